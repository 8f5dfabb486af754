"""S20 Voyages of the sea lift as a player means them."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.games.small_wars_mohicans.advice.data import GOAL_NUMBER
from arpents.games.small_wars_mohicans.advice.marches import Orders, best_first, defence, force_of
from arpents.games.small_wars_mohicans.facts.board import BRITISH, PORT, PORTS, STACKING, TYPE, TYPE_REGULAR
from arpents.games.small_wars_mohicans.movement.sea import SeaLift, river_closed
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds

CARRY: Final = 3  # sea points to embark, sail and disembark
FEWEST: Final = 70  # of a hundred parts of the defence, what is worth a landing


def sail(orders: Orders) -> None:
    """Take the army of a port to another, or the marker to where an army waits."""
    twin = orders.twin
    chance = orders.chance
    if twin.sea >= CARRY + 1 and chance.below(3) == 0:
        call_at_another(orders)
    if twin.sea >= CARRY:
        carry(orders)
    elif twin.sea and chance.below(2) == 0:
        call_at_another(orders)
    if at_sea(orders):
        orders.give(kinds.DONE)


def at_sea(orders: Orders) -> bool:
    stack = orders.twin.stack
    return len(stack) > 0 and isinstance(stack[-1], SeaLift)


def call_at_another(orders: Orders) -> None:
    """Empty to the port with most regulars."""
    twin = orders.twin
    best = 0
    most = 0
    for port in PORTS:
        if port != twin.sea_lift and twin.owner[port] == BRITISH:
            regulars = twin.regulars(twin.units(port, BRITISH)) * 4 + orders.chance.below(4)
            if regulars > most:
                most = regulars
                best = port
    if best:
        orders.give(kinds.SAIL | best)


def carry(orders: Orders) -> None:
    twin = orders.twin
    boarding = [noun_of(action) for action in twin.legal(BRITISH) if kind_of(action) == kinds.BOARD]
    if not boarding:
        return
    units = best_first(boarding)
    if twin.regulars(units) == 0 and orders.chance.below(4):
        return
    target = harbour(orders, force_of(twin, units))
    if target == 0:
        return
    stay = orders.chance.below(3) if PORT[twin.sea_lift] and GOAL_NUMBER[twin.sea_lift] >= 0 else 0
    room = STACKING[target] - twin.count(target, BRITISH)
    regulars_only = orders.chance.below(2)
    taken = 0
    for unit in units[: max(1, len(units) - stay)]:
        if taken >= room or (regulars_only and taken and TYPE[unit] != TYPE_REGULAR):
            break
        if orders.give(kinds.BOARD | unit):
            taken += 1
    if orders.give(kinds.SAIL | target) or taken:
        orders.give(kinds.DISEMBARK)


def harbour(orders: Orders, force: int) -> int:
    """Where to: an enemy port that may fall, or an own one that leads somewhere."""
    twin = orders.twin
    total = 0
    lures: list[int] = []
    for port in PORTS:
        lure = lure_of(twin, port, force)
        lures.append(lure)
        total += lure
    if total == 0:
        return 0
    drawn = orders.chance.below(total)
    for number in range(len(lures)):
        drawn -= lures[number]
        if drawn < 0:
            return PORTS[number]
    return 0


def lure_of(state: State, port: int, force: int) -> int:
    if port == state.sea_lift or river_closed(state, port):
        return 0
    if state.owner[port] == BRITISH:
        return 2 if state.regulars(state.units(port, BRITISH)) else 1
    against = defence(state, port, BRITISH)
    if 100 * force < FEWEST * against:
        return 0
    return 60 if GOAL_NUMBER[port] >= 0 else 4
