"""Matches between computer players, by the thousand."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import playout
from arpents.engine.record import Record
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.research.decisions import ACTION, Decisions, decisions_of
from arpents.research.guests import is_guest, make_player
from arpents.research.workplace import HERE, LARGEST_SHARE, Workplace

LONGEST = 50_000  # decisions after which a match is given up as unfinished


class Setting:
    """What is simulated: a game, its scenario and options, and who sits where (names of bots, in seat order)."""

    def __init__(
        self,
        slug: str,
        scenario: str,
        options: dict[str, str],
        bots: tuple[str, ...],
        records: bool,
        decisions: bool = False,
    ) -> None:
        self.slug = slug
        self.scenario = scenario
        self.options = options
        self.bots = bots
        self.records = records  # whether each match is written down
        self.decisions = decisions  # whether all that was seen and chosen in it is wanted


class Played:
    """One match: its seed, how it ended, how long it was."""

    def __init__(
        self,
        seed: int,
        outcome: dict[str, object] | None,
        decisions: int,
        record: str,
        seen: Decisions | None = None,
    ) -> None:
        self.seed = seed
        self.outcome = outcome  # None: given up
        self.decisions = decisions
        self.record = record
        self.seen = seen

    def line(self) -> str:
        """As JSON, for a file with one match per line."""
        told = {"seed": self.seed, "outcome": self.outcome, "decisions": self.decisions, "record": self.record}
        return json.dumps(told, ensure_ascii=False)


class Summary:
    """What a simulation has shown."""

    def __init__(self, setting: Setting, seats: tuple[str, ...], seed: int, games: int) -> None:
        self.setting = setting
        self.seed = seed
        self.games = games
        self.finished = 0
        self.decisions = 0
        self.wins = dict.fromkeys(seats, 0)
        self.draws = 0
        self.reasons: dict[str, int] = {}
        self.seconds = 0.0

    def add(self, played: Played) -> None:
        self.decisions += played.decisions
        if played.outcome is None:
            return
        self.finished += 1
        reason = str(played.outcome["reason"])
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        winner = played.outcome["winner"]
        if winner is None:
            self.draws += 1
        else:
            self.wins[str(winner)] += 1

    def dump(self) -> dict[str, object]:
        return {
            "game": self.setting.slug,
            "scenario": self.setting.scenario,
            "options": self.setting.options,
            "bots": dict(zip(self.wins, self.setting.bots, strict=True)),
            "seed": self.seed,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds > 0 else 0,
            "wins": self.wins,
            "draws": self.draws,
            "reasons": dict(sorted(self.reasons.items())),
            "decisions_per_game": round(self.decisions / self.games, 1) if self.games else 0,
        }


def simulate(
    setting: Setting,
    games: int,
    seed: int,
    workplace: Workplace = HERE,
    each: Callable[[Played], None] | None = None,
) -> Summary:
    """Play matches with seeds seed, seed + 1, ...; `each` is told of every match, in that order."""
    summary = Summary(setting, find(setting.slug).seats, seed, games)
    started = time.perf_counter()
    for played in matches(setting, games, seed, workplace):
        summary.add(played)
        if each is not None:
            each(played)
    summary.seconds = time.perf_counter() - started
    return summary


def matches(setting: Setting, games: int, seed: int, workplace: Workplace) -> Iterator[Played]:
    largest = 1 if setting.decisions else LARGEST_SHARE  # what is seen in a match is large
    return workplace.in_order(one, [(setting, number) for number in range(seed, seed + games)], largest)


def one(job: tuple[Setting, int]) -> Played:
    """One match from its first decision to its last."""
    setting, seed = job
    game = find(setting.slug)
    guests = any(map(is_guest, setting.bots))  # who may look at the last decisions
    state = game.start(setting.scenario, setting.options, seed, events=False, history=guests)
    trace: list[int] = []
    if set(setting.bots) == {"random"}:
        players = seeded(random.Random(f"players {seed}").getrandbits(64))
        decisions = playout(state, players, LONGEST, trace if setting.records or setting.decisions else None)
    else:
        decisions = contest(game, state, setting.bots, seed, trace)
    outcome = state.outcome
    record = written(game, state, setting, seed, trace) if setting.records else ""
    seen = decisions_of(setting.slug, setting.scenario, setting.options, seed, trace) if setting.decisions else None
    return Played(seed, None if outcome is None else outcome.dump(), decisions, record, seen)


def contest(game: Game[Any], state: MatchState, bots: tuple[str, ...], seed: int, trace: list[int]) -> int:
    players = [
        make_player(bot, random.Random(f"{seed} {seat}")) for seat, bot in zip(game.seats, bots, strict=True)
    ]  # each with dice of its own
    seats = [game.seat(state, seat) for seat in game.seats]
    decisions = 0
    while state.to_act and decisions < LONGEST:
        number = game.seat_number(state.to_act[0])
        action = players[number].choose(seats[number])
        state.act(number, action)
        trace.append(number << 32 | action)
        decisions += 1
    return decisions


def written(game: Game[Any], state: MatchState, setting: Setting, seed: int, trace: list[int]) -> str:
    record = Record(setting.slug, setting.scenario, setting.options, seed, rules=game.rules)
    record.moves = [(game.seats[entry >> 32], state.words(entry & ACTION)) for entry in trace]
    record.key = state.key()
    return record.text()
