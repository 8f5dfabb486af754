"""2.5, 9.13 The Moves of bodies: FORMED and COLUMN; and forming up."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.board import LEG_ROAD, on_lattice
from arpents.games.muskets_tomahawks.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.footing import (
    WAY_OFF_ROAD,
    WAY_PRINTED,
    Footing,
    add_leg,
    allowance,
    way_length,
    widest_allowance,
)
from arpents.games.muskets_tomahawks.formations import (
    Arranging,
    by_slot,
    disperse,
    formation_slots,
    hand_out,
    may_be_column,
    may_be_formed,
)
from arpents.games.muskets_tomahawks.geometry import (
    AHEAD_X,
    AHEAD_Y,
    INCH,
    LATTICE,
    distance,
    nearest_direction,
    place_number,
    place_x,
    place_y,
    within,
)
from arpents.games.muskets_tomahawks.kinds import (
    ADVANCE,
    DISPERSE,
    FACE,
    FORMATION_TAKEN,
    GO,
    HALT,
    STEP_BACK,
    TAKE,
    WHEEL_LEFT,
    WHEEL_RIGHT,
)
from arpents.games.muskets_tomahawks.legs import STOPPED, Leg, end_of_move, lay, most_legs, starts_of
from arpents.games.muskets_tomahawks.movement import PICK_PLACE, Move
from arpents.games.muskets_tomahawks.reasons import (
    CANNOT_BE_COLUMN,
    CANNOT_BE_FORMED,
    CANNOT_GO_THERE,
    NOT_MOVED_YET,
    NOT_ON_LATTICE,
    SLOTS_OUT_OF_REACH,
    STANDS_THERE,
)
from arpents.games.muskets_tomahawks.state import COLUMN, DISPERSED, State
from arpents.games.muskets_tomahawks.thresholds import NO_THRESHOLD, Crossing, cannot_cross, thresholds

MARCH_PICK: Final = 0
MARCH_FACE: Final = 1
MARCH_GONE: Final = 2
MARCH_OVER: Final = 3


def ranks_plan(
    state: State, unit: int, facing: int, x: int, y: int, half: bool, footing: Footing | None = None
) -> list[int]:
    """9.13 Each figure from its slot to its new slot, or nothing."""
    order = by_slot(state, unit)
    figures = state.figures(unit)
    slots = formation_slots(state.formation[unit], len(order), facing)
    if footing is None:
        footing = Footing(state, unit)
    column = state.formation[unit] == COLUMN
    road = column and state.board.leg(state.ax[unit], state.ay[unit], x, y) & LEG_ROAD != 0  # 9.2.8
    plan = [-1] * (3 * len(figures))
    for k in range(len(order)):
        figure = order[k]
        px = x + slots[2 * k]
        py = y + slots[2 * k + 1]
        if px < 0 or py < 0:
            return []
        ax = state.fx[figure]
        ay = state.fy[figure]
        leg = state.board.leg(ax, ay, px, py)
        if column:
            leg = leg | LEG_ROAD if road else leg & ~LEG_ROAD
        wagons = footing.wagons_crossed(ax, ay, px, py) if footing.wagons else 0
        way = add_leg(state.way[figure], leg, distance(px - ax, py - ay), wagons)
        most = allowance(state, unit, way)
        if way_length(way) > (most // 2 if half else most):
            return []
        if not footing.legal_place(px, py, state.radius[unit], ax, ay):
            return []
        if not footing.legal_leg(leg, ax, ay, px, py, state.radius[unit]):
            return []
        at = figures.index(figure)
        plan[3 * at] = px
        plan[3 * at + 1] = py
        plan[3 * at + 2] = way
    return plan


def formed_target(state: State, unit: int, kind: int, steps: int) -> list[int]:
    """The facing and anchor after a wheel and an advance: facing, x, y."""
    facing = state.facing[unit]
    if kind == WHEEL_LEFT:
        facing = (facing + 1) & 7
    elif kind == WHEEL_RIGHT:
        facing = (facing + 7) & 7
    along = -steps if kind == STEP_BACK else steps
    x = state.ax[unit] + AHEAD_X[facing] * LATTICE * along
    y = state.ay[unit] + AHEAD_Y[facing] * LATTICE * along
    return [facing, x, y]


class MoveFormed(Procedure["State"]):
    """9.13 A wheel of 45 degrees or none, then straight ahead; or straight back by half."""

    def __init__(self, seat: int, unit: int, step: int = MARCH_PICK) -> None:
        super().__init__(seat, step)
        self.unit = unit

    def copy(self) -> MoveFormed:
        return MoveFormed(self.seat, self.unit, self.step)

    def run(self, state: State) -> bool:
        if self.step == MARCH_GONE:
            if state.result != STOPPED and state.present(self.unit):
                end_of_move(state, self.unit)
            return state.end()
        return ASK

    def actions(self, state: State, seat: int) -> list[int]:
        found = [DISPERSE] + takings(state, self.unit) + self.marches(state)
        found.sort()
        return found

    def marches(self, state: State) -> list[int]:
        """Where it can go in its ranks."""
        found = thresholds(state, self.unit)
        footing = Footing(state, self.unit)
        stride = state.lattice // LATTICE
        for kind in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT, STEP_BACK):
            least = 0 if kind in (WHEEL_LEFT, WHEEL_RIGHT) else stride
            for steps in range(least, widest_steps(state, self.unit) + 1, stride):
                if self.cannot_march(state, kind, steps, footing) == ALLOWED:
                    found.append(kind | steps)
        return found

    def cannot_march(self, state: State, kind: int, steps: int, footing: Footing | None = None) -> int:
        if steps == 0 and kind not in (WHEEL_LEFT, WHEEL_RIGHT):
            return STANDS_THERE
        if steps > 64:
            return CANNOT_GO_THERE
        target = formed_target(state, self.unit, kind, steps)
        plan = ranks_plan(state, self.unit, target[0], target[1], target[2], kind == STEP_BACK, footing)
        return ALLOWED if plan else CANNOT_GO_THERE

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == DISPERSE:
            return ALLOWED
        if kind_of(action) in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT, STEP_BACK):
            if noun_of(action) % (state.lattice // LATTICE):
                return NOT_ON_LATTICE
            return self.cannot_march(state, kind_of(action), noun_of(action))
        return cannot_take_or_cross(state, self.unit, kind_of(action), noun_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        if action == DISPERSE:  # 2.5 free at the start of a Move
            disperse(state, unit)
            state.tell(FORMATION_TAKEN, "2.5", unit, DISPERSED)
            state.end()
            state.begin(Move(seat, unit, PICK_PLACE, 0, -1, -1, 1))
            return
        if kind_of(action) == TAKE:
            take_along(state, unit, noun_of(action))
            return
        self.step = MARCH_GONE
        if kind_of(action) not in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT, STEP_BACK):
            state.begin(Crossing(seat, unit, kind_of(action), noun_of(action)))
            return
        target = formed_target(state, unit, kind_of(action), noun_of(action))
        lay(state, unit, ranks_plan(state, unit, target[0], target[1], target[2], kind_of(action) == STEP_BACK))
        state.begin(Leg(seat, unit, state.formation[unit], target[0], target[1], target[2]))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-march", "9.13", {"unit": self.unit})


def cannot_take_or_cross(state: State, unit: int, kind: int, noun: int) -> int:
    """17.5.1, 17.1.1, 17.3.3, 9.16 What bodies may do beside marching."""
    if kind == TAKE:
        return cannot_take(state, unit, noun)
    reason = cannot_cross(state, unit, kind, noun)
    return NOT_ASKED if reason == NO_THRESHOLD else reason


def widest_steps(state: State, unit: int) -> int:
    reference = state.reference(unit)
    return widest_allowance(state, unit, state.way[reference]) // LATTICE


class MoveColumn(Procedure["State"]):
    """9.13 The anchor goes to any lattice place in reach, then any facing; one or two legs."""

    def __init__(self, seat: int, unit: int, step: int = MARCH_PICK, legs: int = 0, x: int = -1, y: int = -1) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.legs = legs
        self.x = x
        self.y = y

    def copy(self) -> MoveColumn:
        return MoveColumn(self.seat, self.unit, self.step, self.legs, self.x, self.y)

    def run(self, state: State) -> bool:
        if self.step == MARCH_GONE:
            self.legs += 1
            if state.result == STOPPED or not state.present(self.unit) or state.formation[self.unit] != COLUMN:
                return state.end()
            self.step = MARCH_PICK
            if self.legs >= most_legs(state):
                self.step = MARCH_OVER
        if self.step == MARCH_OVER:
            end_of_move(state, self.unit)
            return state.end()
        return ASK

    def facings(self, state: State, x: int, y: int, footing: Footing | None = None) -> list[int]:
        found: list[int] = []
        if footing is None:
            footing = Footing(state, self.unit)
        moves = x != state.ax[self.unit] or y != state.ay[self.unit]
        for facing in range(8):
            if (moves or facing != state.facing[self.unit]) and ranks_plan(
                state, self.unit, facing, x, y, False, footing
            ):
                found.append(facing)
        return found

    def farthest(self, state: State, x: int, y: int) -> int:
        """How far a first figure could go at best; the anchor goes with it."""
        most = widest_steps(state, self.unit) * LATTICE
        escorts = state.led != 0  # 17.5.1 with captives four inches at most, road or not
        if not escorts and not state.board.leg(state.ax[self.unit], state.ay[self.unit], x, y) & LEG_ROAD:
            most -= 4 * INCH
        return most - way_length(state.way[state.reference(self.unit)]) + 2 * INCH

    def cannot_go(self, state: State, place: int, footing: Footing | None = None) -> int:
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return NOT_ON_LATTICE
        if not within(x - state.ax[self.unit], y - state.ay[self.unit], self.farthest(state, x, y)):
            return CANNOT_GO_THERE
        if footing is None:
            footing = Footing(state, self.unit)
        direction = nearest_direction(x - state.ax[self.unit], y - state.ay[self.unit])
        if direction >= 0 and ranks_plan(state, self.unit, direction, x, y, False, footing):
            return ALLOWED
        return ALLOWED if self.facings(state, x, y, footing) else CANNOT_GO_THERE

    def actions(self, state: State, seat: int) -> list[int]:
        if self.step == MARCH_FACE:
            return [FACE | facing for facing in self.facings(state, self.x, self.y)]
        found: list[int] = [HALT] if self.legs else [DISPERSE] + takings(state, self.unit)
        found += self.marches(state)
        found.sort()
        return found

    def marches(self, state: State) -> list[int]:
        """Where it can go in column."""
        unit = self.unit
        footing = Footing(state, unit)
        found = thresholds(state, unit)
        step = state.lattice
        left = widest_steps(state, unit) * LATTICE - way_length(state.way[state.reference(unit)])
        x = state.ax[unit]
        y = state.ay[unit]
        for py in range(max(0, (y - left + step - 1) // step * step), min(state.board.height, y + left) + 1, step):
            for px in range(max(0, (x - left + step - 1) // step * step), min(state.board.width, x + left) + 1, step):
                if within(px - x, py - y, left) and self.cannot_go(state, place_number(px, py), footing) == ALLOWED:
                    found.append(GO | place_number(px, py))
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.step == MARCH_FACE:
            if kind != FACE or noun_of(action) > 7:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in self.facings(state, self.x, self.y) else CANNOT_GO_THERE
        if kind == GO:
            return self.cannot_go(state, noun_of(action))
        if action == HALT:
            return ALLOWED if self.legs else NOT_MOVED_YET
        if action == DISPERSE:
            return NOT_ASKED if self.legs else ALLOWED
        if kind == TAKE and self.legs:
            return NOT_ASKED
        return cannot_take_or_cross(state, self.unit, kind, noun_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        kind = kind_of(action)
        if kind == GO:
            self.x = place_x(noun_of(action))
            self.y = place_y(noun_of(action))
            self.step = MARCH_FACE
        elif kind == FACE:
            lay(state, unit, ranks_plan(state, unit, noun_of(action), self.x, self.y, False))
            self.step = MARCH_GONE
            state.begin(Leg(seat, unit, COLUMN, noun_of(action), self.x, self.y))
        elif kind == TAKE:
            take_along(state, unit, noun_of(action))
        elif action == HALT:
            self.step = MARCH_OVER
        elif action != DISPERSE:
            self.step = MARCH_GONE
            state.begin(Crossing(seat, unit, kind, noun_of(action)))
        else:
            disperse(state, unit)
            state.tell(FORMATION_TAKEN, "2.5", unit, DISPERSED)
            state.end()
            state.begin(Move(seat, unit, PICK_PLACE, 0, -1, -1, 1))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == MARCH_FACE:
            return Prompt("prompt-face", "9.13", {"unit": self.unit})
        return Prompt("prompt-place", "9.13", {"unit": self.unit})


# -- 2.5 Form


def form_plan(state: State, unit: int, formation: int, facing: int) -> list[int]:
    """2.5 Every figure reaches a slot in one leg of its printed move; no FORMED slot lies in an area."""
    figures = state.figures(unit)
    x = state.fx[figures[0]]
    y = state.fy[figures[0]]
    slots = formation_slots(formation, len(figures), facing)
    if formation != COLUMN:
        for k in range(0, len(slots), 2):
            if x + slots[k] < 0 or y + slots[k + 1] < 0 or state.board.ground(x + slots[k], y + slots[k + 1]) >= 0:
                return []
    ways = [WAY_PRINTED | WAY_OFF_ROAD] * len(figures)
    arranging = Arranging(state, Footing(state, unit), unit, starts_of(state, unit), ways)
    return hand_out(arranging, x, y, slots, True)


def cannot_form(state: State, unit: int, formation: int, facing: int) -> int:
    """2.3, 2.5, 7.2"""
    if formation == COLUMN:
        if not may_be_column(state, unit):
            return CANNOT_BE_COLUMN
    elif not may_be_formed(state, unit):
        return CANNOT_BE_FORMED
    if state.formation[unit] == formation and state.facing[unit] == facing:
        return STANDS_THERE
    return ALLOWED if form_plan(state, unit, formation, facing) else SLOTS_OUT_OF_REACH


def form(state: State, unit: int, formation: int, facing: int) -> None:
    figures = state.figures(unit)
    x = state.fx[figures[0]]
    y = state.fy[figures[0]]
    plan = form_plan(state, unit, formation, facing)
    slots = formation_slots(formation, len(figures), facing)
    for k in range(len(figures)):
        state.fx[figures[k]] = plan[3 * k]
        state.fy[figures[k]] = plan[3 * k + 1]
        for slot in range(len(figures)):
            if x + slots[2 * slot] == plan[3 * k] and y + slots[2 * slot + 1] == plan[3 * k + 1]:
                state.slot[figures[k]] = slot
    state.formation[unit] = formation
    state.facing[unit] = facing
    state.ax[unit] = x
    state.ay[unit] = y
    state.tell(FORMATION_TAKEN, "2.5", unit, formation)
