"""9.5 Line of sight: between points of two units, what lies between them, and the cover it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import (
    BOAT_COVER,
    BOAT_RADIUS,
    COVER,
    FOOT_RADIUS,
    GUN_RADIUS,
    MARKER_RADIUS,
    MOUNTED_RADIUS,
    WAGON_RADIUS,
)
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    CAPTURED,
    INDOORS,
    MANNED,
    ON_TABLE,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.table.boxes import (
    BASE_PART,
    BASE_RADIUS,
    BASE_X,
    BASE_Y,
    Box,
    packed_base,
)
from arpents.games.muskets_tomahawks.table.geometry import in_arc, passes_nearer, root_up
from arpents.games.muskets_tomahawks.table.shapes import Ray

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_WOODS: Final = 96  # 9.5.3
MOST_SCREEN: Final = 192
NEAR: Final = 32  # two inches
FOOT: Final = max(FOOT_RADIUS, MOUNTED_RADIUS)  # the largest base of a figure

# Points of a unit come in threes: what stands there, x, y. What stands there is a figure, or one of these:
NO_BOXES: Final[list[Box]] = []  # shared, never changed
NO_BASES: Final[list[int]] = []
THING: Final = -1  # the gun, wagon, boat or marker itself
FIRST_OPENING: Final = -2  # and below: an opening of the building it is in (`OPENING` of the board)


def points_of(state: State, unit: int) -> list[int]:
    """8.5, 13.4, 17.1.3, 17.3.1 The points from and to which a unit is seen; a list to read, not to change (MT-5)."""
    status = state.status[unit]
    if status == ON_TABLE:
        if state.gun[unit] == MANNED or state.traits[unit] & WAGON:
            return [THING, state.ax[unit], state.ay[unit]]
        return state.box(unit).points
    if status == INDOORS:
        return state.board.opening_points[state.inside[unit]]
    if status == ABOARD:
        boat = state.inside[unit]
        return [THING, state.boat_x[boat], state.boat_y[boat]]
    if status == CAPTURED:
        return [THING, state.ax[unit], state.ay[unit]]
    return []


@final
class Between:
    """What two parties have between them: third bases that could block, gathered once for many lines."""

    def __init__(self, state: State, unit: int, other: int, mine: list[int], his: list[int]) -> None:
        """9.5.4 Figures of the two units never block; `other` may be -1 for a marker. Their points come in threes."""
        self.state = state
        self.unit = unit
        self.other = other
        self.mine = mine
        self.his = his
        self.standing: i64 = state.standing()
        self.gathered = False  # only when terrain has left a line open
        self.boxes: list[Box] = NO_BOXES  # of third units near the lines
        self.bases: list[int] = NO_BASES  # packed: third guns, wagons and boats
        self.west: i64 = 8192
        self.east: i64 = -8192
        self.south: i64 = 8192
        self.north: i64 = -8192

    def gather(self) -> None:
        self.gathered = True
        self.boxes = []
        self.bases = []
        state = self.state
        unit = self.unit
        other = self.other
        self.stretch(self.mine)
        self.stretch(self.his)
        west = self.west - FOOT
        east = self.east + FOOT
        south = self.south - FOOT
        north = self.north + FOOT
        for third in range(state.units()):
            if third == unit or third == other:
                continue
            status = state.status[third]
            if state.traits[third] & WAGON:
                if status == ON_TABLE or status == WRECKED or status == CAPTURED:
                    self.add(state.ax[third], state.ay[third], WAGON_RADIUS)
                continue
            if state.gun[third] == MANNED or state.gun[third] == ABANDONED:
                self.add(state.ax[third], state.ay[third], GUN_RADIUS)
            if status == ON_TABLE and not state.traits[third] & CAPTIVE:
                box = state.box(third)
                if box.east > west and box.west < east and box.north > south and box.south < north:
                    self.boxes.append(box)
        own = state.inside[unit] if state.status[unit] == ABOARD else -1
        theirs = state.inside[other] if other >= 0 and state.status[other] == ABOARD else -1
        for boat in range(len(state.boat_side)):
            if state.boat_side[boat] >= 0 and boat != own and boat != theirs:
                self.add(state.boat_x[boat], state.boat_y[boat], BOAT_RADIUS)

    def stretch(self, points: list[int]) -> None:
        """All lines run in the box of the points."""
        for k in range(0, len(points), 3):
            x: i64 = points[k + 1]
            y: i64 = points[k + 2]
            if x < self.west:
                self.west = x
            if x > self.east:
                self.east = x
            if y < self.south:
                self.south = y
            if y > self.north:
                self.north = y

    def add(self, x: i64, y: i64, radius: i64) -> None:
        if x >= 0:
            self.bases.append(packed_base(x, y, radius))

    def clear(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """9.5 May one see from a to b? The same both ways; 9.5.1 what is low never blocks."""
        board = self.state.board
        ray = board.ray(ax, ay, bx, by)
        if ray.woods > MOST_WOODS or ray.screen > MOST_SCREEN:  # 9.5.3
            return False
        blocked = len(ray.high) > 0 or ray.buildings & self.standing != 0  # 9.4, 9.5.2
        if not blocked:
            west = ax if ax < bx else bx
            east = bx if ax < bx else ax
            south = ay if ay < by else by
            north = by if ay < by else ay
            if not self.gathered:
                self.gather()
            for box in self.boxes:
                if (
                    box.east + FOOT > west
                    and box.west - FOOT < east
                    and box.north + FOOT > south
                    and box.south - FOOT < north
                    and some_blocks(box.bases, ax, ay, bx, by, west, east, south, north)
                ):
                    blocked = True
                    break
            if not blocked and self.bases:
                blocked = some_blocks(self.bases, ax, ay, bx, by, west, east, south, north)
        if not blocked:
            return True
        return bool(board.hills) and (board.is_elevated(ax, ay) or board.is_elevated(bx, by))  # 9.7


def some_blocks(
    bases: list[int], ax: i64, ay: i64, bx: i64, by: i64, west: i64, east: i64, south: i64, north: i64
) -> bool:
    """9.5.4 Does the line, which runs in this box, pass over one of the bases?"""
    for packed in bases:
        base: i64 = packed
        radius = base & BASE_RADIUS
        x = base >> BASE_X
        if x + radius <= west or x - radius >= east:
            continue
        y = base >> BASE_Y & BASE_PART
        if y + radius <= south or y - radius >= north:
            continue
        if passes_nearer(x, y, ax, ay, bx, by, radius):
            return True
    return False


def looks_out(state: State, unit: i64, what: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Does the facing, or the wall of an opening, let the point a of a unit look towards b?"""
    if what <= FIRST_OPENING:  # 17.1.3 only to the outer side of its wall
        opening = state.board.openings[state.inside[unit]][FIRST_OPENING - what]
        return (bx - ax) * opening.out_x + (by - ay) * opening.out_y > 0
    if state.faces(unit):  # 9.5.5
        return in_arc(state.facing[unit], bx - ax, by - ay)
    return True


def is_open_to(state: State, unit: i64, what: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Can the point a of a unit be seen from b as far as its own wall goes?"""
    if what <= FIRST_OPENING:
        opening = state.board.openings[state.inside[unit]][FIRST_OPENING - what]
        return (bx - ax) * opening.out_x + (by - ay) * opening.out_y > 0
    return True


def sees(state: State, unit: int, other: int) -> bool:
    """9.5.5 One figure with line of sight to one of the other's is enough."""
    mine = points_of(state, unit)
    his = points_of(state, other)
    if not mine or not his:
        return False
    between = Between(state, unit, other, mine, his)
    for i in range(0, len(mine), 3):
        for j in range(0, len(his), 3):
            if can_see(state, between, unit, mine[i], mine[i + 1], mine[i + 2], other, his[j], his[j + 1], his[j + 2]):
                return True
    return False


def face_each_other(
    state: State, unit: i64, what: i64, ax: i64, ay: i64, other: i64, that: i64, bx: i64, by: i64
) -> bool:
    """Do facing and walls let the point a of a unit look to the point b of the other?"""
    if not looks_out(state, unit, what, ax, ay, bx, by):
        return False
    return that > FIRST_OPENING or is_open_to(state, other, that, bx, by, ax, ay)


def can_see(
    state: State, between: Between, unit: i64, what: i64, ax: i64, ay: i64, other: i64, that: i64, bx: i64, by: i64
) -> bool:
    return face_each_other(state, unit, what, ax, ay, other, that, bx, by) and between.clear(ax, ay, bx, by)


# -- cover


# What protects a target against one line, packed: its cover (2 bits), and the obstacles that count besides.
SHELTER_COVER: Final = 3
SHELTER_OBSTACLES: Final = 2


def place_cover(state: State, unit: i64, x: i64, y: i64) -> i64:
    """The cover of the feature a point is in: an area, a building, a boat."""
    status = state.status[unit] if unit >= 0 else ON_TABLE
    if status == INDOORS:
        return COVER[state.board.buildings[state.inside[unit]].type]  # 17.1.3
    if status == ABOARD:
        return BOAT_COVER[state.boat_type[state.inside[unit]]]  # 17.3.5
    return state.board.cover_at(x, y)


def base_of(state: State, unit: i64, what: i64) -> i64:
    """The radius of what stands at a point, for distances to terrain (1.6.3)."""
    if what >= 0:
        return state.radius[unit]
    if unit < 0:
        return MARKER_RADIUS
    if what <= FIRST_OPENING:
        return 0
    if state.status[unit] == ABOARD:
        return BOAT_RADIUS
    return WAGON_RADIUS if state.traits[unit] & WAGON else GUN_RADIUS


def shelter(
    state: State, ray: Ray, ax: i64, ay: i64, from_base: i64, unit: i64, bx: i64, by: i64, to_base: i64, shot: bool
) -> i64:
    """8.4.4-8.4.9, 8.4.16, 8.4.17 for spotting; 10.3.4-10.3.8, 10.3.13 for a shot. `unit` is at b, -1 for a marker."""
    board = state.board
    cover = place_cover(state, unit, bx, by)
    if not ray.pieces:
        return cover
    obstacles: i64 = 0
    giver: i64 = -1
    for crossed in ray.pieces:
        piece: i64 = crossed
        near_target = board.near_obstacle(piece, bx, by, NEAR + to_base)
        near_looker = board.near_obstacle(piece, ax, ay, NEAR + from_base)
        its_cover: i64 = COVER[board.piece_type[piece]]
        if near_target and its_cover > cover:
            cover = its_cover
            giver = piece
        if shot:
            if not near_looker:
                obstacles += 1
        elif not near_target and not near_looker:
            obstacles += 1
    if shot and giver >= 0 and not board.near_obstacle(giver, ax, ay, NEAR + from_base):
        obstacles -= 1  # the obstacle that gives the cover is not counted again
    return obstacles << SHELTER_OBSTACLES | cover


def nearest(points: list[int], x: i64, y: i64) -> i64:
    """The distance from a place to the nearest of some points."""
    best: i64 = 1 << 40  # squared
    for k in range(0, len(points), 3):
        dx = points[k + 1] - x
        dy = points[k + 2] - y
        square = dx * dx + dy * dy
        if square < best:
            best = square
    return root_up(best)
