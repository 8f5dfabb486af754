"""A7.7. The steps of an action: one card of the hand at a time, and only cards with which it can be completed."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import Procedure
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.state import State


class CardChoice(Procedure[State]):
    """Asks for a card of the hand; says which cards do not fit, and whether one may stop."""

    def kind(self) -> int:
        raise NotImplementedError

    def unfit(self, state: State, card: int) -> int:
        """Why a card of the hand cannot be chosen, or ALLOWED."""
        raise NotImplementedError

    def stop(self) -> int:
        """The action that asks for no further card."""
        return kinds.DONE

    def cannot_stop(self, state: State) -> int:
        return NOT_ASKED

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a tenth of all questions; judging each choice costs 3 % of all time
        kind = self.kind()
        found = [self.stop()] if self.cannot_stop(state) == ALLOWED else []
        last = -1
        for card in state.hand(seat):
            if card != last and self.unfit(state, card) == ALLOWED:
                found.append(kind | card)
            last = card
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == self.stop():
            return self.cannot_stop(state)
        if kind_of(action) != self.kind():
            return NOT_ASKED
        card = noun_of(action)
        return self.unfit(state, card) if card in state.hand(seat) else reasons.NOT_IN_HAND
