"""What learners wait for: python bench/learners.py [GAME ...] [--json]

An observation and a mask written into arrays; a step of the PettingZoo environment beside one of PettingZoo's own chess
(pip install "pettingzoo[classic]"). Then what a learner has decided after a second, in one environment and in the
vector environment: with one worker, and with two, of which each steps half of the matches. All without the choosing and
in seconds of a core, whoever else uses the machine; and once more with two workers after a second of the clock, which
says something on free cores only.
"""

import argparse
import gc
import importlib
import json
import os
import random
import time
from collections.abc import Callable
from statistics import fmean
from typing import Any

import numpy

import arpents
from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import playout
from arpents.engine.state import MatchState
from arpents.research.bench import MOMENTS, STRIDE, best, mode
from arpents.research.pettingzoo import env
from arpents.research.vector import VectorEnv

ROUNDS = 7
STEPS = 400  # of one environment, each round
MATCHES = 64
VECTOR_STEPS = 30  # of all matches, each round
VECTOR_ROUNDS = 24  # so that matches are at all stages
TELLING = 60e-6  # seconds in which another process is told to step and heard of again


def observations(slug: str) -> tuple[float, float]:
    """Seconds for an observation, and for a mask."""
    game = arpents.game(slug)
    moments = [(state, game.seat_number(state.to_act[0])) for state in some_moments(game)]
    seen = numpy.zeros(game.observation.size, numpy.int8)
    mask = numpy.zeros(game.action_count, numpy.int8)
    gc.disable()
    try:
        return (
            best(lambda: [game.observe_into(state, seat, seen) for state, seat in moments], len(moments), 0.5),
            best(lambda: [game.mask_into(state, seat, mask) for state, seat in moments], len(moments), 0.5),
        )
    finally:
        gc.enable()


def some_moments(game: Game[Any]) -> list[MatchState]:
    """Of random matches, with the last decisions that led there."""
    found: list[MatchState] = []
    seed = 0
    while len(found) < MOMENTS:
        seed += 1
        state = game.start(options=game.bot_options(), seed=seed, events=False)
        players = seeded(-seed)
        while playout(state, players, STRIDE) == STRIDE and state.to_act and len(found) < MOMENTS:
            found.append(state.copy())
    return found


def single(match: Any) -> float:
    """Steps in a second of one core of a PettingZoo environment, each with the observation of who decides next."""
    rng = random.Random(1)
    fastest = 0.0
    match.reset(seed=1)
    for _ in range(ROUNDS):
        spent = 0.0
        for _ in range(STEPS):
            started = time.process_time()
            seen, _, over, cut, _ = match.last()
            spent += time.process_time() - started
            if over or cut:
                match.reset(seed=rng.randrange(1000))
                continue
            choice = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            started = time.process_time()
            match.step(choice)
            spent += time.process_time() - started
        fastest = max(fastest, STEPS / spent)
    return fastest


def alone(slug: str) -> list[float]:
    """By round: seconds of a core for a decision of the first seat; the other seat decides in the environment too."""
    match = env(slug)
    rng = random.Random(1)
    found: list[float] = []
    match.reset(seed=1)
    for _ in range(VECTOR_ROUNDS):
        spent, decided = 0.0, 0
        for _ in range(STEPS * 4):
            started = time.process_time()
            seen, _, over, cut, _ = match.last()
            if over or cut:
                match.reset()
                seen = match.last()[0]
            spent += time.process_time() - started
            choice = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            decided += match.agent_selection == match.possible_agents[0]
            started = time.process_time()
            match.step(choice)
            spent += time.process_time() - started
        found.append(spent / decided)
    return found


def several(slug: str, matches: int, workers: int, clock: Callable[[], float]) -> list[float]:
    """By round: seconds for a step of a vector environment whose opponent decides at random."""
    vector = VectorEnv(slug, matches, opponent="random", workers=workers)
    rng = random.Random(1)
    found: list[float] = []
    seen, _ = vector.reset(seed=1)
    for _ in range(VECTOR_ROUNDS):
        spent = 0.0
        for _ in range(VECTOR_STEPS):
            choices = [rng.choice(mask.nonzero()[0].tolist()) for mask in seen["action_mask"]]
            started = clock()
            seen, *_ = vector.step(choices)
            spent += clock() - started
        found.append(spent / VECTOR_STEPS)
    vector.close()
    return found


def chess() -> float | None:
    try:
        return single(importlib.import_module("pettingzoo.classic.chess_v6").env())
    except ImportError:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(arpents.games()))
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rival = chess()
    if not arguments.json:
        load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
        print(f"{mode()}, load {load}; PettingZoo's chess: {f'{rival:,.0f} steps/s' if rival else 'not installed'}")
    for slug in arguments.game:
        observe, mask = observations(slug)
        steps = single(env(slug))
        learner = 1 / fmean(alone(slug))
        one = MATCHES / fmean(several(slug, MATCHES, 1, time.process_time))
        shares = MATCHES / (fmean(several(slug, MATCHES // 2, 1, time.process_time)) + TELLING)
        clock = MATCHES / min(several(slug, MATCHES, 2, time.perf_counter))
        found = {
            "game": slug,
            "observe_us": round(observe * 1e6, 2),
            "mask_us": round(mask * 1e6, 2),
            "steps_per_second": round(steps),
            "times_chess": round(steps / rival, 1) if rival else None,
            "learner_alone": round(learner),
            "learner_one_worker": round(one),
            "learner_two_shares": round(shares),
            "times_single": round(shares / learner, 1),
            "learner_two_workers_by_the_clock": round(clock),
            "mode": mode(),
        }
        if arguments.json:
            print(json.dumps(found), flush=True)
            continue
        print(f"{slug}: observation {observe * 1e6:.2f} µs, mask {mask * 1e6:.2f} µs,", end=" ")
        print(f"PettingZoo {steps:,.0f} steps/s" + (f" ({steps / rival:.1f} times chess)" if rival else ""), end=", ")
        print(f"learner {learner:,.0f} alone, vector {one:,.0f}/s, two shares {shares:,.0f}/s", end=" ")
        print(f"({shares / learner:.1f} times), two workers by the clock {clock:,.0f}/s", flush=True)


if __name__ == "__main__":
    main()
