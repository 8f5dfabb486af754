"""Works that change hands, and the massacre that may follow."""

from __future__ import annotations

from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.deck import MASSACRE
from arpents.games.wilderness_war.facts.pieces import IS_INDIAN
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import FORT, FORTRESS


def capture(state: State, side: int, space: int, kind: int, intact: int, rule: str) -> None:
    """The work becomes the captor's, and its points are scored; a stormed fort has to be built again."""
    state.set_siege(space, 0)
    state.set_fieldworks(space, 0)
    if kind == FORT and not intact:
        state.remove_work(space)
        state.set_digging(space, side)  # 9.22
    else:
        state.set_work(space, kind, side)
    state.tell(kinds.CAPTURED, rule, kind, space, side)
    state.score(side, 3 if kind == FORTRESS else 2 if kind == FORT else 1, rule)


class Massacre(Step):
    """Card 7: who lost a work to a stack of Drilled Troops and Indians may cry massacre."""

    def __init__(self, seat: int, space: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.space = space

    def copy(self) -> Massacre:
        return Massacre(self.seat, self.space, self.step)

    def run(self, state: State) -> bool:
        captor = 1 - self.seat
        if self.step == 0:
            self.step = 1
            if state.drilled_at(captor, self.space) and state.has_indians(captor, self.space):
                return state.begin(Response(self.seat, MASSACRE, self.space))
            return state.end()
        if state.result:
            state.tell(kinds.MASSACRED, "12.0", self.space, self.seat)
            state.score(self.seat, 1, "12.0")
            for side in (captor, self.seat):
                for unit in state.units_at(side, self.space):
                    if IS_INDIAN[unit]:
                        state.eliminate(unit, "5.532")
        return state.end()
