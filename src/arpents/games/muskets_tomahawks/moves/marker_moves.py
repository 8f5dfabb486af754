"""16.2 The Move of a Hidden marker."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.terrain import MARKER_RADIUS
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.measuring.ways import add_leg, allowance, way_length, widest_allowance
from arpents.games.muskets_tomahawks.moves.legs import most_legs
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_exposed, turn_over_near
from arpents.games.muskets_tomahawks.state import UP, State
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import distance, place_number, place_x, place_y
from arpents.games.muskets_tomahawks.words import kinds, reasons

MARK_PICK: Final = 0
MARK_HALF: Final = 1
MARK_END: Final = 2
MARK_NEXT: Final = 3


class MoveMarker(Procedure["State"]):
    """9.14, 16.2 A marker moves like a unit of one, at its unit's pace."""

    def __init__(
        self, seat: int, marker: int, way: int, step: int = MARK_PICK, legs: int = 0, x: int = -1, y: int = -1
    ) -> None:
        super().__init__(seat, step)
        self.marker = marker
        self.way = way
        self.legs = legs
        self.x = x
        self.y = y

    def copy(self) -> MoveMarker:
        return MoveMarker(self.seat, self.marker, self.way, self.step, self.legs, self.x, self.y)

    def run(self, state: State) -> bool:
        marker = self.marker
        if self.step == MARK_HALF:
            if state.marker_side[marker] == UP:
                return state.end()
            state.marker_x[marker] = self.x
            state.marker_y[marker] = self.y
            state.tell(kinds.MARKER_MOVED, "16.2", marker, place_number(self.x, self.y))
            turn_over_near(state)
            self.step = MARK_END
            if state.marker_side[marker] != UP and anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, -1, marker))
        if self.step == MARK_END:
            if state.marker_side[marker] == UP:
                return state.end()
            self.legs += 1
            self.step = MARK_PICK if self.legs < most_legs(state) else MARK_NEXT
        if self.step == MARK_NEXT:
            turn_over_exposed(state, marker)  # 16.3
            return state.end()
        return ASK

    def footing(self, state: State) -> Footing:
        return Footing(state, state.marker_unit[self.marker], -1, True)

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 2.4 % of all time
        found: list[int] = [kinds.HALT] if self.legs else []
        for place in self.places(state):
            found.append(kinds.GO | place)
        found.sort()
        return found

    def places(self, state: State, any_will_do: bool = False) -> list[int]:
        """Where it can go, or one such place only."""
        found: list[int] = []
        footing = self.footing(state)
        unit = state.marker_unit[self.marker]
        x = state.marker_x[self.marker]
        y = state.marker_y[self.marker]
        near = places_near(state, x, y, widest_allowance(state, unit, self.way) - way_length(self.way))
        for k in range(0, len(near), 2):
            if self.goes(state, footing, near[k], near[k + 1]) >= 0:
                found.append(place_number(near[k], near[k + 1]))
                if any_will_do:
                    break
        return found

    def goes(self, state: State, footing: Footing, x: int, y: int) -> int:
        sx = state.marker_x[self.marker]
        sy = state.marker_y[self.marker]
        if x == sx and y == sy:
            return -1
        leg = state.board.leg(sx, sy, x, y)
        wagons = footing.wagons_crossed(sx, sy, x, y) if footing.wagons else 0
        way = add_leg(self.way, leg, distance(x - sx, y - sy), wagons)
        if way_length(way) > allowance(state, state.marker_unit[self.marker], way, True):
            return -1
        if not footing.legal_place(x, y, MARKER_RADIUS, sx, sy):
            return -1
        return way if footing.legal_leg(leg, sx, sy, x, y, MARKER_RADIUS) else -1

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.HALT:
            return ALLOWED if self.legs else reasons.NOT_MOVED_YET
        if kind_of(action) != kinds.GO:
            return NOT_ASKED
        x = place_x(noun_of(action))
        y = place_y(noun_of(action))
        if not on_lattice(state.board, noun_of(action)) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        return ALLOWED if self.goes(state, self.footing(state), x, y) >= 0 else reasons.CANNOT_GO_THERE

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.HALT:
            self.step = MARK_NEXT
            return
        self.x = place_x(noun_of(action))
        self.y = place_y(noun_of(action))
        self.way = self.goes(state, self.footing(state), self.x, self.y)
        self.step = MARK_HALF
        if anybody_watches(state, seat):  # 11.7 half-way, on the lattice place nearest to the middle
            state.marker_x[self.marker] = (state.marker_x[self.marker] + self.x) // 2
            state.marker_y[self.marker] = (state.marker_y[self.marker] + self.y) // 2
            state.begin(Watch(1 - seat, -1, self.marker))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-marker-place", "16.2", {"marker": self.marker})
