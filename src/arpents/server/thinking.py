"""Computer players think in processes of their own, so nobody waits for them but their match."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

LONGEST: Final = 32  # decisions in one go
SLICE: Final = 1.0  # seconds after which what was decided so far is handed over


def settle_in() -> None:
    """A thinking process gives way to the table, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_table, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(10)


def end_with_table() -> None:
    table = multiprocessing.parent_process()
    if table is not None:
        table.join()
        os._exit(1)


def think(game: str, dump: dict[str, object], seat: str, bot: str, seed: int) -> list[int]:
    """What the player decides, one decision after the other, until it is not asked any more or its time is up.

    Dice fall here as they will fall at the table, since the dump holds their source; the player sees only its seat.
    """
    from arpents.bots import make_bot
    from arpents.games import find

    state = find(game).load(dump)
    player = make_bot(bot, random.Random(seed))
    chosen: list[int] = []
    began = time.monotonic()
    while seat in state.to_act and len(chosen) < LONGEST and time.monotonic() - began < SLICE:
        action = player.choose(state.game.seat(state, seat))
        chosen.append(action)
        state.apply(seat, action)
    return chosen


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_in)
        return self.pool

    async def think(self, game: str, dump: dict[str, object], seat: str, bot: str) -> list[int]:
        seed = random.SystemRandom().getrandbits(64)
        pool = self.open_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, game, dump, seat, bot, seed)
        except BrokenProcessPool:  # one of them died: begin again with new ones
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        if self.pool is not None:
            for process in list(self.pool._processes.values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
