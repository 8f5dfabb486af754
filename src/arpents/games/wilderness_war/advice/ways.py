"""Where a company can go from where it stands, and by which spaces; what draws an army there."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.advice.data import NEAR, RAID_NEAR, marches
from arpents.games.wilderness_war.advice.terms import KEY, PRIZE, WALLS, odds
from arpents.games.wilderness_war.facts.board import (
    CULTIVATED,
    EXITS,
    MOUNTAIN,
    NATIONS_OF,
    NIAGARA,
    OHIO_FORKS,
    ORIGINAL,
    PLACES_ON_MAP,
    TERRAIN,
    by_water,
)
from arpents.games.wilderness_war.facts.pieces import IS_DRILLED, IS_LEADER, STRENGTH
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, can_portage, stops_after
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import FORT

NOWHERE: Final = -1


class Ways:
    """The spaces in reach, nearest first, and whence each is entered."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.spaces: list[int] = []
        self.came: list[int] = [NOWHERE] * PLACES_ON_MAP

    def path(self, goal: int) -> list[int]:
        found: list[int] = []
        space = goal
        while space != self.start and len(found) < 12:
            found.append(space)
            space = self.came[space]
        found.reverse()
        return found


def ways_from(state: State, side: int, start: int, mode: int, drilled: int, others: int, allowance: int) -> Ways:
    """6.2, 6.3 As far as the allowance lasts; a space the enemy holds is entered and not left."""
    found = Ways(start)
    enemy = 1 - side
    portaged = [False] * PLACES_ON_MAP
    ended = [False] * PLACES_ON_MAP
    edge = [start]
    for spent in range(allowance):
        following: list[int] = []
        for space in edge:
            if ended[space]:
                continue
            for other in EXITS[space]:
                if other == start or found.came[other] >= 0:
                    continue
                carried = portaged[space]
                if mode == BOAT and not by_water(space, other):
                    if carried or not can_portage(state, side, space, other):
                        continue
                    carried = True
                held = state.occupied(enemy, other)
                if held and drilled == 0 and (others == 0 or state.has_fort(enemy, other)):
                    continue
                found.came[other] = space
                found.spaces.append(other)
                portaged[other] = carried
                ended[other] = held
                if mode == LAND and not held:
                    ridge = TERRAIN[other] == MOUNTAIN and not state.has_work(side, other)
                    ended[other] = ridge or (spent > 0 and stops_after(state, side, space, drilled, others))
                following.append(other)
        edge = following
    return found


def half_strength(state: State, side: int, space: int) -> int:
    """All units there, in half strengths as the terms count them."""
    total = 0
    for piece in state.units_at(side, space):
        strength = STRENGTH[3 * piece + state.steps[piece]]
        total += 1 + 2 * strength if IS_DRILLED[piece] else 1 + strength
    return total


class Goals:
    """The enemy works worth a march, with what it takes."""

    def __init__(self, state: State, side: int) -> None:
        self.side = side
        self.spaces: list[int] = []
        self.prizes: list[int] = []
        self.needs: list[int] = []
        enemy = 1 - side
        for space in range(PLACES_ON_MAP):
            work = state.work[space]
            if work == 0 or work & 1 == side:
                continue
            kind = work >> 1
            self.spaces.append(space)
            self.prizes.append(PRIZE[kind] + (KEY if space == NIAGARA or space == OHIO_FORKS else 0))
            self.needs.append(half_strength(state, enemy, space) + 2 * WALLS[kind])

    def pull(self, space: int, strength: int) -> int:
        """What draws an army of that strength to the space: every prize, by its odds and how far it is from there."""
        total = 0
        for k in range(len(self.spaces)):
            far = marches(self.side, self.spaces[k])[space]
            total += self.prizes[k] * odds(strength, self.needs[k]) * NEAR[far] // 10000
        return total


def raid_worth(state: State, side: int, space: int) -> int:
    """10.1 What a raid there may bring, in hundredths of a point; nothing where none is allowed or worth it."""
    enemy = 1 - side
    if state.work[space] >= 2 * FORT or state.has_work(side, space) or state.drilled_at(side, space):
        return 0
    village = bool(NATIONS_OF[space]) and state.allied(enemy, space)
    stockade = state.has_work(enemy, space)
    farms = TERRAIN[space] == CULTIVATED and ORIGINAL[space] == enemy
    if not (village or stockade or farms):
        return 0
    if farms and not stockade and not village and state.raided(side, space):
        return 0  # 10.33
    guards = 0
    for unit in state.units_at(enemy, space):
        guards += 2 if not IS_LEADER[unit] else 0
    worth = 40 - 8 * guards
    return worth if worth > 4 else 4


def raid_pull(state: State, side: int, space: int) -> int:
    return raid_worth(state, side, space) * 10 + RAID_NEAR[side][space]
