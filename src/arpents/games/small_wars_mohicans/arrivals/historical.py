"""S49 Historical reinforcements: listed battalions year by year, instead of the naval phase."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.arrivals.reinforcements import (
    BRITISH_MUSTER,
    COLONIALS,
    Convoy,
    Gifts,
    Landing,
    landing_ports,
)
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    BRITISH_SHIPS,
    COLONIAL,
    FRENCH,
    MILITIA,
    OVERSEAS,
    SHIP_CARGO,
    SUPPLY_CONVOY,
    UNIT,
    UNIT_NAMES,
)
from arpents.games.small_wars_mohicans.facts.reading import (
    mapping,
    read,
    words,
)
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds, reasons

TABLE: Final = read("historical.json")
FIRST_YEAR: Final = 1755
YEARS: Final = 6


def lists_of(side: str) -> list[list[int]]:
    """By year from 1755: the units that come."""
    table = mapping(TABLE[side])
    return [sorted(UNIT[name] for name in words(table.get(str(FIRST_YEAR + number), []))) for number in range(YEARS)]


LISTED: Final[list[list[list[int]]]] = [lists_of("french"), lists_of("british")]
AT_RANDOM: Final[list[int]] = [UNIT[name] for name in words(TABLE["french_random"])]  # S49.3
ENTERS_ON: Final = 5
SUPPLY_SHIP: Final[int] = next(ship for ship in BRITISH_SHIPS if SHIP_CARGO[ship] == SUPPLY_CONVOY)

LISTED_UNITS: Final = 0
SUPPLIES: Final = 1
COLONIALS_TOO: Final = 2
ASHORE: Final = 3
OVER: Final = 4


class HistoricalArrivals(Procedure["State"]):
    """S49.1 In spring, each listed unit that is not on the map comes to a friendly port its owner chooses (SW-17)."""

    def __init__(self, seat: int, step: int = LISTED_UNITS, number: int = 0, entering: int = -1) -> None:
        super().__init__(seat, step)
        self.number = number  # how far down the list
        self.entering = entering  # mask of random units that rolled well, -1 before the rolls

    def copy(self) -> HistoricalArrivals:
        return HistoricalArrivals(self.seat, self.step, self.number, self.entering)

    def run(self, state: State) -> bool:
        if self.step == LISTED_UNITS:
            if self.entering < 0:
                self.roll_for_random_units(state)
            units = self.units(state)
            while self.number < len(units):
                unit = units[self.number]
                ports = landing_ports(state, self.seat)
                if state.on_map(unit) or not ports:
                    self.number += 1
                    continue
                if len(ports) > 1:
                    return ASK
                self.land(state, unit, ports[0])
            self.step = SUPPLIES
        if self.step == SUPPLIES:  # S49.2
            self.step = COLONIALS_TOO if self.seat == BRITISH else OVER
            if self.seat == FRENCH:
                return state.begin(Gifts(FRENCH))
            return state.begin(Convoy(BRITISH, SUPPLY_SHIP, BRITISH_MUSTER, MILITIA))
        if self.step == COLONIALS_TOO:
            self.step = ASHORE
            return state.begin(Convoy(BRITISH, SUPPLY_SHIP, COLONIALS, COLONIAL))
        if self.step == ASHORE:
            self.step = OVER
            return state.begin(Landing(BRITISH))
        return state.end()

    def units(self, state: State) -> list[int]:
        year = state.year() - FIRST_YEAR
        listed = LISTED[self.seat][year] if 0 <= year < YEARS else []
        lucky = [AT_RANDOM[n] for n in range(len(AT_RANDOM)) if self.entering >> n & 1] if self.seat == FRENCH else []
        return listed + lucky

    def roll_for_random_units(self, state: State) -> None:
        """S49.3 One die each, every year until it has entered (SW-47)."""
        self.entering = 0
        if self.seat != FRENCH:
            return
        for number in range(len(AT_RANDOM)):
            unit = AT_RANDOM[number]
            if state.location[unit] == OVERSEAS:
                face = state.chance.die()
                state.tell(kinds.RANDOM_UNIT_ROLLED, "S49.3", unit, face)
                if face >= ENTERS_ON:
                    self.entering |= 1 << number

    def land(self, state: State, unit: int, port: int) -> None:
        state.flags[unit] = 0
        state.move(unit, port)
        state.tell(kinds.UNIT_COMES, "S49.1", unit, port)
        self.number += 1

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TO | port for port in landing_ports(state, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.candidates(state, seat):
            return ALLOWED
        return reasons.NO_PORT_FOR_LIST if kind_of(action) == kinds.TO else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.land(state, self.units(state)[self.number], noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        unit = self.units(state)[self.number]
        return Prompt("prompt-historical", "S49.1", {"unit": "unit-" + UNIT_NAMES[unit]})
