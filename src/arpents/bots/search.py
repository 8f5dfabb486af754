"""Searching over lines: many are tried in a few worlds, the better ones in more and varied, and the best is played.

What the other side decides at the same time is foretold: short searches for it, each in a match the seat could be in
and from what the other side sees there, say what it would do. Against decisions drawn by lot a line is praised that any
thinking answer would punish.

A decision that brings news (cards drawn first) ends its line, and what follows it is a glance, while lines that put the
news off go on as somebody chose. So who thinks longer also tries the news before each of those lines.
"""

from __future__ import annotations

import gc
import random
import time
from typing import Any, Final

from arpents.bots.lines import Line, by_worth, find_line, joined, play_line
from arpents.engine.chance import Chance, seeded
from arpents.engine.game import Game
from arpents.engine.masks import lowest
from arpents.engine.registry import GAMES
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState

MOST: Final = 480  # lines that are tried at first
SHARE: Final = 8  # of the simulations, one in so many finds a line of its own
WORLDS: Final = [4, 8, 16, 32]  # by round: in how many worlds each line that is left is tried
KEPT: Final = 4  # one line in so many stays
FEWEST: Final = 4
VARIED: Final = 4  # how many of the best lines are varied in each round
SLICE: Final = 4  # lines between two looks at the clock
FORETELLING: Final = 5  # one part in so many of the budget finds out what the other side would decide
LIKELIEST: Final = 2  # lines of the other side that are kept of each search for it
UNFORESEEN: Final = 4  # in one world of so many it decides otherwise


class Budget:
    """How long a decision may take: a number of simulations, or seconds."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


class Searcher:
    """Thinks for one seat, `turns` ahead; `rivals` times it thinks for the other side first."""

    def __init__(
        self,
        rng: random.Random,
        budget: Budget,
        turns: int,
        rivals: int,
        limit: int,
        scales: dict[str, int] | None = None,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.turns = turns
        self.rivals = rivals  # how often it is foretold what the other side decides at the same time
        self.limit = limit  # links of the longest line
        self.scales: dict[str, int] = scales if scales is not None else {}  # of terms, in hundredths
        self.level = ""  # of whom the room says what he overlooks
        self.spent = 0
        self.wanted = 0
        self.ahead = turns  # as the game's pace has it for this decision
        self.deadline = 0.0
        self.chance: Chance = seeded(0)
        self.foretold: list[list[int]] = []  # what the other side may be deciding at the same time

    def think(self, seat: Seat, remembered: list[int]) -> list[Line]:
        """Lines that begin here, the best first; `remembered` is what was meant before."""
        was_on = gc.isenabled()
        gc.disable()  # thinking makes many short-lived copies and no cycles
        try:
            return self.search(seat, remembered)
        finally:
            if was_on:
                gc.enable()

    def begin(self) -> None:
        """Nothing spent yet, and the clock runs."""
        self.chance = seeded(self.rng.getrandbits(60))
        self.spent = 0
        timed = self.budget.seconds > 0.0
        began = time.perf_counter() if timed else 0.0
        self.deadline = began + self.budget.seconds if timed else 0.0

    def search(self, seat: Seat, remembered: list[int]) -> list[Line]:
        self.begin()
        self.foretell(seat)
        lines = self.gathered(seat, remembered)
        size = len(lines)
        rounds = self.asked_of(GAMES.get(seat.game), "rounds")
        number = 0
        while len(lines) > 1 and not self.over():
            if number:
                lines.sort(key=by_worth, reverse=True)
                size = max(FEWEST, size // KEPT)
                del lines[size:]
                self.vary(lines, seat)
            worlds = WORLDS[min(number, len(WORLDS) - 1)]
            self.try_all(lines, seat, max(worlds, self.share(rounds) // len(lines)))
            number += 1
        lines.sort(key=by_worth, reverse=True)
        most = max([line.tried for line in lines], default=0)
        return [line for line in lines if 2 * line.tried >= most]

    def asked_of(self, game: Game[Any] | None, name: str) -> int:
        """What a room asks, beside its weights, of those who think longer; nothing where no room is known."""
        return 0

    def share(self, rounds: int) -> int:
        """The simulations of a round, where the room wants the budget shared out evenly among so many."""
        if not rounds:
            return 0
        if self.deadline <= 0.0:
            return self.wanted // rounds
        left = self.deadline - time.perf_counter()
        spent = self.budget.seconds - left
        return int(self.spent * self.budget.seconds / (spent * rounds)) if spent > 0.0 else 0

    def over(self) -> bool:
        if self.deadline > 0.0:
            return time.perf_counter() >= self.deadline
        return self.spent >= self.wanted

    def imagine(self, seat: Seat) -> MatchState:
        """A match the seat could be in, with the choices a bot looks at."""
        world = seat.resample(self.rng)
        world.forget_decisions()
        world.game.simplify(world)
        return world

    def other_asked(self, world: MatchState, number: int) -> int:
        """Who decides at the same time as this seat, -1 where nobody does."""
        others = world.acting() & ~(1 << number)
        return lowest(others) if others and world.acting() != others else -1

    def foretell(self, seat: Seat) -> None:
        """What the other side may be deciding, by thinking for it from what it would see."""
        self.foretold = []
        for _ in range(self.rivals):
            world = self.imagine(seat)
            other = self.other_asked(world, world.game.seat_number(seat.name))
            if other < 0:
                return
            parts = FORETELLING * self.rivals
            share = Budget(max(FEWEST, self.budget.simulations // parts), self.budget.seconds / parts)
            thinker = Searcher(self.rng, share, 1, 0, self.limit)
            found = thinker.search(Seat(world, world.game.seats[other]), [])
            self.spent += thinker.spent
            for line in found[:LIKELIEST]:
                self.foretold.append(line.chain)

    def opposed(self, seat: Seat) -> MatchState:
        """A match the seat could be in, in which the other side has mostly decided as was foretold."""
        world = self.imagine(seat)
        if not self.foretold or self.chance.below(UNFORESEEN) == 0:
            return world
        other = self.other_asked(world, world.game.seat_number(seat.name))
        if other >= 0:
            for action in self.foretold[self.chance.below(len(self.foretold))]:
                if not world.allows(other, action):
                    break
                world.act(other, action)
        return world

    def judge(self, state: MatchState, seat: int) -> int:
        """How the match stands; where terms are weighed otherwise, by them."""
        if not self.scales or state.ending:
            return state.game.outlook(state, seat)
        worth = 0
        for name, value in state.game.terms(state, seat).items():
            worth += value * self.scales.get(name, 100) // 100
        return worth

    def set_pace(self, world: MatchState) -> int:
        """How much is done for this decision; tells how many lines are looked for."""
        paced = world.game.pace(world, self.budget.simulations, self.turns)
        self.ahead = paced[1]
        if self.deadline > 0.0:
            self.wanted = 1 << 30
            return MOST
        self.wanted = paced[0]
        return min(MOST, max(8, self.wanted // SHARE))

    def gathered(self, seat: Seat, remembered: list[int]) -> list[Line]:
        """Plans first, the best known before the others; then every choice begins a line; no line comes twice."""
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        if not self.scales:
            self.scales = world.game.overlooked(self.level)
        count = self.set_pace(world)
        actions = world.game.openings(world, number, world.legal(number))
        bonus = self.asked_of(world.game, "news")
        news: list[Line] = []
        found: dict[tuple[int, ...], Line] = {}
        starts: list[list[int]] = [remembered] if remembered else []
        starts += world.game.plans(world, number, self.chance)[:count]
        if len(actions) > count:
            actions = self.rng.sample(actions, count)
        for k in range(max(3 * count, len(starts))):
            if len(found) >= (count // 2 if news else count) and k >= len(starts):
                break
            start = starts[k] if k < len(starts) else [actions[(k - len(starts)) % len(actions)]]
            line = find_line(world.copy(), number, start, self.chance, self.limit, self.ahead)
            if line.chain:
                if bonus and line.brings_news and len(line.chain) == 1 and tuple(line.chain) not in found:
                    news.append(line)
                found.setdefault(tuple(line.chain), line)
            if k % SLICE == 0 and self.over():
                break
        lines = list(found.values())
        for first in news:
            lines += [joined(first, then, bonus) for then in found.values() if then.chain[0] != first.chain[0]]
        return lines

    def vary(self, lines: list[Line], seat: Seat) -> None:
        """The best lines keep a beginning and go on otherwise."""
        known: dict[tuple[int, ...], Line] = {tuple(line.chain): line for line in lines}
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        for line in lines[:VARIED]:
            for _ in range(2):
                kept = line.chain[: self.chance.below(len(line.chain))]
                other = find_line(world.copy(), number, kept, self.chance, self.limit, self.ahead)
                if other.chain:
                    known.setdefault(tuple(other.chain), other)
        del lines[:]
        lines.extend(known.values())

    def try_all(self, lines: list[Line], seat: Seat, worlds: int) -> None:
        """Every line in the same worlds, with the same dice, against the same decisions of the other side."""
        for _ in range(worlds):
            world = self.opposed(seat)
            number = world.game.seat_number(seat.name)
            dice = seeded(self.chance.below(1 << 20))
            for place in range(len(lines)):
                line = lines[place]
                state = world.copy()
                chance = dice.copy()
                play_line(state, number, line.chain, chance, self.ahead, 20 * self.limit)
                line.total += self.judge(state, number) + line.bonus
                line.tried += 1
                self.spent += 1
                if self.deadline > 0.0 and place % SLICE == 0 and time.perf_counter() >= self.deadline:
                    return
            if self.over():
                return
