"""How much one client may ask for: requests and bytes, counted by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.types import Scope

from arpents.server.refusals import Refusal

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


@lru_cache(MOST_ADDRESSES)
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
