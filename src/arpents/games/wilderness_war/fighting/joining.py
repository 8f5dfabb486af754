"""7.3 and 8.251 Who joins a battle: militia of the Department, and the besieged when relief comes."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECES
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import INSIDE, JOINED


class MilitiaJoins(Step):
    """7.3 Any number of the Department's militia."""

    def __init__(self, seat: int, space: int, box: int, done: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.box = box
        self.done = done

    def copy(self) -> MilitiaJoins:
        return MilitiaJoins(self.seat, self.space, self.box, self.done)

    def run(self, state: State) -> bool:
        return ASK if not self.done and state.has_units(self.seat, self.box) else state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE] + [kinds.JOIN | unit for unit in state.units_at(self.seat, self.box)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.JOIN:
            unit = noun_of(action)
            if unit >= PIECES or state.where[unit] != self.box:
                return reasons.NOT_THIS_PIECE
            return self.cannot_name(state, unit)
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 1
        else:
            state.go(noun_of(action), self.space, "7.3")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-militia", "7.3", {"space": kinds.PLACE_NOUN.text_id(self.space)})


class BesiegedJoin(Step):
    """8.251 Those inside may come out and fight beside the attackers."""

    def __init__(self, seat: int, space: int, done: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.done = done

    def copy(self) -> BesiegedJoin:
        return BesiegedJoin(self.seat, self.space, self.done)

    def told_apart(self) -> int:
        return INSIDE

    def run(self, state: State) -> bool:
        return ASK if not self.done and state.with_role(self.seat, self.space, INSIDE) else state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE] + [kinds.JOIN | piece for piece in state.with_role(self.seat, self.space, INSIDE)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.JOIN:
            piece = noun_of(action)
            if piece >= PIECES or state.where[piece] != self.space or not state.role[piece] & INSIDE:
                return reasons.NOT_THIS_PIECE
            return ALLOWED if IS_LEADER[piece] else self.cannot_name(state, piece)
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 1
        else:
            piece = noun_of(action)
            state.set_role(piece, state.role[piece] & ~INSIDE | JOINED)
            state.tell(kinds.JOINED_BATTLE, "8.251", piece, self.space)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-besieged-join", "8.251", {"space": kinds.PLACE_NOUN.text_id(self.space)})
