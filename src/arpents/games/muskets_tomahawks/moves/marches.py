"""2.5, 9.13 The Moves of bodies: FORMED and COLUMN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.features.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.formations.formations import (
    by_slot,
    disperse,
    formation_slots,
)
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.measuring.ways import (
    WAY_KIND,
    WAY_LENGTH,
    add_leg,
    allowance,
    way_length,
    widest_allowance,
)
from arpents.games.muskets_tomahawks.moves.legs import STOPPED, Leg, end_of_move, lay, most_legs
from arpents.games.muskets_tomahawks.moves.movement import PICK_PLACE, Move
from arpents.games.muskets_tomahawks.moves.thresholds import NO_THRESHOLD, Crossing, cannot_cross, thresholds
from arpents.games.muskets_tomahawks.state import COLUMN, State
from arpents.games.muskets_tomahawks.table.board import LEG_ROAD, on_lattice
from arpents.games.muskets_tomahawks.table.geometry import (
    AHEAD_X,
    AHEAD_Y,
    INCH,
    LATTICE,
    distance,
    nearest_direction,
    place_number,
    place_x,
    place_y,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW: Final = 17  # 2.10 between two rows of a column, the diagonal rounded up
BESIDE: Final = 9  # from the anchor to its first figures
OFFSET: Final = 8192  # more than any two points of a table are apart
OFFSET_BITS: Final = 14
OFFSET_PART: Final = 0x3FFF
MARCH_PICK: Final = 0
MARCH_FACE: Final = 1
MARCH_GONE: Final = 2
MARCH_OVER: Final = 3


@final
class Ranks:
    """A body about to march: its figures in the order of their slots, found once for many places."""

    def __init__(self, state: State, unit: int, footing: Footing | None = None) -> None:
        self.state = state
        self.unit = unit
        self.footing = Footing(state, unit) if footing is None else footing
        self.order = by_slot(state, unit)
        self.figures = state.figures(unit)
        self.column = state.formation[unit] == COLUMN
        self.starts: list[int] = []  # x and y of each
        self.off_road: list[int] = []  # how far each may still go off the road
        self.on_road_left: list[int] = []  # and on it
        self.slots: list[list[int]] = []  # by facing
        self.offsets: list[list[int]] = [[], [], [], [], [], [], [], []]  # by facing, packed: from starts to slots
        footing = self.footing
        for figure in self.order:
            self.starts.append(state.fx[figure])
            self.starts.append(state.fy[figure])
            way: i64 = state.way[figure]
            if way & WAY_KIND != footing.measured:
                footing.measure(way)
            self.off_road.append(footing.most_off_road - (way & WAY_LENGTH))
            self.on_road_left.append(footing.most_on_road - (way & WAY_LENGTH))
        for facing in range(8):
            self.slots.append(formation_slots(state.formation[unit], len(self.order), facing))

    def farthest(self, x: i64, y: i64) -> i64:
        """How far the anchor of a column can come at most: the figures beside it go with it."""
        footing = self.footing
        way: i64 = self.state.way[self.order[0]]
        if way & WAY_KIND != footing.measured:
            footing.measure(way)
        most = footing.most_on_road if self.state.board.on_road(x, y) else footing.most_off_road
        return most - (way & WAY_LENGTH) + 2 * BESIDE

    def may_fit(self, x: i64, y: i64, road: bool) -> bool:
        """Could every figure of a column come near enough to the anchor, whatever the facing?"""
        lefts = self.on_road_left if road else self.off_road
        starts = self.starts
        further: i64 = BESIDE
        count: i64 = len(lefts)
        k: i64 = 0
        while k < count:
            left: i64 = lefts[k]
            reach = left + further
            dx = x - starts[2 * k]
            dy = y - starts[2 * k + 1]
            if left < 0 or dx * dx + dy * dy > reach * reach:
                return False
            if k & 1:
                further += ROW
            k += 1
        return True

    def fits(self, facing: i64, x: i64, y: i64, road: bool, half: bool) -> bool:
        """9.13 May the body stand with its anchor here? Cheap tests of all figures come before dear ones of any."""
        footing = self.footing
        slots = self.slots[facing]
        starts = self.starts
        lefts = self.off_road if self.column and not road else self.on_road_left
        offsets = self.offsets[facing] or self.find_offsets(facing)
        radius: i64 = self.state.radius[self.unit]
        count: i64 = len(lefts)
        k: i64 = count
        while k > 0:  # those at the tail or the wing have the longest ways
            k -= 1
            left: i64 = lefts[k]
            if half:
                used: i64 = self.state.way[self.order[k]]
                used &= WAY_LENGTH
                left = (left + used) // 2 - used
            offset: i64 = offsets[k]
            dx = x + (offset >> OFFSET_BITS) - OFFSET
            dy = y + (offset & OFFSET_PART) - OFFSET
            if left < 0 or dx * dx + dy * dy > left * left:
                return False
        while k < count:
            if not footing.legal_place(
                x + slots[2 * k], y + slots[2 * k + 1], radius, starts[2 * k], starts[2 * k + 1]
            ):
                return False
            k += 1
        k = 0
        while k < count:
            if not self.gets_to(k, x + slots[2 * k], y + slots[2 * k + 1], road, half):
                return False
            k += 1
        return True

    def find_offsets(self, facing: i64) -> list[int]:
        """How far each slot lies from where its figure starts, if the anchor were at 0, 0."""
        slots = self.slots[facing]
        found: list[int] = []
        for k in range(len(self.order)):
            dx = slots[2 * k] - self.starts[2 * k] + OFFSET
            dy = slots[2 * k + 1] - self.starts[2 * k + 1] + OFFSET
            found.append(dx << OFFSET_BITS | dy)
        self.offsets[facing] = found
        return found

    def gets_to(self, k: i64, px: i64, py: i64, road: bool, half: bool) -> bool:
        """Does the figure on a slot get there? What its way meets is worked out only where it matters."""
        state = self.state
        footing = self.footing
        ax: i64 = self.starts[2 * k]
        ay: i64 = self.starts[2 * k + 1]
        patch = state.board.patch_between(ax, ay, px, py)
        left: i64 = self.off_road[k]
        left -= patch.worst * INCH  # 9.2.1, 9.2.3 whatever the areas are
        dx = px - ax
        dy = py - ay
        square = dx * dx + dy * dy
        short = not half and left >= 0 and square <= left * left
        if short and footing.surely_goes(patch, ax, ay, px, py, square, left):
            return footing.keeps_off(ax, ay, px, py, state.radius[self.unit])
        return self.way_to(k, px, py, road, half) >= 0

    def on_road(self, x: i64, y: i64) -> bool:
        """9.2.8 A column is on the road when its anchor is."""
        if not self.column:
            return False
        board = self.state.board
        ax = self.state.ax[self.unit]
        ay = self.state.ay[self.unit]
        patch = board.patch_between(ax, ay, x, y)
        return len(patch.roads) > 0 and board.leg_in(patch, ax, ay, x, y) & LEG_ROAD != 0

    def way_to(self, k: i64, px: i64, py: i64, road: bool, half: bool) -> i64:
        """The way of the figure on a slot after its leg, or -1 when that is not legal or too far."""
        state = self.state
        footing = self.footing
        figure = self.order[k]
        ax = state.fx[figure]
        ay = state.fy[figure]
        leg = state.board.leg(ax, ay, px, py)
        if self.column:
            leg = leg | LEG_ROAD if road else leg & ~LEG_ROAD
        wagons = footing.wagons_crossed(ax, ay, px, py) if footing.wagons else 0
        way = add_leg(state.way[figure], leg, distance(px - ax, py - ay), wagons)
        most = allowance(state, self.unit, way)
        if way_length(way) > (most // 2 if half else most):
            return -1
        return way if footing.legal_leg(leg, ax, ay, px, py, state.radius[self.unit]) else -1

    def plan(self, facing: int, x: int, y: int, half: bool) -> list[int]:
        """9.13 Each figure from its slot to its new slot, or nothing."""
        road = self.on_road(x, y)
        if not self.fits(facing, x, y, road, half):
            return []
        slots = self.slots[facing]
        plan = [-1] * (3 * len(self.figures))
        for k in range(len(self.order)):
            at = self.figures.index(self.order[k])
            plan[3 * at] = x + slots[2 * k]
            plan[3 * at + 1] = y + slots[2 * k + 1]
            plan[3 * at + 2] = self.way_to(k, x + slots[2 * k], y + slots[2 * k + 1], road, half)
        return plan


def formed_target(state: State, unit: int, kind: int, steps: int) -> list[int]:
    """The facing and anchor after a wheel and an advance: facing, x, y."""
    facing = state.facing[unit]
    if kind == kinds.WHEEL_LEFT:
        facing = (facing + 1) & 7
    elif kind == kinds.WHEEL_RIGHT:
        facing = (facing + 7) & 7
    along = -steps if kind == kinds.STEP_BACK else steps
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

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DISPERSE] + takings(state, self.unit) + self.marches(state)

    def marches(self, state: State) -> list[int]:
        """Where it can go in its ranks."""
        found = thresholds(state, self.unit)
        ranks = Ranks(state, self.unit)
        stride = state.lattice // LATTICE
        for kind in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT, kinds.STEP_BACK):
            least = 0 if kind in (kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT) else stride
            for steps in range(least, widest_steps(state, self.unit) + 1, stride):
                if self.cannot_march(state, kind, steps, ranks) == ALLOWED:
                    found.append(kind | steps)
        return found

    def cannot_march(self, state: State, kind: int, steps: int, ranks: Ranks) -> int:
        if steps == 0 and kind not in (kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT):
            return reasons.STANDS_THERE
        if steps > 64:
            return reasons.CANNOT_GO_THERE
        target = formed_target(state, self.unit, kind, steps)
        fits = ranks.fits(target[0], target[1], target[2], False, kind == kinds.STEP_BACK)
        return ALLOWED if fits else reasons.CANNOT_GO_THERE

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.DISPERSE:
            return ALLOWED
        if kind_of(action) in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT, kinds.STEP_BACK):
            if noun_of(action) % (state.lattice // LATTICE):
                return reasons.NOT_ON_LATTICE
            return self.cannot_march(state, kind_of(action), noun_of(action), Ranks(state, self.unit))
        return cannot_take_or_cross(state, self.unit, kind_of(action), noun_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        if action == kinds.DISPERSE:  # 2.5 free at the start of a Move
            disperse(state, unit, "2.5")
            state.end()
            state.begin(Move(seat, unit, PICK_PLACE, 0, -1, -1, 1))
            return
        if kind_of(action) == kinds.TAKE:
            take_along(state, unit, noun_of(action))
            return
        self.step = MARCH_GONE
        if kind_of(action) not in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT, kinds.STEP_BACK):
            state.begin(Crossing(seat, unit, kind_of(action), noun_of(action)))
            return
        target = formed_target(state, unit, kind_of(action), noun_of(action))
        lay(state, unit, Ranks(state, unit).plan(target[0], target[1], target[2], kind_of(action) == kinds.STEP_BACK))
        state.begin(Leg(seat, unit, state.formation[unit], target[0], target[1], target[2]))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-march", "9.13", {"unit": self.unit})


def cannot_take_or_cross(state: State, unit: int, kind: int, noun: int) -> int:
    """17.5.1, 17.1.1, 17.3.3, 9.16 What bodies may do beside marching."""
    if kind == kinds.TAKE:
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

    def facings(
        self, state: State, x: int, y: int, ranks: Ranks, any_will_do: bool = False, tried: int = -1
    ) -> list[int]:
        """The ways the body may face with its anchor here, or one of them only; `tried` has been found wanting."""
        found: list[int] = []
        moves = x != state.ax[self.unit] or y != state.ay[self.unit]
        road = ranks.on_road(x, y)
        for facing in range(8):
            wanted = facing != tried and (moves or facing != state.facing[self.unit])
            if wanted and ranks.fits(facing, x, y, road, False):
                found.append(facing)
                if any_will_do:
                    break
        return found

    def cannot_go(self, state: State, place: int, ranks: Ranks) -> int:
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        road = ranks.on_road(x, y)
        if not ranks.may_fit(x, y, road):
            return reasons.CANNOT_GO_THERE
        direction = nearest_direction(x - state.ax[self.unit], y - state.ay[self.unit])
        if direction >= 0 and ranks.fits(direction, x, y, road, False):
            return ALLOWED
        return ALLOWED if self.facings(state, x, y, ranks, True, direction) else reasons.CANNOT_GO_THERE

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 19 % of all time
        if self.step == MARCH_FACE:
            return [kinds.FACE | facing for facing in self.facings(state, self.x, self.y, Ranks(state, self.unit))]
        found: list[int] = [kinds.HALT] if self.legs else [kinds.DISPERSE] + takings(state, self.unit)
        found += self.marches(state)
        found.sort()
        return found

    def marches(self, state: State) -> list[int]:
        """Where it can go in column."""
        unit = self.unit
        ranks = Ranks(state, unit)
        found = thresholds(state, unit)
        left = widest_steps(state, unit) * LATTICE - way_length(state.way[state.reference(unit)])
        x = state.ax[unit]
        y = state.ay[unit]
        near = places_near(state, x, y, min(left, ranks.farthest(x, y)))
        for k in range(0, len(near), 2):
            place = place_number(near[k], near[k + 1])
            if self.cannot_go(state, place, ranks) == ALLOWED:
                found.append(kinds.GO | place)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.step == MARCH_FACE:
            if kind != kinds.FACE or noun_of(action) > 7:
                return NOT_ASKED
            may_face = noun_of(action) in self.facings(state, self.x, self.y, Ranks(state, self.unit))
            return ALLOWED if may_face else reasons.CANNOT_GO_THERE
        if kind == kinds.GO:
            return self.cannot_go(state, noun_of(action), Ranks(state, self.unit))
        if action == kinds.HALT:
            return ALLOWED if self.legs else reasons.NOT_MOVED_YET
        if action == kinds.DISPERSE:
            return NOT_ASKED if self.legs else ALLOWED
        if kind == kinds.TAKE and self.legs:
            return NOT_ASKED
        return cannot_take_or_cross(state, self.unit, kind, noun_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        kind = kind_of(action)
        if kind == kinds.GO:
            self.x = place_x(noun_of(action))
            self.y = place_y(noun_of(action))
            self.step = MARCH_FACE
        elif kind == kinds.FACE:
            lay(state, unit, Ranks(state, unit).plan(noun_of(action), self.x, self.y, False))
            self.step = MARCH_GONE
            state.begin(Leg(seat, unit, COLUMN, noun_of(action), self.x, self.y))
        elif kind == kinds.TAKE:
            take_along(state, unit, noun_of(action))
        elif action == kinds.HALT:
            self.step = MARCH_OVER
        elif action != kinds.DISPERSE:
            self.step = MARCH_GONE
            state.begin(Crossing(seat, unit, kind, noun_of(action)))
        else:
            disperse(state, unit, "2.5")
            state.end()
            state.begin(Move(seat, unit, PICK_PLACE, 0, -1, -1, 1))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == MARCH_FACE:
            return Prompt("prompt-face", "9.13", {"unit": self.unit})
        return Prompt("prompt-place", "9.13", {"unit": self.unit})
