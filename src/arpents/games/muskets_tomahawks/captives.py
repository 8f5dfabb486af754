"""17.5 Captives: led by an escort, set free by pursuers, put aboard."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.boats import board_boat
from arpents.games.muskets_tomahawks.footing import CONTACT, Footing, gap_between_units, unit_within
from arpents.games.muskets_tomahawks.formations import grid_around
from arpents.games.muskets_tomahawks.geometry import LATTICE, within
from arpents.games.muskets_tomahawks.kinds import CAPTIVES_FREED, CAPTIVES_LED
from arpents.games.muskets_tomahawks.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.reasons import (
    CAPTIVES_TOO_FAR,
    NO_ROOM,
    NOT_A_CAPTIVE,
    NOT_THE_ESCORT,
    NOT_YOUR_BOAT,
)
from arpents.games.muskets_tomahawks.retreat import clear_of
from arpents.games.muskets_tomahawks.shooting import aboard
from arpents.games.muskets_tomahawks.state import ABOARD, FREED, ON_TABLE, State
from arpents.games.muskets_tomahawks.terrain import BOAT_CAPACITY, BOAT_RADIUS

LEAD: Final = 32  # two inches


def cannot_escort(state: State, unit: int, captive: int) -> int:
    """17.5.1 A unit of the escort that starts its Move with captives within 2 in."""
    if not state.captive(captive) or state.status[captive] != ON_TABLE:
        return NOT_A_CAPTIVE
    if state.side[captive] != state.side[unit] or state.is_a(unit, CAPTIVE | WAGON):
        return NOT_THE_ESCORT
    if not gap_between_units(state, unit, captive, LEAD):
        return CAPTIVES_TOO_FAR
    return ALLOWED


def bring_captives(state: State, unit: int, taken: int) -> None:
    """17.5.1 The captives settle within 2 in of the escort at the end; 17.5.3 with it aboard or at a canoe."""
    for captive in range(state.units()):
        if not taken >> captive & 1 or state.status[captive] != ON_TABLE:
            continue
        if state.status[unit] == ON_TABLE:
            settle_captives(state, unit, captive)
        elif state.status[unit] == ABOARD:
            embark(state, captive, state.inside[unit])


def settle_captives(state: State, unit: int, captive: int) -> None:
    footing = Footing(state, captive)
    for figure in state.figures(captive):
        state.fx[figure] = -4096
        state.fy[figure] = -4096
    footing = Footing(state, captive)
    placed: list[int] = []
    reference = state.reference(unit)
    reach = LEAD + state.radius[unit] + state.radius[captive]
    order: list[tuple[int, int, int]] = []
    for figure in state.figures(unit):
        x = state.fx[figure]
        y = state.fy[figure]
        for k in range(0, len(GRID), 2):
            px = (x + GRID[k]) // LATTICE * LATTICE
            py = (y + GRID[k + 1]) // LATTICE * LATTICE
            if px >= 0 and py >= 0 and within(px - x, py - y, reach):
                square = (px - state.fx[reference]) ** 2 + (py - state.fy[reference]) ** 2
                order.append((square, py, px))
    order.sort()
    for figure in state.figures(captive):
        found = False
        for _, y, x in order:
            if footing.legal_place(x, y, state.radius[captive], -4096, -4096) and clear_of(
                placed, x, y, 2 * state.radius[captive]
            ):
                state.fx[figure] = x
                state.fy[figure] = y
                placed += [x, y]
                found = True
                break
        if not found:  # nowhere to stand: they wait where the escort's reference figure came from
            state.fx[figure] = state.from_x[reference]
            state.fy[figure] = state.from_y[reference]
    state.tell(CAPTIVES_LED, "17.5.1", captive, unit)


GRID: Final[list[int]] = grid_around(LATTICE, 56)


def embark(state: State, captive: int, boat: int) -> None:
    """17.5.3 If there is room."""
    if BOAT_CAPACITY[state.boat_type[boat]] - aboard(state, boat) < state.strength[captive]:
        return
    board_boat(state, captive, boat)


def cannot_embark(state: State, captive: int, boat: int) -> int:
    """17.5.3 Captives within 2 in of an own canoe, at the end of an escort's Move."""
    if not state.captive(captive) or state.status[captive] != ON_TABLE:
        return NOT_A_CAPTIVE
    if state.boat_side[boat] != state.side[captive]:
        return NOT_YOUR_BOAT
    if BOAT_CAPACITY[state.boat_type[boat]] - aboard(state, boat) < state.strength[captive]:
        return NO_ROOM
    if not unit_within(state, captive, state.boat_x[boat], state.boat_y[boat], BOAT_RADIUS, LEAD):
        return CAPTIVES_TOO_FAR
    return ALLOWED


def free_captives(state: State) -> None:
    """17.5.2, 17.5.3 At the end of an action, where a pursuer is near and no escort."""
    for captive in range(state.units()):
        if not state.captive(captive):
            continue
        if state.status[captive] == ON_TABLE:
            near = CONTACT
            guard = LEAD
        elif state.status[captive] == ABOARD:
            near = LEAD
            guard = 2 * LEAD
        else:
            continue
        hunted = False
        guarded = False
        for unit in range(state.units()):
            if state.is_a(unit, CAPTIVE | WAGON) or not state.present(unit) or state.fleeing(unit):
                continue
            if state.side[unit] == state.side[captive]:
                same_boat = state.status[captive] == ABOARD and state.inside[unit] == state.inside[captive]
                guarded = guarded or (same_boat and state.status[unit] == ABOARD)
                guarded = guarded or gap_between_units(state, unit, captive, guard)
            elif not state.shaken(unit):
                hunted = hunted or gap_between_units(state, unit, captive, near)
        if hunted and not guarded:
            state.status[captive] = FREED
            state.inside[captive] = -1
            state.tell(CAPTIVES_FREED, "17.5.2", captive, state.strength[captive])
