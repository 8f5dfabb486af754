"""A23, A26 to A28. Discarding, Governor, Intendant and Home Support."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.cards import GOVERNOR, HOME_SUPPORT, INTENDANT, INTENDANT_COST, SUPPORT
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.options import SUPPORT_SHUFFLES
from arpents.games.few_acres_of_snow.state import State, put

FINISHED: Final = 1
MOST_RETURNED: Final = 2


# -- A23 discard


def discard(state: State, side: int, card: int) -> None:
    state.let_go(side, card)
    state.discards(side).append(card)
    state.tell(kinds.CARD_DISCARDED, "A23.1", side, card)


class Discarding(CardChoice):
    """A23.1 The first card is gone for nothing; each further one costs 1."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Discarding:
        return Discarding(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == FINISHED or state.money[self.seat] == 0 or not state.hand(self.seat):
            return state.end()
        return ASK

    def kind(self) -> int:
        return kinds.DISCARD

    def unfit(self, state: State, card: int) -> int:
        return ALLOWED  # A11.5 useless ones too; without money the chain is over

    def cannot_stop(self, state: State) -> int:
        return ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == self.stop():
            self.step = FINISHED
            return
        state.pay(seat, 1, "A23.1")
        discard(state, seat, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-discard", "A23.1")


# -- A26 Governor


def cannot_govern(state: State, side: int) -> int:
    """A26.1 The Governor and at least one card to send away; he cannot send himself."""
    hand = state.hand(side)
    if GOVERNOR not in hand:
        return reasons.NO_GOVERNOR
    return ALLOWED if len(hand) > 1 else reasons.NOTHING_TO_RETURN


class Governing(CardChoice):
    """A26.1 One or two cards go back to where they can be had again."""

    def __init__(self, seat: int, returned: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.returned = returned

    def copy(self) -> Governing:
        return Governing(self.seat, self.returned, self.step)

    def run(self, state: State) -> bool:
        if self.step == FINISHED or self.returned == MOST_RETURNED or not state.hand(self.seat):
            return state.end()
        return ASK

    def kind(self) -> int:
        return kinds.RETURN

    def unfit(self, state: State, card: int) -> int:
        return ALLOWED

    def cannot_stop(self, state: State) -> int:
        return ALLOWED if self.returned else reasons.NOTHING_TO_RETURN

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == self.stop():
            self.step = FINISHED
            return
        card = noun_of(action)
        state.let_go(seat, card)
        state.send_back(seat, card, "A26.1")
        self.returned += 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-govern", "A26.1")


# -- A27 Intendant


def cannot_use_intendant(state: State, side: int) -> int:
    if INTENDANT not in state.hand(side):
        return reasons.NO_INTENDANT
    if not state.discards(side):
        return reasons.DISCARDS_EMPTY
    return ALLOWED if state.money[side] >= INTENDANT_COST else reasons.INTENDANT_UNPAID


class Intendance(Procedure[State]):
    """A27.1 Any card of the discard pile returns to hand, except the Intendant who fetches it (FA-33)."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Intendance:
        return Intendance(self.seat, self.step)

    def run(self, state: State) -> bool:
        return state.end() if self.step == FINISHED else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TAKE | card for card in set(state.discards(seat))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.TAKE:
            return NOT_ASKED
        card = noun_of(action)
        return ALLOWED if card in state.discards(seat) and card != INTENDANT else reasons.NOT_IN_DISCARDS

    def apply(self, state: State, seat: int, action: int) -> None:
        card = noun_of(action)
        state.discards(seat).remove(card)
        state.receive(seat, card)
        put(state.known(seat), card)
        state.tell(kinds.CARD_TAKEN, "A27.1", seat, card)
        self.step = FINISHED

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-intendant", "A27.1")


# -- A28 Home Support


def cannot_call_support(state: State, side: int) -> int:
    """A28.1 The card, and something to draw."""
    if HOME_SUPPORT not in state.hand(side):
        return reasons.NO_HOME_SUPPORT
    if state.deck(side):
        return ALLOWED
    return ALLOWED if state.discards(side) and state.switches & SUPPORT_SHUFFLES else reasons.NOTHING_TO_DRAW  # FA-25


def call_support(state: State, side: int) -> None:
    """A28.2 The card lies apart until the three are drawn, so it cannot be among them."""
    state.let_go(side, HOME_SUPPORT)
    state.tell(kinds.CARD_PLAYED, "A28.1", side, HOME_SUPPORT)
    state.draw_cards(side, SUPPORT, state.switches & SUPPORT_SHUFFLES != 0, "A28.1")
    state.discards(side).append(HOME_SUPPORT)
