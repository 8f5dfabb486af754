"""5.3, 5.10 The turn: its beginning, the goes, its end."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.facts.profiles import TACTICIAN
from arpents.games.muskets_tomahawks.features.boats import drift
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.state import ARRIVED, AWAY, DESTROYED, HIDDEN, State, with_entry
from arpents.games.muskets_tomahawks.tally import standing
from arpents.games.muskets_tomahawks.turn.cards import CLOCKS, deal, gain
from arpents.games.muskets_tomahawks.turn.command import Go
from arpents.games.muskets_tomahawks.victory import check_broken
from arpents.games.muskets_tomahawks.words import kinds
from arpents.games.muskets_tomahawks.words.dice import d10

RESERVE_VALUE: Final = [0, 0, 6, 4, 2]  # 20.8 by turn
TURN_BEGINS: Final = 0
NEXT_GO: Final = 1
TURN_ENDS: Final = 2


class Turns(Procedure["State"]):
    """5.2-5.10 Turn after turn until the match is over."""

    def __init__(self, seat: int, step: int = TURN_BEGINS) -> None:
        super().__init__(seat, step)

    def copy(self) -> Turns:
        return Turns(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == TURN_BEGINS:
            begin_turn(state)
            self.seat = state.go_first
            self.step = NEXT_GO
        if self.step == NEXT_GO:
            if state.clocks >= CLOCKS:
                self.step = TURN_ENDS
            else:
                seat = self.seat
                self.seat = 1 - seat
                return state.begin(Go(seat))
        end_turn(state)
        self.step = TURN_BEGINS
        return False


def begin_turn(state: State) -> None:
    """5.10.5 Reserves, Tacticians, the deal."""
    state.turn += 1
    state.drilled = 0
    state.moved = 0
    state.tell(kinds.TURN_BEGUN, "5.10.5", state.turn, standing(state, 0), standing(state, 1))
    if state.turn > 1:
        roll_reserves(state)
    for unit in range(state.units()):
        in_play = state.present(unit) or state.status[unit] == HIDDEN
        if state.is_a(unit, TACTICIAN) and not state.fleeing(unit) and in_play:
            gain(state, state.side[unit], 1, "15.5")  # 6.2.4
    deal(state)


def roll_reserves(state: State) -> None:
    """20.8"""
    value = RESERVE_VALUE[state.turn] if state.turn < len(RESERVE_VALUE) else 0
    for unit in range(state.units()):
        if state.status[unit] == AWAY:
            die = d10(state.chance) if value else 9
            if die >= value:
                state.status[unit] = ARRIVED
                state.tell(kinds.RESERVE_ARRIVED, "20.8", unit)


def end_turn(state: State) -> None:
    """5.10 In order."""
    for side in (0, 1):  # 5.10.1, 5.9
        lost = state.force[side] - figures_left(state, side, True)
        commander = state.commander[side]
        if not state.morale[side] and (
            2 * lost >= state.force[side] or (commander >= 0 and state.status[commander] == DESTROYED)
        ):
            state.morale = with_entry(state.morale, side, 1)
            state.tell(kinds.MORALE_JOINS, "5.9", side)
    check_broken(state)  # 5.10.2
    if state.ending:
        return
    drift(state)  # 5.10.3
    for unit in range(state.units()):  # 5.10.4
        state.flags[unit] = 0
    state.tell(kinds.TURN_ENDED, "5.10", state.turn)
