"""Where a rule or a ruling is found: the lines that cite its number, and the rulings about a rule, by search."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from arpents.engine.identity import ADVICE
from arpents.games import list_of, room_of
from arpents.table.book import chapter_of

NUMBER: Final = r"[A-Z]?\d+(?:\.\d+)*"
SPAN: Final = re.compile(rf"(?<![\w.])({NUMBER})(?:-| to )({NUMBER})(?!\w|\.\d)")  # 12.5-12.15, A8.2 to A8.4
STEPS: Final = re.compile(rf"(?<![\w.])({NUMBER})([a-z])-([a-z])(?!\w)")  # 13.1a-d
CITED: Final = rf"{NUMBER}[a-z]?(?:(?:-| to ){NUMBER}|-[a-z])?"
HEADING: Final = re.compile(rf'"""((?:{CITED}(?:, | and |\. | ))+)')  # what the first line of a module begins with


class Ruling:
    """What we do where the rulebook leaves a doubt."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.rule = str(entry["rule"])
        self.texts = {"fr": str(entry["fr"]), "en": str(entry["en"])}


def cites(number: str) -> re.Pattern[str]:
    """The number as it stands in code and texts: not as a part of another one."""
    return re.compile(rf"(?<![\w.]){re.escape(number)}(?!\w|\.\d)")


def spans(line: str, number: str) -> bool:
    """Whether the number lies between two that stand there."""
    for found in STEPS.finditer(line):
        if f"{found[1]}{found[2]}" <= number <= f"{found[1]}{found[3]}":
            return True
    return any(between(found[1], number, found[2]) for found in SPAN.finditer(line))


def between(low: str, number: str, high: str) -> bool:
    """Those without a letter differ in their last part only: dice of 1 to 3 are no rules, nor is a place 12.5-24."""
    if not re.fullmatch(NUMBER, number) or not letter(low) == letter(number) == letter(high):
        return False
    first, wanted, last = parts(low), parts(number), parts(high)
    if not letter(number) and (len(first) == 1 or first[:-1] != last[:-1]):
        return False
    deep = len(wanted) in (len(first), len(last))
    return deep and first <= wanted[: len(first)] and wanted[: len(last)] <= last


def letter(number: str) -> str:
    return number[0] if number[0].isalpha() else ""


def parts(number: str) -> list[int]:
    return [int(part) for part in number.removeprefix(letter(number)).split(".")]


def modules_on(slug: str, chapter: str) -> list[tuple[str, int, str]]:
    """The modules of a chapter, with their first lines: those that begin with its number, or with one of its rules."""
    firsts = [(name, text.partition("\n")[0]) for name, text in sources(room_of(slug), "")]
    return [(name, 1, first) for name, first in firsts if heads(first, chapter)]


def heads(first: str, chapter: str) -> bool:
    heading = HEADING.match(first)
    for cited in re.findall(CITED, heading[1]) if heading else []:
        low, _, high = str(cited).replace(" to ", "-").partition("-")
        ends = [parts(chapter_of(end)) for end in (low, high if chapter_of(high) else low)]
        if letter(low) == letter(chapter) and ends[0] <= parts(chapter) <= ends[1]:
            return True
    return False


def lines_citing(slug: str, number: str) -> list[tuple[str, int, str]]:
    """File from the room on, line and text of all that cites the rule or the ruling: the rules before what is told."""
    return sorted(search(room_of(slug), number), key=lambda line: any(part in ADVICE for part in line[0].split("/")))


def tests_citing(folder: Path, number: str) -> list[tuple[str, int, str]]:
    """The same of the tests in a folder: nothing where there is none."""
    return search(folder, number) if folder.is_dir() else []


def search(folder: Traversable, number: str) -> list[tuple[str, int, str]]:
    wanted = cites(number)
    found: list[tuple[str, int, str]] = []
    for name, text in sources(folder, ""):
        for place, line in enumerate(text.splitlines(), 1):
            if wanted.search(line) or spans(line, number):
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
    return [Ruling(entry) for entry in list_of(slug, "rulings.toml").get("ruling", [])]


def rulings_on(slug: str, number: str) -> list[Ruling]:
    """The rulings that are about the rule, or speak of it."""
    wanted = cites(number)
    return [one for one in rulings_of(slug) if one.rule == number or wanted.search(one.texts["en"])]


def ruling(slug: str, number: str) -> Ruling | None:
    """The ruling of this number, such as `FA-15`."""
    return next((one for one in rulings_of(slug) if one.id == number), None)
