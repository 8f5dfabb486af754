"""The levels a person can choose from, weakest first: how long each thinks, how far it looks, how often it slips."""

from __future__ import annotations

import random
from typing import Final

from arpents.bots.bot import Bot
from arpents.bots.lines import Line, digest_of
from arpents.bots.race import Racer
from arpents.bots.search import Budget, Searcher
from arpents.engine.errors import ArpentsError
from arpents.engine.seat import Seat


class UnknownBudget(ArpentsError):
    """A budget that is neither simulations nor seconds."""


class Level:
    """What makes a player of this strength."""

    def __init__(
        self,
        name: str,
        simulations: int,
        seconds: float,
        turns: int,
        rivals: int,
        limit: int,
        slips: int,
        races: bool = False,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.turns = turns
        self.rivals = rivals
        self.limit = limit
        self.slips = slips  # of a hundred decisions, how often the second or third best line is taken for the best
        self.races = races  # whether what is left of the budget goes into races


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("recruit", 16, 0.0, 1, 0, 8, 50),
        Level("militia", 240, 0.0, 1, 0, 24, 20),
        Level("regular", 3000, 0.0, 2, 0, 40, 0),
        Level("veteran", 0, 2.0, 6, 8, 40, 0, True),
    )
}


def budget_of(level: Level, text: str) -> Budget:
    """`2s` is seconds, `2000` simulations, nothing what the level has of itself."""
    if not text:
        return Budget(level.simulations, level.seconds)
    number = text.removesuffix("s")
    try:
        if text.endswith("s"):
            seconds = float(number)
            if 0.0 < seconds <= 600.0:
                return Budget(0, seconds)
        elif number.isascii() and number.isdigit() and 0 < int(number) <= 1_000_000:
            return Budget(int(number))
    except ValueError:
        pass
    raise UnknownBudget("unknown-budget", budget=text)


class LevelBot(Bot):
    """Thinks in lines, and follows one as long as what it finds is what it expected."""

    def __init__(self, rng: random.Random, level: Level, budget: Budget, scales: dict[str, int] | None = None) -> None:
        super().__init__(rng)
        self.level = level
        thinker = Racer if level.races else Searcher
        self.searcher: Searcher = thinker(rng, budget, level.turns, level.rivals, level.limit, scales)
        self.searcher.level = level.name
        self.expected: list[int] = []  # by link of it: a digest of the choices that were expected
        self.found: list[Line] = []  # what was found elsewhere for the next decision

    def choose(self, seat: Seat) -> int:
        actions = seat.actions()
        lines = self.found
        self.found = []
        if len(actions) == 1:
            if self.planned[:1] == actions:
                self.follow()
            return actions[0]
        if self.planned and self.expected and self.expected[0] == digest_of(actions) and self.planned[0] in actions:
            return self.follow()
        if not lines:
            lines = self.searcher.think(seat, self.planned)
        self.mean(lines[self.slip(len(lines))])
        if self.planned[0] not in actions:  # thought on a rougher table than the real one
            self.planned = []
            return actions[0]
        return self.follow()

    def mean(self, line: Line) -> None:
        self.planned = line.chain[:]
        self.expected = line.offered[:]

    def follow(self) -> int:
        del self.expected[:1]
        return self.planned.pop(0)

    def slip(self, lines: int) -> int:
        """Mostly the best line; sometimes one that looked nearly as good."""
        if lines > 1 and self.rng.randrange(100) < self.level.slips:
            return self.rng.randrange(1, min(lines, 4))
        return 0
