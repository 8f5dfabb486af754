"""The facts of the game as they lie in data/: read once, checked for shape."""

from __future__ import annotations

import json
from importlib.resources import files


def entries(name: str) -> list[dict[str, object]]:
    """The records of one file."""
    file = files("arpents.games.wilderness_war").joinpath("data", name + ".json")
    found: object = json.loads(file.read_text("utf-8"))
    return records(found)


def records(value: object) -> list[dict[str, object]]:
    if not isinstance(value, list):
        raise ValueError("a list is wanted")
    return [record(item) for item in value]


def record(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ValueError("an object is wanted")
    return {str(key): item for key, item in value.items()}


def text(entry: dict[str, object], key: str) -> str:
    """A text, empty when the record has none of that name."""
    return str(entry.get(key, ""))


def texts(value: object) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise ValueError("a list is wanted")
    return [str(item) for item in value]


def number(entry: dict[str, object], key: str) -> int:
    value = entry[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{key}: a whole number is wanted")
    return value


def real(entry: dict[str, object], key: str) -> float:
    value = entry.get(key, 0.0)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError(f"{key}: a number is wanted")
    return float(value)


def yes(entry: dict[str, object], key: str) -> int:
    return 1 if entry.get(key) is True else 0
