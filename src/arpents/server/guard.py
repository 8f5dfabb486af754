"""What every request passes before anybody looks at it: names, rates, origins, sizes."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.server.refusals import Refusal, refuse
from arpents.server.settings import Settings

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
READING: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = {"/api/matches": 5.0, "/api/replays": 10.0}  # what a POST there counts for
FILE: Final = 0.1
BYTES_AT_ONCE: Final = 8 * 1024  # of a body that count for one more
MOST_ADDRESSES: Final = 10_000


class Rates:
    """A bucket for each address: `burst` at once, filled again by `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def take(self, address: str, cost: float) -> float:
        """0, or how many seconds to wait."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        left, then = self.buckets.pop(address, (self.burst, now))
        cost = min(cost, self.burst)
        left = min(self.burst, left + (now - then) * self.rate)
        wait = 0.0 if left >= cost else (cost - left) / self.rate
        self.buckets[address] = (left if wait else left - cost, now)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return wait


def too_many(wait: float) -> Refusal:
    seconds = int(wait) + 1
    return Refusal(429, "too-many-requests", {"Retry-After": str(seconds)}, seconds=seconds)


def charge(request: Request, cost: float) -> None:
    """What is wanted turns out to be more work than a look at the table."""
    rates: Rates = request.app.state.rates
    wait = rates.take(address_of(request.scope), cost - 1)
    if wait:
        raise too_many(wait)


def address_of(scope: Scope) -> str:
    """The client's address, as a proxy of ours may have told it."""
    client = scope.get("client")
    return one_client(client[0] if client else "")


def one_client(host: str) -> str:
    """An IPv6 network of 64 bits is one client."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_our_name(host: str, settings: Settings) -> bool:
    """A page of another site can make its own name point at us, but not a bare address."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in settings.known_names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_our_origin(headers: Headers, settings: Settings) -> bool:
    """Browsers always name the origin of what may change something; other programs name none."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.public_url and origin == settings.public_url.rstrip("/"):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sending = with_headers(send)
        refusal = self.refusal(scope)
        if refusal is None and scope["type"] == "http":
            counted = Counted(receive, self.body_limit(scope))
            refusal = counted.refusal(Headers(scope=scope))
            if refusal is None:
                await self.app(scope, counted, sending)
                return
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(refusal)(scope, receive, sending)
        else:  # before it is accepted: an HTTP answer
            await refuse(refusal)(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Rates come first: a refusal, too, is work."""
        headers = Headers(scope=scope)
        reading = scope["type"] == "http" and scope["method"] in READING
        wait = self.rates.take(address_of(scope), self.cost(scope, headers, reading))
        if wait:
            return too_many(wait)
        host = headers.get("host", "")
        if not is_our_name(host, self.settings):
            return Refusal(421, "other-host", text=host[:100])
        if not reading and not is_our_origin(headers, self.settings):
            return Refusal(403, "other-origin")
        return None

    def cost(self, scope: Scope, headers: Headers, reading: bool) -> float:
        if not scope["path"].startswith("/api/"):
            return FILE  # one page is many files
        if reading:
            return 1.0
        return COSTLY.get(scope["path"], 1.0) + length_of(headers) // BYTES_AT_ONCE

    def body_limit(self, scope: Scope) -> int:
        return self.settings.record_limit if scope["path"] == "/api/replays" else self.settings.body_limit


def length_of(headers: Headers) -> int:
    """What a request says of its body; nonsense is very much."""
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 16 else 10**15


class Counted:
    """Receives a body as long as it is not too large, whatever its headers say."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.size = 0

    def refusal(self, headers: Headers) -> Refusal | None:
        return self.too_large() if length_of(headers) > self.limit else None

    def too_large(self) -> Refusal:
        return Refusal(413, "body-too-large", {"Connection": "close"}, limit=self.limit)

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.size += len(message.get("body", b""))
            if self.size > self.limit:
                raise self.too_large()
        return message


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
