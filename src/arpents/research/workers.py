"""The same work in one process or in several, with the same results in the same order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

LARGEST_SHARE = 50  # items a worker takes at a time


def in_order(task: Callable[[Item], Result], items: Sequence[Item], workers: int) -> Iterator[Result]:
    """The result of each item, in the order of the items. The task must be a function of a module."""
    if workers <= 1 or len(items) < 2:
        for item in items:
            yield task(item)
        return
    size = max(1, min(LARGEST_SHARE, len(items) // (4 * workers)))
    shares = [items[first : first + size] for first in range(0, len(items), size)]
    pool = ProcessPoolExecutor(workers, initializer=leave_interrupts_to_parent)
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for share in shares:
            waiting.append(pool.submit(work, task, share))
            if len(waiting) > 2 * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def work(task: Callable[[Item], Result], share: Sequence[Item]) -> list[Result]:
    return [task(item) for item in share]


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
