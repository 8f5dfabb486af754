"""9 Assaults."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.engine.vocabulary import pack_modifier
from arpents.games.wilderness_war.common.losses import IN_ASSAULT, Losses, test_leaders
from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.deck import COEHORNS
from arpents.games.wilderness_war.facts.pieces import TACTICS
from arpents.games.wilderness_war.facts.tables import column, combat
from arpents.games.wilderness_war.fighting.capture import Massacre, capture
from arpents.games.wilderness_war.fighting.siege import can_use_coehorns, cannot_lead_siege, coehorns, leads_units
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import COEHORNS_OF, FORT, GROUP_OF, MOVING, SPENT

START: Final = 0
ATTACKER_PLAYED: Final = 1
DEFENDER_PLAYED: Final = 2
ATTACKER_LOST: Final = 3
DEFENDER_LOST: Final = 4
SWEPT: Final = 5
OVER: Final = 6


def cannot_assault(state: State, side: int, commander: int, space: int) -> int:
    """9.1 Level 1 for a fort, 2 for a fortress, under the highest leader; Auxiliaries alone will do."""
    reason = cannot_lead_siege(state, side, commander, space)
    if reason != ALLOWED:
        return reason
    needed = 2 if state.work[space] >> 1 == FORT else 3
    if state.siege[space] < needed:
        return reasons.SIEGE_LEVEL_TOO_LOW
    return ALLOWED if leads_units(state, side, space) else reasons.ASSAULT_NEEDS_A_UNIT


class Assault(Step):
    """9.14 Like a battle, without militia, retreat or points for the fight."""

    def __init__(
        self, seat: int, commander: int, space: int, step: int = START, attacker_die: int = 0, defender_die: int = 0,
        inflicted: int = 0, suffered: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(seat, step)
        self.commander = commander
        self.space = space
        self.attacker_die = attacker_die
        self.defender_die = defender_die
        self.inflicted = inflicted
        self.suffered = suffered

    def copy(self) -> Assault:
        return Assault(
            self.seat, self.commander, self.space, self.step, self.attacker_die, self.defender_die, self.inflicted,
            self.suffered,
        )  # fmt: skip

    def run(self, state: State) -> bool:
        enemy = 1 - self.seat
        space = self.space
        if self.step == START:
            self.step = ATTACKER_PLAYED
            state.tell(kinds.ASSAULT_BEGUN, "9.1", space, self.seat)
            state.result = 0
            if can_use_coehorns(state, self.seat, space):
                return state.begin(Response(self.seat, COEHORNS, space))
        if self.step == ATTACKER_PLAYED:
            if state.result:
                state.flags |= COEHORNS_OF << self.seat
            self.step = DEFENDER_PLAYED
            state.result = 0
            if can_use_coehorns(state, enemy, space):
                return state.begin(Response(enemy, COEHORNS, space))
        if self.step == DEFENDER_PLAYED:
            if state.result:
                state.flags |= COEHORNS_OF << enemy
            self.attacker_die = state.chance.die()
            self.inflicted = self.fire(state, self.seat, self.attacker_die, 1)
            self.defender_die = state.chance.die()
            self.suffered = self.fire(state, enemy, self.defender_die, 0)
            for piece in state.pieces_at(self.seat, space):  # 5.31, 9.12
                if state.role[piece] & GROUP_OF and not state.role[piece] & MOVING:
                    state.set_role(piece, state.role[piece] & ~GROUP_OF | SPENT)
            self.step = ATTACKER_LOST
            if self.suffered:
                return state.begin(Losses(self.seat, IN_ASSAULT, space, self.suffered))
        if self.step == ATTACKER_LOST:
            self.leaders_fall(state, self.seat, self.defender_die, self.suffered)
            self.step = DEFENDER_LOST
            if self.inflicted:
                return state.begin(Losses(enemy, IN_ASSAULT, space, self.inflicted))
        if self.step == DEFENDER_LOST:
            self.leaders_fall(state, enemy, self.attacker_die, self.inflicted)
            self.step = SWEPT
            if self.inflicted > self.suffered:  # 9.2
                self.storm(state)
                return state.begin(Massacre(enemy, space))
            state.tell(kinds.ASSAULT_LOST, "9.21", space, self.seat)
        if self.step == SWEPT:
            self.step = OVER
            if state.touched:
                return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def fire(self, state: State, side: int, die: int, shift: int) -> int:
        """9.13 Tactics of the highest leader, Coehorns, one column left for the attacker."""
        strength = state.strength(state.units_at(side, self.space))
        best = state.highest(state.leaders_at(side, self.space))
        guns = coehorns(state, side)
        tactics = TACTICS[best] if best >= 0 else 0
        at = column(strength, shift)
        losses = combat(die + guns + tactics, at)
        terms = pack_modifier(pack_modifier(0, kinds.BY_COEHORNS, guns), kinds.BY_TACTICS, tactics)
        state.tell(kinds.FIRED, "9.13", side, die, guns + tactics, strength, losses, at, terms)
        return losses

    def leaders_fall(self, state: State, side: int, die: int, losses: int) -> None:
        if losses and (die == 1 or die == 6):
            test_leaders(state, state.leaders_at(side, self.space), "7.7")

    def storm(self, state: State) -> None:
        """9.22 Those inside die; the work changes hands."""
        state.tell(kinds.ASSAULT_WON, "9.22", self.space, self.seat)
        for piece in state.pieces_at(1 - self.seat, self.space):
            state.eliminate(piece, "9.22")
        capture(state, self.seat, self.space, state.work[self.space] >> 1, 0, "9.22")
