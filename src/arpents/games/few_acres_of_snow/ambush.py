"""A16. Ambush."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.cards import BLOCKS_AMBUSH, CAN_AMBUSH, CARDS, MARKED, RAID_COST, SYMBOLS
from arpents.games.few_acres_of_snow.state import State

MAY_BLOCK: Final = 0
LOSS: Final = 1
OVER: Final = 2


def cannot_ambush(state: State, side: int, card: int) -> int:
    """A16.1 A card of the hand able to ambush; Native Americans want their money (A15.3)."""
    if not SYMBOLS[side * CARDS + card] & CAN_AMBUSH:
        return reasons.NO_AMBUSHER
    return ALLOWED if state.money[side] >= RAID_COST[card] else reasons.AMBUSH_UNPAID


def lay_ambush(state: State, side: int, card: int) -> None:
    state.pay(side, RAID_COST[card], "A15.3")
    state.play_card(side, card, "A16.1")
    state.tell(kinds.AMBUSH_LAID, "A16.1", side, card)
    state.begin(Ambushed(1 - side))


class Ambushed(Procedure[State]):
    """A16.2 to A16.4 The victim blocks, loses a marked card, or shows his hand."""

    def __init__(self, seat: int, step: int = MAY_BLOCK) -> None:
        super().__init__(seat, step)

    def copy(self) -> Ambushed:
        return Ambushed(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == MAY_BLOCK:  # he is asked whenever he has a card, able to block or not
            if state.hand(self.seat):
                return ASK
            self.step = LOSS
        if self.step == LOSS:
            if state.hand(self.seat):
                return ASK
            from_reserve = marked_in(self.seat, sorted(state.reserve(self.seat)))
            if len(from_reserve) > 1:
                return ASK
            if from_reserve:
                self.lose_reserve(state, from_reserve[0])
            else:
                show_hand(state, self.seat, "A16.4")
        return state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == MAY_BLOCK:
            return [kinds.ALLOW] + [kinds.BLOCK | card for card in set(state.hand(seat))]
        found = [kinds.SHOW]
        found += [kinds.LOSE | card for card in set(state.hand(seat))]
        found += [kinds.LOSE_RESERVE | card for card in set(state.reserve(seat))]
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        card = noun_of(action)
        if self.step == MAY_BLOCK:
            if kind == kinds.ALLOW:
                return ALLOWED
            return self.cannot_block(state, card) if kind == kinds.BLOCK else NOT_ASKED
        if kind == kinds.LOSE:
            return self.cannot_lose(state, card, card in state.hand(seat), reasons.NOT_IN_HAND)
        if kind == kinds.LOSE_RESERVE:
            return self.cannot_lose(state, card, card in state.reserve(seat), reasons.NOT_IN_RESERVE)
        return self.cannot_show(state) if kind == kinds.SHOW else NOT_ASKED

    def cannot_block(self, state: State, card: int) -> int:
        if card not in state.hand(self.seat):
            return reasons.NOT_IN_HAND  # A16.2 not from the reserve
        return ALLOWED if SYMBOLS[self.seat * CARDS + card] & BLOCKS_AMBUSH else reasons.CANNOT_BLOCK_AMBUSH

    def cannot_lose(self, state: State, card: int, there: bool, absent: int) -> int:
        if not there:
            return absent
        return ALLOWED if SYMBOLS[self.seat * CARDS + card] & MARKED else reasons.NOT_MARKED  # A16.3

    def cannot_show(self, state: State) -> int:
        """A16.4 Only who has no marked card shows his hand instead."""
        held = state.hand(self.seat) + state.reserve(self.seat)
        return reasons.MUST_LOSE if marked_in(self.seat, sorted(held)) else ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        card = noun_of(action)
        if kind == kinds.ALLOW:
            self.step = LOSS
            return
        if kind == kinds.BLOCK:
            state.play_card(seat, card, "A16.2")
            state.tell(kinds.AMBUSH_BLOCKED, "A16.2", seat, card)
        elif kind == kinds.LOSE:
            state.let_go(seat, card)
            state.tell(kinds.AMBUSH_LOSS, "A16.3", seat, card)
            state.send_back(seat, card, "A16.3")
        elif kind == kinds.LOSE_RESERVE:
            self.lose_reserve(state, card)
        else:
            show_hand(state, seat, "A16.4")
        self.step = OVER

    def lose_reserve(self, state: State, card: int) -> None:
        state.reserve(self.seat).remove(card)
        state.tell(kinds.AMBUSH_LOSS, "A16.3", self.seat, card)
        state.send_back(self.seat, card, "A16.3")

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == MAY_BLOCK:
            return Prompt("prompt-block-ambush", "A16.2")
        return Prompt("prompt-ambush-loss", "A16.3")


def with_symbol(side: int, cards: list[int], symbol: int) -> list[int]:
    """The different cards with a symbol among sorted ones."""
    found: list[int] = []
    for card in cards:
        if SYMBOLS[side * CARDS + card] & symbol and (not found or found[-1] != card):
            found.append(card)
    return found


def marked_in(side: int, cards: list[int]) -> list[int]:
    """A5.6 The different cards that an ambush can hit."""
    return with_symbol(side, cards, MARKED)


def show_hand(state: State, side: int, rule: str) -> None:
    """A16.4, A17.2 The opponent sees the whole hand, and will remember it."""
    hand = state.hand(side)
    state.shown += 1
    state.tell(kinds.HAND_SHOWN, rule, side, len(hand))
    for card in hand:
        state.tell(kinds.CARD_SHOWN, rule, side, card)
    state.know_hand(side)
