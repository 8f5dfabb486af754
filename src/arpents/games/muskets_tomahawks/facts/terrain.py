"""9.3 Classification of terrain, boats and bases, read from data/terrain.json."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import record, records, text, whole
from arpents.games.muskets_tomahawks.facts.reading import read

# categories
OPEN: Final = 0
ROUGH: Final = 1
VERY_ROUGH: Final = 2
OBSTACLE: Final = 3
BUILDING: Final = 4
ROAD: Final = 5
WATER: Final = 6
CATEGORIES: Final = ["open", "rough_area", "very_rough_area", "obstacle", "building", "road", "water"]

# cover
NO_COVER: Final = 0
LIGHT: Final = 1
DENSE: Final = 2
SOLID: Final = 3
COVERS: Final = ["none", "light", "dense", "solid"]

TERRAIN: Final = read("terrain")
# 9.3.1 fence, 9.3.2 hedge, 9.3.3 low wall, 9.3.4 crop field, 9.3.5 brush, 9.3.6 orchard, 9.3.7 woods, 9.3.8 marsh,
# 9.3.9 rocks, 9.3.10 palisade, 9.3.11 wagon, 9.3.12 cart
FEATURE_IDS: Final[list[str]] = [text(f, "id") for f in records(TERRAIN, "features")]
CATEGORY: Final[list[int]] = [CATEGORIES.index(text(f, "category")) for f in records(TERRAIN, "features")]
HIGH: Final[list[int]] = [int(text(f, "height") == "high") for f in records(TERRAIN, "features")]
COVER: Final[list[int]] = [COVERS.index(text(f, "cover")) for f in records(TERRAIN, "features")]
CAPACITY: Final[list[int]] = [whole(f, "capacity") for f in records(TERRAIN, "features")]
FIRE_LEVELS: Final[list[int]] = [whole(f, "fire_levels") for f in records(TERRAIN, "features")]
WOODS: Final = FEATURE_IDS.index("woods")
ORCHARD: Final = FEATURE_IDS.index("orchard")
CROP_FIELD: Final = FEATURE_IDS.index("crop_field")
PALISADE: Final = FEATURE_IDS.index("palisade")
HILL: Final = FEATURE_IDS.index("hill")

# 17.3 boats
BOAT_IDS: Final[list[str]] = [text(b, "id") for b in records(TERRAIN, "boats")]
BOAT_CAPACITY: Final[list[int]] = [whole(b, "capacity") for b in records(TERRAIN, "boats")]
BOAT_MOVE: Final[list[int]] = [whole(b, "move") * 16 for b in records(TERRAIN, "boats")]
PADDLERS: Final[list[int]] = [whole(b, "paddlers") for b in records(TERRAIN, "boats")]
BOAT_COVER: Final[list[int]] = [COVERS.index(text(b, "cover")) for b in records(TERRAIN, "boats")]
BOAT_POINTS: Final[list[int]] = [whole(b, "points") for b in records(TERRAIN, "boats")]
CANOE: Final = BOAT_IDS.index("canoe")
BATEAU: Final = BOAT_IDS.index("bateau")

# 1.6 radii of the bases, in sixteenths
FOOT_RADIUS: Final = whole(record(TERRAIN, "bases"), "foot") // 2
MOUNTED_RADIUS: Final = whole(record(TERRAIN, "bases"), "mounted") // 2
MARKER_RADIUS: Final = whole(record(TERRAIN, "bases"), "hidden_marker") // 2
GUN_RADIUS: Final = whole(record(TERRAIN, "bases"), "gun") // 2
WAGON_RADIUS: Final = whole(record(TERRAIN, "bases"), "wagon") // 2
BOAT_RADIUS: Final = whole(record(TERRAIN, "bases"), "boat") // 2
