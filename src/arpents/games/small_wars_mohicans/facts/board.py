"""S1-S3, S48 The map and the counters: facts read once from data/, then plain lists by place and by unit.

Off-map boxes come first, so that a replaced map changes no number of theirs.
"""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.facts.board_faults import limit_faults, map_faults
from arpents.games.small_wars_mohicans.facts.reading import (
    BASINS,
    BOXES,
    KINDS,
    LINES,
    OWNERS,
    PLACE_TYPES,
    TERRAINS,
    MapFault,
    mapping,
    read,
    rows,
    whole,
    words,
)

FRENCH: Final = 0
BRITISH: Final = 1
NATIVES: Final = 2  # owner of the green places
SIX_NATIONS: Final = 3  # owner of the Iroquois villages

RESERVE: Final = 0  # S4.16
OVERSEAS: Final = 1  # European regulars still to come
OUT: Final = 2  # out of the game
TRACK: Final = 3  # S6.8 British reinforcements waiting for spring
ABOARD: Final = 4  # on the sea lift
COUNCIL: Final = 5  # an Iroquois nation that is not at war
FIRST_PLACE: Final = 6

FIRST_FRENCH: Final = 58
FIRST_NATIVE: Final = 110
FIRST_IROQUOIS: Final = 134
UNITS: Final = 140
TRIBES: Final = 0xFFFFFF  # S2.4 in a mask of warriors: the 24 tribes (SW-11)
NATIONS: Final = 0x3F << 24  # and the six nations

EUROPEAN: Final = 0
COLONIAL: Final = 1
MARINE: Final = 2
GARRISON: Final = 3
MILITIA: Final = 4
COUREUR: Final = 5
RANGER: Final = 6
TRIBE: Final = 7
NATION: Final = 8

TYPE_REGULAR: Final = 0  # S3.1
TYPE_MILITIA: Final = 1  # S3.2
TYPE_IRREGULAR: Final = 2  # S3.3

CITY: Final = 0
TOWN: Final = 1
VILLAGE: Final = 2
FORT_SITE: Final = 3
PORTAGE: Final = 4

CLEAR: Final = 0
WOODS: Final = 1

ROAD: Final = 1
TRAIL: Final = 2
RIVER: Final = 3
LAKE: Final = 4
COAST: Final = 5


PLACE_ROWS: Final = rows(read("places.json"), "places")  # SW-15
LINK_ROWS: Final = rows(read("links.json"), "links")  # S48.1 (SW-95)
UNIT_ROWS: Final = rows(read("units.json"), "units")  # S2.2 the French among them
NAVAL_ROWS: Final = rows(read("units.json"), "naval")
SETUP: Final = read("setup.json")
FAULTS: Final = map_faults(PLACE_ROWS, LINK_ROWS, UNIT_ROWS, SETUP) + limit_faults(read("places.json"))
if FAULTS:
    raise MapFault(FAULTS)

PLACE_NAMES: Final[list[str]] = BOXES + [str(row["id"]) for row in PLACE_ROWS]
PLACES: Final[int] = len(PLACE_NAMES)
PLACE: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACE_NAMES)}
UNIT_NAMES: Final[list[str]] = [str(row["id"]) for row in UNIT_ROWS]
UNIT: Final[dict[str, int]] = {name: number for number, name in enumerate(UNIT_NAMES)}


def by_place(field: str, values: list[str], absent: int) -> list[int]:
    return [absent] * FIRST_PLACE + [values.index(str(row[field])) if field in row else absent for row in PLACE_ROWS]


def marked(field: str) -> list[int]:
    """1 for the places whose row says true."""
    return [0] * FIRST_PLACE + [1 if row.get(field) is True else 0 for row in PLACE_ROWS]


FIRST_OWNER: Final[list[int]] = by_place("owner", OWNERS, -1)
TERRITORY: Final[list[int]] = by_place("territory", OWNERS, -1)
PLACE_TYPE: Final[list[int]] = by_place("type", PLACE_TYPES, -1)
OUTLINE: Final[list[int]] = by_place("terrain", TERRAINS, -1)  # S23.1
PERMANENT: Final[list[int]] = marked("permanent")  # S1.2, S4.1, S4.8
PORT: Final[list[int]] = marked("port")
GOAL_OF: Final[list[int]] = by_place("goal_of", OWNERS, -1)  # whose victory wants it
BASE_OF: Final[list[int]] = by_place("base_of", OWNERS, -1)  # S1.6
BASIN: Final[list[int]] = by_place("basin", BASINS, -1)  # S33.5 the side whose base region it is
NATION_NAMES: Final[list[str]] = [name.removesuffix("-nation") for name in UNIT_NAMES[FIRST_IROQUOIS:]]
NATION_OF: Final[list[int]] = by_place("nation", NATION_NAMES, -1)
LIMITS: Final = mapping(read("places.json")["stacking"])  # S11.1, S11.2, S11.3 by type of place (SW-7)
STACKING: Final[list[int]] = [0] * FIRST_PLACE + [whole(LIMITS[str(row["type"])]) for row in PLACE_ROWS]  # S11
WARRIOR_LIMIT: Final[int] = whole(read("places.json")["warriors"])  # S11.4
PORTS: Final[list[int]] = [place for place in range(PLACES) if PORT[place]]
VILLAGES_OF_NATIONS: Final[list[int]] = [place for place in range(PLACES) if NATION_OF[place] >= 0]

KIND: Final[list[int]] = [KINDS.index(str(row["kind"])) for row in UNIT_ROWS]
POINTS: Final[list[int]] = [whole(row["points"]) for row in UNIT_ROWS]  # S2.5, S2.7
HOME: Final[list[int]] = [PLACE[str(row["home"])] if "home" in row else -1 for row in UNIT_ROWS]
TYPE: Final[list[int]] = [
    TYPE_MILITIA if kind == MILITIA else TYPE_REGULAR if kind <= GARRISON else TYPE_IRREGULAR for kind in KIND
]
LIGHT: Final[list[int]] = [  # S3.4 irregular for movement and ambushes
    1 if TYPE[unit] == TYPE_IRREGULAR or KIND[unit] == MARINE else 0 for unit in range(UNITS)
]

FIRST_OF: Final[list[int]] = [FIRST_FRENCH, 0]  # by side: its first troop
END_OF: Final[list[int]] = [FIRST_NATIVE, FIRST_FRENCH]  # by side: the unit after its last troop


def troops_of(sort: list[int]) -> list[int]:
    """By side: the mask of its troops of these kinds, one bit each as in the mask of its troops in a place."""
    return [
        sum(1 << unit - FIRST_OF[side] for unit in range(FIRST_OF[side], END_OF[side]) if KIND[unit] in sort)
        for side in (FRENCH, BRITISH)
    ]


OF_KIND: Final[list[list[int]]] = [troops_of([kind]) for kind in range(TRIBE)]  # by kind and side
TROOPS: Final[list[int]] = troops_of(list(range(TRIBE)))
REGULARS: Final[list[int]] = troops_of([EUROPEAN, COLONIAL, MARINE, GARRISON])  # S3.1
IRREGULARS: Final[list[int]] = troops_of([COUREUR, RANGER])  # S3.3
PROMOTED: Final[list[int]] = troops_of([COLONIAL, MARINE, COUREUR, RANGER])  # S37.2
COUREURS: Final[list[int]] = [unit for unit in range(UNITS) if KIND[unit] == COUREUR]

SHIP_NAMES: Final[list[str]] = [str(row["id"]) for row in NAVAL_ROWS]
SHIP_SIDE: Final[list[int]] = [OWNERS.index(str(row["side"])) for row in NAVAL_ROWS]
SHIP_FIGURE: Final[list[int]] = [whole(row["figure"]) for row in NAVAL_ROWS]
CARGOES: Final = ["squadron", "troop-convoy", "supply-convoy", "corsair"]
SHIP_CARGO: Final[list[int]] = [CARGOES.index(str(row["brings"])) for row in NAVAL_ROWS]
SQUADRON: Final = 0
TROOP_CONVOY: Final = 1
SUPPLY_CONVOY: Final = 2
CORSAIR: Final = 3
FRENCH_SHIPS: Final[list[int]] = [ship for ship in range(len(SHIP_NAMES)) if SHIP_SIDE[ship] == FRENCH]
BRITISH_SHIPS: Final[list[int]] = [ship for ship in range(len(SHIP_NAMES)) if SHIP_SIDE[ship] == BRITISH]

MONTREAL: Final[int] = PLACE["montreal"]
QUEBEC: Final[int] = PLACE["quebec"]
LOUISBOURG: Final[int] = PLACE["louisbourg"]
ALBANY: Final[int] = PLACE["albany"]


def places_named(value: object) -> list[int]:
    return [PLACE[name] for name in words(value)]


CLOSED_RIVER: Final[list[int]] = places_named(SETUP["closed_river"])  # S20.8
WATER_LANDINGS: Final[list[int]] = places_named(SETUP["water_landings"])  # S22.9


def militia_of() -> list[list[int]]:
    """By place: the militia counters that bear its name."""
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for unit in range(UNITS):
        if KIND[unit] == MILITIA:
            found[HOME[unit]].append(unit)
    return found


def tribe_of() -> list[int]:
    """By place: the tribe whose village it is, or -1 (SW-13)."""
    found = [-1] * PLACES
    for unit in range(FIRST_NATIVE, FIRST_IROQUOIS):
        found[HOME[unit]] = unit
    return found


MILITIA_OF: Final[list[list[int]]] = militia_of()
TRIBE_OF: Final[list[int]] = tribe_of()


# -- lines


def line_lists() -> list[list[int]]:
    """By place: its lines, each as line kind << 8 | other end, in the order of places."""
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for row in LINK_ROWS:
        kind = LINES.index(str(row["line"]))
        a = PLACE[str(row["a"])]
        b = PLACE[str(row["b"])]
        found[a].append(kind << 8 | b)
        found[b].append(kind << 8 | a)
    for lines in found:
        lines.sort(key=lambda line: (line & 0xFF, line >> 8))
    return found


LINES_OF: Final[list[list[int]]] = line_lists()


def lines_marked(field: str) -> list[list[int]]:
    """By place: those of its lines, as LINES_OF gives them, whose row names the other end in this field."""
    found: list[list[int]] = [[] for _ in range(PLACES)]
    for row in LINK_ROWS:
        if field in row:
            end = str(row[field])
            start = str(row["a"]) if end == row["b"] else str(row["b"])
            found[PLACE[start]].append(LINES.index(str(row["line"])) << 8 | PLACE[end])
    return found


HALT_AT: Final[list[list[int]]] = lines_marked("halt_at")  # S1.3 a stack that comes along it goes no farther (SW-56)
SEA_LIFT_TO: Final[list[list[int]]] = lines_marked("sea_lift_to")  # S20.2 no way round the sea lift
NEIGHBOURS: Final[list[list[int]]] = [sorted({line & 0xFF for line in lines}) for lines in LINES_OF]
ADJACENT: Final[list[list[int]]] = [[1 if b in NEIGHBOURS[a] else 0 for b in range(PLACES)] for a in range(PLACES)]
BY_ROAD: Final[list[list[int]]] = [sorted({line & 0xFF for line in of if line >> 8 == ROAD}) for of in LINES_OF]
OPEN_LINES: Final[list[list[int]]] = [  # S38.1 roads and water, never trails
    sorted({line & 0xFF for line in of if line >> 8 != TRAIL}) for of in LINES_OF
]
WATERSIDE: Final[list[int]] = [  # S32.4 a port, or on a waterway
    1 if PORT[place] or any(line >> 8 >= RIVER for line in LINES_OF[place]) else 0 for place in range(PLACES)
]
FAR: Final = 99


def distances() -> list[list[int]]:
    """Fewest lines of any kind between two places, whoever holds them (SW-87)."""
    table: list[list[int]] = []
    for start in range(PLACES):
        row = [FAR] * PLACES
        row[start] = 0
        edge = [start]
        while edge:
            place = edge.pop(0)
            for other in NEIGHBOURS[place]:
                if row[other] == FAR:
                    row[other] = row[place] + 1
                    edge.append(other)
        table.append(row)
    return table


DISTANCE: Final[list[list[int]]] = distances()
TO_BASIN: Final[list[list[int]]] = [  # S33.5 by side: lines to the St. Lawrence, or to a British port
    [min(DISTANCE[place][other] for other in range(PLACES) if BASIN[other] == side) for place in range(PLACES)]
    for side in (FRENCH, BRITISH)
]
GARRISON_PLACES: Final[list[int]] = [HOME[unit] for unit in range(UNITS) if KIND[unit] == GARRISON]
