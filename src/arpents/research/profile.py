"""Where the time of random play goes: asking who acts, listing choices, carrying one out, by procedure of the rules."""

from __future__ import annotations

import gc
import time
from itertools import pairwise
from typing import Any

from arpents.engine.chance import seeded
from arpents.engine.game import Game
from arpents.engine.masks import lowest
from arpents.research.bench import LONGEST, compiled

PARTS = ("asked", "listed", "applied")
LOOKS = 10_000  # at the clock, to know what a look costs


def profile(game: Game[Any], seconds: float = 2.0) -> dict[str, object]:
    """Nanoseconds of each part, in all and for each procedure that asked, without those of looking at the clock."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        look = cost_of_looking()
        times: dict[str, list[int]] = {}  # by procedure: decisions, then the parts
        started = time.process_time()
        matches = 0
        while time.process_time() - started < seconds:
            matches += 1
            play_one(game, matches, times, look)
    finally:
        if was_on:
            gc.enable()
    return told(game, times, matches)


def cost_of_looking() -> int:
    looks = [time.process_time_ns() for _ in range(LOOKS)]
    return sorted(after - before for before, after in pairwise(looks))[LOOKS // 2]


def play_one(game: Game[Any], seed: int, times: dict[str, list[int]], look: int) -> None:
    state = game.start(options=game.bot_options(), seed=seed, events=False, history=False)
    players = seeded(-seed)
    clock = time.process_time_ns  # of this process: others may be at work
    for _ in range(LONGEST):
        began = clock()
        asked = state.acting()
        known = clock()
        if asked == 0:
            return
        seat = lowest(asked)
        before = clock()
        actions = state.legal(seat)
        listed = clock()
        if not actions:
            return
        action = actions[players.below(len(actions))]
        found = times.setdefault(type(state.stack[-1]).__name__, [0, 0, 0, 0])
        found[0] += 1
        found[1] += max(0, known - began - look)
        found[2] += max(0, listed - before - look)
        before = clock()
        state.act(seat, action)
        found[3] += max(0, clock() - before - look)


def told(game: Game[Any], times: dict[str, list[int]], matches: int) -> dict[str, object]:
    decisions = sum(found[0] for found in times.values())
    whole = sum(sum(found[1:]) for found in times.values())
    by_part = [sum(found[1 + place] for found in times.values()) for place in range(len(PARTS))]
    procedures = [
        {
            "procedure": name,
            "decisions": found[0],
            "share": round(sum(found[1:]) / whole, 4),
            **{f"{part}_ns": round(found[1 + place] / found[0]) for place, part in enumerate(PARTS)},
        }
        for name, found in sorted(times.items(), key=lambda item: -sum(item[1][1:]))
    ]
    return {
        "game": game.slug,
        "options": game.bot_options(),
        "compiled": compiled(),
        "matches": matches,
        "decisions": decisions,
        **{f"{part}_ns": round(by_part[place] / decisions) for place, part in enumerate(PARTS)},
        "procedures": procedures,
    }
