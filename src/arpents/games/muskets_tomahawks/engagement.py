"""12.1-12.4, 12.11 Engaging: declaring, surprise, the target's reaction, and the move into contact."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.board import LEG_BUILDINGS, LEG_FORBIDDEN
from arpents.games.muskets_tomahawks.contact import fight_zone, in_contact, touch, touching
from arpents.games.muskets_tomahawks.declaring import MOST_ATTEMPTS, try_to_spot
from arpents.games.muskets_tomahawks.dice import d10
from arpents.games.muskets_tomahawks.footing import CONTACT, WAY_FREE, Footing, widest_allowance
from arpents.games.muskets_tomahawks.formations import Arranging, by_slot, formation_slots
from arpents.games.muskets_tomahawks.geometry import LATTICE, gap, place_number, within
from arpents.games.muskets_tomahawks.kinds import (
    ADVANCE,
    ENGAGEMENT_DECLARED,
    EVADE,
    REPLY_FIRE,
    REPLY_THROW,
    SPOTTING_ROLLED,
    STAND_FIRM,
    UNIT_EVADED,
    UNIT_SURPRISED,
    WHEEL_LEFT,
    WHEEL_RIGHT,
)
from arpents.games.muskets_tomahawks.legs import STOPPED, Leg, is_stopped, lay, starts_of, ways_of
from arpents.games.muskets_tomahawks.marches import formed_target, widest_steps
from arpents.games.muskets_tomahawks.melee import Round
from arpents.games.muskets_tomahawks.nearness import gap_between_units
from arpents.games.muskets_tomahawks.options import SPOT_ACTION_OPTION
from arpents.games.muskets_tomahawks.profiles import CAPTIVE, CIVILIAN, MOUNTED, NATIVES, SCOUTS, WAGON
from arpents.games.muskets_tomahawks.reaction import run_away
from arpents.games.muskets_tomahawks.reasons import (
    CANNOT_BE_SPOTTED,
    FAILED_TO_SPOT,
    MAIN_WEAPON_LOADED,
    MUST_SPOT_FIRST,
    NEVER_ENGAGES,
    NO_MORE_ATTEMPTS,
    NOT_AN_ENEMY,
    NOT_ENGAGEABLE,
    NOT_FROM_COVER,
    NOT_LIGHT_TROOPS,
    NOT_ON_TABLE,
    OUT_OF_REACH,
    OUT_OF_SIGHT_OR_RANGE,
    TOO_NEAR_TO_EVADE,
)
from arpents.games.muskets_tomahawks.retreat import recoil
from arpents.games.muskets_tomahawks.shooting import INSTEAD, MAIN, SINGLE, cannot_shoot, shots, somebody_loaded
from arpents.games.muskets_tomahawks.sight import is_open_to, nearest, points_of
from arpents.games.muskets_tomahawks.spotting import best_die, flag, has_spotted, may_look_for
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
from arpents.games.muskets_tomahawks.volley import Fire

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


def contact_places(state: State, unit: int, target: int, gaps: bool = True) -> list[int]:
    """Lattice places that touch a figure of the target (or an opening it holds): gap, x, y in threes, unsorted.

    Without gaps only those that the unit might reach, and 0 for each gap.
    """
    found: list[int] = []
    radius = state.radius[unit]
    standing = state.standing()
    seen: set[int] = set()
    points = points_of(state, target)
    if state.gun[target] == MANNED and state.status[target] == ON_TABLE:
        points = []
        for figure in state.figures(target):
            points += [figure, state.fx[figure], state.fy[figure]]
    box = state.box(unit)
    far = 0 if gaps else widest_allowance(state, unit, WAY_FREE)
    for k in range(0, len(points), 3):
        what = points[k]
        bx = points[k + 1]
        by = points[k + 2]
        radii = radius + (state.radius[target] if what >= 0 else 0)
        reach = fight_zone(state) + radii
        if far and box.is_off(bx, by, far + reach):
            continue
        for y in range(max(0, (by - reach + 7) // 8 * 8), by + reach + 1, LATTICE):
            for x in range(max(0, (bx - reach + 7) // 8 * 8), bx + reach + 1, LATTICE):
                place = place_number(x, y)
                if not within(x - bx, y - by, reach) or (far and box.is_off(x, y, far)) or place in seen:
                    continue
                if what < 0 and not is_open_to(state, target, what, bx, by, x, y):
                    continue
                if what >= 0:
                    leg = state.board.leg(x, y, bx, by)
                    if leg & LEG_FORBIDDEN or leg >> LEG_BUILDINGS & standing:
                        continue
                seen.add(place)
                found.append(gap_to(state, unit, target, points, x, y) if gaps else 0)
                found.append(x)
                found.append(y)
    return found


def gap_to(state: State, unit: int, target: int, points: list[int], x: int, y: int) -> int:
    best = 1 << 20
    for k in range(0, len(points), 3):
        radii = state.radius[unit] + (state.radius[target] if points[k] >= 0 else 0)
        away = gap(points[k + 1] - x, points[k + 2] - y, radii)
        if away < best:
            best = away
    return best


def nearest_first(state: State, unit: int, target: int) -> list[int]:
    """12.4 The figures of the unit, nearest to the target first, as positions in its list of figures."""
    points = points_of(state, target)
    order: list[int] = []
    for k, figure in enumerate(state.figures(unit)):
        order.append(nearest(points, state.fx[figure], state.fy[figure]) << 8 | k)
    order.sort()
    return [entry & 0xFF for entry in order]


def charge_plan(state: State, unit: int, target: int, closing: bool) -> list[int]:
    """12.4 Where each figure goes; with `closing` the unit goes as near as it can though nobody can touch."""
    footing = Footing(state, unit, target)
    arranging = Arranging(state, footing, unit, starts_of(state, unit), ways_of(state, unit))
    places = contact_places(state, unit, target)
    points = points_of(state, target)
    for k in nearest_first(state, unit, target):
        if not charge_one(state, arranging, k, places, unit, target, points, closing):
            if not arranging.placed:
                continue
            stay_behind(arranging, k)
    if not arranging.placed:
        return []
    for k in range(arranging.count):
        placed = k in arranging.placed
        if not placed and not charge_one(state, arranging, k, places, unit, target, points, closing):
            stay_behind(arranging, k)
    return arranging.plan


def charge_one(
    state: State,
    arranging: Arranging,
    k: int,
    places: list[int],
    unit: int,
    target: int,
    points: list[int],
    closing: bool,
) -> bool:
    """The legal place in reach with the smallest gap to a target figure, then the nearest to itself."""
    sx = arranging.starts[2 * k]
    sy = arranging.starts[2 * k + 1]
    first = not arranging.placed
    reach = widest_allowance(state, unit, arranging.ways[k])
    order: list[tuple[int, int, int, int]] = []
    for i in range(0, len(places), 3):
        if within(places[i + 1] - sx, places[i + 2] - sy, reach):
            square = (places[i + 1] - sx) ** 2 + (places[i + 2] - sy) ** 2
            order.append((places[i], square, places[i + 2], places[i + 1]))
    order.sort()
    if take_first(arranging, k, order, first):
        return True
    if first and not closing:
        return False
    order = []
    for y in range(max(0, (sy - reach) // LATTICE * LATTICE), sy + reach + 1, LATTICE):
        for x in range(max(0, (sx - reach) // LATTICE * LATTICE), sx + reach + 1, LATTICE):
            if within(x - sx, y - sy, reach) and (first or arranging.is_linked(x, y)):
                order.append((gap_to(state, unit, target, points, x, y), (x - sx) ** 2 + (y - sy) ** 2, y, x))
    order.sort()
    return take_first(arranging, k, order, first)


def take_first(arranging: Arranging, k: int, order: list[tuple[int, int, int, int]], first: bool) -> bool:
    for _, _, y, x in order:
        if (first or arranging.is_linked(x, y)) and arranging.is_free(x, y):
            way = arranging.goes(k, x, y)
            if way >= 0:
                arranging.put(k, x, y, way)
                return True
    return False


def stay_behind(arranging: Arranging, k: int) -> None:
    """A figure that can neither touch nor follow stays where it is."""
    arranging.put(k, arranging.starts[2 * k], arranging.starts[2 * k + 1], arranging.ways[k])


def formed_charge(state: State, unit: int, target: int) -> int:
    """12.4 A FORMED unit advances straight on to the first place that gives contact: the action, or -1."""
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT):
            goal = formed_target(state, unit, kind, steps)
            plan = engaged_ranks(state, unit, target, goal)
            if plan and plan_touches(state, unit, target, plan):
                return kind | steps
    return -1


def formed_approach(state: State, unit: int, target: int) -> int:
    """12.4 It cannot come into contact any more: straight on, as near as it can; the action, or -1."""
    points = points_of(state, target)
    best = gap_of_ranks(state, unit, target, points, starts_of(state, unit), 2)
    found = -1
    for steps in range(1, widest_steps(state, unit) + 1):
        for kind in (ADVANCE, WHEEL_LEFT, WHEEL_RIGHT):
            plan = engaged_ranks(state, unit, target, formed_target(state, unit, kind, steps))
            if plan:
                away = gap_of_ranks(state, unit, target, points, plan, 3)
                if away < best:
                    best = away
                    found = kind | steps
    return found


def gap_of_ranks(state: State, unit: int, target: int, points: list[int], places: list[int], stride: int) -> int:
    """The smallest gap to the target from places written x, y, ..."""
    best = 1 << 20
    for k in range(0, len(places), stride):
        best = min(best, gap_to(state, unit, target, points, places[k], places[k + 1]))
    return best


def engaged_ranks(state: State, unit: int, target: int, goal: list[int]) -> list[int]:
    """The plan of `Ranks` with the target's figures no longer kept away from."""
    order = by_slot(state, unit)
    figures = state.figures(unit)
    slots = formation_slots(state.formation[unit], len(order), goal[0])
    footing = Footing(state, unit, target)
    plan = [-1] * (3 * len(figures))
    for k in range(len(order)):
        figure = order[k]
        px = goal[1] + slots[2 * k]
        py = goal[2] + slots[2 * k + 1]
        if px < 0 or py < 0:
            return []
        way = footing.goes(state.way[figure], state.fx[figure], state.fy[figure], px, py, state.radius[unit])
        if way < 0:
            return []
        at = figures.index(figure)
        plan[3 * at] = px
        plan[3 * at + 1] = py
        plan[3 * at + 2] = way
    return plan


def plan_touches(state: State, unit: int, target: int, plan: list[int]) -> bool:
    places = contact_places(state, unit, target)
    for k in range(0, len(plan), 3):
        for i in range(0, len(places), 3):
            if places[i + 1] == plan[k] and places[i + 2] == plan[k + 1]:
                return True
    if state.status[target] != ON_TABLE:
        return False
    for k in range(0, len(plan), 3):
        for foe in state.figures(target):
            if touch(
                state, plan[k], plan[k + 1], state.radius[unit], state.fx[foe], state.fy[foe], state.radius[target]
            ):
                return True
    return False


def can_reach(state: State, unit: int, target: int) -> bool:
    """12.1 At least one figure can come within 1 in."""
    if state.formed(unit):
        return formed_charge(state, unit, target) >= 0
    footing = Footing(state, unit, target)
    radius = state.radius[unit]
    figures = [state.figures(unit)[k] for k in nearest_first(state, unit, target)]
    places = contact_places(state, unit, target, False)
    for i in range(0, len(places), 3):
        for figure in figures:
            if (
                footing.goes(
                    state.way[figure], state.fx[figure], state.fy[figure], places[i + 1], places[i + 2], radius
                )
                >= 0
            ):
                return True
    return False


def cannot_engage(state: State, unit: int, target: int) -> int:
    """12.1, 7.1; the ways of the unit must have been begun."""
    if target >= state.units() or not state.present(target) or state.status[target] == ABOARD:
        return NOT_ON_TABLE
    if state.side[target] == state.side[unit]:
        return NOT_AN_ENEMY
    if state.is_a(target, CAPTIVE | WAGON):
        return NOT_ENGAGEABLE
    if state.is_a(unit, CIVILIAN | CAPTIVE | WAGON) or state.gun[unit] != NO_GUN:
        return NEVER_ENGAGES
    if state.status[unit] != ON_TABLE:
        return NOT_FROM_COVER
    spotted = has_spotted(state, unit, target)
    if not spotted and state.options[SPOT_ACTION_OPTION]:
        return MUST_SPOT_FIRST
    if not spotted and state.failed >> target & 1:
        return FAILED_TO_SPOT
    if not spotted and state.attempts >= MOST_ATTEMPTS:
        return NO_MORE_ATTEMPTS
    limit = widest_allowance(state, unit, WAY_FREE) + CONTACT
    if not gap_between_units(state, unit, target, limit):
        return OUT_OF_REACH
    if not spotted and not may_look_for(state, unit, target):
        return CANNOT_BE_SPOTTED
    return ALLOWED if can_reach(state, unit, target) else OUT_OF_REACH


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
            state.tell(ENGAGEMENT_DECLARED, "12.1", unit, target)
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
            if state.result != STOPPED and touching(state, unit, target):
                return self.meet(state)
        if self.step == ENGAGED:
            return state.end(HAS_ENGAGED)
        return ASK

    def look_up(self, state: State) -> None:
        """12.2 A target without a flag on the engager makes one attempt; failing, it is surprised."""
        if has_spotted(state, self.target, self.unit):
            return
        wanted = best_die(state, self.target, self.unit)
        die = d10(state.chance)
        state.tell(SPOTTING_ROLLED, "12.2", self.target, self.unit, die, wanted, int(die >= wanted))
        if die >= wanted:
            flag(state, self.target, self.unit)
        else:
            self.surprised = 1
            state.tell(UNIT_SURPRISED, "12.2", self.target, self.unit)

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
            lay(state, unit, engaged_ranks(state, unit, self.target, goal))
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
        state.mark(self.unit, ENGAGER)
        if state.fleeing(target):  # 12.11
            run_away(state, target, self.unit, 1)
            state.unmark(self.unit, ENGAGER)
            return False
        side = state.side[target] if self.surprised else -1
        return state.begin(Round(self.seat, self.unit, self.unit, side))

    def actions(self, state: State, seat: int) -> list[int]:
        found = [STAND_FIRM]
        if self.cannot_reply(state, MAIN) == ALLOWED:
            found.append(REPLY_FIRE)
        if self.cannot_reply(state, INSTEAD) == ALLOWED:
            found.append(REPLY_THROW)
        if self.cannot_evade(state) == ALLOWED:
            found.append(EVADE)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == REPLY_FIRE:
            return self.cannot_reply(state, MAIN)
        if action == REPLY_THROW:
            return self.cannot_reply(state, INSTEAD)
        if action == EVADE:
            return self.cannot_evade(state)
        return ALLOWED if action == STAND_FIRM else NOT_ASKED

    def cannot_reply(self, state: State, which: int) -> int:
        """12.3.2 Loaded figures that see the attackers; 10.10 single shots of those whose main weapon is not."""
        target = self.target
        reason = cannot_shoot(state, target, SINGLE if which == INSTEAD else MAIN)
        if reason != ALLOWED:
            return reason
        if which == INSTEAD and not somebody_loaded(state, target, INSTEAD):
            return MAIN_WEAPON_LOADED
        return ALLOWED if shots(state, target, self.unit, which) else OUT_OF_SIGHT_OR_RANGE

    def cannot_evade(self, state: State) -> int:
        """12.3.3"""
        target = self.target
        if not state.is_a(target, SCOUTS | NATIVES | MOUNTED):
            return NOT_LIGHT_TROOPS
        if state.status[target] != ON_TABLE or state.gun[target] == MANNED:
            return NOT_FROM_COVER
        if gap_between_units(state, self.unit, target, EVADE_GAP - 1):
            return TOO_NEAR_TO_EVADE
        return ALLOWED

    def apply(self, state: State, seat: int, action: int) -> None:
        target = self.target
        self.step = REACTED
        if action == EVADE:
            self.evaded = 1
            state.tell(UNIT_EVADED, "12.3.3", target)
            state.unmark(target, VIGILANT)
            recoil(state, target, self.unit)
            state.mark(target, SHAKEN)
        elif action in (REPLY_FIRE, REPLY_THROW):
            hurried = 1
            if state.marks[target] & VIGILANT and action == REPLY_FIRE:
                state.unmark(target, VIGILANT)
                hurried = 0
            which = MAIN if action == REPLY_FIRE else INSTEAD
            state.begin(Fire(seat, target, self.unit, which, hurried, 0))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-react", "12.3", {"unit": self.target, "enemy": self.unit})
