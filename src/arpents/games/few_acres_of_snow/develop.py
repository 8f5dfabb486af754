"""A9. Develop a place."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import WITH_POINTS
from arpents.games.few_acres_of_snow.cards import CARDS, EMPIRE
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.connection import COUNTED, SETTLERS, TALLY, cannot_use, tally
from arpents.games.few_acres_of_snow.settle import cannot_send_settlers
from arpents.games.few_acres_of_snow.state import State


def developable(state: State, side: int, counts: int) -> int:
    """Every village the hand can turn into a town now, as a mask."""
    settlers = counts >> SETTLERS & COUNTED
    if settlers == 0 or state.discs[side] == 0:  # A9.3
        return 0
    villages = state.usable[side] & ~state.towns & WITH_POINTS  # A9.1, A9.2
    found = 0
    for card in state.hand(side):
        if card >= EMPIRE:
            break
        if villages >> card & 1 and settlers > TALLY[side * CARDS + card] >> SETTLERS & COUNTED:
            found |= 1 << card
    return found


def cannot_develop(state: State, side: int, place: int) -> int:
    if developable(state, side, tally(state, side)) >> place & 1:
        return ALLOWED
    if state.held[side] >> place & 1 == 0 or state.towns >> place & 1:
        return reasons.NOT_A_VILLAGE
    if WITH_POINTS >> place & 1 == 0:
        return reasons.NO_POINTS_THERE
    if state.discs[side] == 0:
        return reasons.NO_DISC
    if place not in state.hand(side):
        return reasons.NO_PLACE_CARD
    unusable = cannot_use(state, side, place)
    return unusable if unusable != ALLOWED else reasons.NO_SETTLERS


class Developing(CardChoice):
    """A9.1 The place's card is played; settlers follow."""

    def __init__(self, seat: int, place: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> Developing:
        return Developing(self.seat, self.place, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            state.play_card(self.seat, self.place, "A9.1")
            self.step = 1
        if self.step == 1:
            return ASK
        state.towns |= 1 << self.place
        state.discs[self.seat] -= 1
        state.cubes[self.seat] += 1
        state.tell(kinds.DEVELOPED, "A9.1", self.seat, self.place)
        return state.end()

    def kind(self) -> int:
        return kinds.WITH

    def unfit(self, state: State, card: int) -> int:
        return cannot_send_settlers(state, self.seat, card)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.play_card(seat, noun_of(action), "A9.1")
        self.step = 2

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-develop-with", "A9.1", {"place": kinds.PLACE.argument(self.place)})
