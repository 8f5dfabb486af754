"""Any moment of a line of moves, without playing everything again each time."""

from __future__ import annotations

from typing import Final

from arpents.engine.match import Match
from arpents.table.decisions import Move

EVERY: Final = 16  # moves between two stills, usually


class Film:
    def __init__(self, start: Match, every: int = EVERY) -> None:
        self.every = every
        self.moves: list[Move] = []
        self.stills: dict[int, Match] = {0: start}

    def at(self, moves: list[Move]) -> Match:
        """The match after these moves; it may be looked at and changed freely."""
        shared = 0
        while shared < min(len(moves), len(self.moves)) and moves[shared] == self.moves[shared]:
            shared += 1
        if shared < len(moves):  # another line, or a longer one: what is no longer true is forgotten
            self.moves = list(moves)
            self.stills = {number: still for number, still in self.stills.items() if number <= shared}
        number = max(number for number in self.stills if number <= len(moves))
        match = self.stills[number].copy()
        match.record_from_here()
        while number < len(moves):
            seat, words = moves[number]
            match.play(seat, words)
            number += 1
            if number % self.every == 0 and number not in self.stills:
                self.stills[number] = match.copy()
        return match
