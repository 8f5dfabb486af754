"""All that a bot or a client gets of a match: what one seat may see, and its choices."""

from __future__ import annotations

import random

from arpents.engine.match import Match
from arpents.engine.prompt import Explanation, Outcome, Prompt


class Seat:
    def __init__(self, match: Match, name: str) -> None:
        match.game.seat_number(name)
        self.__match = match
        self.name = name

    @property
    def game(self) -> str:
        return self.__match.game.slug

    @property
    def asked(self) -> bool:
        """Whether this seat has something to decide. Nothing tells whether another one still has."""
        return self.name in self.__match.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.__match.outcome

    @property
    def events(self) -> list[dict[str, object]]:
        return self.__match.events_for(self.name)

    @property
    def can_undo(self) -> bool:
        return self.__match.can_undo(self.name)

    def view(self) -> dict[str, object]:
        return self.__match.view(self.name)

    def prompt(self) -> Prompt:
        return self.__match.prompt(self.name)

    def actions(self) -> list[int]:
        return self.__match.actions(self.name)

    def words(self, action: int) -> str:
        return self.__match.words(action)

    def action(self, words: str) -> int:
        return self.__match.action(words)

    def explain(self, words: str) -> Explanation:
        return self.__match.explain(self.name, words)

    def foresee(self, words: str) -> dict[str, object]:
        return self.__match.foresee(self.name, words)

    def query(self, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return self.__match.query(self.name, query, arguments)

    def resample(self, rng: random.Random) -> Match:
        """A match this seat could be in, to think with."""
        return self.__match.resample(self.name, rng)
