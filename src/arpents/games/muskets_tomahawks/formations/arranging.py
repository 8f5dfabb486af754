"""2.7, 2.11, 2.12 Arrangements: Keep, Line and Knot, settling, and stragglers who come back.

A plan is a flat list, three numbers for each living figure in order: x, y and the way it will have gone.
An empty plan is one that is not legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.formations.formations import FARTHEST_SLOT, ordered
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.ways import chain_gap
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, root_up, within

if TYPE_CHECKING:
    from mypy_extensions import i64

RING: Final = 24  # places are looked for in rings of this width, then wider ones
SETTLING: Final = 32  # 2.12 two inches


def reaches(footing: Footing, starts: list[int], ways: list[int]) -> list[int]:
    """How far each figure can go at most."""
    return [footing.farthest(ways[k], starts[2 * k], starts[2 * k + 1]) for k in range(len(ways))]


@final
class Arranging:
    """One arrangement being tried: figures, where their legs start, the ways so far, and who has a place."""

    def __init__(
        self, state: State, footing: Footing, unit: int, starts: list[int], ways: list[int], reach: list[int]
    ) -> None:
        self.state = state
        self.footing = footing
        self.unit = unit
        self.count = len(ways)
        self.starts = starts  # x, y of each figure
        self.ways = ways
        self.reach = reach  # how far each can go at most
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
        sx: i64 = self.starts[2 * k]
        sy: i64 = self.starts[2 * k + 1]
        reach: i64 = self.reach[k]
        if (x - sx) * (x - sx) + (y - sy) * (y - sy) > reach * reach:
            return -1
        return self.footing.goes(self.ways[k], sx, sy, x, y, self.radius)

    def settle(self, k: i64, x: i64, y: i64) -> bool:
        """2.12 The first lattice place within two inches that is legal, in reach and chained."""
        sx: i64 = self.starts[2 * k]
        sy: i64 = self.starts[2 * k + 1]
        reach: i64 = self.reach[k]
        if reach < 0 or not within(x - sx, y - sy, reach + SETTLING) or not self.is_linked(x, y, SETTLING):
            return False
        found = nearby_places(x, y)
        base_x = x - x % LATTICE
        base_y = y - y % LATTICE
        for i in range(0, len(found), 2):
            px = base_x + found[i]
            py = base_y + found[i + 1]
            if (px - sx) * (px - sx) + (py - sy) * (py - sy) > reach * reach:
                continue
            if self.is_linked(px, py) and self.is_free(px, py):
                way = self.footing.goes(self.ways[k], sx, sy, px, py, self.radius)
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
                reach: i64 = self.reach[k]
                if (
                    square <= reach * reach
                    and (best < 0 or square < near)
                    and (square > done or (square == done and k > last))
                ):
                    best = k
                    near = square
            if best < 0:
                return -1
            way = self.footing.goes(self.ways[best], starts[2 * best], starts[2 * best + 1], x, y, self.radius)
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
        reach: i64 = self.reach[k]
        stay = (sx - goal_x) * (sx - goal_x) + (sy - goal_y) * (sy - goal_y)
        near = max(0, root_up(stay) - 1 - reach)  # from the goal: nobody comes nearer
        nearest = near * near
        far = near + RING  # ring by ring, the nearest first
        while nearest < stay and reach > 0:
            limit = min(far * far + 1, stay)
            for place in self.ring(sx, sy, reach, nearest, limit, far):
                x: i64 = (place & 0xFF) * LATTICE
                y: i64 = (place >> 8 & 0xFF) * LATTICE
                if self.is_free(x, y):
                    way = self.footing.goes(self.ways[k], sx, sy, x, y, self.radius)
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
        side = min(FARTHEST_SLOT, reach)
        top = min(sy + side, goal_y + far)
        east = min(sx + side, goal_x + far)
        west = max(0, max(sx - side, goal_x - far) // LATTICE * LATTICE)
        places: list[int] = []  # distance squared from the ring on, y and x in one number, so that they sort
        y: i64 = max(0, max(sy - side, goal_y - far) // LATTICE * LATTICE)
        while y <= top:
            x: i64 = west
            while x <= east:
                square = (x - goal_x) * (x - goal_x) + (y - goal_y) * (y - goal_y)
                if nearest <= square < limit and within(x - sx, y - sy, reach):
                    places.append(((square - nearest) << 8 | y // LATTICE) << 8 | x // LATTICE)
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
    square: i64 = link * link
    while pending:
        k = pending.pop()
        x: i64 = starts[2 * k]
        y: i64 = starts[2 * k + 1]
        for other in range(count):
            if not found[other]:
                dx = starts[2 * other] - x
                dy = starts[2 * other + 1] - y
                if dx * dx + dy * dy <= square:
                    found[other] = True
                    pending.append(other)
    return found


def going_straight(
    footing: Footing, starts: list[int], ways: list[int], dx: i64, dy: i64, chain: list[bool], order: list[int]
) -> i64:
    """2.11 How many, in their order, can go as far and in the same direction as the reference figure at the least."""
    radius: i64 = footing.state.radius[footing.unit]
    count: i64 = 0
    for k in order:
        sx: i64 = starts[2 * k]
        sy: i64 = starts[2 * k + 1]
        x = sx + dx
        y = sy + dy
        if x < 0 or y < 0 or not (k == 0 or chain[k]) or footing.goes(ways[k], sx, sy, x, y, radius) < 0:
            break
        count += 1
    return count


def keep(arranging: Arranging, dx: int, dy: int, chain: list[bool], order: list[int], straight: int = 0) -> list[int]:
    """2.11 Keep: every figure goes as far and in the same direction as the reference figure, or settles.

    For a survey it may be known that so many go straight.
    """
    starts = arranging.starts
    moved_aside = False
    for n in range(len(order)):
        k = order[n]
        x = starts[2 * k] + dx
        y = starts[2 * k + 1] + dy
        if n < straight:
            arranging.put(k, x, y, arranging.ways[k])
            continue
        way = -1
        if x >= 0 and y >= 0 and (k == 0 or chain[k] or arranging.is_linked(x, y)):
            way = arranging.goes(k, x, y)
        if way >= 0 and (not moved_aside or arranging.is_free(x, y)):
            arranging.put(k, x, y, way)
            continue
        if k == 0:
            return []
        if k == order[-1] and not chain[k] and arranging.may_stay(k) and (not moved_aside or holds(arranging, chain)):
            return arranging.plan  # wherever it goes, the others are in their places
        moved_aside = True
        if not arranging.settle(k, max(x, 0), max(y, 0)) and (chain[k] or not arranging.come_back(k)):
            return []
    return arranging.plan if not moved_aside or holds(arranging, chain) else []


def holds(arranging: Arranging, chain: list[bool]) -> bool:
    """2.7 Do those who hung together still do so? Somebody without a place yet counts for nothing."""
    taken = arranging.taken
    count: i64 = len(taken)
    square = arranging.link * arranging.link
    linked: i64 = 1  # a bit for each place: those that hang together with the first one
    pending: i64 = 1  # and those of them from which nobody has looked on yet
    one: i64 = 1
    while pending:
        k: i64 = 0
        while pending >> k & 1 == 0:
            k += 1
        pending &= ~(one << k)
        at: i64 = taken[k]
        x = at >> 12
        y = at & 0xFFF
        other: i64 = 1
        while other < count:
            if linked >> other & 1 == 0:
                there: i64 = taken[other]
                dx = (there >> 12) - x
                dy = (there & 0xFFF) - y
                if dx * dx + dy * dy <= square:
                    linked |= one << other
                    pending |= one << other
            other += 1
    whole = 0
    placed = arranging.placed
    for n in range(len(placed)):
        if chain[placed[n]]:
            if linked >> n & 1 == 0:
                return False
            whole += 1
    return whole == chain.count(True)


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
        linked = i == 2 * len(arranging.placed) or arranging.is_linked(px, py)  # 2.3.1 where slots were skipped
        if px >= 0 and py >= 0 and linked and arranging.is_free(px, py):
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
