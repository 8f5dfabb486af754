"""5.4 Construction: stockades, forts in two stages, and demolition."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.map_facts import facts_of_map
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.supply import supplied
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import (
    CULTIVATED,
    HOMELAND,
    IS_FORTRESS,
    ORIGINAL,
    PLACES,
    PLACES_ON_MAP,
    TERRAIN,
    UPPER_LAKES,
)
from arpents.games.wilderness_war.facts.pieces import BASE
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    DIGGING,
    FIELDWORKS_MARK,
    FORT,
    FORTRESS,
    STOCKADE,
    TORCHES_READY,
)

FORT_BEGUN: Final = 4  # a name for events
WORKED: Final = 1 << 13  # a mark of this card only


def cannot_build_in(state: State, side: int, space: int) -> int:
    """5.41, 5.43 What bars any work from a space."""
    if space >= PLACES_ON_MAP or TERRAIN[space] == UPPER_LAKES:
        return reasons.NOT_A_SPACE
    if IS_FORTRESS[space]:
        return reasons.FORTRESS_SPACE
    if state.siege[space]:
        return reasons.SIEGE_THERE
    if state.has_units(1 - side, space) or state.has_work(1 - side, space):
        return reasons.ENEMY_ON_THE_SITE
    return reasons.FORT_STANDS if state.work[space] >= 2 * FORT else ALLOWED


def cannot_build_stockade(state: State, side: int, space: int) -> int:
    reason = cannot_build_in(state, side, space)
    if reason != ALLOWED:
        return reason
    if state.work[space]:
        return reasons.ALREADY_WORKED
    if TERRAIN[space] == CULTIVATED and ORIGINAL[space] == side:  # 5.41 needs nobody
        return ALLOWED
    if not state.drilled_at(side, space):
        return reasons.NEEDS_DRILLED
    return ALLOWED if supplied(state, side, space) else reasons.OUT_OF_SUPPLY


def cannot_build_fort(state: State, side: int, space: int) -> int:
    """5.42 To begin a fort or to finish one."""
    reason = cannot_build_in(state, side, space)
    if reason != ALLOWED:
        return reason
    if not state.drilled_at(side, space):
        return reasons.NEEDS_DRILLED
    return ALLOWED if supplied(state, side, space) else reasons.OUT_OF_SUPPLY


def with_drilled(state: State, side: int) -> list[int]:
    """The spaces where the side has Drilled Troops, each once."""
    found: list[int] = []
    slot = 2 * side
    mask = state.all_standing(slot)
    while mask:
        bit = mask & -mask
        mask ^= bit
        space = state.where[BASE[slot] + bit.bit_length() - 1]
        if not state.here[slot * PLACES + space] & (bit - 1):  # the first of them stands for all
            found.append(space)
    return found


def cannot_build(state: State, side: int, kind: int) -> int:
    """5.4 Not with two own cards running, and there must be a place for it."""
    if state.built >> side & 1:
        return reasons.BUILT_LAST_TIME
    if kind == STOCKADE:
        for space in HOMELAND[side]:
            if cannot_build_stockade(state, side, space) == ALLOWED:
                return ALLOWED
    last = reasons.NEEDS_DRILLED
    slot = 2 * side
    first = BASE[slot] - 1
    mask = state.all_standing(slot)
    while mask:
        bit = mask & -mask
        mask ^= bit
        space = state.where[first + bit.bit_length()]
        if state.here[slot * PLACES + space] & (bit - 1):
            continue  # the first of them has stood for all
        reason = (
            cannot_build_stockade(state, side, space) if kind == STOCKADE else cannot_build_fort(state, side, space)
        )
        if reason == ALLOWED:
            return ALLOWED
        if reason == reasons.OUT_OF_SUPPLY:
            last = reason
    return last


class Construction(Step):
    """5.41-5.42 As many stockades, or fort stages, as the value of the card."""

    def __init__(self, seat: int, kind: int, left: int, placed: int = 0, done: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left
        self.placed = placed
        self.done = done

    def copy(self) -> Construction:
        return Construction(self.seat, self.kind, self.left, self.placed, self.done)

    def run(self, state: State) -> bool:
        if state.touched:
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        if not self.done and self.left:
            for space in self.sites(state):
                if self.cannot_place(state, space) == ALLOWED:
                    return ASK
        for space in state.with_works():
            if state.marks[space] & WORKED:
                state.mark(space, WORKED, 0)
        return state.end()

    def cannot_place(self, state: State, space: int) -> int:
        if space < PLACES_ON_MAP and state.marks[space] & WORKED:
            return reasons.ALREADY_WORKED  # 5.42 not begun and finished with one card
        if self.kind == STOCKADE:
            return cannot_build_stockade(state, self.seat, space)
        return cannot_build_fort(state, self.seat, space)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DONE, kinds.DEMOLISH] + [kinds.BUILD | space for space in self.sites(state)]

    def sites(self, state: State) -> list[int]:
        """Where there is anything to ask about."""
        if self.kind != STOCKADE:
            return with_drilled(state, self.seat)
        found = HOMELAND[self.seat][:]
        for space in with_drilled(state, self.seat):
            if TERRAIN[space] != CULTIVATED or ORIGINAL[space] != self.seat:
                found.append(space)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.BUILD:
            return self.cannot_place(state, noun_of(action))
        if action == kinds.DEMOLISH:
            return can_demolish(state, self.seat)
        return ALLOWED if action == kinds.DONE and self.placed else NOT_ASKED  # WW-8

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.done = 1
            return
        if action == kinds.DEMOLISH:
            start_demolition(state, self.seat)
            return
        space = noun_of(action)
        self.left -= 1
        self.placed += 1
        if self.kind == STOCKADE:
            state.set_work(space, STOCKADE, self.seat)
            state.tell(kinds.BUILT, "5.41", STOCKADE, space, self.seat)
        elif state.digging(self.seat, space):
            state.remove_digging(space)
            state.set_work(space, FORT, self.seat)  # 5.43 in place of a stockade
            state.tell(kinds.BUILT, "5.42", FORT, space, self.seat)
        else:
            state.set_digging(space, self.seat)
            state.tell(kinds.BUILT, "5.42", FORT_BEGUN, space, self.seat)
        state.mark(space, 0, WORKED)

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = "5.41" if self.kind == STOCKADE else "5.42"
        return Prompt("prompt-build", rule, {"work": kinds.WORK_NOUN.text_id(self.kind), "count": self.left})


# -- 5.46


def cannot_raze(state: State, side: int, space: int) -> int:
    """5.46 One's own unbesieged stockades and forts."""
    if space >= PLACES_ON_MAP:
        return reasons.NOT_A_SPACE
    if not state.has_work(side, space) or IS_FORTRESS[space]:
        return reasons.NOT_YOUR_WORK
    return reasons.BESIEGED_WORK if state.siege[space] else ALLOWED


def cannot_abandon(state: State, side: int, space: int) -> int:
    """5.46 One's own forts begun."""
    if space >= PLACES_ON_MAP:
        return reasons.NOT_A_SPACE
    return ALLOWED if state.digging(side, space) else reasons.NOT_YOUR_WORK


def cannot_level(state: State, side: int, space: int) -> int:
    """Cards 9-10: one's own Fieldworks."""
    if space >= PLACES_ON_MAP:
        return reasons.NOT_A_SPACE
    return ALLOWED if state.fieldworks(space) == 1 + side else reasons.NOT_YOUR_WORK


def can_demolish(state: State, side: int) -> int:
    return ALLOWED if facts_of_map(state) >> side & 1 else reasons.NO_WORKS_TO_RAZE


def cannot_demolish_later(state: State, side: int) -> int:
    """5.46 To be asked again when the phase is all but over: once is enough (WW-47)."""
    return reasons.ALREADY_NOTED if state.flags & TORCHES_READY else can_demolish(state, side)


def start_demolition(state: State, side: int) -> None:
    state.begin(Demolition(side))


class Demolition(Step):
    """5.46 At any moment of his own phase a player may raze a work; a finished fort costs a point."""

    def __init__(self, seat: int, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def copy(self) -> Demolition:
        return Demolition(self.seat, self.done)

    def run(self, state: State) -> bool:
        if self.done == 1:
            self.done = 2
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end() if self.done else ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for space in state.with_works():
            work = state.work[space]
            if work and work & 1 == self.seat and work < 2 * FORTRESS:
                found.append(kinds.RAZE | space)
            mark = state.marks[space]
            if mark & DIGGING:
                found.append(kinds.ABANDON | space)
            if mark & FIELDWORKS_MARK:
                found.append(kinds.LEVEL | space)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.RAZE:
            return cannot_raze(state, self.seat, noun_of(action))
        if kind == kinds.ABANDON:
            return cannot_abandon(state, self.seat, noun_of(action))
        return cannot_level(state, self.seat, noun_of(action)) if kind == kinds.LEVEL else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        space = noun_of(action)
        self.done = 1
        if kind_of(action) == kinds.ABANDON:
            state.remove_digging(space)
            state.tell(kinds.RAZED, "5.46", FORT_BEGUN, space, self.seat)
            return
        if kind_of(action) == kinds.LEVEL:
            state.set_fieldworks(space, 0)
            state.tell(kinds.FIELDWORKS_REMOVED, "7.55", space)
            return
        kind = state.work[space] >> 1
        state.remove_work(space)
        state.tell(kinds.RAZED, "5.46", kind, space, self.seat)
        if kind == FORT:
            state.score(1 - self.seat, 1, "5.46")

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-demolish", "5.46")
