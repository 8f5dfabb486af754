"""What the numbers of an observation mean: every entry by name, in French and English."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from arpents.engine.game import Game
from arpents.engine.memory import ACTION, HIDDEN, SEAT, recalled
from arpents.engine.observation import Layer
from arpents.engine.state import MatchState
from arpents.speech import Speech

HISTORY: Final = "history"


class Schema:
    """The names of a game's observations in one language."""

    def __init__(self, game: Game[Any], speech: Speech) -> None:
        self.game = game
        self.speech = speech
        self.bundle = names_of(speech.lang)
        self.things: dict[str, str] = {seat: f"seat-{seat}" for seat in game.seats}
        sorts = [nouns for verb in game.vocabulary.verbs for _, nouns in verb.nouns] + game.things()
        for nouns in sorts:
            for name in nouns.names if nouns.prefix else []:
                self.things.setdefault(name, f"{nouns.prefix}-{name}")

    def layer(self, layer: Layer) -> str:
        return self.said(f"layer-{layer.name}") or layer.name

    def entry(self, layer: Layer, name: str) -> str:
        """The name of a row or a column: of a thing of the game, of what is told of it, or a number."""
        if layer.name == "question" and (said := self.said(f"question-{name}")):
            return said
        if said := self.said(f"entry-{self.game.slug}-{name}") or self.said(f"entry-{name}"):
            return said
        if name in self.things and self.speech.has(self.things[name]):
            return self.speech.text(self.things[name])
        if " " in name:
            return " ".join(self.entry(layer, part) for part in name.split())
        return name

    def said(self, id: str) -> str:
        if not self.bundle.has_message(id):
            return ""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, {})[0])

    def dump(self) -> dict[str, object]:
        """The whole schema as plain data."""
        layers = [
            {
                "name": layer.name,
                "title": self.layer(layer),
                "first": layer.first,
                "signed": layer.signed,
                "rows": [{"name": row, "title": self.entry(layer, row)} for row in layer.rows],
                "columns": [{"name": column, "title": self.entry(layer, column)} for column in layer.columns],
            }
            for layer in self.game.observation.all
        ]
        return {
            "game": self.game.slug,
            "language": self.speech.lang,
            "size": self.game.observation.size,
            "actions": self.game.action_count,
            "layers": layers,
        }

    def entries(self, state: MatchState, seat: int) -> list[dict[str, object]]:
        """What is not 0 in an observation, entry by entry."""
        seen = self.game.observe(state, seat)
        found: list[dict[str, object]] = []
        for layer in self.game.observation.all:
            wide = len(layer.columns)
            for at in range(layer.first, layer.first + layer.size()):
                if seen[at]:
                    row, column = divmod(at - layer.first, wide)
                    value = seen[at] - 256 if layer.signed and seen[at] > 127 else seen[at]
                    found.append(
                        {
                            "entry": at,
                            "layer": layer.name,
                            "row": layer.rows[row],
                            "column": layer.columns[column],
                            "value": value,
                            "title": [
                                self.layer(layer),
                                self.entry(layer, layer.rows[row]),
                                self.entry(layer, layer.columns[column]),
                            ],
                        }
                    )
        return found

    def decisions(self, state: MatchState, seat: int) -> list[tuple[str, str]]:
        """The last decisions as the seat knows them, the newest first: who, and what; nothing where that is hidden."""
        found: list[tuple[str, str]] = []
        for entry in recalled(state.memory, state.remembered, seat, self.game.open_kinds):
            who = self.speech.text(f"seat-{self.game.seats[entry >> SEAT & 15]}")
            what = "" if entry & HIDDEN else self.speech.label(self.game, entry & ACTION, state)
            found.append((who, what))
        return found


@functools.cache
def names_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    file = resources.files("arpents.research") / "text" / f"observation.{language}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
