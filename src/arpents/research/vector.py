"""Many matches of one game at once, as a Gymnasium vector environment.

    from arpents.research.vector import VectorEnv

    matches = VectorEnv("quebec-1759", 8, opponent="random", seat="british")
    seen, _ = matches.reset(seed=1759)
    for _ in range(10):
        choices = [row.nonzero()[0][0] for row in seen["action_mask"]]
        seen, rewards, over, cut, info = matches.step(choices)
    matches.close()

A computer player has the other seat. A match that is over begins anew in the same step; what was seen last in it is in
`info["final_obs"]`. With `autoreset_mode="NextStep"` it begins in the step after that, as Gymnasium's own wrappers of
observations want it. Observations and masks are the same arrays at every step, written anew: copy what is to be kept.
With `workers=2` this process and one beside it share the matches and the arrays; results are the same. Whoever waits
for the other stays awake for a few milliseconds, since being woken takes longer than most steps.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import pickle
import signal
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.errors import ArpentsError, IllegalAction, UnknownAction
from arpents.research.crew import SHARED, Arrays, Crew
from arpents.research.guests import check_player
from arpents.research.table import Table, versioned
from arpents.research.wording import EnvironmentFault, count, library, text

if TYPE_CHECKING:
    import gymnasium.vector as vector
    import numpy
else:
    numpy = library("numpy", "pettingzoo")
    vector = library("gymnasium.vector", "pettingzoo")

__all__ = ["VectorEnv"]

STEP: Final = b"step"
LEAVE: Final = b"leave"
TOLD: Final = b"told"  # something follows that is not in the arrays: a fault, or boards
PATIENCE: Final = 5.0  # seconds in which a worker may end by itself
AWAKE: Final = 0.005  # seconds in which somebody who waits does not sleep
GIVE_WAY: Final = getattr(os, "sched_yield", lambda: time.sleep(0))
FORK: Final = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
CONTEXT: Final[Any] = multiprocessing.get_context(FORK)
Observations = dict[str, Any]


class VectorEnv(vector.VectorEnv):
    """`n` matches of a game, the seat's decisions given in one call."""

    def __init__(
        self,
        game: str,
        n: int,
        opponent: str = "greedy",
        seat: str | None = None,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        workers: int = 1,
        max_cycles: int | None = None,
        lang: str | None = None,
        autoreset_mode: Any = vector.AutoresetMode.SAME_STEP,
    ) -> None:
        self.closed = True  # until there is something to close
        self.table = Table(game, scenario, options, lang)
        try:
            self.num_envs = count("matches", n, 1)
            self.workers = min(count("workers", workers, 1), self.num_envs)
            self.max_cycles = None if max_cycles is None else count("cycles", max_cycles, 1)
            check_player(opponent)
            self.later = mode_of(autoreset_mode) is vector.AutoresetMode.NEXT_STEP
        except ArpentsError as fault:
            raise self.table.said(fault) from None
        self.opponent = str(opponent)
        self.seat = 0 if seat is None else self.table.seat_number(seat)
        self.metadata = {
            "name": versioned(game),
            "render_modes": ["ansi"],
            "autoreset_mode": mode_of(autoreset_mode),
        }
        self.render_mode = "ansi"
        self.single_observation_space = self.table.spaces()
        self.single_action_space = library("gymnasium.spaces", "pettingzoo").Discrete(self.table.count)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, self.num_envs)
        self.begun = False
        self.closed = False
        self.memory: list[Any] = []  # what the arrays lie in, where processes share them
        self.arrays = Arrays({name: self.array(kind, columns) for name, kind, columns in SHARED})
        self.everybody = numpy.arange(self.num_envs)
        self.nothing: Any = numpy.zeros(self.table.count, "int8")  # the choices of a match that is over
        (_, self.own), *others = shares(self.num_envs, self.workers)  # so many of the first rows are stepped here
        self.foremen = [Foreman(self, first, last) for first, last in others]
        about = (self.seat, self.opponent, self.max_cycles, self.later)
        self.crew = Crew(self.table, *about, self.arrays.rows(0, self.own))

    def array(self, kind: str, columns: int) -> Any:
        """One of the arrays, where all workers can see it."""
        width = {0: self.table.size, -1: self.table.count}.get(columns, columns)
        shape = (self.num_envs,) if columns == 1 else (self.num_envs, width)
        if self.workers == 1:
            return numpy.zeros(shape, kind)
        self.memory.append(CONTEXT.RawArray("b", self.num_envs * width * numpy.dtype(kind).itemsize))
        return numpy.frombuffer(self.memory[-1], kind).reshape(shape)

    # -- what Gymnasium asks

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all matches; the seed of a match is that of the first one plus its number, or one of a list.

        `options={"reset_mask": which}` begins only some anew: an array that says for each match whether it is one.
        """
        self.open()
        self.table.check_reset(options)
        seeds = self.seeds_of(seed)
        which = self.which(options.get("reset_mask") if isinstance(options, dict) else None)
        for foreman in self.foremen:
            rows = slice(foreman.first, foreman.last)
            foreman.tell(("reset", seeds[rows], which[rows]))
        for flags in (self.arrays.terminations, self.arrays.truncations):
            flags[which] = False
        try:
            self.crew.reset(seeds[: self.own], which[: self.own])
        finally:
            self.wait()
        self.begun = True
        return self.seen(), {}

    def step(self, actions: Any) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        self.open()
        if not self.begun:
            raise self.table.said(EnvironmentFault("match-not-started"))
        self.take(actions)
        for foreman in self.foremen:
            foreman.tell(STEP)
        try:
            self.crew.step()
        except ArpentsError as fault:
            raise self.table.said(fault) from None
        finally:
            self.wait()
        arrays = self.arrays
        info: dict[str, Any] = {}
        ended = arrays.terminations | arrays.truncations
        if ended.any() and not self.later:
            info = {"final_obs": self.finals(ended), "_final_obs": ended, "final_info": {}, "_final_info": ended}
        return self.seen(), arrays.rewards.copy(), arrays.terminations.copy(), arrays.truncations.copy(), info

    def render(self) -> tuple[str, ...]:
        """The boards as the seat sees them."""
        self.open()
        if not self.begun:
            raise self.table.said(EnvironmentFault("match-not-started"))
        for foreman in self.foremen:
            foreman.tell(("drawn",))
        boards = self.crew.drawn()
        self.wait()
        for foreman in self.foremen:
            boards += foreman.answer
        return tuple(boards)

    def close_extras(self, **kwargs: Any) -> None:
        for foreman in self.foremen:
            foreman.dismiss()
        self.foremen = []

    # -- in detail

    def words(self, choice: int) -> str:
        """What a numbered choice is called."""
        return self.table.words(choice)

    def open(self) -> None:
        if self.closed:
            raise self.table.said(EnvironmentFault("environment-closed"))

    def seen(self) -> Observations:
        return {"observation": self.arrays.observations, "action_mask": self.arrays.masks}

    def seeds_of(self, seed: Any) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (list, tuple, numpy.ndarray)) and numpy.ndim(seed) > 0:
            if len(seed) != self.num_envs:
                raise self.table.said(EnvironmentFault("seeds-wrong-number", count=len(seed), size=self.num_envs))
            for one in seed:
                self.table.seeds(one)
            return [None if one is None else int(one) for one in seed]
        self.table.seeds(seed)
        return [int(seed) + number for number in range(self.num_envs)]

    def which(self, mask: Any) -> list[bool]:
        """The matches that begin anew: all of them, unless some are chosen while they run."""
        if mask is None:
            return [True] * self.num_envs
        if not self.begun:
            raise self.table.said(EnvironmentFault("match-not-started"))
        given = array_of(mask)
        if given is None or given.shape != (self.num_envs,) or given.dtype.kind != "b":
            raise self.table.said(EnvironmentFault("mask-wrong", size=self.num_envs))
        chosen: list[bool] = given.tolist()
        return chosen

    def finals(self, ended: Any) -> Any:
        """What was seen last in the matches that are over, as Gymnasium has it: an observation for each of them."""
        found: Any = numpy.full(self.num_envs, None, dtype=object)
        for row in numpy.flatnonzero(ended):
            found[row] = {"observation": self.arrays.finals[row].copy(), "action_mask": self.nothing.copy()}
        return found

    def take(self, actions: Any) -> None:
        """Take the decisions over, if every single one may be made."""
        given = array_of(actions)
        if given is None or given.ndim != 1:
            raise self.table.said(EnvironmentFault("actions-wrong-shape", size=self.num_envs))
        if len(given) != self.num_envs:
            raise self.table.said(EnvironmentFault("actions-wrong-number", count=len(given), size=self.num_envs))
        if given.dtype.kind not in "iu":
            wrong = EnvironmentFault("action-not-whole", found=str(given[0]), highest=self.table.count - 1)
            raise self.table.said(wrong)
        inside = (given >= 0) & (given < self.table.count)
        offered = self.arrays.masks[self.everybody, numpy.where(inside, given, 0)] * inside
        if self.later:  # what is given for a match that begins anew does not matter
            offered = offered | self.arrays.terminations | self.arrays.truncations
        if not offered.all():
            row = int(numpy.flatnonzero(offered == 0)[0])
            try:
                self.refuse(row, int(given[row]))
            except (IllegalAction, UnknownAction) as fault:
                if self.num_envs > 1:
                    fault.sentence = text(self.table.lang, "in-match", {"number": str(row), "text": str(fault)})
                    fault.arguments["match"] = row
                raise
        self.arrays.actions[:] = given

    def refuse(self, row: int, choice: int) -> None:
        if row < self.own:
            self.crew.refuse(row, choice)
        for foreman in self.foremen:
            if foreman.first <= row < foreman.last:
                foreman.tell(("refuse", row - foreman.first, choice))
        self.wait()

    def wait(self) -> None:
        """Until all workers are ready; what one of them raises is raised here."""
        faults = [foreman.hear() for foreman in self.foremen if foreman.busy]
        for fault in faults:
            if isinstance(fault, EnvironmentFault) and fault.reason == "worker-died":
                self.close()
        for fault in faults:
            if fault is not None:
                raise self.table.said(fault) if isinstance(fault, ArpentsError) else fault


def mode_of(given: Any) -> Any:
    """When a match that is over begins anew."""
    modes = (vector.AutoresetMode.SAME_STEP, vector.AutoresetMode.NEXT_STEP)
    for mode in modes:
        if given in (mode, mode.value):
            return mode
    raise EnvironmentFault("autoreset-unknown", value=str(given), known=[mode.value for mode in modes])


def array_of(given: Any) -> Any:
    """What is given as an array; None where it has no shape, as rows of different lengths."""
    try:
        return numpy.asarray(given)
    except ValueError:
        return None


def shares(n: int, workers: int) -> list[tuple[int, int]]:
    """The rows of each worker, as even as can be."""
    ends = [n * number // workers for number in range(workers + 1)]
    return list(itertools.pairwise(ends))


def stay_awake(line: Connection) -> None:
    """Wait without sleeping, for a while, until something comes."""
    end = time.perf_counter() + AWAKE
    while not line.poll() and time.perf_counter() < end:
        GIVE_WAY()


class Foreman:
    """One worker process and the rows it plays."""

    def __init__(self, matches: VectorEnv, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.busy = False
        self.answer: list[str] = []  # what it was asked last
        self.line, theirs = CONTEXT.Pipe()
        orders = (matches.table.settings(), matches.seat, matches.opponent, matches.max_cycles, matches.later)
        self.process = CONTEXT.Process(
            target=work, args=(theirs, orders, matches.memory, matches.num_envs, first, last), daemon=True
        )
        self.process.start()
        theirs.close()

    def tell(self, order: bytes | tuple[Any, ...]) -> None:
        self.busy = True
        with contextlib.suppress(OSError):  # a dead worker is noticed when it is listened to
            if isinstance(order, bytes):
                self.line.send_bytes(order)
            else:
                self.line.send(order)

    def hear(self) -> Exception | None:
        self.busy = False
        try:
            stay_awake(self.line)
            answer = self.line.recv_bytes()
            if answer == STEP:
                return None
            told = self.line.recv()
            if isinstance(told, Exception):
                return told
            self.answer = told
            return None
        except (EOFError, OSError):
            return EnvironmentFault("worker-died")

    def dismiss(self) -> None:
        self.tell(LEAVE)
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def next_order(line: Connection) -> bytes:
    stay_awake(line)
    return line.recv_bytes()


def work(line: Connection, orders: tuple[Any, ...], memory: list[Any], n: int, first: int, last: int) -> None:
    """What a worker does until nobody talks to it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settings, seat, opponent, max_cycles, later = orders
    table = Table(*settings)
    parts = {}
    for (name, kind, columns), shared in zip(SHARED, memory, strict=True):
        parts[name] = numpy.frombuffer(shared, kind).reshape((n,) if columns == 1 else (n, -1))
    crew = Crew(table, seat, opponent, max_cycles, later, Arrays(parts).rows(first, last))
    with contextlib.suppress(EOFError, OSError):
        while (order := next_order(line)) != LEAVE:
            try:
                told: Any = None
                if order == STEP:
                    crew.step()
                else:
                    what, *details = pickle.loads(order)
                    told = getattr(crew, what)(*details)
            except Exception as fault:
                told = fault
            line.send_bytes(STEP if told is None else TOLD)
            if told is not None:
                line.send(told)
