"""9. The table of a match: what stands where, what a leg meets, what a line of sight crosses. Nothing here moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.facts.terrain import (
    CATEGORY,
    COVER,
    CROP_FIELD,
    HIGH,
    LIGHT,
    ORCHARD,
    PALISADE,
    WOODS,
)
from arpents.games.muskets_tomahawks.table.geometry import (
    COLUMNS,
    LATTICE,
    ROWS,
    crosses,
    near_piece,
)
from arpents.games.muskets_tomahawks.table.shapes import Opening, Patch, Paving, Ray, Shape

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -1
CELL: Final = 64  # side of the squares that tell which features are near
CELL_BITS: Final = 6
HALF_DIAGONAL: Final = 46  # of a square, rounded up
RAY_SLOTS: Final = 0x3FFF  # lines of sight remembered, less one: the latest that fell into each slot
SLOTS: Final = 8191  # legs and hindrances remembered: the latest that fell into each slot
LARGEST_BASE: Final = 64  # radius
OPEN: Final = 0  # squares of the lattice: nothing hinders a base anywhere in it
NEAR_SOMETHING: Final = 1  # and more: what hinders it at the corner of the square
UNKNOWN: Final = -1
UNSEEN: Final = -2
OFF_LATTICE: Final = 7  # bits
HALF_SQUARE: Final = 4
SQUARE_DIAGONAL: Final = 6  # half of it, rounded up

OPENING: Final = -2  # and below: an opening of a building, among the points of a unit
# a leg, packed: worst area (2 bits), on a road, forbidden, obstacles (5 bits), buildings run through
LEG_ROAD: Final = 4
LEG_FORBIDDEN: Final = 8
LEG_OBSTACLES: Final = 4
LEG_BUILDINGS: Final = 9


@final
class Board:
    def __init__(self, source: str, width: int, height: int) -> None:
        self.source = source  # the scenario's map, or the description it was made from
        self.width = width
        self.height = height
        self.areas: list[Shape] = []
        self.roads: list[Shape] = []
        self.paving = Paving(self.roads, width, height)
        self.rivers: list[Shape] = []
        self.hills: list[Shape] = []
        self.buildings: list[Shape] = []
        self.openings: list[list[Opening]] = []
        self.opening_points: list[list[int]] = []  # by building, as `points_of` gives them
        self.piece_type: list[int] = []
        self.piece_ax: list[int] = []
        self.piece_ay: list[int] = []
        self.piece_bx: list[int] = []
        self.piece_by: list[int] = []
        self.piece_west: list[int] = []
        self.piece_east: list[int] = []
        self.piece_south: list[int] = []
        self.piece_north: list[int] = []
        self.track_x: list[int] = []  # 17.4.1 the centre line of the first road
        self.track_y: list[int] = []
        self.across: i64 = width // CELL + 1  # cells
        self.up: i64 = height // CELL + 1
        self.cells: list[int] = []  # by cell: the features that may touch it, as a mask
        self.boxes: list[Patch | None] = []  # by box of cells, worked out when asked for
        self.patches: dict[int, Patch] = {}  # by mask
        self.rays: list[Ray | None] = []  # by slot
        self.grounds: dict[int, list[int]] = {}  # 20.3 places for points, kept by those who ask
        self.leg_starts: list[int] = [UNKNOWN] * SLOTS
        self.leg_ends: list[int] = [UNKNOWN] * SLOTS
        self.leg_facts: list[int] = [0] * SLOTS
        self.place_keys: list[int] = [UNKNOWN] * SLOTS
        self.place_facts: list[int] = [0] * SLOTS
        self.squares: list[list[int]] = [[] for _ in range(LARGEST_BASE + 1)]  # by radius: squares of the lattice
        self.ground_keys: list[int] = [UNKNOWN] * SLOTS
        self.ground_facts: list[int] = [NOWHERE] * SLOTS
        self.soil: list[int] = [UNSEEN] * (COLUMNS * ROWS)  # by lattice place: the area that holds it

    def work_out(self) -> None:
        """Work out what each cell may hold."""
        for openings in self.openings:
            points: list[int] = []
            for k in range(len(openings)):
                points.append(OPENING - k)
                points.append(openings[k].x)
                points.append(openings[k].y)
            self.opening_points.append(points)
        self.cells = [0] * (self.across * self.up)
        self.boxes = [None] * (self.across * self.across * self.up * self.up)
        bit = 1
        for shape in self.areas + self.roads + self.rivers + self.buildings:
            for cell in range(len(self.cells)):
                x = cell % self.across * CELL + CELL // 2
                y = cell // self.across * CELL + CELL // 2
                if shape.is_near(x, y, HALF_DIAGONAL):
                    self.cells[cell] |= bit
            bit <<= 1
        for piece in range(len(self.piece_type)):
            for cell in range(len(self.cells)):
                x = cell % self.across * CELL + CELL // 2
                y = cell // self.across * CELL + CELL // 2
                if self.near_obstacle(piece, x, y, HALF_DIAGONAL):
                    self.cells[cell] |= bit
            bit <<= 1

    def patch(self, west: i64, south: i64, east: i64, north: i64) -> Patch:
        """What a box may meet; a box that leaves the table is cut off at its edge."""
        left = west >> CELL_BITS if west > 0 else 0
        right = east >> CELL_BITS if east > 0 else 0
        bottom = south >> CELL_BITS if south > 0 else 0
        top = north >> CELL_BITS if north > 0 else 0
        if left >= self.across:
            left = self.across - 1
        if right >= self.across:
            right = self.across - 1
        if bottom >= self.up:
            bottom = self.up - 1
        if top >= self.up:
            top = self.up - 1
        box = ((left * self.across + right) * self.up + bottom) * self.up + top
        found = self.boxes[box]
        if found is None:
            mask = 0
            for row in range(bottom, top + 1):
                for column in range(left, right + 1):
                    mask |= self.cells[row * self.across + column]
            found = self.patches.get(mask)
            if found is None:
                found = self.make_patch(mask)
                self.patches[mask] = found
            self.boxes[box] = found
        return found

    def make_patch(self, mask: int) -> Patch:
        patch = Patch()
        patch.bare = mask == 0
        counts = [len(self.areas), len(self.roads), len(self.rivers), len(self.buildings), len(self.piece_type)]
        lists = [patch.areas, patch.roads, patch.rivers, patch.buildings, patch.pieces]
        for kind in range(len(counts)):
            for number in range(counts[kind]):
                if mask & 1:
                    lists[kind].append(number)
                mask >>= 1
        patch.open = not patch.rivers and not patch.buildings and not patch.pieces
        for index in patch.areas:
            patch.worst = max(patch.worst, CATEGORY[self.areas[index].type])
        return patch

    # -- 1.15 where a point is

    def ground(self, x: i64, y: i64) -> i64:
        """The area that holds a point, or NOWHERE: on open ground, a road or a bridge."""
        if x < 0 or y < 0 or x > self.width or y > self.height:
            return self.find_ground(x, y)
        if (x | y) & OFF_LATTICE:
            point = x << 12 | y
            slot = (x * 131 + y * 37) % SLOTS
            last: i64 = self.ground_keys[slot]
            if last != point:
                self.ground_keys[slot] = point
                self.ground_facts[slot] = self.find_ground(x, y)
            return self.ground_facts[slot]
        place = (y >> 3) * COLUMNS + (x >> 3)
        known: i64 = self.soil[place]
        if known == UNSEEN:
            known = self.find_ground(x, y)
            self.soil[place] = known
        return known

    def find_ground(self, x: i64, y: i64) -> i64:
        patch = self.patch(x, y, x, y)
        if not patch.areas:
            return NOWHERE
        for road in patch.roads:
            if self.roads[road].holds(x, y):
                return NOWHERE
        for area in patch.areas:
            if self.areas[area].holds(x, y):
                return area
        return NOWHERE

    def on_road(self, x: i64, y: i64) -> bool:
        return self.paving.at(x, y) != 0

    def cover_at(self, x: i64, y: i64) -> i64:
        area = self.ground(x, y)
        return COVER[self.areas[area].type] if area >= 0 else 0

    def is_elevated(self, x: i64, y: i64) -> bool:
        """9.7 On a hill."""
        for hill in self.hills:
            if hill.holds(x, y):
                return True
        return False

    # -- 9.8 places

    def hinders(self, x: i64, y: i64, radius: i64) -> i64:
        """9.8 0 where a base may stand; 1 where never; else the buildings in the way, one bit each from bit 1."""
        if x < radius or y < radius or x > self.width - radius or y > self.height - radius:
            return 1
        squares = self.squares_for(radius)
        square = (y >> 3) * COLUMNS + (x >> 3)
        known = squares[square]
        if known == UNKNOWN:
            known = self.look_into(x >> 3, y >> 3, radius)
            squares[square] = known
        if known == OPEN:
            return 0
        if not (x | y) & OFF_LATTICE:
            return known - NEAR_SOMETHING
        key = (radius << 12 | x) << 12 | y
        slot = (x * 131 + y * 37 + radius) % SLOTS
        if self.place_keys[slot] != key:
            self.place_keys[slot] = key
            self.place_facts[slot] = self.find_hindrance(x, y, radius)
        return self.place_facts[slot]

    def squares_for(self, radius: i64) -> list[int]:
        """By square of the lattice: whether anything there hinders a base, as far as it is known."""
        squares = self.squares[radius]
        if not squares:
            squares = [UNKNOWN] * (COLUMNS * ROWS)
            self.squares[radius] = squares
        return squares

    def look_into(self, column: i64, row: i64, radius: i64) -> i64:
        """Is a square of the lattice clear of all that could hinder a base in it? If not, what does at its corner?"""
        if self.is_wide_open(column, row, radius):
            return OPEN
        return NEAR_SOMETHING + self.find_hindrance(column * LATTICE, row * LATTICE, radius)

    def is_wide_open(self, column: i64, row: i64, radius: i64) -> bool:
        x = column * LATTICE + HALF_SQUARE
        y = row * LATTICE + HALF_SQUARE
        reach = radius + SQUARE_DIAGONAL
        patch = self.patch(x - reach, y - reach, x + reach, y + reach)
        for piece in patch.pieces:
            if self.near_obstacle(piece, x, y, reach):
                return False
        for river in patch.rivers:
            if self.rivers[river].is_near(x, y, reach):
                return False
        for building in patch.buildings:
            if self.buildings[building].is_near(x, y, reach):
                return False
        return True

    def find_hindrance(self, x: i64, y: i64, radius: i64) -> i64:
        patch = self.patch(x - radius, y - radius, x + radius, y + radius)
        for piece in patch.pieces:
            if self.near_obstacle(piece, x, y, radius - 1):  # touching is allowed
                return 1
        if patch.rivers and not self.on_road(x, y):
            for river in patch.rivers:
                if self.rivers[river].is_near(x, y, radius - 1):
                    return 1
        blocked: i64 = 0
        for building in patch.buildings:
            if self.buildings[building].is_near(x, y, radius - 1):
                blocked |= 2 << building
        return blocked

    def near_obstacle(self, piece: i64, x: i64, y: i64, limit: i64) -> bool:
        return near_piece(
            x, y, self.piece_ax[piece], self.piece_ay[piece], self.piece_bx[piece], self.piece_by[piece], limit
        )

    def afloat(self, x: i64, y: i64, radius: i64) -> bool:
        """17.3.1 Is a boat's base on the table and on water, clear of the land?"""
        if x < radius or y < radius or x > self.width - radius or y > self.height - radius:
            return False
        for river in self.rivers:
            if river.holds(x, y) and not self.border_near(river, x, y, radius - 1):
                return True
        return False

    def border_near(self, shape: Shape, x: i64, y: i64, limit: i64) -> bool:
        """Is a bank (the border, table edges apart) within the limit?"""
        j = len(shape.xs) - 1
        for i in range(len(shape.xs)):
            bank = not self.is_edge(shape.xs[j], shape.ys[j], shape.xs[i], shape.ys[i])
            if bank and near_piece(x, y, shape.xs[j], shape.ys[j], shape.xs[i], shape.ys[i], limit):
                return True
            j = i
        return False

    def is_edge(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        return (ax == bx and ax in (0, self.width)) or (ay == by and ay in (0, self.height))

    # -- 9.9 legs

    def leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What a figure meets going straight from a to b, packed."""
        return self.leg_in(self.patch_between(ax, ay, bx, by), ax, ay, bx, by)

    def patch_between(self, ax: i64, ay: i64, bx: i64, by: i64) -> Patch:
        if ax > bx:
            ax, bx = bx, ax
        if ay > by:
            ay, by = by, ay
        if ax >= 0 and ay >= 0 and bx <= self.width and by <= self.height:
            across = self.across
            up = self.up
            box = (((ax >> CELL_BITS) * across + (bx >> CELL_BITS)) * up + (ay >> CELL_BITS)) * up + (by >> CELL_BITS)
            found = self.boxes[box]
            if found is not None:
                return found
        return self.patch(ax, ay, bx, by)

    def obstacles_between(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """9.2.4 How many a leg crosses."""
        patch = self.patch_between(ax, ay, bx, by)
        if self.is_open(patch, ax, ay, bx, by):
            return 0
        return self.find_crossings(patch, ax, ay, bx, by) >> LEG_OBSTACLES & 31

    def crossings(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What a leg crosses and runs into, or -1 where there is a river to look at."""
        if self.is_open(patch, ax, ay, bx, by):
            return 0
        return -1 if patch.rivers else self.find_crossings(patch, ax, ay, bx, by)

    def is_open(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Is there for certain nothing to cross or run into between a and b?"""
        if patch.open:
            return True
        west = ax if ax < bx else bx
        east = bx if ax < bx else ax
        south = ay if ay < by else by
        north = by if ay < by else ay
        for piece in patch.pieces:
            if (
                self.piece_west[piece] <= east
                and self.piece_east[piece] >= west
                and self.piece_south[piece] <= north
                and self.piece_north[piece] >= south
            ):
                return False
        for river in patch.rivers:
            if not self.rivers[river].misses(ax, ay, bx, by):
                return False
        for building in patch.buildings:
            if not self.buildings[building].misses(ax, ay, bx, by):
                return False
        return True

    def leg_in(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """The leg where it is known what it may meet."""
        if patch.bare:
            return 0
        start = ax << 12 | ay
        end = bx << 12 | by
        slot = (ax * 5 + ay * 67 + bx * 331 + by * 1213) % SLOTS
        known_start: i64 = self.leg_starts[slot]
        known_end: i64 = self.leg_ends[slot]
        if known_start != start or known_end != end:
            self.leg_starts[slot] = start
            self.leg_ends[slot] = end
            self.leg_facts[slot] = self.find_leg(patch, ax, ay, bx, by)
        return self.leg_facts[slot]

    def find_leg(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        road = self.stays_on_road(patch, ax, ay, bx, by)
        packed: i64 = LEG_ROAD if road else 0
        if patch.areas:
            worst: i64 = 0
            begin = self.ground(ax, ay)  # 1.15 an end on the border of an area may be in it
            end = self.ground(bx, by)
            for index in patch.areas:
                area = self.areas[index]
                if CATEGORY[area.type] > worst and (index == begin or index == end or area.runs_into(ax, ay, bx, by)):
                    worst = CATEGORY[area.type]
            packed |= worst
        if not road:
            for river in patch.rivers:
                if self.rivers[river].runs_into(ax, ay, bx, by):
                    packed |= LEG_FORBIDDEN
        return packed | self.find_crossings(patch, ax, ay, bx, by)

    def find_crossings(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """The part of a leg that tells what it crosses and what it runs into, rivers left out."""
        packed: i64 = 0
        obstacles: i64 = 0
        for piece in patch.pieces:
            if self.crosses_piece(piece, ax, ay, bx, by):
                if self.piece_type[piece] == PALISADE:
                    packed |= LEG_FORBIDDEN
                else:
                    obstacles += 1
        packed |= (obstacles if obstacles < 31 else 31) << LEG_OBSTACLES
        for building in patch.buildings:
            if self.buildings[building].runs_into(ax, ay, bx, by):
                packed |= 1 << LEG_BUILDINGS + building
        return packed

    def stays_on_road(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """9.2.8 Both ends on one road and its border not crossed."""
        if not patch.roads:
            return False
        both = self.paving.at(ax, ay) & self.paving.at(bx, by)
        for index in patch.roads:
            if both >> index & 1:
                road = self.roads[index]
                if road.convex or (ax == bx and ay == by):
                    return True
                j = len(road.xs) - 1
                crossed = False
                for i in range(len(road.xs)):
                    if crosses(ax, ay, bx, by, road.xs[j], road.ys[j], road.xs[i], road.ys[i]):
                        crossed = True
                    j = i
                if not crossed:
                    return True
        return False

    def crosses_piece(self, piece: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        return crosses(
            ax, ay, bx, by, self.piece_ax[piece], self.piece_ay[piece], self.piece_bx[piece], self.piece_by[piece]
        )

    # -- 9.5 sight

    def ray(self, ax: i64, ay: i64, bx: i64, by: i64) -> Ray:
        """The same both ways."""
        if bx < ax or (bx == ax and by < ay):
            ax, ay, bx, by = bx, by, ax, ay
        if not self.rays:
            self.rays = [None] * (RAY_SLOTS + 1)
        mixed = ax * 5 + ay * 67 + bx * 331 + by * 1213
        slot = (mixed >> 3 ^ mixed << 11) & RAY_SLOTS  # most points are on the lattice
        known = self.rays[slot]
        if known is None or known.ax != ax or known.ay != ay or known.bx != bx or known.by != by:
            known = self.find_ray(ax, ay, bx, by)
            self.rays[slot] = known
        return known

    def find_ray(self, ax: i64, ay: i64, bx: i64, by: i64) -> Ray:
        ray = Ray(ax, ay, bx, by)
        high: list[int] = []
        low: list[int] = []
        patch = self.patch(ax, ay if ay < by else by, bx, by if ay < by else ay)
        for index in patch.areas:
            area = self.areas[index]
            length = area.inside(ax, ay, bx, by)
            if length <= 0:
                continue
            cover = COVER[area.type]
            if cover == LIGHT:
                ray.light += length
            elif cover == LIGHT + 1:
                ray.dense += length
            elif cover == LIGHT + 2:
                ray.solid += length
            if area.type == WOODS:
                ray.woods += length
            elif area.type == ORCHARD or area.type == CROP_FIELD:
                ray.screen += length
        for piece in patch.pieces:
            if self.crosses_piece(piece, ax, ay, bx, by):
                if HIGH[self.piece_type[piece]]:
                    high.append(piece)
                else:
                    low.append(piece)
        if high:
            ray.high = high
        if low:
            ray.pieces = low
        for building in patch.buildings:
            if self.buildings[building].runs_into(ax, ay, bx, by):
                through: i64 = 1
                ray.buildings |= through << building
        return ray


def on_lattice(board: Board, place: int) -> bool:
    return place // COLUMNS < ROWS and place % COLUMNS * 8 <= board.width and place // COLUMNS * 8 <= board.height
