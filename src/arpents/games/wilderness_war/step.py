"""What the procedures of this room share: choices are candidates that no rule forbids."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.engine.procedure import Procedure
from arpents.games.wilderness_war.state import State


class Step(Procedure[State]):
    def candidates(self, state: State) -> list[int]:
        """Everything worth asking the rules about."""
        raise NotImplementedError

    def actions(self, state: State, seat: int) -> list[int]:
        found = [action for action in self.candidates(state) if self.forbids(state, seat, action) == ALLOWED]
        found.sort()
        return found
