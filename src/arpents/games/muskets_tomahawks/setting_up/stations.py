"""16.1, 20.4, 20.5, 20.19 Where units, markers and boats may be set up, and setting them down."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.games.muskets_tomahawks.facts.profiles import NATIVES, SCOUTS
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_RADIUS
from arpents.games.muskets_tomahawks.features.buildings import cannot_occupy
from arpents.games.muskets_tomahawks.measuring.nearness import enemy_within
from arpents.games.muskets_tomahawks.morale.retreat import boat_clear
from arpents.games.muskets_tomahawks.setting_up.points import points_of_side
from arpents.games.muskets_tomahawks.state import HIDDEN, State
from arpents.games.muskets_tomahawks.table.geometry import place_number, place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    DEFENDER,
    EVERYBODY_HIDES,
    ONE_UNIT_HIDES,
    PORTAGE,
    WOODSMEN_HIDE,
    in_zone,
)
from arpents.games.muskets_tomahawks.words import kinds, reasons

RADIUS: Final = 96  # 20.4 six inches of a point
OFF_POINTS: Final = 192  # 20.5 twelve inches of the attacker's points
OFF_ENEMIES: Final = 96


def lands_from_boats(state: State, side: int) -> bool:
    """20.19"""
    return state.field >> 1 == PORTAGE and side == ATTACKER


def may_hide(state: State, side: int, unit: int) -> bool:
    """16.1, 20.17, 20.18"""
    hides = state.map.sides[side].hides
    if unit < 0:
        return True
    if hides == EVERYBODY_HIDES:
        return True
    if hides == WOODSMEN_HIDE:
        return state.is_a(unit, SCOUTS | NATIVES)
    if hides == ONE_UNIT_HIDES:
        for other in range(state.units()):
            if state.side[other] == side and state.status[other] == HIDDEN:
                return False
        return state.is_a(unit, SCOUTS)
    return False


def floats_at(state: State, side: int, x: int, y: int) -> bool:
    """20.19"""
    zone = state.map.sides[side].boat_zone
    return in_zone(zone, x, y) and state.board.afloat(x, y, BOAT_RADIUS) and boat_clear(state, -1, x, y)


def cannot_start_in(state: State, side: int, unit: int, building: int) -> int:
    """20.4 A building within 6 in of a point."""
    if state.field >> 1 == AMBUSH or lands_from_boats(state, side) or state.captive(unit):
        return NOT_ASKED
    reason = cannot_occupy(state, unit, building)
    if reason != ALLOWED:
        return reason
    shape = state.board.buildings[building]
    near = False
    for point in points_of_side(state, side):
        near = near or shape.is_near(place_x(point), place_y(point), RADIUS)
    if not near:
        return reasons.TOO_FAR_FROM_POINT
    if side == DEFENDER:
        for point in state.points_a:
            if shape.is_near(place_x(point), place_y(point), OFF_POINTS):
                return reasons.TOO_NEAR_ENEMY_POINT
    for k in range(len(shape.xs)):
        if enemy_within(state, side, shape.xs[k], shape.ys[k], 0, OFF_ENEMIES):
            return reasons.TOO_NEAR_ENEMY
    return ALLOWED


def set_body(state: State, unit: int, formation: int, facing: int, x: int, y: int, slots: list[int]) -> None:
    """A formation or a gun with its crew, on its slots."""
    state.formation[unit] = formation
    state.facing[unit] = facing
    state.ax[unit] = x
    state.ay[unit] = y
    state.slot = state.slot[:]
    for k, figure in enumerate(state.figures(unit)):
        state.slot[figure] = k
        state.put(unit, figure, x + slots[2 * k], y + slots[2 * k + 1])


def put_marker(state: State, side: int, unit: int, real: int, x: int, y: int) -> None:
    """16.1 Its owner alone knows of it until all are put."""
    state.marker_side.append(side)
    state.marker_unit.append(unit)
    state.marker_real.append(real)
    state.marker_x.append(x)
    state.marker_y.append(y)
    state.whisper(1 << side, kinds.UNIT_HIDES if real else kinds.DUMMY_PUT, "16.1", unit, place_number(x, y))


def number_markers(state: State, side: int) -> None:
    """5.16 Those of a side are numbered by their places, south first, then west: a number tells nothing else."""
    markers = [marker for marker in range(len(state.marker_side)) if state.marker_side[marker] == side]
    order = sorted(markers, key=lambda marker: state.marker_y[marker] << 12 | state.marker_x[marker])
    for column in (state.marker_unit, state.marker_real, state.marker_x, state.marker_y):
        for marker, entry in zip(markers, [column[other] for other in order], strict=True):
            column[marker] = entry


def show_markers(state: State, side: int) -> None:
    """16.1 The markers of a side are all put: the others see where they lie (MT-33)."""
    number_markers(state, side)
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == side:
            state.shown += 1
            place = place_number(state.marker_x[marker], state.marker_y[marker])
            state.tell(kinds.MARKER_PUT, "16.1", side, marker, place)


def tell_reserve(state: State, kind: int, rule: str, unit: int) -> None:
    """5.16 Everybody learns that a unit is in reserve, its owner which one."""
    state.tell(kinds.KEPT_IN_RESERVE, rule, state.side[unit])
    state.whisper(1 << state.side[unit], kind, rule, unit)
