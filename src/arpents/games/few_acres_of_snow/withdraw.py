"""A29. Withdraw from a siege."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOBODY
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.options import SURRENDER
from arpents.games.few_acres_of_snow.siege_won import SiegeEnds
from arpents.games.few_acres_of_snow.state import State


def cannot_withdraw(state: State, side: int, place: int) -> int:
    """A29.1 From a siege one attacks or defends in; whether a defender may surrender is an option (FA-14)."""
    siege = state.siege_at(place)
    if siege == NOBODY:
        return reasons.NO_SIEGE_THERE
    if siege != side and not state.switches & SURRENDER:
        return reasons.NO_SURRENDER
    return ALLOWED


def withdraw(state: State, side: int, place: int) -> None:
    """A29.1, A29.2 Resolved as a siege lost: cards are cleared, and a defender gives up the place."""
    siege = state.siege_at(place)
    state.tell(kinds.SIEGE_LEFT, "A29.1", side, place)
    state.begin(SiegeEnds(side, siege, side))
