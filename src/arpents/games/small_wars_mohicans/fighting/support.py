"""S29 Reinforcing a battle from next door."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    ADJACENT,
    COUREUR,
    FIRST_NATIVE,
    GARRISON,
    KIND,
    NEIGHBOURS,
    PLACE_NAMES,
    TRIBE,
)
from arpents.games.small_wars_mohicans.fighting.inside import cannot_go_inside
from arpents.games.small_wars_mohicans.movement.sea import only_by_sea_lift
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    ARRIVED,
    ATTACKED,
    BESIEGED,
    BUILT,
    BY_LAKE,
    CAME_FROM,
    FOUGHT,
    INSIDE,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

OVER: Final = 1


class Support(Procedure["State"]):
    """S29.1 One side may bring in one unit, moved or not (S13.13); it answers with the unit's number plus one, or 0."""

    def __init__(self, seat: int, place: int, inside: int, step: int = 0, called: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place
        self.inside = inside  # 1 when whoever comes has to go behind the walls
        self.called = called

    def copy(self) -> Support:
        return Support(self.seat, self.place, self.inside, self.step, self.called)

    def run(self, state: State) -> bool:
        if self.step == OVER or len(self.actions(state, self.seat)) == 1:
            return state.end(self.called)
        return ASK

    def cannot_call(self, state: State, unit: int) -> int:
        if state.side_of(unit) != self.seat:
            return reasons.NOT_YOURS
        place = state.location[unit]
        if not ADJACENT[self.place][place]:
            return reasons.NOT_NEXT_DOOR  # S29.2
        if only_by_sea_lift(state, self.seat, place, self.place):
            return reasons.SEA_LIFT_ONLY
        if KIND[unit] == GARRISON:
            return reasons.GARRISON_STAYS
        if KIND[unit] == TRIBE and state.asleep >> unit - FIRST_NATIVE & 1:
            return reasons.TRIBE_ASLEEP
        if state.flags[unit] & (FOUGHT | INSIDE) or state.marks[place] & (ATTACKED | BESIEGED):
            return reasons.HAS_ITS_BATTLE  # S29.3 (SW-85)
        if state.contested(place, self.seat):
            return reasons.HAS_ITS_BATTLE
        if state.flags[unit] & BUILT:
            return reasons.BUILT_A_FORT  # S18.4
        if KIND[unit] == TRIBE and not coureur_at(state, place):
            return reasons.NEEDS_COUREUR  # S42.8
        if self.inside:
            return cannot_go_inside(state, self.place, self.seat, unit)
        return ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        for place in NEIGHBOURS[self.place]:
            if state.present(place, self.seat):
                found += [kinds.CALL | unit for unit in state.units(place, self.seat)]
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.CALL:
            return self.cannot_call(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = OVER
        if action != kinds.DONE:
            unit = noun_of(action)
            origin = state.location[unit]
            state.comes_from(unit, origin)
            state.marks[origin] |= CAME_FROM[self.seat]
            state.flags[unit] = state.flags[unit] & ~(BY_LAKE | AFLOAT) | FOUGHT | ARRIVED
            if self.inside:
                state.flags[unit] |= INSIDE
            state.move(unit, self.place)  # S29.4
            state.tell(kinds.UNIT_CALLED, "S29.2", unit, origin, self.place)
            self.called = unit + 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-support", "S29.1", {"place": "place-" + PLACE_NAMES[self.place]})


def coureur_at(state: State, place: int) -> bool:
    for unit in state.units(place, 0):
        if KIND[unit] == COUREUR:
            return True
    return False
