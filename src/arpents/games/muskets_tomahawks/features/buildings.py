"""17.1 Buildings: going in, and the room inside. (Sight, fire and combat through openings: sight, shooting, melee.)"""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, GUN, MOUNTED, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import CAPACITY, MARKER_RADIUS
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import FAR, gap_between_units
from arpents.games.muskets_tomahawks.measuring.ways import (
    WAY_FREE,
    add_building,
    add_leg,
    allowance,
    way_length,
    widest_allowance,
)
from arpents.games.muskets_tomahawks.state import DISPERSED, INDOORS, State
from arpents.games.muskets_tomahawks.table.geometry import distance
from arpents.games.muskets_tomahawks.words import kinds, reasons


def occupants(state: State, building: int) -> list[int]:
    return [unit for unit in range(state.units()) if state.status[unit] == INDOORS and state.inside[unit] == building]


def held_by_enemy(state: State, building: int, side: int) -> bool:
    for unit in range(state.units()):
        if state.status[unit] == INDOORS and state.inside[unit] == building and state.side[unit] != side:
            return True
    return False


def room_left(state: State, building: int) -> int:
    room = CAPACITY[state.board.buildings[building].type]
    for unit in range(state.units()):
        if state.status[unit] == INDOORS and state.inside[unit] == building:
            room -= state.strength[unit]
    return room


def cannot_occupy(state: State, unit: int, building: int) -> int:
    """17.1.1, 17.1.6, 17.2.3 Whatever the way there."""
    if state.collapsed(building):
        return reasons.BUILDING_DOWN
    if state.fire[building] >= 2:
        return reasons.BUILDING_BURNS
    if state.is_a(unit, MOUNTED | WAGON) or state.is_a(unit, GUN):
        return reasons.STAYS_OUTSIDE
    if held_by_enemy(state, building, state.side[unit]):
        return reasons.BUILDING_HELD
    if room_left(state, building) < state.strength[unit]:
        return reasons.NO_ROOM
    return ALLOWED


def cannot_enter(state: State, unit: int, building: int) -> int:
    """17.1.1 The last leg of every figure can end at the point of an opening."""
    reason = cannot_occupy(state, unit, building)
    if reason != ALLOWED:
        return reason
    shape = state.board.buildings[building]
    reference = state.reference(unit)
    if not shape.is_near(state.fx[reference], state.fy[reference], widest_allowance(state, unit, state.way[reference])):
        return reasons.OPENING_TOO_FAR
    footing = Footing(state, unit)
    for figure in state.figures(unit):
        if opening_reached(state, footing, unit, figure, building) < 0:
            return reasons.OPENING_TOO_FAR
    return ALLOWED


def opening_reached(state: State, footing: Footing, unit: int, figure: int, building: int) -> int:
    """The first opening at which the figure's leg can end, or -1."""
    x = state.fx[figure]
    y = state.fy[figure]
    for k, opening in enumerate(state.board.openings[building]):
        if (x - opening.x) * opening.out_x + (y - opening.y) * opening.out_y <= 0:
            continue
        leg = state.board.leg(x, y, opening.x, opening.y)
        wagons = footing.wagons_crossed(x, y, opening.x, opening.y) if footing.wagons else 0
        way = add_building(add_leg(state.way[figure], leg, distance(opening.x - x, opening.y - y), wagons))
        if way_length(way) <= allowance(state, unit, way) and footing.legal_leg(
            leg, x, y, opening.x, opening.y, state.radius[unit]
        ):
            return k
    return -1


def enter_building(state: State, unit: int, building: int) -> None:
    """17.1.1, 17.1.6"""
    state.status[unit] = INDOORS
    state.inside[unit] = building
    state.formation[unit] = DISPERSED
    shape = state.board.buildings[building]
    for figure in state.figures(unit):
        state.put(unit, figure, (shape.west + shape.east) // 2, (shape.south + shape.north) // 2)
    state.tell(kinds.BUILDING_ENTERED, "17.1.1", unit, building)


def way_from_indoors(state: State, unit: int) -> int:
    """17.1.3 The 24 in of 9.1.6 are measured from the walls; leaving costs an inch."""
    free = True
    for other in range(state.units()):
        if (
            state.side[other] != state.side[unit]
            and not state.is_a(other, CAPTIVE | WAGON)
            and gap_between_units(state, unit, other, FAR)
        ):
            free = False
    shape = state.board.buildings[state.inside[unit]]
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == 1 - state.side[unit] and shape.is_near(
            state.marker_x[marker], state.marker_y[marker], FAR + MARKER_RADIUS
        ):
            free = False
    return add_building(WAY_FREE if free else 0)
