"""S13 Where a stack can go in one turn, and by which decisions."""

from __future__ import annotations

from typing import Final

from arpents.games.small_wars_mohicans.facts.board import (
    HALT_AT,
    LINES_OF,
    NATION_OF,
    PLACES,
    ROAD,
    SEA_LIFT_TO,
    TRAIL,
)
from arpents.games.small_wars_mohicans.movement.sea import needs_sea_lift
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds

PAID_STEPS: Final = 4
LIGHT_STEPS: Final = 6
NO_WAY: Final = 99


class Ways:
    """Where a stack can go this turn: by place what it costs, and the line and place before it."""

    def __init__(self) -> None:
        self.cost = [NO_WAY] * PLACES
        self.before = [0] * PLACES
        self.found: list[int] = []


def ways_from(state: State, seat: int, origin: int, light: bool) -> Ways:
    ways = Ways()
    cost = ways.cost
    before = ways.before
    found = ways.found
    trails = [0] * PLACES
    cost[origin] = 0
    found.append(origin)
    most = LIGHT_STEPS if light else PAID_STEPS
    nations = state.nations
    for spent in range(most):
        for number in range(len(found)):
            place = found[number]
            if cost[place] != spent:
                continue
            if spent and stops(state, seat, place):
                continue
            if spent and before[place] >> 8 and (before[place] & ~0xFF | place) in HALT_AT[before[place] & 0xFF]:
                continue
            for line in LINES_OF[place]:
                other = line & 0xFF
                trail = 0
                price = spent + 1
                if not light and line >> 8 == TRAIL:
                    if trails[place]:
                        continue
                    trail = 1
                    price += 1
                if price > most or price >= cost[other] or (nations < 0 and NATION_OF[other] >= 0):
                    continue
                if SEA_LIFT_TO[place] and needs_sea_lift(state, seat, place, line):
                    continue
                if cost[other] == NO_WAY:
                    found.append(other)
                cost[other] = price
                before[other] = line & ~0xFF | place
                trails[other] = trails[place] | trail
    return ways


def stops(state: State, seat: int, place: int) -> bool:
    """S13.11 Where a stack goes no farther."""
    if state.contested(place, seat):
        return True
    return state.owner[place] == 1 - seat and state.fortified(place)


def steps_of(ways: Ways, target: int) -> list[int]:
    """The decisions that lead there."""
    found: list[int] = []
    place = target
    while ways.cost[place] > 0:
        line = ways.before[place] >> 8
        kind = kinds.BY_ROAD if line == ROAD else kinds.BY_TRAIL if line == TRAIL else kinds.BY_WATER
        found.append(kind | place)
        place = ways.before[place] & 0xFF
    found.reverse()
    return found
