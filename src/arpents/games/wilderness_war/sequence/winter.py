"""11 Winter attrition, and 4.0 B.4 the Raided markers."""

from __future__ import annotations

from arpents.engine.actions import NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import BRITISH, CULTIVATED, FRENCH, ORIGINAL, PLACES_ON_MAP, TERRAIN
from arpents.games.wilderness_war.facts.pieces import IS_DRILLED, PIECES, SIDE
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import FORTRESS


def count_raided(state: State) -> None:
    """4.4b, 12.22 Half a point for each marker, each side's sum rounded up; then they go."""
    for side in (FRENCH, BRITISH):
        count = 0
        for space in state.with_works():
            count += state.raided(side, space)
        if count:
            state.tell(kinds.RAIDED_COUNTED, "12.22", side, count)
            state.score(side, (count + 1) // 2, "12.22")
    for space in state.with_works():
        state.clear_raided(space)


def is_exposed(state: State, side: int, space: int) -> bool:
    """11.1 Besieged, or without shelter."""
    if state.besieged(side, space):
        return True
    if TERRAIN[space] == CULTIVATED and ORIGINAL[space] == side:
        return False
    if not state.has_work(side, space):
        return True
    return state.work[space] >> 1 != FORTRESS and state.count_units(side, space) > 4


class Attrition(Step):
    """11.2 Space by space: every odd reduced unit dies, by the owner's choice, then full ones are reduced."""

    def __init__(self, seat: int, space: int = -1, owed: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.owed = owed

    def copy(self) -> Attrition:
        return Attrition(self.seat, self.space, self.owed)

    def run(self, state: State) -> bool:
        while True:
            while self.owed:
                choices = self.actions(state, self.seat)
                if len(choices) > 1:
                    return ASK
                self.apply(state, self.seat, choices[0])
            if self.space >= 0:
                self.freeze(state)
            self.space += 1
            while self.space < PLACES_ON_MAP and not self.suffers(state):
                self.space += 1
            if self.space >= PLACES_ON_MAP:
                return state.end()
            reduced = len([unit for unit in self.drilled(state) if state.steps[unit] == 1])
            self.owed = (reduced + 1) // 2
            if reduced == 1 and state.count_units(self.seat, self.space) == 1:
                self.owed = 0  # the last step of a space is spared

    def suffers(self, state: State) -> bool:
        return state.drilled_at(self.seat, self.space) != 0 and is_exposed(state, self.seat, self.space)

    def drilled(self, state: State) -> list[int]:
        return [unit for unit in state.units_at(self.seat, self.space) if IS_DRILLED[unit]]

    def freeze(self, state: State) -> None:
        for unit in self.drilled(state):
            if state.steps[unit] == 2:
                state.lose_step(unit, "11.2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.LOSE | unit for unit in self.drilled(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.LOSE:
            return NOT_ASKED
        unit = noun_of(action)
        if unit >= PIECES or SIDE[unit] != self.seat or state.where[unit] != self.space or not IS_DRILLED[unit]:
            return reasons.NOT_HERE
        if state.steps[unit] == 2:
            return reasons.FULL_UNITS_LATER
        return self.cannot_name(state, unit)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.eliminate(noun_of(action), "11.2")
        self.owed -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-attrition", "11.2", {"count": self.owed, "space": kinds.PLACE_NOUN.text_id(self.space)})
