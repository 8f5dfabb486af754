"""S31, S34 After a battle: honours, tribes going home, retreat, the place and its fort, recovery."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_NATIVE,
    FRENCH,
    KIND,
    MILITIA,
    PLACE_NAMES,
    TRIBE,
)
from arpents.games.small_wars_mohicans.fighting.inside import cannot_go_inside, go_inside
from arpents.games.small_wars_mohicans.fighting.retreat import Retreating, forget_arrivals
from arpents.games.small_wars_mohicans.movement.sea import SeekPort, without_port
from arpents.games.small_wars_mohicans.nations.natives import GoingHome
from arpents.games.small_wars_mohicans.state import (
    AIMED,
    AT_THE_WALL,
    ATTACKED,
    BESIEGED,
    CAME_OUT,
    CARRIED,
    INSIDE,
    MANOEUVRED,
    RELIEF,
    SIEGE,
    WON,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

RELIEVING: Final = 2

HONOURS: Final = 0
BOOTY: Final = 1
BACK_INSIDE: Final = 2
LOSER_LEAVES: Final = 3
POSSESSION: Final = 4
FATE: Final = 5
RECOVERY: Final = 6
MARKER: Final = 7
OVER: Final = 8


class Aftermath(Procedure["State"]):
    """S31.6 The loser goes; S31.7 tribes go home with their booty; S34 the rest recover (SW-59)."""

    def __init__(
        self,
        seat: int,
        place: int,
        attacker: int,
        victor: int,
        mode: int,
        siege: int,
        british_lost: int,
        great: int,
        step: int = HONOURS,
        homeward: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.attacker = attacker
        self.victor = victor
        self.mode = mode
        self.siege = siege  # 1: the attacker stays, nobody retreats
        self.british_lost = british_lost
        self.great = great  # 1: two regulars took part on each side
        self.homeward = homeward  # mask of tribes that are to go home

    def copy(self) -> Aftermath:
        return Aftermath(
            self.seat,
            self.place,
            self.attacker,
            self.victor,
            self.mode,
            self.siege,
            self.british_lost,
            self.great,
            self.step,
            self.homeward,
        )

    def run(self, state: State) -> bool:
        if self.step == HONOURS:
            self.honours(state)
            self.step = BOOTY
        if self.step == BOOTY:
            if self.homeward:
                tribe = FIRST_NATIVE + (self.homeward & -self.homeward).bit_length() - 1
                self.homeward &= self.homeward - 1
                return state.begin(GoingHome(FRENCH, tribe))
            self.step = BACK_INSIDE
        if self.step == BACK_INSIDE:
            back = self.back_inside(state)
            if len(back) > 1:
                self.seat = self.attacker
                return ASK
            if back:
                go_inside(state, self.place, back[0])
                return False
            self.step = LOSER_LEAVES
        if self.step == LOSER_LEAVES:
            self.step = POSSESSION
            loser = 1 - self.victor
            if not self.siege and state.outside(self.place, loser):
                return state.begin(Retreating(loser, self.place))
        if self.step == POSSESSION:
            self.step = RECOVERY
            if state.alone(self.place, self.victor) and state.held_by_enemy(self.place, self.victor):  # S30.4
                if state.has_fort(self.place) and state.owner[self.place] == 1 - self.victor:
                    self.step = FATE
                else:
                    state.capture(self.place, self.victor, "S31.2")
        if self.step == FATE:
            self.seat = self.victor
            return ASK  # S19.5
        if self.step == RECOVERY:
            self.recovery(state)
            self.step = MARKER
        if self.step == MARKER:
            self.step = OVER
            if without_port(state):
                return state.begin(SeekPort(BRITISH))
        return state.end()

    def honours(self, state: State) -> None:
        state.tell(kinds.BATTLE_WON, "S31.1", self.place, self.victor)
        for unit in state.units(self.place, self.victor):
            if KIND[unit] == MILITIA:
                state.flags[unit] |= WON  # S37.1
        if self.great:
            state.great_victory(self.victor, "S39.3")
        if self.victor != FRENCH or self.british_lost == 0:
            return
        tribes = [unit for unit in state.units(self.place, FRENCH) if KIND[unit] == TRIBE]  # S40.4 no nation
        if len(tribes) <= self.british_lost:
            for tribe in tribes:
                self.homeward |= 1 << tribe - FIRST_NATIVE
            return
        for _ in range(self.british_lost):  # S31.7 drawn at random (SW-60)
            self.homeward |= 1 << state.chance.pick(tribes) - FIRST_NATIVE

    def back_inside(self, state: State) -> list[int]:
        """A beaten relief: those who came out go back in as far as they fit."""
        if self.mode != RELIEVING or self.victor == self.attacker:
            return []
        return [
            unit
            for unit in state.units(self.place, self.attacker)
            if state.flags[unit] & CAME_OUT and cannot_go_inside(state, self.place, self.attacker, unit) == ALLOWED
        ]

    def recovery(self, state: State) -> None:
        marks = state.marks[self.place] & ~(ATTACKED | RELIEF | MANOEUVRED)
        state.marks[self.place] = marks
        besieger = BRITISH if marks & SIEGE[BRITISH] else FRENCH
        if self.siege:
            besieger = self.attacker
            if not marks & BESIEGED:
                state.tell(kinds.SIEGE_BEGINS, "S32.1", self.place, self.attacker)
            state.marks[self.place] = (marks | SIEGE[self.attacker]) & ~CARRIED
        elif self.mode != RELIEVING:
            state.marks[self.place] &= ~CARRIED
        if state.marks[self.place] & BESIEGED:
            goes_on = state.present(self.place, besieger) and state.present(self.place, 1 - besieger)
            if not goes_on or (not self.siege and self.mode != RELIEVING):
                state.tell(kinds.SIEGE_ENDS, "S32.1", self.place)
                state.lift_siege(self.place)
                state.marks[self.place] &= ~CARRIED
        clean = ~(CAME_OUT | AT_THE_WALL)
        for side in (FRENCH, BRITISH):
            for unit in state.units(self.place, side):
                flags = state.flags[unit] & clean & ((1 << AIMED) - 1)
                if not state.marks[self.place] & BESIEGED:
                    flags &= ~INSIDE
                state.flags[unit] = flags
        kept = clean & ((1 << AIMED) - 1)
        for unit in range(len(state.flags)):
            flags = state.flags[unit]
            if flags & ~kept:
                state.flags[unit] = flags & kept
        forget_arrivals(state, self.place)
        state.recover(self.place)

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == FATE:
            return [kinds.BURN, kinds.KEEP]
        return [kinds.ENTER | unit for unit in self.back_inside(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action in self.candidates(state, seat):
            return ALLOWED
        return reasons.NO_ROOM if self.step == BACK_INSIDE and kind_of(action) == kinds.ENTER else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if kind_of(action) == kinds.ENTER:
            go_inside(state, self.place, noun_of(action))
            return
        if action == kinds.BURN:
            state.burn_fort(self.place, self.victor, True)
        state.capture(self.place, self.victor, "S19.5")
        self.step = RECOVERY

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place]}
        if self.step == FATE:
            return Prompt("prompt-fort-fate", "S19.5", where)
        return Prompt("prompt-back-inside", "S28.1", where)
