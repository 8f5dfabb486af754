"""A24, A25. The reserve: putting a card there, and having them all back."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.cards import EMPIRE
from arpents.games.few_acres_of_snow.options import RESERVE_EMPIRE, RESERVE_FIVE
from arpents.games.few_acres_of_snow.state import State, put

FULL: Final = 5  # in the second edition


def cannot_reserve(state: State, side: int, card: int) -> int:
    """A24.1, A24.2 Any card and any number in the first edition; the second limits both (FA-23, FA-24)."""
    if state.switches & RESERVE_EMPIRE and card < EMPIRE:
        return reasons.RESERVE_NO_LOCATION
    if state.switches & RESERVE_FIVE and len(state.reserve(side)) >= FULL:
        return reasons.RESERVE_FULL
    return ALLOWED


def lay_aside(state: State, side: int, card: int) -> None:
    state.let_go(side, card)
    state.reserve(side).append(card)
    state.tell(kinds.CARD_RESERVED, "A24.1", side, card)


def cannot_retrieve(state: State, side: int) -> int:
    """A25.1, A25.2 All or nothing, 1 money a card."""
    count = len(state.reserve(side))
    if count == 0:
        return reasons.RESERVE_EMPTY
    return ALLOWED if count <= state.money[side] else reasons.RESERVE_UNPAID


def retrieve(state: State, side: int) -> None:
    """A25.3 The hand may exceed five; the opponent knows what came back."""
    reserve = state.reserve(side)
    state.tell(kinds.RESERVE_RETRIEVED, "A25.1", side, len(reserve))
    state.pay(side, len(reserve), "A25.1")
    for card in reserve:
        state.receive(side, card)
        put(state.known(side), card)
    reserve.clear()
