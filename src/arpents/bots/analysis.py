"""A recorded match judged: the chance of winning after every decision, what was luck, and what would have been better.

The value of a state is the mean chance of winning over matches that go on from there with other dice, both sides
deciding as the room would. What a decision was worth is the mean over its dice thrown again; what is left is luck. A
match that is over is judged from above; from a seat, everything comes from matches that the seat could be in.
"""

from __future__ import annotations

import gc
import random
from typing import Any, Final

from arpents.bots.hints import compare, difference, paced, reasons_in, why
from arpents.bots.levels import LEVELS, Level, budget_of
from arpents.bots.lines import play_line
from arpents.bots.odds import scale_of, winning_chance
from arpents.bots.search import Budget, Searcher
from arpents.engine.agreement import TABLE
from arpents.engine.chance import seeded
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.engine.record import Record
from arpents.engine.state import MatchState

SIMULATIONS: Final = 64  # from each state
THOUGHT: Final = 3000  # simulations of a level that counts in seconds
MOST_SWINGS: Final = 8
MOST_SLIPS: Final = 3  # of them, those that cost whoever decided so, even where the dice or the other side did more
LEAST_SWING: Final = 0.04  # of the chance of winning
LEAST_SLIP: Final = 0.02
AS_GOOD: Final = 0.01  # a line that is better by less is not worth telling
EXACT: Final = 4  # decimals of a chance


class AnalysisFault(ArpentsError):
    """A match that cannot be judged, or not so."""


class Point:
    """One decision; the chances are those of the first seat, or of the seat from which all is judged."""

    def __init__(self, number: int, seat: str, words: str, run: int, before: float, expected: float, after: float):
        self.number = number  # of the decision, from 1; judged from a seat, only its own are counted
        self.seat = seat
        self.words = words
        self.run = run  # the first decision of those that this seat made in one go
        self.before = before
        self.expected = expected  # the mean over its dice
        self.after = after

    def dump(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seat": self.seat,
            "words": self.words,
            "run": self.run,
            "before": self.before,
            "expected": self.expected,
            "after": self.after,
        }


class Swing:
    """Decisions made in one go after which the match stood otherwise, for whoever made them."""

    def __init__(self, points: list[Point], sign: float) -> None:
        self.first = points[0].number
        self.last = points[-1].number
        self.seat = points[0].seat
        self.numbers = [point.number for point in points]
        self.words = [point.words for point in points]
        self.before = points[0].before
        self.after = points[-1].after
        self.decided = round(sign * sum(point.expected - point.before for point in points), EXACT)
        self.luck = round(sign * sum(point.after - point.expected for point in points), EXACT)
        self.better: list[str] = []  # what the computer would have done, where that is better
        self.chance = 0.0  # of winning with it, as that seat could see it
        self.played = 0.0  # of winning with what was done, in the same eyes
        self.reason = ""
        self.arguments: dict[str, object] = {}

    def size(self) -> float:
        return max(abs(self.decided), abs(self.luck))

    def dump(self) -> dict[str, object]:
        better: dict[str, object] | None = None
        if self.better:
            better = {
                "words": self.better,
                "chance": self.chance,
                "played": self.played,
                "reason": self.reason,
                "arguments": self.arguments,
            }
        return {
            "first": self.first,
            "last": self.last,
            "seat": self.seat,
            "words": self.words,
            "before": self.before,
            "after": self.after,
            "decided": self.decided,
            "luck": self.luck,
            "better": better,
        }


def judge_of(name: str) -> tuple[Level, Budget]:
    """Who thinks at the swings: a level, by simulations only, so that the same record gives the same analysis."""
    level, _, text = name.partition(":")
    if level not in LEVELS or text.endswith("s"):
        raise AnalysisFault("analysis-wants-simulations", level=name)
    budget = budget_of(LEVELS[level], text)
    return LEVELS[level], budget if budget.seconds == 0.0 else Budget(THOUGHT)


class Analyst:
    """Goes through a record decision by decision; where it stops and goes on makes no difference."""

    def __init__(self, game: Game[Any], record: Record, eyes: str | None, level: str, simulations: int) -> None:
        if not game.advised():
            raise AnalysisFault("analysis-unadvised")
        self.game = game
        self.record = record
        self.eyes = eyes
        self.level, self.budget = judge_of(level)
        self.simulations = simulations
        self.scale = scale_of(game)
        self.digest = record.digest() if eyes is None else known_to(record, eyes)
        self.judging = 0 if eyes is None else game.seat_number(eyes)  # whose chances are told
        self.state = record.first_state(game, False)
        self.done = 0  # decisions played so far
        self.judged = 0  # those of them that are judged
        self.value = -1.0  # of the state, when it is known
        self.runs: dict[str, int] = {}  # by seat: the decision with which what it does in one go began
        self.marks: dict[str, int] = {}  # by seat: the barriers before its last decision, which may drop one

    def skip_to(self, number: int, value: float) -> None:
        """Pass over decisions that were judged before, up to this one; it left this value."""
        while self.judged < number:
            self.advance()
        self.value = value

    def advance(self) -> None:
        """Play the next decision."""
        seat = self.record.moves[self.done][0]
        if self.eyes is None or self.eyes == seat:
            self.judged += 1
        barriers = self.state.barriers
        if seat not in self.runs or self.marks[seat] != barriers:
            self.runs[seat] = self.judged
        self.record.replay_move(self.state, self.done)
        self.marks[seat] = barriers
        self.done += 1
        self.value = -1.0

    def start_value(self) -> float:
        if self.value < 0.0:
            self.value = self.value_of(self.state)
        return self.value

    def next_point(self) -> Point | None:
        """The next decision judged, or None at the end; another's decisions are not judged from a seat."""
        while self.eyes is not None and self.done < len(self.record.moves):
            if self.record.moves[self.done][0] == self.eyes:
                break
            self.advance()
        if self.done >= len(self.record.moves):
            return None
        seat, words = self.record.moves[self.done]
        before = self.start_value()
        past = self.state.copy()
        drawn = past.chance.drawn
        self.advance()
        after = self.start_value()
        expected = after
        if seat != TABLE and self.state.chance.drawn != drawn:
            expected = self.value_of(past, self.state.action(words), seat)
        return Point(self.judged, seat, words, self.runs[seat], before, expected, after)

    def count(self) -> int:
        """How many decisions there are to judge."""
        moves = self.record.moves
        return len(moves) if self.eyes is None else sum(1 for seat, _ in moves if seat == self.eyes)

    # -- values

    def value_of(self, state: MatchState, action: int = -1, seat: str = "") -> float:
        """The mean chance of winning from here, or after this action with its dice thrown again."""
        if state.acting() == 0:
            return winning_chance(state, self.judging, self.scale)
        was_on = gc.isenabled()
        gc.disable()
        try:
            rng = random.Random(self.digest)  # the same dice everywhere: only what was decided makes a difference
            total = 0.0
            simulations, turns = paced(state, self.level.turns, self.simulations)
            for _ in range(simulations):
                total += self.tried(state, rng, action, seat, turns)
            return round(total / simulations, EXACT)
        finally:
            if was_on:
                gc.enable()

    def tried(self, state: MatchState, rng: random.Random, action: int, seat: str, turns: int) -> float:
        if self.eyes is None:
            world = state.copy()
            world.chance = seeded(rng.getrandbits(60))
        else:
            world = state.resample(self.eyes, rng)
        self.game.simplify(world)
        chance = seeded(rng.getrandbits(60))
        player = self.judging
        if action >= 0:
            player = self.game.seat_number(seat)
            if world.acting() >> player & 1:
                world.act(player, action)
        play_line(world, player, [], chance, turns, 20 * self.level.limit)
        return winning_chance(world, self.judging, self.scale)

    # -- swings

    def swings(self, points: list[Point]) -> list[Swing]:
        """The largest, with the costliest decisions among them, in the order of play."""
        runs: dict[str, list[Point]] = {}
        for point in points:
            if point.seat == TABLE:
                continue
            runs.setdefault(f"{point.seat} {point.run}", []).append(point)
        found: list[Swing] = []
        for run in runs.values():
            found.append(self.swing_of(run))
        found.sort(key=by_decided)
        slips = [swing for swing in found[:MOST_SLIPS] if swing.decided <= -LEAST_SLIP]
        rest = [swing for swing in found if swing not in slips and swing.size() >= LEAST_SWING]
        rest.sort(key=by_size, reverse=True)
        chosen = [*slips, *rest[: MOST_SWINGS - len(slips)]]
        chosen.sort(key=by_first)
        return chosen

    def swing_of(self, run: list[Point]) -> Swing:
        """What decisions made in one go have changed, seen by whoever made them."""
        return Swing(run, 1.0 if self.eyes is not None or run[0].seat == self.game.seats[0] else -1.0)

    def review(self, swing: Swing) -> None:
        """What the computer would have done there, from what that seat could know."""
        state = self.record.first_state(self.game, False)
        for number in range(self.place_of(swing.first)):
            self.record.replay_move(state, number)
        played = [state.action(words) for words in swing.words]
        level = self.level
        searcher = Searcher(
            random.Random(f"{self.digest} {swing.first}"), self.budget, level.turns, level.rivals, level.limit
        )
        seat = self.game.seat(state, swing.seat)
        if len(seat.actions()) < 2:
            return
        best: list[int] = []
        for line in searcher.think(seat, played):
            if line.chain[0] in seat.actions():
                best = line.chain
                break
        if not best or best == played:
            return
        done, better = compare(searcher, seat, [played, best])
        swing.played, swing.chance = round(done.chance, EXACT), round(better.chance, EXACT)
        if swing.chance - swing.played < AS_GOOD:
            return
        swing.better = [state.words(action) for action in best]
        swing.reason, swing.arguments = why(*reasons_in(difference(better.terms, done.terms), self.scale))

    def place_of(self, number: int) -> int:
        """How many decisions of the record come before the one told by this number."""
        if self.eyes is None:
            return number - 1
        own = [place for place, (seat, _) in enumerate(self.record.moves) if seat == self.eyes]
        return own[number - 1]


def check_record(game: Game[Any], record: Record, eyes: str | None) -> MatchState:
    """Refuse a record that is not whole, and one that is not over unless it is judged from a seat."""
    state = record.replay(game, False)
    if eyes is None and state.acting():
        raise AnalysisFault("analysis-unfinished")
    return state


def known_to(record: Record, seat: str) -> str:
    """What chooses the dice of an analysis from a seat: nothing of the record that is hidden from it."""
    own = [words for mover, words in record.moves if mover == seat]
    options = [f"{name} {value}" for name, value in record.options.items()]
    return "\n".join([record.game, record.scenario, *options, seat, *own])


def by_decided(swing: Swing) -> float:
    return swing.decided


def by_size(swing: Swing) -> float:
    return swing.size()


def by_first(swing: Swing) -> int:
    return swing.first


def luck_of(points: list[Point]) -> float:
    """What the dice gave in all to the seat whose chances are told."""
    return round(sum(point.after - point.expected for point in points), EXACT)
