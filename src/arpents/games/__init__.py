"""One room per game; a room never looks into another room."""

from __future__ import annotations

import importlib
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
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


def module_of(slug: str) -> str:
    if not isinstance(slug, str) or slug not in ROOMS:
        raise UnknownGame("unknown-game", game=str(slug), known=list(ROOMS))
    return ROOMS[slug]


def package_of(slug: str) -> str:
    """What the folders of a room and of its tests are called."""
    return module_of(slug).split(".")[-2]


def room_of(slug: str) -> Traversable:
    """The folder of a room, with its lists, texts and facts."""
    return resources.files(module_of(slug).rpartition(".")[0])


def list_of(slug: str, name: str) -> dict[str, Any]:
    """What one of the lists of a room says, `rules.toml` or another; nothing where it has not been written yet."""
    file = room_of(slug) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def find(slug: str) -> Game[Any]:
    """Import a room the first time it is asked for; importing it registers the game."""
    module = module_of(slug)
    if slug not in GAMES:
        importlib.import_module(module)
    if slug not in GAMES:
        raise LookupError(f"{module} does not register {slug}")  # a room that is being written
    return GAMES[slug]
