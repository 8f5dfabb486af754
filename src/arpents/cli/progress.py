"""A bar for long work, on a terminal only."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from arpents.cli.words import Words
from arpents.research.workplace import HERE, Workplace

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


class Progress:
    def __init__(self, words: Words, id: str, total: int, workplace: Workplace = HERE) -> None:
        self.words = words
        self.id = id
        self.total = total
        self.workplace = workplace
        self.done = 0
        self.started = time.monotonic()
        self.drawn = 0.0
        self.seen = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.seen and self.drawn:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()

    def step(self) -> None:
        self.done += 1
        now = time.monotonic()
        if self.seen and now - self.drawn > PAUSE:
            self.drawn = now
            self.draw(now - self.started)

    def draw(self, spent: float) -> None:
        filled = WIDTH * self.done // max(1, self.total)
        left = round(spent / self.done * (self.total - self.done))
        told = self.words.text(self.id, {"done": self.done, "total": self.total, "left": left})
        if self.workplace.cluster:
            where = {"cluster": self.workplace.cluster, "cores": self.workplace.cores}
            told = f"{told} · {self.words.text('progress-cluster', where)}"
        sys.stderr.write(f"\r\033[K{'█' * filled}{'░' * (WIDTH - filled)} {told}")
        sys.stderr.flush()
