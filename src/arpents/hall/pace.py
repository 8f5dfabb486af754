"""How fast a match is to be played, and which hours count for whom. Moments and spans are whole milliseconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from arpents.hall.errors import HallError

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LIVE: Final = "live"
CORRESPONDENCE: Final = "correspondence"

USUAL_TERMS: Final[dict[str, dict[str, int]]] = {
    LIVE: {"bank": 30 * 60, "increment": 30},  # seconds
    CORRESPONDENCE: {"days": 3, "bank": 10},
}

LONGEST_QUIET: Final = 12 * 60  # minutes of a day that somebody may keep quiet
MOST_WEEKDAYS_OFF: Final = 3
MOST_DATES_OFF: Final = 60
FARTHEST: Final = 3 * 366  # days that are looked ahead

Span = tuple[int, int]  # from a moment to another


@dataclass(frozen=True)
class Pace:
    """Live: a bank, to which every turn adds, never above what it was at first: the many small windows of a game
    cannot fill it. Correspondence: every turn has days of its own, and the bank begins where they end."""

    kind: str
    bank: int
    turn: int  # live: what a turn adds at its end; correspondence: what it has before the bank is touched

    @property
    def is_live(self) -> bool:
        return self.kind == LIVE

    def dump(self) -> dict[str, Any]:
        return {"kind": self.kind, "bank": self.bank, "turn": self.turn}


def live(bank: int, increment: int) -> Pace:
    """In seconds."""
    if not (60 <= bank <= 6 * 3600 and 0 <= increment <= 600):
        raise HallError("pace-live")
    return Pace(LIVE, bank * SECOND, increment * SECOND)


def correspondence(days: int, bank: int) -> Pace:
    """In days."""
    if not (1 <= days <= 30 and 0 <= bank <= 90):
        raise HallError("pace-correspondence")
    return Pace(CORRESPONDENCE, bank * DAY, days * DAY)


def pace_of(kind: str, terms: Mapping[str, object]) -> Pace | None:
    """As a match or an offer names it, with the usual terms where it names none; none is no clock."""
    if kind not in USUAL_TERMS:
        return None
    usual = USUAL_TERMS[kind]
    first, second = (terms.get(name, number) for name, number in usual.items())
    if not terms.keys() <= usual.keys() or type(first) is not int or type(second) is not int:
        raise HallError(f"pace-{kind}")
    return live(first, second) if kind == LIVE else correspondence(first, second)


@dataclass(frozen=True)
class Calendar:
    """The hours that count: those of a person's own time zone, without the nights and the days he keeps off."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes after midnight; the second may lie on the next day
    weekdays: tuple[int, ...] = ()  # off, Monday is 0
    dates: tuple[str, ...] = ()  # off, as 2026-12-25

    @property
    def is_whole(self) -> bool:
        return self.quiet is None and not self.weekdays and not self.dates

    def dump(self) -> dict[str, Any]:
        return {
            "zone": self.zone,
            "quiet": None if self.quiet is None else list(self.quiet),
            "weekdays": list(self.weekdays),
            "dates": list(self.dates),
        }

    @classmethod
    def load(cls, told: dict[str, Any]) -> Calendar:
        quiet = told["quiet"]
        return cls(
            told["zone"], None if quiet is None else (quiet[0], quiet[1]), tuple(told["weekdays"]), tuple(told["dates"])
        )

    def is_off(self, day: date) -> bool:
        return day.weekday() in self.weekdays or day.isoformat() in self.dates

    def awake_from(self, moment: int) -> int:
        """That moment, or the next one that is not quiet."""
        for begin, end in self.open_spans(moment):
            if end > moment:
                return max(begin, moment)
        return moment

    def open_spans(self, begin: int) -> Iterator[Span]:
        """Spans that count, from the day of a moment on."""
        if self.is_whole:
            yield begin, begin + FARTHEST * DAY
            return
        yield from self.days(begin, begin + FARTHEST * DAY)

    def days(self, begin: int, end: int) -> Iterator[Span]:
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(begin / 1000, zone).date() - timedelta(days=1)
        while (midnight := moment_of(day, 0, zone)) < end:
            following = day + timedelta(days=1)
            if not self.is_off(day):
                for first, last in self.waking():
                    opens = midnight if first == 0 else moment_of(day, first, zone)
                    closes = moment_of(following, 0, zone) if last == 1440 else moment_of(day, last, zone)
                    if opens < closes and closes > begin:
                        yield opens, closes
            day = following

    def waking(self) -> list[tuple[int, int]]:
        """Minutes of a day that are not quiet."""
        if self.quiet is None:
            return [(0, 1440)]
        first, last = self.quiet
        if first <= last:
            return [(0, first), (last, 1440)]
        return [(last, first)]


def moment_of(day: date, minute: int, zone: ZoneInfo) -> int:
    local = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return int(local.astimezone(UTC).timestamp()) * 1000


def checked_calendar(zone: str, quiet: tuple[int, int] | None, weekdays: list[int], dates: list[str]) -> Calendar:
    """Nobody can stop his clock for good."""
    if quiet is not None:
        first, last = quiet
        if not (0 <= first < 1440 and 0 <= last < 1440) or (last - first) % 1440 > LONGEST_QUIET:
            raise HallError("quiet-too-long", most=LONGEST_QUIET // 60)
        if first == last:
            quiet = None
    if len(set(weekdays)) > MOST_WEEKDAYS_OFF or not set(weekdays) <= set(range(7)):
        raise HallError("too-many-weekdays", most=MOST_WEEKDAYS_OFF)
    if len(set(dates)) > MOST_DATES_OFF:
        raise HallError("too-many-dates", most=MOST_DATES_OFF)
    try:
        named = sorted({date.fromisoformat(one).isoformat() for one in dates})
    except ValueError:
        raise HallError("bad-date") from None
    return Calendar(zone, quiet, tuple(sorted(set(weekdays))), tuple(named))


# -- counting


def without(span: Span, holes: list[Span]) -> Iterator[Span]:
    """What is left of a span; the holes are in order and do not touch."""
    begin, end = span
    for first, last in holes:
        if last <= begin:
            continue
        if first >= end:
            break
        if first > begin:
            yield begin, first
        begin = max(begin, last)
    if begin < end:
        yield begin, end


def merged(holes: list[Span]) -> list[Span]:
    found: list[Span] = []
    for first, last in sorted(holes):
        if last <= first:
            continue
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found


def counted(calendar: Calendar, begin: int, end: int, holes: list[Span]) -> int:
    """How much of the time between two moments counts."""
    if end <= begin:
        return 0
    spans = iter([(begin, end)]) if calendar.is_whole else calendar.days(begin, end)
    total = 0
    for opens, closes in spans:
        span = (max(opens, begin), min(closes, end))
        if span[0] < span[1]:
            total += sum(last - first for first, last in without(span, holes))
    return total


def moment_after(calendar: Calendar, begin: int, span: int, holes: list[Span]) -> int:
    """The first moment by which so much time has counted."""
    if span <= 0:
        return begin
    left = span
    moment = begin
    for opens, closes in calendar.open_spans(begin):
        if closes <= begin:
            continue
        for first, last in without((max(opens, begin), closes), holes):
            if last - first >= left:
                return first + left
            left -= last - first
            moment = last
    return moment + left
