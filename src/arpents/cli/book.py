"""The book of a game as lines of the terminal: chapters, rules, charts, glossary, and what things are and do."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from arpents.cli.console import Console
from arpents.cli.notation import bare
from arpents.engine.errors import ArpentsError, UnknownThing
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.speech import Speech
from arpents.speech.speech import capital, cite
from arpents.table.book import Book, Chapter, Passage, Term

GAP: Final = "  "
MARK: Final = "▸"
MOST_UNNAMED: Final = 40  # numbers that are tried of things without a name
MOST_NAMED: Final = 12  # things among which somebody is asked to choose

Marks = list[dict[str, Any]]  # as `MatchState.chart_marks` gives them


class BookReader:
    def __init__(self, book: Book, speech: Speech, console: Console) -> None:
        self.book = book
        self.speech = speech
        self.lang = speech.lang
        self.console = console

    # -- rules

    def open(self, wanted: str) -> None:
        """Everything, a chapter, a rule or a ruling by its number, or whatever speaks of these words."""
        number = self.book.printed(wanted)
        if not wanted:
            self.contents()
        elif chapter := self.book.chapter(number):
            self.chapter(chapter)
        elif rule := self.book.rules.get(number):
            self.rule(rule)
        elif ruling := next((one for one in self.book.rulings if one.number == number), None):
            self.passage(ruling)
        elif wanted[-1:].isdigit():
            raise ArpentsError("unknown-rule", number=wanted)
        else:
            self.find(wanted)

    def contents(self) -> None:
        self.console.say(capital(self.speech.text("book-title")), "strong")
        for chapter in self.book.chapters:
            self.console.say(chapter.titles[self.lang], indent=f"{chapter.number:>4}  ")

    def title_of(self, chapter: Chapter) -> str:
        told: dict[str, object] = {"number": chapter.number, "title": chapter.titles[self.lang]}
        return self.speech.text("book-chapter", told)

    def chapter(self, chapter: Chapter) -> None:
        self.console.say(self.title_of(chapter), "strong")
        for rule in chapter.rules:
            self.rule(rule)

    def rule(self, rule: Passage) -> None:
        self.passage(rule)
        for ruling in self.book.about(rule.number):
            self.passage(ruling, "  ")

    def passage(self, passage: Passage, indent: str = "") -> None:
        self.console.say(passage.texts[self.lang], indent=f"{indent}{passage.number:<6}  ")

    def find(self, words: str) -> None:
        wanted = bare(words)
        terms = [
            term for term in self.book.terms if wanted in bare(f"{term.titles[self.lang]} {term.texts[self.lang]}")
        ]
        passages = [*self.book.rules.values(), *self.book.rulings]
        found = [passage for passage in passages if wanted in bare(passage.texts[self.lang])]
        chapters = [chapter for chapter in self.book.chapters if wanted in bare(chapter.titles[self.lang])]
        if not (terms or found or chapters):
            raise ArpentsError("book-nothing", words=words)
        for chapter in chapters:
            self.console.say(self.title_of(chapter), "strong")
        for term in terms:
            self.term(term)
        for passage in found:
            self.passage(passage)

    # -- glossary

    def glossary(self) -> None:
        self.console.say(capital(self.speech.text("book-glossary")), "strong")
        for term in sorted(self.book.terms, key=lambda term: bare(term.titles[self.lang])):
            self.term(term)

    def term(self, term: Term) -> None:
        told = {"label": capital(term.titles[self.lang]), "value": term.texts[self.lang]}
        self.console.say(cite(self.speech.text("inspect-line", told), term.rule))

    # -- charts

    def list_charts(self) -> None:
        self.console.say(capital(self.speech.text("book-charts")), "strong")
        for number, chart in enumerate(self.book.charts, 1):
            self.console.say(cite(self.speech.text(chart.id), chart.rule), indent=f"{number:>4}  ")

    def charts(self, wanted: str, marks: Marks) -> None:
        """All titles; or the chart of that number, or those whose title holds the words."""
        if not wanted:
            self.list_charts()
            return
        charts = self.book.charts
        found = [chart for chart in charts if bare(wanted) in bare(self.speech.text(chart.id))]
        if wanted.isdigit():
            found = charts[int(wanted) - 1 : int(wanted)] if wanted != "0" and len(wanted) < 4 else []
        if not found:
            raise ArpentsError("book-nothing", words=wanted)
        for chart in found:
            self.chart(chart.dump(), [mark for mark in marks if mark["chart"] == chart.id])

    def chart(self, chart: Mapping[str, Any], marks: Marks) -> None:
        say = self.console.say
        say(cite(capital(self.speech.text(chart["chart"])), chart["rule"]), "strong")
        columns = {mark["column"] for mark in marks if "column" in mark}
        rows = {mark["row"] for mark in marks if "row" in mark}
        table = [[capital(self.speech.text(chart["corner"])), *self.marked(chart["columns"], columns)]]
        for number, row in enumerate(chart["rows"]):
            head = capital(self.speech.value(row["head"]))
            cells = [self.speech.value(cell) for cell in row["cells"]]
            table.append([f"{MARK}{head}" if number in rows else head, *cells])
        self.console.show(laid_out(table, self.console.width) or self.row_by_row(table))
        for mark in marks:
            say(f"{MARK} {self.where(chart, mark)}")
        for note in chart["notes"]:
            say(self.speech.told(note), "faint")

    def row_by_row(self, table: list[list[str]]) -> list[str]:
        found: list[str] = []
        for row in table[1:]:
            told = [{"label": head, "value": cell} for head, cell in zip(table[0][1:], row[1:], strict=True)]
            found += [row[0], *(f"{GAP}{self.speech.text('inspect-line', one)}" for one in told)]
        return found

    def marked(self, heads: Iterable[Any], marked: set[int]) -> list[str]:
        told = [capital(self.speech.value(head)) for head in heads]
        return [f"{MARK}{head}" if number in marked else head for number, head in enumerate(told)]

    def where(self, chart: Mapping[str, Any], mark: Mapping[str, Any]) -> str:
        """Whose row and column these are."""
        heads = [self.speech.value(chart["rows"][mark["row"]]["head"])] if "row" in mark else []
        heads += [self.speech.value(chart["columns"][mark["column"]])] if "column" in mark else []
        told: dict[str, object] = {"label": capital(self.speech.value(mark["text"])), "value": " · ".join(heads)}
        return self.speech.text("inspect-line", told)


def laid_out(table: list[list[str]], width: int) -> list[str]:
    """A table with its columns under each other; nothing where it is too wide for that."""
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    if sum(widths) + len(GAP) * (len(widths) - 1) > width:
        return []
    return [GAP.join(cell.ljust(widths[place]) for place, cell in enumerate(row)).rstrip() for row in table]


# -- things


def named_in(state: MatchState, seat: str, speech: Speech) -> dict[str, str]:
    """The things that have a name only in this match."""
    found: dict[str, str] = {}
    for nouns in state.game.things():
        for number in range(0 if nouns.names else MOST_UNNAMED):
            with contextlib.suppress(UnknownThing):
                title = speech.value(state.inspect(seat, nouns.name(number))["title"])
                found.setdefault(title, nouns.name(number))
    return found


def thing_named(game: Game[Any], speech: Speech, typed: str, others: dict[str, str]) -> str:
    """The text id of what somebody calls so: by its word in the notation, its name, or the beginning of its name.

    `others` are the things that have a name only in this match, by that name.
    """
    wanted = bare(typed)
    word = wanted.replace(" ", "-")
    exact: list[str] = []
    begun: list[str] = []
    for nouns in game.things():
        number = nouns.number(word)
        if number >= 0 or typed.startswith(f"{nouns.prefix}-"):
            exact.append(f"{nouns.prefix}-{word}" if nouns.prefix and number >= 0 else word)
        for name in nouns.names:
            id = f"{nouns.prefix}-{name}"
            if name and speech.has(id):
                others.setdefault(speech.text(id), id)
    for title, id in others.items():
        spelt = bare(title)
        if spelt == wanted:
            exact.append(id)
        elif any(part.startswith(wanted) for part in (spelt, *spelt.split())):
            begun.append(id)
    found = list(dict.fromkeys(exact or begun))
    if not found:
        raise UnknownThing("unknown-thing", thing=typed)
    titles = {id: title for title, id in others.items()}
    named = [titles[id] if id in titles else speech.value(id) for id in found]
    if len(set(named)) > 1:
        raise ArpentsError("look-which", things=named[:MOST_NAMED])
    return found[0]
