"""A11. Which location cards can be used, and what a hand of usable cards can do together.

A tally counts the symbols of a hand in one number, five bits for each symbol or pair of symbols that matters when
several cards are wanted at once: each is met by a card of its own (A8.3, A8.4).
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.few_acres_of_snow import reasons
from arpents.games.few_acres_of_snow.cards import (
    ARTILLERY_COST,
    BATEAU,
    CARDS,
    DEFENDER_ONLY,
    EMPIRE,
    HAS_BATEAU,
    HAS_COIN,
    HAS_SETTLER,
    HAS_SHIP,
    HAS_WAGON,
    LISTS,
    MILITARY,
    SHIP,
    SIEGE_ARTILLERY,
    SYMBOLS,
    USE_BIT,
)
from arpents.games.few_acres_of_snow.state import State

WIDTH: Final = 5
COUNTED: Final = 31
BATEAUX: Final = 0  # the first three stand in the order of the means of transport
SHIPS: Final = 5
WAGONS: Final = 10
SETTLERS: Final = 15
BATEAUX_AND_SETTLERS: Final = 20  # on one card, again in that order
SHIPS_AND_SETTLERS: Final = 25
WAGONS_AND_SETTLERS: Final = 30
FORCES: Final = 35  # military symbols an attacker can bring, artillery apart
BATEAUX_AND_FORCES: Final = 40
SHIPS_AND_FORCES: Final = 45
ARTILLERY: Final = 50
COINS: Final = 55


def tally_of(at: int) -> int:
    symbols = SYMBOLS[at]
    settles = 1 if symbols & HAS_SETTLER else 0
    fights = 1 if MILITARY[at] and not symbols & DEFENDER_ONLY and at % CARDS != SIEGE_ARTILLERY else 0
    found = settles << SETTLERS | fights << FORCES
    if symbols & HAS_BATEAU:
        found |= 1 << BATEAUX | settles << BATEAUX_AND_SETTLERS | fights << BATEAUX_AND_FORCES
    if symbols & HAS_SHIP:
        found |= 1 << SHIPS | settles << SHIPS_AND_SETTLERS | fights << SHIPS_AND_FORCES
    if symbols & HAS_WAGON:
        assert not fights and not symbols & (HAS_BATEAU | HAS_SHIP), "no card joins a wagon to arms or boats"
        found |= 1 << WAGONS | settles << WAGONS_AND_SETTLERS
    if at % CARDS == SIEGE_ARTILLERY:
        found |= 1 << ARTILLERY
    if symbols & HAS_COIN:
        found |= 1 << COINS
    return found


TALLY: Final = [tally_of(at) for at in range(2 * CARDS)]


def tally(state: State, side: int) -> int:
    """What the usable cards of a hand show."""
    usable = state.usable[side]
    first = side * CARDS
    total = 0
    for card in state.hand(side):
        if usable & USE_BIT[card]:
            total += TALLY[first + card]
    return total


def has_transport(counts: int, transport: int) -> bool:
    return counts >> transport * WIDTH & COUNTED != 0


def has_transport_and_settlers(counts: int, transport: int) -> bool:
    """A8.3, A8.4 Two different cards, one for each."""
    transports = counts >> transport * WIDTH & COUNTED
    settlers = counts >> SETTLERS & COUNTED
    if transports == 0 or settlers == 0:
        return False
    return transports + settlers - (counts >> BATEAUX_AND_SETTLERS + transport * WIDTH & COUNTED) >= 2


def has_transport_and_force(counts: int, transport: int, ships_fight: bool, money: int) -> bool:
    """A12.1 Two different cards, one that carries and one with strength; artillery only if it can be paid."""
    transports = counts >> transport * WIDTH & COUNTED
    forces = counts >> FORCES & COUNTED
    if money >= ARTILLERY_COST:
        forces += counts >> ARTILLERY & COUNTED
    both = 0
    if transport == BATEAU:
        both = counts >> BATEAUX_AND_FORCES & COUNTED
    elif transport == SHIP:
        both = counts >> SHIPS_AND_FORCES & COUNTED
    if ships_fight:
        forces += (counts >> SHIPS & COUNTED) - (counts >> SHIPS_AND_FORCES & COUNTED)
        if transport == SHIP:
            both = transports
    return transports > 0 and forces > 0 and transports + forces - both >= 2


def cannot_use(state: State, side: int, card: int) -> int:
    """A11.1 Why a location card is useless now."""
    if card >= EMPIRE or state.can_use(side, card):
        return ALLOWED
    if state.held[side] >> card & 1 == 0:
        return reasons.NOT_CONTROLLED  # A11.2
    if state.under_siege(card):
        return reasons.UNDER_SIEGE
    return reasons.NOT_JOINED  # A11.3


def transport_shown(state: State, side: int, card: int, place: int) -> int:
    """A8.3 The transport a location card shows for a place, or -1 when it does not list it."""
    from_here = state.sheet(side) + card
    for transport in range(3):
        if LISTS[transport][from_here] >> place & 1:
            return transport
    return -1
