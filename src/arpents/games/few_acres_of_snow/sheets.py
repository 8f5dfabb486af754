"""What places and cards are and do: their sheets."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.facts import text
from arpents.engine.masks import members
from arpents.engine.prompt import Prompt
from arpents.engine.sheet import Sheet
from arpents.engine.tokens import Tokens
from arpents.engine.vocabulary import Nouns
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.besiege import defence_of
from arpents.games.few_acres_of_snow.board import (
    ASKS_SETTLERS,
    BRITISH,
    DEFENCE,
    FRENCH,
    HOME,
    LINKS,
    PLACE_NUMBER,
    PLACES,
    POINTS,
    PRIZES,
    SEA_PLACES,
    SHIP_PLACES,
    START_TOWNS,
    START_VILLAGES,
    lake_mates,
)
from arpents.games.few_acres_of_snow.cards import (
    ARTILLERY_COST,
    BLOCKS_AMBUSH,
    BLOCKS_RAID,
    CAN_AMBUSH,
    CAN_RAID,
    CARD_NAMES,
    CARDS,
    COIN,
    COST,
    COUNT,
    DEFENDER_ONLY,
    EMPIRE,
    HAS_CARD,
    HAS_FUR,
    HAS_SETTLER,
    LENGTHENS_RAID,
    LISTS,
    MARKED,
    MILITARY,
    NEUTRAL,
    RAID_COST,
    SIEGE_ARTILLERY,
    SYMBOLS,
    TRANSPORTS,
)
from arpents.games.few_acres_of_snow.siege_won import ATTACKER_WINS_AT, DEFENDER_WINS_AT
from arpents.games.few_acres_of_snow.state import NO_PLACE, State
from arpents.games.few_acres_of_snow.view import unseen

TOKENS: Final = Tokens(
    {
        "village": ["A8.1", "A31.6"],
        "town": ["A9.1", "A31.6"],
        "fortification": ["A10.3"],
        "siege": ["A12.4", "A13.2"],
    }
)
THINGS: Final[list[Nouns]] = [kinds.PLACE, kinds.CARD, TOKENS]
WAYS: Final = [
    ("river", "inspect-by-river"),
    ("lake", "inspect-by-lake"),
    ("road", "inspect-by-road"),
    ("trail", "inspect-trails"),
]
LED_TO: Final = ["inspect-led-to-british", "inspect-led-to-french"]  # by side
CARD_OF: Final = ["inspect-card-british", "inspect-card-french"]
LISTED: Final = ["inspect-lists-british", "inspect-lists-french"]
COPIES_OF: Final = ["inspect-copies-british", "inspect-copies-french"]
SYMBOL_TEXTS: Final = [
    (HAS_SETTLER, "foresee-settler"), (HAS_FUR, "foresee-fur"), (CAN_RAID, "inspect-can-raid"),
    (LENGTHENS_RAID, "inspect-lengthens"), (CAN_AMBUSH, "inspect-can-ambush"), (BLOCKS_RAID, "inspect-blocks-raid"),
    (BLOCKS_AMBUSH, "inspect-blocks-ambush"), (MARKED, "inspect-marked"), (DEFENDER_ONLY, "inspect-defender-only"),
]  # fmt: skip


# -- in every match


def describe(sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        TOKENS.describe(number, sheet)
    elif sort is kinds.PLACE:
        describe_place(number, sheet)
    elif number < EMPIRE:
        describe_location(number, sheet)
    else:
        describe_empire(number, sheet)


def describe_place(place: int, sheet: Sheet) -> None:
    sheet.fact("inspect-points", POINTS[place], "A3.3")
    settlers = ASKS_SETTLERS >> place & 1
    sheet.fact("inspect-settlers", "inspect-needed" if settlers else "inspect-not-needed", "A3.2")
    sheet.fact("inspect-defence", DEFENCE[place], "A3.5")
    if SHIP_PLACES >> place & 1:
        sheet.fact("inspect-ship", "inspect-yes", "A3.4")
    for side in range(2):
        if START_VILLAGES[side] >> place & 1 or START_TOWNS[side] >> place & 1:
            piece = "piece-town" if START_TOWNS[side] >> place & 1 else "piece-village"
            told: dict[str, object] = {"seat": kinds.SEAT.text_id(side), "piece": piece}
            sheet.fact("inspect-start", Prompt("inspect-piece-of", "", told), "A3.1")
    for way, label in WAYS:
        others = linked_by(place, way)
        if others:
            sheet.fact(label, [kinds.PLACE.argument(other) for other in others], "A3.7" if way == "trail" else "A3.6")
    if SEA_PLACES >> place & 1:
        sheet.fact("inspect-by-sea", "inspect-all-ports", "A3.4")
    for side in range(2):
        leading = [Prompt("inspect-by", "", way) for way in led_to(side, place)]
        if leading:
            sheet.fact(LED_TO[side], leading, "A8.2")
    for side in range(2):
        if HOME[side] == place:
            sheet.note("inspect-home", "A11.3", {"seat": kinds.SEAT.text_id(side)})
        if PRIZES[side] >> place & 1:
            sheet.note("inspect-prize", "A31.1" if side == BRITISH else "A31.2", {"seat": kinds.SEAT.text_id(side)})


def linked_by(place: int, way: str) -> list[int]:
    """A3.6, A3.7 The places one link away by this way."""
    found: set[int] = set(members(lake_mates(place))) if way == "lake" else set()
    for entry in LINKS:
        ends = [PLACE_NUMBER[text(entry, "a")], PLACE_NUMBER[text(entry, "b")]]
        if text(entry, "by") == way and place in ends:
            found.add(ends[0] + ends[1] - place)
    return sorted(found)


def led_to(side: int, place: int) -> list[dict[str, object]]:
    """A8.2, A8.3 The location cards of a side that list the place, each with the transport it asks for."""
    found: list[dict[str, object]] = []
    for card in members(HAS_CARD[side]):
        for transport in range(len(TRANSPORTS)):
            if LISTS[transport][side * CARDS + card] >> place & 1:
                found.append({"place": kinds.PLACE.argument(card), "transport": kinds.TRANSPORT.text_id(transport)})
    return found


def describe_location(card: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", "inspect-location", "A4.1")
    owners: list[object] = [kinds.SEAT.text_id(side) for side in range(2) if HAS_CARD[side] >> card & 1]
    sheet.fact("inspect-users", owners, "A4.2")
    for side in range(2):
        if HAS_CARD[side] >> card & 1:
            sheet.fact(CARD_OF[side], shown(side, card) or ["inspect-none"], "A4.4")
            lists = [Prompt("inspect-by", "", way) for way in lists_of(side * CARDS + card)]
            if lists:
                sheet.fact(LISTED[side], lists, "A8.2")
    sheet.note("inspect-location-use", "A11.1")


def lists_of(at: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for place in range(PLACES):
        for transport in range(len(TRANSPORTS)):
            if LISTS[transport][at] >> place & 1:
                found.append({"place": kinds.PLACE.argument(place), "transport": kinds.TRANSPORT.text_id(transport)})
    return found


def shown(side: int, card: int) -> list[object]:
    """A4.4 What is printed on the parchment."""
    at = side * CARDS + card
    found: list[object] = [kinds.TRANSPORT.text_id(way) for way in range(len(TRANSPORTS)) if SYMBOLS[at] >> way & 1]
    found += [id for bit, id in SYMBOL_TEXTS if SYMBOLS[at] & bit]
    if COIN[at]:
        found.append(Prompt("inspect-coin", "", {"count": COIN[at]}))
    if MILITARY[at]:
        found.append(Prompt("inspect-force", "", {"count": MILITARY[at]}))
    return found


def describe_empire(card: int, sheet: Sheet) -> None:
    sheet.fact("inspect-sort", "inspect-empire", "A4.1")
    owners = [side for side in range(2) if COUNT[side * CARDS + card]]
    sheet.fact("inspect-users", [kinds.SEAT.text_id(side) for side in owners], "A4.2")
    for side in owners[:1] if card >= NEUTRAL else owners:
        told: dict[str, object] = {"count": COUNT[side * CARDS + card], "cost": COST[side * CARDS + card]}
        label = "inspect-copies" if card >= NEUTRAL else COPIES_OF[side]
        sheet.fact(label, Prompt("inspect-copies-cost", "", told), "A22.2")
        if shown(side, card):
            sheet.fact("inspect-shows" if card >= NEUTRAL else CARD_OF[side], shown(side, card), "A4.4")
    if card == SIEGE_ARTILLERY:
        sheet.fact("inspect-cost-each-time", ARTILLERY_COST, "A14.8")
    elif RAID_COST[card]:
        sheet.fact("inspect-cost-each-time", RAID_COST[card], "A15.3")
    sheet.note(f"wording-{CARD_NAMES[card]}", "A4.4")


# -- now


def inspect(state: State, seat: int, sort: Nouns, number: int, sheet: Sheet) -> None:
    if sort is TOKENS:
        return
    if sort is kinds.PLACE:
        inspect_place(state, number, sheet)
    else:
        inspect_card(state, seat, number, sheet)


def inspect_place(state: State, place: int, sheet: Sheet) -> None:
    for side in range(2):
        if state.held[side] >> place & 1:
            town = state.towns >> place & 1
            sheet.now("inspect-owner", [kinds.SEAT.text_id(side), "token-town" if town else "token-village"], "A11.2")
            sheet.now("inspect-points-now", POINTS[place] << town, "A31.6")
            sheet.now("inspect-defence-now", defence_of(state, place), "A12.4")
            joined = state.joined[side] >> place & 1
            sheet.now("inspect-connected", "inspect-yes" if joined else "inspect-no", "A11.3")
    if state.held[BRITISH] >> place & 1 == 0 and state.held[FRENCH] >> place & 1 == 0:
        sheet.now("inspect-owner", "inspect-nobody", "A8.1")
    if state.fortified >> place & 1:
        sheet.now("inspect-works", "token-fortification", "A10.3")
    for side in range(2):
        if state.besieged[side] == place and place != NO_PLACE:
            besieging: dict[str, object] = {"seat": kinds.SEAT.text_id(side), "marker": state.marker[side]}
            sheet.now("inspect-siege", Prompt("inspect-siege-by", "", besieging), "A12.4")
            lacks: dict[str, object] = {
                "attacker": max(0, ATTACKER_WINS_AT - state.marker[side]),
                "defender": max(0, state.marker[side] - DEFENDER_WINS_AT),
            }
            sheet.now("inspect-lacking", Prompt("inspect-lacks", "", lacks), "A13.7")


def inspect_card(state: State, seat: int, card: int, sheet: Sheet) -> None:
    for side in range(2):
        where = copies_seen(state, seat, side, card)
        if where:
            sheet.now(COPIES_OF[side], where, "A3.8")
    if card >= NEUTRAL and state.copies_left(BRITISH, card):
        left = Prompt("inspect-available", "", {"count": state.copies_left(BRITISH, card)})
        sheet.now("inspect-copies", left, "A3.8")
    if seat != NOBODY and card < EMPIRE and HAS_CARD[seat] >> card & 1:
        sheet.now("inspect-usable", "inspect-yes" if state.can_use(seat, card) else "inspect-no", "A11.1")


def copies_seen(state: State, seat: int, side: int, card: int) -> list[object]:
    """A3.8, A24.2 How many copies of a card a side has, and where, as far as the seat may know."""
    counts: list[tuple[str, int]] = []
    if side == seat:
        counts.append(("inspect-in-hand", state.hand(side).count(card)))
        counts.append(("inspect-in-deck", state.deck(side).count(card)))
    else:
        counts.append(("inspect-in-known-hand", state.known(side).count(card)))
        counts.append(("inspect-in-hand-or-deck", unseen(state, side).count(card)))
    counts.append(("inspect-in-discards", state.discards(side).count(card)))
    counts.append(("inspect-in-reserve", state.reserve(side).count(card)))
    counts.append(("inspect-in-siege", sum(state.in_siege(siege, side).count(card) for siege in range(2))))
    if card < EMPIRE:
        counts.append(("inspect-available", state.locations[side] >> card & 1))
    elif card < NEUTRAL and state.copies(side, card):
        counts.append(("inspect-available", state.copies_left(side, card)))
    return [Prompt(id, "", {"count": count}) for id, count in counts if count]
