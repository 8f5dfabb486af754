"""11.1c All moves are made at once; forces that change places meet."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has, lowest, members
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    BASON,
    BRITISH,
    DECOYS,
    FRENCH,
    INDIAN,
    INDIANS,
    NAVAL,
    NOWHERE,
    REAL,
    SHORE,
    SIDE,
    ST_LAURENT,
    ZONES,
)
from arpents.games.quebec_1759.orders import (
    BY_BOAT,
    BY_ROAD,
    INDIANS_GO_ANYWHERE,
    SHIPS_GO,
    about_of,
    count_of,
    origin_in,
    origin_of,
    target_of,
    way_of,
)
from arpents.games.quebec_1759.picking import can_be_lawful, live_lines
from arpents.games.quebec_1759.state import LINES, State

START: Final = 0
MEET: Final = 1
MARCH: Final = 2


class Execution(Procedure["State"]):
    """Moves are simultaneous; where two forces change places, the smaller one is thrown back (Q-9)."""

    def __init__(self, seat: int = FRENCH, step: int = START, thrown_back: int = NOWHERE) -> None:
        super().__init__(seat, step)
        self.thrown_back = thrown_back  # the side whose force on the opposed line does not leave

    def copy(self) -> Execution:
        return Execution(self.seat, self.step, self.thrown_back)

    def run(self, state: State) -> bool:
        if self.step == START:
            state.shown += 1
            for seat in range(2):
                hold_unlawful_orders(state, seat)
            self.step = MARCH
            french = opposed(state, FRENCH)
            british = opposed(state, BRITISH)
            if french and british:
                state.tell(kinds.FORCES_MEET, "11.1c", origin_in(state.french_order), origin_in(state.british_order))
                if french.bit_count() == british.bit_count():
                    self.step = MEET
                    return ASK
                self.thrown_back = FRENCH if french.bit_count() < british.bit_count() else BRITISH
        self.march(state)
        return state.end()

    def prompt(self, state: State, seat: int) -> Prompt:
        named: dict[str, object] = {
            "from": kinds.PLACE.argument(origin_in(state.french_order)),
            "zone": kinds.PLACE.argument(origin_in(state.british_order)),
        }
        return Prompt("prompt-meeting-place", "11.1c", named)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.FIGHT_AT | zone for zone in range(ZONES)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot_meet_at(state, noun_of(action)) if kind_of(action) == kinds.FIGHT_AT else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.thrown_back = FRENCH if noun_of(action) == origin_in(state.french_order) else BRITISH
        self.step = MARCH

    def cannot_meet_at(self, state: State, zone: int) -> int:
        """11.1c Equal forces: the French choose one of the two zones."""
        if zone != origin_in(state.french_order) and zone != origin_in(state.british_order):
            return reasons.NO_BATTLE_THERE
        return ALLOWED

    def march(self, state: State) -> None:
        if self.thrown_back != NOWHERE:
            seat = self.thrown_back
            back = opposed(state, seat)
            state.tell(kinds.STEPPED_BACK, "11.1c", seat, back.bit_count(), origin_in(state.order(seat)))
            for number in live_lines(state, seat):
                state.picks[seat * LINES + number] &= ~back
        for seat in range(2):
            move_blocks(state, seat)
            move_indians(state, seat)
        sail(state)
        for zone in range(ZONES):  # 11.1a, 11.1b
            if state.contested(zone):
                stayed = state.here[zone] & ~state.moved
                if stayed & SIDE[BRITISH] and not stayed & SIDE[FRENCH]:
                    state.british_defends |= 1 << zone


def hold_unlawful_orders(state: State, seat: int) -> None:
    """10.1, Q-7 No lawful pick: the order stays, and nobody else learns why."""
    lines = live_lines(state, seat)
    unlawful = len(lines) > 0 and not can_be_lawful(state, seat)
    order = state.order(seat)
    if len(order) == 1 and about_of(order[0]) == INDIANS_GO_ANYWHERE and not has(state.void[seat], 0):
        left = state.at(origin_of(order[0]), FRENCH) & ~INDIAN
        unlawful = left & DECOYS != 0 and left & REAL == 0
    if unlawful:
        state.void[seat] = (1 << len(order)) - 1
        for number in range(LINES):
            state.picks[seat * LINES + number] = 0
        state.tell(kinds.ORDER_STAYED, "9.2", seat)


def opposed(state: State, seat: int) -> int:
    """11.1c The blocks of this side that go to the zone the other side's blocks leave."""
    found = 0
    order = state.order(seat)
    enemy = state.order(1 - seat)
    if not live_lines(state, 1 - seat):
        return 0
    for number in live_lines(state, seat):
        if target_of(order[number]) == origin_in(enemy):
            found |= state.picks[seat * LINES + number]
    return found


def move_blocks(state: State, seat: int) -> None:
    order = state.order(seat)
    for number in live_lines(state, seat):
        group = state.picks[seat * LINES + number]
        if not group:
            continue
        line = order[number]
        way = way_of(line)
        state.origin[seat] = origin_of(line)
        state.moved |= group
        if way != BY_ROAD:  # 19.0 the crossing fights like a boat
            state.by_boat |= group
        if way == BY_BOAT:
            region = SHORE[origin_of(line)]
            state.boats_used[seat * 2 + region - BASON] += group.bit_count()
        rule = "6.1" if way == BY_ROAD else "7.2" if way == BY_BOAT else "19.0"
        state.tell(kinds.BLOCKS_MOVED, rule, seat, group.bit_count(), origin_of(line), target_of(line), way)
        state.whisper(1 << seat, kinds.WHO_MOVED, "9.2", group, target_of(line))
        for block in members(group):
            state.shift(block, target_of(line))


def move_indians(state: State, seat: int) -> None:
    """22.1 Anywhere, when that is the whole French order."""
    order = state.order(seat)
    if len(order) == 1 and about_of(order[0]) == INDIANS_GO_ANYWHERE and not has(state.void[seat], 0):
        state.origin[FRENCH] = origin_of(order[0])
        state.moved |= INDIAN
        state.tell(kinds.INDIANS_MOVED, "22.1", origin_of(order[0]), target_of(order[0]))
        state.shift(INDIANS, target_of(order[0]))


def sail(state: State) -> None:
    """8.1 Ships move after the boats were counted (Q-5)."""
    order = state.british_order
    for number in range(len(order)):
        if about_of(order[number]) != SHIPS_GO or has(state.void[BRITISH], number):
            continue
        target = target_of(order[number])
        source = BASON if target == ST_LAURENT else ST_LAURENT
        state.tell(kinds.SHIPS_SAILED, "8.1", count_of(order[number]), target)
        for _ in range(count_of(order[number])):
            state.shift(lowest(state.here[source] & NAVAL), target)
