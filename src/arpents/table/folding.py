"""How the events of a game fold into the lines of its log: what a room writes in `chronicle.toml`.

Kinds of event are named without their `event-`. What a room does not name is a line of its own; without the file every
event is one.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.games import ROOMS, find, list_of, room_of

PARTS: Final = {"things", "heads", "places", "turns", "score", "march", "gather", "fight", "roll", "summary", "reword"}
OF_MARCH: Final = {"event", "who", "from", "to"}
OF_GATHER: Final = {"event", "list", "same", "text", "closes", "path"}
OF_FIGHT: Final = {"opens", "within", "ends", "carries", "until"}
CELLS: Final = ("who", "with", "against", "strength", "column", "modifiers", "modifier", "needs", "dice", "result")
OF_ROLL: Final = {"event", "name", *CELLS}
OF_SUMMARY: Final = {"events", "text"}


class FoldingFault(ArpentsError):
    """A `chronicle.toml` that is not written as it should be."""


class March:
    """Steps that are told one by one, and read as one way."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.event = kind(entry["event"])
        self.who: str = entry["who"]
        self.origin: str = entry.get("from", "")
        self.to: str = entry["to"]


class Gather:
    """Events of one kind in a row that differ in one argument only; another event may close them with its own text.

    The values of that argument are one list, named in the plural: `piece` becomes `pieces`. Without a text the last
    event is told for all.
    """

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.event = kind(entry["event"])
        self.list: str = entry.get("list", "")
        self.same: list[str] = entry.get("same", [])
        self.text: str = entry.get("text", "")
        self.path: list[str] = entry.get("path", [])  # whence and where to
        self.closes: dict[str, str] = {kind(name): text for name, text in entry.get("closes", {}).items()}


class Fight:
    """From an event that opens it as long as nothing happens but what belongs to it; what ends it tells how it went.

    `"moved 7.9 8"` belongs to it by rules of those beginnings only. One that `carries` an argument goes on with the
    table of the last one of the same place, unless something in `until` has happened there.
    """

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.opens = kinds(entry["opens"])
        self.ends = kinds(entry.get("ends", []))
        self.carries: str = entry.get("carries", "")
        self.until = kinds(entry.get("until", []))
        self.within: dict[str, tuple[str, ...]] = {}  # by kind: how its rule may begin
        for one in [*entry["opens"], *entry["within"], *entry.get("ends", [])]:
            name, *rules = one.split()
            self.within[kind(name)] = tuple(rules) or ("",)

    def holds(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] in self.within and str(event["rule"]).startswith(self.within[event["kind"]])


class Roll:
    """A row of the table of a fight: by which arguments of the event its parts are told."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.event = kind(entry["event"])
        self.parts: dict[str, Any] = {name: entry[name] for name in CELLS if name in entry and name != "result"}
        self.result: str = entry["result"]
        self.name: str = entry.get("name", "log-name")  # the text of who is told


class Summing:
    """A sentence of the summary: of which events, in which text."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.events = kinds(entry["events"])
        self.text: str = entry["text"]


class Folding:
    def __init__(self, slug: str, entry: Mapping[str, Any]) -> None:
        self.slug = slug
        self.seats: tuple[str, ...] = find(slug).seats if slug in ROOMS else ()
        self.places: tuple[str, ...] = tuple(f"{prefix}-" for prefix in entry.get("places", []))
        self.reworded = {kind(name): text for name, text in entry.get("reword", {}).items()}
        self.turns = kinds(entry.get("turns", []))
        self.scores: dict[str, dict[str, str]] = {kind(name): of for name, of in entry.get("score", {}).items()}
        self.marches = {march.event: march for march in map(March, entry.get("march", []))}
        self.gathers = {gather.event: gather for gather in map(Gather, entry.get("gather", []))}
        self.fights = [Fight(one) for one in entry.get("fight", [])]
        self.carrying = [fight for fight in self.fights if fight.carries]
        self.rolls: dict[str, list[Roll]] = {}
        for roll in map(Roll, entry.get("roll", [])):
            self.rolls.setdefault(roll.event, []).append(roll)
        self.summings = [Summing(one) for one in entry.get("summary", [])]
        self.sides: dict[str, str] = {}  # by text id of a thing: the seat it belongs to
        self.heads: set[str] = set()  # those who lead others
        for prefix, files in entry.get("things", {}).items():
            for file in files:
                for id, side in things_in(slug, file):
                    if side in self.seats:
                        self.sides[f"{prefix}-{id}"] = side
                    if file in entry.get("heads", []):
                        self.heads.add(f"{prefix}-{id}")

    def fight_of(self, event: str) -> Fight | None:
        return next((fight for fight in self.fights if event in fight.opens), None)

    def texts(self) -> list[str]:
        """The texts it wants of the room besides those of the events."""
        found = [gather.text for gather in self.gathers.values() if gather.text]
        found += [text for gather in self.gathers.values() for text in gather.closes.values()]
        found += [text for rolls in self.rolls.values() for roll in rolls for text in (roll.result, roll.name)]
        found += self.reworded.values()
        return found + [summing.text for summing in self.summings]

    def named(self) -> set[str]:
        """Every kind of event it names."""
        found = (
            self.turns | set(self.reworded) | set(self.scores) | set(self.marches) | set(self.gathers) | set(self.rolls)
        )
        for gather in self.gathers.values():
            found |= set(gather.closes)
        for fight in self.fights:
            found |= set(fight.within) | fight.until
        for summing in self.summings:
            found |= summing.events
        return found


def kind(name: str) -> str:
    return f"event-{name}"


def kinds(names: list[str]) -> set[str]:
    return {kind(name) for name in names}


def things_in(slug: str, file: str) -> Iterator[tuple[str, str]]:
    """The things of a file of facts, each with its side."""
    facts = json.loads((room_of(slug) / "data" / f"{file}.json").read_text(encoding="utf-8"))
    for entry in facts if isinstance(facts, list) else facts[file]:
        yield entry["id"], entry["side"]


def check(slug: str, entry: Mapping[str, Any]) -> None:
    """Raise what is wrong with the names in a file."""
    parts = {"march": OF_MARCH, "gather": OF_GATHER, "fight": OF_FIGHT, "roll": OF_ROLL, "summary": OF_SUMMARY}
    wrong = set(entry) - PARTS
    for part, known in parts.items():
        for one in entry.get(part, []):
            wrong |= set(one) - known
    told = {telling.id for telling in find(slug).tellings.values()}
    if not wrong:
        wrong = Folding(slug, entry).named() - told
    for name in sorted(wrong):
        raise FoldingFault("folding-fault", name=name, game=slug)


@functools.cache
def folding_of(slug: str) -> Folding:
    entry = list_of(slug, "chronicle.toml") if slug in ROOMS else {}
    if entry:
        check(slug, entry)
    return Folding(slug, entry)
