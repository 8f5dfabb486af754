"""19, 20.10-20.16 Clock, end, victory points."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.measuring.contact import in_contact
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.state import (
    ABOARD,
    CAPTURED,
    DESTROYED,
    FREED,
    INDOORS,
    OFF,
    ON_TABLE,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.table.geometry import within
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    EDGE_SOUTH,
    MEETING,
    RAID,
    RECONNAISSANCE,
    RED_CLOCKS,
    from_edge,
    home_edge,
    opposite,
)
from arpents.games.muskets_tomahawks.words import kinds

# ways a match ends
CLOCK_RAN_OUT: Final = 1
ANNIHILATED: Final = 2
FORCE_BROKEN: Final = 3
DECISIVE: Final = 5
MARGINAL: Final = 2
HELD_WITHIN: Final = 64  # four inches


def red_clocks(state: State) -> int:
    return RED_CLOCKS[state.field >> 1]


def end_by_clock(state: State) -> None:
    """19.1"""
    conclude(state, CLOCK_RAN_OUT)


def check_annihilation(state: State) -> None:
    """19.2 A side with no figure on the table, hidden or in reserve."""
    for side in (0, 1):
        if state.force[side] and not figures_in_play(state, side):
            conclude(state, ANNIHILATED)
            return


def figures_in_play(state: State, side: int) -> bool:
    for unit in range(state.units()):
        if state.side[unit] == side and state.counts(unit) and state.strength[unit] and state.status[unit] <= ABOARD:
            return True
    return False


def check_broken(state: State) -> None:
    """19.4 Fewer than one third of the starting figures, those in Flight not counted."""
    for side in (0, 1):
        if 3 * figures_left(state, side, False) < state.force[side]:
            state.broken |= 1 << side
            state.tell(kinds.BROKEN, "19.4", side)
    if state.broken:
        conclude(state, FORCE_BROKEN)


def conclude(state: State, ending: int) -> None:
    """19.3, 20.10 Points marked for the end are counted once."""
    if state.ending:
        return
    score_objectives(state)
    for side in (0, 1):
        state.points[side] += end_points(state, side)
    difference = state.points[0] - state.points[1]
    winner = NOBODY
    if difference >= MARGINAL:
        winner = 0
    elif -difference >= MARGINAL:
        winner = 1
    state.tell(kinds.MATCH_ENDED, "19.3", state.points[0] + 100, state.points[1] + 100)
    for side in (0, 1):
        if state.intrigue[side] >= 0:
            state.shown += 1
            state.tell(kinds.INTRIGUE_SHOWN, "15.5", side, state.intrigue[side], int(intrigue_done(state, side)))
    state.finish(ending, winner)


def end_points(state: State, side: int) -> int:
    """19.3 Scenario, Officers, intrigue, force broken."""
    total = scenario_points(state, side)
    for unit in range(state.units()):
        if state.side[unit] != side and state.is_a(unit, OFFICER) and state.status[unit] == DESTROYED:
            total += 2 if unit == state.commander[1 - side] else 1
    if state.broken >> side & 1:
        total -= 2
    if state.intrigue[side] >= 0 and intrigue_done(state, side):
        total += 2
    return total


def units_destroyed(state: State, side: int) -> int:
    """19.5 Of this side: neither Officers, nor civilians, captives and wagons."""
    count = 0
    for unit in range(state.units()):
        if (
            state.side[unit] == side
            and state.status[unit] == DESTROYED
            and not state.is_a(unit, OFFICER)
            and state.counts(unit)
        ):
            count += 1
    return count


def scenario_points(state: State, side: int) -> int:
    scenario = state.field >> 1
    if state.described:
        return units_destroyed(state, 1 - side)
    if scenario == RAID:
        return raid_points(state, side)
    if scenario == AMBUSH:
        return ambush_points(state, side)
    if scenario == CAPTIVES:
        return captives_points(state, side)
    if scenario == MEETING:
        return units_destroyed(state, 1 - side)
    if scenario == RECONNAISSANCE:
        return reconnaissance_points(state, side)
    return portage_points(state, side)


def raid_points(state: State, side: int) -> int:
    """20.11"""
    total = 0
    for building in range(len(state.fire)):
        if side == ATTACKER:
            if state.fire[building] > 0:
                total += 2
            if state.collapsed(building):
                total += 2
        elif state.fire[building] == 0 and not enemies_near_building(state, side, building):
            total += 3
    for unit in range(state.units()):
        if state.is_a(unit, CIVILIAN) and not state.captive(unit) and state.side[unit] == DEFENDER:
            lost = state.status[unit] == DESTROYED
            if lost == (side == ATTACKER):
                total += 1
    return total


def enemies_near_building(state: State, side: int, building: int) -> bool:
    shape = state.board.buildings[building]
    for unit in range(state.units()):
        if state.side[unit] == side or state.is_a(unit, CAPTIVE | WAGON):
            continue
        if state.status[unit] == INDOORS and state.inside[unit] == building:
            return True
        if state.status[unit] == ON_TABLE:
            for figure in state.figures(unit):
                if shape.is_near(state.fx[figure], state.fy[figure], HELD_WITHIN + state.radius[unit]):
                    return True
    return False


def ambush_points(state: State, side: int) -> int:
    """20.12"""
    total = 0
    if side == ATTACKER:
        total = units_destroyed(state, DEFENDER)
        for unit in range(state.units()):
            if state.is_a(unit, WAGON) and state.status[unit] in (WRECKED, CAPTURED):
                total += 4
        return total
    for unit in range(state.units()):
        if state.side[unit] != DEFENDER or state.status[unit] != OFF:
            continue
        if state.is_a(unit, WAGON):
            total += 4
        elif 2 * state.strength[unit] >= state.start[unit] and not state.is_a(unit, OFFICER):
            total += 1
    return total


def captives_points(state: State, side: int) -> int:
    """20.13"""
    total = units_destroyed(state, DEFENDER) if side == ATTACKER else 0
    for unit in range(state.units()):
        if state.captive(unit):
            if side == ATTACKER and state.status[unit] == FREED:
                total += 2 * state.strength[unit]
            if side == DEFENDER and state.status[unit] in (ABOARD, OFF):
                total += 2 * state.strength[unit]
    return total


def reconnaissance_points(state: State, side: int) -> int:
    """20.15"""
    scouted = state.sectors.bit_count()
    if side == ATTACKER:
        return scouted + 3 * state.report
    sectors = state.map.sectors[0] * state.map.sectors[1]
    return sectors - scouted + 2 * units_destroyed(state, ATTACKER)


def portage_points(state: State, side: int) -> int:
    """20.16"""
    total = 4 if holder_of_storehouse(state) == side else 0
    if side == DEFENDER:
        return total + units_destroyed(state, ATTACKER)
    beyond = 0
    for unit in range(state.units()):
        if state.side[unit] == ATTACKER and state.counts(unit) and state.status[unit] == ON_TABLE:
            for figure in state.figures(unit):
                if state.fy[figure] >= state.map.line_y:
                    beyond += 1
    return total + beyond // 5


def holder_of_storehouse(state: State) -> int:
    """The side with strictly more figures, not in Flight, in it or within 4 in; -1 for nobody."""
    count = [0, 0]
    shape = state.board.buildings[0]
    for unit in range(state.units()):
        if state.fleeing(unit) or not state.counts(unit):
            continue
        if state.status[unit] == INDOORS and state.inside[unit] == 0:
            count[state.side[unit]] += state.strength[unit]
        elif state.status[unit] == ON_TABLE:
            for figure in state.figures(unit):
                if shape.is_near(state.fx[figure], state.fy[figure], HELD_WITHIN + state.radius[unit]):
                    count[state.side[unit]] += 1
    if count[0] == count[1]:
        return -1
    return 0 if count[0] > count[1] else 1


def objective_holder(state: State, objective: int) -> int:
    """20.14 Strictly more figures, not in Flight, within 4 in of its point."""
    x = state.map.objectives[objective][0]
    y = state.map.objectives[objective][1]
    count = [0, 0]
    for unit in range(state.units()):
        if state.fleeing(unit) or not state.counts(unit) or state.status[unit] != ON_TABLE:
            continue
        for figure in state.figures(unit):
            if within(state.fx[figure] - x, state.fy[figure] - y, HELD_WITHIN + state.radius[unit]):
                count[state.side[unit]] += 1
    if count[0] == count[1]:
        return -1
    return 0 if count[0] > count[1] else 1


def score_objectives(state: State) -> None:
    """20.14 At each red Clock, and once more at the end."""
    if state.described:
        return
    for objective in range(len(state.map.objectives)):
        holder = objective_holder(state, objective)
        if holder >= 0:
            state.points[holder] += 1
            state.tell(kinds.OBJECTIVE_SCORED, "20.14", holder, objective)


def scout_sectors(state: State) -> None:
    """20.15 A scouting unit with all its figures in one sector, at any Clock."""
    if state.field >> 1 != RECONNAISSANCE or state.described:
        return
    for unit in range(state.units()):
        if (
            state.side[unit] != ATTACKER
            or state.is_a(unit, OFFICER)
            or state.status[unit] != ON_TABLE
            or state.shaken(unit)
            or state.fleeing(unit)
            or in_contact(state, unit)
        ):
            continue
        figures = state.figures(unit)
        sector = scouted_sector(state, state.fx[figures[0]], state.fy[figures[0]])
        whole = True
        for figure in figures:
            whole = whole and scouted_sector(state, state.fx[figure], state.fy[figure]) == sector
        if whole and not state.sectors >> sector & 1:
            state.sectors |= 1 << sector
            state.tell(kinds.SECTOR_SCOUTED, "20.15", unit, sector)


def scouted_sector(state: State, x: int, y: int) -> int:
    """A point on a border belongs to the western or southern sector."""
    columns = state.map.sectors[0]
    rows = state.map.sectors[1]
    column = min(max(x - 1, 0) // (state.board.width // columns), columns - 1)
    row = min(max(y - 1, 0) // (state.board.height // rows), rows - 1)
    return row * columns + column


# -- 15.5 intrigues

PRISONER: Final = 0
VOW: Final = 1
FEUD: Final = 2
HOUSE: Final = 3
MAP_MAKER: Final = 4
GLORY: Final = 5
PAPERS: Final = 6
INNOCENT: Final = 7
AMBITION: Final = 8
THWART: Final = 9


def intrigue_done(state: State, side: int) -> bool:
    """15.5 Thwart succeeds when the other's fails; two Thwarts both fail."""
    if state.intrigue[side] != THWART:
        return intrigue_fulfilled(state, side)
    other = state.intrigue[1 - side]
    return other >= 0 and other != THWART and not intrigue_fulfilled(state, 1 - side)


def intrigue_fulfilled(state: State, side: int) -> bool:
    intrigue = state.intrigue[side]
    commander = state.commander[side]
    alive = state.status[commander] != DESTROYED
    pledge = state.pledge[side]
    if intrigue == PRISONER:
        return alive and state.deeds[side] >> 6 & 1 == 1
    if intrigue == VOW:
        enough = 2 * state.strength[pledge] >= state.start[pledge]
        safe = state.status[pledge] == OFF or (state.present(pledge) and not state.fleeing(pledge))
        return pledge >= 0 and enough and safe
    if intrigue == FEUD:
        return pledge >= 0 and state.status[pledge] == DESTROYED
    if intrigue == HOUSE:
        return alive and holds_house(state, commander, pledge)
    if intrigue == MAP_MAKER:
        return alive and (state.deeds[side] & 63).bit_count() >= 3
    if intrigue == GLORY:
        return alive and state.deeds[side] >> 8 >= 2
    if intrigue == PAPERS:
        if not alive or state.status[commander] not in (ON_TABLE, INDOORS, ABOARD):
            return False
        edge = papers_edge(state, side)
        away = from_edge(state.board, edge, state.where_x(commander), state.where_y(commander))
        return away <= 96 + state.radius[commander]
    if intrigue == INNOCENT:
        return not state.spared[side]
    return intrigue == AMBITION and state.command[side] >= 4


def papers_edge(state: State, side: int) -> int:
    """The edge opposite his home edge; if that is not fixed, the home edge of the enemy."""
    home = state.home_of[side]
    if home <= EDGE_SOUTH:
        return opposite(home)
    return home_edge(state.board, state.home_of[1 - side], 0, 0)


def holds_house(state: State, commander: int, building: int) -> bool:
    if building < 0 or enemies_near_building(state, state.side[commander], building):
        return False
    if state.status[commander] == INDOORS:
        return state.inside[commander] == building
    if state.status[commander] != ON_TABLE:
        return False
    figure = state.reference(commander)
    return state.board.buildings[building].is_near(state.fx[figure], state.fy[figure], 16 + state.radius[commander])
