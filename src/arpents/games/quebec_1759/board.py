"""1. The map and the blocks: what never changes."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import as_record, load, records, table
from arpents.engine.masks import mask_of

ROOM: Final = "arpents.games.quebec_1759"

FRENCH: Final = 0
BRITISH: Final = 1
SEATS: Final = ("french", "british")

# 1.1 ten land zones, numbered as in data/zones.json; 1.2 two river regions; then where blocks are that are not in play
MONTMORENCY: Final = 0
BEAUPORT: Final = 1
ST_CHARLES: Final = 2
ABRAHAM: Final = 3
STE_FOY: Final = 4
CAP_ROUGE: Final = 5
SILLERY: Final = 6
ETCHEMIN: Final = 7
ORLEANS: Final = 9
ZONES: Final = 10
BASON: Final = 10
ST_LAURENT: Final = 11
OUT: Final = 12  # eliminated
POOL: Final = 13  # not yet placed
PLACES: Final = 14
NOWHERE: Final = -1

BLOCKS: Final = 50
INDIANS: Final = 19  # the one Indian block
FIRST_SHIP: Final = 38
SHIPS: Final = 4
CAMPAIGN_MOVES: Final = 16  # 4.1
UPSTREAM_LIMIT: Final = 2  # 8.1
FRENCH_BOATS: Final = 4  # 7.4
LEAST_BRITISH: Final = 20  # 5.1, 5.2
LEAST_FRENCH: Final = 10  # 22.5


def names_of(entries: list[dict[str, object]], field: str = "id") -> list[str]:
    return [str(entry[field]) for entry in entries]


def blocks_where(field: str, *values: str) -> int:
    return mask_of([block for block in range(BLOCKS) if BLOCK_FACTS[block][field] in values])


ZONE_FACTS: Final = table(ROOM, "zones")
REGION_FACTS: Final = records(as_record(load(ROOM, "zones")), "regions")
ROAD_FACTS: Final = table(ROOM, "roads")
BLOCK_FACTS: Final = table(ROOM, "blocks")

PLACE_NAMES: Final[list[str]] = [*names_of(ZONE_FACTS), *names_of(REGION_FACTS), "out", "pool"]
ABBREVIATIONS: Final[list[str]] = [*names_of(ZONE_FACTS, "abbr"), *names_of(REGION_FACTS, "abbr")]  # 9.3
BLOCK_NAMES: Final[list[str]] = names_of(BLOCK_FACTS)
TYPES: Final[list[str]] = names_of(BLOCK_FACTS, "type")

# 2.1 the blocks, as sets
SIDE: Final[list[int]] = [blocks_where("side", "french"), blocks_where("side", "british")]


def side_of(block: int) -> int:
    return FRENCH if SIDE[FRENCH] >> block & 1 else BRITISH


NAVAL: Final[int] = blocks_where("type", "naval")
DECOYS: Final[int] = blocks_where("type", "decoy")
LAND: Final[int] = (SIDE[FRENCH] | SIDE[BRITISH]) & ~NAVAL
REAL: Final[int] = LAND & ~DECOYS
INDIAN: Final[int] = 1 << INDIANS
QUEBEC_MILITIA: Final[int] = blocks_where("type", "militia-quebec")
MONTREAL_MILITIA: Final[int] = blocks_where("type", "militia-montreal", "militia-trois-rivieres")  # 21.0
LIGHT_TROOPS: Final[int] = blocks_where("type", "light-infantry", "ranger")  # 22.2

# Q-38 by block: the blocks of its side that look like it, itself among them
LOOKS: Final = ("decoy", "militia-quebec", "militia-montreal")  # types whose blocks carry one label
ALIKE: Final[list[int]] = [
    blocks_where("type", TYPES[block]) & SIDE[side_of(block)] if TYPES[block] in LOOKS else 1 << block
    for block in range(BLOCKS)
]

# 2.2 the largest combat value of each block
FULL_CV: Final[list[int]] = [entry["cv"] if isinstance(entry["cv"], int) else 0 for entry in BLOCK_FACTS]


def roads(only_crossing: bool) -> list[list[int]]:
    matrix = [[0] * ZONES for _ in range(ZONES)]
    for road in ROAD_FACTS:
        if only_crossing and not road["crosses_st_charles"]:
            continue
        a = PLACE_NAMES.index(str(road["a"]))
        b = PLACE_NAMES.index(str(road["b"]))
        matrix[a][b] = 1
        matrix[b][a] = 1
    return matrix


ROAD: Final[list[list[int]]] = roads(False)  # 6.1
CROSSING: Final[list[list[int]]] = roads(True)  # 19.0

# 7.1 the river region each zone borders
SHORE: Final[list[int]] = [
    PLACE_NAMES.index(str(entry["shore"])) if entry["shore"] is not None else NOWHERE for entry in ZONE_FACTS
]


def same_shore(a: int, b: int) -> bool:
    """7.2 Boats join zones that border one river region."""
    return SHORE[a] != NOWHERE and SHORE[a] == SHORE[b]
