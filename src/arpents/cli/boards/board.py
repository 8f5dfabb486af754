"""A board for any game: what a seat may see, as indented lists. Games that have their own override it."""

from __future__ import annotations

from typing import Any

from arpents.cli.terminal import Paint
from arpents.cli.words import Words

View = dict[str, Any]


class Board:
    """Everything here is made of `state.view(seat)`, and of what the game answers to `asks`, if that is a query."""

    asks = ""

    def __init__(self, words: Words, paint: Paint) -> None:
        self.words = words
        self.paint = paint
        self.answer: View = {}  # the answer at the question that is shown

    def draw(self, view: View, width: int) -> list[str]:
        return list(lines_of(view, 0))

    def close_up(self, view: View, width: int) -> list[str]:
        """What matters besides the whole board, such as a fight that is going on: shown with every question."""
        return []

    def legend(self, view: View) -> str:
        """What the signs on the board mean: told once, and on demand."""
        return ""

    def reveal(self, view: View, width: int) -> list[str]:
        """What a seat kept to itself, for everybody to see when the match is over."""
        return self.draw(view, width)

    def moment(self, view: View) -> object:
        """The board is drawn again when this changes."""
        return view.get("turn", view.get("move"))

    def doubtful(self, chain: list[str]) -> list[str]:
        """Of what a written order stands for: words a player should be warned of first; empty when all is well."""
        return []


def lines_of(value: object, depth: int) -> list[str]:
    """A value as indented lists; what is empty is left out."""
    indent = "  " * depth
    found: list[str] = []
    if isinstance(value, dict):
        for name, inner in value.items():
            if inner in (None, [], {}, ""):
                continue
            if isinstance(inner, (dict, list)) and not short(inner):
                found.append(f"{indent}{name}:")
                found += lines_of(inner, depth + 1)
            else:
                found.append(f"{indent}{name}: {flat(inner)}")
    elif isinstance(value, list):
        for inner in value:
            found.append(f"{indent}- {flat(inner)}")
    return found


def short(value: object) -> bool:
    return len(flat(value)) <= 60


def flat(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {flat(inner)}" for name, inner in value.items() if inner not in (None, [], {}, ""))
    if isinstance(value, list):
        return ", ".join(flat(inner) for inner in value)
    return str(value)
