"""One process that works on shares, and the line to it.

Every process has a line of its own, so that whatever one leaves half said when it dies, or is ended, stops nobody.
"""

from __future__ import annotations

import multiprocessing
import pickle
import queue
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from typing import Any, TypeVar

from arpents.engine.errors import ArpentsError

Item = TypeVar("Item")
Result = TypeVar("Result")
Answer = tuple[float, list[Any]] | Exception  # the seconds a share took and its results, or what went wrong


class Share:
    """What was sent to a process, and its answer."""

    def __init__(self, process: WorkProcess) -> None:
        self.process = process
        self.answer: Answer | None = None
        self.lost = False  # the process died

    @property
    def done(self) -> bool:
        return self.lost or self.answer is not None


class WorkProcess:
    def __init__(self, others: Iterable[WorkProcess]) -> None:
        context = multiprocessing.get_context()
        self.line, theirs = context.Pipe()
        inherited = [self.line, *(other.line for other in others)] if context.get_start_method() == "fork" else []
        self.shares: deque[Share] = deque()  # under way, in the order in which they were sent
        self.process = context.Process(target=work, args=(theirs, inherited), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, task: Callable[[Any], Any], items: Sequence[Any]) -> Share:
        order = ForkingPickler.dumps((task, items))
        share = Share(self)
        self.shares.append(share)
        try:
            self.line.send_bytes(order)
        except OSError:
            self.lose()
        return share

    def hear(self) -> None:
        """Take the answer that has come; none comes from a process that is dead."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            self.lose()
        else:
            self.shares.popleft().answer = answer

    def lose(self) -> None:
        for share in self.shares:
            share.lost = True
        self.end()

    def end(self) -> None:
        self.shares.clear()
        self.line.close()
        self.process.kill()  # it has nothing to put in order
        self.process.join()

    @property
    def ended(self) -> bool:
        return self.line.closed


def heard(shares: Sequence[Share]) -> list[Share]:
    """Wait until some of the shares are done, and tell which."""
    while not (done := [share for share in shares if share.done]):
        processes = {share.process.line: share.process for share in shares}
        for line in wait(list(processes)):
            processes[line].hear()  # type: ignore[index]
    return done


def work(line: Connection, inherited: Sequence[Connection]) -> None:
    """What a process does until nobody talks to it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # whatever the parent does at its own end is not for its workers
    for other in inherited:
        other.close()
    wanted: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(line, wanted), daemon=True).start()
    while (order := wanted.get()) is not None:
        try:
            answer: Answer = do_share(*order)
        except Exception as fault:
            answer = as_sent(fault)
        try:
            line.send(answer)
        except OSError:
            return
        except Exception as fault:  # what came of it cannot be sent
            line.send(as_sent(fault))


def listen(line: Connection, wanted: queue.SimpleQueue[Any]) -> None:
    """Take what is sent at once, so that nobody waits who sends while this process sends too."""
    try:
        while True:
            wanted.put(line.recv())
    except (EOFError, OSError):
        wanted.put(None)


def as_sent(fault: Exception) -> Exception:
    """A fault that arrives: with where it happened, and in other words where it cannot be sent itself."""
    if not isinstance(fault, ArpentsError):
        fault.add_note("".join(traceback.format_exception(fault)))
    try:
        pickle.loads(pickle.dumps(fault))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(fault)))
    return fault


def do_share(task: Callable[[Item], Result], items: Sequence[Item]) -> tuple[float, list[Result]]:
    started = time.perf_counter()
    results = [task(item) for item in items]
    return time.perf_counter() - started, results
