"""Reading the facts of a room, data/*.json: a value of the wrong type is found at once."""

from __future__ import annotations

import json
from importlib.resources import files


class FactFault(Exception):
    """A data file that does not say what it should."""


def load(package: str, name: str) -> object:
    """What data/name.json of a room says."""
    found: object = json.loads(files(package).joinpath("data", f"{name}.json").read_text("utf-8"))
    return found


def table(package: str, name: str) -> list[dict[str, object]]:
    """The records of data/name.json: a list of them, or an object that holds one under the same name."""
    found = load(package, name)
    return as_records(found[name] if isinstance(found, dict) else found)


# -- values


def as_record(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise FactFault(f"not an object: {value}")
    return {str(name): item for name, item in value.items()}


def as_list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise FactFault(f"not a list: {value}")
    return list(value)


def as_records(value: object) -> list[dict[str, object]]:
    return [as_record(item) for item in as_list(value)]


def as_text(value: object) -> str:
    if not isinstance(value, str):
        raise FactFault(f"not a text: {value}")
    return value


def as_texts(value: object) -> list[str]:
    return [as_text(item) for item in as_list(value)]


def as_whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FactFault(f"not a whole number: {value}")
    return value


# -- fields of a record: what it leaves out is empty, nothing or false


def record(entry: dict[str, object], name: str) -> dict[str, object]:
    return as_record(entry.get(name, {}))


def records(entry: dict[str, object], name: str) -> list[dict[str, object]]:
    return as_records(entry.get(name, []))


def text(entry: dict[str, object], name: str, usual: str = "") -> str:
    return as_text(entry.get(name, usual))


def texts(entry: dict[str, object], name: str) -> list[str]:
    return as_texts(entry.get(name, []))


def whole(entry: dict[str, object], name: str, usual: int = 0) -> int:
    return as_whole(entry.get(name, usual))


def wholes(entry: dict[str, object], name: str) -> list[int]:
    return [as_whole(item) for item in as_list(entry.get(name, []))]


def real(entry: dict[str, object], name: str) -> float:
    value = entry.get(name, 0.0)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise FactFault(f"{name} is not a number: {value}")
    return float(value)


def flag(entry: dict[str, object], name: str) -> bool:
    value = entry.get(name, False)
    if not isinstance(value, bool):
        raise FactFault(f"{name} is neither true nor false: {value}")
    return value
