"""Whole operations as a player means them: this card for this leader, with these units, by this way to that place."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.games.wilderness_war.advice.data import CARD_WORTH, RAID_NEAR, UNIT_WORTH
from arpents.games.wilderness_war.advice.play import BOLD, moving_strength
from arpents.games.wilderness_war.advice.ways import Goals, Ways, half_strength, raid_worth, ways_from
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    CULTIVATED,
    IS_PORT,
    LANDINGS,
    PLACES_ON_MAP,
    TERRAIN,
)
from arpents.games.wilderness_war.facts.deck import AMPHIBIOUS_LANDING, CAMPAIGN, CARDS, EVENT, VALUE
from arpents.games.wilderness_war.facts.pieces import (
    AUXILIARIES,
    COMMAND,
    DRILLED_TROOPS,
    INITIATIVE,
    IS_DRILLED,
    IS_INDIAN,
    LEADERS,
    STRENGTH,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.forces.construction import cannot_build_fort, with_drilled
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, company
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.movement.naval import harbours
from arpents.games.wilderness_war.sequence.action_phase import CHOOSE, USE, ActionPhase
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import HAND

PLACES_TRIED: Final = 3  # of the places a force can go to, how many are looked at for what they lead to
RAIDERS_TRIED: Final = 3
BY_BOAT_FAR: Final = 9  # 6.3
MOST: Final = 90  # plans


class Cards:
    """The hand by what it can still do: the card that is missed least, by value."""

    def __init__(self, state: State, side: int, given: int) -> None:
        self.least: list[int] = [0, 0, 0, 0]  # by value needed: the card that is missed least
        self.hand: list[int] = []
        for card in range(1, CARDS):
            if given == card or (given == 0 and state.card_in[card] == HAND + side):
                self.hand.append(card)
        for needed in range(1, 4):
            for card in self.hand:
                if VALUE[card] < needed:
                    continue
                kept = self.least[needed]
                if kept == 0 or CARD_WORTH[side * CARDS + card] < CARD_WORTH[side * CARDS + kept]:
                    self.least[needed] = card


class Proposals:
    """Plans with what speaks for each; the best come first."""

    def __init__(self) -> None:
        self.found: list[tuple[int, list[int]]] = []

    def add(self, worth: int, chain: list[int]) -> None:
        self.found.append((-worth, chain))

    def sorted(self) -> list[list[int]]:
        self.found.sort()
        return [chain for _, chain in self.found[:MOST]]


def plans(state: State, seat: int, chance: Chance) -> list[list[int]]:
    if not state.stack:
        return []
    top = state.stack[-1]
    found = Proposals()
    if isinstance(top, ActionPhase) and (top.step == CHOOSE or top.step == USE):
        given = top.card if top.step == USE else 0
        cards = Cards(state, seat, given)
        propose_events(cards, given, found)
        propose_forces(state, seat, cards, given, found)
        propose_raids(state, seat, cards, given, found)
        propose_single_units(state, seat, cards, given, found)
        propose_works(state, seat, cards, given, found)
    elif isinstance(top, Movement):
        propose_ways(state, seat, top.commander, top.space, [], found, top.mode, top.foul)
    elif isinstance(top, Operation) and not state.siege[top.space]:
        propose_ways(state, seat, top.commander, top.space, [], found, NO_MODE, top.foul)
    return found.sorted()


NO_MODE: Final = -1


def opening(card: int, given: int) -> list[int]:
    return [] if given else [kinds.CARD | card]


def propose_events(cards: Cards, given: int, found: Proposals) -> None:
    for card in cards.hand:
        found.add(60, [*opening(card, given), kinds.CARRY_OUT])


# -- forces


class Force:
    """Whom a commander takes along, and the words that muster them."""

    def __init__(self, state: State, side: int, leader: int, left: int) -> None:
        """`left` units stay as a garrison."""
        space = state.where[leader]
        self.leader = leader
        self.strength = 0
        self.drilled = 0
        self.others = 0
        self.chain: list[int] = []
        room = COMMAND[leader]
        taken: list[int] = []
        for other in state.leaders_at(side, space):
            if other != leader and COMMAND[other] <= COMMAND[leader]:
                room += COMMAND[other]
                taken.append(other)
        units: list[int] = []
        for unit in state.units_at(side, space):
            if not led_by_johnson_only(unit):
                units.append(unit)
        size = min(room, len(units) - left)
        if size == len(units) and left == 0:
            self.chain.append(kinds.TAKE_ALL)
            for unit in units:
                self.add(state, unit)
            return
        order: list[tuple[int, int]] = []
        for unit in units:
            order.append((-UNIT_WORTH[3 * unit + state.steps[unit]], unit))
        order.sort()
        for other in taken:
            self.chain.append(kinds.TAKE | other)
        for k in range(size):
            self.chain.append(kinds.TAKE | order[k][1])
            self.add(state, order[k][1])
        if size < room:
            self.chain.append(kinds.DONE)

    def add(self, state: State, unit: int) -> None:
        strength = STRENGTH[3 * unit + state.steps[unit]]
        if IS_DRILLED[unit]:
            self.drilled += 1
            self.strength += 1 + 2 * strength
        else:
            self.others += 1
            self.strength += 1 + strength


def propose_forces(state: State, seat: int, cards: Cards, given: int, found: Proposals) -> None:
    campaign = 0
    for card in cards.hand:
        if EVENT[card] == CAMPAIGN:
            campaign = card
    best: list[tuple[int, list[int]]] = []
    for leader in LEADERS[seat]:
        space = state.where[leader]
        if space >= PLACES_ON_MAP or not state.has_units(seat, space):
            continue
        card = cards.least[INITIATIVE[leader]]
        units = state.count_units(seat, space)
        held = state.has_work(seat, space) and not state.siege[space] and TERRAIN[space] != CULTIVATED
        for left in range(2 if units > 1 and held else 1):
            force = Force(state, seat, leader, left)
            if force.drilled + force.others == 0:
                continue
            head = [kinds.COMMAND_FORCE | leader, *force.chain]
            if card:
                chain = [*opening(card, given), *head]
                before = len(found.found)
                if state.siege[space] and not state.besieged(seat, space):
                    found.add(400, [*chain, kinds.BESIEGE])
                    found.add(380, [*chain, kinds.ASSAULT])
                    best.append((-400, head))
                    continue
                if state.besieged(seat, space):
                    found.add(50, [*chain, kinds.SORTIE])
                    continue
                march(state, seat, force, space, chain, found, NO_MODE, 0)
                if len(found.found) > before:
                    best.append((min(entry[0] for entry in found.found[before:]), head))
            by_sea(state, seat, force, space, cards, given, head, found)
    if campaign:
        best.sort()
        for k in range(min(4, len(best))):
            for j in range(min(4, len(best))):
                if best[k][1][0] != best[j][1][0]:
                    chain = [*opening(campaign, given), kinds.CARRY_OUT, *best[k][1], *best[j][1]]
                    found.add(70 - best[k][0] // 2 - best[j][0] // 4, chain)


def propose_ways(
    state: State, seat: int, commander: int, space: int, chain: list[int], found: Proposals, mode: int, foul: int
) -> None:
    """The rest of an operation that has begun."""
    group = company(state, seat, space, LAND, foul)
    strength = moving_strength(state, seat, space)
    for way in (LAND, BOAT):
        if mode == NO_MODE or mode == way:
            allowance = BY_BOAT_FAR if way == BOAT else group.allowance
            if foul:
                allowance = min(2, allowance)
            ways = ways_from(state, seat, space, way, group.drilled, group.auxiliaries, allowance)
            head = chain if mode == way else [*chain, kinds.BY_LAND if way == LAND else kinds.BY_BOAT]
            if group.drilled:
                to_goals(state, seat, ways, strength, head, found)
            else:
                to_targets(state, seat, ways, head, found)


def march(
    state: State, seat: int, force: Force, space: int, chain: list[int], found: Proposals, mode: int, foul: int
) -> None:
    for way in (LAND, BOAT):
        allowance = BY_BOAT_FAR if way == BOAT else 4 if force.drilled else 6
        ways = ways_from(state, seat, space, way, force.drilled, force.others, allowance)
        head = [*chain, kinds.BY_LAND if way == LAND else kinds.BY_BOAT]
        if force.drilled:
            to_goals(state, seat, ways, force.strength, head, found)
        else:
            to_targets(state, seat, ways, head, found)


def to_goals(state: State, seat: int, ways: Ways, strength: int, head: list[int], found: Proposals) -> None:
    """Every enemy that can be beaten, and the places that lead nearest to a prize or to a larger army."""
    enemy = 1 - seat
    goals = Goals(state, seat)
    stay = goals.pull(ways.start, strength)
    order: list[tuple[int, int]] = []
    for space in ways.spaces:
        if state.occupied(enemy, space):
            guards = half_strength(state, enemy, space)
            if 100 * strength < BOLD * guards:
                continue
            prize = 40
            if state.has_work(enemy, space):
                prize = 160 if guards == 0 or state.work[space] >= 2 else 100
            found.add(prize + min(60, strength - guards), [*head, *moves(ways, space)])
        else:
            friends = half_strength(state, seat, space)
            worth = goals.pull(space, strength + friends) - stay
            if worth > 0:
                order.append((-worth, space))
    order.sort()
    for k in range(min(PLACES_TRIED, len(order))):
        found.add(-order[k][0] // 4, [*head, *moves(ways, order[k][1]), kinds.DONE])


def moves(ways: Ways, space: int) -> list[int]:
    return [kinds.MOVE | step for step in ways.path(space)]


def by_sea(
    state: State, seat: int, force: Force, space: int, cards: Cards, given: int, head: list[int], found: Proposals
) -> None:
    """6.4 To another port, or a landing where the card for it stays in hand."""
    card = cards.least[3]
    if not card or not IS_PORT[space] or force.drilled == 0:
        return
    chain = [*opening(card, given), *head, kinds.BY_SEA]
    goals = Goals(state, seat)
    stay = goals.pull(space, force.strength)
    for port in harbours(state, seat):
        if port != space and state.controls_port(seat, port):
            worth = goals.pull(port, force.strength + half_strength(state, seat, port)) - stay
            if worth > 0:
                found.add(worth // 4, [*chain, kinds.SAIL | port, kinds.DONE])
    if seat == BRITISH and state.holds(BRITISH, AMPHIBIOUS_LANDING):
        for shore in LANDINGS[space]:
            found.add(300, [*chain, kinds.LAND_AT | shore])
            found.add(299, [*chain, kinds.LAND_AT | shore, kinds.DONE])


# -- raiders and single units


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
        for negative, k in ranked:
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
        if state.where[piece] < PLACES_ON_MAP and piece not in named:
            if halves >= 2 or IS_INDIAN[piece]:
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


# -- works


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
