"""Several matches of one game, stepped together for one seat; a computer player has the other seats."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.actions import NOBODY
from arpents.engine.chance import Chance, seeded
from arpents.engine.rows import Row, step_at_random
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState
from arpents.research.guests import Player, make_player
from arpents.research.table import SEED_BITS, Table

if TYPE_CHECKING:
    from arpents.research.arrays import Array

RANDOM: Final = "random"
SHARED: Final = (  # name, type and columns of each array; 0 stands for the observation, -1 for the mask
    ("observations", "int8", 0),
    ("masks", "int8", -1),
    ("finals", "int8", 0),
    ("actions", "int64", 1),
    ("rewards", "float64", 1),
    ("terminations", "bool", 1),
    ("truncations", "bool", 1),
)


class Arrays:
    """The rows of all matches: one buffer of each kind, which everybody looks at."""

    def __init__(self, parts: dict[str, Array]) -> None:
        self.observations: Array = parts["observations"]
        self.masks: Array = parts["masks"]
        self.finals: Array = parts["finals"]  # what was seen last in a match that is over
        self.actions: Array = parts["actions"]
        self.rewards: Array = parts["rewards"]
        self.terminations: Array = parts["terminations"]
        self.truncations: Array = parts["truncations"]

    def rows(self, first: int, last: int) -> Arrays:
        return Arrays({name: getattr(self, name)[first:last] for name, _, _ in SHARED})


class Crew:
    """The matches of some rows. Each row has its own seeds, so that results do not depend on who steps it."""

    def __init__(
        self, table: Table, seat: int, opponent: str, max_cycles: int | None, later: bool, arrays: Arrays
    ) -> None:
        self.table = table
        self.seat = seat
        self.opponent = opponent
        self.longest = max_cycles
        self.later = later  # whether a match that is over begins anew in the step after that
        self.arrays = arrays
        self.size = len(arrays.actions)
        self.rows = [Row(table.game, seat, arrays.observations[i], arrays.masks[i]) for i in range(self.size)]
        self.seeding: list[random.Random] = [random.Random() for _ in range(self.size)]
        self.states: list[MatchState] = []
        self.dice: list[Chance] = [seeded(0)] * self.size  # of opponents that decide at random
        self.bots: list[dict[str, Player]] = [{} for _ in range(self.size)]  # by seat, of those that think
        self.steps = 0
        self.firsts = [0] * self.size  # after how many steps each match began

    def reset(self, seeds: list[int | None], which: list[bool]) -> None:
        """Begin those matches anew that are meant; at first all of them are."""
        chosen = [i for i in range(self.size) if which[i]]
        for i in chosen:
            if seeds[i] is not None or not self.states:
                self.seeding[i] = random.Random(seeds[i])
        anew = [self.begun(i) for i in chosen]
        self.states = self.states or anew
        for i, state in zip(chosen, anew, strict=True):
            self.states[i] = state
            self.rows[i].show(state)

    def drawn(self) -> list[str]:
        return [self.table.drawn(state, self.seat) for state in self.states]

    def begun(self, i: int) -> MatchState:
        """A new match, at the first question of the seat; one that ends before it is asked is not counted."""
        while True:
            seed = self.seeding[i].getrandbits(SEED_BITS)
            state = self.table.start(seed)
            self.firsts[i] = self.steps
            self.dice[i] = seeded(-seed)
            if self.opponent != RANDOM:
                self.bots[i] = {
                    name: make_player(self.opponent, random.Random(seed + number))
                    for number, name in enumerate(self.table.seats)
                    if number != self.seat
                }
            self.let_others_play(i, state)
            if not state.ending:
                return state

    def let_others_play(self, i: int, state: MatchState) -> None:
        if self.opponent == RANDOM:
            self.rows[i].others_at_random(state, self.dice[i])
            return
        while state.stack and state.acting() >> self.seat & 1 == 0:
            name = state.to_act[0]
            state.apply(name, self.bots[i][name].choose(Seat(state, name)))

    def step(self) -> None:
        """Decide in every match what `actions` says; whatever is over begins anew."""
        arrays = self.arrays
        over = (arrays.terminations | arrays.truncations).nonzero()[0].tolist() if self.later else []
        arrays.rewards[:] = 0.0
        arrays.terminations[:] = False
        arrays.truncations[:] = False
        ended: list[int] = []
        choices = arrays.actions.tolist()
        if self.opponent == RANDOM and not over:
            step_at_random(self.rows, self.states, self.dice, choices, ended)
        else:
            for i, state in enumerate(self.states):
                if i in over:
                    self.begin_anew(i)
                    self.firsts[i] += 1  # this step is none of the new match
                    continue
                self.rows[i].decide(state, choices[i])
                self.let_others_play(i, state)
                if state.ending:
                    ended.append(i)
                else:
                    self.rows[i].show(state)
        for i in ended:
            arrays.terminations[i] = True
            winner = self.states[i].winner
            if winner != NOBODY:
                arrays.rewards[i] = 1.0 if winner == self.seat else -1.0
        self.steps += 1
        if self.longest is not None:
            for i, first in enumerate(self.firsts):
                if self.steps - first >= self.longest and i not in ended:
                    arrays.truncations[i] = True
                    ended.append(i)
        for i in ended:
            if self.later:
                self.rows[i].show(self.states[i])
            else:
                self.table.game.observe_into(self.states[i], self.seat, arrays.finals[i])
                self.begin_anew(i)

    def begin_anew(self, i: int) -> None:
        self.states[i] = self.begun(i)
        self.rows[i].show(self.states[i])

    def refuse(self, i: int, choice: Any) -> None:
        """Raise what forbids a choice in one of the matches."""
        self.table.chosen(self.states[i], self.seat, choice)
