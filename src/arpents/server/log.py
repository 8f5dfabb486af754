"""What the table writes down about itself: never a secret, and never the same thing without end."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

LOG: Final = logging.getLogger("arpents.server")
FEW: Final = 5  # times that one thing is told in a minute
MINUTE: Final = 60.0


def in_short(fault: BaseException) -> str:
    """What went wrong in one line. Databases name the values of a row only on the lines after the first."""
    cause = getattr(fault, "orig", None) or fault
    lines = str(cause).strip().splitlines()
    return f"{type(cause).__name__}: {lines[0]}" if lines else type(cause).__name__


def place_of(connection: HTTPConnection) -> str:
    """Where something happened, as the API names it: an address itself may be as good as a key."""
    return str(getattr(connection.scope.get("route"), "path", "a file of the page"))


class Seldom(logging.Filter):
    """Lets the same message through a few times a minute, and then tells how often it was left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.counts: dict[str, tuple[float, int]] = {}  # by message: since when, and how often since then

    def filter(self, record: logging.LogRecord) -> bool:
        now = self.clock()
        message = str(record.msg)
        began, count = self.counts.get(message, (now, 0))
        if now - began > MINUTE:
            if count > FEW:
                record.msg = f"{message} ({count - FEW} more like this in the last minute)"
            began, count = now, 0
        if len(self.counts) > 1000:
            self.counts.clear()
        self.counts[message] = (began, count + 1)
        return count < FEW


LOG.addFilter(Seldom())
