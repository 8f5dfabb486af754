"""9.16 Leaving the table where the scenario lets a side leave."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.board import LEG_ROAD
from arpents.games.muskets_tomahawks.footing import Footing, add_leg, allowance, way_length
from arpents.games.muskets_tomahawks.geometry import distance
from arpents.games.muskets_tomahawks.kinds import REPORT_CARRIED, UNIT_LEFT
from arpents.games.muskets_tomahawks.profiles import WAGON
from arpents.games.muskets_tomahawks.reasons import EDGE_TOO_FAR, NO_EXIT
from arpents.games.muskets_tomahawks.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    EDGE_EAST,
    EDGE_NORTH,
    EDGE_SOUTH,
    EDGE_WEST,
    RECONNAISSANCE,
)
from arpents.games.muskets_tomahawks.state import ABOARD, COLUMN, OFF, State


def exit_open(state: State, unit: int, edge: int) -> int:
    """9.16, 17.3.6 Does the scenario let this unit leave by this edge?"""
    side = state.side[unit]
    scenario = state.field >> 1
    if state.described:
        return NO_EXIT
    if scenario == AMBUSH and side == DEFENDER and edge == EDGE_EAST and not state.is_a(unit, WAGON):
        return ALLOWED
    if scenario == CAPTIVES and side == DEFENDER and edge in (EDGE_NORTH, EDGE_SOUTH) and state.status[unit] == ABOARD:
        return ALLOWED
    if scenario == RECONNAISSANCE and side == ATTACKER and edge == state.home_of[ATTACKER]:
        columns = state.map.sectors
        if state.sectors == (1 << columns[0] * columns[1]) - 1:
            return ALLOWED
    return NO_EXIT


def cannot_leave_table(state: State, unit: int, edge: int) -> int:
    """9.16 The reference figure's centre could reach the edge with the Move."""
    reason = exit_open(state, unit, edge)
    if reason != ALLOWED:
        return reason
    figure = state.reference(unit)
    x = state.fx[figure]
    y = state.fy[figure]
    if edge in (EDGE_EAST, EDGE_WEST):
        ex = state.board.width if edge == EDGE_EAST else 0
        ey = y
    else:
        ex = x
        ey = state.board.height if edge == EDGE_NORTH else 0
    away = distance(ex - x, ey - y)
    if away > 256:
        return EDGE_TOO_FAR
    footing = Footing(state, unit)
    leg = state.board.leg(x, y, ex, ey)
    if state.formation[unit] == COLUMN and state.board.leg(state.ax[unit], state.ay[unit], ex, ey) & LEG_ROAD:
        leg |= LEG_ROAD
    wagons = footing.wagons_crossed(x, y, ex, ey) if footing.wagons else 0
    way = add_leg(state.way[figure], leg, away, wagons)
    if way_length(way) > allowance(state, unit, way) or not footing.legal_leg(leg, x, y, ex, ey, state.radius[unit]):
        return EDGE_TOO_FAR
    return ALLOWED


def leave_table(state: State, unit: int, edge: int) -> None:
    """9.16 The whole unit is off, and safe."""
    state.status[unit] = OFF
    state.inside[unit] = -1
    state.marks[unit] = 0
    state.flags[unit] = 0
    state.tell(UNIT_LEFT, "9.16", unit, edge)
    if state.field >> 1 == RECONNAISSANCE and not state.report:
        state.report = 1
        state.tell(REPORT_CARRIED, "20.15", unit)
