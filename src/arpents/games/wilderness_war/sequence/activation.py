"""5.3 Activation: who acts with a card, alone or as a force, and in what order."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, swept
from arpents.games.wilderness_war.facts.board import PLACES_ON_MAP
from arpents.games.wilderness_war.facts.pieces import (
    BASE,
    INITIATIVE,
    IS_DRILLED,
    IS_INDIAN,
    IS_LEADER,
    PIECES,
    SIDE,
    SINGLE_BITS,
    SINGLES,
)
from arpents.games.wilderness_war.forces.construction import can_demolish, cannot_demolish_later, start_demolition
from arpents.games.wilderness_war.forces.force import TOLD_APART, is_first
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import ARRIVED, FOUGHT, GROUP_OF, MOVING, PRESSED, SPENT, TORCHES_READY


def cannot_activate(state: State, side: int, piece: int) -> int:
    """5.31 Of one's own, on the map, not yet used in this phase."""
    if piece >= PIECES or SIDE[piece] != side:
        return reasons.NOT_YOURS
    if state.where[piece] >= PLACES_ON_MAP:
        return reasons.NOT_ON_MAP
    if state.role[piece] & SPENT:
        return reasons.ALREADY_ACTED
    return reasons.ALREADY_TAKEN if state.role[piece] & GROUP_OF else ALLOWED


def cannot_command(state: State, side: int, leader: int, value: int) -> int:
    """5.32 The card must meet the leader's initiative."""
    reason = cannot_activate(state, side, leader)
    if reason != ALLOWED:
        return reason
    if not IS_LEADER[leader]:
        return reasons.NOT_A_LEADER
    return reasons.INITIATIVE_NOT_MET if INITIATIVE[leader] > value else ALLOWED


def half_points(piece: int) -> int:
    """5.32 An Indian costs half a point."""
    return 1 if IS_INDIAN[piece] else 2


class Individuals(Step):
    """5.33 Single pieces are all named before the first of them acts."""

    def __init__(self, seat: int, left: int, count: int, done: int = 0) -> None:
        super().__init__(seat)
        self.left = left  # half points still to spend
        self.count = count  # pieces named so far
        self.done = done

    def copy(self) -> Individuals:
        return Individuals(self.seat, self.left, self.count, self.done)

    def run(self, state: State) -> bool:
        if not self.done and self.left > 0 and self.count < 6:
            for piece in SINGLES[self.seat]:
                if state.where[piece] < PLACES_ON_MAP and self.cannot_afford(state, piece) == ALLOWED:
                    return ASK
        return state.end()

    def told_apart(self) -> int:
        return TOLD_APART

    def cannot_add(self, state: State, piece: int) -> int:
        reason = self.cannot_afford(state, piece)
        return reasons.EQUAL_UNIT_FIRST if reason == ALLOWED and not is_first(state, piece) else reason

    def cannot_afford(self, state: State, piece: int) -> int:
        reason = cannot_activate(state, self.seat, piece)
        if reason != ALLOWED:
            return reason
        if IS_DRILLED[piece]:
            return reasons.DRILLED_GO_ALONE  # 5.32
        return reasons.CARD_TOO_SMALL if half_points(piece) > self.left else ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 2.7 % of all time
        found = [kinds.DONE]
        slot = 2 * self.seat + 1
        mask = state.firsts(slot, TOLD_APART) & SINGLE_BITS[self.seat]
        before = BASE[slot] - 1
        while mask:
            piece = before + (mask & -mask).bit_length()
            if not state.role[piece] & (SPENT | GROUP_OF) and half_points(piece) <= self.left:
                found.append(kinds.ACTIVATE | piece)
            mask &= mask - 1
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.ACTIVATE:
            return self.cannot_add(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 1
            return
        piece = noun_of(action)
        self.count += 1
        state.activate(piece, self.count)
        self.left -= half_points(piece)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-individuals", "5.33", {"halves": self.left})


class Operations(Step):
    """5.36 One after the other, each designated force or piece does what it may."""

    def __init__(self, seat: int, value: int, first: int, second: int, group: int = 0) -> None:
        super().__init__(seat)
        self.value = value  # of the card
        self.first = first  # commander of the first force, or -1
        self.second = second  # commander of the second force of a Campaign, or -1
        self.group = group  # acting now

    def copy(self) -> Operations:
        return Operations(self.seat, self.value, self.first, self.second, self.group)

    def waiting(self, state: State) -> list[int]:
        """The first piece of each group that has not acted, its commander when it has one."""
        found: list[int] = []
        groups: list[int] = []
        for piece in state.activated():
            group = state.role[piece] & GROUP_OF
            if group and group not in groups:
                groups.append(group)
                commander = self.commander(group)
                if commander < 0:
                    found.append(piece)
                elif state.role[commander] & GROUP_OF == group:  # 5.34 no force without its leader (WW-46)
                    found.append(commander)
        return found

    def commander(self, group: int) -> int:
        return self.first if group == 1 else self.second if group == 2 else NOWHERE

    def run(self, state: State) -> bool:
        if self.group:
            self.finish_group(state)
            if state.touched and not swept(state, self.seat, NOWHERE, NOWHERE):
                return False
        found = self.waiting(state)
        if not found:
            return state.end()
        if len(found) > 1:
            return ASK
        return self.start(state, found[0])

    def start(self, state: State, piece: int) -> bool:
        self.group = state.role[piece] & GROUP_OF
        commander = self.commander(self.group)
        for other in state.activated():
            if state.role[other] & GROUP_OF == self.group:
                state.add_role(other, MOVING)
                state.tell(kinds.ACTIVATED, "5.31", other, state.where[other])
        return state.begin(Operation(self.seat, self.value, commander, state.where[piece]))

    def finish_group(self, state: State) -> None:
        for piece in state.with_any_role():
            role = state.role[piece]
            if role & GROUP_OF == self.group and SIDE[piece] == self.seat:
                arrived = ARRIVED if state.came_from(piece) >= 0 else 0
                state.role[piece] = SPENT | arrived | role & (FOUGHT | PRESSED)
            else:
                state.role[piece] = role & (GROUP_OF | SPENT | FOUGHT | ARRIVED | PRESSED)
        if state.intercepted:
            state.intercepted = []
        if state.avoided:
            state.avoided = []
        self.group = 0

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: judging each choice looks anew who waits, 3 % of all time
        found = [kinds.NEXT | piece for piece in self.waiting(state)]
        if can_demolish(state, self.seat) == ALLOWED:
            found.append(kinds.DEMOLISH)
            if not state.flags & TORCHES_READY:
                found.append(kinds.DEMOLISH_LATER)
        found.sort()
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DEMOLISH, kinds.DEMOLISH_LATER] + [kinds.NEXT | piece for piece in self.waiting(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.NEXT:
            return ALLOWED if noun_of(action) in self.waiting(state) else reasons.ALREADY_ACTED
        if action == kinds.DEMOLISH_LATER:
            return cannot_demolish_later(state, self.seat)
        return can_demolish(state, self.seat) if action == kinds.DEMOLISH else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DEMOLISH:
            start_demolition(state, self.seat)
        elif action == kinds.DEMOLISH_LATER:
            state.flags |= TORCHES_READY
        else:
            self.start(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-next", "5.33", {"space": kinds.PLACE_NOUN.text_id(state.where[self.waiting(state)[0]])})
