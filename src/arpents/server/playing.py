"""One match in memory, and what was last sent of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from arpents.server.states import json_text, state_of
from arpents.table.audience import Audience
from arpents.table.matches import TableMatch

MOST_FRAMES: Final = 32  # kept for one audience


@dataclass(frozen=True)
class Frame:
    """A state as it is sent to an audience."""

    position: int
    taken: tuple[bool, ...]  # by seat
    text: str

    @property
    def version(self) -> tuple[int, tuple[bool, ...]]:
        return self.position, self.taken


class Playing:
    """Whoever reads or changes the match holds its lock, so nobody sees what is not on disk.

    Frames are read without it: they were made of what is on disk, and are forgotten when there is something newer.
    """

    def __init__(self, match: TableMatch) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.news: dict[str, asyncio.Event] = {name: asyncio.Event() for name in match.audiences}
        self.frames: dict[str, dict[int | None, Frame]] = {name: {} for name in match.audiences}
        self.gone = False  # no longer the match: ask the hall again
        self.watchers = 0
        self.used = time.monotonic()
        self.thinking: set[str] = set()
        self.slow = False  # whether the last decision took long
        self.patron = ""  # the address for which its computer players think

    def announce(self, names: set[str]) -> None:
        """Wake everybody of these audiences."""
        for name in names:
            self.frames[name].clear()
            self.news[name].set()
            self.news[name] = asyncio.Event()

    def frame(self, seat: str | None, since: int | None) -> Frame:
        """What the audience is sent that has drawn the position `since`; the lock is held, or it was made before."""
        audience = self.audience(seat)
        made = self.frames[audience.name]
        if since not in made:
            if len(made) >= MOST_FRAMES:
                made.clear()
            taken = tuple(row.taken for row in self.match.row.seats.values())
            made[since] = Frame(audience.position, taken, json_text(state_of(self.match, audience, since)))
        return made[since]

    def is_made(self, seat: str | None, since: int | None) -> bool:
        return since in self.frames[seat or ""]

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.thinking or self.lock.locked())

    @property
    def among_computers(self) -> bool:
        return all(seat.kind == "bot" for seat in self.match.row.seats.values())

    @property
    def wanted(self) -> bool:
        """Computer players among themselves play only for somebody who watches."""
        return self.watchers > 0 or not self.among_computers

    def audience(self, seat: str | None) -> Audience:
        return self.match.audiences[seat or ""]


class Turnstile:
    """Lets a crowd through one by one, so that others are served in between."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def go_through(self) -> None:
        async with self.lock:
            await asyncio.sleep(0)
