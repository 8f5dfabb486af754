"""2.3-2.13 Formations: slots of ranks and columns, Keep, Line and Knot, settling and closing up.

A plan is a flat list, three numbers for each living figure in order: x, y and the way it will have gone.
An empty plan is one that is not legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.footing import Footing, chain_gap
from arpents.games.muskets_tomahawks.geometry import LATTICE, left_of, root_up, vector_x, vector_y, within
from arpents.games.muskets_tomahawks.profiles import CLOSE_ORDER, GUN
from arpents.games.muskets_tomahawks.state import COLUMN, DISPERSED, MANNED, ONE_RANK, TWO_RANKS, State
from arpents.games.muskets_tomahawks.terrain import GUN_RADIUS

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOT_STEP: Final = 24
FARTHEST_SLOT: Final = 192  # 2.11 none is tried beyond 12 in
RING: Final = 24  # places are looked for in rings of this width, then wider ones
NOWHERE: Final = -8192  # far from every table
SETTLING: Final = 32  # 2.12 two inches
LEAST_FORMED: Final = 4  # 2.3.2


def ordered(places: list[tuple[int, int, int]]) -> list[int]:
    """1.11 The nearest first, then the smaller y, then the smaller x; entries are (distance squared, y, x)."""
    places.sort()
    flat: list[int] = []
    for _, y, x in places:
        flat.append(x)
        flat.append(y)
    return flat


def grid_around(step: int, limit: int) -> list[int]:
    places: list[tuple[int, int, int]] = []
    count = limit // step
    for j in range(-count, count + 1):
        for i in range(-count, count + 1):
            square = (i * step) ** 2 + (j * step) ** 2
            if square <= limit * limit:
                places.append((square, j * step, i * step))
    return ordered(places)


KNOT: Final[list[int]] = grid_around(KNOT_STEP, FARTHEST_SLOT)  # 2.11


def line_slots(direction: int) -> list[int]:
    """2.11 The anchor, then 24 u to its left, right, 48 left, right ..."""
    slots = [0, 0]
    left = left_of(direction)
    for k in range(1, FARTHEST_SLOT // KNOT_STEP + 1):
        slots += [vector_x(left, 24) * k, vector_y(left, 24) * k, -vector_x(left, 24) * k, -vector_y(left, 24) * k]
    return slots


LINES: Final[list[list[int]]] = [line_slots(direction) for direction in range(4)]


def rank_slots(count: int, ranks: int, facing: int) -> list[int]:
    """2.9 FORMED: offsets from the anchor."""
    front = (count + ranks - 1) // ranks
    left = left_of(facing)
    slots: list[int] = []
    for k in range(count):
        behind = 0 if k < front else 1
        place = k if k < front else k - front
        out = (place + 1) // 2 if place % 2 else -(place // 2)
        slots.append(vector_x(left, 16) * out - vector_x(facing, 16) * behind)
        slots.append(vector_y(left, 16) * out - vector_y(facing, 16) * behind)
    return slots


def column_slots(count: int, facing: int) -> list[int]:
    """2.10 COLUMN: rows of two behind the anchor."""
    left = left_of(facing)
    slots: list[int] = []
    for k in range(count):
        hand = 1 if k % 2 == 0 else -1
        slots.append(vector_x(left, 8) * hand - vector_x(facing, 16) * (k // 2))
        slots.append(vector_y(left, 8) * hand - vector_y(facing, 16) * (k // 2))
    return slots


def crew_slots(count: int, facing: int) -> list[int]:
    """13.4 Beside and behind the gun."""
    left = left_of(facing)
    lx = vector_x(left, 24)
    ly = vector_y(left, 24)
    bx = -vector_x(facing, 24)
    by = -vector_y(facing, 24)
    sx = vector_x(left, 8)
    sy = vector_y(left, 8)
    return [lx, ly, -lx, -ly, bx + sx, by + sy, bx - sx, by - sy][: 2 * count]


def gun_plan(state: State, unit: int, facing: int, x: int, y: int, footing: Footing | None = None) -> list[int]:
    """13.4, 13.5 The gun to a place, the crew to their slots beside it."""
    if footing is None:
        footing = Footing(state, unit)
    if not footing.legal_place(x, y, GUN_RADIUS, state.ax[unit], state.ay[unit]):
        return []
    leg = state.board.leg(state.ax[unit], state.ay[unit], x, y)
    if not footing.legal_leg(leg, state.ax[unit], state.ay[unit], x, y, GUN_RADIUS):
        return []
    figures = state.figures(unit)
    slots = crew_slots(len(figures), facing)
    plan: list[int] = []
    for k in range(len(figures)):
        px = x + slots[2 * k]
        py = y + slots[2 * k + 1]
        figure = figures[k]
        if px < 0 or py < 0:
            return []
        if not footing.legal_place(px, py, state.radius[unit], state.fx[figure], state.fy[figure]):
            return []
        plan += [px, py, 0]
    return plan


def turn_gun(state: State, unit: int, facing: int) -> None:
    """13.2 Where it stands, the crew taking their slots."""
    plan = gun_plan(state, unit, facing, state.ax[unit], state.ay[unit])
    if plan:
        state.facing[unit] = facing
        for k, figure in enumerate(state.figures(unit)):
            state.put(unit, figure, plan[3 * k], plan[3 * k + 1])


SLOTS: Final[dict[int, list[int]]] = {}  # worked out once for each formation, number and facing


def formation_slots(formation: int, count: int, facing: int) -> list[int]:
    key = (count << 2 | formation) << 3 | facing
    found = SLOTS.get(key)
    if found is None:
        if formation == COLUMN:
            found = column_slots(count, facing)
        else:
            found = rank_slots(count, 1 if formation == ONE_RANK else 2, facing)
        SLOTS[key] = found
    return found


def by_slot(state: State, unit: int) -> list[int]:
    """The living figures in the order of their slots."""
    figures = state.figures(unit)
    order = [state.slot[figure] << 16 | figure for figure in figures]
    order.sort()
    return [entry & 0xFFFF for entry in order]


# -- 2.13, 2.6 after losses


def close_up(state: State, unit: int) -> None:
    """2.13 The others keep their order and fill the slots of the smaller number; 2.6 too few fall out of order."""
    if state.formation[unit] == DISPERSED and state.gun[unit] != MANNED:
        return
    count = state.strength[unit]
    if state.gun[unit] == MANNED:
        return  # the crew keep their places until they move
    if (state.formed(unit) and count < LEAST_FORMED) or count < 2:
        disperse(state, unit)
        return
    take_slots(state, unit)


def take_slots(state: State, unit: int) -> None:
    """Put the figures of a formation on its slots."""
    order = by_slot(state, unit)
    slots = formation_slots(state.formation[unit], len(order), state.facing[unit])
    for k in range(len(order)):
        figure = order[k]
        state.slot[figure] = k
        state.put(unit, figure, state.ax[unit] + slots[2 * k], state.ay[unit] + slots[2 * k + 1])


def disperse(state: State, unit: int) -> None:
    """2.6 The figures stay where they stand."""
    state.formation[unit] = DISPERSED


# -- placing


class Arranging:
    """One arrangement being tried: figures, where their legs start, the ways so far, and who has a place."""

    def __init__(self, state: State, footing: Footing, unit: int, starts: list[int], ways: list[int]) -> None:
        self.state = state
        self.footing = footing
        self.unit = unit
        self.count = len(ways)
        self.starts = starts  # x, y of each figure
        self.ways = ways
        self.radius: i64 = state.radius[unit]
        self.link: i64 = chain_gap(state, unit) + 2 * self.radius
        self.plan = [-1] * (3 * self.count)
        self.placed: list[int] = []
        self.taken: list[int] = []  # where they are, x << 12 | y

    def put(self, k: i64, x: i64, y: i64, way: i64) -> None:
        self.plan[3 * k] = x
        self.plan[3 * k + 1] = y
        self.plan[3 * k + 2] = way
        self.placed.append(k)
        self.taken.append(x << 12 | y)

    def is_free(self, x: i64, y: i64) -> bool:
        """No figure of the unit has been put there."""
        reach = 2 * self.radius
        for packed in self.taken:
            at: i64 = packed
            dx = (at >> 12) - x
            if -reach < dx < reach:
                dy = (at & 0xFFF) - y
                if dx * dx + dy * dy < reach * reach:
                    return False
        return True

    def is_linked(self, x: i64, y: i64, more: i64 = 0) -> bool:
        """2.3.1 Within G (and so much more) of a figure that has its place."""
        square = (self.link + more) * (self.link + more)
        for packed in self.taken:
            at: i64 = packed
            dx = (at >> 12) - x
            dy = (at & 0xFFF) - y
            if dx * dx + dy * dy <= square:
                return True
        return False

    def may_stay(self, k: i64) -> bool:
        """2.12 For a survey: a figure out of the chain gets somewhere, be it where it is."""
        return self.footing.surveying and self.is_free(self.starts[2 * k], self.starts[2 * k + 1])

    def goes(self, k: i64, x: i64, y: i64) -> i64:
        return self.footing.goes(self.ways[k], self.starts[2 * k], self.starts[2 * k + 1], x, y, self.radius)

    def settle(self, k: i64, x: i64, y: i64) -> bool:
        """2.12 The first lattice place within two inches that is legal, in reach and chained."""
        if not self.is_linked(x, y, SETTLING):
            return False
        found = nearby_places(x, y)
        base_x = x - x % LATTICE
        base_y = y - y % LATTICE
        sx: i64 = self.starts[2 * k]
        sy: i64 = self.starts[2 * k + 1]
        reach = self.footing.farthest(self.ways[k])
        if reach < 0:
            return False
        for i in range(0, len(found), 2):
            px = base_x + found[i]
            py = base_y + found[i + 1]
            if (px - sx) * (px - sx) + (py - sy) * (py - sy) > reach * reach:
                continue
            if self.is_linked(px, py) and self.is_free(px, py):
                way = self.goes(k, px, py)
                if way >= 0:
                    self.put(k, px, py, way)
                    return True
        return False

    def nearest_takes(self, left: list[int], x: i64, y: i64) -> i64:
        """The nearest of those left who can go to a place is put there, or nobody: -1."""
        starts = self.starts
        done: i64 = -1  # squares of the distances already tried, and who they were
        last: i64 = -1
        for _ in range(len(left)):
            best: i64 = -1
            near: i64 = 0
            for k in left:
                dx = starts[2 * k] - x
                dy = starts[2 * k + 1] - y
                square = dx * dx + dy * dy
                if (square > done or (square == done and k > last)) and (best < 0 or square < near):
                    best = k
                    near = square
            way = self.goes(best, x, y)
            if way >= 0:
                self.put(best, x, y, way)
                return best
            if last < 0 and not self.footing.has_room(x, y, self.radius):
                return -1  # nobody can stand there
            done = near
            last = best
        return -1

    def come_back(self, k: i64) -> bool:
        """2.12 A figure that was out of the chain goes as near to the reference figure as it can, or stays."""
        goal_x: i64 = self.plan[0]
        goal_y: i64 = self.plan[1]
        sx: i64 = self.starts[2 * k]
        sy: i64 = self.starts[2 * k + 1]
        farthest = self.footing.farthest(self.ways[k])
        stay = (sx - goal_x) * (sx - goal_x) + (sy - goal_y) * (sy - goal_y)
        far = max(0, root_up(stay) - farthest) + RING  # from the goal: ring by ring, the nearest first
        nearest: i64 = 0
        while nearest < stay:
            limit = min(far * far + 1, stay)
            for place in self.ring(sx, sy, min(FARTHEST_SLOT, farthest), nearest, limit, far):
                x: i64 = place & 0xFFF
                y: i64 = place >> 12 & 0xFFF
                if within(x - sx, y - sy, farthest) and self.is_free(x, y):
                    way = self.goes(k, x, y)
                    if way >= 0:
                        self.put(k, x, y, way)
                        return True
            nearest = limit
            far *= 2
        if not self.is_free(sx, sy):
            return False
        self.put(k, sx, sy, self.ways[k])
        return True

    def ring(self, sx: i64, sy: i64, reach: i64, nearest: i64, limit: i64, far: i64) -> list[int]:
        """Lattice places round a start, by how far from the reference figure they are (squared), then by 1.11."""
        goal_x: i64 = self.plan[0]
        goal_y: i64 = self.plan[1]
        top = min(sy + reach, goal_y + far)
        east = min(sx + reach, goal_x + far)
        west = max(0, max(sx - reach, goal_x - far) // LATTICE * LATTICE)
        places: list[int] = []  # distance squared, y and x in one number, so that they sort
        y: i64 = max(0, max(sy - reach, goal_y - far) // LATTICE * LATTICE)
        while y <= top:
            x: i64 = west
            while x <= east:
                square = (x - goal_x) * (x - goal_x) + (y - goal_y) * (y - goal_y)
                if nearest <= square < limit:
                    places.append((square << 12 | y) << 12 | x)
                x += LATTICE
            y += LATTICE
        places.sort()
        return places


NEARBY_OF: Final[dict[int, list[int]]] = {}  # by how far a point lies off the lattice


def nearby_places(x: i64, y: i64) -> list[int]:
    """Lattice places within two inches of any point, from the one below it on, in the order of 1.11."""
    off_x = x % LATTICE
    off_y = y % LATTICE
    key = int(off_x * LATTICE + off_y)
    found = NEARBY_OF.get(key)
    if found is None:
        places: list[tuple[int, int, int]] = []
        for py in range(-SETTLING, SETTLING + LATTICE + 1, LATTICE):
            for px in range(-SETTLING, SETTLING + LATTICE + 1, LATTICE):
                square = (px - int(off_x)) ** 2 + (py - int(off_y)) ** 2
                if square <= SETTLING * SETTLING:
                    places.append((square, py, px))
        found = ordered(places)
        NEARBY_OF[key] = found
    return found


def chained(starts: list[int], link: int) -> list[bool]:
    """2.7 Which figures hang together with the first one."""
    count = len(starts) // 2
    found = [False] * count
    if count:
        found[0] = True
    pending = [0]
    while pending:
        k = pending.pop()
        for other in range(count):
            if not found[other] and within(
                starts[2 * other] - starts[2 * k], starts[2 * other + 1] - starts[2 * k + 1], link
            ):
                found[other] = True
                pending.append(other)
    return found


def keep(arranging: Arranging, dx: int, dy: int, chain: list[bool], order: list[int]) -> list[int]:
    """2.11 Keep: every figure goes as far and in the same direction as the reference figure, or settles."""
    starts = arranging.starts
    settled = False
    for k in order:
        x = starts[2 * k] + dx
        y = starts[2 * k + 1] + dy
        way = -1
        if x >= 0 and y >= 0 and (k == 0 or chain[k] or arranging.is_linked(x, y)):
            way = arranging.goes(k, x, y)
        if way >= 0 and (not settled or arranging.is_free(x, y)):
            arranging.put(k, x, y, way)
            continue
        if k == 0:
            return []
        if k == order[-1] and not chain[k] and arranging.may_stay(k) and (not settled or holds(arranging, chain)):
            return arranging.plan  # wherever it goes, the others are in their places
        settled = True
        if not arranging.settle(k, max(x, 0), max(y, 0)) and (chain[k] or not arranging.come_back(k)):
            return []
    return arranging.plan if not settled or holds(arranging, chain) else []


def holds(arranging: Arranging, chain: list[bool]) -> bool:
    """2.7 Do those who hung together still do so? Somebody without a place yet counts for nothing."""
    places: list[int] = []
    for k in range(arranging.count):
        placed = arranging.plan[3 * k] >= 0
        places += [arranging.plan[3 * k], arranging.plan[3 * k + 1]] if placed else [NOWHERE, NOWHERE]
    whole = chained(places, arranging.link)
    for k in range(arranging.count):
        if chain[k] and not whole[k]:
            return False
    return True


def keeping_order(starts: list[int]) -> list[int]:
    """2.12 The reference figure first, the others by distance from its old place."""
    order: list[int] = []
    for k in range(1, len(starts) // 2):
        dx: i64 = starts[2 * k] - starts[0]
        dy: i64 = starts[2 * k + 1] - starts[1]
        order.append((dx * dx + dy * dy) << 8 | k)
    order.sort()
    return [0] + [entry & 0xFF for entry in order]


def hand_out(arranging: Arranging, x: int, y: int, slots: list[int], strict: bool) -> list[int]:
    """2.11 Line and Knot round an anchor, and 2.5 Form (strict: no slot may be skipped)."""
    way = arranging.goes(0, x + slots[0], y + slots[1])
    if way < 0:
        return []
    arranging.put(0, x + slots[0], y + slots[1], way)
    left = list(range(1, arranging.count))
    starts = arranging.starts
    for i in range(2, len(slots), 2):
        if not left:
            break
        px = x + slots[i]
        py = y + slots[i + 1]
        taken = -1
        if px >= 0 and py >= 0 and arranging.is_free(px, py):
            taken = arranging.nearest_takes(left, px, py)
        if taken >= 0:
            left.remove(taken)
        elif strict:
            return []
    if left and strict:
        return []
    for k in left:
        if not arranging.settle(k, starts[2 * k], starts[2 * k + 1]):
            return []
    return arranging.plan


def set_down(footing: Footing, x: int, y: int, slots: list[int], count: int, radius: int) -> list[int]:
    """Places for figures that are set up at once, without a move: x, y of each that finds one (16.4, 20.4)."""
    places: list[int] = []
    for i in range(0, len(slots), 2):
        if len(places) == 2 * count:
            break
        px = x + slots[i]
        py = y + slots[i + 1]
        if px >= 0 and py >= 0 and footing.legal_place(px, py, radius, -4096, -4096):
            places.append(px)
            places.append(py)
    return places


def may_be_formed(state: State, unit: int) -> bool:
    """2.3.2"""
    return state.is_a(unit, CLOSE_ORDER) and state.strength[unit] >= LEAST_FORMED


def may_be_column(state: State, unit: int) -> bool:
    """2.3.3 Any unit of two or more that is no gun."""
    return state.strength[unit] >= 2 and not state.is_a(unit, GUN)


FORMED_KINDS: Final = [ONE_RANK, TWO_RANKS]
