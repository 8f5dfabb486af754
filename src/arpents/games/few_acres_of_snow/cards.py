"""A4, A5, A32. The cards: what is printed on each, by side.

A card is numbered by its name: 0 to 35 are location cards, numbered as their places; the empire cards follow. Both
sides have an Albany and both have Ships, so facts about a card are found at `side * CARDS + card`.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import as_record, flag, table, text, texts, whole
from arpents.games.few_acres_of_snow.board import BRITISH, FRENCH, PLACE_NAMES, PLACE_NUMBER, PLACES, SIDES

LOCATION_CARDS: Final = table("arpents.games.few_acres_of_snow", "location_cards")
EMPIRE_CARDS: Final = table("arpents.games.few_acres_of_snow", "empire_cards")


def empire_names() -> list[str]:
    names: list[str] = []
    for entry in EMPIRE_CARDS:
        if text(entry, "id") not in names:
            names.append(text(entry, "id"))
    return names


CARD_NAMES: Final = PLACE_NAMES + empire_names()
CARDS: Final = 57
EMPIRE: Final = 36  # the first empire card; all before are location cards
CARD_NUMBER: Final = {name: card for card, name in enumerate(CARD_NAMES)}

FORTIFICATION: Final = CARD_NUMBER["fortification"]
GOVERNOR: Final = CARD_NUMBER["governor"]
HOME_SUPPORT: Final = CARD_NUMBER["home-support"]
MILITARY_LEADER: Final = CARD_NUMBER["military-leader"]
SIEGE_ARTILLERY: Final = CARD_NUMBER["siege-artillery"]
TRADER: Final = CARD_NUMBER["trader"]
INTENDANT: Final = CARD_NUMBER["intendant"]
BATEAUX: Final = CARD_NUMBER["bateaux"]
NEUTRAL: Final = CARD_NUMBER["neutral-fortification"]  # this card and all after it are neutral (A4.2)
NEUTRAL_FORTIFICATION: Final = NEUTRAL
NEUTRAL_NATIVE_AMERICANS: Final = CARD_NUMBER["neutral-native-americans"]
LOUISBOURG: Final = PLACE_NUMBER["louisbourg"]

FORTIFY_COST: Final = 3  # A10.1
ARTILLERY_COST: Final = 3  # A14.8
NATIVES_COST: Final = 1  # A15.3
INTENDANT_COST: Final = 2  # A27.1
FUR_PRICE: Final = 2  # A20.1
PLUNDER: Final = 2  # A21.2
SUPPORT: Final = 3  # A28.1

BATEAU: Final = 0  # A5.1 the three means of transport
SHIP: Final = 1
WAGON: Final = 2  # A5.2
TRANSPORTS: Final = ["bateau", "ship", "wagon"]

# What a card shows on its parchment, as bits (A4.4)
HAS_BATEAU: Final = 1
HAS_SHIP: Final = 2
HAS_WAGON: Final = 4
HAS_SETTLER: Final = 8
HAS_FUR: Final = 16
HAS_COIN: Final = 32
CAN_RAID: Final = 64
LENGTHENS_RAID: Final = 128
CAN_AMBUSH: Final = 256
BLOCKS_RAID: Final = 512
BLOCKS_AMBUSH: Final = 1024
MARKED: Final = 2048  # A5.6 can be lost in an ambush
DEFENDER_ONLY: Final = 4096  # A14.5
FORTIFIES: Final = 8192
SYMBOL_BITS: Final = {
    "bateau": HAS_BATEAU,
    "ship": HAS_SHIP,
    "wagon": HAS_WAGON,
    "settler": HAS_SETTLER,
    "fur": HAS_FUR,
    "raid": CAN_RAID,
    "lengthen-raid": LENGTHENS_RAID,
    "ambush": CAN_AMBUSH,
    "block-raid": BLOCKS_RAID,
    "block-ambush": BLOCKS_AMBUSH,
}


def sides_of(entry: dict[str, object]) -> list[int]:
    """A4.2 Who may hold the card: neutral ones serve both."""
    return [BRITISH, FRENCH] if entry["side"] == "neutral" else [SIDES.index(text(entry, "side"))]


def symbols_of(entry: dict[str, object]) -> int:
    bits = 0
    for name in texts(entry, "symbols") + texts(entry, "abilities"):
        bits |= SYMBOL_BITS[name]
    if whole(entry, "coin"):
        bits |= HAS_COIN
    if flag(entry, "marked"):
        bits |= MARKED
    if flag(entry, "defender_only"):
        bits |= DEFENDER_ONLY | FORTIFIES
    return bits


def card_of(entry: dict[str, object]) -> int:
    return PLACE_NUMBER[text(entry, "place")] if "place" in entry else CARD_NUMBER[text(entry, "id")]


def by_card(field: str) -> list[int]:
    """A number printed on the cards, 0 where there is none."""
    found = [0] * (2 * CARDS)
    for entry in LOCATION_CARDS + EMPIRE_CARDS:
        for side in sides_of(entry):
            found[side * CARDS + card_of(entry)] = whole(entry, field)
    return found


def all_symbols() -> list[int]:
    found = [0] * (2 * CARDS)
    for entry in LOCATION_CARDS + EMPIRE_CARDS:
        for side in sides_of(entry):
            found[side * CARDS + card_of(entry)] = symbols_of(entry)
    return found


def lists_of(transport: int, field: str) -> list[int]:
    """A3.6, A8.2, A8.3 The places a location card lists under one means of transport, as masks."""
    found = [0] * (2 * CARDS)
    for entry in LOCATION_CARDS:
        lists = as_record(entry[field] if field in entry else entry["lists"])
        for name in lists:
            if text(lists, name) == TRANSPORTS[transport]:
                found[sides_of(entry)[0] * CARDS + card_of(entry)] |= 1 << PLACE_NUMBER[name]
    return found


def location_deck(side: int) -> int:
    """A5.9 The places for which a side has a card, as a mask (FA-8)."""
    mask = 0
    for entry in LOCATION_CARDS:
        if sides_of(entry) == [side]:
            mask |= 1 << card_of(entry)
    return mask


SYMBOLS: Final = all_symbols()
COIN: Final = by_card("coin")  # A5.7
MILITARY: Final = by_card("military")  # A5.8
COST: Final = by_card("cost")  # A22.2 (FA-31)
INITIAL: Final = by_card("initial")  # A4.3 how many copies start in the deck
COUNT: Final = by_card("count")  # copies of each empire card; neutral ones are counted once for both sides
HAS_CARD: Final = [location_deck(BRITISH), location_deck(FRENCH)]

# By side * CARDS + card, then once more with Fort St. John as the map has it
BY_MAP: Final = 2 * CARDS
BATEAU_LISTS: Final = lists_of(BATEAU, "lists") + lists_of(BATEAU, "lists_by_map")
SHIP_LISTS: Final = lists_of(SHIP, "lists") + lists_of(SHIP, "lists_by_map")
WAGON_LISTS: Final = lists_of(WAGON, "lists") + lists_of(WAGON, "lists_by_map")

LISTS: Final = [BATEAU_LISTS, SHIP_LISTS, WAGON_LISTS]  # by means of transport

EMPIRE_BIT: Final = PLACES  # always set among the usable places, so that empire cards are always usable
USE_BIT: Final = [1 << min(card, EMPIRE_BIT) for card in range(CARDS)]


def raid_costs() -> list[int]:
    """A15.3 Native Americans want 1 money each to raid or ambush."""
    return [NATIVES_COST if name.endswith("native-americans") else 0 for name in CARD_NAMES]


RAID_COST: Final = raid_costs()
