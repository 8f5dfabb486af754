"""Grand strategy and misfortune: cards 5, 21, 22, 34, 62, 67 and 69."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.losses import BY_SICKNESS, Losses
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.events.reinforcements import pitt_leaders_join
from arpents.games.wilderness_war.facts.board import BRITISH, FRENCH, LOUISBOURG, PLACES_ON_MAP
from arpents.games.wilderness_war.facts.deck import (
    BRITISH_REGULARS,
    CARDS,
    EVENT,
    FRENCH_REGULARS,
    HIGHLANDERS,
    LIGHT_INFANTRY_EVENT,
    LOUISBOURG_SQUADRONS,
    TROOP_TRANSPORTS,
)
from arpents.games.wilderness_war.facts.pieces import IS_INDIAN, LEADERS, PIECES
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    DIPLOMATIC,
    DISCARDED,
    HAND,
    NO_AMPHIB,
    NO_FRENCH_NAVAL,
    PITT,
    QUIBERON,
    REMOVED,
)

# -- 5 Bastions Repaired


def breaches(state: State, side: int) -> list[int]:
    """Own besieged works at siege level 1 or 2."""
    return [space for space in range(PLACES_ON_MAP) if state.siege[space] > 1 and state.owner(space) == side]


def cannot_repair(state: State, side: int) -> int:
    return ALLOWED if breaches(state, side) else reasons.NO_BREACH_TO_REPAIR


def bastions_repaired(state: State, side: int, card: int) -> None:
    state.begin(BastionsRepaired(side))


class BastionsRepaired(Step):
    """A siege goes back to level 0."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> BastionsRepaired:
        return BastionsRepaired(self.seat, self.done)

    def run(self, state: State) -> bool:
        return state.end() if self.done else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PICK_SPACE | space for space in breaches(state, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.PICK_SPACE:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in breaches(state, self.seat) else reasons.NO_BREACH_TO_REPAIR

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        state.set_siege(noun_of(action), 1)
        state.tell(kinds.BASTIONS_REPAIRED_AT, "8.23", noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-bastions", "8.23")


# -- 21 Louisbourg Squadrons


def cannot_send_squadrons(state: State, side: int) -> int:
    return ALLOWED if state.controls(FRENCH, LOUISBOURG) else reasons.NEEDS_LOUISBOURG


def louisbourg_squadrons(state: State, side: int, card: int) -> None:
    """No landing this year; on 1 to 3 the fleet is lost and French ships never sail again."""
    state.flags |= NO_AMPHIB
    state.tell(kinds.LASTING_EVENT, "5.51", LOUISBOURG_SQUADRONS)
    die = state.chance.die()
    state.tell(kinds.EVENT_ROLLED, "5.51", card, die)
    if die <= 3:
        state.flags |= NO_FRENCH_NAVAL
        state.put_card(card, REMOVED)


# -- 22 Governor Vaudreuil Interferes


def cannot_swap_leader(state: State, leader: int) -> int:
    if leader >= PIECES or leader not in LEADERS[FRENCH]:
        return reasons.NOT_YOURS
    if not state.on_map(leader):
        return reasons.NOT_ON_MAP
    if state.besieged(FRENCH, state.where[leader]):
        return reasons.LEADER_BESIEGED
    if state.where[leader] == LOUISBOURG and state.flags & NO_FRENCH_NAVAL:
        return reasons.NO_FRENCH_FLEET
    return ALLOWED


def swappable(state: State) -> list[int]:
    return [leader for leader in LEADERS[FRENCH] if cannot_swap_leader(state, leader) == ALLOWED]


def cannot_interfere(state: State, side: int) -> int:
    return ALLOWED if len(swappable(state)) >= 2 else reasons.NO_ELIGIBLE_LEADERS


def nobody_moves(state: State, side: int) -> bool:
    """All who could be exchanged stand in one space."""
    return len({state.where[leader] for leader in swappable(state)}) < 2


def vaudreuil_interferes(state: State, side: int, card: int) -> None:
    state.begin(VaudreuilInterferes(side))


class VaudreuilInterferes(Step):
    """Two French leaders exchange their places."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> VaudreuilInterferes:
        return VaudreuilInterferes(self.seat, self.done)

    def run(self, state: State) -> bool:
        return state.end() if self.done else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        leaders = swappable(state)
        return [kinds.SWAP | first << 8 | second for first in leaders for second in leaders if first < second]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.SWAP or high_of(action) >= low_of(action):
            return NOT_ASKED
        reason = cannot_swap_leader(state, high_of(action))
        return reason if reason != ALLOWED else cannot_swap_leader(state, low_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        first = high_of(action)
        second = low_of(action)
        there = state.where[first]
        state.tell(kinds.MOVED, "5.5", first, there, state.where[second])
        state.tell(kinds.MOVED, "5.5", second, state.where[second], there)
        state.move(first, state.where[second])
        state.move(second, there)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-swap", "5.5")


# -- 34 Small Pox


def crowded(state: State, side: int) -> list[int]:
    """Spaces with more than four enemy units, inside and outside together."""
    return [space for space in range(PLACES_ON_MAP) if state.count_units(1 - side, space) > 4]


def cannot_infect(state: State, side: int) -> int:
    return ALLOWED if crowded(state, side) else reasons.STACK_TOO_SMALL


def small_pox(state: State, side: int, card: int) -> None:
    state.begin(SmallPox(side, card))


PICK: Final = 0
SICK: Final = 1
OVER: Final = 2


class SmallPox(Step):
    """A great stack loses steps by the die, halved for eight units or fewer; then its Indians go."""

    def __init__(self, seat: int, card: int, step: int = PICK, space: int = -1) -> None:
        super().__init__(seat, step)
        self.card = card
        self.space = space

    def copy(self) -> SmallPox:
        return SmallPox(self.seat, self.card, self.step, self.space)

    def run(self, state: State) -> bool:
        if self.step == PICK:
            return ASK
        if self.step == SICK:
            self.step = OVER
            for unit in state.units_at(1 - self.seat, self.space):
                if IS_INDIAN[unit]:
                    state.eliminate(unit, "8.22")
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PICK_SPACE | space for space in crowded(state, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.PICK_SPACE:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in crowded(state, self.seat) else reasons.STACK_TOO_SMALL

    def apply(self, state: State, seat: int, action: int) -> None:
        self.space = noun_of(action)
        self.step = SICK
        enemy = 1 - self.seat
        die = state.chance.die()
        state.tell(kinds.EVENT_ROLLED, "8.22", self.card, die)
        owed = die if state.count_units(enemy, self.space) > 8 else (die + 1) // 2
        state.begin(Losses(enemy, BY_SICKNESS, self.space, owed))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-small-pox", "8.22")


# -- 62 Quiberon Bay


def cannot_win_quiberon(state: State, side: int) -> int:
    if state.flags & NO_FRENCH_NAVAL or state.controls(BRITISH, LOUISBOURG) or state.year >= 1760:
        return ALLOWED
    return reasons.QUIBERON_NOT_YET


def quiberon_bay(state: State, side: int, card: int) -> None:
    """The French hand shrinks to seven, and the British go first from the next season."""
    state.flags |= QUIBERON
    set_hand_size(state, FRENCH, 7)
    state.first_side = BRITISH
    state.tell(kinds.LASTING_EVENT, "5.51", EVENT[card])


def set_hand_size(state: State, side: int, size: int) -> None:
    sizes = state.hand_size[:]
    sizes[side] = size
    state.hand_size = sizes
    state.tell(kinds.HAND_SIZE_CHANGED, "5.51", side, size)


# -- 67 William Pitt, 69 Diplomatic Revolution

PITT_LIST: Final[list[int]] = [HIGHLANDERS, BRITISH_REGULARS, LIGHT_INFANTRY_EVENT, TROOP_TRANSPORTS]
REVOLUTION_LIST: Final[list[int]] = [FRENCH_REGULARS, TROOP_TRANSPORTS]


def william_pitt(state: State, side: int, card: int) -> None:
    state.flags |= PITT
    set_hand_size(state, BRITISH, 9)
    pitt_leaders_join(state)
    state.tell(kinds.LASTING_EVENT, "5.51", EVENT[card])
    state.begin(TakeBack(BRITISH))


def cannot_revolt(state: State, side: int) -> int:
    return reasons.QUIBERON_PLAYED if state.flags & QUIBERON else ALLOWED


def diplomatic_revolution(state: State, side: int, card: int) -> None:
    state.flags |= DIPLOMATIC
    set_hand_size(state, FRENCH, 9)
    state.tell(kinds.LASTING_EVENT, "5.51", EVENT[card])
    state.begin(TakeBack(FRENCH))


class TakeBack(Step):
    """5.22 One card of a list may be taken from the discard pile into the hand."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> TakeBack:
        return TakeBack(self.seat, self.done)

    def run(self, state: State) -> bool:
        return ASK if not self.done and self.offers(state) else state.end()

    def listed(self) -> list[int]:
        return PITT_LIST if self.seat == BRITISH else REVOLUTION_LIST

    def offers(self, state: State) -> list[int]:
        return [card for card in range(1, CARDS) if state.card_in[card] == DISCARDED and EVENT[card] in self.listed()]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE] + [kinds.TAKE_CARD | card for card in self.offers(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.TAKE_CARD:
            card = noun_of(action)
            if card >= CARDS or state.card_in[card] != DISCARDED:
                return reasons.CARD_NOT_DISCARDED
            return ALLOWED if EVENT[card] in self.listed() else reasons.NOT_ON_THE_LIST
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.done = 1
        if action != kinds.DONE:
            card = noun_of(action)
            state.put_card(card, HAND + self.seat)
            state.show_card(self.seat, card)
            state.tell(kinds.CARD_TAKEN_BACK, "5.22", self.seat, card)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-take-back", "5.22")
