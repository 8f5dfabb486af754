"""Players that use only what a seat may see."""

from __future__ import annotations

import random

from arpents.bots.bot import Bot
from arpents.bots.greedy import Greedy
from arpents.bots.random_bot import RandomBot
from arpents.engine.errors import ArpentsError

__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "UnknownBot", "make_bot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}


class UnknownBot(ArpentsError):
    pass


def make_bot(name: str, rng: random.Random) -> Bot:
    """A fresh player; each one plays a single seat of a single match."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", bot=name, known=list(BOTS))
    return BOTS[name](rng)
