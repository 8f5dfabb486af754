"""The facts of the game as they lie in data/: read once, checked for shape."""

from __future__ import annotations

import json
import os

HERE = os.path.join(os.path.dirname(__file__), "data")


def entries(name: str) -> list[dict[str, object]]:
    """The records of one file."""
    with open(os.path.join(HERE, name + ".json"), encoding="utf-8") as file:
        found: object = json.load(file)
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
