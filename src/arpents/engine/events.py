"""What happened: kind, rule, who may see it, and up to seven whole numbers that the kind gives a meaning."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Event:
    def __init__(
        self, kind: int, rule: str, seen_by: int, a: int, b: int, c: int, d: int, e: int, f: int = 0, g: int = 0
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seen_by = seen_by  # a mask of seats
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e, self.f, self.g]

    def dump(self) -> list[object]:
        return [self.kind, self.rule, self.seen_by, *self.numbers()]
