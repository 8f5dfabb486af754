"""14 Interception of moving enemies."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import Sweep
from arpents.games.wilderness_war.facts.board import NEIGHBOURS, PLACES_ON_MAP
from arpents.games.wilderness_war.facts.pieces import IS_AUXILIARY, IS_LEADER, PIECES, SIDE, TACTICS
from arpents.games.wilderness_war.forces.force import (
    TO_INTERCEPT,
    TO_INTERCEPT_ALONE,
    TOLD_APART,
    Muster,
    can_lead,
    is_first,
    succeeds,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import CHOSEN, INFILTRATED, INTERCEPTOR, MISSED

INTERCEPTED: Final = 1
CHOOSE: Final = 0
MUSTERED: Final = 1
CAME: Final = 2
FAILED: Final = 3


def units_near(state: State, side: int, target: int, infiltrating: int) -> bool:
    """Whether the side has anybody who could think of it."""
    if infiltrating and state.has_units(side, target):
        return True
    for space in NEIGHBOURS[target]:
        if state.has_units(side, space):
            return True
    return False


class Interception(Step):
    """14.2 For each space the mover enters, one unbesieged force or unit next to it may try."""

    def __init__(
        self, seat: int, target: int, lifted: int, infiltrating: int, lone: int, step: int = CHOOSE, leader: int = -1
    ) -> None:
        super().__init__(seat, step)
        self.target = target
        self.lifted = lifted  # 14.1 the space whose siege the mover has just left
        self.infiltrating = infiltrating
        self.lone = lone  # 14.21 a lone Auxiliary in the wilds
        self.leader = leader

    def copy(self) -> Interception:
        return Interception(self.seat, self.target, self.lifted, self.infiltrating, self.lone, self.step, self.leader)

    def run(self, state: State) -> bool:
        if self.step == CHOOSE:
            if self.target in state.avoided:  # 15.5
                return state.end()
            for space in self.near():
                if state.free_units(self.seat, space):
                    for unit in state.units_at(self.seat, space):
                        if self.cannot_intercept(state, unit) == ALLOWED:
                            return ASK
            return state.end()
        if self.step == MUSTERED:
            self.roll(state)
            if self.step == CAME:
                return state.begin(Sweep(self.seat, self.target, -1))
        if self.step == CAME:
            return state.end(INTERCEPTED)
        return state.end()

    def told_apart(self) -> int:
        return TOLD_APART

    def near(self) -> list[int]:
        if self.infiltrating:
            return [self.target] + NEIGHBOURS[self.target]
        return NEIGHBOURS[self.target]

    def cannot_come_from(self, state: State, space: int) -> int:
        if space >= PLACES_ON_MAP or space not in self.near():
            return reasons.NOT_ADJACENT
        if state.besieged(self.seat, space):
            return reasons.BESIEGED_DO_NOT_INTERCEPT
        return reasons.JUST_RELIEVED if space == self.lifted else ALLOWED

    def cannot_intercept(self, state: State, unit: int) -> int:
        """Whether a unit may be one of the interceptors."""
        if unit >= PIECES or SIDE[unit] != self.seat:
            return reasons.NOT_YOURS
        if IS_LEADER[unit]:
            return reasons.LEADERS_NOT_ALONE
        reason = self.cannot_come_from(state, state.where[unit])
        if reason != ALLOWED:
            return reason
        if state.role[unit] & INFILTRATED:
            return reasons.WAS_INFILTRATED
        if self.lone and state.where[unit] != self.target and not IS_AUXILIARY[unit]:  # 13.2 those there always may
            return reasons.LONE_AUXILIARY_ONLY
        return ALLOWED

    def cannot_lead(self, state: State, leader: int) -> int:
        if leader >= PIECES or SIDE[leader] != self.seat:
            return reasons.NOT_YOURS
        if not IS_LEADER[leader]:
            return reasons.NOT_A_LEADER
        reason = self.cannot_come_from(state, state.where[leader])
        if reason != ALLOWED:
            return reason
        for unit in state.units_at(self.seat, state.where[leader]):
            if self.cannot_intercept(state, unit) == ALLOWED and can_lead(state, leader, unit, INFILTRATED):
                return ALLOWED
        return reasons.NEEDS_A_UNIT

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.PASS]
        for space in self.near():
            if state.free_units(self.seat, space):
                for piece in state.pieces_at(self.seat, space):
                    found.append((kinds.INTERCEPT_WITH if IS_LEADER[piece] else kinds.INTERCEPT) | piece)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        piece = noun_of(action)
        if kind == kinds.INTERCEPT:
            reason = self.cannot_intercept(state, piece)
            if reason == ALLOWED and not is_first(state, piece):
                return reasons.EQUAL_UNIT_FIRST
            return reason
        if kind == kinds.INTERCEPT_WITH:
            return self.cannot_lead(state, piece)
        return ALLOWED if action == kinds.PASS else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.PASS:
            self.step = FAILED
            return
        piece = noun_of(action)
        self.step = MUSTERED
        if kind_of(action) == kinds.INTERCEPT:
            state.add_role(piece, CHOSEN)
            return
        self.leader = piece
        alone = self.lone and state.where[piece] != self.target
        state.begin(Muster(self.seat, piece, CHOSEN, TO_INTERCEPT_ALONE if alone else TO_INTERCEPT))

    def roll(self, state: State) -> None:
        """14.1"""
        tactics = TACTICS[self.leader] if self.leader >= 0 else 0
        die = state.chance.die()
        success = succeeds(die, self.leader)
        state.intercepted = [*state.intercepted, self.target]
        chosen: list[int] = []
        for space in self.near():
            chosen += state.with_role(self.seat, space, CHOSEN)
        named = self.leader if self.leader >= 0 else chosen[0]
        state.tell(kinds.INTERCEPTION_ROLLED, "14.1", self.target, die, tactics, 1 if success else 0, named)
        self.step = CAME if success else FAILED
        for piece in chosen:
            state.set_role(piece, state.role[piece] & ~CHOSEN | (INTERCEPTOR if success else MISSED))
            if success and state.where[piece] != self.target:
                state.go(piece, self.target, "14.1")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-intercept", "14.2", {"space": kinds.PLACE_NOUN.text_id(self.target)})
