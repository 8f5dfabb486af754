"""The games that are on the table. Rooms put themselves here when they are imported."""

from __future__ import annotations

from typing import Any, Final

from arpents.engine.errors import DumpFault
from arpents.engine.game import Game
from arpents.engine.match import Match

GAMES: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    GAMES[game.slug] = game


def load_match(data: dict[str, object]) -> Match:
    """The match of a snapshot, whichever game it is of."""
    game = GAMES.get(str(data.get("game")))
    if game is None:
        raise DumpFault("snapshot-of-unknown-game", game=str(data.get("game")))
    match = game.load(data)
    assert isinstance(match, Match)
    return match
