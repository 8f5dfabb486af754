"""Arpents: five games of the French & Indian War on one table."""

from __future__ import annotations

from typing import Any

from arpents.engine.errors import (
    ArpentsError,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    PositionFault,
    RecordFault,
    UnknownAction,
    UnknownGame,
)
from arpents.engine.game import Game
from arpents.games import find, slugs
from arpents.version import VERSION

__all__ = [
    "VERSION",
    "ArpentsError",
    "Game",
    "IllegalAction",
    "MatchOver",
    "NotYourTurn",
    "PositionFault",
    "RecordFault",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
]


def game(slug: str) -> Game[Any]:
    """The game of that name."""
    return find(slug)


def games() -> tuple[str, ...]:
    """The names of all games on the table."""
    return slugs()
