"""12.4, 12.5 Charges: the places that touch an enemy, who gets to them, and the ranks that advance into him."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.arranging import Arranging, reaches
from arpents.games.muskets_tomahawks.board import LEG_BUILDINGS, LEG_FORBIDDEN
from arpents.games.muskets_tomahawks.contact import fight_zone, touch
from arpents.games.muskets_tomahawks.footing import Footing, widest_allowance
from arpents.games.muskets_tomahawks.formations import by_slot, formation_slots
from arpents.games.muskets_tomahawks.geometry import LATTICE, gap, place_number, within
from arpents.games.muskets_tomahawks.kinds import ADVANCE, WHEEL_LEFT, WHEEL_RIGHT
from arpents.games.muskets_tomahawks.legs import starts_of, ways_of
from arpents.games.muskets_tomahawks.marches import formed_target, widest_steps
from arpents.games.muskets_tomahawks.sight import is_open_to, nearest, points_of
from arpents.games.muskets_tomahawks.state import MANNED, ON_TABLE, State


def contact_points(state: State, target: int) -> list[int]:
    """What of a unit may be touched: of a gun its crew."""
    if state.gun[target] != MANNED or state.status[target] != ON_TABLE:
        return points_of(state, target)
    return state.box(target).points


def contact_reach(state: State, unit: int, target: int, what: int) -> int:
    """12.5 From centre to centre; an opening has no base."""
    return fight_zone(state) + state.radius[unit] + (state.radius[target] if what >= 0 else 0)


def is_contact(state: State, target: int, what: int, bx: int, by: int, x: int, y: int) -> bool:
    """12.5, 17.1.5 Nothing between a place and a figure of the target, or on the outer side of its opening."""
    if what < 0:
        return is_open_to(state, target, what, bx, by, x, y)
    leg = state.board.leg(x, y, bx, by)
    return not (leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & state.standing())


def contact_places(state: State, unit: int, target: int) -> list[int]:
    """Lattice places that touch a figure of the target (or an opening it holds): gap, x, y in threes, unsorted."""
    found: list[int] = []
    seen: set[int] = set()
    points = contact_points(state, target)
    for k in range(0, len(points), 3):
        bx = points[k + 1]
        by = points[k + 2]
        reach = contact_reach(state, unit, target, points[k])
        for y in range(max(0, (by - reach + 7) // 8 * 8), by + reach + 1, LATTICE):
            for x in range(max(0, (bx - reach + 7) // 8 * 8), bx + reach + 1, LATTICE):
                place = place_number(x, y)
                if not within(x - bx, y - by, reach) or place in seen:
                    continue
                if is_contact(state, target, points[k], bx, by, x, y):
                    seen.add(place)
                    found += [gap_to(state, unit, target, points, x, y), x, y]
    return found


def gap_to(state: State, unit: int, target: int, points: list[int], x: int, y: int) -> int:
    best = 1 << 20
    for k in range(0, len(points), 3):
        radii = state.radius[unit] + (state.radius[target] if points[k] >= 0 else 0)
        away = gap(points[k + 1] - x, points[k + 2] - y, radii)
        if away < best:
            best = away
    return best


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
    places = contact_places(state, unit, target)
    points = points_of(state, target)
    for k in nearest_first(state, unit, target):
        if not charge_one(state, arranging, k, places, unit, target, points, closing):
            if not arranging.placed:
                continue
            stay_behind(arranging, k)
    if not arranging.placed:
        return []
    for k in range(arranging.count):
        placed = k in arranging.placed
        if not placed and not charge_one(state, arranging, k, places, unit, target, points, closing):
            stay_behind(arranging, k)
    return arranging.plan


def charge_one(
    state: State,
    arranging: Arranging,
    k: int,
    places: list[int],
    unit: int,
    target: int,
    points: list[int],
    closing: bool,
) -> bool:
    """The legal place in reach with the smallest gap to a target figure, then the nearest to itself."""
    sx = arranging.starts[2 * k]
    sy = arranging.starts[2 * k + 1]
    first = not arranging.placed
    reach = widest_allowance(state, unit, arranging.ways[k])
    order: list[tuple[int, int, int, int]] = []
    for i in range(0, len(places), 3):
        if within(places[i + 1] - sx, places[i + 2] - sy, reach):
            square = (places[i + 1] - sx) ** 2 + (places[i + 2] - sy) ** 2
            order.append((places[i], square, places[i + 2], places[i + 1]))
    order.sort()
    if take_first(arranging, k, order, first):
        return True
    if first and not closing:
        return False
    order = []
    for y in range(max(0, (sy - reach) // LATTICE * LATTICE), sy + reach + 1, LATTICE):
        for x in range(max(0, (sx - reach) // LATTICE * LATTICE), sx + reach + 1, LATTICE):
            if within(x - sx, y - sy, reach) and (first or arranging.is_linked(x, y)):
                order.append((gap_to(state, unit, target, points, x, y), (x - sx) ** 2 + (y - sy) ** 2, y, x))
    order.sort()
    return take_first(arranging, k, order, first)


def take_first(arranging: Arranging, k: int, order: list[tuple[int, int, int, int]], first: bool) -> bool:
    for _, _, y, x in order:
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
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT):
            goal = formed_target(state, unit, kind, steps)
            plan = engaged_ranks(state, unit, target, goal)
            if plan and plan_touches(state, unit, target, plan):
                return kind | steps
    return -1


def formed_approach(state: State, unit: int, target: int) -> int:
    """12.4 It cannot come into contact any more: straight on, as near as it can; the action, or -1."""
    points = points_of(state, target)
    best = gap_of_ranks(state, unit, target, points, starts_of(state, unit), 2)
    found = -1
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT):
            plan = engaged_ranks(state, unit, target, formed_target(state, unit, kind, steps))
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


def engaged_ranks(state: State, unit: int, target: int, goal: list[int]) -> list[int]:
    """The plan of `Ranks` with the target's figures no longer kept away from."""
    order = by_slot(state, unit)
    figures = state.figures(unit)
    slots = formation_slots(state.formation[unit], len(order), goal[0])
    footing = Footing(state, unit, target)
    plan = [-1] * (3 * len(figures))
    for k in range(len(order)):
        figure = order[k]
        px = goal[1] + slots[2 * k]
        py = goal[2] + slots[2 * k + 1]
        if px < 0 or py < 0:
            return []
        way = footing.goes(state.way[figure], state.fx[figure], state.fy[figure], px, py, state.radius[unit])
        if way < 0:
            return []
        at = figures.index(figure)
        plan[3 * at] = px
        plan[3 * at + 1] = py
        plan[3 * at + 2] = way
    return plan


def plan_touches(state: State, unit: int, target: int, plan: list[int]) -> bool:
    places = contact_places(state, unit, target)
    for k in range(0, len(plan), 3):
        for i in range(0, len(places), 3):
            if places[i + 1] == plan[k] and places[i + 2] == plan[k + 1]:
                return True
    if state.status[target] != ON_TABLE:
        return False
    for k in range(0, len(plan), 3):
        for foe in state.figures(target):
            if touch(
                state, plan[k], plan[k + 1], state.radius[unit], state.fx[foe], state.fy[foe], state.radius[target]
            ):
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
    for i in range(0, len(points), 3):
        if touches(state, arranging, order, target, points[i], points[i + 1], points[i + 2]):
            return True
    return False


def touches(state: State, arranging: Arranging, order: list[int], target: int, what: int, bx: int, by: int) -> bool:
    """Can somebody go where he touches one point of the target?"""
    reach = contact_reach(state, arranging.unit, target, what)
    able = [
        k
        for k in order
        if within(bx - arranging.starts[2 * k], by - arranging.starts[2 * k + 1], arranging.reach[k] + reach)
    ]
    if not able:
        return False
    for y in range(max(0, (by - reach + 7) // 8 * 8), by + reach + 1, LATTICE):
        for x in range(max(0, (bx - reach + 7) // 8 * 8), bx + reach + 1, LATTICE):
            if not within(x - bx, y - by, reach):
                continue
            for k in able:
                if arranging.goes(k, x, y) >= 0:
                    if is_contact(state, target, what, bx, by, x, y):
                        return True
                    break
    return False
