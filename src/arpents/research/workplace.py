"""Where work runs: here, in processes beside this one, or on a cluster (`ray_cluster.py`); the results are the same.

Tasks are functions of a module, so that any process finds them. Whoever stops listening, or is interrupted, ends the
work at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from arpents.engine.errors import ArpentsError
from arpents.research.processes import Share, WorkProcess, heard

Item = TypeVar("Item")
Result = TypeVar("Result")
Handle = Any  # of a share that is being worked on

LARGEST_SHARE: Final = 2000  # items a worker takes at a time
PATIENCE: Final = 0.5  # seconds that a share should take: long beside the sending of it, short for whoever waits
RETRIES: Final = 3  # times that a share is sent again whose worker has died


class WorkFailed(ArpentsError):
    """Work that could not be done: no fault of whoever asked for it."""


class WorkerDied(Exception):
    """The worker of one share is gone, or broke down; `why` names what it met."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


class Workplace:
    """In this process, one item after the other."""

    cluster = ""  # what a cluster is called
    cores = 1  # items that are worked on at the same time

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Nothing is worked on any more."""

    def in_order(
        self, task: Callable[[Item], Result], items: Sequence[Item], largest: int = LARGEST_SHARE
    ) -> Iterator[Result]:
        """The result of each item, in the order of the items; `largest` is how many go to a worker at a time."""
        for item in items:
            yield task(item)

    def as_done(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """The result of each item as soon as it is there: for long work, of which nothing may be lost."""
        return self.in_order(task, items)


HERE: Final = Workplace()


class Shares:
    """How many items go out at a time: as many as take about `PATIENCE`, fewer towards the end."""

    def __init__(self, count: int, cores: int, largest: int) -> None:
        self.count = count
        self.cores = cores
        self.largest = largest
        self.next = 0
        self.items = 0  # that came back, and the seconds they took
        self.seconds = 0.0

    def take(self) -> range | None:
        left = self.count - self.next
        if left == 0:
            return None
        fitting = int(PATIENCE * self.items / self.seconds) if self.seconds > 0 else 1
        size = max(1, min(fitting, self.largest, left // (2 * self.cores)))
        self.next += size
        return range(self.next - size, self.next)

    def took(self, items: int, seconds: float) -> None:
        self.items += items
        self.seconds += max(seconds, 1e-6)


class Spread(Workplace):
    """Shares of the items go to workers, two for each core; a share whose worker dies is sent again."""

    def send(self, task: Callable[[Any], Any], items: Sequence[Any]) -> Handle:
        raise NotImplementedError

    def finished(self, handles: list[Handle]) -> list[Handle]:
        """Wait until something is done, and tell what."""
        raise NotImplementedError

    def fetch(self, handle: Handle) -> tuple[float, list[Any]]:
        """The seconds a share took and its results; raises `WorkerDied`, or what the task itself raised."""
        raise NotImplementedError

    def drop(self, handles: list[Handle]) -> None:
        """Nobody waits for these any more."""
        raise NotImplementedError

    def numbered(
        self, task: Callable[[Item], Result], items: Sequence[Item], largest: int
    ) -> Iterator[tuple[int, Result]]:
        """Each result with the number of its item, as soon as it is there."""
        shares = Shares(len(items), self.cores, largest)
        running: dict[Handle, tuple[range, int]] = {}  # which items, and how often they were sent before
        try:
            while True:
                while len(running) < 2 * self.cores and (share := shares.take()) is not None:
                    running[self.send(task, [items[number] for number in share])] = share, 0
                if not running:
                    return
                for handle in self.finished(list(running)):
                    share, tries = running.pop(handle)
                    try:
                        seconds, results = self.fetch(handle)
                    except WorkerDied as fault:
                        if tries == RETRIES:
                            raise WorkFailed("worker-died", times=tries + 1, why=fault.why or "none") from None
                        running[self.send(task, [items[number] for number in share])] = share, tries + 1
                        continue
                    shares.took(len(results), seconds)
                    yield from zip(share, results, strict=True)
        finally:
            self.drop(list(running))

    def in_order(
        self, task: Callable[[Item], Result], items: Sequence[Item], largest: int = LARGEST_SHARE
    ) -> Iterator[Result]:
        early: dict[int, Result] = {}
        wanted = 0
        for number, result in self.numbered(task, items, largest):
            early[number] = result
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1

    def as_done(self, task: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        for _, result in self.numbered(task, items, LARGEST_SHARE):
            yield result


class Processes(Spread):
    """Processes on this machine, begun when there is work for them."""

    def __init__(self, workers: int) -> None:
        self.cores = workers
        self.crew: list[WorkProcess] = []

    def send(self, task: Callable[[Any], Any], items: Sequence[Any]) -> Share:
        self.crew = [process for process in self.crew if not process.ended]
        idlest = min(self.crew, key=lambda process: len(process.shares), default=None)
        if idlest is None or (idlest.shares and len(self.crew) < self.cores):
            idlest = WorkProcess(self.crew)
            self.crew.append(idlest)
        return idlest.send(task, items)

    def finished(self, handles: list[Handle]) -> list[Handle]:
        return list(heard(handles))

    def fetch(self, handle: Share) -> tuple[float, list[Any]]:
        if handle.answer is None:
            raise WorkerDied
        if isinstance(handle.answer, Exception):
            raise handle.answer
        return handle.answer

    def drop(self, handles: list[Handle]) -> None:
        if handles:
            self.close()

    def close(self) -> None:
        for process in self.crew:
            process.lose()
        self.crew = []


def processes(workers: int) -> Workplace:
    return Processes(workers) if workers > 1 else HERE
