"""S22.4-S24, S45, S46 Before any dice: terrain, landing or ambush, and the fire that opens a battle."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.facts.board import (
    CLEAR,
    GARRISON,
    KIND,
    LIGHT,
    OUTLINE,
    PLACE,
    QUEBEC,
    SETUP,
    WATER_LANDINGS,
    WOODS,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    rows,
)
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    BY_LAKE,
    BY_WATER,
    OPENING_FIRE,
    RAIDED,
    State,
    home_of,
)
from arpents.games.small_wars_mohicans.words import kinds

NO_OPENING: Final = 0
BY_AMBUSH: Final = 1
BY_LANDING: Final = 2

SHOVEL_SITES: Final[list[int]] = [PLACE[str(row["place"])] for row in rows(SETUP, "later_forts")]


def terrain_fixed(state: State, place: int) -> bool:
    """S23.2, S23.3 Walls make it Clear and a raid makes it Woods, whoever manoeuvred."""
    return state.fortified(place) or state.marks[place] & RAIDED != 0


def terrain_of(state: State, place: int) -> int:
    if state.fortified(place):
        return CLEAR  # S23.2
    if state.marks[place] & RAIDED or place in SHOVEL_SITES:
        return WOODS  # S23.3, S4.15
    return OUTLINE[place]  # S23.1


def is_landing(state: State, place: int, attacker: int) -> bool:
    """S22.8 All by lake or sea lift; S22.9 at Québec or New York any use of water (SW-54)."""
    if place in WATER_LANDINGS:
        for unit in state.outside(place, attacker):
            if state.flags[unit] & (BY_WATER | AFLOAT):
                return True
        return False
    return all_by_lake_or_sea(state, place, attacker)


def all_by_lake_or_sea(state: State, place: int, attacker: int) -> bool:
    attackers = state.outside(place, attacker)
    for unit in attackers:
        if not state.flags[unit] & (BY_LAKE | AFLOAT):
            return False
    return len(attackers) > 0


def may_ambush(state: State, place: int, defender: int, terrain: int) -> bool:
    """S24.1 In Woods, with nobody but irregulars."""
    if terrain != WOODS:
        return False
    for unit in state.units(place, defender):
        if not LIGHT[unit]:
            return False
    return True


def at_home(state: State, place: int, defender: int) -> bool:
    """S24.4 A tribe or nation that defends its own home (SW-78)."""
    for unit in state.units(place, defender):
        if home_of(state, unit) == place:
            return True
    return False


def ambush_bonus(state: State, place: int, attacker: int) -> int:
    """S24.2, S24.3."""
    attackers = state.units(place, attacker)
    irregulars = 0
    for unit in attackers:
        irregulars += LIGHT[unit]
    if irregulars == 0:
        return 4
    return 0 if irregulars == len(attackers) else 2


def opening_of(state: State, place: int, attacker: int, terrain: int) -> int:
    """S22.7 A landing comes before an ambush."""
    if is_landing(state, place, attacker):
        state.tell(kinds.LANDING, "S22.8" if all_by_lake_or_sea(state, place, attacker) else "S22.9", place)
        return BY_LANDING
    defender = 1 - attacker
    if not may_ambush(state, place, defender, terrain):
        return NO_OPENING
    if at_home(state, place, defender):
        state.tell(kinds.AMBUSH_SPRUNG, "S24.4", place)
        return BY_AMBUSH
    bonus = ambush_bonus(state, place, attacker)
    face = state.chance.die()
    state.tell(kinds.AMBUSH_ROLLED, "S24.1", place, face, bonus)
    if face + bonus < 6:
        return NO_OPENING
    state.tell(kinds.AMBUSH_SPRUNG, "S24.1", place)
    return BY_AMBUSH


def opening_pool(state: State, place: int, defender: int, opening: int) -> int:
    """White dice << 8 | black dice << 1 | 1 when a die was taken out of the first round."""
    white = 0
    black = 0
    others = 0
    points = 0
    for unit in state.units(place, defender):
        if KIND[unit] == GARRISON:
            if opening == BY_LANDING:
                white += state.points(unit)  # S45.2
        else:
            others += 1
            points += state.points(unit)
    if opening == BY_LANDING and place == QUEBEC:
        return white << 8 | points << 1  # S46.1 and no die is swapped
    if others == 0:
        return white - 1 << 8 | 1 << 1 if white else 0  # a garrison alone rolls one of its dice black
    if state.options[OPENING_FIRE] == 1:
        return white + others - 1 << 8 | 1 << 1  # a free volley of everyone
    black = 1  # S26.6
    return white << 8 | black << 1 | 1
