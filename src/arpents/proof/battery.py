"""The battery every game must pass: nothing lost, nothing stuck, nothing leaked, everything taken back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from arpents.engine.actions import ALLOWED
from arpents.engine.errors import ArpentsError, IllegalAction
from arpents.engine.game import Game
from arpents.engine.record import Record, parse
from arpents.engine.state import MatchState
from arpents.proof.hidden import Lineup, Lineups, leaks, plain, questions_of, told_apart

LONGEST = 50_000  # decisions after which a match counts as endless
STORY = 200  # events after which snapshots of the whole log are taken less and less often
OTHERS = 8  # how many actions that are not on offer are tried at each decision
QUESTIONS = 4  # players ask something at one decision in so many
WATCHED = 8  # one decision in so many is looked at by the other seats, whether they can tell it from others


class Failure(Exception):
    """One match that broke a promise, with the record that reproduces it."""

    def __init__(self, what: str, seed: int, record: Record) -> None:
        super().__init__(what)
        self.what = what
        self.seed = seed
        self.record = record

    def dump(self) -> dict[str, object]:
        return {"what": self.what, "seed": self.seed, "record": self.record.text()}


class Examined:
    """What one match of the battery has shown."""

    def __init__(self, decisions: int, winner: str | None, lineups: list[Lineup]) -> None:
        self.decisions = decisions
        self.winner = winner
        self.lineups = lineups  # what only many matches together can tell: see `telling_orders`


def variant(game: Game[Any], seed: int) -> tuple[str, dict[str, str]]:
    """A scenario and options for this seed: every scenario in turn, every option now and then."""
    rng = random.Random(seed)
    scenario = game.scenarios[seed % len(game.scenarios)]
    options = {
        option.id: rng.choice(option.values[1:])
        for option in game.options
        if len(option.values) > 1 and rng.random() < 0.3
    }
    return scenario, options


def examine(game: Game[Any], seed: int, every: int = 1) -> Examined:
    """Play one random match and ask the whole battery after every decision (or every n-th)."""
    scenario, options = variant(game, seed)
    record = Record(game.slug, scenario, options, seed)
    lineups = Lineups()
    try:
        state = game.start(scenario, options, seed)
        decisions = play_through(game, state, record, lineups, random.Random(seed), every)
        replayed(game, state, record)
    except Failure:
        raise
    except Exception as fault:
        raise Failure(f"{type(fault).__name__}: {fault}", seed, record) from fault
    outcome = state.outcome
    return Examined(decisions, None if outcome is None else outcome.winner, lineups.found())


def play_through(
    game: Game[Any], state: MatchState, record: Record, lineups: Lineups, rng: random.Random, every: int
) -> int:
    seen: set[int] = set()  # actions met so far, to try them when they are not on offer
    decisions = 0
    while state.to_act:
        lineups.look(state)
        for what in faults_of(game, state, seen, rng, decisions % every == 0):
            raise Failure(what, record.seed, finished(record, state))
        if decisions % max(every, len(state.log) // STORY) == 0:
            for what in snapshots(game, state):
                raise Failure(what, record.seed, finished(record, state))
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        seen.add(action)
        if decisions % WATCHED == 0:
            for what in told_apart(state, seat, action, random.Random(decisions)):
                raise Failure(what, record.seed, finished(record, state))
        for what in step(state, seat, action, record):
            raise Failure(what, record.seed, finished(record, state))
        decisions += 1
        if decisions > LONGEST:
            raise Failure(f"no end after {LONGEST} decisions", record.seed, finished(record, state))
    if state.outcome is None:
        raise Failure("nobody is to act and there is no outcome", record.seed, finished(record, state))
    return decisions


def finished(record: Record, state: MatchState) -> Record:
    record.key = state.key()
    return record


def facts(state: MatchState) -> bytes:
    """Everything the key is a hash of: much cheaper to take than a key."""
    found: list[object] = [state.scenario, state.options, state.result, state.shown, state.ending, state.winner]
    for name in state.own_fields():
        found.append(getattr(state, name))
    for procedure in state.stack:
        found.append(procedure.name())
        found.append(procedure.dump())
    found.append(sorted(state.chance.dump().items()))
    return plain(found)


def step(state: MatchState, seat: str, action: int, record: Record) -> Iterator[str]:
    """Decide, take back, decide again."""
    before = facts(state)
    record.moves.append((seat, state.words(action)))
    twin = state.copy()
    twin.apply(seat, action)
    if facts(state) != before:
        yield "acting on a copy changed the original"
    state.apply(seat, action)
    after = facts(state)
    if facts(twin) != after:
        yield "a copy went another way than its original"
    if state.can_undo(seat):
        events = len(state.log)
        state.undo(seat)
        if facts(state) != before:
            yield "undo did not restore the state"
        for fault in state.game.faults(state):
            yield f"undo broke the state: {fault}"
        state.apply(seat, action)
        if facts(state) != after:
            yield "deciding the same again after undo gave another state"
        if len(state.log) != events:
            yield "undo left events behind"


def faults_of(game: Game[Any], state: MatchState, seen: set[int], rng: random.Random, thorough: bool) -> Iterator[str]:
    for fault in game.faults(state):
        yield f"broken state: {fault}"
    for fact in game.kept_wrongly(state):
        yield f"kept from an earlier decision and not so any more: {fact}"
    for seat in game.seats:
        yield from choices(state, seat, seen, rng)
    if thorough:
        yield from snapshots(game, without_log(state))
        for seat in game.seats:
            asks = rng.randrange(QUESTIONS) == 0
            if asks:
                yield from journeys(state, seat)
            yield from leaks(state, seat, questions_of(state, seat, seen, rng) if asks else [], rng)


def choices(state: MatchState, seat: str, seen: set[int], rng: random.Random) -> Iterator[str]:
    """Words round-trip, the list is sorted, and what is on offer is exactly what no rule forbids."""
    actions = state.actions(seat)
    if (seat in state.to_act) != bool(actions):
        yield f"{seat} has {len(actions)} actions and to_act is {state.to_act}"
    if actions != sorted(set(actions)):
        yield f"the actions of {seat} are not sorted and unique"
    number = state.game.seat_number(seat)
    for action in actions:
        words = state.words(action)
        if state.action(words) != action:
            yield f"words do not round-trip: {words}"
        if state.stack[-1].forbids(state, number, action) != ALLOWED:
            yield f"on offer and forbidden: {words}"
    others = sorted(seen.difference(actions))
    before = facts(state) if others else b""
    for action in rng.sample(others, min(OTHERS, len(others))):
        words = state.words(action)
        if state.action(words) in actions:  # words for a thing nobody tells apart from the one on offer
            if state.allows(number, action):
                yield f"allowed, yet not on offer: {seat} {words}"
            continue
        try:
            state.copy().play(seat, words)
        except IllegalAction as refusal:
            if refusal.reason == "":
                yield f"refused without a reason: {words}"
        else:
            yield f"not on offer, yet accepted: {seat} {words}"
    if others and facts(state) != before:
        yield "a refusal changed the state"


def journeys(state: MatchState, seat: str) -> Iterator[str]:
    """What is offered to be decided in one go can be, as far as nobody else is asked."""
    number = state.game.seat_number(seat)
    for journey in state.journeys(seat):
        twin = state.copy()
        words, at_once = journey["words"], journey["at_once"]
        assert isinstance(words, list) and isinstance(at_once, int)
        for word in words[:at_once]:
            action = twin.action(word)
            if not twin.allows(number, action):
                yield f"offered in one go and forbidden: {seat} {', '.join(words)}: {word}"
                break
            twin.act(number, action)


def without_log(state: MatchState) -> MatchState:
    """The same match, told nothing: its snapshot is short."""
    twin = state.copy()
    twin.log = []
    twin.log_length = 0
    twin.history = []
    twin.checkpoint = None
    twin.goes_back = False
    return twin


def snapshots(game: Game[Any], state: MatchState) -> Iterator[str]:
    """copy() and load(dump()) are equal to the original, to the last field."""
    key = state.key()
    if facts(state.copy()) != facts(state):
        yield "a copy is not like its original"
    twin = state.copy()
    for mine, theirs in zip(state.stack, twin.stack, strict=True):
        if mine.copy().dump() != theirs.dump():
            yield f"{mine.name()} forgets a field when copied"
    text = json.dumps(state.dump())
    data = json.loads(text)
    loaded = game.load(data)
    if loaded.key() != key:
        yield "load(dump()) has another key"
    if plain(loaded.dump()) != plain(data):
        yield "load(dump()) does not dump the same"


def replayed(game: Game[Any], state: MatchState, record: Record) -> None:
    """The record, as text, leads to the same end."""
    finished(record, state)
    try:
        parse(record.text()).replay(game, events=False)
    except ArpentsError as fault:
        raise Failure(f"the record does not replay: {fault}", record.seed, record) from fault
