"""Advice for a seat: the best few lines, the chance of winning with each, and what speaks for it.

All of it comes from matches that the seat could be in. Lines are compared in the same worlds with the same dice, also
with what anybody would do there: the difference, term by term, is why a line is good.
"""

from __future__ import annotations

import random
from typing import Final

from arpents.bots.levels import Level
from arpents.bots.lines import play_line
from arpents.bots.odds import scale_of, winning_chance
from arpents.bots.search import Budget, Searcher
from arpents.engine.chance import seeded
from arpents.engine.errors import ArpentsError
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState

WORLDS: Final = 48  # in which the best lines are compared
FEWEST: Final = 8  # worlds, however slow a game is
MEASURE: Final = 3000  # simulations by which a game tells its pace
MOST_PLANS: Final = 3
MOST_GOOD: Final = 2  # terms that are named for a line
FAINT: Final = 50  # a change below one part in so many of the scale is not worth naming
SIDE_COST: Final = 3  # what speaks against is named when it is at least one part in so many of what speaks for


class NoAdvice(ArpentsError):
    """There is nothing to advise, or nobody who could."""


class Prospect:
    """What a chain of decisions leads to, on average."""

    def __init__(self, chain: list[int]) -> None:
        self.chain = chain
        self.chance = 0.0  # of winning, from 0 to 1
        self.terms: dict[str, float] = {}


class Hint:
    """A plan: its decisions, the chance of winning with it, and which terms speak for it and against it."""

    def __init__(self, chain: list[int], chance: float, good: list[str], bad: list[str]) -> None:
        self.chain = chain
        self.chance = chance
        self.good = good
        self.bad = bad

    def why(self) -> tuple[str, dict[str, object]]:
        return why(self.good, self.bad)


def hints_for(seat: Seat, level: Level, budget: Budget, rng: random.Random, most: int = MOST_PLANS) -> list[Hint]:
    """The best few lines of the seat, best first; only what is on offer begins one."""
    if not seat.asked:
        raise NoAdvice("hint-not-asked")
    searcher = Searcher(rng, budget, level.turns, level.rivals, level.limit)
    game = searcher.imagine(seat).game
    if not game.advised():
        raise NoAdvice("hint-unadvised")
    actions = seat.actions()
    chains: list[list[int]] = []
    if len(actions) == 1:
        chains.append([actions[0]])
    else:
        chains = unlike([line.chain for line in searcher.think(seat, []) if line.chain[0] in actions], most)
    now: dict[str, float] = {}
    prospects = compare(searcher, seat, [[], *chains], now)
    scale = scale_of(game)
    found: list[Hint] = []
    for place in range(1, len(prospects)):
        prospect = prospects[place]
        changes = difference(prospect.terms, prospects[0].terms)
        if not is_telling(changes, scale):
            changes = difference(prospect.terms, now)
        good, bad = reasons_in(changes, scale)
        found.append(Hint(prospect.chain, prospect.chance, good, bad))
    found.sort(key=by_chance, reverse=True)
    return found


def unlike(chains: list[list[int]], most: int) -> list[list[int]]:
    """The first so many; those that begin alike only where there are not enough others, the most alike last."""
    begun: list[list[int]] = []
    found: list[list[int]] = []
    later: list[list[int]] = []
    last: list[list[int]] = []
    for chain in chains:
        if chain[:2] in begun:
            last.append(chain)
        elif chain[:1] in begun:
            later.append(chain)
        else:
            found.append(chain)
        begun += [chain[:1], chain[:2]]
    return [*found, *later, *last][:most]


def compare(
    searcher: Searcher, seat: Seat, chains: list[list[int]], now: dict[str, float] | None = None
) -> list[Prospect]:
    """Each chain in the same worlds, with the same dice, against the same decisions of the other side.

    `now`, where it is given, becomes the terms of these worlds as they are.
    """
    found = [Prospect(chain) for chain in chains]
    searcher.chance = seeded(searcher.rng.getrandbits(60))
    world = searcher.imagine(seat)
    worlds, turns = paced(world, searcher.turns, WORLDS)
    for _ in range(worlds):
        world = searcher.opposed(seat)
        game = world.game
        number = game.seat_number(seat.name)
        scale = scale_of(game)
        dice = seeded(searcher.chance.below(1 << 20))
        if now is not None:
            for name, value in game.terms(world, number).items():
                now[name] = now.get(name, 0.0) + value / worlds
        for prospect in found:
            state = world.copy()
            play_line(state, number, prospect.chain, dice.copy(), turns, 20 * searcher.limit)
            prospect.chance += winning_chance(state, number, scale) / worlds
            for name, value in game.terms(state, number).items():
                prospect.terms[name] = prospect.terms.get(name, 0.0) + value / worlds
    return found


def paced(state: MatchState, turns: int, wanted: int) -> tuple[int, int]:
    """How many simulations, and turns ahead, at the pace of the game; never so few that they tell nothing."""
    share, ahead = state.game.pace(state, MEASURE, turns)
    return min(wanted, max(FEWEST, wanted * share // MEASURE)), ahead


def difference(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: value - other.get(name, 0.0) for name, value in one.items()}


def is_telling(changes: dict[str, float], scale: int) -> bool:
    return any(abs(change) * FAINT >= scale for change in changes.values())


def reasons_in(changes: dict[str, float], scale: int) -> tuple[list[str], list[str]]:
    """The names of the terms that speak most for it, and of the one that speaks against it if that counts."""
    good = sorted((-change, name) for name, change in changes.items() if change * FAINT >= scale)[:MOST_GOOD]
    bad = sorted((change, name) for name, change in changes.items() if -change * FAINT >= scale)[:1]
    if good and bad and SIDE_COST * bad[0][0] > good[0][0]:
        bad = []
    return [name for _, name in good], [name for _, name in bad]


def why(good: list[str], bad: list[str]) -> tuple[str, dict[str, object]]:
    """One sentence: its text id and its arguments."""
    arguments: dict[str, object] = {}
    if good:
        arguments["good"] = [f"term-{name}" for name in good]
    if bad:
        arguments["bad"] = [f"term-{name}" for name in bad]
    return "why-both" if good and bad else "why-good" if good else "why-bad" if bad else "why-even", arguments


def by_chance(hint: Hint) -> float:
    return hint.chance
