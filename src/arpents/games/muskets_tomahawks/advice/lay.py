"""How the forces lie: one place for each unit, hidden ones at their markers, with what it can do to whom."""

from __future__ import annotations

from typing import Final, final

from arpents.games.muskets_tomahawks.advice.data import BANDS, NO_PENALTY, PENALTIES, SHOTS, VALUES, WEIGHTS
from arpents.games.muskets_tomahawks.facts.profiles import (
    CANNON,
    CAPTIVE,
    CIVILIAN,
    FEROCIOUS,
    GUN,
    MOUNTED,
    NATIVES,
    NO_WEAPON,
    OFFICER,
    RANGE,
    SCOUTS,
    WAGON,
)
from arpents.games.muskets_tomahawks.facts.terrain import COVER
from arpents.games.muskets_tomahawks.fire.shooting import EXTREME_RANGE, LONG_RANGE
from arpents.games.muskets_tomahawks.measuring.sight import MOST_SCREEN, MOST_WOODS
from arpents.games.muskets_tomahawks.spotting.spotting import (
    DENSE_SHIFT,
    LARGE_SHIFT,
    LIGHT_SHIFT,
    MARKER_SHIFT,
    MOUNTED_SHIFT,
    SCOUT_SHIFT,
    SMOKE_SHIFT,
    SPOTTING_COLUMNS,
    WEATHER_SHIFT,
    WOODSMAN_SHIFT,
)
from arpents.games.muskets_tomahawks.state import (
    ABOARD,
    COLUMN,
    DISPERSED,
    GUN_SMOKE,
    HIDDEN,
    INDOORS,
    MANNED,
    ON_TABLE,
    State,
)
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.geometry import COLUMNS, ROWS, distance
from arpents.games.muskets_tomahawks.table.scenarios import (
    AMBUSH,
    ATTACKER,
    CAPTIVES,
    DEFENDER,
    MEETING,
    PORTAGE,
    RAID,
    RECONNAISSANCE,
)

FORCE: Final[int] = WEIGHTS.number("force")
EMPTY: Final[int] = WEIGHTS.number("empty")
OFFICER_WORTH: Final[int] = WEIGHTS.number("officer")
WAGON_HIT: Final[int] = WEIGHTS.number("wagon_hit")
FEW: Final = 3  # 14.2.4 figures with which a unit hardly stands
LOADED: Final = 4  # quarters of a shot
NEAR_OBSTACLE: Final = 40  # two inches and half a base
NO_SHADE: Final = -1
BEHIND_FRIENDS: Final = 80  # 15.2 four inches and the bases
CHARGE: Final = 40  # beyond the printed move: contact and bases
SHADES: Final = [0, 2, 4, 8]  # by cover: halves taken off the die
SHADE_KEY: Final = -1
MOST_AT_OPENINGS: Final = 4
FARTHEST_LOOK: Final = 128  # inches
FAINTLY: Final = 1  # of ten: who is out of sight may yet be seen
COVER_SHIFTS: Final = [0, LIGHT_SHIFT // 2, LIGHT_SHIFT, DENSE_SHIFT]  # 8.4.4, 8.4.5 by shade; beyond, the last


def columns_by_inch() -> list[int]:
    """8.2 The column a die must reach at each distance."""
    found: list[int] = []
    for inches in range(FARTHEST_LOOK + 1):
        column = 0
        while column < len(SPOTTING_COLUMNS) and 16 * inches > SPOTTING_COLUMNS[column]:
            column += 1
        found.append(column)
    return found


COLUMN_AT: Final[list[int]] = columns_by_inch()


def shade_at(board: Board, x: int, y: int) -> int:
    """How much harder a figure here is to hit, in halves: the area it stands in, or half of what is close by."""
    known = board.grounds.get(SHADE_KEY)
    if known is None:
        known = [NO_SHADE] * (COLUMNS * ROWS)
        board.grounds[SHADE_KEY] = known
    place = (y >> 3) * COLUMNS + (x >> 3)
    if place < 0 or place >= COLUMNS * ROWS:
        return 0
    shade = known[place]
    if shade == NO_SHADE:
        shade = SHADES[board.cover_at(x >> 3 << 3, y >> 3 << 3)]
        for piece in range(len(board.piece_type)):
            half = SHADES[COVER[board.piece_type[piece]]] // 2
            if half > shade and board.near_obstacle(piece, x, y, NEAR_OBSTACLE):
                shade = half
        known[place] = shade
    return shade


def stake_of(state: State, side: int) -> int:
    """20.11-20.16 What the enemy scores for each unit of the side that is destroyed."""
    scenario = state.field >> 1
    if state.described or scenario == MEETING:
        return 100
    if scenario == RAID:
        return 0
    if scenario == RECONNAISSANCE:
        return 200 if side == ATTACKER else 0
    if scenario == PORTAGE:
        return 100 if side == ATTACKER else 0
    return 100 if side == DEFENDER and scenario in (AMBUSH, CAPTIVES) else 0


@final
class Lay:
    """Where everybody is, what he is worth and how many shots he has."""

    def __init__(self, state: State) -> None:
        units = state.units()
        self.state = state
        self.x: list[int] = [-1] * units
        self.y: list[int] = [-1] * units
        self.shade: list[int] = [0] * units
        self.worth: list[int] = [0] * units  # of a figure
        self.shots: list[int] = [0] * units  # quarters
        self.trace: list[int] = [0] * units  # 8.4 columns by which a unit is easier to spot, cover left out
        self.sides: list[list[int]] = [[], []]  # who is on the table or hidden, and can do something
        self.standing = state.standing()
        self.prey: list[list[int]] = [[], []]  # who can be shot at
        stakes = [stake_of(state, 0), stake_of(state, 1)]
        for unit in range(units):
            status = state.status[unit]
            if status == ON_TABLE or status == INDOORS or status == ABOARD:
                self.x[unit] = state.where_x(unit)
                self.y[unit] = state.where_y(unit)
            else:
                continue
            self.take_in(unit, stakes)
        for marker in range(len(state.marker_side)):
            if state.marker_side[marker] >= 0 and state.marker_real[marker]:
                unit = state.marker_unit[marker]
                self.x[unit] = state.marker_x[marker]
                self.y[unit] = state.marker_y[marker]
                self.take_in(unit, stakes)

    def take_in(self, unit: int, stakes: list[int]) -> None:
        state = self.state
        side = state.side[unit]
        traits = state.traits[unit]
        if traits & CAPTIVE:
            return
        self.prey[side].append(unit)
        if traits & WAGON:
            self.worth[unit] = WAGON_HIT
            self.trace[unit] = trace_of(state, unit)
            return
        start = state.start[unit]
        if traits & OFFICER:
            self.worth[unit] = FORCE * state.cost[unit] + OFFICER_WORTH
        elif traits & CIVILIAN:
            self.worth[unit] = 30
        else:
            self.worth[unit] = (FORCE * state.cost[unit] + stakes[side] // 2) // start
        if state.status[unit] == INDOORS:
            self.shade[unit] = SHADES[COVER[state.board.buildings[state.inside[unit]].type]]
        elif state.status[unit] != ABOARD:
            self.shade[unit] = shade_at(state.board, self.x[unit], self.y[unit])
        self.trace[unit] = trace_of(state, unit)
        if state.fleeing(unit):
            return
        self.sides[side].append(unit)
        self.shots[unit] = shots_of(state, unit)

    def penalty(self, target: int, shade: int) -> int:
        """10.3 What the target itself takes off the die of a shooter, in halves."""
        state = self.state
        halves = NO_PENALTY + shade
        if state.traits[target] & WAGON or state.status[target] == ABOARD:
            return halves - 4
        if state.formation[target] == DISPERSED or state.status[target] == INDOORS:
            halves += 2
        return halves - 2 if state.traits[target] & MOUNTED else halves

    def kills(self, unit: int, away: int, target: int, shade: int) -> int:
        """Figures that fall, on average and in thousandths, when the unit shoots from so far away."""
        state = self.state
        weapon = state.main[unit]
        if weapon == NO_WEAPON or away > RANGE[weapon]:
            return 0
        band = 0 if away <= LONG_RANGE else 1 if away <= EXTREME_RANGE else 2
        chance = SHOTS[
            ((weapon * BANDS + band) * VALUES + state.shooting[unit]) * PENALTIES + self.penalty(target, shade)
        ]
        fallen = self.shots[unit] * chance // LOADED
        most = 1000 * state.strength[target]
        if state.traits[target] & WAGON:
            most = 3000
        return fallen if fallen < most else most

    def sight(self, unit: int, away: int, target: int, shade: int) -> int:
        """8.3 Of ten tries of the unit to spot a target in such cover, how many succeed; never quite none."""
        state = self.state
        if state.flags[unit] >> target & 1:
            return 10
        shift = self.trace[target] + COVER_SHIFTS[shade if shade < 3 else 3]
        if state.traits[unit] & SCOUTS:
            shift += SCOUT_SHIFT
        inches = (away + 15) >> 4
        need = COLUMN_AT[inches if inches < FARTHEST_LOOK else FARTHEST_LOOK] - shift
        if need <= 0:
            return 10
        return 10 - need if need < 10 - FAINTLY else FAINTLY

    def hope(self, unit: int, away: int, target: int, shade: int) -> int:
        """What the unit's fire at the target is worth, spotting included, in thousandths of hundredths of a point."""
        kills = self.kills(unit, away, target, shade)
        return kills * self.worth[target] * self.sight(unit, away, target, shade) // 10 if kills else 0

    def away(self, unit: int, other: int) -> int:
        return distance(self.x[unit] - self.x[other], self.y[unit] - self.y[other])

    def is_screened(self, unit: int, other: int) -> bool:
        """9.5 Do woods, crops or walls hide the middle of one from that of the other?"""
        state = self.state
        if state.status[unit] == INDOORS or state.status[other] == INDOORS:
            return False
        ray = state.board.ray(self.x[unit], self.y[unit], self.x[other], self.y[other])
        if ray.woods > MOST_WOODS or ray.screen > MOST_SCREEN or ray.high:
            return True
        return ray.buildings & self.standing != 0

    def is_guarded(self, officer: int) -> bool:
        """15.2 Is a friend so near that he is not picked out?"""
        for friend in self.sides[self.state.side[officer]]:
            if friend != officer and self.away(friend, officer) <= BEHIND_FRIENDS:
                return True
        return False

    def charge(self, unit: int, target: int) -> int:
        """12. What the unit would gain by engaging the target, in hundredths of a point; below 0 it would lose."""
        state = self.state
        mine = state.strength[unit]
        his = state.strength[target]
        if state.traits[target] & OFFICER:
            his = 1
        fighting = mine if mine < his + 2 else his + 2
        facing = his if his < mine + 2 else mine + 2
        aggression = state.aggression[unit]
        if state.traits[unit] & FEROCIOUS:
            aggression -= 1
        blows = fighting * (10 - aggression) * state.defence[target]  # hundredths of figures
        if self.shade[target] >= 4:  # 12.7.4 behind a wall or in a house
            blows = blows * state.defence[target] // 10
        taken = facing * (10 - state.aggression[target]) * state.defence[unit]
        if not state.shaken(target):  # 12.3.2 he fires first
            taken += self.kills(target, 64, unit, self.shade[unit] + 2) // 10
        if state.is_a(target, CIVILIAN):
            taken //= 2
        gain = blows * self.worth[target] - taken * self.worth[unit]
        if blows > 2 * taken:  # 14.2.11-14.2.14 the loser seldom stays
            gain += 60 * his * self.worth[target]
        elif taken > blows:
            gain -= 40 * mine * self.worth[unit]
        return gain // 100

    def reach(self, unit: int) -> int:
        return self.state.printed[unit] + CHARGE


def trace_of(state: State, unit: int) -> int:
    """8.4 How much easier than others a unit is to spot, in columns."""
    shift = WEATHER_SHIFT[state.weather]
    if state.status[unit] == HIDDEN:
        return shift + MARKER_SHIFT + WOODSMAN_SHIFT
    if state.status[unit] == ABOARD or state.traits[unit] & WAGON:
        shift += LARGE_SHIFT
    elif state.traits[unit] & MOUNTED:
        shift += MOUNTED_SHIFT
    elif state.traits[unit] & (SCOUTS | NATIVES):
        shift += WOODSMAN_SHIFT
    if state.traits[unit] & GUN:
        return shift + LARGE_SHIFT
    first = state.first[unit]
    for figure in range(first, first + state.start[unit]):
        if state.alive[figure] and state.smoke[figure]:
            return shift + SMOKE_SHIFT
    return shift


def shots_of(state: State, unit: int) -> int:
    """10.11 Loaded muskets in quarters; one that has to be loaded first is worth less."""
    weapon = state.main[unit]
    if weapon == NO_WEAPON:
        return 0
    if weapon == CANNON:
        if state.gun[unit] != MANNED or state.strength[unit] < 2:
            return 0
        return EMPTY * 4 if state.marks[unit] & GUN_SMOKE else LOADED * 4
    total = 0
    first = state.first[unit]
    for figure in range(first, first + state.start[unit]):
        if state.alive[figure]:
            total += EMPTY if state.smoke[figure] else LOADED
    if state.formation[unit] == COLUMN and state.status[unit] == ON_TABLE:  # 2.3.3
        total = total * 2 // max(state.strength[unit], 2)
    elif state.status[unit] == INDOORS:  # 17.1.4
        total = min(total, LOADED * MOST_AT_OPENINGS)
    if state.shaken(unit):
        total = total * 2 // 3
    return total
