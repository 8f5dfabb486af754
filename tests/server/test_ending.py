"""A server comes to its end, whatever a library does with the news of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arpents.server.ending import end
from arpents.server.postgres_jobs import PostgresJobs
from arpents.server.settings import Settings
from arpents.table.database import migrate, open_engine
from tests.server.test_jobs import house, until


def test_a_task_that_misses_its_end_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arpents.server.ending.PATIENCE", 0.01)
    told = 0

    async def deaf() -> None:
        nonlocal told
        while told < 3:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                told += 1

    async def faulty() -> None:
        raise ValueError("nobody asks")

    async def meet() -> list[bool]:
        tasks = [asyncio.create_task(work) for work in (deaf(), faulty(), asyncio.sleep(3600))]
        await asyncio.sleep(0.01)
        await end(tasks)
        return [task.done() for task in tasks]

    assert asyncio.run(meet()) == [True, True, True] and told == 3
    asyncio.run(end(()))


@pytest.mark.parametrize("what", ["manager.JobManager.delete_old_jobs", "app.App.run_worker_async"])
def test_what_swallows_the_end_holds_up_no_server(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A call of the database, and a whole worker."""
    calls: list[str] = []

    async def swallow(*given: Any, **named: Any) -> None:
        calls.append("called")
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            calls.append("swallowed")
        await asyncio.sleep(3600)

    monkeypatch.setattr(f"procrastinate.{what}", swallow)
    monkeypatch.setattr("arpents.server.postgres_jobs.MOMENT", 0.1)
    monkeypatch.setattr("arpents.server.ending.PATIENCE", 0.1)
    with house(postgres_database, tmp_path, grace_seconds=0.1):
        until(lambda: calls)
    assert "swallowed" in calls


def test_jobs_that_are_closed_while_they_open_leave_nothing_behind(postgres_database: str) -> None:
    """However far the connections have come: whatever goes on without them would keep the process from its end."""
    settings = Settings(database=postgres_database, thinkers=1)
    matches: Any = SimpleNamespace(settings=settings, bots=SimpleNamespace(want_forgotten=lambda: None))

    async def close_early(seconds: float) -> list[str]:
        jobs = PostgresJobs(matches)
        jobs.open()
        await asyncio.sleep(seconds)
        await asyncio.wait_for(jobs.close(), 30)
        return [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]

    engine = open_engine(postgres_database)
    migrate(engine)
    engine.dispose()
    for step in range(12):
        assert asyncio.run(close_early(step / 100)) == []
