"""1.6 Who is how near to whom: figures, guns, boats and houses measured from edge to edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import (
    BOAT_RADIUS,
    GUN_RADIUS,
    MARKER_RADIUS,
)
from arpents.games.muskets_tomahawks.state import (
    INDOORS,
    MANNED,
    ON_TABLE,
    State,
)
from arpents.games.muskets_tomahawks.table.geometry import lattice_from, within

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 24 * 16  # 9.1.6


def enemy_within(state: State, side: i64, x: i64, y: i64, radius: i64, limit: i64) -> bool:
    """9.1.6, 9.1.7 Enemy figures and markers, not captives, wagons or abandoned guns."""
    for unit in range(state.units()):
        if state.side[unit] == side or state.traits[unit] & (CAPTIVE | WAGON):
            continue
        if unit_within(state, unit, x, y, radius, limit):
            return True
    return enemy_marker_within(state, side, x, y, radius, limit)


def enemy_marker_within(state: State, side: i64, x: i64, y: i64, radius: i64, limit: i64) -> bool:
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == 1 - side and within(
            state.marker_x[marker] - x, state.marker_y[marker] - y, limit + radius + MARKER_RADIUS
        ):
            return True
    return False


def unit_within(state: State, unit: i64, x: i64, y: i64, radius: i64, limit: i64) -> bool:
    """1.6.1, 17.1.3 Is a figure of the unit within the limit of a base here? Occupants are measured from the walls."""
    status = state.status[unit]
    if status == ON_TABLE:
        reach = limit + radius + state.radius[unit]
        if not state.box(unit).is_off(x, y, reach):
            first = state.first[unit]
            for figure in range(first, first + state.start[unit]):
                if state.alive[figure] and within(state.fx[figure] - x, state.fy[figure] - y, reach):
                    return True
        return state.gun[unit] == MANNED and within(state.ax[unit] - x, state.ay[unit] - y, limit + radius + GUN_RADIUS)
    if status == INDOORS:
        return state.board.buildings[state.inside[unit]].is_near(x, y, limit + radius)
    if state.present(unit):  # aboard
        boat = state.inside[unit]
        return within(state.boat_x[boat] - x, state.boat_y[boat] - y, limit + radius + BOAT_RADIUS)
    return False


def gap_between_units(state: State, unit: i64, other: i64, limit: i64) -> bool:
    """Is a figure of one unit within the limit of a figure of the other (1.6.1)?"""
    if not state.present(unit) or not state.present(other):
        return False
    status = state.status[unit]
    if status == ON_TABLE and state.status[other] == ON_TABLE:
        if gap_between_figures(state, unit, other, limit + state.radius[unit] + state.radius[other]):
            return True
        if state.mans_gun(unit) and unit_within(state, other, state.ax[unit], state.ay[unit], GUN_RADIUS, limit):
            return True
        return state.mans_gun(other) and unit_within(state, unit, state.ax[other], state.ay[other], GUN_RADIUS, limit)
    if status == ON_TABLE:
        for figure in state.figures(unit):
            if unit_within(state, other, state.fx[figure], state.fy[figure], state.radius[unit], limit):
                return True
        return state.mans_gun(unit) and unit_within(state, other, state.ax[unit], state.ay[unit], GUN_RADIUS, limit)
    if status == INDOORS and state.status[other] == INDOORS:
        if state.inside[unit] == state.inside[other]:
            return True
        mine = state.board.buildings[state.inside[unit]]
        his = state.board.buildings[state.inside[other]]
        for k in range(len(mine.xs)):
            if his.is_near(mine.xs[k], mine.ys[k], limit):
                return True
        return False
    if state.status[other] == ON_TABLE or status == INDOORS:
        return gap_between_units(state, other, unit, limit)
    boat = state.inside[unit]  # aboard
    return unit_within(state, other, state.boat_x[boat], state.boat_y[boat], BOAT_RADIUS, limit)


def gap_between_figures(state: State, unit: i64, other: i64, reach: i64) -> bool:
    """Are the centres of two figures on the table, one of each unit, within reach?"""
    box = state.box(other)
    if box.misses(state.box(unit), reach):
        return False
    west = box.west - reach
    east = box.east + reach
    south = box.south - reach
    north = box.north + reach
    square = reach * reach
    first = state.first[unit]
    start = state.first[other]
    end = start + state.start[other]
    for figure in range(first, first + state.start[unit]):
        x: i64 = state.fx[figure]
        if west <= x <= east and state.alive[figure]:
            y: i64 = state.fy[figure]
            if south <= y <= north:
                for foe in range(start, end):
                    dx = state.fx[foe] - x
                    dy = state.fy[foe] - y
                    if dx * dx + dy * dy <= square and state.alive[foe]:
                        return True
    return False


def places_near(state: State, x: i64, y: i64, reach: i64) -> list[int]:
    """Lattice places within reach of a point: x, y, ..."""
    step: i64 = state.lattice
    found: list[int] = []
    if reach < 0:
        return found
    square = reach * reach
    west = lattice_from(x - reach, step)
    east: i64 = min(state.board.width, x + reach)
    north: i64 = min(state.board.height, y + reach)
    py = lattice_from(y - reach, step)
    while py <= north:
        across = square - (py - y) * (py - y)
        px = west
        while px <= east:
            if (px - x) * (px - x) <= across:
                found.append(px)
                found.append(py)
            px += step
        py += step
    return found
