"""What every computer player is."""

from __future__ import annotations

import random

from arpents.engine.seat import Seat


class Bot:
    """Decides for one seat of one match; all it gets is the seat and its own dice."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.planned: list[int] = []  # what it means to decide next, as long as that is on offer

    def choose(self, seat: Seat) -> int:
        """One of `seat.actions()`."""
        raise NotImplementedError
