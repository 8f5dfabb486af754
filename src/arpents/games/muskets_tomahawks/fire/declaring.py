"""8.6, 10.1, 10.2 Declaring a shot: targets, spotting them, volleys and shared fire."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.options import SPOT_ACTION_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CANNON, RANGE
from arpents.games.muskets_tomahawks.fire.firing import Fire
from arpents.games.muskets_tomahawks.fire.shooting import MAIN, cannot_shoot_at, in_close_order, shots, weapon_of
from arpents.games.muskets_tomahawks.formations.formations import gun_plan, turn_gun
from arpents.games.muskets_tomahawks.measuring.sight import nearest, points_of
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over
from arpents.games.muskets_tomahawks.spotting.spotting import (
    IMPOSSIBLE,
    best_die,
    best_die_on_marker,
    flag,
    has_spotted,
    may_look_for,
)
from arpents.games.muskets_tomahawks.state import UP, VIGILANT, State
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import d10

PICK_TARGET: Final = 0
DECLARE: Final = 1
SHARE: Final = 2
PICK_SECOND: Final = 3
RESOLVED: Final = 4
HAS_FIRED: Final = 1  # results of a declaration
NOT_FIRED: Final = 0
MOST_ATTEMPTS: Final = 2  # 8.6


class Shoot(Procedure["State"]):
    """10.2 A unit picks its target or targets, spots them if it must, and fires."""

    def __init__(
        self,
        seat: int,
        unit: int,
        which: int,
        hurried: int,
        step: int = PICK_TARGET,
        target: int = -1,
        second: int = -1,
        faced: int = -1,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.which = which
        self.hurried = hurried
        self.target = target
        self.second = second
        self.faced = faced  # 13.2 where a gun that has been turned looked before, or -1

    def copy(self) -> Shoot:
        return Shoot(self.seat, self.unit, self.which, self.hurried, self.step, self.target, self.second, self.faced)

    def run(self, state: State) -> bool:
        if self.step == RESOLVED:
            return state.end(HAS_FIRED)
        if self.step == PICK_TARGET and not self.has_target(state) and not self.turns(state):
            self.give_up(state)
            return False
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == DECLARE:
            return [kinds.FIRE_ALL, kinds.FIRE_VOLLEY] + [kinds.SPLIT | unit for unit in range(state.units())]
        if self.step == SHARE:
            return [kinds.SHOTS | count for count in range(1, self.most_shared(state) + 1)]
        found = [kinds.TARGET | unit for unit in range(state.units())]
        found += [kinds.TARGET_MARKER | marker for marker in range(len(state.marker_side))]
        found += self.turns(state)
        return found

    def has_target(self, state: State) -> bool:
        """7.14 Is there anything to shoot at as the unit stands?"""
        for spotted in (True, False):  # those that need no looking for are the quicker to find
            for unit in range(state.units()):
                enemy = state.side[unit] != self.seat and has_spotted(state, self.unit, unit) == spotted
                if enemy and self.cannot_target(state, unit) == ALLOWED:
                    return True
        for marker in range(len(state.marker_side)):
            if self.cannot_target_marker(state, marker) == ALLOWED:
                return True
        return False

    def turns(self, state: State) -> list[int]:
        """13.2 A gun may be turned by one step first."""
        if weapon_of(state, self.unit, self.which) != CANNON:
            return []
        facing = state.facing[self.unit]
        return [kinds.FACE | turned for turned in range(8) if self.cannot_turn(state, facing, turned) == ALLOWED]

    def cannot_turn(self, state: State, facing: int, turned: int) -> int:
        unit = self.unit
        if self.faced >= 0 or (turned - facing) & 7 not in (1, 7):
            return reasons.ONE_STEP_ONLY
        if not gun_plan(state, unit, turned, state.ax[unit], state.ay[unit]):
            return reasons.CANNOT_GO_THERE
        state.facing[unit] = turned
        found = self.has_target(state)
        state.facing[unit] = facing
        return ALLOWED if found else reasons.NO_TARGET

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == PICK_TARGET and kind == kinds.TARGET:
            return self.cannot_target(state, noun)
        if self.step == PICK_TARGET and kind == kinds.TARGET_MARKER:
            return self.cannot_target_marker(state, noun)
        if self.step == PICK_TARGET and kind == kinds.FACE and weapon_of(state, self.unit, self.which) == CANNON:
            return self.cannot_turn(state, state.facing[self.unit], noun)
        if self.step == DECLARE:
            if action == kinds.FIRE_ALL:
                return ALLOWED
            if action == kinds.FIRE_VOLLEY:
                return self.cannot_volley(state)
            if kind == kinds.SPLIT:
                return self.cannot_split(state, noun)
        if self.step == SHARE and kind == kinds.SHOTS:
            return ALLOWED if 1 <= noun <= self.most_shared(state) else reasons.TOO_FEW_SHOTS
        return NOT_ASKED

    def cannot_target(self, state: State, target: int) -> int:
        return cannot_choose_target(state, self.unit, target, self.which)

    def cannot_target_marker(self, state: State, marker: int) -> int:
        """8.5, 8.6 A marker in sight and range may be looked for."""
        return cannot_look_for_marker(state, self.unit, marker, weapon_of(state, self.unit, self.which))

    def cannot_volley(self, state: State) -> int:
        """10.8 FORMED and no Smoke at all."""
        return cannot_fire_volley(state, self.unit, self.which)

    def cannot_split(self, state: State, second: int) -> int:
        if second >= state.units():
            return reasons.NOT_ON_TABLE
        if second == self.target or weapon_of(state, self.unit, self.which) == CANNON:
            return reasons.CANNOT_SPLIT  # 13.2
        reason = cannot_choose_target(state, self.unit, second, self.which)
        if reason == ALLOWED and len(shots(state, self.unit, self.target, self.which)) < 2:
            return reasons.TOO_FEW_SHOTS
        return reason

    def most_shared(self, state: State) -> int:
        """Somebody must be left to shoot at the first target."""
        at_first = [shot.figure for shot in shots(state, self.unit, self.target, self.which)]
        at_second = [shot.figure for shot in shots(state, self.unit, self.second, self.which)]
        only_second = 0
        for figure in at_second:
            if figure not in at_first:
                only_second += 1
        return min(len(at_second), len(at_first) - 1 + only_second)

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.FACE:
            self.faced = state.facing[self.unit]
            turn_gun(state, self.unit, noun)
        elif kind == kinds.TARGET:
            if self.spot(state, noun):
                self.target = noun
                self.step = DECLARE
            else:
                self.give_up(state)
        elif kind == kinds.TARGET_MARKER:
            unit = look_for_marker(state, self.unit, noun)
            if unit >= 0 and cannot_choose_target(state, self.unit, unit, self.which) == ALLOWED:
                self.target = unit
                self.step = DECLARE
            else:
                self.give_up(state)
        elif kind == kinds.SPLIT:
            if self.spot(state, noun):
                self.second = noun
                self.step = SHARE
        elif kind == kinds.SHOTS:
            self.fire(state, 0, noun)
        else:
            self.fire(state, 1 if action == kinds.FIRE_VOLLEY else 0, 0)

    def give_up(self, state: State) -> None:
        """8.6 The choice of action is given back; a gun looks again where it looked (MT-20)."""
        if self.faced >= 0:
            turn_gun(state, self.unit, self.faced)
        state.end(NOT_FIRED)

    def spot(self, state: State, target: int) -> bool:
        return has_spotted(state, self.unit, target) or try_to_spot(state, self.unit, target)

    def fire(self, state: State, volley: int, share: int) -> None:
        self.step = RESOLVED
        state.unmark(self.unit, VIGILANT)  # 11.3 (MT-36)
        second = self.second if share else -1
        state.begin(Fire(self.seat, self.unit, self.target, self.which, self.hurried, volley, second, share))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == DECLARE:
            return Prompt("prompt-declare-fire", "10.2", {"unit": self.unit, "target": self.target})
        if self.step == SHARE:
            return Prompt("prompt-share-fire", "10.2", {"unit": self.unit, "target": self.second})
        return Prompt("prompt-pick-target", "10.1", {"unit": self.unit})


def cannot_fire_volley(state: State, unit: int, which: int) -> int:
    """10.8"""
    if not in_close_order(state, unit) or which != MAIN:
        return reasons.NOT_FORMED
    for figure in state.figures(unit):
        if state.smoke[figure]:
            return reasons.SMOKE_IN_RANKS
    return ALLOWED


def cannot_choose_target(state: State, unit: int, target: int, which: int) -> int:
    """10.1 with spotting: flagged, or still to be looked for (8.6)."""
    if target >= state.units():
        return reasons.NOT_ON_TABLE
    if state.side[target] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    spotted = has_spotted(state, unit, target)  # 8.1
    if not spotted and state.options[SPOT_ACTION_OPTION]:  # 23
        return reasons.MUST_SPOT_FIRST
    if not spotted and state.failed >> target & 1:
        return reasons.FAILED_TO_SPOT
    if not spotted and state.attempts >= MOST_ATTEMPTS:
        return reasons.NO_MORE_ATTEMPTS
    reason = cannot_shoot_at(state, unit, target, which)
    if reason == ALLOWED and not spotted and not may_look_for(state, unit, target):
        return reasons.CANNOT_BE_SPOTTED
    return reason


def cannot_look_for_marker(state: State, unit: int, marker: int, weapon: int) -> int:
    if marker >= len(state.marker_side) or state.marker_side[marker] == UP:
        return reasons.NOT_ON_TABLE
    if state.marker_side[marker] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    if state.options[SPOT_ACTION_OPTION]:
        return reasons.MUST_SPOT_FIRST
    if not nearest_within(state, unit, marker, RANGE[weapon]):
        return reasons.OUT_OF_SIGHT_OR_RANGE
    return cannot_spot_marker(state, unit, marker)


def nearest_within(state: State, unit: int, marker: int, reach: int) -> bool:
    return nearest(points_of(state, unit), state.marker_x[marker], state.marker_y[marker]) <= reach


def cannot_spot(state: State, unit: int, target: int) -> int:
    """8.6 May the unit roll to spot this one?"""
    if target >= state.units() or not state.present(target):
        return reasons.NOT_ON_TABLE
    if state.side[target] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    if has_spotted(state, unit, target):
        return reasons.SPOTTED_ALREADY
    if state.failed >> target & 1:
        return reasons.FAILED_TO_SPOT
    if state.attempts >= MOST_ATTEMPTS:
        return reasons.NO_MORE_ATTEMPTS
    return ALLOWED if may_look_for(state, unit, target) else reasons.CANNOT_BE_SPOTTED


def cannot_spot_marker(state: State, unit: int, marker: int) -> int:
    """8.5, 8.6 A marker in sight may be looked for."""
    if marker >= len(state.marker_side) or state.marker_side[marker] == UP:
        return reasons.NOT_ON_TABLE
    if state.marker_side[marker] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    if state.failed_markers >> marker & 1:
        return reasons.FAILED_TO_SPOT
    if state.attempts >= MOST_ATTEMPTS:
        return reasons.NO_MORE_ATTEMPTS
    return reasons.CANNOT_BE_SPOTTED if best_die_on_marker(state, unit, marker) == IMPOSSIBLE else ALLOWED


def try_to_spot(state: State, unit: int, target: int) -> bool:
    """8.3, 8.6 One roll; a success sets the flag."""
    wanted = best_die(state, unit, target)
    die = d10(state.chance)
    state.tell(kinds.SPOTTING_ROLLED, "8.3", unit, target, die, wanted, int(die >= wanted))
    state.attempts += 1
    if die >= wanted:
        flag(state, unit, target)
        return True
    state.failed |= 1 << target
    return False


def look_for_marker(state: State, unit: int, marker: int) -> int:
    """8.3, 16.3 A success turns it over: the unit found, or -1."""
    wanted = best_die_on_marker(state, unit, marker)
    die = d10(state.chance)
    state.tell(kinds.MARKER_SPOTTING_ROLLED, "8.3", unit, marker, die, wanted, int(die >= wanted))
    state.attempts += 1
    if die < wanted:
        state.failed_markers |= 1 << marker
        return -1
    found = turn_over(state, marker, "16.3")
    if found >= 0:
        flag(state, unit, found)
    return found
