"""16. Hidden movement: markers, dummies, and how they are turned over."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, NATIVES, SCOUTS, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import MARKER_RADIUS
from arpents.games.muskets_tomahawks.formations.formations import KNOT, set_down
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.measuring.nearness import unit_within
from arpents.games.muskets_tomahawks.measuring.sight import THING, Between, base_of, looks_out, points_of
from arpents.games.muskets_tomahawks.morale.casualties import remove_figure
from arpents.games.muskets_tomahawks.state import DISPERSED, ON_TABLE, UP, State
from arpents.games.muskets_tomahawks.table.geometry import within
from arpents.games.muskets_tomahawks.table.scenarios import EVERYBODY_HIDES
from arpents.games.muskets_tomahawks.words import kinds

OWN_FEATURE: Final = 48  # 16.4 three inches
TOO_NEAR: Final = 64  # 16.3 four inches, in sight
EXPOSED: Final = 192  # 16.3 twelve inches, in the open


def could_hide(state: State, unit: int) -> bool:
    """16.1, 20.17 Whether the unit could have begun as a marker, for all anybody knows."""
    return state.is_a(unit, SCOUTS | NATIVES) or state.map.sides[state.side[unit]].hides == EVERYBODY_HIDES


def marker_of(state: State, unit: int) -> int:
    """The marker that is this hidden unit."""
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] != UP and state.marker_unit[marker] == unit and state.marker_real[marker]:
            return marker
    return -1


def turn_over(state: State, marker: int, rule: str) -> int:
    """16.4 The figures are set in Knot round the marker; a dummy is removed. The unit, or -1."""
    side = state.marker_side[marker]
    unit = state.marker_unit[marker]
    x = state.marker_x[marker]
    y = state.marker_y[marker]
    state.marker_side[marker] = UP
    state.shown += 1
    if not state.marker_real[marker]:
        state.tell(kinds.DUMMY_SHOWN, rule, marker)
        return -1
    state.tell(kinds.UNIT_SHOWN, rule, marker, unit)
    state.status[unit] = ON_TABLE
    state.formation[unit] = DISPERSED
    figures = state.figures(unit)
    for figure in figures:
        state.put(unit, figure, -4096, -4096)
    places = set_down(Footing(state, unit), x, y, slots_round(state, x, y), len(figures), state.radius[unit])
    for k in range(len(figures)):
        figure = figures[k]
        if 2 * k < len(places):
            state.put(unit, figure, places[2 * k], places[2 * k + 1])
        else:  # 2.11 no place left
            state.put(unit, figure, x, y)
            remove_figure(state, unit, figure, "16.4")
    drop_dummies(state, side)
    return unit if state.strength[unit] else -1


def slots_round(state: State, x: int, y: int) -> list[int]:
    """16.4 Slots within 3 in and in the marker's own feature come before all others."""
    ground = state.board.ground(x, y)
    near: list[int] = []
    far: list[int] = []
    for k in range(0, len(KNOT), 2):
        dx = KNOT[k]
        dy = KNOT[k + 1]
        own = (
            within(dx, dy, OWN_FEATURE) and x + dx >= 0 and y + dy >= 0 and state.board.ground(x + dx, y + dy) == ground
        )
        slots = near if own else far
        slots.append(dx)
        slots.append(dy)
    return near + far


def drop_dummies(state: State, side: int) -> None:
    """16.7 No hidden unit of a side left: its dummies are removed."""
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == side and state.marker_real[marker]:
            return
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == side:
            state.marker_side[marker] = UP
            state.shown += 1
            state.tell(kinds.DUMMY_SHOWN, "16.7", marker)


def figures_near(state: State, side: int, x: int, y: int, limit: int) -> list[int]:
    """Units of a side with a figure within the limit of a marker here."""
    return [
        unit
        for unit in range(state.units())
        if state.side[unit] == side
        and not state.is_a(unit, CAPTIVE | WAGON)
        and unit_within(state, unit, x, y, MARKER_RADIUS, limit)
    ]


def turn_over_near(state: State) -> None:
    """16.3 At the end of a leg or action: an enemy within 1 in, or within 4 in with line of sight."""
    for marker in range(len(state.marker_side)):
        side = state.marker_side[marker]
        if side == UP:
            continue
        x = state.marker_x[marker]
        y = state.marker_y[marker]
        for unit in figures_near(state, 1 - side, x, y, TOO_NEAR):
            if unit_within(state, unit, x, y, MARKER_RADIUS, CONTACT) or sees_marker_within(
                state, unit, marker, TOO_NEAR
            ):
                turn_over(state, marker, "16.3")
                break


def sees_marker_within(state: State, unit: int, marker: int, limit: int) -> bool:
    """Does a figure of the unit within the limit have line of sight to the marker?"""
    x = state.marker_x[marker]
    y = state.marker_y[marker]
    points = points_of(state, unit)
    between = Between(state, unit, -1, points, [THING, x, y])
    for k in range(0, len(points), 3):
        base = base_of(state, unit, points[k])
        if (
            within(points[k + 1] - x, points[k + 2] - y, limit + base + MARKER_RADIUS)
            and looks_out(state, unit, points[k], points[k + 1], points[k + 2], x, y)
            and between.clear(points[k + 1], points[k + 2], x, y)
        ):
            return True
    return False


def turn_over_exposed(state: State, marker: int) -> None:
    """16.3 A marker that ends a Move in open ground within 12 in of an enemy who sees it."""
    side = state.marker_side[marker]
    if side == UP:
        return
    x = state.marker_x[marker]
    y = state.marker_y[marker]
    if state.board.ground(x, y) >= 0:
        return
    for unit in figures_near(state, 1 - side, x, y, EXPOSED):
        if sees_marker_within(state, unit, marker, EXPOSED):
            turn_over(state, marker, "16.3")
            return
