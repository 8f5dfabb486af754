"""Reading data/*.json: every value is checked for its type, so that a broken file is found at once."""

from __future__ import annotations

import json
from importlib.resources import files


class FactFault(Exception):
    """A data file that does not say what it should."""


def read(name: str) -> dict[str, object]:
    source = files("arpents.games.muskets_tomahawks").joinpath("data").joinpath(name + ".json")
    return parse(source.read_text(encoding="utf-8"))


def parse(source: str) -> dict[str, object]:
    loaded: object = json.loads(source)
    if not isinstance(loaded, dict):
        raise FactFault("not an object")
    return {str(key): value for key, value in loaded.items()}


def as_record(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise FactFault(f"not an object: {value}")
    return {str(key): item for key, item in value.items()}


def as_list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise FactFault(f"not a list: {value}")
    return list(value)


def as_int(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FactFault(f"not a whole number: {value}")
    return value


def record(facts: dict[str, object], name: str) -> dict[str, object]:
    return as_record(facts.get(name, {}))


def records(facts: dict[str, object], name: str) -> list[dict[str, object]]:
    return [as_record(item) for item in as_list(facts.get(name, []))]


def text(facts: dict[str, object], name: str, default: str = "") -> str:
    value = facts.get(name, default)
    if not isinstance(value, str):
        raise FactFault(f"{name} is not text: {value}")
    return value


def texts(facts: dict[str, object], name: str) -> list[str]:
    return [str(item) for item in as_list(facts.get(name, []))]


def whole(facts: dict[str, object], name: str, default: int = 0) -> int:
    return as_int(facts.get(name, default))


def wholes(facts: dict[str, object], name: str) -> list[int]:
    return [as_int(item) for item in as_list(facts.get(name, []))]


def points(facts: dict[str, object], name: str) -> list[list[int]]:
    return [[as_int(number) for number in as_list(item)] for item in as_list(facts.get(name, []))]
