"""Players that use only what a seat may see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from arpents.bots.bot import Bot
from arpents.bots.greedy import Greedy
from arpents.bots.levels import LEVELS, LevelBot, UnknownBudget, budget_of
from arpents.bots.random_bot import RandomBot
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "LevelBot",
    "RandomBot",
    "UnknownBot",
    "UnknownBudget",
    "check_bot",
    "is_timed",
    "make_bot",
    "offered_bots",
]

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}
BOTS: tuple[str, ...] = (*LEVELS, *SIMPLE)


class UnknownBot(ArpentsError):
    pass


def make_bot(name: str, rng: random.Random, scales: Mapping[str, int] | None = None) -> Bot:
    """A fresh player for a single seat of a single match; `veteran:5s` and `veteran:2000` give a level its budget.

    `scales` makes a level weigh terms of the outlook otherwise, in hundredths: for matches that say which is better.
    """
    level, _, budget = name.partition(":")
    if level in LEVELS:
        return LevelBot(rng, LEVELS[level], budget_of(LEVELS[level], budget), dict(scales or {}))
    if name not in SIMPLE:
        raise UnknownBot("unknown-bot", bot=name, known=list(BOTS))
    return SIMPLE[name](rng)


def is_timed(name: str) -> bool:
    """Whether the player thinks for a time, so that several searches at once are worth more than one."""
    level, _, budget = name.partition(":")
    return level in LEVELS and budget_of(LEVELS[level], budget).seconds > 0.0


def offered_bots(game: Game[Any]) -> tuple[str, ...]:
    """The players a person chooses from, weakest first; the usual one is the second."""
    return tuple(LEVELS) if game.advised() else tuple(SIMPLE)


def check_bot(name: object) -> None:
    """Refuse a name or a budget that means nothing."""
    make_bot(str(name), random.Random(0))
