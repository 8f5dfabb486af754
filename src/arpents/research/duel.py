"""Two computer players against each other: who wins how often, how sure that is, and whether they play the war."""

from __future__ import annotations

import json
import math
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arpents.bots import make_bot
from arpents.engine.game import Game
from arpents.games import find
from arpents.research.simulation import LONGEST
from arpents.research.workers import in_order

Z = 1.96  # of a 95 % interval


class Duel:
    """What is played: a game, its scenario and options, two bots, and whether they change seats on every seed."""

    def __init__(
        self, slug: str, scenario: str, options: dict[str, str], bots: tuple[str, str], swap: bool, seed: int
    ) -> None:
        self.slug = slug
        self.scenario = scenario
        self.options = options
        self.bots = bots
        self.swap = swap
        self.seed = seed

    def name(self) -> str:
        """The same for the same duel, so that its results can be taken up again."""
        told = [self.slug, self.scenario, sorted(self.options.items()), self.bots, self.swap, self.seed]
        return json.dumps(told)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which rates of winning the true one lies, nineteen times in twenty."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(rate: float) -> float | None:
    """The difference of ratings that this rate of winning speaks for; none when nobody lost or nobody won."""
    if rate <= 0 or rate >= 1:
        return None
    return round(-400 * math.log10(1 / rate - 1), 1)


def play_one(job: tuple[Duel, int]) -> dict[str, Any]:
    """Match number `number` of a duel: with `swap`, each seed is played twice, with the seats changed."""
    duel, number = job
    game = find(duel.slug)
    seed = duel.seed + (number // 2 if duel.swap else number)
    first = number % 2 if duel.swap else 0
    seated = {seat: duel.bots[(place + first) % 2] for place, seat in enumerate(game.seats)}
    state = game.start(duel.scenario, {**game.bot_options(), **duel.options}, seed)
    players = {seat: make_bot(bot, random.Random(f"{seed} {seat}")) for seat, bot in seated.items()}
    seats = {seat: game.seat(state, seat) for seat in game.seats}
    took: dict[str, list[float]] = {seat: [] for seat in game.seats}
    decisions = 0
    while state.to_act and decisions < LONGEST:
        seat = state.to_act[0]
        began = time.perf_counter()
        action = players[seat].choose(seats[seat])
        took[seat].append(time.perf_counter() - began)
        state.apply(seat, action)
        decisions += 1
    outcome = state.outcome
    winner = None if outcome is None else outcome.winner
    return {
        "duel": duel.name(),
        "number": number,
        "seed": seed,
        "seats": seated,
        "winner": winner,
        "winning_place": None if winner is None else (game.seats.index(winner) + first) % 2,
        "outcome": None if outcome is None else outcome.dump(),
        "decisions": decisions,
        "seconds": {seat: round(sum(times), 4) for seat, times in took.items()},
        "slow": {seat: round(percentile(times, 0.95), 4) for seat, times in took.items()},
        "thoughts": {seat: len(times) for seat, times in took.items()},
        "deeds": deeds_of(game, state),
    }


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def deeds_of(game: Game[Any], state: Any) -> dict[str, int]:
    """What was done in the match that makes it a war."""
    told = Counter(game.tellings[event.kind].id for event in state.log[: state.told])
    return {deed: sum(told[f"event-{name}"] for name in names) for deed, names in game.deeds().items()}


def matches_of(duel: Duel, games: int, workers: int, kept: Path | None = None) -> Iterator[dict[str, Any]]:
    """The matches of a duel in order; those that lie in the file are not played again, and new ones are added to it."""
    known = {one["number"]: one for one in read_kept(kept) if one["duel"] == duel.name()} if kept else {}
    missing = [number for number in range(games) if number not in known]
    fresh = in_order(play_one, [(duel, number) for number in missing], workers)
    for number in range(games):
        if number in known:
            yield known[number]
            continue
        played = next(fresh)
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played) + "\n")
        yield played


def read_kept(kept: Path) -> list[dict[str, Any]]:
    """The matches in a file; a last line that was cut off by an interruption does not count."""
    if not kept.exists():
        return []
    found: list[dict[str, Any]] = []
    for line in kept.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


class Tally:
    """What the matches of a duel have shown so far."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.games = 0
        self.wins = [0, 0]
        self.draws = 0
        self.by_seat: Counter[str] = Counter()
        self.seconds = [0.0, 0.0]
        self.slow = [0.0, 0.0]
        self.thoughts = [0, 0]
        self.deeds: Counter[str] = Counter()

    def add(self, played: dict[str, Any]) -> None:
        self.games += 1
        if played["winning_place"] is None:
            self.draws += 1
        else:
            self.wins[played["winning_place"]] += 1
            self.by_seat[played["winner"]] += 1
        for seat, bot in played["seats"].items():
            seats = list(played["seats"])
            place = (seats.index(seat) + (played["number"] % 2 if self.duel.swap else 0)) % 2
            assert self.duel.bots[place] == bot
            self.seconds[place] += played["seconds"][seat]
            self.thoughts[place] += played["thoughts"][seat]
            self.slow[place] = max(self.slow[place], played["slow"][seat])
        self.deeds.update(played["deeds"])

    @property
    def rate(self) -> float:
        """Of the first bot; a draw is half a win."""
        return (self.wins[0] + self.draws / 2) / self.games if self.games else 0.5

    def dump(self) -> dict[str, Any]:
        low, high = wilson(self.wins[0] + self.draws / 2, self.games)
        return {
            "game": self.duel.slug,
            "scenario": self.duel.scenario,
            "options": self.duel.options,
            "bots": list(self.duel.bots),
            "seed": self.duel.seed,
            "swap": self.duel.swap,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "rate": round(self.rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "elo": elo(self.rate),
            "wins_by_seat": dict(self.by_seat),
            "seconds_per_decision": [
                round(took / count, 4) if count else 0.0 for took, count in zip(self.seconds, self.thoughts)
            ],
            "slowest_p95": self.slow,
            "deeds_per_match": {name: round(count / self.games, 2) for name, count in self.deeds.items()},
        }
