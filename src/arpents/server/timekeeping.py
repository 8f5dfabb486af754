"""Time at the table: clocks go on with every decision, and whoever lets the table pass for him is passed for."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from arpents.hall.clock import WHOLE_DAYS, Clock
from arpents.hall.clock_storage import (
    BEAT_EVERY,
    ClockRow,
    Work,
    beat,
    clocks_due,
    come_up,
    keep_clock,
    read_clock,
    read_habits,
    read_outages,
)
from arpents.hall.pace import Calendar, Pace, Span
from arpents.server.follower import Outrun
from arpents.server.log import LOG, in_short
from arpents.server.refusals import Refusal
from arpents.server.wording import Plain
from arpents.table.decisions import UNDO, Decision
from arpents.table.stored_match import StoredMatch

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

PASS_AFTER: Final = 3.0  # seconds: always the same
RING_EVERY: Final = 5.0  # seconds between two looks at the alarms


def real_time() -> int:
    return time.time_ns() // 1_000_000


def asked_now(match: StoredMatch) -> tuple[str, ...]:
    """Nobody, as long as somebody is awaited; where the rules are in question, who has not chosen yet."""
    if match.in_question:
        return match.asked
    if match.over or match.frozen is not None or not all(row.taken for row in match.row.seats.values()):
        return ()
    return match.state.to_act


class Timekeeper:
    """`on_turns` give more to be written with a decision, `on_written` hear of it, `on_alarm` that a clock rings."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.storage = matches.storage
        self.now: Callable[[], int] = real_time
        self.pass_after = PASS_AFTER
        self.server = secrets.token_urlsafe(12)
        self.number = secrets.randbelow(2**31)  # by which it knows its own news
        self.holes: list[Span] = []
        self.up = False  # whether the others know that this server is
        self.calendar_of: Callable[[StoredMatch, str], Calendar] = lambda match, seat: WHOLE_DAYS
        self.alarm_of: Callable[[Clock, int, list[Span]], int | None] = lambda clock, now, holes: None
        self.on_turns: list[Callable[[LiveMatch, Sequence[Decision]], list[Work]]] = []
        self.on_written: list[Callable[[LiveMatch], None]] = []
        self.on_alarm: list[Callable[[LiveMatch], Awaitable[None]]] = []

    # -- being there

    async def open(self) -> None:
        """Before anybody is served: how long nobody was."""
        await self.come_up()
        self.matches.run_in_background(self.keep_beating())
        self.matches.run_in_background(self.keep_ringing())

    async def attend(self) -> None:
        """For who decides beside the servers and serves nobody: it knows the outages, and is no server that is up."""
        self.holes = await asyncio.to_thread(self.read, read_outages)
        self.matches.run_in_background(self.keep_attending())

    async def keep_attending(self) -> None:
        """Servers may be out and come back while a worker stays."""
        while True:
            await asyncio.sleep(BEAT_EVERY / 1000)
            try:
                self.holes = await asyncio.to_thread(self.read, read_outages)
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("the outages cannot be read: %s", in_short(fault))

    async def come_up(self) -> None:
        now = self.now()
        coming = self.storage.submit(lambda connection: come_up(connection, self.server, now))
        try:
            self.holes = await asyncio.wrap_future(coming)
            self.up = True
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("the table cannot note that it is open: %s", in_short(fault))

    async def keep_beating(self) -> None:
        """What could not be noted at first is tried again: until then nobody knows how long nobody was here."""
        while True:
            await asyncio.sleep(BEAT_EVERY / 1000)
            if not self.up:
                await self.come_up()
                continue
            try:
                await asyncio.wrap_future(self.storage.submit(self.beating()))
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("the table cannot note that it is open: %s", in_short(fault))

    def beating(self) -> Work:
        now = self.now()
        return lambda connection: beat(connection, self.server, now)

    def leave(self) -> None:
        """The last that is written: from here on no time counts, unless another server is up."""
        if self.up:
            self.storage.submit(self.beating())

    async def keep_ringing(self) -> None:
        while True:
            await asyncio.sleep(RING_EVERY)
            try:
                await self.ring()
            except Exception as fault:
                LOG.error("the clocks that are due cannot be read: %s", in_short(fault))

    async def ring(self) -> None:
        """Look at every clock whose alarm is due."""
        for id in await asyncio.to_thread(self.read, clocks_due, self.now()):
            try:
                async with self.matches.hold(id) as live:
                    for ring in self.on_alarm:
                        await ring(live)
            except Refusal as refusal:
                LOG.warning("the clock of match %s waits: %s", id, refusal.reason)

    def read(self, work: Callable[..., Any], *given: Any) -> Any:
        with self.storage.engine.connect() as connection:
            return work(connection, *given)

    # -- clocks

    def wind(self, match: StoredMatch, pace: Pace | None) -> ClockRow | None:
        """The clock of a new match; it runs once every seat is taken."""
        if pace is None:
            return None
        timed = [seat for seat, row in match.row.seats.items() if row.kind != "bot"]
        return self.advanced(match, ClockRow(Clock.wound(pace, timed), 0), ())

    def read_for(self, id: str) -> tuple[ClockRow | None, dict[str, bool]]:
        with self.storage.engine.connect() as connection:
            return read_clock(connection, id), read_habits(connection, id)

    async def catch_up(self, live: LiveMatch, heard: bool) -> None:
        """Another server has written: it kept the clock with it. Whoever has heard all it told knows of the rest."""
        if live.clock is not None or not heard:
            live.clock, live.match.habits = await asyncio.to_thread(self.read_for, live.match.row.id)
        live.asked = asked_now(live.match)
        live.moved = time.monotonic()

    def advanced(self, match: StoredMatch, kept: ClockRow, rows: Sequence[Decision]) -> ClockRow:
        now = self.now()
        undone = {row.seat for row in rows if row.kind == UNDO}
        number = len(match.decisions)
        if match.over or match.frozen is not None:
            return ClockRow(kept.clock.stopped(now, self.holes), number)
        asked = asked_now(match)
        shown = {
            seat
            for audience in match.audiences.values()
            for seat in (audience.to_act if asked else ())
            if seat != audience.seat
        }
        clock = kept.clock.told(now, asked, shown, undone, partial(self.calendar_of, match), self.holes)
        return ClockRow(clock, number)

    def works(self, live: LiveMatch, rows: Sequence[Decision]) -> list[Work]:
        """What is written together with decisions, or with whatever else changes who is asked."""
        found: list[Work] = []
        if live.clock is not None:
            live.clock = self.advanced(live.match, live.clock, rows)
            found.append(self.keeping(live))
        for more in self.on_turns:
            found += more(live, rows)
        return found

    def written(self, live: LiveMatch) -> None:
        """What was to be written with a decision is on disk."""
        for tell in self.on_written:
            tell(live)

    def keeping(self, live: LiveMatch) -> Work:
        assert live.clock is not None
        alarm = self.alarm_of(live.clock.clock, self.now(), self.holes)
        return keep_clock(live.match.row.id, live.clock, alarm)

    def shown(self, live: LiveMatch, seat: str | None) -> Plain | None:
        """The clocks as the seat, or a spectator, may see them now."""
        if live.clock is None:
            return None
        clock, now = live.clock.clock, self.now()
        faces = {one: clock.face(one, seat, now, self.holes) for one in clock.seats}
        return {
            "pace": clock.pace.dump(),
            "now": now,
            "seats": {one: vars(face) for one, face in faces.items()},
            "waits_for": clock.waits_for or None,
        }

    # -- passing

    def wake(self, live: LiveMatch) -> None:
        """Whoever has one answer only, and lets the table give it, is passed for after the delay."""
        match = live.match
        if match.frozen is not None or match.over:
            return
        for seat, wanted in match.habits.items():
            if wanted and match.sole_answer(seat) is not None:
                key = (seat, len(match.decisions))
                if key not in live.passing:
                    live.passing.add(key)
                    self.matches.run_in_background(self.pass_later(live, seat, key))

    async def pass_later(self, live: LiveMatch, seat: str, key: tuple[str, int]) -> None:
        try:
            await asyncio.sleep(self.pass_after)
            async with live.lock:
                await self.matches.follower.make_current(live)
                match = live.match
                if live.gone or not match.habits.get(seat) or len(match.decisions) != key[1] or match.over:
                    return
                answer = match.sole_answer(seat)
                if answer is not None:
                    await self.matches.pass_for(live, seat, answer)
        except Outrun:  # somebody decided on another server
            pass
        except Refusal as refusal:
            LOG.warning("nobody passed for %s in match %s: %s", seat, live.match.row.id, refusal.reason)
        finally:
            live.passing.discard(key)

    def held_back(self, live: LiveMatch, seat: str, words: str) -> float:
        """Seconds for which a person's own pass waits: it comes no sooner than the table's would, so that nobody can
        tell which of them it was."""
        match = live.match
        if not match.habits.get(seat) or match.is_alone(seat) or match.over:
            return 0.0
        sole = match.sole_answer(seat)
        if words != "pass" and (sole is None or words != match.state.words(sole)):
            return 0.0
        return max(0.0, live.moved + self.pass_after - time.monotonic())


__all__ = ["PASS_AFTER", "Timekeeper", "real_time"]
