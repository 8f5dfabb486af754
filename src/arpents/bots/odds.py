"""How likely it is to win: a logistic of the outlook, by a scale that each room keeps beside its weights."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Any, Final

from arpents.engine.actions import NOBODY
from arpents.engine.facts import whole
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.engine.weights import Weights

USUAL: Final = 1000  # of a room that says nothing of it
KNOWN: Final[dict[tuple[str, str], int]] = {}  # by game and name


def scale_of(game: Game[Any]) -> int:
    """The outlook at which somebody wins about three matches in four (73 %)."""
    return said_of(game, "scale", USUAL)


def said_of(game: Game[Any], name: str, usual: int) -> int:
    """A number that the room has beside its weights; `usual` where it has none."""
    key = (game.slug, name)
    if key not in KNOWN:
        KNOWN[key] = read_number(type(game).__module__.rpartition(".")[0], name, usual)
    return KNOWN[key]


def read_number(package: str, name: str, usual: int) -> int:
    if not package or not (files(package) / "advice" / "weights.json").is_file():
        return usual
    return whole(Weights(package).said, name, usual)


def winning_chance(state: MatchState, seat: int, scale: int) -> float:
    """From 0 to 1, as the match stands: certain when it is over, else an estimate."""
    if state.ending:
        return 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    outlook = state.game.outlook(state, seat) / scale
    if outlook > 30.0:
        return 1.0
    if outlook < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-outlook))
