"""The games as PettingZoo environments, with action masks.

    from arpents.research.pettingzoo import env

    match = env("wilderness-war", scenario="annus-mirabilis")
    match.reset(seed=1759)
    for agent in match.agent_iter(max_iter=20):
        seen, reward, over, cut, info = match.last()
        match.step(None if over or cut else match.action_space(agent).sample(seen["action_mask"]))

Agents are the seats of the game. What is decided in secret at the same time is asked of one seat after the other, and
the second sees nothing of what the first has decided. Rewards are 1 for who has won, -1 for who has lost.

`parallel_env` lets all seats decide in every cycle; whoever is not asked waits: one more choice, after the last.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.actions import NOBODY
from arpents.engine.errors import ArpentsError, IllegalAction
from arpents.engine.numbers import whole
from arpents.engine.state import MatchState
from arpents.research.table import SEED_BITS, Table, asked_next, versioned
from arpents.research.wording import EnvironmentFault, count, library

if TYPE_CHECKING:
    from gymnasium.spaces import Discrete
    from pettingzoo import AECEnv, ParallelEnv

    from arpents.research.arrays import Array
else:
    AECEnv = library("pettingzoo", "pettingzoo").AECEnv
    ParallelEnv = library("pettingzoo", "pettingzoo").ParallelEnv
    Discrete = library("gymnasium.spaces", "pettingzoo").Discrete

__all__ = ["MatchEnv", "ParallelMatchEnv", "env", "parallel_env", "raw_env"]

RENDER_MODES: Final = ["ansi"]
BEGUN: Final = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards", "deciding")
Observation = dict[str, "Array"]


class Choices(Discrete):
    """The choices of a seat. Without a mask it draws one that the seat has now, if it has any."""

    def __init__(self, match: PlayedMatch, seat: int, size: int) -> None:
        super().__init__(size)
        self.match = match
        self.seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.match.state is not None:
            mask = self.match.mask(self.seat)
            if not mask.any():
                mask = None
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and bool(self.n == other.n)

    def __reduce__(self) -> tuple[Any, ...]:
        return Choices, (self.match, self.seat, int(self.n)), {"_np_random": self.np_random}


class PlayedMatch:
    """A match that both kinds of environment play."""

    waiting = 0  # choices after the last one of the game
    parallel = False

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        lang: str | None = None,
        floats: bool = False,
    ) -> None:
        self.table = Table(game, scenario, options, lang, floats)
        try:
            self.max_cycles = None if max_cycles is None else count("cycles", max_cycles, 1)
            if render_mode is not None and render_mode not in RENDER_MODES:
                raise EnvironmentFault("render-mode-unknown", value=str(render_mode), known=RENDER_MODES)
        except ArpentsError as fault:
            raise self.table.said(fault) from None
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": versioned(game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": self.parallel,
            "render_fps": 1,
        }
        self.state: MatchState | None = None
        self.seeding = random.Random()
        self.cycles = 0
        self.possible_agents: list[str] = list(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.spaces(self.waiting) for agent in self.possible_agents}
        self.action_spaces = {
            agent: Choices(self, seat, self.table.count + self.waiting)
            for seat, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        self.table.seat_number(agent)
        return agent

    def words(self, choice: int) -> str:
        """What a numbered choice is called: `move albany`."""
        return self.table.words(choice)

    def start(self, seed: int | None, options: object) -> None:
        self.table.check_reset(options)
        if seed is not None:
            self.seeding = self.table.seeds(seed)
        self.state = self.table.start(self.seeding.getrandbits(SEED_BITS))
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def playing(self) -> MatchState:
        if self.state is None:
            raise self.table.said(EnvironmentFault("match-not-started"))
        return self.state

    def mask(self, seat: int) -> Array:
        return self.table.mask(self.playing(), seat)

    def given(self, seat: int) -> Observation:
        """What a seat sees, and which choices it has."""
        return {"observation": self.table.observed(self.playing(), seat), "action_mask": self.mask(seat)}

    def rewards_now(self) -> dict[str, float]:
        state = self.playing()
        if not state.ending or state.winner == NOBODY:
            return dict.fromkeys(self.possible_agents, 0.0)
        return {agent: 1.0 if seat == state.winner else -1.0 for seat, agent in enumerate(self.possible_agents)}

    def is_cut(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def board(self, seat: int) -> str | None:
        return None if self.render_mode is None else self.table.drawn(self.playing(), seat)

    def __getstate__(self) -> dict[str, Any]:
        found = self.__dict__.copy()
        found["table"] = self.table.settings()
        return found

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self.table = Table(*found["table"])

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        shared = {"table": self.table, "state": None if self.state is None else self.state.copy()}
        twin.__dict__.update(shared)
        for name, value in self.__dict__.items():
            if name not in shared:
                twin.__dict__[name] = copy.deepcopy(value, memo)
        return twin


class MatchEnv(PlayedMatch, AECEnv):
    """One seat decides at a time (AEC). `max_cycles` cuts a match short after so many decisions."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.deciding = asked_next(self.playing().acting(), 0)
        self.agent_selection = self.possible_agents[self.deciding]

    def __getattr__(self, name: str) -> Any:
        if name in BEGUN and "table" in self.__dict__:
            raise self.table.said(EnvironmentFault("match-not-started"))
        raise AttributeError(f"{type(self).__name__} has no attribute {name}", name=name, obj=self)

    def observe(self, agent: str) -> Observation:
        return self.given(self.table.seat_number(agent))

    def step(self, action: Any) -> None:
        state = self.playing()
        agent = self.agent_selection
        if self.terminations.get(agent) or self.truncations.get(agent):
            self._was_dead_step(action)
            return
        if not state.stack:
            self.table.chosen(state, self.deciding, action)  # says that the match is over
        state.act(self.deciding, self.table.chosen(state, self.deciding, action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if state.ending:
            self.rewards = self.rewards_now()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        if state.ending:
            self._accumulate_rewards()
        else:
            self.deciding = asked_next(state.acting(), self.deciding)
            self.agent_selection = self.possible_agents[self.deciding]

    def render(self) -> str | None:
        """The board as the seat that decides sees it."""
        return self.board(self.deciding)

    def close(self) -> None:
        """There is nothing to let go of."""


class ParallelMatchEnv(PlayedMatch, ParallelEnv):
    """All seats decide in every cycle; whoever is not asked waits. `max_cycles` cuts a match short."""

    waiting = 1
    parallel = True

    @property
    def wait(self) -> int:
        """The choice of a seat that is not asked."""
        return self.table.count

    def mask(self, seat: int) -> Array:
        state = self.playing()
        found = self.table.mask(state, seat, 1)
        found[-1] = 1 - (state.acting() >> seat & 1)
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.start(seed, options)
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Observation]:
        return {agent: self.given(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        state = self.playing()
        decided: list[tuple[int, int]] = []
        asked = state.acting()
        if not isinstance(actions, Mapping):
            raise self.table.said(EnvironmentFault("actions-by-seat", found=str(actions)))
        for agent in actions:
            self.known(agent)
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                fault = EnvironmentFault("actions-missing", seat=f"seat-{agent}", wait=self.wait)
                raise self.table.said(fault)
            if asked >> seat & 1:
                decided.append((seat, self.chosen(state, seat, actions[agent])))
            elif not self.waits(actions[agent]):
                self.table.chosen(state, seat, actions[agent])
        for seat, action in decided:
            state.act(seat, action)
        self.cycles += 1
        over, cut = bool(state.ending), self.is_cut()
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            self.seen(),
            self.rewards_now(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {} for agent in agents},
        )

    def chosen(self, state: MatchState, seat: int, choice: Any) -> int:
        if self.waits(choice):
            words = ", ".join(self.table.game.vocabulary.words(action) for action in state.legal(seat)[:3])
            raise self.table.said(IllegalAction("must-decide", seat=f"seat-{self.table.seats[seat]}", words=words))
        return self.table.chosen(state, seat, choice)

    def waits(self, choice: Any) -> bool:
        return whole(choice) == self.wait

    def render(self) -> str | None:
        """The board as a seat that is asked sees it."""
        return self.board(asked_next(self.playing().acting(), 0))

    def close(self) -> None:
        """There is nothing to let go of."""


def raw_env(game: str, scenario: str | None = None, options: dict[str, str] | None = None, **more: Any) -> MatchEnv:
    """A game as an AEC environment. More: `render_mode`, `max_cycles`, `lang` (fr, en), `floats` (float32)."""
    return MatchEnv(game, scenario, options, **more)


def env(game: str, scenario: str | None = None, options: dict[str, str] | None = None, **more: Any) -> MatchEnv:
    """The same: it checks by itself, so that nothing need be wrapped around it."""
    return MatchEnv(game, scenario, options, **more)


def parallel_env(
    game: str, scenario: str | None = None, options: dict[str, str] | None = None, **more: Any
) -> ParallelMatchEnv:
    """A game as a parallel environment."""
    return ParallelMatchEnv(game, scenario, options, **more)
