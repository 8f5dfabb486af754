"""The names of what a table is made of, and of places by it: `by the mill, 3 in north and 1.5 in east`."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.facts.reading import spelt
from arpents.games.muskets_tomahawks.facts.terrain import FEATURE_IDS
from arpents.games.muskets_tomahawks.naming.forces import text
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.geometry import INCH, LATTICE, place_x, place_y
from arpents.games.muskets_tomahawks.table.shapes import Shape

GROUNDS: Final = (  # features of the printed tables: each has its own name there
    ["house", "barn", "cabin", "mill", "farm", "tavern", "storehouse"]
    + ["woods-1", "woods-2", "woods-3", "woods-4", "woods-5", "woods-6", "woods-7"]
    + ["brush-1", "brush-2", "rocks-1", "rocks-2", "marsh-1", "orchard-1", "crop-field-1", "landing"]
    + ["stream-1", "river-1", "road-1", "road-2", "bridge-1", "portage-path"]
    + ["fence-1", "low-wall-1", "palisade-1", "palisade-2"]
)
SECTORS: Final = {2: ["sw", "se", "nw", "ne"], 3: ["sw", "s", "se", "nw", "n", "ne"]}  # by the number of columns
MOST_REMEMBERED: Final = 40_000
MOST_TABLES: Final = 256
KNOWN: Final[dict[str, object]] = {}


def landmarks(board: Board) -> list[Shape]:
    """What places are named by."""
    return board.buildings + board.areas


def ground_name(board: Board, shape: Shape) -> object:
    if shape.name in GROUNDS and not board.source.startswith("{"):
        return f"ground-{shape.name}"
    kind = f"ground-type-{spelt(FEATURE_IDS[shape.type])}"
    alike = [other for other in landmarks(board) if other.type == shape.type]
    if len(alike) < 2:
        return kind
    return text("ground-numbered", {"ground": kind, "number": alike.index(shape) + 1})


def building_name(state: State, building: int) -> object:
    if not 0 <= building < len(state.board.buildings):
        return text("ground-unknown", {"number": building})
    return building_names(state)[building]


BUILDINGS_KNOWN: Final[dict[str, list[object]]] = {}


def building_names(state: State) -> list[object]:
    """By building: its text, worked out once for a table."""
    found = BUILDINGS_KNOWN.get(state.board.source)
    if found is None:
        if len(BUILDINGS_KNOWN) >= MOST_TABLES:
            BUILDINGS_KNOWN.clear()
        found = [ground_name(state.board, shape) for shape in state.board.buildings]
        BUILDINGS_KNOWN[state.board.source] = found
    return found


def objective_name(state: State, objective: int) -> object:
    if state.described or not 0 <= objective < len(state.map.objective_ids):
        return text("goal-unknown", {"number": objective})
    return f"goal-{state.map.objective_ids[objective]}"


def sector_name(state: State, sector: int) -> object:
    columns = state.map.sectors[0] if state.map.sectors else 3
    names = SECTORS[columns]
    return f"sector-{names[sector]}" if 0 <= sector < len(names) else text("sector-unknown", {"number": sector})


def place_name(state: State, place: int) -> object:
    """A lattice place by the nearest landmark; the same for the same place of the same table."""
    key = f"{state.board.source} {place}"
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_REMEMBERED:
            KNOWN.clear()
        found = named_place(state.board, place_x(place), place_y(place))
        KNOWN[key] = found
    return found


def named_place(board: Board, x: int, y: int) -> object:
    best: Shape | None = None
    nearest = 0
    for shape in landmarks(board):
        away = away_from(shape, x, y)
        if best is None or away < nearest:
            best, nearest = shape, away
    if best is None:
        return text("place-plain", {"east": x / INCH, "north": y / INCH})
    where = "in" if best.holds(x, y) else "by"
    return offset(where, ground_name(board, best), x - middle(best.west, best.east), y - middle(best.south, best.north))


def away_from(shape: Shape, x: int, y: int) -> int:
    """The square of the distance to the box of a shape; inside the shape itself it is less than nothing."""
    if shape.holds(x, y):
        return -1
    across = max(shape.west - x, 0, x - shape.east)
    along = max(shape.south - y, 0, y - shape.north)
    return int(across * across + along * along)


def middle(low: int, high: int) -> int:
    """Of a shape, on the half-inch lattice."""
    return (low + high) // 2 // LATTICE * LATTICE


def offset(where: str, ground: object, east: int, north: int) -> object:
    """How far from the middle, and which way."""
    ways: list[tuple[float, str]] = []
    if north:
        ways.append((abs(north) / INCH, "way-north" if north > 0 else "way-south"))
    if east:
        ways.append((abs(east) / INCH, "way-east" if east > 0 else "way-west"))
    if not ways:
        return text("place-middle", {"ground": ground})
    told: dict[str, object] = {"ground": ground, "far": ways[0][0], "way": ways[0][1]}
    if len(ways) == 1:
        return text(f"place-{where}-one", told)
    told["far2"] = ways[1][0]
    told["way2"] = ways[1][1]
    return text(f"place-{where}-two", told)
