"""17.3 Boats: boarding, paddling, landing, drifting."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, GUN, MOUNTED, OFFICER, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_CAPACITY, BOAT_RADIUS, CANOE, PADDLERS
from arpents.games.muskets_tomahawks.fire.shooting import aboard
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.ways import add_leg, allowance, way_length
from arpents.games.muskets_tomahawks.morale.retreat import boat_clear
from arpents.games.muskets_tomahawks.state import ABOARD, DISPERSED, State
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, distance, within
from arpents.games.muskets_tomahawks.words import kinds, reasons

BANK: Final = BOAT_RADIUS + 8  # its base touches the bank, to half an inch


def landing_point(state: State, boat: int) -> int:
    """17.3.3 The point of the bank nearest to the boat's centre, as x << 16 | y; -1 when it does not touch (MT-18)."""
    return bank_point(state, state.boat_x[boat], state.boat_y[boat])


def bank_point(state: State, bx: int, by: int) -> int:
    """The same for a boat at this place."""
    best = -1
    best_square = BANK * BANK + 1
    for river in state.board.rivers:
        j = len(river.xs) - 1
        for i in range(len(river.xs)):
            ax = river.xs[j]
            ay = river.ys[j]
            cx = river.xs[i]
            cy = river.ys[i]
            j = i
            if state.board.is_edge(ax, ay, cx, cy):
                continue
            vx = cx - ax
            vy = cy - ay
            square = vx * vx + vy * vy
            along = (bx - ax) * vx + (by - ay) * vy
            if along < 0:
                along = 0
            if along > square:
                along = square
            px = ax + vx * along // square
            py = ay + vy * along // square
            away = (px - bx) ** 2 + (py - by) ** 2
            if away < best_square:
                best_square = away
                best = px << 16 | py
    return best


def passengers(state: State, boat: int) -> list[int]:
    return [unit for unit in range(state.units()) if state.status[unit] == ABOARD and state.inside[unit] == boat]


def cannot_board(state: State, unit: int, boat: int) -> int:
    """17.3.1, 17.3.3 Every figure's leg can end at the landing point with half its allowance (MT-32)."""
    if state.boat_side[boat] != state.side[unit]:
        return reasons.NOT_YOUR_BOAT
    room = BOAT_CAPACITY[state.boat_type[boat]] - aboard(state, boat)
    if room < state.strength[unit]:
        return reasons.NO_ROOM
    if state.is_a(unit, MOUNTED | GUN | WAGON):
        return reasons.STAYS_ASHORE
    if not state.is_a(unit, OFFICER):
        for other in passengers(state, boat):
            if not state.is_a(other, OFFICER | CAPTIVE):
                return reasons.BOAT_TAKEN
    landing = landing_point(state, boat)
    if landing < 0:
        return reasons.NOT_AT_THE_BANK
    lx = landing >> 16
    ly = landing & 0xFFFF
    footing = Footing(state, unit)
    for figure in state.figures(unit):
        x = state.fx[figure]
        y = state.fy[figure]
        if not within(lx - x, ly - y, 256):
            return reasons.LANDING_TOO_FAR
        leg = state.board.leg(x, y, lx, ly)
        way = add_leg(state.way[figure], leg, distance(lx - x, ly - y), 0)
        if 2 * way_length(way) > allowance(state, unit, way):
            return reasons.LANDING_TOO_FAR
        if not footing.legal_leg(leg, x, y, lx, ly, state.radius[unit]):
            return reasons.LANDING_TOO_FAR
    return ALLOWED


def board_boat(state: State, unit: int, boat: int) -> None:
    state.status[unit] = ABOARD
    state.inside[unit] = boat
    state.formation[unit] = DISPERSED
    for figure in state.figures(unit):
        state.put(unit, figure, state.boat_x[boat], state.boat_y[boat])
    state.tell(kinds.BOAT_BOARDED, "17.3.3", unit, boat)


def cannot_paddle(state: State, unit: int) -> int:
    """17.3.2 The unit aboard has the minimum of paddlers; an Officer alone may paddle a canoe."""
    boat = state.inside[unit]
    if state.is_a(unit, OFFICER):
        for other in passengers(state, boat):
            if other != unit and not state.is_a(other, CAPTIVE | OFFICER):
                return reasons.RIDES_ALONG
        if state.boat_type[boat] != CANOE and state.strength[unit] < PADDLERS[state.boat_type[boat]]:
            return reasons.TOO_FEW_PADDLERS
        return ALLOWED
    if state.strength[unit] < PADDLERS[state.boat_type[boat]]:
        return reasons.TOO_FEW_PADDLERS
    return ALLOWED


def drift(state: State) -> None:
    """17.3.7 A boat with too few aboard, but not empty, drifts 2 in downstream, stopping at the table edge."""
    for boat in range(len(state.boat_side)):
        count = aboard(state, boat) if state.boat_side[boat] >= 0 else 0
        if count == 0 or count >= PADDLERS[state.boat_type[boat]]:
            continue
        for _ in range(4):
            x = state.boat_x[boat] + state.map.drift_x * LATTICE
            y = state.boat_y[boat] + state.map.drift_y * LATTICE
            if not state.board.afloat(x, y, BOAT_RADIUS) or not boat_clear(state, boat, x, y):
                break
            state.boat_x[boat] = x
            state.boat_y[boat] = y
        for other in passengers(state, boat):
            for figure in state.figures(other):
                state.put(other, figure, state.boat_x[boat], state.boat_y[boat])
        state.tell(kinds.BOAT_DRIFTED, "17.3.7", boat)
