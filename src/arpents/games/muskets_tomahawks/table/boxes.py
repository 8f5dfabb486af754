"""1.6 The box a unit's figures lie in: what is far from it need not be looked at figure by figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = 8192


class Box:
    """Never changed: states that are copies of each other share it."""

    def __init__(self, west: i64, south: i64, east: i64, north: i64, points: list[int]) -> None:
        self.west: i64 = west
        self.south: i64 = south
        self.east: i64 = east
        self.north: i64 = north
        self.points = points  # what stands in it: figure, x, y, ...

    def is_off(self, x: i64, y: i64, reach: i64) -> bool:
        """Is a point farther than the reach from all figures for certain?"""
        return x < self.west - reach or x > self.east + reach or y < self.south - reach or y > self.north + reach

    def misses(self, other: Box, reach: i64) -> bool:
        """Is everything in one farther than the reach from everything in the other for certain?"""
        return (
            other.east < self.west - reach
            or other.west > self.east + reach
            or other.north < self.south - reach
            or other.south > self.north + reach
        )


def box_around(xs: list[int], ys: list[int], alive: list[int], first: i64, count: i64) -> Box:
    """Of the living figures from the first one on; one that nothing is near, when nobody is left."""
    west: i64 = NOWHERE
    south: i64 = NOWHERE
    east: i64 = -NOWHERE
    north: i64 = -NOWHERE
    points: list[int] = []
    for figure in range(first, first + count):
        if alive[figure]:
            x: i64 = xs[figure]
            y: i64 = ys[figure]
            points.append(figure)
            points.append(xs[figure])
            points.append(ys[figure])
            if x < west:
                west = x
            if x > east:
                east = x
            if y < south:
                south = y
            if y > north:
                north = y
    return Box(west, south, east, north, points)
