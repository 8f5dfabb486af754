"""9.6, 9.10-9.12 The Move of a dispersed unit or a figure alone: a place, an arrangement, perhaps a second leg."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.features.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.formations.arranging import (
    Arranging,
    chained,
    going_straight,
    hand_out,
    keep,
    keeping_order,
    reaches,
)
from arpents.games.muskets_tomahawks.formations.formations import KNOT, LINES
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.measuring.nearness import places_near
from arpents.games.muskets_tomahawks.measuring.ways import chain_gap, way_length, widest_allowance
from arpents.games.muskets_tomahawks.moves.legs import (
    ARRIVED_THERE,
    STOPPED,
    Leg,
    end_of_move,
    lay,
    most_legs,
    starts_of,
    ways_of,
)
from arpents.games.muskets_tomahawks.moves.thresholds import NO_THRESHOLD, Crossing, cannot_cross, thresholds
from arpents.games.muskets_tomahawks.state import DISPERSED, State
from arpents.games.muskets_tomahawks.table.board import on_lattice
from arpents.games.muskets_tomahawks.table.geometry import LATTICE, place_number, place_x, place_y
from arpents.games.muskets_tomahawks.words import kinds, reasons

if TYPE_CHECKING:
    from mypy_extensions import i64

PICK_PLACE: Final = 0
PICK_ORDER: Final = 1
LEG_DONE: Final = 2
LAST_LEG_DONE: Final = 3
MOVE_OVER: Final = 4


@final
class Reach:
    """Everything a dispersed unit needs to know about where it can go now."""

    def __init__(self, state: State, unit: int, surveying: bool, footing: Footing | None = None) -> None:
        self.state = state
        self.unit = unit
        self.footing = Footing(state, unit) if footing is None else footing
        self.footing.surveying = surveying  # a list of choices is wanted, not a plan to carry out
        self.starts = starts_of(state, unit)
        self.ways = ways_of(state, unit)
        self.reach: list[int] = []  # found when first asked for, like the next two
        self.chain: list[bool] = []
        self.order: list[int] = []

    def arranging(self) -> Arranging:
        if not self.reach:
            self.reach = reaches(self.footing, self.starts, self.ways)
        return Arranging(self.state, self.footing, self.unit, self.starts, self.ways, self.reach)

    def look_at_chain(self) -> None:
        if not self.chain:
            self.chain = chained(self.starts, chain_gap(self.state, self.unit) + 2 * self.state.radius[self.unit])
            self.order = keeping_order(self.starts)

    def keep_at(self, x: int, y: int) -> list[int]:
        """2.11 The plan of Keep with the reference figure at x, y."""
        self.look_at_chain()
        return keep(self.arranging(), x - self.starts[0], y - self.starts[1], self.chain, self.order)

    def line_at(self, x: int, y: int, direction: int) -> list[int]:
        return hand_out(self.arranging(), x, y, LINES[direction], False)

    def knot_at(self, x: int, y: int) -> list[int]:
        return hand_out(self.arranging(), x, y, KNOT, False)

    def candidates(self) -> list[int]:
        """Lattice places the reference figure might reach, terrain not yet counted: x, y, ..."""
        x = self.starts[0]
        y = self.starts[1]
        return places_near(self.state, x, y, self.footing.farthest(self.ways[0], x, y))

    def is_here(self, x: i64, y: i64) -> bool:
        """Does the reference figure stand there?"""
        return x == self.starts[0] and y == self.starts[1]

    def offers(self, x: i64, y: i64) -> bool:
        """9.11 The reference figure can go there and Keep is legal."""
        if len(self.ways) == 1:
            radius = self.state.radius[self.unit]
            return self.footing.goes(self.ways[0], self.starts[0], self.starts[1], x, y, radius) >= 0
        self.look_at_chain()
        dx: i64 = x - self.starts[0]
        dy: i64 = y - self.starts[1]
        straight = going_straight(self.footing, self.starts, self.ways, dx, dy, self.chain, self.order)
        if straight == 0 or straight == len(self.order):
            return straight > 0
        return len(keep(self.arranging(), dx, dy, self.chain, self.order, straight)) > 0

    def places(self) -> list[int]:
        found: list[int] = []
        candidates = self.candidates()
        for k in range(0, len(candidates), 2):
            x = candidates[k]
            y = candidates[k + 1]
            if not self.is_here(x, y) and self.offers(x, y):
                found.append(place_number(x, y))
        return found

    def anywhere(self) -> bool:
        """Is there a place to go to? The nearest ones are tried first."""
        step = self.state.lattice
        x = self.starts[0] // step * step
        y = self.starts[1] // step * step
        board = self.state.board
        for py in range(y - step if y else 0, y + 2 * step, step):
            for px in range(x - step if x else 0, x + 2 * step, step):
                if not self.is_here(px, py) and px <= board.width and py <= board.height and self.offers(px, py):
                    return True
        candidates = self.candidates()
        for k in range(0, len(candidates), 2):
            if not self.is_here(candidates[k], candidates[k + 1]) and self.offers(candidates[k], candidates[k + 1]):
                return True
        return False

    def rearranges(self) -> bool:
        """9.12 Standing still is lawful only to change the arrangement."""
        if len(self.ways) == 1:
            return False
        if self.knot_at(self.starts[0], self.starts[1]):
            return True
        for direction in range(4):
            if self.line_at(self.starts[0], self.starts[1], direction):
                return True
        return False


class Move(Procedure["State"]):
    """9.6, 9.10-9.12 A place, an arrangement, and perhaps a second leg."""

    def __init__(
        self, seat: int, unit: int, step: int = PICK_PLACE, legs: int = 0, x: int = -1, y: int = -1, loose: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.legs = legs  # legs gone
        self.x = x  # where the reference figure is going
        self.y = y
        self.loose = loose  # 9.12 it has just fallen out of its formation: it need not go anywhere

    def copy(self) -> Move:
        return Move(self.seat, self.unit, self.step, self.legs, self.x, self.y, self.loose)

    def run(self, state: State) -> bool:
        if self.step == LEG_DONE:
            self.legs += 1
            self.step = PICK_PLACE
            if state.result == STOPPED:
                self.step = MOVE_OVER
            elif way_length(state.way[state.reference(self.unit)]) + LATTICE > widest_allowance(
                state, self.unit, state.way[state.reference(self.unit)]
            ):
                self.step = LAST_LEG_DONE
        if self.step == LAST_LEG_DONE:
            self.step = MOVE_OVER
            if state.result != STOPPED and state.present(self.unit):
                end_of_move(state, self.unit)
        if self.step == MOVE_OVER:
            return state.end()
        return ASK

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a tenth of all questions; judging each choice costs 21 % of all time
        reach = Reach(state, self.unit, True)
        if self.step == PICK_ORDER:
            return self.orders(state, reach)
        found = thresholds(state, self.unit)
        if self.legs or self.loose:
            found.append(kinds.HALT)
        if not self.legs:
            found += takings(state, self.unit)
            if reach.rearranges():
                found.append(kinds.STAY)
        for place in reach.places():
            found.append(kinds.GO | place)
        if not found:  # with captives to lead there may be no way left
            found.append(kinds.HALT)
        found.sort()
        return found

    def orders(self, state: State, reach: Reach) -> list[int]:
        found: list[int] = []
        still = self.x == reach.starts[0] and self.y == reach.starts[1]
        if not still:
            found.append(kinds.KEEP)
            if self.legs + 1 < most_legs(state):
                found.append(kinds.ONWARD)
        if len(reach.ways) > 1:
            for direction in range(4):
                if reach.line_at(self.x, self.y, direction):
                    found.append(kinds.LINE | direction)
            if reach.knot_at(self.x, self.y):
                found.append(kinds.FORM_KNOT)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == PICK_ORDER:
            if kind in (kinds.KEEP, kinds.ONWARD, kinds.LINE, kinds.FORM_KNOT):
                return (
                    ALLOWED
                    if action in self.orders(state, Reach(state, self.unit, True))
                    else reasons.ARRANGEMENT_ILLEGAL
                )
            return NOT_ASKED
        if kind == kinds.GO:
            return self.cannot_go(state, noun)
        if kind == kinds.TAKE:
            return NOT_ASKED if self.legs else cannot_take(state, self.unit, noun)
        if action == kinds.HALT:
            stays = self.legs or self.loose or self.actions(state, seat) == [kinds.HALT]
            return ALLOWED if stays else reasons.NOT_MOVED_YET
        if action == kinds.STAY:
            return (
                ALLOWED if not self.legs and Reach(state, self.unit, True).rearranges() else reasons.ARRANGEMENT_ILLEGAL
            )
        reason = cannot_cross(state, self.unit, kind, noun)
        return NOT_ASKED if reason == NO_THRESHOLD else reason

    def cannot_go(self, state: State, place: int) -> int:
        """9.8-9.11"""
        x = place_x(place)
        y = place_y(place)
        if not on_lattice(state.board, place) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        reach = Reach(state, self.unit, True)
        if x == reach.starts[0] and y == reach.starts[1]:
            return reasons.STANDS_THERE
        return ALLOWED if reach.offers(x, y) else reasons.CANNOT_GO_THERE

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        unit = self.unit
        if kind == kinds.GO:
            self.x = place_x(noun)
            self.y = place_y(noun)
            self.step = PICK_ORDER
        elif action == kinds.STAY:
            self.x = state.fx[state.reference(unit)]
            self.y = state.fy[state.reference(unit)]
            self.step = PICK_ORDER
        elif kind == kinds.TAKE:
            take_along(state, unit, noun)
        elif action == kinds.HALT:
            state.result = ARRIVED_THERE
            self.step = LAST_LEG_DONE
        elif self.step == PICK_ORDER:
            self.go(state, kind, noun)
        else:
            self.step = LAST_LEG_DONE
            state.begin(Crossing(seat, unit, kind, noun))

    def go(self, state: State, kind: int, noun: int) -> None:
        reach = Reach(state, self.unit, False)
        if kind == kinds.LINE:
            plan = reach.line_at(self.x, self.y, noun)
        elif kind == kinds.FORM_KNOT:
            plan = reach.knot_at(self.x, self.y)
        else:
            plan = reach.keep_at(self.x, self.y)
        lay(state, self.unit, plan)
        self.step = LEG_DONE if kind == kinds.ONWARD else LAST_LEG_DONE
        state.begin(Leg(self.seat, self.unit, DISPERSED, state.facing[self.unit], -1, -1))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == PICK_ORDER:
            return Prompt("prompt-arrangement", "9.11", {"unit": self.unit})
        return Prompt("prompt-place", "9.6", {"unit": self.unit})
