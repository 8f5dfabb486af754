"""A2, A3. The map: 36 places, how they are joined, and what is printed beside them."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import as_record, flag, load, table, text, texts, whole

BRITISH: Final = 0
FRENCH: Final = 1
SIDES: Final = ["british", "french"]

ENTRIES: Final = table("arpents.games.few_acres_of_snow", "places")
LINKS: Final = table("arpents.games.few_acres_of_snow", "links")
BOX: Final = as_record(load("arpents.games.few_acres_of_snow", "box"))

PLACE_NAMES: Final = [text(entry, "id") for entry in ENTRIES]
PLACES: Final = 36
ALL_PLACES: Final = (1 << PLACES) - 1
PLACE_NUMBER: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def marked(field: str) -> int:
    """The places on which something is printed, as a mask."""
    mask = 0
    for place, entry in enumerate(ENTRIES):
        if flag(entry, field):
            mask |= 1 << place
    return mask


def named(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << PLACE_NUMBER[name]
    return mask


POINTS: Final = [whole(entry, "points") for entry in ENTRIES]  # A3.3 doubled by a town
DEFENCE: Final = [whole(entry, "defence") for entry in ENTRIES]  # A3.5
ASKS_SETTLERS: Final = marked("settler")  # A3.2
SHIP_PLACES: Final = marked("ship")  # A3.4 where ship cards fight
SEA_PLACES: Final = marked("sea")  # A3.4 joined to each other by sea
WITH_POINTS: Final = sum(1 << place for place in range(PLACES) if POINTS[place] > 0)  # A9.2
ONES: Final = sum(1 << place for place in range(PLACES) if POINTS[place] & 1)  # the points in binary: 1, 2 and 4
TWOS: Final = sum(1 << place for place in range(PLACES) if POINTS[place] & 2)
FOURS: Final = sum(1 << place for place in range(PLACES) if POINTS[place] & 4)
assert max(POINTS) < 8


def points_of(places: int) -> int:
    """A31.6 The points of a set of places."""
    return (places & ONES).bit_count() + ((places & TWOS).bit_count() << 1) + ((places & FOURS).bit_count() << 2)


def starting(side: int, piece: str) -> int:
    """A3.1 The places a side owns at the start, squares or circles."""
    mask = 0
    for place, entry in enumerate(ENTRIES):
        if texts(entry, "start") == [SIDES[side], piece]:
            mask |= 1 << place
    return mask


START_VILLAGES: Final = [starting(BRITISH, "village"), starting(FRENCH, "village")]
START_TOWNS: Final = [starting(BRITISH, "town"), starting(FRENCH, "town")]

HOME: Final = [PLACE_NUMBER[text(as_record(BOX["home"]), side)] for side in SIDES]  # A11.3
PRIZES: Final = [named(texts(as_record(BOX["instant_win"]), side)) for side in SIDES]  # A31.1, A31.2 by attacker
CUBES: Final = [whole(as_record(BOX["villages"]), side) for side in SIDES]  # A2.1
DISCS: Final = [whole(as_record(BOX["towns"]), side) for side in SIDES]
FORTIFICATIONS: Final = whole(BOX, "fortifications")
MONEY: Final = [whole(as_record(BOX["money"]), side) for side in SIDES]  # A6.4
HAND: Final = whole(BOX, "hand")  # A6.6
CAPTURED_POINTS: Final = whole(BOX, "captured_points")  # A31.5
CUBE_WORTH: Final = 2  # A31.7
DISC_WORTH: Final = 4


def lake_mates(place: int) -> int:
    """A11.4, A15.4 The other places on the same lake."""
    mask = 0
    lakes = texts(ENTRIES[place], "lakes")
    for other, entry in enumerate(ENTRIES):
        if other != place and any(lake in lakes for lake in texts(entry, "lakes")):
            mask |= 1 << other
    return mask


def joined_for_supply() -> list[int]:
    """A11.3, A11.4 Rivers, lakes, roads and the sea carry a line home; trails (A3.7) do not."""
    joined = [lake_mates(place) for place in range(PLACES)]
    for entry in LINKS:
        if text(entry, "by") != "trail":
            one, other = PLACE_NUMBER[text(entry, "a")], PLACE_NUMBER[text(entry, "b")]
            joined[one] |= 1 << other
            joined[other] |= 1 << one
    for place in range(PLACES):
        if SEA_PLACES >> place & 1:
            joined[place] |= SEA_PLACES & ~(1 << place)
    return joined


def joined_for_raids(estuary: bool) -> list[int]:
    """A15.4 Raids follow rivers, lakes, roads and trails (A3.7), never the sea; below Québec by option."""
    joined = [lake_mates(place) for place in range(PLACES)]
    for entry in LINKS:
        allowed = entry.get("raid", True)
        if allowed is True or (allowed == "raid-quebec-tadoussac" and estuary):
            one, other = PLACE_NUMBER[text(entry, "a")], PLACE_NUMBER[text(entry, "b")]
            joined[one] |= 1 << other
            joined[other] |= 1 << one
    return joined


SUPPLY: Final = joined_for_supply()  # by place: mask of neighbours
RAID_PATHS: Final = joined_for_raids(False) + joined_for_raids(True)  # by place, then again with the estuary


def joined_home(side: int, held: int) -> int:
    """A11.3 Home, and every place of a set that a chain of links through that set joins to it."""
    joined = 1 << HOME[side]
    fresh = joined
    while fresh:
        place = fresh & -fresh
        fresh ^= place
        found = SUPPLY[place.bit_length() - 1] & held & ~joined
        joined |= found
        fresh |= found
    return joined
