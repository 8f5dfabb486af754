"""The names of units and boats: by profile and nation in the order of the lists, so that they tell nothing more."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import record, texts
from arpents.games.muskets_tomahawks.facts.armies import NATION_IDS
from arpents.games.muskets_tomahawks.facts.profiles import NATIONS, PROFILE_IDS
from arpents.games.muskets_tomahawks.facts.reading import read
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS
from arpents.games.muskets_tomahawks.state import State

NATIVES: Final = "natives"
ANY: Final = "any"  # names that every nation may give
MOST_REMEMBERED: Final = 256
KNOWN: Final[dict[bytes, list[object]]] = {}


def pools_of(profile: str) -> dict[str, list[str]]:
    facts = record(record(read("names"), "units"), profile)
    return {nation: texts(facts, nation) for nation in facts}


UNIT_NAMES: Final[list[dict[str, list[str]]]] = [pools_of(profile) for profile in PROFILE_IDS]
BOAT_NAMES: Final[list[list[str]]] = [texts(record(read("names"), "boats"), boat) for boat in BOAT_IDS]


def text(id: str, arguments: dict[str, object]) -> dict[str, object]:
    """A text with arguments of its own, as an argument of another."""
    return {"id": id, "arguments": arguments}


def nation_of(state: State, side: int) -> str:
    """The nation that all profiles of a side are open to: a people by itself where that may be."""
    open_to = list(NATION_IDS)
    for unit in range(state.units()):
        if state.side[unit] == side and state.counts(unit):
            allowed = NATIONS[state.profile[unit]]
            open_to = [nation for nation in open_to if nation in allowed]
    if not open_to:
        return NATION_IDS[0]
    return NATIVES if NATIVES in open_to else open_to[0]


def unit_names(state: State) -> list[object]:
    """By unit: its text, the same as long as the match lasts."""
    key = bytes(state.profile) + bytes(state.side)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_REMEMBERED:
            KNOWN.clear()
        found = named_units(state)
        KNOWN[key] = found
    return found


def named_units(state: State) -> list[object]:
    nations = [nation_of(state, 0), nation_of(state, 1)]
    given: dict[str, int] = {}
    names: list[object] = []
    for unit in range(state.units()):
        pools = UNIT_NAMES[state.profile[unit]]
        nation = nations[state.side[unit]] if nations[state.side[unit]] in pools else ANY
        if nation not in pools:
            nation = next(iter(pools))
        pool = f"{state.profile[unit]} {nation}"
        names.append(numbered("unit", pools[nation], given.get(pool, 0)))
        given[pool] = given.get(pool, 0) + 1
    return names


def numbered(noun: str, pool: list[str], place: int) -> object:
    """The next name; when all are given, they are given again with a number."""
    id = f"{noun}-{pool[place % len(pool)]}"
    if place < len(pool):
        return id
    return text(f"{noun}-numbered", {noun: id, "number": place // len(pool) + 1})


def unit_name(state: State, unit: int) -> object:
    if not 0 <= unit < state.units():
        return text("unit-nameless", {"number": unit})
    return unit_names(state)[unit]


def boat_name(state: State, boat: int) -> object:
    """By type, in the order of their numbers."""
    if not 0 <= boat < len(state.boat_type):
        return text("boat-nameless", {"number": boat})
    type = state.boat_type[boat]
    return numbered("boat", BOAT_NAMES[type], state.boat_type[:boat].count(type))
