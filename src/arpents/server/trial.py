"""What is tried out once for however many ask: the finding is told again for a while."""

from __future__ import annotations

import asyncio
import time

from arpents.server.live_matches import LiveMatches
from arpents.server.refusals import Refusal


class Trial:
    def __init__(self, matches: LiveMatches, fresh: float) -> None:
        self.matches = matches
        self.fresh = fresh  # seconds for which a finding is told again
        self.lock = asyncio.Lock()
        self.tried = -fresh
        self.refusal: Refusal | None = None

    async def look(self) -> Refusal | None:
        async with self.lock:
            if time.monotonic() - self.tried >= self.fresh:
                self.refusal = await self.trouble()
                self.tried = time.monotonic()
            return self.refusal

    async def trouble(self) -> Refusal | None:
        """What is wrong now, if anything is."""
        raise NotImplementedError
