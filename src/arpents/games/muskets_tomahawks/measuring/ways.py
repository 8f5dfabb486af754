"""9.1, 9.2 What a way has met so far, packed into one number, and how far a figure may go on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.facts.profiles import WOODSMAN
from arpents.games.muskets_tomahawks.facts.terrain import ROUGH, VERY_ROUGH
from arpents.games.muskets_tomahawks.measuring.nearness import FAR, enemy_within, gap_between_units
from arpents.games.muskets_tomahawks.state import COLUMN, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.board import LEG_OBSTACLES, LEG_ROAD
from arpents.games.muskets_tomahawks.table.geometry import INCH

if TYPE_CHECKING:
    from mypy_extensions import i64

# what a figure's Move has met so far, packed: length (12 bits), worst area (2), obstacles (6), buildings (3), ...
WAY_LENGTH: Final = 0xFFF
WAY_KIND: Final = -0x1000  # all the rest
WAY_AREA: Final = 12
WAY_OBSTACLES: Final = 14
WAY_BUILDINGS: Final = 20
WAY_OFF_ROAD: Final = 1 << 23  # some leg left the road
WAY_FREE: Final = 1 << 24  # 9.1.6 no enemy within 24 in when it began
WAY_ESCORT: Final = 1 << 25  # 17.5.1 captives come along
WAY_WOODSMAN: Final = 1 << 26  # talent: the -1 of rough areas is ignored
WAY_HALF: Final = 1 << 27  # 17.3.3 half the printed move, after a landing
WAY_PRINTED: Final = 1 << 28  # 2.5 the printed move, whatever the weather

# 18.2 by weather: clear, heavy rain, dusk, darkness or mist, fog, storm
WEATHER_MOVE: Final = [0, 0, 16, 16, 16, 16]


def way_length(way: i64) -> i64:
    return way & WAY_LENGTH


def add_leg(way: i64, leg: i64, length: i64, wagons: i64) -> i64:
    """1.6.4 The way of the centre with one more leg on it."""
    way += length
    area = leg & 3
    if area > way >> WAY_AREA & 3:
        way = way & ~(3 << WAY_AREA) | area << WAY_AREA
    way += ((leg >> LEG_OBSTACLES & 31) + wagons) << WAY_OBSTACLES
    if not leg & LEG_ROAD:
        way |= WAY_OFF_ROAD
    return way


def add_building(way: i64) -> i64:
    """9.2.2 Entering or leaving."""
    return way + (1 << WAY_BUILDINGS) | WAY_OFF_ROAD


def allowance(state: State, unit: i64, way: i64, single: bool = False) -> i64:
    """9.1, 9.2 In u, for what the way has met; `single`: of a figure alone or a marker of the unit (9.14)."""
    if way & WAY_HALF:  # 17.3.3 half the printed move, terrain counted
        total = state.printed[unit] // 2
    else:
        total = state.printed[unit]
        if way & WAY_FREE:
            total += 2 * INCH  # 9.1.6
        if not way & WAY_PRINTED:
            total -= WEATHER_MOVE[state.weather]  # 18.2
    if way & WAY_OFF_ROAD:
        area = way >> WAY_AREA & 3  # 4.13 whatever the traits
        if area == VERY_ROUGH:
            total -= 2 * INCH  # 9.2.3
        elif area == ROUGH and not way & WAY_WOODSMAN:
            total -= INCH  # 9.2.1
    elif not way & WAY_HALF:
        alone = single or state.strength[unit] == 1 or state.formation[unit] == COLUMN  # 2.4
        total += 4 * INCH if alone else 2 * INCH  # 9.2.5, 9.2.6
    total -= (way >> WAY_OBSTACLES & 63) * INCH  # 9.2.4
    total -= (way >> WAY_BUILDINGS & 7) * INCH  # 9.2.2
    if total < INCH:
        total = INCH  # 9.2.7
    if way & WAY_ESCORT and total > 4 * INCH:
        total = 4 * INCH  # 17.5.1
    return total


def widest_allowance(state: State, unit: i64, way: i64) -> i64:
    """An upper bound of what the way may still become: for choosing candidates."""
    total = state.printed[unit] - WEATHER_MOVE[state.weather] + 4 * INCH
    if way & WAY_FREE:
        total += 2 * INCH
    if way & WAY_HALF:
        total = state.printed[unit] // 2
    if way & WAY_ESCORT and total > 4 * INCH:
        total = 4 * INCH
    if total < INCH:
        total = INCH
    return total


def starting_way(state: State, unit: int, x: int, y: int, radius: int) -> int:
    """9.1.7 A Move begins: is any enemy within 24 in of the figure?"""
    way = woodsman_way(state, unit)
    if not enemy_within(state, state.side[unit], x, y, radius, FAR):
        way |= WAY_FREE
    return way


def woodsman_way(state: State, unit: int) -> int:
    way = 0
    for officer in range(state.units()):
        if (
            state.traits[officer] & WOODSMAN
            and state.side[officer] == state.side[unit]
            and state.troop[officer] == state.troop[unit]
            and state.status[officer] == ON_TABLE
            and state.status[unit] == ON_TABLE
            and gap_between_units(state, officer, unit, 6 * INCH)
        ):
            way |= WAY_WOODSMAN
    return way


def chain_gap(state: State, unit: i64) -> i64:
    """2.3.1 G: half the printed move, rounded up to whole inches, in u."""
    inches = state.printed[unit] // INCH
    return (inches + 1) // 2 * INCH
