"""A10. Fortify a place."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.cards import (
    CARDS,
    EMPIRE,
    FORTIFICATION,
    FORTIFIES,
    FORTIFY_COST,
    NEUTRAL_FORTIFICATION,
    SYMBOLS,
)
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.connection import cannot_use
from arpents.games.few_acres_of_snow.state import State


def has_fortification_card(state: State, side: int) -> bool:
    hand = state.hand(side)
    return FORTIFICATION in hand or NEUTRAL_FORTIFICATION in hand


def fortifiable(state: State, side: int) -> int:
    """Every place the hand can fortify now, as a mask; a besieged place is not usable (A14.5)."""
    if state.money[side] < FORTIFY_COST or not has_fortification_card(state, side):
        return 0
    if state.fortifications_left() == 0:  # A10.4
        return 0
    found = 0
    for card in state.hand(side):
        if card >= EMPIRE:
            break
        found |= 1 << card
    return found & state.usable[side] & ~state.fortified  # A10.2


def cannot_fortify(state: State, side: int, place: int) -> int:
    if fortifiable(state, side) >> place & 1:
        return ALLOWED
    if state.fortified >> place & 1:
        return reasons.ALREADY_FORTIFIED
    if not has_fortification_card(state, side):
        return reasons.NO_FORTIFICATION_CARD
    if place not in state.hand(side):
        return reasons.NO_PLACE_CARD
    unusable = cannot_use(state, side, place)
    if unusable != ALLOWED:
        return unusable
    return reasons.NO_FORTIFICATION_DISC if state.fortifications_left() == 0 else reasons.FORTIFY_UNPAID


class Fortifying(CardChoice):
    """A10.1 The place's card is played and paid for; which Fortification card goes with it?"""

    def __init__(self, seat: int, place: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> Fortifying:
        return Fortifying(self.seat, self.place, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            state.play_card(self.seat, self.place, "A10.1")
            self.step = 1
        if self.step == 1:
            return ASK
        state.pay(self.seat, FORTIFY_COST, "A10.1")
        state.fortified |= 1 << self.place
        state.tell(kinds.FORTIFIED, "A10.2", self.seat, self.place)
        return state.end()

    def kind(self) -> int:
        return kinds.WITH

    def unfit(self, state: State, card: int) -> int:
        return ALLOWED if SYMBOLS[self.seat * CARDS + card] & FORTIFIES else reasons.NOT_A_FORTIFICATION_CARD

    def apply(self, state: State, seat: int, action: int) -> None:
        state.play_card(seat, noun_of(action), "A10.1")
        self.step = 2

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-fortify-with", "A10.1", {"place": kinds.PLACE.argument(self.place)})
