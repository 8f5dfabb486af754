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
from typing import TYPE_CHECKING, Any, Final

from arpents.engine.errors import UnknownQuery
from arpents.engine.state import SEAT_BITS, MatchState

if TYPE_CHECKING:
    from arpents.bots.analysis import Analyst

ADVISER: Final = "regular"  # the level that gives hints
LONGEST: Final = 32  # decisions in one go
SLICE: Final = 1.0  # seconds after which what was decided so far is handed over

Wanted = dict[str, Any]


# -- what is handed over


def known_world(state: MatchState, seat: str | None, rng: random.Random) -> Wanted:
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


def thought_wanted(state: MatchState, seat: str, bot: str, planned: list[int], rng: random.Random) -> Wanted:
    return {
        "task": "think",
        "game": state.game.slug,
        "world": known_world(state, seat, rng),
        "seat": seat,
        "bot": bot,
        "planned": planned,
        "seed": rng.getrandbits(60),
    }


def search_wanted(thought: Wanted, rng: random.Random) -> Wanted:
    """The same moment for one more process, which searches by dice of its own."""
    return {**thought, "task": "search", "seed": rng.getrandbits(60)}


def answer_wanted(state: MatchState, seat: str | None, query: str, arguments: dict[str, str]) -> Wanted:
    return {
        "task": "answer",
        "game": state.game.slug,
        "world": known_world(state, seat, random.Random(0)),
        "seat": seat,
        "query": query,
        "arguments": arguments,
    }


def hint_wanted(state: MatchState, seat: str, seed: str) -> Wanted:
    """Whoever asks twice from the same revision gets the same advice: the worlds come from the seed alone."""
    return {
        "task": "advise",
        "game": state.game.slug,
        "world": known_world(state, seat, random.Random(seed)),
        "seat": seat,
        "level": ADVISER,
        "seed": seed,
    }


def foresight_wanted(state: MatchState, seat: str, words: str) -> Wanted:
    world = known_world(state, seat, random.Random(0))
    return {"task": "foresee", "game": state.game.slug, "world": world, "seat": seat, "words": words}


def judge_wanted(record: str, done: int, value: float, level: str, simulations: int) -> Wanted:
    """The next decisions of a finished match, as many as a slice allows; those before were judged."""
    return {
        "task": "judge",
        "record": record,
        "done": done,
        "value": value,
        "level": level,
        "simulations": simulations,
    }


def swings_wanted(record: str, points: list[Wanted], level: str, simulations: int) -> Wanted:
    return {"task": "swings", "record": record, "points": points, "level": level, "simulations": simulations}


def review_wanted(record: str, points: list[Wanted], level: str, simulations: int) -> Wanted:
    """What would have been better where one swing began."""
    return {"task": "review", "record": record, "points": points, "level": level, "simulations": simulations}


PROBE: Final[Wanted] = {"task": "probe"}


# -- what is done with it


def think(wanted: Wanted) -> Wanted:
    """What the player decides, one decision after the other, and what it means to decide then.

    It stops at the first die, hidden thing or other seat: only the table can say what happens there.
    """
    from arpents.bots import LevelBot, make_bot
    from arpents.bots.lines import Line, agreed
    from arpents.games import find

    seat = wanted["seat"]
    state = find(wanted["game"]).load(wanted["world"])
    state.record_from_here()
    player = make_bot(wanted["bot"], random.Random(wanted["seed"]))
    player.planned = wanted["planned"]
    if isinstance(player, LevelBot):
        player.found = agreed([[Line(*line) for line in lines] for lines in wanted.get("found", [])])
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


def search(wanted: Wanted) -> Wanted:
    """The lines that look best for the next decision, with what each was worth and how often it was tried."""
    from arpents.bots import LevelBot, make_bot
    from arpents.games import find

    state = find(wanted["game"]).load(wanted["world"])
    player = make_bot(wanted["bot"], random.Random(wanted["seed"]))
    if not isinstance(player, LevelBot):
        return {"lines": []}
    lines = player.searcher.think(state.game.seat(state, wanted["seat"]), wanted["planned"])
    return {"lines": [[line.chain, line.offered, line.total, line.tried] for line in lines]}


def answer(wanted: Wanted) -> Wanted:
    from arpents.games import find

    state = find(wanted["game"]).load(wanted["world"])
    try:
        return {"answer": state.query(wanted["seat"], wanted["query"], wanted["arguments"])}
    except UnknownQuery as refused:
        return {"refused": [refused.reason, refused.rule, refused.arguments]}


def advise(wanted: Wanted) -> Wanted:
    from arpents.bots.hints import hints_for
    from arpents.bots.levels import LEVELS, budget_of
    from arpents.games import find

    state = find(wanted["game"]).load(wanted["world"])
    level = LEVELS[wanted["level"]]
    seat = state.game.seat(state, wanted["seat"])
    plans = hints_for(seat, level, budget_of(level, ""), random.Random(wanted["seed"]))
    return {"plans": [{"chain": plan.chain, "chance": plan.chance, "why": plan.why()} for plan in plans]}


def foresee(wanted: Wanted) -> Wanted:
    from arpents.games import find

    state = find(wanted["game"]).load(wanted["world"])
    return {"answer": state.foresee(wanted["seat"], wanted["words"])}


def analyst_of(wanted: Wanted) -> Analyst:
    from arpents.bots.analysis import Analyst
    from arpents.engine.record import parse
    from arpents.games import find

    record = parse(wanted["record"])
    return Analyst(find(record.game), record, None, wanted["level"], wanted["simulations"])


def judge(wanted: Wanted) -> Wanted:
    analyst = analyst_of(wanted)
    analyst.skip_to(wanted["done"], wanted["value"])
    points: list[Wanted] = []
    began = time.monotonic()
    while not points or time.monotonic() - began < SLICE:
        point = analyst.next_point()
        if point is None:
            break
        points.append(point.dump())
    return {"points": points}


def swings(wanted: Wanted) -> Wanted:
    from arpents.bots.analysis import Point

    found = analyst_of(wanted).swings([Point(**point) for point in wanted["points"]])
    return {"swings": [swing.numbers for swing in found]}


def review(wanted: Wanted) -> Wanted:
    from arpents.bots.analysis import Point

    analyst = analyst_of(wanted)
    swing = analyst.swing_of([Point(**point) for point in wanted["points"]])
    analyst.review(swing)
    return {"swing": swing.dump()}


def probe(wanted: Wanted) -> Wanted:
    """A decision of no match, to see whether anybody thinks here."""
    from arpents.games import find, slugs

    state = find(slugs()[0]).start()
    seat = state.to_act[0]
    return think(thought_wanted(state, seat, "random", [], random.Random(0)))


TASKS: Final[dict[str, Callable[[Wanted], Wanted]]] = {
    "search": search,
    "think": think,
    "answer": answer,
    "advise": advise,
    "foresee": foresee,
    "judge": judge,
    "swings": swings,
    "review": review,
    "probe": probe,
}


# -- the process


def work_on(pipe: Connection) -> None:
    """Do what comes through the pipe until it is closed."""
    prepare_process()
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            wanted = json.loads(pipe.recv_bytes())
            try:
                done = TASKS[wanted["task"]](wanted)
            except Exception:
                done = {"fault": traceback.format_exc(limit=-4)}
            pipe.send_bytes(json.dumps(done).encode())


def prepare_process() -> None:
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
