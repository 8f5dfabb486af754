"""What a bot reads: how good a state is for a seat."""

from __future__ import annotations

from arpents.games.small_wars_mohicans.state import State


def evaluate(state: State, seat: int) -> int:
    return 0


def settled(state: State) -> bool:
    return True
