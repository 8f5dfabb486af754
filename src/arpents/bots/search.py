"""Searching over lines: many are tried once, the better ones again and varied, and the best is played."""

from __future__ import annotations

import gc
import random
import time
from typing import Final

from arpents.bots.lines import Line, judged, play_line
from arpents.engine.chance import Chance, seeded
from arpents.engine.match import Match
from arpents.engine.seat import Seat

MOST: Final = 400  # lines that are tried at first
WORLDS: Final = [4, 8, 20, 40]  # by round: in how many worlds each line that is left is tried
VARIED: Final = 3  # how many of the best lines are varied in each round
SLICE: Final = 32  # lines between two looks at the clock at most


class Budget:
    """How long a decision may take: a number of simulations, or seconds."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


class Searcher:
    """Thinks for one seat: `horizon` settled moments deep, `replies` of the other side looked at in the last rounds."""

    def __init__(self, rng: random.Random, budget: Budget, horizon: int, replies: int, limit: int) -> None:
        self.rng = rng
        self.budget = budget
        self.horizon = horizon
        self.replies = replies
        self.limit = limit  # links of the longest line
        self.spent = 0
        self.wanted = 0
        self.deadline = 0.0
        self.chance: Chance = seeded(0)

    def think(self, seat: Seat, remembered: list[int]) -> list[Line]:
        """Lines that begin here, the best first; `remembered` is what was meant before."""
        was_on = gc.isenabled()
        gc.disable()  # thinking makes many short-lived copies and no cycles
        try:
            return self.search(seat, remembered)
        finally:
            if was_on:
                gc.enable()

    def search(self, seat: Seat, remembered: list[int]) -> list[Line]:
        self.chance = seeded(self.rng.getrandbits(60))
        self.spent = 0
        timed = self.budget.seconds > 0.0
        self.deadline = time.perf_counter() + self.budget.seconds if timed else 0.0
        self.wanted = 1 << 30 if timed else self.budget.simulations
        lines = self.gathered(seat, remembered, MOST if timed else min(MOST, max(8, self.wanted // 7)))
        size = len(lines)
        for number in range(len(WORLDS) if not timed else 1000):
            if self.over() or len(lines) < 2:
                break
            if number:
                lines.sort(key=by_worth, reverse=True)
                size = max(4, size // 4)
                del lines[size:]
                self.vary(lines, seat)
            worlds = WORLDS[min(number, len(WORLDS) - 1)]
            self.try_all(lines, seat, worlds, self.replies if number >= 2 else 0)
        lines.sort(key=by_worth, reverse=True)
        most = max(line.tried for line in lines)
        return [line for line in lines if 2 * line.tried >= most] or lines

    def over(self) -> bool:
        if self.deadline > 0.0:
            return time.perf_counter() >= self.deadline
        return self.spent >= self.wanted

    def imagine(self, seat: Seat) -> Match:
        """A match the seat could be in, with the choices a bot looks at."""
        world = seat.resample(self.rng)
        world.game.simplify(world)
        return world

    def gathered(self, seat: Seat, remembered: list[int], count: int) -> list[Line]:
        """Every choice begins a line at least, unless there are too many; no line comes twice."""
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        actions = world.legal(number)
        found: dict[tuple[int, ...], Line] = {}
        starts: list[list[int]] = [remembered] if remembered else []
        starts += world.game.plans(world, number, self.chance)
        for k in range(max(2 * count, len(starts))):
            if len(found) >= count and k >= len(starts):
                break
            start = starts[k] if k < len(starts) else [actions[(k - len(starts)) % len(actions)]]
            line = play_line(world.copy(), number, start, self.chance, self.horizon, self.limit)
            if line.chain:
                found.setdefault(tuple(line.chain), line)
            if k % SLICE == 0 and self.deadline > 0.0 and time.perf_counter() >= self.deadline:
                break
        return list(found.values())

    def vary(self, lines: list[Line], seat: Seat) -> None:
        """The best lines keep a beginning and go on otherwise."""
        known: dict[tuple[int, ...], Line] = {tuple(line.chain): line for line in lines}
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        for line in lines[:VARIED]:
            for _ in range(2):
                kept = line.chain[: self.chance.below(len(line.chain))]
                other = play_line(world.copy(), number, kept, self.chance, self.horizon, self.limit)
                if other.chain:
                    known.setdefault(tuple(other.chain), other)
        del lines[:]
        lines.extend(known.values())

    def try_all(self, lines: list[Line], seat: Seat, worlds: int, replies: int) -> None:
        """Every line in the same worlds, with the same dice."""
        for _ in range(worlds):
            world = self.imagine(seat)
            number = world.game.seat_number(seat.name)
            for line in lines:
                state = world.copy()
                play_line(state, number, line.chain, self.chance, self.horizon, self.limit)
                line.total += judged(state, number, self.chance, replies, self.horizon, self.limit)
                line.tried += 1
                self.spent += 1 + replies
            if self.over():
                return


def by_worth(line: Line) -> float:
    return line.worth()
