"""The games that are on the table. Rooms put themselves here when they are imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arpents.engine.errors import DumpFault

if TYPE_CHECKING:
    from arpents.engine.game import Game
    from arpents.engine.state import MatchState

GAMES: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    GAMES[game.slug] = game


def load_state(data: dict[str, object]) -> MatchState:
    """The state of a snapshot, whichever game it is of."""
    game = GAMES.get(str(data.get("game")))
    if game is None:
        raise DumpFault("snapshot-of-unknown-game", game=str(data.get("game")))
    state: MatchState = game.load(data)
    return state
