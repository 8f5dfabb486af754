"""S13 A stack on the march: its kind, its price, and what it may not do."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import Procedure
from arpents.games.small_wars_mohicans.facts.board import (
    COUREUR,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FRENCH,
    HOME,
    KIND,
    LIGHT,
    LINES_OF,
    ROAD,
    SEA_LIFT_TO,
    TRAIL,
    TRIBE,
    TRIBE_OF,
)
from arpents.games.small_wars_mohicans.movement.forts import (
    build_price,
    burn_price,
    cannot_build_here,
    cannot_burn_here,
)
from arpents.games.small_wars_mohicans.movement.locked import cannot_move
from arpents.games.small_wars_mohicans.movement.overrun import (
    cannot_manoeuvre_here,
    cannot_overrun_here,
    defenders_to_overrun,
)
from arpents.games.small_wars_mohicans.movement.raids import cannot_raid_here
from arpents.games.small_wars_mohicans.movement.sea import cannot_cross_from, needs_sea_lift
from arpents.games.small_wars_mohicans.state import (
    MARCHING,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

# The kinds of stack.
UNDECIDED: Final = 0  # has not spent its first movement
IRREGULAR: Final = 1  # S13.1 six lines, no supply
PAID: Final = 2  # S13.5 four movement for one supply point
IROQUOIS: Final = 3  # S13.4 four lines of any sort for one supply point
FREE: Final = 4  # S13.3 the Iroquois stack that pays nothing (SW-34)
CAPACITY: Final = [0, 6, 4, 4, 4]
RULE_OF: Final = ["S12.1", "S13.1", "S13.5", "S13.4", "S13.3"]
TOO_FAR: Final = [  # by kind of stack
    reasons.TOO_FAR,
    reasons.TOO_FAR,
    reasons.TOO_FAR_FOR_PAID,
    reasons.TOO_FAR_FOR_NATIONS,
    reasons.TOO_FAR_FOR_FREE,
]

BY_ENEMY: Final = 1  # S13.11 what has stopped a stack
BY_COAST: Final = 2  # S1.3 it came along a line that ends here

FATE: Final = 1  # an overrun fort is kept or burnt
OVER: Final = 2


class Marching(Procedure["State"]):
    """S13 What a stack is, what it costs, and what forbids it something."""

    def __init__(
        self, seat: int, step: int, place: int, kind: int = UNDECIDED, spent: int = 0, trails: int = 0, stopped: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.kind = kind
        self.spent = spent  # movement used
        self.trails = trails  # S13.7
        self.stopped = stopped  # mask of what has stopped it

    # -- the stack

    def stack(self, state: State) -> list[int]:
        return self.marching(state, state.units(self.place, self.seat))

    def marching(self, state: State, units: list[int]) -> list[int]:
        """Those of the units here who go."""
        return [unit for unit in units if state.flags[unit] & MARCHING]

    def sort_of(self, stack: list[int]) -> int:
        """What kind of stack these units make."""
        if self.kind != UNDECIDED:
            return self.kind
        sort = IRREGULAR
        for unit in stack:
            if not LIGHT[unit]:
                return PAID
            if unit >= FIRST_IROQUOIS:
                sort = IROQUOIS
        return sort

    def price(self, state: State, stack: list[int]) -> int:
        """Land supply for the first step."""
        if self.kind != UNDECIDED:
            return 0
        sort = self.sort_of(stack)
        if sort == IRREGULAR:  # S9.3
            return 0
        if sort == PAID or state.free_stack:
            return 1
        for unit in stack:
            if unit < FIRST_IROQUOIS:
                return 1
        return 0  # S13.3 one stack, all Iroquois (SW-63)

    def led(self, stack: list[int], sort: int) -> bool:
        """S42.5 Tribes leave home with a coureur, and travel on with one or with a paid stack (SW-18)."""
        tribes = False
        at_home = False
        for unit in stack:
            if KIND[unit] == COUREUR:
                return True
            if KIND[unit] == TRIBE:
                tribes = True
                if HOME[unit] == self.place:
                    at_home = True
        return not tribes or (sort != IRREGULAR and not at_home)

    # -- what forbids

    def cannot_march(self, state: State, stack: list[int], sort: int) -> int:
        """Whether the stack may take a step at all, wherever it leads."""
        if self.stopped:
            return self.stopped_by()
        if self.price(state, stack) > state.land:
            return reasons.NO_SUPPLY  # S13.5
        return ALLOWED if self.led(stack, sort) else reasons.NEEDS_COUREUR  # S42.5

    def stopped_by(self) -> int:
        return reasons.MUST_STOP if self.stopped & BY_ENEMY else reasons.COAST_ENDS  # S13.11, S1.3

    def cannot_follow(self, state: State, sort: int, line: int) -> int:
        """Whether this line is open to such a stack."""
        if state.closed(line & 0xFF):
            return reasons.VILLAGE_CLOSED  # S13.10
        if SEA_LIFT_TO[self.place] and needs_sea_lift(state, self.seat, self.place, line):
            return reasons.SEA_LIFT_ONLY  # S20.2
        cost = 1  # S13.6
        if sort == PAID and line >> 8 == TRAIL:
            if self.trails:  # S13.8 roads and water stay open to it (SW-67)
                return reasons.ONE_TRAIL  # S13.7
            cost = 2
        return ALLOWED if self.spent + cost <= CAPACITY[sort] else TOO_FAR[sort]

    def cannot_take(self, state: State, stack: list[int], unit: int) -> int:
        """S13.12 Units met on the way may join, and use the capacity that is left."""
        reason = cannot_move(state, self.seat, unit, len(stack))
        if reason != ALLOWED:
            return reason
        if state.location[unit] != self.place:
            return reasons.NOT_HERE
        if self.stopped:
            return self.stopped_by()
        if self.kind == IRREGULAR and (not LIGHT[unit] or unit >= FIRST_IROQUOIS):
            return reasons.IRREGULARS_ONLY
        if self.kind == IROQUOIS and not LIGHT[unit]:
            return reasons.IRREGULARS_ONLY
        if self.kind == FREE and unit < FIRST_IROQUOIS:
            return reasons.FREE_STACK_IROQUOIS  # S13.3 (SW-98)
        return ALLOWED

    def cannot_leave(self, state: State, stack: list[int], unit: int) -> int:
        if self.kind == UNDECIDED or self.stopped:
            return NOT_ASKED
        if unit not in stack:
            return reasons.NOT_HERE
        return ALLOWED if len(stack) > 1 else reasons.LAST_OF_STACK

    def cannot_wake(self, state: State, stack: list[int], sort: int, unit: int) -> int:
        if TRIBE_OF[self.place] != unit or state.location[unit] != self.place:
            return reasons.NOT_HERE
        if not state.asleep >> unit - FIRST_NATIVE & 1:
            return reasons.TRIBE_AWAKE
        if self.seat != FRENCH or sort != IRREGULAR:
            return reasons.COUREUR_NOT_FREE  # S17.1
        if self.spent >= CAPACITY[IRREGULAR]:
            return reasons.TOO_FAR_TO_WAKE  # S17.2
        for one in stack:
            if KIND[one] == COUREUR:
                return ALLOWED
        return reasons.NEEDS_COUREUR

    def cannot_build(self, state: State, stack: list[int], sort: int) -> int:
        reason = cannot_build_here(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        builders = state.regulars(stack)
        if builders == 0:
            return reasons.REGULARS_BUILD  # S18.1
        if self.spent >= CAPACITY[sort]:
            return reasons.TOO_FAR_TO_BUILD  # S18.2
        return ALLOWED if build_price(builders) <= state.land else reasons.NO_SUPPLY_TO_BUILD

    def cannot_burn(self, state: State, stack: list[int], sort: int) -> int:
        reason = cannot_burn_here(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        if self.spent + 2 > CAPACITY[sort]:
            return reasons.TOO_FAR_TO_BURN  # S19.1
        price = burn_price(len(stack), self.free_of_supply(sort))
        return ALLOWED if price <= state.land else reasons.NO_SUPPLY_TO_BURN

    def free_of_supply(self, sort: int) -> bool:
        return self.seat == FRENCH and sort != PAID  # S19.3, S3.3

    def cannot_raid(self, state: State, sort: int) -> int:
        reason = cannot_raid_here(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        if sort == PAID:
            return reasons.IRREGULARS_RAID  # S35.3
        return ALLOWED if self.spent + 2 <= CAPACITY[sort] else reasons.TOO_FAR_TO_RAID  # S35.4

    def cannot_cross(self, state: State, stack: list[int]) -> int:
        reason = cannot_cross_from(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        for unit in stack:
            if LIGHT[unit]:
                return reasons.NOT_BY_SEA  # S13.2 (SW-83)
        return ALLOWED if state.land >= 2 else reasons.NO_SUPPLY_TO_CROSS  # S21.1

    def cannot_overrun(self, state: State, stack: list[int]) -> int:
        if not self.stopped & BY_ENEMY:
            return reasons.NOTHING_TO_OVERRUN
        reason = cannot_overrun_here(state, self.place, self.seat, len(stack))
        if reason != ALLOWED:
            return reason
        if self.kind != PAID:
            return ALLOWED if self.spent < CAPACITY[self.kind] else reasons.TOO_FAR_TO_OVERRUN  # S16.3
        return ALLOWED if self.overrun_price(state) <= state.land else reasons.NO_SUPPLY_TO_OVERRUN  # S16.2

    def overrun_price(self, state: State) -> int:
        return 2 if defenders_to_overrun(state, self.place, self.seat) else 1  # S16.1, S16.4 (SW-19)

    def cannot_manoeuvre(self, state: State) -> int:
        if not self.stopped & BY_ENEMY:
            return reasons.NO_ENEMY_HERE
        return cannot_manoeuvre_here(state, self.place, self.seat)


def line_to(place: int, kind: int, other: int) -> int:
    """The line of that sort between two places, as LINES_OF gives it, or 0."""
    for line in LINES_OF[place]:
        if line & 0xFF == other:
            sort = line >> 8
            wanted = kinds.BY_ROAD if sort == ROAD else kinds.BY_TRAIL if sort == TRAIL else kinds.BY_WATER
            if wanted == kind:
                return line
    return 0
