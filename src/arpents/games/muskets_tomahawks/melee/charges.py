"""12.4, 12.5 Charges: the places that touch an enemy, who gets to them, and the ranks that advance into him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.formations.arranging import Arranging, reaches
from arpents.games.muskets_tomahawks.formations.formations import by_slot, formation_slots
from arpents.games.muskets_tomahawks.measuring.contact import WALL_ZONE, fight_zone, touch, touch_across
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.sight import is_open_to, nearest, points_of
from arpents.games.muskets_tomahawks.measuring.ways import widest_allowance
from arpents.games.muskets_tomahawks.melee.walls import Walls
from arpents.games.muskets_tomahawks.moves.legs import starts_of, ways_of
from arpents.games.muskets_tomahawks.moves.marches import formed_target, widest_steps
from arpents.games.muskets_tomahawks.state import MANNED, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, place_number, within
from arpents.games.muskets_tomahawks.words import kinds

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUND_THE_END: Final = 1 << 16  # 12.4 added to the gap of a place behind what is defended
NOTHING_NEAR: Final = 1 << 20  # a gap
RANK_WAY: Final = 20  # bits of a place in order: its way squared, then two parts of 8 for y and x
RANK_PART: Final = 8
RANK_PLACE: Final = 0xFF


def contact_points(state: State, target: int) -> list[int]:
    """What of a unit may be touched: of a gun its crew."""
    if state.gun[target] != MANNED or state.status[target] != ON_TABLE:
        return points_of(state, target)
    return state.box(target).points


def contact_reach(state: State, unit: int, target: int, what: int, walls: Walls) -> int:
    """12.5 From centre to centre; an opening has no base. 12.4 Across a wall it is a little more."""
    zone = WALL_ZONE if walls.defended else fight_zone(state)
    return zone + state.radius[unit] + (state.radius[target] if what >= 0 else 0)


def is_contact(state: State, unit: int, target: int, what: int, bx: int, by: int, x: int, y: int) -> bool:
    """12.5, 17.1.5 A place and a figure of the target touch, or the place is on the outer side of its opening."""
    if what < 0:
        return is_open_to(state, target, what, bx, by, x, y)
    base = state.radius[unit]
    his = state.radius[target]
    return touch(state, x, y, base, bx, by, his) or touch_across(state, x, y, base, bx, by, his)


def contact_places(state: State, unit: int, target: int, walls: Walls) -> list[int]:
    """Lattice places that touch a figure of the target (or an opening it holds): gap, x, y in threes, unsorted."""
    found: list[int] = []
    seen: set[int] = set()
    points = contact_points(state, target)
    for k in range(0, len(points), 3):
        bx = points[k + 1]
        by = points[k + 2]
        reach = contact_reach(state, unit, target, points[k], walls)
        for y in range(max(0, (by - reach + 7) // 8 * 8), by + reach + 1, LATTICE):
            for x in range(max(0, (bx - reach + 7) // 8 * 8), bx + reach + 1, LATTICE):
                place = place_number(x, y)
                if not within(x - bx, y - by, reach) or place in seen:
                    continue
                if is_contact(state, unit, target, points[k], bx, by, x, y):
                    seen.add(place)
                    found += [gap_to(state, unit, target, points, x, y), x, y]
    return found


def gap_to(state: State, unit: i64, target: i64, points: list[int], x: i64, y: i64) -> i64:
    """The gap to the nearest point of the target; all of them are figures, or none is."""
    if not points:
        return NOTHING_NEAR
    free = nearest(points, x, y) - state.radius[unit]
    if points[0] >= 0:
        free -= state.radius[target]
    return free if free > 0 else 0


def nearest_first(state: State, unit: int, target: int) -> list[int]:
    """12.4 The figures of the unit, nearest to the target first, as positions in its list of figures."""
    points = points_of(state, target)
    order: list[int] = []
    for k, figure in enumerate(state.figures(unit)):
        order.append(nearest(points, state.fx[figure], state.fy[figure]) << 8 | k)
    order.sort()
    return [entry & 0xFF for entry in order]


def charge_plan(state: State, unit: int, target: int, closing: bool) -> list[int]:
    """12.4 Where each figure goes; with `closing` the unit goes as near as it can though nobody can touch."""
    footing = Footing(state, unit, target)
    starts = starts_of(state, unit)
    ways = ways_of(state, unit)
    arranging = Arranging(state, footing, unit, starts, ways, reaches(footing, starts, ways))
    walls = Walls(state, target)
    places = contact_places(state, unit, target, walls)
    points = points_of(state, target)
    for k in nearest_first(state, unit, target):
        if not charge_one(state, arranging, k, places, walls, target, points, closing):
            if not arranging.placed:
                continue
            stay_behind(arranging, k)
    if not arranging.placed:
        return []
    for k in range(arranging.count):
        placed = k in arranging.placed
        if not placed and not charge_one(state, arranging, k, places, walls, target, points, closing):
            stay_behind(arranging, k)
    return arranging.plan


def charge_one(
    state: State,
    arranging: Arranging,
    k: int,
    places: list[int],
    walls: Walls,
    target: int,
    points: list[int],
    closing: bool,
) -> bool:
    """The legal place in reach with the smallest gap to a target figure, then the nearest to itself.

    Places round the end of what the target defends come last.
    """
    unit = arranging.unit
    sx = arranging.starts[2 * k]
    sy = arranging.starts[2 * k + 1]
    first = not arranging.placed
    reach = widest_allowance(state, unit, arranging.ways[k])
    barred = walls.before(sx, sy)
    order: list[int] = []
    for i in range(0, len(places), 3):
        x = places[i + 1]
        y = places[i + 2]
        if not within(x - sx, y - sy, reach) or walls.stop(barred, sx, sy, x, y):
            continue
        gap = places[i]
        if barred and walls.are_passed(barred, state.radius[unit], sx, sy, x, y, points):
            gap += ROUND_THE_END
        order.append(ranked(gap, x - sx, y - sy, x, y))
    order.sort()
    if take_first(arranging, k, order, first):
        return True
    if first and not closing:
        return False
    order = []
    for y in range(max(0, (sy - reach) // LATTICE * LATTICE), sy + reach + 1, LATTICE):
        for x in range(max(0, (sx - reach) // LATTICE * LATTICE), sx + reach + 1, LATTICE):
            if not within(x - sx, y - sy, reach) or walls.stop(barred, sx, sy, x, y):
                continue
            if first or arranging.is_linked(x, y):
                order.append(ranked(gap_to(state, unit, target, points, x, y), x - sx, y - sy, x, y))
    order.sort()
    return take_first(arranging, k, order, first)


def ranked(gap: i64, dx: i64, dy: i64, x: i64, y: i64) -> i64:
    """A lattice place in one number: the smallest gap comes first, then the shortest way, then 1.11."""
    return ((gap << RANK_WAY | dx * dx + dy * dy) << RANK_PART | y // LATTICE) << RANK_PART | x // LATTICE


def take_first(arranging: Arranging, k: int, order: list[int], first: bool) -> bool:
    for packed in order:
        place: i64 = packed
        x = (place & RANK_PLACE) * LATTICE
        y = (place >> RANK_PART & RANK_PLACE) * LATTICE
        if (first or arranging.is_linked(x, y)) and arranging.is_free(x, y):
            way = arranging.goes(k, x, y)
            if way >= 0:
                arranging.put(k, x, y, way)
                return True
    return False


def stay_behind(arranging: Arranging, k: int) -> None:
    """A figure that can neither touch nor follow stays where it is."""
    arranging.put(k, arranging.starts[2 * k], arranging.starts[2 * k + 1], arranging.ways[k])


def formed_charge(state: State, unit: int, target: int) -> int:
    """12.4 A FORMED unit advances straight on to the first place that gives contact: the action, or -1."""
    walls = Walls(state, target)
    footing = Footing(state, unit, target)
    places: list[int] = []
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT):
            goal = formed_target(state, unit, kind, steps)
            plan = engaged_ranks(state, unit, target, goal, walls, footing)
            if not plan:
                continue
            if not places:
                places = contact_places(state, unit, target, walls)
            if plan_touches(state, unit, target, plan, places):
                return kind | steps
    return -1


def formed_approach(state: State, unit: int, target: int) -> int:
    """12.4 It cannot come into contact any more: straight on, as near as it can; the action, or -1."""
    points = points_of(state, target)
    walls = Walls(state, target)
    footing = Footing(state, unit, target)
    best = gap_of_ranks(state, unit, target, points, starts_of(state, unit), 2)
    found = -1
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT):
            plan = engaged_ranks(state, unit, target, formed_target(state, unit, kind, steps), walls, footing)
            if plan:
                away = gap_of_ranks(state, unit, target, points, plan, 3)
                if away < best:
                    best = away
                    found = kind | steps
    return found


def gap_of_ranks(state: State, unit: int, target: int, points: list[int], places: list[int], stride: int) -> int:
    """The smallest gap to the target from places written x, y, ..."""
    best = 1 << 20
    for k in range(0, len(places), stride):
        best = min(best, gap_to(state, unit, target, points, places[k], places[k + 1]))
    return best


def engaged_ranks(
    state: State, unit: int, target: int, goal: list[int], walls: Walls, footing: Footing | None = None
) -> list[int]:
    """The plan of `Ranks` with the target's figures no longer kept away from."""
    order = by_slot(state, unit)
    figures = state.figures(unit)
    slots = formation_slots(state.formation[unit], len(order), goal[0])
    if footing is None:
        footing = Footing(state, unit, target)
    plan = [-1] * (3 * len(figures))
    for k in range(len(order)):
        figure = order[k]
        px = goal[1] + slots[2 * k]
        py = goal[2] + slots[2 * k + 1]
        if px < 0 or py < 0:
            return []
        barred = walls.before(state.fx[figure], state.fy[figure])
        if walls.stop(barred, state.fx[figure], state.fy[figure], px, py):
            return []
        way = footing.goes(state.way[figure], state.fx[figure], state.fy[figure], px, py, state.radius[unit])
        if way < 0:
            return []
        at = figures.index(figure)
        plan[3 * at] = px
        plan[3 * at + 1] = py
        plan[3 * at + 2] = way
    return plan


def plan_touches(state: State, unit: int, target: int, plan: list[int], places: list[int]) -> bool:
    """Does somebody end on one of the places that touch the target, or off the lattice as near?"""
    for k in range(0, len(plan), 3):
        for i in range(0, len(places), 3):
            if places[i + 1] == plan[k] and places[i + 2] == plan[k + 1]:
                return True
    if state.status[target] != ON_TABLE:
        return False
    for k in range(0, len(plan), 3):
        for foe in state.figures(target):
            if is_contact(state, unit, target, foe, state.fx[foe], state.fy[foe], plan[k], plan[k + 1]):
                return True
    return False


def can_reach(state: State, unit: int, target: int) -> bool:
    """12.1 At least one figure can come within 1 in."""
    if state.formed(unit):
        return formed_charge(state, unit, target) >= 0
    footing = Footing(state, unit, target)
    footing.surveying = True
    starts = starts_of(state, unit)
    ways = ways_of(state, unit)
    arranging = Arranging(state, footing, unit, starts, ways, reaches(footing, starts, ways))
    order = nearest_first(state, unit, target)
    points = contact_points(state, target)
    walls = Walls(state, target)
    for i in range(0, len(points), 3):
        if touches(state, arranging, order, target, points[i], points[i + 1], points[i + 2], walls):
            return True
    return False


def touches(
    state: State, arranging: Arranging, order: list[int], target: int, what: int, bx: int, by: int, walls: Walls
) -> bool:
    """Can somebody go where he touches one point of the target?"""
    unit = arranging.unit
    starts = arranging.starts
    reach = contact_reach(state, unit, target, what, walls)
    able = [k for k in order if within(bx - starts[2 * k], by - starts[2 * k + 1], arranging.reach[k] + reach)]
    if not able:
        return False
    barred = [walls.before(starts[2 * k], starts[2 * k + 1]) for k in able]
    for y in range(max(0, (by - reach + 7) // 8 * 8), by + reach + 1, LATTICE):
        for x in range(max(0, (bx - reach + 7) // 8 * 8), bx + reach + 1, LATTICE):
            if not within(x - bx, y - by, reach):
                continue
            for i in range(len(able)):
                k = able[i]
                if walls.stop(barred[i], starts[2 * k], starts[2 * k + 1], x, y):
                    continue
                if arranging.goes(k, x, y) >= 0:
                    if is_contact(state, unit, target, what, bx, by, x, y):
                        return True
                    break
    return False
