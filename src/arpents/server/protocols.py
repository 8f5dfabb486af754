"""Who comes in at all: how many connections an address has, how much it sends, and how long it takes.

The classes stand where bytes come in, below everything that looks at requests; a refusal here closes the connection.
"""

from __future__ import annotations

import asyncio
import http
import ipaddress
from collections import Counter, OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from arpents.server.limits import Rates, one_client, too_many
from arpents.server.middleware import HEADERS
from arpents.server.refusals import Refusal, refusal_body, refuse
from arpents.server.settings import Settings
from arpents.server.states import json_text

LINGER: Final = 2.0  # seconds for which a refused client may still read why
SLACK: Final = 1024 * 1024  # bytes that a body may have beside its content, such as the marks of its pieces
GO_ON: Final = b"HTTP/1.1 100 "  # not an answer yet: the client waits for it before it sends its body
MOST_FRAMES: Final = 120  # of any kind that a WebSocket may send in a minute


class ConnectionLimits:
    """Everybody who is connected."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self.open: Counter[str] = Counter()
        self.bytes = Rates(settings.bytes_rate, settings.bytes_burst)
        self.unoccupied: OrderedDict[LimitedHttpProtocol, None] = (
            OrderedDict()
        )  # no request of theirs is whole; oldest first

    def is_proxy(self, host: str) -> bool:
        """A proxy speaks for many, and counts them itself."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def enter(self, address: str, counted: bool) -> Refusal | None:
        if counted and self.open[address] >= self.settings.sockets:
            return Refusal(429, "too-many-connections", {"Retry-After": "10"})
        if self.open.total() >= self.settings.most_sockets:
            if not self.unoccupied:
                return Refusal(503, "table-full", {"Retry-After": "10"})
            next(iter(self.unoccupied)).make_room()
        self.open[address] += 1
        return None

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def sent(self, address: str, count: int) -> Refusal | None:
        wait = self.bytes.take(address, count)
        return too_many(wait) if wait else None


def raw_answer(refusal: Refusal) -> bytes:
    """The refusal as it goes over the wire."""
    answer = refuse(refusal)
    lines = [f"HTTP/1.1 {answer.status_code} {http.HTTPStatus(answer.status_code).phrase}"]
    lines += [f"{name}: {value}" for name, value in {**answer.headers, **HEADERS, "Connection": "close"}.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + bytes(answer.body)


class WholeAnswers:
    """The line to a client, on which the head of an answer waits for its body: both go out at once."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.head: bytes | None = None
        self.begun = False

    def write(self, data: bytes) -> None:
        if data.startswith(GO_ON):
            self.transport.write(data)
        elif not self.begun:
            self.begun, self.head = True, data
        else:
            self.transport.write(data if self.head is None else self.head + data)
            self.head = None

    def flush(self) -> None:
        """There is no body."""
        if self.head is not None:
            self.transport.write(self.head)
            self.head = None

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def is_closing(self) -> bool:
        return self.transport.is_closing()


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP with limits. A request is awaited, then its head comes, then its body, then it is answered."""

    limits: ConnectionLimits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = one_client(host)
        self.counted = not self.limits.is_proxy(host)
        self.inside = False
        self.refused = False
        self.in_head = True
        self.whole = True  # whether the request that came last is whole
        self.taken = 0  # bytes of the request that comes in
        self.deadline: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        refusal = self.limits.enter(self.address, self.counted)
        if refusal is not None:
            self.turn_away(refusal, 0.0)
            return
        self.inside = True
        self.limits.unoccupied[self] = None
        self.expect(self.limits.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go_out()
        super().connection_lost(exc)

    def go_out(self) -> None:
        """No longer ours: gone, or a WebSocket."""
        self.expect(None)
        self.resume_writing()
        self.limits.unoccupied.pop(self, None)
        if self.inside:
            self.inside = False
            self.limits.leave(self.address)

    # -- what comes in

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.whole and not self.in_head:  # the next request on this connection
            self.in_head = True
            self.taken = 0
        if self.in_head and self.deadline is None:
            self.expect(self.limits.settings.head_seconds)
        refusal = self.limits.sent(self.address, len(data)) if self.counted else None
        if refusal is not None:
            self.turn_away(refusal)
            return
        self.taken += len(data)
        super().data_received(data)
        if self.refused or self.transport.is_closing():
            return
        settings = self.limits.settings
        if self.in_head and self.taken > settings.head_limit:
            self.turn_away(Refusal(431, "head-too-large", limit=settings.head_limit))
        elif self.taken > settings.head_limit + settings.record_limit + SLACK:
            self.turn_away(Refusal(413, "body-too-large", limit=settings.record_limit))

    def on_message_begin(self) -> None:
        self.in_head = True
        self.whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        limit = self.limits.settings.head_limit
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > limit:
            self.turn_away(Refusal(431, "head-too-large", limit=limit))
            return
        self.in_head = False
        self.limits.unoccupied.pop(self, None)
        self.expect(self.limits.settings.body_seconds)
        super().on_headers_complete()
        if self.cycle is not None and not isinstance(self.cycle.transport, WholeAnswers):
            self.cycle.transport = WholeAnswers(self.cycle.transport)  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.refused:
            return
        self.whole = True
        self.taken = 0
        self.expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.cycle is not None and isinstance(self.cycle.transport, WholeAnswers):
            self.cycle.transport.flush()
        if self.whole and self.inside:
            self.limits.unoccupied[self] = None
        super().on_response_complete()
        if self.cycle is not None and not self.cycle.response_complete:  # the next one had already come
            self.limits.unoccupied.pop(self, None)

    def handle_websocket_upgrade(self) -> None:
        self.go_out()
        super().handle_websocket_upgrade()

    # -- time

    def expect(self, seconds: float | None) -> None:
        """What comes in must be whole by then."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.too_late)

    def too_late(self) -> None:
        self.deadline = None
        if self.taken:
            self.turn_away(Refusal(408, "too-slow"))
        else:  # nothing was asked
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.limits.settings.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    # -- saying no

    def make_room(self) -> None:
        """Whoever has asked nothing yet gives way to somebody new."""
        self.go_out()
        self.refused = True
        self.transport.abort()

    def turn_away(self, refusal: Refusal, linger: float = LINGER) -> None:
        self.refused = True
        self.expect(None)
        if self.is_free_to_answer() and not self.transport.is_closing():
            self.transport.write(raw_answer(refusal))
        if linger:
            self.loop.call_later(linger, self.transport.close)
        else:
            self.transport.close()

    def is_free_to_answer(self) -> bool:
        """Whether the request that comes in is the one to be answered next; nobody else answers it any more."""
        if self.in_head:
            return self.cycle is None or self.cycle.response_complete
        if self.cycle is None or self.cycle.response_started:
            return False
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        return True

    def send_400_response(self, msg: str) -> None:
        self.turn_away(Refusal(400, "bad-http"))


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits: frames of any kind are counted, also those that the application never sees."""

    limits: ConnectionLimits

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = one_client(host)
        self.counted = not self.limits.is_proxy(host)
        self.inside = self.limits.enter(self.address, False) is None
        self.began = self.loop.time()
        self.count = 0
        self.stalled: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self.limits.leave(self.address)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        refusal = self.limits.sent(self.address, len(data)) if self.counted else None
        if refusal is not None:
            self.turn_away(refusal)
        elif not self.close_sent or self.close_timer is not None:
            super().data_received(data)

    def is_one_too_many(self) -> bool:
        if self.loop.time() - self.began > 60:
            self.began, self.count = self.loop.time(), 0
        self.count += 1
        if self.count > MOST_FRAMES:
            self.turn_away(too_many(59))
        return self.count > MOST_FRAMES

    def handle_ping(self) -> None:
        if not self.is_one_too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self.is_one_too_many():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.is_one_too_many():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self.is_one_too_many():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.is_one_too_many():
            super().handle_bytes(event)

    def turn_away(self, refusal: Refusal) -> None:
        """Say why and close; the application hears that the client is gone."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.handshake_complete:
            self.conn.send_text(json_text({"type": "refused", **refusal_body(refusal)}).encode())
            self.conn.send_close(4429, refusal.reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 4429})
        # Closed at once, what the client has sent meanwhile would be unread, and the system would drown our last word.
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.limits.settings.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


def protocols(settings: Settings) -> tuple[type[LimitedHttpProtocol], type[LimitedWebSocketProtocol]]:
    """The two of one table."""
    limits = ConnectionLimits(settings)
    return type("TableHttpProtocol", (LimitedHttpProtocol,), {"limits": limits}), type(
        "TableWebSocketProtocol", (LimitedWebSocketProtocol,), {"limits": limits}
    )
