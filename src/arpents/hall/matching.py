"""Whether all can be paired: Edmonds' blossoms, for a graph of neighbours."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

FREE: Final = -1


def whole_matching(neighbours: Sequence[Sequence[int]]) -> bool:
    """Whether there are pairs of neighbours in which everybody is, once."""
    if len(neighbours) % 2:
        return False
    mate = greedy(neighbours)
    for root in range(len(neighbours)):
        if mate[root] == FREE and not Search(neighbours, mate).grow(root):
            return False
    return True


def greedy(neighbours: Sequence[Sequence[int]]) -> list[int]:
    mate = [FREE] * len(neighbours)
    for one, others in enumerate(neighbours):
        if mate[one] == FREE:
            other = next((other for other in others if mate[other] == FREE), FREE)
            if other != FREE:
                mate[one], mate[other] = other, one
    return mate


class Search:
    """An alternating tree from one who is free to another; odd circles are shrunk to their base."""

    def __init__(self, neighbours: Sequence[Sequence[int]], mate: list[int]) -> None:
        self.neighbours = neighbours
        self.mate = mate
        self.parent = [FREE] * len(neighbours)
        self.base = list(range(len(neighbours)))
        self.seen = [False] * len(neighbours)
        self.waiting: deque[int] = deque()

    def grow(self, root: int) -> bool:
        self.seen[root] = True
        self.waiting.append(root)
        while self.waiting:
            one = self.waiting.popleft()
            for other in self.neighbours[one]:
                if self.base[one] == self.base[other] or self.mate[one] == other:
                    continue
                mated = self.mate[other]
                if other == root or (mated != FREE and self.parent[mated] != FREE):
                    self.shrink(one, other)
                elif self.parent[other] == FREE:
                    self.parent[other] = one
                    if mated == FREE:
                        self.turn_over(other)
                        return True
                    self.seen[mated] = True
                    self.waiting.append(mated)
        return False

    def turn_over(self, last: int) -> None:
        """Whoever was paired along the way is paired with the next."""
        while last != FREE:
            before = self.parent[last]
            following = self.mate[before]
            self.mate[last], self.mate[before] = before, last
            last = following

    def shrink(self, one: int, other: int) -> None:
        common = self.common_base(one, other)
        inside = [False] * len(self.base)
        self.mark(one, common, other, inside)
        self.mark(other, common, one, inside)
        for place, base in enumerate(self.base):
            if inside[base]:
                self.base[place] = common
                if not self.seen[place]:
                    self.seen[place] = True
                    self.waiting.append(place)

    def common_base(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] == FREE:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in passed:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def mark(self, one: int, common: int, child: int, inside: list[bool]) -> None:
        while self.base[one] != common:
            inside[self.base[one]] = inside[self.base[self.mate[one]]] = True
            self.parent[one] = child
            child = self.mate[one]
            one = self.parent[child]
