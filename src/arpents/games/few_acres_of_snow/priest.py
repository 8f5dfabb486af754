"""A17. Priest and Indian Leader."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.ambush import show_hand
from arpents.games.few_acres_of_snow.cards import CARDS, LENGTHENS_RAID, NEUTRAL_NATIVE_AMERICANS, SYMBOLS
from arpents.games.few_acres_of_snow.state import State

WANTED: Final = NEUTRAL_NATIVE_AMERICANS
ASKED: Final = 0
OVER: Final = 1


def cannot_parley(side: int, card: int) -> int:
    return ALLOWED if SYMBOLS[side * CARDS + card] & LENGTHENS_RAID else reasons.NO_PRIEST


def parley(state: State, side: int, card: int) -> None:
    state.play_card(side, card, "A17.1")
    state.tell(kinds.NATIVES_ASKED, "A17.1", side, card)
    state.begin(Parley(1 - side))


class Parley(Procedure[State]):
    """A17.1, A17.2 The opponent hands over neutral Native Americans, or shows that he has none."""

    def __init__(self, seat: int, step: int = ASKED) -> None:
        super().__init__(seat, step)

    def copy(self) -> Parley:
        return Parley(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == ASKED:
            if state.hand(self.seat):
                return ASK
            if WANTED in state.reserve(self.seat):
                self.give_from_reserve(state)
            else:
                show_hand(state, self.seat, "A17.2")
        return state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.GIVE | WANTED, kinds.GIVE_RESERVE | WANTED, kinds.SHOW]

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind in (kinds.GIVE, kinds.GIVE_RESERVE):
            if noun_of(action) != WANTED:
                return reasons.NOT_NATIVES
            if kind == kinds.GIVE:
                return ALLOWED if WANTED in state.hand(seat) else reasons.NOT_IN_HAND
            return ALLOWED if WANTED in state.reserve(seat) else reasons.NOT_IN_RESERVE
        if kind != kinds.SHOW:
            return NOT_ASKED
        return reasons.MUST_GIVE if WANTED in state.hand(seat) or WANTED in state.reserve(seat) else ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == kinds.GIVE:
            state.let_go(seat, WANTED)
            state.discards(1 - seat).append(WANTED)
            state.tell(kinds.NATIVES_GIVEN, "A17.1", seat, WANTED)
        elif kind == kinds.GIVE_RESERVE:
            self.give_from_reserve(state)
        else:
            show_hand(state, seat, "A17.2")
        self.step = OVER

    def give_from_reserve(self, state: State) -> None:
        state.reserve(self.seat).remove(WANTED)
        state.discards(1 - self.seat).append(WANTED)
        state.tell(kinds.NATIVES_GIVEN, "A17.1", self.seat, WANTED)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-parley", "A17.1")
