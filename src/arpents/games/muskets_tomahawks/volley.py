"""10.2, 10.6-10.8 Fire: a shot is declared, the dice fall, losses come off, the targets test."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.casualties import after_losses, remove_figure, remove_last
from arpents.games.muskets_tomahawks.dice import d10
from arpents.games.muskets_tomahawks.footing import CONTACT, gap_between_units
from arpents.games.muskets_tomahawks.hidden import turn_over
from arpents.games.muskets_tomahawks.kinds import (
    FIRE_ALL, FIRE_VOLLEY, MARKER_SPOTTING_ROLLED, SHOTS, SHOTS_FIRED, SPLIT, SPOTTING_ROLLED, TARGET, TARGET_MARKER,
    WAGON_WRECKED,
)
from arpents.games.muskets_tomahawks.officers import Sacrifice
from arpents.games.muskets_tomahawks.profiles import (
    BLACK_POWDER, CANNON, CAPTIVE, OFFICER, PISTOL, RANGE, SHARPSHOOTERS, SINGLE_SHOT, WAGON,
)
from arpents.games.muskets_tomahawks.reaction import BY_FIRE, Reaction
from arpents.games.muskets_tomahawks.reasons import (
    CANNOT_BE_SPOTTED, CANNOT_SPLIT, FAILED_TO_SPOT, NOT_AN_ENEMY, NOT_FORMED, NOT_ON_TABLE, NO_MORE_ATTEMPTS,
    OUT_OF_SIGHT_OR_RANGE, SMOKE_IN_RANKS, TOO_FEW_SHOTS,
)
from arpents.games.muskets_tomahawks.shooting import (
    Aim, MAIN, Shot, cannot_shoot_at, fire_modifiers, hit_modifier, hits, is_impossible, kill_value, kills, shots,
    weapon_of,
)
from arpents.games.muskets_tomahawks.sight import nearest, points_of, sees
from arpents.games.muskets_tomahawks.spotting import IMPOSSIBLE, best_die, best_die_on_marker, flag, has_spotted
from arpents.games.muskets_tomahawks.state import GUN_SMOKE, ON_TABLE, State, UP, WRECKED

ROLL_DICE: Final = 0
LOSE_FIRST: Final = 1
LOSE_SECOND: Final = 2
TEST_FIRST: Final = 3
TEST_SECOND: Final = 4
FIRED: Final = 5

UNSEEN: Final = 1
UNSEEN_BY_SECOND: Final = 2


def unseen_by(state: State, target: int, shooter: int) -> bool:
    """14.2.8 No line of sight to the shooter, or not spotted before."""
    return not has_spotted(state, target, shooter) or not sees(state, target, shooter)


class Fire(Procedure["State"]):
    """10.3-10.7 One unit fires at one or two others."""

    def __init__(
        self, seat: int, unit: int, target: int, which: int, hurried: int, volley: int, second: int = -1,
        share: int = 0, step: int = ROLL_DICE, unseen: int = 0, toll: int = 0, toll_second: int = 0, struck: int = 0,
        struck_second: int = 0,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.target = target
        self.which = which
        self.hurried = hurried
        self.volley = volley
        self.second = second  # 10.2 a second target, or -1
        self.share = share  # shots at the second
        self.unseen = unseen
        self.toll = toll  # figures the first target loses
        self.toll_second = toll_second
        self.struck = struck  # hits on the first target
        self.struck_second = struck_second

    def copy(self) -> Fire:
        return Fire(
            self.seat, self.unit, self.target, self.which, self.hurried, self.volley, self.second, self.share,
            self.step, self.unseen, self.toll, self.toll_second, self.struck, self.struck_second,
        )

    def run(self, state: State) -> bool:
        if self.step == ROLL_DICE:
            self.roll(state)
            self.step = LOSE_FIRST
        if self.step == LOSE_FIRST:
            self.step = LOSE_SECOND
            if self.toll:
                self.toll = self.lose(state, self.target, self.toll)
                if self.toll and state.is_a(self.target, OFFICER):
                    return state.begin(Sacrifice(state.side[self.target], self.target, 0))
        if self.step == LOSE_SECOND:
            self.step = TEST_FIRST
            if self.second >= 0 and self.toll_second:
                self.toll_second = self.lose(state, self.second, self.toll_second)
                if self.toll_second and state.is_a(self.second, OFFICER):
                    return state.begin(Sacrifice(state.side[self.second], self.second, 0))
        if self.step == TEST_FIRST:
            self.step = TEST_SECOND
            if self.must_test(state, self.target, self.toll, self.struck):
                return self.test(state, self.target, self.toll, self.unseen & UNSEEN)
        if self.step == TEST_SECOND:
            self.step = FIRED
            if self.second >= 0 and self.must_test(state, self.second, self.toll_second, self.struck_second):
                return self.test(state, self.second, self.toll_second, self.unseen & UNSEEN_BY_SECOND)
        return state.end()

    def must_test(self, state: State, target: int, lost: int, struck: int) -> bool:
        """10.7, 14.1.1 Losses, or a hit by artillery."""
        if not state.present(target) or state.is_a(target, WAGON | CAPTIVE):
            return False
        return lost > 0 or (struck > 0 and self.weapon(state) == CANNON)

    def test(self, state: State, target: int, lost: int, unseen: int) -> bool:
        heavy = int(self.weapon(state) == CANNON or (state.formed(self.unit) and state.present(self.unit)))
        extra = fire_modifiers(state, self.unit, target, lost, self.volley, unseen, heavy)
        return state.begin(Reaction(state.side[target], target, BY_FIRE, extra, self.unit, 0))

    def weapon(self, state: State) -> int:
        return weapon_of(state, self.unit, self.which)

    def roll(self, state: State) -> None:
        """1.12 All dice to hit by figure number, each re-roll directly after its die, then all dice to kill."""
        if unseen_by(state, self.target, self.unit):
            self.unseen |= UNSEEN
        volley = shots(state, self.unit, self.target, self.which)
        targets = [self.target] * len(volley)
        if self.second >= 0:
            if unseen_by(state, self.second, self.unit):
                self.unseen |= UNSEEN_BY_SECOND
            closest = [(shot.away, shot.figure, k) for k, shot in enumerate(self.at_second(state))]
            closest.sort()
            chosen = self.at_second(state)
            share = [chosen[k] for _, _, k in closest[: self.share]]
            takers = [shot.figure for shot in share]
            volley = [shot for shot in volley if shot.figure not in takers]
            targets = [self.target] * len(volley) + [self.second] * len(share)
            volley = volley + share
            order = [(shot.figure, k) for k, shot in enumerate(volley)]
            order.sort()
            volley = [volley[k] for _, k in order]
            targets = [targets[k] for _, k in order]
        shooting = state.shooting[self.unit]
        sure: list[int] = []  # hits: index of the shot
        wild: list[bool] = []
        for k in range(len(volley)):
            modifier = hit_modifier(state, self.unit, targets[k], volley[k], self.hurried)
            die = d10(state.chance)
            if die <= 1 and state.is_a(self.unit, SHARPSHOOTERS):  # 4.8
                die = d10(state.chance)
            if hits(die, modifier, shooting):
                sure.append(k)
                wild.append(is_impossible(modifier, shooting))
        self.gather_smoke(state, volley)
        weapon = self.weapon(state)
        for k in range(len(sure)):
            shot = volley[sure[k]]
            target = targets[sure[k]]
            die = d10(state.chance)
            if target == self.target:
                self.struck += 1
            else:
                self.struck_second += 1
            if die == 9 and strike_captive(state, target):  # 17.5.4
                continue
            if kills(die, kill_value(weapon, shot.away), wild[k]):
                if target == self.target:
                    self.toll += 1
                else:
                    self.toll_second += 1
        state.tell(SHOTS_FIRED, "10.3", self.unit, self.target, len(volley), len(sure), self.toll + self.toll_second)

    def at_second(self, state: State) -> list[Shot]:
        return shots(state, self.unit, self.second, self.which)

    def gather_smoke(self, state: State, volley: list[Shot]) -> None:
        """10.10, 11.1 Black powder and pistols leave Smoke; single-shot weapons are spent."""
        weapon = self.weapon(state)
        if weapon == CANNON:
            if volley:
                state.mark(self.unit, GUN_SMOKE)
            return
        for shot in volley:
            if SINGLE_SHOT[weapon]:
                state.spent[shot.figure] = 1
            if BLACK_POWDER[weapon] or weapon == PISTOL:
                state.smoke[shot.figure] = 1

    def lose(self, state: State, target: int, toll: int) -> int:
        """10.6 The figures fall; an Officer's fate is asked apart. How many were lost."""
        if state.is_a(target, WAGON):
            hit_wagon(state, target, toll)
            return 0
        if state.is_a(target, OFFICER):
            return 1 if state.strength[target] else 0
        victims = self.victims(state, target)
        count = min(toll, len(victims))
        for k in range(count):
            remove_figure(state, target, victims[k], "10.6", self.seat)
        if count:
            after_losses(state, target)
        return count

    def victims(self, state: State, target: int) -> list[int]:
        """10.6 Figures seen and in range of a shooter, the nearest first, the highest number on a tie."""
        figures = state.figures(target)
        if state.status[target] != ON_TABLE or state.mans_gun(target):
            return figures[::-1]
        mine = points_of(state, self.unit)
        aim = Aim(state, self.unit, target, self.which)
        order: list[tuple[int, int]] = []
        for figure in figures:
            best = -1
            for k in range(0, len(mine), 3):
                square = (state.fx[figure] - mine[k + 1]) ** 2 + (state.fy[figure] - mine[k + 2]) ** 2
                if (best < 0 or square < best) and aim.can_hit(
                    mine[k], mine[k + 1], mine[k + 2], figure, state.fx[figure], state.fy[figure]
                ):
                    best = square
            if best >= 0:
                order.append((best, -figure))
        order.sort()
        return [-figure for _, figure in order]


def strike_captive(state: State, target: int) -> bool:
    """17.5.4 A kill die of 9 kills a captive within 1 in of the unit shot at."""
    for unit in range(state.units()):
        if (
            state.captive(unit)
            and state.status[unit] == ON_TABLE
            and state.strength[unit]
            and state.status[target] == ON_TABLE
            and not state.is_a(target, WAGON)
            and gap_between_units(state, unit, target, CONTACT)
        ):
            remove_last(state, unit, 1, "17.5.4")
            return True
    return False


def hit_wagon(state: State, wagon: int, toll: int) -> None:
    """17.4.2 The third hit wrecks it: it stays as an obstacle."""
    state.hits[wagon] += toll
    if state.hits[wagon] >= 3 and state.status[wagon] == ON_TABLE:
        state.status[wagon] = WRECKED
        state.tell(WAGON_WRECKED, "17.4.2", wagon)


# -- 8.6, 10.2 declaring


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
        self, seat: int, unit: int, which: int, hurried: int, step: int = PICK_TARGET, target: int = -1, second: int = -1
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.which = which
        self.hurried = hurried
        self.target = target
        self.second = second

    def copy(self) -> Shoot:
        return Shoot(self.seat, self.unit, self.which, self.hurried, self.step, self.target, self.second)

    def run(self, state: State) -> bool:
        if self.step == RESOLVED:
            return state.end(HAS_FIRED)
        if self.step == PICK_TARGET and not self.actions(state, self.seat):
            return state.end(NOT_FIRED)
        return ASK

    def actions(self, state: State, seat: int) -> list[int]:
        if self.step == DECLARE:
            found = [FIRE_ALL]
            if self.cannot_volley(state) == ALLOWED:
                found.append(FIRE_VOLLEY)
            if len(shots(state, self.unit, self.target, self.which)) > 1:
                for unit in range(state.units()):
                    if self.cannot_split(state, unit) == ALLOWED:
                        found.append(SPLIT | unit)
            found.sort()
            return found
        if self.step == SHARE:
            return [SHOTS | count for count in range(1, self.most_shared(state) + 1)]
        found = [TARGET | unit for unit in range(state.units()) if self.cannot_target(state, unit) == ALLOWED]
        for marker in range(len(state.marker_side)):
            if self.cannot_target_marker(state, marker) == ALLOWED:
                found.append(TARGET_MARKER | marker)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == PICK_TARGET and kind == TARGET:
            return self.cannot_target(state, noun)
        if self.step == PICK_TARGET and kind == TARGET_MARKER:
            return self.cannot_target_marker(state, noun)
        if self.step == DECLARE:
            if action == FIRE_ALL:
                return ALLOWED
            if action == FIRE_VOLLEY:
                return self.cannot_volley(state)
            if kind == SPLIT:
                if len(shots(state, self.unit, self.target, self.which)) < 2:
                    return TOO_FEW_SHOTS
                return self.cannot_split(state, noun)
        if self.step == SHARE and kind == SHOTS:
            return ALLOWED if 1 <= noun <= self.most_shared(state) else TOO_FEW_SHOTS
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
            return NOT_ON_TABLE
        if second == self.target or weapon_of(state, self.unit, self.which) == CANNON:
            return CANNOT_SPLIT  # 13.2
        return cannot_choose_target(state, self.unit, second, self.which)

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
        if kind == TARGET:
            if self.spot(state, noun):
                self.target = noun
                self.step = DECLARE
            else:
                state.end(NOT_FIRED)
        elif kind == TARGET_MARKER:
            unit = look_for_marker(state, self.unit, noun)
            if unit >= 0 and cannot_choose_target(state, self.unit, unit, self.which) == ALLOWED:
                self.target = unit
                self.step = DECLARE
            else:
                state.end(NOT_FIRED)
        elif kind == SPLIT:
            if self.spot(state, noun):
                self.second = noun
                self.step = SHARE
        elif kind == SHOTS:
            self.fire(state, 0, noun)
        else:
            self.fire(state, 1 if action == FIRE_VOLLEY else 0, 0)

    def spot(self, state: State, target: int) -> bool:
        return has_spotted(state, self.unit, target) or try_to_spot(state, self.unit, target)

    def fire(self, state: State, volley: int, share: int) -> None:
        self.step = RESOLVED
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
    if not state.formed(unit) or which != MAIN:
        return NOT_FORMED
    for figure in state.figures(unit):
        if state.smoke[figure]:
            return SMOKE_IN_RANKS
    return ALLOWED


def cannot_choose_target(state: State, unit: int, target: int, which: int) -> int:
    """10.1 with spotting: flagged, or still to be looked for (8.6)."""
    if target >= state.units():
        return NOT_ON_TABLE
    if state.side[target] == state.side[unit]:
        return NOT_AN_ENEMY
    spotted = has_spotted(state, unit, target)
    if not spotted and state.failed >> target & 1:
        return FAILED_TO_SPOT
    if not spotted and state.attempts >= MOST_ATTEMPTS:
        return NO_MORE_ATTEMPTS
    reason = cannot_shoot_at(state, unit, target, which)
    if reason == ALLOWED and not spotted and best_die(state, unit, target) == IMPOSSIBLE:
        return CANNOT_BE_SPOTTED
    return reason


def cannot_look_for_marker(state: State, unit: int, marker: int, weapon: int) -> int:
    if marker >= len(state.marker_side) or state.marker_side[marker] == UP:
        return NOT_ON_TABLE
    if state.marker_side[marker] == state.side[unit]:
        return NOT_AN_ENEMY
    if state.failed_markers >> marker & 1:
        return FAILED_TO_SPOT
    if state.attempts >= MOST_ATTEMPTS:
        return NO_MORE_ATTEMPTS
    if not nearest_within(state, unit, marker, RANGE[weapon]):
        return OUT_OF_SIGHT_OR_RANGE
    if best_die_on_marker(state, unit, marker) == IMPOSSIBLE:
        return CANNOT_BE_SPOTTED
    return ALLOWED


def nearest_within(state: State, unit: int, marker: int, reach: int) -> bool:
    return nearest(points_of(state, unit), state.marker_x[marker], state.marker_y[marker]) <= reach


def try_to_spot(state: State, unit: int, target: int) -> bool:
    """8.3, 8.6 One roll; a success sets the flag."""
    wanted = best_die(state, unit, target)
    die = d10(state.chance)
    state.tell(SPOTTING_ROLLED, "8.3", unit, target, die, wanted, int(die >= wanted))
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
    state.tell(MARKER_SPOTTING_ROLLED, "8.3", unit, marker, die, wanted, int(die >= wanted))
    state.attempts += 1
    if die < wanted:
        state.failed_markers |= 1 << marker
        return -1
    found = turn_over(state, marker, "16.3")
    if found >= 0:
        flag(state, unit, found)
    return found
