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
from arpents.engine.picture import PAINTERS
from arpents.engine.state import MatchState
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
    "draw",
    "game",
    "games",
]


def game(slug: str) -> Game[Any]:
    """The game of that name."""
    return find(slug)


def games() -> tuple[str, ...]:
    """The names of all games on the table."""
    return slugs()


def draw(state: MatchState, seat: str | None = None, lang: str | None = None) -> str:
    """The board as one SVG: what the seat (None: a spectator) may see, in French or English (None: as the system)."""
    from arpents.drawing import draw_view  # texts and maps, for whoever wants a picture
    from arpents.speech.locale import locale_language

    return draw_view(state.game.slug, state.game.scenarios[state.scenario], state.view(seat), lang or locale_language())


def paint(state: MatchState, seat: str | None) -> str | None:
    """A picture for a notebook; none where the game has no drawing."""
    from arpents.drawing import NoDrawing

    try:
        return draw(state, seat)
    except NoDrawing:
        return None


PAINTERS.append(paint)
