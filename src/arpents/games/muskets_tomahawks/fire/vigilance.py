"""11. Reloading, Smoke and Vigilance: watchers fire at an enemy who acts."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.options import SHAKEN_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CANNON, CAPTIVE, CIVILIAN, GUN, RANGE, WAGON
from arpents.games.muskets_tomahawks.fire.declaring import (
    cannot_fire_volley,
    look_for_marker,
    nearest_within,
    try_to_spot,
)
from arpents.games.muskets_tomahawks.fire.firing import Fire
from arpents.games.muskets_tomahawks.fire.shooting import MAIN, cannot_shoot_at, somebody_loaded
from arpents.games.muskets_tomahawks.measuring.contact import in_contact
from arpents.games.muskets_tomahawks.spotting.spotting import IMPOSSIBLE, best_die_on_marker, has_spotted, may_look_for
from arpents.games.muskets_tomahawks.state import ABOARD, GUN_SMOKE, MANNED, UP, VIGILANT, State
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.dice import d10

WATCH_NEXT: Final = 0
WATCHING: Final = 1
HAVE_FIRED: Final = 2


def cannot_reload(state: State, unit: int, free: bool = False) -> int:
    """7.4"""
    if state.fleeing(unit):
        return reasons.UNIT_IN_FLIGHT
    if state.shaken(unit) and not state.options[SHAKEN_OPTION]:
        return reasons.UNIT_IS_SHAKEN
    if not state.present(unit):
        return reasons.NOT_ON_TABLE
    if state.main[unit] == CANNON and (state.gun[unit] != MANNED or state.strength[unit] < 2):
        return reasons.TOO_FEW_CREW  # 13.2
    if not has_smoke(state, unit):
        return reasons.NO_SMOKE
    if not free and in_contact(state, unit):
        return reasons.UNIT_IN_CONTACT
    return ALLOWED


def has_smoke(state: State, unit: int) -> bool:
    if state.marks[unit] & GUN_SMOKE:
        return True
    for figure in state.figures(unit):
        if state.smoke[figure]:
            return True
    return False


def reload(state: State, unit: int) -> None:
    """11.1 Every Smoke marker goes; 18.3 in heavy rain each figure needs 3+, in a storm 5+."""
    wanted = RELOAD_VALUE[state.weather]
    left = 0
    if state.marks[unit] & GUN_SMOKE:
        if wanted and d10(state.chance) < wanted:
            left += 1
        else:
            state.unmark(unit, GUN_SMOKE)
    for figure in state.figures(unit):
        if state.smoke[figure]:
            if wanted and d10(state.chance) < wanted:
                left += 1
            else:
                state.smoke[figure] = 0
    state.tell(kinds.UNIT_RELOADED, "11.1", unit, left)


RELOAD_VALUE: Final = [0, 3, 0, 0, 0, 5]  # 18.3 by weather


def cannot_watch(state: State, unit: int, free: bool = False) -> int:
    """7.5, 11.2"""
    if state.fleeing(unit):
        return reasons.UNIT_IN_FLIGHT
    if state.shaken(unit):
        return reasons.UNIT_IS_SHAKEN
    if not state.present(unit):
        return reasons.NOT_ON_TABLE
    if state.is_a(unit, GUN | CIVILIAN | CAPTIVE | WAGON):
        return reasons.NEVER_WATCHES
    if state.marks[unit] & VIGILANT:
        return reasons.ALREADY_WATCHING
    if not somebody_loaded(state, unit, MAIN):
        return reasons.NOBODY_LOADED
    if not free and in_contact(state, unit):
        return reasons.UNIT_IN_CONTACT
    return ALLOWED


def take_vigilance(state: State, unit: int, rule: str) -> None:
    state.mark(unit, VIGILANT)
    state.tell(kinds.VIGILANCE_TAKEN, rule, unit)


class Watch(Procedure["State"]):
    """11.4-11.8 Watchers are asked one by one whether they fire at the unit (or marker) that acts."""

    def __init__(
        self, seat: int, unit: int, marker: int, exempt: int = -1, cursor: int = 0, step: int = WATCH_NEXT
    ) -> None:
        super().__init__(seat, step)
        self.unit = unit  # who acts, -1 for a marker
        self.marker = marker
        self.exempt = exempt  # 12.15 the target of an engagement reacts in its own way
        self.cursor = cursor  # the watcher asked, or the next to ask

    def copy(self) -> Watch:
        return Watch(self.seat, self.unit, self.marker, self.exempt, self.cursor, self.step)

    def run(self, state: State) -> bool:
        if self.step == HAVE_FIRED:
            self.step = WATCH_NEXT
            self.cursor += 1
        if self.step == WATCH_NEXT:
            if self.is_over(state):
                return state.end()
            for cursor in range(self.cursor, state.units()):  # 11.6
                watches = state.marks[cursor] & VIGILANT and cursor != self.exempt
                if watches and self.cannot_react(state, cursor) == ALLOWED:
                    self.cursor = cursor
                    self.seat = state.side[cursor]
                    self.step = WATCHING
                    return ASK
            return state.end()
        return ASK

    def is_over(self, state: State) -> bool:
        """The one who acted is gone or its action is ended."""
        if self.unit < 0:
            return state.marker_side[self.marker] == UP
        if not state.present(self.unit):
            return True
        if state.is_a(self.unit, WAGON):
            return False
        return state.strength[self.unit] == 0 or state.halted >> self.unit & 1 == 1

    def cannot_react(self, state: State, watcher: int) -> int:
        """11.5"""
        if not state.marks[watcher] & VIGILANT or not state.present(watcher):
            return reasons.NOT_WATCHING
        if state.watched >> watcher & 1:
            return reasons.FAILED_TO_SPOT
        if self.unit < 0:
            if state.marker_side[self.marker] in (state.side[watcher], UP):
                return reasons.NOT_AN_ENEMY
            if not nearest_within(state, watcher, self.marker, RANGE[state.main[watcher]]):
                return reasons.OUT_OF_SIGHT_OR_RANGE
            if best_die_on_marker(state, watcher, self.marker) == IMPOSSIBLE:
                return reasons.CANNOT_BE_SPOTTED
            return ALLOWED
        if state.side[self.unit] == state.side[watcher]:
            return reasons.NOT_AN_ENEMY
        reason = cannot_shoot_at(state, watcher, self.unit, MAIN)
        if (
            reason == ALLOWED
            and not has_spotted(state, watcher, self.unit)
            and not may_look_for(state, watcher, self.unit)
        ):
            return reasons.CANNOT_BE_SPOTTED
        return reason

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.HOLD_FIRE, kinds.REACT, kinds.REACT_VOLLEY]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.REACT_VOLLEY:
            return cannot_fire_volley(state, self.cursor, MAIN)
        return ALLOWED if action in (kinds.HOLD_FIRE, kinds.REACT) else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = HAVE_FIRED
        if action == kinds.HOLD_FIRE:
            return
        watcher = self.cursor
        target = self.unit
        attempts = state.attempts
        failed = state.failed
        failed_markers = state.failed_markers
        if target < 0:  # 11.8 (MT-4)
            target = look_for_marker(state, watcher, self.marker)
            self.unit = target
        elif not has_spotted(state, watcher, target) and not try_to_spot(state, watcher, target):
            target = -1
        state.attempts = attempts  # the acting unit's own attempts are not touched
        state.failed = failed
        state.failed_markers = failed_markers
        if target < 0:
            state.watched |= 1 << watcher  # 11.5 one attempt, nothing spent
            return
        if cannot_shoot_at(state, watcher, target, MAIN) != ALLOWED:
            return
        state.unmark(watcher, VIGILANT)  # 11.3
        state.tell(kinds.WATCHER_FIRES, "11.5", watcher, target)
        afloat = int(state.status[watcher] == ABOARD)  # 10.9
        state.begin(Fire(seat, watcher, target, MAIN, afloat, int(action == kinds.REACT_VOLLEY)))

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.unit < 0:
            return Prompt("prompt-watch-marker", "11.8", {"watcher": self.cursor, "marker": self.marker})
        return Prompt("prompt-watch", "11.5", {"watcher": self.cursor, "unit": self.unit})


def anybody_watches(state: State, side: int) -> bool:
    """Is it worth asking? Any enemy of the side with a Vigilance marker."""
    for unit in range(state.units()):
        if state.marks[unit] & VIGILANT and state.side[unit] != side:
            return True
    return False
