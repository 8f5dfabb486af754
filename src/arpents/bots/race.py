"""Thinking longer: newcomers race the lines that lead, in the same worlds with the same dice.

What a world brings to every line (dice, what is hidden, what the other side does) is far more than what one line is
worth above another. So lines are only compared where they have played the same worlds. Who is left of the first lines
leads; whatever is thought of later has to win a handful of the leaders' worlds, then more of them, then all.

Only where a room says `"races": 1` beside its weights: where it has won matches.
"""

from __future__ import annotations

from typing import Any, Final

from arpents.bots.lines import Line, by_worth, find_line, play_line
from arpents.bots.odds import said_of
from arpents.bots.search import KEPT, SLICE, VARIED, Searcher
from arpents.engine.chance import Chance, seeded
from arpents.engine.game import Game
from arpents.engine.registry import GAMES
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState

FIRST: Final = 4  # worlds that every line plays at least
FIRST_SHARE: Final = 8  # of the simulations, one in so many for that
FIRST_MOST: Final = 1920
SORTED: Final = 64  # worlds after which the first lines are sorted well enough
LEADERS: Final = 6
ALIKE: Final = 16  # worlds in which two lines came to the same: they are one, said in two ways
HEAT: Final = 24  # newcomers of one race
START: Final = 8  # worlds of its first stretch; each stretch is KEPT times as long as the one before
DEEPER: Final = 8  # worlds more for the leaders before each race
MOST_WORLDS: Final = 768  # of one decision: each is kept
FRUITLESS: Final = 6  # races without a new line, and nothing new is to be found


class Runner(Line):
    """A line, and what came of it in each world that it has played."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.chain, line.offered)
        self.bonus = line.bonus
        self.points: dict[int, int] = {}


def rank(lines: list[Runner]) -> None:
    """The best first; of those that are the same in other words only the shortest."""
    lines.sort(key=by_worth, reverse=True)
    seen: dict[int, list[Runner]] = {}
    found: list[Runner] = []
    for line in lines:
        equals = seen.setdefault(line.total, [])
        twin = False
        for other in equals:
            if line.tried >= ALIKE and line.points == other.points:
                twin = True
        if not twin:
            equals.append(line)
            found.append(line)
    lines[:] = found


class Racer(Searcher):
    """Thinks like a searcher; what is left of its budget, when the best few lines are found, goes into races."""

    def search(self, seat: Seat, remembered: list[int]) -> list[Line]:
        if not self.asked_of(GAMES.get(seat.game), "races"):
            return super().search(seat, remembered)
        self.begin()
        self.worlds: list[MatchState] = []
        self.dice: list[Chance] = []
        self.foretell(seat)
        known: dict[tuple[int, ...], Runner] = {}
        lines: list[Runner] = []
        for line in self.gathered(seat, remembered):
            runner = Runner(line)
            known[tuple(line.chain)] = runner
            lines.append(runner)
        depth = self.sort_out(lines, known, seat)
        self.race(lines, known, depth, seat)
        lines.sort(key=by_worth, reverse=True)
        most = max([line.tried for line in lines], default=0)
        return [line for line in lines if 2 * line.tried >= most]

    def asked_of(self, game: Game[Any] | None, name: str) -> int:
        return 0 if game is None else said_of(game, name, 0)

    def sort_out(self, lines: list[Runner], known: dict[tuple[int, ...], Runner], seat: Seat) -> int:
        """Of many lines the leaders, by halves and more; tells how many worlds they have played."""
        first = min(FIRST_MOST, self.wanted // FIRST_SHARE) // max(1, len(lines))
        depth = max(FIRST, min(SORTED, first))
        while len(lines) > 1:
            self.play_all(lines, depth, seat)
            rank(lines)
            if self.over() or len(lines) <= LEADERS:
                break
            del lines[max(LEADERS, len(lines) // KEPT) :]
            if len(lines) > LEADERS:
                lines.extend(self.newcomers(lines[:VARIED], 2 * VARIED, known, seat))
            depth = min(2 * depth, SORTED)
        del lines[LEADERS:]
        return depth

    def race(self, lines: list[Runner], known: dict[tuple[int, ...], Runner], depth: int, seat: Seat) -> None:
        fruitless = 0
        while lines and not self.over():
            depth = min(depth + DEEPER, MOST_WORLDS)
            self.play_all(lines, depth, seat)
            rank(lines)
            rivals = self.newcomers(lines, HEAT, known, seat) if fruitless < FRUITLESS else []
            if rivals:
                lines.extend(self.heat(lines, rivals, depth, seat))
                rank(lines)
                del lines[LEADERS:]
            else:
                fruitless += 1
                if depth == MOST_WORLDS or (fruitless >= FRUITLESS and len(lines) == 1):
                    return

    def heat(self, lines: list[Runner], rivals: list[Runner], depth: int, seat: Seat) -> list[Runner]:
        """Those who are still better than the last leader after every stretch."""
        first = self.chance.below(depth)
        last = lines[-1].points
        length = START
        while length < depth:
            mark = 0
            for k in range(length):
                mark += last[(first + k) % depth]
            ahead: list[tuple[int, int]] = []
            for place in range(len(rivals)):
                total = 0
                for k in range(length):
                    total += self.play(rivals[place], (first + k) % depth, seat)
                if total > mark:
                    ahead.append((-total, place))
                if self.over():
                    return []
            ahead.sort()
            rivals = [rivals[entry[1]] for entry in ahead[: max(1, len(rivals) // KEPT)]]
            length *= KEPT
        return self.finished(rivals, depth, seat)

    def finished(self, rivals: list[Runner], depth: int, seat: Seat) -> list[Runner]:
        """Those who could still play every world of the leaders."""
        found: list[Runner] = []
        for rival in rivals:
            for number in range(depth):
                self.play(rival, number, seat)
                if number % SLICE == 0 and self.over():
                    return found
            found.append(rival)
        return found

    def play_all(self, lines: list[Runner], depth: int, seat: Seat) -> None:
        """Every line as many worlds; only when time is up some have played fewer."""
        for number in range(depth):
            for place in range(len(lines)):
                self.play(lines[place], number, seat)
                if self.deadline > 0.0 and place % SLICE == 0 and self.over():
                    return

    def play(self, line: Runner, number: int, seat: Seat) -> int:
        """What comes of a line in a world; that it has played it already costs nothing."""
        if number in line.points:
            return line.points[number]
        while len(self.worlds) <= number:
            self.worlds.append(self.opposed(seat))
            self.dice.append(seeded(self.chance.below(1 << 20)))
        state = self.worlds[number].copy()
        mine = state.game.seat_number(seat.name)
        play_line(state, mine, line.chain, self.dice[number].copy(), self.ahead, 20 * self.limit)
        worth = self.judge(state, mine) + line.bonus
        line.points[number] = worth
        line.total += worth
        line.tried += 1
        self.spent += 1
        return worth

    def newcomers(
        self, leaders: list[Runner], count: int, known: dict[tuple[int, ...], Runner], seat: Seat
    ) -> list[Runner]:
        """Lines that go on otherwise than one that leads, leave out a part of it, or end like another; none twice."""
        found: list[Runner] = []
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        for _ in range(count):
            chain = leaders[self.chance.below(len(leaders))].chain
            place = self.chance.below(len(chain))
            sort = self.chance.below(3)
            start = chain[:place]
            if sort == 1:
                start += chain[place + 1 + self.chance.below(len(chain) - place) :]
            elif sort == 2:
                other = leaders[self.chance.below(len(leaders))].chain
                start += other[self.chance.below(len(other)) :]
            line = find_line(world.copy(), number, start, self.chance, self.limit, self.ahead)
            key = tuple(line.chain)
            if line.chain and key not in known:
                runner = Runner(line)
                known[key] = runner
                found.append(runner)
        return found
