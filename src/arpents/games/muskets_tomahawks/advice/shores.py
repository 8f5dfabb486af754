"""17.3 Where a company that comes in a boat can get ashore."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.facts.terrain import CATEGORY, OPEN, VERY_ROUGH
from arpents.games.muskets_tomahawks.features.boats import bank_point, landing_point
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.geometry import INCH

EDGE: Final = 8  # of the bank
INLAND: Final = 40  # where the men of a boat stand
HANDFUL: Final = 3  # figures that find room anywhere
COMPANY: Final = 8
LIGHT_MOVE: Final = 5 * INCH  # of those who pass through brush
WARRIOR_MOVE: Final = 6 * INCH  # and through marsh


def lands_at(state: State, unit: int, landing: int) -> bool:
    """17.3.3 Half a move through marsh, rocks or brush leaves no room for a company."""
    edge = hardness(state, landing, EDGE)
    if edge == VERY_ROUGH:
        return state.strength[unit] <= HANDFUL or state.printed[unit] >= WARRIOR_MOVE
    if edge == OPEN and hardness(state, landing, INLAND) == OPEN:
        return True
    return state.strength[unit] <= COMPANY or state.printed[unit] >= LIGHT_MOVE


def hardness(state: State, landing: int, inland: int) -> int:
    """9.3 What the ground is like so far from the bank."""
    area = state.board.ground(landing >> 16, (landing & 0xFFFF) + inland)
    return CATEGORY[state.board.areas[area].type] if area >= 0 else OPEN


def may_land(state: State, unit: int) -> bool:
    """Does its boat lie where it can go ashore?"""
    landing = landing_point(state, state.inside[unit])
    return landing >= 0 and lands_at(state, unit, landing)


def lands_from(state: State, unit: int, x: int, y: int) -> bool:
    """Could it go ashore from a boat at this place?"""
    landing = bank_point(state, x, y)
    return landing >= 0 and lands_at(state, unit, landing)


def faces_landing(state: State, unit: int, x: int) -> bool:
    """20.16 Straight ahead of who comes over the river from the south, can it go ashore?"""
    for river in state.board.rivers:
        y = river.south
        while y < state.board.height and river.holds(x, y):
            y += INCH
        if y > river.south:
            return lands_at(state, unit, x << 16 | y)
    return True
