"""Requests to addresses that people name: only to hosts outside, however their names resolve, and no farther.

A name is resolved once, every address it has is looked at, and the connection is made to one of these very addresses: a
name that points elsewhere a moment later is not asked again. Redirects are not followed.

Whoever is called may be slow, or mean to be: calls have threads of their own, so that nobody else waits for them, and
are cut off in the end.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

from arpents.hall.channels import Undelivered
from arpents.hall.errors import HallError

PATIENCE: Final = 10.0  # seconds
LONGEST_URL: Final = 2000
MOST_CALLS: Final = 16  # at once
CALLING: Final = ThreadPoolExecutor(MOST_CALLS, "arpents-outside")
OUTSIDE_V6: Final = ipaddress.ip_network("2000::/3")  # all that is given to anybody; the rest is inside, or nowhere
INSIDE: Final = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")))

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Done = TypeVar("Done")


def is_outside(address: Address) -> bool:
    """Whether it is an address of the open Internet, and holds no other within it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        if address not in OUTSIDE_V6 or address.sixtofour is not None or address.teredo is not None:
            return False
    inside = any(address in network for network in INSIDE)
    return address.is_global and not address.is_multicast and not inside


def parsed(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise HallError("hook-shape") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or port == 0 or not plain:
        raise HallError("hook-shape")
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def resolved(parts: SplitResult, allowed: Collection[str] = ()) -> str:
    """One address of the host; none of them may lie inside. `allowed` are hosts with ports that the host trusts."""
    host, port = parts.hostname or "", port_of(parts)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("no such host") from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not addresses:
        raise Undelivered("no such host")
    trusted = f"{host}:{port}" in allowed
    if not trusted and not all(is_outside(ipaddress.ip_address(address)) for address in addresses):
        raise HallError("hook-inside")
    return addresses[0]


class PinnedConnection(http.client.HTTPConnection):
    """To the address that was looked at, whatever the name resolves to meanwhile."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        super().__init__(parts.hostname or "", port_of(parts), timeout=PATIENCE)
        self.address = address
        self.secure = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.secure:  # kept before anything is said, so that it can be cut off
            self.sock = ssl.create_default_context().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock.do_handshake()


class Call:
    """One request, that can be cut off from another thread."""

    def __init__(self, url: str, body: bytes, headers: dict[str, str], allowed: Collection[str]) -> None:
        self.parts = parsed(url)
        self.body = body
        self.headers = {"User-Agent": "Arpents", **headers}
        self.allowed = allowed
        self.connection: PinnedConnection | None = None
        self.is_cut = False

    def make(self) -> None:
        address = resolved(self.parts, self.allowed)
        path = (self.parts.path or "/") + (f"?{self.parts.query}" if self.parts.query else "")
        connection = self.connection = PinnedConnection(self.parts, address)
        try:
            connection.connect()
            if self.is_cut:
                raise Undelivered("too slow")
            connection.request("POST", path, self.body, self.headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException, ValueError) as fault:
            raise Undelivered(type(fault).__name__) from fault
        finally:
            connection.close()
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}", for_good=status in (404, 410))

    def cut(self) -> None:
        """Whatever waits for the other side gets an end instead."""
        self.is_cut = True
        plugged = None if self.connection is None else self.connection.sock
        if plugged is not None:
            with suppress(OSError):
                socket.socket.shutdown(plugged, socket.SHUT_RDWR)


async def aside(work: Callable[[], Done]) -> Done:
    return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(CALLING, work), PATIENCE)


async def post(url: str, body: bytes, headers: dict[str, str], allowed: Collection[str] = ()) -> None:
    call = None
    try:
        call = Call(url, body, headers, allowed)
        await aside(call.make)
    except HallError as refusal:
        raise Undelivered(refusal.reason, for_good=True) from refusal
    except TimeoutError as fault:
        raise Undelivered("too slow") from fault
    finally:
        if call is not None:
            call.cut()


async def check(url: str, allowed: Collection[str] = ()) -> None:
    """Before it is kept; and again whenever something is sent."""
    parts = parsed(url)
    try:
        await aside(lambda: resolved(parts, allowed))
    except (Undelivered, TimeoutError):
        raise HallError("hook-unknown-host") from None
