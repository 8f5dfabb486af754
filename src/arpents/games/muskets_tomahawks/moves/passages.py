"""9.15, 9.16, 17.1.2 Coming out of a building, onto the table and off it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.terrain import GUN_RADIUS
from arpents.games.muskets_tomahawks.features.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.formations.arranging import Arranging
from arpents.games.muskets_tomahawks.formations.formations import KNOT, KNOT_STEP, LINES, crew_slots
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.measuring.ways import WAY_ESCORT, allowance, starting_way
from arpents.games.muskets_tomahawks.moves.legs import STOPPED, Leg, end_of_move, lay
from arpents.games.muskets_tomahawks.moves.movement import PICK_PLACE, Move
from arpents.games.muskets_tomahawks.state import DISPERSED, MANNED, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import (
    AHEAD_X,
    AHEAD_Y,
    INCH,
    place_number,
    place_x,
    place_y,
    within,
)
from arpents.games.muskets_tomahawks.table.scenarios import (
    EDGE_EAST,
    EDGE_NORTH,
    EDGE_SOUTH,
    EDGE_WEST,
    NEARER_NORTH_OR_SOUTH,
    NEAREST_EDGE,
    edges_of,
    opposite,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

OUT_PLACE: Final = 0
OUT_ORDER: Final = 1
OUT_GONE: Final = 2
OUT_ONWARD: Final = 3  # 9.10 a second leg follows


def opening_for(state: State, building: int, x: i64, y: i64) -> i64:
    """17.1.2 The opening nearest to the chosen place."""
    openings = state.board.openings[building]
    best: i64 = 0
    nearest: i64 = -1  # squared
    for k in range(len(openings)):
        dx: i64 = openings[k].x - x
        dy: i64 = openings[k].y - y
        square = dx * dx + dy * dy
        if nearest < 0 or square < nearest:
            best = k
            nearest = square
    return best


def plan_from(
    state: State, footing: Footing, sx: int, sy: int, way: int, x: int, y: int, slots: list[int], rest: int = -1
) -> list[int]:
    """All legs start at one point: a plan in Knot or Line with the reference figure at x, y.

    `rest` is how the others' Move begins, where it differs.
    """
    unit = footing.unit
    if footing.goes(way, sx, sy, x, y, state.radius[unit]) < 0:
        return []
    count = state.strength[unit]
    others = way if rest < 0 else rest
    ways = [way] + [others] * (count - 1)
    starts = [sx, sy] * count
    far = [footing.farthest(way, sx, sy)] + [footing.farthest(others, sx, sy)] * (count - 1)
    arranging = Arranging(state, footing, unit, starts, ways, far)
    return hand_out_from(arranging, x, y, slots)


def hand_out_from(arranging: Arranging, x: int, y: int, slots: list[int]) -> list[int]:
    """2.11 where everybody starts at the same point: slots in order, skipping what nobody can reach."""
    k = 0
    roomy = slots is KNOT and 2 * arranging.radius <= KNOT_STEP  # nobody on another slot is in the way
    for i in range(0, len(slots), 2):
        if k == arranging.count:
            break
        px = x + slots[i]
        py = y + slots[i + 1]
        if px < 0 or py < 0 or not (roomy or arranging.is_free(px, py)):
            if k == 0:
                return []
            continue
        if i != 2 * k and not arranging.is_linked(px, py):  # 2.3.1 where slots were skipped
            continue
        way = arranging.goes(k, px, py)
        if way >= 0:
            arranging.put(k, px, py, way)
            k += 1
        elif k == 0:
            return []
    while k < arranging.count:  # 2.11 whoever is left over settles round where the leg starts
        if not arranging.settle(k, arranging.starts[2 * k], arranging.starts[2 * k + 1]):
            return []
        k += 1
    return arranging.plan


class ComeOut(Procedure["State"]):
    """17.1.2 A unit leaves its building: a place, then Knot or Line."""

    def __init__(self, seat: int, unit: int, way: int, step: int = OUT_PLACE, x: int = -1, y: int = -1) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.way = way
        self.x = x
        self.y = y

    def copy(self) -> ComeOut:
        return ComeOut(self.seat, self.unit, self.way, self.step, self.x, self.y)

    def run(self, state: State) -> bool:
        if self.step == OUT_ONWARD:
            goes_on = state.result != STOPPED and state.present(self.unit)
            state.end()
            if goes_on:
                state.begin(Move(self.seat, self.unit, PICK_PLACE, 1))
            return False
        if self.step == OUT_GONE:
            if state.result != STOPPED and state.present(self.unit):
                end_of_move(state, self.unit)
            return state.end()
        return ASK

    def plan(self, state: State, x: int, y: int, slots: list[int], footing: Footing | None = None) -> list[int]:
        building = state.inside[self.unit]
        opening = state.board.openings[building][opening_for(state, building, x, y)]
        if footing is None:
            footing = Footing(state, self.unit)
        return plan_from(state, footing, opening.x, opening.y, self.way, x, y, slots)

    def cannot_go(self, state: State, place: int, footing: Footing | None = None) -> int:
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        return ALLOWED if self.plan(state, x, y, KNOT, footing) else reasons.CANNOT_GO_THERE

    def places(self, state: State, any_will_do: bool = False) -> list[int]:
        found: list[int] = []
        footing = Footing(state, self.unit)
        footing.surveying = True
        shape = state.board.buildings[state.inside[self.unit]]
        reach = allowance(state, self.unit, self.way)
        x = (shape.west + shape.east) // 2
        y = (shape.south + shape.north) // 2
        wide = max(shape.east - shape.west, shape.north - shape.south)
        near = places_near(state, x, y, reach + wide)
        openings = state.board.openings[state.inside[self.unit]]
        for k in range(0, len(near), 2):
            opening = openings[opening_for(state, state.inside[self.unit], near[k], near[k + 1])]
            if within(near[k] - opening.x, near[k + 1] - opening.y, reach) and plan_from(
                state, footing, opening.x, opening.y, self.way, near[k], near[k + 1], KNOT
            ):
                found.append(place_number(near[k], near[k + 1]))
                if any_will_do:
                    break
        return found

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 0.9 % of all time
        if self.step == OUT_ORDER:
            footing = Footing(state, self.unit)
            footing.surveying = True
            found = [kinds.LINE | line for line in range(4) if self.plan(state, self.x, self.y, LINES[line], footing)]
            found.append(kinds.FORM_KNOT)
            found.append(kinds.ONWARD)
            found.sort()
            return found
        found = [kinds.GO | place for place in self.places(state)]
        if not found:  # with captives to lead there may be no way left
            return [kinds.HALT]
        found += takings(state, self.unit)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.step == OUT_PLACE and kind_of(action) == kinds.GO:
            return self.cannot_go(state, noun_of(action))
        if self.step == OUT_ORDER and kind_of(action) in (kinds.LINE, kinds.FORM_KNOT, kinds.ONWARD):
            return ALLOWED if action in self.actions(state, seat) else reasons.ARRANGEMENT_ILLEGAL
        if self.step == OUT_PLACE and kind_of(action) == kinds.TAKE:
            return cannot_take(state, self.unit, noun_of(action))
        if self.step == OUT_PLACE and action == kinds.HALT:
            return reasons.NOT_MOVED_YET if self.places(state) else ALLOWED
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        if kind_of(action) == kinds.GO:
            self.x = place_x(noun_of(action))
            self.y = place_y(noun_of(action))
            self.step = OUT_ORDER
        elif action == kinds.HALT:
            self.step = OUT_GONE
        elif kind_of(action) == kinds.TAKE:
            take_along(state, unit, noun_of(action))
            self.way |= WAY_ESCORT
        else:
            slots = LINES[noun_of(action)] if kind_of(action) == kinds.LINE else KNOT
            building = state.inside[unit]
            plan = self.plan(state, self.x, self.y, slots)
            opening = state.board.openings[building][opening_for(state, building, self.x, self.y)]
            appear(state, unit, opening.x, opening.y)
            lay(state, unit, plan)
            self.step = OUT_ONWARD if action == kinds.ONWARD else OUT_GONE
            state.begin(Leg(seat, unit, DISPERSED, 0, -1, -1))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == OUT_ORDER:
            return Prompt("prompt-arrangement", "17.1.2", {"unit": self.unit})
        return Prompt("prompt-place", "17.1.2", {"unit": self.unit})


def appear(state: State, unit: int, x: int, y: int) -> None:
    """All figures start from one point."""
    state.status[unit] = ON_TABLE
    state.inside[unit] = -1
    state.formation[unit] = DISPERSED
    for figure in state.figures(unit):
        state.put(unit, figure, x, y)


# -- 9.15 reserves


def edge_points(state: State, edge: int) -> list[int]:
    """The lattice points of an edge."""
    step = state.lattice
    board = state.board
    found: list[int] = []
    if edge in (EDGE_EAST, EDGE_WEST):
        x = board.width if edge == EDGE_EAST else 0
        for y in range(0, board.height + 1, step):
            found.append(place_number(x, y))
    else:
        y = board.height if edge == EDGE_NORTH else 0
        for x in range(0, board.width + 1, step):
            found.append(place_number(x, y))
    return found


class EnterTable(Procedure["State"]):
    """9.15 A unit arrived from reserve: a point of its home edge, a place, and the others in Knot."""

    def __init__(self, seat: int, unit: int, step: int = 0, sx: int = -1, sy: int = -1) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.sx = sx
        self.sy = sy

    def copy(self) -> EnterTable:
        return EnterTable(self.seat, self.unit, self.step, self.sx, self.sy)

    def run(self, state: State) -> bool:
        if self.step == 2:
            return state.end()
        return ASK

    def edges(self, state: State) -> list[int]:
        home = state.home[self.unit]
        if home == NEARER_NORTH_OR_SOUTH:
            return [EDGE_NORTH, EDGE_SOUTH]
        if home == NEAREST_EDGE:
            home = state.home_of[self.seat]
        return [home]

    def plan(self, state: State, footing: Footing, way: int, sx: int, sy: int, x: int, y: int) -> list[int]:
        """`way` is how a Move from the edge there begins."""
        if state.gun[self.unit] == MANNED:
            return self.gun_plan(state, footing, sx, sy, x, y)
        return plan_from(state, footing, sx, sy, way, x, y, KNOT)

    def way(self, state: State, sx: int, sy: int) -> int:
        return starting_way(state, self.unit, sx, sy, state.radius[self.unit])

    def gun_plan(self, state: State, footing: Footing, sx: int, sy: int, x: int, y: int) -> list[int]:
        """13.5 A gun comes in facing away from the edge, an inch for each of its crew."""
        if not within(x - sx, y - sy, state.strength[self.unit] * INCH):
            return []
        facing = 2 * opposite(self.edges(state)[0])
        if not footing.legal_place(x, y, GUN_RADIUS, -4096, -4096):
            return []
        plan: list[int] = []
        slots = crew_slots(state.strength[self.unit], facing)
        for k in range(0, len(slots), 2):
            if not footing.legal_place(x + slots[k], y + slots[k + 1], state.radius[self.unit], -4096, -4096):
                return []
            plan += [x + slots[k], y + slots[k + 1], 0]
        return plan

    def reach(self, state: State, footing: Footing, way: int, sx: int, sy: int) -> int:
        gun = state.gun[self.unit] == MANNED
        return state.strength[self.unit] * INCH if gun else footing.farthest(way, sx, sy)

    def cannot_enter_at(self, state: State, place: int, footing: Footing | None = None) -> int:
        x = place_x(place)
        y = place_y(place)
        if x % state.lattice or y % state.lattice or not on_lattice(state.board, place):
            return reasons.NOT_ON_LATTICE
        on_home = False
        for edge in self.edges(state):
            if edge in edges_of(state.board, x, y):
                on_home = True
        if not on_home:
            return reasons.NOT_HOME_EDGE
        if footing is None:
            footing = Footing(state, self.unit)
        footing.surveying = True
        way = self.way(state, x, y)
        reach = self.reach(state, footing, way, x, y)
        if self.goes_straight_in(state, footing, way, x, y, reach):
            return ALLOWED
        near = places_near(state, x, y, reach)
        for k in range(0, len(near), 2):
            if self.plan(state, footing, way, x, y, near[k], near[k + 1]):
                return ALLOWED
        return reasons.CANNOT_GO_THERE

    def goes_straight_in(self, state: State, footing: Footing, way: int, x: int, y: int, reach: int) -> bool:
        """Is there room straight ahead, neither at the edge nor far from it? That is the likeliest."""
        ahead = reach // 2 // state.lattice * state.lattice
        if ahead <= 0:
            return False
        for edge in edges_of(state.board, x, y):
            direction = 2 * opposite(edge)
            px = x + AHEAD_X[direction] * ahead
            py = y + AHEAD_Y[direction] * ahead
            if px < 0 or py < 0 or px > state.board.width or py > state.board.height:
                continue
            if self.plan(state, footing, way, x, y, px, py):
                return True
        return False

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: judging each choice costs 157 % of all time
        found: list[int] = []
        footing = Footing(state, self.unit)
        footing.surveying = True
        if self.step == 0:
            for edge in self.edges(state):
                for place in edge_points(state, edge):
                    if (kinds.ENTER_AT | place) not in found and self.cannot_enter_at(state, place, footing) == ALLOWED:
                        found.append(kinds.ENTER_AT | place)
            found.append(kinds.WAIT)
        else:
            way = self.way(state, self.sx, self.sy)
            near = places_near(state, self.sx, self.sy, self.reach(state, footing, way, self.sx, self.sy))
            for k in range(0, len(near), 2):
                if self.plan(state, footing, way, self.sx, self.sy, near[k], near[k + 1]):
                    found.append(kinds.GO | place_number(near[k], near[k + 1]))
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.step == 0:
            if action == kinds.WAIT:
                return ALLOWED
            return self.cannot_enter_at(state, noun_of(action)) if kind == kinds.ENTER_AT else NOT_ASKED
        if kind != kinds.GO:
            return NOT_ASKED
        return ALLOWED if action in self.actions(state, seat) else reasons.CANNOT_GO_THERE

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.WAIT:
            self.step = 2
        elif kind_of(action) == kinds.ENTER_AT:
            self.sx = place_x(noun_of(action))
            self.sy = place_y(noun_of(action))
            self.step = 1
        else:
            x = place_x(noun_of(action))
            y = place_y(noun_of(action))
            way = self.way(state, self.sx, self.sy)
            plan = self.plan(state, Footing(state, self.unit), way, self.sx, self.sy, x, y)
            appear(state, self.unit, self.sx, self.sy)
            lay(state, self.unit, plan)
            self.step = 2
            state.tell(kinds.RESERVE_ENTERED, "9.15", self.unit, place_number(self.sx, self.sy))
            facing = 2 * opposite(self.edges(state)[0])
            gun = state.gun[self.unit] == MANNED
            if gun:
                state.ax[self.unit] = self.sx
                state.ay[self.unit] = self.sy
            state.begin(Leg(seat, self.unit, DISPERSED, facing, x if gun else -1, y if gun else -1))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-enter-table" if self.step == 0 else "prompt-place", "9.15", {"unit": self.unit})
