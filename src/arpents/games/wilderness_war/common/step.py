"""What the procedures of this room share: one of several counters that are alike stands for all of them."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, high_of, kind_of, low_of, noun_of
from arpents.engine.procedure import Procedure
from arpents.games.wilderness_war.facts.pieces import LIKENESS, PIECES
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons


class Step(Procedure[State]):
    def told_apart(self) -> int:
        """The roles that make a difference here between counters that are alike."""
        return 0

    def meant(self, state: State, action: int) -> int:
        """5.35 The same action, said of the counter that stands for its equals (WW-40)."""
        if self.forbids(state, self.seat, action) != reasons.EQUAL_UNIT_FIRST:
            return action
        kind = kind_of(action)
        two = kind == kinds.RETREAT or kind == kinds.GO_HOME
        piece = high_of(action) if two else noun_of(action)
        for other in range(LIKENESS[piece], PIECES):
            if LIKENESS[other] != LIKENESS[piece] or state.where[other] != state.where[piece]:
                continue
            if state.steps[other] != state.steps[piece] or (state.role[other] ^ state.role[piece]) & self.told_apart():
                continue
            said = kind | other << 8 | low_of(action) if two else kind | other
            if self.forbids(state, self.seat, said) == ALLOWED:
                return said
        return action
