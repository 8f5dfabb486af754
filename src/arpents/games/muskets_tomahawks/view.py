"""5.16 What a seat may know: a whitelist, and how everything else is dealt again."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance
from arpents.engine.masks import has, members
from arpents.games.muskets_tomahawks.cards import Activations, card_side, is_clock, is_troops
from arpents.games.muskets_tomahawks.facts import parse, points, records, text
from arpents.games.muskets_tomahawks.geometry import place_x, place_y
from arpents.games.muskets_tomahawks.kinds import CARD_IDS, DIRECTION_IDS
from arpents.games.muskets_tomahawks.muster import pledges, rolled_intrigue
from arpents.games.muskets_tomahawks.options import CLOCKS_OPTION, HANDS_OPTION
from arpents.games.muskets_tomahawks.profiles import (
    ELITE,
    INTRIGUE_IDS,
    OFFICER,
    PROFILE_IDS,
    TRAIT_IDS,
    TYPE_IDS,
    WAGON,
)
from arpents.games.muskets_tomahawks.scenarios import EDGE_IDS, SCENARIO_IDS
from arpents.games.muskets_tomahawks.setup import Setup
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
from arpents.games.muskets_tomahawks.terrain import BOAT_IDS, CATEGORY, FEATURE_IDS, OBSTACLE
from arpents.games.muskets_tomahawks.weather import WEATHER_IDS

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
        "cards": cards_seen(state, seat),
        "units": [unit_seen(state, seat, unit) for unit in range(state.units())],
        "markers": [
            marker_seen(state, seat, marker)
            for marker in range(len(state.marker_side))
            if state.marker_side[marker] != UP
        ],
        "boats": [
            {
                "boat": boat,
                "type": BOAT_IDS[state.boat_type[boat]],
                "seat": SEATS[state.boat_side[boat]],
                "at": [state.boat_x[boat], state.boat_y[boat]],
            }
            for boat in range(len(state.boat_side))
            if state.boat_side[boat] >= 0
        ],
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


def cards_seen(state: State, seat: int) -> dict[str, object]:
    return {
        "hand": [CARD_IDS[card] for card in sorted(state.hand(seat))] if seat != NOBODY else None,
        "reserved": CARD_IDS[state.reserved[seat]] if seat != NOBODY and state.reserved[seat] >= 0 else None,
        "hands": [len(state.hand_a), len(state.hand_d)],
        "has_reserved": [card >= 0 for card in state.reserved],
        "deck": len(state.deck),
        "discards": [CARD_IDS[card] for card in state.discard],
    }


def intrigue_seen(state: State, seat: int) -> dict[str, object] | None:
    if seat == NOBODY or state.intrigue[seat] < 0:
        return None
    return {
        "intrigue": INTRIGUE_IDS[state.intrigue[seat]],
        "pledge": state.pledge[seat] if state.pledge[seat] >= 0 else None,
        "deeds": state.deeds[seat],
    }


def unit_seen(state: State, seat: int, unit: int) -> dict[str, object]:
    status = STATUS_IDS[state.status[unit]]
    if state.side[unit] != seat and state.status[unit] in (AWAY, HIDDEN):
        status = "unseen"
    seen: dict[str, object] = {
        "unit": unit,
        "seat": SEATS[state.side[unit]],
        "profile": PROFILE_IDS[state.profile[unit]],
        "status": status,
        "strength": state.strength[unit],
        "start": state.start[unit],
        "type": TYPE_IDS[state.troop[unit]] if state.troop[unit] >= 0 else None,
        "traits": [TRAIT_IDS[bit] for bit in members(state.traits[unit])],
        "commander": unit == state.commander[state.side[unit]],
    }
    if not state.present(unit) and state.status[unit] not in (WRECKED, CAPTURED):
        return seen
    seen["formation"] = FORMATION_IDS[state.formation[unit]]
    if state.faces(unit) or state.formation[unit] != DISPERSED:
        seen["facing"] = DIRECTION_IDS[state.facing[unit]]
    seen["marks"] = [MARK_IDS[bit] for bit in members(state.marks[unit])]
    seen["spotted"] = members(state.flags[unit])
    if state.status[unit] == INDOORS:
        seen["building"] = state.inside[unit]
    elif state.status[unit] == ABOARD:
        seen["boat"] = state.inside[unit]
    if state.is_a(unit, WAGON) or state.gun[unit] in (MANNED, ABANDONED):
        seen["at"] = [state.ax[unit], state.ay[unit]]
        seen["hits"] = state.hits[unit]
    seen["figures"] = [
        {
            "figure": figure - state.first[unit],
            "at": [state.fx[figure], state.fy[figure]],
            "smoke": state.smoke[figure] == 1,
            "spent": state.spent[figure] == 1,
        }
        for figure in state.figures(unit)
    ]
    return seen


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


# -- dealing again what a seat cannot know


def redeal(state: State, seat: int, chance: Chance) -> None:
    enemy = 1 - seat
    deal_cards_again(state, enemy, chance)
    if not state.ending:
        change_intrigue(state, enemy, chance)
    swap_markers(state, enemy, chance)


def deal_cards_again(state: State, enemy: int, chance: Chance) -> None:
    """The enemy's hand and reserve and the deck are mixed; what was seen to be taken into the hand stays there."""
    hand = state.hand(enemy)
    wanted = len(hand)
    pool = sorted(hand + state.deck + ([state.reserved[enemy]] if state.reserved[enemy] >= 0 else []))
    if not pool:
        return
    chance.shuffle(pool)
    known = [state.known[k] for k in range(0, len(state.known), 2) if state.known[k + 1] == enemy]
    if state.reserved[enemy] >= 0:
        own = [card for card in pool if is_troops(card) and card_side(card) == enemy]
        if len(known) > wanted:
            own = [card for card in own if card in known]
        state.reserved[enemy] = own[chance.below(len(own))]
        pool.remove(state.reserved[enemy])
        if state.reserved[enemy] in known:
            known.remove(state.reserved[enemy])
    most_clocks = state.drawn_cards[enemy] - state.clocks_out[enemy]  # 5.2 the opening hand holds none
    if state.options[HANDS_OPTION]:
        most_clocks = wanted
    if state.options[CLOCKS_OPTION]:  # 23 a Clock is never held
        most_clocks = 0
    hand.clear()
    for card in known:
        pool.remove(card)
        hand.append(card)
    clocks = 0
    left: list[int] = []
    for card in pool:
        if len(hand) < wanted and not (is_clock(card) and clocks >= most_clocks):
            hand.append(card)
            clocks += int(is_clock(card))
        else:
            left.append(card)
    while len(hand) < wanted:  # only Clocks are left
        hand.append(left.pop())
    state.deck = left


def change_intrigue(state: State, enemy: int, chance: Chance) -> None:
    """15.5 Secret until the end; who has been seen mapping is a Map Maker."""
    if state.intrigue[enemy] < 0 or state.deeds[enemy] & 63:
        return
    chosen = state.pledge[enemy] >= 0
    asked = len(state.stack) > 0 and isinstance(state.stack[-1], Setup)
    state.intrigue[enemy] = rolled_intrigue(state, enemy, chance.below(10))
    choices = pledges(state, enemy)
    state.pledge[enemy] = -1
    if choices and (chosen or not asked):
        state.pledge[enemy] = choices[chance.below(len(choices))]


def swap_markers(state: State, enemy: int, chance: Chance) -> None:
    """16.1 Markers of units of one troop type and pace cannot be told apart; those that act or have acted stay."""
    fixed = 0
    for procedure in state.stack:
        if isinstance(procedure, Activations):
            fixed |= procedure.acted_markers
    groups: dict[int, list[int]] = {}
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == enemy and not has(fixed, marker):
            unit = state.marker_unit[marker]
            elite = int(state.is_a(unit, OFFICER | ELITE))
            key = (state.troop[unit] << 12 | state.printed[unit]) << 1 | elite
            groups.setdefault(key, []).append(marker)
    for markers in groups.values():
        identities = [state.marker_unit[marker] << 1 | state.marker_real[marker] for marker in markers]
        identities.sort()
        chance.shuffle(identities)
        for marker, identity in zip(markers, identities, strict=True):
            state.marker_unit[marker] = identity >> 1
            state.marker_real[marker] = identity & 1
