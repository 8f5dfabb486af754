"""The rules of a game as a book: chapters, rules, rulings, charts, glossary, and an entry for every thing.

A room keeps the headings of its chapters and its glossary in `book.toml`; summaries and rulings are in `rules.toml` and
`rulings.toml`, charts and entries come from the game itself.
"""

from __future__ import annotations

import functools
import re
from typing import Any, Final

from arpents.engine.chart import Chart
from arpents.engine.errors import ArpentsError
from arpents.engine.sheet import Sheet
from arpents.games import find, list_of
from arpents.speech import LANGUAGES
from arpents.speech.speech import typeset

CHAPTER_OF: Final = re.compile(r"[A-Z]?\d+")


class BookFault(ArpentsError):
    """A book that is not written as it should be."""


class Passage:
    """A numbered rule or a ruling, in both languages."""

    def __init__(self, number: str, rule: str, entry: dict[str, Any]) -> None:
        self.number = number
        self.rule = rule  # the rule it is, or is about
        self.texts = in_both(entry, "{}")


class Chapter:
    def __init__(self, entry: dict[str, Any]) -> None:
        self.number = str(entry["number"])
        self.titles = in_both(entry, "{}")
        self.rules: list[Passage] = []


class Term:
    """A word of the glossary."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry["id"])
        self.rule = str(entry["rule"])
        self.titles = in_both(entry, "{}")
        self.texts = in_both(entry, "{}_text")


class Book:
    def __init__(self, slug: str) -> None:
        self.slug = slug
        game = find(slug)
        written = list_of(slug, "book.toml")
        self.chapters = [Chapter(entry) for entry in written.get("chapter", [])]
        self.terms = [Term(entry) for entry in written.get("term", [])]
        by_number = {chapter.number: chapter for chapter in self.chapters}
        self.rules: dict[str, Passage] = {}
        for entry in list_of(slug, "rules.toml").get("rule", []):
            rule = Passage(entry["number"], entry["number"], entry)
            if chapter_of(rule.number) not in by_number:
                raise BookFault("book-fault", game=slug, where=rule.number)
            by_number[chapter_of(rule.number)].rules.append(rule)
            self.rules[rule.number] = rule
        rulings = list_of(slug, "rulings.toml").get("ruling", [])
        self.rulings = [Passage(entry["id"], entry["rule"], entry) for entry in rulings]
        self.charts: list[Chart] = game.charts()
        self.entries: dict[str, list[Sheet]] = {}  # by sort: what is so of each thing in every match
        for nouns in game.things():
            sheets = [game.entry(f"{nouns.prefix}-{name}") for name in nouns.names if nouns.prefix and name]
            self.entries.setdefault(nouns.prefix, []).extend(sheet for sheet in sheets if not sheet.is_blank())
        self.check(by_number)

    def check(self, by_number: dict[str, Chapter]) -> None:
        wrong = [chapter.number for chapter in self.chapters if not chapter.rules]
        wrong += [term.id for term in self.terms if term.rule not in self.rules]
        if wrong or len(by_number) != len(self.chapters):
            raise BookFault("book-fault", game=self.slug, where=wrong[0] if wrong else "chapter")

    def printed(self, typed: str) -> str:
        """The number of a chapter, a rule or a ruling as it is printed, `S13.7` for `s13.7.`; else the text itself."""
        numbers = [chapter.number for chapter in self.chapters] + [ruling.number for ruling in self.rulings]
        wanted = typed.rstrip(".").casefold()
        return next((number for number in [*numbers, *self.rules] if number.casefold() == wanted), typed)

    def chapter(self, number: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.number == number), None)

    def about(self, number: str) -> list[Passage]:
        """The rulings on a rule."""
        return [ruling for ruling in self.rulings if ruling.rule == number]


def chapter_of(number: str) -> str:
    """`7` for 7.62, `S13` for S13.7."""
    found = CHAPTER_OF.match(number)
    return found.group() if found else ""


def in_both(entry: dict[str, Any], field: str) -> dict[str, str]:
    written = {language: str(entry[field.format(language)]) for language in LANGUAGES}
    return {**written, "fr": typeset(written["fr"])}


@functools.cache
def book_of(slug: str) -> Book:
    return Book(slug)
