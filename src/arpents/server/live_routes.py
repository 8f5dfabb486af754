"""The WebSocket: a state at once, and another whenever it has changed."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from arpents.engine.errors import ArpentsError
from arpents.hall.person import Visitor
from arpents.hall.talk import PLAYERS, SPECTATORS, Talk
from arpents.server.ending import end
from arpents.server.limits import address_of
from arpents.server.live_match import Frame, LiveMatch, Version
from arpents.server.live_matches import LiveMatches
from arpents.server.recognition import recognize
from arpents.server.refusals import Refusal, refusal_body, status_of
from arpents.server.seat_secrets import Claim
from arpents.server.spectators import plays, spectators_revision
from arpents.server.states import json_text
from arpents.server.talk_routes import message_shown

router = APIRouter()

MOST_FRAMES = 60  # that a client may send in a minute
LONGEST_NAME = 32  # that a client may give its connection
CODES = {401: 4401, 403: 4401, 404: 4404, 429: 4429, 400: 4400, 409: 4400, 503: 1013}


class WebSocketLimit:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self.open[address] >= self.most:
            raise Refusal(429, "too-many-connections")
        self.open[address] += 1

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class AccountSockets:
    """Connections that come by a session or a token: when that ends, so do they."""

    def __init__(self) -> None:
        self.open: dict[str, set[Connection]] = {}  # by the id of the session or token

    def enter(self, way: str, connection: Connection) -> None:
        self.open.setdefault(way, set()).add(connection)

    def leave(self, way: str, connection: Connection) -> None:
        found = self.open.get(way, set())
        found.discard(connection)
        if not found:
            self.open.pop(way, None)

    def end(self, way: str) -> None:
        for connection in self.open.get(way, set()):
            connection.ended.set()


@router.websocket("/api/matches/{match}/live")
async def watch(socket: WebSocket, match: str) -> None:
    await serve_socket(socket, match, None)


@router.websocket("/api/matches/{match}/seats/{seat}/live")
async def sit(socket: WebSocket, match: str, seat: str) -> None:
    await serve_socket(socket, match, seat)


async def serve_socket(socket: WebSocket, match: str, seat: str | None) -> None:
    """Accepted first: a browser learns the reason only of what was accepted."""
    await socket.accept()
    matches: LiveMatches = socket.app.state.matches
    websockets: WebSocketLimit = socket.app.state.websockets
    address = address_of(socket.scope)
    try:
        websockets.enter(address)
    except Refusal as refusal:
        await close_with(socket, refusal)
        return
    try:
        await Connection(socket, matches, match, seat).run()
    except ArpentsError as error:
        await close_with(socket, error)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        with suppress(RuntimeError):
            await socket.close(1012)
        raise
    finally:
        websockets.leave(address)


async def close_with(socket: WebSocket, error: ArpentsError) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(json_text({"type": "refused", **refusal_body(error)}))
        await socket.close(CODES.get(status_of(error), 4400), error.reason)


class Connection:
    def __init__(self, socket: WebSocket, matches: LiveMatches, match: str, seat: str | None) -> None:
        self.socket = socket
        self.matches = matches
        self.match = match
        self.seat = seat
        since = socket.query_params.get("since", "")
        self.since: int | None = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None
        self.client = socket.query_params.get("client", "")[:LONGEST_NAME]
        self.address = address_of(socket.scope)
        self.accounts: AccountSockets = socket.app.state.account_sockets
        self.sent: Version | None = None
        self.heard = 0  # the number of the last message
        self.ended = asyncio.Event()  # what it came by

    async def run(self) -> None:
        way = await self.come_in()
        tasks = [asyncio.create_task(work) for work in (self.listen(), self.tell(), self.wait_for_end())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await end(tasks)
            self.accounts.leave(way, self)

    async def come_in(self) -> str:
        """The session or token that it comes with, if any: a seat is held by it, and the talk of spectators heard."""
        visitor = await recognize(self.socket)
        way = "" if visitor is None else visitor.session or visitor.token or ""
        self.accounts.enter(way, self)
        return way

    async def wait_for_end(self) -> None:
        await self.ended.wait()
        raise Refusal(401, "session-ended")

    async def listen(self) -> None:
        loop = asyncio.get_running_loop()
        began, frames = loop.time(), 0
        while self.socket.client_state == WebSocketState.CONNECTED:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            if loop.time() - began > 60:
                began, frames = loop.time(), 0
            frames += 1
            if frames > MOST_FRAMES:
                raise Refusal(429, "too-many-requests", seconds=60)
            if not is_ping(message.get("text")):
                raise Refusal(400, "bad-frame")
            await self.socket.send_text('{"type":"pong"}')

    async def tell(self) -> None:
        """Whoever is slow skips frames: each is a whole state, with the events since the last one sent."""
        while True:
            await recognize(self.socket)
            async with self.matches.hold(self.match) as live:
                await self.check(live)
                live.watchers += 1
            if self.seat is not None and self.client:
                live.ears[self.seat, self.client] = self
            try:
                self.matches.bots.wake(live)
                await self.tell_of(live)
            finally:
                live.watchers -= 1
                if self.seat is not None and live.ears.get((self.seat, self.client)) is self:
                    del live.ears[self.seat, self.client]

    async def check(self, live: LiveMatch) -> None:
        """A seat wants its secret. Whoever comes for a seat, or to watch computers, has its players think for him."""
        if self.seat is not None:
            claim = Claim(self.socket, self.matches.settings, self.match, self.seat)
            await self.matches.seating.check_holder(live, self.seat, claim)
        else:
            spectators_revision(self.socket, self.matches.settings, live)
        if self.seat is not None or (live.among_computers and not live.watchers):
            live.patron = self.address

    async def tell_of(self, live: LiveMatch) -> None:
        """As long as the match stays in memory."""
        while not live.gone:
            if self.seat is None:
                await self.matches.spectator_queue.wait_turn()  # seats come first
            frame = await self.newest(live)
            if frame is None:
                return
            news = live.news_of(self.seat or "")
            if frame.version != self.sent:
                self.sent = frame.version
                self.since = frame.revision
                await self.socket.send_text(frame.text)
            await self.tell_talk(live)
            await news.wait()

    async def tell_talk(self, live: LiveMatch) -> None:
        """What was said since; all of it to whoever comes. Spectators hear each other, players the players."""
        visitor: Visitor | None = self.socket.state.visitor
        row = live.match.row
        if not live.match.kept or row.origin is not None or all(seat.person is None for seat in row.seats.values()):
            return
        if self.seat is None and (visitor is None or plays(self.socket, self.matches.settings, live)):
            return
        room = SPECTATORS if self.seat is None else PLAYERS
        talk: Talk = self.socket.app.state.talk
        messages = await talk.messages(self.match, room, None if visitor is None else visitor.person.id, self.heard)
        if messages:
            shown = [message_shown(one) for one in messages]
            frame = {"type": "talk", "room": room, "after": self.heard, "messages": shown}
            self.heard = messages[-1].number
            await self.socket.send_text(json_text(frame))

    async def newest(self, live: LiveMatch) -> Frame | None:
        if live.is_made(self.seat, self.since) and (self.seat is not None or not live.is_guarded):
            return live.frame(self.seat, self.since)
        async with live.lock:
            if live.gone:
                return None
            if self.seat is None:
                last = spectators_revision(self.socket, self.matches.settings, live)
                if last < live.audience(None).revision:
                    return live.late_frame(last)
            return live.frame(self.seat, self.since)


def is_ping(text: object) -> bool:
    if not isinstance(text, str) or len(text) > 100:
        return False
    try:
        return bool(json.loads(text) == {"type": "ping"})
    except ValueError:
        return False
