"""One room per game; a room never looks into another room."""

from __future__ import annotations

import importlib
from typing import Any

from arpents.engine.errors import UnknownGame
from arpents.engine.game import Game
from arpents.engine.registry import GAMES

ROOMS: dict[str, str] = {
    "quebec-1759": "arpents.games.quebec_1759.room",
    "wilderness-war": "arpents.games.wilderness_war.room",
    "few-acres-of-snow": "arpents.games.few_acres_of_snow.room",
    "small-wars-mohicans": "arpents.games.small_wars_mohicans.room",
    "muskets-tomahawks": "arpents.games.muskets_tomahawks.room",
}


def slugs() -> tuple[str, ...]:
    return tuple(ROOMS)


def find(slug: str) -> Game[Any]:
    """Import a room the first time it is asked for; importing it registers the game."""
    if not isinstance(slug, str) or slug not in ROOMS:
        raise UnknownGame("unknown-game", game=str(slug), known=list(ROOMS))
    if slug not in GAMES:
        importlib.import_module(ROOMS[slug])
    if slug not in GAMES:
        raise LookupError(f"{ROOMS[slug]} does not register {slug}")  # a room that is being written
    return GAMES[slug]
