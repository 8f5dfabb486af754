"""The decisions of a match as learners want them: what the seat saw, what it might have done, what it did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from arpents.games import find

ACTION: Final = 0xFFFFFFFF


class Decisions:
    """One match, column by column."""

    def __init__(self) -> None:
        self.seats: list[str] = []
        self.actions: list[int] = []  # by index in the action space of the game
        self.words: list[str] = []
        self.choices: list[list[int]] = []  # all that were on offer, in order
        self.observations: list[bytes] = []

    def __len__(self) -> int:
        return len(self.seats)


def decisions_of(slug: str, scenario: str, options: Mapping[str, str], seed: int, trace: Iterable[int]) -> Decisions:
    """A match played again from its trace: seat << 32 | action."""
    game = find(slug)
    state = game.start(scenario, dict(options), seed, events=False)
    found = Decisions()
    for entry in trace:
        seat, action = entry >> 32, entry & ACTION
        found.seats.append(game.seats[seat])
        found.actions.append(game.action_space.index(action))
        found.words.append(state.words(action))
        found.choices.append(sorted(game.action_space.indexes(state.legal(seat))))
        found.observations.append(game.observe(state, seat))
        state.act(seat, action)
    return found
