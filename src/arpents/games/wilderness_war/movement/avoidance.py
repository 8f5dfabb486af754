"""15 Avoiding battle."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import NEIGHBOURS, in_the_wilds
from arpents.games.wilderness_war.facts.pieces import IS_AUXILIARY, IS_LEADER, PIECES, SIDE, TACTICS
from arpents.games.wilderness_war.forces.force import TO_AVOID, TOLD_APART, Muster, can_lead, is_first, succeeds
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import CHOSEN, INSIDE, MOVING, TRIED_TO_INTERCEPT

CHOOSE: Final = 0
MUSTERED: Final = 1
GOING: Final = 2
OVER: Final = 3


class Avoidance(Step):
    """15.0 One group about to be attacked may slip away to one adjacent space."""

    def __init__(self, seat: int, space: int, came_from: int, step: int = CHOOSE, leader: int = -1) -> None:
        super().__init__(seat, step)
        self.space = space
        self.came_from = came_from
        self.leader = leader

    def copy(self) -> Avoidance:
        return Avoidance(self.seat, self.space, self.came_from, self.step, self.leader)

    def run(self, state: State) -> bool:
        if self.step == CHOOSE:
            if self.space not in state.intercepted and self.way_out(state):  # 15.5
                for unit in state.units_at(self.seat, self.space):
                    if self.cannot_avoid(state, unit) == ALLOWED:
                        return ASK
            return state.end()
        if self.step == MUSTERED:
            self.roll(state)
        if self.step == GOING:
            return ASK
        return state.end()

    def told_apart(self) -> int:
        return TOLD_APART

    def way_out(self, state: State) -> bool:
        for space in NEIGHBOURS[self.space]:
            if self.cannot_go(state, space) == ALLOWED:
                return True
        return False

    def cannot_go(self, state: State, space: int) -> int:
        """15.1 Adjacent, not whence the attacker came, no unbesieged enemy."""
        if space not in NEIGHBOURS[self.space]:
            return reasons.NOT_ADJACENT
        if space == self.came_from:
            return reasons.ATTACKER_CAME_THAT_WAY
        return reasons.ENEMY_IN_THE_WAY if state.occupied(1 - self.seat, space) else ALLOWED

    def cannot_avoid(self, state: State, unit: int) -> int:
        if unit >= PIECES or SIDE[unit] != self.seat or state.where[unit] != self.space:
            return reasons.NOT_HERE
        if IS_LEADER[unit]:
            return reasons.LEADERS_NOT_ALONE_EITHER
        if state.role[unit] & INSIDE:
            return reasons.IS_INSIDE  # 15.3
        return reasons.INTERCEPTORS_CANNOT_AVOID if state.role[unit] & TRIED_TO_INTERCEPT else ALLOWED

    def cannot_lead(self, state: State, leader: int) -> int:
        if leader >= PIECES or SIDE[leader] != self.seat or state.where[leader] != self.space:
            return reasons.NOT_HERE
        if not IS_LEADER[leader]:
            return reasons.NOT_A_LEADER
        if state.role[leader] & INSIDE:
            return reasons.IS_INSIDE
        if state.role[leader] & TRIED_TO_INTERCEPT:
            return reasons.INTERCEPTORS_CANNOT_AVOID
        kept = INSIDE | TRIED_TO_INTERCEPT
        for unit in state.units_at(self.seat, self.space):
            if self.cannot_avoid(state, unit) == ALLOWED and can_lead(state, leader, unit, kept):
                return ALLOWED
        return reasons.AVOID_NEEDS_A_UNIT

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == GOING:
            return [kinds.AVOID_TO | space for space in NEIGHBOURS[self.space]]
        found = [kinds.PASS]
        for piece in state.pieces_at(self.seat, self.space):
            found.append((kinds.AVOID_WITH if IS_LEADER[piece] else kinds.AVOID) | piece)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == GOING:
            return self.cannot_go(state, noun) if kind == kinds.AVOID_TO else NOT_ASKED
        if kind == kinds.AVOID or kind == kinds.AVOID_WITH:
            if not self.way_out(state):
                return reasons.NOWHERE_TO_GO
            if kind == kinds.AVOID_WITH:
                return self.cannot_lead(state, noun)
            reason = self.cannot_avoid(state, noun)
            return reasons.EQUAL_UNIT_FIRST if reason == ALLOWED and not is_first(state, noun) else reason
        return ALLOWED if action == kinds.PASS else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if action == kinds.PASS:
            self.step = OVER
        elif kind == kinds.AVOID_TO:
            for piece in state.with_role(self.seat, self.space, CHOSEN):
                state.role[piece] &= ~CHOSEN
                state.go(piece, noun, "15.0")
            state.tell(kinds.AVOIDED, "15.0", self.space, noun)
            self.step = OVER
        elif kind == kinds.AVOID:
            state.add_role(noun, CHOSEN)
            self.step = MUSTERED
        else:
            self.leader = noun
            self.step = MUSTERED
            state.begin(Muster(self.seat, noun, CHOSEN, TO_AVOID))

    def automatic(self, state: State) -> bool:
        """15.0 Auxiliaries alone in the wilds, before attackers who have none."""
        if not in_the_wilds(self.space):
            return False
        for piece in state.with_role(self.seat, self.space, CHOSEN):
            if not IS_LEADER[piece] and not IS_AUXILIARY[piece]:
                return False
        for piece in state.with_role(1 - self.seat, self.space, MOVING):  # WW-20
            if IS_AUXILIARY[piece]:
                return False
        return True

    def roll(self, state: State) -> None:
        state.avoided = [*state.avoided, self.space]
        self.step = GOING
        if self.automatic(state):
            return
        tactics = TACTICS[self.leader] if self.leader >= 0 else 0
        die = state.chance.die()
        success = succeeds(die, self.leader)
        chosen = state.with_role(self.seat, self.space, CHOSEN)
        named = self.leader if self.leader >= 0 else chosen[0]
        state.tell(kinds.AVOIDANCE_ROLLED, "15.0", self.space, die, tactics, 1 if success else 0, named)
        if not success:
            self.step = OVER
            for piece in chosen:
                state.role[piece] &= ~CHOSEN

    def prompt(self, state: State, seat: int) -> Prompt:
        id = "prompt-avoid-to" if self.step == GOING else "prompt-avoid"
        return Prompt(id, "15.1" if self.step == GOING else "15.0", {"space": kinds.PLACE_NOUN.text_id(self.space)})
