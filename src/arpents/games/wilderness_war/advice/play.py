"""How a player of Wilderness War goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import high_of, kind_of, low_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.wilderness_war.advice.data import CARD_WORTH, RAID_NEAR, UNIT_WORTH
from arpents.games.wilderness_war.advice.ways import Goals, half_strength, raid_pull
from arpents.games.wilderness_war.facts.board import ORIGINAL, PLACES_ON_MAP
from arpents.games.wilderness_war.facts.deck import CAMPAIGN, CARDS, COLOUR, EVENT, FOUL_WEATHER, RESPONSE, VALUE
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    INITIATIVE,
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    LEADERS,
    STRENGTH,
    TACTICS,
)
from arpents.games.wilderness_war.fighting.assault import cannot_assault
from arpents.games.wilderness_war.movement.avoidance import Avoidance
from arpents.games.wilderness_war.movement.contact import Garrison
from arpents.games.wilderness_war.movement.interception import Interception
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import MOVING

BOLD: Final = 120  # of a hundred times the enemy's strength, what it takes to seek a fight
SHY: Final = 70  # below that one does not stand and fight


def sensible(action: int) -> bool:
    """Razing one's own works is thought of only when it is looked at first."""
    kind = kind_of(action)
    return kind != kinds.DEMOLISH and kind != kinds.DEMOLISH_LATER and not kinds.ABANDON <= kind <= kinds.LEVEL


def sensible_ones(actions: list[int]) -> list[int]:
    last = kind_of(actions[-1])
    if last < kinds.DEMOLISH:
        return actions
    found = [action for action in actions if sensible(action)]
    return found if found else actions


def any_of(actions: list[int], chance: Chance) -> int:
    return actions[chance.below(len(actions))] if len(actions) > 1 else actions[0]


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Mostly what is usually right, else anything but the torch."""
    offered = sensible_ones(actions)
    if len(offered) == 1:
        return offered[0]
    odd = chance.below(4) == 0
    if odd and not isinstance(state.stack[-1], Movement):
        return any_of(offered, chance)
    if odd and chance.below(2) == 0:
        return any_of([action for action in offered if kind_of(action) != kinds.DROP], chance)
    return usual(state, seat, offered, chance)


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    return usual(state, seat, sensible_ones(actions), chance)


def usual(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """What is usually right."""
    if len(actions) == 1:
        return actions[0]
    top = state.stack[-1]
    first = kind_of(actions[0])
    last = kind_of(actions[-1])
    if isinstance(top, Movement):
        return walk(state, seat, top, actions)
    if isinstance(top, Operation):
        return operate(state, seat, top, actions, chance)
    if isinstance(top, ActionPhase):
        return take_phase(state, seat, top, actions, chance)
    if isinstance(top, Interception):
        return intercept(state, seat, top, actions)
    if isinstance(top, Avoidance):
        return avoid(state, seat, top, actions)
    if isinstance(top, Garrison):
        return shelter(state, seat, top, actions)
    if last == kinds.TAKE or last == kinds.TAKE_ALL:
        return muster(state, actions)
    if last == kinds.PLAY:
        return answer(state, actions, chance)
    if last == kinds.JOIN:
        return actions[-1]
    if last == kinds.LOSE:
        return cheapest(state, actions)
    if last == kinds.RETREAT or last == kinds.RETREAT_ALL or first == kinds.RETREAT:
        return refuge(state, seat, actions)
    if last == kinds.GO_HOME:
        return home(state, seat, actions)
    if last == kinds.PLACE or last == kinds.PLACE_ALL:
        return billet(state, seat, actions, chance)
    if first == kinds.DONE and last == kinds.ACTIVATE:
        return volunteer(state, seat, actions)
    if first == kinds.DONE:
        return actions[1 + chance.below(len(actions) - 1)]
    return any_of(actions, chance)


def muster(state: State, actions: list[int]) -> int:
    """5.34 Everybody who fits: leaders first, then the strongest."""
    best = actions[0]
    most = -1
    for action in actions:
        if action == kinds.TAKE_ALL:
            return action
        if kind_of(action) == kinds.TAKE:
            piece = noun_of(action)
            worth = 100 + COMMAND[piece] if IS_LEADER[piece] else UNIT_WORTH[3 * piece + state.steps[piece]]
            if worth > most:
                most = worth
                best = action
    return best


def answer(state: State, actions: list[int], chance: Chance) -> int:
    """5.56 A card that answers is mostly worth its moment."""
    card = noun_of(actions[-1])
    if EVENT[card] == FOUL_WEATHER:
        return any_of(actions, chance)
    return actions[-1] if chance.below(4) else actions[0]


def cheapest(state: State, actions: list[int]) -> int:
    """7.6 The step whose loss hurts least."""
    best = actions[0]
    least = 1 << 20
    for action in actions:
        piece = noun_of(action)
        row = 3 * piece + state.steps[piece]
        worth = UNIT_WORTH[row] - UNIT_WORTH[row - 1] if state.steps[piece] else 0
        if worth < least:
            least = worth
            best = action
    return best


def refuge(state: State, seat: int, actions: list[int]) -> int:
    """7.9 Together, into a work, else to friends."""
    best = actions[0]
    most = -1
    for action in actions:
        together = kind_of(action) == kinds.RETREAT_ALL
        space = noun_of(action) if together else low_of(action)
        worth = (40 if together else 0) + (30 if state.has_work(seat, space) else 0)
        worth += min(20, half_strength(state, seat, space))
        if worth > most:
            most = worth
            best = action
    return best


def home(state: State, seat: int, actions: list[int]) -> int:
    """10.4 Where the next raid begins; leaders to most friends."""
    best = actions[0]
    most = -1
    for action in actions:
        space = low_of(action)
        worth = RAID_NEAR[seat][space] if space < PLACES_ON_MAP else 0
        if IS_LEADER[high_of(action)]:
            worth = half_strength(state, seat, space) if space < PLACES_ON_MAP else 0
        if worth > most:
            most = worth
            best = action
    return best


def billet(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Reinforcements to where they are wanted, most of the time."""
    if chance.below(3) == 0:
        return any_of(actions, chance)
    goals = Goals(state, seat)
    best = actions[0]
    most = -1
    for action in actions:
        kind = kind_of(action)
        if kind != kinds.PLACE and kind != kinds.PLACE_ALL:
            continue
        space = noun_of(action)
        worth = goals.pull(space, 14 + half_strength(state, seat, space)) + (20 if kind == kinds.PLACE_ALL else 0)
        if worth > most:
            most = worth
            best = action
    return best


def volunteer(state: State, seat: int, actions: list[int]) -> int:
    """5.33 The Auxiliary nearest to something to raid."""
    best = kinds.DONE
    most = 30
    for action in actions:
        if kind_of(action) != kinds.ACTIVATE:
            continue
        piece = noun_of(action)
        if IS_AUXILIARY[piece] and RAID_NEAR[seat][state.where[piece]] > most:
            most = RAID_NEAR[seat][state.where[piece]]
            best = action
    return best


def moving_strength(state: State, seat: int, space: int) -> int:
    total = 0
    for piece in state.with_role(seat, space, MOVING):
        if not IS_LEADER[piece]:
            strength = STRENGTH[3 * piece + state.steps[piece]]
            total += 1 + 2 * strength if IS_DRILLED[piece] else 1 + strength
    return total


def walk(state: State, seat: int, move: Movement, actions: list[int]) -> int:
    """6 Towards a prize that can be had, raiders towards farms; else stop."""
    here = move.space
    strength = moving_strength(state, seat, here)
    drilled = False
    for piece in state.with_role(seat, here, MOVING):
        if IS_DRILLED[piece]:
            drilled = True
    goals = Goals(state, seat)
    best = actions[0]
    most = -1
    if actions[0] == kinds.DONE:
        most = goals.pull(here, strength) if drilled else raid_pull(state, seat, here)
    for action in actions:
        kind = kind_of(action)
        if kind != kinds.MOVE and kind != kinds.INFILTRATE and kind != kinds.SAIL and kind != kinds.LAND_AT:
            continue
        space = noun_of(action)
        if space == move.came_from:
            continue
        worth = goals.pull(space, strength) if drilled else raid_pull(state, seat, space)
        if kind == kinds.MOVE and state.has_units(1 - seat, space):
            if 100 * strength < BOLD * half_strength(state, 1 - seat, space):
                continue
            worth += 40
        if worth > most:
            most = worth
            best = action
    return best


def operate(state: State, seat: int, order: Operation, actions: list[int], chance: Chance) -> int:
    """5.36 Press a siege, storm when it should succeed; else march the likeliest way."""
    space = order.space
    can_storm = kinds.ASSAULT in actions
    if can_storm and cannot_assault(state, seat, order.commander, space) == 0:
        own = half_strength(state, seat, space)
        theirs = half_strength(state, 1 - seat, space)
        if 2 * own >= 3 * theirs + 6:
            return kinds.ASSAULT
    if kinds.BESIEGE in actions:
        return kinds.BESIEGE
    if state.siege[space]:
        return kinds.STAY
    boat = kinds.BY_BOAT in actions
    land = kinds.BY_LAND in actions
    if kinds.BY_SEA in actions and chance.below(4) == 0:
        return kinds.BY_SEA
    if boat and (not land or chance.below(2)):
        return kinds.BY_BOAT
    return kinds.BY_LAND if land else actions[0]


def take_phase(state: State, seat: int, phase: ActionPhase, actions: list[int], chance: Chance) -> int:
    """5.26 An event of one's own colour, raiders, or the army that has most to do."""
    if kind_of(actions[0]) == kinds.CARD or kind_of(actions[-1]) == kinds.CARD:
        return choose_card(state, seat, actions, chance)
    if kinds.CARRY_OUT in actions:
        card = phase.card
        if EVENT[card] != CAMPAIGN and COLOUR[card] == seat and chance.below(4):
            return kinds.CARRY_OUT
    if chance.below(4) == 0:
        raider = volunteer(state, seat, actions)
        if raider != kinds.DONE:
            return raider
    best = any_of(actions, chance)
    most = 0
    goals = Goals(state, seat)
    for action in actions:
        if kind_of(action) == kinds.COMMAND_FORCE:
            worth = business(state, seat, noun_of(action), goals, chance)
            if worth > most:
                most = worth
                best = action
    return best


def choose_card(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Now and then for its event; else the one that is missed least and moves the army that has most to do."""
    needed = 1
    most = 0
    goals = Goals(state, seat)
    for leader in LEADERS[seat]:
        if state.where[leader] < PLACES_ON_MAP:
            worth = business(state, seat, leader, goals, chance)
            if worth > most:
                most = worth
                needed = INITIATIVE[leader]
    events = chance.below(3) == 0
    best = actions[0]
    least = 1 << 20
    for action in actions:
        if kind_of(action) != kinds.CARD:
            continue
        card = noun_of(action)
        worth = CARD_WORTH[seat * CARDS + card] + chance.below(6)
        if VALUE[card] < needed:
            worth += 40
        if events and COLOUR[card] == seat and RESPONSE[card] == 0:
            worth -= 100
        if worth < least:
            least = worth
            best = action
    return best


def business(state: State, seat: int, leader: int, goals: Goals, chance: Chance) -> int:
    """What a leader has to do where he is: a siege, prizes near his army."""
    space = state.where[leader]
    strength = half_strength(state, seat, space)
    if strength < 6:
        return 0
    if state.siege[space]:
        return 300 + strength if not state.besieged(seat, space) else 10
    return goals.pull(space, strength) // 4 + chance.below(80)


def intercept(state: State, seat: int, window: Interception, actions: list[int]) -> int:
    """14 With a leader, when the enemy is clearly the weaker."""
    theirs = half_strength(state, 1 - seat, window.target)
    best = kinds.PASS
    most = 0
    for action in actions:
        if kind_of(action) != kinds.INTERCEPT_WITH:
            continue
        leader = noun_of(action)
        own = half_strength(state, seat, state.where[leader])
        if 100 * own < BOLD * theirs:
            continue
        worth = own + 12 * TACTICS[leader] + COMMAND[leader]
        if worth > most:
            most = worth
            best = action
    return best


def avoid(state: State, seat: int, window: Avoidance, actions: list[int]) -> int:
    """15 The weaker side goes, when it can."""
    if kind_of(actions[-1]) == kinds.AVOID_TO:
        best = actions[0]
        most = -1
        for action in actions:
            space = noun_of(action)
            worth = half_strength(state, seat, space) + (20 if state.has_work(seat, space) else 0)
            worth += 10 if ORIGINAL[space] == seat else 0
            if worth > most:
                most = worth
                best = action
        return best
    if 100 * half_strength(state, seat, window.space) >= SHY * half_strength(state, 1 - seat, window.space):
        return kinds.PASS
    best = actions[-1]
    most = -1
    for action in actions:
        if kind_of(action) == kinds.AVOID_WITH and TACTICS[noun_of(action)] > most:
            most = TACTICS[noun_of(action)]
            best = action
    return best


def shelter(state: State, seat: int, window: Garrison, actions: list[int]) -> int:
    """8.1 Behind the walls, unless the field can be held."""
    own = half_strength(state, seat, window.space)
    theirs = half_strength(state, 1 - seat, window.space)
    if 100 * own >= 110 * theirs or actions[-1] == kinds.DONE:
        return kinds.DONE
    if kinds.GO_INSIDE_ALL in actions:
        return kinds.GO_INSIDE_ALL
    best = actions[0]
    most = -1
    for action in actions:
        if kind_of(action) == kinds.GO_INSIDE:
            piece = noun_of(action)
            worth = 200 if IS_LEADER[piece] else UNIT_WORTH[3 * piece + state.steps[piece]]
            if worth > most:
                most = worth
                best = action
    return best
