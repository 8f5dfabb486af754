"""What a place is worth to one unit: near to where it is wanted, with a good shot, and out of harm's way."""

from __future__ import annotations

from typing import Final, final

from arpents.games.muskets_tomahawks.advice.data import WEIGHTS
from arpents.games.muskets_tomahawks.advice.goals import aims, pull
from arpents.games.muskets_tomahawks.advice.lay import CHARGE, Lay, shade_at, shots_of, trace_of
from arpents.games.muskets_tomahawks.facts.profiles import CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.state import ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import distance, in_arc

FIRE: Final[int] = WEIGHTS.number("fire")
MELEE: Final[int] = WEIGHTS.number("melee")
LED: Final[int] = WEIGHTS.number("led")
WANTED: Final = 4  # how much more than its share in the advance a unit's way to the goal is worth
NOT_WANTED: Final = 4000
STRIDE: Final = 80  # about one move


@final
class Ground:
    """One unit looks for a place."""

    def __init__(self, state: State, lay: Lay, unit: int, seat: int) -> None:
        self.state = state
        self.lay = lay
        self.unit = unit
        self.seat = seat
        self.officer = unit >= 0 and state.is_a(unit, OFFICER)
        self.wanted: list[int] = self.company() if self.officer else aims(state, lay, seat)
        self.worth = 0
        if unit >= 0:
            if not lay.worth[unit] and state.start[unit]:  # not on the table yet
                lay.worth[unit] = WEIGHTS.number("force") * state.cost[unit] // state.start[unit]
                lay.shots[unit] = shots_of(state, unit)
                lay.trace[unit] = trace_of(state, unit)
            self.worth = lay.worth[unit]

    def company(self) -> list[int]:
        """The men an Officer leads."""
        state = self.state
        found: list[int] = []
        for unit in self.lay.sides[self.seat]:
            if not state.is_a(unit, OFFICER) and state.troop[unit] == state.troop[self.unit]:
                found += [self.lay.x[unit], self.lay.y[unit], 2 * LED, 0]
        return found if found else aims(state, self.lay, self.seat)

    def pull(self, x: int, y: int) -> int:
        return WANTED * pull(self.wanted, self.unit, x, y)

    def value(self, x: int, y: int) -> int:
        """In hundredths of a point."""
        total = self.pull(x, y)
        if self.unit < 0:
            return total
        return total + self.chances(x, y, shade_at(self.state.board, x, y))

    def chances(self, x: int, y: int, shade: int) -> int:
        """The shots it has from there and those it has to fear, and the same for a fight."""
        state = self.state
        lay = self.lay
        unit = self.unit
        best = 0
        danger = 0
        fight = 0
        reach = state.printed[unit] + CHARGE
        fights = not state.is_a(unit, CIVILIAN | WAGON | OFFICER)
        for foe in lay.prey[1 - self.seat]:
            away = distance(lay.x[foe] - x, lay.y[foe] - y)
            if not state.is_a(foe, OFFICER):
                hope = lay.hope(unit, away, foe, lay.shade[foe])
                if hope > best:
                    best = hope
            if lay.shots[foe]:
                danger += lay.hope(foe, away, unit, shade)
            if fights and away <= lay.reach(foe) and state.status[foe] == ON_TABLE and not state.is_a(foe, WAGON):
                threat = lay.charge(foe, unit)
                if threat > 0:
                    fight -= threat
            elif fights and away <= reach and not state.is_a(foe, WAGON) and state.status[foe] == ON_TABLE:
                gain = lay.charge(unit, foe)
                if gain > 0:
                    fight += gain
        return (best - danger) * FIRE // 100_000 + fight * MELEE // 100

    def stride(self, x: int, y: int) -> int:
        """About what a move from here would bring: a stride straight towards the goal that pulls most."""
        wanted = self.wanted
        best = -1
        most = -1
        for k in range(0, len(wanted), 4):
            value = pull(wanted[k : k + 4], self.unit, x, y)
            if value > most:
                most = value
                best = k
        if best < 0:
            return 0
        dx = wanted[best] - x
        dy = wanted[best + 1] - y
        away = distance(dx, dy)
        if away <= STRIDE // 2:
            return 0
        step = STRIDE if away > STRIDE else away
        return self.value(x + dx * step // away, y + dy * step // away) - self.value(x, y)

    def faced(self, x: int, y: int, facing: int) -> int:
        """How well a body or a gun looks at the enemy from there."""
        lay = self.lay
        best = 0
        for foe in lay.prey[1 - self.seat]:
            dx = lay.x[foe] - x
            dy = lay.y[foe] - y
            if in_arc(facing, dx, dy):
                best = max(best, 20 - distance(dx, dy) // 40)
        return best


def best_shot(state: State, lay: Lay, unit: int) -> int:
    """What the best shot of a unit is worth now, in hundredths of a point."""
    best = 0
    faces = state.faces(unit)
    for foe in lay.prey[1 - state.side[unit]]:
        if faces and not in_arc(state.facing[unit], lay.x[foe] - lay.x[unit], lay.y[foe] - lay.y[unit]):
            continue
        if state.is_a(foe, OFFICER) and lay.is_guarded(foe):
            continue
        hope = lay.hope(unit, lay.away(unit, foe), foe, lay.shade[foe]) // 1000
        if hope > best:
            best = hope
    return best


def nearest_foe(state: State, lay: Lay, unit: int) -> int:
    best = NOT_WANTED
    for foe in lay.prey[1 - state.side[unit]]:
        away = lay.away(unit, foe)
        if away < best:
            best = away
    return best
