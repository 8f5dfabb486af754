"""Records played again: proved first, then looked at step by step."""

from __future__ import annotations

import asyncio
import hashlib
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from arpents.engine.errors import ArpentsError, UnknownGame
from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.match import Match
from arpents.engine.record import Record, parse
from arpents.games import find
from arpents.server.fair import FairQueue
from arpents.server.guard import address_of
from arpents.server.match_pages import hall_of
from arpents.server.models import Refused, ReplayTold, ReplayWanted, StepTold
from arpents.server.refusals import Refusal
from arpents.server.states import events_of, json_answer, scene_of
from arpents.server.wording import Plain, wording
from arpents.table.film import EVERY, Film

MOST_KEPT = 16
MOST_STILLS = 512  # of one replay
AT_ONCE = 2  # records that are proved at the same time, of two addresses

pages = APIRouter(
    prefix="/api/replays",
    tags=["replays"],
    responses={status: {"model": Refused} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)},
)


Viewer = Annotated[str, Query(alias="from", max_length=64, description="a seat, `spectator` or `above`")]


class Replay:
    """A record that was found true."""

    def __init__(self, text: str) -> None:
        self.id = hashlib.sha256(text.encode()).hexdigest()[:32]
        self.record: Record = parse(text)
        try:
            self.game: Game[Any] = find(self.record.game)
        except UnknownGame as fault:
            raise Refusal(422, fault.reason, None, **fault.arguments) from fault
        self.film = Film(self.record.begin(self.game), max(EVERY, len(self.record.moves) // MOST_STILLS))
        self.told_by: list[int] = []  # how many events had been told at the start, and after each decision
        self.outcome = self.proven().outcome
        self.lock = asyncio.Lock()

    def proven(self) -> Match:
        """Play the record again, noting when each event was told."""
        match = self.record.begin(self.game)
        self.told_by.append(match.told)
        for number in range(len(self.record.moves)):
            self.record.replay_move(match, number)
            self.told_by.append(match.told)
        self.record.check_end(match)
        return match

    @property
    def dice(self) -> Plain:
        return {"commitment": self.record.commitment, "secret": self.record.secret or None}

    def told(self) -> Plain:
        record = self.record
        words = wording(record.game)
        return {
            "replay": self.id,
            **self.header(),
            "steps": len(record.moves),
            "moves": [{"seat": seat, "words": move} for seat, move in record.moves],
            "verified": True,
            "outcome": words.outcome(None if self.outcome is None else self.outcome.dump()),
        }

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
        state = self.film.at(self.record.moves[:number])
        seat = viewer if viewer in self.game.seats else None
        above = viewer == "above"
        seen = seen_events(state, seat, above)
        steps = [bisect_right(self.told_by, place) for place, _ in seen]
        events = [event for _, event in seen]
        move = self.record.moves[number - 1] if number else None
        return {
            "replay": self.id,
            **self.header(),
            **scene_of(self.game, state, seat, number),
            "to_act": state.to_act,
            "events": events_of(self.game, wording(self.game.slug), events, steps, 0),
            "move": None if move is None else {"seat": move[0], "words": move[1]},
            "views": {name: state.view(name) for name in self.game.seats} if above else None,
        }


def seen_events(state: Match, seat: str | None, above: bool) -> list[tuple[int, Event]]:
    """What the viewer may know of what happened, each with its place in the whole log."""
    bit = 0 if seat is None else 1 << state.game.seat_number(seat)
    told = enumerate(state.log[: state.told])
    return [(place, event) for place, event in told if above or event.seen_by < 0 or event.seen_by & bit]


class Shelf:
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

    async def put(self, text: str, address: str) -> Replay:
        async with self.turn(address):
            replay = await asyncio.to_thread(Replay, text)
        self.replays[replay.id] = replay
        while len(self.replays) > MOST_KEPT:
            self.replays.popitem(last=False)
        return replay

    def take(self, id: str) -> Replay:
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


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


@pages.post("", response_model=ReplayTold)
async def replay(request: Request, wanted: ReplayWanted) -> Response:
    """Play a record again and prove it: whole, unchanged, and with the dice that were promised."""
    if (wanted.record is None) == (wanted.match is None):
        raise Refusal(422, "replay-wants-one")
    text = wanted.record
    if wanted.match is not None:
        async with hall_of(request).hold(wanted.match) as playing:
            text = playing.match.record().text()
    assert text is not None
    try:
        return json_answer((await shelf_of(request).put(text, address_of(request.scope))).told())
    except ArpentsError:
        request.state.game = await asyncio.to_thread(game_of, text)
        raise


@pages.get("/{replay}/{step}", response_model=StepTold)
async def step(
    request: Request,
    replay: Annotated[str, Path(max_length=64)],
    step: Annotated[int, Path(ge=0, le=2**31)],
    viewer: Viewer = "spectator",
) -> Response:
    """The match after that many decisions, as one seat, a spectator or somebody from above sees it."""
    found = shelf_of(request).take(replay)
    if viewer not in ("spectator", "above"):
        found.game.seat_number(viewer)
    last = len(found.record.moves)
    if step > last:
        raise Refusal(404, "no-such-step", step=step, last=last)
    async with found.lock:
        return json_answer(await asyncio.to_thread(found.step, step, viewer))
