"""S35 Raids: the French burn what was British, on the march or after the battles."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    CITY,
    FIRST_OWNER,
    FIRST_PLACE,
    FRENCH,
    KIND,
    PLACE_NAMES,
    PLACE_TYPE,
    PLACES,
    TOWN,
    TRIBE,
)
from arpents.games.small_wars_mohicans.nations.natives import GoingHome
from arpents.games.small_wars_mohicans.state import (
    ATTACKED,
    BATTLEFIELD,
    HAD_BRITISH_FORT,
    RAIDED,
    RAIDED_BY_FRENCH,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

CHOOSE: Final = 0
SENDING: Final = 1
OVER: Final = 2


def is_target(state: State, place: int) -> bool:
    """S35.2 A city or town British as the game began, or any place with a British fort at the turn's start (SW-38)."""
    if FIRST_OWNER[place] == BRITISH and (PLACE_TYPE[place] == CITY or PLACE_TYPE[place] == TOWN):
        return True
    return state.marks[place] & HAD_BRITISH_FORT != 0


def cannot_raid_here(state: State, place: int, side: int) -> int:
    if side != FRENCH:
        return reasons.ONLY_FRENCH_RAID  # S35.1
    if not is_target(state, place):
        return reasons.NO_RAID_TARGET
    if state.marks[place] & RAIDED:
        return reasons.RAIDED_ALREADY
    if state.contested(place, side) or state.marks[place] & ATTACKED:
        return reasons.ENEMY_TO_FIGHT  # S35.3
    return ALLOWED


class Raids(Procedure["State"]):
    """S35.5 After the battles: any French units that took a place in battle may raid it for nothing."""

    def __init__(self, seat: int, step: int = CHOOSE, place: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> Raids:
        return Raids(self.seat, self.step, self.place)

    def run(self, state: State) -> bool:
        if self.step == OVER:
            return state.end()
        if self.step == SENDING:
            tribes = self.tribes(state)
            if len(tribes) > 1:
                return ASK
            self.step = CHOOSE
            if tribes:
                return state.begin(GoingHome(FRENCH, tribes[0], raid=1))
        for place in range(FIRST_PLACE, PLACES):
            if self.cannot_raid(state, place) == ALLOWED:
                return ASK
        return state.end()

    def tribes(self, state: State) -> list[int]:
        """S35.6 One of these goes home at once with its booty."""
        return [unit for unit in state.units(self.place, FRENCH) if KIND[unit] == TRIBE]

    def cannot_raid(self, state: State, place: int) -> int:
        if not state.marks[place] & BATTLEFIELD:
            return reasons.NO_BATTLE_FOUGHT
        if state.owner[place] != FRENCH or not state.present(place, FRENCH):
            return reasons.NOT_IN_CONTROL
        return cannot_raid_here(state, place, FRENCH)

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == SENDING:
            return [kinds.SEND_HOME | unit for unit in self.tribes(state)]
        return [kinds.DONE] + [kinds.RAID | place for place in range(FIRST_PLACE, PLACES)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.step == SENDING:
            if kind_of(action) != kinds.SEND_HOME:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in self.tribes(state) else reasons.NOT_HERE
        if kind_of(action) == kinds.RAID:
            return self.cannot_raid(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if self.step == SENDING:
            self.step = CHOOSE
            state.begin(GoingHome(FRENCH, noun_of(action), raid=1))
        elif action == kinds.DONE:
            self.step = OVER
        else:
            self.place = noun_of(action)
            state.marks[self.place] |= RAIDED_BY_FRENCH
            state.tell(kinds.PLACE_RAIDED, "S35.5", self.place)
            self.step = SENDING

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == SENDING:
            return Prompt("prompt-raid-home", "S35.6", {"place": "place-" + PLACE_NAMES[self.place]})
        return Prompt("prompt-raids", "S35.5")
