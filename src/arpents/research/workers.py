"""The same work in one process or in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

LARGEST_SHARE = 50  # items a worker takes at a time


def in_order(task: Callable[[Item], Result], items: Sequence[Item], workers: int) -> Iterator[Result]:
    """The result of each item, in the order of the items. The task must be a function of a module.

    Whoever stops listening, or is interrupted, ends the workers at once.
    """
    if workers <= 1 or len(items) < 2:
        for item in items:
            yield task(item)
        return
    share = max(1, min(LARGEST_SHARE, len(items) // (4 * workers)))
    with multiprocessing.Pool(workers, leave_interrupts_to_parent) as pool:
        yield from pool.imap(task, items, share)


def as_done(task: Callable[[Item], Result], items: Sequence[Item], workers: int) -> Iterator[Result]:
    """The result of each item as soon as it is there: for long work, of which nothing may be lost."""
    if workers <= 1 or len(items) < 2:
        for item in items:
            yield task(item)
        return
    with multiprocessing.Pool(workers, leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(task, items)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
