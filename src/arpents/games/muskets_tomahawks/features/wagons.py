"""17.4 Wagons: along the road, and taken when nobody guards them."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import WAGON_RADIUS
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.measuring.nearness import unit_within
from arpents.games.muskets_tomahawks.state import CAPTURED, OFF, ON_TABLE, State, with_entry
from arpents.games.muskets_tomahawks.table.board import Board
from arpents.games.muskets_tomahawks.table.boxes import BASE_PART, BASE_RADIUS, BASE_X, BASE_Y
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, distance, place_number, within
from arpents.games.muskets_tomahawks.table.scenarios import AMBUSH
from arpents.games.muskets_tomahawks.words import kinds, reasons

WAGON_MOVE: Final = 96
GUARDED: Final = 64  # 17.4.3 four inches


def track_length(board: Board) -> int:
    total = 0
    for k in range(len(board.track_x) - 1):
        total += distance(board.track_x[k + 1] - board.track_x[k], board.track_y[k + 1] - board.track_y[k])
    return total


def track_point(board: Board, along: int) -> int:
    """17.4.1 The point so many u along the centre line, coordinates rounded down, as x << 16 | y."""
    for k in range(len(board.track_x) - 1):
        dx = board.track_x[k + 1] - board.track_x[k]
        dy = board.track_y[k + 1] - board.track_y[k]
        length = distance(dx, dy)
        if along <= length:
            return board.track_x[k] + dx * along // length << 16 | board.track_y[k] + dy * along // length
        along -= length
    return board.track_x[-1] << 16 | board.track_y[-1]


def along_of(board: Board, x: int, y: int) -> int:
    """The place along the line that is nearest to a point."""
    best = 0
    best_square = -1
    for along in range(track_length(board) + 1):
        point = track_point(board, along)
        square = ((point >> 16) - x) ** 2 + ((point & 0xFFFF) - y) ** 2
        if best_square < 0 or square < best_square:
            best_square = square
            best = along
    return best


def wagon_reach(state: State, wagon: int, way: int) -> int:
    """17.4.1 How far it can go, way +1 east or -1 west: it stops 1 in short of any figure, wagon or gun."""
    board = state.board
    footing = Footing(state, wagon)
    end = track_length(board)
    best = 0
    for steps in range(1, WAGON_MOVE + 1):
        along = state.along[wagon] + way * steps
        if along < 0 or along > end:
            break
        point = track_point(board, along)
        x = point >> 16
        y = point & 0xFFFF
        blocked = False
        for base in footing.all_bases():
            bx = base >> BASE_X
            by = base >> BASE_Y & BASE_PART
            reach = (base & BASE_RADIUS) + WAGON_RADIUS + CONTACT
            if within(bx - x, by - y, reach - 1) and not within(
                bx - state.ax[wagon], by - state.ay[wagon], distance(bx - x, by - y)
            ):
                blocked = True
        if blocked:
            break
        best = steps
    return best


def set_wagon(state: State, wagon: int, along: int) -> None:
    state.along = with_entry(state.along, wagon, along)
    point = track_point(state.board, along)
    state.ax[wagon] = point >> 16
    state.ay[wagon] = point & 0xFFFF


ROLL_PICK: Final = 0
ROLL_HALF: Final = 1
ROLL_DONE: Final = 2


class MoveWagon(Procedure["State"]):
    """17.4.1 Up to 6 in along the road's centre line, either way."""

    def __init__(self, seat: int, unit: int, step: int = ROLL_PICK, goal: int = -1) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.goal = goal  # u along the road; -1 off the table

    def copy(self) -> MoveWagon:
        return MoveWagon(self.seat, self.unit, self.step, self.goal)

    def run(self, state: State) -> bool:
        wagon = self.unit
        if self.step == ROLL_HALF:
            self.step = ROLL_DONE
            if state.status[wagon] != ON_TABLE:  # 17.4.2 wrecked half-way
                return state.end()
            if self.goal < 0:
                state.status[wagon] = OFF
                state.tell(kinds.WAGON_OFF, "20.12", wagon)
                return state.end()
            set_wagon(state, wagon, self.goal)
            state.tell(kinds.WAGON_ROLLED, "17.4.1", wagon, place_number(state.ax[wagon], state.ay[wagon]))
            if anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, wagon, -1))
        if self.step == ROLL_DONE:
            return state.end()
        return ASK

    def cannot_roll(self, state: State, kind: int, steps: int) -> int:
        """Half inches; off the table at the end of the road (20.12)."""
        way = 1 if kind == kinds.ROLL_ON else -1
        return ALLOWED if 1 <= steps * LATTICE <= wagon_reach(state, self.unit, way) else reasons.CANNOT_GO_THERE

    def cannot_roll_off(self, state: State) -> int:
        left = track_length(state.board) - state.along[self.unit]
        if state.described or state.field >> 1 != AMBUSH:
            return reasons.NO_EXIT
        if left > WAGON_MOVE or wagon_reach(state, self.unit, 1) < left:
            return reasons.EDGE_TOO_FAR
        return ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 1.6 % of all time
        stride = state.lattice // LATTICE
        found = [kinds.DONE]
        for steps in range(stride, wagon_reach(state, self.unit, 1) // LATTICE + 1, stride):
            found.append(kinds.ROLL_ON | steps)
        for steps in range(stride, wagon_reach(state, self.unit, -1) // LATTICE + 1, stride):
            found.append(kinds.ROLL_BACK | steps)
        if self.cannot_roll_off(state) == ALLOWED:
            found.append(kinds.ROLL_OFF)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind in (kinds.ROLL_ON, kinds.ROLL_BACK):
            return self.cannot_roll(state, kind, noun_of(action))
        if action == kinds.ROLL_OFF:
            return self.cannot_roll_off(state)
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        wagon = self.unit
        self.step = ROLL_DONE
        if action == kinds.DONE:
            return
        self.step = ROLL_HALF
        end = track_length(state.board)
        if action != kinds.ROLL_OFF:
            way = 1 if kind_of(action) == kinds.ROLL_ON else -1
            end = state.along[wagon] + way * noun_of(action) * LATTICE
            self.goal = end
        if anybody_watches(state, seat):  # 11.4, 11.7 half-way
            set_wagon(state, wagon, (state.along[wagon] + end) // 2)
            state.begin(Watch(1 - seat, wagon, -1))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-wagon", "17.4.1", {"unit": self.unit})


def capture_wagons(state: State) -> None:
    """17.4.3 At the end of an action: an enemy within 1 in, nobody of its side within 4 in."""
    for wagon in range(state.units()):
        if not state.is_a(wagon, WAGON) or state.status[wagon] != ON_TABLE:
            continue
        x = state.ax[wagon]
        y = state.ay[wagon]
        taken = False
        guarded = False
        for unit in range(state.units()):
            if state.is_a(unit, WAGON | CAPTIVE) or state.fleeing(unit) or not state.present(unit):
                continue
            if state.side[unit] == state.side[wagon]:
                guarded = guarded or unit_within(state, unit, x, y, WAGON_RADIUS, GUARDED)
            elif not state.shaken(unit):
                taken = taken or unit_within(state, unit, x, y, WAGON_RADIUS, CONTACT)
        if taken and not guarded:
            state.status[wagon] = CAPTURED
            state.tell(kinds.WAGON_TAKEN, "17.4.3", wagon)
