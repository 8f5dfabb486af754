"""10. Shooting: who can shoot whom, and what is added to the dice to hit and to kill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.actions import ALLOWED
from arpents.engine.facts import records, text, whole
from arpents.games.muskets_tomahawks.facts.options import CLOSE_ORDER_OPTION, HURRIED_OPTION, OBSTACLES_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import (
    BLACK_POWDER,
    CANNON,
    KILL_FAR,
    KILL_NEAR,
    MOUNTED,
    NO_WEAPON,
    RANGE,
    WAGON,
    WEAPONS,
)
from arpents.games.muskets_tomahawks.facts.terrain import DENSE, LIGHT, NO_COVER, SOLID
from arpents.games.muskets_tomahawks.measuring.contact import in_contact
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_figures
from arpents.games.muskets_tomahawks.measuring.sight import (
    FIRST_OPENING,
    SHELTER_COVER,
    SHELTER_OBSTACLES,
    THING,
    Between,
    base_of,
    can_see,
    points_of,
    shelter,
)
from arpents.games.muskets_tomahawks.morale.officers import cannot_target_officer
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    COLUMN,
    DISPERSED,
    GUN_SMOKE,
    INDOORS,
    MANNED,
    ON_TABLE,
    TWO_RANKS,
    State,
)
from arpents.games.muskets_tomahawks.table.geometry import distance, within
from arpents.games.muskets_tomahawks.table.shapes import Ray
from arpents.games.muskets_tomahawks.words import reasons
from arpents.games.muskets_tomahawks.words.terms import (
    BY_DISPERSION,
    BY_EXTREME_RANGE,
    BY_HORSES,
    BY_HURRY,
    BY_LONG_RANGE,
    BY_SIZE,
    FIRST_COVER,
    FIRST_OBSTACLES,
    MOST_OBSTACLES,
    modifier_of,
    weight,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

HITS: Final[dict[str, int]] = {text(m, "id"): whole(m, "value") for m in records(WEAPONS, "to_hit")}
HURRIED: Final = HITS["hurried"]  # 10.3.1
LONG: Final = HITS["long_range"]  # 10.3.2
EXTREME: Final = HITS["extreme_range"]  # 10.3.3
PER_OBSTACLE: Final = HITS["obstacle_crossed"]  # 10.3.4
TO_DISPERSED: Final = HITS["target_dispersed"]  # 10.3.5
BY_COVER: Final = [0, HITS["cover_light"], HITS["cover_dense"], HITS["cover_solid"]]  # 10.3.6, 10.3.7, 10.3.8
TO_MOUNTED: Final = HITS["target_mounted"]  # 10.3.9
TO_LARGE: Final = HITS["large_target"]  # 10.3.10
LONG_RANGE: Final = 192  # 10.3.2 over 12 in
EXTREME_RANGE: Final = 384  # 10.3.3 over 24 in
SCREENING: Final = 48  # 10.3.11 three inches of an area
IMPOSSIBLE_KILL: Final = -3  # 10.5.13 (MT-25)
MAIN: Final = 0
SINGLE: Final = 1
INSTEAD: Final = 2  # 10.10 the single shot of figures whose main weapon is not loaded


@final
class Shot:
    """One die: who shoots from where at what (10.3.14)."""

    def __init__(self, figure: int, what: int, ax: int, ay: int, that: int, bx: int, by: int, away: int) -> None:
        self.figure = figure
        self.what = what
        self.ax = ax
        self.ay = ay
        self.that = that
        self.bx = bx
        self.by = by
        self.away = away


def weapon_of(state: State, unit: int, which: int) -> int:
    return state.main[unit] if which == MAIN else state.single[unit]


def is_loaded(state: State, unit: int, figure: int, which: int) -> bool:
    """10.11"""
    weapon = weapon_of(state, unit, which)
    if weapon == NO_WEAPON:
        return False
    if which == SINGLE:
        return state.spent[figure] == 0
    if which == INSTEAD:
        return state.spent[figure] == 0 and not is_loaded(state, unit, figure, MAIN)
    if weapon == CANNON:
        return state.gun[unit] == MANNED and not state.marks[unit] & GUN_SMOKE
    return not (BLACK_POWDER[weapon] and state.smoke[figure])


def somebody_loaded(state: State, unit: int, which: int) -> bool:
    if state.gun[unit] == ABANDONED or (weapon_of(state, unit, which) == CANNON and state.strength[unit] < 2):
        return False  # 13.2, 13.6
    for figure in state.figures(unit):
        if is_loaded(state, unit, figure, which):
            return True
    return False


def aboard(state: State, boat: int) -> int:
    """Figures on a boat."""
    total = 0
    for unit in range(state.units()):
        if state.status[unit] == ABOARD and state.inside[unit] == boat:
            total += state.strength[unit]
    return total


def shooters(state: State, unit: int, which: int) -> list[int]:
    """Figures that have a loaded weapon and a place from which to use it."""
    if not somebody_loaded(state, unit, which):
        return []
    loaded = [figure for figure in state.figures(unit) if is_loaded(state, unit, figure, which)]
    if state.status[unit] == ABOARD:  # 17.3.4
        return loaded[: (aboard(state, state.inside[unit]) + 1) // 2]
    if state.formation[unit] == COLUMN and state.status[unit] == ON_TABLE:  # 2.3.3
        return [figure for figure in loaded if state.slot[figure] < 2]
    return loaded


@final
class Aim:
    """A unit aims at another: who can shoot, at which point, found once."""

    def __init__(self, state: State, unit: int, target: int, which: int) -> None:
        self.state = state
        self.unit = unit
        self.target = target
        self.reach = RANGE[weapon_of(state, unit, which)] if weapon_of(state, unit, which) != NO_WEAPON else -1
        self.square: i64 = self.reach * self.reach if self.reach >= 0 else -1
        self.his = points_of(state, target)
        self.between = Between(state, unit, target, points_of(state, unit), self.his)

    def best_from(self, figure: int, what: int, ax: int, ay: int) -> Shot | None:
        """10.3.14 The nearest figure of the target that can be seen and reached from here."""
        his = self.his
        order: list[tuple[int, int, int]] = []
        for j in range(0, len(his), 3):
            dx = his[j + 1] - ax
            dy = his[j + 2] - ay
            if within(dx, dy, self.reach):  # 1.6.2
                order.append((dx * dx + dy * dy, his[j], j))
        order.sort()
        for _, that, j in order:
            bx = his[j + 1]
            by = his[j + 2]
            if can_see(self.state, self.between, self.unit, what, ax, ay, self.target, that, bx, by):
                return Shot(figure, what, ax, ay, that, bx, by, distance(bx - ax, by - ay))
        return None

    def reaches(self, what: i64, ax: i64, ay: i64) -> bool:
        """Can any figure of the target be seen and reached from here?"""
        his = self.his
        for j in range(0, len(his), 3):
            bx: i64 = his[j + 1]
            by: i64 = his[j + 2]
            if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= self.square and can_see(
                self.state, self.between, self.unit, what, ax, ay, self.target, his[j], bx, by
            ):
                return True
        return False

    def can_hit(self, what: int, ax: int, ay: int, that: int, bx: int, by: int) -> bool:
        return within(bx - ax, by - ay, self.reach) and can_see(
            self.state, self.between, self.unit, what, ax, ay, self.target, that, bx, by
        )


def shots(state: State, unit: int, target: int, which: int) -> list[Shot]:
    """All dice the unit could throw at the target, by figure number."""
    able = shooters(state, unit, which)
    if not able:
        return []
    aim = Aim(state, unit, target, which)
    found: list[Shot] = []
    status = state.status[unit]
    if weapon_of(state, unit, which) == CANNON:  # 13.2, 13.4
        shot = aim.best_from(able[0], THING, state.ax[unit], state.ay[unit])
        if shot is not None:
            for _ in range(cannon_dice(shot.away)):
                found.append(shot)
        return found
    if status == INDOORS:  # 17.1.4 two at each opening, the one nearest to the target first
        by_opening: list[tuple[int, int, Shot]] = []
        for k, opening in enumerate(state.board.openings[state.inside[unit]]):
            shot = aim.best_from(able[0], FIRST_OPENING - k, opening.x, opening.y)
            if shot is not None:
                by_opening.append((shot.away, k, shot))
        by_opening.sort(key=opening_order)
        for number, figure in enumerate(able[: 2 * len(by_opening)]):
            shot = by_opening[number // 2][2]
            found.append(Shot(figure, shot.what, shot.ax, shot.ay, shot.that, shot.bx, shot.by, shot.away))
        return found
    for figure in able:
        if status == ABOARD:
            boat = state.inside[unit]
            shot = aim.best_from(figure, THING, state.boat_x[boat], state.boat_y[boat])
        else:
            shot = aim.best_from(figure, figure, state.fx[figure], state.fy[figure])
        if shot is not None:
            found.append(shot)
    return found


def any_shot(state: State, unit: int, target: int, which: int) -> bool:
    """Is there a die at all to throw at the target?"""
    able = shooters(state, unit, which)
    if not able:
        return False
    aim = Aim(state, unit, target, which)
    status = state.status[unit]
    if weapon_of(state, unit, which) == CANNON:
        return aim.reaches(THING, state.ax[unit], state.ay[unit])
    if status == INDOORS:
        openings = state.board.openings[state.inside[unit]]
        for k in range(len(openings)):
            if aim.reaches(FIRST_OPENING - k, openings[k].x, openings[k].y):
                return True
        return False
    if status == ABOARD:
        boat = state.inside[unit]
        return aim.reaches(THING, state.boat_x[boat], state.boat_y[boat])
    for figure in able:
        if aim.reaches(figure, state.fx[figure], state.fy[figure]):
            return True
    return False


def opening_order(entry: tuple[int, int, Shot]) -> int:
    return entry[0] << 8 | entry[1]


def cannon_dice(away: int) -> int:
    """13.2 Six dice to 12 in, four to 24, two beyond."""
    if away <= LONG_RANGE:
        return 6
    return 4 if away <= EXTREME_RANGE else 2


def in_close_order(state: State, unit: int) -> bool:
    """2.3.2, 4.5 FORMED; 23 or in two ranks only."""
    if state.options[CLOSE_ORDER_OPTION]:
        return state.formation[unit] == TWO_RANKS and state.present(unit)
    return state.formed(unit) and state.present(unit)


def is_dispersed(state: State, unit: int) -> bool:
    """2.4, 10.3.15"""
    if state.is_a(unit, WAGON) or state.status[unit] == ABOARD:
        return False
    return state.formation[unit] == DISPERSED


def cover_against(
    state: State, shooter: int, what: int, ax: int, ay: int, target: int, that: int, bx: int, by: int
) -> int:
    """10.3.6-10.3.8, 10.3.11, 10.3.12 The cover of a target against one line."""
    ray = state.board.ray(ax, ay, bx, by)
    behind = shelter(
        state, ray, ax, ay, base_of(state, shooter, what), target, bx, by, base_of(state, target, that), True
    )
    return screened(ray, behind & SHELTER_COVER)


def screened(ray: Ray, cover: int) -> int:
    """10.3.11 Three inches of an area count as its cover."""
    if ray.solid >= SCREENING:
        return SOLID
    if ray.dense >= SCREENING and cover < DENSE:
        return DENSE
    if ray.light >= SCREENING and cover < LIGHT:
        return LIGHT
    return cover


def hit_modifier(state: State, unit: int, target: int, shot: Shot, hurried: int) -> int:
    """10.3 What is added to the die."""
    return modifier_of(hit_weight(state, unit, target, shot, hurried))


def hit_weight(state: State, unit: int, target: int, shot: Shot, hurried: int) -> int:
    """10.3 What is added to the die, and why."""
    modifier = 0
    terms = 0
    if hurried:
        modifier += HURRIED
        terms |= BY_HURRY
    if shot.away > EXTREME_RANGE:
        modifier += EXTREME
        terms |= BY_EXTREME_RANGE
    elif shot.away > LONG_RANGE:
        modifier += LONG
        terms |= BY_LONG_RANGE
    ray = state.board.ray(shot.ax, shot.ay, shot.bx, shot.by)
    behind = shelter(
        state,
        ray,
        shot.ax,
        shot.ay,
        base_of(state, unit, shot.what),
        target,
        shot.bx,
        shot.by,
        base_of(state, target, shot.that),
        True,
    )
    obstacles = len(ray.pieces) if state.options[OBSTACLES_OPTION] else behind >> SHELTER_OBSTACLES
    if obstacles:
        modifier += PER_OBSTACLE * obstacles
        terms |= 1 << FIRST_OBSTACLES + min(obstacles, MOST_OBSTACLES) - 1
    cover = screened(ray, behind & SHELTER_COVER)
    if cover != NO_COVER:
        modifier += BY_COVER[cover]
        terms |= 1 << FIRST_COVER + cover
    if is_dispersed(state, target):
        modifier += TO_DISPERSED
        terms |= BY_DISPERSION
    if state.is_a(target, WAGON) or state.status[target] == ABOARD:
        modifier += TO_LARGE
        terms |= BY_SIZE
    elif state.is_a(target, MOUNTED):
        modifier += TO_MOUNTED
        terms |= BY_HORSES
    return weight(terms, modifier)


def is_hurried(state: State, unit: int, hurried: int) -> int:
    """10.9; 23 or every shot of a unit that has moved in this turn."""
    return 1 if state.options[HURRIED_OPTION] and state.moved >> unit & 1 else hurried


def is_rolled_again(die: int) -> bool:
    """4.8 What Sharpshooters re-roll."""
    return die <= 1


def is_impossible(modifier: int, shooting: int) -> bool:
    """10.4 Normally impossible: even a 9 would not do."""
    return 9 + modifier < shooting


def hits(die: int, modifier: int, shooting: int) -> bool:
    """10.4 A natural 0 misses, a natural 9 hits."""
    if die == 0:
        return False
    return die == 9 or die + modifier >= shooting


def kill_value(weapon: int, away: int) -> int:
    """10.5, 10.5.12"""
    return KILL_NEAR[weapon] if 2 * away <= RANGE[weapon] else KILL_FAR[weapon]


def kills(die: int, value: int, impossible: bool) -> bool:
    return die + (IMPOSSIBLE_KILL if impossible else 0) >= value


# -- 10.1, 10.2 targets


def cannot_shoot(state: State, unit: int, which: int, free: bool = False) -> int:
    """7.3, 10.1 Can the unit shoot at all?"""
    if state.fleeing(unit):
        return reasons.UNIT_IN_FLIGHT
    if state.shaken(unit):
        return reasons.UNIT_IS_SHAKEN
    if not state.present(unit) or weapon_of(state, unit, which) == NO_WEAPON:
        return reasons.NO_SUCH_WEAPON
    if not shooters(state, unit, which):
        return reasons.NOBODY_LOADED
    if not free and in_contact(state, unit):
        return reasons.UNIT_IN_CONTACT
    return ALLOWED


def stands_in_figures(state: State, unit: int) -> bool:
    """On the table, and its figures are what is seen of it."""
    return state.status[unit] == ON_TABLE and state.gun[unit] != MANNED and not state.is_a(unit, WAGON)


def out_of_range(state: State, unit: int, target: int, which: int) -> bool:
    """Is every point of the target too far from every point of the unit? Only then: sight is not looked at."""
    weapon = weapon_of(state, unit, which)
    if weapon == NO_WEAPON:
        return True
    reach = RANGE[weapon]
    if stands_in_figures(state, unit) and stands_in_figures(state, target):
        return not gap_between_figures(state, unit, target, reach)
    square: i64 = reach * reach
    mine = points_of(state, unit)
    his = points_of(state, target)
    for i in range(0, len(mine), 3):
        x: i64 = mine[i + 1]
        y: i64 = mine[i + 2]
        for j in range(0, len(his), 3):
            dx = his[j + 1] - x
            dy = his[j + 2] - y
            if dx * dx + dy * dy <= square:
                return False
    return True


def cannot_shoot_at(state: State, unit: int, target: int, which: int) -> int:
    """10.1, 15.2, 17.5.4 Spotting apart."""
    if state.side[target] == state.side[unit]:
        return reasons.NOT_AN_ENEMY
    if not state.present(target):
        return reasons.NOT_ON_TABLE
    if state.captive(target):
        return reasons.CAPTIVES_SPARED
    if out_of_range(state, unit, target, which):
        return reasons.OUT_OF_SIGHT_OR_RANGE
    if in_contact(state, target):
        return reasons.TARGET_IN_CONTACT
    reason = cannot_target_officer(state, unit, target)
    if reason != ALLOWED:
        return reason
    if not any_shot(state, unit, target, which):
        return reasons.OUT_OF_SIGHT_OR_RANGE
    return ALLOWED
