"""20.4-20.7, 20.17-20.19 Deployment: one unit after the other, in the open, hidden, in column or in boats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members, without
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import GUN, MOUNTED, OFFICER, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BATEAU, BOAT_CAPACITY, CANOE, MARKER_RADIUS
from arpents.games.muskets_tomahawks.features.boats import board_boat
from arpents.games.muskets_tomahawks.features.buildings import enter_building
from arpents.games.muskets_tomahawks.fire.shooting import aboard
from arpents.games.muskets_tomahawks.formations.formations import (
    KNOT,
    LINES,
    column_slots,
    crew_slots,
    formation_slots,
)
from arpents.games.muskets_tomahawks.measuring.nearness import unit_within
from arpents.games.muskets_tomahawks.setting_up.camps import Camp
from arpents.games.muskets_tomahawks.setting_up.muster import add_boat
from arpents.games.muskets_tomahawks.setting_up.points import points_of_side
from arpents.games.muskets_tomahawks.setting_up.stations import (
    RADIUS,
    cannot_start_in,
    floats_at,
    lands_from_boats,
    may_hide,
    put_marker,
    set_body,
    show_markers,
    tell_reserve,
)
from arpents.games.muskets_tomahawks.state import (
    COLUMN,
    DISPERSED,
    HIDDEN,
    MANNED,
    ON_TABLE,
    State,
)
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import lattice_from, place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    DEFENDER,
    EVERYBODY_HIDES,
    ONE_UNIT_HIDES,
    in_zone,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

CHOOSE_UNIT: Final = 0
CHOOSE_PLACE: Final = 1
CHOOSE_MANNER: Final = 2
DUMMIES: Final = 3
TIE_DUMMY: Final = 4
DEPLOYED: Final = 5
OFFICERS_NEAR: Final = 48  # 20.17 three inches


class Deploy(Procedure["State"]):
    """20.4 The owner takes his units in any order and sets each up."""

    def __init__(
        self,
        seat: int,
        waiting: int,
        step: int = CHOOSE_UNIT,
        unit: int = -1,
        place: int = -1,
        slots: int = 0,
        dummies: int = -1,
    ) -> None:
        super().__init__(seat, step)
        self.waiting = waiting  # units still to be set up
        self.unit = unit
        self.place = place
        self.slots = slots  # 20.17 column slots used
        self.dummies = dummies  # still to be placed

    def copy(self) -> Deploy:
        return Deploy(self.seat, self.waiting, self.step, self.unit, self.place, self.slots, self.dummies)

    def run(self, state: State) -> bool:
        if self.step == CHOOSE_UNIT and not self.waiting:
            self.step = DUMMIES
        if self.step == DUMMIES:
            if self.dummies < 0:
                hidden = [unit for unit in range(state.units()) if self.is_mine(state, unit, HIDDEN)]
                self.dummies = (len(hidden) + 1) // 2  # 16.1
            if self.dummies > 0 and not self.has_place(state, -1):
                self.dummies = 0
            if self.dummies == 0:
                show_markers(state, self.seat)
                state.end()
                return False
        if self.step == CHOOSE_PLACE and not self.can_be_set_up(state):
            self.waiting = without(self.waiting, self.unit)  # 20.6
            tell_reserve(state, kinds.SENT_TO_RESERVE, "20.6", self.unit)
            self.step = CHOOSE_UNIT
            return False
        return ASK

    def is_mine(self, state: State, unit: int, status: int) -> bool:
        return state.side[unit] == self.seat and state.status[unit] == status

    # -- how each kind of unit is set up

    def in_column(self, state: State, unit: int) -> bool:
        """20.17 The marching column's units take its slots; Officers stand by a head (MT-16)."""
        return state.field >> 1 == AMBUSH and self.seat == DEFENDER and not state.is_a(unit, OFFICER)

    def in_boats(self, state: State) -> bool:
        return lands_from_boats(state, self.seat)

    def camp(self, state: State, unit: int) -> Camp:
        return Camp(state, self.seat, unit, may_hide(state, self.seat, unit), self.in_boats(state))

    def in_area(self, state: State, camp: Camp, unit: int, x: int, y: int) -> bool:
        """Is the reference place where the scenario wants it?"""
        if unit >= 0 and state.captive(unit):  # 20.18
            for friend in range(state.units()):
                if (
                    state.side[friend] == self.seat
                    and not state.captive(friend)
                    and unit_within(state, friend, x, y, 0, 32)
                ):
                    return True
            return False
        if state.field >> 1 == AMBUSH:
            if self.seat == ATTACKER:
                return state.board.ground(x, y) >= 0
            for friend in range(state.units()):
                in_body = self.is_mine(state, friend, ON_TABLE) and state.ax[friend] >= 0
                if (
                    in_body
                    and not state.is_a(friend, WAGON)
                    and within(state.ax[friend] - x, state.ay[friend] - y, OFFICERS_NEAR)
                ):
                    return True
            return False
        return camp.at_home(x, y)

    def hides_at(self, state: State, camp: Camp, near: bool, x: int, y: int) -> bool:
        """A marker may be put here, which is in the area of the side or not."""
        if not camp.may_hide:
            return False
        rules = camp.rules
        if rules.hides == ONE_UNIT_HIDES:
            if not in_zone(rules.hide_zone, x, y):
                return False
        elif not near:
            return False
        if state.board.hinders(x, y, MARKER_RADIUS):
            return False
        if rules.hides == ONE_UNIT_HIDES:
            if camp.enemy_within(x, y, MARKER_RADIUS, rules.from_enemy - 1):
                return False
        elif camp.off_limits(x, y, MARKER_RADIUS):
            return False
        for marker in range(len(state.marker_side)):
            if state.marker_side[marker] >= 0 and within(
                state.marker_x[marker] - x, state.marker_y[marker] - y, 2 * MARKER_RADIUS - 1
            ):
                return False
        return True

    def stands_at(self, state: State, camp: Camp, unit: int, x: int, y: int) -> bool:
        """Figures may be set up here, in the area of their side, in Knot (a gun: in some facing)."""
        if unit < 0:
            return False
        if camp.rules.hides == EVERYBODY_HIDES and not state.captive(unit):
            return False
        if state.gun[unit] == MANNED:
            return len(camp.gun_facings(x, y)) > 0
        return len(camp.spots(x, y, KNOT)) > 0

    def cannot_put(self, state: State, camp: Camp, unit: int, place: int) -> int:
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        return self.cannot_put_at(state, camp, unit, x, y)

    def cannot_put_at(self, state: State, camp: Camp, unit: int, x: i64, y: i64) -> int:
        if camp.afloat:
            if state.is_a(unit, GUN | MOUNTED):
                return reasons.STAYS_ASHORE
            return ALLOWED if floats_at(state, self.seat, x, y) else reasons.NOT_AFLOAT
        near = self.in_area(state, camp, unit, x, y)
        if self.hides_at(state, camp, near, x, y) or (near and self.stands_at(state, camp, unit, x, y)):
            return ALLOWED
        return reasons.NO_ROOM_THERE

    def can_be_set_up(self, state: State) -> bool:
        """20.6"""
        if self.has_place(state, self.unit):
            return True
        for building in range(len(state.fire)):
            if cannot_start_in(state, self.seat, self.unit, building) == ALLOWED:
                return True
        for boat in range(len(state.boat_side)):
            if self.cannot_ride(state, boat) == ALLOWED:
                return True
        return False

    def has_place(self, state: State, unit: int) -> bool:
        """Is there any place at all?"""
        return len(self.places(state, unit, True)) > 0

    def places(self, state: State, unit: int, any_will_do: bool = False) -> list[int]:
        found: list[int] = []
        step: i64 = state.lattice
        camp = self.camp(state, unit)
        boxes = self.boxes(state, unit)
        for box in boxes:
            west = lattice_from(box[0], step)
            east: i64 = min(state.board.width, box[2])
            north: i64 = min(state.board.height, box[3])
            y = lattice_from(box[1], step)
            while y <= north:
                x = west
                while x <= east:
                    if self.cannot_put_at(state, camp, unit, x, y) == ALLOWED:
                        found.append(place_number(x, y))
                        if any_will_do:
                            return found
                    x += step
                y += step
        return found if len(boxes) == 1 else sorted(set(found))  # rectangles may overlap

    def boxes(self, state: State, unit: int) -> list[list[int]]:
        """Rectangles in which places are looked for."""
        rules = state.map.sides[self.seat]
        if self.in_boats(state):
            return [rules.boat_zone]
        if unit >= 0 and state.captive(unit):
            found: list[list[int]] = []
            for friend in range(state.units()):
                if state.side[friend] == self.seat and state.status[friend] == ON_TABLE and not state.captive(friend):
                    for figure in state.figures(friend):
                        x = state.fx[figure]
                        y = state.fy[figure]
                        found.append([x - 56, y - 56, x + 56, y + 56])
            return found
        if state.field >> 1 == AMBUSH:
            if self.seat == ATTACKER:
                return [[area.west, area.south, area.east, area.north] for area in state.board.areas]
            return [
                [state.ax[friend] - 48, state.ay[friend] - 48, state.ax[friend] + 48, state.ay[friend] + 48]
                for friend in range(state.units())
                if self.is_mine(state, friend, ON_TABLE) and not state.is_a(friend, WAGON) and state.ax[friend] >= 0
            ]
        boxes: list[list[int]] = []
        for point in points_of_side(state, self.seat):
            x = place_x(point)
            y = place_y(point)
            boxes.append([x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS])
        if rules.hides == ONE_UNIT_HIDES and may_hide(state, self.seat, unit):
            boxes.append(rules.hide_zone)
        return boxes

    def cannot_ride(self, state: State, boat: int) -> int:
        """20.19 Officers ride where there is room."""
        if not self.in_boats(state) or not state.is_a(self.unit, OFFICER):
            return NOT_ASKED
        if boat >= len(state.boat_side) or state.boat_side[boat] != self.seat:
            return reasons.NOT_YOUR_BOAT
        if state.is_a(self.unit, MOUNTED):
            return reasons.STAYS_ASHORE
        return ALLOWED if aboard(state, boat) < BOAT_CAPACITY[state.boat_type[boat]] else reasons.NO_ROOM

    def manners(self, state: State) -> list[int]:
        """2.3, 16.1 How the unit may stand at the place that was picked."""
        unit = self.unit
        x = place_x(self.place)
        y = place_y(self.place)
        found: list[int] = []
        camp = self.camp(state, unit)
        near = self.in_area(state, camp, unit, x, y)
        if self.hides_at(state, camp, near, x, y):
            found.append(kinds.AS_MARKER)
        if near and self.stands_at(state, camp, unit, x, y):
            if state.gun[unit] == MANNED:
                found += [kinds.FACE | facing for facing in camp.gun_facings(x, y)]
            else:
                found.append(kinds.FORM_KNOT)
                if state.strength[unit] > 1 and not state.captive(unit):
                    found += [kinds.LINE | line for line in range(4) if camp.spots(x, y, LINES[line])]
                    found += camp.bodies(x, y)
        found.sort()
        return found

    # -- the procedure's own duties

    def cannot_deploy(self, state: State, unit: int) -> int:
        if unit >= state.units() or not has(self.waiting, unit):
            return reasons.NOT_WAITING
        if state.captive(unit) or (state.field >> 1 == AMBUSH and self.seat == DEFENDER and state.is_a(unit, OFFICER)):
            for other in members(self.waiting):
                if not state.captive(other) and not state.is_a(other, OFFICER):
                    return reasons.OTHERS_FIRST
        if state.captive(unit):
            for other in members(self.waiting):
                if not state.captive(other):
                    return reasons.OTHERS_FIRST
        if self.in_boats(state) and state.is_a(unit, OFFICER):
            for other in members(self.waiting):
                if not state.is_a(other, OFFICER):
                    return reasons.OTHERS_FIRST
        return ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 49 % of all time
        if self.step == CHOOSE_UNIT:
            return [kinds.DEPLOY | unit for unit in members(self.waiting) if self.cannot_deploy(state, unit) == ALLOWED]
        if self.step == CHOOSE_MANNER:
            return self.manners(state)
        if self.step == DUMMIES:
            return [kinds.PUT | place for place in self.places(state, -1)]
        if self.step == TIE_DUMMY:
            return [kinds.TIE | unit for unit in range(state.units()) if self.is_mine(state, unit, HIDDEN)]
        found = [kinds.PUT | place for place in self.places(state, self.unit)]
        for building in range(len(state.fire)):
            if cannot_start_in(state, self.seat, self.unit, building) == ALLOWED:
                found.append(kinds.ENTER | building)
        for boat in range(len(state.boat_side)):
            if self.cannot_ride(state, boat) == ALLOWED:
                found.append(kinds.BOARD | boat)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == CHOOSE_UNIT and kind == kinds.DEPLOY:
            return self.cannot_deploy(state, noun)
        if self.step == CHOOSE_PLACE:
            if kind == kinds.PUT:
                return self.cannot_put(state, self.camp(state, self.unit), self.unit, noun)
            if kind == kinds.ENTER and noun < len(state.fire):
                return cannot_start_in(state, self.seat, self.unit, noun)
            if kind == kinds.BOARD:
                return self.cannot_ride(state, noun)
        if self.step == CHOOSE_MANNER and kind in (
            kinds.AS_MARKER,
            kinds.FACE,
            kinds.FORM_KNOT,
            kinds.LINE,
            kinds.FORM_AS,
        ):
            return ALLOWED if action in self.manners(state) else reasons.ARRANGEMENT_ILLEGAL
        if self.step == DUMMIES and kind == kinds.PUT:
            return self.cannot_put(state, self.camp(state, -1), -1, noun)
        if self.step == TIE_DUMMY and kind == kinds.TIE and noun < state.units():
            return ALLOWED if self.is_mine(state, noun, HIDDEN) else reasons.NOT_HIDDEN
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.DEPLOY:
            self.unit = noun
            self.step = CHOOSE_PLACE
            if self.in_column(state, noun) and not state.captive(noun):
                self.march_in(state, noun)
            return
        if self.step == DUMMIES:
            self.place = noun
            self.step = TIE_DUMMY
            return
        if kind == kinds.TIE:
            put_marker(state, seat, noun, 0, place_x(self.place), place_y(self.place))
            self.dummies -= 1
            self.step = DUMMIES
            return
        if kind == kinds.PUT and not self.in_boats(state):
            self.place = noun
            self.step = CHOOSE_MANNER
            return
        unit = self.unit
        if kind == kinds.PUT:
            type = BATEAU if state.strength[unit] >= 6 else CANOE
            boat = add_boat(state, type, seat, place_x(noun), place_y(noun))
            state.tell(kinds.BOAT_PUT, "20.19", seat, boat, noun)
            board_boat(state, unit, boat)
        elif kind == kinds.ENTER:
            enter_building(state, unit, noun)
        elif kind == kinds.BOARD:
            board_boat(state, unit, noun)
        else:
            self.stand(state, unit, kind, noun)
        self.waiting = without(self.waiting, unit)
        self.step = CHOOSE_UNIT

    def march_in(self, state: State, unit: int) -> None:
        """20.17 In COLUMN with its head on the next slot; beyond the slots, into reserve."""
        rules = state.map.sides[self.seat]
        self.step = CHOOSE_UNIT
        self.waiting = without(self.waiting, unit)
        if self.slots >= len(rules.slots):
            tell_reserve(state, kinds.SENT_TO_RESERVE, "20.17", unit)
            return
        head = rules.slots[self.slots]
        facing = rules.slot_facing[self.slots]
        self.slots += 1
        state.status[unit] = ON_TABLE
        gun = state.gun[unit] == MANNED
        formation = DISPERSED if gun or state.strength[unit] < 2 else COLUMN
        slots = crew_slots(state.strength[unit], facing) if gun else column_slots(state.strength[unit], facing)
        set_body(state, unit, formation, facing, head[0], head[1], slots)
        state.tell(kinds.UNIT_DEPLOYED, "20.17", unit, place_number(head[0], head[1]))

    def stand(self, state: State, unit: int, kind: int, noun: int) -> None:
        x = place_x(self.place)
        y = place_y(self.place)
        if kind == kinds.AS_MARKER:
            state.status[unit] = HIDDEN
            put_marker(state, self.seat, unit, 1, x, y)
            return
        if kind == kinds.FACE:
            set_body(state, unit, DISPERSED, noun, x, y, crew_slots(state.strength[unit], noun))
        elif kind == kinds.FORM_AS:
            slots = formation_slots(noun >> 3, state.strength[unit], noun & 7)
            set_body(state, unit, noun >> 3, noun & 7, x, y, slots)
        else:
            places = self.camp(state, unit).spots(x, y, KNOT if kind == kinds.FORM_KNOT else LINES[noun])
            for k, figure in enumerate(state.figures(unit)):
                state.put(unit, figure, places[2 * k], places[2 * k + 1])
        state.status[unit] = ON_TABLE
        state.tell(kinds.UNIT_DEPLOYED, "20.4", unit, self.place)

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == CHOOSE_UNIT:
            return Prompt("prompt-deploy-unit", "20.4")
        if self.step == CHOOSE_MANNER:
            return Prompt("prompt-deploy-manner", "20.4", {"unit": self.unit})
        if self.step == DUMMIES:
            return Prompt("prompt-dummy", "16.1", {"left": self.dummies})
        if self.step == TIE_DUMMY:
            return Prompt("prompt-tie-dummy", "16.1")
        return Prompt("prompt-deploy-place", "20.4", {"unit": self.unit})


def sets_up(state: State, side: int) -> bool:
    """Is the side about to set its units up?"""
    for procedure in state.stack:
        if isinstance(procedure, Deploy) and procedure.seat == side:
            return True
    return False
