"""What is old enough goes by itself, where the host has said so: once an hour, by whichever server comes to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.host.pruning import GONE, idle_matches, prune
from arpents.server.log import LOG, in_short
from arpents.table.news import News

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches

PRUNE_EVERY: Final = 3600.0  # seconds


class Housekeeping:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        matches.follower.on(GONE, self.hear)

    def open(self) -> None:
        if self.matches.settings.ages is not None:
            self.matches.run_in_background(self.keep_pruning())

    def hear(self, told: News) -> None:
        """A match was removed by another server, or by the host."""
        live = self.matches.by_id.get(told.subject)
        if live is not None:
            self.matches.forget(live)

    async def keep_pruning(self) -> None:
        while True:
            try:
                await self.prune()
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("what is old cannot be removed: %s", in_short(fault))
            await asyncio.sleep(PRUNE_EVERY)

    async def prune(self) -> dict[str, int]:
        ages = self.matches.settings.ages
        assert ages is not None

        def work(connection: Connection) -> tuple[list[str], dict[str, int]]:
            return idle_matches(connection, ages), prune(connection, ages)

        done: tuple[list[str], dict[str, int]] = await asyncio.wrap_future(self.matches.storage.submit(work))
        gone, found = done
        for id in gone:
            self.hear(News(GONE, id))
        return found
