"""5.54 Assemblies, couriers and ministers: cards 35 to 45 and 70."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE
from arpents.games.wilderness_war.events.reinforcements import (
    IN_THE_NORTH,
    IN_THE_SOUTH,
    Arrivals,
    call_up,
    may_enter,
    unused_of,
)
from arpents.games.wilderness_war.events.replacements import (
    NORTH_PROVINCIALS,
    SOUTH_PROVINCIALS,
    Removing,
    removable,
    restorable,
    restore_all,
)
from arpents.games.wilderness_war.facts.board import BRITISH, DEPARTMENT, FRENCH, NORTHERN, PLACES_ON_MAP, SOUTHERN
from arpents.games.wilderness_war.facts.deck import (
    BRITISH_REGULARS,
    CARDS,
    COLONIAL_POLITICS,
    EVENT,
    FRONTIER_DUTY,
    HIGHLANDERS,
    LIGHT_INFANTRY_EVENT,
    STINGY_ASSEMBLY,
    TROOP_TRANSPORTS,
    VICTORIES_IN_GERMANY,
)
from arpents.games.wilderness_war.facts.pieces import NORTHERN_PROVINCIAL, SHIRLEY, SOUTHERN_PROVINCIAL, TYPE, UNITS
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import BRITISH_CHOOSE_FRONTIER, DECK, DISCARDED, HAND

RELUCTANT: Final = 0
SUPPORTIVE: Final = 1
ENTHUSIASTIC: Final = 2
NORTHERN_CAP: Final[list[int]] = [6, 10, 18]  # by level
SOUTHERN_CAP: Final[list[int]] = [2, 4, 6]
CRISIS_EVENTS: Final[list[int]] = [
    BRITISH_REGULARS,
    HIGHLANDERS,
    LIGHT_INFANTRY_EVENT,
    TROOP_TRANSPORTS,
    VICTORIES_IN_GERMANY,
]


def provincials_of(department: int) -> int:
    return NORTH_PROVINCIALS if department == NORTHERN else SOUTH_PROVINCIALS


def provincials_in_play(state: State, department: int) -> int:
    """By the Department on the counter, wherever they stand."""
    kind = NORTHERN_PROVINCIAL if department == NORTHERN else SOUTHERN_PROVINCIAL
    return len([unit for unit in UNITS[BRITISH] if TYPE[unit] == kind and state.on_map(unit)])


def cap(state: State, department: int) -> int:
    return (NORTHERN_CAP if department == NORTHERN else SOUTHERN_CAP)[state.assemblies]


# -- 35 Courier intercepted!, 36 François Bigot, 37 British ministerial crisis


def cannot_rob(state: State, side: int) -> int:
    return ALLOWED if state.hands[1 - side] else reasons.HAND_EMPTY


def courier_intercepted(state: State, side: int, card: int) -> None:
    die = state.chance.die()
    state.tell(kinds.EVENT_ROLLED, "5.5", card, die)
    if die < 3:
        return
    hand = state.hand(1 - side)
    stolen = hand[state.chance.below(len(hand))]
    state.put_card(stolen, HAND + side)
    state.show_card(side, stolen)
    state.shown += 1
    state.tell(kinds.CARD_STOLEN, "5.5", side)
    state.whisper(3, kinds.STOLEN_CARD, "5.5", side, stolen)


def francois_bigot(state: State, side: int, card: int) -> None:
    hand = state.hand(FRENCH)
    lost = hand[state.chance.below(len(hand))]
    state.play_card(FRENCH, lost, DISCARDED, kinds.AS_NOTHING, "5.25")


def nothing_to_give_up(state: State, side: int) -> bool:
    """Whether the French, from what they may know, are sure that the British hold no card of the list."""
    unseen = 0
    for card in state.hand(BRITISH):
        if not state.known[card] >> FRENCH & 1:
            unseen += 1
        elif EVENT[card] in CRISIS_EVENTS:
            return False
    if not unseen:
        return True
    for card in range(1, CARDS):  # the deck and what they have not seen of the hand are one to them
        hidden = state.card_in[card] == DECK or state.card_in[card] == HAND + BRITISH
        if hidden and EVENT[card] in CRISIS_EVENTS:
            return False
    return True


def ministerial_crisis(state: State, side: int, card: int) -> None:
    state.begin(MinisterialCrisis(BRITISH))


class MinisterialCrisis(Step):
    """The British give up one card of the list, if they hold any."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> MinisterialCrisis:
        return MinisterialCrisis(self.seat, self.done)

    def run(self, state: State) -> bool:
        return state.end() if self.done or not state.hands[self.seat] else ASK

    def on_list(self, state: State) -> list[int]:
        return [card for card in state.hand(self.seat) if EVENT[card] in CRISIS_EVENTS]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PASS] + [kinds.GIVE_UP | card for card in state.hand(self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.PASS:
            return reasons.MUST_GIVE_UP_A_CARD if self.on_list(state) else ALLOWED
        if kind_of(action) != kinds.GIVE_UP:
            return NOT_ASKED
        card = noun_of(action)
        if card >= CARDS or state.card_in[card] != HAND + self.seat:
            return reasons.CARD_NOT_IN_HAND
        return ALLOWED if EVENT[card] in CRISIS_EVENTS else reasons.NOT_ON_THE_LIST

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        if action == kinds.PASS:
            state.tell(kinds.NOTHING_GIVEN_UP, "5.5", self.seat)
        else:
            state.play_card(self.seat, noun_of(action), DISCARDED, kinds.AS_NOTHING, "5.23")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-crisis", "5.5")


# -- 38 Provincial Regiments dispersed for frontier duty, 39-40 Stingy Provincial Assembly


def can_lose_provincials(state: State, department: int) -> bool:
    return bool(removable(state, BRITISH, provincials_of(department), NOWHERE))


def cannot_disperse(state: State, side: int) -> int:
    if can_lose_provincials(state, NORTHERN) or can_lose_provincials(state, SOUTHERN):
        return ALLOWED
    return reasons.NO_TARGET_UNITS


def frontier_duty(state: State, side: int, card: int) -> None:
    """As many Provincials of each Department as the French have Raided markers in it."""
    chooser = BRITISH if state.options[BRITISH_CHOOSE_FRONTIER] else FRENCH  # WW-31
    for department in (SOUTHERN, NORTHERN):
        count = 0
        for space in range(PLACES_ON_MAP):
            if DEPARTMENT[space] == department:
                count += state.raided(FRENCH, space)
        if count:
            state.begin(Removing(chooser, BRITISH, FRONTIER_DUTY, provincials_of(department), NOWHERE, count))


def cannot_be_stingy(state: State, side: int) -> int:
    if state.assemblies == ENTHUSIASTIC:
        return reasons.ASSEMBLIES_ENTHUSIASTIC
    return cannot_disperse(state, side)


def stingy_assembly(state: State, side: int, card: int) -> None:
    state.begin(StingyAssembly(side))


class StingyAssembly(Step):
    """The French name a Department, the British lose one Provincial of it."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> StingyAssembly:
        return StingyAssembly(self.seat, self.done)

    def run(self, state: State) -> bool:
        return state.end() if self.done else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.FOR_DEPARTMENT | NORTHERN, kinds.FOR_DEPARTMENT | SOUTHERN]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.FOR_DEPARTMENT or noun_of(action) not in (NORTHERN, SOUTHERN):
            return NOT_ASKED
        return ALLOWED if can_lose_provincials(state, noun_of(action)) else reasons.NO_TARGET_UNITS

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        state.begin(Removing(BRITISH, BRITISH, STINGY_ASSEMBLY, provincials_of(noun_of(action)), NOWHERE, 1))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-stingy", "5.54")


# -- 41-42 British Colonial Politics


def cannot_sway(state: State, side: int) -> int:
    end = ENTHUSIASTIC if side == BRITISH else RELUCTANT
    return reasons.ASSEMBLIES_AT_END if state.assemblies == end else ALLOWED


def colonial_politics(state: State, side: int, card: int) -> None:
    """5.54 One box; a French play makes the British cut down to the caps."""
    state.assemblies += 1 if side == BRITISH else -1
    state.tell(kinds.ASSEMBLIES_MOVED, "5.54", state.assemblies)
    if side == BRITISH:
        return
    for department in (SOUTHERN, NORTHERN):
        excess = provincials_in_play(state, department) - cap(state, department)
        if excess > 0:
            state.begin(Removing(BRITISH, BRITISH, COLONIAL_POLITICS, provincials_of(department), NOWHERE, excess))


# -- 43-45 Raise Provincial Regiments


def recruits_of(state: State, department: int) -> list[int]:
    """Counters that may still come: four or two, within the cap."""
    room = cap(state, department) - provincials_in_play(state, department)
    most = 4 if department == NORTHERN else 2
    kind = NORTHERN_PROVINCIAL if department == NORTHERN else SOUTHERN_PROVINCIAL
    return unused_of(state, BRITISH, kind, min(room, most)) if room > 0 else []


def cannot_raise(state: State, department: int) -> int:
    sort = IN_THE_NORTH if department == NORTHERN else IN_THE_SOUTH
    if recruits_of(state, department):
        for space in range(PLACES_ON_MAP):
            if may_enter(state, BRITISH, sort, space):
                return ALLOWED
    return reasons.NOTHING_TO_RAISE


def cannot_refit(state: State, department: int) -> int:
    return ALLOWED if restorable(state, BRITISH, provincials_of(department)) else reasons.NOTHING_TO_RAISE


def cannot_raise_provincials(state: State, side: int) -> int:
    if state.assemblies == RELUCTANT:
        return reasons.ASSEMBLIES_RELUCTANT
    for department in (NORTHERN, SOUTHERN):
        if cannot_raise(state, department) == ALLOWED or cannot_refit(state, department) == ALLOWED:
            return ALLOWED
    return reasons.NOTHING_TO_RAISE


def raise_provincials(state: State, side: int, card: int) -> None:
    state.begin(RaiseProvincials(side))


class RaiseProvincials(Step):
    """One Department: new regiments at its fortifications, or all its reduced ones restored."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> RaiseProvincials:
        return RaiseProvincials(self.seat, self.done)

    def run(self, state: State) -> bool:
        return state.end() if self.done else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RAISE | NORTHERN, kinds.RAISE | SOUTHERN, kinds.REFIT | NORTHERN, kinds.REFIT | SOUTHERN]

    def forbids(self, state: State, seat: int, action: int) -> int:
        department = noun_of(action)
        if department != NORTHERN and department != SOUTHERN:
            return NOT_ASKED
        if kind_of(action) == kinds.RAISE:
            return cannot_raise(state, department)
        return cannot_refit(state, department) if kind_of(action) == kinds.REFIT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        department = noun_of(action)
        if kind_of(action) == kinds.REFIT:
            restore_all(state, BRITISH, provincials_of(department))
            return
        call_up(state, recruits_of(state, department))
        state.begin(Arrivals(BRITISH, IN_THE_NORTH if department == NORTHERN else IN_THE_SOUTH, 0, 1))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-raise-provincials", "5.54")


# -- 70 Intrigues against Shirley


def cannot_intrigue(state: State, side: int) -> int:
    if state.points < 1:
        return reasons.FRENCH_HAVE_NO_POINT
    at = state.where[SHIRLEY]
    return reasons.SHIRLEY_SAFE if at >= PLACES_ON_MAP or state.besieged(BRITISH, at) else ALLOWED


def intrigues(state: State, side: int, card: int) -> None:
    state.eliminate(SHIRLEY, "5.5")


def no_frontier_calls(state: State, side: int) -> bool:
    return not frontier_calls(state, NORTHERN) and not frontier_calls(state, SOUTHERN)


def frontier_calls(state: State, department: int) -> bool:
    if not can_lose_provincials(state, department):
        return False
    for space in range(PLACES_ON_MAP):
        if DEPARTMENT[space] == department and state.raided(FRENCH, space):
            return True
    return False
