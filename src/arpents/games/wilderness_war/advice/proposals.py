"""What plans are made of: the card that is missed least, and the words of a march."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.advice.data import CARD_WORTH
from arpents.games.wilderness_war.advice.ways import Goals, Ways
from arpents.games.wilderness_war.facts.deck import CARDS, VALUE
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import HAND

BY_BOAT_FAR: Final = 9  # 6.3
MOST: Final = 90  # plans


class Cards:
    """The hand by what it can still do: the card that is missed least, by value."""

    def __init__(self, state: State, side: int, given: int) -> None:
        self.least: list[int] = [0, 0, 0, 0]  # by value needed: the card that is missed least
        self.hand: list[int] = []
        for card in range(1, CARDS):
            if given == card or (given == 0 and state.card_in[card] == HAND + side):
                self.hand.append(card)
        for needed in range(1, 4):
            for card in self.hand:
                if VALUE[card] < needed:
                    continue
                kept = self.least[needed]
                if kept == 0 or CARD_WORTH[side * CARDS + card] < CARD_WORTH[side * CARDS + kept]:
                    self.least[needed] = card


class Proposals:
    """Plans with what speaks for each; the best come first."""

    def __init__(self, state: State, seat: int) -> None:
        self.found: list[tuple[int, list[int]]] = []
        self.goals = Goals(state, seat)

    def add(self, worth: int, chain: list[int]) -> None:
        self.found.append((-worth, chain))

    def sorted(self) -> list[list[int]]:
        self.found.sort()
        return [chain for _, chain in self.found[:MOST]]


def opening(card: int, given: int) -> list[int]:
    return [] if given else [kinds.CARD | card]


def moves(ways: Ways, space: int) -> list[int]:
    return [kinds.MOVE | step for step in ways.path(space)]
