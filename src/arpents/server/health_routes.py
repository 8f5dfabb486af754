"""Is the table well? It is tried out: something is written down and taken out again, and something is thought."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from arpents.server.live_matches import LiveMatches
from arpents.server.log import LOG, in_short
from arpents.server.models import Health, Refused
from arpents.server.refusals import Refusal
from arpents.server.states import json_answer
from arpents.server.trial import Trial
from arpents.server.workers import WorkFault
from arpents.table.checkup import is_nearly_full, try_to_write, whole
from arpents.table.storage import on_disk
from arpents.version import VERSION

FRESH: Final = 5.0  # seconds for which a finding is told again
PATIENCE: Final = 15.0  # seconds for writing, and for thinking
CHECK_EVERY: Final = 600.0  # seconds between two readings of the whole database

router = APIRouter(prefix="/api", tags=["health"], responses={503: {"model": Refused}})


class Checkup(Trial):
    """Whether the table can write, read and think."""

    def __init__(self, matches: LiveMatches) -> None:
        super().__init__(matches, FRESH)
        self.checked = -CHECK_EVERY
        self.checking: asyncio.Task[bool] | None = None
        self.is_whole = True

    async def trouble(self) -> Refusal | None:
        try:
            writing = self.matches.storage.submit(try_to_write)
            await asyncio.wait_for(on_disk(writing), PATIENCE)
            await self.check_whole()
            full = await asyncio.to_thread(is_nearly_full, self.matches.settings.database)
        except Exception as fault:
            LOG.error("the database is not well: %s", in_short(fault))
            return Refusal(503, "storage-down")
        if not self.is_whole:
            LOG.error("the database is damaged")
            return Refusal(503, "storage-damaged")
        if full:
            LOG.error("the disk is nearly full")
            return Refusal(503, "storage-full")
        thinkers = self.matches.bots.thinkers
        if thinkers.starting:
            if thinkers.first_asked is None:
                self.matches.run_in_background(self.begin_to_think())
            return None
        try:
            await asyncio.wait_for(thinkers.probe(), PATIENCE)
        except Exception as fault:
            LOG.error("computer players do not think: %s", in_short(fault))
            return Refusal(503, "players-down")
        return None

    async def begin_to_think(self) -> None:
        with suppress(WorkFault):  # the next try tells
            await self.matches.bots.thinkers.probe()

    async def check_whole(self) -> None:
        """Read the whole database now and then; a large one is told of when it has been read."""
        if self.checking is None and time.monotonic() - self.checked >= CHECK_EVERY:
            self.checking = asyncio.create_task(asyncio.to_thread(whole, self.matches.settings.database))
        if self.checking is None:
            return
        done, _ = await asyncio.wait([self.checking], timeout=PATIENCE)
        if done:
            checking, self.checking = self.checking, None
            self.checked = time.monotonic()
            self.is_whole = checking.result()


@router.get("/health", response_model=Health)
async def health(request: Request) -> Response:
    """Whether the table, its database and its computer players are well."""
    matches: LiveMatches = request.app.state.matches
    checkup: Checkup = request.app.state.checkup
    refusal = await checkup.look()
    if refusal is not None:
        raise refusal
    bots = matches.bots
    players = "starting" if bots.thinkers.starting else "failing" if bots.failing else "ok"
    return json_answer({"status": "ok", "engine": VERSION, "players": players})
