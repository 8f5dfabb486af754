"""17 Supply of Drilled Troops."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    CULTIVATED,
    FORTRESSES,
    FRENCH,
    IS_FORTRESS,
    IS_PORT,
    LINK,
    NEIGHBOURS,
    ORIGINAL,
    PLACES_ON_MAP,
    RIVER,
    TERRAIN,
    distance,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import AMPHIB, BASIC_RULES

HOMEWARD: Final[list[list[list[int]]]] = [  # by side and space: its neighbours, the nearest to an own fortress last
    [
        sorted(
            NEIGHBOURS[space],
            key=lambda other: -min(distance(other, home) for home in FORTRESSES if ORIGINAL[home] == side),
        )
        for space in range(PLACES_ON_MAP)
    ]
    for side in (BRITISH, FRENCH)
]


def is_source(state: State, side: int, space: int) -> bool:
    """17.1 An own original fortress under control; for the British a captured port or an Amphib space too."""
    if state.controls(side, space) and (ORIGINAL[space] == side or (side == BRITISH and IS_PORT[space])):
        return True
    if side != BRITISH or not state.marks[space] & AMPHIB or state.besieged(BRITISH, space):
        return False
    return not state.occupied(1 - BRITISH, space)


def sources(state: State, side: int) -> list[int]:
    found = [space for space in FORTRESSES if is_source(state, side, space)]
    if side == BRITISH:
        for space in range(PLACES_ON_MAP):
            if state.marks[space] & AMPHIB and space not in found and is_source(state, side, space):
                found.append(space)
    return found


def carries(state: State, side: int, space: int) -> bool:
    """17.21 A space that passes supply on by any link: cultivated, fortified by the side, or Amphib."""
    if TERRAIN[space] == CULTIVATED or state.has_work(side, space):
        return True
    return side == BRITISH and state.marks[space] & AMPHIB != 0


def supplied(state: State, side: int, space: int) -> bool:
    """17.2 Whether a line runs from the space to a source."""
    if state.options[BASIC_RULES] == 1:
        return True
    if is_source(state, side, space) and not state.occupied(1 - side, space):
        return True
    return is_reached(state, side, space)


def is_reached(state: State, side: int, start: int) -> bool:
    """Whether there is a line at all, looked for towards home first: most are short."""
    enemy = 1 - side
    if state.occupied(enemy, start):
        return False
    seen = [0] * (1 + PLACES_ON_MAP // 32)  # masks of spaces
    seen[start >> 5] = 1 << (start & 31)
    edge = [start]
    while edge:
        space = edge.pop()
        if (IS_FORTRESS[space] or state.marks[space]) and is_source(state, side, space):
            return True
        passes = space == start or carries(state, side, space)
        links = space * PLACES_ON_MAP
        for other in HOMEWARD[side][space]:
            mask = seen[other >> 5]
            bit = 1 << (other & 31)
            if mask & bit or not (LINK[links + other] >= RIVER or (passes and carries(state, side, other))):
                continue
            seen[other >> 5] = mask | bit
            if not state.occupied(enemy, other):
                edge.append(other)
    return False


def supply_line(state: State, side: int, start: int) -> list[int]:
    """The spaces of the shortest line, the supplied one first; empty when there is none."""
    if state.occupied(1 - side, start):
        return []
    came = [-1] * PLACES_ON_MAP
    came[start] = start
    edge = [start]
    for space in edge:
        if (IS_FORTRESS[space] or state.marks[space]) and is_source(state, side, space):
            line = [space]
            while space != start:
                space = came[space]
                line.append(space)
            line.reverse()
            return line
        passes = space == start or carries(state, side, space)
        links = space * PLACES_ON_MAP
        for other in NEIGHBOURS[space]:
            if came[other] >= 0 or not (LINK[links + other] >= RIVER or (passes and carries(state, side, other))):
                continue
            if not state.occupied(1 - side, other):
                came[other] = space
                edge.append(other)
    return []
