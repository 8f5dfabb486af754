"""6-9. Orders: how a line is written down, which ways it may go, and whether it can be carried out."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import has
from arpents.games.quebec_1759 import kinds, reasons
from arpents.games.quebec_1759.board import (
    BASON,
    BRITISH,
    CROSSING,
    FRENCH,
    FRENCH_BOATS,
    INDIANS,
    NOWHERE,
    ROAD,
    SHORE,
    ST_LAURENT,
    UPSTREAM_LIMIT,
    same_shore,
)
from arpents.games.quebec_1759.state import NAVAL_CAPACITY_TIMING, State

# what a line is about
BLOCKS_GO: Final = 0
SHIPS_GO: Final = 1
INDIANS_GO_ANYWHERE: Final = 2

# ways, as kinds.WAY names them
BY_ROAD: Final = 0
BY_BOAT: Final = 1
BY_CROSSING: Final = 2
BY_NOTHING: Final = 3
NO_WAY: Final = -1

# faults, as kinds.FAULT names them
FINE: Final = 0
TWO_ORIGINS: Final = 1
SHIPS_WITH_OTHERS: Final = 2
INDIANS_WITH_OTHERS: Final = 3
TOO_MANY_BLOCKS: Final = 4
TO_ITSELF: Final = 5
NO_LINK_THERE: Final = 6
LINE_TWICE: Final = 7
TOO_MANY_BOATS: Final = 8
TIDE: Final = 9
TOO_MANY_UPSTREAM: Final = 10
TOO_FEW_SHIPS: Final = 11
INDIANS_ELSEWHERE: Final = 12
FRENCH_IN_BASON: Final = 13

FAULT_RULES: Final = [
    "", "6.1", "8.1", "22.1", "9.2", "9.1", "6.1", "7.5", "7.4", "23.0", "8.1", "8.1", "22.1", "7.4",
]  # fmt: skip


def written(about: int, origin: int, target: int, count: int, boat: int) -> int:
    """One line of an order: 9.1 how many, from where, to where; and by boat where a road exists too (Q-3)."""
    return about << 14 | boat << 13 | origin << 9 | target << 5 | count


def about_of(line: int) -> int:
    return line >> 14


def boat_of(line: int) -> int:
    return line >> 13 & 1


def origin_of(line: int) -> int:
    return line >> 9 & 15


def target_of(line: int) -> int:
    return line >> 5 & 15


def count_of(line: int) -> int:
    return line & 31


def way_of(line: int) -> int:
    """Q-3 By road where there is one, unless the boat is asked for."""
    return way_between(origin_of(line), target_of(line), boat_of(line))


def way_between(origin: int, target: int, boat: int) -> int:
    if ROAD[origin][target] and not boat:
        return BY_CROSSING if CROSSING[origin][target] else BY_ROAD
    return BY_BOAT if same_shore(origin, target) else NO_WAY  # 7.2, 7.3


def origin_in(order: list[int]) -> int:
    """6.1 The one zone all moving blocks leave."""
    for line in order:
        if about_of(line) == BLOCKS_GO:
            return origin_of(line)
    return NOWHERE


def blocks_in(order: list[int]) -> int:
    total = 0
    for line in order:
        if about_of(line) == BLOCKS_GO:
            total += count_of(line)
    return total


def boats_in(order: list[int]) -> int:
    total = 0
    for line in order:
        if about_of(line) == BLOCKS_GO and way_of(line) == BY_BOAT:
            total += count_of(line)
    return total


def ships_in(order: list[int], region: int) -> int:
    """How many ships are ordered into the region."""
    total = 0
    for line in order:
        if about_of(line) == SHIPS_GO and target_of(line) == region:
            total += count_of(line)
    return total


def cannot_take_boats(state: State, seat: int, region: int) -> int:
    """Why a side has no boat left in a region."""
    if state.tide:
        return reasons.TIDE_STOPS_BOATS  # 23.0
    return reasons.NO_FRENCH_BOATS if seat == FRENCH and region == BASON else reasons.NO_BOATS  # 7.4


def way_told(line: int) -> int:
    """What players are told: the boat that was asked for, or the way there is, or that there is none."""
    way = way_of(line)
    if way == NO_WAY:
        return BY_BOAT if boat_of(line) else BY_NOTHING
    return way


# -- 9.2 what can be carried out


def reveal(state: State) -> None:
    """Both orders at once, with what is impossible in them; nothing is amended after this."""
    state.shown += 1
    for seat in range(2):
        tell_order(state, seat)
    for seat in (BRITISH, FRENCH):  # under the option, ships that sail count against the French boats
        judge(state, seat)


def tell_order(state: State, seat: int) -> None:
    order = state.order(seat)
    if not order:
        state.tell(kinds.STAY_REVEALED, "9.1", seat)
    for line in order:
        tell_line(state, seat, line)


def tell_line(state: State, seat: int, line: int) -> None:
    if about_of(line) == SHIPS_GO:
        state.tell(kinds.SHIPS_REVEALED, "8.1", seat, count_of(line), target_of(line))
    elif about_of(line) == INDIANS_GO_ANYWHERE:
        state.tell(kinds.INDIANS_REVEALED, "22.1", origin_of(line), target_of(line))
    else:
        way = way_told(line)
        state.tell(kinds.LINE_REVEALED, "9.2", seat, count_of(line), origin_of(line), target_of(line), way)


def tell_written(state: State, seat: int, line: int) -> None:
    """Only the writer is told."""
    if about_of(line) == SHIPS_GO:
        state.whisper(1 << seat, kinds.SHIPS_WRITTEN, "8.1", seat, count_of(line), target_of(line))
    elif about_of(line) == INDIANS_GO_ANYWHERE:
        state.whisper(1 << seat, kinds.INDIANS_WRITTEN, "22.1", origin_of(line), target_of(line))
    else:
        way = way_told(line)
        state.whisper(1 << seat, kinds.LINE_WRITTEN, "9.1", seat, count_of(line), origin_of(line), target_of(line), way)


def judge(state: State, seat: int) -> None:
    """9.2 Mark the lines that cannot be carried out (Q-4); their blocks stay."""
    order = state.order(seat)
    whole = fault_of_order(state, seat, order)
    if whole != FINE:
        state.void[seat] = (1 << len(order)) - 1
        state.tell(kinds.ORDER_IMPOSSIBLE, FAULT_RULES[whole], seat, whole)
        return
    for number in range(len(order)):
        fault = fault_of_line(state, seat, order, number)
        if fault != FINE:
            state.void[seat] |= 1 << number
            state.tell(kinds.LINE_IMPOSSIBLE, FAULT_RULES[fault], seat, number + 1, fault)
    boats = 0
    region = NOWHERE
    for number in range(len(order)):
        line = order[number]
        if about_of(line) == BLOCKS_GO and not has(state.void[seat], number) and way_of(line) == BY_BOAT:
            boats += count_of(line)
            region = SHORE[origin_of(line)]
    if boats and boats > boats_for_move(state, seat, region):  # Q-4 no boat line is carried out
        fault = FRENCH_IN_BASON if seat == FRENCH and region == BASON else TOO_MANY_BOATS
        for number in range(len(order)):
            line = order[number]
            if about_of(line) == BLOCKS_GO and not has(state.void[seat], number) and way_of(line) == BY_BOAT:
                state.void[seat] |= 1 << number
                state.tell(kinds.LINE_IMPOSSIBLE, FAULT_RULES[fault], seat, number + 1, fault)


def boats_for_move(state: State, seat: int, region: int) -> int:
    """7.4 with Q-5: ships count where they lay before the Move, or after it under the option."""
    if state.tide or seat == BRITISH or region == BASON or not state.options[NAVAL_CAPACITY_TIMING]:
        return state.boats(seat, region)
    ships = state.ships(region)
    for number in range(len(state.british_order)):
        line = state.british_order[number]
        if about_of(line) == SHIPS_GO and not has(state.void[BRITISH], number):
            ships += count_of(line) if target_of(line) == ST_LAURENT else -count_of(line)
    return max(0, FRENCH_BOATS - ships)


def fault_of_order(state: State, seat: int, order: list[int]) -> int:
    """What makes the whole order impossible."""
    for line in order:
        if about_of(line) == INDIANS_GO_ANYWHERE and len(order) > 1:
            return INDIANS_WITH_OTHERS  # 22.1
    origin = origin_in(order)
    for line in order:
        if about_of(line) == SHIPS_GO and origin != NOWHERE:
            return SHIPS_WITH_OTHERS  # 8.1
        if about_of(line) == BLOCKS_GO and origin_of(line) != origin:
            return TWO_ORIGINS  # 6.1
    if origin != NOWHERE and blocks_in(order) > state.count(origin, seat):
        return TOO_MANY_BLOCKS  # 9.2
    return FINE


def fault_of_line(state: State, seat: int, order: list[int], number: int) -> int:
    line = order[number]
    target = target_of(line)
    if about_of(line) == SHIPS_GO:
        return fault_of_ships(state, order, target)
    if about_of(line) == INDIANS_GO_ANYWHERE:
        return FINE if state.place[INDIANS] == origin_of(line) else INDIANS_ELSEWHERE  # 22.1
    if origin_of(line) == target:
        return TO_ITSELF
    way = way_of(line)
    if way == NO_WAY:
        return NO_LINK_THERE  # 6.1, 7.3
    for earlier in range(number):
        if target_of(order[earlier]) == target and way_of(order[earlier]) == way:
            return LINE_TWICE
    if way == BY_BOAT and state.tide:
        return TIDE  # 23.0
    return FINE


def fault_of_ships(state: State, order: list[int], target: int) -> int:
    if state.tide:
        return TIDE  # 23.0
    ordered = ships_in(order, target)
    if target == ST_LAURENT and ordered > UPSTREAM_LIMIT:
        return TOO_MANY_UPSTREAM  # 8.1
    source = BASON if target == ST_LAURENT else ST_LAURENT
    return TOO_FEW_SHIPS if ordered > state.ships(source) else FINE
