"""A31. The end of the game and the score."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Endings
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.board import BRITISH, CAPTURED_POINTS, FRENCH
from arpents.games.few_acres_of_snow.state import State

ENDINGS: Final = Endings()
QUEBEC_TAKEN: Final = ENDINGS.add("quebec-taken", "A31.1")
COLONY_TAKEN: Final = ENDINGS.add("colony-taken", "A31.2")
PIECES_PLACED: Final = ENDINGS.add("pieces-placed", "A31.4")
PIECES_CAPTURED: Final = ENDINGS.add("pieces-captured", "A31.5")
TURNS_OVER: Final = ENDINGS.add("turns-over", "A7.1")
HOME_SETTLED: Final = ENDINGS.add("home-settled", "A31.3")


def ends_now(state: State, side: int) -> int:
    """A1.6, A31.4, A31.5 Tested as a player's turn starts, when no siege is on: the way the game ends, or 0 (FA-1)."""
    if not state.no_siege():
        return 0
    if state.discs[side] == 0 or state.cubes[side] == 0:  # FA-28
        return PIECES_PLACED
    if state.captured(side) >= CAPTURED_POINTS:
        return PIECES_CAPTURED
    return 0


def leader(state: State) -> int:
    """A31.8 Who has more points; a tie is French."""
    return BRITISH if state.points(BRITISH) > state.points(FRENCH) else FRENCH


def score(state: State, ending: int) -> None:
    """A31.6 to A31.8"""
    state.tell(kinds.SCORED, "A31.8", state.points(BRITISH), state.points(FRENCH))
    state.finish(ending, leader(state))


def take_prize(state: State, side: int) -> None:
    """A1.6, A31.1, A31.2 A siege of Québec, Boston or New York is won: nothing else counts."""
    state.finish(QUEBEC_TAKEN if side == BRITISH else COLONY_TAKEN, side)
