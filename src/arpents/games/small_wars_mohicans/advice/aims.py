"""What is worth a march just now: places that could fall to those who are near, and places that could be lost."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.games.small_wars_mohicans.advice.data import (
    FOOT,
    FORCE,
    GOAL_NUMBER,
    GOAL_WORTH,
    GOALS,
    LIGHT_FOOT,
    PLACE_WORTH,
    TURN,
    WALLS,
)
from arpents.games.small_wars_mohicans.advice.marches import defence
from arpents.games.small_wars_mohicans.advice.ways import LIGHT_STEPS
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    CITY,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FORT_SITE,
    FRENCH,
    GARRISON,
    GOAL_OF,
    KIND,
    LIGHT,
    PLACE_TYPE,
    PLACES,
    POINTS,
    PORT,
    TOWN,
    UNITS,
)
from arpents.games.small_wars_mohicans.movement.sea import river_closed
from arpents.games.small_wars_mohicans.state import DAMAGED, FORT, INSIDE, MOVED, State

LOOKED_AT: Final[list[int]] = [
    place
    for place in range(FIRST_PLACE, PLACES)
    if PLACE_TYPE[place] == CITY or PLACE_TYPE[place] == TOWN or PLACE_TYPE[place] == FORT_SITE
]
FORT_PRIZE: Final = 40
WIN: Final = 3000  # what completes a victory
EVEN: Final = 60  # in hundredths of the defence: with less it is no use
SURE: Final = 180  # and with so much it is nearly certain


class Aims:
    """Places and how much each draws."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.draws: list[int] = []
        self.total = 0

    def add(self, place: int, draw: int) -> None:
        if draw > 0:
            self.places.append(place)
            self.draws.append(draw)
            self.total += draw

    def best(self) -> int:
        """The place that draws most; it draws no more afterwards."""
        best = 0
        for number in range(len(self.places)):
            if self.draws[number] > self.draws[best]:
                best = number
        return self.spend(best)

    def any(self, chance: Chance) -> int:
        """One of them, as likely as it draws."""
        drawn = chance.below(self.total)
        for number in range(len(self.places)):
            drawn -= self.draws[number]
            if drawn < 0:
                return self.spend(number)
        return self.places[0]

    def spend(self, number: int) -> int:
        self.total -= self.draws[number]
        self.draws[number] = 0
        return self.places[number]


def aims_of(state: State, seat: int) -> Aims:
    """For the side that is about to march."""
    line = [0] * PLACES  # own force that has not moved, by place
    light = [0] * PLACES
    against = [0] * PLACES  # enemy force
    camps: list[int] = []
    enemies: list[int] = []
    location = state.location
    flags = state.flags
    for unit in range(UNITS):
        place = location[unit]
        if place < FIRST_PLACE or KIND[unit] == GARRISON:
            continue
        side = BRITISH if unit < FIRST_FRENCH else FRENCH
        if unit >= FIRST_NATIVE:
            if unit >= FIRST_IROQUOIS:
                side = state.nations
            elif state.asleep >> unit - FIRST_NATIVE & 1:
                continue
        force = FORCE[POINTS[unit] - (flags[unit] & DAMAGED)]
        if side != seat:
            if against[place] == 0:
                enemies.append(place)
            against[place] += force
        elif flags[unit] & (MOVED | INSIDE) == 0:
            if line[place] == 0 and light[place] == 0:
                camps.append(place)
            if LIGHT[unit]:
                light[place] += force
            else:
                line[place] += force
    held = 0
    for goal in GOALS:
        if GOAL_OF[goal] == BRITISH and state.owner[goal] == BRITISH:
            held += 1
    aims = Aims()
    for place in LOOKED_AT:
        number = GOAL_NUMBER[place]
        if state.held_by_enemy(place, seat):
            foot = FOOT[place]
            nimble = LIGHT_FOOT[place]
            near = 0
            for camp in camps:
                if foot[camp] <= TURN + 1:
                    near += line[camp]
                if nimble[camp] <= LIGHT_STEPS:
                    near += light[camp]
            if near:
                worth = PLACE_WORTH[place] + (FORT_PRIZE if state.marks[place] & FORT else 0)
                if number >= 0:
                    worth += GOAL_WORTH[number]
                    if seat == BRITISH and held >= 2:
                        worth += WIN
                aims.add(place, worth * likelihood(near, defence(state, place, seat)) // 100)
        elif number >= 0 and state.owner[place] == seat:
            foot = FOOT[place]
            near = 0
            for camp in enemies:
                if foot[camp] <= TURN + 1:
                    near += against[camp]
            if seat == FRENCH and PORT[place] and not river_closed(state, place) and foot[state.sea_lift] > TURN + 1:
                near += against[state.sea_lift]  # S20.3 they may land here
            if near:
                guard = defence(state, place, 1 - seat)
                aims.add(place, GOAL_WORTH[number] * likelihood(near, guard + WALLS // 2) // 250)
    return aims


def likelihood(force: int, against: int) -> int:
    """In hundredths, a rough guess."""
    if against == 0:
        return 100
    ratio = 100 * force // against
    if ratio <= EVEN:
        return 0
    return 100 if ratio >= SURE else 100 * (ratio - EVEN) // (SURE - EVEN)
