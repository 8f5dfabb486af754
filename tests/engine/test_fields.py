"""What a procedure remembers is what its constructor takes, interpreted and compiled."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import arpents
from arpents.engine.procedure import fields_of

ROOMS = Path(__file__).resolve().parents[2] / "src/arpents/games"


def written_in(room: str) -> dict[str, tuple[str, ...]]:
    """The parameters of each constructor as the sources have them."""
    found = {}
    for path in (ROOMS / room).rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                        found[node.name] = tuple(argument.arg for argument in method.args.args[1:])
    return found


@pytest.mark.parametrize("slug", arpents.games())
def test_fields_are_the_parameters_of_the_constructor(slug: str) -> None:
    game = arpents.game(slug)
    written = written_in(slug.replace("-", "_"))
    for name, procedure in game.procedures.items():
        maker = next(parent.__name__ for parent in procedure.__mro__ if parent.__name__ in written)
        assert fields_of(procedure) == written[maker], f"{name}: a default that is no Final hides its signature"
    assert fields_of(game.state) == written[game.state.__name__]
