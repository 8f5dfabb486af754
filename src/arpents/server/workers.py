"""Processes aside, in which is done whatever takes long, one thing of each address after the other."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from arpents.server.fair_queue import FairQueue
from arpents.server.tracing import span
from arpents.server.worker_tasks import PROBE, Wanted, work_on

START_SECONDS: Final = 60.0  # until a new process is ready

Serving = Callable[[Connection], None]


class WorkFault(Exception):
    """What was wanted of a process could not be done."""


class TookTooLong(WorkFault):
    """The process had not done it in time, and was ended."""


class Worker:
    """One process and the pipe to it. Whoever asks waits in a thread of his own."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False

    def ask(self, wanted: bytes, seconds: float) -> bytes:
        if self.pipe is None:
            self.start()
        return self.within(seconds, wanted)

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self.serving, args=(theirs,), daemon=True, name="arpents-aside")
        process.start()
        theirs.close()
        self.process, self.pipe = process, ours
        self.within(START_SECONDS, None)

    def within(self, seconds: float, wanted: bytes | None) -> bytes:
        """Send what is wanted and wait for what comes back; a process that takes longer is ended."""
        pipe, process = self.pipe, self.process
        assert pipe is not None
        assert process is not None
        late = threading.Event()

        def end_it() -> None:
            late.set()
            process.kill()

        watchdog = threading.Timer(seconds, end_it)
        watchdog.start()
        try:
            if self.closed:
                raise EOFError
            if wanted is not None:
                pipe.send_bytes(wanted)
            return pipe.recv_bytes()
        except (EOFError, OSError) as fault:
            self.end()
            raise (TookTooLong(f"{seconds} s") if late.is_set() else WorkFault("the process has died")) from fault
        finally:
            watchdog.cancel()

    def end(self) -> None:
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if process is not None:
            process.kill()
            process.join(5)
        if pipe is not None:
            pipe.close()


class Job:
    def __init__(self, wanted: bytes, done: asyncio.Future[Wanted]) -> None:
        self.wanted = wanted
        self.done = done


class Workers:
    """A few processes for many who want something.

    Where there are several, one is always left to another address than the one that wants most.
    """

    def __init__(self, processes: int, seconds: float, serving: Serving = work_on) -> None:
        self.seconds = seconds
        self.all = [Worker(serving) for _ in range(processes)]
        self.free = list(reversed(self.all))
        self.queue: FairQueue[Job] = FairQueue(max(1, processes - 1))
        self.threads: ThreadPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.first_asked: float | None = None
        self.closed = False
        self.answered = False  # whether any process ever was ready

    async def do(self, wanted: Wanted, address: str = "", match: str = "") -> Wanted:
        """What a process makes of it, when the turn of the address and of the match has come."""
        done: asyncio.Future[Wanted] = asyncio.get_running_loop().create_future()
        self.queue.put(address, match, Job(json.dumps(wanted).encode(), done))
        self.go_on()
        with span("aside", task=str(wanted.get("task", ""))):
            result = await done
        if "fault" in result:
            raise WorkFault(result["fault"])
        return result

    def spare(self, address: str) -> int:
        """How many processes the address could have at once; none while somebody waits."""
        if self.queue.waiting:
            return 0
        return min(len(self.free), self.queue.most - self.queue.under_way[address])

    def waiting(self, address: str) -> int:
        return self.queue.count(address)

    @property
    def starting(self) -> bool:
        """Whether the first process is still being started."""
        asked = self.first_asked
        return not self.answered and (asked is None or time.monotonic() - asked < START_SECONDS)

    async def probe(self) -> None:
        """Whether anybody thinks here: silent when somebody does."""
        await self.do(PROBE, "probe")

    def go_on(self) -> None:
        while self.free and not self.closed and (taken := self.queue.take()) is not None:
            address, job = taken
            if job.done.done():  # nobody waits for it any more
                self.queue.done(address)
                continue
            task = asyncio.get_running_loop().create_task(self.carry_out(self.free.pop(), address, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry_out(self, worker: Worker, address: str, job: Job) -> None:
        if self.threads is None:
            self.threads = ThreadPoolExecutor(len(self.all), "arpents-aside")
        if self.first_asked is None:
            self.first_asked = time.monotonic()
        try:
            work = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, job.wanted, self.seconds)
            result = json.loads(await work)
            self.answered = True
            if not job.done.done():
                job.done.set_result(result)
        except Exception as fault:
            if not job.done.done():
                job.done.set_exception(fault)
        finally:
            self.free.append(worker)
            self.queue.done(address)
            self.go_on()

    async def close(self) -> None:
        self.closed = True
        for worker in self.all:
            worker.closed = True
            process = worker.process
            if process is not None:
                process.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            worker.end()
        if self.threads is not None:
            self.threads.shutdown(wait=False)
