"""The weights, and what is known beforehand of the map: how long a march is, how near raiders are to their targets."""

from __future__ import annotations

from typing import Final

from arpents.engine.weights import Weights
from arpents.games.wilderness_war.facts.board import (
    ARROW,
    BRITISH,
    CULTIVATED,
    DISTANCE,
    EXITS,
    FAR,
    FRENCH,
    HOMELAND,
    LANDINGS,
    LINK,
    LOUISBOURG,
    MOUNTAIN,
    ORIGINAL,
    PLACES_ON_MAP,
    PORTS,
    QUEBEC,
    RIVER,
    TERRAIN,
)
from arpents.games.wilderness_war.facts.deck import CARDS, COLOUR, EVENT, EVENT_NAMES, VALUE
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_DRILLED,
    IS_LEADER,
    MILITIA,
    PIECES,
    STRENGTH,
    TACTICS,
    TYPE,
)

WEIGHTS: Final = Weights("arpents.games.wilderness_war")


# -- pieces and cards


def unit_worth(piece: int, steps: int) -> int:
    if steps == 0 or IS_LEADER[piece]:
        return 0
    if TYPE[piece] == MILITIA:
        return WEIGHTS.number("militia") * steps // 2
    if IS_DRILLED[piece]:
        return WEIGHTS.number("drilled") * STRENGTH[3 * piece + steps] + WEIGHTS.number("drilled_unit") * steps
    return WEIGHTS.number("auxiliary") * steps // 2 + 3 * STRENGTH[3 * piece + steps]


UNIT_WORTH: Final[list[int]] = [unit_worth(piece, steps) for piece in range(PIECES) for steps in range(3)]
LEADER_WORTH: Final[list[int]] = [
    WEIGHTS.number("command") * COMMAND[piece] + WEIGHTS.number("tactics") * TACTICS[piece] for piece in range(PIECES)
]


def card_worth(card: int, side: int) -> int:
    """What it is good for to keep a card: its value, and the moment it may still answer."""
    kept = WEIGHTS.table("cards").get(EVENT_NAMES[EVENT[card]], 0) if COLOUR[card] != 1 - side else 0
    return WEIGHTS.numbers("values")[VALUE[card]] + kept


CARD_WORTH: Final[list[int]] = [card_worth(card, side) for side in (BRITISH, FRENCH) for card in range(CARDS)]

# -- marches, in tenths of a card

BY_WATER: Final = 2
ON_ROADS: Final = 3
IN_THE_WILDS: Final = 5
IN_MOUNTAINS: Final = 8
BY_SEA: Final = 10
LANDING: Final = 13
LONGEST: Final = 99

NEAR: Final[list[int]] = [int(1000 * 0.955**far) for far in range(LONGEST + 1)]  # what a prize so far away is worth

MARCHES: Final[list[list[int]]] = [[] for _ in range(2 * PLACES_ON_MAP)]  # by side and goal: from every space


def step_cost(space: int, other: int) -> int:
    kind = LINK[space * PLACES_ON_MAP + other]
    if RIVER <= kind < ARROW:
        return BY_WATER
    if TERRAIN[space] == MOUNTAIN or TERRAIN[other] == MOUNTAIN:
        return IN_MOUNTAINS
    return ON_ROADS if TERRAIN[space] == CULTIVATED and TERRAIN[other] == CULTIVATED else IN_THE_WILDS


def ways_into(side: int) -> list[list[int]]:
    """By space: whence it is entered, each as space << 8 | cost."""
    found: list[list[int]] = [[] for _ in range(PLACES_ON_MAP)]
    for space in range(PLACES_ON_MAP):
        for other in EXITS[space]:
            found[other].append(space << 8 | step_cost(space, other))
    if side == FRENCH:
        found[LOUISBOURG].append(QUEBEC << 8 | BY_SEA)
        found[QUEBEC].append(LOUISBOURG << 8 | BY_SEA)
        return found
    for port in PORTS:
        for other in PORTS:
            if port != other and ORIGINAL[port] == BRITISH and ORIGINAL[other] == BRITISH:
                found[other].append(port << 8 | BY_SEA)
        for shore in LANDINGS[port]:
            found[shore].append(port << 8 | LANDING)
    return found


WAYS_INTO: Final[list[list[list[int]]]] = [ways_into(BRITISH), ways_into(FRENCH)]


def marches(side: int, goal: int) -> list[int]:
    """How far an army of the side marches from every space to the goal, whatever stands in the way."""
    known = MARCHES[side * PLACES_ON_MAP + goal]
    if known:
        return known
    found = [LONGEST] * PLACES_ON_MAP
    found[goal] = 0
    edges: list[list[int]] = [[] for _ in range(LONGEST + 1)]
    edges[0].append(goal)
    for far in range(LONGEST):
        for space in edges[far]:
            if found[space] != far:
                continue
            for way in WAYS_INTO[side][space]:
                other = way >> 8
                total = far + (way & 255)
                if total < found[other]:
                    found[other] = total
                    edges[total].append(other)
    MARCHES[side * PLACES_ON_MAP + goal] = found
    return found


def nearness_to_targets(side: int) -> list[int]:
    """By space: how good a place it is to raid from, by the links to the enemy's nearest farms."""
    found: list[int] = []
    for space in range(PLACES_ON_MAP):
        best = FAR
        for target in HOMELAND[1 - side]:
            best = min(best, DISTANCE[space * PLACES_ON_MAP + target])
        found.append(int(100 * 0.85**best) if best < FAR else 20)
    return found


RAID_NEAR: Final[list[list[int]]] = [nearness_to_targets(BRITISH), nearness_to_targets(FRENCH)]
