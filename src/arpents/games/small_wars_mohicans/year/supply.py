"""S38, S44.2 Winter supply: who can trace a line to a base, and who has a roof."""

from __future__ import annotations

from arpents.games.small_wars_mohicans.facts.board import (
    BASE_OF,
    BRITISH,
    BY_ROAD,
    CITY,
    CLOSED_RIVER,
    FIRST_PLACE,
    FRENCH,
    HOME,
    IRREGULARS,
    KIND,
    LOUISBOURG,
    MILITIA,
    OPEN_LINES,
    PLACE_TYPE,
    PLACES,
    PORT,
    QUEBEC,
    TOWN,
)
from arpents.games.small_wars_mohicans.state import FORT, State, listed
from arpents.games.small_wars_mohicans.words import kinds


def holds_a_base(state: State, side: int) -> bool:
    for place in range(FIRST_PLACE, PLACES):
        if BASE_OF[place] == side and state.welcomes(place, side):
            return True
    return False


def is_source(state: State, side: int, place: int) -> bool:
    """S38.1 A base; for the British, who own the sea, any friendly port while a base is friendly."""
    base = BASE_OF[place] == side
    if not base and (side != BRITISH or not PORT[place]):
        return False
    if not state.welcomes(place, side):
        return False
    return base or not (place in CLOSED_RIVER and state.owner[LOUISBOURG] == FRENCH)  # S38.6, S44.2 (SW-75)


def supplied(state: State, side: int) -> list[int]:
    """By place, how it is joined to a source: 0 not at all, else the place before it plus one (a source: itself)."""
    reached = [0] * PLACES
    edge: list[int] = []
    if holds_a_base(state, side):
        for place in range(FIRST_PLACE, PLACES):
            if is_source(state, side, place):
                reached[place] = place + 1
                edge.append(place)
    while edge:
        place = edge.pop(0)
        for other in OPEN_LINES[place]:
            if reached[other] == 0 and state.welcomes(other, side):
                reached[other] = place + 1
                edge.append(other)
    return reached


def is_supply_port(state: State, side: int, place: int) -> bool:
    """S38.5 A port needs no line; S38.6 but British Québec does while Louisbourg is French (SW-41)."""
    if not PORT[place]:
        return False
    return not (side == BRITISH and place == QUEBEC and state.owner[LOUISBOURG] == FRENCH)


def sheltered(state: State, side: int, place: int) -> bool:
    """S38.3 A city, a town, a fort, or a road to a friendly one (SW-42)."""
    if shelters(state, place):
        return True
    for other in BY_ROAD[place]:
        if shelters(state, other) and state.friendly(other, side):
            return True
    return False


def shelters(state: State, place: int) -> bool:
    return PLACE_TYPE[place] == CITY or PLACE_TYPE[place] == TOWN or state.marks[place] & FORT != 0


def starving(state: State) -> list[int]:
    """S38.2 All who fail, on one look at the map; S38.4 irregulars live off the land."""
    reached = [supplied(state, FRENCH), supplied(state, BRITISH)]
    found: list[int] = []
    for side in (BRITISH, FRENCH):
        for unit in listed(state.troops_on_map(side) & ~IRREGULARS[side], side):
            place = state.location[unit]
            joined = reached[side][place] != 0 or is_supply_port(state, side, place)
            roof = sheltered(state, side, place) or (KIND[unit] == MILITIA and HOME[unit] == place)
            if not joined or not roof:
                found.append(unit)
    return found


def starve(state: State) -> None:
    for unit in starving(state):
        state.tell(kinds.UNIT_STARVES, "S38.2", unit, state.location[unit])
        state.lost(unit, False)
