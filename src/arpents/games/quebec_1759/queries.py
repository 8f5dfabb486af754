"""Questions a player may ask beside the rules of play: how far blocks reach, and what fire may do."""

from __future__ import annotations

from arpents.engine.actions import NOBODY
from arpents.engine.errors import UnknownQuery
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import BASON, PLACE_NAMES, SEATS, SHORE, ST_LAURENT, ZONES, same_shore
from arpents.games.quebec_1759.orders import BY_BOAT, NO_WAY, cannot_take_boats, way_between
from arpents.games.quebec_1759.state import State

QUERIES = {"reach": ("zone",), "boats": (), "fire": ("dice", "double")}
MOST_DICE = 40


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        return reach(state, seat, zone_argument(query, arguments))
    if query == "boats":
        return boats(state)
    return fire(number_argument(query, arguments, "dice"), arguments.get("double", "no") == "yes")


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def zone_argument(query: str, arguments: dict[str, str]) -> int:
    name = arguments.get("zone", "")
    if name not in PLACE_NAMES[:ZONES]:
        raise bad(query, "zone", arguments)
    return PLACE_NAMES.index(name)


def number_argument(query: str, arguments: dict[str, str], name: str) -> int:
    text = arguments.get(name, "")
    if not (text.isascii() and text.isdigit()) or len(text) > 3 or not 0 < int(text) <= MOST_DICE:
        raise bad(query, name, arguments)
    return int(text)


def reach(state: State, seat: int, origin: int) -> dict[str, object]:
    """6.1, 7.2-7.4 Where blocks of a zone may go in one Move, by which ways, and why not elsewhere."""
    found: dict[str, object] = {}
    for zone in range(ZONES):
        if zone == origin:
            continue
        ways: list[str] = []
        way = way_between(origin, zone, 0)
        if way != NO_WAY:
            ways.append(kinds.WAY.name(way))
        if way != BY_BOAT and same_shore(origin, zone):
            ways.append(kinds.WAY.name(BY_BOAT))
        room = 0 if seat == NOBODY or SHORE[origin] < 0 else state.boats(seat, SHORE[origin])
        if "boat" in ways and room == 0:
            ways.remove("boat")
            why = reasons.REASONS.all[cannot_take_boats(state, seat, SHORE[origin])]
        else:
            why = ("reason-no-link", "6.1")
        found[PLACE_NAMES[zone]] = {"ways": ways} if ways else {"ways": [], "reason": why[0], "rule": why[1]}
    return {"from": PLACE_NAMES[origin], "zones": found}


def boats(state: State) -> dict[str, object]:
    """7.4 What each side may move by boat in each river region now."""
    return {
        PLACE_NAMES[region]: {SEATS[seat]: state.boats(seat, region) for seat in range(2)}
        for region in (BASON, ST_LAURENT)
    }


def fire(dice: int, double: bool) -> dict[str, object]:
    """14.2, 17.1 How likely each number of hits is, exactly."""
    hit = 1 / 3 if double else 1 / 6
    odds = [1.0]
    for _ in range(dice):
        odds = [
            (odds[hits] if hits < len(odds) else 0.0) * (1 - hit) + (odds[hits - 1] if hits else 0.0) * hit
            for hits in range(len(odds) + 1)
        ]
    return {"dice": dice, "double": double, "expected": dice * hit, "hits": odds}
