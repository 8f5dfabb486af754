"""6.5 and 8.1 What happens where a mover meets the enemy: who stands inside, who slips away, battle, siege, capture."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep, left_by_captor, tidy
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECES, SIDE
from arpents.games.wilderness_war.fighting.battle import ORDINARY, OVERRUN, SORTIE, Battle, fighters
from arpents.games.wilderness_war.fighting.capture import Massacre, capture
from arpents.games.wilderness_war.fighting.retreat import INSIDE_A_FORT
from arpents.games.wilderness_war.movement.avoidance import Avoidance
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    BASIC_RULES,
    FORT,
    INSIDE,
    INTERCEPTOR,
    STOCKADE,
    TRIED_TO_INTERCEPT,
)

GO_ON: Final = 1  # the mover may go on

START: Final = 0
GARRISONED: Final = 1
AVOIDED: Final = 2
FOUGHT: Final = 3
TIDY: Final = 4
OVER: Final = 5


class Contact(Step):
    """6.51 The mover has entered; ends with GO_ON when nothing stops him."""

    def __init__(
        self, seat: int, commander: int, space: int, came_from: int, intercepted: int, infiltrating: int, landed: int,
        step: int = START, answer: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(seat, step)
        self.commander = commander
        self.space = space
        self.came_from = came_from
        self.intercepted = intercepted
        self.infiltrating = infiltrating
        self.landed = landed
        self.answer = answer

    def copy(self) -> Contact:
        return Contact(
            self.seat, self.commander, self.space, self.came_from, self.intercepted, self.infiltrating, self.landed,
            self.step, self.answer,
        )  # fmt: skip

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        space = self.space
        if self.step == START:
            self.step = GARRISONED
            if not state.has_pieces(enemy, space) and not state.has_work(enemy, space):
                self.answer = GO_ON
                self.step = TIDY
            elif state.has_fort(enemy, space) and not state.siege[space]:  # 8.1
                return state.begin(Garrison(enemy, space))
        if self.step == GARRISONED:
            self.step = AVOIDED
            if not self.intercepted and not state.options[BASIC_RULES] and self.opposed(state):
                return state.begin(Avoidance(enemy, space, self.came_from))
        if self.step == AVOIDED:
            self.step = FOUGHT
            if self.opposed(state):
                back = 1 if self.infiltrating and state.has_fort(enemy, space) else 0
                return state.begin(
                    Battle(self.seat, self.commander, space, self.came_from, ORDINARY, self.landed, back)
                )
            state.result = NOWHERE
        if self.step == FOUGHT:
            self.step = TIDY
            won = state.result
            if won == NOWHERE or won & OVERRUN:  # 15.2 all gone
                self.answer = GO_ON
            if won != 0 and self.take_possession(state, won):
                return False
        if self.step == TIDY:
            self.step = OVER
            for piece in state.with_role(enemy, space, INSIDE):
                state.role[piece] &= ~INSIDE
            if state.touched:
                return state.begin(Sweep(self.seat, NOWHERE, self.came_from))
        return state.end(self.answer)

    def opposed(self, state: State) -> bool:
        """Enemy units stand outside any work."""
        if state.besieged(1 - self.seat, self.space):
            return False
        return len(fighters(state, 1 - self.seat, self.space)) > 0

    def take_possession(self, state: State, won: int) -> bool:
        """6.51 Nobody opposes him: a fort is besieged, an empty stockade taken. True when a card may follow."""
        enemy = 1 - self.seat
        space = self.space
        if not state.has_units(self.seat, space) or not state.has_work(enemy, space) or state.siege[space]:
            return False
        self.answer = 0
        if left_by_captor(state, space):
            return False  # 8.24 it goes back to its first owner, no siege
        if state.has_fort(enemy, space):
            state.set_siege(space, 1)  # 8.21
            state.tell(kinds.SIEGE_BEGUN, "8.21", space, self.seat)
        elif won == NOWHERE and state.drilled_at(self.seat, space):
            capture(state, self.seat, space, STOCKADE, 1, "6.51")
            state.begin(Massacre(enemy, space))
            return True
        return False


def met_nobody(state: State, seat: int, space: int) -> bool:
    """Where no enemy stands the mover goes on, with no more ado than to tidy the space."""
    if state.has_pieces(1 - seat, space) or state.has_work(1 - seat, space):
        return False
    for touched in state.touched:
        if touched != space:
            return False
    tidy(state, NOWHERE)
    state.result = GO_ON
    return True


class Garrison(Step):
    """8.1 Before the fight the owner says who stands inside: four units in a fort, any number in a fortress."""

    def __init__(self, seat: int, space: int, done: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.done = done

    def copy(self) -> Garrison:
        return Garrison(self.seat, self.space, self.done)

    def run(self, state: State) -> bool:
        outside = fighters(state, self.seat, self.space)
        if outside and not self.done:
            for piece in state.pieces_at(self.seat, self.space):
                if self.cannot_enter(state, piece) == ALLOWED:
                    return ASK
        if not outside:  # leaders with nobody outside are inside
            for leader in state.leaders_at(self.seat, self.space):
                state.add_role(leader, INSIDE)
        return state.end()

    def told_apart(self) -> int:
        return INSIDE | TRIED_TO_INTERCEPT

    def units_inside(self, state: State) -> int:
        return len(state.units_at(self.seat, self.space)) - len(fighters(state, self.seat, self.space))

    def room(self, state: State) -> int:
        if state.work[self.space] >> 1 != FORT:
            return PIECES
        return INSIDE_A_FORT - self.units_inside(state)

    def cannot_enter(self, state: State, piece: int) -> int:
        if piece >= PIECES or SIDE[piece] != self.seat or state.where[piece] != self.space:
            return reasons.NOT_HERE
        if state.role[piece] & INSIDE:
            return reasons.ALREADY_INSIDE
        if state.role[piece] & INTERCEPTOR:
            return reasons.INTERCEPTORS_FIGHT  # 14.1
        if not IS_LEADER[piece] and self.room(state) < 1:
            return reasons.FORT_IS_FULL  # 8.11
        return ALLOWED if IS_LEADER[piece] else self.cannot_name(state, piece)

    def who_can(self, state: State) -> list[int]:
        return [
            piece for piece in state.pieces_at(self.seat, self.space) if not state.role[piece] & (INSIDE | INTERCEPTOR)
        ]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE, kinds.GO_INSIDE_ALL] + [
            kinds.GO_INSIDE | piece for piece in state.pieces_at(self.seat, self.space)
        ]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.GO_INSIDE:
            return self.cannot_enter(state, noun_of(action))
        if action == kinds.GO_INSIDE_ALL:
            units = [piece for piece in self.who_can(state) if not IS_LEADER[piece]]
            return reasons.FORT_IS_FULL if len(units) > self.room(state) else ALLOWED
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 1
            return
        if action == kinds.GO_INSIDE_ALL:
            self.done = 1
            for piece in self.who_can(state):
                state.add_role(piece, INSIDE)
                state.tell(kinds.WENT_INSIDE, "8.1", piece, self.space)
            return
        piece = noun_of(action)
        state.add_role(piece, INSIDE)
        state.tell(kinds.WENT_INSIDE, "8.1", piece, self.space)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-garrison", "8.1", {"space": kinds.PLACE_NOUN.text_id(self.space)})


class Sortie(Step):
    """8.25 The besieged attack the besiegers, who may try to avoid."""

    def __init__(self, seat: int, commander: int, space: int, step: int = START) -> None:
        super().__init__(seat, step)
        self.commander = commander
        self.space = space

    def copy(self) -> Sortie:
        return Sortie(self.seat, self.commander, self.space, self.step)

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        if self.step == START:
            self.step = AVOIDED
            if not state.options[BASIC_RULES]:
                return state.begin(Avoidance(enemy, self.space, NOWHERE))  # WW-17
        if self.step == AVOIDED:
            self.step = TIDY
            if state.has_units(enemy, self.space):
                return state.begin(Battle(self.seat, self.commander, self.space, NOWHERE, SORTIE, 0, 0))
        if self.step == TIDY:
            self.step = OVER
            if state.touched:
                return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()
