"""2.3-2.13 Formations: slots of ranks, columns, lines and knots, closing up, and setting up at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arpents.games.muskets_tomahawks.facts.profiles import CLOSE_ORDER, GUN
from arpents.games.muskets_tomahawks.facts.terrain import GUN_RADIUS
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.state import COLUMN, DISPERSED, MANNED, ONE_RANK, State
from arpents.games.muskets_tomahawks.table.geometry import left_of, vector_x, vector_y
from arpents.games.muskets_tomahawks.words import kinds

if TYPE_CHECKING:
    pass

KNOT_STEP: Final = 24
FARTHEST_SLOT: Final = 192  # 2.11 none is tried beyond 12 in
LEAST_FORMED: Final = 4  # 2.3.2


def ordered(places: list[tuple[int, int, int]]) -> list[int]:
    """1.11 The nearest first, then the smaller y, then the smaller x; entries are (distance squared, y, x)."""
    places.sort()
    flat: list[int] = []
    for _, y, x in places:
        flat.append(x)
        flat.append(y)
    return flat


def grid_around(step: int, limit: int) -> list[int]:
    places: list[tuple[int, int, int]] = []
    count = limit // step
    for j in range(-count, count + 1):
        for i in range(-count, count + 1):
            square = (i * step) ** 2 + (j * step) ** 2
            if square <= limit * limit:
                places.append((square, j * step, i * step))
    return ordered(places)


KNOT: Final[list[int]] = grid_around(KNOT_STEP, FARTHEST_SLOT)  # 2.11


def line_slots(direction: int) -> list[int]:
    """2.11 The anchor, then 24 u to its left, right, 48 left, right ..."""
    slots = [0, 0]
    left = left_of(direction)
    for k in range(1, FARTHEST_SLOT // KNOT_STEP + 1):
        slots += [vector_x(left, 24) * k, vector_y(left, 24) * k, -vector_x(left, 24) * k, -vector_y(left, 24) * k]
    return slots


LINES: Final[list[list[int]]] = [line_slots(direction) for direction in range(4)]


def rank_slots(count: int, ranks: int, facing: int) -> list[int]:
    """2.9 FORMED: offsets from the anchor."""
    front = (count + ranks - 1) // ranks
    left = left_of(facing)
    slots: list[int] = []
    for k in range(count):
        behind = 0 if k < front else 1
        place = k if k < front else k - front
        out = (place + 1) // 2 if place % 2 else -(place // 2)
        slots.append(vector_x(left, 16) * out - vector_x(facing, 16) * behind)
        slots.append(vector_y(left, 16) * out - vector_y(facing, 16) * behind)
    return slots


def column_slots(count: int, facing: int) -> list[int]:
    """2.10 COLUMN: rows of two behind the anchor."""
    left = left_of(facing)
    slots: list[int] = []
    for k in range(count):
        hand = 1 if k % 2 == 0 else -1
        slots.append(vector_x(left, 8) * hand - vector_x(facing, 16) * (k // 2))
        slots.append(vector_y(left, 8) * hand - vector_y(facing, 16) * (k // 2))
    return slots


def crew_slots(count: int, facing: int) -> list[int]:
    """13.4 Beside and behind the gun."""
    left = left_of(facing)
    lx = vector_x(left, 24)
    ly = vector_y(left, 24)
    bx = -vector_x(facing, 24)
    by = -vector_y(facing, 24)
    sx = vector_x(left, 8)
    sy = vector_y(left, 8)
    return [lx, ly, -lx, -ly, bx + sx, by + sy, bx - sx, by - sy][: 2 * count]


def gun_plan(state: State, unit: int, facing: int, x: int, y: int, footing: Footing | None = None) -> list[int]:
    """13.4, 13.5 The gun to a place, the crew to their slots beside it."""
    if footing is None:
        footing = Footing(state, unit)
    if not footing.legal_place(x, y, GUN_RADIUS, state.ax[unit], state.ay[unit]):
        return []
    leg = state.board.leg(state.ax[unit], state.ay[unit], x, y)
    if not footing.legal_leg(leg, state.ax[unit], state.ay[unit], x, y, GUN_RADIUS):
        return []
    figures = state.figures(unit)
    slots = crew_slots(len(figures), facing)
    plan: list[int] = []
    for k in range(len(figures)):
        px = x + slots[2 * k]
        py = y + slots[2 * k + 1]
        figure = figures[k]
        if px < 0 or py < 0:
            return []
        if not footing.legal_place(px, py, state.radius[unit], state.fx[figure], state.fy[figure]):
            return []
        plan += [px, py, 0]
    return plan


def turn_gun(state: State, unit: int, facing: int) -> None:
    """13.2 Where it stands, the crew taking their slots."""
    plan = gun_plan(state, unit, facing, state.ax[unit], state.ay[unit])
    if plan:
        state.facing[unit] = facing
        for k, figure in enumerate(state.figures(unit)):
            state.put(unit, figure, plan[3 * k], plan[3 * k + 1])


SLOTS: Final[dict[int, list[int]]] = {}  # worked out once for each formation, number and facing


def formation_slots(formation: int, count: int, facing: int) -> list[int]:
    key = (count << 2 | formation) << 3 | facing
    found = SLOTS.get(key)
    if found is None:
        if formation == COLUMN:
            found = column_slots(count, facing)
        else:
            found = rank_slots(count, 1 if formation == ONE_RANK else 2, facing)
        SLOTS[key] = found
    return found


def by_slot(state: State, unit: int) -> list[int]:
    """The living figures in the order of their slots."""
    figures = state.figures(unit)
    order = [state.slot[figure] << 16 | figure for figure in figures]
    order.sort()
    return [entry & 0xFFFF for entry in order]


# -- 2.13, 2.6 after losses


def close_up(state: State, unit: int) -> None:
    """2.13 The others keep their order and fill the slots of the smaller number; 2.6 too few fall out of order."""
    if state.formation[unit] == DISPERSED and state.gun[unit] != MANNED:
        return
    count = state.strength[unit]
    if state.gun[unit] == MANNED:
        return  # the crew keep their places until they move
    if (state.formed(unit) and count < LEAST_FORMED) or count < 2:
        disperse(state, unit)
        return
    take_slots(state, unit)


def take_slots(state: State, unit: int) -> None:
    """Put the figures of a formation on its slots."""
    order = by_slot(state, unit)
    slots = formation_slots(state.formation[unit], len(order), state.facing[unit])
    state.slot = state.slot[:]
    for k in range(len(order)):
        figure = order[k]
        state.slot[figure] = k
        state.put(unit, figure, state.ax[unit] + slots[2 * k], state.ay[unit] + slots[2 * k + 1])


def disperse(state: State, unit: int, rule: str = "2.6") -> None:
    """2.6 The figures stay where they stand."""
    if state.formation[unit] != DISPERSED:
        state.formation[unit] = DISPERSED
        state.tell(kinds.FORMATION_TAKEN, rule, unit, DISPERSED)


def set_down(footing: Footing, x: int, y: int, slots: list[int], count: int, radius: int) -> list[int]:
    """Places for figures that are set up at once, without a move: x, y of each that finds one (16.4, 20.4)."""
    places: list[int] = []
    for i in range(0, len(slots), 2):
        if len(places) == 2 * count:
            break
        px = x + slots[i]
        py = y + slots[i + 1]
        if px >= 0 and py >= 0 and footing.legal_place(px, py, radius, -4096, -4096):
            places.append(px)
            places.append(py)
    return places


def may_be_formed(state: State, unit: int) -> bool:
    """2.3.2"""
    return state.is_a(unit, CLOSE_ORDER) and state.strength[unit] >= LEAST_FORMED


def may_be_column(state: State, unit: int) -> bool:
    """2.3.3 Any unit of two or more that is no gun."""
    return state.strength[unit] >= 2 and not state.is_a(unit, GUN)
