"""Whole operations as a player means them: this card for this leader, with these units, by this way to that place."""

from __future__ import annotations

from typing import Final

from arpents.engine.chance import Chance
from arpents.games.wilderness_war.advice.data import UNIT_WORTH
from arpents.games.wilderness_war.advice.play import BOLD, moving_strength
from arpents.games.wilderness_war.advice.proposals import BY_BOAT_FAR, Cards, Proposals, moves, opening
from arpents.games.wilderness_war.advice.sallies import (
    propose_raids,
    propose_single_units,
    propose_works,
    to_targets,
)
from arpents.games.wilderness_war.advice.ways import Ways, half_strength, ways_from
from arpents.games.wilderness_war.facts.board import BRITISH, IS_PORT, LANDINGS, ORIGINAL, PLACES_ON_MAP
from arpents.games.wilderness_war.facts.deck import AMPHIBIOUS_LANDING, CAMPAIGN, EVENT
from arpents.games.wilderness_war.facts.pieces import (
    AUXILIARY_BITS,
    COMMAND,
    INITIATIVE,
    IS_AUXILIARY,
    IS_DRILLED,
    LEADERS,
    STRENGTH,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, company
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.movement.naval import harbours
from arpents.games.wilderness_war.sequence.action_phase import CHOOSE, USE, ActionPhase
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds

NO_MODE: Final = -1
PLACES_TRIED: Final = 3  # of the places a force can go to, how many are looked at for what they lead to


def plans(state: State, seat: int, chance: Chance) -> list[list[int]]:
    if not state.stack:
        return []
    top = state.stack[-1]
    found = Proposals(state, seat)
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


def propose_events(cards: Cards, given: int, found: Proposals) -> None:
    for card in cards.hand:
        found.add(60, [*opening(card, given), kinds.CARRY_OUT])


# -- forces


class Force:
    """Whom a commander takes along, and the words that muster them."""

    def __init__(self, state: State, side: int, leader: int, left: int) -> None:
        """`left` units stay as a garrison; -1 for Auxiliaries alone, who raid with their leader."""
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
            if not led_by_johnson_only(unit) and (left >= 0 or IS_AUXILIARY[unit]):
                units.append(unit)
        if left < 0:
            taken.clear()
            room = COMMAND[leader]
        size = min(room, len(units) - max(0, left))
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
        if size < room or left < 0:
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
        held = state.has_work(seat, space) and not state.siege[space] and ORIGINAL[space] != seat
        bands = state.others_at(seat, space) & AUXILIARY_BITS[seat]
        for left in range(-1 if bands and state.drilled_at(seat, space) else 0, 2 if units > 1 and held else 1):
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
    goals = found.goals
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


def by_sea(
    state: State, seat: int, force: Force, space: int, cards: Cards, given: int, head: list[int], found: Proposals
) -> None:
    """6.4 To another port, or a landing where the card for it stays in hand."""
    card = cards.least[3]
    if not card or not IS_PORT[space] or force.drilled == 0:
        return
    chain = [*opening(card, given), *head, kinds.BY_SEA]
    goals = found.goals
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
