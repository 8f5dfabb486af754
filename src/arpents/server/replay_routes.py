"""Records played again: proved first, then looked at step by step."""

from __future__ import annotations

import asyncio
import hashlib
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from arpents.engine.agreement import TABLE, told_as
from arpents.engine.errors import ArpentsError, RecordFault, UnknownGame, UnknownThing
from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.record import Record, parse
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.server.analyses import Analyses
from arpents.server.fair_queue import FairQueue
from arpents.server.game_models import SheetOut
from arpents.server.limits import address_of, charge
from arpents.server.log_lines import log_of
from arpents.server.match_routes import Thing, matches_of
from arpents.server.models import Refused
from arpents.server.recognition import recognize
from arpents.server.refusals import Refusal, refusal_body
from arpents.server.replay_models import AnalysisOut, ReplayIn, ReplayOut, StepOut
from arpents.server.spectators import check_past
from arpents.server.states import events_of, json_answer, scene_of
from arpents.server.wording import Plain, wording
from arpents.table.replays import find_replay, keep_replay
from arpents.table.state_cache import EVERY, StateCache
from arpents.table.storage import on_disk

ANALYSIS_WORK = 100.0  # requests that an analysis counts for
MOST_KEPT = 16
MOST_STATES = 512  # kept of one replay
AT_ONCE = 2  # records that are proved at the same time, of two addresses

router = APIRouter(
    prefix="/api/replays",
    tags=["replays"],
    responses={status: {"model": Refused} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)},
)


Viewer = Annotated[str, Query(alias="from", max_length=64, description="a seat, `spectator` or `above`")]


class Replay:
    """A record that was found true; of one that was played by other rules, what the present ones repeat."""

    def __init__(self, text: str) -> None:
        self.id = hashlib.sha256(text.encode()).hexdigest()[:32]
        self.record: Record = parse(text)
        try:
            self.game: Game[Any] = find(self.record.game)
        except UnknownGame as fault:
            raise Refusal(422, fault.reason, None, **fault.arguments) from fault
        self.states = StateCache(self.record.first_state(self.game), max(EVERY, len(self.record.moves) // MOST_STATES))
        self.log_lengths: list[int] = []  # at the start, and after each decision
        self.difference: RecordFault | None = None  # where the present rules part from it
        self.outcome = self.proven().outcome
        self.lock = asyncio.Lock()
        self.match: str | None = None  # of this table, whose record it is

    def proven(self) -> MatchState:
        """Play the record again, noting when each event was told."""
        state = self.record.first_state(self.game)
        self.log_lengths.append(state.log_length)
        record = self.record
        try:
            for number in range(len(record.moves)):
                record.replay_move(state, number)
                self.log_lengths.append(state.log_length)
            record.check_end(state)
        except RecordFault as fault:
            if not record.of_other_rules(self.game):
                raise
            if not record.untouched():
                raise RecordFault("record-changed", wanted=record.promised, found=record.digest()) from fault
            self.difference = fault
            record.moves = record.moves[: len(self.log_lengths) - 1]
        return state

    @property
    def dice(self) -> Plain:
        return {"commitment": self.record.commitment, "secret": self.record.secret or None}

    def summary(self) -> Plain:
        record = self.record
        words = wording(record.game)
        return {
            "replay": self.id,
            **self.header(),
            "steps": len(record.moves),
            "moves": [{"seat": seat, "words": move} for seat, move in record.moves],
            "verified": self.difference is None,
            "difference": None if self.difference is None else self.parting(self.difference),
            "outcome": words.outcome(None if self.outcome is None else self.outcome.dump()),
        }

    def parting(self, fault: RecordFault) -> Plain:
        """Up to where it is shown, and why no further: its own reason where a rule refused a decision."""
        engine, count = self.record.engine, len(self.record.moves)
        reason = "replay-up-to" if fault.refusal is not None else "replay-ends-otherwise"
        told = Refusal(422, reason, None, engine=engine, count=count)
        why = None if fault.refusal is None else wording(self.game.slug).error(fault.refusal)
        body = refusal_body(told, self.game.slug)
        return {**body, "rule": fault.rule, "because": why and {name: why[name] for name in ("text_fr", "text_en")}}

    def told(self, state: MatchState, move: tuple[str, str]) -> Plain:
        """A decision, with its label in both languages."""
        seat, words = move
        if seat == TABLE:
            id, arguments = told_as(words)
            return {"seat": seat, "words": words, **wording(self.game.slug).text(id, arguments, "label")}
        return {"seat": seat, **wording(self.game.slug).action(state, state.action(words))}

    def header(self) -> Plain:
        record = self.record
        return {
            "game": record.game,
            "scenario": record.scenario,
            "options": record.options,
            "engine": record.engine,
            "dice": self.dice,
        }

    def step(self, number: int, viewer: str) -> Plain:
        state = self.states.at(self.record.moves[:number])
        seat = viewer if viewer in self.game.seats else None
        above = viewer == "above"
        seen = seen_events(state, seat, above)
        steps = [bisect_right(self.log_lengths, place) for place, _ in seen]
        events = [event for _, event in seen]
        move = self.record.moves[number - 1] if number else None
        return {
            "replay": self.id,
            **self.header(),
            **scene_of(self.game, state, seat, number),
            "to_act": state.to_act,
            "events": events_of(state, events, steps, 0),
            **log_of(state, events),
            "move": None if move is None else self.told(state, move),
            "views": {name: state.view(name) for name in self.game.seats} if above else None,
        }

    def sheet(self, number: int, viewer: str, thing: str) -> Plain:
        """From above a thing is seen as by whoever knows most of it."""
        state = self.states.at(self.record.moves[:number])
        seats = [None, *self.game.seats] if viewer == "above" else [viewer if viewer in self.game.seats else None]
        try:
            sheets = [self.game.inspected(state, seat, thing) for seat in seats]
        except UnknownThing:
            return {"thing": thing, "sheet": None}
        told = max(sheets, key=lambda sheet: len(sheet.present))
        return {"thing": thing, "sheet": wording(self.game.slug).worded(told.dump())}


def seen_events(state: MatchState, seat: str | None, above: bool) -> list[tuple[int, Event]]:
    """What the viewer may know of what happened, each with its place in the whole log."""
    bit = 0 if seat is None else 1 << state.game.seat_number(seat)
    log = enumerate(state.log[: state.log_length])
    return [(place, event) for place, event in log if above or event.seen_by < 0 or event.seen_by & bit]


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.queue: FairQueue[asyncio.Event] = FairQueue(1)
        self.busy = 0

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Proving takes long: addresses take turns."""
        called = asyncio.Event()
        self.queue.put(address, "", called)
        self.call()
        try:
            await called.wait()
            yield
        finally:
            if called.is_set():
                self.busy -= 1
                self.queue.done(address)
            else:
                called.set()  # gone before its turn came
            self.call()

    def call(self) -> None:
        while self.busy < AT_ONCE and (taken := self.queue.take()) is not None:
            address, called = taken
            if called.is_set():
                self.queue.done(address)
            else:
                self.busy += 1
                called.set()

    async def add(self, text: str, address: str) -> Replay:
        async with self.turn(address):
            replay = await asyncio.to_thread(Replay, text)
        self.replays[replay.id] = replay
        while len(self.replays) > MOST_KEPT:
            self.replays.popitem(last=False)
        return replay

    def get(self, id: str) -> Replay:
        if id not in self.replays:
            raise Refusal(404, "no-such-replay")
        self.replays.move_to_end(id)
        return self.replays[id]


def game_of(text: str) -> str | None:
    """The game in whose words a faulty record is refused: a rule may have forbidden one of its decisions."""
    try:
        return find(parse(text).game).slug
    except ArpentsError:
        return None


async def found_replay(request: Request, id: str) -> Replay:
    """From memory, or from what another server has kept of it."""
    storage, cache = matches_of(request).storage, replays_of(request)
    if id not in cache.replays and storage.shared:
        row = await asyncio.to_thread(find_replay, storage, id)
        if row is not None:
            (await cache.add(row.record, address_of(request.scope))).match = row.match
    return cache.get(id)


def replays_of(request: Request) -> ReplayCache:
    replays: ReplayCache = request.app.state.replays
    return replays


@router.post("", response_model=ReplayOut)
async def replay(request: Request, wanted: ReplayIn) -> Response:
    """Play a record again and prove it: whole, unchanged, and with the dice that were promised."""
    if (wanted.record is None) == (wanted.match is None):
        raise Refusal(422, "replay-wants-one")
    text = wanted.record
    if wanted.match is not None:
        await recognize(request)
        async with matches_of(request).hold(wanted.match) as live:
            check_past(request, matches_of(request).settings, live)
            text = live.match.record().text()
    assert text is not None
    try:
        found = await replays_of(request).add(text, address_of(request.scope))
        found.match = wanted.match
        storage = matches_of(request).storage
        if storage.shared:
            keeping = storage.submit(partial(keep_replay, id=found.id, record=text, match=wanted.match))
            await on_disk(keeping)
        return json_answer(found.summary())
    except ArpentsError:
        request.state.game = await asyncio.to_thread(game_of, text)
        raise


ReplayId = Annotated[str, Path(max_length=64)]
StepNumber = Annotated[int, Path(ge=0, le=2**31)]


def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


@router.post("/{replay}/analysis", status_code=202, response_model=AnalysisOut)
async def analyse(request: Request, replay: ReplayId) -> Response:
    """Have a finished match judged in the background; whoever asks again is told how far it is."""
    found = await found_replay(request, replay)
    request.state.game = found.game.slug
    analyses = analyses_of(request)
    if await asyncio.to_thread(analyses.must_start, found):
        charge(request, ANALYSIS_WORK)
        await analyses.start(found, address_of(request.scope))
    return json_answer(await asyncio.to_thread(analyses.find, found), 202)


@router.get("/{replay}/analysis", response_model=AnalysisOut)
async def analysed(request: Request, replay: ReplayId) -> Response:
    """How far the analysis is, and the whole of it when it is done."""
    return json_answer(await asyncio.to_thread(analyses_of(request).find, await found_replay(request, replay)))


@router.get("/{replay}/{step}", response_model=StepOut)
async def step(request: Request, replay: ReplayId, step: StepNumber, viewer: Viewer = "spectator") -> Response:
    """The match after that many decisions, as one seat, a spectator or somebody from above sees it."""
    found = await looked_at(request, replay, step, viewer)
    async with found.lock:
        return json_answer(await asyncio.to_thread(found.step, step, viewer))


@router.get("/{replay}/{step}/inspect", response_model=SheetOut)
async def inspect(
    request: Request, replay: ReplayId, step: StepNumber, thing: Thing, viewer: Viewer = "spectator"
) -> Response:
    """What a piece, place, card or marker was and did then."""
    found = await looked_at(request, replay, step, viewer)
    async with found.lock:
        return json_answer(await asyncio.to_thread(found.sheet, step, viewer, thing))


async def looked_at(request: Request, replay: str, step: int, viewer: str) -> Replay:
    found = await found_replay(request, replay)
    request.state.game = found.game.slug
    if viewer not in ("spectator", "above"):
        found.game.seat_number(viewer)
    last = len(found.record.moves)
    if step > last:
        raise Refusal(404, "no-such-step", step=step, last=last)
    return found
