"""14.2.6-14.2.10 What fire adds to the test of those who were under it."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.facts.profiles import NATIVES
from arpents.games.muskets_tomahawks.facts.terrain import COVER, DENSE, LIGHT, SOLID
from arpents.games.muskets_tomahawks.fire.shooting import cover_against
from arpents.games.muskets_tomahawks.measuring.sight import points_of
from arpents.games.muskets_tomahawks.state import INDOORS, ON_TABLE, State
from arpents.games.muskets_tomahawks.words.terms import (
    BY_HEAVY_FIRE,
    BY_SOLID_COVER,
    BY_THREE_LOST,
    BY_VOLLEY_OR_UNSEEN,
    BY_WOODCRAFT,
    weight,
)


def fire_weight(state: State, shooter: int, target: int, losses: int, volley: int, unseen: int, heavy: int) -> int:
    modifier = 0
    terms = 0
    if state.is_a(target, NATIVES) and wholly_in_cover(state, target):
        modifier += 1  # 14.2.6
        terms |= BY_WOODCRAFT
    if all_behind_solid(state, shooter, target):
        modifier += 1  # 14.2.7
        terms |= BY_SOLID_COVER
    if volley or unseen:
        modifier -= 1  # 14.2.8 once
        terms |= BY_VOLLEY_OR_UNSEEN
    if losses >= 3:
        modifier -= 2  # 14.2.9
        terms |= BY_THREE_LOST
    if heavy:
        modifier -= 1  # 14.2.10
        terms |= BY_HEAVY_FIRE
    return weight(terms, modifier)


def wholly_in_cover(state: State, unit: int) -> bool:
    """14.2.6 Every figure in an area of light or dense cover."""
    if state.status[unit] != ON_TABLE:
        return False
    for figure in state.figures(unit):
        if state.board.cover_at(state.fx[figure], state.fy[figure]) not in (LIGHT, DENSE):
            return False
    return True


def all_behind_solid(state: State, shooter: int, target: int) -> bool:
    """14.2.7, 14.2.15 Each survivor against the shooter nearest to it."""
    if state.status[target] == INDOORS:
        return COVER[state.board.buildings[state.inside[target]].type] == SOLID
    if state.status[target] != ON_TABLE:
        return False
    mine = points_of(state, shooter)
    if not mine:
        return False
    for figure in state.figures(target):
        x = state.fx[figure]
        y = state.fy[figure]
        best = 0
        for k in range(3, len(mine), 3):
            if (mine[k + 1] - x) ** 2 + (mine[k + 2] - y) ** 2 < (mine[best + 1] - x) ** 2 + (mine[best + 2] - y) ** 2:
                best = k
        if cover_against(state, shooter, mine[best], mine[best + 1], mine[best + 2], target, figure, x, y) != SOLID:
            return False
    return True
