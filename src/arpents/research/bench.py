"""How fast a game runs: random play, copies and views, in seconds of one core, whoever else uses the machine."""

from __future__ import annotations

import gc
import platform
import random
import time
from collections.abc import Callable
from typing import Any

from arpents.engine import state as engine
from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.playout import playout
from arpents.engine.state import MatchState

ROUNDS = 5  # the best one counts: the others were disturbed
LONGEST = 50_000
MOMENTS = 200  # states, spread over matches, that are copied and looked at
STRIDE = 37  # decisions between two of them


def compiled() -> bool:
    """Whether the engine runs as C or as plain Python."""
    return not str(engine.__file__).endswith(".py")


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def measure(game: Game[Any], seconds: float = 1.0) -> dict[str, object]:
    was_on = gc.isenabled()
    gc.disable()
    try:
        speed, decisions, matches = random_play(game, seconds)
        moments = some_moments(game)
        copy = best(lambda: [state.copy() for state in moments], len(moments), seconds)
        view = best(lambda: [state.view(game.seats[0]) for state in moments], len(moments), seconds)
    finally:
        if was_on:
            gc.enable()
    return {
        "game": game.slug,
        "options": game.bot_options(),
        "decisions_per_second": round(speed),
        "decisions_per_game": round(decisions / matches, 1),
        "copy_us": round(copy * 1e6, 3),
        "view_us": round(view * 1e6, 2),
        "compiled": compiled(),
        "python": platform.python_version(),
    }


def random_play(game: Game[Any], seconds: float) -> tuple[float, int, int]:
    """Decisions a second, legal actions listed at every one of them; how many decisions and matches it was."""
    fastest = 0.0
    all_decisions = 0
    matches = 0
    for _ in range(ROUNDS):
        decisions = 0
        started = time.process_time()
        spent = 0.0
        while spent < seconds / ROUNDS:
            matches += 1
            state = game.start(options=game.bot_options(), seed=matches, events=False, history=False)
            decisions += playout(state, seeded(-matches), LONGEST)
            spent = time.process_time() - started
        all_decisions += decisions
        fastest = max(fastest, decisions / spent)
    return fastest, all_decisions, matches


def chess_play(seconds: float) -> float | None:
    """Decisions a second of random play in OpenSpiel's chess, which is C++, driven from Python as it is meant.

    None where OpenSpiel is not installed. Figures of one run can be held against each other on any machine.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    chess, rng, fastest = pyspiel.load_game("chess"), random.Random(1), 0.0
    for _ in range(ROUNDS):
        decisions = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            state = chess.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                decisions += 1
        fastest = max(fastest, decisions / (time.process_time() - began))
    return fastest


def some_moments(game: Game[Any]) -> list[MatchState]:
    found: list[MatchState] = []
    seed = 0
    while len(found) < MOMENTS:
        seed += 1
        state = game.start(options=game.bot_options(), seed=seed, events=False, history=False)
        players = seeded(-seed)
        while playout(state, players, STRIDE) == STRIDE and len(found) < MOMENTS:
            found.append(state.copy())
    return found


def best(work: Callable[[], object], pieces: int, seconds: float) -> float:
    """Seconds for one piece of the work."""
    fastest = float("inf")
    for _ in range(ROUNDS):
        times = 0
        started = time.process_time()
        spent = 0.0
        while spent < seconds / ROUNDS:
            work()
            times += 1
            spent = time.process_time() - started
        fastest = min(fastest, spent / (times * pieces))
    return fastest
