"""The jobs of PostgreSQL: rows of Procrastinate's, which any worker takes, and another takes up when it dies."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import procrastinate
from procrastinate.jobs import DeleteJobCondition, Status
from procrastinate.retry import BaseRetryStrategy, RetryDecision

from arpents.server.ending import end
from arpents.server.jobs import KINDS, MOST_TRIES, do_job, pause_after
from arpents.server.listener import FIRST_PAUSE, LONGEST_PAUSE, conninfo
from arpents.server.log import LOG, in_short
from arpents.table.jobs import LONG, MOVES, QUEUES, QUICK

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches

KEPT_HOURS: Final = 24 * 7  # for which a job that failed can be looked at
CLEAN_EVERY: Final = 3600.0
QUICK_AT_ONCE: Final = 8
MOMENT: Final = 2.0  # seconds that ending takes beside what jobs are granted
POOL: Final = "jobs"  # how the names of its connections' tasks begin
OPEN_SECONDS: Final = 10.0  # until a database that does not answer counts as out


class Again(BaseRetryStrategy):
    """A failure is tried again later; what was broken off because the worker ends is tried at once by another."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches

    def get_retry_decision(self, *, exception: BaseException, job: procrastinate.jobs.Job) -> RetryDecision | None:
        if isinstance(exception, asyncio.CancelledError):
            return RetryDecision(retry_in={"seconds": 0})
        self.matches.metrics.errors["job"] += 1
        LOG.error("the job %s failed: %s", job.task_name, in_short(exception))
        return None if job.attempts >= MOST_TRIES else RetryDecision(retry_in={"seconds": pause_after(job.attempts)})


class PostgresJobs:
    """Does the jobs that are waiting, beside whoever else does. A database that was out is found again."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.settings = matches.settings
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False
        for name in ("procrastinate", "psycopg.pool"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # arguments of jobs, and a line for each try

    def open(self) -> None:
        if self.settings.does_jobs:
            self.tasks.append(asyncio.get_running_loop().create_task(self.run()))

    async def close(self) -> None:
        """Jobs under way have a moment to end; then others take them up."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=self.settings.grace_seconds + MOMENT + OPEN_SECONDS)
        await end(self.tasks)
        await end(task for task in asyncio.all_tasks() if task.get_name().startswith(POOL))

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while not self.closing:
            try:
                app = self.made_app()
                try:
                    async with asyncio.timeout(OPEN_SECONDS):
                        await app.open_async()
                    pause = FIRST_PAUSE
                    await self.work(app)
                finally:  # where opening was cut short, too: the connections have tasks of their own by then
                    await app.close_async()
            except Exception as fault:
                LOG.warning("jobs are not done: %s", in_short(fault))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def made_app(self) -> procrastinate.App:
        connector = procrastinate.PsycopgConnector(
            conninfo=conninfo(self.settings.database),
            min_size=1,
            max_size=2 * len(QUEUES) + 2,
            timeout=OPEN_SECONDS,
            name=POOL,
            kwargs={"application_name": "arpents jobs"},
        )
        app = procrastinate.App(connector=connector)
        for name in KINDS:
            app.task(name=name, retry=Again(self.matches))(self.doing(name))
        return app

    def doing(self, name: str) -> Any:
        async def do(**arguments: Any) -> None:
            await do_job(self.matches, name, arguments)

        return do

    async def work(self, app: procrastinate.App) -> None:
        """As long as everything goes well; the first that fails ends the others."""
        processes = self.settings.thinkers
        at_once = {QUICK: QUICK_AT_ONCE, MOVES: processes + 1, LONG: max(1, processes // 2)}
        doing = [self.take(app, queue, at_once[queue]) for queue in QUEUES]
        parts = [asyncio.create_task(part) for part in (*doing, self.take_up_stalled(app), self.clean(app))]
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            for part in done:
                part.result()
        finally:
            for part in parts:
                part.cancel()
            await asyncio.wait(parts, timeout=self.settings.grace_seconds + MOMENT)
            await end(parts)

    async def take(self, app: procrastinate.App, queue: str, at_once: int) -> None:
        heartbeat = self.settings.heartbeat_seconds
        await app.run_worker_async(
            queues=[queue],
            name=queue,
            concurrency=at_once,
            fetch_job_polling_interval=1.0,
            shutdown_graceful_timeout=self.settings.grace_seconds,
            delete_jobs=DeleteJobCondition.SUCCESSFUL,
            install_signal_handlers=False,
            update_heartbeat_interval=heartbeat,
            stalled_worker_timeout=4 * heartbeat,
        )
        raise ConnectionError(f"the worker of {queue} has ended")

    async def take_up_stalled(self, app: procrastinate.App) -> None:
        """The jobs of whoever has given no sign of life, and matches whose computer player nobody thinks for."""
        heartbeat = self.settings.heartbeat_seconds
        while True:
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=4 * heartbeat):
                LOG.warning("a job %s is taken up again", job.task_name)
                try:
                    await app.job_manager.retry_job(job)
                except procrastinate.exceptions.ConnectorException:  # the same is waiting already
                    await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
            await asyncio.to_thread(self.matches.bots.want_forgotten)
            await asyncio.sleep(heartbeat)

    async def clean(self, app: procrastinate.App) -> None:
        while True:
            await app.job_manager.delete_old_jobs(
                KEPT_HOURS, include_failed=True, include_cancelled=True, include_aborted=True
            )
            await asyncio.sleep(CLEAN_EVERY)
