"""Requests to addresses that people name: only to hosts outside, however their names resolve, and no farther.

A name is resolved once, every address it has is looked at, and the connection is made to one of these very addresses: a
name that points elsewhere a moment later is not asked again. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

from arpents.hall.channels import Undelivered
from arpents.hall.errors import HallError

PATIENCE: Final = 10.0  # seconds
LONGEST_URL: Final = 2000
INSIDE_V6: Final = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_outside(address: Address) -> bool:
    """Whether it is an address of the open Internet, and holds no other within it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        hidden = address.sixtofour is not None or address.teredo is not None
        if hidden or any(address in network for network in INSIDE_V6):
            return False
    return address.is_global and not address.is_multicast


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
        if self.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post_now(url: str, body: bytes, headers: dict[str, str], allowed: Collection[str]) -> None:
    parts = parsed(url)
    address = resolved(parts, allowed)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = PinnedConnection(parts, address)
    try:
        connection.request("POST", path, body, {"User-Agent": "Arpents", **headers})
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError) as fault:
        raise Undelivered(type(fault).__name__) from fault
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", for_good=status in (404, 410))


async def post(url: str, body: bytes, headers: dict[str, str], allowed: Collection[str] = ()) -> None:
    try:
        await asyncio.to_thread(post_now, url, body, headers, allowed)
    except HallError as refusal:
        raise Undelivered(refusal.reason, for_good=True) from refusal


async def check(url: str, allowed: Collection[str] = ()) -> None:
    """Before it is kept; and again whenever something is sent."""
    parts = parsed(url)
    try:
        await asyncio.to_thread(resolved, parts, allowed)
    except Undelivered:
        raise HallError("hook-unknown-host") from None
