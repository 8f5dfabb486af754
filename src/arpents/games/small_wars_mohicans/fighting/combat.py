"""S22 Combat: the order in which battles are fought."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_PLACE,
    FRENCH,
    PLACES,
)
from arpents.games.small_wars_mohicans.fighting.battle import Battle
from arpents.games.small_wars_mohicans.fighting.engagement import CARRIED_SIEGE, IN_THE_FIELD, RELIEVING
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    ATTACKED,
    CARRIED,
    MANOEUVRED,
    RELIEF,
    SIEGE,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

# -- S22.3 the order of battles

FRENCH_ATTACKS: Final = 0
BRITISH_ATTACKS: Final = 1
LAST_ASSAULTS: Final = 2  # French sieges that a British relief came to first
NO_MORE: Final = 3


class Combat(Procedure["State"]):
    """S22.3 First the battles of French attackers, then of British ones, each in the order the attacker likes."""

    def __init__(self, seat: int, step: int = FRENCH_ATTACKS) -> None:
        super().__init__(seat, step)

    def copy(self) -> Combat:
        return Combat(self.seat, self.step)

    def run(self, state: State) -> bool:
        while self.step < NO_MORE:
            self.seat = BRITISH if self.step == BRITISH_ATTACKS else FRENCH
            places = self.battles(state)
            if len(places) > 1:
                return ASK
            if places:
                return self.fight(state, places[0])
            self.step += 1
        over = ATTACKED | RELIEF | MANOEUVRED | CARRIED
        for place in range(FIRST_PLACE, PLACES):
            if state.marks[place] & over:
                state.marks[place] &= ~over  # whoever came to nothing has gone
        return state.end()

    def cannot_fight(self, state: State, place: int) -> int:
        marks = state.marks[place]
        if not state.present(place, self.seat) or not state.contested(place, self.seat):
            return reasons.NO_BATTLE_HERE
        if marks & ATTACK[self.seat]:
            return ALLOWED
        if marks & SIEGE[self.seat] and marks & CARRIED and not marks & RELIEF:
            return ALLOWED  # S30.6 (SW-84)
        return reasons.NO_BATTLE_HERE

    def battles(self, state: State) -> list[int]:
        return [
            place
            for place in range(FIRST_PLACE, PLACES)
            if state.marks[place] & (ATTACKED | CARRIED) and self.cannot_fight(state, place) == ALLOWED
        ]

    def fight(self, state: State, place: int) -> bool:
        return state.begin(Battle(self.seat, place, self.seat, mode_of(state, place, self.seat)))

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.FIGHT | place for place in self.battles(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_fight(state, noun_of(action)) if kind_of(action) == kinds.FIGHT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.fight(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-combat", "S22.3")


def mode_of(state: State, place: int, attacker: int) -> int:
    """A battle in the field, a siege carried over from spring, or a relief (SW-61)."""
    marks = state.marks[place]
    if not marks & ATTACK[attacker]:
        return CARRIED_SIEGE
    return RELIEVING if marks & RELIEF else IN_THE_FIELD
