"""How a player of A Few Acres of Snow goes on when nobody thinks hard, and what such a player would try."""

from __future__ import annotations

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.few_acres_of_snow.advice.data import CARD_WORTH, URGE
from arpents.games.few_acres_of_snow.cards import CARDS, MILITARY
from arpents.games.few_acres_of_snow.kinds import (
    ALLOW,
    DISCARD,
    DONE,
    END,
    GIVE,
    GIVE_RESERVE,
    LEAVE,
    LOSE,
    LOSE_RESERVE,
    OCCUPY,
    PASS,
    RETURN,
    SEND,
    SETTLE,
    SUPPORT,
    TAKE,
    WITHDRAW,
)
from arpents.games.few_acres_of_snow.state import State


def respond(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """A sensible turn at a glance: every kind of action as often as it is usually right."""
    first = actions[0]
    kind = kind_of(first)
    if first == END:
        return actions[1 + chance.below(len(actions) - 1)] if has_support(actions) or chance.below(4) == 0 else END
    if (SETTLE <= kind <= WITHDRAW and kind_of(actions[-1]) >= PASS) or kind_of(actions[-1]) == PASS:
        return by_urge(actions, chance)
    if first == ALLOW:  # A15.6, A16 whoever can block does
        return actions[-1]
    if first == OCCUPY:
        return OCCUPY
    if actions[-1] == LEAVE:
        return actions[0]
    if kind == LOSE or kind == GIVE or kind == LOSE_RESERVE or kind == GIVE_RESERVE:
        return cheapest(actions)
    last = kind_of(actions[-1])
    if last == SEND:
        return strongest(seat, actions)
    if last == RETURN or last == DISCARD:
        return actions[0] if first == DONE else cheapest(actions)
    if last == TAKE:
        return dearest(actions)
    return actions[chance.below(len(actions))]


def consider(state: State, seat: int, actions: list[int], chance: Chance) -> int:
    """Half of the time what is usually right, else anything."""
    first = actions[0]
    if first == END:
        return END if chance.below(2) else actions[chance.below(len(actions))]
    if chance.below(2):
        return actions[chance.below(len(actions))]
    if kind_of(actions[-1]) >= PASS and SETTLE <= kind_of(first) <= WITHDRAW:
        return by_urge(actions, chance)
    return actions[0] if chance.below(2) else respond(state, seat, actions, chance)


def has_support(actions: list[int]) -> bool:
    for action in actions:
        if action == SUPPORT:
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
