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
KNOWN: Final[dict[str, int]] = {}  # by game


def scale_of(game: Game[Any]) -> int:
    """The outlook at which somebody wins about three matches in four (73 %)."""
    slug = game.slug
    if slug not in KNOWN:
        KNOWN[slug] = read_scale(type(game).__module__.rpartition(".")[0])
    return KNOWN[slug]


def read_scale(package: str) -> int:
    if not package:
        return USUAL
    if not (files(package) / "advice" / "weights.json").is_file():
        return USUAL
    return whole(Weights(package).said, "scale", USUAL)


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
