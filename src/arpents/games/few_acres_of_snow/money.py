"""A18 to A21. Taking money, merchants, traders and pirates."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import BRITISH, FRENCH
from arpents.games.few_acres_of_snow.cards import (
    CARDS,
    COIN,
    FUR_PRICE,
    HAS_FUR,
    HAS_SHIP,
    LOUISBOURG,
    PLUNDER,
    SYMBOLS,
    TRADER,
)
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.connection import COINS, COUNTED, SHIPS, TALLY, cannot_use, tally
from arpents.games.few_acres_of_snow.options import MERCHANT_TWO
from arpents.games.few_acres_of_snow.state import State

MOST_COINS: Final = 2  # of the second edition's merchant
FINISHED: Final = 1


def take_money(state: State, side: int, sum: int, rule: str) -> None:
    state.money[side] += sum  # FA-32
    state.tell(kinds.MONEY_TAKEN, rule, side, sum)


# -- A18 take money


def cannot_collect(state: State, side: int, card: int) -> int:
    if COIN[side * CARDS + card] == 0:
        return reasons.NO_COIN
    return ALLOWED if state.can_use(side, card) else cannot_use(state, side, card)


def collect(state: State, side: int, card: int) -> None:
    state.play_card(side, card, "A18.1")
    take_money(state, side, COIN[side * CARDS + card], "A18.1")


# -- A19 merchant


def cannot_send_merchant(state: State, side: int, card: int, counts: int) -> int:
    """A19.1 A ship card, and at least one other card with a coin; the ship card's own coin does not count."""
    if not SYMBOLS[side * CARDS + card] & HAS_SHIP:
        return reasons.NOT_A_SHIP
    if not state.can_use(side, card):
        return cannot_use(state, side, card)
    return ALLOWED if counts - TALLY[side * CARDS + card] >> COINS & COUNTED else reasons.NOTHING_TO_SELL


def cannot_be_merchant(state: State, side: int, card: int) -> int:
    return cannot_send_merchant(state, side, card, tally(state, side))


class Selling(CardChoice):
    """A19.1 Coin cards, one after the other."""

    def __init__(self, seat: int, sold: int = 0, takings: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.sold = sold
        self.takings = takings

    def copy(self) -> Selling:
        return Selling(self.seat, self.sold, self.takings, self.step)

    def run(self, state: State) -> bool:
        full = self.sold == MOST_COINS and state.switches & MERCHANT_TWO != 0  # FA-22
        if self.step == FINISHED or full or not state.hand(self.seat):
            take_money(state, self.seat, self.takings, "A19.1")
            return state.end()
        return ASK

    def kind(self) -> int:
        return kinds.SELL

    def unfit(self, state: State, card: int) -> int:
        return cannot_collect(state, self.seat, card)

    def cannot_stop(self, state: State) -> int:
        return ALLOWED if self.sold else reasons.NOTHING_TO_SELL

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == self.stop():
            self.step = FINISHED
            return
        card = noun_of(action)
        state.play_card(seat, card, "A19.1")
        self.takings += COIN[seat * CARDS + card]
        self.sold += 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-sell", "A19.1", {"takings": self.takings})


# -- A20 trader


def cannot_sell_fur(state: State, side: int, card: int) -> int:
    if not SYMBOLS[side * CARDS + card] & HAS_FUR:
        return reasons.NO_FUR
    return ALLOWED if state.can_use(side, card) else cannot_use(state, side, card)


def cannot_trade(state: State, side: int) -> int:
    """A20.1 A Trader and at least one usable fur card."""
    if TRADER not in state.hand(side):
        return reasons.NO_TRADER
    for card in state.hand(side):
        if cannot_sell_fur(state, side, card) == ALLOWED:
            return ALLOWED
    return reasons.NO_FUR


class Trading(CardChoice):
    """A20.1 The Trader is played; fur cards follow."""

    def __init__(self, seat: int, furs: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.furs = furs

    def copy(self) -> Trading:
        return Trading(self.seat, self.furs, self.step)

    def run(self, state: State) -> bool:
        if self.step == FINISHED or not state.hand(self.seat):
            take_money(state, self.seat, FUR_PRICE * self.furs, "A20.1")  # A5.4
            return state.end()
        return ASK

    def kind(self) -> int:
        return kinds.SELL

    def unfit(self, state: State, card: int) -> int:
        return cannot_sell_fur(state, self.seat, card)

    def cannot_stop(self, state: State) -> int:
        return ALLOWED if self.furs else reasons.NO_FUR

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == self.stop():
            self.step = FINISHED
            return
        state.play_card(seat, noun_of(action), "A20.1")
        self.furs += 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-sell-furs", "A20.1", {"takings": FUR_PRICE * self.furs})


# -- A21 piracy


def cannot_pirate(state: State, side: int, counts: int) -> int:
    """A21.1 The French, with Louisbourg's card and another ship card."""
    if side != FRENCH:
        return reasons.FRENCH_ONLY
    if LOUISBOURG not in state.hand(side):
        return reasons.NO_LOUISBOURG
    if not state.can_use(side, LOUISBOURG):
        return cannot_use(state, side, LOUISBOURG)
    return ALLOWED if counts >> SHIPS & COUNTED > 1 else reasons.NOT_A_SHIP


class Pirating(CardChoice):
    """A21.1 Louisbourg's card is played; which ship goes with it?"""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Pirating:
        return Pirating(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step != FINISHED:
            return ASK
        stolen = min(PLUNDER, state.money[BRITISH])  # A21.2
        state.money[BRITISH] -= stolen
        state.money[FRENCH] += PLUNDER
        state.tell(kinds.PIRACY_DONE, "A21.2", stolen, PLUNDER - stolen)
        return state.end()

    def kind(self) -> int:
        return kinds.BY

    def unfit(self, state: State, card: int) -> int:
        if not SYMBOLS[self.seat * CARDS + card] & HAS_SHIP:
            return reasons.NOT_A_SHIP
        return ALLOWED if state.can_use(self.seat, card) else cannot_use(state, self.seat, card)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.play_card(seat, noun_of(action), "A21.1")
        self.step = FINISHED

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-piracy-ship", "A21.1")
