"""A game as an environment: its version, and what seeded random matches show of it, the same on every machine.

The version rises whenever results could change. Beside each game stands, in its room's `environment.toml`, one digest
for each version so far: of the keys, observations and choices of a few seeded matches. The last must be what the
matches give; whoever changes them adds another (`python tools/raise_environment.py`), and that is the next version.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final

from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import asked_seat
from arpents.games import find, list_of
from arpents.research.simulation import LONGEST

FILE: Final = "environment.toml"
SAMPLE: Final = 10  # matches of each scenario
SLOW: Final = {"muskets-tomahawks": 3}  # of a game whose matches take long
STRIDE: Final = 23  # decisions between two moments that are digested


@cache
def digests_of(slug: str) -> tuple[str, ...]:
    """One for each version so far."""
    return tuple(str(digest) for digest in list_of(slug, FILE).get("digests", []))


def version_of(slug: str) -> int:
    return len(digests_of(slug))


def environment_id(slug: str) -> str:
    """`wilderness_war_v1`."""
    return f"{slug.replace('-', '_')}_v{version_of(slug)}"


class Sample:
    """What seeded random matches of one scenario show."""

    def __init__(self, slug: str, scenario: str) -> None:
        self.scenario = scenario
        self.lengths: list[int] = []
        self.choices = 0  # all of them
        self.most_choices = 0
        self.unfinished = 0
        self.digest = hashlib.blake2b(digest_size=12)
        game = find(slug)
        for seed in range(1, SLOW.get(slug, SAMPLE) + 1):
            self.play(game, seed)

    def play(self, game: Game[Any], seed: int) -> None:
        state = game.start(self.scenario, game.bot_options(), seed, events=False)
        players = seeded(-seed)
        decisions = 0
        while decisions < LONGEST:
            asked = state.acting()
            if asked == 0:
                break
            seat = asked_seat(asked, players)
            actions = state.legal(seat)
            self.choices += len(actions)
            self.most_choices = max(self.most_choices, len(actions))
            if decisions % STRIDE == 0:
                self.digest.update(state.key().encode())
                for watcher in range(len(game.seats)):
                    self.digest.update(game.observe(state, watcher))
                self.digest.update(repr(sorted(game.action_space.indexes(actions))).encode())
            state.act(seat, actions[players.below(len(actions))])
            decisions += 1
        self.unfinished += state.outcome is None
        self.lengths.append(decisions)
        self.digest.update(f"{decisions} {state.key()}".encode())

    @property
    def length(self) -> float:
        return sum(self.lengths) / len(self.lengths)

    @property
    def branching(self) -> float:
        return self.choices / sum(self.lengths)


@cache
def samples_of(slug: str) -> tuple[Sample, ...]:
    return tuple(Sample(slug, scenario) for scenario in find(slug).scenarios)


def digest_of(slug: str) -> str:
    """The same as long as nobody's results can have changed: seats, spaces and all the seeded matches."""
    game = find(slug)
    whole = hashlib.blake2b(digest_size=12)
    layers = [(layer.name, layer.rows, layer.columns, layer.signed) for layer in game.observation.all]
    whole.update(repr([game.seats, game.scenarios, game.action_count, layers]).encode())
    for sample in samples_of(slug):
        whole.update(sample.digest.digest())
    return whole.hexdigest()
