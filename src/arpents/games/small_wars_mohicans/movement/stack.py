"""S12, S13 Movement: stacks go from point to point, one after another, while supply and capacity last."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import mask_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FIRST_OF,
    FRENCH,
    GARRISON,
    HALT_AT,
    KIND,
    LAKE,
    LIGHT,
    LINES_OF,
    PLACE_NAMES,
    RIVER,
    TRAIL,
    TRIBE,
    TRIBE_OF,
    TYPE,
    TYPE_REGULAR,
    UNITS,
)
from arpents.games.small_wars_mohicans.movement.forts import build_price, burn_price, cannot_build_here
from arpents.games.small_wars_mohicans.movement.locked import cannot_move, enter_battle, held, is_pinned
from arpents.games.small_wars_mohicans.movement.marching import (
    BY_COAST,
    BY_ENEMY,
    CAPACITY,
    FATE,
    FREE,
    IROQUOIS,
    IRREGULAR,
    OVER,
    PAID,
    RULE_OF,
    UNDECIDED,
    Marching,
    line_to,
)
from arpents.games.small_wars_mohicans.movement.overrun import (
    overrun,
)
from arpents.games.small_wars_mohicans.movement.sea import other_shore
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    ARRIVED,
    ATTACK,
    BUILT,
    FORT,
    MANOEUVRED,
    MARCHING,
    MOVED,
    NOT_LOOKED,
    NOTHING,
    RAIDED_BY_FRENCH,
    STAYS,
    State,
)
from arpents.games.small_wars_mohicans.state import BY_LAKE as LAST_BY_LAKE
from arpents.games.small_wars_mohicans.state import BY_WATER as USED_WATER
from arpents.games.small_wars_mohicans.words import kinds, reasons

WAY_OF: Final = [0, kinds.BY_ROAD, kinds.BY_TRAIL, kinds.BY_WATER, kinds.BY_WATER, kinds.BY_WATER]  # by sort of line
WAYS: Final[list[list[int]]] = [sorted(lines, key=lambda line: WAY_OF[line >> 8]) for lines in LINES_OF]


class March(Procedure["State"]):
    """S12.5 A side takes its stacks one by one, until it says that it is done."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> March:
        return March(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == OVER:
            state.ready = NOT_LOOKED
            return state.end()
        return ASK

    def cannot_start(self, state: State, unit: int) -> int:
        reason = cannot_move(state, self.seat, unit, 0)
        if reason != ALLOWED:
            return reason
        place = state.location[unit]
        if KIND[unit] == TRIBE and state.french[place] == 0:
            return reasons.NEEDS_COUREUR  # S42.5
        if state.land > 0 or (LIGHT[unit] and unit < FIRST_IROQUOIS):
            return ALLOWED
        if unit >= FIRST_IROQUOIS and not state.free_stack:
            return ALLOWED  # S13.3
        if state.marks[place] & FORT or (
            TYPE[unit] == TYPE_REGULAR and cannot_build_here(state, place, self.seat) == 0
        ):
            return ALLOWED  # burning and building may cost nothing
        return reasons.NO_SUPPLY  # S13.5

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a seventh of all questions; judging each choice costs 11 % of all time
        found: list[int] = []
        side = self.seat
        attacked = ATTACK[1 - side]
        location = state.location
        flags = state.flags
        marks = state.marks
        paid = state.land > 0
        left = state.still_ready(side)
        before = FIRST_OF[side] - 1
        while left:
            low = left & -left
            left ^= low
            unit = before + low.bit_length()
            place = location[unit]
            if marks[place] & attacked and held(state, place, side, 0):
                continue
            if paid or LIGHT[unit] or self.cannot_start(state, unit) == ALLOWED:
                found.append(kinds.TAKE | unit)
        left = state.tribes_awake() if side == FRENCH else 0
        while left:
            low = left & -left
            left ^= low
            tribe = FIRST_NATIVE - 1 + low.bit_length()
            place = location[tribe]
            if flags[tribe] & STAYS or state.french[place] == 0:
                continue
            if not marks[place] & attacked or not held(state, place, side, 0):
                found.append(kinds.TAKE | tribe)
        if state.nations == side:
            for unit in range(FIRST_IROQUOIS, UNITS):
                if self.cannot_start(state, unit) == ALLOWED:
                    found.append(kinds.TAKE | unit)
        found.append(kinds.DONE)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.TAKE:
            return self.cannot_start(state, noun_of(action))
        return ALLOWED if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = OVER
            return
        unit = noun_of(action)
        state.take_along(unit)
        state.begin(Stack(self.seat, 0, state.location[unit]))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-march", "S12.5", {"supply": state.land})


class Stack(Marching):
    """S13 One stack: who goes, where to, and what it does on its way."""

    def __init__(
        self, seat: int, step: int, place: int, kind: int = UNDECIDED, spent: int = 0, trails: int = 0, stopped: int = 0
    ) -> None:
        super().__init__(seat, step, place, kind, spent, trails, stopped)

    def copy(self) -> Stack:
        return Stack(self.seat, self.step, self.place, self.kind, self.spent, self.trails, self.stopped)

    def run(self, state: State) -> bool:
        state.offered = NOTHING
        if self.step == FATE:
            return ASK
        if self.step != OVER and (self.stopped or self.spent >= 4):
            found = self.actions(state, self.seat)
            if len(found) > 1:
                state.offered = found
                return ASK
            self.halt(state)  # nothing is left to choose (SW-99)
        if self.step == OVER:
            return state.end()
        return ASK

    # -- the contract

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: half of all questions; judging each choice costs 41 % of all time
        if state.offered:
            return state.handed_out()
        if self.step == FATE:
            return [kinds.BURN, kinds.KEEP]
        units = state.units(self.place, self.seat)
        stack = self.marching(state, units)
        sort = self.sort_of(stack)
        found: list[int] = []
        if not self.stopped:
            self.list_takes(state, units, len(stack), found)
            if self.cannot_march(state, stack, sort) == ALLOWED:
                for line in WAYS[self.place]:
                    if self.cannot_follow(state, sort, line) == ALLOWED:
                        found.append(WAY_OF[line >> 8] | line & 0xFF)
        tribe = TRIBE_OF[self.place]
        if tribe >= 0 and self.cannot_wake(state, stack, sort, tribe) == ALLOWED:
            found.append(kinds.WAKE | tribe)
        if self.stopped:
            if self.cannot_overrun(state, stack) == ALLOWED:
                found.append(kinds.OVERRUN)
            if self.cannot_manoeuvre(state) == ALLOWED:
                found.append(kinds.MANOEUVRE)
        if self.cannot_build(state, stack, sort) == ALLOWED:
            found.append(kinds.BUILD)
        if self.cannot_burn(state, stack, sort) == ALLOWED:
            found.append(kinds.BURN)
        if self.cannot_raid(state, sort) == ALLOWED:
            found.append(kinds.RAID | self.place)
        if self.cannot_cross(state, stack) == ALLOWED:
            found.append(kinds.CROSS)
        found.append(kinds.HALT)
        if self.kind != UNDECIDED and not self.stopped and len(stack) > 1:
            for unit in stack:
                found.append(kinds.LEAVE | unit)
        return found

    def list_takes(self, state: State, units: list[int], taken: int, found: list[int]) -> None:
        """Those of the units here that `cannot_take` lets join."""
        if is_pinned(state, self.place, self.seat, taken):
            return
        kind = self.kind
        for unit in units:
            if state.flags[unit] & STAYS or KIND[unit] == GARRISON:
                continue
            if kind == UNDECIDED or kind == PAID:
                found.append(kinds.TAKE | unit)
            elif kind == FREE:
                if unit >= FIRST_IROQUOIS:
                    found.append(kinds.TAKE | unit)
            elif LIGHT[unit] and (kind != IRREGULAR or unit < FIRST_IROQUOIS):
                found.append(kinds.TAKE | unit)

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == FATE:
            return ALLOWED if kind == kinds.BURN or kind == kinds.KEEP else NOT_ASKED
        stack = self.stack(state)
        sort = self.sort_of(stack)
        if kind == kinds.TAKE:
            return self.cannot_take(state, stack, noun)
        if kind == kinds.LEAVE:
            return self.cannot_leave(state, stack, noun)
        if kind == kinds.BY_ROAD or kind == kinds.BY_TRAIL or kind == kinds.BY_WATER:
            line = line_to(self.place, kind, noun)
            if line == 0:
                return reasons.NO_LINE
            reason = self.cannot_march(state, stack, sort)
            return reason if reason != ALLOWED else self.cannot_follow(state, sort, line)
        if kind == kinds.WAKE:
            return self.cannot_wake(state, stack, sort, noun)
        if kind == kinds.OVERRUN:
            return self.cannot_overrun(state, stack)
        if kind == kinds.MANOEUVRE:
            return self.cannot_manoeuvre(state)
        if kind == kinds.BUILD:
            return self.cannot_build(state, stack, sort)
        if kind == kinds.BURN:
            return self.cannot_burn(state, stack, sort)
        if kind == kinds.RAID:
            return self.cannot_raid(state, sort) if noun == self.place else reasons.NOT_HERE
        if kind == kinds.CROSS:
            return self.cannot_cross(state, stack)
        return ALLOWED if action == kinds.HALT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == FATE:
            self.keep_or_burn(state, kind == kinds.BURN)
        elif kind == kinds.TAKE:
            state.take_along(noun)
            if self.kind != UNDECIDED:
                state.tell(kinds.UNIT_JOINS, "S13.12", noun, self.place)
        elif kind == kinds.LEAVE:
            state.flags[noun] = state.flags[noun] & ~MARCHING | MOVED
            state.tell(kinds.UNIT_LEFT, "S13.12", noun, self.place)
        elif kind == kinds.BY_ROAD or kind == kinds.BY_TRAIL or kind == kinds.BY_WATER:
            self.march(state, line_to(self.place, kind, noun))
        elif kind == kinds.WAKE:
            self.kind = IRREGULAR
            self.spent += 1
            state.wake(noun, "S17.1")  # S17.3 it goes on with what is left
        elif kind == kinds.OVERRUN:
            self.overrun(state)
        elif kind == kinds.MANOEUVRE:
            state.land -= 2
            state.marks[self.place] |= MANOEUVRED
            state.tell(kinds.MANOEUVRE_PAID, "S14.1", self.place)
            self.halt(state)
        elif kind == kinds.BUILD:
            self.build(state)
        elif kind == kinds.BURN:
            stack = self.stack(state)
            state.land -= burn_price(len(stack), self.free_of_supply(self.sort_of(stack)))
            self.spent += 2
            state.burn_fort(self.place, self.seat, state.owner[self.place] == 1 - self.seat)
        elif kind == kinds.RAID:
            self.spent += 2
            state.marks[self.place] |= RAIDED_BY_FRENCH
            state.tell(kinds.PLACE_RAIDED, "S35.4", self.place)
        elif kind == kinds.CROSS:
            self.cross(state)
        else:
            self.halt(state)

    # -- what it does

    def march(self, state: State, line: int) -> None:
        stack = self.stack(state)
        sort = self.sort_of(stack)
        price = self.price(state, stack)
        if self.kind == UNDECIDED:
            state.land -= price  # S12.2 each stack pays for itself
            self.kind = sort
            if sort == IROQUOIS and price == 0:
                state.free_stack = 1  # S40.1 once a turn
                self.kind = FREE  # S13.3
        kind = line >> 8
        place = line & 0xFF
        self.spent += 2 if sort == PAID and kind == TRAIL else 1
        if kind == TRAIL:
            self.trails = 1
        for unit in stack:
            state.move(unit, place)
            state.comes_from(unit, self.place)
            flags = state.flags[unit] & ~(LAST_BY_LAKE | AFLOAT) | ARRIVED
            if kind >= RIVER:
                flags |= USED_WATER
                if kind == LAKE:
                    flags |= LAST_BY_LAKE
            state.flags[unit] = flags
        state.tell(kinds.STACK_MARCHES, RULE_OF[self.kind], len(stack), self.place, place, kind, price, mask_of(stack))
        self.stopped = 0
        for end in HALT_AT[self.place]:
            if end == line:
                self.stopped = BY_COAST  # S1.3
        self.place = place
        if state.contested(place, self.seat) or (state.owner[place] == 1 - self.seat and state.fortified(place)):
            self.stopped |= BY_ENEMY  # S13.11

    def overrun(self, state: State) -> None:
        if self.kind != PAID:  # S16.3
            self.spent += 1
        else:
            state.land -= self.overrun_price(state)
        overrun(state, self.place, self.seat)
        self.stopped &= ~BY_ENEMY
        if state.owner[self.place] == 1 - self.seat:
            if state.has_fort(self.place):
                self.step = FATE  # S16.4
            elif state.fortified(self.place):
                state.capture(self.place, self.seat, "S16.4")

    def keep_or_burn(self, state: State, burn: bool) -> None:
        self.step = 0
        if burn:
            state.burn_fort(self.place, self.seat, True)
        else:
            state.capture(self.place, self.seat, "S16.4")

    def build(self, state: State) -> None:
        stack = self.stack(state)
        state.land -= build_price(state.regulars(stack))
        for unit in stack:
            if TYPE[unit] == TYPE_REGULAR:
                state.flags[unit] |= BUILT
        state.capture(self.place, self.seat, "S18.1")
        state.marks[self.place] |= FORT
        state.tell(kinds.FORT_BUILT, "S18.1", self.place, self.seat)
        self.halt(state)

    def cross(self, state: State) -> None:
        state.land -= 2
        shore = other_shore(self.place)
        stack = self.stack(state)
        for unit in stack:
            state.move(unit, shore)
            state.comes_from(unit, self.place)
            state.flags[unit] = state.flags[unit] & ~(LAST_BY_LAKE | ARRIVED) | USED_WATER  # no way back by land
        state.tell(kinds.STACK_CROSSES, "S21.1", len(stack), self.place, shore, mask_of(stack))
        self.place = shore  # S21.2 no march after it
        self.halt(state)

    def halt(self, state: State) -> None:
        for unit in self.stack(state):
            state.flags[unit] = state.flags[unit] & ~MARCHING | MOVED
        if self.kind != UNDECIDED and state.contested(self.place, self.seat):
            enter_battle(state, self.place, self.seat)
        self.step = OVER

    def prompt(self, state: State, seat: int) -> Prompt:
        where: dict[str, object] = {"place": "place-" + PLACE_NAMES[self.place]}
        if self.step == FATE:
            return Prompt("prompt-fort-fate", "S16.4", where)
        stack = self.stack(state)
        sort = self.sort_of(stack)
        where["left"] = CAPACITY[sort] - self.spent
        where["supply"] = state.land
        where["units"] = len(stack)
        if self.stopped:
            return Prompt("prompt-stack-stopped", "S13.11" if self.stopped & BY_ENEMY else "S1.3", where)
        return Prompt("prompt-stack", RULE_OF[sort], where)
