"""The matches that are being played: in memory, one decision at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import heapq
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.engine.game import Game
from arpents.games import slugs
from arpents.hall.clock_storage import Work
from arpents.hall.pace import pace_of
from arpents.server.bot_runner import BotRunner
from arpents.server.ending import end
from arpents.server.follower import Follower, Outrun
from arpents.server.jobs import LocalJobs
from arpents.server.live_match import LiveMatch, SpectatorQueue
from arpents.server.log import LOG, in_short
from arpents.server.metrics import Metrics
from arpents.server.reading_anew import Forgotten
from arpents.server.refusals import Refusal, StaleRevision
from arpents.server.seat_secrets import hashed, seat_secret
from arpents.server.seating import Seating
from arpents.server.settings import Settings
from arpents.server.timekeeping import Timekeeper, asked_now
from arpents.server.tracing import span
from arpents.server.upgrades import Upgrades
from arpents.server.wanted_seats import WantedSeat, seats_for
from arpents.server.wording import wording
from arpents.server.workers import Workers
from arpents.table import news
from arpents.table.audience import Audience
from arpents.table.decisions import Decision, put_away
from arpents.table.jobs import write_jobs
from arpents.table.lesson_table import LessonTable
from arpents.table.lessons import Lesson
from arpents.table.match_row import Proposal, Sitter
from arpents.table.news import News, tell
from arpents.table.reading import read_match
from arpents.table.storage import Storage, insert_match, on_disk
from arpents.table.stored_match import StoredMatch

IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
SLOW: Final = 0.02  # seconds
QUERY_WORKERS: Final = 1  # processes for questions that take long
TRYING: Final = 10.0  # seconds for which a decision is made again when other servers were faster

Given = ParamSpec("Given")
Done = TypeVar("Done")


def load_texts() -> None:
    """Read the texts of all games before somebody waits for them."""
    for slug in (None, *slugs()):
        wording(slug)


class Jobs(Protocol):
    """Who does what is wanted aside."""

    def open(self) -> None: ...

    async def close(self) -> None: ...


def jobs_for(matches: LiveMatches) -> Jobs:
    if not matches.storage.shared:
        return LocalJobs(matches)
    from arpents.server.postgres_jobs import PostgresJobs  # wants its library, which SQLite does not

    return PostgresJobs(matches)


class LiveMatches:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = BotRunner(self, settings)
        self.timekeeper = Timekeeper(self)
        self.follower = Follower(self)
        self.seating = Seating(self)
        self.jobs = jobs_for(self)
        self.upgrades = Upgrades(self)
        self.query_workers = Workers(QUERY_WORKERS, settings.answer_seconds)
        self.spectator_queue = SpectatorQueue()
        self.on_proposals: list[Callable[[LiveMatch, list[Proposal]], list[Work]]] = []  # give more to be written
        self.by_id: dict[str, LiveMatch] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = False  # told to end, and still serving
        self.closing = False
        self.metrics = Metrics()

    # -- opening and closing

    def open(self) -> None:
        self.run_in_background(asyncio.to_thread(load_texts))
        self.follower.open()
        self.jobs.open()
        self.run_in_background(self.bots.resume())
        self.run_in_background(self.upgrades.look_through())
        self.run_in_background(self.sweep())

    def answer_waiting(self) -> None:
        """The table is about to close: whoever waits for news is answered now."""
        self.closing = True
        for live in self.by_id.values():
            live.announce(live.everybody)

    async def close(self) -> None:
        self.closing = True
        await self.jobs.close()
        self.timekeeper.leave()
        await end(self.tasks)
        await asyncio.gather(self.bots.close(), self.query_workers.close())
        await asyncio.to_thread(self.storage.close)

    def run_in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Matches that nobody has looked at for a while leave memory."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for live in list(self.by_id.values()):
                if live.idle and live.used < before:
                    self.forget(live)

    def make_room(self) -> None:
        """When too many are in memory, a few leave it: first those that are over, then whichever nobody has looked at
        for longest. Only a few, because where all of them are played each is soon read anew."""
        if len(self.by_id) >= self.settings.most_in_memory:
            idle = (one for one in self.by_id.values() if one.idle)
            for live in heapq.nsmallest(self.settings.most_in_memory // 100 + 1, idle, key=LiveMatch.worth):
                self.forget(live)

    # -- matches

    async def create(
        self,
        game: Game[Any],
        scenario: str | None,
        options: dict[str, str],
        wanted: dict[str, WantedSeat],
        key: str,
        patron: str = "",
        hints: bool | None = None,
        person: Sitter | None = None,
        pace: str = "",
        terms: Mapping[str, bool | int | str] | None = None,
    ) -> tuple[StoredMatch, dict[str, str]]:
        """A new match, and the secrets of the seats that are not the computer's; one's own follow from the key.

        The seats of a person who has an account are that person's, and have no secret.

        Where nobody says whether hints may be asked for, they may unless a stranger is awaited.
        """
        id = secrets.token_urlsafe(12)
        seats, given = seats_for(game, wanted, key, id, person)
        if hints is None:
            hints = all(row.kind != "open" for row in seats.values())
        match = StoredMatch.create(id, game, scenario, options, seats, hints)
        match.row.pace, match.row.terms = pace, dict(terms or {})
        await self.start(match, patron)
        return match, given

    async def start(
        self,
        match: StoredMatch,
        patron: str = "",
        also: Callable[[Connection], object] | None = None,
        unaware: Collection[str] = (),
    ) -> None:
        """Put a new match on the table; what is to be written with it is written too, or neither is. People who are
        unaware of it are told. What nobody needs to be asked is answered."""
        live = self.live(match)
        live.patron, live.unaware = patron, frozenset(unaware)
        live.clock = self.timekeeper.wind(match, pace_of(match.row.pace, match.row.terms))
        works, jobs = self.timekeeper.works(live, ()), self.bots.jobs_of(live)

        def written(connection: Connection) -> None:
            insert_match(connection, match.row, jobs)
            for work in works:
                work(connection)
            if also is not None:
                also(connection)

        await on_disk(self.storage.submit(written))
        self.make_room()
        self.by_id[match.row.id] = live
        self.timekeeper.written(live)
        async with live.lock:
            await self.made(live, match.play_foregone)
        self.wake(live)

    def live(self, match: StoredMatch) -> LiveMatch:
        live = LiveMatch(match)
        live.tell_clock = self.timekeeper.shown
        return live

    def wake(self, live: LiveMatch) -> None:
        """Whoever has something to do by itself does it."""
        self.bots.wake(live)
        self.timekeeper.wake(live)

    def teach(self, lesson: Lesson, step: int, key: str, patron: str) -> tuple[LessonTable, str]:
        """A table at which a lesson is taken, and the secret of the learner's seat; it lives in memory alone."""
        id = secrets.token_urlsafe(12)
        own = seat_secret(key, id, lesson.seat)
        table = LessonTable.open(id, lesson, step, hashed(own))
        self.make_room()
        live = self.by_id[id] = self.live(table)
        live.patron = patron
        return table, own

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[LiveMatch]:
        """The match, for as long as nobody else may touch it."""
        while True:
            live = self.by_id.get(id) or await self.load(id)
            async with live.lock:
                await self.follower.make_current(live)
                if live.gone:
                    continue
                live.used = time.monotonic()
                try:
                    yield live
                finally:
                    live.rest()
                return

    async def load(self, id: str) -> LiveMatch:
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                if id in self.by_id:
                    return self.by_id[id]
                match = await asyncio.to_thread(self.read, id)
                if match is None:
                    raise Refusal(404, "no-such-match")
                live = self.live(match)
                if match.difference is None:
                    put_away(match.decisions)
                live.clock, match.habits = await asyncio.to_thread(self.timekeeper.read_for, id)
                live.asked = asked_now(match)
                await self.upgrades.keep(live)
                self.make_room()
                self.by_id[id] = live
            finally:
                self.loading.pop(id, None)
        self.wake(live)
        return live

    def read(self, id: str) -> StoredMatch | None:
        try:
            return read_match(self.storage, id) if IDS.fullmatch(id) else None
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("match %s could not be read: %s", id, in_short(fault))
            raise Refusal(503, "storage-down") from fault

    def forget(self, live: LiveMatch) -> None:
        """Out of memory; whoever wants it reads it anew."""
        live.gone = True
        id = live.match.row.id
        if self.by_id.get(id) is live:
            del self.by_id[id]
        live.announce(live.everybody)

    # -- decisions

    async def play(self, live: LiveMatch, seat: str, revision: int, text: str) -> tuple[list[Decision], list[str]]:
        """What the seat decides from a revision that it has seen; done when it is on disk."""
        left: list[str] = []

        def decide() -> list[Decision]:
            nonlocal left
            rows, left = live.match.play(seat, text)
            return rows

        return await self.decide(live, seat, revision, decide), left

    async def undo(self, live: LiveMatch, seat: str, revision: int, what: str = "step", words: str = "") -> None:
        """Take back what the seat decided last, or one decision by its words; done when that is on disk."""
        match = live.match

        def decide() -> list[Decision]:
            if words:
                return match.put_back(seat, words)
            if what == "step":
                return [match.undo(seat)]
            return match.undo_line(seat) if what == "line" else match.undo_all(seat)

        await self.decide(live, seat, revision, decide)

    async def decide(
        self, live: LiveMatch, seat: str, revision: int, work: Callable[[], list[Decision]]
    ) -> list[Decision]:
        """Where another server was faster, its decision comes first; ours is made after it, unless the seat saw it."""
        until = time.monotonic() + TRYING
        while True:
            await self.check_revision(live, seat, revision)
            try:
                return await self.made(live, work)
            except Outrun:
                await self.try_again(until)

    async def made(self, live: LiveMatch, work: Callable[[], list[Decision]], wakes: bool = True) -> list[Decision]:
        """Decisions that are on disk; outrun, the match is as the other server has left it."""
        mark = live.match.mark if live.match.kept and self.storage.shared else None
        rows = await self.carry_out(live, work)
        try:
            if rows:
                await self.commit(live, rows, wakes)
        except Outrun as fault:
            if mark is None:  # nobody else writes here: the row itself is bad
                self.forget(live)
                raise Refusal(503, "storage-fault") from fault
            self.metrics.outrun += 1
            await self.carry_out(live, live.match.go_back, mark)
            try:
                current = await self.follower.catch_up(live)
            except sa.exc.SQLAlchemyError as outage:
                self.forget(live)
                raise Refusal(503, "storage-down") from outage
            if live.gone:
                raise Forgotten from fault
            if not current:  # nobody was faster: the row itself is bad
                self.forget(live)
                raise Refusal(503, "storage-fault") from fault
            raise
        return rows

    async def agree(self, live: LiveMatch, words: Callable[[], str], seat: str = "") -> None:
        """What its people have decided beside the rules, in words that fit the match as it is; done when on disk.
        The seat that had the last word knows of it."""
        until = time.monotonic() + TRYING
        live.agreeing = seat
        try:
            while True:
                try:
                    await self.made(live, lambda: [live.match.agree(words())])
                    return
                except Outrun:
                    await self.try_again(until)
        finally:
            live.agreeing = ""

    async def try_again(self, until: float) -> None:
        if time.monotonic() > until:
            raise Refusal(503, "storage-fault")
        await asyncio.sleep(0)

    async def propose(self, live: LiveMatch, proposals: list[Proposal]) -> None:
        """What stands proposed from now on; done when it is on disk."""
        works = [work for more in self.on_proposals for work in more(live, proposals)]
        row, known = live.match.row, live.match.row.proposals
        row.proposals = proposals
        try:
            await self.written(live, self.storage.keep_proposals(row, known, works))
        except Outrun as fault:
            self.forget(live)
            raise Forgotten from fault
        self.timekeeper.written(live)
        live.announce(live.everybody)

    def hear_talk(self, told: News) -> None:
        """Something was said at a match by way of another server."""
        live = self.by_id.get(told.subject)
        if live is not None:
            live.call(live.everybody)

    async def known_to(self, live: LiveMatch, seat: str | None, revision: int | None) -> Audience:
        """The audience, which has seen this revision if any server knows of it."""
        audience = live.audience(seat)
        if revision is not None and revision > audience.revision and self.storage.shared and live.match.kept:
            live.newest = max(live.newest, live.match.rows_known + 1)
            live.seats_told |= live.match.frozen is not None  # its people may have chosen how it goes on
            await self.follower.make_current(live)
            if live.gone:
                raise Forgotten
        return audience

    async def check_revision(self, live: LiveMatch, seat: str, revision: int) -> None:
        now = (await self.known_to(live, seat, revision)).revision
        if revision != now:
            raise StaleRevision(now)

    async def carry_out(
        self, live: LiveMatch, work: Callable[Given, Done], *given: Given.args, **named: Given.kwargs
    ) -> Done:
        """What takes long in one match is done aside, so that the others go on; the rest is not worth a thread."""
        began = time.monotonic()
        try:
            done = await asyncio.to_thread(work, *given, **named) if live.slow else work(*given, **named)
        except asyncio.CancelledError:  # the thread goes on, and nobody knows how far
            self.forget(live)
            raise
        live.slow = time.monotonic() - began > SLOW
        return done

    async def commit(self, live: LiveMatch, rows: list[Decision], wakes: bool = True) -> None:
        """`wakes` is false where a computer player decides, who goes on by himself."""
        match = live.match
        if match.kept:
            before = live.clock, live.asked
            works = self.timekeeper.works(live, rows)
            jobs = self.bots.jobs_of(live) if wakes else []
            writing = self.storage.append(match.row, rows, match.over, match.computer_due, match.asked, jobs, works)
            try:
                await self.written(live, writing)
            except BaseException:
                live.clock, live.asked = before
                raise
            self.timekeeper.written(live)
        self.metrics.decisions[match.row.game] += len(rows)
        live.moved = time.monotonic()
        live.announce({name for row in rows for name in row.seen})
        put_away(rows if match.kept else ())
        if match.kept and self.snapshots_due(match, rows[0].number - 1) != self.snapshots_due(match, rows[-1].number):
            self.storage.keep_snapshot(match.row.id, match.snapshot())
        self.wake(live)

    async def change(self, live: LiveMatch, works: Sequence[Work], names: set[str] | None = None) -> None:
        """Something has changed that is no decision, for these audiences or for all; done when it is on disk."""
        jobs = self.bots.jobs_of(live)

        def changing(connection: Connection) -> None:
            for work in works:
                work(connection)
            write_jobs(connection, jobs)
            tell(connection, [News(news.CHANGES, live.match.row.id, self.timekeeper.number)])

        await self.written(live, self.storage.submit(changing))
        self.timekeeper.written(live)
        live.changes += 1
        live.announce(live.everybody if names is None else names)
        self.wake(live)

    async def seats_changed(self, live: LiveMatch) -> None:
        """With the last seat taken the clocks begin to run."""
        if live.match.kept and (works := self.timekeeper.works(live, ())):
            await self.change(live, works)

    async def pass_for(self, live: LiveMatch, seat: str, answer: int) -> None:
        """What the seat lets the table answer; with it what nobody needs to be asked."""
        match = live.match

        def passing() -> list[Decision]:
            return match.play_actions(seat, [answer]) + match.play_foregone(seat)

        await self.made(live, passing)

    def snapshots_due(self, match: StoredMatch, number: int) -> int:
        """How many times it was due up to that decision: at different ones for matches that begin together."""
        every = self.settings.snapshot_every
        return (number + int(match.commitment[:8], 16) % every) // every

    async def written(self, live: LiveMatch, future: Any) -> Any:
        """Wait for the disk; what could not be written has not happened."""
        try:
            with span("write"):
                return await on_disk(future)
        except sa.exc.IntegrityError as fault:
            raise Outrun from fault
        except Exception as fault:
            self.metrics.errors["storage"] += 1
            LOG.error("match %s could not be written: %s", live.match.row.id, in_short(fault))
            self.forget(live)
            raise Refusal(503, "storage-fault") from fault
        except asyncio.CancelledError:
            self.forget(live)
            raise
