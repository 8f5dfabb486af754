"""One match in memory, and what was last sent of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from arpents.hall.clock_storage import ClockRow
from arpents.server.states import json_text, late_state_of, state_of
from arpents.server.wording import Plain
from arpents.table.audience import Audience
from arpents.table.match_row import Sitter
from arpents.table.stored_match import StoredMatch

MOST_FRAMES: Final = 32  # kept for one audience


Taken = tuple[bool, Sitter | None]  # whether a seat is, and by which person
Version = tuple[int, tuple[Taken, ...], int, str]


@dataclass(frozen=True)
class Frame:
    """A state as it is sent to an audience."""

    revision: int
    taken: tuple[Taken, ...]  # by seat
    text: str
    change: int = 0  # counts what changed besides
    agreed: str = ""  # what its people have said to each other beside the rules

    @property
    def version(self) -> Version:
        return self.revision, self.taken, self.change, self.agreed


class Ear(Protocol):
    """A connection on which a seat is told."""

    since: int | None  # the revision that it was told last
    sent: Version | None


class LiveMatch:
    """Whoever reads or changes the match holds its lock, so nobody sees what is not on disk.

    Frames are read without it: they were made of what is on disk, and are forgotten when there is something newer.
    """

    def __init__(self, match: StoredMatch) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.news: dict[str, asyncio.Event] = {}  # by audience: where somebody waits
        self.frames: dict[str, dict[int | None, Frame]] = {name: {} for name in match.audiences}
        self.ears: dict[tuple[str, str], Ear] = {}  # by seat, and by the name its client has given
        self.gone = False  # no longer the match: ask for it again
        self.watchers = 0
        self.waiting = 0  # who wait for news without a socket
        self.newest = 0  # the last decision that another server has told of
        self.seats_told = False  # whether another server has told of a seat taken
        self.used = time.monotonic()
        self.thinking: set[str] = set()
        self.slow = False  # whether the last decision took long
        self.hints: dict[str, Plain] = {}  # by seat: what it was advised last
        self.plans: dict[str, tuple[int, list[int]]] = {}  # by seat: what its computer player means to do, and when
        self.clock: ClockRow | None = None
        self.tell_clock: Callable[[LiveMatch, str | None], Plain | None] = lambda live, seat: None
        self.notified: set[str] = set()  # people for whom a notice is being written
        self.quiet: set[str] = set()  # people of whom it is known that no notice of a turn stands
        self.unaware: frozenset[str] = frozenset()  # people who do not know yet that it has begun
        self.agreeing = ""  # seat that has the last word in what people decide beside the rules
        self.asked: tuple[str, ...] = ()  # who was, when notices were last thought of
        self.passing: set[tuple[str, int]] = set()  # by seat and decision: those for whom it is about to
        self.moved = time.monotonic()  # when somebody was asked last
        self.changes = 0  # of what everybody sees and no decision tells
        self.patron = ""  # the address for which its computer players think

    def announce(self, names: set[str]) -> None:
        """Wake everybody of these audiences."""
        for name in names:
            self.frames[name].clear()
        self.call(names)

    def call(self, names: set[str]) -> None:
        """Wake everybody of these audiences, though the match is as it was."""
        for name in names:
            news = self.news.pop(name, None)
            if news is not None:
                news.set()

    def news_of(self, name: str) -> asyncio.Event:
        """What is set as soon as there is something new for the audience."""
        return self.news.setdefault(name, asyncio.Event())

    @property
    def everybody(self) -> set[str]:
        return set(self.frames)

    def rest(self) -> None:
        """Where nobody looks on, nobody wants what was made for looking."""
        if self.watched:
            return
        self.match.rest()
        for made in self.frames.values():
            made.clear()

    def frame(self, seat: str | None, since: int | None) -> Frame:
        """What the audience is sent that has drawn the revision `since`; the lock is held, or it was made before."""
        audience = self.audience(seat)
        made = self.frames[audience.name]
        if since not in made or self.clock is not None:  # what is left is told as of the moment
            if len(made) >= MOST_FRAMES:
                made.clear()
            made[since] = self.framed(audience.revision, self.state_for(seat, since))
        return made[since]

    def answered(self, seat: str, since: int | None, client: str) -> str:
        """What whoever decided is answered; on a connection that he has named he is not told the same again."""
        frame = self.frame(seat, since)
        ear = self.ears.get((seat, client))
        if ear is not None:
            ear.sent, ear.since = frame.version, frame.revision
        return frame.text

    def late_frame(self, revision: int) -> Frame:
        """What spectators are sent who see the match later than it is played; the lock is held."""
        return self.framed(revision, late_state_of(self.match, revision))

    def framed(self, revision: int, state: Plain) -> Frame:
        return Frame(
            revision, self.taken, json_text(state), self.changes, json_text([state["agreements"], state.get("upgrade")])
        )

    def state_for(self, seat: str | None, since: int | None) -> Plain:
        """The state of an audience, and the clocks as it may see them."""
        told = state_of(self.match, self.audience(seat), since)
        told["clock"] = self.tell_clock(self, seat)
        told["auto_pass"] = self.match.lets_pass(seat) if seat is not None else None
        return told

    @property
    def taken(self) -> tuple[Taken, ...]:
        return tuple((row.taken, row.person) for row in self.match.row.seats.values())

    def is_made(self, seat: str | None, since: int | None) -> bool:
        return since in self.frames[seat or ""] and self.clock is None

    @property
    def is_guarded(self) -> bool:
        """Whether spectators want its people's consent."""
        row = self.match.row
        return row.origin is not None or any(seat.person or seat.left or seat.watching for seat in row.seats.values())

    @property
    def idle(self) -> bool:
        return not (self.watched or self.thinking or self.lock.locked())

    def worth(self) -> tuple[bool, float]:
        """The less, the sooner it leaves memory."""
        return not self.match.over, self.used

    @property
    def watched(self) -> bool:
        return bool(self.watchers or self.waiting)

    @property
    def behind(self) -> bool:
        """Whether another server has told of something that is not in memory."""
        return self.seats_told or self.newest > self.match.rows_known

    @property
    def among_computers(self) -> bool:
        return all(seat.kind == "bot" for seat in self.match.row.seats.values())

    @property
    def wanted(self) -> bool:
        """Computer players among themselves play only for somebody who watches."""
        return self.watchers > 0 or not self.among_computers

    def audience(self, seat: str | None) -> Audience:
        return self.match.audiences[seat or ""]


class SpectatorQueue:
    """Lets a crowd through one by one, so that others are served in between."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def wait_turn(self) -> None:
        async with self.lock:
            await asyncio.sleep(0)
