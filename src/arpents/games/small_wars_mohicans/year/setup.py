"""S4 The starting position, and the choices both sides make before the first turn."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.arrivals.naval import Mooring
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    COUNCIL,
    COUREUR,
    EUROPEAN,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FRENCH,
    HOME,
    KIND,
    NATION,
    NATION_NAMES,
    OVERSEAS,
    PLACE,
    PLACE_NAMES,
    PLACES,
    PORTS,
    RESERVE,
    SETUP,
    TRIBE,
    TRIBE_OF,
    TRIBES,
    UNIT,
    UNIT_NAMES,
    UNITS,
    places_named,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    mapping,
    whole,
    words,
)
from arpents.games.small_wars_mohicans.state import FORT, REINFORCEMENTS, State
from arpents.games.small_wars_mohicans.words import kinds, reasons

FIRST_COUREUR_AT: Final[list[int]] = sorted(places_named(SETUP["first_coureur"]))  # S4.6
WITH_TRIBES: Final[int] = whole(SETUP["coureurs_with_tribes"])  # S4.7
BATTALIONS: Final[list[int]] = sorted(UNIT[name] for name in words(mapping(SETUP["nova_scotia"])["units"]))  # S4.11
NOVA_SCOTIA: Final[list[int]] = places_named(mapping(SETUP["nova_scotia"])["places"])


def first_places() -> list[int]:
    """By unit: where it is before anyone chooses."""
    location = [RESERVE] * UNITS  # S4.16
    placed = mapping(SETUP["placed"])  # S4.3, S4.4, S4.5, S4.8, S4.10
    for unit in range(UNITS):
        kind = KIND[unit]
        if kind == EUROPEAN:
            location[unit] = OVERSEAS
        elif kind == TRIBE:
            location[unit] = HOME[unit]  # S42.1
        elif kind == NATION:
            location[unit] = COUNCIL
        if UNIT_NAMES[unit] in placed:
            location[unit] = PLACE[str(placed[UNIT_NAMES[unit]])]
    return location


def first_marks() -> list[int]:
    marks = [0] * PLACES
    for place in places_named(SETUP["forts"]):
        marks[place] = FORT  # S4.2, S4.9 (SW-14)
    return marks


def first_colours() -> int:
    """S39.1 The nations that begin blue (SW-35)."""
    blue = 0
    for name in words(SETUP["iroquois_french"]):
        blue |= 1 << NATION_NAMES.index(name)
    return blue


def masks_of(location: list[int], first: int, end: int) -> list[int]:
    """By place: a mask of the units from `first` on that are there."""
    masks = [0] * PLACES
    for unit in range(first, end):
        masks[location[unit]] |= 1 << unit - first
    return masks


def british_masks(location: list[int]) -> list[int]:
    return masks_of(location, 0, FIRST_FRENCH)


def french_masks(location: list[int]) -> list[int]:
    return masks_of(location, FIRST_FRENCH, FIRST_NATIVE)


def warrior_masks(location: list[int]) -> list[int]:
    return masks_of(location, FIRST_NATIVE, UNITS)


ASLEEP: Final[int] = TRIBES  # S1.9

FIRST_COUREUR: Final = 0
OTHER_COUREURS: Final = 1
SHIPS: Final = 2
REGIMENTS: Final = 3
SEA_LIFT: Final = 4
OVER: Final = 5


class SetUp(Procedure["State"]):
    """S4.6-S4.12 The French place four coureurs, the British three battalions and the sea lift."""

    def __init__(self, seat: int, step: int = FIRST_COUREUR, placed: int = 0) -> None:
        super().__init__(seat, step)
        self.placed = placed

    def copy(self) -> SetUp:
        return SetUp(self.seat, self.step, self.placed)

    def run(self, state: State) -> bool:
        if self.step <= OTHER_COUREURS and (self.placed == WITH_TRIBES or not self.actions(state, FRENCH)):
            self.step = SHIPS
        if self.step == SHIPS:
            self.step = REGIMENTS
            self.placed = 0
            if state.options[REINFORCEMENTS] == 0:
                return state.begin(Mooring(FRENCH))  # S4.18
        if self.step == REGIMENTS:
            self.seat = BRITISH
            left = self.actions(state, BRITISH)
            if len(left) == 1:
                self.garrison(state, left[0])
            if len(left) <= 1:
                self.step = SEA_LIFT
        if self.step == SEA_LIFT and not self.actions(state, BRITISH):
            self.step = OVER
        if self.step == OVER:
            return state.end()
        return ASK

    def garrison(self, state: State, action: int) -> None:
        unit = noun_of(action)
        place = NOVA_SCOTIA[self.placed]
        state.move(unit, place)
        state.tell(kinds.UNIT_PLACED, "S4.11", unit, place)
        self.placed += 1

    def next_coureur(self, state: State) -> int:
        """The counters are alike: they are taken in order (SW-97)."""
        for unit in range(FIRST_FRENCH, FIRST_NATIVE):
            if KIND[unit] == COUREUR and state.location[unit] == RESERVE:
                return unit
        return -1

    def cannot_place(self, state: State, place: int) -> int:
        if self.step == FIRST_COUREUR:
            return ALLOWED if place in FIRST_COUREUR_AT else reasons.FIRST_COUREUR_ELSEWHERE
        tribe = TRIBE_OF[place]
        if tribe < 0 or not state.asleep >> tribe - FIRST_NATIVE & 1:
            return reasons.NO_SLEEPING_TRIBE  # S4.7
        return ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: the candidates are what is allowed; judging each lists all of them again, 2 % of all time
        return sorted(self.candidates(state, seat))

    def candidates(self, state: State, seat: int) -> list[int]:
        """What is still to be placed; a position may have placed some of it already."""
        if self.step <= OTHER_COUREURS and self.next_coureur(state) < 0:
            return []
        if self.step == FIRST_COUREUR:
            return [kinds.TO | place for place in FIRST_COUREUR_AT]
        if self.step == OTHER_COUREURS:
            return [kinds.TO | place for place in range(PLACES) if self.cannot_place(state, place) == ALLOWED]
        if self.step == REGIMENTS:
            if self.placed == len(NOVA_SCOTIA):
                return []
            return [kinds.PICK | unit for unit in BATTALIONS if state.location[unit] == OVERSEAS]
        return [kinds.TO | port for port in PORTS if state.owner[port] == BRITISH]  # S4.12

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.TO and self.step <= OTHER_COUREURS:
            return self.cannot_place(state, noun_of(action))
        if action in self.candidates(state, seat):
            return ALLOWED
        if kind == kinds.TO and self.step == SEA_LIFT:
            return reasons.NO_FIRST_PORT  # S4.12
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.step == REGIMENTS:
            self.garrison(state, action)
        elif self.step == SEA_LIFT:
            state.sea_lift = noun_of(action)
            state.tell(kinds.SEA_LIFT_PLACED, "S4.12", state.sea_lift)
            self.step = OVER
        else:
            place = noun_of(action)
            unit = self.next_coureur(state)
            state.move(unit, place)
            if self.step == FIRST_COUREUR:
                state.tell(kinds.UNIT_PLACED, "S4.6", unit, place)
                self.step = OTHER_COUREURS
            else:
                state.tell(kinds.UNIT_PLACED, "S4.7", unit, place)
                state.wake(TRIBE_OF[place], "S4.7")
                self.placed += 1

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == FIRST_COUREUR:
            return Prompt("prompt-first-coureur", "S4.6")
        if self.step == OTHER_COUREURS:
            return Prompt("prompt-other-coureurs", "S4.7", {"left": WITH_TRIBES - self.placed})
        if self.step == REGIMENTS:
            return Prompt("prompt-battalion", "S4.11", {"place": "place-" + PLACE_NAMES[NOVA_SCOTIA[self.placed]]})
        return Prompt("prompt-first-port", "S4.12")


assert len([unit for unit in range(UNITS) if KIND[unit] == TRIBE]) == FIRST_IROQUOIS - FIRST_NATIVE
