"""All that a bot or a client gets of a match: what one seat may see, and its choices."""

from __future__ import annotations

import random

from arpents.engine.picture import picture
from arpents.engine.prompt import Explanation, Outcome, Prompt
from arpents.engine.state import MatchState


class Seat:
    def __init__(self, state: MatchState, name: str) -> None:
        state.game.seat_number(name)
        self.__state = state
        self.name = name

    @property
    def game(self) -> str:
        return self.__state.game.slug

    @property
    def asked(self) -> bool:
        """Whether this seat has something to decide. Nothing tells whether another one still has."""
        return self.name in self.__state.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.__state.outcome

    @property
    def events(self) -> list[dict[str, object]]:
        return self.__state.events_for(self.name)

    @property
    def can_undo(self) -> bool:
        return self.__state.can_undo(self.name)

    def view(self) -> dict[str, object]:
        return self.__state.view(self.name)

    def _repr_svg_(self) -> str | None:
        """The board as this seat sees it, for notebooks."""
        return picture(self.__state, self.name)

    def prompt(self) -> Prompt:
        return self.__state.prompt(self.name)

    def actions(self) -> list[int]:
        return self.__state.actions(self.name)

    def observe(self) -> bytes:
        """What learners are given: the arrays of `game.observation`, one after the other."""
        return self.__state.game.observe(self.__state, self.name)

    def observe_into(self, buffer: object) -> None:
        """The same, written into somebody's array."""
        self.__state.game.observe_into(self.__state, self.name, buffer)

    def mask_into(self, buffer: object) -> None:
        """Write into somebody's array of `game.action_count` bytes: 1 for each choice."""
        self.__state.game.mask_into(self.__state, self.name, buffer)

    def words(self, action: int) -> str:
        return self.__state.words(action)

    def action(self, words: str) -> int:
        return self.__state.action(words, self.name)

    def explain(self, words: str) -> Explanation:
        return self.__state.explain(self.name, words)

    def foresee(self, words: str) -> dict[str, object]:
        return self.__state.foresee(self.name, words)

    def journeys(self) -> list[dict[str, object]]:
        return self.__state.journeys(self.name)

    def inspect(self, thing: str) -> dict[str, object]:
        return self.__state.inspect(self.name, thing)

    def query(self, query: str, arguments: dict[str, str]) -> dict[str, object]:
        return self.__state.query(self.name, query, arguments)

    def resample(self, rng: random.Random) -> MatchState:
        """A state this seat could be in, to think with."""
        return self.__state.resample(self.name, rng)
