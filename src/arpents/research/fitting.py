"""Weights from self-play: which terms of the outlook foretell the result, and whether weighing them so wins matches."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from arpents.bots import make_bot
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.research.duel import Duel
from arpents.research.regression import fit, surprise
from arpents.research.simulation import LONGEST
from arpents.research.store import Store, players_identity
from arpents.research.workplace import Workplace

MOMENTS: Final = 40  # of a match, at most
TESTED: Final = 5  # one match in so many is kept apart, to see whether the weights foretell what they were not made of
PULL: Final = 20.0  # how strongly a weight is drawn to what it is: as if so many matches spoke for it
LEAST: Final = 25  # hundredths of its weight that a term may come to
MOST: Final = 400


class SelfPlay:
    """Matches of one player against itself."""

    def __init__(self, slug: str, scenario: str, bot: str, seed: int, traced: bool = False) -> None:
        self.slug = slug
        self.scenario = scenario
        self.bot = bot
        self.seed = seed
        self.traced = traced  # whether every decision is wanted

    def work(self) -> str:
        return json.dumps(["self-play", self.slug, self.scenario, self.bot, self.seed, players_identity(self.slug)])


def play_one(job: tuple[SelfPlay, int]) -> dict[str, Any]:
    """A match, the terms at its settled moments as the first seat sees them, and what that seat got in the end."""
    setting, number = job
    game = find(setting.slug)
    seed = setting.seed + number
    state = game.start(setting.scenario, game.bot_options(), seed, events=False, history=False)
    players = {seat: make_bot(setting.bot, random.Random(f"{seed} {seat}")) for seat in game.seats}
    moments: list[list[int]] = []
    trace: list[int] = []
    asked = state.acting()
    decisions = 0
    while state.to_act and decisions < LONGEST:
        seat = state.to_act[0]
        action = players[seat].choose(game.seat(state, seat))
        state.apply(seat, action)
        trace.append(game.seat_number(seat) << 32 | action)
        decisions += 1
        if state.to_act and state.acting() != asked and game.settled(state):
            asked = state.acting()
            moments.append(values_of(state))
    outcome = state.outcome
    winner = None if outcome is None else outcome.winner
    return {
        "work": setting.work(),
        "number": number,
        "result": 0.5 if winner is None else float(winner == game.seats[0]),
        "moments": moments[:: max(1, -(-len(moments) // MOMENTS))],
        "seed": seed,
        "seats": dict.fromkeys(game.seats, setting.bot),
        "outcome": None if outcome is None else outcome.dump(),
        "decisions": decisions,
        **({"trace": trace} if setting.traced else {}),
    }


def values_of(state: MatchState) -> list[int]:
    return list(state.game.terms(state, 0).values())


def term_names(slug: str) -> list[str]:
    """The terms of a game, in their order; none where its outlook is not made of terms."""
    game = find(slug)
    return list(game.terms(game.start(options=game.bot_options(), events=False, history=False), 0))


def self_play(setting: SelfPlay, games: int, workplace: Workplace, store: Store) -> Iterator[dict[str, Any]]:
    """The matches as they are done, those first that are known already."""
    missing: list[tuple[SelfPlay, int]] = []
    for number in range(games):
        known = store.get(setting.work(), number)
        if known is None or (setting.traced and "trace" not in known):
            missing.append((setting, number))
        else:
            yield known
    for played in workplace.as_done(play_one, missing):
        store.add(played)
        yield played


class Fitted:
    """What the matches say of the weights."""

    def __init__(self, names: list[str], matches: list[dict[str, Any]]) -> None:
        matches = sorted(matches, key=lambda match: int(match["number"]))
        learnt = [match for match in matches if match["number"] % TESTED != TESTED - 1]
        tested = [match for match in matches if match["number"] % TESTED == TESTED - 1]
        rows, results = table_of(learnt)
        whole = [[row[0], sum(row[1:])] for row in rows]
        base, unit = fit(whole, results, [0.0, 0.0], [PULL * 1e-6, 1e-12])
        spread = [sum(row[i] ** 2 for row in rows) / max(1, len(rows)) for i in range(len(names) + 1)]
        moments = len(rows) / max(1, len(learnt))  # of one match they tell much the same
        pull = [PULL * moments * value / 4 for value in spread]  # in the units of each term
        prior = [base, *([unit] * len(names))]
        weights = fit(rows, results, prior, [1e-6, *pull[1:]])
        self.moments = len(rows)
        (slope,) = fit([row[1:] for row in whole], results, [0.0], [1e-12])
        self.scale = round(1 / slope) if slope > 1e-6 else 0  # of the outlook as it is: 0 where it foretells nothing
        self.scales = {
            name: 100 if unit <= 0 else max(LEAST, min(MOST, round(100 * weight / unit)))
            for name, weight in zip(names, weights[1:], strict=True)
        }
        unseen, outcomes = table_of(tested)
        scaled = [unit * share / 100 for share in self.scales.values()]
        self.before = surprise(unseen, outcomes, prior)
        self.after = surprise(unseen, outcomes, [weights[0], *scaled])

    def dump(self) -> dict[str, Any]:
        return {
            "scale": self.scale,
            "scales": self.scales,
            "moments": self.moments,
            "surprise": {"before": round(self.before, 4), "after": round(self.after, 4)},
        }


def table_of(matches: list[dict[str, Any]]) -> tuple[list[list[float]], list[float]]:
    """A row for each moment: 1 for the advantage of the seat, then the terms."""
    rows = [[1.0, *(float(value) for value in moment)] for match in matches for moment in match["moments"]]
    results = [float(match["result"]) for match in matches for _ in match["moments"]]
    return rows, results


def trial(setting: SelfPlay, scales: dict[str, int], seed: int) -> list[Duel]:
    """The new weights against the old ones; then the old and the new against the same third, on the same seeds."""
    game: tuple[str, str, dict[str, str]] = (setting.slug, setting.scenario, {})
    bot, traced = setting.bot, setting.traced
    return [
        Duel(*game, (bot, bot), True, seed, (scales, {}), traced),
        Duel(*game, (bot, "greedy"), True, seed, ({}, {}), traced),
        Duel(*game, (bot, "greedy"), True, seed, (scales, {}), traced),
    ]
