"""1. Measures: whole sixteenths of an inch, eight directions, lines and polygons, without floating point."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled: whole numbers of the machine; everything on a table is far smaller

INCH: Final = 16
LATTICE: Final = 8  # 1.9 half an inch
COLUMNS: Final = 145  # lattice points across the widest table
ROWS: Final = 97
NO_DIRECTION: Final = -1

# 1.10 eight directions, 0 = east, then anticlockwise
EAST: Final = 0
NORTH: Final = 2
WEST: Final = 4
SOUTH: Final = 6
AHEAD_X: Final = [1, 1, 0, -1, -1, -1, 0, 1]
AHEAD_Y: Final = [0, 1, 1, 1, 0, -1, -1, -1]
DIAGONAL: Final = [0, 6, 12, 17]  # a diagonal of 0, 8, 16, 24 u


# -- 1.8, 1.9 lengths and lattice places


def roots(most: int) -> list[int]:
    """By number: its root, rounded up."""
    found = [0]
    for root in range(1, most + 1):
        found += [root] * (2 * root - 1)
    return found


ROOTS: Final[list[int]] = roots(160)
MOST_ROOTS: Final = 25601


def distance(dx: i64, dy: i64) -> i64:
    """1.8 The root of dx² + dy², rounded up."""
    return root_up(dx * dx + dy * dy)


def root_up(square: i64) -> i64:
    """1.8 A root, rounded up."""
    if square < MOST_ROOTS:
        return ROOTS[square]
    if square >> 6 < MOST_ROOTS:  # an eighth of it is in the list, but for what was rounded
        least: i64 = ROOTS[square >> 6]
        least = 8 * least + 8
        while (least - 1) * (least - 1) >= square:
            least -= 1
        return least
    root: i64 = isqrt(square)
    return root if root * root == square else root + 1


def within(dx: i64, dy: i64, limit: i64) -> bool:
    """1.7, 1.8 A distance equal to the limit is inside it; a limit below 0 holds nothing."""
    return limit >= 0 and dx * dx + dy * dy <= limit * limit


def gap(dx: i64, dy: i64, radii: i64) -> i64:
    """1.6.1 Between two bases whose radii add up to `radii`: nearest edges, never below 0."""
    free = distance(dx, dy) - radii
    return free if free > 0 else 0


def lattice_from(least: i64, step: i64) -> i64:
    """The first lattice line of the table that is not below."""
    return (least + step - 1) // step * step if least > 0 else 0


def place_number(x: i64, y: i64) -> i64:
    """1.9 The number of a lattice place, as actions carry it."""
    return y // LATTICE * COLUMNS + x // LATTICE


def place_x(place: i64) -> i64:
    return place % COLUMNS * LATTICE


def place_y(place: i64) -> i64:
    return place // COLUMNS * LATTICE


# -- 1.10 directions (MT-1)


def vector_x(direction: i64, length: i64) -> i64:
    """The x of a vector of 8, 16 or 24 u."""
    if AHEAD_Y[direction] == 0:
        return AHEAD_X[direction] * length
    return AHEAD_X[direction] * DIAGONAL[length // 8]


def vector_y(direction: i64, length: i64) -> i64:
    if AHEAD_X[direction] == 0:
        return AHEAD_Y[direction] * length
    return AHEAD_Y[direction] * DIAGONAL[length // 8]


def left_of(direction: i64) -> i64:
    return (direction + 2) & 7


def nearest_direction(dx: i64, dy: i64) -> i64:
    """1.10 Diagonal if 12 times the smaller component is at least 5 times the larger, else straight."""
    wide = dx if dx > 0 else -dx
    tall = dy if dy > 0 else -dy
    if wide == 0 and tall == 0:
        return NO_DIRECTION
    smaller = wide if wide < tall else tall
    larger = tall if wide < tall else wide
    if 12 * smaller >= 5 * larger:
        if dx > 0:
            return 1 if dy > 0 else 7
        return 3 if dy > 0 else 5
    if wide > tall:
        return EAST if dx > 0 else WEST
    return NORTH if dy > 0 else SOUTH


def in_arc(facing: i64, dx: i64, dy: i64) -> bool:
    """1.10 The arc of 90 degrees: ahead at least as much as across."""
    along = dx * AHEAD_X[facing] + dy * AHEAD_Y[facing]
    across = dx * AHEAD_Y[facing] - dy * AHEAD_X[facing]
    if across < 0:
        across = -across
    return along > 0 and along >= across


# -- 1.13 lines


def is_left(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> bool:
    """A point exactly on the line counts as left of it."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= 0


def crosses(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """1.13 Does the line a-b cross the piece c-d? The same both ways."""
    if bx < ax or (bx == ax and by < ay):
        ax, ay, bx, by = bx, by, ax, ay
    if is_left(ax, ay, bx, by, cx, cy) == is_left(ax, ay, bx, by, dx, dy):
        return False
    return is_left(cx, cy, dx, dy, ax, ay) != is_left(cx, cy, dx, dy, bx, by)


def near_piece(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, limit: i64) -> bool:
    """Is the point within the limit of the piece a-b?"""
    if limit < 0:
        return False
    vx = bx - ax
    vy = by - ay
    wx = px - ax
    wy = py - ay
    along = wx * vx + wy * vy
    square = vx * vx + vy * vy
    if along <= 0:
        return wx * wx + wy * wy <= limit * limit
    if along >= square:
        return within(px - bx, py - by, limit)
    across = vx * wy - vy * wx
    return across * across <= limit * limit * square


def passes_nearer(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, limit: i64) -> bool:
    """Does the line a-b come strictly nearer than the limit to the point?"""
    vx = bx - ax
    vy = by - ay
    wx = px - ax
    wy = py - ay
    along = wx * vx + wy * vy
    square = vx * vx + vy * vy
    if along <= 0:
        return wx * wx + wy * wy < limit * limit
    if along >= square:
        wx = px - bx
        wy = py - by
        return wx * wx + wy * wy < limit * limit
    across = vx * wy - vy * wx
    return across * across < limit * limit * square


# -- polygons: xs and ys of the corners, last joined to first


def is_convex(xs: list[int], ys: list[int]) -> bool:
    count = len(xs)
    turn = 0
    for i in range(count):
        j = (i + 1) % count
        k = (i + 2) % count
        cross = (xs[j] - xs[i]) * (ys[k] - ys[j]) - (ys[j] - ys[i]) * (xs[k] - xs[j])
        if cross == 0:
            continue
        if turn != 0 and (cross > 0) != (turn > 0):
            return False
        turn = 1 if cross > 0 else -1
    return True


def is_inside(xs: list[int], ys: list[int], px: i64, py: i64) -> bool:
    """1.15 Border included."""
    inside = False
    j = len(xs) - 1
    for i in range(len(xs)):
        ax: i64 = xs[j]
        ay: i64 = ys[j]
        bx: i64 = xs[i]
        by: i64 = ys[i]
        cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if cross == 0 and (ax <= px <= bx or bx <= px <= ax) and (ay <= py <= by or by <= py <= ay):
            return True
        if (ay > py) != (by > py) and (cross > 0) == (by > ay):
            inside = not inside
        j = i
    return inside


def near_polygon(xs: list[int], ys: list[int], px: i64, py: i64, limit: i64) -> bool:
    """Is the point in the polygon or within the limit of its border?"""
    if is_inside(xs, ys, px, py):
        return True
    j = len(xs) - 1
    for i in range(len(xs)):
        if near_piece(px, py, xs[j], ys[j], xs[i], ys[i], limit):
            return True
        j = i
    return False


def border_clear(xs: list[int], ys: list[int], ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Does the line a-b touch no side for certain: are both ends of each strictly on one side of it, or it of them?"""
    j = len(xs) - 1
    for i in range(len(xs)):
        cx: i64 = xs[j]
        cy: i64 = ys[j]
        dx: i64 = xs[i]
        dy: i64 = ys[i]
        j = i
        first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue
        first = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
        second = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
        if not ((first > 0 and second > 0) or (first < 0 and second < 0)):
            return False
    return True


def cuts(xs: list[int], ys: list[int], ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """Where the line a-b meets the border, as fractions (n, d) of the line with d > 0, 0 and 1 included."""
    found: list[tuple[int, int]] = [(0, 1), (1, 1)]
    vx = bx - ax
    vy = by - ay
    square = vx * vx + vy * vy
    j = len(xs) - 1
    for i in range(len(xs)):
        ex = xs[i] - xs[j]
        ey = ys[i] - ys[j]
        wx = xs[j] - ax
        wy = ys[j] - ay
        divisor = vx * ey - vy * ex
        if divisor != 0:
            t = wx * ey - wy * ex
            s = wx * vy - wy * vx
            if divisor < 0:
                divisor = -divisor
                t = -t
                s = -s
            if 0 <= s <= divisor and 0 < t < divisor:
                found.append((t, divisor))
        elif wx * vy - wy * vx == 0:
            for k in (i, j):
                t = (xs[k] - ax) * vx + (ys[k] - ay) * vy
                if 0 < t < square:
                    found.append((t, square))
        j = i
    return found


def strictly_inside(xs: list[int], ys: list[int], scale: int, px: int, py: int) -> bool:
    """Is the point (px / scale, py / scale) inside and not on the border? The numbers may be very large."""
    inside = False
    j = len(xs) - 1
    for i in range(len(xs)):
        ax = xs[j] * scale
        ay = ys[j] * scale
        bx = xs[i] * scale
        by = ys[i] * scale
        cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        if cross == 0 and min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by):
            return False
        if (ay > py) != (by > py) and (cross > 0) == (by > ay):
            inside = not inside
        j = i
    return inside


def sides_of(xs: list[int], ys: list[int], along_y: bool) -> list[int]:
    """The sides of a polygon as vectors, each ending at the corner of its number, the inside on their left."""
    turn = 0
    count = len(xs)
    for i in range(count):
        turn += xs[i - 1] * ys[i] - xs[i] * ys[i - 1]
    ends = ys if along_y else xs
    return [ends[i] - ends[i - 1] if turn >= 0 else ends[i - 1] - ends[i] for i in range(count)]


def convex_holds(xs: list[int], ys: list[int], side_x: list[int], side_y: list[int], px: i64, py: i64) -> bool:
    """`is_inside` for a convex polygon with its sides."""
    for i in range(len(xs)):
        ex: i64 = side_x[i]
        ey: i64 = side_y[i]
        if ex * (py - ys[i]) < ey * (px - xs[i]):
            return False
    return True


def convex_length(
    xs: list[int], ys: list[int], side_x: list[int], side_y: list[int], ax: i64, ay: i64, bx: i64, by: i64
) -> i64:
    """`length_inside` for a convex polygon with its sides (`sides_of`): one part at most."""
    low_n: i64 = 0
    low_d: i64 = 1
    high_n: i64 = 1
    high_d: i64 = 1
    vx = bx - ax
    vy = by - ay
    for i in range(len(xs)):
        ex: i64 = side_x[i]
        ey: i64 = side_y[i]
        # inside is where ex * (y - y0) - ey * (x - x0) > 0
        start = ex * (ay - ys[i]) - ey * (ax - xs[i])
        slope = ex * vy - ey * vx
        if start <= 0 and start + slope <= 0:
            if ex != 0 or ey != 0:
                return 0
        elif slope > 0:  # going in at t = -start / slope
            if -start * low_d > low_n * slope:
                low_n = -start
                low_d = slope
                if high_n * low_d <= low_n * high_d:
                    return 0
        elif slope < 0 and start * high_d < high_n * -slope:  # going out at t = start / -slope
            high_n = start
            high_d = -slope
            if high_n * low_d <= low_n * high_d:
                return 0
    part = high_n * low_d - low_n * high_d
    inside = distance(vx, vy) * part // (high_d * low_d)
    return inside if inside > 0 else -1


def length_inside(xs: list[int], ys: list[int], convex: bool, ax: int, ay: int, bx: int, by: int) -> int:
    """1.14 Whole u of the line inside the polygon; -1 when it runs inside for less than one u."""
    if convex:
        return convex_length(xs, ys, sides_of(xs, ys, False), sides_of(xs, ys, True), ax, ay, bx, by)
    length = distance(bx - ax, by - ay)
    parts = cuts(xs, ys, ax, ay, bx, by)
    parts.sort(key=fraction_key)
    total = 0
    touched = False
    for k in range(len(parts) - 1):
        n1, d1 = parts[k]
        n2, d2 = parts[k + 1]
        part = n2 * d1 - n1 * d2
        if part <= 0:
            continue
        scale = 2 * d1 * d2
        middle = n1 * d2 + n2 * d1
        if strictly_inside(xs, ys, scale, ax * scale + (bx - ax) * middle, ay * scale + (by - ay) * middle):
            touched = True
            total += length * part // (d1 * d2)
    if total == 0 and touched:
        return -1
    return total


def fraction_key(fraction: tuple[int, int]) -> int:
    """Orders fractions of the line exactly: two different ones differ by more than 2^-60."""
    return (fraction[0] << 64) // fraction[1]
