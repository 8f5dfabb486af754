"""Looks one step ahead: tries what it could do now in states it could be in, and takes what ends best on average."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from arpents.bots.bot import Bot
from arpents.engine.chance import Chance, seeded
from arpents.engine.playout import follow, random_chain, settle
from arpents.engine.seat import Seat
from arpents.engine.state import MatchState


@contextmanager
def no_collection() -> Iterator[None]:
    """Garbage collection off: thinking makes many short-lived copies and no cycles."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Plan:
    """A chain of decisions and how well it did so far."""

    def __init__(self, chain: list[int]) -> None:
        self.chain = chain
        self.total = 0
        self.tried = 0

    @property
    def worth(self) -> float:
        """The average; of equals the shortest chain."""
        return self.total / self.tried - len(self.chain)


class Greedy(Bot):
    """A step is a whole chain of own decisions (an order, a deployment): single clicks mean little by themselves.

    Chains are sampled, each is followed in resampled states and rolled forward at random until nothing is half done;
    `evaluate` judges what is left. The better ones are tried again, and the rest of the best one is remembered.
    """

    CHAINS = 128  # how many chains are tried
    ROUNDS = ((128, 4), (32, 8), (8, 20))  # how many stay in each round, and in how many states each is tried
    LONGEST_CHAIN = 24
    HORIZON = 400  # decisions until a look-ahead is cut off

    def choose(self, seat: Seat) -> int:
        actions = seat.actions()
        if len(actions) == 1:
            if self.planned[:1] == actions:
                self.planned.pop(0)
            return actions[0]
        if not self.planned or self.planned[0] not in actions:
            with no_collection():
                self.planned = self.think(seat, actions)
        return self.planned.pop(0)

    def think(self, seat: Seat, actions: list[int]) -> list[int]:
        chance = seeded(self.rng.getrandbits(64))
        world = self.imagine(seat)
        number = world.game.seat_number(seat.name)
        plans = self.plans(world, number, world.legal(number) or actions, chance)
        for stay, states in self.ROUNDS:
            if len(plans) == 1:
                break
            del plans[stay:]
            for _ in range(states):
                world = self.imagine(seat)
                for plan in plans:
                    plan.total += self.outlook(world.copy(), number, plan.chain, chance)
                    plan.tried += 1
            plans.sort(key=lambda plan: plan.worth, reverse=True)
        return plans[0].chain

    def imagine(self, seat: Seat) -> MatchState:
        """A match the seat could be in, with the choices a bot looks at."""
        world = seat.resample(self.rng)
        world.forget_decisions()
        world.game.simplify(world)
        return world

    def plans(self, world: MatchState, number: int, actions: list[int], chance: Chance) -> list[Plan]:
        """Every action begins one chain at least, unless there are too many; no chain comes twice."""
        firsts = actions if len(actions) <= self.CHAINS else self.rng.sample(actions, self.CHAINS)
        found: dict[tuple[int, ...], Plan] = {}
        for turn in range(4 * self.CHAINS):
            if len(found) >= self.CHAINS:
                break
            chain = random_chain(world.copy(), number, firsts[turn % len(firsts)], chance, self.LONGEST_CHAIN)
            found.setdefault(tuple(chain), Plan(chain))
        return list(found.values())

    def outlook(self, state: MatchState, number: int, chain: list[int], chance: Chance) -> int:
        follow(state, number, chain)
        settle(state, chance, self.HORIZON)
        return state.game.evaluate(state, number)
