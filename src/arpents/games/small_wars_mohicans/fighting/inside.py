"""S28 Going inside a fortification: who fits."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.small_wars_mohicans.facts.board import GARRISON, GOAL_OF, KIND, PERMANENT, TYPE, TYPE_IRREGULAR
from arpents.games.small_wars_mohicans.state import INSIDE, State
from arpents.games.small_wars_mohicans.words import kinds, reasons

FORT_ROOM: Final = 4  # S28.2
CITY_ROOM: Final = 8  # S28.4
IRREGULAR_ROOM: Final = 4
GOAL_ROOM: Final = 2  # S28.5 of any type


def cannot_go_inside(state: State, place: int, side: int, unit: int) -> int:
    """S28.2-S28.5 Room in hit points; what the proper room does not hold, the extra room of a victory place may."""
    if not state.fortified(place) or state.owner[place] != side:
        return reasons.NO_WALLS  # S28.1 only the owner
    if state.flags[unit] & INSIDE or KIND[unit] == GARRISON:
        return reasons.INSIDE_ALREADY  # S28.6
    city = PERMANENT[place] == 1
    line = CITY_ROOM if city else FORT_ROOM
    light = IRREGULAR_ROOM if city else 0  # S28.3
    used_line = 0
    used_light = 0
    for other in state.units(place, side):
        if other == unit or (state.flags[other] & INSIDE and KIND[other] != GARRISON):
            if TYPE[other] == TYPE_IRREGULAR:
                used_light += state.points(other)
            else:
                used_line += state.points(other)
    if state.location[unit] != place:  # a unit called from next door
        if TYPE[unit] == TYPE_IRREGULAR:
            used_light += state.points(unit)
        else:
            used_line += state.points(unit)
    over = max(used_line - line, 0) + max(used_light - light, 0)
    if over <= (GOAL_ROOM if GOAL_OF[place] >= 0 else 0):
        return ALLOWED
    return reasons.NO_ROOM_FOR_IRREGULARS if light == 0 and TYPE[unit] == TYPE_IRREGULAR else reasons.NO_ROOM


def go_inside(state: State, place: int, unit: int) -> None:
    state.flags[unit] |= INSIDE
    state.tell(kinds.UNIT_GOES_INSIDE, "S28.1", unit, place)


def who_fits(state: State, place: int, side: int) -> list[int]:
    """Units outside that would find room within."""
    if not state.fortified(place) or state.owner[place] != side:
        return []
    return [unit for unit in state.outside(place, side) if cannot_go_inside(state, place, side, unit) == ALLOWED]
