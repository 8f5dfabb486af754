"""5.34 Forces: a commander musters his units and lesser leaders, to act, to intercept or to avoid battle."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    IS_AUXILIARY,
    IS_LEADER,
    JOHNSON,
    PIECES,
    SIDE,
    TACTICS,
    led_by_johnson_only,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import CHOSEN, GROUP_OF, INFILTRATED, INSIDE, SPENT, TRIED_TO_INTERCEPT

# why a leader musters a force
TO_ACT: Final = 0
TO_INTERCEPT: Final = 1
TO_INTERCEPT_ALONE: Final = 2  # 14.21 only one Auxiliary with leaders
TO_AVOID: Final = 3


TOLD_APART: Final = GROUP_OF | SPENT | CHOSEN | INSIDE | TRIED_TO_INTERCEPT | INFILTRATED  # what makes a difference


def is_first(state: State, piece: int) -> bool:
    return state.first_alike(piece, TOLD_APART)


def can_lead(state: State, leader: int, unit: int, kept: int) -> bool:
    """5.534 Mohawks and Iroquois need Johnson, as commander or beneath him; `kept` are roles that keep him out."""
    if not led_by_johnson_only(unit) or leader == JOHNSON:
        return True
    if state.role[JOHNSON] & kept:
        return False
    return state.where[JOHNSON] == state.where[leader] and COMMAND[leader] >= COMMAND[JOHNSON]


def succeeds(die: int, leader: int) -> bool:
    """14.1, 15.0 To intercept, or to avoid: 4 or more with the leader's tactics."""
    return die + (TACTICS[leader] if leader >= 0 else 0) >= 4


class Muster(Step):
    """5.34 A commander takes units up to his command, and lesser or equal leaders with theirs."""

    def __init__(self, seat: int, leader: int, mark: int, purpose: int, done: int = 0) -> None:
        super().__init__(seat)
        self.leader = leader
        self.mark = mark  # the role its pieces get
        self.purpose = purpose
        self.done = done

    def copy(self) -> Muster:
        return Muster(self.seat, self.leader, self.mark, self.purpose, self.done)

    def run(self, state: State) -> bool:
        if self.done == 0:
            state.activate(self.leader, self.mark)
            self.done = 1
        if self.done == 1:
            for piece in state.pieces_at(self.seat, state.where[self.leader]):
                if self.cannot_take(state, piece) == ALLOWED:
                    return ASK
            self.done = 2
        return state.end(1)

    def told_apart(self) -> int:
        return TOLD_APART

    def taken(self, state: State, piece: int) -> bool:
        if self.mark <= GROUP_OF:
            return state.role[piece] & GROUP_OF == self.mark
        return state.role[piece] & self.mark != 0

    def room(self, state: State) -> int:
        """How many more units the leaders taken can command."""
        room = 0
        johnson = self.taken(state, JOHNSON)
        for piece in state.pieces_at(self.seat, state.where[self.leader]):
            if self.taken(state, piece):
                if IS_LEADER[piece]:
                    room += COMMAND[piece]
                elif not (johnson and led_by_johnson_only(piece)):
                    room -= 1
        return room

    def cannot_join(self, state: State, piece: int) -> int:
        """Everything that keeps a piece out, but for the room there is."""
        if piece >= PIECES or SIDE[piece] != self.seat or state.where[piece] != state.where[self.leader]:
            return reasons.NOT_HERE
        role = state.role[piece]
        if self.taken(state, piece):
            return reasons.ALREADY_TAKEN
        if self.purpose == TO_ACT:
            if role & (GROUP_OF | SPENT):
                return reasons.ALREADY_ACTED
        elif self.purpose == TO_AVOID:
            if role & INSIDE:
                return reasons.IS_INSIDE
            if role & TRIED_TO_INTERCEPT:
                return reasons.INTERCEPTORS_CANNOT_AVOID  # 15.4
        elif role & INFILTRATED:
            return reasons.WAS_INFILTRATED  # 14.24
        if IS_LEADER[piece]:
            return reasons.RANK_TOO_HIGH if COMMAND[piece] > COMMAND[self.leader] else ALLOWED
        if self.purpose == TO_INTERCEPT_ALONE and (not IS_AUXILIARY[piece] or self.units_taken(state)):
            return reasons.LONE_AUXILIARY_ONLY
        if led_by_johnson_only(piece) and not self.taken(state, JOHNSON):
            return reasons.JOHNSON_ONLY  # 5.534
        return ALLOWED

    def cannot_take(self, state: State, piece: int) -> int:
        reason = self.cannot_join(state, piece)
        if reason != ALLOWED:
            return reason
        if not IS_LEADER[piece]:
            if not led_by_johnson_only(piece) and self.room(state) < 1:
                return reasons.COMMAND_FULL
            if not is_first(state, piece):
                return reasons.EQUAL_UNIT_FIRST
        return ALLOWED

    def units_taken(self, state: State) -> int:
        count = 0
        for piece in state.pieces_at(self.seat, state.where[self.leader]):
            if not IS_LEADER[piece] and self.taken(state, piece):
                count += 1
        return count

    def cannot_take_all(self, state: State) -> int:
        if self.everyone(state):
            return ALLOWED
        return reasons.LONE_AUXILIARY_ONLY if self.purpose == TO_INTERCEPT_ALONE else reasons.COMMAND_FULL

    def everyone(self, state: State) -> list[int]:
        """All who may still join, leaders first; empty when they do not all fit."""
        here = state.pieces_at(self.seat, state.where[self.leader])
        room = self.room(state)
        found: list[int] = []
        units = 0
        johnson = self.taken(state, JOHNSON)
        for piece in here:
            if IS_LEADER[piece] and self.cannot_join(state, piece) == ALLOWED:
                found.append(piece)
                room += COMMAND[piece]
                johnson = johnson or piece == JOHNSON
        for piece in here:
            if IS_LEADER[piece]:
                continue
            reason = self.cannot_join(state, piece)
            if reason == ALLOWED or (reason == reasons.JOHNSON_ONLY and johnson):
                found.append(piece)
                units += 1
                if not led_by_johnson_only(piece):
                    room -= 1
        if room < 0 or (self.purpose == TO_INTERCEPT_ALONE and units > 1):
            return []
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE, kinds.TAKE_ALL]
        for piece in state.pieces_at(self.seat, state.where[self.leader]):
            found.append(kinds.TAKE | piece)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.TAKE:
            return self.cannot_take(state, noun_of(action))
        if action == kinds.TAKE_ALL:
            return self.cannot_take_all(state)
        if action == kinds.DONE:
            if self.purpose != TO_ACT and self.units_taken(state) == 0:
                return reasons.AVOID_NEEDS_A_UNIT if self.purpose == TO_AVOID else reasons.NEEDS_A_UNIT  # 15.0, 14.2
            return ALLOWED
        return NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 2
        elif action == kinds.TAKE_ALL:
            for piece in self.everyone(state):
                state.activate(piece, self.mark)
            self.done = 2
        else:
            state.activate(noun_of(action), self.mark)

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = ("5.34", "14.2", "14.21", "15.0")[self.purpose]
        room = self.room(state) if self.purpose != TO_INTERCEPT_ALONE else 1 - self.units_taken(state)
        return Prompt(
            "prompt-muster",
            rule,
            {"piece": kinds.PIECE_NOUN.text_id(self.leader), "room": room},
        )
