"""How a game looks in a terminal. A room's board is the module of its name here; others are shown as tables."""

from __future__ import annotations

import importlib
import importlib.util

from arpents.cli.boards.board import Board
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games import package_of

__all__ = ["Board", "board_for"]


def board_for(slug: str, words: Words, paint: Paint) -> Board:
    name = f"arpents.cli.boards.{package_of(slug)}"
    if importlib.util.find_spec(name) is None:
        return Board(words, paint)
    made = importlib.import_module(name).BOARD(words, paint)
    assert isinstance(made, Board)
    return made
