"""What follows at once wherever pieces came, went or died: sieges, markers, empty fortresses, lone leaders."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FRENCH,
    IS_FORTRESS,
    NEIGHBOURS,
    NIAGARA,
    OHIO_FORKS,
    ORIGINAL,
    PLACES_ON_MAP,
    PORTS,
    SIDES,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import AMPHIB, FIELDWORKS_STAY, FORTRESS, FRENCH_NIAGARA, FRENCH_OHIO

NOWHERE: Final = -1


class Sweep(Step):
    """Tidy every touched space but `held`, where a fight is still to be settled; `origin` is whence the enemy came."""

    def __init__(self, seat: int, held: int, origin: int) -> None:
        super().__init__(seat)
        self.held = held
        self.origin = origin

    def copy(self) -> Sweep:
        return Sweep(self.seat, self.held, self.origin)

    def run(self, state: State) -> bool:
        side = tidy(state, self.held)
        if side == NOWHERE:
            return state.end()
        space = state.touched[-2] if state.touched[-1] == self.held else state.touched[-1]
        return state.begin(LeadersRetreat(side, space, self.origin if side != self.seat else NOWHERE))


def swept(state: State, seat: int, held: int, origin: int) -> bool:
    """Sweep at once; False when leaders must retreat first and a Sweep has begun."""
    if tidy(state, held) == NOWHERE:
        state.result = 0
        return True
    return state.begin(Sweep(seat, held, origin))


def tidy(state: State, held: int) -> int:
    """All touched spaces; stops where lone leaders must go first (6.53), that space last, and tells their side."""
    touched = state.touched
    kept = 0
    while touched:
        space = touched.pop()
        if space == held:
            kept = 1
            continue
        if state.siege[space]:
            lift_empty_siege(state, space)
        for side in range(len(SIDES)):
            if state.has_leaders(side, space) and lone_leaders(state, side, space):
                touched.append(space)
                if kept:
                    touched.append(held)
                return side
        if state.marks[space]:
            remove_amphib(state, space)
        if IS_FORTRESS[space]:
            revert_fortress(state, space)
        if state.marks[space]:
            remove_fort_begun(state, space)
            remove_fieldworks(state, space)
        change_hands(state, space)
    if kept:
        touched.append(held)
    return NOWHERE


def lift_empty_siege(state: State, space: int) -> None:
    """8.232 A siege without besieging units is over."""
    if state.siege[space] and not state.has_units(1 - state.owner(space), space):
        state.set_siege(space, 0)
        state.tell(kinds.SIEGE_LIFTED, "8.232", space)


def lone_leaders(state: State, side: int, space: int) -> bool:
    """6.53 Leaders without unit or fortification of their own where the enemy stands (WW-11)."""
    return (
        not state.has_units(side, space)
        and state.has_leaders(side, space)
        and not state.has_work(side, space)
        and state.occupied(1 - side, space)
    )


def remove_amphib(state: State, space: int) -> None:
    """6.431 French units with Drilled Troops alone in the space end the landing place."""
    if state.marks[space] & AMPHIB and state.drilled_at(FRENCH, space) and not state.has_units(BRITISH, space):
        if state.besieged(FRENCH, space):
            return
        state.mark(space, AMPHIB, 0)
        state.tell(kinds.AMPHIB_REMOVED, "6.431", space)


def left_by_captor(state: State, space: int) -> bool:
    """8.24 A captured fortress without a unit of its captor or, for the British, an Amphib marker (6.432)."""
    if not IS_FORTRESS[space]:
        return False
    owner = state.owner(space)
    if owner == ORIGINAL[space] or state.has_units(owner, space):
        return False
    return owner != BRITISH or not state.marks[space] & AMPHIB


def revert_fortress(state: State, space: int) -> None:
    """8.24 A captured fortress left empty goes back to its first owner, for 3 VP."""
    if not left_by_captor(state, space):
        return
    owner = state.owner(space)
    state.set_siege(space, 0)
    state.set_work(space, FORTRESS, 1 - owner)
    state.tell(kinds.FORTRESS_REVERTED, "8.24", space, 1 - owner)
    state.score(1 - owner, 3, "8.24")


def remove_fort_begun(state: State, space: int) -> None:
    """5.45 Enemy Drilled Troops alone in the space undo a fort under construction."""
    for side in range(len(SIDES)):
        if not state.digging(side, space) or state.has_units(side, space):
            continue
        if state.drilled_at(1 - side, space) and not state.besieged(1 - side, space):
            state.remove_digging(space)
            state.tell(kinds.FORT_BEGUN_REMOVED, "5.45", space, side)


def remove_fieldworks(state: State, space: int) -> None:
    """Fieldworks nobody of their side stands in serve nobody (WW-28)."""
    owner = state.fieldworks(space)
    if owner and not state.options[FIELDWORKS_STAY] and not state.free_units(owner - 1, space):
        state.set_fieldworks(space, 0)
        state.tell(kinds.FIELDWORKS_REMOVED, "7.55", space)


def sole_occupant(state: State, side: int, space: int) -> bool:
    """12.23 The side alone has units or finished works there, besieged ones counted."""
    own = state.has_units(side, space) or state.has_work(side, space)
    return own and not state.has_units(1 - side, space) and not state.has_work(1 - side, space)


def change_hands(state: State, space: int) -> None:
    """12.23 Niagara and Ohio Forks give a point to who takes them."""
    if space != NIAGARA and space != OHIO_FORKS:
        return
    flag = FRENCH_NIAGARA if space == NIAGARA else FRENCH_OHIO
    holder = FRENCH if state.flags & flag else BRITISH
    if sole_occupant(state, 1 - holder, space):  # WW-27
        state.flags ^= flag
        state.tell(kinds.CHANGED_HANDS, "12.23", space, 1 - holder)
        state.score(1 - holder, 1, "12.23")


class LeadersRetreat(Step):
    """6.53 Leaders caught alone leave by the rules of retreat, or die."""

    def __init__(self, seat: int, space: int, origin: int) -> None:
        super().__init__(seat)
        self.space = space
        self.origin = origin

    def copy(self) -> LeadersRetreat:
        return LeadersRetreat(self.seat, self.space, self.origin)

    def run(self, state: State) -> bool:
        leaders = state.leaders_at(self.seat, self.space)
        if not leaders:
            return state.end()
        for space in range(PLACES_ON_MAP):
            if self.cannot_go(state, space) == ALLOWED:
                return ASK
        for leader in leaders:
            state.eliminate(leader, "6.53")
        return state.end()

    def cannot_go(self, state: State, space: int) -> int:
        if space == self.origin:
            return reasons.WHENCE_ENEMY_CAME  # 7.92
        if space >= PLACES_ON_MAP or not can_reach(state, self.seat, self.space, space):
            return reasons.NOT_ADJACENT
        return reasons.ENEMY_THERE if state.occupied(1 - self.seat, space) else ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        spaces = exits_for_retreat(state, self.seat, self.space)
        for leader in state.leaders_at(self.seat, self.space):
            for space in spaces:
                found.append(kinds.RETREAT | leader << 8 | space)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.RETREAT:
            return NOT_ASKED
        if high_of(action) not in state.leaders_at(self.seat, self.space):
            return reasons.NOT_THIS_PIECE
        return self.cannot_go(state, low_of(action))

    def apply(self, state: State, seat: int, action: int) -> None:
        state.go(high_of(action), low_of(action), "6.53")

    def prompt(self, state: State, seat: int) -> Prompt:
        leader = kinds.PIECE_NOUN.text_id(state.leaders_at(self.seat, self.space)[0])
        space = kinds.PLACE_NOUN.text_id(self.space)
        return Prompt("prompt-leaders-retreat", "6.53", {"piece": leader, "space": space})


def can_reach(state: State, side: int, start: int, space: int) -> bool:
    """7.91 Adjacent, or a controlled port for the British of an Amphib space."""
    if space in NEIGHBOURS[start]:
        return True
    return side == BRITISH and state.marks[start] & AMPHIB != 0 and space != start and state.controls_port(side, space)


def exits_for_retreat(state: State, side: int, start: int) -> list[int]:
    found = NEIGHBOURS[start][:]
    if side == BRITISH and state.marks[start] & AMPHIB:
        for port in PORTS:
            if port != start and port not in found and state.controls_port(side, port):
                found.append(port)
    return found
