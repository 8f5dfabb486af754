"""What a bot reads: points as they stand, figures left, and the way still to go."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY, kind_of
from arpents.engine.chance import Chance
from arpents.games.muskets_tomahawks.facts.options import THINKING_LATTICE
from arpents.games.muskets_tomahawks.facts.profiles import CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import GUN_RADIUS, WAGON_RADIUS
from arpents.games.muskets_tomahawks.features.boats import landing_point
from arpents.games.muskets_tomahawks.features.wagons import WAGON_MOVE, track_length, track_point
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT
from arpents.games.muskets_tomahawks.measuring.nearness import unit_within
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.setting_up.deployment import CHOOSE_UNIT, DUMMIES, Deploy
from arpents.games.muskets_tomahawks.setting_up.points import Points, points_of_side
from arpents.games.muskets_tomahawks.setting_up.setup import Setup
from arpents.games.muskets_tomahawks.state import ABANDONED, ABOARD, ARRIVED, DESTROYED, OFF, ON_TABLE, VIGILANT, State
from arpents.games.muskets_tomahawks.table.geometry import distance, place_x, place_y, within
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    MEETING,
    PORTAGE,
    RAID,
    RECONNAISSANCE,
    from_edge,
    home_edge,
)
from arpents.games.muskets_tomahawks.turn.cards import CLOCKS, Activations
from arpents.games.muskets_tomahawks.turn.command import Go
from arpents.games.muskets_tomahawks.victory import MARGINAL, intrigue_done, scenario_points

POINT_WORTH: Final = 400
COMMAND_WORTH: Final = 15
CLOCK_WORTH: Final = 15  # for each Clock played, and each point of haste
MOST_HASTE: Final = 4
INTRIGUE_POINTS: Final = 2  # 15.5
BROKEN_POINTS: Final = 2  # 19.4
READY: Final = 300  # for a unit in hand
BEHIND_OTHERS: Final = 192  # twelve inches are near enough for an Officer
STILL_TO_LAND: Final = 64  # as if it were so much farther away
OUT_ON_THE_WATER: Final = 256
GOOD_RANGE: Final = 96  # six inches from an enemy to be shot at
ROAD_STEP: Final = 24  # a quarter of a wagon's move
ROAD_AHEAD: Final = 3 * WAGON_MOVE
GUN_ON_ROAD: Final = WAGON_RADIUS + GUN_RADIUS + CONTACT - 1
GUN_WORTH: Final = 60  # that it has its crew
FARTHEST: Final = 1400  # across any table
WELL_INSIDE: Final = 96  # a unit this near to the middle of a sector is wholly in it, most often


def evaluate(state: State, seat: int) -> int:
    if state.ending:
        if state.winner == NOBODY:
            return POINT_WORTH * (state.points[seat] - state.points[1 - seat])
        return state.verdict(seat)
    lead = public_points(state, seat) - public_points(state, 1 - seat)
    if state.intrigue[seat] >= 0 and intrigue_done(state, seat):  # 15.5 its own, which it knows
        lead += INTRIGUE_POINTS
    value = POINT_WORTH * lead + CLOCK_WORTH * clocks_played(state) * haste(lead)
    return value + worth(state, seat) + progress(state, seat) - worth(state, 1 - seat)


def clocks_played(state: State) -> int:
    return CLOCKS * max(state.turn - 1, 0) + state.clocks


def haste(lead: int) -> int:
    """19.1, 19.3 How much it is to the good that time runs out: only a lead that wins is worth keeping."""
    if lead < MARGINAL:
        lead -= MARGINAL
    return max(min(lead, MOST_HASTE), -MOST_HASTE)


def worth(state: State, side: int) -> int:
    """The force left."""
    total = COMMAND_WORTH * state.command[side]
    for unit in range(state.units()):
        if state.side[unit] == side and state.counts(unit) and state.start[unit]:
            total += unit_worth(state, unit)
    return total


def public_points(state: State, side: int) -> int:
    """Victory points if the match ended now; intrigues are left out, being secret."""
    total = state.points[side] + scenario_points(state, side)
    for unit in range(state.units()):
        if state.side[unit] != side and state.is_a(unit, OFFICER) and state.status[unit] == DESTROYED:
            total += 2 if unit == state.commander[1 - side] else 1
    if 3 * figures_left(state, side, False) < state.force[side]:
        total -= BROKEN_POINTS
    return total


def unit_worth(state: State, unit: int) -> int:
    value = 8 * state.cost[unit] * state.strength[unit] // state.start[unit]
    if state.fleeing(unit):
        value = value * 2 // 5
    elif state.shaken(unit):
        value = value * 4 // 5
    if state.marks[unit] & VIGILANT:
        value += 6
    if state.gun[unit] == ABANDONED and state.strength[unit]:  # 13.6 its crew should come back to it
        value -= GUN_WORTH + distance(state.ax[unit] - state.where_x(unit), state.ay[unit] - state.where_y(unit)) // 2
    loaded = 0
    for figure in state.figures(unit):
        loaded += 1 - state.smoke[figure]
    return value + 2 * loaded


def nearest_to(x: int, y: int, points: list[list[int]]) -> int:
    """How far it is to the nearest one; nothing is far when nothing is wanted."""
    if not points:
        return 0
    best = FARTHEST
    for point in points:
        away = distance(point[0] - x, point[1] - y)
        if away < best:
            best = away
    return best


def goals(state: State, side: int) -> list[list[int]]:
    """Where the side would like its figures to be."""
    scenario = state.field >> 1
    board = state.board
    if state.described:
        return []
    if scenario == RAID:
        found: list[list[int]] = []
        for building in range(len(state.fire)):
            if (state.fire[building] == 0) or (side == DEFENDER and state.fire[building] == 1):
                shape = board.buildings[building]
                found.append([(shape.west + shape.east) // 2, (shape.south + shape.north) // 2])
        return found
    if scenario == AMBUSH and side == ATTACKER:
        return [
            [state.ax[unit], state.ay[unit]]
            for unit in range(state.units())
            if state.is_a(unit, WAGON) and state.status[unit] == ON_TABLE
        ]
    if scenario == AMBUSH:
        return [[board.width, board.height // 2]]
    if scenario == CAPTIVES and side == ATTACKER:
        return [
            [state.where_x(unit), state.where_y(unit)]
            for unit in range(state.units())
            if state.captive(unit) and state.present(unit)
        ]
    if scenario == CAPTIVES:
        return [
            [state.boat_x[boat], state.boat_y[boat]]
            for boat in range(len(state.boat_side))
            if state.boat_side[boat] == side
        ]
    if scenario == MEETING:
        return [list(point) for point in state.map.objectives]
    if scenario == PORTAGE:
        shape = board.buildings[0]
        return [[(shape.west + shape.east) // 2, (shape.south + shape.north) // 2]]
    return enemies(state, side) if side == DEFENDER else []


def enemies(state: State, side: int) -> list[list[int]]:
    """Where the enemy is who can still do something."""
    found: list[list[int]] = []
    for unit in range(state.units()):
        if state.side[unit] != side and state.present(unit) and not state.is_a(unit, OFFICER):
            found.append([state.where_x(unit), state.where_y(unit)])
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == 1 - side:
            found.append([state.marker_x[marker], state.marker_y[marker]])
    return found


def captives_to_lead(state: State, side: int) -> list[list[int]]:
    """17.5.1 Where the captives of the side stand."""
    return [
        [state.where_x(unit), state.where_y(unit)]
        for unit in range(state.units())
        if state.captive(unit) and state.side[unit] == side and state.status[unit] == ON_TABLE
    ]


def unscouted(state: State) -> list[list[int]]:
    """20.15 The middles of sectors still to be scouted."""
    columns = state.map.sectors[0]
    rows = state.map.sectors[1]
    found: list[list[int]] = []
    for sector in range(columns * rows):
        if not state.sectors >> sector & 1:
            x = state.board.width * (2 * (sector % columns) + 1) // (2 * columns)
            y = state.board.height * (2 * (sector // columns) + 1) // (2 * rows)
            found.append([x, y])
    return found


def left_to_scout(state: State) -> int:
    """20.15 For each sector, then for the home edge, how far the nearest unit still has to go."""
    scouts = [
        [state.where_x(unit), state.where_y(unit)]
        for unit in range(state.units())
        if state.side[unit] == ATTACKER
        and state.status[unit] == ON_TABLE
        and not state.is_a(unit, OFFICER)
        and not state.fleeing(unit)
    ]
    if not scouts:  # 20.3 they will come from here
        scouts = [[place_x(point), place_y(point)] for point in state.points_a]
    total = 0
    left = unscouted(state)
    for point in left:
        total += max(nearest_to(point[0], point[1], scouts) - WELL_INSIDE, 0) if scouts else FARTHEST
    if not left and not state.report:
        total = FARTHEST
        for scout in scouts:
            edge = home_edge(state.board, state.home_of[ATTACKER], scout[0], scout[1])
            total = min(total, from_edge(state.board, edge, scout[0], scout[1]))
    return total


def progress(state: State, side: int) -> int:
    """What the scenario asks for next: scouting, wagons that roll, units and markers near to a goal."""
    scenario = state.field >> 1
    points = goals(state, side)
    total = 0
    if scenario == RECONNAISSANCE and not state.described:
        total += left_to_scout(state) if side == DEFENDER else -left_to_scout(state)
    if scenario == AMBUSH and side == DEFENDER:
        total += wagons_on_their_way(state)
    if points and not state.turn:  # 20.3 where the side will come from
        for point in points_of_side(state, side):
            total -= nearest_to(place_x(point), place_y(point), points)
    led = captives_to_lead(state, side) or points
    for unit in range(state.units()):
        if state.side[unit] == side:
            total += readiness(state, unit, points, led)
    for marker in range(len(state.marker_side)):
        if state.marker_side[marker] == side:
            total += nearness(state, side, nearest_to(state.marker_x[marker], state.marker_y[marker], points))
    return total


def readiness(state: State, unit: int, points: list[list[int]], led: list[list[int]]) -> int:
    """Nearer to a goal is better; an escort stays with its captives, whose way to the boats counts most."""
    ambushed = state.field >> 1 == AMBUSH and state.side[unit] == DEFENDER
    if state.status[unit] == ARRIVED:
        return -FARTHEST // 2  # 20.8 nothing is farther away than a reserve that stays off the table
    if state.status[unit] == OFF and ambushed and not state.is_a(unit, OFFICER):
        return READY
    if not state.present(unit) or state.fleeing(unit):
        return 0
    if state.captive(unit):
        return 4 * READY - 2 * nearest_to(state.where_x(unit), state.where_y(unit), points)
    if state.is_a(unit, CIVILIAN | WAGON) or (ambushed and state.is_a(unit, OFFICER)):
        return READY  # 20.12 an Officer who leaves the table brings nothing
    enough = GOOD_RANGE if state.field >> 1 == RECONNAISSANCE else 0
    if state.is_a(unit, OFFICER):
        enough = BEHIND_OTHERS
    away = max(nearest_to(state.where_x(unit), state.where_y(unit), led) - enough, 0)
    if state.status[unit] == ABOARD and state.field >> 1 == PORTAGE:  # 17.3.3 men ashore, or a boat at the bank
        away += STILL_TO_LAND if landing_point(state, state.inside[unit]) >= 0 else OUT_ON_THE_WATER
    return nearness(state, state.side[unit], away)


def nearness(state: State, side: int, away: int) -> int:
    """What it is worth to be so near; more for those who come to free captives."""
    worth = 2 * READY - away
    return worth if side == ATTACKER and state.field >> 1 == CAPTIVES else worth // 2


def wagons_on_their_way(state: State) -> int:
    """20.12 How far they have come, and what is free before them."""
    total = 0
    for unit in range(state.units()):
        if state.is_a(unit, WAGON) and state.status[unit] == ON_TABLE:
            total += 2 * state.ax[unit] + free_road(state, unit)
        elif state.is_a(unit, WAGON) and state.status[unit] == OFF:  # the whole way gone
            total += 2 * state.board.width + ROAD_AHEAD
    return total


def free_road(state: State, wagon: int) -> int:
    """17.4.1 How much of its next moves a wagon has before it, measured by the inch and a half."""
    end = track_length(state.board)
    free = 0
    while free < ROAD_AHEAD:
        along = state.along[wagon] + free + ROAD_STEP
        if along <= end and somebody_on_road(state, wagon, track_point(state.board, along)):
            break
        free += ROAD_STEP
    return free


def somebody_on_road(state: State, wagon: int, point: int) -> bool:
    x = point >> 16
    y = point & 0xFFFF
    for unit in range(state.units()):
        if unit == wagon:
            continue
        if state.gun[unit] == ABANDONED and within(state.ax[unit] - x, state.ay[unit] - y, GUN_ON_ROAD):
            return True
        if state.status[unit] != ON_TABLE:
            continue
        if state.is_a(unit, WAGON):
            if within(state.ax[unit] - x, state.ay[unit] - y, 2 * WAGON_RADIUS + CONTACT - 1):
                return True
        elif unit_within(state, unit, x, y, WAGON_RADIUS, CONTACT - 1):
            return True
    return False


def simplify(state: State) -> None:
    """1.9 Bots think on a rougher lattice, where that leaves something to choose from."""
    lattice = state.lattice
    if lattice >= THINKING_LATTICE:
        return
    state.lattice = THINKING_LATTICE
    asked = state.acting()
    for seat in (ATTACKER, DEFENDER):
        if asked >> seat & 1 and not state.legal(seat):
            state.lattice = lattice


def guess(actions: list[int], chance: Chance) -> int:
    """A kind of action first, then one of its kind: many places to go to leave their turn to the rest."""
    first = [0]  # of each kind
    for k in range(1, len(actions)):
        if kind_of(actions[k]) != kind_of(actions[k - 1]):
            first.append(k)
    first.append(len(actions))
    kind = chance.below(len(first) - 1)
    return actions[first[kind] + chance.below(first[kind + 1] - first[kind])]


def settled(state: State) -> bool:
    """A go, the next unit of a card or a piece of the set-up is about to be chosen: nothing is half done."""
    if not state.stack:
        return True
    top = state.stack[-1]
    if isinstance(top, Deploy):
        return top.step == CHOOSE_UNIT or top.step == DUMMIES
    return isinstance(top, (Go, Activations, Setup, Points))
