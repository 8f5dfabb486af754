"""Tasks come to their end even where a library has swallowed that they were told to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

PATIENCE: Final = 1.0  # seconds until a task that goes on is told again


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Waiting for the database with a limit, a task can miss its end: `asyncio.wait_for` of Python 3.11 loses it."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=PATIENCE)
        for task in done:
            if not task.cancelled():
                task.exception()  # looked at: whoever wanted to know has been told
