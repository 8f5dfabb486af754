"""S5, S9 The course of the game: turns, and the order of steps within one."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import Procedure
from arpents.games.small_wars_mohicans.arrivals.historical import FIRST_YEAR, HistoricalArrivals
from arpents.games.small_wars_mohicans.arrivals.levies import (
    LEVY_LIMIT,
    OF_MILITIA,
    OF_NATIONS,
    STRATEGIC,
    STRATEGIC_LIMIT,
    Levy,
)
from arpents.games.small_wars_mohicans.arrivals.naval import Mooring, NavalBattle
from arpents.games.small_wars_mohicans.arrivals.reinforcements import Arrivals, Landing, Reconstitution
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_PLACE,
    FRENCH,
    PLACE,
    PLACES,
    SETUP,
    UNITS,
)
from arpents.games.small_wars_mohicans.facts.calendar import LENGTH
from arpents.games.small_wars_mohicans.facts.reading import (
    OWNERS,
    rows,
    whole,
)
from arpents.games.small_wars_mohicans.fighting.combat import Combat
from arpents.games.small_wars_mohicans.fighting.siege import Sieges
from arpents.games.small_wars_mohicans.movement.end_of_movement import EndOfMovement
from arpents.games.small_wars_mohicans.movement.raids import Raids
from arpents.games.small_wars_mohicans.movement.sea import SeaLift, SeekPort, without_port
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.nations.iroquois import Joining
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    AUTUMN,
    BATTLEFIELD,
    BESIEGED,
    CALENDAR,
    CALLED,
    CARRIED,
    FORT,
    HAD_BRITISH_FORT,
    INSIDE,
    LOST_ONCE,
    OF_THE_TURN,
    REINFORCEMENTS,
    SPRING,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds
from arpents.games.small_wars_mohicans.year.setup import SetUp
from arpents.games.small_wars_mohicans.year.victory import GOALS, british_goals, judge
from arpents.games.small_wars_mohicans.year.winter import Winter

LATER_FORTS: Final = rows(SETUP, "later_forts")
LATER_PLACE: Final[list[int]] = [PLACE[str(row["place"])] for row in LATER_FORTS]
LATER_OWNER: Final[list[int]] = [OWNERS.index(str(row["owner"])) for row in LATER_FORTS]
LATER_YEAR: Final[list[int]] = [whole(row["year"]) for row in LATER_FORTS]
LAND_BONUS: Final = [4, 6]  # S12.3, S12.4 by side (SW-65)

BEFORE: Final = 0
TURN_STARTS: Final = 1
NATIONS_JOINED: Final = 2
PORT_FOUND: Final = 3
SHIPS: Final = 4
FRENCH_ARRIVE: Final = 5
FRENCH_MILITIA: Final = 6
FRENCH_SUPPLY: Final = 7
FRENCH_NATIONS: Final = 8
FRENCH_MARCH: Final = 9
FRENCH_STOP: Final = 10
BRITISH_ARRIVE: Final = 11
BRITISH_MILITIA: Final = 12
BRITISH_SUPPLY: Final = 13
BRITISH_NATIONS: Final = 14
BRITISH_STRATEGIC: Final = 15
BRITISH_MARCH: Final = 16
BRITISH_SAIL: Final = 17
BRITISH_STOP: Final = 18
FIGHTING: Final = 19
RAIDING: Final = 20
BESIEGING: Final = 21
WINTERING: Final = 22
AT_SEA: Final = 23
CARGOES: Final = 24
TURN_ENDS: Final = 25
PHASE_AT: Final = [0, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 9, 11, 12, 13, 14, 15, 16, 1]  # by step


class Course(Procedure["State"]):
    """S5.2 One step after another; S5.4 each is finished before the next begins."""

    def __init__(self, seat: int = FRENCH, step: int = BEFORE) -> None:
        super().__init__(seat, step)

    def copy(self) -> Course:
        return Course(self.seat, self.step)

    def run(self, state: State) -> bool:
        step = self.step
        self.step = step + 1
        if step == TURN_ENDS:
            if state.turn + 1 == LENGTH[state.options[CALENDAR]]:
                judge(state, True)  # S41.4
                return state.end()
            state.turn += 1
            self.step = TURN_STARTS
            return False
        if step <= SHIPS:
            return self.start(state, step)
        if step <= FRENCH_STOP:
            return self.french_part(state, step)
        if step <= BRITISH_STOP:
            return self.british_part(state, step)
        return self.both(state, step)

    def start(self, state: State, step: int) -> bool:
        if step == BEFORE:
            return state.begin(SetUp(FRENCH))
        if step == TURN_STARTS:
            begin_turn(state)
            if judge(state, False):
                return state.end()
            return state.begin(Joining(FRENCH))  # S39.7
        if step == NATIONS_JOINED:
            if without_port(state):
                return state.begin(SeekPort(BRITISH))
            return False
        if step == PORT_FOUND:
            if state.season() == SPRING:
                raise_later_forts(state)  # S4.13
            return False
        if ships_to_moor(state):
            return state.begin(Mooring(FRENCH))  # S4.18
        return False

    def list_applies(self, state: State) -> bool:
        """S49.1 Instead of the naval phase, from 1755 on."""
        return state.options[REINFORCEMENTS] == 1 and state.year() >= FIRST_YEAR

    def french_part(self, state: State, step: int) -> bool:
        """S9.1 The French act first (SW-5)."""
        spring = state.season() == SPRING
        if step == FRENCH_ARRIVE and spring and self.list_applies(state):
            return state.begin(HistoricalArrivals(FRENCH))
        if step == FRENCH_MILITIA and spring:
            return state.begin(Reconstitution(FRENCH))
        if step == FRENCH_SUPPLY:
            roll_land(state, FRENCH)
            if spring:
                return state.begin(Levy(FRENCH, OF_MILITIA, LEVY_LIMIT[FRENCH]))  # S10.1 (SW-66)
        if step == FRENCH_NATIONS and spring and state.nations == FRENCH:
            return state.begin(Levy(FRENCH, OF_NATIONS, 1))  # S40.2
        if step == FRENCH_MARCH:
            return state.begin(March(FRENCH))
        if step == FRENCH_STOP:
            state.land = 0
            return state.begin(EndOfMovement(FRENCH))
        return False

    def british_part(self, state: State, step: int) -> bool:
        """S9.2 The British follow."""
        spring = state.season() == SPRING
        if step == BRITISH_ARRIVE and spring:
            if self.list_applies(state):
                return state.begin(HistoricalArrivals(BRITISH))
            return state.begin(Landing(BRITISH))
        if step == BRITISH_MILITIA and spring:
            return state.begin(Reconstitution(BRITISH))
        if step == BRITISH_SUPPLY:
            roll_land(state, BRITISH)
            state.sea = state.chance.die()
            state.tell(kinds.SEA_SUPPLY_ROLLED, "S12.4", state.sea)
            if spring:
                return state.begin(Levy(BRITISH, OF_MILITIA, LEVY_LIMIT[BRITISH]))  # S10.1
        if step == BRITISH_NATIONS and spring and state.nations == BRITISH:
            return state.begin(Levy(BRITISH, OF_NATIONS, 1))
        if step == BRITISH_STRATEGIC and spring:
            return state.begin(Levy(BRITISH, STRATEGIC, STRATEGIC_LIMIT))
        if step == BRITISH_MARCH:
            return state.begin(March(BRITISH))
        if step == BRITISH_SAIL:
            state.land = 0  # S20.10
            return state.begin(SeaLift(BRITISH))
        if step == BRITISH_STOP:
            state.sea = 0
            return state.begin(EndOfMovement(BRITISH))
        return False

    def both(self, state: State, step: int) -> bool:
        if step == FIGHTING:
            return state.begin(Combat(FRENCH))
        if step == RAIDING:
            return state.begin(Raids(FRENCH))
        if step == BESIEGING:
            return state.begin(Sieges(FRENCH))
        if state.season() != AUTUMN or state.turn + 1 == LENGTH[state.options[CALENDAR]]:
            return False  # S5.3 no winter after spring, nor after the last turn
        if step == WINTERING:
            return state.begin(Winter(FRENCH))
        if state.options[REINFORCEMENTS]:
            return False
        return state.begin(NavalBattle(BRITISH)) if step == AT_SEA else state.begin(Arrivals(FRENCH))


def phase_of(state: State) -> int:
    """The phase under way, -1 when the match is over."""
    if not state.stack:
        return -1
    bottom = state.stack[0]
    return PHASE_AT[bottom.step - 1] if isinstance(bottom, Course) and bottom.step > 0 else -1


def ships_to_moor(state: State) -> bool:
    """S4.18 Each spring but a first one, if ships are to meet this year (SW-3)."""
    return state.season() == SPRING and state.turn > 0 and ships_to_meet(state)


def ships_to_meet(state: State) -> bool:
    """S5.3 Whether a winter with its naval phase is still to come this year: there is none after the last turn."""
    autumn = state.turn if state.season() == AUTUMN else state.turn + 1
    return state.options[REINFORCEMENTS] == 0 and autumn + 1 < LENGTH[state.options[CALENDAR]]


def begin_turn(state: State) -> None:
    taken = british_goals(state)
    state.tell(kinds.TURN_BEGINS, "S5.1", state.turn + 1, state.year(), state.season(), GOALS - taken, taken)
    state.free_stack = 0
    autumn = state.season() == AUTUMN
    for place in range(FIRST_PLACE, PLACES):
        marks = state.marks[place] & ~(BATTLEFIELD | CALLED | HAD_BRITISH_FORT | CARRIED)
        if marks & FORT and state.owner[place] == BRITISH:
            marks |= HAD_BRITISH_FORT  # S35.2
        if marks & BESIEGED and autumn:
            marks |= CARRIED
        if marks != state.marks[place]:
            state.marks[place] = marks
    for unit in range(UNITS):
        flags = state.flags[unit] & ~OF_THE_TURN
        place = state.location[unit]
        if place >= FIRST_PLACE and not (state.marks[place] & BESIEGED and not flags & INSIDE):
            flags &= ~AFLOAT
            if state.came_from[unit]:
                state.comes_from(unit, 0)
        if flags != state.flags[unit]:
            state.flags[unit] = flags


def raise_later_forts(state: State) -> None:
    """S4.13, S4.14 If its first owner has held the place without a break and no fort stands there (SW-57)."""
    for number in range(len(LATER_PLACE)):
        place = LATER_PLACE[number]
        if LATER_YEAR[number] != state.year() or state.marks[place] & (LOST_ONCE | FORT):
            continue
        if state.owner[place] == LATER_OWNER[number]:
            state.marks[place] |= FORT
            if LATER_OWNER[number] == BRITISH:
                state.marks[place] |= HAD_BRITISH_FORT  # S35.2 it is there as the year begins
            state.tell(kinds.FORT_BUILT, "S4.13", place, LATER_OWNER[number])


def roll_land(state: State, side: int) -> None:
    first = state.chance.die()
    second = state.chance.die()
    state.land = first + second + LAND_BONUS[side]
    state.tell(kinds.SUPPLY_ROLLED, "S12.3" if side == FRENCH else "S12.4", side, first, second, state.land)
