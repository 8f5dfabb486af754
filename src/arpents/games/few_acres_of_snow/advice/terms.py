"""How a match stands in a player's eyes: named terms, weighed by advice/weights.json."""

from __future__ import annotations

from typing import Final

from arpents.games.few_acres_of_snow.advice.data import CARD_WORTH, USEFUL_COPIES, WEIGHTS
from arpents.games.few_acres_of_snow.board import (
    BRITISH,
    CAPTURED_POINTS,
    CUBE_WORTH,
    DISC_WORTH,
    FRENCH,
    POINTS,
    PRIZES,
)
from arpents.games.few_acres_of_snow.cards import CARDS, EMPIRE
from arpents.games.few_acres_of_snow.state import NO_PLACE, State

POINT: Final[int] = WEIGHTS.number("points")
COINS: Final[int] = WEIGHTS.number("coins")
HOARD: Final[int] = WEIGHTS.number("hoard")
ENOUGH: Final[int] = WEIGHTS.number("enough")
OUTPOSTS: Final[int] = WEIGHTS.number("outposts")
BALLAST: Final[int] = WEIGHTS.number("ballast")
LEAN: Final[int] = WEIGHTS.number("lean")
SURPLUS: Final[int] = WEIGHTS.number("surplus")
SIEGE: Final[int] = WEIGHTS.number("siege")
PRIZE: Final[int] = WEIGHTS.number("prize")
FAILURE: Final[int] = WEIGHTS.number("failure")
END: Final[int] = WEIGHTS.number("end")

NEAR: Final = 3  # pieces left, or captures of a village to go, from which on the end is felt
MOST_LEAD: Final = 6
LAST_TURN: Final = 20  # an end that only the other side's turn can still put off

TERMS: Final = ("points", "money", "outposts", "deck", "ballast", "siege", "end")
# Of a hundred sieges, how many the attacker wins by how far he is ahead, in half points from -8 to 8
CHANCES: Final[list[int]] = [1, 2, 3, 5, 8, 12, 18, 26, 36, 47, 58, 68, 77, 84, 90, 94, 97]


def of_side(state: State, side: int) -> list[int]:
    """The terms of one side, in their order."""
    money = state.money[side]
    copies = [0] * CARDS
    deck = 0
    places = 0
    for pile in (state.hand(side), state.deck(side), state.discards(side), state.reserve(side)):
        for card in pile:
            if card < EMPIRE:
                places += 1
                continue
            copies[card] += 1
            deck += CARD_WORTH[card] if copies[card] <= USEFUL_COPIES[card] else SURPLUS
    for siege in range(2):
        if state.besieged[siege] != NO_PLACE:
            for card in state.in_siege(siege, side):
                deck += CARD_WORTH[card]
    return [
        POINT * state.points(side),
        COINS * min(money, ENOUGH) + HOARD * money,
        OUTPOSTS * (state.usable[side].bit_count() - 1),
        deck,
        -BALLAST * (places - LEAN) if places > LEAN else 0,
        siege_worth(state, side) if state.besieged[side] != NO_PLACE else 0,
        nearing_end(state, side),
    ]


def siege_worth(state: State, siege: int) -> int:
    """What the attacker may hope for: the odds by the marker and by what both can still send, times the prize."""
    place = state.besieged[siege]
    prize = POINTS[place] << 1 if state.towns >> place & 1 else POINTS[place]
    prize += DISC_WORTH if state.towns >> place & 1 else CUBE_WORTH
    stake = PRIZE if PRIZES[siege] >> place & 1 else SIEGE * prize
    ahead = 2 * state.marker[siege] - 1
    ahead += (to_come(state, siege, place, True) - to_come(state, 1 - siege, place, False)) // 2
    chance = CHANCES[max(0, min(16, ahead + 8))]
    return (stake * chance - FAILURE * (100 - chance)) // 100


def to_come(state: State, side: int, place: int, attacking: bool) -> int:
    """Strength that can still be sent, in quarters: the hand in full, the rest of the cards as they come round."""
    ready = 0
    for card in state.hand(side):
        ready += state.strength(side, card, place, attacking)
    for card in state.reserve(side):
        ready += state.strength(side, card, place, attacking)
    later = 0
    for card in state.deck(side):
        later += state.strength(side, card, place, attacking)
    for card in state.discards(side):
        later += state.strength(side, card, place, attacking)
    return 3 * ready + later


def nearing_end(state: State, side: int) -> int:
    """A31.4, A31.5 Pieces placed and pieces captured bring the end: good for who leads, and not to be forced behind."""
    captured = state.captured(side)
    near = max(NEAR - state.discs[side], NEAR - state.cubes[side], NEAR - (CAPTURED_POINTS - captured) // 2)
    if near <= 0:
        return 0
    lead = state.points(side) - state.points(1 - side)
    if side == FRENCH:
        lead += 1  # A31.8 a tie is French
    if near >= NEAR and state.no_siege():
        return END * (LAST_TURN + lead) if lead > 0 else END * (lead - LAST_TURN)
    return END * near * max(-MOST_LEAD, min(MOST_LEAD, lead)) // NEAR


def measured(state: State) -> list[int]:
    """The terms in their order, as the British see them."""
    values = of_side(state, BRITISH)
    for place, value in enumerate(of_side(state, FRENCH)):
        values[place] -= value
    return values
