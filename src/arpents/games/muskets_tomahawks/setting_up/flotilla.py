"""21.8 Bought boats: each is put on the water before its side's units are set up."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_RADIUS
from arpents.games.muskets_tomahawks.features.boats import bank_point
from arpents.games.muskets_tomahawks.measuring.nearness import enemy_within
from arpents.games.muskets_tomahawks.morale.retreat import boat_clear
from arpents.games.muskets_tomahawks.setting_up.stations import OFF_ENEMIES, OFF_POINTS
from arpents.games.muskets_tomahawks.state import WAITING_BOAT, State
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import DEFENDER
from arpents.games.muskets_tomahawks.words import kinds, reasons


def waiting_boat(state: State, side: int) -> int:
    """The next boat the side has to put down, or -1."""
    for boat in range(len(state.boat_side)):
        if state.boat_side[boat] == WAITING_BOAT - side:
            return boat
    return -1


def cannot_launch(state: State, side: int, place: int) -> int:
    """17.3.1, 17.3.3, 20.5 On the water at a bank, away from the enemy."""
    x = place_x(place)
    y = place_y(place)
    if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
        return reasons.NOT_ON_LATTICE
    if not state.board.afloat(x, y, BOAT_RADIUS) or not boat_clear(state, -1, x, y):
        return reasons.NOT_AFLOAT
    if bank_point(state, x, y) < 0:
        return reasons.NOT_AT_THE_BANK
    if side == DEFENDER:
        for point in state.points_a:
            if within(place_x(point) - x, place_y(point) - y, OFF_POINTS + BOAT_RADIUS):
                return reasons.TOO_NEAR_ENEMY_POINT
    for boat in range(len(state.boat_side)):
        if state.boat_side[boat] == 1 - side and within(
            state.boat_x[boat] - x, state.boat_y[boat] - y, OFF_ENEMIES + 2 * BOAT_RADIUS
        ):
            return reasons.TOO_NEAR_ENEMY
    return reasons.TOO_NEAR_ENEMY if enemy_within(state, side, x, y, BOAT_RADIUS, OFF_ENEMIES) else ALLOWED


class PutBoats(Procedure["State"]):
    """21.8 One after the other; a boat that finds no water stays behind (MT-19)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> PutBoats:
        return PutBoats(self.seat)

    def run(self, state: State) -> bool:
        boat = waiting_boat(state, self.seat)
        while boat >= 0:
            if self.places(state):
                return ASK
            state.boat_side[boat] = -1
            state.tell(kinds.BOAT_LEFT_BEHIND, "21.8", self.seat, boat)
            boat = waiting_boat(state, self.seat)
        return state.end()

    def places(self, state: State) -> list[int]:
        step = state.lattice
        found: list[int] = []
        for river in state.board.rivers:
            for y in range((river.south + step - 1) // step * step, river.north + 1, step):
                for x in range((river.west + step - 1) // step * step, river.east + 1, step):
                    if cannot_launch(state, self.seat, place_number(x, y)) == ALLOWED:
                        found.append(place_number(x, y))
        return sorted(set(found))

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PUT | place for place in self.places(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return cannot_launch(state, seat, noun_of(action)) if kind_of(action) == kinds.PUT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        boat = waiting_boat(state, seat)
        state.boat_side[boat] = seat
        state.boat_x[boat] = place_x(noun_of(action))
        state.boat_y[boat] = place_y(noun_of(action))
        state.tell(kinds.BOAT_PUT, "21.8", seat, boat, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-put-boat", "21.8", {"boat": waiting_boat(state, seat)})
