"""5.53 Indian alliances: cards 23 to 33."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.events.reinforcements import enter, is_open
from arpents.games.wilderness_war.events.replacements import (
    INDIANS_THERE,
    REGULARS_ONLY,
    SOUTH_PROVINCIALS,
    Removing,
    cannot_restore,
)
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    CANAJOHARIE,
    DEPARTMENT,
    FRENCH,
    MONTREAL,
    NEIGHBOURS,
    NIAGARA,
    OHIO_FORKS,
    PLACES_ON_MAP,
    SOUTHERN,
    SPACE_NUMBER,
    UNUSED,
    VILLAGES,
    distance,
)
from arpents.games.wilderness_war.facts.deck import CHEROKEE_UPRISING, INDIANS_DESERT
from arpents.games.wilderness_war.facts.pieces import (
    CHEROKEE,
    GROUP,
    IROQUOIS,
    IS_INDIAN,
    JOHNSON,
    MOHAWK,
    NATION,
    NORTHERN_NATIONS,
    PIECES,
    SIDE,
    UNITS,
    UPPER_LAKES_NATIONS,
    VILLAGE,
    WESTERN_NATIONS,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    BESIEGED_FORT_FAILS,
    CHEROKEES_CAME,
    CHEROKEES_MUST_COME,
    FORT,
    JOHNSON_BESIEGED,
    UPRISING,
)

ONEIDA_SPACES = ("oswego", "oneida-carry-west", "oneida-carry-east")
IROQUOIS_VILLAGES = [
    village for village in VILLAGES if village != CANAJOHARIE and any(
        GROUP[unit] == IROQUOIS and VILLAGE[unit] == village for unit in UNITS[BRITISH]
    )
]  # fmt: skip


def french_fort_at(state: State, space: int) -> bool:
    """A finished French fort; whether a besieged one counts is an option."""
    if state.work[space] != 2 * FORT + FRENCH:
        return False
    return not (state.siege[space] and state.options[BESIEGED_FORT_FAILS])  # WW-29


# -- 23-27 Northern and Western alliances


def cannot_ally_north(state: State, side: int) -> int:
    return ALLOWED if state.controls(FRENCH, MONTREAL) else reasons.NEEDS_MONTREAL


def cannot_ally_west(state: State, side: int) -> int:
    return ALLOWED if french_fort_at(state, OHIO_FORKS) else reasons.NEEDS_OHIO_FORT


def french_alliance(state: State, side: int, card: int, nations: int) -> None:
    """The die, halved while the French have fewer than five points."""
    die = state.chance.die()
    points = die if state.points >= 5 else (die + 1) // 2
    state.tell(kinds.EVENT_ROLLED, "5.53", card, die)
    state.begin(Alliance(side, french_groups(state, nations), 2 * points))


def french_groups(state: State, nations: int) -> int:
    """5.531 Those nations, and with a fort at Niagara the Pays d'en Haut, who answer both cards."""
    return 1 << nations | (1 << UPPER_LAKES_NATIONS if french_fort_at(state, NIAGARA) else 0)


def nobody_answers(state: State, side: int, groups: int) -> bool:
    """No unit of these groups can come or be restored."""
    alliance = Alliance(side, groups, 2)
    for unit in UNITS[side]:
        if alliance.cannot_enlist(state, unit) == ALLOWED or alliance.cannot_restore(state, unit) == ALLOWED:
            return False
    return True


def northern_alliance(state: State, side: int, card: int) -> None:
    french_alliance(state, side, card, NORTHERN_NATIONS)


def western_alliance(state: State, side: int, card: int) -> None:
    french_alliance(state, side, card, WESTERN_NATIONS)


# -- 28 Iroquois alliance


def johnson_near(state: State, spaces: list[int]) -> bool:
    """Johnson on the map, within two spaces of one of these."""
    at = state.where[JOHNSON]
    if at >= PLACES_ON_MAP:
        return False
    for space in spaces:
        if distance(at, space) <= 2:
            return True
    return False


def cannot_ally_iroquois(state: State, side: int) -> int:
    own = False
    for name in ONEIDA_SPACES:
        space = SPACE_NUMBER[name]
        if state.has_work(1 - side, space):
            return reasons.NEEDS_ONEIDA_WORK
        own = own or state.has_work(side, space)
    if not own:
        return reasons.NEEDS_ONEIDA_WORK
    if side == BRITISH:
        if not johnson_near(state, IROQUOIS_VILLAGES):
            return reasons.JOHNSON_TOO_FAR
        if state.besieged(BRITISH, state.where[JOHNSON]) and not state.options[JOHNSON_BESIEGED]:  # WW-30
            return reasons.JOHNSON_TOO_FAR
    return ALLOWED


def iroquois_alliance(state: State, side: int, card: int) -> None:
    die = state.chance.die()
    state.tell(kinds.EVENT_ROLLED, "5.53", card, die)
    state.begin(Alliance(side, 1 << IROQUOIS, 2 * die))


class Alliance(Step):
    """A point brings a unit to its village, half a point restores one."""

    def __init__(self, seat: int, groups: int, halves: int) -> None:
        super().__init__(seat)
        self.groups = groups
        self.halves = halves

    def copy(self) -> Alliance:
        return Alliance(self.seat, self.groups, self.halves)

    def run(self, state: State) -> bool:
        if state.touched:
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        for unit in UNITS[self.seat]:
            if self.cannot_enlist(state, unit) == ALLOWED or self.cannot_restore(state, unit) == ALLOWED:
                return ASK
        return state.end()

    def is_called(self, unit: int) -> bool:
        return (
            unit < PIECES and SIDE[unit] == self.seat and IS_INDIAN[unit] == 1 and self.groups >> GROUP[unit] & 1 == 1
        )

    def cannot_enlist(self, state: State, unit: int) -> int:
        if not self.is_called(unit) or state.where[unit] != UNUSED:
            return reasons.NOT_OF_THIS_EVENT
        if self.halves < 2:
            return reasons.NO_POINTS_LEFT
        if not is_open(state, self.seat, VILLAGE[unit]):
            return reasons.VILLAGE_CLOSED  # 5.522
        if GROUP[unit] == IROQUOIS:  # 5.533
            for other in UNITS[1 - self.seat]:
                if NATION[other] == NATION[unit] and state.on_map(other):
                    return reasons.NATION_SERVES_ENEMY
        for other in UNITS[self.seat]:
            if other == unit:
                return ALLOWED
            if NATION[other] == NATION[unit] and state.where[other] == UNUSED:
                return reasons.EQUAL_UNIT_FIRST
        return ALLOWED

    def cannot_restore(self, state: State, unit: int) -> int:
        if not self.is_called(unit):
            return reasons.NOT_OF_THIS_EVENT
        if self.halves < 1:
            return reasons.NO_POINTS_LEFT
        reason = cannot_restore(state, self.seat, unit)
        if reason != ALLOWED:
            return reason
        return ALLOWED if state.first_alike(unit, self.told_apart()) else reasons.EQUAL_UNIT_FIRST

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        for unit in UNITS[self.seat]:
            if self.is_called(unit):
                found.append((kinds.ENLIST if state.where[unit] == UNUSED else kinds.RESTORE) | unit)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.ENLIST:
            return self.cannot_enlist(state, noun_of(action))
        if kind_of(action) == kinds.RESTORE:
            return self.cannot_restore(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.halves = 0
            return
        unit = noun_of(action)
        if kind_of(action) == kinds.ENLIST:
            self.halves -= 2
            enter(state, unit, VILLAGE[unit])
        else:
            self.halves -= 1
            state.restore(unit, "5.523")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-alliance", "5.53", {"halves": self.halves})


# -- 29 Mohawks, 30 Cherokees


def cannot_call_mohawks(state: State, side: int) -> int:
    if not johnson_near(state, [CANAJOHARIE]) or state.besieged(BRITISH, state.where[JOHNSON]):
        return reasons.JOHNSON_TOO_FAR
    return ALLOWED


def mohawks(state: State, side: int, card: int) -> None:
    place = state.where[JOHNSON]
    bring_nation(state, MOHAWK, place if is_open(state, side, place) else NOWHERE)


def bring_nation(state: State, group: int, place: int) -> None:
    """All units of a group come to one place; the reduced ones are restored."""
    for unit in UNITS[BRITISH]:
        if GROUP[unit] != group:
            continue
        if state.where[unit] == UNUSED:
            if place >= 0:
                enter(state, unit, place)
        elif cannot_restore(state, BRITISH, unit) == ALLOWED:
            state.restore(unit, "5.523")


def cannot_call_cherokees(state: State, side: int) -> int:
    return reasons.UPRISING_PLAYED if state.flags & UPRISING else ALLOWED


def cherokees(state: State, side: int, card: int) -> None:
    """The marker is set even if nobody can come; an option asks for Cherokees on the map."""
    here = [unit for unit in UNITS[BRITISH] if GROUP[unit] == CHEROKEE and state.on_map(unit)]
    if not state.options[CHEROKEES_MUST_COME] or here or cherokee_spaces(state):  # WW-44
        state.flags |= CHEROKEES_CAME
    state.begin(CherokeesArrive(side))


def cherokee_spaces(state: State) -> list[int]:
    """Unbesieged British fortifications of the Southern Department."""
    return [
        space
        for space in range(PLACES_ON_MAP)
        if DEPARTMENT[space] == SOUTHERN and state.safe_work(BRITISH, space) and is_open(state, BRITISH, space)
    ]


class CherokeesArrive(Step):
    """All together, at one unbesieged British fortification of the Southern Department."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> CherokeesArrive:
        return CherokeesArrive(self.seat, self.done)

    def run(self, state: State) -> bool:
        if self.done:
            return state.end()
        spaces = cherokee_spaces(state)
        unused = [unit for unit in UNITS[BRITISH] if GROUP[unit] == CHEROKEE and state.where[unit] == UNUSED]
        if len(spaces) > 1 and unused:
            return ASK
        bring_nation(state, CHEROKEE, spaces[0] if spaces else NOWHERE)
        return state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PICK_SPACE | space for space in cherokee_spaces(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.PICK_SPACE:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in cherokee_spaces(state) else reasons.NOT_A_SPACE

    def apply(self, state: State, seat: int, action: int) -> None:
        bring_nation(state, CHEROKEE, noun_of(action))
        self.done = 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-cherokees", "5.53")


# -- 31 Cherokee uprising, 32 Treaty of Easton, 33 Indians desert


def cannot_rise(state: State, side: int) -> int:
    return ALLOWED if state.flags & CHEROKEES_CAME else reasons.CHEROKEES_NOT_PLAYED


def cherokee_uprising(state: State, side: int, card: int) -> None:
    """Two Regulars, one Southern Provincial and every Cherokee, none of them besieged."""
    state.flags |= UPRISING
    for unit in UNITS[BRITISH]:
        if GROUP[unit] == CHEROKEE and state.on_map(unit) and not state.besieged(BRITISH, state.where[unit]):
            state.eliminate(unit, "5.5")
    state.begin(Removing(BRITISH, BRITISH, CHEROKEE_UPRISING, SOUTH_PROVINCIALS, NOWHERE, 1))
    state.begin(Removing(BRITISH, BRITISH, CHEROKEE_UPRISING, REGULARS_ONLY, NOWHERE, 2))


def cannot_treat(state: State, side: int) -> int:
    """British Drilled Troops in an own unbesieged fortification at Ohio Forks or next to it."""
    for space in NEIGHBOURS[OHIO_FORKS] + [OHIO_FORKS]:
        if state.safe_work(BRITISH, space) and state.drilled_at(BRITISH, space):
            return ALLOWED
    return reasons.FORBES_ROAD_NOT_BUILT


def treaty_of_easton(state: State, side: int, card: int) -> None:
    for unit in western_warriors(state):
        state.eliminate(unit, "5.5")


def western_warriors(state: State) -> list[int]:
    return [
        unit
        for unit in UNITS[FRENCH]
        if GROUP[unit] == WESTERN_NATIONS and state.on_map(unit) and not state.besieged(FRENCH, state.where[unit])
    ]


def nobody_treats(state: State, side: int) -> bool:
    return not western_warriors(state)


def deserters(state: State, side: int) -> list[int]:
    """Spaces with unbesieged Indians of the enemy."""
    return [
        space
        for space in range(PLACES_ON_MAP)
        if state.has_indians(1 - side, space) and not state.besieged(1 - side, space)
    ]


def indians_desert(state: State, side: int, card: int) -> None:
    state.begin(Desertion(side))


class Desertion(Step):
    """The player names a space and sends up to two enemy Indian units home for good."""

    def __init__(self, seat: int, space: int = -1) -> None:
        super().__init__(seat)
        self.space = space

    def copy(self) -> Desertion:
        return Desertion(self.seat, self.space)

    def run(self, state: State) -> bool:
        return ASK if self.space < 0 and deserters(state, self.seat) else state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PICK_SPACE | space for space in deserters(state, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.PICK_SPACE:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in deserters(state, self.seat) else reasons.NO_TARGET_UNITS

    def apply(self, state: State, seat: int, action: int) -> None:
        self.space = noun_of(action)
        state.begin(Removing(self.seat, 1 - self.seat, INDIANS_DESERT, INDIANS_THERE, self.space, 2))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-desertion", "5.5")


# -- when nobody comes


def north_stays(state: State, side: int) -> bool:
    return nobody_answers(state, side, french_groups(state, NORTHERN_NATIONS))


def west_stays(state: State, side: int) -> bool:
    return nobody_answers(state, side, french_groups(state, WESTERN_NATIONS))


def iroquois_stay(state: State, side: int) -> bool:
    return nobody_answers(state, side, 1 << IROQUOIS)


def mohawks_stay(state: State, side: int) -> bool:
    return group_stays(state, MOHAWK, is_open(state, BRITISH, state.where[JOHNSON]))


def cherokees_stay(state: State, side: int) -> bool:
    return group_stays(state, CHEROKEE, bool(cherokee_spaces(state)))


def group_stays(state: State, group: int, can_enter: bool) -> bool:
    for unit in UNITS[BRITISH]:
        if GROUP[unit] == group:
            if state.where[unit] == UNUSED:
                if can_enter:
                    return False
            elif not cannot_restore(state, BRITISH, unit):
                return False
    return True


def nobody_deserts(state: State, side: int) -> bool:
    return not deserters(state, side)
