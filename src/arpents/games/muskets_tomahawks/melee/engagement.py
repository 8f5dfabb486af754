"""12.1-12.4, 12.11 Engaging: declaring, surprise, the target's reaction, and the move into contact."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.options import SPOT_ACTION_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, MOUNTED, NATIVES, SCOUTS, WAGON
from arpents.games.muskets_tomahawks.fire.declaring import MOST_ATTEMPTS, try_to_spot
from arpents.games.muskets_tomahawks.fire.firing import Fire
from arpents.games.muskets_tomahawks.fire.shooting import INSTEAD, MAIN, SINGLE, cannot_shoot, shots, somebody_loaded
from arpents.games.muskets_tomahawks.measuring.contact import in_contact, touching
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.measuring.ways import WAY_FREE, widest_allowance
from arpents.games.muskets_tomahawks.melee.charges import (
    can_reach,
    charge_plan,
    engaged_ranks,
    formed_approach,
    formed_charge,
)
from arpents.games.muskets_tomahawks.melee.melee import Round
from arpents.games.muskets_tomahawks.melee.walls import Walls
from arpents.games.muskets_tomahawks.morale.reaction import run_away
from arpents.games.muskets_tomahawks.morale.retreat import recoil
from arpents.games.muskets_tomahawks.moves.legs import STOPPED, Leg, is_stopped, lay
from arpents.games.muskets_tomahawks.moves.marches import formed_target
from arpents.games.muskets_tomahawks.spotting.spotting import best_die, flag, has_spotted, may_look_for
from arpents.games.muskets_tomahawks.state import (
    ABOARD,
    DISPERSED,
    ENGAGER,
    MANNED,
    NO_GUN,
    ON_TABLE,
    SHAKEN,
    VIGILANT,
    State,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import d10

SPOT_TARGET: Final = 0
SURPRISE: Final = 1
REACTING: Final = 2
REACTED: Final = 3
CHARGE: Final = 4
CHARGED: Final = 5
ENGAGED: Final = 6
NOT_ENGAGED: Final = 0
HAS_ENGAGED: Final = 1
EVADE_GAP: Final = 64


def cannot_engage(state: State, unit: int, target: int) -> int:
    """12.1, 7.1; the ways of the unit must have been begun (MT-8)."""
    if target >= state.units() or not state.present(target) or state.status[target] == ABOARD:
        return reasons.NOT_ON_TABLE
    if state.side[target] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    if state.is_a(target, CAPTIVE | WAGON):
        return reasons.NOT_ENGAGEABLE
    if state.is_a(unit, CIVILIAN | CAPTIVE | WAGON) or state.gun[unit] != NO_GUN:  # 4.11
        return reasons.NEVER_ENGAGES
    if state.status[unit] != ON_TABLE:
        return reasons.NOT_FROM_COVER
    spotted = has_spotted(state, unit, target)  # 8.1
    if not spotted and state.options[SPOT_ACTION_OPTION]:
        return reasons.MUST_SPOT_FIRST
    if not spotted and state.failed >> target & 1:
        return reasons.FAILED_TO_SPOT
    if not spotted and state.attempts >= MOST_ATTEMPTS:
        return reasons.NO_MORE_ATTEMPTS
    limit = widest_allowance(state, unit, WAY_FREE) + CONTACT
    if not gap_between_units(state, unit, target, limit):
        return reasons.OUT_OF_REACH
    if not spotted and not may_look_for(state, unit, target):
        return reasons.CANNOT_BE_SPOTTED
    return ALLOWED if can_reach(state, unit, target) else reasons.OUT_OF_REACH


class Engage(Procedure["State"]):
    """12.1-12.4, 12.15 The engagement from declaration to the first round."""

    def __init__(
        self, seat: int, unit: int, target: int, step: int = SPOT_TARGET, surprised: int = 0, evaded: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.target = target
        self.surprised = surprised
        self.evaded = evaded

    def copy(self) -> Engage:
        return Engage(self.seat, self.unit, self.target, self.step, self.surprised, self.evaded)

    def run(self, state: State) -> bool:
        unit = self.unit
        target = self.target
        if self.step == SPOT_TARGET:
            if not has_spotted(state, unit, target) and not try_to_spot(state, unit, target):
                return state.end(NOT_ENGAGED)  # 8.6 the choice of action is given back
            state.tell(kinds.ENGAGEMENT_DECLARED, "12.1", unit, target)
            state.unmark(unit, VIGILANT)  # 11.3
            state.moved |= 1 << unit
            self.step = SURPRISE
        if self.step == SURPRISE:
            self.step = CHARGE
            if not state.fleeing(target):
                self.look_up(state)
                if not self.surprised and not state.shaken(target) and not in_contact(state, target):
                    self.step = REACTING
                    self.seat = state.side[target]
                    return ASK
        if self.step == REACTED:
            self.step = CHARGE
        if self.step == CHARGE:
            self.seat = state.side[unit]
            if is_stopped(state, unit) or not state.present(target) or state.status[target] == ABOARD:
                return state.end(HAS_ENGAGED)
            self.step = CHARGED
            if self.charge(state):
                return False
            return state.end(HAS_ENGAGED)
        if self.step == CHARGED:
            self.step = ENGAGED
            state.mark(unit, ENGAGER)
            if state.result != STOPPED and touching(state, unit, target):
                return self.meet(state)
            state.unmark(unit, ENGAGER)
        if self.step == ENGAGED:
            return state.end(HAS_ENGAGED)
        return ASK

    def look_up(self, state: State) -> None:
        """12.2, 16.5 A target without a flag on the engager makes one attempt; failing, it is surprised."""
        if has_spotted(state, self.target, self.unit):
            return
        wanted = best_die(state, self.target, self.unit)
        die = d10(state.chance)
        state.tell(kinds.SPOTTING_ROLLED, "12.2", self.target, self.unit, die, wanted, int(die >= wanted))
        if die >= wanted:
            flag(state, self.target, self.unit)
        else:
            self.surprised = 1
            state.tell(kinds.UNIT_SURPRISED, "12.2", self.target, self.unit)

    def charge(self, state: State) -> bool:
        """12.4 The attackers move; nothing to do when nobody can."""
        unit = self.unit
        if state.formed(unit):
            action = formed_charge(state, unit, self.target)
            if action < 0:
                action = formed_approach(state, unit, self.target)
            if action < 0:
                return False
            goal = formed_target(state, unit, kind_of(action), noun_of(action))
            lay(state, unit, engaged_ranks(state, unit, self.target, goal, Walls(state, self.target)))
            state.begin(Leg(self.seat, unit, state.formation[unit], goal[0], goal[1], goal[2], self.target))
            return True
        plan = charge_plan(state, unit, self.target, False)
        if not plan:
            plan = charge_plan(state, unit, self.target, True)
        if not plan:
            return False
        lay(state, unit, plan)
        state.begin(Leg(self.seat, unit, DISPERSED, state.facing[unit], -1, -1, self.target))
        return True

    def meet(self, state: State) -> bool:
        target = self.target
        state.unmark(target, VIGILANT)  # 11.3
        if state.fleeing(target):  # 12.11
            run_away(state, target, self.unit, 1)
            state.unmark(self.unit, ENGAGER)
            return False
        side = state.side[target] if self.surprised else -1
        return state.begin(Round(self.seat, self.unit, self.unit, side))

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.STAND_FIRM, kinds.REPLY_FIRE, kinds.REPLY_THROW, kinds.EVADE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.REPLY_FIRE:
            return self.cannot_reply(state, MAIN)
        if action == kinds.REPLY_THROW:
            return self.cannot_reply(state, INSTEAD)
        if action == kinds.EVADE:
            return self.cannot_evade(state)
        return ALLOWED if action == kinds.STAND_FIRM else NOT_ASKED  # 12.3.1

    def cannot_reply(self, state: State, which: int) -> int:
        """12.3.2 Loaded figures that see the attackers; 10.10 single shots of those whose weapon is not (MT-17)."""
        target = self.target
        reason = cannot_shoot(state, target, SINGLE if which == INSTEAD else MAIN)
        if reason != ALLOWED:
            return reason
        if which == INSTEAD and not somebody_loaded(state, target, INSTEAD):
            return reasons.MAIN_WEAPON_LOADED
        return ALLOWED if shots(state, target, self.unit, which) else reasons.OUT_OF_SIGHT_OR_RANGE

    def cannot_evade(self, state: State) -> int:
        """12.3.3"""
        target = self.target
        if not state.is_a(target, SCOUTS | NATIVES | MOUNTED):
            return reasons.NOT_LIGHT_TROOPS
        if state.status[target] != ON_TABLE or state.gun[target] == MANNED:
            return reasons.NOT_FROM_COVER
        if gap_between_units(state, self.unit, target, EVADE_GAP - 1):
            return reasons.TOO_NEAR_TO_EVADE
        return ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        target = self.target
        self.step = REACTED
        if action == kinds.EVADE:
            self.evaded = 1
            state.tell(kinds.UNIT_EVADED, "12.3.3", target)
            state.unmark(target, VIGILANT)
            recoil(state, target, self.unit)
            if not state.shaken(target):
                state.tell(kinds.UNIT_SHAKEN, "12.3.3", target)
            state.mark(target, SHAKEN)
        elif action in (kinds.REPLY_FIRE, kinds.REPLY_THROW):
            hurried = 1
            if state.marks[target] & VIGILANT and action == kinds.REPLY_FIRE:
                state.unmark(target, VIGILANT)
                hurried = 0
            which = MAIN if action == kinds.REPLY_FIRE else INSTEAD
            state.begin(Fire(seat, target, self.unit, which, hurried, 0))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-react", "12.3", {"unit": self.target, "enemy": self.unit})
