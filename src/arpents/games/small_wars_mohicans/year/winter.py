"""S36, S37 Winter: militia go home, promotions, tribes go home."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.arrivals.reinforcements import end_of, first_of
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    DISTANCE,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    HOME,
    KIND,
    MILITIA,
    OF_KIND,
    PLACE_NAMES,
    PLACES,
    PROMOTED,
    RESERVE,
    UNIT_NAMES,
    UNITS,
)
from arpents.games.small_wars_mohicans.fighting.support import coureur_at
from arpents.games.small_wars_mohicans.nations.iroquois import Adjustment
from arpents.games.small_wars_mohicans.nations.natives import refuges, send
from arpents.games.small_wars_mohicans.state import (
    BURNT,
    RAIDED,
    WON,
    State,
    listed,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons
from arpents.games.small_wars_mohicans.year.supply import starve

MILITIA_HOME: Final = 0
FRENCH_PROMOTION: Final = 1
BRITISH_PROMOTION: Final = 2
TRIBES_HOME: Final = 3
SUPPLY: Final = 4
IROQUOIS: Final = 5
MARKERS_OFF: Final = 6


class Winter(Procedure["State"]):
    """S36 After every autumn but the last, in this order (SW-33)."""

    def __init__(self, seat: int, step: int = MILITIA_HOME) -> None:
        super().__init__(seat, step)

    def copy(self) -> Winter:
        return Winter(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == MILITIA_HOME:
            send_militia_home(state)
            self.step = FRENCH_PROMOTION
        if self.step == FRENCH_PROMOTION:  # S36.2 (SW-48)
            self.step = BRITISH_PROMOTION
            return state.begin(Promotion(FRENCH))
        if self.step == BRITISH_PROMOTION:
            self.step = TRIBES_HOME
            return state.begin(Promotion(BRITISH))
        if self.step == TRIBES_HOME:
            self.step = SUPPLY
            return state.begin(TribesHome(FRENCH))
        if self.step == SUPPLY:
            starve(state)
            self.step = IROQUOIS
        if self.step == IROQUOIS:
            self.step = MARKERS_OFF
            return state.begin(Adjustment(FRENCH))
        clear_the_year(state)
        return state.end()


def send_militia_home(state: State) -> None:
    """S36.1 Home, else the nearest friendly place, at random among equals, else the reserve."""
    called = [listed(state.troops_on_map(side) & OF_KIND[MILITIA][side], side) for side in (BRITISH, FRENCH)]
    for unit in called[0] + called[1]:
        side = BRITISH if unit < FIRST_FRENCH else FRENCH
        place = HOME[unit]
        if state.held_by_enemy(place, side):
            near = nearest_friendly(state, place, side)
            if not near:
                state.lost(unit, True)
                continue
            place = near[0] if len(near) == 1 else near[state.chance.below(len(near))]
        if place != state.location[unit]:
            state.move(unit, place)
            state.tell(kinds.MILITIA_GOES_HOME, "S36.1", unit, place)


def nearest_friendly(state: State, home: int, side: int) -> list[int]:
    best = 999
    found: list[int] = []
    for place in range(FIRST_PLACE, PLACES):
        if not state.friendly(place, side):
            continue
        far = DISTANCE[home][place]
        if far < best:
            best = far
            found = [place]
        elif far == best:
            found.append(place)
    return found


def clear_the_year(state: State) -> None:
    """S36.5 Raid markers come off; what was noted for the year is wiped."""
    state.tell(kinds.RAIDS_CLEARED, "S36.5")
    for place in range(FIRST_PLACE, PLACES):
        state.marks[place] &= ~RAIDED
    for unit in range(UNITS):
        state.flags[unit] &= ~WON
    for side in (FRENCH, BRITISH):
        state.note(side, 0)
        state.note(BURNT + side, 0)


class Promotion(Procedure["State"]):
    """S37 One militia that won a battle this year becomes a better unit of the reserve."""

    def __init__(self, seat: int, militia: int = -1, step: int = 0) -> None:
        super().__init__(seat, step)
        self.militia = militia

    def copy(self) -> Promotion:
        return Promotion(self.seat, self.militia, self.step)

    def run(self, state: State) -> bool:
        if self.step:
            return state.end()
        if self.militia >= 0:
            return ASK
        if not self.ranks(state) or len(self.actions(state, self.seat)) == 1:
            return state.end()  # S37.4
        return ASK

    def ranks(self, state: State) -> list[int]:
        """S37.2 Colonial regulars and rangers, or marines and coureurs, that wait in reserve."""
        troops = state.british if self.seat == BRITISH else state.french
        return listed(troops[RESERVE] & PROMOTED[self.seat], self.seat)

    def cannot_promote(self, state: State, unit: int) -> int:
        if KIND[unit] != MILITIA or unit < first_of(self.seat) or unit >= end_of(self.seat):
            return reasons.MILITIA_ONLY
        if not state.on_map(unit):
            return reasons.NOT_ON_MAP
        return ALLOWED if state.flags[unit] & WON else reasons.WON_NO_BATTLE  # S37.1

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.militia >= 0:
            return [kinds.PICK | unit for unit in self.ranks(state)]
        called = listed(state.troops_on_map(self.seat) & OF_KIND[MILITIA][self.seat], self.seat)
        return [kinds.DONE] + [kinds.PROMOTE | unit for unit in called]

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.militia >= 0:
            if kind != kinds.PICK:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in self.ranks(state) else reasons.NOT_AVAILABLE
        if kind == kinds.PROMOTE:
            return self.cannot_promote(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        elif self.militia < 0:
            self.militia = noun_of(action)
        else:
            unit = noun_of(action)
            place = state.location[self.militia]
            state.lost(self.militia, True)  # S37.3 back to the reserve
            state.move(unit, place)
            state.tell(kinds.UNIT_PROMOTED, "S37.3", self.militia, unit, place)
            self.step = 1

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.militia >= 0:
            unit = "unit-" + UNIT_NAMES[self.militia]
            place = "place-" + PLACE_NAMES[state.location[self.militia]]
            return Prompt("prompt-promote-to", "S37.2", {"unit": unit, "place": place})
        return Prompt("prompt-promote", "S37.1")


SAVING: Final = 0
PLACING: Final = 1
LEAVING: Final = 2


class TribesHome(Procedure["State"]):
    """S36.3, S36.4 Tribes without a coureur go home; of those without a home one may be saved."""

    def __init__(self, seat: int, step: int = SAVING, saved: int = -1) -> None:
        super().__init__(seat, step)
        self.saved = saved

    def copy(self) -> TribesHome:
        return TribesHome(self.seat, self.step, self.saved)

    def run(self, state: State) -> bool:
        if self.step == SAVING:
            if self.doomed(state) and refuges(state):
                return ASK
            self.step = LEAVING
        if self.step == PLACING:
            open_to = refuges(state)
            if len(open_to) > 1:
                return ASK
            self.save(state, open_to[0])
        for unit in self.alone(state):
            if state.friendly(HOME[unit], FRENCH):
                send(state, unit, HOME[unit], "S36.3")
            elif unit != self.saved:
                state.tell(kinds.UNIT_NO_RETREAT, "S36.4", unit, state.location[unit])
                state.lost(unit, False)
        return state.end()

    def alone(self, state: State) -> list[int]:
        """Tribes that are awake and not with a coureur."""
        return [
            unit
            for unit in range(FIRST_NATIVE, FIRST_IROQUOIS)
            if state.on_map(unit)
            and not state.asleep >> unit - FIRST_NATIVE & 1
            and not coureur_at(state, state.location[unit])
        ]

    def doomed(self, state: State) -> list[int]:
        return [unit for unit in self.alone(state) if not state.friendly(HOME[unit], FRENCH)]

    def save(self, state: State, place: int) -> None:
        state.tell(kinds.TRIBE_SAVED, "S36.4", self.saved, place)
        if state.location[self.saved] != place:
            state.move(self.saved, place)
        self.step = LEAVING

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == PLACING:
            return [kinds.TO | place for place in refuges(state)]
        return [kinds.SAVE | unit for unit in self.doomed(state)] + [kinds.DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.candidates(state, seat):
            return ALLOWED
        kind = kind_of(action)
        if kind == kinds.TO and self.step == PLACING:
            return reasons.NO_REFUGE
        return reasons.HAS_A_HOME if kind == kinds.SAVE and self.step == SAVING else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = LEAVING
        elif self.step == SAVING:
            self.saved = noun_of(action)
            self.step = PLACING
        else:
            self.save(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == PLACING:
            return Prompt("prompt-refuge", "S36.4", {"unit": "unit-" + UNIT_NAMES[self.saved]})
        return Prompt("prompt-save", "S36.4")
