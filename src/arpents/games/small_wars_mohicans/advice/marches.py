"""Marches as a player means them: who goes, where to, and what he does when he is there.

Everything is tried on a twin of the match; what comes back is the chain of decisions that did it.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import Chance
from arpents.games.small_wars_mohicans.advice.data import FOOT, FORCE, FULL, GOAL_NUMBER, LIGHT_FOOT, WALLS
from arpents.games.small_wars_mohicans.advice.ways import LIGHT_STEPS, PAID_STEPS, Ways, steps_of, ways_from
from arpents.games.small_wars_mohicans.facts.board import (
    BRITISH,
    COUREUR,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_PLACE,
    FRENCH,
    GARRISON,
    KIND,
    LIGHT,
    PERMANENT,
    PLACES,
    POINTS,
    STACKING,
    TRIBE,
    TRIBE_OF,
    WARRIOR_LIMIT,
)
from arpents.games.small_wars_mohicans.movement.marching import BY_ENEMY
from arpents.games.small_wars_mohicans.movement.raids import cannot_raid_here
from arpents.games.small_wars_mohicans.movement.stack import March, Stack
from arpents.games.small_wars_mohicans.state import FORT, State
from arpents.games.small_wars_mohicans.words import kinds

TWO_TURNS: Final = 9
BAND: Final = 6  # units of a band of irregulars
GUARD: Final = 50  # about so much, or up to four times as much, goes to a place of one's own
HOPELESS: Final = 65  # in hundredths of the defence: with less nobody attacks


class Orders:
    """A twin of the match, and what was decided in it."""

    def __init__(self, twin: State, seat: int, chance: Chance) -> None:
        self.twin = twin
        self.seat = seat
        self.chance = chance
        self.script: list[int] = []

    def give(self, action: int) -> bool:
        """Decide so, if it is allowed."""
        if not self.twin.allows(self.seat, action):
            return False
        self.twin.act(self.seat, action)
        self.script.append(action)
        return True

    def on_the_march(self) -> bool:
        stack = self.twin.stack
        return len(stack) > 0 and isinstance(stack[-1], Stack)

    def free(self) -> bool:
        stack = self.twin.stack
        return len(stack) > 0 and isinstance(stack[-1], March)

    # -- one stack

    def send(self, units: list[int], ways: Ways, target: int) -> bool:
        """Take these units, go there, gather others on the way, and do there what is to be done."""
        twin = self.twin
        taken = 0
        for unit in units:
            if self.give(kinds.TAKE | unit):
                taken += 1
        if taken == 0 or not self.on_the_march():
            return False
        room = STACKING[target] - twin.count(target, self.seat) - taken
        for step in steps_of(ways, target):
            if not self.on_the_march() or not self.give(step):
                break
            place = noun_of(step)
            if place != target and room > 0 and self.on_the_march():
                room -= self.gather(place, room)
        if self.on_the_march():
            self.arrive()
        return True

    def gather(self, place: int, room: int) -> int:
        """S13.12 Units met on the way; a few stay where victory is at stake."""
        joined = 0
        spare = 1 if GOAL_NUMBER[place] >= 0 else 0
        if self.seat == FRENCH and TRIBE_OF[place] >= 0 and self.chance.below(2):
            self.give(kinds.WAKE | TRIBE_OF[place])
        for unit in self.twin.units(place, self.seat):
            if joined + spare >= room or self.chance.below(4) == 0:
                break
            if self.twin.flags[unit] == 0 and self.give(kinds.TAKE | unit):
                joined += 1
        return joined

    def arrive(self) -> None:
        """Overrun who is too few, raid, wake, sometimes build; then halt."""
        twin = self.twin
        seat = self.seat
        top = twin.stack[-1]
        if not isinstance(top, Stack):
            return
        place = top.place
        if top.stopped & BY_ENEMY:
            if self.give(kinds.OVERRUN):
                self.give(kinds.KEEP if seat == BRITISH or self.chance.below(2) else kinds.BURN)
        elif seat == FRENCH and not self.give(kinds.RAID | place) and TRIBE_OF[place] >= 0:
            self.give(kinds.WAKE | TRIBE_OF[place])
        if self.chance.below(4) == 0 and not twin.fortified(place) and self.on_the_march() and self.give(kinds.BUILD):
            return
        if self.on_the_march():
            self.give(kinds.HALT)

    # -- many stacks with one aim

    def march_on(self, target: int, far: bool) -> None:
        """Whoever can reaches the target together; if all of them are too few, they gather next to it."""
        twin = self.twin
        seat = self.seat
        near: list[int] = []
        force = force_of(twin, twin.units(target, seat))
        for place in starting_places(twin, seat):
            if place != target:
                if FOOT[target][place] <= PAID_STEPS + 1 or (far and FOOT[target][place] <= TWO_TURNS):
                    near.append(FOOT[target][place] << 8 | place)
                    if FOOT[target][place] <= PAID_STEPS + 1:
                        force += force_of(twin, twin.units(place, seat))
                elif LIGHT_FOOT[target][place] <= LIGHT_STEPS:
                    near.append(LIGHT_FOOT[target][place] << 8 | place)
        if not near:
            return
        near.sort()
        hostile = twin.held_by_enemy(target, seat)
        against = defence(twin, target, seat)
        attack = not hostile or 100 * force >= HOPELESS * against
        enough = against * (150 + self.chance.below(150)) // 100 if hostile else GUARD + self.chance.below(3 * GUARD)
        for entry in near:
            there = force_of(twin, twin.units(target, seat))
            if not self.free() or (attack and there > 0 and there >= enough):
                return
            place = entry & 0xFF
            wanted = (enough - there) // FORCE[2] + 2 if attack else STACKING[place]
            units = self.column(place, target, attack, wanted)
            if not units:
                continue
            light = all_light(units)
            if not light and twin.land == 0:
                continue
            ways = ways_from(twin, seat, place, light)
            if attack and ways.cost[target] <= LIGHT_STEPS:
                self.send(units, ways, target)
            elif far or not attack:
                stage = stage_of(twin, seat, ways, target, place)
                if stage != place:
                    self.send(units, ways, stage)

    def column(self, place: int, target: int, attack: bool, wanted: int) -> list[int]:
        """Who of a place goes: the best first, no more than wanted, and a garrison stays where it matters."""
        twin = self.twin
        units = [unit for unit in twin.units(place, self.seat) if self.startable(unit)]
        if self.seat == FRENCH and not all_light(units) and self.chance.below(2):
            line = [unit for unit in units if not LIGHT[unit] or (unit < FIRST_NATIVE and KIND[unit] != COUREUR)]
            units = line if line else units
        units = best_first(units)
        stay = 0
        if GOAL_NUMBER[place] >= 0 or PERMANENT[place]:
            stay = self.chance.below(3)
        elif twin.marks[place] & FORT:
            stay = self.chance.below(2)
        room = STACKING[target] - (twin.count(target, self.seat) if attack else 0)
        count = min(len(units) - stay, room, wanted)
        return with_leader(units[:count]) if count > 0 else []

    def startable(self, unit: int) -> bool:
        return self.twin.flags[unit] == 0 and self.twin.allows(self.seat, kinds.TAKE | unit)

    # -- irregulars

    def range_out(self) -> None:
        """One band of irregulars goes where it does most: raids, villages, empty forts, weak posts."""
        twin = self.twin
        seat = self.seat
        bands: list[int] = []
        for place in range(FIRST_PLACE, PLACES):
            if twin.troops_of(place, seat):
                for unit in twin.units(place, seat):
                    if LIGHT[unit] and unit < FIRST_NATIVE and self.startable(unit):
                        bands.append(place)
                        break
        if not bands:
            return
        origin = bands[self.chance.below(len(bands))]
        units = [
            unit for unit in twin.units(origin, seat) if LIGHT[unit] and unit < FIRST_IROQUOIS and self.startable(unit)
        ]
        units = fitting(units)
        ways = ways_from(twin, seat, origin, True)
        force = force_of(twin, units)
        total = 0
        lures: list[int] = []
        for place in ways.found:
            lure = self.lure(place, force, ways.cost[place])
            lures.append(lure)
            total += lure
        if total == 0:
            return
        drawn = self.chance.below(total)
        for number in range(len(lures)):
            drawn -= lures[number]
            if drawn < 0:
                target = ways.found[number]
                if target == origin:
                    self.stay_and_work(units)
                else:
                    self.send(units, ways, target)
                return

    def stay_and_work(self, units: list[int]) -> None:
        for unit in units:
            self.give(kinds.TAKE | unit)
        if self.on_the_march():
            self.arrive()

    def lure(self, place: int, force: int, cost: int) -> int:
        """How much a place draws irregulars."""
        twin = self.twin
        seat = self.seat
        lure = 0
        tribe = TRIBE_OF[place]
        if seat == FRENCH:
            if tribe >= 0 and twin.sleeps_at(tribe, place) and cost < LIGHT_STEPS:
                lure += 8
            if cost + 2 <= LIGHT_STEPS and cannot_raid_here(twin, place, seat) == 0:
                lure += 12
        if cost == 0:
            return lure
        if twin.contested(place, seat):
            odds = 100 * force // (defence(twin, place, seat) + 1)
            lure = odds // 12 if odds > 70 else 0
            return lure * 3 if GOAL_NUMBER[place] >= 0 else lure
        if twin.held_by_enemy(place, seat):
            lure += 6 if twin.fortified(place) else 1
        if GOAL_NUMBER[place] >= 0:
            lure += 4
        elif twin.count(place, seat):
            lure += 1
        return lure


# -- helpers


def starting_places(state: State, seat: int) -> list[int]:
    """Where somebody may still start."""
    seen = [0] * PLACES
    found: list[int] = []
    for action in state.legal(seat):
        if kind_of(action) == kinds.TAKE:
            place = state.location[noun_of(action)]
            if seen[place] == 0:
                seen[place] = 1
                found.append(place)
    return found


def force_of(state: State, units: list[int]) -> int:
    total = 0
    for unit in units:
        if KIND[unit] != GARRISON:
            total += FORCE[state.points(unit)]
    return total


def defence(state: State, place: int, seat: int) -> int:
    """What an attacker meets there, walls or woods included."""
    total = 0
    for unit in state.units(place, 1 - seat):
        total += FORCE[state.points(unit)]
    if seat == BRITISH and TRIBE_OF[place] >= 0 and state.sleeps_at(TRIBE_OF[place], place):
        total += FORCE[POINTS[TRIBE_OF[place]]]
    if state.owner[place] == 1 - seat and state.militia_to_call(place) >= 0:
        total += FORCE[1]
    return total + WALLS if total else 0


def all_light(units: list[int]) -> bool:
    for unit in units:
        if not LIGHT[unit] or unit >= FIRST_IROQUOIS:
            return False
    return True


def best_first(units: list[int]) -> list[int]:
    """By what they are worth; those who are worth the same in the order of the counters."""
    keyed = [(1000 - FULL[unit]) << 8 | unit for unit in units]
    keyed.sort()
    return [key & 0xFF for key in keyed]


def fitting(units: list[int]) -> list[int]:
    """S11.4 Not more warriors than may stand together, nor more units than a village holds."""
    found: list[int] = []
    warriors = 0
    for unit in best_first(units):
        if unit >= FIRST_NATIVE:
            if warriors == WARRIOR_LIMIT:
                continue
            warriors += 1
        if len(found) < BAND:
            found.append(unit)
    return with_leader(found)


def with_leader(units: list[int]) -> list[int]:
    """S42.5 Tribes only in company."""
    for unit in units:
        if KIND[unit] != TRIBE:
            return units
    return []


def stage_of(state: State, seat: int, ways: Ways, target: int, origin: int) -> int:
    """The friendly place within reach that is nearest to the target and has room."""
    best = origin
    least = FOOT[target][origin]
    for place in ways.found:
        far = FOOT[target][place]
        if far >= least or place == target or state.count(place, seat) >= STACKING[place]:
            continue
        if state.friendly(place, seat) and not state.contested(place, seat):
            least = far
            best = place
    return best
