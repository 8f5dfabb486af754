"""S11, S13.9, S22.5 The end of a side's movement: stacking, militia called out, control."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    GARRISON,
    HOME,
    KIND,
    NATION_OF,
    PLACE_NAMES,
    PLACES,
    STACKING,
    VILLAGES_OF_NATIONS,
    WARRIOR_LIMIT,
)
from arpents.games.small_wars_mohicans.movement.locked import enter_battle
from arpents.games.small_wars_mohicans.movement.sea import SeekPort, without_port
from arpents.games.small_wars_mohicans.nations.natives import open_village
from arpents.games.small_wars_mohicans.state import BESIEGED, SIEGE, State, home_of
from arpents.games.small_wars_mohicans.words import kinds, reasons

ROOM: Final = 0
CALL_OUT: Final = 1
CONTROL: Final = 2
PORT_LOST: Final = 3
OVER: Final = 4


def crowd(state: State, place: int, side: int) -> int:
    """How many units a side has too many here."""
    warriors = state.warriors_of(place, side).bit_count()
    over = state.troops_of(place, side).bit_count() + warriors - STACKING[place]  # S11.5 no markers
    if over < warriors - WARRIOR_LIMIT:
        over = warriors - WARRIOR_LIMIT
    return over if over > 0 else 0  # S11.1-S11.4 (SW-62)


class EndOfMovement(Procedure["State"]):
    """S11.6 Only now are limits checked, militia called out and places taken (SW-68)."""

    def __init__(self, seat: int, step: int = ROOM, place: int = FIRST_PLACE) -> None:
        super().__init__(seat, step)
        self.place = place

    def copy(self) -> EndOfMovement:
        return EndOfMovement(self.seat, self.step, self.place)

    def run(self, state: State) -> bool:
        if self.step == ROOM:
            mine = state.british if self.seat == BRITISH else state.french
            while self.place < PLACES:
                if mine[self.place] == 0 and state.warriors[self.place] == 0:
                    self.place += 1
                elif crowd(state, self.place, self.seat):
                    choices = self.actions(state, self.seat)
                    if len(choices) > 1:
                        return ASK
                    self.remove(state, noun_of(choices[0]))
                else:
                    self.place += 1
            self.step = CALL_OUT
        if self.step == CALL_OUT:
            self.call_out(state)
            self.step = CONTROL
        if self.step == CONTROL:
            self.take_control(state)
            self.step = PORT_LOST
        if self.step == PORT_LOST:
            self.step = OVER
            if without_port(state):
                return state.begin(SeekPort(BRITISH))
        return state.end()

    def cannot_remove(self, state: State, unit: int) -> int:
        if state.location[unit] != self.place or state.side_of(unit) != self.seat:
            return reasons.NOT_HERE
        if KIND[unit] == GARRISON:
            return reasons.GARRISON_STAYS
        if unit >= FIRST_NATIVE:
            return reasons.AT_HOME if home_of(state, unit) == self.place else ALLOWED
        warriors = state.warriors_of(self.place, self.seat).bit_count()
        if warriors > WARRIOR_LIMIT:
            return reasons.TOO_MANY_WARRIORS  # S11.4 they go first
        return ALLOWED

    def remove(self, state: State, unit: int) -> None:
        home = self.refuge(state, unit)
        state.tell(kinds.UNIT_REMOVED, "S11.6", unit, self.place)
        if home >= FIRST_PLACE:
            state.flags[unit] = 0
            state.move(unit, home)
            if home < self.place:
                self.place = home  # its village may be crowded now
        else:
            state.lost(unit, True)

    def refuge(self, state: State, unit: int) -> int:
        """A warrior's village while it is friendly."""
        if unit < FIRST_NATIVE:
            return 0
        if unit < FIRST_IROQUOIS:
            return HOME[unit] if open_village(state, unit) else 0
        for place in VILLAGES_OF_NATIONS:
            if NATION_OF[place] == unit - FIRST_IROQUOIS and state.friendly(place, self.seat):
                return place
        return 0

    def call_out(self, state: State) -> None:
        """S43.1 Where only the mover stands in an enemy place, the militia of that name comes out."""
        mine = state.british if self.seat == BRITISH else state.french
        for place in range(FIRST_PLACE, PLACES):
            if mine[place] == 0 and state.warriors[place] == 0:
                continue
            if state.owner[place] == 1 - self.seat and state.present(place, self.seat):
                militia = state.militia_to_call(place)
                if militia >= 0 and not state.contested(place, self.seat):  # SW-50
                    state.call_militia(place, militia, "S22.5")
                    enter_battle(state, place, self.seat)

    def take_control(self, state: State) -> None:
        """S13.9 Enemy places that hold only the mover's units become his."""
        mine = state.british if self.seat == BRITISH else state.french
        for place in range(FIRST_PLACE, PLACES):
            if mine[place] == 0 and state.warriors[place] == 0 and state.marks[place] & BESIEGED == 0:
                continue
            if state.marks[place] & BESIEGED and state.marks[place] & SIEGE[self.seat]:
                if not state.present(place, self.seat):
                    state.lift_siege(place)
            elif state.held_by_enemy(place, self.seat) and state.alone(place, self.seat):
                state.capture(place, self.seat, "S13.9")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.REMOVE | unit for unit in state.units(self.place, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_remove(state, noun_of(action)) if kind_of(action) == kinds.REMOVE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.remove(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt(
            "prompt-stacking",
            "S11.6",
            {"place": "place-" + PLACE_NAMES[self.place], "over": crowd(state, self.place, self.seat)},
        )
