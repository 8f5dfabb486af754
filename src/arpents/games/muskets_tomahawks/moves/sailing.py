"""17.3.2, 17.3.3, 17.3.6 The Move of a boat: legs on the water, landing, leaving the table."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_MOVE, BOAT_RADIUS
from arpents.games.muskets_tomahawks.features.boats import cannot_paddle, landing_point, passengers
from arpents.games.muskets_tomahawks.features.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.features.exits import exit_open, leave_table
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches
from arpents.games.muskets_tomahawks.formations.formations import KNOT
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.measuring.ways import WAY_HALF, WAY_OFF_ROAD, WAY_PRINTED
from arpents.games.muskets_tomahawks.morale.retreat import OUTWARD_X, OUTWARD_Y, boat_clear, on_water
from arpents.games.muskets_tomahawks.moves.legs import STOPPED, Leg, end_of_move, is_stopped, lay, most_legs
from arpents.games.muskets_tomahawks.moves.passages import appear, plan_from
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_near
from arpents.games.muskets_tomahawks.state import ABOARD, DISPERSED, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, distance, place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import from_edge
from arpents.games.muskets_tomahawks.words import kinds, reasons

SAIL_PICK: Final = 0
SAIL_HALF: Final = 1
SAIL_END: Final = 2
SAIL_OVER: Final = 3
LANDED: Final = 4
SAIL_OFF: Final = 5


class MoveBoat(Procedure["State"]):
    """17.3.2, 17.3.3 One or two legs on the water, and a landing in the same action or alone."""

    def __init__(
        self, seat: int, unit: int, step: int = SAIL_PICK, legs: int = 0, used: int = 0, x: int = -1, y: int = -1
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.legs = legs
        self.used = used
        self.x = x
        self.y = y

    def copy(self) -> MoveBoat:
        return MoveBoat(self.seat, self.unit, self.step, self.legs, self.used, self.x, self.y)

    def run(self, state: State) -> bool:
        unit = self.unit
        if self.step == SAIL_HALF:
            if is_stopped(state, unit) or state.status[unit] != ABOARD:
                return state.end()
            self.set_boat(state, self.x, self.y)
            state.tell(kinds.BOAT_MOVED, "17.3.2", state.inside[unit], place_number(self.x, self.y))
            turn_over_near(state)
            self.step = SAIL_END
            if anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, unit, -1))
        if self.step == SAIL_END:
            self.legs += 1
            self.step = SAIL_PICK
            if is_stopped(state, unit) or state.status[unit] != ABOARD:
                return state.end()
        if self.step == SAIL_OFF:
            if not is_stopped(state, unit) and state.status[unit] == ABOARD:
                self.leave(state)
            return state.end()
        if self.step == LANDED and state.result != STOPPED and state.present(unit):
            end_of_move(state, unit)
        if self.step == SAIL_OVER or self.step == LANDED:
            return state.end()
        return ASK

    def set_boat(self, state: State, x: int, y: int) -> None:
        boat = state.inside[self.unit]
        state.boat_x[boat] = x
        state.boat_y[boat] = y
        for other in passengers(state, boat):
            for figure in state.figures(other):
                state.put(other, figure, x, y)

    def cannot_sail(self, state: State, place: int) -> int:
        boat = state.inside[self.unit]
        x = place_x(place)
        y = place_y(place)
        if self.legs >= most_legs(state):
            return reasons.NO_MORE_LEGS
        if self.leads_ashore(state):
            return reasons.CAPTIVES_WAIT_ASHORE
        if x % state.lattice or y % state.lattice or not on_lattice(state.board, place):
            return reasons.NOT_ON_LATTICE
        reason = cannot_paddle(state, self.unit)
        if reason != ALLOWED:
            return reason
        sx = state.boat_x[boat]
        sy = state.boat_y[boat]
        if x == sx and y == sy:
            return reasons.STANDS_THERE
        if self.used + distance(x - sx, y - sy) > BOAT_MOVE[state.boat_type[boat]]:
            return reasons.CANNOT_GO_THERE
        if not state.board.afloat(x, y, BOAT_RADIUS) or not boat_clear(state, boat, x, y):
            return reasons.NOT_AFLOAT
        steps = distance(x - sx, y - sy) // LATTICE + 1
        for k in range(1, steps):  # the whole leg on the water
            if not on_water(state, sx + (x - sx) * k // steps, sy + (y - sy) * k // steps):
                return reasons.NOT_AFLOAT
        return ALLOWED

    def leads_ashore(self, state: State) -> bool:
        """17.5.1 Captives on the bank cannot be led over the water: they are put aboard at the end of a Move."""
        for captive in range(state.units()):
            if state.led >> captive & 1 and state.status[captive] == ON_TABLE:
                return True
        return False

    def landing_plan(self, state: State, footing: Footing, landing: int, x: int, y: int) -> list[int]:
        """17.3.3 Legs start at the landing point, half the printed move, terrain counted, Knot."""
        if landing < 0:
            return []
        lx = landing >> 16
        ly = landing & 0xFFFF
        half = WAY_HALF | WAY_OFF_ROAD
        plan = plan_from(state, footing, lx, ly, half, x, y, KNOT)
        if plan:
            return plan
        return plan_from(state, footing, lx, ly, half, x, y, KNOT, WAY_PRINTED | WAY_OFF_ROAD)  # MT-32

    def cannot_land(self, state: State, place: int) -> int:
        x = place_x(place)
        y = place_y(place)
        if x % 8 or y % 8 or not on_lattice(state.board, place):
            return reasons.NOT_ON_LATTICE
        landing = landing_point(state, state.inside[self.unit])
        if landing < 0:
            return reasons.NOT_AT_THE_BANK
        return (
            ALLOWED if self.landing_plan(state, Footing(state, self.unit), landing, x, y) else reasons.CANNOT_GO_THERE
        )

    def landing_places(self, state: State, any_will_do: bool) -> list[int]:
        landing = landing_point(state, state.inside[self.unit])
        if landing < 0:
            return []
        found: list[int] = []
        lx = landing >> 16
        ly = landing & 0xFFFF
        reach = max(state.printed[self.unit] // 2, 16)
        footing = Footing(state, self.unit)
        step = min(state.lattice, 8)
        for y in range(max(0, (ly - reach) // step * step), min(state.board.height, ly + reach) + 1, step):
            for x in range(max(0, (lx - reach) // step * step), min(state.board.width, lx + reach) + 1, step):
                if within(x - lx, y - ly, reach) and self.landing_plan(state, footing, landing, x, y):
                    found.append(place_number(x, y))
                    if any_will_do:
                        return found
        return found

    def cannot_exit(self, state: State, edge: int) -> int:
        """17.3.6"""
        reason = exit_open(state, self.unit, edge)
        if reason != ALLOWED:
            return reason
        if self.leads_ashore(state):
            return reasons.CAPTIVES_WAIT_ASHORE
        reason = cannot_paddle(state, self.unit)
        if reason != ALLOWED:
            return reason
        boat = state.inside[self.unit]
        away = from_edge(state.board, edge, state.boat_x[boat], state.boat_y[boat])
        return ALLOWED if self.used + away <= BOAT_MOVE[state.boat_type[boat]] else reasons.EDGE_TOO_FAR

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 0.9 % of all time
        return self.choices(state, False)

    def choices(self, state: State, any_will_do: bool) -> list[int]:
        """What the boat may do, or one such action only."""
        found: list[int] = [kinds.HALT] if self.legs else []
        boat = state.inside[self.unit]
        if self.legs < most_legs(state) and cannot_paddle(state, self.unit) == ALLOWED:
            near = places_near(
                state, state.boat_x[boat], state.boat_y[boat], BOAT_MOVE[state.boat_type[boat]] - self.used
            )
            for k in range(0, len(near), 2):
                place = place_number(near[k], near[k + 1])
                if self.cannot_sail(state, place) == ALLOWED:
                    found.append(kinds.SAIL | place)
                    if any_will_do:
                        return found
        landings = self.landing_places(state, any_will_do)
        for place in landings:
            found.append(kinds.LAND | place)
        if landings and not self.legs:
            found += takings(state, self.unit)  # 17.5.1 to be led ashore
        for edge in range(4):
            if self.cannot_exit(state, edge) == ALLOWED:
                found.append(kinds.LEAVE | edge)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.SAIL:
            return self.cannot_sail(state, noun_of(action))
        if kind == kinds.LAND:
            return self.cannot_land(state, noun_of(action))
        if kind == kinds.LEAVE and noun_of(action) < 4:
            return self.cannot_exit(state, noun_of(action))
        if kind == kinds.TAKE:
            if self.legs or not self.landing_places(state, True):
                return NOT_ASKED
            return cannot_take(state, self.unit, noun_of(action))
        if action == kinds.HALT:
            return ALLOWED if self.legs else reasons.NOT_MOVED_YET
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        unit = self.unit
        boat = state.inside[unit]
        if kind == kinds.SAIL:
            self.x = place_x(noun_of(action))
            self.y = place_y(noun_of(action))
            self.used += distance(self.x - state.boat_x[boat], self.y - state.boat_y[boat])
            self.step = SAIL_HALF
            if anybody_watches(state, seat):
                self.set_boat(state, (state.boat_x[boat] + self.x) // 2, (state.boat_y[boat] + self.y) // 2)
                state.begin(Watch(1 - seat, unit, -1))
        elif kind == kinds.LAND:
            landing = landing_point(state, boat)
            footing = Footing(state, unit)
            plan = self.landing_plan(state, footing, landing, place_x(noun_of(action)), place_y(noun_of(action)))
            appear(state, unit, landing >> 16, landing & 0xFFFF)
            lay(state, unit, plan)
            self.step = LANDED
            state.begin(Leg(seat, unit, DISPERSED, 0, -1, -1))
        elif kind == kinds.TAKE:
            take_along(state, unit, noun_of(action))
        elif kind == kinds.LEAVE:
            self.step = SAIL_OFF
            self.x = noun_of(action)
            if anybody_watches(state, seat):  # 11.4 half-way to the edge
                away = from_edge(state.board, noun_of(action), state.boat_x[boat], state.boat_y[boat])
                x = state.boat_x[boat] + OUTWARD_X[noun_of(action)] * away // 2
                y = state.boat_y[boat] + OUTWARD_Y[noun_of(action)] * away // 2
                self.set_boat(state, x, y)
                state.begin(Watch(1 - seat, unit, -1))
        else:
            self.step = SAIL_OVER

    def leave(self, state: State) -> None:
        """17.3.6 With all aboard."""
        boat = state.inside[self.unit]
        state.boat_side[boat] = -1
        for other in passengers(state, boat):
            leave_table(state, other, self.x)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-boat", "17.3.2", {"unit": self.unit, "boat": state.inside[self.unit]})
