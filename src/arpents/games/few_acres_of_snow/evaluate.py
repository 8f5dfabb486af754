"""What a bot reads: how good a state is for a seat."""

from __future__ import annotations

from typing import Final

from arpents.games.few_acres_of_snow.board import BRITISH, POINTS, PRIZES
from arpents.games.few_acres_of_snow.cards import CARD_NUMBER, CARDS, EMPIRE
from arpents.games.few_acres_of_snow.state import NO_PLACE, State
from arpents.games.few_acres_of_snow.turn import ACTIONS, Turn

POINT: Final = 100
COIN_WORTH: Final = 12
PRIZE: Final = 60  # in points
# What a card is worth to its owner's deck; a card that is not here thins nothing and helps little
WORTH: Final[dict[str, int]] = {
    "siege-artillery": 130,
    "regular-infantry": 110,
    "initial-infantry": 110,
    "settlers": 150,
    "neutral-settlers": 120,
    "ships": 40,
    "bateaux": 60,
    "home-support": 90,
    "military-leader": 70,
    "rangers": 60,
    "coureurs-de-bois": 60,
    "trader": 50,
    "intendant": 40,
    "governor": 45,
    "militia": 25,
    "native-americans": 40,
    "neutral-native-americans": 40,
    "priest": 10,
    "indian-leader": 10,
    "fortification": 30,
    "neutral-fortification": 10,
}
MOST_USEFUL: Final = 2  # copies of one card beyond this add nothing


def worths() -> list[int]:
    found = [0] * CARDS
    for name, worth in WORTH.items():
        found[CARD_NUMBER[name]] = worth
    return found


CARD_WORTH: Final = worths()


def evaluate(state: State, seat: int) -> int:
    """Points, money, the deck, and how the sieges stand."""
    if state.ending:
        return state.verdict(seat)
    score = standing(state, BRITISH) - standing(state, 1 - BRITISH)
    return score if seat == BRITISH else -score


def standing(state: State, side: int) -> int:
    money = state.money[side]
    total = POINT * state.points(side) + COIN_WORTH * min(money, 12) + 2 * money
    total += 6 * (state.usable[side].bit_count() - 1)
    total += deck_worth(state, side)
    if state.besieged[side] != NO_PLACE:
        total += siege_worth(state, side)
    return total


def deck_worth(state: State, side: int) -> int:
    """Empire cards in use; location cards are judged by their places."""
    copies = [0] * CARDS
    total = 0
    for pile in (state.hand(side), state.deck(side), state.discards(side), state.reserve(side)):
        for card in pile:
            if card >= EMPIRE:
                copies[card] += 1
                if copies[card] <= MOST_USEFUL:
                    total += CARD_WORTH[card]
                else:
                    total -= 10
    for siege in range(2):
        for card in state.in_siege(siege, side):
            total += CARD_WORTH[card]
    return total


def siege_worth(state: State, siege: int) -> int:
    """What the attacker may hope for, by the marker."""
    place = state.besieged[siege]
    prize = POINTS[place] + 2 + (PRIZE if PRIZES[siege] >> place & 1 else 0)
    lead = state.marker[siege]
    if lead >= 2:
        return POINT * prize * min(lead, 5) // 6
    return POINT * prize * (lead - 3) // 24


def settled(state: State) -> bool:
    """Between two actions: nothing is half played."""
    if not state.stack:
        return True
    top = state.stack[-1]
    return isinstance(top, Turn) and top.step == ACTIONS
