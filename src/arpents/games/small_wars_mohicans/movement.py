"""S12, S13, S15 Movement: stacks go from point to point, one after another, while supply and capacity last."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans import reasons
from arpents.games.small_wars_mohicans.board import (
    BRITISH,
    COUREUR,
    FIRST_FRENCH,
    FIRST_IROQUOIS,
    FIRST_NATIVE,
    FRENCH,
    GARRISON,
    HOME,
    KIND,
    LAKE,
    LIGHT,
    LINES_OF,
    PLACE_NAMES,
    RIVER,
    ROAD,
    TRAIL,
    TRIBE,
    TRIBE_OF,
    TYPE,
    TYPE_REGULAR,
    UNITS,
)
from arpents.games.small_wars_mohicans.forts import build_price, burn_price, cannot_build_here, cannot_burn_here
from arpents.games.small_wars_mohicans.kinds import (
    BUILD,
    BURN,
    BY_ROAD,
    BY_TRAIL,
    BY_WATER,
    CROSS,
    DONE,
    FORT_BUILT,
    HALT,
    KEEP,
    LEAVE,
    MANOEUVRE,
    MANOEUVRE_PAID,
    OVERRUN,
    PLACE_RAIDED,
    RAID,
    STACK_CROSSES,
    STACK_MARCHES,
    TAKE,
    UNIT_JOINS,
    UNIT_LEFT,
    WAKE,
)
from arpents.games.small_wars_mohicans.overrun import (
    cannot_manoeuvre_here,
    cannot_overrun_here,
    defenders_to_overrun,
    overrun,
)
from arpents.games.small_wars_mohicans.raids import cannot_raid_here
from arpents.games.small_wars_mohicans.sea import cannot_cross_from, other_shore
from arpents.games.small_wars_mohicans.state import (
    ARRIVED,
    ATTACK,
    ATTACKED,
    BUILT,
    FORT,
    INSIDE,
    MANOEUVRED,
    MARCHING,
    MOVED,
    RAIDED_BY_FRENCH,
    RELIEF,
    SIEGE,
    State,
)
from arpents.games.small_wars_mohicans.state import BY_LAKE as LAST_BY_LAKE
from arpents.games.small_wars_mohicans.state import BY_WATER as USED_WATER

# The kinds of stack.
UNDECIDED: Final = 0  # has not spent its first movement
IRREGULAR: Final = 1  # S13.1 six lines, no supply
PAID: Final = 2  # S13.5 four movement for one supply point
IROQUOIS: Final = 3  # S13.3, S13.4 four lines of any sort
CAPACITY: Final = [0, 6, 4, 4]

FATE: Final = 1  # an overrun fort is kept or burnt
OVER: Final = 2


def first_unit(side: int) -> int:
    return 0 if side == BRITISH else FIRST_FRENCH


def cannot_move(state: State, side: int, unit: int, taken: int) -> int:
    """Whether a unit may leave its place this turn; `taken` are already about to leave with it."""
    if state.side_of(unit) != side or not state.on_map(unit):
        return reasons.NOT_YOURS
    flags = state.flags[unit]
    if flags & (MOVED | MARCHING):
        return reasons.ALREADY_MOVED  # S12.5
    if KIND[unit] == GARRISON:
        return reasons.GARRISON_STAYS  # S45.1
    if KIND[unit] == TRIBE and state.asleep >> unit - FIRST_NATIVE & 1:
        return reasons.TRIBE_ASLEEP  # S42.1
    if flags & INSIDE:
        return reasons.SHUT_IN  # S32.1
    place = state.location[unit]
    if state.marks[place] & ATTACK[1 - side] and held(state, place, side, taken):
        return reasons.PINNED  # S15.1
    return ALLOWED


def held(state: State, place: int, side: int, taken: int) -> bool:
    """S15.1 As many units as there are attackers stay; the owner chooses which."""
    return state.count(place, side) - taken <= len(state.outside(place, 1 - side))


def enter_battle(state: State, place: int, side: int) -> None:
    """S22.2 The side that comes first is the attacker; those who come later join their own side."""
    marks = state.marks[place]
    if marks & ATTACKED or marks & SIEGE[side]:
        return
    state.marks[place] |= ATTACK[side]
    if marks & SIEGE[1 - side]:
        state.marks[place] |= RELIEF


class March(Procedure["State"]):
    """S12.5 A side takes its stacks one by one, until it says that it is done."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> March:
        return March(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == OVER:
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
        found = [DONE]
        last = FIRST_FRENCH if seat == BRITISH else FIRST_IROQUOIS
        for unit in range(first_unit(seat), last):
            if state.location[unit] > 5 and self.cannot_start(state, unit) == ALLOWED:
                found.append(TAKE | unit)
        if state.nations == seat:
            for unit in range(FIRST_IROQUOIS, UNITS):
                if self.cannot_start(state, unit) == ALLOWED:
                    found.append(TAKE | unit)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == TAKE:
            return self.cannot_start(state, noun_of(action))
        return ALLOWED if action == DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == DONE:
            self.step = OVER
            return
        unit = noun_of(action)
        state.flags[unit] |= MARCHING
        state.begin(Stack(self.seat, 0, state.location[unit]))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-march", "S12.5", {"supply": state.land})


class Stack(Procedure["State"]):
    """S13 One stack: who goes, where to, and what it does on its way."""

    def __init__(
        self, seat: int, step: int, place: int, kind: int = UNDECIDED, spent: int = 0, trails: int = 0, stopped: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.place = place
        self.kind = kind
        self.spent = spent  # movement used
        self.trails = trails  # S13.7
        self.stopped = stopped  # S13.11

    def copy(self) -> Stack:
        return Stack(self.seat, self.step, self.place, self.kind, self.spent, self.trails, self.stopped)

    def run(self, state: State) -> bool:
        if self.step == FATE:
            return ASK
        if self.step != OVER and (self.stopped or self.spent >= 4) and len(self.actions(state, self.seat)) == 1:
            self.halt(state)  # nothing is left to choose
        if self.step == OVER:
            return state.end()
        return ASK

    # -- the stack

    def stack(self, state: State) -> list[int]:
        return [unit for unit in state.units(self.place, self.seat) if state.flags[unit] & MARCHING]

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
        if sort == IRREGULAR:
            return 0
        if sort == PAID or state.free_stack:
            return 1
        for unit in stack:
            if unit < FIRST_IROQUOIS:
                return 1
        return 0  # S13.3 one stack, all Iroquois

    def led(self, stack: list[int], sort: int) -> bool:
        """S42.5 Tribes leave home with a coureur, and travel on with one or with a paid stack."""
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

    def cannot_step(self, state: State, stack: list[int], sort: int, line: int) -> int:
        kind = line >> 8
        place = line & 0xFF
        if self.stopped:
            return reasons.MUST_STOP  # S13.11
        if state.closed(place):
            return reasons.VILLAGE_CLOSED  # S13.10
        if sort == PAID and kind == TRAIL and self.trails:
            return reasons.ONE_TRAIL  # S13.7
        cost = 2 if sort == PAID and kind == TRAIL else 1
        if self.spent + cost > CAPACITY[sort]:
            return reasons.TOO_FAR  # S13.1, S13.5
        if self.price(state, stack) > state.land:
            return reasons.NO_SUPPLY  # S13.5
        if not self.led(stack, sort):
            return reasons.NEEDS_COUREUR  # S42.5
        return ALLOWED

    def cannot_take(self, state: State, stack: list[int], unit: int) -> int:
        """S13.12 Units met on the way may join, and use the capacity that is left."""
        reason = cannot_move(state, self.seat, unit, len(stack))
        if reason != ALLOWED:
            return reason
        if state.location[unit] != self.place:
            return reasons.NOT_HERE
        if self.stopped:
            return reasons.MUST_STOP
        if self.kind == IRREGULAR and (not LIGHT[unit] or unit >= FIRST_IROQUOIS):
            return reasons.IRREGULARS_ONLY
        if self.kind == IROQUOIS and (not LIGHT[unit] or (unit < FIRST_IROQUOIS and all_nations(stack))):
            return reasons.IRREGULARS_ONLY
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
            return reasons.TOO_FAR  # S17.2
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
            return reasons.TOO_FAR  # S18.2
        return ALLOWED if build_price(builders) <= state.land else reasons.NO_SUPPLY

    def cannot_burn(self, state: State, stack: list[int], sort: int) -> int:
        reason = cannot_burn_here(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        if self.spent + 2 > CAPACITY[sort]:
            return reasons.TOO_FAR  # S19.1
        return ALLOWED if burn_price(len(stack), self.free_of_supply(sort)) <= state.land else reasons.NO_SUPPLY

    def free_of_supply(self, sort: int) -> bool:
        return self.seat == FRENCH and sort == IRREGULAR  # S19.3

    def cannot_raid(self, state: State, sort: int) -> int:
        reason = cannot_raid_here(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        if sort == PAID:
            return reasons.IRREGULARS_RAID  # S35.3
        return ALLOWED if self.spent + 2 <= CAPACITY[sort] else reasons.TOO_FAR  # S35.4

    def cannot_cross(self, state: State, stack: list[int]) -> int:
        reason = cannot_cross_from(state, self.place, self.seat)
        if reason != ALLOWED:
            return reason
        for unit in stack:
            if LIGHT[unit]:
                return reasons.NOT_BY_SEA  # S13.2
        return ALLOWED if state.land >= 2 else reasons.NO_SUPPLY  # S21.1

    def cannot_overrun(self, state: State, stack: list[int]) -> int:
        if not self.stopped:
            return reasons.NOTHING_TO_OVERRUN
        reason = cannot_overrun_here(state, self.place, self.seat, len(stack))
        if reason != ALLOWED:
            return reason
        if self.kind == IRREGULAR:
            return ALLOWED if self.spent < CAPACITY[IRREGULAR] else reasons.TOO_FAR  # S16.3
        return ALLOWED if self.overrun_price(state) <= state.land else reasons.NO_SUPPLY  # S16.2

    def overrun_price(self, state: State) -> int:
        return 2 if defenders_to_overrun(state, self.place, self.seat) else 1  # S16.1, S16.4

    def cannot_manoeuvre(self, state: State) -> int:
        if not self.stopped:
            return reasons.NO_ENEMY_HERE
        return cannot_manoeuvre_here(state, self.place, self.seat)

    # -- the contract

    def actions(self, state: State, seat: int) -> list[int]:
        if self.step == FATE:
            return [BURN, KEEP]
        stack = self.stack(state)
        sort = self.sort_of(stack)
        takes: list[int] = []
        if not self.stopped:
            for unit in state.units(self.place, self.seat):
                if self.cannot_take(state, stack, unit) == ALLOWED:
                    takes.append(TAKE | unit)
        if self.kind != UNDECIDED and not self.stopped and len(stack) > 1:
            for unit in stack:
                takes.append(LEAVE | unit)
        roads: list[int] = []
        trails: list[int] = []
        waters: list[int] = []
        if not self.stopped:
            for line in LINES_OF[self.place]:
                if self.cannot_step(state, stack, sort, line) == ALLOWED:
                    kind = line >> 8
                    if kind == ROAD:
                        roads.append(BY_ROAD | line & 0xFF)
                    elif kind == TRAIL:
                        trails.append(BY_TRAIL | line & 0xFF)
                    else:
                        waters.append(BY_WATER | line & 0xFF)
        found = takes + roads + trails + waters
        tribe = TRIBE_OF[self.place]
        if tribe >= 0 and self.cannot_wake(state, stack, sort, tribe) == ALLOWED:
            found.append(WAKE | tribe)
        if self.stopped:
            if self.cannot_overrun(state, stack) == ALLOWED:
                found.append(OVERRUN)
            if self.cannot_manoeuvre(state) == ALLOWED:
                found.append(MANOEUVRE)
        if self.cannot_build(state, stack, sort) == ALLOWED:
            found.append(BUILD)
        if self.cannot_burn(state, stack, sort) == ALLOWED:
            found.append(BURN)
        if self.cannot_raid(state, sort) == ALLOWED:
            found.append(RAID | self.place)
        if self.cannot_cross(state, stack) == ALLOWED:
            found.append(CROSS)
        found.append(HALT)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == FATE:
            return ALLOWED if kind == BURN or kind == KEEP else NOT_ASKED
        stack = self.stack(state)
        sort = self.sort_of(stack)
        if kind == TAKE:
            return self.cannot_take(state, stack, noun)
        if kind == LEAVE:
            return self.cannot_leave(state, stack, noun)
        if kind == BY_ROAD or kind == BY_TRAIL or kind == BY_WATER:
            line = line_to(self.place, kind, noun)
            return self.cannot_step(state, stack, sort, line) if line else reasons.NO_LINE
        if kind == WAKE:
            return self.cannot_wake(state, stack, sort, noun)
        if kind == OVERRUN:
            return self.cannot_overrun(state, stack)
        if kind == MANOEUVRE:
            return self.cannot_manoeuvre(state)
        if kind == BUILD:
            return self.cannot_build(state, stack, sort)
        if kind == BURN:
            return self.cannot_burn(state, stack, sort)
        if kind == RAID:
            return self.cannot_raid(state, sort) if noun == self.place else reasons.NOT_HERE
        if kind == CROSS:
            return self.cannot_cross(state, stack)
        return ALLOWED if action == HALT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == FATE:
            self.settle_fort(state, kind == BURN)
        elif kind == TAKE:
            state.flags[noun] |= MARCHING
            if self.kind != UNDECIDED:
                state.tell(UNIT_JOINS, "S13.12", noun, self.place)
        elif kind == LEAVE:
            state.flags[noun] = state.flags[noun] & ~MARCHING | MOVED
            state.tell(UNIT_LEFT, "S13.12", noun, self.place)
        elif kind == BY_ROAD or kind == BY_TRAIL or kind == BY_WATER:
            self.march(state, line_to(self.place, kind, noun))
        elif kind == WAKE:
            self.kind = IRREGULAR
            self.spent += 1
            state.wake(noun, "S17.1")
        elif kind == OVERRUN:
            self.overrun(state)
        elif kind == MANOEUVRE:
            state.land -= 2
            state.marks[self.place] |= MANOEUVRED
            state.tell(MANOEUVRE_PAID, "S14.1", self.place)
            self.halt(state)
        elif kind == BUILD:
            self.build(state)
        elif kind == BURN:
            stack = self.stack(state)
            state.land -= burn_price(len(stack), self.free_of_supply(self.sort_of(stack)))
            self.spent += 2
            state.burn_fort(self.place, self.seat, state.owner[self.place] == 1 - self.seat)
        elif kind == RAID:
            self.spent += 2
            state.marks[self.place] |= RAIDED_BY_FRENCH
            state.tell(PLACE_RAIDED, "S35.4", self.place)
        elif kind == CROSS:
            self.cross(state)
        else:
            self.halt(state)

    # -- what it does

    def march(self, state: State, line: int) -> None:
        stack = self.stack(state)
        sort = self.sort_of(stack)
        price = self.price(state, stack)
        if self.kind == UNDECIDED:
            state.land -= price
            if sort == IROQUOIS and price == 0:
                state.free_stack = 1
            self.kind = sort
        kind = line >> 8
        place = line & 0xFF
        self.spent += 2 if sort == PAID and kind == TRAIL else 1
        if kind == TRAIL:
            self.trails = 1
        for unit in stack:
            state.move(unit, place)
            state.came_from[unit] = self.place
            flags = state.flags[unit] & ~LAST_BY_LAKE | ARRIVED
            if kind >= RIVER:
                flags |= USED_WATER
                if kind == LAKE:
                    flags |= LAST_BY_LAKE
            state.flags[unit] = flags
        state.tell(STACK_MARCHES, "S13.5" if sort == PAID else "S13.1", len(stack), self.place, place, kind, price)
        self.place = place
        if state.enemies(place, self.seat) or (state.owner[place] == 1 - self.seat and state.fortified(place)):
            self.stopped = 1  # S13.11

    def overrun(self, state: State) -> None:
        if self.kind == IRREGULAR:
            self.spent += 1
        else:
            state.land -= self.overrun_price(state)
        overrun(state, self.place, self.seat)
        self.stopped = 0
        if state.owner[self.place] == 1 - self.seat:
            if state.has_fort(self.place):
                self.step = FATE  # S16.4
            elif state.fortified(self.place):
                state.capture(self.place, self.seat, "S16.4")

    def settle_fort(self, state: State, burn: bool) -> None:
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
        state.tell(FORT_BUILT, "S18.1", self.place, self.seat)
        self.halt(state)

    def cross(self, state: State) -> None:
        state.land -= 2
        shore = other_shore(self.place)
        stack = self.stack(state)
        for unit in stack:
            state.move(unit, shore)
            state.came_from[unit] = self.place
            state.flags[unit] = state.flags[unit] & ~LAST_BY_LAKE | USED_WATER
        state.tell(STACK_CROSSES, "S21.1", len(stack), self.place, shore)
        self.place = shore
        self.halt(state)

    def halt(self, state: State) -> None:
        for unit in self.stack(state):
            state.flags[unit] = state.flags[unit] & ~MARCHING | MOVED
        if self.kind != UNDECIDED and state.enemies(self.place, self.seat):
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
            return Prompt("prompt-stack-stopped", "S13.11", where)
        return Prompt("prompt-stack", "S13.5" if sort == PAID else "S13.1", where)


def all_nations(stack: list[int]) -> bool:
    for unit in stack:
        if unit < FIRST_IROQUOIS:
            return False
    return True


def line_to(place: int, kind: int, other: int) -> int:
    """The line of that sort between two places, as LINES_OF gives it, or 0."""
    for line in LINES_OF[place]:
        if line & 0xFF == other:
            sort = line >> 8
            wanted = BY_ROAD if sort == ROAD else BY_TRAIL if sort == TRAIL else BY_WATER
            if wanted == kind:
                return line
    return 0
