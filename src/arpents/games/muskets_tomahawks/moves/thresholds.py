"""9.16, 11.4, 17.1.1, 17.3.3 The last leg of a Move that ends indoors, aboard or off the table."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.features.boats import board_boat, cannot_board, landing_point
from arpents.games.muskets_tomahawks.features.buildings import cannot_enter, enter_building, opening_reached
from arpents.games.muskets_tomahawks.features.exits import cannot_leave_table, leave_table, way_off
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.moves.legs import ARRIVED_THERE, STOPPED, begin_leg, half_way, is_stopped
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_near
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.words import kinds

SETS_OUT: Final = 0
HALF_WAY: Final = 1
OVER_IT: Final = 2


def thresholds(state: State, unit: int) -> list[int]:
    """The buildings, boats and edges at which a Move of the unit may end."""
    found: list[int] = []
    for building in range(len(state.fire)):
        if cannot_enter(state, unit, building) == ALLOWED:
            found.append(kinds.ENTER | building)
    for boat in range(len(state.boat_side)):
        if cannot_board(state, unit, boat) == ALLOWED:
            found.append(kinds.BOARD | boat)
    for edge in range(4):
        if cannot_leave_table(state, unit, edge) == ALLOWED:
            found.append(kinds.LEAVE | edge)
    return found


def cannot_cross(state: State, unit: int, kind: int, noun: int) -> int:
    """The reason; NO_THRESHOLD where the action is none of these."""
    if kind == kinds.ENTER and noun < len(state.fire):
        return cannot_enter(state, unit, noun)
    if kind == kinds.BOARD and noun < len(state.boat_side):
        return cannot_board(state, unit, noun)
    if kind == kinds.LEAVE and noun < 4:
        return cannot_leave_table(state, unit, noun)
    return NO_THRESHOLD


NO_THRESHOLD: Final = -1


class Crossing(Procedure["State"]):
    """11.4 Watchers fire half-way to the opening, the boat or the edge, and at those who have gone in."""

    def __init__(self, seat: int, unit: int, kind: int, noun: int, step: int = SETS_OUT) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.kind = kind
        self.noun = noun

    def copy(self) -> Crossing:
        return Crossing(self.seat, self.unit, self.kind, self.noun, self.step)

    def run(self, state: State) -> bool:
        unit = self.unit
        if self.step == SETS_OUT:
            self.step = HALF_WAY
            if anybody_watches(state, self.seat):
                self.set_out(state)
                return state.begin(Watch(1 - self.seat, unit, -1))
        if self.step == HALF_WAY:
            state.midway = -1
            if is_stopped(state, unit):
                return state.end(STOPPED)
            self.step = OVER_IT
            self.arrive(state)
            turn_over_near(state)  # 16.3
            if self.kind != kinds.LEAVE and anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, unit, -1))
        return state.end(STOPPED if is_stopped(state, unit) else ARRIVED_THERE)

    def set_out(self, state: State) -> None:
        """11.7 Where each figure's leg ends, and then the middle of it."""
        unit = self.unit
        footing = Footing(state, unit)
        off = way_off(state, unit, self.noun) if self.kind == kinds.LEAVE else [0, 0]
        landing = landing_point(state, self.noun) if self.kind == kinds.BOARD else -1
        begin_leg(state)
        for figure in state.figures(unit):
            x = state.fx[figure]
            y = state.fy[figure]
            state.from_x[figure] = x
            state.from_y[figure] = y
            if self.kind == kinds.ENTER:
                opening = state.board.openings[self.noun][opening_reached(state, footing, unit, figure, self.noun)]
                x = opening.x
                y = opening.y
            elif self.kind == kinds.BOARD:
                x = landing >> 16
                y = landing & 0xFFFF
            else:
                x = min(max(x + off[0], 0), state.board.width)
                y = min(max(y + off[1], 0), state.board.height)
            state.to_x[figure] = x
            state.to_y[figure] = y
        half_way(state, unit)
        if state.mans_gun(unit):
            state.midway_from = state.ax[unit] << 16 | state.ay[unit]
            state.ax[unit] += off[0] // 2
            state.ay[unit] += off[1] // 2

    def arrive(self, state: State) -> None:
        if self.kind == kinds.ENTER:
            enter_building(state, self.unit, self.noun)
        elif self.kind == kinds.BOARD:
            board_boat(state, self.unit, self.noun)
        else:
            leave_table(state, self.unit, self.noun)
