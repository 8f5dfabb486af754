"""12.5 Contact: who stands within an inch of whom with nothing solid between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.facts.options import FIGHT_ZONE_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.state import ENGAGER, INDOORS, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.board import LEG_BUILDINGS, LEG_FORBIDDEN
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, within
from arpents.games.muskets_tomahawks.table.shapes import Shape

if TYPE_CHECKING:
    from mypy_extensions import i64

WALL_ZONE: Final = CONTACT + LATTICE  # 12.4 across an obstacle: an inch behind it, and the last place before it
WIDEST_ZONE: Final = 64  # no two bases are in contact beyond
BASE_CONTACT: Final = 7  # less than half an inch between two bases


def fight_zone(state: State) -> int:
    """12.5 One inch; 23 or bases that touch, as nearly as the half-inch lattice lets them."""
    return BASE_CONTACT if state.options[FIGHT_ZONE_OPTION] else CONTACT


def touch(state: State, ax: i64, ay: i64, a_base: i64, bx: i64, by: i64, b_base: i64) -> bool:
    """Two bases within an inch, no palisade, building or river between."""
    if not within(bx - ax, by - ay, fight_zone(state) + a_base + b_base):
        return False
    leg = state.board.leg(ax, ay, bx, by)
    return not (leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & state.standing())


def touch_across(state: State, x: i64, y: i64, base: i64, bx: i64, by: i64, b_base: i64) -> bool:
    """12.4 A base as near to an obstacle as one stands touches a figure within an inch behind it."""
    if not within(bx - x, by - y, WALL_ZONE + base + b_base):
        return False
    board = state.board
    ray = board.ray(x, y, bx, by)
    for piece in ray.pieces + ray.high:
        if board.near_obstacle(piece, bx, by, CONTACT + b_base) and board.near_obstacle(
            piece, x, y, LATTICE - 1 + base
        ):
            leg = board.leg(x, y, bx, by)
            return not (leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & state.standing())
    return False


def figures_touch(state: State, unit: i64, figure: i64, other: i64, foe: i64) -> bool:
    """12.5 Two figures on the table; 12.4 those who have engaged also across what the others stand behind."""
    ax: i64 = state.fx[figure]
    ay: i64 = state.fy[figure]
    a_base: i64 = state.radius[unit]
    bx: i64 = state.fx[foe]
    by: i64 = state.fy[foe]
    b_base: i64 = state.radius[other]
    if touch(state, ax, ay, a_base, bx, by, b_base):
        return True
    if state.marks[unit] & ENGAGER and touch_across(state, ax, ay, a_base, bx, by, b_base):
        return True
    return state.marks[other] & ENGAGER != 0 and touch_across(state, bx, by, b_base, ax, ay, a_base)


def reaches_opening(state: State, figure: int, unit: int, building: int, opening: int) -> bool:
    """17.1.5 Is the figure within an inch of the opening, on its outer side?"""
    hole = state.board.openings[building][opening]
    dx = state.fx[figure] - hole.x
    dy = state.fy[figure] - hole.y
    return within(dx, dy, fight_zone(state) + state.radius[unit]) and dx * hole.out_x + dy * hole.out_y > 0


def can_touch(state: State, unit: int) -> bool:
    """Markers (16.6), captives, wagons and those aboard are never in contact."""
    status = state.status[unit]
    return (status == ON_TABLE or status == INDOORS) and not state.traits[unit] & (CAPTIVE | WAGON)


def touching(state: State, unit: int, other: int) -> bool:
    """Are two enemy units in contact?"""
    if not can_touch(state, unit) or not can_touch(state, other):
        return False
    if state.status[unit] == INDOORS:
        if state.status[other] == INDOORS:
            return False
        return touching(state, other, unit)
    first = state.first[unit]
    if state.status[other] == INDOORS:
        building = state.inside[other]
        if not comes_near(state, unit, state.board.buildings[building]):
            return False
        for figure in range(first, first + state.start[unit]):
            if state.alive[figure]:
                for opening in range(len(state.board.openings[building])):
                    if reaches_opening(state, figure, unit, building, opening):
                        return True
        return False
    engaged = (state.marks[unit] | state.marks[other]) & ENGAGER
    reach: i64 = (WALL_ZONE if engaged else fight_zone(state)) + state.radius[unit] + state.radius[other]
    box = state.box(unit)
    if box.misses(state.box(other), reach):
        return False
    west = box.west - reach
    east = box.east + reach
    south = box.south - reach
    north = box.north + reach
    start = state.first[other]
    for foe in range(start, start + state.start[other]):
        x: i64 = state.fx[foe]
        if west <= x <= east and state.alive[foe]:
            y: i64 = state.fy[foe]
            if south <= y <= north:
                for figure in range(first, first + state.start[unit]):
                    if not state.alive[figure]:
                        continue
                    if engaged:
                        if figures_touch(state, unit, figure, other, foe):
                            return True
                    elif touch(
                        state, state.fx[figure], state.fy[figure], state.radius[unit], x, y, state.radius[other]
                    ):
                        return True
    return False


def opponents(state: State, unit: int) -> list[int]:
    """The enemy units in contact with a unit."""
    if not can_touch(state, unit):
        return []
    side = state.side[unit]
    return [other for other in range(state.units()) if state.side[other] != side and touching(state, unit, other)]


def in_contact(state: State, unit: int) -> bool:
    if not can_touch(state, unit):
        return False
    side = state.side[unit]
    outside = state.status[unit] == ON_TABLE
    box = state.box(unit)
    west = box.west - WIDEST_ZONE
    east = box.east + WIDEST_ZONE
    south = box.south - WIDEST_ZONE
    north = box.north + WIDEST_ZONE
    sides = state.side
    statuses = state.status
    for other in range(len(sides)):
        if sides[other] == side:
            continue
        status = statuses[other]
        if status == ON_TABLE:
            if outside:
                his = state.boxes[other] or state.box(other)
                if his.east < west or his.west > east or his.north < south or his.south > north:
                    continue
        elif status != INDOORS or not outside:
            continue
        if touching(state, unit, other):
            return True
    return False


def comes_near(state: State, unit: int, house: Shape) -> bool:
    """Could a figure be within an inch of an opening?"""
    box = state.box(unit)
    reach = fight_zone(state) + state.radius[unit]
    if box.east < house.west - reach or box.west > house.east + reach:
        return False
    return box.north >= house.south - reach and box.south <= house.north + reach


def hand_to_hand(state: State, unit: int) -> int:
    """12.12 All units linked by contact with this one, as a mask."""
    mask = 1 << unit
    pending = [unit]
    while pending:
        for other in opponents(state, pending.pop()):
            if not mask >> other & 1:
                mask |= 1 << other
                pending.append(other)
    return mask
