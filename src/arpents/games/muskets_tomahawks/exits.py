"""9.16 Leaving the table where the scenario lets a side leave."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.board import LEG_OBSTACLES
from arpents.games.muskets_tomahawks.footing import Footing, add_leg, allowance, way_length
from arpents.games.muskets_tomahawks.geometry import AHEAD_X, AHEAD_Y, INCH, distance
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
    RECONNAISSANCE,
    from_edge,
)
from arpents.games.muskets_tomahawks.state import ABOARD, DISPERSED, OFF, State
from arpents.games.muskets_tomahawks.terrain import GUN_RADIUS


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
    return ALLOWED if way_off(state, unit, edge) else EDGE_TOO_FAR


def way_off(state: State, unit: int, edge: int) -> list[int]:
    """How far it goes to be off by an edge, dx and dy, or nothing; 2.8 an anchor stands for its reference figure."""
    figure = state.reference(unit)
    x = state.fx[figure]
    y = state.fy[figure]
    if state.formation[unit] != DISPERSED or state.mans_gun(unit):
        x = state.ax[unit]
        y = state.ay[unit]
    away = from_edge(state.board, edge, x, y)
    if away > 256:
        return []
    outward = 2 * edge
    if not state.formed(unit):
        return leg_off(state, unit, outward, x, y, away, 1)
    for turn in (0, 1, 7, 4):  # 9.13 ahead after a wheel or none, or half as far straight back
        direction = (state.facing[unit] + turn) & 7
        if (direction - outward + 1) & 7 <= 2:
            found = leg_off(state, unit, direction, x, y, away, 2 if turn == 4 else 1)
            if found:
                return found
    return []


def leg_off(state: State, unit: int, direction: int, x: int, y: int, away: int, share: int) -> list[int]:
    """The leg that takes it over the edge in this direction, if it is legal and not too long."""
    figure = state.reference(unit)
    dx = AHEAD_X[direction] * away
    dy = AHEAD_Y[direction] * away
    ex = x + dx
    ey = y + dy
    if not (0 <= ex <= state.board.width and 0 <= ey <= state.board.height):
        return []
    footing = Footing(state, unit)
    leg = state.board.leg(x, y, ex, ey)
    if state.mans_gun(unit):  # 13.5
        most = state.strength[unit] * INCH - (leg & 3) * INCH - (leg >> LEG_OBSTACLES & 31) * INCH
        if distance(dx, dy) > max(most, INCH) or not footing.legal_leg(leg, x, y, ex, ey, GUN_RADIUS):
            return []
        return [dx, dy]
    wagons = footing.wagons_crossed(x, y, ex, ey) if footing.wagons else 0
    way = add_leg(state.way[figure], leg, distance(dx, dy), wagons)
    if way_length(way) > allowance(state, unit, way) // share:
        return []
    return [dx, dy] if footing.legal_leg(leg, x, y, ex, ey, state.radius[unit]) else []


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
