"""Reading the room's data files, and refusing those that do not say what they should."""

from __future__ import annotations

import json
from importlib.resources import files

from arpents.engine.chance import whole
from arpents.engine.game import listed, mapped

__all__ = ["flag", "listed", "mapped", "number", "read", "text", "texts_in"]


def read(name: str) -> dict[str, object]:
    content: object = json.loads(
        files("arpents.games.few_acres_of_snow").joinpath("data", f"{name}.json").read_text("utf-8")
    )
    return mapped(content)


def text(entry: dict[str, object], name: str) -> str:
    value = entry[name]
    if not isinstance(value, str):
        raise TypeError(f"{name}: {value!r} is not a text")
    return value


def number(entry: dict[str, object], name: str) -> int:
    return whole(entry.get(name, 0))


def flag(entry: dict[str, object], name: str) -> bool:
    value = entry.get(name, False)
    if not isinstance(value, bool):
        raise TypeError(f"{name}: {value!r} is neither true nor false")
    return value


def texts_in(entry: dict[str, object], name: str) -> list[str]:
    found: list[str] = []
    for value in listed(entry.get(name, [])):
        if not isinstance(value, str):
            raise TypeError(f"{name}: {value!r} is not a text")
        found.append(value)
    return found
