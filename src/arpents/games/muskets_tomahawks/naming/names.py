"""What people call things: the texts of numbers that mean a unit, a boat, a building, a place in this match."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.naming.forces import boat_name, unit_name
from arpents.games.muskets_tomahawks.naming.grounds import building_name, objective_name, place_name, sector_name
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.victory import HOUSE
from arpents.games.muskets_tomahawks.words import nouns

UNITS: Final = ("unit", "target", "enemy", "watcher", "escort", "saviour", "officer")


def names(state: State, arguments: dict[str, object]) -> dict[str, object]:
    """By argument: its text."""
    found: dict[str, object] = {}
    for argument, value in arguments.items():
        if isinstance(value, int):
            name = name_of(state, argument, value)
            if name is not None:
                found[argument] = name
        elif argument == "place" and isinstance(value, str):
            found[argument] = place_name(state, nouns.PLACE.number(value.replace(" × ", "-")))
    if isinstance(arguments.get("what"), int):
        found["what"] = pledged(state, arguments)
    return found


def doer(state: State, arguments: dict[str, object]) -> str:
    """Whose unit is told of."""
    unit = arguments.get("unit")
    if not isinstance(unit, int) or unit < 0 or unit >= state.units():
        return ""
    return nouns.SEAT.name(state.side[unit]) if state.side[unit] in (0, 1) else ""


def name_of(state: State, argument: str, number: int) -> object | None:
    if argument in UNITS:
        return unit_name(state, number)
    if argument == "building":
        return building_name(state, number)
    if argument == "boat":
        return boat_name(state, number)
    if argument == "objective":
        return objective_name(state, number)
    if argument == "sector":
        return sector_name(state, number)
    return None


def pledged(state: State, arguments: dict[str, object]) -> object:
    """15.5 What an intrigue is about: of the seat that is told of, or else of the one that is asked."""
    what = arguments["what"]
    assert isinstance(what, int)
    seat = arguments.get("seat")
    side = nouns.SEAT.number(seat.removeprefix("seat-")) if isinstance(seat, str) else state.acting() - 1
    if side in (0, 1) and state.intrigue[side] == HOUSE:
        return building_name(state, what)
    return unit_name(state, what)
