"""The log as it reads: one line a march, a fight with its table, what belongs together in one sentence.

Lines are made of the events that one audience was told, in their order, and of nothing else: so they tell no more than
those do. A line stands once an event has come that does not belong to it. Page, terminal and replay say the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from arpents.table.folding import Fight, Folding, Gather, March, Roll

Told = dict[str, Any]  # a text id with its rule and arguments
Event = Mapping[str, Any]

MOST_NAMED: Final = 3  # of those who march without a leader
MOST_IN_SUMMARY: Final = 3  # sentences
MOST_PLACES: Final = 4  # in one sentence of it
LONGEST_PAUSE: Final = 400  # lines after which a siege is a new one


class Line:
    """An event that is a line by itself."""

    __slots__ = ("first", "folding", "kinds", "last", "places", "score", "seat", "told", "turn")
    sort = "event"
    path: Sequence[str] = ()  # of a march
    pieces: Sequence[str] = ()  # who marched
    rows: Sequence[Told] = ()  # of a fight
    lines: Sequence[Line] = ()  # of a fight: what happened in it

    def __init__(self, folding: Folding, number: int, event: Event) -> None:
        self.folding = folding
        self.first = number
        self.last = number
        self.kinds: tuple[str, ...] = (event["kind"],)
        self.told: list[Told] = [told_of(event)]
        if event["kind"] in folding.reworded:
            self.told[0]["id"] = folding.reworded[event["kind"]]
        self.seat = seat_of(folding, event)
        self.places: tuple[str, ...] = ()
        self.score: dict[str, int] | None = None
        self.turn = event["kind"] in folding.turns
        self.note(event)

    def note(self, event: Event) -> None:
        """What a line is besides its sentences."""
        if event["kind"] not in self.kinds:
            self.kinds += (event["kind"],)
        for place in places_of(self.folding, event):
            if place not in self.places:
                self.places += (place,)
        for seat, argument in self.folding.scores.get(event["kind"], {}).items():
            value = event["arguments"][argument.removeprefix("-")]
            self.score = self.score or {}
            self.score[seat] = -value if argument.startswith("-") else value

    def takes(self, number: int, event: Event) -> bool:
        """Whether the event belongs to it too; then it is in it."""
        return False

    def arrival(self, event: Event) -> Event:
        """Of a march only who went where."""
        return event

    def dump(self) -> Told:
        """Plain data; what there is nothing to say of is left out, and of an event by itself its sentence too."""
        alone = self.first == self.last and self.sort in ("event", "gathered")
        found: Told = {"first": self.first, "last": self.last, "sort": "event" if alone else self.sort}
        if not alone:
            found["texts"] = self.told
        for name in ("seat", "places", "path", "pieces", "rows", "score", "turn"):
            if value := getattr(self, name):
                found[name] = list(value) if name == "places" else value
        if self.lines:
            found["lines"] = [line.dump() | {"texts": line.told} for line in self.lines]
        return found


class MarchLine(Line):
    """All steps of one force, by whomever it was joined at the first."""

    __slots__ = ("going", "march", "path", "pieces")
    sort = "march"
    path: list[str]
    pieces: list[str]

    def __init__(self, folding: Folding, number: int, event: Event, march: March) -> None:
        super().__init__(folding, number, event)
        self.march = march
        arguments = event["arguments"]
        self.path = [arguments[march.origin]] if march.origin else []
        self.path.append(arguments[march.to])
        self.pieces = listed(arguments[march.who])
        self.going = set(self.pieces)  # on the last step
        self.word(event)

    def takes(self, number: int, event: Event) -> bool:
        if event["kind"] != self.march.event or event["rule"] != self.told[0]["rule"]:
            return False
        arguments = event["arguments"]
        who = listed(arguments[self.march.who])
        to = arguments[self.march.to]
        if self.march.origin:
            origin = arguments[self.march.origin]
            together = [origin, to] == self.path[-2:] and not self.going & set(who)
            if together and len(self.path) == 2:
                self.pieces += who
            elif together and not set(who) <= set(self.pieces):
                return False
            elif not together:
                if origin != self.path[-1] or not set(who) <= self.going:
                    return False
                self.path.append(to)
                self.going = set()
        elif who != self.pieces:
            return False
        else:
            self.path.append(to)
        self.going |= set(who)
        self.last = number
        self.note(event)
        self.word(event)
        return True

    def arrival(self, event: Event) -> Event:
        return {**event, "arguments": {self.march.to: self.path[-1], self.march.who: self.pieces}}

    def word(self, event: Event) -> None:
        if not self.march.origin:  # as the last step tells it
            self.told = [told_of(event)]
            return
        path = [self.path[0], self.path[-1]] if self.path[0] != self.path[-1] else self.path
        heads = [piece for piece in self.pieces if piece in self.folding.heads]
        arguments: Told = {"path": path, "count": len(self.pieces) - len(heads)}
        if heads and len(heads) < len(self.pieces):
            id = "log-march-led"
            arguments["who"] = heads
        elif len(self.pieces) > MOST_NAMED + 1:
            id = "log-march-many"
            arguments["who"] = self.pieces[:MOST_NAMED]
            arguments["count"] = len(self.pieces) - MOST_NAMED
        else:
            id = "log-march"
            arguments["who"] = self.pieces
        self.told = [{"id": id, "rule": event["rule"], "arguments": arguments}]


class GatheredLine(Line):
    """Events of one kind that differ in one argument, told as one."""

    __slots__ = ("closed", "found", "gather", "opening", "path", "rule")
    sort = "gathered"

    def __init__(self, folding: Folding, number: int, event: Event, gather: Gather) -> None:
        super().__init__(folding, number, event)
        self.gather = gather
        self.opening = event["arguments"]
        self.rule = event["rule"]
        self.path = [self.opening[name] for name in gather.path]
        self.found = [self.opening[gather.list]] if gather.list else []
        self.closed = False

    def takes(self, number: int, event: Event) -> bool:
        gather, arguments = self.gather, event["arguments"]
        if self.closed or seat_of(self.folding, event) not in ("", self.seat):
            return False
        if event["kind"] == gather.event and (gather.list or gather.same):
            if any(arguments[name] != self.opening[name] for name in gather.same):
                return False
            if gather.list:
                self.found.append(arguments[gather.list])
                self.tell(gather.text, self.opening, self.rule)
            else:
                self.told = [told_of(event)]
        elif event["kind"] in gather.closes:
            self.closed = True
            self.tell(gather.closes[event["kind"]], {**self.opening, **arguments}, event["rule"])
        else:
            return False
        self.last = number
        self.note(event)
        return True

    def tell(self, id: str, arguments: Mapping[str, Any], rule: str) -> None:
        gathered: Told = {f"{self.gather.list}s": self.found, "number": len(self.found)} if self.gather.list else {}
        self.told = [{"id": id, "rule": rule, "arguments": {**arguments, **gathered}}]


class FightLine(Line):
    """A battle, a siege, a raid: its dice as a table, what came of it, and how it went."""

    __slots__ = ("ended", "fight", "lines", "rows")
    sort = "fight"

    def __init__(self, folding: Folding, number: int, event: Event, fight: Fight) -> None:
        super().__init__(folding, number, event)
        self.fight = fight
        self.ended = False
        self.rows: list[Told] = []
        self.lines: list[Line] = []
        self.add_rows(event)

    def takes(self, number: int, event: Event) -> bool:
        fight, kind = self.fight, event["kind"]
        if not fight.holds(event) or (kind in fight.opens and (self.ended or kind in self.kinds)):
            return False
        if kind in fight.ends:
            if not self.ended and self.told[0]["id"] in self.folding.rolls:
                self.told = []  # its dice are in the table
            self.ended = True
            self.told.append(told_of(event))
        elif kind in self.folding.rolls:
            self.add_rows(event)
        else:
            take(self.folding, self.lines, number, event, Before())
        self.last = number
        self.note(event)
        return True

    def add_rows(self, event: Event) -> None:
        self.rows += [row_of(roll, event, self.folding.seats) for roll in self.folding.rolls.get(event["kind"], [])]


class Before:
    """What lines leave behind that were put away: how many they were, the score that was told last, and the tables of
    fights that may be taken up again."""

    __slots__ = ("lines", "score", "tables")

    def __init__(self) -> None:
        self.lines = 0
        self.score: dict[str, int] | None = None
        self.tables: dict[tuple[Fight, str], tuple[int, list[Told]]] = {}  # with the line that holds it

    def take(self, line: Line) -> None:
        self.score = line.score or self.score
        for fight in line.folding.carrying:
            for place in line.places:
                if isinstance(line, FightLine) and line.fight is fight:
                    self.tables[fight, place] = self.lines, line.rows
                elif not fight.until.isdisjoint(line.kinds):
                    self.tables.pop((fight, place), None)
        self.lines += 1

    def rows(self, fight: Fight, place: str, after: int) -> list[Told]:
        """The table of a fight in this place, where no more than so many lines have come after all of these."""
        number, rows = self.tables.get((fight, place), (0, []))
        return rows if self.lines - number + after <= LONGEST_PAUSE else []


class Chronicle:
    """The lines of one audience, kept up with the events it was told. Those that nobody asks for are put away."""

    def __init__(self, folding: Folding) -> None:
        self.folding = folding
        self.lines: list[Line] = []
        self.count = 0  # events that are in them
        self.before = Before()

    def follow(self, events: Iterable[Event]) -> None:
        """Take what was told next."""
        for event in events:
            take(self.folding, self.lines, self.count, by_name(event), self.before)
            self.count += 1

    def cut(self, kept: int = 0) -> None:
        """What came after so many events was taken back; the line it belonged to begins again."""
        while self.lines and self.lines[-1].last >= kept:
            self.lines.pop()
        self.count = self.lines[-1].last + 1 if self.lines else 0
        if not self.lines:
            self.before = Before()

    def put_away(self, kept: int) -> None:
        """Drop the lines that come before the event of this number, but for the last one before it."""
        count = min(self.line_of(kept) - 1, self.length - 1) - self.before.lines
        for line in self.lines[:count] if count > 0 else ():
            self.before.take(line)
        if count > 0:
            self.lines = self.lines[count:]

    def reach(self, number: int) -> None:
        """Begin again, if the event of this number is in a line that was put away."""
        if self.before.lines and number < self.lines[0].first:
            self.cut()

    @property
    def length(self) -> int:
        return self.before.lines + len(self.lines)

    def line_of(self, number: int) -> int:
        """Which line holds the event of this number, or the number of lines where none does yet."""
        low, high = 0, len(self.lines)
        while low < high:
            middle = (low + high) // 2
            if self.lines[middle].last < number:
                low = middle + 1
            else:
                high = middle
        return self.before.lines + low

    def lines_from(self, first: int) -> list[Line]:
        return self.lines[first - self.before.lines :]

    @property
    def score(self) -> dict[str, int] | None:
        """The one that was told last."""
        return next((line.score for line in reversed(self.lines) if line.score), self.before.score)

    def summary(self, told: Callable[[int], Event], since: int) -> list[Told]:
        """What has happened from the line `since` on, in two or three sentences, the weightiest first."""
        found: list[Told] = []
        for summing in self.folding.summings:
            by_seat: dict[str, list[Event]] = {}
            counts: dict[str, int] = {}
            for line in self.lines_from(since):
                held = [by_name(told(number)) for number in range(line.first, line.last + 1)]
                held = [event for event in held if event["kind"] in summing.events]
                if line.sort == "fight":  # a retreat is no march: the fight tells of it
                    held = [event for event in held if event["kind"] not in self.folding.marches]
                if held:
                    seat = seat_of(self.folding, held[0]) or line.seat
                    by_seat.setdefault(seat, []).extend([line.arrival(held[-1])] if line.sort == "march" else held)
                    counts[seat] = counts.get(seat, 0) + (1 if line.sort == "march" else len(held))
            for seat, matching in by_seat.items():
                arguments = summed(matching)
                if isinstance(arguments.get("count"), int):
                    arguments["number"] = arguments["count"]  # of the things that the events count
                arguments["count"] = counts[seat]
                if seat:
                    arguments["seat"] = f"seat-{seat}"
                found.append({"id": summing.text, "rule": "", "arguments": arguments})
        return found[:MOST_IN_SUMMARY]


def take(folding: Folding, lines: list[Line], number: int, event: Event, before: Before) -> None:
    """Put the event into the last line, or begin another."""
    if lines and lines[-1].takes(number, event):
        return
    line = begun(folding, number, event)
    if isinstance(line, FightLine) and line.fight.carries:
        line.rows = carried(line.fight, lines, event, before) + line.rows
    lines.append(line)


def carried(fight: Fight, lines: list[Line], event: Event, before: Before) -> list[Told]:
    """The table so far of a fight that is taken up again in the same place."""
    place = event["arguments"][fight.carries]
    for line in reversed(lines[-LONGEST_PAUSE:]):
        if place in line.places:
            if isinstance(line, FightLine) and line.fight is fight:
                return line.rows
            if not fight.until.isdisjoint(line.kinds):
                return []
    return before.rows(fight, place, len(lines))


def begun(folding: Folding, number: int, event: Event) -> Line:
    kind = event["kind"]
    fight = folding.fight_of(kind)
    if fight is not None:
        return FightLine(folding, number, event, fight)
    if kind in folding.marches:
        return MarchLine(folding, number, event, folding.marches[kind])
    if kind in folding.gathers:
        return GatheredLine(folding, number, event, folding.gathers[kind])
    return Line(folding, number, event)


def by_name(event: Event) -> Event:
    """What has a name only in this match is told by it."""
    names = event.get("names")
    return {**event, "arguments": {**event["arguments"], **names}} if names else event


def told_of(event: Event) -> Told:
    return {"id": event["kind"], "rule": event["rule"], "arguments": event["arguments"]}


def listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def texts_in(event: Event) -> list[str]:
    """The text ids among the arguments of an event."""
    return [one for value in event["arguments"].values() for one in listed(value) if isinstance(one, str)]


def places_of(folding: Folding, event: Event) -> list[str]:
    return [one for one in texts_in(event) if one.startswith(folding.places)] if folding.places else []


def seat_of(folding: Folding, event: Event) -> str:
    """Whose doing it is, as far as the event tells: the seat it names, or whose things."""
    seat = event["arguments"].get("seat")
    if isinstance(seat, str):
        return seat.removeprefix("seat-")
    if "doer" in event:
        return str(event["doer"])
    return next((folding.sides[one] for one in texts_in(event) if one in folding.sides), "")


def row_of(roll: Roll, event: Event, seats: Sequence[str]) -> Told:
    arguments = event["arguments"]
    row: Told = {"rule": event["rule"], "result": {**told_of(event), "id": roll.result}}
    for name, part in roll.parts.items():
        if isinstance(part, list):
            of, first, after = part
            value = arguments[of][first:after]
        elif part.startswith("#"):
            value = len(arguments[part.removeprefix("#")])
        elif part.startswith("!"):
            own = arguments[part.removeprefix("!")]
            value = next(f"seat-{seat}" for seat in seats if f"seat-{seat}" != own)
        else:
            value = arguments[part]
        if name in ("who", "with", "against"):
            value = {"id": roll.name, "rule": "", "arguments": {"name": value}}
        elif name == "dice":
            value = listed(value)
        elif name == "modifiers":
            value = [one if isinstance(one, dict) else {"id": one, "rule": event["rule"]} for one in value]
            value = [{**one, "arguments": {}} for one in value if not one["id"].endswith("-none")]
        if value not in ([], ""):
            row[name] = value
    return row


def summed(events: list[Event]) -> Told:
    """The arguments of many events: names as a list, each once, numbers added up."""
    found: Told = {}
    for event in events:
        for name, value in event["arguments"].items():
            for one in listed(value):
                if isinstance(one, str):
                    names = found.setdefault(name, [])
                    if isinstance(names, list) and one not in names and len(names) < MOST_PLACES:
                        names.append(one)
                elif isinstance(one, int) and not isinstance(value, list):
                    found[name] = found.get(name, 0) + one if isinstance(found.get(name, 0), int) else one
    return found
