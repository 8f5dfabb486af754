"""9.16 Leaving the table where the scenario lets a side leave."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.profiles import WAGON
from arpents.games.muskets_tomahawks.facts.terrain import GUN_RADIUS
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.ways import add_leg, allowance, way_length, widest_allowance
from arpents.games.muskets_tomahawks.state import ABOARD, OFF, State
from arpents.games.muskets_tomahawks.table.board import LEG_OBSTACLES
from arpents.games.muskets_tomahawks.table.geometry import AHEAD_X, AHEAD_Y, INCH, LATTICE, distance, within
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    EDGE_EAST,
    EDGE_NORTH,
    EDGE_SOUTH,
    EDGE_WEST,
    RECONNAISSANCE,
    from_edge,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

FARTHEST_ASKEW: Final = 256  # no leg is longer than sixteen inches


def exit_open(state: State, unit: int, edge: int) -> int:
    """9.16, 17.3.6 Does the scenario let this unit leave by this edge?"""
    side = state.side[unit]
    scenario = state.field >> 1
    if state.described:
        return reasons.NO_EXIT
    if scenario == AMBUSH and side == DEFENDER and edge == EDGE_EAST and not state.is_a(unit, WAGON):
        return ALLOWED
    if scenario == CAPTIVES and side == DEFENDER and edge in (EDGE_NORTH, EDGE_SOUTH) and state.status[unit] == ABOARD:
        return ALLOWED
    if scenario == RECONNAISSANCE and side == ATTACKER and edge == state.home_of[ATTACKER]:
        columns = state.map.sectors
        if state.sectors == (1 << columns[0] * columns[1]) - 1:
            return ALLOWED
    return reasons.NO_EXIT


def cannot_leave_table(state: State, unit: int, edge: int) -> int:
    """9.16 The reference figure's centre could reach the edge with the Move (MT-37)."""
    reason = exit_open(state, unit, edge)
    if reason != ALLOWED:
        return reason
    return ALLOWED if way_off(state, unit, edge) else reasons.EDGE_TOO_FAR


def way_off(state: State, unit: int, edge: int) -> list[int]:
    """How far it goes to be off by an edge, dx and dy, or nothing; 2.8 an anchor stands for its reference figure."""
    x = state.where_x(unit)
    y = state.where_y(unit)
    away = from_edge(state.board, edge, x, y)
    if away > farthest_off(state, unit):
        return []
    footing = Footing(state, unit)
    outward = 2 * edge
    if state.formed(unit):
        for turn in (0, 1, 7, 4):  # 9.13 ahead after a wheel or none, or half as far straight back
            direction = (state.facing[unit] + turn) & 7
            dx = AHEAD_X[direction] * away
            dy = AHEAD_Y[direction] * away
            if (direction - outward + 1) & 7 <= 2 and leads_off(state, footing, dx, dy, 2 if turn == 4 else 1):
                return [dx, dy]
        return []
    for place in edge_places(state, edge, x, y, away):
        if leads_off(state, footing, place[0] - x, place[1] - y, 1):
            return [place[0] - x, place[1] - y]
    return []


def farthest_off(state: State, unit: int) -> int:
    """No leg is longer, whatever it meets."""
    if state.mans_gun(unit):
        return max(state.strength[unit], 1) * INCH
    way = state.way[state.reference(unit)]
    return widest_allowance(state, unit, way) - way_length(way)


def edge_places(state: State, edge: int, x: int, y: int, away: int) -> list[list[int]]:
    """Where a leg may end on an edge: straight out first, then its lattice places, the nearest first."""
    board = state.board
    upright = edge == EDGE_EAST or edge == EDGE_WEST
    fixed = {EDGE_EAST: board.width, EDGE_NORTH: board.height}.get(edge, 0)
    along = y if upright else x
    end = board.height if upright else board.width
    places: list[tuple[int, int]] = []
    first = max(0, (along - FARTHEST_ASKEW) // LATTICE * LATTICE)
    for place in range(first, min(end, along + FARTHEST_ASKEW) + 1, LATTICE):
        if within(place - along, away, FARTHEST_ASKEW):
            places.append(((place - along) ** 2, place))
    places.sort()
    found = [along] + [place for _, place in places]
    return [[fixed, place] if upright else [place, fixed] for place in found]


def leads_off(state: State, footing: Footing, dx: int, dy: int, share: int) -> bool:
    """Is the leg that takes the unit over the edge legal and not too long?"""
    unit = footing.unit
    x = state.where_x(unit)
    y = state.where_y(unit)
    ex = x + dx
    ey = y + dy
    if not (0 <= ex <= state.board.width and 0 <= ey <= state.board.height):
        return False
    length = distance(dx, dy)
    if length > farthest_off(state, unit):
        return False
    leg = state.board.leg(x, y, ex, ey)
    if state.mans_gun(unit):  # 13.5
        most = state.strength[unit] * INCH - (leg & 3) * INCH - (leg >> LEG_OBSTACLES & 31) * INCH
        return length <= max(most, INCH) and footing.legal_leg(leg, x, y, ex, ey, GUN_RADIUS)
    wagons = footing.wagons_crossed(x, y, ex, ey) if footing.wagons else 0
    way = add_leg(state.way[state.reference(unit)], leg, length, wagons)
    if way_length(way) > allowance(state, unit, way) // share:
        return False
    return footing.legal_leg(leg, x, y, ex, ey, state.radius[unit])


def leave_table(state: State, unit: int, edge: int) -> None:
    """9.16 The whole unit is off, and safe."""
    state.status[unit] = OFF
    state.inside[unit] = -1
    state.marks[unit] = 0
    state.flags[unit] = 0
    state.tell(kinds.UNIT_LEFT, "9.16", unit, edge)
    if state.field >> 1 == RECONNAISSANCE and not state.report:
        state.report = 1
        state.tell(kinds.REPORT_CARRIED, "20.15", unit)
