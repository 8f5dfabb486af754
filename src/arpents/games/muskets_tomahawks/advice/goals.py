"""20.11-20.16 What each scenario is about: how far both sides have come towards it, and where their men are wanted."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.advice.data import WEIGHTS
from arpents.games.muskets_tomahawks.advice.houses import from_walls, middle_x, middle_y
from arpents.games.muskets_tomahawks.advice.lay import Lay
from arpents.games.muskets_tomahawks.advice.shores import faces_landing, may_land
from arpents.games.muskets_tomahawks.evaluate import ROAD_AHEAD, free_road, unscouted
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, OFFICER, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import FIRE_LEVELS
from arpents.games.muskets_tomahawks.features.wagons import track_length
from arpents.games.muskets_tomahawks.state import ABOARD, HIDDEN, INDOORS, OFF, ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import distance, place_x, place_y
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
from arpents.games.muskets_tomahawks.turn.cards import CLOCKS
from arpents.games.muskets_tomahawks.victory import enemies_near_building, red_clocks, scouted_sector

FAR: Final[int] = WEIGHTS.number("far")
BURN: Final[int] = WEIGHTS.number("burn")
GUARD: Final[int] = WEIGHTS.number("guard")
DOUSE: Final[int] = WEIGHTS.number("douse")
COLLAPSE: Final[int] = WEIGHTS.number("collapse")
WAGON_HIT: Final[int] = WEIGHTS.number("wagon_hit")
WAGON_WAY: Final[int] = WEIGHTS.number("wagon_way")
WAGON_ROAD: Final[int] = WEIGHTS.number("wagon_road")
WAGON_NEAR: Final[int] = WEIGHTS.number("wagon_near")
EXIT: Final[int] = WEIGHTS.number("exit")
CAPTIVE_WORTH: Final[int] = WEIGHTS.number("captive")
ESCORT: Final[int] = WEIGHTS.number("escort")
PURSUE: Final[int] = WEIGHTS.number("pursue")
CUSTODY: Final[int] = WEIGHTS.number("custody")
BAR: Final[int] = WEIGHTS.number("bar")
HOLD: Final[int] = WEIGHTS.number("hold")
APPROACH: Final[int] = WEIGHTS.number("approach")
SECTOR: Final[int] = WEIGHTS.number("sector")
REPORT: Final[int] = WEIGHTS.number("report")
STOREHOUSE: Final[int] = WEIGHTS.number("storehouse")
BEYOND: Final[int] = WEIGHTS.number("beyond")
HUNT: Final[int] = WEIGHTS.number("hunt")
WARD: Final[int] = WEIGHTS.number("ward")
LANE: Final[int] = WEIGHTS.number("lane")
PULL: Final[int] = WEIGHTS.number("pull")
NOBODY_NEAR: Final = 4000
NO_BUILDING: Final = -1
HELD_WITHIN: Final = 72  # four inches and half a base
BY_THE_WALL: Final = 24  # where a building is set on fire
WELL_INSIDE: Final = 80  # from the middle of a sector: all figures are in it, most often
GOOD_RANGE: Final = 160  # from an enemy to be hunted
THERE: Final = 128
DISPUTED: Final = 320
CROWD: Final = 6  # figures that decide little by themselves
UNSEEN: Final = 220  # as if so much farther away
AFLOAT: Final = 250  # as if so much farther away
AT_THE_BANK: Final = 100
OFF_A_MARSH: Final = 100  # or rocks or brush: farther away still
ON_THE_BANK: Final = 100  # before the canoes
STAGES: Final = 4  # of the way to them
FAR_OFF: Final = 500  # a sector to be kept
LANES: Final = 8  # ways to the line, side by side
BARRED_FROM: Final = 360  # by whoever stands no farther from the way
WELL_BEYOND: Final = 48  # the whole unit, most often


def near(away: int, worth: int) -> int:
    """Something of this worth, so far away: the nearer the better, and most so close by."""
    if away >= FAR:
        return 0
    left = FAR - away
    return worth * left * (left + FAR) // (2 * FAR * FAR)


def nearest_of(lay: Lay, side: int, x: int, y: int) -> int:
    best = NOBODY_NEAR
    for unit in lay.sides[side]:
        away = distance(lay.x[unit] - x, lay.y[unit] - y)
        if away < best:
            best = away
    return best


def nearest_to_building(lay: Lay, side: int, building: int) -> int:
    best = NOBODY_NEAR
    for unit in lay.sides[side]:
        away = from_walls(lay.state.board, building, lay.x[unit], lay.y[unit])
        if away < best:
            best = away
    return best


def clocks_left(state: State) -> int:
    """About how many Clocks are still to come."""
    return max(1, CLOCKS * (red_clocks(state) - state.red) - state.clocks)


def elapsed(state: State) -> int:
    """19.1 How much of the match is over, in a hundred."""
    return min(100, 100 * (CLOCKS * max(state.turn - 1, 0) + state.clocks) // (CLOCKS * red_clocks(state)))


def objective(state: State, lay: Lay) -> int:
    """How far the attacker has come towards what the scenario asks for, less how far the defender has."""
    scenario = state.field >> 1
    if state.described:
        return 0
    if scenario == RAID:
        return raid(state, lay)
    if scenario == AMBUSH:
        return ambush(state, lay)
    if scenario == CAPTIVES:
        return captives(state, lay)
    if scenario == MEETING:
        return meeting(state, lay)
    if scenario == RECONNAISSANCE:
        return reconnaissance(state, lay)
    return portage(state, lay)


def raid(state: State, lay: Lay) -> int:
    """20.11 Buildings to burn, to guard and to save."""
    total = 0
    late = elapsed(state)
    clocks = clocks_left(state)
    for building in range(len(state.fire)):
        level = state.fire[building]
        if state.collapsed(building):
            continue
        if level == 0:
            away = nearest_to_building(lay, ATTACKER, building)
            total += near(max(away - BY_THE_WALL, 0), BURN) * (120 - late) // 120
            if enemies_near_building(state, DEFENDER, building):  # the points say so, but only the end counts
                total -= 3 * (100 - late)
            total -= near(nearest_to_building(lay, DEFENDER, building), GUARD)
        else:
            needed = FIRE_LEVELS[state.board.buildings[building].type] - level
            total += max(0, COLLAPSE * min(5, clocks - needed + 1))
            if level == 1:
                total -= near(nearest_to_building(lay, DEFENDER, building), DOUSE)
    return total


def ambush(state: State, lay: Lay) -> int:
    """20.12 Wagons that roll, are shot to pieces, or are taken."""
    total = 0
    length = track_length(state.board)
    for unit in range(state.units()):
        if state.is_a(unit, WAGON):
            if state.status[unit] == ON_TABLE:
                total += WAGON_HIT * state.hits[unit]
                total -= WAGON_WAY * state.along[unit] // length
                total -= WAGON_ROAD * free_road(state, unit) // ROAD_AHEAD
                total += near(nearest_of(lay, ATTACKER, state.ax[unit], state.ay[unit]), WAGON_NEAR)
                total -= near(nearest_of(lay, DEFENDER, state.ax[unit], state.ay[unit]), GUARD)
            elif state.status[unit] == OFF:
                total -= GUARD + WAGON_ROAD
        elif (
            state.side[unit] == DEFENDER
            and not state.is_a(unit, OFFICER)
            and 2 * state.strength[unit] >= state.start[unit]
        ):
            if lay.x[unit] >= 0:
                total -= EXIT * lay.x[unit] // state.board.width
            elif state.status[unit] == OFF:
                total -= EXIT
    return total


def captives(state: State, lay: Lay) -> int:
    """20.13 Captives on their way to the canoes, their escort, and friends who wear it down or bar the way."""
    total = 0
    barred = NOBODY_NEAR
    for boat in range(len(state.boat_side)):
        if state.boat_side[boat] == DEFENDER:
            barred = min(barred, nearest_of(lay, ATTACKER, state.boat_x[boat], state.boat_y[boat]))
    for unit in range(state.units()):
        if not state.captive(unit) or state.status[unit] != ON_TABLE:
            continue
        x = state.where_x(unit)
        y = state.where_y(unit)
        best = NOBODY_NEAR
        for boat in range(len(state.boat_side)):
            if state.boat_side[boat] == DEFENDER:
                best = min(best, distance(state.boat_x[boat] - x, state.boat_y[boat] - y))
        figures = state.strength[unit]
        total -= near(max(best - 40, 0), CAPTIVE_WORTH * figures)
        total -= near(max(nearest_of(lay, DEFENDER, x, y) - 32, 0) * 4, ESCORT * figures)
        total += near(nearest_of(lay, ATTACKER, x, y), PURSUE * figures)
        total += CUSTODY * figures * presence(state, lay, x, y, NO_BUILDING) // 100
        total += near(max(barred - ON_THE_BANK, 0), BAR * figures)
    return total


def presence(state: State, lay: Lay, x: int, y: int, building: int) -> int:
    """Who holds a place, or is about to: from -100 for the defender to 100 for the attacker."""
    count = [0, 0]
    for side in (0, 1):
        for unit in lay.sides[side]:
            if state.status[unit] == ABOARD or not state.counts(unit):
                continue
            away = (
                distance(lay.x[unit] - x, lay.y[unit] - y)
                if building < 0
                else from_walls(state.board, building, lay.x[unit], lay.y[unit])
            )
            if state.status[unit] == INDOORS and building < 0:
                continue
            if away <= HELD_WITHIN and state.status[unit] != HIDDEN:
                count[side] += 4 * state.strength[unit]
            elif away < 6 * HELD_WITHIN:
                count[side] += state.strength[unit] * (6 * HELD_WITHIN - away) // (3 * HELD_WITHIN)
    return 100 * (count[0] - count[1]) // (count[0] + count[1] + 4 * CROWD)


def meeting(state: State, lay: Lay) -> int:
    """20.14 Three places, counted at each red Clock and at the end."""
    total = 0
    counts = red_clocks(state) - state.red + 1
    for point in state.map.objectives:
        total += HOLD * counts * presence(state, lay, point[0], point[1], NO_BUILDING) // 100
        total += near(nearest_of(lay, ATTACKER, point[0], point[1]), APPROACH)
        total -= near(nearest_of(lay, DEFENDER, point[0], point[1]), APPROACH)
    return total


def reconnaissance(state: State, lay: Lay) -> int:
    """20.15 Sectors to be scouted, then the way home."""
    total = 0
    columns = state.map.sectors[0]
    rows = state.map.sectors[1]
    left = False
    for sector in range(columns * rows):
        if state.sectors >> sector & 1:
            continue
        left = True
        best = NOBODY_NEAR
        x = state.board.width * (2 * (sector % columns) + 1) // (2 * columns)
        y = state.board.height * (2 * (sector // columns) + 1) // (2 * rows)
        for unit in lay.sides[ATTACKER]:
            if state.is_a(unit, OFFICER):
                continue
            away = distance(lay.x[unit] - x, lay.y[unit] - y)
            if scouted_sector(state, lay.x[unit], lay.y[unit]) == sector:
                away = min(away, WELL_INSIDE + 20)
            if state.status[unit] == HIDDEN:  # who hides does not scout
                away += UNSEEN
            best = min(best, away)
        total += near(max(best - WELL_INSIDE, 0), SECTOR)
    if not left and not state.report:
        best = NOBODY_NEAR
        for unit in lay.sides[ATTACKER]:
            edge = home_edge(state.board, state.home_of[ATTACKER], lay.x[unit], lay.y[unit])
            best = min(best, from_edge(state.board, edge, lay.x[unit], lay.y[unit]))
        total += near(best, REPORT)
    return total


def portage(state: State, lay: Lay) -> int:
    """20.16 The storehouse, and men beyond the line."""
    x = middle_x(state.board, 0)
    y = middle_y(state.board, 0)
    total = STOREHOUSE * presence(state, lay, x, y, 0) // 100 * (40 + elapsed(state)) // 100
    line = state.map.line_y
    for unit in lay.sides[ATTACKER]:
        up = lay.y[unit]
        if state.status[unit] == ABOARD:
            if may_land(state, unit):
                up -= AT_THE_BANK
            else:
                up -= AFLOAT if faces_landing(state, unit, lay.x[unit]) else AFLOAT + OFF_A_MARSH
        if state.counts(unit):
            total += BEYOND * state.strength[unit] * min(up, line) // line
    return total


def aims(state: State, lay: Lay, side: int) -> list[int]:
    """Where men of the side are wanted: x, y, worth, those who are there already as a mask, ..."""
    found = wanted_places(state, lay, side)
    scenario = state.field >> 1
    if not state.described and scenario in (RAID, MEETING, RECONNAISSANCE):
        for k in range(0, len(found), 4):
            found[k + 3] = crowd_at(lay, side, found[k], found[k + 1])
    return found


def crowd_at(lay: Lay, side: int, x: int, y: int) -> int:
    """Who of the side is there, where no enemy disputes the place."""
    mask = 0
    for enemy in lay.sides[1 - side]:
        if distance(lay.x[enemy] - x, lay.y[enemy] - y) <= DISPUTED:
            return 0
    for unit in lay.sides[side]:
        if distance(lay.x[unit] - x, lay.y[unit] - y) <= THERE and not lay.state.is_a(unit, OFFICER):
            mask |= 1 << unit
    return mask


def pull(wanted: list[int], unit: int, x: int, y: int) -> int:
    """What it is worth to a unit to be here: the goal that counts most, less where others have gone before."""
    best = 0
    for k in range(0, len(wanted), 4):
        worth = wanted[k + 2]
        others = wanted[k + 3]
        if others:
            if unit >= 0:
                others &= ~(1 << unit)
            worth = 3 * worth // (3 + 2 * others.bit_count())
        value = near(distance(wanted[k] - x, wanted[k + 1] - y), worth)
        if value > best:
            best = value
    return best


def wanted_places(state: State, lay: Lay, side: int) -> list[int]:
    scenario = state.field >> 1
    found: list[int] = []
    if state.described:
        return hunted(lay, side, PULL)
    if scenario == RAID:
        for building in range(len(state.fire)):
            if state.fire[building] == 0 or (side == DEFENDER and state.fire[building] == 1):
                urgent = side == DEFENDER and state.fire[building] == 1
                worth = 2 * PULL if urgent or side == ATTACKER else PULL
                found += [middle_x(state.board, building), middle_y(state.board, building), worth, 0]
        return found if found else hunted(lay, side, HUNT)
    if scenario == AMBUSH:
        for unit in range(state.units()):
            if state.is_a(unit, WAGON) and state.status[unit] == ON_TABLE:
                found += [state.ax[unit], state.ay[unit], PULL if side == ATTACKER else PULL // 2, 0]
        if side == DEFENDER:
            found += [state.board.width, state.board.height // 2, PULL, 0]
        return found if found else hunted(lay, side, HUNT)
    if scenario == CAPTIVES:
        if side == DEFENDER and state.led:  # 17.5.1 on the way with them
            for boat in range(len(state.boat_side)):
                if state.boat_side[boat] == DEFENDER:
                    found += [state.boat_x[boat], state.boat_y[boat], 4 * PULL, 0]
            return found
        for unit in range(state.units()):
            if state.traits[unit] & CAPTIVE and state.status[unit] == ON_TABLE:
                found += [state.where_x(unit), state.where_y(unit), 2 * PULL, 0]
                if side == ATTACKER:
                    found += ahead_of(state, unit)
        return found if found else hunted(lay, side, HUNT)
    if scenario == MEETING:
        for point in state.map.objectives:
            found += [point[0], point[1], PULL, 0]
        return found
    if scenario == PORTAGE:
        found += [middle_x(state.board, 0), middle_y(state.board, 0), 2 * PULL, 0]
        return found + beyond_the_line(state, lay) if side == ATTACKER else found
    if side == DEFENDER:
        return to_guard(state, lay) + hunted(lay, side, HUNT)
    return to_scout(state, lay)


def ahead_of(state: State, captive: int) -> list[int]:
    """20.13 Who only follows does not catch up: places on their way to the canoes, the farther the better."""
    found: list[int] = []
    x = state.where_x(captive)
    y = state.where_y(captive)
    for boat in range(len(state.boat_side)):
        if state.boat_side[boat] != DEFENDER:
            continue
        dx = state.boat_x[boat] - x
        dy = state.boat_y[boat] - y
        away = distance(dx, dy)
        if away <= ON_THE_BANK:
            continue
        for stage in range(1, STAGES + 1):
            way = (away - ON_THE_BANK) * stage // STAGES
            found += [x + dx * way // away, y + dy * way // away, 2 * PULL + PULL * stage // 2, 0]
    return found


def beyond_the_line(state: State, lay: Lay) -> list[int]:
    """20.16 Figures count anywhere beyond it: the best way there is the one that nobody bars."""
    found: list[int] = []
    for k in range(1, LANES):
        x = state.board.width * k // LANES
        barred = 0
        for enemy in lay.sides[DEFENDER]:
            aside = abs(lay.x[enemy] - x)
            if aside < BARRED_FROM:
                barred += state.strength[enemy] * (BARRED_FROM - aside) // BARRED_FROM
        found += [x, state.map.line_y + WELL_BEYOND, LANE * CROWD // (CROWD + barred), 0]
    return found


def hunted(lay: Lay, side: int, worth: int) -> list[int]:
    """The enemies themselves."""
    found: list[int] = []
    for unit in lay.prey[1 - side]:
        if not lay.state.is_a(unit, OFFICER):
            found += [lay.x[unit], lay.y[unit], worth, 0]
    return found


def to_guard(state: State, lay: Lay) -> list[int]:
    """20.15 The middles of sectors still to be scouted, most of all those that the scouts have far to go to."""
    found: list[int] = []
    for middle in unscouted(state):
        away = nearest_of(lay, ATTACKER, middle[0], middle[1])
        for point in state.points_a:
            if state.turn == 0:  # 20.3 they will come from here
                away = min(away, distance(place_x(point) - middle[0], place_y(point) - middle[1]))
        found += [middle[0], middle[1], WARD * min(away, FAR_OFF) // FAR_OFF, 0]
    return found


def to_scout(state: State, lay: Lay) -> list[int]:
    """20.15 The middles of sectors still to be scouted, then the nearest way off the table."""
    found: list[int] = []
    for middle in unscouted(state):
        found += [middle[0], middle[1], 2 * PULL, 0]
    if found or state.report:
        return found
    for unit in lay.sides[ATTACKER]:
        x = lay.x[unit]
        y = lay.y[unit]
        edge = home_edge(state.board, state.home_of[ATTACKER], x, y)
        if edge == 0:
            x = state.board.width
        elif edge == 1:
            y = state.board.height
        elif edge == 2:
            x = 0
        else:
            y = 0
        found += [x, y, PULL, 0]
    return found
