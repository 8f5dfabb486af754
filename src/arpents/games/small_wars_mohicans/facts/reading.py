"""Reading the facts in data/: names, and the fault of a map that cannot be played on."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from arpents.engine.errors import Fault, PositionFault

DATA: Final = files("arpents.games.small_wars_mohicans") / "data"

OWNERS: Final = ["french", "british", "native", "iroquois"]
PLACE_TYPES: Final = ["city", "town", "village", "fort", "portage"]
TERRAINS: Final = ["clear", "woods"]
BASINS: Final = ["st-lawrence", "coast"]  # by side
BOXES: Final = ["reserve", "overseas", "out", "track", "aboard", "council"]
LINES: Final = ["", "road", "trail", "river", "lake", "coast"]
KINDS: Final = ["regular", "colonial", "marine", "garrison", "militia", "coureur", "ranger", "native", "iroquois"]


class MapFault(PositionFault):
    """A map, or a set of counters, that the rules cannot be played on: every fault in it."""


def read(name: str, directory: Traversable = DATA) -> dict[str, object]:
    try:
        found = json.loads((directory / name).read_text(encoding="utf-8"))
    except ValueError as error:
        raise MapFault([Fault(name, "map-not-json", "", {"why": str(error)})]) from error
    if not isinstance(found, dict):
        raise MapFault([Fault(name, "map-not-an-object")])
    return found


def rows(table: dict[str, object], name: str) -> list[dict[str, object]]:
    found = table.get(name)
    if not isinstance(found, list):
        raise MapFault([Fault(name, "map-not-a-list")])
    known = [row for row in found if isinstance(row, dict)]
    if len(known) < len(found):
        wrong = [f"{name} {number + 1}" for number, row in enumerate(found) if not isinstance(row, dict)]
        raise MapFault([Fault(where, "map-not-an-object") for where in wrong])
    return known


def words(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def mapping(value: object) -> dict[str, object]:
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}


def whole(value: object) -> int:
    if not isinstance(value, int):
        where = str(value)
        raise MapFault([Fault(where, "map-not-whole")])
    return value
