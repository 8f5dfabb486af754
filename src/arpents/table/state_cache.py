"""The state after any of a line of moves, without playing everything again each time."""

from __future__ import annotations

from typing import Final

from arpents.engine.agreement import TABLE, carry_out, goes_back_to
from arpents.engine.state import MatchState
from arpents.table.decisions import Move

EVERY: Final = 16  # moves between two kept states, usually


class StateCache:
    def __init__(self, start: MatchState, every: int = EVERY) -> None:
        self.every = every
        self.moves: list[Move] = []
        self.kept: dict[int, MatchState] = {0: start}

    def at(self, moves: list[Move]) -> MatchState:
        """The state after these moves; it may be looked at and changed freely."""
        shared = 0
        while shared < min(len(moves), len(self.moves)) and moves[shared] == self.moves[shared]:
            shared += 1
        if shared < len(moves):  # another line, or a longer one: what is no longer true is forgotten
            self.moves = list(moves)
            self.kept = {number: state for number, state in self.kept.items() if number <= shared}
        number = max(number for number in self.kept if number <= len(moves))
        state = self.kept[number].copy()
        state.record_from_here()
        while number < len(moves):
            seat, words = moves[number]
            if seat == TABLE:
                count = goes_back_to(words)
                carry_out(state, words, self.at(moves[:count]) if 0 <= count <= number else None)
            else:
                state.play(seat, words)
            number += 1
            if number % self.every == 0 and number not in self.kept:
                self.kept[number] = state.copy()
        return state
