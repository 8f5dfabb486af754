"""7.9 Retreat of the beaten."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import can_reach, exits_for_retreat
from arpents.games.wilderness_war.facts.board import BRITISH, CULTIVATED, NEIGHBOURS, PLACES_ON_MAP, TERRAIN
from arpents.games.wilderness_war.facts.pieces import IS_DRILLED, IS_LEADER
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import AMPHIB, FORT, INSIDE, JOINED

INSIDE_A_FORT: Final = 4  # 8.11


def retreat_attackers(state: State, side: int, space: int, came_from: int, sortie: int) -> None:
    """7.92 Back to where they came from, all of them, or death; who came out of a siege goes back inside."""
    for piece in state.pieces_at(side, space):
        role = state.role[piece]
        if role & INSIDE:
            continue
        if sortie or role & JOINED:  # 8.252
            state.add_role(piece, INSIDE)
            state.tell(kinds.WENT_INSIDE, "8.252", piece, space)
        elif can_go_back(state, side, space, came_from, piece):
            state.go(piece, came_from, "7.92")
        else:
            state.eliminate(piece, "7.92")


def can_go_back(state: State, side: int, space: int, came_from: int, piece: int) -> bool:
    if came_from < 0 or state.occupied(1 - side, came_from):  # WW-16
        return False
    if came_from not in NEIGHBOURS[space]:
        by_ship = side == BRITISH and state.marks[space] & AMPHIB and state.controls_port(side, came_from)
        if not by_ship:
            return False
    return not IS_DRILLED[piece] or shelters(state, side, came_from)


def shelters(state: State, side: int, space: int) -> bool:
    """7.92 Drilled Troops retreat to cultivated land or an own fortification."""
    return TERRAIN[space] == CULTIVATED or state.has_work(side, space)


class Retreat(Step):
    """7.91 Beaten defenders leave for adjacent spaces, or inside, together or apart."""

    def __init__(self, seat: int, space: int, came_from: int) -> None:
        super().__init__(seat)
        self.space = space
        self.came_from = came_from

    def copy(self) -> Retreat:
        return Retreat(self.seat, self.space, self.came_from)

    def run(self, state: State) -> bool:
        exits = self.exits(state)
        asked = False
        for piece in self.beaten(state):
            if not self.can_leave(state, piece, exits):
                state.eliminate(piece, "7.92")
            else:
                asked = True
        return ASK if asked else state.end()

    def told_apart(self) -> int:
        return INSIDE

    def beaten(self, state: State) -> list[int]:
        return [piece for piece in state.pieces_at(self.seat, self.space) if not state.role[piece] & INSIDE]

    def exits(self, state: State) -> list[int]:
        found = exits_for_retreat(state, self.seat, self.space)
        if state.has_fort(self.seat, self.space) and not state.siege[self.space]:
            found.append(self.space)  # 8.13
        return found

    def can_leave(self, state: State, piece: int, exits: list[int]) -> bool:
        for space in exits:
            if self.cannot_go(state, piece, space) == ALLOWED:
                return True
        return False

    def units_inside(self, state: State) -> int:
        count = 0
        for piece in state.units_at(self.seat, self.space):
            if state.role[piece] & INSIDE:
                count += 1
        return count

    def cannot_go(self, state: State, piece: int, space: int) -> int:
        if space == self.space:
            if not state.has_fort(self.seat, space) or state.siege[space]:
                return reasons.NOT_ADJACENT
            full = state.work[space] >> 1 == FORT and self.units_inside(state) >= INSIDE_A_FORT
            return reasons.FORT_IS_FULL if full and not IS_LEADER[piece] else ALLOWED
        if space >= PLACES_ON_MAP or not can_reach(state, self.seat, self.space, space):
            return reasons.NOT_ADJACENT
        if space == self.came_from:
            return reasons.WHENCE_ENEMY_CAME
        if state.occupied(1 - self.seat, space):
            return reasons.ENEMY_THERE
        if IS_DRILLED[piece] and not shelters(state, self.seat, space):
            return reasons.DRILLED_NEED_SHELTER
        return ALLOWED

    def cannot_all_go(self, state: State, space: int) -> int:
        """Whoever may go there goes; inside only when all the units fit."""
        units = 0
        some = reasons.NOBODY_CAN_GO
        for piece in self.beaten(state):
            units += 1 - IS_LEADER[piece]
            if self.cannot_go(state, piece, space) == ALLOWED:
                some = ALLOWED
        if space == self.space and state.work[space] >> 1 == FORT and self.units_inside(state) + units > INSIDE_A_FORT:
            return reasons.FORT_IS_FULL
        return some

    def candidates(self, state: State, seat: int) -> list[int]:
        exits = self.exits(state)
        found = [kinds.RETREAT_ALL | space for space in exits]
        beaten = self.beaten(state)
        if len(beaten) > 1:
            for piece in beaten:
                for space in exits:
                    found.append(kinds.RETREAT | piece << 8 | space)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.RETREAT_ALL:
            return self.cannot_all_go(state, noun_of(action))
        if kind_of(action) != kinds.RETREAT:
            return NOT_ASKED
        piece = high_of(action)
        if piece not in self.beaten(state):
            return reasons.NOT_THIS_PIECE
        reason = self.cannot_go(state, piece, low_of(action))
        if reason != ALLOWED:
            return reason
        return self.cannot_name(state, piece)

    def apply(self, state: State, seat: int, action: int) -> None:
        if kind_of(action) == kinds.RETREAT:
            self.go(state, high_of(action), low_of(action))
            return
        space = noun_of(action)
        for piece in self.beaten(state):
            if self.cannot_go(state, piece, space) == ALLOWED:
                self.go(state, piece, space)

    def go(self, state: State, piece: int, space: int) -> None:
        if space == self.space:
            state.add_role(piece, INSIDE)
            state.tell(kinds.WENT_INSIDE, "8.13", piece, space)
        else:
            state.go(piece, space, "7.91")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-retreat", "7.91", {"space": kinds.PLACE_NOUN.text_id(self.space)})
