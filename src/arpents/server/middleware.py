"""What every request passes before anybody looks at it: names, rates, origins, sizes."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.server.limits import Rates, address_of, too_many
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
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
READING: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = {"/api/matches": 5.0, "/api/replays": 10.0}  # what a POST there counts for
FILE: Final = 0.1
BYTES_AT_ONCE: Final = 8 * 1024  # of a body that count for one more


def is_our_name(host: str, settings: Settings) -> bool:
    """A page of another site can make its own name point at us, but not a bare address."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in settings.known_names:
        return True
    return is_address(name)


@lru_cache(64)
def is_address(name: str) -> bool:
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


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sending = with_headers(send)
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is None and scope["type"] == "http":
            counted = LimitedBody(receive, self.body_limit(scope))
            refusal = counted.refusal(headers)
            if refusal is None:
                await self.app(scope, counted, sending)
                return
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(refusal)(scope, receive, sending)
        else:  # before it is accepted: an HTTP answer
            await refuse(refusal)(scope, receive, send)

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        """Rates come first: a refusal, too, is work."""
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


class LimitedBody:
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
            given = message.get("headers", [])
            present = {name for name, _ in given}
            message["headers"] = [*given, *(pair for pair in RAW_HEADERS if pair[0] not in present)]
        await send(message)

    return sending
