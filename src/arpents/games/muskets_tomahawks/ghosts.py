"""Where figures would stand after a choice, and how far that is: to be drawn before it is made. It decides nothing."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.foresight import Ghosts
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.features.wagons import MoveWagon
from arpents.games.muskets_tomahawks.moves.guns import MoveGun
from arpents.games.muskets_tomahawks.moves.marches import MoveColumn, MoveFormed
from arpents.games.muskets_tomahawks.moves.marker_moves import MoveMarker
from arpents.games.muskets_tomahawks.moves.movement import Move, Reach
from arpents.games.muskets_tomahawks.moves.passages import ComeOut, EnterTable
from arpents.games.muskets_tomahawks.moves.sailing import MoveBoat
from arpents.games.muskets_tomahawks.odds import place_reached
from arpents.games.muskets_tomahawks.setting_up.deployment import Deploy
from arpents.games.muskets_tomahawks.state import ON_TABLE, State
from arpents.games.muskets_tomahawks.table.geometry import INCH, distance, place_x, place_y
from arpents.games.muskets_tomahawks.words import kinds

PLACED: Final = (kinds.GO, kinds.PUT, kinds.POINT, kinds.ENTER_AT, kinds.SAIL, kinds.LAND)
MARCHES: Final = (kinds.ADVANCE, kinds.WHEEL_LEFT, kinds.WHEEL_RIGHT, kinds.STEP_BACK)
ROLLS: Final = (kinds.ROLL_ON, kinds.ROLL_BACK)
MANNERS: Final = (kinds.KEEP, kinds.ONWARD, kinds.LINE, kinds.FORM_KNOT, kinds.FORM_AS, kinds.DISPERSE, kinds.FACE)


def ghosts(state: State, seat: int, action: int) -> Ghosts | None:
    kind, noun = kind_of(action), noun_of(action)
    if kind not in PLACED and kind not in MARCHES and kind not in MANNERS and kind not in ROLLS:
        return None
    unit = unit_asked(state)
    points = figures_after(state, seat, unit, action, kind, noun)
    if not points:
        return None
    return measured(state, unit, points, reference_after(state, unit, kind, noun, points))


def unit_asked(state: State) -> int:
    """Whose the question is; -1 for a marker, a boat or a deployment point."""
    top = state.top()
    if isinstance(top, (Act, Move, MoveFormed, MoveColumn, MoveGun, MoveBoat, MoveWagon, ComeOut, EnterTable, Deploy)):
        return top.unit
    return -1


def figures_after(state: State, seat: int, unit: int, action: int, kind: int, noun: int) -> list[list[int]]:
    top = state.top()
    if isinstance(top, Move) and kind in (kinds.GO, kinds.KEEP, kinds.ONWARD, kinds.LINE, kinds.FORM_KNOT):
        return legs_of(state, top, kind, noun)
    if kind in PLACED:
        return [[place_x(noun), place_y(noun)]]
    if kind in ROLLS:
        return [place_reached(state, unit, kind, noun)]
    if unit < 0:
        return []
    twin = state.copy()
    drawn = twin.chance.drawn
    twin.act(seat, action)
    if twin.chance.drawn != drawn or twin.status[unit] != ON_TABLE:
        return []  # dice may have changed who stands there
    if twin.midway == unit:
        return [[twin.to_x[figure], twin.to_y[figure]] for figure in twin.figures(unit)]
    return [[twin.fx[figure], twin.fy[figure]] for figure in twin.figures(unit)]


def legs_of(state: State, top: Move, kind: int, noun: int) -> list[list[int]]:
    """9.10, 9.11 A place or an arrangement of a dispersed unit."""
    x = place_x(noun) if kind == kinds.GO else top.x
    y = place_y(noun) if kind == kinds.GO else top.y
    reach = Reach(state, top.unit, False)
    if kind == kinds.LINE:
        plan = reach.line_at(x, y, noun)
    elif kind == kinds.FORM_KNOT:
        plan = reach.knot_at(x, y)
    else:
        plan = reach.keep_at(x, y)
    if not plan:
        return [[x, y]]
    return [[plan[k], plan[k + 1]] for k in range(0, len(plan), 3)]


def reference_after(state: State, unit: int, kind: int, noun: int, points: list[list[int]]) -> list[int]:
    """The place that is measured to: of ranks the anchor, else the first figure."""
    if unit >= 0 and kind in MARCHES:
        return place_reached(state, unit, kind, noun)
    return points[0]


def measured(state: State, unit: int, points: list[list[int]], to: list[int]) -> Ghosts:
    start = start_of(state, unit)
    if not start or start == to:
        return Ghosts(points)
    inches = round(distance(to[0] - start[0], to[1] - start[1]) / INCH, 1)
    return Ghosts(points, start, to, Prompt("foresee-ruler", "9.1" if unit >= 0 else "", {"inches": inches}))


def start_of(state: State, unit: int) -> list[int]:
    top = state.top()
    if isinstance(top, MoveMarker):
        return [state.marker_x[top.marker], state.marker_y[top.marker]]
    if unit < 0 or not state.present(unit):
        return []
    return [state.where_x(unit), state.where_y(unit)]
