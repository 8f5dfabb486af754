"""How a player of A Few Acres of Snow goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.advice.data import CARD_WORTH, URGE
from arpents.games.few_acres_of_snow.cards import CARDS, MILITARY
from arpents.games.few_acres_of_snow.state import State


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """A sensible turn at a glance: every kind of action as often as it is usually right."""
    first = actions[0]
    kind = kind_of(first)
    if first == kinds.END:
        goes_on = has_support(actions) or chance.below(4) == 0
        return actions[1 + chance.below(len(actions) - 1)] if goes_on else kinds.END
    last = kind_of(actions[-1])
    if (kinds.SETTLE <= kind <= kinds.WITHDRAW and last >= kinds.PASS) or last == kinds.PASS:
        return by_urge(actions, chance)
    if first == kinds.ALLOW:  # A15.6, A16 whoever can block does
        return actions[-1]
    if first == kinds.OCCUPY:
        return kinds.OCCUPY
    if actions[-1] == kinds.LEAVE:
        return actions[0]
    if kind == kinds.LOSE or kind == kinds.GIVE or kind == kinds.LOSE_RESERVE or kind == kinds.GIVE_RESERVE:
        return cheapest(actions)
    if last == kinds.SEND:
        return strongest(seat, actions)
    if last == kinds.RETURN or last == kinds.DISCARD:
        return actions[0] if first == kinds.DONE else cheapest(actions)
    if last == kinds.TAKE:
        return dearest(actions)
    return actions[chance.below(len(actions))]


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Half of the time what is usually right, else anything."""
    first = actions[0]
    if first == kinds.END:
        return kinds.END if chance.below(2) else actions[chance.below(len(actions))]
    if chance.below(2):
        return actions[chance.below(len(actions))]
    if kind_of(actions[-1]) >= kinds.PASS and kinds.SETTLE <= kind_of(first) <= kinds.WITHDRAW:
        return by_urge(actions, chance)
    return actions[0] if chance.below(2) else respond(state, seat, actions, chance)


def has_support(actions: list[int]) -> bool:
    for action in actions:
        if action == kinds.SUPPORT:
            return True
    return False


def by_urge(actions: list[int], chance: Chance) -> int:
    total = 0
    for action in actions:
        total += URGE[action >> 16]
    if total == 0:
        return actions[chance.below(len(actions))]
    drawn = chance.below(total)
    for action in actions:
        drawn -= URGE[action >> 16]
        if drawn < 0:
            return action
    return actions[-1]


def cheapest(actions: list[int]) -> int:
    """The card whose loss hurts least; a place's card is worth nothing by itself."""
    best = actions[0]
    for action in actions:
        if CARD_WORTH[noun_of(action)] < CARD_WORTH[noun_of(best)]:
            best = action
    return best


def dearest(actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if CARD_WORTH[noun_of(action)] > CARD_WORTH[noun_of(best)]:
            best = action
    return best


def strongest(seat: int, actions: list[int]) -> int:
    best = actions[0]
    for action in actions:
        if MILITARY[seat * CARDS + noun_of(action)] > MILITARY[seat * CARDS + noun_of(best)]:
            best = action
    return best
