"""9.2, 10.1 After the reveal: each side picks in secret which blocks carry out its order."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import DECOYS, NOWHERE, REAL
from arpents.games.quebec_1759.orders import BLOCKS_GO, about_of, count_of, origin_in, target_of
from arpents.games.quebec_1759.state import LINES, State

ALL_PICKED: Final = -1


def is_live(state: State, seat: int, number: int) -> bool:
    """Whether a line moves blocks and can be carried out."""
    return about_of(state.order(seat)[number]) == BLOCKS_GO and not has(state.void[seat], number)


def live_lines(state: State, seat: int) -> list[int]:
    return [number for number in range(len(state.order(seat))) if is_live(state, seat, number)]


def picked(state: State, seat: int) -> int:
    found = 0
    for number in range(LINES):
        found |= state.picks[seat * LINES + number]
    return found


def open_line(state: State, seat: int) -> int:
    """The line that still wants blocks."""
    order = state.order(seat)
    for number in live_lines(state, seat):
        if state.picks[seat * LINES + number].bit_count() < count_of(order[number]):
            return number
    return ALL_PICKED


def can_be_lawful(state: State, seat: int) -> bool:
    """10.1 Whether the picks made so far can be completed so that no decoys go or stay without a real unit (Q-7)."""
    order = state.order(seat)
    slots = 0
    lacking = 0  # groups without a real unit yet
    for number in live_lines(state, seat):
        group = state.picks[seat * LINES + number]
        room = count_of(order[number]) - group.bit_count()
        slots += room
        if not group & REAL:
            if room == 0:
                return False
            lacking += 1
    rest = state.at(origin_in(order), seat) & ~picked(state, seat)
    real = (rest & REAL).bit_count()
    decoys = (rest & DECOYS).bit_count()
    fewest = max(lacking, slots - decoys)  # real units that must still go
    if fewest > min(slots, real):
        return False
    # those who stay: no decoys among them, or a real unit beside them
    return fewest == slots - decoys or fewest <= real - 1


def choice_of_blocks(state: State, seat: int) -> bool:
    """Whether what everybody sees leaves the owner a choice: not when one line takes every block (Q-32)."""
    lines = live_lines(state, seat)
    if not lines:
        return False
    if len(lines) > 1:
        return True
    order = state.order(seat)
    return count_of(order[lines[0]]) < state.count(origin_in(order), seat)


class Picking(Procedure["State"]):
    """9.2 Both sides at once. Who has no lawful choice is asked all the same: being asked must tell nothing."""

    def __init__(self, seat: int = 0, step: int = 0, ready: int = 0) -> None:
        super().__init__(seat, step)
        self.ready = ready  # seats that have finished

    def copy(self) -> Picking:
        return Picking(self.seat, self.step, self.ready)

    def seats(self, state: State) -> int:
        return 3 & ~self.ready

    def run(self, state: State) -> bool:
        if self.step == 0:
            self.step = 1
            for seat in range(2):
                if not choice_of_blocks(state, seat):
                    self.ready |= 1 << seat
                    for number in live_lines(state, seat):
                        state.picks[seat * LINES + number] = state.at(origin_in(state.order(seat)), seat)
        if self.ready == 3:
            return state.end()
        return ASK

    def prompt(self, state: State, seat: int) -> Prompt:
        number = open_line(state, seat)
        if number == ALL_PICKED or not can_be_lawful(state, seat):
            return Prompt("prompt-picks-done" if number == ALL_PICKED else "prompt-no-lawful-pick", "10.1")
        line = state.order(seat)[number]
        left = count_of(line) - state.picks[seat * LINES + number].bit_count()
        return Prompt("prompt-pick", "9.2", {"count": left, "zone": kinds.PLACE.argument(target_of(line))})

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 6 % of all time
        if self.cannot_be_ready(state, seat) == ALLOWED:
            return [kinds.READY]
        origin = origin_in(state.order(seat))
        return [
            kinds.PICK | block
            for block in members(state.at(origin, seat))
            if self.cannot_pick(state, seat, block) == ALLOWED
        ]

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.READY:
            return self.cannot_be_ready(state, seat)
        if kind == kinds.PICK:
            return self.cannot_pick(state, seat, noun_of(action))
        if kind == kinds.GIVE or kind == kinds.RECEIVE:
            return reasons.TRANSFER_TOO_LATE  # 2.5
        return (
            reasons.ORDER_REVEALED if kind == kinds.FREELY or kinds.FROM <= kind <= kinds.INDIANS_FROM else NOT_ASKED
        )  # 9.2

    def apply(self, state: State, seat: int, action: int) -> None:
        if kind_of(action) == kinds.READY:
            self.ready |= 1 << seat
        else:
            state.picks[seat * LINES + open_line(state, seat)] |= 1 << noun_of(action)

    def cannot_be_ready(self, state: State, seat: int) -> int:
        if open_line(state, seat) == ALL_PICKED:
            return ALLOWED
        return reasons.PICKS_MISSING if can_be_lawful(state, seat) else ALLOWED  # Q-7 the order stays

    def cannot_pick(self, state: State, seat: int, block: int) -> int:
        number = open_line(state, seat)
        if number == ALL_PICKED:
            return reasons.LINE_COMPLETE
        origin = origin_in(state.order(seat))
        if origin == NOWHERE or not has(state.at(origin, seat), block):  # 22.0 Indians like any block
            return reasons.NOT_AT_ORIGIN  # 6.1
        if has(picked(state, seat), block):
            return reasons.ALREADY_PICKED
        place = seat * LINES + number
        held = state.picks[place]
        state.picks[place] = held | 1 << block
        lawful = can_be_lawful(state, seat)
        state.picks[place] = held
        return ALLOWED if lawful else reasons.PICK_STRANDS_DECOYS  # 10.1
