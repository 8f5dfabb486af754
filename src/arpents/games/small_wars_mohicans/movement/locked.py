"""S15, S22.2 Locked in battle: who may not leave, and who is the attacker."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.small_wars_mohicans.facts.board import (
    FIRST_NATIVE,
    GARRISON,
    KIND,
    TRIBE,
)
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    ATTACKED,
    INSIDE,
    MARCHING,
    MOVED,
    RELIEF,
    SIEGE,
    State,
)
from arpents.games.small_wars_mohicans.words import reasons


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
    return reasons.PINNED if is_pinned(state, state.location[unit], side, taken) else ALLOWED  # S15.1


def is_pinned(state: State, place: int, side: int, taken: int) -> bool:
    """S15.1 Whether nobody may leave here any more before the battle."""
    return state.marks[place] & ATTACK[1 - side] != 0 and held(state, place, side, taken)


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
