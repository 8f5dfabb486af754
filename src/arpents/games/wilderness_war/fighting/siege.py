"""8.2 Sieges: the roll, and Surrender!."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.engine.vocabulary import pack_modifier
from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.supply import supplied
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import FAR, LOUISBOURG, QUEBEC, distance
from arpents.games.wilderness_war.facts.deck import COEHORNS, SURRENDER
from arpents.games.wilderness_war.facts.pieces import COMMAND, IS_DRILLED, IS_LEADER, TACTICS
from arpents.games.wilderness_war.facts.tables import SIEGE, row
from arpents.games.wilderness_war.fighting.capture import Massacre, capture
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    ARRIVED,
    COEHORNS_OF,
    MOVING,
    PRESSED,
    SURRENDER_BY_BOTH,
    SURRENDER_NEEDS_REFUGE,
)

START: Final = 0
BESIEGER_PLAYED: Final = 1
BESIEGED_PLAYED: Final = 2
SURRENDER_ASKED: Final = 3
SURRENDER_ASKED_TOO: Final = 4
ROLL: Final = 5
YIELD: Final = 6
LEAVE: Final = 7
TAKE: Final = 8
OVER: Final = 9


def cannot_lead_siege(state: State, side: int, commander: int, space: int) -> int:
    """8.231, 9.11 A leader, the highest of those who began the phase there."""
    if not state.siege[space] or state.owner(space) == side:
        return reasons.NO_SIEGE_HERE
    if commander < 0:
        return reasons.NEEDS_A_LEADER
    for leader in state.leaders_at(side, space):
        if COMMAND[leader] > COMMAND[commander] and not state.role[leader] & ARRIVED:  # WW-21
            return reasons.HIGHEST_LEADER
    return ALLOWED


def leads_units(state: State, side: int, space: int) -> bool:
    """8.231, 9.11 A force is activated, not a leader alone."""
    for piece in state.with_role(side, space, MOVING):
        if not IS_LEADER[piece]:
            return True
    return False


def cannot_besiege(state: State, side: int, commander: int, space: int) -> int:
    """8.231, 17.3 What a siege roll takes."""
    reason = cannot_lead_siege(state, side, commander, space)
    if reason != ALLOWED:
        return reason
    if not leads_units(state, side, space):
        return reasons.SIEGE_NEEDS_A_UNIT
    if not [unit for unit in state.units_at(side, space) if IS_DRILLED[unit] and not state.role[unit] & ARRIVED]:
        return reasons.DRILLED_BESIEGE  # who came in this phase does not count (WW-49)
    if state.count_role(side, space, PRESSED):
        return reasons.SIEGE_ALREADY_PRESSED  # WW-50
    return ALLOWED if supplied(state, side, space) else reasons.OUT_OF_SUPPLY


def can_use_coehorns(state: State, side: int, space: int) -> bool:
    """Card 8: with Regulars there, and not yet used in this activation."""
    return state.has_regulars(side, space) and not state.flags & 3 * COEHORNS_OF


def coehorns(state: State, side: int) -> int:
    return 2 if state.flags & COEHORNS_OF << side else 0


class Siege(Step):
    """8.231 Coehorns by either side, Surrender!, else the roll. Ends with 1 when an assault may follow."""

    def __init__(self, seat: int, commander: int, space: int, step: int = START) -> None:
        super().__init__(seat, step)
        self.commander = commander
        self.space = space

    def copy(self) -> Siege:
        return Siege(self.seat, self.commander, self.space, self.step)

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        if self.step == START:
            self.step = BESIEGER_PLAYED
            state.result = 0
            if can_use_coehorns(state, self.seat, self.space):
                return state.begin(Response(self.seat, COEHORNS, self.space))
        if self.step == BESIEGER_PLAYED:
            if state.result:
                state.flags |= COEHORNS_OF << self.seat
            self.step = BESIEGED_PLAYED
            state.result = 0
            if can_use_coehorns(state, enemy, self.space):
                return state.begin(Response(enemy, COEHORNS, self.space))
        if self.step == BESIEGED_PLAYED:
            if state.result:
                state.flags |= COEHORNS_OF << enemy
            self.step = SURRENDER_ASKED
            state.result = 0
            if self.may_surrender(state):
                return state.begin(Response(self.seat, SURRENDER, self.space))
        if self.step == SURRENDER_ASKED:
            if state.result == 0 and state.options[SURRENDER_BY_BOTH] and self.may_surrender(state):  # 18.4
                self.step = SURRENDER_ASKED_TOO
                return state.begin(Response(enemy, SURRENDER, self.space))
            self.step = SURRENDER_ASKED_TOO
        if self.step == SURRENDER_ASKED_TOO:
            self.step = YIELD if state.result else ROLL
        if self.step == ROLL:
            self.roll(state)
            return state.end(1)
        if self.step == YIELD:
            self.step = LEAVE
            state.tell(kinds.SURRENDERED, "8.231", self.space)
            return state.begin(Massacre(enemy, self.space))
        if self.step == LEAVE:
            self.step = TAKE
            return state.begin(GarrisonLeaves(enemy, self.space))
        if self.step == TAKE:
            self.step = OVER
            capture(state, self.seat, self.space, state.work[self.space] >> 1, 1, "12.21")
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def may_surrender(self, state: State) -> bool:
        """Card 6: not Louisbourg before the siege has progressed; by option nobody without a refuge (WW-39, WW-41)."""
        if self.space == LOUISBOURG and state.siege[self.space] <= 1:
            return False
        enemy = 1 - self.seat
        if not state.options[SURRENDER_NEEDS_REFUGE] or not state.has_pieces(enemy, self.space):
            return True
        return bool(refuges_of(state, enemy, self.space))

    def roll(self, state: State) -> None:
        enemy = 1 - self.seat
        defender = state.highest(state.leaders_at(enemy, self.space))
        tactics = TACTICS[self.commander]
        guns = coehorns(state, self.seat)
        enemy_guns = -coehorns(state, enemy)
        enemy_tactics = -TACTICS[defender] if defender >= 0 else 0
        walls = -1 if self.space == LOUISBOURG else 0
        modifier = tactics + guns + enemy_guns + enemy_tactics + walls
        terms = pack_modifier(0, kinds.BY_LOUISBOURG, walls)
        terms = pack_modifier(terms, kinds.BY_ENEMY_COEHORNS, enemy_guns)
        terms = pack_modifier(terms, kinds.BY_ENEMY_TACTICS, enemy_tactics)
        terms = pack_modifier(terms, kinds.BY_COEHORNS, guns)
        terms = pack_modifier(terms, kinds.BY_TACTICS, tactics)
        for unit in state.units_at(self.seat, self.space):
            state.add_role(unit, PRESSED)
        die = state.chance.die()
        level = state.siege[self.space] + SIEGE[row(die + modifier)]
        state.set_siege(self.space, level if level < 3 else 3)  # never above 2
        now = state.siege[self.space] - 1
        state.tell(kinds.SIEGE_ROLLED, "8.231", self.space, die, modifier, now, self.seat, terms)


def nearest_works(state: State, side: int, start: int, left_out: int) -> list[int]:
    """10.421 The side's unbesieged fortifications at the shortest distance by links."""
    best = FAR
    found: list[int] = []
    for space in state.with_works():
        work = state.work[space]
        if not work or work & 1 != side or state.siege[space] or space == left_out:
            continue
        if state.has_units(1 - side, space):
            continue
        far = distance(start, space)
        if far < best:
            best = far
            found = [space]
        elif far == best and far < FAR:
            found.append(space)
    return found


def refuges_of(state: State, side: int, space: int) -> list[int]:
    """Card 6: the fortifications nearest to the surrendered one; to Québec for Louisbourg."""
    return nearest_works(state, side, QUEBEC if space == LOUISBOURG else space, space)


class GarrisonLeaves(Step):
    """Card 6: the garrison marches to its nearest fortification, that of Louisbourg sails to Québec."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def copy(self) -> GarrisonLeaves:
        return GarrisonLeaves(self.seat, self.space)

    def refuges(self, state: State) -> list[int]:
        return refuges_of(state, self.seat, self.space)

    def run(self, state: State) -> bool:
        if not state.has_pieces(self.seat, self.space):
            return state.end()
        refuges = self.refuges(state)
        if len(refuges) > 1:
            return ASK
        if refuges:
            self.leave(state, refuges[0])
        else:
            for piece in state.pieces_at(self.seat, self.space):
                state.eliminate(piece, "9.22")
        return state.end()

    def leave(self, state: State, refuge: int) -> None:
        for piece in state.pieces_at(self.seat, self.space):
            state.go(piece, refuge, "10.421")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RETREAT_ALL | space for space in self.refuges(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.RETREAT_ALL:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in self.refuges(state) else reasons.NOT_NEAREST

    def apply(self, state: State, seat: int, action: int) -> None:
        self.leave(state, noun_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-garrison-leaves", "10.421", {"space": kinds.PLACE_NOUN.text_id(self.space)})
