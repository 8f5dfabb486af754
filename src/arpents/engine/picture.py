"""Pictures of matches: the engine draws none itself, whoever can puts itself here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arpents.engine.state import MatchState

PAINTERS: Final[list[Callable[[MatchState, str | None], str | None]]] = []


def picture(state: MatchState, seat: str | None) -> str | None:
    """What the seat (None: a spectator) may see of the match, drawn as SVG."""
    for painter in PAINTERS:
        drawn = painter(state, seat)
        if drawn is not None:
            return drawn
    return None
