"""Set pieces: positions with one right decision, its reason and its rule; exercises for people, tests for computers.

A room keeps them in `set_pieces.toml`, and their texts, `piece-ID-title` and `piece-ID-why`, in `text/pieces.*.ftl`.
"""

from __future__ import annotations

from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.engine.state import MatchState
from arpents.games import find, list_of

FIELDS: Final = {"id", "rule", "level", "seat", "right", "position"}
PLAYED: Final = "played"  # may be missing
LEVELS: Final = ("regular", "veteran")  # the lowest level that must find it


class SetPieceFault(ArpentsError):
    """A set piece that is not written as it should be."""


class SetPiece:
    """One position, who decides in it, and which decisions are right: chains of words, any one of them."""

    def __init__(self, slug: str, entry: dict[str, Any]) -> None:
        name = str(entry.get("id", "?"))
        if set(entry) - {PLAYED} != FIELDS or entry["level"] not in LEVELS or not entry["right"]:
            raise SetPieceFault("set-piece-fault", piece=name, game=slug)
        self.slug = slug
        self.id = name
        self.rule = str(entry["rule"])
        self.level = str(entry["level"])
        self.seat = str(entry["seat"])
        self.right = [[words.strip() for words in str(chain).split(",")] for chain in entry["right"]]
        self.spec: dict[str, object] = dict(entry["position"])
        self.played = [str(move).partition(" ") for move in entry.get(PLAYED, [])]  # what happens before the question

    @property
    def title(self) -> str:
        return f"piece-{self.id}-title"

    @property
    def why(self) -> str:
        return f"piece-{self.id}-why"

    def position(self) -> MatchState:
        """The position, afresh, at the moment of the question."""
        state: MatchState = find(self.slug).position(self.spec)
        for seat, _, words in self.played:
            state.play(seat, words)
        return state

    def goes_on(self, chosen: list[str]) -> bool:
        """Whether these words, in their order, begin a right chain."""
        return any(chain[: len(chosen)] == chosen for chain in self.right)

    def solved(self, chosen: list[str]) -> bool:
        """Whether a right chain is complete."""
        return any(chosen[: len(chain)] == chain for chain in self.right)


def pieces_of(slug: str) -> list[SetPiece]:
    """The set pieces of a game, in the order of the file; none where a room has none."""
    return [SetPiece(slug, entry) for entry in list_of(slug, "set_pieces.toml").get("piece", [])]
