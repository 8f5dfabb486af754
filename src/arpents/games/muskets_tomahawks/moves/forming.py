"""2.3, 2.5, 7.2 Forming up: ranks and columns round the first figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.terrain import CATEGORY, FOOT_RADIUS
from arpents.games.muskets_tomahawks.formations.arranging import Arranging, hand_out
from arpents.games.muskets_tomahawks.formations.formations import formation_slots, may_be_column, may_be_formed
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.ways import WAY_AREA, WAY_OFF_ROAD, WAY_PRINTED, allowance
from arpents.games.muskets_tomahawks.moves.legs import starts_of
from arpents.games.muskets_tomahawks.state import COLUMN, ONE_RANK, TWO_RANKS, State
from arpents.games.muskets_tomahawks.table.boxes import Formable
from arpents.games.muskets_tomahawks.table.geometry import EAST, distance, nearest_direction, within
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

FORMING: Final = WAY_PRINTED | WAY_OFF_ROAD  # 2.5 the way of every figure


@final
class Forming:
    """A unit about to form up: what is the same for all formations and facings, found once."""

    def __init__(self, state: State, unit: int, footing: Footing | None = None) -> None:
        self.state = state
        self.unit = unit
        self.footing = Footing(state, unit) if footing is None else footing
        self.footing.surveying = True  # 2.5 a unit that has formed up moves no more
        self.starts = starts_of(state, unit)
        self.x = state.where_x(unit)  # 2.5, 2.8 the anchor
        self.y = state.where_y(unit)
        self.areas: list[int] = []  # by figure: what it stands in
        self.reach: list[int] = []  # and how far a leg from there can be at most
        for k in range(0, len(self.starts), 2):
            area = self.area_at(self.starts[k], self.starts[k + 1])
            self.areas.append(area)
            self.reach.append(allowance(state, unit, FORMING | area << WAY_AREA))
        self.known = self.what_is_known()

    def what_is_known(self) -> Formable:
        """What was found before, while neither the unit nor anybody round it has moved."""
        box = self.state.box(self.unit)
        footing = self.footing
        known = box.forming
        if known is None or not known.holds(
            self.x, self.y, footing.standing, footing.boxes, footing.bases, footing.holes
        ):
            before = known
            known = Formable(self.x, self.y, footing.standing, footing.boxes, footing.bases, footing.holes)
            if before is not None and before.x == self.x and before.y == self.y:  # whoever else has moved
                known.measured = before.measured
                known.near = before.near
            box.forming = known
        return known

    def area_at(self, x: i64, y: i64) -> i64:
        """The category of the area at a point, 0 for none."""
        board = self.state.board
        area = board.ground(x, y)
        return CATEGORY[board.areas[area].type] if area >= 0 else 0

    def cannot(self, formation: int, facing: int) -> int:
        """2.3, 2.5, 7.2"""
        state = self.state
        if formation == COLUMN:
            if not may_be_column(state, self.unit):
                return reasons.CANNOT_BE_COLUMN
        elif not may_be_formed(state, self.unit):
            return reasons.CANNOT_BE_FORMED
        if state.formation[self.unit] == formation and state.facing[self.unit] == facing:
            return reasons.STANDS_THERE
        return ALLOWED if self.is_possible(formation, facing) else reasons.SLOTS_OUT_OF_REACH

    def is_possible(self, formation: i64, facing: i64) -> bool:
        """Is there a plan? Found once for a unit among the same neighbours."""
        known = self.known
        bit = (formation - 1) * 8 + facing
        if not known.known >> bit & 1:
            known.known |= 1 << bit
            if self.is_near_enough(formation, facing) and self.has_plan(formation, facing):
                known.possible |= 1 << bit
        return known.possible >> bit & 1 == 1

    def is_near_enough(self, formation: i64, facing: i64) -> bool:
        """Are the slots near enough? That changes only when the unit itself moves."""
        known = self.known
        bit = (formation - 1) * 8 + facing
        if not known.measured >> bit & 1:
            known.measured |= 1 << bit
            if self.all_near_enough(formation_slots(formation, len(self.areas), facing)):
                known.near |= 1 << bit
        return known.near >> bit & 1 == 1

    def at_all(self) -> bool:
        """Is there a formation to take? The unit behind its first figure is the likeliest, so it is tried first."""
        likely = self.likely_facing()
        for formation in (COLUMN, ONE_RANK, TWO_RANKS):
            if self.is_scattered(formation):
                continue
            for turn in range(8):
                if self.cannot(formation, (likely + turn) & 7) == ALLOWED:
                    return True
        return False

    def is_scattered(self, formation: int) -> bool:
        """Is somebody too far away from the first figure, whatever the facing?"""
        slots = formation_slots(formation, len(self.areas), EAST)
        farthest = 0
        for i in range(0, len(slots), 2):
            farthest = max(farthest, distance(slots[i], slots[i + 1]) * 17 // 16 + 1)  # diagonals are that much longer
        for k in range(len(self.areas)):
            dx = self.starts[2 * k] - self.x
            dy = self.starts[2 * k + 1] - self.y
            if not within(dx, dy, self.reach[k] + farthest):
                return True
        return False

    def likely_facing(self) -> int:
        dx = 0
        dy = 0
        for k in range(0, len(self.starts), 2):
            dx += self.x - self.starts[k]
            dy += self.y - self.starts[k + 1]
        return max(nearest_direction(dx, dy), 0)

    def find_room(self, formation: int, slots: list[int]) -> bool:
        """Is there for certain no plan? False. Else every slot can be stood upon, and no FORMED one lies in an area."""
        x = self.x
        y = self.y
        radius = self.state.radius[self.unit]
        for k in range(0, len(slots), 2):
            if not self.footing.has_room(x + slots[k], y + slots[k + 1], radius):
                return False
        if formation != COLUMN:
            for k in range(0, len(slots), 2):
                if self.area_at(x + slots[k], y + slots[k + 1]) > 0:
                    return False
        return True

    def has_plan(self, formation: int, facing: int) -> bool:
        """Does `hand_out` find somebody for every slot? The same, without noting who."""
        slots = formation_slots(formation, len(self.areas), facing)
        if not self.find_room(formation, slots) or not self.has_slots_apart(slots):
            return False
        left: i64 = (1 << len(self.areas)) - 1  # a bit for each figure without a slot
        for i in range(0, len(slots), 2):
            if not left:
                break
            taken = self.first_to_get_to(left if i else 1, self.x + slots[i], self.y + slots[i + 1])
            if taken < 0:
                return False
            left ^= 1 << taken
        return left == 0

    def has_slots_apart(self, slots: list[int]) -> bool:
        """Foot always have; larger bases may be too wide for their slots."""
        radius = self.state.radius[self.unit]
        return radius <= FOOT_RADIUS or apart(slots, 2 * radius)

    def first_to_get_to(self, left: i64, px: i64, py: i64) -> i64:
        """The nearest of those left who can go to a slot, or -1."""
        if px < 0 or py < 0:
            return -1
        footing = self.footing
        starts = self.starts
        radius: i64 = self.state.radius[self.unit]
        done: i64 = -1  # squares of the distances already tried, and who they were
        last: i64 = -1
        count: i64 = len(self.reach)
        while True:
            best: i64 = -1
            near: i64 = 0
            for k in range(count):
                if left >> k & 1 == 0:
                    continue
                dx = starts[2 * k] - px
                dy = starts[2 * k + 1] - py
                square = dx * dx + dy * dy
                if best >= 0 and square >= near:
                    continue
                reach: i64 = self.reach[k]
                if square <= reach * reach and (square > done or (square == done and k > last)):
                    best = k
                    near = square
            if best < 0:
                return -1
            if footing.goes(FORMING, starts[2 * best], starts[2 * best + 1], px, py, radius) >= 0:
                return best
            done = near
            last = best

    def plan(self, formation: int, facing: int) -> list[int]:
        """2.5 Every figure reaches a slot in one leg of its printed move; no FORMED slot lies in an area."""
        x = self.x
        y = self.y
        slots = formation_slots(formation, len(self.areas), facing)
        if not self.is_near_enough(formation, facing) or not self.find_room(formation, slots):
            return []
        ways = [FORMING] * len(self.areas)
        arranging = Arranging(self.state, self.footing, self.unit, self.starts, ways, self.reach)
        return hand_out(arranging, x, y, slots, True)

    def all_near_enough(self, slots: list[int]) -> bool:
        """Has every slot a figure, and every figure a slot, that straight lines would let come together?"""
        x = self.x
        y = self.y
        count = len(self.areas)
        for k in range(count):
            if not self.some_slot_near(k, slots):
                return False
        for i in range(count):
            if not self.somebody_near(x + slots[2 * i], y + slots[2 * i + 1]):
                return False
        return True

    def some_slot_near(self, k: i64, slots: list[int]) -> bool:
        starts = self.starts
        reach: i64 = self.reach[k]
        most = reach * reach
        east: i64 = starts[2 * k] - self.x
        north: i64 = starts[2 * k + 1] - self.y
        for i in range(0, len(slots), 2):
            dx = slots[i] - east
            dy = slots[i + 1] - north
            if dx * dx + dy * dy <= most:
                return True
        return False

    def somebody_near(self, x: i64, y: i64) -> bool:
        starts = self.starts
        for k in range(len(self.reach)):
            dx = starts[2 * k] - x
            dy = starts[2 * k + 1] - y
            reach: i64 = self.reach[k]
            if dx * dx + dy * dy <= reach * reach:
                return True
        return False


def apart(slots: list[int], reach: i64) -> bool:
    """Do bases on the slots not overlap?"""
    for i in range(0, len(slots), 2):
        x: i64 = slots[i]
        y: i64 = slots[i + 1]
        for j in range(0, i, 2):
            dx = slots[j] - x
            dy = slots[j + 1] - y
            if dx * dx + dy * dy < reach * reach:
                return False
    return True


def cannot_form(state: State, unit: int, formation: int, facing: int) -> int:
    """2.3, 2.5, 7.2"""
    return Forming(state, unit).cannot(formation, facing)


def form(state: State, unit: int, formation: int, facing: int) -> None:
    figures = state.figures(unit)
    x = state.where_x(unit)
    y = state.where_y(unit)
    plan = Forming(state, unit).plan(formation, facing)
    slots = formation_slots(formation, len(figures), facing)
    state.slot = state.slot[:]
    for k in range(len(figures)):
        state.put(unit, figures[k], plan[3 * k], plan[3 * k + 1])
        for slot in range(len(figures)):
            if x + slots[2 * slot] == plan[3 * k] and y + slots[2 * slot + 1] == plan[3 * k + 1]:
                state.slot[figures[k]] = slot
    state.formation[unit] = formation
    state.facing[unit] = facing
    state.ax[unit] = x
    state.ay[unit] = y
    state.tell(kinds.FORMATION_TAKEN, "2.5", unit, formation)
