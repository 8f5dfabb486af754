"""S33 Retreats."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    ADJACENT,
    BRITISH,
    FRENCH,
    HOME,
    KIND,
    NEIGHBOURS,
    PLACE_NAMES,
    TO_BASIN,
    TRIBE,
)
from arpents.games.small_wars_mohicans.fighting.losses import hit
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    ARRIVED,
    ATTACKED,
    BESIEGED,
    CAME,
    CAME_FROM,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

OVER: Final = 1


def mark_arrivals(state: State, place: int) -> None:
    """Remember from where the units of a battle came this turn (SW-96)."""
    for side in (FRENCH, BRITISH):
        for unit in state.units(place, side):
            if state.flags[unit] & ARRIVED and not state.flags[unit] & AFLOAT:
                state.marks[state.came_from[unit]] |= CAME_FROM[side]


def forget_arrivals(state: State, place: int) -> None:
    for other in NEIGHBOURS[place]:
        state.marks[other] &= ~CAME


def cannot_retreat_to(state: State, place: int, side: int, other: int) -> int:
    """S33.3, S33.4 The absolute bans."""
    if not ADJACENT[place][other]:
        return reasons.NOT_NEXT_DOOR
    if state.closed(other):
        return reasons.VILLAGE_CLOSED
    if state.marks[other] & CAME_FROM[1 - side]:
        return reasons.ENEMY_CAME_FROM_THERE
    if state.held_by_enemy(other, side) or state.contested(other, side):
        return reasons.ENEMY_HOLDS_IT
    if state.marks[other] & (ATTACKED | BESIEGED):
        return reasons.BATTLE_TO_COME
    return ALLOWED


def way_back(state: State, place: int, side: int) -> list[int]:
    """The places from which a side came here by land: this turn, or in spring those who have besieged it since."""
    found = [other for other in NEIGHBOURS[place] if state.marks[other] & CAME_FROM[side]]
    for unit in state.outside(place, side):
        origin = state.came_from[unit]
        if origin not in found and not state.flags[unit] & AFLOAT:
            found.append(origin)
    return found


def ways(state: State, place: int, side: int) -> list[int]:
    """S33.5 Legal places of the best class: the way they came, then nearer their base, then any (SW-73)."""
    legal = [other for other in NEIGHBOURS[place] if cannot_retreat_to(state, place, side, other) == ALLOWED]
    came_by = way_back(state, place, side)
    back = [other for other in legal if other in came_by]
    if back:
        return back
    nearer = [other for other in legal if TO_BASIN[side][other] < TO_BASIN[side][place]]
    return nearer if nearer else legal


def afloat(state: State, place: int, side: int) -> list[int]:
    """S33.6 Units that came by the sea lift from a port that is still friendly and free of the enemy."""
    if side != BRITISH:
        return []
    return [
        unit
        for unit in state.outside(place, BRITISH)
        if state.flags[unit] & AFLOAT and state.welcomes(state.came_from[unit], BRITISH)
    ]


def at_home(unit: int, place: int) -> bool:
    """S42.7 A tribe in its own village may not leave the battle (SW-74)."""
    return KIND[unit] == TRIBE and HOME[unit] == place


def can_retreat(state: State, place: int, side: int) -> bool:
    """Whether a side may leave of its own will: someone is free to go, and has where to go (SW-88)."""
    free = 0
    for unit in state.outside(place, side):
        if not at_home(unit, place):
            free += 1
    if free == 0:
        return False
    return len(ways(state, place, side)) > 0 or len(afloat(state, place, side)) == free


class Retreating(Procedure["State"]):
    """S33.2 All units outside leave; those without a way are eliminated."""

    def __init__(self, seat: int, place: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> Retreating:
        return Retreating(self.seat, self.place, self.step)

    def run(self, state: State) -> bool:
        if self.step == OVER:
            return state.end()
        for unit in state.outside(self.place, self.seat):
            if at_home(unit, self.place):
                self.perish(state, unit, "S42.7")
        leaving = state.outside(self.place, self.seat)
        if not leaving:
            return state.end()
        choices = self.actions(state, self.seat)
        if len(choices) > 1:
            return ASK
        if choices:
            self.apply(state, self.seat, choices[0])
            return False
        for unit in leaving:
            self.perish(state, unit, "S33.7")
        return state.end()

    def perish(self, state: State, unit: int, rule: str) -> None:
        state.tell(kinds.UNIT_NO_RETREAT, rule, unit, self.place)
        state.lost(unit, False)

    def cannot_go(self, state: State, place: int) -> int:
        reason = cannot_retreat_to(state, self.place, self.seat, place)
        if reason != ALLOWED:
            return reason
        return ALLOWED if place in ways(state, self.place, self.seat) else reasons.BETTER_WAY  # S33.5

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.RETREAT | place for place in ways(state, self.place, self.seat)]
        if afloat(state, self.place, self.seat):
            found.append(kinds.RETREAT_BY_SEA)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.RETREAT:
            return self.cannot_go(state, noun_of(action))
        if action == kinds.RETREAT_BY_SEA:
            return ALLOWED if afloat(state, self.place, self.seat) else reasons.CAME_BY_LAND
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.RETREAT_BY_SEA:
            self.take_ship(state)
            return
        place = noun_of(action)
        for unit in state.outside(self.place, self.seat):
            state.flags[unit] &= ~AFLOAT
            state.comes_from(unit, self.place)
            state.move(unit, place)
            state.tell(kinds.UNIT_RETREATS, "S33.5", unit, self.place, place)
        self.step = OVER

    def take_ship(self, state: State) -> None:
        """S33.6 Back to the port they sailed from, one damage each; the sea lift goes with them (SW-58)."""
        for unit in afloat(state, self.place, self.seat):
            port = state.came_from[unit]
            if state.sea_lift == self.place:
                state.sea_lift = port
                state.tell(kinds.SEA_LIFT_MOVES, "S20.11", port)
            state.flags[unit] &= ~AFLOAT
            if hit(state, unit, "S33.6") == 0:
                state.move(unit, port)
                state.tell(kinds.UNIT_RETREATS, "S33.6", unit, self.place, port)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-retreat", "S33.5", {"place": "place-" + PLACE_NAMES[self.place]})
