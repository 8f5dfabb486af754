"""A server comes to its end, whatever a library does with the news of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import procrastinate
import pytest

from arpents.server.ending import end
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


def test_a_call_of_the_database_that_swallows_the_end_holds_up_no_server(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    async def swallow(*given: Any, **named: Any) -> None:
        calls.append("called")
        assert len(calls) == 1, "it went on"
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            calls.append("swallowed")

    monkeypatch.setattr(procrastinate.manager.JobManager, "delete_old_jobs", swallow)
    monkeypatch.setattr("arpents.server.postgres_jobs.CLEAN_EVERY", 0.01)
    with house(postgres_database, tmp_path):
        until(lambda: calls)
    assert calls == ["called", "swallowed"]
