"""Read-only help: reach, sight and cover, and the odds of spotting, shooting and reactions. Nothing here decides."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.geometry import distance, place_x, place_y
from arpents.games.muskets_tomahawks.legs import begin_ways
from arpents.games.muskets_tomahawks.movement import Reach
from arpents.games.muskets_tomahawks.options import HITS_ON_9, IMPOSSIBLE_OPTION, ROLLS_AGAIN
from arpents.games.muskets_tomahawks.profiles import RESULT_IDS
from arpents.games.muskets_tomahawks.reaction import common_modifiers, result_of
from arpents.games.muskets_tomahawks.shooting import (
    cover_against,
    hit_modifier,
    hits,
    is_impossible,
    kill_value,
    kills,
    shots,
    weapon_of,
)
from arpents.games.muskets_tomahawks.sight import Between, can_see
from arpents.games.muskets_tomahawks.spotting import best_die, has_spotted
from arpents.games.muskets_tomahawks.state import ON_TABLE, State
from arpents.games.muskets_tomahawks.terrain import COVERS


def reach(state: State, unit: int) -> list[list[int]]:
    """9.11 The lattice places a dispersed unit's reference figure could go to now, in sixteenths."""
    if state.status[unit] != ON_TABLE:
        return []
    twin = state.copy()
    begin_ways(twin, unit)
    return [[place_x(place), place_y(place)] for place in Reach(twin, unit, True).places()]


def unit_of(state: State, figure: int) -> int:
    unit = 0
    for other in range(len(state.first)):
        if state.first[other] <= figure and state.start[other] > 0:
            unit = other
    return unit


def line_of_sight(state: State, figure: int, other: int) -> dict[str, object]:
    """9.5, 10.3 Between two figures: is it clear, how far, what lies on it, which cover the other has."""
    unit = unit_of(state, figure)
    target = unit_of(state, other)
    ax, ay = state.fx[figure], state.fy[figure]
    bx, by = state.fx[other], state.fy[other]
    ray = state.board.ray(ax, ay, bx, by)
    between = Between(state, unit, target, [figure, ax, ay], [other, bx, by])
    return {
        "clear": can_see(state, between, unit, figure, ax, ay, target, other, bx, by),
        "distance": distance(bx - ax, by - ay),
        "cover": COVERS[cover_against(state, unit, figure, ax, ay, target, other, bx, by)],
        "obstacles": len(ray.pieces),
        "woods": ray.woods,
    }


def spotting_odds(state: State, unit: int, target: int) -> dict[str, object]:
    """8.3, 8.5 The die needed and the chances in ten."""
    if has_spotted(state, unit, target):
        return {"spotted": True, "needed": 0, "chances": 10}
    die = best_die(state, unit, target)
    return {"spotted": False, "needed": die, "chances": 10 - die}


def shooting_odds(state: State, unit: int, target: int, which: int, hurried: int) -> dict[str, object]:
    """10.3-10.5 Each shot's chances in a hundred to kill, and the figures expected to fall, in hundredths."""
    weapon = weapon_of(state, unit, which)
    each: list[int] = []
    for shot in shots(state, unit, target, which):
        modifier = hit_modifier(state, unit, target, shot, hurried)
        impossible = is_impossible(modifier, state.shooting[unit])
        to_hit = sum(1 for die in range(10) if hits(die, modifier, state.shooting[unit]))
        manner = state.options[IMPOSSIBLE_OPTION]  # 23
        value = kill_value(weapon, shot.away)
        to_kill = sum(1 for die in range(10) if kills(die, value, impossible and manner != HITS_ON_9))
        chance = 10 * to_hit * to_kill
        if impossible and manner == ROLLS_AGAIN:
            chance = to_hit * to_kill * sum(1 for die in range(10) if hits(die, 0, state.shooting[unit]))
        each.append(chance // 10)
    return {"shots": len(each), "each": each, "expected": sum(each)}


def reaction_odds(state: State, unit: int, extra: int) -> dict[str, int]:
    """14.2, 14.3 Chances in ten of each result, the cause adding `extra` to the common modifiers."""
    modifier = common_modifiers(state, unit) + extra
    odds = dict.fromkeys(RESULT_IDS, 0)
    for die in range(10):
        odds[RESULT_IDS[result_of(die + modifier, state.discipline[unit])]] += 1
    return odds
