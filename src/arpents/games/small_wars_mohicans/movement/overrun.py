"""S14, S16 Superior manoeuvre and overrun."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.small_wars_mohicans.facts.board import FRENCH, GARRISON, KIND, TRIBE_OF
from arpents.games.small_wars_mohicans.state import (
    ATTACK,
    ATTACKED,
    BESIEGED,
    MANOEUVRED,
    RAIDED,
    RELIEF,
    SIEGE,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

ODDS: Final = 6


def defenders_to_overrun(state: State, place: int, side: int) -> int:
    """S16.1 Enemy units, and the militia of that name that would come out of the reserve first."""
    called = 1 if state.owner[place] == 1 - side and state.militia_to_call(place) >= 0 else 0
    return state.enemies(place, side) + called


def cannot_overrun_here(state: State, place: int, side: int, attackers: int) -> int:
    for unit in state.units(place, 1 - side):
        if KIND[unit] == GARRISON:
            return reasons.GARRISON_HOLDS  # S45.1 (SW-81)
    defenders = defenders_to_overrun(state, place, side)
    if defenders == 0 and not state.fortified(place):
        return reasons.NOTHING_TO_OVERRUN
    return ALLOWED if attackers >= ODDS * defenders else reasons.SIX_TO_ONE  # S16.1


def overrun(state: State, place: int, side: int) -> None:
    """S16.5 Those overrun are eliminated; no battle took place."""
    if state.owner[place] == 1 - side:
        militia = state.militia_to_call(place)
        if militia >= 0:
            state.call_militia(place, militia, "S43.1")
    tribe = TRIBE_OF[place]
    if side != FRENCH and tribe >= 0 and state.sleeps_at(tribe, place):
        state.wake(tribe, "S42.7")
    gone = 0
    for unit in state.units(place, 1 - side):
        state.tell(kinds.UNIT_DESTROYED, "S16.5", unit, place)
        state.lost(unit, False)
        gone += 1
    state.tell(kinds.OVERRUN_DONE, "S16.1", place, side, gone)
    if state.marks[place] & SIEGE[1 - side]:
        state.lift_siege(place)
    state.marks[place] &= ~(ATTACKED | RELIEF | MANOEUVRED)
    if state.marks[place] & BESIEGED and not state.present(place, 1 - side):
        state.lift_siege(place)


def cannot_manoeuvre_here(state: State, place: int, side: int) -> int:
    """S14.1 The attacker pays for choosing the terrain; S23.2, S23.3 walls and raids leave nothing to choose."""
    if not state.contested(place, side):
        return reasons.NO_ENEMY_HERE
    if state.marks[place] & (ATTACK[1 - side] | BESIEGED):
        return reasons.NOT_THE_ATTACKER
    if state.fortified(place) or state.marks[place] & RAIDED:
        return reasons.TERRAIN_FIXED
    if state.marks[place] & MANOEUVRED:
        return reasons.ALREADY_MANOEUVRED
    return ALLOWED if state.land >= 2 else reasons.NO_SUPPLY_TO_MANOEUVRE
