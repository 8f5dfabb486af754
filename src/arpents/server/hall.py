"""The matches that are being played: in memory, one decision at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from arpents.bots import BOTS, UnknownBot
from arpents.engine.game import Game
from arpents.games import slugs
from arpents.server.refusals import Refusal, StalePosition
from arpents.server.settings import Settings
from arpents.server.thinking import Thinkers
from arpents.server.wording import wording
from arpents.table.audience import Audience
from arpents.table.decisions import Decision
from arpents.table.matches import TableMatch
from arpents.table.storage import SeatRow, Storage

LOG = logging.getLogger("arpents.server")
IDS = re.compile(r"[A-Za-z0-9_-]{1,32}")
SLOW = 0.02  # seconds
FAILURES = 3  # of a computer player, until another one takes over for a turn


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same_secret(secret: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(secret), kept)


@dataclass
class Place:
    """A seat as somebody wants it who begins a match."""

    kind: str
    bot: str | None = None


class Playing:
    """One match in memory. Whoever reads or changes it holds its lock, so nobody sees what is not on disk."""

    def __init__(self, match: TableMatch) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.news: dict[str, asyncio.Event] = {name: asyncio.Event() for name in match.audiences}
        self.gone = False  # no longer the match: ask the hall again
        self.watchers = 0
        self.used = time.monotonic()
        self.thinking: set[str] = set()
        self.slow = False  # whether the last decision took long

    def announce(self, names: set[str]) -> None:
        """Wake everybody of these audiences."""
        for name in names:
            self.news[name].set()
            self.news[name] = asyncio.Event()

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.thinking or self.lock.locked())

    @property
    def wanted(self) -> bool:
        """Computer players among themselves play only for somebody who watches."""
        return self.watchers > 0 or any(seat.kind != "bot" for seat in self.match.row.seats.values())

    def audience(self, seat: str | None) -> Audience:
        return self.match.audiences[seat or ""]


def learn_words() -> None:
    """Read the texts of all games before somebody waits for them."""
    for slug in (None, *slugs()):
        wording(slug)


class Hall:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers)
        self.playing: dict[str, Playing] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.connections = 0

    # -- opening and closing

    def open(self) -> None:
        self.start(asyncio.to_thread(learn_words))
        self.start(self.resume())
        self.start(self.sweep())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.storage.close)

    def start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def resume(self) -> None:
        """Computer players that were thinking when the table went down think again."""
        for id in await asyncio.to_thread(self.storage.computers_due):
            try:
                async with self.hold(id):
                    pass
            except Exception:
                LOG.exception("match %s cannot be resumed", id)

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
        self, game: Game[Any], scenario: str | None, options: dict[str, str], places: dict[str, Place]
    ) -> tuple[TableMatch, dict[str, str]]:
        """A new match, and the secrets of the seats that are not the computer's."""
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
                continue
            given[seat] = secrets.token_urlsafe(24)
            kept = hashed(given[seat])
            seats[seat] = SeatRow("open", None, None, kept) if place.kind == "open" else SeatRow("person", None, kept)
        match = TableMatch.begin(secrets.token_urlsafe(12), game, scenario, options, seats)
        await asyncio.shield(asyncio.wrap_future(self.storage.begin(match.row)))
        self.make_room()
        playing = self.playing[match.row.id] = Playing(match)
        self.wake_computers(playing)
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
        self.wake_computers(playing)
        return playing

    def read(self, id: str) -> TableMatch | None:
        row = self.storage.find(id) if IDS.fullmatch(id) else None
        if row is None:
            return None
        return TableMatch.restore(row, self.storage.decisions(id), self.storage.snapshot(id))

    def forget(self, playing: Playing) -> None:
        """Out of memory; whoever wants it reads it anew."""
        playing.gone = True
        id = playing.match.row.id
        if self.playing.get(id) is playing:
            del self.playing[id]
        playing.announce(set(playing.news))

    # -- seats

    def holds(self, match: TableMatch, seat: str, secret: str | None) -> bool:
        return secret is not None and same_secret(secret, match.row.seats[seat].secret)

    def check_holder(self, match: TableMatch, seat: str, secret: str | None) -> None:
        match.game.seat_number(seat)
        if match.row.seats[seat].kind == "bot":
            raise Refusal(403, "seat-of-computer")
        if secret is None:
            raise Refusal(401, "no-secret", {"WWW-Authenticate": "Bearer"})
        if not self.holds(match, seat, secret):
            raise Refusal(403, "wrong-secret")

    async def join(self, id: str, seat: str, secret: str) -> str:
        """The seat's own secret, for whoever has it already or comes with its invitation."""
        async with self.hold(id) as playing:
            match = playing.match
            match.game.seat_number(seat)
            row = match.row.seats[seat]
            if row.kind == "bot":
                raise Refusal(403, "seat-of-computer")
            if same_secret(secret, row.secret):
                return secret
            if not same_secret(secret, row.invitation):
                raise Refusal(403, "wrong-secret")
            if row.secret is not None:
                raise Refusal(409, "seat-taken")
            own = secrets.token_urlsafe(24)
            taking = self.storage.take_seat(id, seat, hashed(secret), hashed(own))
            if not await self.written(playing, taking):
                self.forget(playing)
                raise Refusal(409, "seat-taken")
            row.secret = hashed(own)
            playing.announce(set(playing.news))
            return own

    # -- decisions

    async def decide(
        self, playing: Playing, seat: str, position: int, decide: Callable[[TableMatch], list[Decision]]
    ) -> None:
        """Make decisions from a position that the seat has seen; done when they are on disk."""
        now = playing.audience(seat).position
        if position != now:
            raise StalePosition(now)
        await self.commit(playing, await self.carry_out(playing, lambda: decide(playing.match)))

    async def carry_out(self, playing: Playing, work: Callable[[], list[Decision]]) -> list[Decision]:
        """What takes long in one match is done aside, so that the others go on; the rest is not worth a thread."""
        began = time.monotonic()
        try:
            rows = await asyncio.to_thread(work) if playing.slow else work()
        except asyncio.CancelledError:  # the thread goes on, and nobody knows how far
            self.forget(playing)
            raise
        playing.slow = time.monotonic() - began > SLOW
        return rows

    async def commit(self, playing: Playing, rows: list[Decision]) -> None:
        match = playing.match
        await self.written(playing, self.storage.append(match.row, rows, match.over, match.computer_due))
        playing.announce({name for row in rows for name in row.seen})
        if self.snapshots_due(match, rows[0].number - 1) != self.snapshots_due(match, rows[-1].number):
            self.storage.keep_snapshot(match.row.id, match.snapshot())
        self.wake_computers(playing)

    def snapshots_due(self, match: TableMatch, number: int) -> int:
        """How many times it was due up to that decision: at different ones for matches that begin together."""
        every = self.settings.snapshot_every
        return (number + int(match.commitment[:8], 16) % every) // every

    async def written(self, playing: Playing, future: Any) -> Any:
        """Wait for the disk; what could not be written has not happened."""
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except Exception as fault:
            LOG.exception("match %s could not be written", playing.match.row.id)
            self.forget(playing)
            raise Refusal(503, "storage-fault") from fault
        except asyncio.CancelledError:
            self.forget(playing)
            raise

    # -- computer players

    def wake_computers(self, playing: Playing) -> None:
        if playing.match.frozen is not None or not playing.wanted:
            return
        for seat in playing.match.computers_asked:
            if seat not in playing.thinking:
                playing.thinking.add(seat)
                self.start(self.think(playing, seat))

    async def think(self, playing: Playing, seat: str) -> None:
        """Let the computer player of the seat decide until it is not asked any more."""
        failures = 0
        try:
            while not playing.gone:
                async with playing.lock:
                    match = playing.match
                    if playing.gone or seat not in match.state.to_act or not playing.wanted:
                        return
                    dump = match.state.dump()
                    bot = match.row.seats[seat].bot or "random"
                try:
                    name = bot if failures < FAILURES else "random"
                    chosen = await self.thinkers.think(match.row.game, dump, seat, name)
                except Exception:
                    failures += 1
                    LOG.exception("the player %s failed in match %s", bot, match.row.id)
                    await asyncio.sleep(min(30.0, 0.2 * 2**failures))
                    continue
                async with playing.lock:
                    if playing.gone:
                        return
                    rows = await self.carry_out(playing, functools.partial(match.play_actions, seat, chosen))
                    if rows:
                        failures = 0
                        await self.commit(playing, rows)
        except Refusal:
            self.start(self.resume_later(playing.match.row.id))
        finally:
            playing.thinking.discard(seat)

    async def resume_later(self, id: str) -> None:
        """The disk failed a computer player: read the match anew, which wakes the player again."""
        await asyncio.sleep(2.0)
        try:
            async with self.hold(id):
                pass
        except Exception:
            LOG.exception("match %s waits until it is asked for again", id)
