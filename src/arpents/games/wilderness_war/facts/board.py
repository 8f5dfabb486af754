"""2 The map: spaces, Departments, links and arrows, as lists of small ints indexed by space."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import flag, table, text, texts

BRITISH: Final = 0
FRENCH: Final = 1
SIDES: Final = ("british", "french")

CULTIVATED: Final = 0
WILDERNESS: Final = 1
MOUNTAIN: Final = 2
UPPER_LAKES: Final = 3  # Pays d'en Haut: no terrain at all
MILITIA_BOX: Final = 4
TERRAINS: Final = ("cultivated", "wilderness", "mountain", "upper-lakes", "militia-box")

NO_DEPARTMENT: Final = 0
NORTHERN: Final = 1
SOUTHERN: Final = 2
ST_LAWRENCE: Final = 3
DEPARTMENTS: Final = ("", "northern", "southern", "st-lawrence")

NO_LINK: Final = 0
LAND_LINK: Final = 1
RIVER: Final = 2
LAKESHORE: Final = 3
ARROW: Final = 4  # one way, out of Pays d'en Haut: land or boat
LANDING: Final = 5  # one way, from the sea: British landings only
LINK_KINDS: Final = ("", "land", "river", "lakeshore")

SPACE_FACTS: Final = table("arpents.games.wilderness_war", "spaces")
SPACE_NAMES: Final[list[str]] = [text(entry, "id") for entry in SPACE_FACTS]
PLACES_ON_MAP: Final[int] = len([entry for entry in SPACE_FACTS if text(entry, "terrain") != "militia-box"])
SPACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACE_NAMES)}

# Where pieces are that stand in no space and in no militia box.
UNUSED: Final[int] = len(SPACE_NAMES)  # counters that an event may still bring
GONE: Final[int] = UNUSED + 1  # out of the game for good
LEADER_POOL: Final[int] = UNUSED + 2  # 5.55 British leaders to be drawn
WAITING: Final[int] = UNUSED + 3  # leaders who come with an event of their own
PLACES: Final[int] = UNUSED + 4
PLACE_NAMES: Final[list[str]] = [*SPACE_NAMES, "unused", "gone", "leader-pool", "waiting"]

TERRAIN: Final[list[int]] = [TERRAINS.index(text(entry, "terrain")) for entry in SPACE_FACTS]
DEPARTMENT: Final[list[int]] = [DEPARTMENTS.index(text(entry, "department")) for entry in SPACE_FACTS]
NOT_ORIGINAL: Final = -1
ORIGINAL: Final[list[int]] = [
    SIDES.index(text(entry, "original")) if "original" in entry else NOT_ORIGINAL for entry in SPACE_FACTS
]
IS_FORTRESS: Final[list[int]] = [int(flag(entry, "fortress")) for entry in SPACE_FACTS]
IS_PORT: Final[list[int]] = [int(flag(entry, "port")) for entry in SPACE_FACTS]
NATIONS_OF: Final[list[list[str]]] = [texts(entry, "village_of") for entry in SPACE_FACTS]

FORTRESSES: Final[list[int]] = [space for space in range(PLACES_ON_MAP) if IS_FORTRESS[space]]
PORTS: Final[list[int]] = [space for space in range(PLACES_ON_MAP) if IS_PORT[space]]
HOMELAND: Final[list[list[int]]] = [  # by side: its original cultivated land
    [space for space in range(PLACES_ON_MAP) if TERRAIN[space] == CULTIVATED and ORIGINAL[space] == side]
    for side in (BRITISH, FRENCH)
]
VILLAGES: Final[list[int]] = [space for space in range(PLACES_ON_MAP) if NATIONS_OF[space]]
MILITIA_BOX_OF: Final[list[int]] = [
    -1,
    SPACE_NUMBER["northern-colonial-militias"],
    SPACE_NUMBER["southern-colonial-militias"],
    SPACE_NUMBER["st-lawrence-canadian-militias"],
]
SIDE_OF_DEPARTMENT: Final[list[int]] = [-1, BRITISH, BRITISH, FRENCH]

HALIFAX: Final[int] = SPACE_NUMBER["halifax"]
LOUISBOURG: Final[int] = SPACE_NUMBER["louisbourg"]
QUEBEC: Final[int] = SPACE_NUMBER["quebec"]
MONTREAL: Final[int] = SPACE_NUMBER["montreal"]
NIAGARA: Final[int] = SPACE_NUMBER["niagara"]
OHIO_FORKS: Final[int] = SPACE_NUMBER["ohio-forks"]
CANAJOHARIE: Final[int] = SPACE_NUMBER["canajoharie"]

LINK: Final[list[int]] = [NO_LINK] * (PLACES_ON_MAP * PLACES_ON_MAP)  # from * PLACES_ON_MAP + to
NEIGHBOURS: Final[list[list[int]]] = [
    [] for _ in range(PLACES_ON_MAP)
]  # 2.0 adjacent: by a printed link, never an arrow
EXITS: Final[list[list[int]]] = [[] for _ in range(PLACES_ON_MAP)]  # where movement may go: links and arrows
LANDINGS: Final[list[list[int]]] = [[] for _ in range(PLACES_ON_MAP)]  # 6.43 where the British may land from here


def read_links() -> None:
    for entry in table("arpents.games.wilderness_war", "links"):
        a = SPACE_NUMBER[text(entry, "a")]
        b = SPACE_NUMBER[text(entry, "b")]
        if text(entry, "kind") == "landing":
            LANDINGS[a].append(b)
        elif flag(entry, "one_way"):
            LINK[a * PLACES_ON_MAP + b] = ARROW
            EXITS[a].append(b)
        else:
            kind = LINK_KINDS.index(text(entry, "kind"))
            LINK[a * PLACES_ON_MAP + b] = kind
            LINK[b * PLACES_ON_MAP + a] = kind
            NEIGHBOURS[a].append(b)
            NEIGHBOURS[b].append(a)
            EXITS[a].append(b)
            EXITS[b].append(a)
    for space in range(PLACES_ON_MAP):
        NEIGHBOURS[space].sort()
        EXITS[space].sort()
        LANDINGS[space].sort()


read_links()

FAR: Final = 99


def distances() -> list[int]:
    """10.421 Linked spaces between two places, whatever stands there; arrows and sea do not count."""
    found = [FAR] * (PLACES_ON_MAP * PLACES_ON_MAP)
    for start in range(PLACES_ON_MAP):
        base = start * PLACES_ON_MAP
        found[base + start] = 0
        edge = [start]
        for space in edge:
            for other in NEIGHBOURS[space]:
                if found[base + other] == FAR:
                    found[base + other] = found[base + space] + 1
                    edge.append(other)
    return found


DISTANCE: Final[list[int]] = distances()


def linked(a: int, b: int) -> int:
    """How two spaces are joined, going from a to b."""
    return LINK[a * PLACES_ON_MAP + b]


def by_water(a: int, b: int) -> bool:
    return LINK[a * PLACES_ON_MAP + b] >= RIVER


def distance(a: int, b: int) -> int:
    return DISTANCE[a * PLACES_ON_MAP + b]


def in_the_wilds(space: int) -> bool:
    return TERRAIN[space] == WILDERNESS or TERRAIN[space] == MOUNTAIN
