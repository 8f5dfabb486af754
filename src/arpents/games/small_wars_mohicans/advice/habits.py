"""What anybody would do without thinking hard, wherever something smaller than a march is asked."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.small_wars_mohicans.advice.data import (
    FORCE,
    FULL,
    GOAL_NUMBER,
    GOAL_WORTH,
    LINE,
    ODDS_MIDDLE,
    SIEGE_ODDS,
)
from arpents.games.small_wars_mohicans.arrivals.levies import STRATEGIC, Levy
from arpents.games.small_wars_mohicans.facts.board import BASE_OF, BRITISH, KIND, MILITIA, PORT
from arpents.games.small_wars_mohicans.fighting.assault import Assault
from arpents.games.small_wars_mohicans.fighting.engagement import Engagement
from arpents.games.small_wars_mohicans.fighting.siege import works
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds

WORTH_A_SIEGE: Final = 200  # in thousandths, the least chance for which anybody stays before the walls


def usual(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    first = kind_of(actions[0])
    last = kind_of(actions[-1])
    if first == kinds.LOSE:
        return victim(state, seat, actions)
    if first == kinds.ENTER or first == kinds.FIGHT_ON:
        return fight_on(state, seat, actions)
    if first == kinds.ASSAULT:
        return actions[0] if storming(state, seat) >= WORTH_A_SIEGE // 2 else actions[1]
    if first == kinds.WITHDRAW:
        return kinds.STAY if storming(state, seat) >= WORTH_A_SIEGE else kinds.WITHDRAW
    if first == kinds.BURN:
        return kinds.KEEP if seat == BRITISH or keeps(state) or chance.below(2) else kinds.BURN
    if first == kinds.CALL:
        return dearest(actions) if chance.below(3) else actions[-1]
    if first == kinds.REMOVE:
        return cheapest(actions)
    if first == kinds.RETREAT or first == kinds.RETREAT_BY_SEA:
        return refuge(state, seat, actions)
    if first == kinds.TO:
        return destination(state, seat, actions, chance)
    if first == kinds.PICK:
        return picked(state, actions, chance)
    if first == kinds.SORTIE:
        return actions[0] if chance.below(2) else actions[-1]
    if first == kinds.MATCH or first == kinds.MOOR or first == kinds.FIGHT or first == kinds.IN_WOODS:
        return actions[chance.below(len(actions))]
    if last == kinds.DONE and len(actions) > 1:  # gifts, promotions, raids, tribes to save: nobody refuses
        return actions[chance.below(len(actions) - 1)]
    return actions[0]


def victim(state: State, seat: int, actions: list[int]) -> int:
    """S27.5, S27.6 Of one's own the cheapest, of the enemy's the dearest."""
    return cheapest(actions) if state.side_of(noun_of(actions[0])) == seat else dearest(actions)


def cheapest(actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if FULL[noun_of(action)] < FULL[noun_of(best)]:
            best = action
    return best


def dearest(actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if kind_of(action) != kinds.DONE and FULL[noun_of(action)] > FULL[noun_of(best)]:
            best = action
    return best


def forces(state: State, place: int, side: int) -> int:
    total = 0
    for unit in state.units(place, side):
        total += FORCE[state.points(unit)]
    return total


def fight_on(state: State, seat: int, actions: list[int]) -> int:
    """Behind the walls when the enemy is stronger; away when he is much stronger; on with it otherwise."""
    top = state.stack[-1]
    if isinstance(top, Engagement):
        mine = forces(state, top.place, seat)
        theirs = forces(state, top.place, 1 - seat)
        if kind_of(actions[0]) == kinds.ENTER and theirs > mine:
            return actions[0]
        if actions[-1] == kinds.WITHDRAW and theirs > 2 * mine and kind_of(actions[0]) != kinds.ENTER:
            return kinds.WITHDRAW
        return kinds.FIGHT_ON
    if isinstance(top, Assault) and actions[-1] == kinds.GIVE_UP:
        return kinds.FIGHT_ON if forces(state, top.place, seat) > forces(state, top.place, 1 - seat) else kinds.GIVE_UP
    return actions[0]


def storming(state: State, seat: int) -> int:
    """In thousandths, that the siege roll takes the place where this is decided."""
    top = state.stack[-1]
    if not isinstance(top, (Engagement, Assault)):
        return 1000
    place = top.place
    more = -works(place)
    for unit in state.units(place, seat):
        more += LINE[unit]
    for unit in state.units(place, 1 - seat):
        more -= LINE[unit]
    more = -ODDS_MIDDLE if more < -ODDS_MIDDLE else ODDS_MIDDLE if more > ODDS_MIDDLE else more
    return SIEGE_ODDS[more + ODDS_MIDDLE]


def keeps(state: State) -> bool:
    """Whether the fort whose fate is asked stands where victory is at stake."""
    top = state.stack[-1]
    if isinstance(top, Engagement):
        return GOAL_NUMBER[top.place] >= 0
    return False


def refuge(state: State, seat: int, actions: list[int]) -> int:
    """Where most friends stand."""
    best = actions[0]
    most = -1
    for action in actions:
        if kind_of(action) == kinds.RETREAT:
            friends = state.count(noun_of(action), seat)
            if friends > most:
                most = friends
                best = action
    return best


def destination(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Ports and places: where victory is at stake, where the sea lift lies, a base."""
    total = 0
    for action in actions:
        total += appeal(state, seat, noun_of(action))
    drawn = chance.below(total)
    for action in actions:
        drawn -= appeal(state, seat, noun_of(action))
        if drawn < 0:
            return action
    return actions[0]


def appeal(state: State, seat: int, place: int) -> int:
    found = 2
    if GOAL_NUMBER[place] >= 0:
        found += GOAL_WORTH[GOAL_NUMBER[place]] // 60
    if seat == BRITISH and place == state.sea_lift:
        found += 12
    if BASE_OF[place] == seat or PORT[place]:
        found += 3
    return found


def picked(state: State, actions: list[int], chance: Chance) -> int:
    """Units that come are all welcome; a levy moves few."""
    top = state.stack[-1]
    if isinstance(top, Levy):
        if top.sort == STRATEGIC:
            return actions[chance.below(len(actions))] if chance.below(3) else actions[-1]
        return actions[-1] if chance.below(2) else actions[chance.below(len(actions))]
    if KIND[noun_of(actions[0])] == MILITIA:
        return dearest(actions)
    return actions[0]
