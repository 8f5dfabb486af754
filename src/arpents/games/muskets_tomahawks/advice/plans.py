"""What a player looks at first when a card lets men act: for each unit the thing to do, and what else it might do."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of
from arpents.engine.chance import Chance
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.advice.play import chosen
from arpents.games.muskets_tomahawks.evaluate import settled
from arpents.games.muskets_tomahawks.setting_up.deployment import Deploy
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, PORTAGE
from arpents.games.muskets_tomahawks.turn.cards import Activations
from arpents.games.muskets_tomahawks.words import kinds

LONGEST: Final = 10  # links of what one unit does
MOST_LAUNCHES: Final = 6
SURELY: Final = 1  # without a doubt


def plans(state: State, seat: int, chance: Chance) -> list[list[int]]:
    """A unit's move, volley, charge or watch; elsewhere whatever is on offer will do."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Activations):
        found: list[list[int]] = []
        for action in state.legal(seat):
            if action != kinds.DONE:
                found += deeds_of(state, seat, [action], chance)
        return found
    if isinstance(top, Act):
        return deeds_of(state, seat, [], chance)
    if isinstance(top, Deploy) and state.field >> 1 == PORTAGE and seat == ATTACKER:
        return launches(state, seat, chance)
    return []


def launches(state: State, seat: int, chance: Chance) -> list[list[int]]:
    """20.19 For each company the water from which it comes ashore best."""
    found: list[list[int]] = []
    for action in state.legal(seat):
        twin = state.copy()
        twin.act(seat, action)
        found.append([action] if settled(twin) else [action, *at_a_glance(twin, seat, chance)])
        if len(found) == MOST_LAUNCHES:
            break
    return found


def deeds_of(state: State, seat: int, start: list[int], chance: Chance) -> list[list[int]]:
    """What the unit that is chosen by `start` might do, the obvious first."""
    twin = state.copy()
    for action in start:
        twin.act(seat, action)
    if not isinstance(twin.stack[-1], Act):
        return [start + at_a_glance(twin, seat, chance)]
    found: list[list[int]] = []
    obvious = -1
    for action in twin.legal(seat):
        kind = kind_of(action)
        if kind != kinds.DECLINE and kind != kinds.FORM_ACTION:
            found.append(start + [action])
    glance = at_a_glance(twin, seat, chance)
    if glance:
        obvious = glance[0]
    found = [chain for chain in found if chain[-1] != obvious]
    return [start + glance] + found


def at_a_glance(state: State, seat: int, chance: Chance) -> list[int]:
    """What looks best at each step, until the dice fall or the other side has its say."""
    chain: list[int] = []
    barriers = state.barriers
    while len(chain) < LONGEST and state.acting() >> seat & 1 and state.barriers == barriers:
        actions = state.legal(seat)
        if not actions:
            break
        action = chosen(state, seat, actions, chance, SURELY)
        chain.append(action)
        state.act(seat, action)
        if settled(state):
            break
    return chain
