"""5.16 What a seat may know: a whitelist."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.facts import records, text
from arpents.engine.masks import members
from arpents.games.muskets_tomahawks.facts.profiles import (
    INTRIGUE_IDS,
    PROFILE_IDS,
    TRAIT_IDS,
    TYPE_IDS,
    WAGON,
)
from arpents.games.muskets_tomahawks.facts.reading import parse, points
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS, CATEGORY, FEATURE_IDS, OBSTACLE
from arpents.games.muskets_tomahawks.naming.forces import boat_name, unit_names
from arpents.games.muskets_tomahawks.naming.grounds import building_names, objective_name
from arpents.games.muskets_tomahawks.setting_up.deployment import sets_up
from arpents.games.muskets_tomahawks.spotting.weather import WEATHER_IDS
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    AWAY,
    CAPTURED,
    DISPERSED,
    FORMATION_IDS,
    HIDDEN,
    INDOORS,
    MANNED,
    STATUS_IDS,
    UP,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.table.geometry import place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import EDGE_IDS, SCENARIO_IDS
from arpents.games.muskets_tomahawks.tally import tallies, total
from arpents.games.muskets_tomahawks.victory import objective_holder
from arpents.games.muskets_tomahawks.words import nouns

SEATS: Final = ("attacker", "defender")
MARK_IDS: Final = ["shaken", "flight", "vigilance", "gun-smoke", "engager"]


def view_of(state: State, seat: int) -> dict[str, object]:
    seen = table_seen(state, seat)
    if state.described:  # the printed tables are in data/scenarios.json
        seen["features"] = features_seen(state.board.source)
    return seen


FEATURES: Final[dict[str, list[dict[str, object]]]] = {}  # by described table, worked out once


def features_seen(source: str) -> list[dict[str, object]]:
    """What has to be known to draw a table that a position brought, as in data/scenarios.json."""
    found = FEATURES.get(source)
    if found is None:
        found = [feature_seen(feature) for feature in records(parse(source), "features")]
        FEATURES[source] = found
    return list(found)


def feature_seen(feature: dict[str, object]) -> dict[str, object]:
    line = CATEGORY[FEATURE_IDS.index(text(feature, "type"))] == OBSTACLE
    seen: dict[str, object] = {
        "id": text(feature, "id"),
        "type": text(feature, "type"),
        "shape": "line" if line else "polygon",
        "points": points(feature, "points"),
    }
    if "openings" in feature:
        seen["openings"] = feature["openings"]
    return seen


def table_seen(state: State, seat: int) -> dict[str, object]:
    counts = [tallies(state, 0), tallies(state, 1)]
    names = unit_names(state)
    return {
        "game": "muskets-tomahawks",
        "seat": None if seat == NOBODY else SEATS[seat],
        "scenario": SCENARIO_IDS[state.field >> 1],
        "table": [state.board.width, state.board.height],
        "turn": state.turn,
        "red_clocks": state.red,
        "clocks": state.clocks,
        "weather": WEATHER_IDS[state.weather],
        "command": list(state.command),
        "points": list(state.points),
        "standing": [total(state, side, counts[side]) for side in (0, 1)],
        "tallies": [[tally.dump() for tally in counts[side]] for side in (0, 1)],
        "cards": cards_seen(state, seat),
        "units": [unit_seen(state, seat, unit, names[unit]) for unit in range(state.units())],
        "markers": [
            marker_seen(state, seat, marker)
            for marker in range(len(state.marker_side))
            if state.marker_side[marker] != UP and lies_open(state, seat, marker)
        ],
        "boats": [
            {
                "boat": boat,
                "name": boat_name(state, boat),
                "type": BOAT_IDS[state.boat_type[boat]],
                "seat": SEATS[state.boat_side[boat]],
                "at": [state.boat_x[boat], state.boat_y[boat]],
            }
            for boat in range(len(state.boat_side))
            if state.boat_side[boat] >= 0
        ],
        "buildings": building_names(state)[: len(state.fire)],
        "objectives": objectives_seen(state),
        "fires": list(state.fire),
        "deployment_points": [
            [[place_x(place), place_y(place)] for place in points] for points in (state.points_a, state.points_d)
        ],
        "home_edges": [None if edge < 0 else EDGE_IDS[edge] for edge in state.home_of],
        "sectors": [sector for sector in range(6) if state.sectors >> sector & 1],
        "report": state.report == 1,
        "morale": [side == 1 for side in state.morale],
        "intrigue": intrigue_seen(state, seat),
    }


def objectives_seen(state: State) -> list[dict[str, object]]:
    """20.14 Where they are and who holds them now."""
    if state.described or not state.side:
        return []
    holders = [objective_holder(state, objective) for objective in range(len(state.map.objectives))]
    return [
        {
            "name": objective_name(state, number),
            "at": list(at),
            "held": SEATS[holders[number]] if holders[number] >= 0 else None,
        }
        for number, at in enumerate(state.map.objectives)
    ]


def cards_seen(state: State, seat: int) -> dict[str, object]:
    return {
        "hand": [nouns.CARD_IDS[card] for card in sorted(state.hand(seat))] if seat != NOBODY else None,
        "reserved": nouns.CARD_IDS[state.reserved[seat]] if seat != NOBODY and state.reserved[seat] >= 0 else None,
        "hands": [len(state.hand_a), len(state.hand_d)],
        "has_reserved": [card >= 0 for card in state.reserved],
        "deck": len(state.deck),
        "discards": [nouns.CARD_IDS[card] for card in state.discard],
    }


def intrigue_seen(state: State, seat: int) -> dict[str, object] | None:
    if seat == NOBODY or state.intrigue[seat] < 0:
        return None
    return {
        "intrigue": INTRIGUE_IDS[state.intrigue[seat]],
        "pledge": state.pledge[seat] if state.pledge[seat] >= 0 else None,
        "deeds": state.deeds[seat],
    }


TRAITS_KNOWN: Final[dict[int, list[str]]] = {}  # by mask


def traits_seen(traits: int) -> list[str]:
    found = TRAITS_KNOWN.get(traits)
    if found is None:
        found = [TRAIT_IDS[bit] for bit in members(traits)]
        TRAITS_KNOWN[traits] = found
    return found[:]


def unit_seen(state: State, seat: int, unit: int, name: object) -> dict[str, object]:
    status = STATUS_IDS[state.status[unit]]
    if state.side[unit] != seat and state.status[unit] in (AWAY, HIDDEN):
        status = "unseen"
    seen: dict[str, object] = {
        "unit": unit,
        "name": name,
        "seat": SEATS[state.side[unit]],
        "profile": PROFILE_IDS[state.profile[unit]],
        "status": status,
        "strength": state.strength[unit],
        "start": state.start[unit],
        "type": TYPE_IDS[state.troop[unit]] if state.troop[unit] >= 0 else None,
        "traits": traits_seen(state.traits[unit]),
        "commander": unit == state.commander[state.side[unit]],
    }
    if not state.present(unit) and state.status[unit] not in (WRECKED, CAPTURED):
        return seen
    seen["formation"] = FORMATION_IDS[state.formation[unit]]
    if state.faces(unit) or state.formation[unit] != DISPERSED:
        seen["facing"] = nouns.DIRECTION_IDS[state.facing[unit]]
    seen["marks"] = [MARK_IDS[bit] for bit in members(state.marks[unit])]
    seen["spotted"] = members(state.flags[unit])
    if state.status[unit] == INDOORS:
        seen["building"] = state.inside[unit]
    elif state.status[unit] == ABOARD:
        seen["boat"] = state.inside[unit]
    if state.is_a(unit, WAGON) or state.gun[unit] in (MANNED, ABANDONED):
        seen["at"] = [state.ax[unit], state.ay[unit]]
        seen["hits"] = state.hits[unit]
    seen["figures"] = figures_seen(state, unit)
    return seen


def figures_seen(state: State, unit: int) -> list[dict[str, object]]:
    """Those who have neither moved nor fired look as they did: what is told of them is not to be changed."""
    first = state.first[unit]
    living = state.figures(unit)
    weapons = 0
    for figure in living:
        weapons <<= 2
        if state.smoke[figure] == 1:
            weapons |= 2
        if state.spent[figure] == 1:
            weapons |= 1
    box = state.box(unit)
    if box.shown is None or box.weapons != weapons:
        figures: list[dict[str, object]] = []
        for figure in living:
            figures.append(
                {
                    "figure": figure - first,
                    "at": [state.fx[figure], state.fy[figure]],
                    "smoke": state.smoke[figure] == 1,
                    "spent": state.spent[figure] == 1,
                }
            )
        box.shown = figures
        box.weapons = weapons
    return box.shown[:]


def lies_open(state: State, seat: int, marker: int) -> bool:
    """16.1 Until a side has put all its markers it alone sees them: the order would tell the dummies."""
    side = state.marker_side[marker]
    return side == seat or not sets_up(state, side)


def marker_seen(state: State, seat: int, marker: int) -> dict[str, object]:
    seen: dict[str, object] = {
        "marker": marker,
        "seat": SEATS[state.marker_side[marker]],
        "at": [state.marker_x[marker], state.marker_y[marker]],
    }
    if state.marker_side[marker] == seat:
        seen["unit"] = state.marker_unit[marker]
        seen["dummy"] = not state.marker_real[marker]
    return seen
