"""14.5.2, 14.5.3, 14.5.8, 14.5.9 The ways of a Recoil and of a Flight, and half-way settling (11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.facts.options import RECOIL_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_MOVE, BOAT_RADIUS
from arpents.games.muskets_tomahawks.formations.arranging import nearby_places
from arpents.games.muskets_tomahawks.formations.formations import (
    KNOT,
    disperse,
    gun_plan,
    set_down,
    take_slots,
    turn_gun,
)
from arpents.games.muskets_tomahawks.measuring.contact import in_contact
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.sight import points_of
from arpents.games.muskets_tomahawks.morale.casualties import remove_figure
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    DISPERSED,
    IN_FLIGHT,
    INDOORS,
    MANNED,
    ON_TABLE,
    SHAKEN,
    VIGILANT,
    State,
    with_entry,
)
from arpents.games.muskets_tomahawks.table.board import LEG_OBSTACLES, LEG_ROAD
from arpents.games.muskets_tomahawks.table.geometry import (
    AHEAD_X,
    AHEAD_Y,
    INCH,
    LATTICE,
    NO_DIRECTION,
    distance,
    nearest_direction,
    vector_x,
    vector_y,
    within,
)
from arpents.games.muskets_tomahawks.table.scenarios import home_edge
from arpents.games.muskets_tomahawks.words import kinds

if TYPE_CHECKING:
    from mypy_extensions import i64

OUTWARD_X: Final = [1, 0, -1, 0]  # by edge
OUTWARD_Y: Final = [0, 1, 0, -1]
STEP: Final = 8


def recoil_length(state: State, unit: int) -> int:
    """14.5.3 A full printed move; 23 or four inches."""
    return 4 * INCH if state.options[RECOIL_OPTION] else state.printed[unit]


def forced_allowance(total: int, leg: int, wagons: int) -> int:
    """The length less terrain: no bonus for distance, no road, no weather."""
    if not leg & LEG_ROAD:
        total -= (leg & 3) * INCH
    total -= ((leg >> LEG_OBSTACLES & 31) + wagons) * INCH
    return total if total > INCH else INCH


def cause_x(state: State, unit: int, enemy: int, x: int, y: int) -> int:
    """The nearest point of the enemy that caused it, as x << 16 | y, or -1 with no enemy on the table."""
    best = 1 << 40
    found = -1
    for other in range(state.units()):
        if state.side[other] == state.side[unit] or state.is_a(other, CAPTIVE | WAGON):
            continue
        if enemy >= 0 and other != enemy and state.present(enemy):
            continue
        points = points_of(state, other)
        for k in range(0, len(points), 3):
            square = (points[k + 1] - x) ** 2 + (points[k + 2] - y) ** 2
            if square < best:
                best = square
                found = points[k + 1] << 16 | points[k + 2]
    return found


def recoil_direction(state: State, unit: int, enemy: int) -> int:
    """14.5.8 The direction nearest to the vector from the enemy; without one, towards the home edge."""
    x = state.where_x(unit)
    y = state.where_y(unit)
    cause = cause_x(state, unit, enemy, x, y)
    if cause >= 0:
        direction = nearest_direction(x - (cause >> 16), y - (cause & 0xFFFF))
        if direction != NO_DIRECTION:
            return direction
    return 2 * home_edge(state.board, state.home[unit], x, y)


def flight_direction(state: State, unit: int, enemy: int) -> int:
    """14.5.9 Most towards the home edge without coming nearer to the enemy."""
    x = state.where_x(unit)
    y = state.where_y(unit)
    edge = home_edge(state.board, state.home[unit], x, y)
    cause = cause_x(state, unit, enemy, x, y)
    away_x = 0
    away_y = 0
    if cause >= 0:
        away_x = x - (cause >> 16)
        away_y = y - (cause & 0xFFFF)
    best = -1
    best_home = 0
    best_away = 0
    for direction in range(8):
        vx = vector_x(direction, 24)
        vy = vector_y(direction, 24)
        away = vx * away_x + vy * away_y
        if away < 0:
            continue
        home = vx * OUTWARD_X[edge] + vy * OUTWARD_Y[edge]
        if best < 0 or home > best_home or (home == best_home and away > best_away):
            best = direction
            best_home = home
            best_away = away
    return best


def foremost(state: State, figures: list[int], direction: int) -> list[int]:
    order = [
        (-(state.fx[figure] * AHEAD_X[direction] + state.fy[figure] * AHEAD_Y[direction]), figure) for figure in figures
    ]
    order.sort()
    return [figure for _, figure in order]


def farthest_step(
    state: State, footing: Footing, unit: int, x: int, y: int, direction: int, moved: list[int], length: int
) -> int:
    """How many lattice steps a figure at x, y can go: one legal leg to a legal place clear of those who have gone."""
    radius = state.radius[unit]
    most = length // STEP
    best = 0
    for k in range(1, most + 1):
        px = x + AHEAD_X[direction] * STEP * k
        py = y + AHEAD_Y[direction] * STEP * k
        if px < 0 or py < 0 or px > state.board.width or py > state.board.height:
            break
        leg = state.board.leg(x, y, px, py)
        wagons = footing.wagons_crossed(x, y, px, py) if footing.wagons else 0
        if distance(px - x, py - y) > forced_allowance(length, leg, wagons):
            continue
        if not footing.legal_leg(leg, x, y, px, py, radius):
            break
        if footing.legal_place(px, py, radius, x, y) and clear_of(moved, px, py, 2 * radius):
            best = k
    return best


def clear_of(places: list[int], x: i64, y: i64, reach: i64) -> bool:
    for k in range(0, len(places), 2):
        dx = places[k] - x
        dy = places[k + 1] - y
        if dx * dx + dy * dy < reach * reach:
            return False
    return True


def recoil(state: State, unit: int, enemy: int) -> None:
    """14.5.3, 14.5.8"""
    direction = recoil_direction(state, unit, enemy)
    footing = Footing(state, unit)
    if state.formed(unit):
        steps = body_steps(state, footing, unit, direction)
        x = state.ax[unit]
        y = state.ay[unit]
        crossed = obstacles_behind(state, unit, direction, steps)
        state.ax[unit] = x + AHEAD_X[direction] * STEP * steps
        state.ay[unit] = y + AHEAD_Y[direction] * STEP * steps
        take_slots(state, unit)
        if not in_contact(state, unit):
            state.tell(kinds.UNIT_RECOILED, "14.5.3", unit, direction)
            lose_formation(state, unit)
            if crossed:
                disperse(state, unit)  # 2.6
            return
        state.ax[unit] = x
        state.ay[unit] = y
        take_slots(state, unit)
    disperse(state, unit)  # 2.6 a column, or a body that cannot clear contact
    moved: list[int] = []
    for figure in foremost(state, state.figures(unit), direction):
        x = state.fx[figure]
        y = state.fy[figure]
        steps = farthest_step(state, footing, unit, x, y, direction, moved, recoil_length(state, unit))
        state.put(unit, figure, x + AHEAD_X[direction] * STEP * steps, y + AHEAD_Y[direction] * STEP * steps)
        moved += [state.fx[figure], state.fy[figure]]
    state.tell(kinds.UNIT_RECOILED, "14.5.3", unit, direction)


def body_steps(state: State, footing: Footing, unit: int, direction: int) -> int:
    """14.5.8 A FORMED unit goes back as a body, all by the same number of steps."""
    radius = state.radius[unit]
    figures = state.figures(unit)
    best = 0
    length = recoil_length(state, unit)
    for k in range(1, length // STEP + 1):
        fits = True
        for figure in figures:
            x = state.fx[figure]
            y = state.fy[figure]
            px = x + AHEAD_X[direction] * STEP * k
            py = y + AHEAD_Y[direction] * STEP * k
            if px < 0 or py < 0:
                return best
            leg = state.board.leg(x, y, px, py)
            if not footing.legal_leg(leg, x, y, px, py, radius):
                return best
            wagons = footing.wagons_crossed(x, y, px, py) if footing.wagons else 0
            fits = (
                fits
                and distance(px - x, py - y) <= forced_allowance(length, leg, wagons)
                and footing.legal_place(px, py, radius, x, y)
            )
        if fits:
            best = k
    return best


def obstacles_behind(state: State, unit: int, direction: int, steps: int) -> bool:
    """2.6 Does any figure of a body cross an obstacle on its way back?"""
    for figure in state.figures(unit):
        x = state.fx[figure]
        y = state.fy[figure]
        px = x + AHEAD_X[direction] * STEP * steps
        py = y + AHEAD_Y[direction] * STEP * steps
        if state.board.obstacles_between(x, y, px, py):
            return True
    return False


def lose_formation(state: State, unit: int) -> None:
    """2.6 FORMED is lost by a figure that ends in a rough or very rough area."""
    if state.formed(unit):
        for figure in state.figures(unit):
            if state.board.ground(state.fx[figure], state.fy[figure]) >= 0:
                disperse(state, unit)
                return


def flee(state: State, unit: int, enemy: int) -> None:
    """14.5.2, 14.5.6, 14.5.9 A full printed move, the back turned; who leaves the table is lost."""
    state.mark(unit, IN_FLIGHT)
    state.unmark(unit, SHAKEN | VIGILANT)
    direction = flight_direction(state, unit, enemy)
    state.tell(kinds.UNIT_FLED, "14.5.2", unit, direction)
    if state.status[unit] == ABOARD:
        flee_afloat(state, unit)
        return
    if state.status[unit] == INDOORS:
        come_out(state, unit, enemy)
        if state.strength[unit] == 0:
            return
    if state.gun[unit] == MANNED:
        state.gun = with_entry(state.gun, unit, ABANDONED)  # 13.6
        state.tell(kinds.GUN_ABANDONED, "13.6", unit)
    disperse(state, unit)
    footing = Footing(state, unit)
    moved: list[int] = []
    for figure in foremost(state, state.figures(unit), direction):
        x = state.fx[figure]
        y = state.fy[figure]
        steps = farthest_step(state, footing, unit, x, y, direction, moved, state.printed[unit])
        if runs_off(state, footing, unit, x, y, direction):
            remove_figure(state, unit, figure, "14.5.2")
            continue
        state.put(unit, figure, x + AHEAD_X[direction] * STEP * steps, y + AHEAD_Y[direction] * STEP * steps)
        moved += [state.fx[figure], state.fy[figure]]


def runs_off(state: State, footing: Footing, unit: int, x: int, y: int, direction: int) -> bool:
    """14.5.9 Would the full move carry the centre off the table?"""
    last = 0
    board = state.board
    while True:
        px = x + AHEAD_X[direction] * STEP * (last + 1)
        py = y + AHEAD_Y[direction] * STEP * (last + 1)
        if px < 0 or py < 0 or px > board.width or py > board.height:
            break
        last += 1
        if last * STEP > state.printed[unit]:
            return False
    edge_x = x + AHEAD_X[direction] * STEP * last
    edge_y = y + AHEAD_Y[direction] * STEP * last
    leg = board.leg(x, y, edge_x, edge_y)
    wagons = footing.wagons_crossed(x, y, edge_x, edge_y) if footing.wagons else 0
    beyond = distance(AHEAD_X[direction] * STEP * (last + 1), AHEAD_Y[direction] * STEP * (last + 1))
    return beyond <= forced_allowance(state.printed[unit], leg, wagons) and footing.legal_leg(
        leg, x, y, edge_x, edge_y, state.radius[unit]
    )


def come_out(state: State, unit: int, enemy: int) -> None:
    """14.5.6 Out of the opening farthest from the enemy, in Knot; who finds no place is lost (MT-6)."""
    building = state.inside[unit]
    cause = cause_x(state, unit, enemy, state.where_x(unit), state.where_y(unit))
    best = 0
    best_square = -1
    openings = state.board.openings[building]
    for k in range(len(openings)):
        square = 0
        if cause >= 0:
            square = (openings[k].x - (cause >> 16)) ** 2 + (openings[k].y - (cause & 0xFFFF)) ** 2
        if square > best_square:
            best_square = square
            best = k
    set_out(state, unit, openings[best].x, openings[best].y, 96, "14.5.6")


def set_out(state: State, unit: int, x: int, y: int, limit: int, rule: str) -> None:
    """A unit leaves a building by force: Knot round a point, none farther than the limit."""
    state.status[unit] = ON_TABLE
    state.inside[unit] = -1
    state.formation[unit] = DISPERSED
    figures = state.figures(unit)
    for figure in figures:
        state.put(unit, figure, -4096, -4096)
    places = set_down(Footing(state, unit), x, y, KNOT, len(figures), state.radius[unit])
    for k in range(len(figures)):
        figure = figures[k]
        if 2 * k < len(places) and within(places[2 * k] - x, places[2 * k + 1] - y, limit):
            state.put(unit, figure, places[2 * k], places[2 * k + 1])
        else:
            state.put(unit, figure, x, y)
            remove_figure(state, unit, figure, rule)


def flee_afloat(state: State, unit: int) -> None:
    """14.5.6 The boat flees as a whole towards its home edge; off the table all are lost."""
    boat = state.inside[unit]
    x = state.boat_x[boat]
    y = state.boat_y[boat]
    edge = home_edge(state.board, state.home[unit], x, y)
    move = BOAT_MOVE[state.boat_type[boat]]
    best = 0
    for k in range(1, move // STEP + 1):
        px = x + OUTWARD_X[edge] * STEP * k
        py = y + OUTWARD_Y[edge] * STEP * k
        if px < 0 or py < 0 or px > state.board.width or py > state.board.height:
            state.boat_side[boat] = -1
            for other in range(state.units()):
                if state.status[other] == ABOARD and state.inside[other] == boat:
                    for figure in state.figures(other):
                        remove_figure(state, other, figure, "14.5.6")
            return
        if state.board.afloat(px, py, BOAT_RADIUS) and boat_clear(state, boat, px, py):
            best = k
        elif not on_water(state, px, py):
            break
    state.boat_x[boat] = x + OUTWARD_X[edge] * STEP * best
    state.boat_y[boat] = y + OUTWARD_Y[edge] * STEP * best
    for other in range(state.units()):
        if state.status[other] == ABOARD and state.inside[other] == boat:
            for figure in state.figures(other):
                state.put(other, figure, state.boat_x[boat], state.boat_y[boat])


def on_water(state: State, x: int, y: int) -> bool:
    for river in state.board.rivers:
        if river.holds(x, y):
            return True
    return False


def boat_clear(state: State, boat: int, x: int, y: int) -> bool:
    """No other boat is in the way."""
    for other in range(len(state.boat_side)):
        if other != boat and state.boat_side[other] >= 0:
            dx = state.boat_x[other] - x
            dy = state.boat_y[other] - y
            if dx * dx + dy * dy < 4 * BOAT_RADIUS * BOAT_RADIUS:
                return False
    return True


def stop_midway(state: State, unit: int) -> None:
    """11.7 A unit stopped half-way is first set on the lattice places nearest to where it is (MT-2)."""
    if state.gun[unit] == MANNED:
        stop_gun_midway(state, unit)
        return
    footing = Footing(state, unit)
    radius = state.radius[unit]
    moved: list[int] = []
    for figure in state.figures(unit):
        places = nearby_places(state.fx[figure], state.fy[figure])
        base_x = state.fx[figure] // LATTICE * LATTICE
        base_y = state.fy[figure] // LATTICE * LATTICE
        x = state.from_x[figure]
        y = state.from_y[figure]
        for k in range(0, len(places), 2):
            px = base_x + places[k]
            py = base_y + places[k + 1]
            if footing.legal_place(px, py, radius, x, y) and clear_of(moved, px, py, 2 * radius):
                x = px
                y = py
                break
        state.put(unit, figure, x, y)
        moved += [x, y]
    disperse(state, unit, "11.7")
    state.midway = -1


def stop_gun_midway(state: State, unit: int) -> None:
    """11.7, 13.4 The nearest lattice place with room for the gun and its crew, or back where the leg began (MT-3)."""
    state.midway = -1
    places = nearby_places(state.ax[unit], state.ay[unit])
    base_x = state.ax[unit] // LATTICE * LATTICE
    base_y = state.ay[unit] // LATTICE * LATTICE
    for k in range(0, len(places), 2):
        x = base_x + places[k]
        y = base_y + places[k + 1]
        if gun_plan(state, unit, state.facing[unit], x, y):
            state.ax[unit] = x
            state.ay[unit] = y
            turn_gun(state, unit, state.facing[unit])
            return
    state.ax[unit] = state.midway_from >> 16
    state.ay[unit] = state.midway_from & 0xFFFF
    for figure in state.figures(unit):
        state.put(unit, figure, state.from_x[figure], state.from_y[figure])
