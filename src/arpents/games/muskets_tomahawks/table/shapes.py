"""9. What a table is made of: areas and buildings, their openings, and what is found along a line or in a part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.table.geometry import (
    COLUMNS,
    LATTICE,
    ROWS,
    border_clear,
    convex_holds,
    convex_length,
    is_convex,
    is_inside,
    length_inside,
    near_polygon,
    sides_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Shape:
    """A polygon: an area, a building, a road, a hill, water."""

    def __init__(self, name: str, type: int, xs: list[int], ys: list[int]) -> None:
        self.name = name
        self.type = type
        self.xs = xs
        self.ys = ys
        self.convex = is_convex(xs, ys)
        self.side_x = sides_of(xs, ys, False)
        self.side_y = sides_of(xs, ys, True)
        self.west: i64 = min(xs)
        self.east: i64 = max(xs)
        self.south: i64 = min(ys)
        self.north: i64 = max(ys)

    def holds(self, x: i64, y: i64) -> bool:
        if x < self.west or x > self.east or y < self.south or y > self.north:
            return False
        if self.convex:
            return convex_holds(self.xs, self.ys, self.side_x, self.side_y, x, y)
        return is_inside(self.xs, self.ys, x, y)

    def is_near(self, x: i64, y: i64, limit: i64) -> bool:
        if x < self.west - limit or x > self.east + limit or y < self.south - limit or y > self.north + limit:
            return False
        return near_polygon(self.xs, self.ys, x, y, limit)

    def misses(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Is the box of the line clear of the box of the shape?"""
        return (
            (ax < self.west and bx < self.west)
            or (ax > self.east and bx > self.east)
            or (ay < self.south and by < self.south)
            or (ay > self.north and by > self.north)
        )

    def runs_into(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Is some of the line inside?"""
        if self.misses(ax, ay, bx, by):
            return False
        if self.convex:
            return convex_length(self.xs, self.ys, self.side_x, self.side_y, ax, ay, bx, by) != 0
        if border_clear(self.xs, self.ys, ax, ay, bx, by):
            return is_inside(self.xs, self.ys, ax, ay)
        return length_inside(self.xs, self.ys, False, ax, ay, bx, by) != 0

    def inside(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        if self.misses(ax, ay, bx, by):
            return 0
        if self.convex:
            return convex_length(self.xs, self.ys, self.side_x, self.side_y, ax, ay, bx, by)
        return length_inside(self.xs, self.ys, False, ax, ay, bx, by)


UNASKED: Final = -1


@final
class Paving:
    """9.2.8 Which roads hold a point, as a mask; of lattice places it is remembered."""

    def __init__(self, roads: list[Shape], width: int, height: int) -> None:
        self.roads = roads
        self.width: i64 = width
        self.height: i64 = height
        self.known: list[int] = [UNASKED] * (COLUMNS * ROWS)  # by lattice place

    def at(self, x: i64, y: i64) -> i64:
        if (x | y) & (LATTICE - 1) or x < 0 or y < 0 or x > self.width or y > self.height:
            return self.find(x, y)
        place = (y >> 3) * COLUMNS + (x >> 3)
        known: i64 = self.known[place]
        if known == UNASKED:
            known = self.find(x, y)
            self.known[place] = known
        return known

    def find(self, x: i64, y: i64) -> i64:
        found: i64 = 0
        bit: i64 = 1
        for road in self.roads:
            if road.holds(x, y):
                found |= bit
            bit <<= 1
        return found


@final
class Opening:
    """17.1.3 A door or window: its point, and the way out."""

    def __init__(self, x: int, y: int, out_x: int, out_y: int) -> None:
        self.x = x
        self.y = y
        self.out_x = out_x
        self.out_y = out_y


NO_PIECES: Final[list[int]] = []  # shared, never changed


@final
class Ray:
    """9.5 What a line of sight meets on the table itself."""

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax: i64 = ax  # between which points
        self.ay: i64 = ay
        self.bx: i64 = bx
        self.by: i64 = by
        self.light: i64 = 0  # u of light cover crossed
        self.dense: i64 = 0
        self.solid: i64 = 0
        self.woods: i64 = 0
        self.screen: i64 = 0  # u of orchard and crops
        self.high: list[int] = NO_PIECES  # palisades and wagons crossed
        self.pieces: list[int] = NO_PIECES  # other obstacles crossed
        self.buildings: i64 = 0  # run through


@final
class Patch:
    """What a part of the table may hold, by number: nothing else needs looking at there."""

    def __init__(self) -> None:
        self.areas: list[int] = []
        self.roads: list[int] = []
        self.rivers: list[int] = []
        self.buildings: list[int] = []
        self.pieces: list[int] = []
        self.bare = True
        self.open = True  # nothing to cross or run into, only areas and roads
        self.worst: i64 = 0  # category of its areas
