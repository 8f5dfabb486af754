"""6.2, 6.3 and 16 How far a company goes: allowances, portages, and the spaces that make it stop."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.facts.board import CULTIVATED, NO_LINK, ORIGINAL, TERRAIN, WILDERNESS, linked
from arpents.games.wilderness_war.facts.pieces import IS_AUXILIARY, IS_DRILLED, IS_LEADER, MOVEMENT, SIDE
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import BASIC_RULES, MOVING

LAND: Final = 0
BOAT: Final = 1
PORTAGED: Final = 2  # 6.3 the one portage is used

# whom a space just crossed on foot stops in the next one
STOPS_NOBODY: Final = 0
STOPS_DRILLED: Final = 1
STOPS_AUXILIARIES: Final = 2


class Company:
    """Who moves, summed up: how many units, Drilled Troops and Auxiliaries, and how far they can go."""

    def __init__(self, units: int, drilled: int, auxiliaries: int, allowance: int) -> None:
        self.units = units
        self.drilled = drilled
        self.auxiliaries = auxiliaries
        self.allowance = allowance


def company(state: State, side: int, space: int, mode: int, foul: int) -> Company:
    units = 0
    drilled = 0
    auxiliaries = 0
    allowance = 6  # 6.21
    role = state.role
    where = state.where
    for piece in state.with_any_role():
        if role[piece] & MOVING and where[piece] == space and not IS_LEADER[piece] and SIDE[piece] == side:
            units += 1
            drilled += IS_DRILLED[piece]
            auxiliaries += IS_AUXILIARY[piece]
            if MOVEMENT[piece] < allowance:
                allowance = MOVEMENT[piece]  # 6.22
    if mode == BOAT:
        allowance = 9  # 6.3
    if foul and allowance > 2:
        allowance = 2
    return Company(units, drilled, auxiliaries, allowance)


def can_portage(state: State, side: int, a: int, b: int) -> bool:
    """6.3 Each end is own original cultivated land or an own fortification."""
    return linked(a, b) != NO_LINK and portage_end(state, side, a) and portage_end(state, side, b)


def portage_end(state: State, side: int, space: int) -> bool:
    return (TERRAIN[space] == CULTIVATED and ORIGINAL[space] == side) or state.has_work(side, space)


def whom_it_stops(state: State, side: int, crossed: int) -> int:
    """6.2, 16.2 What crossing that space on foot means, by the works that stand there at that moment (WW-9)."""
    terrain = TERRAIN[crossed]
    if terrain == WILDERNESS:
        return STOPS_NOBODY if state.has_work(side, crossed) else STOPS_DRILLED
    if terrain == CULTIVATED and ORIGINAL[crossed] == 1 - side and not state.options[BASIC_RULES]:
        return STOPS_NOBODY if state.safe_work(side, crossed) else STOPS_AUXILIARIES
    return STOPS_NOBODY


def must_stop(state: State, stopped: int, drilled: int, auxiliaries: int, guided: int) -> bool:
    """6.2, 16 Whether a company goes no farther, having crossed a space that stops those."""
    if stopped == STOPS_DRILLED:
        escorted = auxiliaries and not state.options[BASIC_RULES]  # 16.1
        return bool(drilled) and not guided and not escorted
    return stopped == STOPS_AUXILIARIES and bool(auxiliaries) and not drilled  # 16.2


def stops_after(state: State, side: int, crossed: int, drilled: int, auxiliaries: int) -> bool:
    """6.2, 16 Having crossed that space on foot, the company stops in the next one."""
    return must_stop(state, whom_it_stops(state, side, crossed), drilled, auxiliaries, 0)
