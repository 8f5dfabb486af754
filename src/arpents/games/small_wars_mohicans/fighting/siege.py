"""S32 Sieges: one roll for each place that is still invested when every battle is over."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.engine.vocabulary import pack_face, pack_modifier
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    CLEAR,
    FIRST_PLACE,
    FRENCH,
    GARRISON_PLACES,
    PLACE_NAMES,
    PLACES,
    TYPE,
    TYPE_IRREGULAR,
    WATERSIDE,
)
from arpents.games.small_wars_mohicans.fighting.losses import Casualties
from arpents.games.small_wars_mohicans.fighting.retreat import Retreating, can_retreat, forget_arrivals, mark_arrivals
from arpents.games.small_wars_mohicans.movement.sea import SeekPort, without_port
from arpents.games.small_wars_mohicans.state import AUTUMN, BESIEGED, CARRIED, SIEGE, State
from arpents.games.small_wars_mohicans.words import kinds

LOOK: Final = 0
ROLLED: Final = 1
TIED: Final = 2
TIED_TOO: Final = 3
LEAVE_OR_STAY: Final = 4
FALLEN: Final = 5
FATE: Final = 6
SETTLED: Final = 7
NEXT: Final = 8


def strength(units: list[int]) -> int:
    """S32.3 Regular and militia units, damaged or not."""
    number = 0
    for unit in units:
        if TYPE[unit] != TYPE_IRREGULAR:
            number += 1
    return number


def garrison(place: int) -> int:
    """S32.4"""
    return 2 if place in GARRISON_PLACES else 0


def waterside(place: int) -> int:
    """S32.4"""
    return 2 if WATERSIDE[place] else 0


def works(place: int) -> int:
    """S32.4 What the place itself adds to the defence."""
    return garrison(place) + waterside(place)


class Sieges(Procedure["State"]):
    """S32.2 In the order of the list of places."""

    def __init__(self, seat: int, step: int = LOOK, place: int = FIRST_PLACE, beaten: int = 0) -> None:
        super().__init__(seat, step)
        self.place = place
        self.beaten = beaten  # 1 when the besieger has lost the roll

    def copy(self) -> Sieges:
        return Sieges(self.seat, self.step, self.place, self.beaten)

    def besieger(self, state: State) -> int:
        return BRITISH if state.marks[self.place] & SIEGE[BRITISH] else FRENCH

    def run(self, state: State) -> bool:
        if self.step == LOOK:
            while self.place < PLACES and not state.marks[self.place] & BESIEGED:
                self.place += 1
            if self.place == PLACES:
                return state.end()
            self.step = ROLLED
            self.roll(state)
        besieger = self.besieger(state)
        if self.step == TIED:
            self.step = TIED_TOO  # S32.5 (SW-44)
            return state.begin(Casualties(1 - besieger, 1 - besieger, self.place, 1, CLEAR, 0, 1))
        if self.step == TIED_TOO:
            self.step = LEAVE_OR_STAY
            return state.begin(Casualties(besieger, besieger, self.place, 0, CLEAR, 0, 1))
        if self.step == LEAVE_OR_STAY:
            outside = state.present(self.place, besieger)
            if not outside:
                self.step = SETTLED
            elif not state.present(self.place, 1 - besieger):
                self.step = FALLEN
            elif state.season() == AUTUMN:  # S25.9 (SW-76)
                self.step = SETTLED  # S32.7 he must
                return self.depart(state)
            elif self.beaten and can_retreat(state, self.place, besieger):
                self.seat = besieger
                return ASK  # he may
            else:
                self.step = SETTLED
        if self.step == FALLEN:
            self.fall(state)
        if self.step == FATE:
            self.seat = besieger
            return ASK
        if self.step == SETTLED:
            self.settle(state)
            self.step = NEXT
            if without_port(state):
                return state.begin(SeekPort(BRITISH))
        self.place += 1
        self.step = LOOK
        return False

    def roll(self, state: State) -> None:
        besieger = self.besieger(state)
        dice = [state.chance.die() for _ in range(4)]  # the besieger's two, then the others'  # SW-43
        besiegers = strength(state.outside(self.place, besieger))
        besieged = strength(state.inside(self.place, 1 - besieger))
        attack = dice[0] + dice[1] + besiegers
        defence = dice[2] + dice[3] + besieged + works(self.place)
        faces = 0
        for number, face in enumerate(dice):
            faces = pack_face(faces, number, face)
        theirs = pack_modifier(0, kinds.BY_WATERSIDE, waterside(self.place))
        theirs = pack_modifier(theirs, kinds.BY_GARRISON, garrison(self.place))
        theirs = pack_modifier(theirs, kinds.BY_UNITS, besieged)
        own = pack_modifier(0, kinds.BY_UNITS, besiegers)
        state.tell(kinds.SIEGE_ROLLED, "S32.3", self.place, besieger, attack, defence, faces, own, theirs)
        mark_arrivals(state, self.place)
        self.beaten = 0
        if attack == defence:
            self.step = TIED
        elif attack > defence:
            self.step = FALLEN
        else:
            self.beaten = 1
            self.step = LEAVE_OR_STAY

    def depart(self, state: State) -> bool:
        return state.begin(Retreating(self.besieger(state), self.place))

    def fall(self, state: State) -> None:
        """S32.6 Those inside are captured and the place is taken."""
        besieger = self.besieger(state)
        for unit in state.units(self.place, 1 - besieger):
            state.tell(kinds.UNIT_CAPTURED, "S32.6", unit, self.place)
            state.lost(unit, True)
        if state.has_fort(self.place) and state.owner[self.place] == 1 - besieger:
            self.step = FATE
        else:
            state.capture(self.place, besieger, "S32.6")
            self.step = SETTLED

    def settle(self, state: State) -> None:
        besieger = self.besieger(state)
        state.marks[self.place] &= ~CARRIED
        if not state.present(self.place, besieger) or not state.present(self.place, 1 - besieger):
            state.lift_siege(self.place)
            state.tell(kinds.SIEGE_ENDS, "S32.1", self.place)
        forget_arrivals(state, self.place)
        state.recover(self.place)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.BURN, kinds.KEEP] if self.step == FATE else [kinds.WITHDRAW, kinds.STAY]

    def apply(self, state: State, seat: int, action: int) -> None:
        besieger = self.besieger(state)
        if self.step == FATE:
            if action == kinds.BURN:
                state.burn_fort(self.place, besieger, True)
            state.capture(self.place, besieger, "S32.6")
            self.step = SETTLED
        else:
            self.step = SETTLED
            if action == kinds.WITHDRAW:
                self.depart(state)

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place]}
        if self.step == FATE:
            return Prompt("prompt-fort-fate", "S32.6", where)
        return Prompt("prompt-siege-leave", "S32.7", where)
