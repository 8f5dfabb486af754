"""1.6 The box a unit's figures lie in: what is far from it need not be looked at figure by figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = 8192
SQUARE: Final = 5  # bits: bases are looked for in squares of two inches
SQUARES_UP: Final = 26  # rows of squares of the highest table
UNASKED: Final = -1

# a base, packed: x (11 bits), y (11), radius (6)
BASE_X: Final = 17
BASE_Y: Final = 6
BASE_PARTS: Final = 11
BASE_PART: Final = 0x7FF
BASE_RADIUS: Final = 0x3F
BELOW: Final[list[int]] = [(1 << column) - 1 for column in range(63)]  # by column of squares: all before it, as a mask


def packed_base(x: i64, y: i64, radius: i64) -> i64:
    """A base on the table in one number."""
    return (x << BASE_PARTS | y) << BASE_Y | radius


@final
class Formable:
    """2.5 Which formations a unit can take among those who stood round it when this was asked."""

    def __init__(self, x: i64, y: i64, standing: i64, boxes: list[Box], bases: list[int], holes: list[int]) -> None:
        self.x: i64 = x  # the anchor
        self.y: i64 = y
        self.standing: i64 = standing  # buildings
        self.boxes = boxes  # units near by
        self.bases = bases  # guns and wagons
        self.holes = holes  # openings of enemies
        self.known: i64 = 0  # a bit for each formation and facing
        self.possible: i64 = 0
        self.measured: i64 = 0  # those for which it is known whether all slots are near enough
        self.near: i64 = 0

    def holds(self, x: i64, y: i64, standing: i64, boxes: list[Box], bases: list[int], holes: list[int]) -> bool:
        """Is everything still as it was?"""
        if x != self.x or y != self.y or standing != self.standing or len(boxes) != len(self.boxes):
            return False
        for k in range(len(boxes)):
            if boxes[k] is not self.boxes[k]:
                return False
        return bases == self.bases and holes == self.holes


@final
class Box:
    """Never changed, only worked out further when asked: states that are copies of each other share it."""

    def __init__(
        self, west: i64, south: i64, east: i64, north: i64, points: list[int], bases: list[int] | None = None
    ) -> None:
        self.west: i64 = west
        self.south: i64 = south
        self.east: i64 = east
        self.north: i64 = north
        self.points = points  # what stands in it: figure, x, y, ...
        self.bases: list[int] = [] if bases is None else bases  # packed: the same that have come to the table
        self.around: i64 = UNASKED  # how near to a base the squares of the next two are
        self.lowest: i64 = 0  # row of squares
        self.rows: list[int] = []  # from that row on: the squares near some base, as a mask
        self.wider_around: i64 = UNASKED  # the same for a larger distance
        self.wider_lowest: i64 = 0
        self.wider_rows: list[int] = []
        self.shown: list[dict[str, object]] | None = None  # what a view tells of its figures, as they were
        self.weapons = 0  # with such weapons
        self.forming: Formable | None = None  # 2.5 what is known of the formations it may take

    def crowd(self, crowded: list[int], around: i64) -> None:
        """Note by row the squares so near to a base."""
        if around != self.around:
            self.around = around
            self.lowest = self.lowest_row(around)
            self.rows = self.near_squares(around)
        add_rows(crowded, self.rows, self.lowest)

    def crowd_wider(self, crowded: list[int], around: i64) -> None:
        if around != self.wider_around:
            self.wider_around = around
            self.wider_lowest = self.lowest_row(around)
            self.wider_rows = self.near_squares(around)
        add_rows(crowded, self.wider_rows, self.wider_lowest)

    def lowest_row(self, around: i64) -> i64:
        low = self.south - around - BASE_RADIUS
        return low >> SQUARE if low > 0 else 0

    def near_squares(self, around: i64) -> list[int]:
        rows = [0] * SQUARES_UP
        mark_squares(rows, self.bases, around)
        top = SQUARES_UP
        while top > 0 and rows[top - 1] == 0:
            top -= 1
        return rows[self.lowest_row(around) : top]

    def is_off(self, x: i64, y: i64, reach: i64) -> bool:
        """Is a point farther than the reach from all figures for certain?"""
        return x < self.west - reach or x > self.east + reach or y < self.south - reach or y > self.north + reach

    def spans(self, other: Box, reach: i64) -> bool:
        """Is everything in one within reach of everything in the other for certain?"""
        if not self.points or not other.points:
            return False
        wide = max(self.east - other.west, other.east - self.west)
        tall = max(self.north - other.south, other.north - self.south)
        return wide * wide + tall * tall <= reach * reach

    def misses(self, other: Box, reach: i64) -> bool:
        """Is everything in one farther than the reach from everything in the other for certain?"""
        return (
            other.east < self.west - reach
            or other.west > self.east + reach
            or other.north < self.south - reach
            or other.south > self.north + reach
        )


def add_rows(crowded: list[int], rows: list[int], lowest: i64) -> None:
    row: i64 = lowest
    for mask in rows:
        if mask:
            known: i64 = crowded[row]
            more: i64 = mask
            if known | more != known:
                crowded[row] = known | more
        row += 1


def mark_squares(rows: list[int], bases: list[int], around: i64) -> None:
    """Note by row the squares so near to one of the bases."""
    for packed in bases:
        base: i64 = packed
        x = base >> BASE_X
        y = base >> BASE_Y & BASE_PART
        reach = (base & BASE_RADIUS) + around
        left = x - reach >> SQUARE if x > reach else 0
        before: i64 = BELOW[left]
        columns: i64 = BELOW[(x + reach >> SQUARE) + 1]
        columns -= before
        row = y - reach >> SQUARE if y > reach else 0
        top = y + reach >> SQUARE
        if top >= SQUARES_UP:
            top = SQUARES_UP - 1
        while row <= top:
            known: i64 = rows[row]
            if known | columns != known:
                rows[row] = known | columns
            row += 1


def box_around(xs: list[int], ys: list[int], living: list[int], radius: i64) -> Box:
    """Of the living figures; one that nothing is near, when nobody is left."""
    west: i64 = NOWHERE
    south: i64 = NOWHERE
    east: i64 = -NOWHERE
    north: i64 = -NOWHERE
    points: list[int] = []
    bases: list[int] = []
    for figure in living:
        x: i64 = xs[figure]
        y: i64 = ys[figure]
        points.append(figure)
        points.append(xs[figure])
        points.append(ys[figure])
        if x >= 0:
            bases.append(packed_base(x, y, radius))
        if x < west:
            west = x
        if x > east:
            east = x
        if y < south:
            south = y
        if y > north:
            north = y
    return Box(west, south, east, north, points, bases)
