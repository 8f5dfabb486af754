"""9.8, 9.9 Where a figure may stand, and which legs it may take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import (
    CATEGORY,
    GUN_RADIUS,
    MARKER_RADIUS,
    WAGON_RADIUS,
)
from arpents.games.muskets_tomahawks.measuring.ways import (
    WAY_AREA,
    WAY_KIND,
    WAY_LENGTH,
    WAY_OFF_ROAD,
    add_leg,
    allowance,
    way_length,
)
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    CAPTURED,
    DESTROYED,
    INDOORS,
    MANNED,
    ON_TABLE,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.table.board import (
    LEG_BUILDINGS,
    LEG_FORBIDDEN,
    LEG_OBSTACLES,
    NEAR_SOMETHING,
    OFF_LATTICE,
    OPEN,
    UNKNOWN,
)
from arpents.games.muskets_tomahawks.table.boxes import (
    BASE_PART,
    BASE_RADIUS,
    BASE_X,
    BASE_Y,
    SQUARE,
    SQUARES_UP,
    Box,
    mark_squares,
    packed_base,
)
from arpents.games.muskets_tomahawks.table.geometry import COLUMNS, INCH, distance, near_piece, passes_nearer, within
from arpents.games.muskets_tomahawks.table.shapes import Patch

if TYPE_CHECKING:
    from mypy_extensions import i64

CONTACT: Final = 16  # 9.8, 12.5 one inch
LONGEST_BONUS: Final = 6 * 16 + 64  # 9.1.6 and a road, an inch, two bases
FEW: Final = 3
UNMEASURED: Final = -1
NOTHING: Final[list[int]] = []  # shared, never changed
WIDEST_BASES: Final = 56  # no two bases touch beyond
FARTHEST_FOE: Final = 56  # nor is an enemy within an inch


def too_near(foes: list[int], x: i64, y: i64, radius: i64, from_x: i64, from_y: i64) -> bool:
    """9.8 Is one of the foes within an inch who was not so where one comes from?"""
    for packed in foes:
        foe: i64 = packed
        dx = (foe >> BASE_X) - x
        if -FARTHEST_FOE <= dx <= FARTHEST_FOE:
            reach = (foe & BASE_RADIUS) + radius + CONTACT
            dy = (foe >> BASE_Y & BASE_PART) - y
            if dx * dx + dy * dy <= reach * reach and not within(x + dx - from_x, y + dy - from_y, reach):
                return True
    return False


def comes_too_near(
    foes: list[int], ax: i64, ay: i64, bx: i64, by: i64, radius: i64, west: i64, east: i64, south: i64, north: i64
) -> bool:
    """9.9 Does a leg come within an inch of one of the foes in this part of the table who was farther off before?"""
    for packed in foes:
        foe: i64 = packed
        x = foe >> BASE_X
        if x < west or x > east:
            continue
        y = foe >> BASE_Y & BASE_PART
        if y < south or y > north:
            continue
        reach = (foe & BASE_RADIUS) + radius + CONTACT
        if near_piece(x, y, ax, ay, bx, by, reach) and not within(x - ax, y - ay, reach):
            return True
    return False


def stands_on(bases: list[int], x: i64, y: i64, radius: i64) -> bool:
    """9.8 Would a base here overlap one of these?"""
    for packed in bases:
        base: i64 = packed
        dx = (base >> BASE_X) - x
        if -WIDEST_BASES < dx < WIDEST_BASES:
            reach = (base & BASE_RADIUS) + radius
            dy = (base >> BASE_Y & BASE_PART) - y
            if dx * dx + dy * dy < reach * reach:
                return True
    return False


@final
class Footing:
    """What surrounds a unit that is about to move: other bases, and enemies to keep away from.

    With `marker` it is a Hidden marker that moves: whatever is under it, its unit's own figures are in the way too.
    """

    def __init__(self, state: State, unit: int, engaged: int = -1, marker: bool = False) -> None:
        self.state = state
        self.board = state.board
        self.unit = unit
        self.standing: i64 = state.standing()
        self.boxes: list[Box] = []  # of units near by: their figures may not be stood upon
        self.foes: list[Box] = []  # those of them that one keeps an inch away from
        self.bases: list[int] = NOTHING  # packed: guns and wagons
        self.holes: list[int] = NOTHING  # packed: openings of enemies indoors, to keep an inch away from
        self.wagons: list[int] = NOTHING  # x, y of wagons: obstacles to cross
        self.crowded: list[int] = NOTHING  # by row: the squares some base is near, as a mask
        self.asked: i64 = 0  # places asked for
        self.surveying = False  # whether a figure gets somewhere is asked, not what it meets on its way
        self.own: i64 = MARKER_RADIUS if marker else state.radius[unit]  # for bases no larger than this
        self.squares = state.board.squares_for(self.own)
        self.right: i64 = state.board.width - self.own
        self.top: i64 = state.board.height - self.own
        self.measured: i64 = UNMEASURED  # the kind of way the next two are for
        self.most_off_road: i64 = 0
        self.most_on_road: i64 = 0
        self.before: i64 = UNMEASURED  # the kind before that, and its two
        self.before_off_road: i64 = 0
        self.before_on_road: i64 = 0
        side = state.side[unit]
        self.west: i64 = -8192
        self.east: i64 = 8192
        self.south: i64 = -8192
        self.north: i64 = 8192
        mover = -1 if marker else unit
        if mover >= 0 and state.status[unit] == ON_TABLE:
            self.look_around()
        west = self.west
        east = self.east
        south = self.south
        north = self.north
        traits = state.traits
        statuses = state.status
        for other in range(len(statuses)):
            if other == mover:
                continue
            status = statuses[other]
            if traits[other] & WAGON:
                if status == ON_TABLE or status == WRECKED or status == CAPTURED:
                    self.add(state.ax[other], state.ay[other], WAGON_RADIUS)
                    self.wagons = self.wagons + [state.ax[other], state.ay[other]]
                continue
            if state.gun[other] == MANNED or state.gun[other] == ABANDONED:
                self.add(state.ax[other], state.ay[other], GUN_RADIUS)
            if status == ON_TABLE:
                box = state.boxes[other] or state.box(other)
                if box.east < west or box.west > east or box.north < south or box.south > north:
                    continue
                self.boxes.append(box)
                if state.side[other] != side and other != engaged and not traits[other] & CAPTIVE:
                    self.foes.append(box)
            elif status == INDOORS and state.side[other] != side and other != engaged and not state.captive(other):
                self.add_openings(state.inside[other])
        self.keeps = len(self.foes) > 0 or len(self.holes) > 0  # is there anybody to keep away from?
        if mover >= 0 and state.gun[unit] == ABANDONED and state.status[unit] != DESTROYED:
            self.add(state.ax[unit], state.ay[unit], GUN_RADIUS)

    def add(self, x: i64, y: i64, radius: i64) -> None:
        """A base that may not be stood upon."""
        if x >= 0:
            self.bases = self.bases + [packed_base(x, y, radius)]

    def add_openings(self, building: i64) -> None:
        """17.1.3 An inch is measured from the openings."""
        found: list[int] = []
        for opening in self.board.openings[building]:
            found.append(packed_base(opening.x, opening.y, 0))
        self.holes = self.holes + found

    def is_clear(self, x: i64, y: i64, radius: i64) -> bool:
        """Is nothing at all near? Worth working out for all squares once a few places have been asked for."""
        if self.asked < FEW:
            self.asked += 1
            return False
        if radius > self.own:
            return False
        if not self.crowded:
            self.look_who_is_where()
        row: i64 = self.crowded[y >> SQUARE]
        return row >> (x >> SQUARE) & 1 == 0

    def look_who_is_where(self) -> None:
        crowded = [0] * SQUARES_UP
        for box in self.boxes:
            box.crowd(crowded, self.own)
        for box in self.foes:
            box.crowd_wider(crowded, self.own + CONTACT)
        mark_squares(crowded, self.bases, self.own)
        mark_squares(crowded, self.holes, self.own + CONTACT)
        self.crowded = crowded

    def all_bases(self) -> list[int]:
        """Everything that may not be stood upon, packed."""
        found = self.bases[:]
        for box in self.boxes:
            found += box.bases
        return found

    def look_around(self) -> None:
        """Nothing farther than any Move can go, with an inch and two bases to spare, needs looking at."""
        state = self.state
        reach = state.printed[self.unit] + LONGEST_BONUS
        box = state.box(self.unit)
        if box.east < 0 or box.west < 0:  # nobody left, or not yet in a place
            return
        self.west = box.west - reach
        self.east = box.east + reach
        self.south = box.south - reach
        self.north = box.north + reach
        x: i64 = state.ax[self.unit]
        y: i64 = state.ay[self.unit]
        if x >= 0:  # its gun, or the anchor of its formation
            self.west = min(self.west, x - reach)
            self.east = max(self.east, x + reach)
            self.south = min(self.south, y - reach)
            self.north = max(self.north, y + reach)

    def legal_place(self, x: i64, y: i64, radius: i64, from_x: i64, from_y: i64) -> bool:
        """9.8 An enemy who was within an inch of where one comes from does not count."""
        known: i64 = UNKNOWN
        if radius == self.own and radius <= x <= self.right and radius <= y <= self.top:
            known = self.squares[(y >> 3) * COLUMNS + (x >> 3)]
        if known != OPEN:
            if known == UNKNOWN or (x | y) & OFF_LATTICE:
                hindrance = self.board.hinders(x, y, radius)
            else:
                hindrance = known - NEAR_SOMETHING
            if hindrance != 0 and (hindrance & 1 or hindrance >> 1 & self.standing):
                return False
        if self.crowded and radius <= self.own:
            row: i64 = self.crowded[y >> SQUARE]
            if row >> (x >> SQUARE) & 1 == 0:
                return True
        elif self.is_clear(x, y, radius):
            return True
        if self.is_taken(x, y, radius):
            return False
        return not self.keeps or self.is_off(x, y, radius, from_x, from_y)

    def is_off(self, x: i64, y: i64, radius: i64, from_x: i64, from_y: i64) -> bool:
        """9.8 Is no enemy within an inch, but for those who were so where one comes from?"""
        for box in self.foes:
            if (
                x >= box.west - FARTHEST_FOE
                and x <= box.east + FARTHEST_FOE
                and y >= box.south - FARTHEST_FOE
                and y <= box.north + FARTHEST_FOE
                and too_near(box.bases, x, y, radius, from_x, from_y)
            ):
                return False
        return not too_near(self.holes, x, y, radius, from_x, from_y)

    def is_taken(self, x: i64, y: i64, radius: i64) -> bool:
        """Does another base stand where this one would?"""
        for box in self.boxes:
            if (
                x > box.west - WIDEST_BASES
                and x < box.east + WIDEST_BASES
                and y > box.south - WIDEST_BASES
                and y < box.north + WIDEST_BASES
                and stands_on(box.bases, x, y, radius)
            ):
                return True
        return stands_on(self.bases, x, y, radius)

    def has_room(self, x: i64, y: i64, radius: i64) -> bool:
        """9.8 Could a base stand here, enemies an inch away left out?"""
        hindrance = self.board.hinders(x, y, radius)
        if hindrance != 0 and (hindrance & 1 or hindrance >> 1 & self.standing):
            return False
        if self.is_clear(x, y, radius):
            return True
        return not self.is_taken(x, y, radius)

    def legal_leg(self, leg: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
        """9.9 No palisade, building or river, and no coming within an inch of an enemy."""
        if leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & self.standing:
            return False
        return self.keeps_off(ax, ay, bx, by, radius)

    def keeps_off(self, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> bool:
        """9.9 No coming within an inch of an enemy, unless one was there already."""
        west = (ax if ax < bx else bx) - FARTHEST_FOE
        east = (bx if ax < bx else ax) + FARTHEST_FOE
        south = (ay if ay < by else by) - FARTHEST_FOE
        north = (by if ay < by else ay) + FARTHEST_FOE
        for box in self.foes:
            if box.east < west or box.west > east or box.north < south or box.south > north:
                continue
            if comes_too_near(box.bases, ax, ay, bx, by, radius, west, east, south, north):
                return False
        return not comes_too_near(self.holes, ax, ay, bx, by, radius, west, east, south, north)

    def wagons_crossed(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """9.2.4, 17.4 A wagon is an obstacle on the way."""
        count = 0
        for k in range(0, len(self.wagons), 2):
            if passes_nearer(self.wagons[k], self.wagons[k + 1], ax, ay, bx, by, WAGON_RADIUS):
                count += 1
        return count

    def surely_goes(self, patch: Patch, ax: i64, ay: i64, bx: i64, by: i64, square: i64, sure: i64) -> bool:
        """Is a leg free, and short enough for what it crosses, even if all areas of the patch lay on it?"""
        if self.wagons:
            return False
        if patch.open:
            return True
        leg = self.board.crossings(patch, ax, ay, bx, by)
        if leg == 0:
            return True
        if leg < 0 or leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & self.standing:
            return False
        sure -= (leg >> LEG_OBSTACLES & 31) * INCH  # 9.2.4
        return sure >= 0 and square <= sure * sure

    def measure(self, way: i64) -> None:
        """The farthest any leg may take a figure that has come this way, off the road and on it."""
        kind = way & WAY_KIND
        off_road = self.before_off_road
        on_road = self.before_on_road
        if kind != self.before:
            off_road = allowance(self.state, self.unit, kind | WAY_OFF_ROAD)
            on_road = allowance(self.state, self.unit, kind)
            if on_road < off_road:
                on_road = off_road
        self.before = self.measured
        self.before_off_road = self.most_off_road
        self.before_on_road = self.most_on_road
        self.measured = kind
        self.most_off_road = off_road
        self.most_on_road = on_road

    def farthest(self, way: i64, x: i64, y: i64) -> i64:
        """How long the next leg may be at most: what it starts in counts, and a road only if it starts on one."""
        if way & WAY_KIND != self.measured:
            self.measure(way)
        board = self.board
        area = board.ground(x, y)
        if area < 0:
            most = self.most_on_road if board.on_road(x, y) else self.most_off_road
        else:
            rough = CATEGORY[board.areas[area].type]
            if rough <= way >> WAY_AREA & 3:
                most = self.most_off_road
            else:
                kind = way & WAY_KIND & ~(3 << WAY_AREA)
                most = allowance(self.state, self.unit, kind | rough << WAY_AREA | WAY_OFF_ROAD)
        return most - (way & WAY_LENGTH)

    def goes(self, way: i64, ax: i64, ay: i64, bx: i64, by: i64, radius: i64) -> i64:
        """The way after a leg from a to b, or -1 when that is not legal or too far. The place is checked too.

        For a survey any way will do that is not -1.
        """
        if way & WAY_KIND != self.measured:
            self.measure(way)
        dx = bx - ax
        dy = by - ay
        square = dx * dx + dy * dy
        used = way & WAY_LENGTH
        left = self.most_on_road - used
        if left < 0 or square > left * left:
            return -1
        patch = self.board.patch_between(ax, ay, bx, by)
        left = self.most_off_road - used
        if not patch.roads and (left < 0 or square > left * left):
            return -1
        if not self.legal_place(bx, by, radius, ax, ay):
            return -1
        leg: i64 = 0
        after = way
        if self.surveying:
            sure = left - patch.worst * INCH  # 9.2.1, 9.2.3 whatever its areas are
            if sure >= 0 and square <= sure * sure and self.surely_goes(patch, ax, ay, bx, by, square, sure):
                return way if not self.keeps or self.keeps_off(ax, ay, bx, by, radius) else -1
        if patch.bare and not self.wagons:
            after = way + distance(dx, dy) | WAY_OFF_ROAD
        else:
            leg = self.board.leg_in(patch, ax, ay, bx, by)
            after = add_leg(way, leg, distance(dx, dy), self.wagons_crossed(ax, ay, bx, by) if self.wagons else 0)
            if way_length(after) > allowance(self.state, self.unit, after):
                return -1
        if (leg or self.keeps) and not self.legal_leg(leg, ax, ay, bx, by, radius):
            return -1
        return after
