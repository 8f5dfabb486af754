"""The matches that are being played: in memory, one decision at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

import sqlalchemy as sa

from arpents.bots import BOTS, UnknownBot
from arpents.engine.game import Game
from arpents.games import slugs
from arpents.server.computers import Computers
from arpents.server.keys import Claim, hashed, key_of_joining, new_key, new_secret, same_secret, seat_secret
from arpents.server.log import LOG, in_short
from arpents.server.playing import Playing, Turnstile
from arpents.server.refusals import Refusal, StalePosition
from arpents.server.settings import Settings
from arpents.server.wording import wording
from arpents.server.workers import Workers
from arpents.table.decisions import Decision
from arpents.table.matches import TableMatch
from arpents.table.reading import read_match
from arpents.table.storage import SeatRow, Storage

IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
SLOW: Final = 0.02  # seconds
HELPERS: Final = 1  # processes for questions that take long

Given = ParamSpec("Given")
Done = TypeVar("Done")


@dataclass
class Place:
    """A seat as somebody wants it who begins a match."""

    kind: str
    bot: str | None = None


def learn_words() -> None:
    """Read the texts of all games before somebody waits for them."""
    for slug in (None, *slugs()):
        wording(slug)


class Hall:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.computers = Computers(self, settings)
        self.helpers = Workers(HELPERS, settings.answer_seconds)
        self.turnstile = Turnstile()
        self.playing: dict[str, Playing] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- opening and closing

    def open(self) -> None:
        self.start(asyncio.to_thread(learn_words))
        self.start(self.computers.resume())
        self.start(self.sweep())

    def send_home(self) -> None:
        """The table is about to close: whoever waits for news is answered now."""
        self.closing = True
        for playing in self.playing.values():
            playing.announce(set(playing.news))

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(self.computers.close(), self.helpers.close())
        await asyncio.to_thread(self.storage.close)

    def start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Matches that nobody has looked at for a while leave memory."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for playing in list(self.playing.values()):
                if playing.idle and playing.used < before:
                    self.forget(playing)

    def make_room(self) -> None:
        """When too many are in memory, those that were not looked at for longest leave it."""
        if len(self.playing) >= self.settings.most_in_memory:
            idle = sorted((one for one in self.playing.values() if one.idle), key=lambda one: one.used)
            for playing in idle[: self.settings.most_in_memory // 10 + 1]:
                self.forget(playing)

    # -- matches

    async def begin(
        self,
        game: Game[Any],
        scenario: str | None,
        options: dict[str, str],
        places: dict[str, Place],
        key: str,
        patron: str = "",
    ) -> tuple[TableMatch, dict[str, str]]:
        """A new match, and the secrets of the seats that are not the computer's; one's own follow from the key."""
        id = secrets.token_urlsafe(12)
        given: dict[str, str] = {}
        seats: dict[str, SeatRow] = {}
        for seat in places:
            game.seat_number(seat)
        for seat in game.seats:
            place = places.get(seat, Place("person"))
            if place.kind == "bot":
                if place.bot not in BOTS:
                    raise UnknownBot("unknown-bot", bot=str(place.bot), known=list(BOTS))
                seats[seat] = SeatRow("bot", place.bot)
            elif place.kind == "open":
                given[seat] = new_secret()
                seats[seat] = SeatRow("open", None, None, hashed(given[seat]))
            else:
                given[seat] = seat_secret(key, id, seat)
                seats[seat] = SeatRow("person", None, hashed(given[seat]))
        match = TableMatch.begin(id, game, scenario, options, seats)
        await asyncio.shield(asyncio.wrap_future(self.storage.begin(match.row)))
        self.make_room()
        playing = self.playing[id] = Playing(match)
        playing.patron = patron
        self.computers.wake(playing)
        return match, given

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[Playing]:
        """The match, for as long as nobody else may touch it."""
        while True:
            playing = self.playing.get(id) or await self.load(id)
            async with playing.lock:
                if playing.gone:
                    continue
                playing.used = time.monotonic()
                yield playing
                return

    async def load(self, id: str) -> Playing:
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                if id in self.playing:
                    return self.playing[id]
                match = await asyncio.to_thread(self.read, id)
                if match is None:
                    raise Refusal(404, "no-such-match")
                self.make_room()
                playing = self.playing[id] = Playing(match)
            finally:
                self.loading.pop(id, None)
        self.computers.wake(playing)
        return playing

    def read(self, id: str) -> TableMatch | None:
        try:
            return read_match(self.storage, id) if IDS.fullmatch(id) else None
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("match %s could not be read: %s", id, in_short(fault))
            raise Refusal(503, "storage-down") from fault

    def forget(self, playing: Playing) -> None:
        """Out of memory; whoever wants it reads it anew."""
        playing.gone = True
        id = playing.match.row.id
        if self.playing.get(id) is playing:
            del self.playing[id]
        playing.announce(set(playing.news))

    # -- seats

    def check_holder(self, match: TableMatch, seat: str, claim: Claim) -> None:
        match.game.seat_number(seat)
        row = match.row.seats[seat]
        if row.kind == "bot":
            raise Refusal(403, "seat-of-computer")
        if claim.holds(row.secret):
            return
        if claim.named:
            raise Refusal(403, "wrong-secret")
        raise Refusal(401, "no-secret", {"WWW-Authenticate": "Bearer"})

    async def join(self, id: str, seat: str, secret: str, key: str | None, token: str | None) -> tuple[str, str | None]:
        """The seat's own secret, for whoever has it already or comes with its invitation, and the key it follows from.

        Whoever comes again with the invitation and the same key or token gets the same answer again.
        """
        async with self.hold(id) as playing:
            match = playing.match
            match.game.seat_number(seat)
            row = match.row.seats[seat]
            if row.kind == "bot":
                raise Refusal(403, "seat-of-computer")
            keys = [] if key is None else [key]
            if same_secret(secret, row.secret):
                return secret, next((one for one in keys if seat_secret(one, id, seat) == secret), None)
            if not same_secret(secret, row.invitation):
                raise Refusal(403, "wrong-secret")
            if token is not None:
                keys.append(key_of_joining(token, secret, id, seat))
            keys = keys or [new_key()]
            for one in keys:
                if same_secret(seat_secret(one, id, seat), row.secret):
                    return seat_secret(one, id, seat), one
            if row.secret is not None:
                raise Refusal(409, "seat-taken")
            own = seat_secret(keys[0], id, seat)
            taking = self.storage.take_seat(id, seat, hashed(secret), hashed(own))
            if not await self.written(playing, taking):
                self.forget(playing)
                raise Refusal(409, "seat-taken")
            row.secret = hashed(own)
            playing.announce(set(playing.news))
            return own, keys[0]

    # -- decisions

    async def play(self, playing: Playing, seat: str, position: int, text: str) -> tuple[list[Decision], list[str]]:
        """What the seat decides from a position that it has seen; done when it is on disk."""
        self.check_position(playing, seat, position)
        rows, left = await self.carry_out(playing, playing.match.play, seat, text)
        await self.commit(playing, rows)
        return rows, left

    async def undo(self, playing: Playing, seat: str, position: int) -> None:
        """Take back what the seat decided last; done when that is on disk."""
        self.check_position(playing, seat, position)
        await self.commit(playing, [await self.carry_out(playing, playing.match.undo, seat)])

    def check_position(self, playing: Playing, seat: str, position: int) -> None:
        now = playing.audience(seat).position
        if position != now:
            raise StalePosition(now)

    async def carry_out(
        self, playing: Playing, work: Callable[Given, Done], *given: Given.args, **named: Given.kwargs
    ) -> Done:
        """What takes long in one match is done aside, so that the others go on; the rest is not worth a thread."""
        began = time.monotonic()
        try:
            done = await asyncio.to_thread(work, *given, **named) if playing.slow else work(*given, **named)
        except asyncio.CancelledError:  # the thread goes on, and nobody knows how far
            self.forget(playing)
            raise
        playing.slow = time.monotonic() - began > SLOW
        return done

    async def commit(self, playing: Playing, rows: list[Decision]) -> None:
        match = playing.match
        await self.written(playing, self.storage.append(match.row, rows, match.over, match.computer_due))
        playing.announce({name for row in rows for name in row.seen})
        if self.snapshots_due(match, rows[0].number - 1) != self.snapshots_due(match, rows[-1].number):
            self.storage.keep_snapshot(match.row.id, match.snapshot())
        self.computers.wake(playing)

    def snapshots_due(self, match: TableMatch, number: int) -> int:
        """How many times it was due up to that decision: at different ones for matches that begin together."""
        every = self.settings.snapshot_every
        return (number + int(match.commitment[:8], 16) % every) // every

    async def written(self, playing: Playing, future: Any) -> Any:
        """Wait for the disk; what could not be written has not happened."""
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except Exception as fault:
            LOG.error("match %s could not be written: %s", playing.match.row.id, in_short(fault))
            self.forget(playing)
            raise Refusal(503, "storage-fault") from fault
        except asyncio.CancelledError:
            self.forget(playing)
            raise
