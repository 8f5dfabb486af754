"""S39, S40 The Six Nations: Great Victories, changing colours, and going to war."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    COUNCIL,
    FIRST_IROQUOIS,
    FIRST_PLACE,
    FRENCH,
    NATION_OF,
    PLACES,
    UNIT_NAMES,
    UNITS,
    VILLAGES_OF_NATIONS,
)
from arpents.games.small_wars_mohicans.state import (
    BURNT,
    RAIDED_BY_FRENCH,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

ALL_SIX: Final = 0x3F


def french_raids(state: State) -> int:
    """S39.6 French raid markers on the map (SW-37)."""
    number = 0
    for place in range(FIRST_PLACE, PLACES):
        if state.marks[place] & RAIDED_BY_FRENCH:
            number += 1
    return number


def great_victories(state: State, side: int) -> int:
    """S39.2 Those of the year: noted ones, pairs of forts, and for the French fives of raids."""
    total = state.noted[side] + state.noted[BURNT + side] // 2  # S39.5
    return total + french_raids(state) // 5 if side == FRENCH else total


def nations_of(state: State, side: int) -> int:
    return state.blue if side == FRENCH else ALL_SIX & ~state.blue


class Adjustment(Procedure["State"]):
    """S39.2 The side with more Great Victories turns one enemy nation for each it has more (SW-36)."""

    def __init__(self, seat: int, left: int = -1) -> None:
        super().__init__(seat)
        self.left = left  # -1 before the count

    def copy(self) -> Adjustment:
        return Adjustment(self.seat, self.left)

    def run(self, state: State) -> bool:
        if state.nations >= 0:
            return state.end()
        if self.left < 0:
            self.count(state)
        while self.left > 0:
            choices = self.actions(state, self.seat)
            if not choices:
                break
            if len(choices) > self.left:
                return ASK
            self.apply(state, self.seat, choices[0])  # all of them turn: nothing to choose
        return state.end()

    def count(self, state: State) -> None:
        for side in (FRENCH, BRITISH):
            for _ in range(state.noted[BURNT + side] // 2):
                state.tell(kinds.GREAT_VICTORY, "S39.5", side)
        for _ in range(french_raids(state) // 5):
            state.tell(kinds.GREAT_VICTORY, "S39.6", FRENCH)
        difference = great_victories(state, FRENCH) - great_victories(state, BRITISH)
        self.seat = FRENCH if difference > 0 else BRITISH
        self.left = abs(difference)

    def cannot_turn(self, state: State, unit: int) -> int:
        if unit < FIRST_IROQUOIS:
            return reasons.IROQUOIS_ONLY
        theirs = nations_of(state, 1 - self.seat)
        return ALLOWED if theirs >> unit - FIRST_IROQUOIS & 1 else reasons.YOUR_COLOUR_ALREADY

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TURN | unit for unit in range(FIRST_IROQUOIS, UNITS)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_turn(state, noun_of(action)) if kind_of(action) == kinds.TURN else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = noun_of(action)
        state.blue ^= 1 << unit - FIRST_IROQUOIS
        state.tell(kinds.NATION_TURNS, "S39.2", unit, self.seat)
        self.left -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-turn-nation", "S39.2", {"left": self.left})


class Joining(Procedure["State"]):
    """S39.7 All six of one colour: they join that side for the rest of the game."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> Joining:
        return Joining(self.seat)

    def run(self, state: State) -> bool:
        if state.nations < 0:
            if state.blue != ALL_SIX and state.blue != 0:
                return state.end()
            self.seat = FRENCH if state.blue else BRITISH
            state.nations = self.seat
            for place in VILLAGES_OF_NATIONS:
                state.give(place, self.seat)
            state.tell(kinds.NATIONS_JOIN, "S39.7", self.seat)
        self.seat = state.nations
        while True:
            unit = self.next_nation(state)
            if unit < 0:
                return state.end()
            villages = self.villages(unit)
            if len(villages) > 1:
                return ASK
            self.settle(state, unit, villages[0])

    def next_nation(self, state: State) -> int:
        for unit in range(FIRST_IROQUOIS, UNITS):
            if state.location[unit] == COUNCIL:
                return unit
        return -1

    def villages(self, unit: int) -> list[int]:
        return [place for place in VILLAGES_OF_NATIONS if NATION_OF[place] == unit - FIRST_IROQUOIS]

    def settle(self, state: State, unit: int, place: int) -> None:
        state.move(unit, place)
        state.tell(kinds.UNIT_PLACED, "S39.7", unit, place)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TO | place for place in self.villages(self.next_nation(state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.TO:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in self.villages(self.next_nation(state)) else reasons.NOT_ITS_VILLAGE

    def apply(self, state: State, seat: int, action: int) -> None:
        self.settle(state, self.next_nation(state), noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-nation-village", "S39.7", {"unit": "unit-" + UNIT_NAMES[self.next_nation(state)]})
