"""Recruits and reinforcements: cards 46 to 61, 63 to 66 and 68."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.events.reinforcements import (
    AT_ANY_WORK,
    AT_COLONIAL_FORTRESSES,
    AT_FORTRESSES,
    AT_FRENCH_PORTS,
    AT_PORTS,
    Arrivals,
    LeaderDraw,
    call_up,
    enter,
    is_open,
    may_enter,
    pool,
    unused_of,
)
from arpents.games.wilderness_war.events.replacements import (
    MILITIAS,
    RANGERS_ONLY,
    RECRUITS,
    REGULARS,
    Restoring,
    cannot_restore,
    restorable,
)
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    HALIFAX,
    MILITIA_BOX_OF,
    NORTHERN,
    PLACES_ON_MAP,
    QUEBEC,
    SOUTHERN,
    ST_LAWRENCE,
    WAITING,
)
from arpents.games.wilderness_war.facts.deck import LARGE_HIGHLANDERS
from arpents.games.wilderness_war.facts.pieces import (
    COUREUR,
    HIGHLAND,
    LEADERS,
    LIGHT_INFANTRY,
    MILITIA,
    RANGER,
    REGULAR,
    ROYAL_AMERICAN,
    TYPE,
    UNITS,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    EARLY_REGULARS_COST,
    FRENCH_REGULARS_SPLIT,
    MONTCALM_CAME,
    PITT,
    QUEBEC_BESIEGED_BARS,
    QUIBERON,
    REGULARS_OF,
)

# -- 46 Colonial Recruits, 47 Troop Transports, 48 Victories in Germany


def colonial_recruits(state: State, side: int, card: int) -> None:
    die = state.chance.die()
    state.tell(kinds.EVENT_ROLLED, "5.523", card, die)
    state.begin(Restoring(side, RECRUITS, die))


def cannot_ship_troops(state: State, side: int) -> int:
    """French ships need an open ocean and a Québec that is not British."""
    if side == FRENCH:
        if state.flags & QUIBERON:
            return reasons.QUIBERON_PLAYED
        if state.controls(BRITISH, QUEBEC):
            return reasons.QUEBEC_LOST
        if state.siege[QUEBEC] and state.options[QUEBEC_BESIEGED_BARS]:  # WW-34
            return reasons.QUEBEC_LOST
    return ALLOWED


def troop_transports(state: State, side: int, card: int) -> None:
    state.begin(Restoring(side, REGULARS, 6 if side == BRITISH else 3))


def cannot_release_troops(state: State, side: int) -> int:
    return reasons.NOT_IN_1755 if state.year == 1755 else cannot_ship_troops(state, side)


def victories_in_germany(state: State, side: int, card: int) -> None:
    die = state.chance.die()
    state.tell(kinds.EVENT_ROLLED, "5.523", card, die)
    state.begin(Restoring(side, REGULARS, die))


# -- 49-52 Call Out Militias


def call_out_militias(state: State, side: int, card: int) -> None:
    state.begin(MilitiaCall(side))


class MilitiaCall(Step):
    """One new militia unit in a box, or two reduced ones restored."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> MilitiaCall:
        return MilitiaCall(self.seat, self.done)

    def run(self, state: State) -> bool:
        if self.done or not self.actions(state, self.seat):
            return state.end()
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RAISE | NORTHERN, kinds.RAISE | SOUTHERN, kinds.RAISE | ST_LAWRENCE, kinds.REFIT_ALL]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.REFIT_ALL:
            return ALLOWED if restorable(state, self.seat, MILITIAS) else reasons.NO_TARGET_UNITS
        if kind_of(action) != kinds.RAISE or noun_of(action) not in (NORTHERN, SOUTHERN, ST_LAWRENCE):
            return NOT_ASKED
        if (noun_of(action) == ST_LAWRENCE) != (self.seat == FRENCH):
            return NOT_ASKED
        return ALLOWED if unused_of(state, self.seat, MILITIA, 1) else reasons.NOTHING_TO_RAISE

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        if action == kinds.REFIT_ALL:
            state.begin(Restoring(self.seat, MILITIAS, 2))
        else:
            enter(state, unused_of(state, self.seat, MILITIA, 1)[0], MILITIA_BOX_OF[noun_of(action)])

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-militia-call", "5.52")


# -- 53 Rangers, 54 Light Infantry


def can_enlist_rangers(state: State) -> bool:
    if not unused_of(state, BRITISH, RANGER, 1):
        return False
    for space in range(PLACES_ON_MAP):
        if may_enter(state, BRITISH, AT_ANY_WORK, space):
            return True
    return False


def rangers(state: State, side: int, card: int) -> None:
    state.begin(RangersCall(side))


class RangersCall(Step):
    """One new Ranger unit at a fortification, or two reduced ones restored."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> RangersCall:
        return RangersCall(self.seat, self.done)

    def run(self, state: State) -> bool:
        if self.done or not self.actions(state, self.seat):
            return state.end()
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.ENLIST_RANGERS, kinds.REFIT_ALL]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.REFIT_ALL:
            return ALLOWED if restorable(state, self.seat, RANGERS_ONLY) else reasons.NO_TARGET_UNITS
        if action != kinds.ENLIST_RANGERS:
            return NOT_ASKED
        return ALLOWED if can_enlist_rangers(state) else reasons.NOTHING_TO_RAISE

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        if action == kinds.REFIT_ALL:
            state.begin(Restoring(self.seat, RANGERS_ONLY, 2))
        else:
            call_up(state, unused_of(state, BRITISH, RANGER, 1))
            state.begin(Arrivals(BRITISH, AT_ANY_WORK, 0))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-rangers-call", "5.52")


def bring(state: State, kind: int, count: int, leaders: int, sort: int) -> None:
    """5.55 British troops and leaders: the draw comes before any placement."""
    call_up(state, unused_of(state, BRITISH, kind, count))
    state.begin(Arrivals(BRITISH, sort, 0))
    state.begin(LeaderDraw(BRITISH, leaders))


def light_infantry(state: State, side: int, card: int) -> None:
    bring(state, LIGHT_INFANTRY, 2, 1, AT_FORTRESSES)


# -- 55, 56, 68 French Regulars


def cannot_send_french(state: State, side: int) -> int:
    if state.flags & QUIBERON:
        return reasons.QUIBERON_PLAYED
    return reasons.ALREADY_REGULARS if state.flags & REGULARS_OF << FRENCH else ALLOWED


def french_regulars(state: State, side: int, card: int) -> None:
    state.flags |= REGULARS_OF << FRENCH
    pay_for_regulars(state, FRENCH)
    call_up(state, unused_of(state, FRENCH, REGULAR, 2))
    if not state.flags & MONTCALM_CAME:
        state.flags |= MONTCALM_CAME
        call_up(state, [leader for leader in LEADERS[FRENCH] if state.where[leader] == WAITING])
    state.begin(Arrivals(FRENCH, AT_FRENCH_PORTS, 0 if state.options[FRENCH_REGULARS_SPLIT] else 1))  # WW-32


def pay_for_regulars(state: State, side: int) -> None:
    """18.3"""
    if state.options[EARLY_REGULARS_COST] and state.year <= 1756:
        state.score(1 - side, 1, "18.3")


# -- 57-59, 64 British Regulars; 60, 61, 63 Highlanders; 65 Royal Americans


def cannot_send_british(state: State, side: int) -> int:
    return reasons.ALREADY_REGULARS if state.flags & REGULARS_OF << BRITISH else ALLOWED


def british_regulars(state: State, side: int, card: int) -> None:
    state.flags |= REGULARS_OF << BRITISH
    pay_for_regulars(state, BRITISH)
    bring(state, REGULAR, 3, 1, AT_PORTS)


def cannot_send_highlanders(state: State, side: int) -> int:
    return ALLOWED if state.flags & PITT or state.year >= 1759 else reasons.PITT_NOT_PLAYED


def highlanders(state: State, side: int, card: int) -> None:
    if card == LARGE_HIGHLANDERS:
        bring(state, HIGHLAND, 4, 2, AT_PORTS)
    else:
        bring(state, HIGHLAND, 1, 1, AT_PORTS)


def royal_americans(state: State, side: int, card: int) -> None:
    bring(state, ROYAL_AMERICAN, 4, 1, AT_COLONIAL_FORTRESSES)


# -- 66 Acadians Expelled


def acadians_expelled(state: State, side: int, card: int) -> None:
    if is_open(state, BRITISH, HALIFAX):
        for unit in unused_of(state, BRITISH, REGULAR, 2):
            enter(state, unit, HALIFAX)
    for unit in UNITS[FRENCH]:
        if (TYPE[unit] == COUREUR or TYPE[unit] == MILITIA) and cannot_restore(state, FRENCH, unit) == ALLOWED:
            state.restore(unit, "5.523")
    call_up(state, unused_of(state, FRENCH, COUREUR, 1))
    state.begin(Arrivals(FRENCH, AT_FRENCH_PORTS, 0))


# -- when nobody comes: no counters, no leaders, or no space to enter


def no_recruits(state: State, side: int) -> bool:
    return not restorable(state, side, RECRUITS)


def no_regulars(state: State, side: int) -> bool:
    return not restorable(state, side, REGULARS)


def no_militia(state: State, side: int) -> bool:
    return not unused_of(state, side, MILITIA, 1) and not restorable(state, side, MILITIAS)


def no_rangers(state: State, side: int) -> bool:
    nobody = not unused_of(state, BRITISH, RANGER, 1) or shut(state, BRITISH, AT_ANY_WORK)
    return nobody and not restorable(state, BRITISH, RANGERS_ONLY)


def no_light_infantry(state: State, side: int) -> bool:
    return british_stay(state, LIGHT_INFANTRY, AT_FORTRESSES)


def no_british_regulars(state: State, side: int) -> bool:
    return british_stay(state, REGULAR, AT_PORTS)


def no_highlanders(state: State, side: int) -> bool:
    return british_stay(state, HIGHLAND, AT_PORTS)


def no_royal_americans(state: State, side: int) -> bool:
    return british_stay(state, ROYAL_AMERICAN, AT_COLONIAL_FORTRESSES)


def british_stay(state: State, kind: int, sort: int) -> bool:
    return shut(state, BRITISH, sort) or not (unused_of(state, BRITISH, kind, 1) or pool(state))


def no_french_regulars(state: State, side: int) -> bool:
    leaders = [leader for leader in LEADERS[FRENCH] if state.where[leader] == WAITING]
    if state.flags & MONTCALM_CAME:
        leaders = []
    return shut(state, FRENCH, AT_FRENCH_PORTS) or not (unused_of(state, FRENCH, REGULAR, 1) or leaders)


def no_acadians(state: State, side: int) -> bool:
    if unused_of(state, BRITISH, REGULAR, 1) and is_open(state, BRITISH, HALIFAX):
        return False
    if unused_of(state, FRENCH, COUREUR, 1) and not shut(state, FRENCH, AT_FRENCH_PORTS):
        return False
    returning = (COUREUR, MILITIA)
    return not [u for u in UNITS[FRENCH] if TYPE[u] in returning and not cannot_restore(state, FRENCH, u)]


def shut(state: State, side: int, sort: int) -> bool:
    """5.522 No space to enter."""
    for space in range(PLACES_ON_MAP):
        if may_enter(state, side, sort, space):
            return False
    return True
