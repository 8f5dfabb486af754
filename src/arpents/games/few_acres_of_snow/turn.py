"""A7, A30. A turn: won sieges, two actions with free ones around them, and the hand refilled."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import BRITISH, FRENCH, HAND
from arpents.games.few_acres_of_snow.ending import TURNS_OVER, ends_now, score
from arpents.games.few_acres_of_snow.menu import begin_action, cannot_choose, choices, free_choices
from arpents.games.few_acres_of_snow.siege_won import SiegeEnds, has_won, won_sieges
from arpents.games.few_acres_of_snow.state import State

DEALING: Final = 0
OPENING: Final = 1
SIEGES: Final = 2
ACTIONS: Final = 3
REFILL: Final = 4

BOTH: Final = 3  # sides that still get their first hand, as a mask

ACTIONS_PER_TURN: Final = 2  # A7.2


class Turn(Procedure[State]):
    """A7.1 The players' turns, one after the other, until the game ends."""

    def __init__(self, seat: int, step: int = DEALING, left: int = BOTH) -> None:
        super().__init__(seat, step)
        self.left = left  # actions still to be taken; before the first turn, the sides still to be dealt to

    def copy(self) -> Turn:
        return Turn(self.seat, self.step, self.left)

    def run(self, state: State) -> bool:
        if self.step == DEALING:
            for side in members(self.left):  # A6.6
                state.draw_cards(side, HAND, True, "A6.6")
            self.step = OPENING
        if self.step == OPENING:
            state.tell(
                kinds.TURN_BEGINS, "A7.1", self.seat, state.turn // 2 + 1, state.points(BRITISH), state.points(FRENCH)
            )
            ending = ends_now(state, self.seat)  # A31.4, A31.5 before anything else
            if ending:
                score(state, ending)
                return state.end()
            self.step = SIEGES
        if self.step == SIEGES:  # A13.1; A13.5 no action is spent
            won = won_sieges(state, self.seat)
            if won:
                if won & won - 1:  # both: in which order?
                    return ASK
                return state.begin(self.resolution(state, members(won)[0]))
            self.left = 1 if state.turn < 2 else ACTIONS_PER_TURN  # A7.3
            self.step = ACTIONS
        if self.step == ACTIONS:
            return ASK
        self.refill(state)
        state.turn += 1
        if state.turn >= 2 * state.turn_limit:
            score(state, TURNS_OVER)
            return state.end()
        self.seat = 1 - self.seat
        self.step = OPENING
        return False

    def resolution(self, state: State, place: int) -> SiegeEnds:
        siege = state.siege_at(place)
        return SiegeEnds(self.seat, siege, 1 - self.seat)

    def refill(self, state: State) -> None:
        """A7.4, A7.5 Back to five cards; more may be kept."""
        wanted = HAND - len(state.hand(self.seat))
        if wanted > 0:
            state.draw_cards(self.seat, wanted, True, "A7.4")

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: nine in ten questions; judging each choice costs 32 % of all time
        if self.step == SIEGES:
            return [kinds.RESOLVE | place for place in members(won_sieges(state, seat))]
        if self.left:
            return choices(state, seat) + free_choices(state, seat)
        return [kinds.END] + free_choices(state, seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if self.step == SIEGES:
            return self.cannot_resolve(state, noun_of(action)) if kind == kinds.RESOLVE else NOT_ASKED
        if kind == kinds.END:
            return reasons.ACTIONS_LEFT if self.left else ALLOWED  # FA-3
        if kinds.SETTLE <= kind <= kinds.PASS and not self.left:
            return reasons.NO_ACTION_LEFT
        return ALLOWED if kind == kinds.PASS else cannot_choose(state, seat, kind, noun_of(action))

    def cannot_resolve(self, state: State, place: int) -> int:
        siege = state.siege_at(place)
        return ALLOWED if siege >= 0 and has_won(state, self.seat, siege) else reasons.NOT_WON

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == kinds.RESOLVE:
            state.begin(self.resolution(state, noun_of(action)))
        elif kind == kinds.END:
            self.step = REFILL
        else:
            if kind <= kinds.PASS:
                self.left -= 1
            if kind == kinds.PASS:  # A30.1
                state.tell(kinds.PASSED, "A30.1", seat)
            else:
                begin_action(state, seat, kind, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == SIEGES:
            return Prompt("prompt-resolve", "A13.1")
        if self.left:
            return Prompt("prompt-action", "A7.2", {"left": self.left})
        return Prompt("prompt-end", "A7.6")
