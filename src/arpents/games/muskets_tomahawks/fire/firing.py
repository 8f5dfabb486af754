"""10.2, 10.6-10.8 Fire: once a shot is declared the dice fall, losses come off, the targets test."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.facts.options import HITS_ON_9, IMPOSSIBLE_OPTION, ROLLS_AGAIN
from arpents.games.muskets_tomahawks.facts.profiles import (
    BLACK_POWDER,
    CANNON,
    CAPTIVE,
    OFFICER,
    PISTOL,
    SHARPSHOOTERS,
    SINGLE_SHOT,
    WAGON,
)
from arpents.games.muskets_tomahawks.fire.shooting import (
    IMPOSSIBLE_KILL,
    Aim,
    Shot,
    hit_weight,
    hits,
    in_close_order,
    is_hurried,
    is_impossible,
    is_rolled_again,
    kill_value,
    kills,
    shots,
    weapon_of,
)
from arpents.games.muskets_tomahawks.fire.under_fire import fire_weight
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units
from arpents.games.muskets_tomahawks.measuring.sight import points_of, sees
from arpents.games.muskets_tomahawks.morale.casualties import after_losses, remove_figure, remove_last
from arpents.games.muskets_tomahawks.morale.officers import Sacrifice
from arpents.games.muskets_tomahawks.morale.reaction import BY_FIRE, Reaction
from arpents.games.muskets_tomahawks.spotting.spotting import has_spotted
from arpents.games.muskets_tomahawks.state import GUN_SMOKE, ON_TABLE, WRECKED, State, with_entry
from arpents.games.muskets_tomahawks.words import kinds
from arpents.games.muskets_tomahawks.words.dice import Throws, d10, needed_die
from arpents.games.muskets_tomahawks.words.terms import BY_IMPOSSIBILITY, modifier_of, terms_of, told_terms

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
        self,
        seat: int,
        unit: int,
        target: int,
        which: int,
        hurried: int,
        volley: int,
        second: int = -1,
        share: int = 0,
        step: int = ROLL_DICE,
        unseen: int = 0,
        toll: int = 0,
        toll_second: int = 0,
        struck: int = 0,
        struck_second: int = 0,
        fired: int = 0,
        fired_second: int = 0,
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
        self.fired = fired  # figures of the unit that shot at the first target, one bit each
        self.fired_second = fired_second

    def copy(self) -> Fire:
        return Fire(
            self.seat,
            self.unit,
            self.target,
            self.which,
            self.hurried,
            self.volley,
            self.second,
            self.share,
            self.step,
            self.unseen,
            self.toll,
            self.toll_second,
            self.struck,
            self.struck_second,
            self.fired,
            self.fired_second,
        )

    def run(self, state: State) -> bool:
        if self.step == ROLL_DICE:
            self.roll(state)
            self.step = LOSE_FIRST
        if self.step == LOSE_FIRST:
            self.step = LOSE_SECOND
            if self.toll:
                self.toll = self.lose(state, self.target, self.toll, self.fired)
                if self.toll and state.is_a(self.target, OFFICER):
                    return state.begin(Sacrifice(state.side[self.target], self.target, 0))
        if self.step == LOSE_SECOND:
            self.step = TEST_FIRST
            if self.second >= 0 and self.toll_second:
                self.toll_second = self.lose(state, self.second, self.toll_second, self.fired_second)
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
        if state.is_a(target, OFFICER):
            lost = 0  # 15.3 he was saved (MT-7)
        return lost > 0 or (struck > 0 and self.weapon(state) == CANNON)

    def test(self, state: State, target: int, lost: int, unseen: int) -> bool:
        heavy = int(self.weapon(state) == CANNON or in_close_order(state, self.unit))
        extra = fire_weight(state, self.unit, target, lost, self.volley, unseen, heavy)
        return state.begin(
            Reaction(state.side[target], target, BY_FIRE, modifier_of(extra), self.unit, 0, terms=terms_of(extra))
        )

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
        for k in range(len(volley)):
            bit = 1 << volley[k].figure - state.first[self.unit]
            if targets[k] == self.target:
                self.fired |= bit
            else:
                self.fired_second |= bit
        hurried = is_hurried(state, self.unit, self.hurried)
        manner = state.options[IMPOSSIBLE_OPTION]
        shooting = state.shooting[self.unit]
        sure: list[int] = []  # hits: index of the shot
        wild: list[bool] = []
        to_hit = Throws(state.recording)
        for k in range(len(volley)):
            added = hit_weight(state, self.unit, targets[k], volley[k], hurried)
            modifier = modifier_of(added)
            impossible = is_impossible(modifier, shooting)
            terms = told_terms(terms_of(added) | (BY_IMPOSSIBILITY if impossible else 0))
            die = d10(state.chance)
            to_hit.add(self.unit, targets[k], needed_die(modifier, shooting), terms, die)
            if is_rolled_again(die) and state.is_a(self.unit, SHARPSHOOTERS):  # 4.8
                die = d10(state.chance)
                to_hit.again(die)
            if hits(die, modifier, shooting):
                if impossible and manner == ROLLS_AGAIN:
                    die = d10(state.chance)
                    to_hit.again(die)
                    if not hits(die, 0, shooting):
                        continue
                sure.append(k)
                wild.append(impossible and manner != HITS_ON_9)
        self.gather_smoke(state, volley)
        weapon = self.weapon(state)
        to_kill = Throws(state.recording)
        for k in range(len(sure)):
            shot = volley[sure[k]]
            target = targets[sure[k]]
            die = d10(state.chance)
            value = kill_value(weapon, shot.away)
            to_kill.add(self.unit, target, value - IMPOSSIBLE_KILL if wild[k] else value, 0, die)
            if target == self.target:
                self.struck += 1
            else:
                self.struck_second += 1
            if die == 9 and strike_captive(state, target):  # 17.5.4
                continue
            if kills(die, value, wild[k]):
                if target == self.target:
                    self.toll += 1
                else:
                    self.toll_second += 1
        if state.recording:
            first = targets.count(self.target)
            self.tell_fire(state, to_hit, to_kill, self.target, first, self.struck, self.toll)
            if self.second >= 0:
                shared = len(volley) - first
                self.tell_fire(state, to_hit, to_kill, self.second, shared, self.struck_second, self.toll_second)

    def tell_fire(
        self, state: State, to_hit: Throws, to_kill: Throws, target: int, shots: int, struck: int, toll: int
    ) -> None:
        """The dice at one target, and what they come to."""
        for unit, at, needed, terms, faces in to_hit.lines():
            if at == target:
                state.tell(kinds.HITS_ROLLED, "10.3", unit, at, needed, terms, faces)
        for unit, at, needed, _, faces in to_kill.lines():
            if at == target:
                state.tell(kinds.KILLS_ROLLED, "10.5", unit, at, needed, faces)
        state.tell(kinds.SHOTS_FIRED, "10.3", self.unit, target, shots, struck, toll)

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

    def lose(self, state: State, target: int, toll: int, fired: int) -> int:
        """10.6 The figures fall; an Officer's fate is asked apart. How many were lost."""
        if state.is_a(target, WAGON):
            hit_wagon(state, target, toll)
            return 0
        if state.is_a(target, OFFICER):
            return 1 if state.strength[target] else 0
        victims = self.victims(state, target, fired)
        count = min(toll, len(victims))
        for k in range(count):
            remove_figure(state, target, victims[k], "10.6", self.seat)
        if count:
            after_losses(state, target)
        return count

    def victims(self, state: State, target: int, fired: int) -> list[int]:
        """10.6 Figures seen and in range of one who shot, the nearest first, the highest number on a tie."""
        figures = state.figures(target)
        if state.status[target] != ON_TABLE or state.mans_gun(target):  # 13.3 the crew falls
            return figures[::-1]
        mine = points_of(state, self.unit)
        aim = Aim(state, self.unit, target, self.which)
        order: list[tuple[int, int]] = []
        for figure in figures:
            best = -1
            for k in range(0, len(mine), 3):
                if mine[k] >= 0 and not fired >> mine[k] - state.first[self.unit] & 1:
                    continue
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
    state.hits = with_entry(state.hits, wagon, state.hits[wagon] + toll)
    if state.hits[wagon] >= 3 and state.status[wagon] == ON_TABLE:
        state.status[wagon] = WRECKED
        state.tell(kinds.WAGON_WRECKED, "17.4.2", wagon)
