"""Read-only help: reach, sight and cover, and the odds of spotting, shooting and reactions. Nothing here decides."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.games.muskets_tomahawks.actions.activation import move_of
from arpents.games.muskets_tomahawks.facts.options import HITS_ON_9, IMPOSSIBLE_OPTION, ROLLS_AGAIN
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, RESULT_IDS, SHARPSHOOTERS, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import COVERS
from arpents.games.muskets_tomahawks.features.wagons import track_point
from arpents.games.muskets_tomahawks.fire.shooting import (
    cover_against,
    hit_modifier,
    hits,
    is_hurried,
    is_impossible,
    is_rolled_again,
    kill_value,
    kills,
    shots,
    weapon_of,
)
from arpents.games.muskets_tomahawks.measuring.sight import Between, can_see, points_of
from arpents.games.muskets_tomahawks.morale.reaction import common_modifiers, result_of
from arpents.games.muskets_tomahawks.moves.legs import begin_ways
from arpents.games.muskets_tomahawks.moves.marches import formed_target
from arpents.games.muskets_tomahawks.spotting.spotting import best_die, has_spotted
from arpents.games.muskets_tomahawks.state import ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, distance, place_x, place_y
from arpents.games.muskets_tomahawks.words import kinds

CHANCES: Final = (
    10_000  # what a shot's chances are counted in: to spare a die rolled again, one to kill, one more to hit
)


def reach(state: State, unit: int) -> list[list[int]]:
    """9.11, 9.13, 13.5, 17 The places a Move of the unit offers now, in sixteenths; of ranks, those of the anchor."""
    places: list[list[int]] = []
    for action in moves(state, unit):
        place = place_reached(state, unit, kind_of(action), noun_of(action))
        if place and place not in places:
            places.append(place)
    return places


def moves(state: State, unit: int) -> list[int]:
    """7.2 What a Move of the unit would offer now."""
    if state.is_a(unit, CAPTIVE):
        return []  # 17.5.1 they never act
    twin = state.copy()
    if twin.status[unit] == ON_TABLE and not twin.is_a(unit, WAGON):
        begin_ways(twin, unit)
    return move_of(twin, unit, twin.side[unit]).actions(twin, twin.side[unit])


def place_reached(state: State, unit: int, kind: int, noun: int) -> list[int]:
    """Where a choice of a Move takes the unit, or nothing where it takes it nowhere."""
    if kind in (kinds.GO, kinds.SAIL, kinds.LAND):
        return [place_x(noun), place_y(noun)]
    if kind in (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT, kinds.STEP_BACK):
        return formed_target(state, unit, kind, noun)[1:]
    if kind in (kinds.ROLL_ON, kinds.ROLL_BACK):
        steps = noun if kind == kinds.ROLL_ON else -noun
        point = track_point(state.board, state.along[unit] + steps * LATTICE)
        return [point >> 16, point & 0xFFFF]
    return []


def line_of_sight(state: State, unit: int, target: int) -> dict[str, object]:
    """9.5, 10.3 The shortest clear line: how far, what lies on it, which cover the target has; nothing without one."""
    mine = points_of(state, unit)
    his = points_of(state, target)
    between = Between(state, unit, target, mine, his)
    best: list[int] = []
    for i in range(0, len(mine), 3):
        for j in range(0, len(his), 3):
            away = distance(his[j + 1] - mine[i + 1], his[j + 2] - mine[i + 2])
            shorter = not best or away < best[0]
            if shorter and can_see(
                state, between, unit, mine[i], mine[i + 1], mine[i + 2], target, his[j], his[j + 1], his[j + 2]
            ):
                best = [away, i, j]
    if not best:
        return {}
    what, ax, ay = mine[best[1] : best[1] + 3]
    that, bx, by = his[best[2] : best[2] + 3]
    ray = state.board.ray(ax, ay, bx, by)
    return {
        "distance": best[0],
        "cover": COVERS[cover_against(state, unit, what, ax, ay, target, that, bx, by)],
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
    """10.3-10.5 Each shot's chances in ten thousand to kill, and the figures expected to fall, in the same measure."""
    weapon = weapon_of(state, unit, which)
    shooting = state.shooting[unit]
    each: list[int] = []
    for shot in shots(state, unit, target, which):
        modifier = hit_modifier(state, unit, target, shot, is_hurried(state, unit, hurried))
        impossible = is_impossible(modifier, shooting)
        hitting = [die for die in range(10) if hits(die, modifier, shooting)]
        to_hit = 10 * len(hitting)  # in a hundred
        if state.is_a(unit, SHARPSHOOTERS):  # 4.8
            to_hit = 10 * sum(1 for die in hitting if not is_rolled_again(die)) + 2 * len(hitting)
        manner = state.options[IMPOSSIBLE_OPTION]  # 23
        value = kill_value(weapon, shot.away)
        to_kill = sum(1 for die in range(10) if kills(die, value, impossible and manner != HITS_ON_9))
        again = 10
        if impossible and manner == ROLLS_AGAIN:
            again = sum(1 for die in range(10) if hits(die, 0, shooting))
        each.append(to_hit * to_kill * again)
    return {"shots": len(each), "each": each, "expected": sum(each)}


def reaction_odds(state: State, unit: int, extra: int) -> dict[str, int]:
    """14.2, 14.3 Chances in ten of each result, the cause adding `extra` to the common modifiers."""
    modifier = common_modifiers(state, unit) + extra
    odds = dict.fromkeys(RESULT_IDS, 0)
    for die in range(10):
        odds[RESULT_IDS[result_of(die + modifier, state.discipline[unit])]] += 1
    return odds
