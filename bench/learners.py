"""What learners wait for: python bench/learners.py [GAME ...] [--json]

An observation and a mask written into arrays; a step of the PettingZoo environment beside one of PettingZoo's own chess
(pip install "pettingzoo[classic]"): these in seconds of a core, whoever else uses the machine. Then what a learner has
decided after a second of the clock, in one environment and in the vector environment with one worker and with two,
which says something on free cores only. All without the choosing.
"""

import argparse
import gc
import importlib
import json
import os
import random
import time
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


def alone(slug: str) -> float:
    """Decisions of the first seat in a second of the clock of one environment; the other seat decides in it too."""
    match = env(slug)
    rng = random.Random(1)
    fastest = 0.0
    match.reset(seed=1)
    for _ in range(ROUNDS):
        spent, decided = 0.0, 0
        for _ in range(STEPS * 4):
            started = time.perf_counter()
            seen, _, over, cut, _ = match.last()
            if over or cut:
                match.reset()
                seen = match.last()[0]
            spent += time.perf_counter() - started
            choice = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            decided += match.agent_selection == match.possible_agents[0]
            started = time.perf_counter()
            match.step(choice)
            spent += time.perf_counter() - started
        fastest = max(fastest, decided / spent)
    return fastest


def several(slug: str, workers: int) -> float:
    """The same of all matches of a vector environment together, whose opponent decides at random."""
    matches = VectorEnv(slug, MATCHES, opponent="random", workers=workers)
    rng = random.Random(1)
    fastest = 0.0
    seen, _ = matches.reset(seed=1)
    for _ in range(ROUNDS):
        spent = 0.0
        for _ in range(VECTOR_STEPS):
            choices = [rng.choice(mask.nonzero()[0].tolist()) for mask in seen["action_mask"]]
            started = time.perf_counter()
            seen, *_ = matches.step(choices)
            spent += time.perf_counter() - started
        fastest = max(fastest, MATCHES * VECTOR_STEPS / spent)
    matches.close()
    return fastest


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
        learner, one, two = alone(slug), several(slug, 1), several(slug, 2)
        found = {
            "game": slug,
            "observe_us": round(observe * 1e6, 2),
            "mask_us": round(mask * 1e6, 2),
            "steps_per_second": round(steps),
            "times_chess": round(steps / rival, 1) if rival else None,
            "learner_alone": round(learner),
            "learner_one_worker": round(one),
            "learner_two_workers": round(two),
            "times_single": round(two / learner, 1),
            "mode": mode(),
        }
        if arguments.json:
            print(json.dumps(found), flush=True)
            continue
        print(f"{slug}: observation {observe * 1e6:.2f} µs, mask {mask * 1e6:.2f} µs,", end=" ")
        print(f"PettingZoo {steps:,.0f} steps/s" + (f" ({steps / rival:.1f} times chess)" if rival else ""), end=", ")
        print(
            f"learner {learner:,.0f} alone, vector {one:,.0f} and {two:,.0f}/s ({two / learner:.1f} times)", flush=True
        )


if __name__ == "__main__":
    main()
