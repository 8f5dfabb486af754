"""20.1, 3.2 The two forces and the scenario's own pieces become units and figures."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.facts.armies import Army
from arpents.games.muskets_tomahawks.facts.profiles import (
    AGGRESSION,
    CAPTIVES_PROFILE,
    CIVILIAN,
    CIVILIANS,
    DEFENCE,
    FIRST_TALENT,
    GUN,
    LONG_RIFLE,
    MARKSMAN,
    MOUNTED,
    NO_WEAPON,
    OFFICER,
    PROFILE_TYPE,
    SCOUTS,
    SETTLERS_PROFILE,
    SHOOTING,
    VILLAGERS_PROFILE,
    WAGON,
    WAGON_PROFILE,
    WOODSMAN,
    Troops,
    printed_move,
)
from arpents.games.muskets_tomahawks.facts.terrain import FOOT_RADIUS, MOUNTED_RADIUS
from arpents.games.muskets_tomahawks.features.buildings import enter_building
from arpents.games.muskets_tomahawks.features.wagons import along_of, track_point
from arpents.games.muskets_tomahawks.morale.casualties import figures_left
from arpents.games.muskets_tomahawks.morale.officers import officers_of
from arpents.games.muskets_tomahawks.state import (
    AWAY,
    DISPERSED,
    MANNED,
    NO_GUN,
    ON_TABLE,
    WAITING_BOAT,
    State,
    with_entry,
)
from arpents.games.muskets_tomahawks.table.geometry import INCH, place_x, place_y
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, DEFENDER, NEAREST_EDGE, NO_EDGE, edge_of, opposite
from arpents.games.muskets_tomahawks.victory import FEUD, HOUSE, INNOCENT, VOW
from arpents.games.muskets_tomahawks.words import kinds


def add_unit(state: State, side: int, troops: Troops, troop: int) -> int:
    """One unit, its figures not yet placed."""
    state.side.append(side)
    state.boxes.append(None)
    state.living.append(None)
    state.profile.append(troops.profile)
    state.troop.append(troop)
    state.discipline.append(troops.discipline)
    state.aggression.append(AGGRESSION[troops.profile])
    state.defence.append(DEFENCE[troops.profile])
    state.shooting.append(SHOOTING[troops.profile])
    state.main.append(troops.main)
    state.single.append(troops.single)
    state.close.append(troops.close)
    state.traits.append(troops.traits)
    state.printed.append(printed_move(troops.traits) * INCH)
    state.radius.append(MOUNTED_RADIUS if troops.traits & MOUNTED else FOOT_RADIUS)
    state.first.append(len(state.fx))
    state.start.append(0 if troops.traits & WAGON else troops.figures)
    state.cost.append(troops.points())
    state.status.append(AWAY)
    state.inside.append(-1)
    state.strength.append(state.start[-1])
    state.formation.append(DISPERSED)
    state.facing.append(0)
    state.ax.append(-1)
    state.ay.append(-1)
    state.marks.append(0)
    state.flags.append(0)
    state.home.append(NEAREST_EDGE if troops.traits & CIVILIAN else NO_EDGE)  # 4.11
    state.hits.append(0)
    state.along.append(0)
    state.gun.append(MANNED if troops.traits & GUN else NO_GUN)
    state.losses.append(0)
    for _ in range(state.start[-1]):
        for column in (state.fx, state.fy, state.from_x, state.from_y, state.to_x, state.to_y):
            column.append(-1)
        state.alive.append(1)
        for column in (state.smoke, state.spent, state.slot, state.way):
            column.append(0)
    return len(state.side) - 1


def muster(state: State, attacker: Army, defender: Army) -> None:
    """1.11 Units are numbered in list order, the attacker's first, then the defender's, then scenario pieces."""
    state.board = state.map.board
    state.fire = [0] * len(state.board.buildings)
    for side, army in enumerate((attacker, defender)):
        for troops in army.units:
            add_unit(state, side, troops, PROFILE_TYPE[troops.profile])
    for side in (0, 1):
        state.force[side] = figures_left(state, side, True)
        state.commander[side] = find_commander(state, side)
    add_scenario_pieces(state, defender.nation)


def find_commander(state: State, side: int) -> int:
    """15.1 The dearest Officer, the first in the list on a tie."""
    best = -1
    for unit in range(state.units()):
        if state.side[unit] == side and state.is_a(unit, OFFICER) and (best < 0 or state.cost[unit] > state.cost[best]):
            best = unit
    return best


def add_scenario_pieces(state: State, nation: str) -> None:
    """20.11 civilians, 20.12 wagons, 20.13 captives and canoes: all of the defender's."""
    for figures, building in state.map.civilians:
        profile = VILLAGERS_PROFILE if nation == "natives" else SETTLERS_PROFILE
        unit = add_unit(state, DEFENDER, Troops(profile, figures, []), CIVILIANS)
        enter_building(state, unit, building)
    for figures in state.map.captives:
        add_unit(state, DEFENDER, Troops(CAPTIVES_PROFILE, figures, []), -1)
    for x, y in state.map.sides[DEFENDER].wagons:
        unit = add_unit(state, DEFENDER, Troops(WAGON_PROFILE, 1, []), -1)
        state.along[unit] = along_of(state.board, x, y)
        point = track_point(state.board, state.along[unit])
        state.ax[unit] = point >> 16
        state.ay[unit] = point & 0xFFFF
        state.status[unit] = ON_TABLE
    for type, x, y in state.map.boats:
        add_boat(state, type, DEFENDER, x, y)


def bring_boats(state: State, armies: list[Army]) -> None:
    """21.8 Bought boats wait for their side to deploy."""
    for side, army in enumerate(armies):
        for type in army.boats:
            add_boat(state, type, WAITING_BOAT - side, -1, -1)


def add_boat(state: State, type: int, side: int, x: int, y: int) -> int:
    state.boat_type = [*state.boat_type, type]  # copies share it
    state.boat_side.append(side)
    state.boat_x.append(x)
    state.boat_y.append(y)
    return len(state.boat_side) - 1


def give_talent(state: State, officer: int, talent: int) -> None:
    """15.5"""
    state.traits[officer] |= 1 << FIRST_TALENT + talent
    if state.is_a(officer, WOODSMAN) and not state.is_a(officer, SCOUTS):
        state.traits[officer] |= SCOUTS
        state.printed[officer] = printed_move(state.traits[officer]) * INCH
    if state.is_a(officer, MARKSMAN):
        state.shooting[officer] = 3
        if state.main[officer] != NO_WEAPON:
            state.main[officer] = LONG_RIFLE
        else:
            state.main[officer] = LONG_RIFLE
            state.single[officer] = NO_WEAPON
    state.tell(kinds.TALENT_ROLLED, "15.5", officer, talent)


def set_homes(state: State) -> None:
    """20.9 Home edges, once the points are down."""
    for side in (0, 1):
        rules = state.map.sides[side]
        if rules.home_by_point and state.home_of[side] < 0:
            points = state.points_a if side == ATTACKER else state.points_d
            home = edge_of(state.board, place_x(points[0]), place_y(points[0]))
            state.home_of = with_entry(state.home_of, side, home)
        elif not rules.home_opposite and not rules.home_by_point:
            state.home_of = with_entry(state.home_of, side, rules.home)
    if state.map.sides[DEFENDER].home_opposite:
        state.home_of = with_entry(state.home_of, DEFENDER, opposite(state.home_of[ATTACKER]))
    for unit in range(state.units()):
        if state.home[unit] == NO_EDGE:
            state.home = with_entry(state.home, unit, state.home_of[state.side[unit]])


# -- 15.5 intrigues


def intrigue_applies(state: State, side: int, intrigue: int) -> bool:
    if intrigue == HOUSE:
        return len(state.board.buildings) > 0
    if intrigue == INNOCENT:
        return len(state.map.civilians) > 0
    if intrigue == FEUD:
        return len(officers_of(state, 1 - side)) > 0
    return True


def rolled_intrigue(state: State, side: int, die: int) -> int:
    """One that cannot apply becomes the next on the list."""
    while not intrigue_applies(state, side, die):
        die = (die + 1) % 10
    return die


def pledges(state: State, side: int) -> list[int]:
    """What may be chosen for the intrigue: a friendly unit, an enemy Officer, a building."""
    intrigue = state.intrigue[side]
    if intrigue == VOW:
        return [
            unit
            for unit in range(state.units())
            if state.side[unit] == side and state.counts(unit) and not state.is_a(unit, OFFICER)
        ]
    if intrigue == FEUD:
        return officers_of(state, 1 - side)
    if intrigue == HOUSE:
        return list(range(len(state.board.buildings)))
    return []
