"""What learners wait for: python bench/learners.py [GAME ...] [--json]

An observation and a mask written into arrays; a step of the PettingZoo environment beside one of PettingZoo's own chess
(pip install "pettingzoo[classic]"); a step of the vector environment with one worker and with two. All in seconds of a
core, whoever else uses the machine, without the choosing.
"""

import argparse
import gc
import importlib
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import numpy

import arpents
from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import playout
from arpents.engine.state import MatchState
from arpents.research.bench import LONGEST, MOMENTS, STRIDE, best, mode
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


def several(slug: str, workers: int) -> float:
    """Decisions in a second of all matches of a vector environment together, both seats deciding at random.

    One seat decides by steps, the other in the environment. With workers it is the time of the slowest of them and of
    the process that waits for them: what they take on free cores.
    """
    matches = VectorEnv(slug, MATCHES, opponent="random", workers=workers)
    rng = random.Random(1)
    seen, _ = matches.reset(seed=1)
    own = 0.0
    before = [busy(foreman.process.pid) for foreman in matches.foremen]
    for _ in range(ROUNDS * VECTOR_STEPS):
        choices = [rng.choice(mask.nonzero()[0].tolist()) for mask in seen["action_mask"]]
        started = time.process_time()
        seen, *_ = matches.step(choices)
        own += time.process_time() - started
    theirs = [busy(foreman.process.pid) - then for foreman, then in zip(matches.foremen, before, strict=True)]
    matches.close()
    return decisions_per_step(slug) * ROUNDS * VECTOR_STEPS * MATCHES / (own + max(theirs, default=0.0))


def decisions_per_step(slug: str) -> float:
    """How many decisions a random match has for each one of the first seat."""
    game = arpents.game(slug)
    trace: list[int] = []
    for seed in range(1, 6):
        state = game.start(options=game.bot_options(), seed=seed, events=False)
        playout(state, seeded(-seed), LONGEST, trace)
    return len(trace) / sum(1 for decision in trace if decision >> 32 == 0)


def busy(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        alone, one, two = single(env(slug)), several(slug, 1), several(slug, 2)
        found = {
            "game": slug,
            "observe_us": round(observe * 1e6, 2),
            "mask_us": round(mask * 1e6, 2),
            "steps_per_second": round(alone),
            "times_chess": round(alone / rival, 1) if rival else None,
            "vector_decisions_per_second": round(one),
            "vector_two_workers": round(two),
            "times_single": round(two / alone, 1),
            "mode": mode(),
        }
        if arguments.json:
            print(json.dumps(found), flush=True)
            continue
        print(f"{slug}: observation {observe * 1e6:.2f} µs, mask {mask * 1e6:.2f} µs,", end=" ")
        print(f"PettingZoo {alone:,.0f} steps/s" + (f" ({alone / rival:.1f} times chess)" if rival else ""), end=", ")
        print(f"vector {one:,.0f} and {two:,.0f} decisions/s ({two / alone:.1f} times single)", flush=True)


if __name__ == "__main__":
    main()
