"""What is done aside from any request: each kind is one function, registered by its name.

    @job("remind")
    async def remind(matches: LiveMatches, match: str, turn: int) -> None: ...

    await matches.storage.want(Job("remind", f"remind {match} {turn}", {"match": match, "turn": turn}, due=then))

A job is done at least once: whoever dies over it is followed by another. So each looks first whether it is still
wanted. On PostgreSQL workers do them (`PostgresJobs`), on SQLite the one server does (`LocalJobs`).
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from arpents.server.log import LOG, in_short
from arpents.server.tracing import span
from arpents.table.jobs import Job
from arpents.table.tables import JOBS

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches

Work = Callable[..., Awaitable[None]]  # of LiveMatches and the arguments of the job
MOST_TRIES: Final = 12
AT_ONCE: Final = 8  # jobs that the one server does
LOOK_EVERY: Final = 5.0  # seconds between two looks at what is due, when nothing tells of more


KINDS: Final[dict[str, Work]] = {}


def job(name: str) -> Callable[[Work], Work]:
    """Whatever is wanted under this name is done by the function."""

    def register(work: Work) -> Work:
        KINDS[name] = work
        return work

    return register


def pause_after(tries: int) -> int:
    """Seconds until a job that failed is tried again."""
    return int(min(300, 2**tries))


class LocalJobs:
    """The jobs of SQLite, done by the server that wrote them, or by the one that is started after it."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.storage = matches.storage
        self.called = asyncio.Event()
        self.under_way: dict[str, str] = {}  # by key: the lock
        self.tries: dict[str, int] = {}

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.storage.jobs_written = self.call
        self.matches.run_in_background(self.go_on())

    def call(self) -> None:
        """From the thread that writes."""
        self.loop.call_soon_threadsafe(self.called.set)

    async def close(self) -> None:
        self.storage.jobs_written = lambda: None

    async def go_on(self) -> None:
        while True:
            self.called.clear()
            try:
                waiting = await asyncio.to_thread(self.waiting)
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("jobs cannot be read: %s", in_short(fault))
                waiting = []
            now = time.time()
            for one in waiting:
                if one.due <= now and self.may_begin(one):
                    self.under_way[one.key] = one.lock
                    self.matches.run_in_background(self.do(one))
            soon = [one.due - now for one in waiting if one.due > now]
            try:
                await asyncio.wait_for(self.called.wait(), min([LOOK_EVERY, *soon]))
            except TimeoutError:
                continue

    def may_begin(self, one: Job) -> bool:
        locked = one.lock and one.lock in self.under_way.values()
        return len(self.under_way) < AT_ONCE and one.key not in self.under_way and not locked

    def waiting(self) -> list[Job]:
        """Those that are due first, with those that may become so soon."""
        wanted = sa.select(JOBS).order_by(JOBS.c.due, sa.desc(JOBS.c.priority)).limit(200)
        with self.storage.engine.connect() as connection:
            return [
                Job(row.kind, row.id, json.loads(row.arguments), lock=row.lock, priority=row.priority, due=row.due)
                for row in connection.execute(wanted)
            ]

    async def do(self, one: Job) -> None:
        """Out of the table when it is done; a failure is tried again later, though not for ever."""
        change: sa.Delete | sa.Update = JOBS.delete().where(JOBS.c.id == one.key)
        tries = self.tries.pop(one.key, 0) + 1
        try:
            await do_job(self.matches, one.kind, one.arguments)
        except Exception as fault:
            LOG.error("the job %s failed: %s", one.kind, in_short(fault))
            self.matches.metrics.errors["job"] += 1
            if tries < MOST_TRIES:
                self.tries[one.key] = tries
                change = put_off(one.key, int(time.time()) + pause_after(tries))
        try:
            await asyncio.wrap_future(self.storage.submit(lambda connection: connection.execute(change)))
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("the job %s is done once more: %s", one.kind, in_short(fault))
        finally:
            del self.under_way[one.key]
            self.called.set()


def put_off(key: str, due: int) -> sa.Update:
    return JOBS.update().where(JOBS.c.id == key).values(due=due)


async def do_job(matches: LiveMatches, kind: str, arguments: dict[str, object]) -> None:
    with span("job", kind=kind):
        await KINDS[kind](matches, **arguments)
    matches.metrics.jobs[kind] += 1
