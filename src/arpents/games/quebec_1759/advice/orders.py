"""What anybody would order: where blocks go when nobody thinks hard, by who stands there and what it is worth."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.advice.terms import BRITISH_ZONES, FRENCH_ZONES, town_in_reach
from arpents.games.quebec_1759.board import (
    ABRAHAM,
    BEAUPORT,
    BRITISH,
    CROSSING,
    FRENCH,
    MONTMORENCY,
    ROAD,
    SHORE,
    ST_CHARLES,
    ZONES,
)
from arpents.games.quebec_1759.orders import NO_WAY, way_between
from arpents.games.quebec_1759.planning import CHOOSE_TARGET, Planning
from arpents.games.quebec_1759.state import State

NEARER: Final[list[list[int]]] = [FRENCH_ZONES, BRITISH_ZONES]  # by seat and zone: what standing there is worth
STAY: Final = 8  # how willingly one stays
ASIDE: Final = 3  # sends ships upstream, or the Indians
WINNING: Final = 16
EVEN: Final = 3
CAMPS: Final = (BEAUPORT, ST_CHARLES)
A_CAMP: Final = 14  # CV with which four blocks that land can be met
BREAK_CAMP: Final = 13  # the Move from which on the camps are left to themselves
UNTOUCHED: Final = 12  # 20.0 each new parish costs the French a block


def lead(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """How anybody begins an order: mostly where it leads to a fight that can be won, or nearer to Abraham."""
    return one_of(actions, [appeal_of(state, seat, action) for action in actions], chance)


def towards(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Where the line that is being written leads."""
    top = state.stack[-1]
    if kind_of(actions[0]) != kinds.TO or not isinstance(top, Planning) or top.doing(seat) != CHOOSE_TARGET:
        return actions[chance.below(len(actions))]
    origin = top.drafted_origin(seat)
    weights: list[int] = []
    for action in actions:
        weights.append(appeal(state, seat, origin, noun_of(action)) if kind_of(action) == kinds.TO else 0)
    return one_of(actions, weights, chance)


def appeal_of(state: State, seat: int, action: int) -> int:
    kind = kind_of(action)
    if kind == kinds.READY:
        return STAY
    if kind == kinds.FROM:
        origin = noun_of(action)
        total = 0
        for zone in range(ZONES):
            if zone != origin and way_between(origin, zone, 0) != NO_WAY:
                total += appeal(state, seat, origin, zone)
        return total
    if kind == kinds.SHIPS_UP or kind == kinds.INDIANS_FROM:
        return ASIDE
    return 0


def appeal(state: State, seat: int, origin: int, zone: int) -> int:
    """How willingly one would go there from here with all one has."""
    if seat == FRENCH and keeps_camp(state, origin, zone):
        return 0
    mine = state.total(state.at(origin, seat))
    theirs = state.total(state.at(zone, 1 - seat))
    if not ROAD[origin][zone]:
        blocks = state.count(origin, seat)
        mine = mine * min(blocks, state.boats(seat, SHORE[origin])) // max(1, blocks)
        theirs += theirs // 2  # 17.1
    elif CROSSING[origin][zone]:
        theirs += theirs // 2
    if theirs:
        return WINNING if 2 * mine > 3 * theirs else EVEN if mine > theirs else 0
    gain = NEARER[seat][zone] - NEARER[seat][origin]
    if seat == BRITISH and not state.occupied >> zone & 1:
        gain += UNTOUCHED
    return 1 + max(0, gain) // 4


def keeps_camp(state: State, origin: int, zone: int) -> bool:
    """No camp on the shore of the Bason is left for the town while nobody can come near the town by water or by land.

    From there ships are seen two Moves before men land above; an empty shore costs a parish and its militia at once.
    """
    if origin not in CAMPS or state.move >= BREAK_CAMP or town_in_reach(state):
        return False
    if state.at(MONTMORENCY, BRITISH) or state.at(BEAUPORT, BRITISH):
        return zone == ABRAHAM
    return state.total(state.at(origin, FRENCH)) >= A_CAMP


def openings(state: State, seat: int, actions: list[int]) -> list[int]:
    """All but orders that could not be carried out, or would only break up a camp of the French."""
    if kind_of(actions[0]) != kinds.READY:
        return actions
    found: list[int] = []
    for action in actions:
        if action != kinds.FREELY and (seat != FRENCH or not leaves_camp(state, action)):
            found.append(action)
    return found


def leaves_camp(state: State, action: int) -> bool:
    """Whether an order begins that would only break up a camp."""
    if kind_of(action) != kinds.FROM:
        return False
    for zone in range(ZONES):
        if ROAD[noun_of(action)][zone] and not keeps_camp(state, noun_of(action), zone):
            return False
    return True


def one_of(actions: list[int], weights: list[int], chance: Chance) -> int:
    """An action drawn by weight; the first where none weighs anything."""
    total = sum(weights)
    if total == 0:
        return actions[0]
    drawn = chance.below(total)
    for number in range(len(actions)):
        drawn -= weights[number]
        if drawn < 0:
            return actions[number]
    return actions[0]
