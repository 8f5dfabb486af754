"""Computer players: woken when they are asked, they think aside, and what they decide is played at the table."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

from arpents.server.log import LOG, in_short
from arpents.server.refusals import Refusal
from arpents.server.settings import Settings
from arpents.server.thinking import thought_wanted
from arpents.server.workers import TookTooLong, Workers

if TYPE_CHECKING:
    from arpents.server.hall import Hall
    from arpents.server.playing import Playing

FAILURES: Final = 3  # of a computer player, until another one takes over for the turn
REMEMBERED: Final = 600.0  # seconds for which a failure is told
RNG: Final = random.SystemRandom()


async def pause(failures: int) -> None:
    """Longer after each failure, but none before another player takes over."""
    await asyncio.sleep(0.0 if failures == FAILURES else min(30.0, 0.2 * 2**failures))


class Computers:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.thinkers = Workers(settings.thinkers, settings.think_seconds)
        self.failed: float | None = None  # when a player failed last

    @property
    def failing(self) -> bool:
        return self.failed is not None and time.monotonic() - self.failed < REMEMBERED

    def wake(self, playing: Playing) -> None:
        if playing.match.frozen is not None or not playing.wanted:
            return
        for seat in playing.match.computers_asked:
            if seat not in playing.thinking:
                playing.thinking.add(seat)
                self.hall.start(self.play(playing, seat))

    async def play(self, playing: Playing, seat: str) -> None:
        """Let the computer player of the seat decide until it is not asked any more."""
        match = playing.match
        bot = match.row.seats[seat].bot or "random"
        planned: list[int] = []
        failures = 0
        try:
            while True:
                async with playing.lock:
                    if playing.gone or seat not in match.state.to_act or not playing.wanted:
                        return
                    name = bot if failures < FAILURES else "random"
                    wanted = thought_wanted(match.state, seat, name, planned, RNG)
                try:
                    thought = await self.thinkers.do(wanted, playing.patron, match.row.id)
                except Exception as fault:
                    failures = max(failures + 1, FAILURES if isinstance(fault, TookTooLong) else 0)
                    self.failed = time.monotonic()
                    LOG.error("the player %s failed in match %s: %s", name, match.row.id, in_short(fault))
                    await pause(failures)
                    continue
                async with playing.lock:
                    if playing.gone:
                        return
                    chosen = thought["chosen"]
                    rows = await self.hall.carry_out(playing, match.play_actions, seat, chosen)
                    planned = thought["planned"] if len(rows) == len(chosen) else []
                    if rows:
                        failures = failures if failures >= FAILURES else 0
                        await self.hall.commit(playing, rows)
                if not rows:  # the table has moved on, or the player wants what is not on offer
                    failures += 1
                    await pause(failures)
        except Refusal:
            self.hall.start(self.resume_later(match.row.id))
        finally:
            playing.thinking.discard(seat)

    async def resume(self) -> None:
        """Players that were thinking when the table went down think again."""
        try:
            due = await asyncio.to_thread(self.hall.storage.computers_due)
        except Exception as fault:
            LOG.error("the matches that wait for a computer player cannot be read: %s", in_short(fault))
            return
        for id in due:
            await self.take_up(id)

    async def resume_later(self, id: str) -> None:
        """The disk failed a player: read the match anew, which wakes the player again."""
        await asyncio.sleep(2.0)
        await self.take_up(id)

    async def take_up(self, id: str) -> None:
        try:
            async with self.hall.hold(id):
                pass
        except Exception as fault:
            LOG.error("match %s waits until it is asked for again: %s", id, in_short(fault))

    async def close(self) -> None:
        await self.thinkers.close()
