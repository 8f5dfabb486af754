"""What is done in processes aside, for a computer player or for a question that takes long.

Such a process is handed a match that the seat could be in: what it cannot know is dealt again, and chance is another
stream. So nothing that is decided there can depend on a secret, or on dice that have not fallen.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from arpents.engine.errors import UnknownQuery
from arpents.engine.match import SEAT_BITS, Match

LONGEST: Final = 32  # decisions in one go
SLICE: Final = 1.0  # seconds after which what was decided so far is handed over

Wanted = dict[str, Any]


# -- what is handed over


def known_world(state: Match, seat: str | None, rng: random.Random) -> Wanted:
    """A match that the seat (None: a spectator) could be in, and nothing of the way that led here."""
    if seat is None:
        twin = state
        for one in state.game.seats:
            twin = twin.resample(one, rng)
        twin.undoable = 0
    else:
        twin = state.resample(seat, rng)
        twin.undoable &= 0xFFFF << SEAT_BITS * twin.game.seat_number(seat)
    twin.result = 0  # only of use between two decisions
    twin.shown = 0
    return twin.dump()


def thought_wanted(state: Match, seat: str, bot: str, planned: list[int], rng: random.Random) -> Wanted:
    return {
        "task": "think",
        "game": state.game.slug,
        "world": known_world(state, seat, rng),
        "seat": seat,
        "bot": bot,
        "planned": planned,
        "seed": rng.getrandbits(60),
    }


def answer_wanted(state: Match, seat: str | None, query: str, arguments: dict[str, str]) -> Wanted:
    return {
        "task": "answer",
        "game": state.game.slug,
        "world": known_world(state, seat, random.Random(0)),
        "seat": seat,
        "query": query,
        "arguments": arguments,
    }


PROBE: Final[Wanted] = {"task": "probe"}


# -- what is done with it


def think(wanted: Wanted) -> Wanted:
    """What the player decides, one decision after the other, and what it means to decide then.

    It stops at the first die, hidden thing or other seat: only the table can say what happens there.
    """
    from arpents.bots import make_bot
    from arpents.games import find

    seat = wanted["seat"]
    state = find(wanted["game"]).load(wanted["world"])
    state.record_from_here()
    player = make_bot(wanted["bot"], random.Random(wanted["seed"]))
    player.planned = wanted["planned"]
    chosen: list[int] = []
    began = time.monotonic()
    while len(chosen) < LONGEST and (player.planned or not chosen or time.monotonic() - began < SLICE):
        mark = state.barriers
        action = player.choose(state.game.seat(state, seat))
        chosen.append(action)
        state.apply(seat, action)
        if state.barriers != mark or seat not in state.to_act:
            break
    return {"chosen": chosen, "planned": player.planned}


def answer(wanted: Wanted) -> Wanted:
    from arpents.games import find

    state = find(wanted["game"]).load(wanted["world"])
    try:
        return {"answer": state.query(wanted["seat"], wanted["query"], wanted["arguments"])}
    except UnknownQuery as refused:
        return {"refused": [refused.reason, refused.rule, refused.arguments]}


def probe(wanted: Wanted) -> Wanted:
    """A decision of no match, to see whether anybody thinks here."""
    from arpents.games import find, slugs

    state = find(slugs()[0]).start()
    seat = state.to_act[0]
    return think(thought_wanted(state, seat, "random", [], random.Random(0)))


TASKS: Final[dict[str, Callable[[Wanted], Wanted]]] = {"think": think, "answer": answer, "probe": probe}


# -- the process


def work_on(pipe: Connection) -> None:
    """Do what comes through the pipe until it is closed."""
    settle_in()
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            wanted = json.loads(pipe.recv_bytes())
            try:
                done = TASKS[wanted["task"]](wanted)
            except Exception:
                done = {"fault": traceback.format_exc(limit=-4)}
            pipe.send_bytes(json.dumps(done).encode())


def settle_in() -> None:
    """A process aside gives way to the table, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_table, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(10)


def end_with_table() -> None:
    table = multiprocessing.parent_process()
    if table is not None:
        table.join()
        os._exit(1)
