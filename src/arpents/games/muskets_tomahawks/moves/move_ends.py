"""10.10, 17.5.3 What the end of a Move allows: a single shot, captives put aboard."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.options import SPOTTING_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import NO_WEAPON, RANGE
from arpents.games.muskets_tomahawks.features.captives import bring_captives, cannot_embark, embark
from arpents.games.muskets_tomahawks.fire.declaring import (
    NOT_FIRED,
    Shoot,
    cannot_choose_target,
    cannot_look_for_marker,
)
from arpents.games.muskets_tomahawks.fire.shooting import SINGLE, cannot_shoot
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.state import State
from arpents.games.muskets_tomahawks.words import kinds, reasons

ASKING: Final = 0
THROWN: Final = 1
ALL_DONE: Final = 2


def may_throw(state: State, unit: int) -> bool:
    """10.10 At the end of a Move that does not engage: a loaded single-shot weapon and somebody to use it on."""
    if state.single[unit] == NO_WEAPON or cannot_shoot(state, unit, SINGLE) != ALLOWED:
        return False
    for target in range(state.units()):
        if (
            state.side[target] != state.side[unit]
            and state.present(target)
            and gap_between_units(state, unit, target, RANGE[state.single[unit]])
            and cannot_choose_target(state, unit, target, SINGLE) == ALLOWED
        ):
            return True
    for marker in range(len(state.marker_side)):
        if (
            state.marker_side[marker] == 1 - state.side[unit]
            and cannot_look_for_marker(state, unit, marker, state.single[unit]) == ALLOWED
        ):
            return True
    return False


def embarkations(state: State, side: int) -> list[int]:
    """17.5.3 Captives near an own boat, at the end of the Move of one of their escort."""
    found: list[int] = []
    for boat in range(len(state.boat_side)):
        for captive in range(state.units()):
            if (
                state.captive(captive)
                and state.side[captive] == side
                and cannot_embark(state, captive, boat) == ALLOWED
            ):
                found.append(kinds.EMBARK | captive << 8 | boat)
    return found


class MoveEnds(Procedure["State"]):
    """10.10, 17.5.1, 17.5.3 Every kind of Move ends so, unless a reaction stopped it."""

    def __init__(self, seat: int, unit: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.unit = unit

    def copy(self) -> MoveEnds:
        return MoveEnds(self.seat, self.unit, self.step)

    def run(self, state: State) -> bool:
        if self.step == THROWN:
            self.step = ALL_DONE
            if state.result == NOT_FIRED and not state.options[SPOTTING_OPTION] and state.present(self.unit):
                self.step = ASKING  # 8.6 a failed attempt gives the choice back
        if self.step == ALL_DONE or not (may_throw(state, self.unit) or embarkations(state, self.seat)):
            return state.end()
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE, kinds.THROW] + embarkations(state, seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        if (
            kind_of(action) == kinds.EMBARK
            and high_of(action) < state.units()
            and low_of(action) < len(state.boat_side)
        ):
            return cannot_embark(state, high_of(action), low_of(action))
        if action == kinds.THROW:
            return ALLOWED if may_throw(state, self.unit) else reasons.OUT_OF_SIGHT_OR_RANGE
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = ALL_DONE
        elif action == kinds.THROW:
            self.step = THROWN
            state.begin(Shoot(seat, self.unit, SINGLE, 1))
        else:
            embark(state, high_of(action), low_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-throw", "10.10", {"unit": self.unit})


def end_with_captives(state: State, unit: int) -> None:
    """17.5.1 Those taken along settle by their escort."""
    if state.led:
        bring_captives(state, unit, state.led)
        state.led = 0
