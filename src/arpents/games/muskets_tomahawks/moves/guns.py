"""13.5 The Move of a gun."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.features.captives import cannot_take, take_along, takings
from arpents.games.muskets_tomahawks.features.exits import cannot_leave_table
from arpents.games.muskets_tomahawks.formations.formations import gun_plan
from arpents.games.muskets_tomahawks.measuring.footing import Footing
from arpents.games.muskets_tomahawks.moves.legs import Leg, lay
from arpents.games.muskets_tomahawks.moves.marches import MARCH_FACE, MARCH_GONE, MARCH_PICK
from arpents.games.muskets_tomahawks.moves.thresholds import Crossing
from arpents.games.muskets_tomahawks.state import DISPERSED, State
from arpents.games.muskets_tomahawks.table.board import LEG_OBSTACLES, on_lattice
from arpents.games.muskets_tomahawks.table.geometry import INCH, place_number, place_x, place_y, within
from arpents.games.muskets_tomahawks.words import kinds, reasons


class MoveGun(Procedure["State"]):
    """13.5 Up to one inch for each crew figure less terrain, then any facing."""

    def __init__(self, seat: int, unit: int, step: int = MARCH_PICK, x: int = -1, y: int = -1) -> None:
        super().__init__(seat, step)
        self.unit = unit
        self.x = x
        self.y = y

    def copy(self) -> MoveGun:
        return MoveGun(self.seat, self.unit, self.step, self.x, self.y)

    def run(self, state: State) -> bool:
        if self.step == MARCH_GONE:
            return state.end()
        return ASK

    def facings(self, state: State, x: int, y: int, footing: Footing | None = None) -> list[int]:
        found: list[int] = []
        if footing is None:
            footing = Footing(state, self.unit)
        still = x == state.ax[self.unit] and y == state.ay[self.unit]
        for facing in range(8):
            if not (still and facing == state.facing[self.unit]) and gun_plan(state, self.unit, facing, x, y, footing):
                found.append(facing)
        return found

    def exits(self, state: State) -> list[int]:
        """9.16"""
        return [kinds.LEAVE | edge for edge in range(4) if cannot_leave_table(state, self.unit, edge) == ALLOWED]

    def cannot_go(self, state: State, x: int, y: int, footing: Footing | None = None) -> int:
        dx = x - state.ax[self.unit]
        dy = y - state.ay[self.unit]
        leg = state.board.leg(state.ax[self.unit], state.ay[self.unit], x, y)
        most = state.strength[self.unit] * INCH - (leg & 3) * INCH - (leg >> LEG_OBSTACLES & 31) * INCH
        if not within(dx, dy, max(most, INCH)):
            return reasons.CANNOT_GO_THERE
        return ALLOWED if self.facings(state, x, y, footing) else reasons.CANNOT_GO_THERE

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: judging each choice costs 0.6 % of all time, and it is slow at that already
        if self.step == MARCH_FACE:
            return [kinds.FACE | facing for facing in self.facings(state, self.x, self.y)]
        return self.choices(state, False)

    def choices(self, state: State, any_will_do: bool) -> list[int]:
        """What the gun may do, or one such action only."""
        x = state.ax[self.unit]
        y = state.ay[self.unit]
        footing = Footing(state, self.unit)
        found: list[int] = []
        found += self.exits(state)
        if self.facings(state, x, y, footing):
            found.append(kinds.STAY)
        if found and any_will_do:
            return found
        left = state.strength[self.unit] * INCH
        step = state.lattice
        for py in range(max(0, (y - left + step - 1) // step * step), min(state.board.height, y + left) + 1, step):
            for px in range(max(0, (x - left + step - 1) // step * step), min(state.board.width, x + left) + 1, step):
                if (px != x or py != y) and self.cannot_go(state, px, py, footing) == ALLOWED:
                    found.append(kinds.GO | place_number(px, py))
                    if any_will_do:
                        return found
        if found:
            found += takings(state, self.unit)
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == MARCH_FACE:
            if kind != kinds.FACE or noun > 7:
                return NOT_ASKED
            return ALLOWED if noun in self.facings(state, self.x, self.y) else reasons.CANNOT_GO_THERE
        if action == kinds.STAY:
            return ALLOWED if self.facings(state, state.ax[self.unit], state.ay[self.unit]) else reasons.CANNOT_GO_THERE
        if kind == kinds.TAKE:
            return cannot_take(state, self.unit, noun)
        if kind == kinds.LEAVE and noun < 4:
            return cannot_leave_table(state, self.unit, noun)
        if kind != kinds.GO:
            return NOT_ASKED
        x = place_x(noun)
        y = place_y(noun)
        if not on_lattice(state.board, noun) or x % state.lattice or y % state.lattice:
            return reasons.NOT_ON_LATTICE
        if x == state.ax[self.unit] and y == state.ay[self.unit]:
            return reasons.STANDS_THERE
        return self.cannot_go(state, x, y)

    def apply(self, state: State, seat: int, action: int) -> None:
        unit = self.unit
        if kind_of(action) == kinds.FACE:
            lay(state, unit, gun_plan(state, unit, noun_of(action), self.x, self.y))
            self.step = MARCH_GONE
            state.begin(Leg(seat, unit, DISPERSED, noun_of(action), self.x, self.y))
            return
        if kind_of(action) == kinds.TAKE:
            take_along(state, unit, noun_of(action))
            return
        if kind_of(action) == kinds.LEAVE:
            self.step = MARCH_GONE
            state.begin(Crossing(seat, unit, kinds.LEAVE, noun_of(action)))
            return
        self.x = state.ax[unit] if action == kinds.STAY else place_x(noun_of(action))
        self.y = state.ay[unit] if action == kinds.STAY else place_y(noun_of(action))
        self.step = MARCH_FACE

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == MARCH_FACE:
            return Prompt("prompt-face", "13.5", {"unit": self.unit})
        return Prompt("prompt-place", "13.5", {"unit": self.unit})
