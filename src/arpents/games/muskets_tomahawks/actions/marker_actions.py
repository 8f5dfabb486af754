"""16.2, 16.3 The action of a Hidden marker."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.actions.activation import Act, begin_action
from arpents.games.muskets_tomahawks.actions.aftermath import AfterAction
from arpents.games.muskets_tomahawks.facts.terrain import MARKER_RADIUS
from arpents.games.muskets_tomahawks.measuring.nearness import FAR, enemy_within
from arpents.games.muskets_tomahawks.measuring.ways import WAY_FREE
from arpents.games.muskets_tomahawks.moves.marker_moves import MoveMarker
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.words import kinds, reasons


class ActMarker(Procedure["State"]):
    """16.2, 16.3 A marker moves, or its owner turns it over and the unit acts."""

    def __init__(self, seat: int, marker: int, step: int = 0, begun: int = 0) -> None:
        super().__init__(seat, step)
        self.marker = marker
        self.begun = begun

    def copy(self) -> ActMarker:
        return ActMarker(self.seat, self.marker, self.step, self.begun)

    def run(self, state: State) -> bool:
        if not self.begun:
            self.begun = 1
            state.marched |= 1 << self.marker
            begin_action(state)
        if self.step == 1:
            self.step = 2
            return state.begin(AfterAction(self.seat, -1))
        if self.step == 2:
            return state.end()
        return ASK

    def cannot(self, state: State, action: int) -> int:
        if action == kinds.DECLINE:
            return ALLOWED
        if action == kinds.MOVE_ACTION:
            move = MoveMarker(self.seat, self.marker, marker_way(state, self.marker))
            return ALLOWED if move.places(state, True) else reasons.NOWHERE_TO_GO
        if action == kinds.SHOW:
            return ALLOWED if state.marker_real[self.marker] else reasons.ONLY_A_DUMMY
        return NOT_ASKED

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DECLINE, kinds.MOVE_ACTION, kinds.SHOW]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot(state, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = 1
        if action == kinds.MOVE_ACTION:
            state.begin(MoveMarker(seat, self.marker, marker_way(state, self.marker)))
        elif action == kinds.SHOW:
            unit = turn_over(state, self.marker, "16.3")
            self.step = 2
            if unit >= 0:
                state.begin(Act(seat, unit))
        else:
            self.step = 2

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-marker-action", "16.2", {"marker": self.marker})


def marker_way(state: State, marker: int) -> int:
    """9.1.7 A Move begins: is any enemy within 24 in of the marker?"""
    x = state.marker_x[marker]
    y = state.marker_y[marker]
    return 0 if enemy_within(state, state.marker_side[marker], x, y, MARKER_RADIUS, FAR) else WAY_FREE
