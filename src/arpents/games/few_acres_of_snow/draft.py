"""A22. Choose an empire card."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.cards import CARDS, COST, COUNT, EMPIRE
from arpents.games.few_acres_of_snow.state import State, available_at

# A4.2, A22.3 by side: the empire cards of its colour and the neutral ones
ON_OFFER: Final = [[card for card in range(EMPIRE, CARDS) if COUNT[side * CARDS + card]] for side in range(2)]
DEAREST: Final = max(COST)


def payable(side: int, money: int) -> list[int]:
    """The cards on offer that cost no more, each with where its stock is counted."""
    cards = [card for card in ON_OFFER[side] if COST[side * CARDS + card] <= money]
    return [card << 8 | available_at(side, card) for card in cards]


PAYABLE: Final = [[payable(side, money) for money in range(DEAREST + 1)] for side in range(2)]


def drafts(state: State, side: int) -> list[int]:
    """Every draft the side can pay for, as actions."""
    found: list[int] = []
    available = state.available
    for packed in PAYABLE[side][min(state.money[side], DEAREST)]:
        if available[packed & 0xFF]:
            found.append(kinds.DRAFT | packed >> 8)
    return found


def cannot_draft(state: State, side: int, card: int) -> int:
    if card not in ON_OFFER[side]:
        return reasons.NOT_FOR_SALE  # A22.3
    if state.copies_left(side, card) == 0:
        return reasons.NO_COPY_LEFT  # A22.1
    return ALLOWED if COST[side * CARDS + card] <= state.money[side] else reasons.DRAFT_UNPAID  # A22.2


def draft(state: State, side: int, card: int) -> None:
    """A22.1 Onto the discard pile, at the printed cost."""
    state.available[available_at(side, card)] -= 1
    state.tell(kinds.CARD_DRAFTED, "A22.1", side, card, COST[side * CARDS + card])
    state.money[side] -= COST[side * CARDS + card]
    state.discards(side).append(card)
