"""Every choice as likely as the others."""

from __future__ import annotations

from arpents.bots.bot import Bot
from arpents.engine.seat import Seat


class RandomBot(Bot):
    def choose(self, seat: Seat) -> int:
        return self.rng.choice(seat.actions())
