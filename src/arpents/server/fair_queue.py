"""Whoever wants something waits his turn: addresses take turns, and so do the matches of one address."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What is waiting, and how much each address has under way.

    However much one address wants, the next one waits for one thing of it at most: an address never has more than
    `most` under way.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()  # by address, by match
        self.under_way: Counter[str] = Counter()

    def put(self, address: str, match: str, wanted: T) -> None:
        matches = self.waiting.setdefault(address, OrderedDict())
        matches.setdefault(match, deque()).append(wanted)

    def take(self) -> tuple[str, T] | None:
        """The next in turn, which is under way from now on until it is `done`."""
        for address, matches in self.waiting.items():
            if self.under_way[address] >= self.most:
                continue
            match, line = next(iter(matches.items()))
            wanted = line.popleft()
            del matches[match]
            if line:
                matches[match] = line
            del self.waiting[address]
            if matches:
                self.waiting[address] = matches
            self.under_way[address] += 1
            return address, wanted
        return None

    def done(self, address: str) -> None:
        self.under_way[address] -= 1
        if self.under_way[address] <= 0:
            del self.under_way[address]

    @property
    def length(self) -> int:
        """How much is waiting in all."""
        return sum(self.count(address) for address in self.waiting)

    def count(self, address: str) -> int:
        """How much the address is waiting for."""
        return sum(len(line) for line in self.waiting.get(address, {}).values())
