"""17.5 Captives: led by an escort, set free by pursuers, put aboard."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_CAPACITY, BOAT_RADIUS
from arpents.games.muskets_tomahawks.features.boats import board_boat
from arpents.games.muskets_tomahawks.fire.shooting import aboard
from arpents.games.muskets_tomahawks.formations.formations import grid_around
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units, unit_within
from arpents.games.muskets_tomahawks.measuring.ways import WAY_ESCORT
from arpents.games.muskets_tomahawks.morale.retreat import clear_of
from arpents.games.muskets_tomahawks.state import ABOARD, FREED, INDOORS, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, within
from arpents.games.muskets_tomahawks.words import kinds, reasons

LEAD: Final = 32  # two inches


def cannot_escort(state: State, unit: int, captive: int) -> int:
    """17.5.1 A unit of the escort that starts its Move with captives within 2 in, on the bank or aboard (MT-21)."""
    if not state.captive(captive) or state.status[captive] not in (ON_TABLE, ABOARD):
        return reasons.NOT_A_CAPTIVE
    if state.side[captive] != state.side[unit] or state.is_a(unit, CAPTIVE | WAGON):
        return reasons.NOT_THE_ESCORT
    if not gap_between_units(state, unit, captive, LEAD):
        return reasons.CAPTIVES_TOO_FAR
    return ALLOWED


def cannot_take(state: State, unit: int, captive: int) -> int:
    if captive >= state.units() or state.led >> captive & 1:
        return reasons.NOT_A_CAPTIVE
    return cannot_escort(state, unit, captive)


def takings(state: State, unit: int) -> list[int]:
    """The captives that may be taken along."""
    return [
        kinds.TAKE | captive
        for captive in range(state.units())
        if state.traits[captive] & CAPTIVE and cannot_take(state, unit, captive) == ALLOWED
    ]


def take_along(state: State, unit: int, captive: int) -> None:
    """17.5.1 Nobody's allowance is then above 4 in."""
    state.led |= 1 << captive
    for figure in state.figures(unit):
        state.way[figure] |= WAY_ESCORT


def bring_captives(state: State, unit: int, taken: int) -> None:
    """17.5.1 The captives settle within 2 in of the escort at the end; 17.5.3 with it aboard."""
    for captive in range(state.units()):
        if not taken >> captive & 1 or state.status[captive] not in (ON_TABLE, ABOARD):
            continue
        if state.status[unit] in (ON_TABLE, INDOORS):
            settle_captives(state, unit, captive)
        elif state.status[unit] == ABOARD and state.status[captive] == ON_TABLE:
            embark(state, captive, state.inside[unit])


def settle_captives(state: State, unit: int, captive: int) -> None:
    state.status[captive] = ON_TABLE
    state.inside[captive] = -1
    old_x = [state.fx[figure] for figure in state.figures(captive)]
    old_y = [state.fy[figure] for figure in state.figures(captive)]
    for figure in state.figures(captive):
        state.put(captive, figure, -4096, -4096)
    footing = Footing(state, captive)
    placed: list[int] = []
    order = places_by_escort(state, unit, state.radius[captive])
    for k, figure in enumerate(state.figures(captive)):
        state.put(captive, figure, old_x[k], old_y[k])  # nowhere to stand: it waits where it was
        for _, y, x in order:
            if footing.legal_place(x, y, state.radius[captive], -4096, -4096) and clear_of(
                placed, x, y, 2 * state.radius[captive]
            ):
                state.put(captive, figure, x, y)
                placed += [x, y]
                break
    state.tell(kinds.CAPTIVES_LED, "17.5.1", captive, unit)


def places_by_escort(state: State, unit: int, radius: int) -> list[tuple[int, int, int]]:
    """Lattice places within 2 in of the escort, 17.1.3 indoors of the walls; the nearest to its own place first."""
    order: list[tuple[int, int, int]] = []
    middle_x = state.where_x(unit)
    middle_y = state.where_y(unit)
    if state.status[unit] == INDOORS:
        shape = state.board.buildings[state.inside[unit]]
        reach = LEAD + radius
        for py in range(max(0, (shape.south - reach) // LATTICE * LATTICE), shape.north + reach + 1, LATTICE):
            for px in range(max(0, (shape.west - reach) // LATTICE * LATTICE), shape.east + reach + 1, LATTICE):
                if shape.is_near(px, py, reach):
                    order.append(((px - middle_x) ** 2 + (py - middle_y) ** 2, py, px))
        order.sort()
        return order
    reach = LEAD + state.radius[unit] + radius
    for figure in state.figures(unit):
        x = state.fx[figure]
        y = state.fy[figure]
        for k in range(0, len(GRID), 2):
            px = (x + GRID[k]) // LATTICE * LATTICE
            py = (y + GRID[k + 1]) // LATTICE * LATTICE
            if px >= 0 and py >= 0 and within(px - x, py - y, reach):
                order.append(((px - middle_x) ** 2 + (py - middle_y) ** 2, py, px))
    order.sort()
    return order


GRID: Final[list[int]] = grid_around(LATTICE, 56)


def embark(state: State, captive: int, boat: int) -> None:
    """17.5.3 If there is room."""
    if BOAT_CAPACITY[state.boat_type[boat]] - aboard(state, boat) < state.strength[captive]:
        return
    board_boat(state, captive, boat)


def cannot_embark(state: State, captive: int, boat: int) -> int:
    """17.5.3 Captives within 2 in of an own canoe, at the end of an escort's Move."""
    if not state.captive(captive) or state.status[captive] != ON_TABLE:
        return reasons.NOT_A_CAPTIVE
    if state.boat_side[boat] != state.side[captive]:
        return reasons.NOT_YOUR_BOAT
    if BOAT_CAPACITY[state.boat_type[boat]] - aboard(state, boat) < state.strength[captive]:
        return reasons.NO_ROOM
    if not unit_within(state, captive, state.boat_x[boat], state.boat_y[boat], BOAT_RADIUS, LEAD):
        return reasons.CAPTIVES_TOO_FAR
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
            state.tell(kinds.CAPTIVES_FREED, "17.5.2", captive, state.strength[captive])
