"""8. Spotting: the table, its modifiers, the best pair of figures, and the flags that remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.engine.facts import records, text, whole, wholes
from arpents.games.muskets_tomahawks.facts.profiles import GUN, MOUNTED, NATIVES, SCOUTS, WAGON
from arpents.games.muskets_tomahawks.facts.reading import read
from arpents.games.muskets_tomahawks.facts.terrain import LIGHT, MARKER_RADIUS, NO_COVER
from arpents.games.muskets_tomahawks.measuring.sight import (
    SHELTER_COVER,
    SHELTER_OBSTACLES,
    THING,
    Between,
    base_of,
    face_each_other,
    looks_out,
    points_of,
    sees,
    shelter,
)
from arpents.games.muskets_tomahawks.state import ABOARD, GUN_SMOKE, UP, State
from arpents.games.muskets_tomahawks.table.geometry import distance, within

if TYPE_CHECKING:
    from mypy_extensions import i64

SPOTTING_COLUMNS: Final[list[int]] = [inches * 16 for inches in wholes(read("spotting"), "columns")]  # 8.2
SHIFTS: Final[dict[str, int]] = {text(m, "id"): whole(m, "columns") for m in records(read("spotting"), "modifiers")}
SMOKE_SHIFT: Final = SHIFTS["target_smoke"]
MOUNTED_SHIFT: Final = SHIFTS["target_mounted"]
LARGE_SHIFT: Final = SHIFTS["target_artillery_wagon_boat"]
LIGHT_SHIFT: Final = SHIFTS["target_light_cover"]
DENSE_SHIFT: Final = SHIFTS["target_dense_or_solid_cover"]
WOODSMAN_SHIFT: Final = SHIFTS["target_scouts_or_natives"]
MARKER_SHIFT: Final = SHIFTS["target_hidden_marker"]
SCOUT_SHIFT: Final = SHIFTS["spotter_scouts"]
OBSTACLE_SHIFT: Final = SHIFTS["obstacle_crossed"]
LIGHT_SLICE_SHIFT: Final = SHIFTS["light_area_crossed"]
DENSE_SLICE_SHIFT: Final = SHIFTS["dense_or_solid_area_crossed"]
# 8.4.12-8.4.15, 18.1 by weather: clear, heavy rain, dusk, darkness or mist, fog, storm
WEATHER_SHIFT: Final = [
    0,
    SHIFTS["weather_heavy_rain"],  # 8.4.12
    SHIFTS["weather_dusk"],  # 8.4.13
    SHIFTS["weather_darkness_or_mist"],  # 8.4.14
    SHIFTS["weather_fog_or_storm"],
    SHIFTS["weather_fog_or_storm"],
]
IMPOSSIBLE: Final = 10  # no die is high enough


def reach_of(face: i64, shift: i64) -> i64:
    """8.3 How far a die spots: the column it falls in, clamped to the table."""
    column = face + shift
    if column < 0:
        column = 0
    if column > 9:
        column = 9
    return SPOTTING_COLUMNS[column]


def needed(shift: i64, away: i64) -> i64:
    """8.3 The lowest die that spots at this distance, IMPOSSIBLE if none does."""
    if away > SPOTTING_COLUMNS[9]:
        return IMPOSSIBLE
    column: i64 = 0
    while away > SPOTTING_COLUMNS[column]:
        column += 1
    if column == 0 or column <= shift:
        return 0
    return column - shift if column - shift < IMPOSSIBLE else IMPOSSIBLE


def shift_between(
    state: State, shift: i64, looker: i64, what: i64, ax: i64, ay: i64, target: i64, that: i64, bx: i64, by: i64
) -> i64:
    """8.4 All columns for one pair of points, from the plain ones on; `target` is -1 for a Hidden marker."""
    ray = state.board.ray(ax, ay, bx, by)
    from_base = base_of(state, looker, what)
    to_base = MARKER_RADIUS if target < 0 else base_of(state, target, that)
    cover = shelter(state, ray, ax, ay, from_base, target, bx, by, to_base, False)
    if cover & SHELTER_COVER == LIGHT:  # 8.9 one cover, the best there is
        shift += LIGHT_SHIFT  # 8.4.4
    elif cover & SHELTER_COVER != NO_COVER:
        shift += DENSE_SHIFT  # 8.4.5
    shift += (cover >> SHELTER_OBSTACLES) * OBSTACLE_SHIFT  # 8.4.9
    shift += ray.light // 96 * LIGHT_SLICE_SHIFT  # 8.4.10
    shift += (ray.dense + ray.solid) // 48 * DENSE_SLICE_SHIFT  # 8.4.11, 8.8
    return shift


def plain_shift(state: State, looker: int, target: int, that: int) -> int:
    """8.4 The columns that do not depend on where the two are; all others are to the worse."""
    shift = WEATHER_SHIFT[state.weather]
    if target < 0:
        shift += MARKER_SHIFT + WOODSMAN_SHIFT  # 8.4.7, 16.3
    else:
        if smokes(state, target, that):
            shift += SMOKE_SHIFT  # 8.4.1
        if state.status[target] == ABOARD or state.is_a(target, WAGON) or (state.is_a(target, GUN) and that < 0):
            shift += LARGE_SHIFT  # 8.4.3
        elif state.is_a(target, MOUNTED):
            shift += MOUNTED_SHIFT  # 8.4.2
        if state.is_a(target, SCOUTS | NATIVES) and state.status[target] != ABOARD:
            shift += WOODSMAN_SHIFT  # 8.4.6 once
    if state.is_a(looker, SCOUTS):
        shift += SCOUT_SHIFT  # 8.4.8
    return shift


def smokes(state: State, unit: int, what: int) -> bool:
    """8.4.1, 8.11 Does what is seen carry Smoke?"""
    if what >= 0:
        return state.smoke[what] == 1
    if state.marks[unit] & GUN_SMOKE:
        return True
    for figure in state.figures(unit):  # through an opening or on a boat: one of them is enough
        if state.smoke[figure]:
            return True
    return False


def best_die(state: State, looker: int, target: int, enough: int = 0) -> int:
    """8.5 The lowest die that spots, over all pairs in line of sight, or one that is enough; IMPOSSIBLE without one."""
    mine = points_of(state, looker)
    his = points_of(state, target)
    between: Between | None = None
    best: i64 = IMPOSSIBLE
    for j in range(0, len(his), 3):
        that: i64 = his[j]
        bx: i64 = his[j + 1]
        by: i64 = his[j + 2]
        at_best: i64 = plain_shift(state, looker, target, that)
        for i in range(0, len(mine), 3):
            ax: i64 = mine[i + 1]
            ay: i64 = mine[i + 2]
            if not within(bx - ax, by - ay, reach_of(best - 1, at_best)):
                continue  # whatever lies between makes it no better
            if not face_each_other(state, looker, mine[i], ax, ay, target, that, bx, by):
                continue
            away = distance(bx - ax, by - ay)  # 1.6.2
            die = needed(shift_between(state, at_best, looker, mine[i], ax, ay, target, that, bx, by), away)
            if die >= best:
                continue
            if between is None:
                between = Between(state, looker, target, mine, his)
            if between.clear(ax, ay, bx, by):
                best = die
                if best <= enough:
                    return best
    return best


def best_die_on_marker(state: State, looker: int, marker: int) -> int:
    if state.marker_side[marker] == UP:
        return IMPOSSIBLE
    mine = points_of(state, looker)
    bx = state.marker_x[marker]
    by = state.marker_y[marker]
    between = Between(state, looker, -1, mine, [THING, bx, by])
    best = IMPOSSIBLE
    at_best = plain_shift(state, looker, -1, -1)
    for i in range(0, len(mine), 3):
        ax = mine[i + 1]
        ay = mine[i + 2]
        shift = shift_between(state, at_best, looker, mine[i], ax, ay, -1, -1, bx, by)
        die = needed(shift, distance(bx - ax, by - ay))
        if die < best and looks_out(state, looker, mine[i], ax, ay, bx, by) and between.clear(ax, ay, bx, by):
            best = die
    return best


# -- 8.7 flags


def has_spotted(state: State, looker: int, target: int) -> bool:
    return state.flags[looker] >> target & 1 == 1


def flag(state: State, looker: int, target: int) -> None:
    state.flags[looker] |= 1 << target


def lower_flags(state: State) -> None:
    """8.7 At the end of an action a flag falls when neither unit sees the other."""
    for looker in range(state.units()):
        if not state.flags[looker]:
            continue
        for target in range(state.units()):
            if not has_spotted(state, looker, target):
                continue
            if (
                not state.present(looker)
                or not state.present(target)
                or not (sees(state, looker, target) or sees(state, target, looker))
            ):
                state.flags[looker] &= ~(1 << target)


def may_look_for(state: State, looker: int, target: int) -> bool:
    """8.5 Is there a die that spots?"""
    return best_die(state, looker, target, IMPOSSIBLE - 1) < IMPOSSIBLE
