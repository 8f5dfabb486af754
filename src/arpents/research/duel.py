"""Two computer players against each other: who wins how often, how sure that is, and whether they play the war."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from arpents.engine.game import Game
from arpents.engine.snapshots import mapped
from arpents.games import find
from arpents.research.guests import guests_identity, make_player
from arpents.research.simulation import LONGEST
from arpents.research.statistics import elo, percentile, wilson
from arpents.research.store import Store, players_identity
from arpents.research.workplace import Workplace

Scales = Mapping[str, int]  # by term of the outlook: so many hundredths of its weight


class Duel:
    """What is played: a game, its scenario and options, two bots, and whether they change seats on every seed."""

    def __init__(
        self,
        slug: str,
        scenario: str,
        options: dict[str, str],
        bots: tuple[str, str],
        swap: bool,
        seed: int,
        scales: tuple[Scales, Scales] = ({}, {}),
        traced: bool = False,
    ) -> None:
        self.slug = slug
        self.scenario = scenario
        self.options = options
        self.bots = bots
        self.swap = swap
        self.seed = seed
        self.scales = scales
        self.traced = traced  # whether every decision is wanted, not only what came of them

    def work(self) -> str:
        """The same for the same duel of the same players, so that its matches can be taken up again."""
        told = [self.slug, self.scenario, sorted(self.options.items()), self.bots, self.swap, self.seed]
        if any(self.scales):
            told.append([sorted(scales.items()) for scales in self.scales])
        if guests := guests_identity(self.bots):
            told.append(guests)
        return json.dumps([*told, players_identity(self.slug)])


def play_one(job: tuple[Duel, int]) -> dict[str, Any]:
    """Match number `number` of a duel: with `swap`, each seed is played twice, with the seats changed."""
    duel, number = job
    game = find(duel.slug)
    seed = duel.seed + (number // 2 if duel.swap else number)
    first = number % 2 if duel.swap else 0
    places = {seat: (place + first) % 2 for place, seat in enumerate(game.seats)}
    state = game.start(duel.scenario, {**game.bot_options(), **duel.options}, seed)
    players = {
        seat: make_player(duel.bots[place], random.Random(f"{seed} {seat} {place}"), duel.scales[place])
        for seat, place in places.items()
    }
    seats = {seat: game.seat(state, seat) for seat in game.seats}
    trace: list[int] = []
    took: dict[str, list[float]] = {seat: [] for seat in game.seats}
    decisions = 0
    while state.to_act and decisions < LONGEST:
        seat = state.to_act[0]
        player = players[seat]
        meant = player.planned
        followed = len(meant) > 0
        began = time.perf_counter()
        action = player.choose(seats[seat])
        spent = time.perf_counter() - began
        followed = followed and meant is player.planned  # a thought makes a new plan
        if not followed and len(state.actions(seat)) > 1:
            took[seat].append(round(1000 * spent, 1))
        state.apply(seat, action)
        trace.append(game.seat_number(seat) << 32 | action)
        decisions += 1
    outcome = state.outcome
    winner = None if outcome is None else outcome.winner
    return {
        "work": duel.work(),
        "number": number,
        "seed": seed,
        "seats": {seat: duel.bots[place] for seat, place in places.items()},
        "winner": winner,
        "winning_place": None if winner is None else places[winner],
        "outcome": None if outcome is None else outcome.dump(),
        "decisions": decisions,
        "thoughts": [took[seat] for place in range(2) for seat in game.seats if places[seat] == place],
        "deeds": deeds_of(game, state),
        **({"trace": trace} if duel.traced else {}),
    }


def deeds_of(game: Game[Any], state: Any) -> dict[str, int]:
    """What was done in the match that makes it a war."""
    told: Counter[str] = Counter()
    for event in state.log[: state.log_length]:
        id = game.tellings[event.kind].id
        told[id] += 1
        for argument in mapped(game.event_data(event)["arguments"]).values():
            told[f"{id} {argument}"] += 1  # `card-played use-event`: told of that thing
    return {deed: sum(told[f"event-{name}"] for name in names) for deed, names in game.deeds().items()}


def matches_of(duel: Duel, games: int, workplace: Workplace, store: Store) -> Iterator[dict[str, Any]]:
    """The matches of a duel as they are done, those first that are known already; each new one is stored at once."""
    work = duel.work()
    missing: list[tuple[Duel, int]] = []
    for number in range(games):
        known = store.get(work, number)
        if known is None or (duel.traced and "trace" not in known):
            missing.append((duel, number))
        else:
            yield known
    for played in workplace.as_done(play_one, missing):
        store.add(played)
        yield played


class Tally:
    """What the matches of a duel have shown so far."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.games = 0
        self.wins = [0, 0]
        self.draws = 0
        self.by_seat: Counter[str] = Counter()
        self.decisions = 0
        self.thoughts: list[list[float]] = [[], []]  # milliseconds of each decision that was thought about
        self.deeds: Counter[str] = Counter()

    def add(self, played: dict[str, Any]) -> None:
        self.games += 1
        if played["winning_place"] is None:
            self.draws += 1
        else:
            self.wins[played["winning_place"]] += 1
            self.by_seat[played["winner"]] += 1
        self.decisions += played["decisions"]
        for place, times in enumerate(played["thoughts"]):
            self.thoughts[place] += times
        self.deeds.update(played["deeds"])

    @property
    def rate(self) -> float:
        """Of the first bot; a draw is half a win."""
        return (self.wins[0] + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins[0] + self.draws / 2, self.games)

    def seconds(self, place: int, share: float) -> float:
        return round(percentile(self.thoughts[place], share) / 1000, 4)

    def dump(self) -> dict[str, Any]:
        low, high = self.interval
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
            "elo_interval": [elo(low), elo(high)],
            "wins_by_seat": {seat: self.by_seat[seat] for seat in find(self.duel.slug).seats},
            "decisions_per_match": round(self.decisions / self.games, 1) if self.games else 0.0,
            "seconds_per_decision": [
                {"p50": self.seconds(place, 0.5), "p95": self.seconds(place, 0.95), "most": self.seconds(place, 1.0)}
                for place in range(2)
            ],
            "deeds_per_match": {name: round(count / self.games, 2) for name, count in self.deeds.items()},
        }
