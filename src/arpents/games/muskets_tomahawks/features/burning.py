"""17.2 Fire: set, growing at each Clock, put out."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.features.buildings import occupants
from arpents.games.muskets_tomahawks.morale.retreat import set_out
from arpents.games.muskets_tomahawks.state import INDOORS, ON_TABLE, State, with_entry
from arpents.games.muskets_tomahawks.table.geometry import within
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, RAID
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import d10

LIGHTING: Final = 16
EXTINGUISH_VALUE: Final = 5
GROWTH_VALUE: Final = 4


def near_building(state: State, unit: int, building: int) -> bool:
    """Has the unit a figure within 1 in of the building?"""
    if state.status[unit] != ON_TABLE:
        return False
    shape = state.board.buildings[building]
    reach = LIGHTING + state.radius[unit]
    box = state.box(unit)
    if box.east < shape.west - reach or box.west > shape.east + reach:
        return False
    if box.north < shape.south - reach or box.south > shape.north + reach:
        return False
    for figure in state.figures(unit):
        if shape.is_near(state.fx[figure], state.fy[figure], reach):
            return True
    return False


def cannot_set_fire(state: State, unit: int, building: int) -> int:
    """17.2, 17.2.1 The attacker, where the scenario allows fire."""
    if state.field >> 1 != RAID:
        return reasons.NO_FIRE_HERE
    if state.side[unit] != ATTACKER:
        return reasons.ONLY_THE_ATTACKER
    if state.fire[building] > 0:
        return reasons.BUILDING_BURNS
    for other in range(state.units()):
        inside = state.status[other] == INDOORS and state.inside[other] == building
        if inside and state.side[other] == state.side[unit]:
            return reasons.FRIENDS_INSIDE
    return ALLOWED if near_building(state, unit, building) else reasons.TOO_FAR_FROM_BUILDING


def set_fire(state: State, unit: int, building: int) -> None:
    state.fire = with_entry(state.fire, building, 1)
    state.tell(kinds.FIRE_SET, "17.2.1", unit, building)


def cannot_extinguish(state: State, unit: int, building: int) -> int:
    """17.2.5 A figure inside or within 1 in, at level 1 only."""
    if state.field >> 1 != RAID:
        return reasons.NO_FIRE_HERE
    if state.fire[building] != 1:
        return reasons.NOT_AT_LEVEL_ONE
    if state.status[unit] == INDOORS and state.inside[unit] == building:
        return ALLOWED
    return ALLOWED if near_building(state, unit, building) else reasons.TOO_FAR_FROM_BUILDING


def extinguish(state: State, unit: int, building: int) -> None:
    die = d10(state.chance)
    if die >= EXTINGUISH_VALUE:
        state.fire = with_entry(state.fire, building, 0)
    state.tell(kinds.FIRE_FOUGHT, "17.2.5", unit, building, die, int(die >= EXTINGUISH_VALUE))


def fires_grow(state: State) -> None:
    """17.2.2-17.2.4 At each Clock, in feature order."""
    for building in range(len(state.fire)):
        if state.fire[building] == 0 or state.collapsed(building):
            continue
        die = d10(state.chance)
        if die < GROWTH_VALUE:
            continue
        state.fire = with_entry(state.fire, building, state.fire[building] + 1)
        state.tell(kinds.FIRE_GREW, "17.2.2", building, state.fire[building])
        if state.fire[building] == 2:
            smoke_out(state, building)
        if state.collapsed(building):
            state.tell(kinds.BUILDING_FELL, "17.2.4", building)


def smoke_out(state: State, building: int) -> None:
    """17.2.3 Occupants leave at once, by the opening with the fewest enemies within 4 in."""
    for unit in occupants(state, building):
        best = 0
        fewest = 1 << 20
        openings = state.board.openings[building]
        for k in range(len(openings)):
            count = enemies_near_point(state, state.side[unit], openings[k].x, openings[k].y, 64)
            if count < fewest:
                fewest = count
                best = k
        state.tell(kinds.SMOKED_OUT, "17.2.3", unit, building)
        set_out(state, unit, openings[best].x, openings[best].y, 96, "17.2.3")


def enemies_near_point(state: State, side: int, x: int, y: int, limit: int) -> int:
    """Enemy figures within the limit of a point."""
    count = 0
    for unit in range(state.units()):
        if state.side[unit] != side and state.status[unit] == ON_TABLE and not state.is_a(unit, CAPTIVE | WAGON):
            for figure in state.figures(unit):
                if within(state.fx[figure] - x, state.fy[figure] - y, limit + state.radius[unit]):
                    count += 1
    return count
