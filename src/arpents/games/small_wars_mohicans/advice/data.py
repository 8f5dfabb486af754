"""The weights, and the lists by place and by unit that terms and play look things up in."""

from __future__ import annotations

from typing import Final

from arpents.engine.weights import Weights
from arpents.games.small_wars_mohicans.facts.board import (
    BASE_OF,
    BRITISH,
    CITY,
    CLOSED_RIVER,
    COUREUR,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    GOAL_OF,
    KIND,
    LINES_OF,
    NATION_OF,
    PLACE_NAMES,
    PLACE_TYPE,
    PLACES,
    POINTS,
    PORT,
    SEA_LIFT_TO,
    TOWN,
    TRAIL,
    UNITS,
)
from arpents.games.small_wars_mohicans.facts.reading import KINDS

WEIGHTS: Final = Weights("arpents.games.small_wars_mohicans")


FULL: Final[list[int]] = [  # by unit: what it is worth fresh
    WEIGHTS.table("units")[KINDS[KIND[unit]]] * (100 if POINTS[unit] == 2 else WEIGHTS.number("single")) // 100
    for unit in range(UNITS)
]
FORCE: Final = [0, 11, 16]  # by points left: what a unit weighs in a fight
WALLS: Final = 26  # what a fort, a city or the woods weigh beside their defenders
LINE: Final[list[int]] = [  # 1 for those who count in a siege
    1 if KIND[unit] != COUREUR and KINDS[KIND[unit]] not in ("ranger", "native", "iroquois") else 0
    for unit in range(UNITS)
]

# Places of either side's victory

GOALS: Final[list[int]] = [place for place in range(PLACES) if GOAL_OF[place] >= 0]
GOAL_WORTH: Final[list[int]] = [WEIGHTS.table("goals")[PLACE_NAMES[place]] for place in GOALS]
GOAL_NUMBER: Final[list[int]] = [GOALS.index(place) if place in GOALS else -1 for place in range(PLACES)]
PLACE_WORTH: Final[list[int]] = [
    0
    if place < FIRST_PLACE
    else WEIGHTS.number("town")
    if PLACE_TYPE[place] == CITY or PLACE_TYPE[place] == TOWN
    else WEIGHTS.number("place")
    for place in range(PLACES)
]
BASES: Final[list[int]] = [place for place in range(PLACES) if BASE_OF[place] == BRITISH]

# How far it is

TRAIL_STEPS: Final = 3  # movement that a trail costs in the long run: one a turn
SEA_STEPS: Final = 4  # a voyage takes what is left of a turn
FARTHEST: Final = 20
TURN: Final = 4  # movement of a stack in one turn
LEFT: Final = 4  # so many turns ahead nobody looks


def steps_to(goal: int, by_sea: bool, river_open: bool, light: bool) -> list[int]:
    """Movement from every place to one, round the Iroquois villages."""
    row = [FARTHEST] * PLACES
    row[goal] = 0
    edge = [goal]
    while edge:
        place = edge.pop(0)
        steps = [
            (line & 0xFF, 1 if light or line >> 8 != TRAIL else TRAIL_STEPS)
            for line in LINES_OF[place]
            if line & ~0xFF | place not in SEA_LIFT_TO[line & 0xFF]
        ]
        if by_sea and PORT[place] and (river_open or place not in CLOSED_RIVER):
            steps += [(port, SEA_STEPS) for port in range(PLACES) if PORT[port] and FIRST_OWNER[port] == BRITISH]
        for other, cost in steps:
            if NATION_OF[other] < 0 and row[place] + cost < row[other]:
                row[other] = row[place] + cost
                edge.append(other)
    return row


def turns_of(steps: list[list[int]]) -> list[list[int]]:
    """By goal and place: in how many turns a stack is there, up to LEFT."""
    return [[LEFT if far >= TURN * LEFT else max(1, (far + TURN - 1) // TURN) for far in row] for row in steps]


TURNS_ON_FOOT: Final[list[list[int]]] = turns_of([steps_to(goal, False, False, False) for goal in GOALS])
TURNS_BY_SEA: Final[list[list[int]]] = turns_of([steps_to(goal, True, False, False) for goal in GOALS])
TURNS_UP_THE_RIVER: Final[list[list[int]]] = turns_of([steps_to(goal, True, True, False) for goal in GOALS])

FOOT: Final[list[list[int]]] = [  # by place: movement from every place, for a stack that pays
    steps_to(place, False, False, False) if place >= FIRST_PLACE else [FARTHEST] * PLACES for place in range(PLACES)
]
LIGHT_FOOT: Final[list[list[int]]] = [  # and for irregulars
    steps_to(place, False, False, True) if place >= FIRST_PLACE else [FARTHEST] * PLACES for place in range(PLACES)
]


def siege_odds() -> list[int]:
    """S32.3 In thousandths, by what the besieger has more (from -12 to 12): that his two dice win."""
    found: list[int] = []
    for more in range(-12, 13):
        won = 0
        for roll in range(1296):
            dice = [roll % 6, roll // 6 % 6, roll // 36 % 6, roll // 216]
            if dice[0] + dice[1] + more > dice[2] + dice[3]:
                won += 1
        found.append(1000 * won // 1296)
    return found


SIEGE_ODDS: Final[list[int]] = siege_odds()
ODDS_MIDDLE: Final = 12
SIDES: Final = [FRENCH, BRITISH]
