"""Where a rule or a ruling is found: the lines that cite its number, and the rulings about a rule, by search."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from arpents.games import ROOMS


class Ruling:
    """What we do where the rulebook leaves a doubt."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.rule = str(entry["rule"])
        self.texts = {"fr": str(entry["fr"]), "en": str(entry["en"])}


def room_of(slug: str) -> Traversable:
    return resources.files(ROOMS[slug].rpartition(".")[0])


def cites(number: str) -> re.Pattern[str]:
    """The number as it stands in code and texts: not as a part of another one."""
    return re.compile(rf"(?<![\w.]){re.escape(number)}(?!\w|\.\d)")


def lines_citing(slug: str, number: str) -> list[tuple[str, int, str]]:
    """File from the room on, line and text of every line of code that cites the rule or the ruling."""
    return search(room_of(slug), number)


def tests_citing(folder: Path, number: str) -> list[tuple[str, int, str]]:
    """The same of the tests in a folder: nothing where there is none."""
    return search(folder, number) if folder.is_dir() else []


def search(folder: Traversable, number: str) -> list[tuple[str, int, str]]:
    wanted = cites(number)
    found: list[tuple[str, int, str]] = []
    for name, text in sources(folder, ""):
        for place, line in enumerate(text.splitlines(), 1):
            if wanted.search(line):
                found.append((name, place, line.strip()))
    return found


def sources(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}/{entry.name}" if path else entry.name
        if entry.is_dir() and entry.name not in ("data", "text"):
            found += sources(entry, name)
        elif entry.name.endswith(".py"):
            found.append((name, entry.read_text(encoding="utf-8")))
    return found


def rulings_of(slug: str) -> list[Ruling]:
    listed = tomllib.loads((room_of(slug) / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    return [Ruling(entry) for entry in listed]


def rulings_on(slug: str, number: str) -> list[Ruling]:
    """The rulings that are about the rule, or speak of it."""
    wanted = cites(number)
    return [one for one in rulings_of(slug) if one.rule == number or wanted.search(one.texts["en"])]


def ruling(slug: str, number: str) -> Ruling | None:
    """The ruling of this number, such as `FA-15`."""
    return next((one for one in rulings_of(slug) if one.id == number), None)
