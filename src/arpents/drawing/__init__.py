"""Boards as pictures: what a seat, or everybody, may see of a match, as one SVG that needs nothing else.

    import arpents

    arpents.draw(state)                               # as spectators see it
    arpents.draw(state, seat="french", lang="fr")

In a notebook a state shows itself, and so does what a seat gets (`game.seat(state, "french")`). Only the view of the
seat is read, so nothing hidden can be in a picture.
"""

from __future__ import annotations

from typing import Final

from arpents.drawing.games.few_acres_of_snow import FewAcres
from arpents.drawing.games.muskets_tomahawks import Muskets
from arpents.drawing.games.quebec_1759 import Quebec
from arpents.drawing.games.small_wars_mohicans import Mohicans
from arpents.drawing.games.wilderness_war import WildernessWar
from arpents.drawing.scene import Adapter, View
from arpents.drawing.sheet import picture
from arpents.drawing.words import Words
from arpents.engine.errors import ArpentsError

__all__ = ["ADAPTERS", "NoDrawing", "draw_view"]

ADAPTERS: Final[dict[str, Adapter]] = {
    "quebec-1759": Quebec(),
    "wilderness-war": WildernessWar(),
    "few-acres-of-snow": FewAcres(),
    "small-wars-mohicans": Mohicans(),
    "muskets-tomahawks": Muskets(),
}


class NoDrawing(ArpentsError):
    """A game nobody has drawn."""


def draw_view(slug: str, scenario: str, view: View, lang: str) -> str:
    """The picture of what a seat, or everybody, may see."""
    adapter = ADAPTERS.get(slug)
    if adapter is None:
        raise NoDrawing("no-drawing", game=slug)
    words = Words(slug, lang)
    names = {"game": words.name("game-title"), "scenario": words.name(f"scenario-{scenario}")}
    title = words.text("picture", **names, seen=words.seen_by(view["seat"]))
    return picture(adapter.scene(view, words), adapter, words, title)
