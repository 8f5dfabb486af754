"""Questions a player may ask beside the rules of play: what leads where, how sieges stand, who has how many points."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOBODY
from arpents.engine.errors import UnknownQuery
from arpents.engine.masks import members
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.besiege import cannot_besiege, cannot_commit, defence_of
from arpents.games.few_acres_of_snow.board import (
    ASKS_SETTLERS,
    CAPTURED_POINTS,
    PLACE_NAMES,
    PLACE_NUMBER,
    PLACES,
    POINTS,
    SIDES,
)
from arpents.games.few_acres_of_snow.cards import CARD_NAMES, HAS_CARD, MILITARY_LEADER, TRANSPORTS
from arpents.games.few_acres_of_snow.connection import cannot_use, transport_shown
from arpents.games.few_acres_of_snow.raid import cannot_raid, distance, in_range, party_for
from arpents.games.few_acres_of_snow.reinforce import has_line_to
from arpents.games.few_acres_of_snow.settle import cannot_settle
from arpents.games.few_acres_of_snow.siege_won import ATTACKER_WINS_AT, DEFENDER_WINS_AT
from arpents.games.few_acres_of_snow.state import NO_PLACE, State
from arpents.games.few_acres_of_snow.uses import uses

QUERIES: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("place",),
    "siege": ("place",),
    "raids": ("cards",),
    "lines": (),
    "points": (),
    "uses": (),
}


def answer(state: State, seat: int, query: str, arguments: dict[str, str]) -> dict[str, object]:
    if query == "reach":
        return reach(state, seat, place_argument(query, arguments))
    if query == "siege":
        return siege(state, seat, place_argument(query, arguments))
    if query == "raids":
        return raids(state, number_argument(query, arguments, "cards"))
    if query == "uses":
        return uses(state, seat)
    return lines(state) if query == "lines" else points(state)


def bad(query: str, argument: str, arguments: dict[str, str]) -> UnknownQuery:
    return UnknownQuery("bad-query-argument", query=query, argument=argument, value=arguments.get(argument, ""))


def place_argument(query: str, arguments: dict[str, str]) -> int:
    place = PLACE_NUMBER.get(arguments.get("place", ""), -1)
    if place < 0:
        raise bad(query, "place", arguments)
    return place


def number_argument(query: str, arguments: dict[str, str], name: str) -> int:
    text = arguments.get(name, "")
    if not (text.isascii() and text.isdigit()) or len(text) > 2 or not 0 < int(text) <= kinds.MOST_RAIDERS:
        raise bad(query, name, arguments)
    return int(text)


def verdict(reason: int) -> dict[str, object]:
    if reason == ALLOWED:
        return {"allowed": True}
    return {"allowed": False, "reason": reasons.REASONS.all[reason][0], "rule": reasons.REASONS.all[reason][1]}


def reach(state: State, seat: int, place: int) -> dict[str, object]:
    """A8.2, A12.1 Which location cards lead to a place and by which transport; whether the seat can go there now."""
    found: dict[str, object] = {
        "place": PLACE_NAMES[place],
        "settlers": ASKS_SETTLERS >> place & 1 == 1,
        "cards": [entry for side in range(2) if seat in (side, NOBODY) for entry in leading(state, seat, side, place)],
    }
    if seat != NOBODY:
        found["settle"] = verdict(cannot_settle(state, seat, place))
        found["besiege"] = verdict(cannot_besiege(state, seat, place))
        found["raid"] = verdict(cannot_raid(state, seat, place))
        links = distance(state, seat, place)
        found["raid_cards"] = party_for(state, links) if links else None
    return found


def leading(state: State, seat: int, side: int, place: int) -> list[dict[str, object]]:
    entries: list[dict[str, object]] = []
    for card in members(HAS_CARD[side]):
        transport = transport_shown(state, side, card, place)
        if transport >= 0:
            entry: dict[str, object] = {
                "side": SIDES[side],
                "card": CARD_NAMES[card],
                "transport": TRANSPORTS[transport],
                "usable": verdict(cannot_use(state, side, card)),
            }
            if side == seat:
                entry["in_hand"] = card in state.hand(side)
            entries.append(entry)
    return entries


def siege(state: State, seat: int, place: int) -> dict[str, object]:
    """A13.2, A13.7, A14.1 How a siege stands, what wins it, and what each card of the seat's hand would change."""
    attacker = state.siege_at(place)
    if attacker == NOBODY:
        return {"place": PLACE_NAMES[place], "besieged": False, "defence": defence_of(state, place)}
    marker = state.marker[attacker]
    found: dict[str, object] = {
        "place": PLACE_NAMES[place],
        "besieged": True,
        "attacker": SIDES[attacker],
        "marker": marker,
        "attacker_lacks": max(0, ATTACKER_WINS_AT - marker),
        "defender_lacks": max(0, marker - DEFENDER_WINS_AT),
        "lines": {SIDES[side]: has_line_to(state, side, place) for side in range(2)},
    }
    if seat != NOBODY:
        found["cards"] = [
            would_change(state, seat, card, attacker)
            for card in sorted(set(state.hand(seat)))
            if state.strength(seat, card, place, seat == attacker)
        ]
    return found


def would_change(state: State, seat: int, card: int, attacker: int) -> dict[str, object]:
    place = state.besieged[attacker]
    force = state.strength(seat, card, place, seat == attacker)
    entry: dict[str, object] = {
        "card": CARD_NAMES[card],
        "marker": state.marker[attacker] + (force if seat == attacker else -force),
        "free": card == MILITARY_LEADER,
    }
    entry.update(verdict(cannot_commit(state, seat, card, place, seat == attacker)))
    return entry


def raids(state: State, cards: int) -> dict[str, object]:
    """A15.1 What each side could raid with so many cards, as the map stands."""
    return {SIDES[side]: [PLACE_NAMES[place] for place in in_range(state, side, cards)] for side in range(2)}


def lines(state: State) -> dict[str, object]:
    """A11.1 For every place a side holds, whether its card can be used, and why not."""
    return {
        SIDES[side]: {
            PLACE_NAMES[place]: verdict(cannot_use(state, side, place)) for place in members(state.held[side])
        }
        for side in range(2)
    }


def points(state: State) -> dict[str, object]:
    """A31.4 to A31.7 The score now, where it comes from, and what is left until the game may end."""
    found: dict[str, object] = {}
    for side in range(2):
        places: dict[str, object] = {}
        for place in range(PLACES):
            if state.held[side] >> place & 1 and POINTS[place]:
                places[PLACE_NAMES[place]] = POINTS[place] * (2 if state.towns >> place & 1 else 1)
        found[SIDES[side]] = {
            "total": state.points(side),
            "places": places,
            "captured": state.captured(side),
            "captured_lacking": max(0, CAPTURED_POINTS - state.captured(side)),
            "villages_left": state.cubes[side],
            "towns_left": state.discs[side],
        }
    found["siege_postpones_end"] = state.besieged[0] != NO_PLACE or state.besieged[1] != NO_PLACE
    return found
