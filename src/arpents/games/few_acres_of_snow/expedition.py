"""A8.2, A8.3, A12.1. The way to a place: a location card that lists it, then the transport that this card shows."""

from __future__ import annotations

from typing import Final

from arpents.games.few_acres_of_snow import reasons
from arpents.games.few_acres_of_snow.cards import BATEAU, CARDS, EMPIRE, SYMBOLS
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.connection import TALLY, cannot_use, has_transport, tally, transport_shown
from arpents.games.few_acres_of_snow.state import State

START: Final = 0
TRAVEL: Final = 1


def cannot_travel(state: State, side: int, place: int, counts: int, otherwise: int) -> int:
    """A8.2, A8.3 What is missing on the way to a place; `otherwise` when it is only the third card."""
    reason = reasons.NO_CARD_LISTS
    for card in state.hand(side):
        if card >= EMPIRE:
            break
        transport = transport_shown(state, side, card, place)
        if transport < 0:
            continue
        if not state.can_use(side, card):
            if reason == reasons.NO_CARD_LISTS:
                reason = reasons.LISTING_CARD_UNUSABLE
        elif has_transport(counts - TALLY[side * CARDS + card], transport):
            return otherwise
        else:
            reason = reasons.NO_TRANSPORT
    return reason


class Expedition(CardChoice):
    """A card to start from, a card to travel by, and what is wanted at the end of the way."""

    def __init__(self, seat: int, place: int, transport: int = BATEAU, step: int = START) -> None:
        super().__init__(seat, step)
        self.place = place
        self.transport = transport

    def unfit(self, state: State, card: int) -> int:
        if self.step == START:
            return self.cannot_start_from(state, card)
        if self.step == TRAVEL:
            return self.cannot_travel_by(state, card)
        return self.cannot_end_with(state, card)

    def cannot_start_from(self, state: State, card: int) -> int:
        transport = transport_shown(state, self.seat, card, self.place)
        if transport < 0:
            return reasons.CARD_DOES_NOT_LIST  # A8.2
        if not state.can_use(self.seat, card):
            return cannot_use(state, self.seat, card)
        rest = tally(state, self.seat) - TALLY[self.seat * CARDS + card]
        if not has_transport(rest, transport):
            return reasons.NO_TRANSPORT
        return self.cannot_end(state, rest, transport)

    def cannot_travel_by(self, state: State, card: int) -> int:
        if not SYMBOLS[self.seat * CARDS + card] >> self.transport & 1:
            return reasons.NOT_THAT_TRANSPORT  # A8.3
        if not state.can_use(self.seat, card):
            return cannot_use(state, self.seat, card)
        return self.cannot_spare(state, card)

    def cannot_end(self, state: State, rest: int, transport: int) -> int:
        """Whether the other cards, besides carrying so far, have what is wanted there."""
        raise NotImplementedError

    def cannot_spare(self, state: State, card: int) -> int:
        """Whether this card is wanted there itself."""
        raise NotImplementedError

    def cannot_end_with(self, state: State, card: int) -> int:
        """The card that is wanted there."""
        raise NotImplementedError
