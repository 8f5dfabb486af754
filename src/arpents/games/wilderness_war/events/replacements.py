"""5.523 Replacements: restoring reduced units, and the units that events take away."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.supply import supplied
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import UNUSED
from arpents.games.wilderness_war.facts.deck import COLONIAL_POLITICS, FRONTIER_DUTY, STINGY_ASSEMBLY
from arpents.games.wilderness_war.facts.pieces import (
    COUREUR,
    IS_DRILLED,
    IS_LEADER,
    IS_PROVINCIAL,
    IS_REGULAR,
    LIGHT_INFANTRY,
    MILITIA,
    NORTHERN_PROVINCIAL,
    PIECES,
    RANGER,
    SIDE,
    SOUTHERN_PROVINCIAL,
    TYPE,
    UNITS,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons

RECRUITS: Final = 0  # Coureurs; Rangers, Light Infantry, Provincials
REGULARS: Final = 1  # and Light Infantry
MILITIAS: Final = 2
RANGERS_ONLY: Final = 3
NORTH_PROVINCIALS: Final = 4
SOUTH_PROVINCIALS: Final = 5


def is_of(sort: int, unit: int) -> bool:
    kind = TYPE[unit]
    if sort == RECRUITS:
        return kind == COUREUR or kind == RANGER or kind == LIGHT_INFANTRY or IS_PROVINCIAL[unit] == 1
    if sort == REGULARS:
        return IS_REGULAR[unit] == 1 or kind == LIGHT_INFANTRY
    if sort == MILITIAS:
        return kind == MILITIA
    if sort == RANGERS_ONLY:
        return kind == RANGER
    return kind == (NORTHERN_PROVINCIAL if sort == NORTH_PROVINCIALS else SOUTHERN_PROVINCIAL)


def cannot_restore(state: State, side: int, unit: int) -> int:
    """5.523, 8.22, 17.3"""
    if unit >= PIECES or SIDE[unit] != side or IS_LEADER[unit]:
        return reasons.NOT_OF_THIS_EVENT
    if state.where[unit] >= UNUSED:
        return reasons.NOT_ON_MAP
    if state.steps[unit] != 1:
        return reasons.FULL_STRENGTH
    if not state.on_map(unit):
        return ALLOWED  # militia in its box
    if state.besieged(side, state.where[unit]):
        return reasons.UNDER_SIEGE
    return reasons.OUT_OF_SUPPLY if IS_DRILLED[unit] and not supplied(state, side, state.where[unit]) else ALLOWED


def restorable(state: State, side: int, sort: int) -> list[int]:
    return [unit for unit in UNITS[side] if is_of(sort, unit) and cannot_restore(state, side, unit) == ALLOWED]


def restore_all(state: State, side: int, sort: int) -> None:
    for unit in restorable(state, side, sort):
        state.restore(unit, "5.523")


class Restoring(Step):
    """5.523 Up to so many reduced units, by the owner's choice."""

    def __init__(self, seat: int, sort: int, left: int) -> None:
        super().__init__(seat)
        self.sort = sort
        self.left = left

    def copy(self) -> Restoring:
        return Restoring(self.seat, self.sort, self.left)

    def run(self, state: State) -> bool:
        if self.left:
            units = restorable(state, self.seat, self.sort)
            if len(units) > self.left:
                return ASK
            for unit in units:
                state.restore(unit, "5.523")
        return state.end()

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.RESTORE | unit for unit in UNITS[self.seat] if is_of(self.sort, unit)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.RESTORE:
            return NOT_ASKED
        unit = noun_of(action)
        reason = cannot_restore(state, self.seat, unit)
        if reason != ALLOWED:
            return reason
        if not is_of(self.sort, unit):
            return reasons.NOT_OF_THIS_EVENT
        return self.cannot_name(state, unit)

    def apply(self, state: State, seat: int, action: int) -> None:
        state.restore(noun_of(action), "5.523")
        self.left -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-restore", "5.523", {"count": self.left})


# -- removing by event

REGULARS_ONLY: Final = 6
INDIANS_THERE: Final = 7
REMOVED_SORTS: Final[dict[int, str]] = {
    NORTH_PROVINCIALS: "removed-northern-provincials",
    SOUTH_PROVINCIALS: "removed-southern-provincials",
    REGULARS_ONLY: "removed-regulars",
}


def removable(state: State, owner: int, sort: int, space: int) -> list[int]:
    """8.22 Units an event may take off the map: none that is besieged."""
    found: list[int] = []
    for unit in UNITS[owner]:
        if not state.on_map(unit) or state.besieged(owner, state.where[unit]):
            continue
        if sort == REGULARS_ONLY:
            fits = IS_REGULAR[unit] == 1
        elif sort == INDIANS_THERE:
            fits = state.where[unit] == space and TYPE[unit] > COUREUR and TYPE[unit] < MILITIA
        else:
            fits = is_of(sort, unit)
        if fits:
            found.append(unit)
    return found


class Removing(Step):
    """An event eliminates so many units of one sort, by the choice of the one named."""

    def __init__(self, seat: int, owner: int, event: int, sort: int, space: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.event = event
        self.sort = sort
        self.space = space
        self.left = left

    def copy(self) -> Removing:
        return Removing(self.seat, self.owner, self.event, self.sort, self.space, self.left)

    def run(self, state: State) -> bool:
        if self.left:
            units = removable(state, self.owner, self.sort, self.space)
            if len(units) > self.left or (units and self.up_to()):
                return ASK
            for unit in units:
                state.eliminate(unit, self.rule())
        if state.touched:
            self.left = 0
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def rule(self) -> str:
        """The Assemblies' cards have a rule of their own."""
        assemblies = (FRONTIER_DUTY, STINGY_ASSEMBLY, COLONIAL_POLITICS)
        return "5.54" if self.event in assemblies else "5.5"

    def up_to(self) -> bool:
        """Card 33 takes up to two: fewer will do."""
        return self.sort == INDIANS_THERE

    def candidates(self, state: State, seat: int) -> list[int]:
        units = removable(state, self.owner, self.sort, self.space)
        return [kinds.DONE] + [kinds.REMOVE | unit for unit in units]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == kinds.DONE and self.up_to():
            return ALLOWED
        if kind_of(action) != kinds.REMOVE:
            return NOT_ASKED
        unit = noun_of(action)
        if unit not in removable(state, self.owner, self.sort, self.space):
            return reasons.NOT_OF_THIS_EVENT
        return self.cannot_name(state, unit)

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.left = 0
            return
        state.eliminate(noun_of(action), self.rule())
        self.left -= 1

    def prompt(self, state: State, seat: int) -> Prompt:
        named: dict[str, object] = {"event": kinds.EVENT_NOUN.text_id(self.event), "count": self.left}
        if self.up_to():
            named["space"] = kinds.PLACE_NOUN.text_id(self.space)
            return Prompt("prompt-remove-indians", self.rule(), named)
        named["sort"] = REMOVED_SORTS[self.sort]
        return Prompt("prompt-remove", self.rule(), named)
