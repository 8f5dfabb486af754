"""20.4, 20.5 Where a side may set its figures up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_RADIUS, GUN_RADIUS, MARKER_RADIUS
from arpents.games.muskets_tomahawks.formations.formations import (
    FARTHEST_SLOT,
    crew_slots,
    formation_slots,
    may_be_column,
    may_be_formed,
)
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import unit_within
from arpents.games.muskets_tomahawks.measuring.ways import chain_gap
from arpents.games.muskets_tomahawks.morale.retreat import clear_of
from arpents.games.muskets_tomahawks.setting_up.points import points_of_side
from arpents.games.muskets_tomahawks.setting_up.stations import OFF_ENEMIES, OFF_POINTS, RADIUS
from arpents.games.muskets_tomahawks.state import COLUMN, INDOORS, ON_TABLE, ONE_RANK, TWO_RANKS, State
from arpents.games.muskets_tomahawks.table.boxes import NOWHERE, Box
from arpents.games.muskets_tomahawks.table.geometry import place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import AMBUSH, ATTACKER, DEFENDER
from arpents.games.muskets_tomahawks.words import kinds

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE_NEAR: Final = -4096  # a figure that is set up comes from nowhere


def places(points: list[int]) -> list[int]:
    """x, y of each."""
    found: list[int] = []
    for point in points:
        found.append(place_x(point))
        found.append(place_y(point))
    return found


def any_within(points: list[int], x: i64, y: i64, reach: i64) -> bool:
    """Is one of the points (x, y, ...) within reach?"""
    for k in range(0, len(points), 2):
        dx = points[k] - x
        dy = points[k + 1] - y
        if dx * dx + dy * dy <= reach * reach:
            return True
    return False


def box_of_cover(state: State, unit: int) -> Box:
    """Of the building or the boat a unit is in."""
    inside = state.inside[unit]
    if state.status[unit] == INDOORS:
        house = state.board.buildings[inside]
        return Box(house.west, house.south, house.east, house.north, [])
    x = state.boat_x[inside]
    y = state.boat_y[inside]
    return Box(x - BOAT_RADIUS, y - BOAT_RADIUS, x + BOAT_RADIUS, y + BOAT_RADIUS, [])


@final
class Camp:
    """A unit (-1: a dummy) about to be set up: what is in its way, found once for many places."""

    def __init__(self, state: State, side: int, unit: int, may_hide: bool, afloat: bool = False) -> None:
        self.state = state
        self.side = side
        self.unit = unit
        self.may_hide = may_hide
        self.afloat = afloat  # 17.3 its side comes in boats
        self.rules = state.map.sides[side]
        self.footing: Footing | None = None
        self.count = state.strength[unit] if unit >= 0 else 0
        self.radius = state.radius[unit] if unit >= 0 else 0
        self.link = chain_gap(state, unit) + 2 * self.radius if unit >= 0 else 0  # 2.3.1 between two centres
        scenario = state.field >> 1
        self.points: list[int] = []  # 20.5 x, y of the enemy's points to keep away from
        if side == DEFENDER and scenario != AMBUSH:
            self.points = places(state.points_a)
        self.homes = places(points_of_side(state, side))  # 20.4 x, y of its own points
        self.limit = OFF_ENEMIES
        if scenario == AMBUSH and side == ATTACKER:
            self.limit = state.map.sides[ATTACKER].from_enemy - 1
        self.foes: list[int] = []  # x, y, radius of enemy figures and markers on the table
        self.others: list[int] = []  # enemy units in buildings and boats
        self.houses: list[Box] = []  # where these are
        self.west: i64 = NOWHERE  # the box of these
        self.east: i64 = -NOWHERE
        self.south: i64 = NOWHERE
        self.north: i64 = -NOWHERE
        for other in range(state.units()):
            if state.side[other] == side or state.traits[other] & (CAPTIVE | WAGON):
                continue
            if state.status[other] == ON_TABLE:
                for figure in state.figures(other):
                    self.add(state.fx[figure], state.fy[figure], state.radius[other])
                if state.mans_gun(other):
                    self.add(state.ax[other], state.ay[other], GUN_RADIUS)
            elif state.present(other):
                self.others.append(other)
                self.houses.append(box_of_cover(state, other))
        for marker in range(len(state.marker_side)):
            if state.marker_side[marker] == 1 - side:
                self.add(state.marker_x[marker], state.marker_y[marker], MARKER_RADIUS)

    def add(self, x: i64, y: i64, radius: i64) -> None:
        """An enemy to keep away from."""
        self.foes.append(x)
        self.foes.append(y)
        self.foes.append(radius)
        self.west = min(self.west, x - radius)
        self.east = max(self.east, x + radius)
        self.south = min(self.south, y - radius)
        self.north = max(self.north, y + radius)

    def at_home(self, x: i64, y: i64) -> bool:
        """20.4 Within 6 in of a point of the side."""
        return any_within(self.homes, x, y, RADIUS)

    def off_limits(self, x: i64, y: i64, radius: i64) -> bool:
        """20.5"""
        return any_within(self.points, x, y, OFF_POINTS + radius) or self.enemy_within(x, y, radius, self.limit)

    def enemy_within(self, x: i64, y: i64, radius: i64, limit: i64) -> bool:
        """`footing.enemy_within` for the enemies found."""
        around = limit + radius
        if (
            x >= self.west - around
            and x <= self.east + around
            and y >= self.south - around
            and y <= self.north + around
            and self.foe_within(x, y, around)
        ):
            return True
        for k in range(len(self.others)):
            near = not self.houses[k].is_off(x, y, limit + radius)
            if near and unit_within(self.state, self.others[k], x, y, radius, limit):
                return True
        return False

    def foe_within(self, x: i64, y: i64, around: i64) -> bool:
        foes = self.foes
        for k in range(0, len(foes), 3):
            reach = around + foes[k + 2]
            dx = foes[k] - x
            if -reach <= dx <= reach:
                dy = foes[k + 1] - y
                if dx * dx + dy * dy <= reach * reach:
                    return True
        return False

    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """9.8 May a base stand here?"""
        footing = self.footing
        if footing is None:
            footing = Footing(self.state, self.unit)
            self.footing = footing
        return footing.legal_place(x, y, radius, NOWHERE_NEAR, NOWHERE_NEAR)

    def spots(self, x: int, y: int, slots: list[int]) -> list[int]:
        """Places for all figures of the unit on these slots, or nothing."""
        radius = self.radius
        if not self.holds(x + slots[0], y + slots[1], radius):
            return []
        found: list[int] = []
        near = self.off_limits(x, y, radius + FARTHEST_SLOT)
        for k in range(0, len(slots), 2):
            if len(found) == 2 * self.count:
                break
            px = x + slots[k]
            py = y + slots[k + 1]
            if k != len(found) and not any_within(found, px, py, self.link):  # 2.3.1 where slots were skipped
                continue
            stands = k == 0 or (px >= 0 and py >= 0 and self.holds(px, py, radius))
            if stands and not (near and self.off_limits(px, py, radius)):
                found.append(px)
                found.append(py)
            elif k == 0:
                return []
        return found if len(found) == 2 * self.count else []

    def strict_spots(self, x: int, y: int, slots: list[int]) -> list[int]:
        """The same, but no slot may be skipped."""
        radius = self.radius
        found: list[int] = []
        for k in range(0, 2 * self.count, 2):
            px = x + slots[k]
            py = y + slots[k + 1]
            if px < 0 or py < 0 or not self.holds(px, py, radius) or not clear_of(found, px, py, 2 * radius):
                return []
            found.append(px)
            found.append(py)
        for k in range(0, len(found), 2):
            if self.off_limits(found[k], found[k + 1], radius):
                return []
        return found

    def gun_facings(self, x: int, y: int) -> list[int]:
        """13.4 The facings in which gun and crew find room."""
        if not self.holds(x, y, GUN_RADIUS):
            return []
        return [facing for facing in range(8) if self.strict_spots(x, y, crew_slots(self.count, facing))]

    def bodies(self, x: int, y: int) -> list[int]:
        """2.3 Ranks and columns that find room here."""
        found: list[int] = []
        for formation in (ONE_RANK, TWO_RANKS, COLUMN):
            if formation == COLUMN and not may_be_column(self.state, self.unit):
                continue
            if formation != COLUMN and not may_be_formed(self.state, self.unit):
                continue
            for facing in range(8):
                places = self.strict_spots(x, y, formation_slots(formation, self.count, facing))
                open_ground = True
                for k in range(0, len(places), 2):
                    if formation != COLUMN and self.state.board.ground(places[k], places[k + 1]) >= 0:
                        open_ground = False
                if places and open_ground:
                    found.append(kinds.FORM_AS | formation << 3 | facing)
        return found
