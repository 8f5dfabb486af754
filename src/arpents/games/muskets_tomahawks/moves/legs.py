"""9.10, 11.4, 11.7 One leg of a Move, with the watchers who fire at it; and what a Move ends with."""

from __future__ import annotations

from typing import Final

from arpents.engine.procedure import Procedure
from arpents.games.muskets_tomahawks.facts.options import LEGS_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import GUN_RADIUS
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches
from arpents.games.muskets_tomahawks.formations.formations import close_up, crew_slots, disperse
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.measuring.nearness import FAR, enemy_marker_within, unit_within
from arpents.games.muskets_tomahawks.measuring.ways import WAY_FREE, woodsman_way
from arpents.games.muskets_tomahawks.morale.retreat import lose_formation
from arpents.games.muskets_tomahawks.spotting.hidden import turn_over_near
from arpents.games.muskets_tomahawks.state import ABANDONED, DISPERSED, MANNED, ON_TABLE, SPIKED, State, with_entry
from arpents.games.muskets_tomahawks.table.geometry import place_number
from arpents.games.muskets_tomahawks.words import kinds

STOPPED: Final = 1  # a leg that a reaction ended
ARRIVED_THERE: Final = 0


def lay(state: State, unit: int, plan: list[int]) -> None:
    """A leg is chosen: where each figure comes from and goes to."""
    figures = state.figures(unit)
    begin_leg(state)
    for k in range(len(figures)):
        figure = figures[k]
        state.from_x[figure] = state.fx[figure]
        state.from_y[figure] = state.fy[figure]
        state.to_x[figure] = plan[3 * k]
        state.to_y[figure] = plan[3 * k + 1]
        state.way[figure] = plan[3 * k + 2]


def begin_leg(state: State) -> None:
    """Where legs begin and end is about to change: copies of the match share these lists."""
    state.from_x = state.from_x[:]
    state.from_y = state.from_y[:]
    state.to_x = state.to_x[:]
    state.to_y = state.to_y[:]


def starts_of(state: State, unit: int) -> list[int]:
    starts: list[int] = []
    for figure in state.figures(unit):
        starts.append(state.fx[figure])
        starts.append(state.fy[figure])
    return starts


def ways_of(state: State, unit: int) -> list[int]:
    return [state.way[figure] for figure in state.figures(unit)]


def begin_ways(state: State, unit: int) -> None:
    """9.1.7 Each figure is measured before it moves; the enemy near one is most likely near the next."""
    common = woodsman_way(state, unit)
    radius = state.radius[unit]
    if enemy_near_all(state, unit):
        for figure in state.figures(unit):
            state.way[figure] = common
        return
    enemies = enemies_about(state, unit)
    near = -1
    for figure in state.figures(unit):
        x = state.fx[figure]
        y = state.fy[figure]
        state.way[figure] = common
        if near >= 0 and unit_within(state, near, x, y, radius, FAR):
            continue
        near = -1
        for enemy in enemies:
            if unit_within(state, enemy, x, y, radius, FAR):
                near = enemy
                break
        if near < 0 and not enemy_marker_within(state, state.side[unit], x, y, radius, FAR):
            state.way[figure] |= WAY_FREE


def enemy_near_all(state: State, unit: int) -> bool:
    """Is an enemy unit so near that all figures of the unit are within 24 in of it for certain?"""
    box = state.box(unit)
    side = state.side[unit]
    for other in range(state.units()):
        if (
            state.status[other] == ON_TABLE
            and state.side[other] != side
            and not state.traits[other] & (CAPTIVE | WAGON)
            and box.spans(state.box(other), FAR)
        ):
            return True
    return False


def enemies_about(state: State, unit: int) -> list[int]:
    """The enemy units that may be within 24 in of a figure: those whose figures are all farther are left out."""
    box = state.box(unit)
    side = state.side[unit]
    found: list[int] = []
    for other in range(state.units()):
        if state.side[other] == side or state.traits[other] & (CAPTIVE | WAGON) or not state.present(other):
            continue
        far = FAR + state.radius[unit] + state.radius[other]
        if state.status[other] == ON_TABLE and state.gun[other] != MANNED and box.misses(state.box(other), far):
            continue
        found.append(other)
    return found


def half_way(state: State, unit: int) -> None:
    """11.7 Each figure in the middle of its leg."""
    state.midway = unit
    for figure in state.figures(unit):
        x = (state.from_x[figure] + state.to_x[figure]) // 2
        y = (state.from_y[figure] + state.to_y[figure]) // 2
        state.put(unit, figure, x, y)


def most_legs(state: State) -> int:
    """9.10 Two; 23 or as many as the allowance has room for."""
    return 64 if state.options[LEGS_OPTION] else 2


def is_stopped(state: State, unit: int) -> bool:
    """7.13"""
    return state.strength[unit] == 0 or state.halted >> unit & 1 == 1


LEG_BEGINS: Final = 0
LEG_HALF: Final = 1
LEG_ENDS: Final = 2
LEG_OVER: Final = 3


class Leg(Procedure["State"]):
    """9.10, 11.4 One leg: watchers fire half-way and at its end."""

    def __init__(
        self,
        seat: int,
        unit: int,
        formation: int,
        facing: int,
        ax: int,
        ay: int,
        exempt: int = -1,
        step: int = LEG_BEGINS,
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.formation = formation  # what the unit will be when it arrives
        self.facing = facing
        self.ax = ax
        self.ay = ay
        self.exempt = exempt

    def copy(self) -> Leg:
        return Leg(self.seat, self.unit, self.formation, self.facing, self.ax, self.ay, self.exempt, self.step)

    def run(self, state: State) -> bool:
        unit = self.unit
        if self.step == LEG_BEGINS:
            self.step = LEG_HALF
            if anybody_watches(state, self.seat):
                self.go_half(state)
                return state.begin(Watch(1 - self.seat, unit, -1, self.exempt))
        if self.step == LEG_HALF:
            state.midway = -1
            if is_stopped(state, unit):
                return state.end(STOPPED)
            self.arrive(state)
            self.step = LEG_ENDS
        if self.step == LEG_ENDS:
            self.step = LEG_OVER
            turn_over_near(state)  # 16.3
            if anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, unit, -1, self.exempt))
        return state.end(STOPPED if is_stopped(state, unit) else ARRIVED_THERE)

    def go_half(self, state: State) -> None:
        """11.7 Each figure stands in the middle of its leg, rounded down."""
        unit = self.unit
        half_way(state, unit)
        if state.mans_gun(unit):
            state.midway_from = state.ax[unit] << 16 | state.ay[unit]
            state.ax[unit] = (state.ax[unit] + self.ax) // 2
            state.ay[unit] = (state.ay[unit] + self.ay) // 2

    def arrive(self, state: State) -> None:
        unit = self.unit
        for figure in state.figures(unit):
            state.put(unit, figure, state.to_x[figure], state.to_y[figure])
        state.formation[unit] = self.formation
        state.facing[unit] = self.facing
        if self.ax >= 0:  # a crew leaves its abandoned gun where it is
            state.ax[unit] = self.ax
            state.ay[unit] = self.ay
        if state.gun[unit] != MANNED:
            close_up(state, unit)
        lose_formation(state, unit)
        if state.formed(unit) and self.crosses(state):
            disperse(state, unit)  # 2.6
        state.tell(kinds.UNIT_MOVED, "9.6", unit, where(state, unit))

    def crosses(self, state: State) -> bool:
        """Does anybody meet an obstacle on the leg?"""
        for figure in state.figures(self.unit):
            x = state.from_x[figure]
            y = state.from_y[figure]
            if state.board.obstacles_between(x, y, state.to_x[figure], state.to_y[figure]):
                return True
        return False


def where(state: State, unit: int) -> int:
    """The lattice place nearest below a unit's reference point, for events."""
    return place_number(state.where_x(unit), state.where_y(unit))


def end_of_move(state: State, unit: int) -> None:
    """13.6 A crew near its abandoned gun mans it again; an enemy spikes it."""
    if state.status[unit] != ON_TABLE:
        return
    for gun in range(state.units()):
        if state.gun[gun] != ABANDONED:
            continue
        if not unit_within(state, unit, state.ax[gun], state.ay[gun], GUN_RADIUS, CONTACT):
            continue
        if gun == unit:
            if man_gun(state, unit):
                return
        elif state.side[gun] != state.side[unit] and not state.is_a(unit, CAPTIVE | WAGON):
            state.gun = with_entry(state.gun, gun, SPIKED)
            state.tell(kinds.GUN_SPIKED, "13.6", gun, unit)


def man_gun(state: State, unit: int) -> bool:
    """13.4 The crew take their slots if all are free."""
    figures = state.figures(unit)
    slots = crew_slots(len(figures), state.facing[unit])
    state.gun = with_entry(state.gun, unit, MANNED)
    footing = Footing(state, unit)
    for k in range(len(figures)):
        x = state.ax[unit] + slots[2 * k]
        y = state.ay[unit] + slots[2 * k + 1]
        if not footing.legal_place(x, y, state.radius[unit], state.fx[figures[k]], state.fy[figures[k]]):
            state.gun = with_entry(state.gun, unit, ABANDONED)
            return False
    for k in range(len(figures)):
        state.put(unit, figures[k], state.ax[unit] + slots[2 * k], state.ay[unit] + slots[2 * k + 1])
    state.formation[unit] = DISPERSED
    state.tell(kinds.GUN_MANNED, "13.6", unit)
    return True
