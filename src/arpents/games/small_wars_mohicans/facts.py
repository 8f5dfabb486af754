"""Reading the facts in data/: names, and the fault of a map that cannot be played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data"

OWNERS: Final = ["french", "british", "native", "iroquois"]
PLACE_TYPES: Final = ["city", "town", "village", "fort", "portage"]
LINES: Final = ["", "road", "trail", "river", "lake", "coast"]
KINDS: Final = ["regular", "colonial", "marine", "garrison", "militia", "coureur", "ranger", "native", "iroquois"]


class MapFault(ValueError):
    """A map, or a set of counters, that the rules cannot be played on: every fault in it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def read(name: str, directory: Path = DATA) -> dict[str, object]:
    found = json.loads((directory / name).read_text(encoding="utf-8"))
    if not isinstance(found, dict):
        raise MapFault([f"{name}: not an object"])
    return found


def rows(table: dict[str, object], name: str) -> list[dict[str, object]]:
    found = table.get(name)
    if not isinstance(found, list):
        raise MapFault([f"{name}: not a list"])
    return [row for row in found if isinstance(row, dict)]


def words(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def mapping(value: object) -> dict[str, object]:
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}


def whole(value: object) -> int:
    if not isinstance(value, int):
        raise MapFault([f"not a whole number: {value}"])
    return value
