"""Small operations: raiders, a regiment alone, forts and stockades."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.advice.data import RAID_NEAR
from arpents.games.wilderness_war.advice.proposals import BY_BOAT_FAR, Cards, Proposals, moves, opening
from arpents.games.wilderness_war.advice.ways import Ways, half_strength, raid_worth, ways_from
from arpents.games.wilderness_war.facts.board import CULTIVATED, PLACES_ON_MAP, TERRAIN
from arpents.games.wilderness_war.facts.deck import VALUE
from arpents.games.wilderness_war.facts.pieces import AUXILIARIES, DRILLED_TROOPS, IS_INDIAN, LEADERS, STRENGTH
from arpents.games.wilderness_war.forces.construction import cannot_build_fort, with_drilled
from arpents.games.wilderness_war.forces.marching import BOAT, LAND
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds

RAIDERS_TRIED: Final = 3


class Raider:
    def __init__(self, piece: int, worth: int, chain: list[int]) -> None:
        self.piece = piece
        self.worth = worth
        self.chain = chain


def to_targets(state: State, seat: int, ways: Ways, head: list[int], found: Proposals) -> None:
    order: list[tuple[int, int]] = []
    for space in ways.spaces:
        worth = raid_worth(state, seat, space)
        if worth > 4:
            order.append((-worth, space))
    order.sort()
    for k in range(min(RAIDERS_TRIED, len(order))):
        steps = moves(ways, order[k][1])
        if not state.occupied(1 - seat, order[k][1]):
            steps.append(kinds.DONE)
        found.add(30 - 2 * order[k][0], [*head, *steps])


def raider(state: State, seat: int, piece: int, taken: list[int]) -> Raider:
    """The best raid of a single Auxiliary, or a walk to the border."""
    start = state.where[piece]
    best = Raider(piece, 0, [])
    for way in (LAND, BOAT):
        ways = ways_from(state, seat, start, way, 0, 1, 6 if way == LAND else BY_BOAT_FAR)
        head = [kinds.BY_LAND if way == LAND else kinds.BY_BOAT]
        for space in ways.spaces:
            worth = 4 * raid_worth(state, seat, space)
            if worth <= 16 or space in taken:
                worth = 0
                if RAID_NEAR[seat][space] > RAID_NEAR[seat][start] and not state.occupied(1 - seat, space):
                    worth = (RAID_NEAR[seat][space] - RAID_NEAR[seat][start]) // 2
            if worth > best.worth:
                steps = moves(ways, space)
                steps.append(kinds.DONE)
                best = Raider(piece, worth, [*head, *steps])
                best.piece = piece
    return best


def goal_of(chain: list[int]) -> int:
    return chain[-2] & 0xFFFF if len(chain) > 1 else -1


def propose_raids(state: State, seat: int, cards: Cards, given: int, found: Proposals) -> None:
    """5.33 As many raiders as a card allows, each to a target of his own."""
    order: list[tuple[int, int]] = []
    for piece in AUXILIARIES[seat]:
        if state.where[piece] < PLACES_ON_MAP and not state.besieged(seat, state.where[piece]):
            order.append((-RAID_NEAR[seat][state.where[piece]], piece))
    order.sort()
    bands: list[Raider] = []
    taken: list[int] = []
    for k in range(min(10, len(order))):
        band = raider(state, seat, order[k][1], taken)
        if band.worth > 0:
            bands.append(band)
            taken.append(goal_of(band.chain))
    ranked: list[tuple[int, int]] = []
    for k in range(len(bands)):
        ranked.append((-bands[k].worth, k))
    ranked.sort()
    for value in (1, 2, 3):
        card = cards.least[value]
        if not card or (value < VALUE[card] and cards.least[VALUE[card]] == card and value < 3):
            continue
        halves = 2 * VALUE[card]
        chosen: list[Raider] = []
        total = 0
        for _, k in ranked:
            cost = 1 if IS_INDIAN[bands[k].piece] else 2
            if cost <= halves and len(chosen) < 6:
                halves -= cost
                chosen.append(bands[k])
                total += bands[k].worth
        if not chosen:
            continue
        chain = opening(card, given)
        for band in chosen:
            chain.append(kinds.ACTIVATE | band.piece)
        if halves > 0 and len(chosen) < 6 and more_to_activate(state, seat, chosen, halves):
            chain.append(kinds.DONE)
        first = chosen[0]
        if len(chosen) > 1:
            chain.append(kinds.NEXT | first.piece)
        found.add(40 + total // 2, [*chain, *first.chain])


def more_to_activate(state: State, seat: int, chosen: list[Raider], halves: int) -> bool:
    """5.33 Whether the question goes on."""
    named = [band.piece for band in chosen]
    for piece in AUXILIARIES[seat] + LEADERS[seat]:
        if state.where[piece] < PLACES_ON_MAP and piece not in named and (halves >= 2 or IS_INDIAN[piece]):
            return True
    return False


def propose_single_units(state: State, seat: int, cards: Cards, given: int, found: Proposals) -> None:
    """5.32 A regiment alone: an empty stockade to take, a garrison to relieve, an army to join."""
    card = cards.least[1]
    if not card:
        return
    seen: list[int] = []
    for piece in DRILLED_TROOPS[seat]:
        space = state.where[piece]
        if space >= PLACES_ON_MAP or space in seen or state.besieged(seat, space):
            continue
        seen.append(space)
        strength = 1 + 2 * STRENGTH[3 * piece + state.steps[piece]]
        chain = [*opening(card, given), kinds.ACTIVATE | piece]
        for way in (LAND, BOAT):
            ways = ways_from(state, seat, space, way, 1, 0, 4 if way == LAND else BY_BOAT_FAR)
            head = [*chain, kinds.BY_LAND if way == LAND else kinds.BY_BOAT]
            best = -1
            most = 0
            for goal in ways.spaces:
                if state.occupied(1 - seat, goal):
                    if not state.has_units(1 - seat, goal) and state.work[goal] >> 1 == 1:
                        found.add(150, [*head, *moves(ways, goal)])
                    continue
                friends = half_strength(state, seat, goal)
                if friends > 2 * half_strength(state, seat, space) and friends > most:
                    most = friends
                    best = goal
            if best >= 0:
                found.add(12 + strength, [*head, *moves(ways, best)])


def propose_works(state: State, seat: int, cards: Cards, given: int, found: Proposals) -> None:
    """5.4 Forts where an army stands in the wilds, finished ones first; stockades at the border of one's farms."""
    if state.built >> seat & 1:
        return
    sites: list[tuple[int, int]] = []
    for space in with_drilled(state, seat):
        if TERRAIN[space] != CULTIVATED and cannot_build_fort(state, seat, space) == 0:
            worth = 50 if state.digging(seat, space) else 10 + half_strength(state, seat, space)
            sites.append((-worth, space))
        elif state.digging(seat, space) and cannot_build_fort(state, seat, space) == 0:
            sites.append((-20, space))
    sites.sort()
    for value in (1, 2, 3):
        card = cards.least[value]
        if not card or VALUE[card] != value:
            continue
        if sites:
            chain = [*opening(card, given), kinds.BUILD_FORTS]
            for k in range(min(value, len(sites))):
                chain.append(kinds.BUILD | sites[k][1])
            if len(sites) > value or len(sites) < value:
                chain.append(kinds.DONE)
            found.add(20 - sites[0][0] // 2, chain)
        found.add(15, [*opening(card, given), kinds.BUILD_STOCKADES])
