"""S20, S21 Sea transport: the British sea lift, and the French crossing between Québec and Louisbourg."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import mask_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.facts.board import (
    ABOARD,
    BRITISH,
    CLOSED_RIVER,
    DISTANCE,
    FIRST_FRENCH,
    FIRST_PLACE,
    FRENCH,
    LINES_OF,
    LOUISBOURG,
    PLACE_NAMES,
    PORT,
    PORTS,
    SEA_LIFT_TO,
    SETUP,
    places_named,
)
from arpents.games.small_wars_mohicans.state import (
    AFLOAT,
    ARRIVED,
    ATTACK,
    ATTACKED,
    BUILT,
    BY_LAKE,
    BY_WATER,
    INSIDE,
    MOVED,
    RELIEF,
    SIEGE,
    State,
)
from arpents.games.small_wars_mohicans.words import kinds, reasons

SHORES: Final[list[int]] = places_named(SETUP["french_crossing"])
OVER: Final = 1


def other_shore(place: int) -> int:
    return SHORES[1] if place == SHORES[0] else SHORES[0]


def cannot_cross_from(state: State, place: int, side: int) -> int:
    """S21.1 Both ends must be French and free of the enemy."""
    if side != FRENCH or place not in SHORES:
        return reasons.NO_CROSSING
    for shore in SHORES:
        if state.owner[shore] != FRENCH or state.contested(shore, FRENCH):
            return reasons.CROSSING_CUT
    return ALLOWED


def river_closed(state: State, port: int) -> bool:
    """S20.8 Québec and Tadoussac are closed to the British while Louisbourg is not theirs."""
    return state.owner[LOUISBOURG] != BRITISH and port in CLOSED_RIVER


def needs_sea_lift(state: State, side: int, place: int, line: int) -> bool:
    """S20.2 The coast is no way round the sea lift: only the French follow it there, and while the place is theirs."""
    for bound in SEA_LIFT_TO[place]:
        if bound == line:
            return side == BRITISH or state.owner[line & 0xFF] != side
    return False


def only_by_sea_lift(state: State, side: int, place: int, other: int) -> bool:
    """Whether no line between neighbours is open to this side."""
    for line in LINES_OF[place]:
        if line & 0xFF == other and not needs_sea_lift(state, side, place, line):
            return False
    return True


class SeaLift(Procedure["State"]):
    """S20 Embark, sail, disembark: one sea point for each step."""

    def __init__(self, seat: int, step: int = 0, boarding: int = 0) -> None:
        super().__init__(seat, step)
        self.boarding = boarding  # 1 while a stack is going aboard

    def copy(self) -> SeaLift:
        return SeaLift(self.seat, self.step, self.boarding)

    def run(self, state: State) -> bool:
        if self.step == OVER or state.sea == 0 or state.sea_lift < FIRST_PLACE:
            return state.end()
        return ASK

    def loaded(self, state: State) -> bool:
        return state.british[ABOARD] != 0

    def cannot_sail(self, state: State, port: int) -> int:
        if not PORT[port]:
            return reasons.NOT_A_PORT  # S1.5
        if port == state.sea_lift:
            return reasons.ALREADY_THERE
        if river_closed(state, port):
            return reasons.RIVER_CLOSED  # S20.8
        if self.loaded(state):
            return ALLOWED if state.sea >= 2 else reasons.NO_SEA_SUPPLY  # S20.6
        if state.owner[port] != BRITISH:
            return reasons.FRIENDLY_PORT_ONLY  # S20.7
        return ALLOWED

    def cannot_board(self, state: State, unit: int) -> int:
        if unit >= FIRST_FRENCH:
            return reasons.NOT_BY_SEA  # S13.2
        place = state.location[unit]
        if place != state.sea_lift:
            return reasons.NOT_HERE
        flags = state.flags[unit]
        if flags & AFLOAT and flags & ARRIVED:
            return reasons.LANDED_ALREADY
        if flags & BUILT:
            return reasons.BUILDERS_STAY  # S18.2 (SW-102)
        if flags & INSIDE:
            return reasons.SHUT_IN
        marks = state.marks[place]
        if marks & ATTACK[BRITISH]:
            return reasons.ATTACKERS_STAY  # S13.11
        if marks & ATTACK[FRENCH] and state.count(place, BRITISH) <= len(state.outside(place, FRENCH)):
            return reasons.PINNED  # S15.1
        if not self.boarding and state.sea < 2:
            return reasons.NO_SEA_SUPPLY  # S20.6 one point must remain to disembark
        return ALLOWED

    def cannot_disembark(self, state: State) -> int:
        return ALLOWED if self.loaded(state) else reasons.NOBODY_ABOARD

    def cannot_stop(self, state: State) -> int:
        return reasons.MUST_LAND if self.loaded(state) else ALLOWED  # S20.6

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DISEMBARK, kinds.DONE]
        found += [kinds.SAIL | port for port in PORTS]
        found += [kinds.BOARD | unit for unit in state.units(state.sea_lift, BRITISH)]
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.SAIL:
            return self.cannot_sail(state, noun_of(action))
        if kind == kinds.BOARD:
            return self.cannot_board(state, noun_of(action))
        if action == kinds.DISEMBARK:
            return self.cannot_disembark(state)
        return self.cannot_stop(state) if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == kinds.BOARD:
            self.board(state, noun_of(action))
            return
        self.boarding = 0
        if kind == kinds.SAIL:
            state.sea -= 1
            state.tell(kinds.SEA_LIFT_SAILS, "S20.4", state.sea_lift, noun_of(action))
            state.sea_lift = noun_of(action)
        elif action == kinds.DISEMBARK:
            state.sea -= 1
            self.disembark(state)
        else:
            self.step = OVER

    def board(self, state: State, unit: int) -> None:
        if not self.boarding:
            state.sea -= 1
            self.boarding = 1  # S20.5 every pick-up costs one
        place = state.location[unit]
        state.comes_from(unit, place)
        state.move(unit, ABOARD)
        state.tell(kinds.UNIT_BOARDS, "S20.4", unit, place)
        if state.marks[place] & SIEGE[BRITISH] and not state.present(place, BRITISH):
            state.lift_siege(place)

    def disembark(self, state: State) -> None:
        port = state.sea_lift
        aboard = state.units(ABOARD, BRITISH)
        for unit in aboard:
            state.move(unit, port)
            if state.came_from[unit] == port:  # it has not left
                state.flags[unit] &= ~(AFLOAT | ARRIVED)
            else:
                state.flags[unit] = state.flags[unit] & ~BY_LAKE | AFLOAT | ARRIVED | BY_WATER | MOVED
        state.tell(kinds.TROOPS_LAND, "S20.4", len(aboard), port, mask_of(aboard))
        if state.contested(port, BRITISH):  # S20.3
            marks = state.marks[port]
            if not marks & (ATTACKED | SIEGE[BRITISH]):
                state.marks[port] |= ATTACK[BRITISH]
                if marks & SIEGE[FRENCH]:
                    state.marks[port] |= RELIEF

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-sea-lift", "S20.4", {"sea": state.sea, "place": "place-" + PLACE_NAMES[state.sea_lift]})


# -- S20.9 a port for the marker


def nearest_ports(state: State) -> list[int]:
    """S20.9 The friendly ports nearest to where the marker lies; any of them when it lies nowhere."""
    best = 999
    found: list[int] = []
    for port in PORTS:
        if state.owner[port] != BRITISH:
            continue
        far = DISTANCE[state.sea_lift][port] if state.sea_lift >= FIRST_PLACE else 0
        if far < best:
            best = far
            found = [port]
        elif far == best:
            found.append(port)
    return found


def without_port(state: State) -> bool:
    port = state.sea_lift
    return port < FIRST_PLACE or (state.owner[port] != BRITISH and not state.present(port, BRITISH))


class SeekPort(Procedure["State"]):
    """S20.9 The marker leaves a lost port for the nearest friendly one; without any it waits off the map (SW-93)."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> SeekPort:
        return SeekPort(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == OVER or not without_port(state):
            return state.end()
        ports = nearest_ports(state)
        if len(ports) > 1:
            return ASK
        if ports:
            self.moor(state, ports[0])
        else:
            state.sea_lift = 0
        return state.end()

    def moor(self, state: State, port: int) -> None:
        state.sea_lift = port
        state.tell(kinds.SEA_LIFT_MOVES, "S20.9", port)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.TO | port for port in nearest_ports(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.TO:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in nearest_ports(state) else reasons.NOT_NEAREST

    def apply(self, state: State, seat: int, action: int) -> None:
        self.moor(state, noun_of(action))
        self.step = OVER

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-seek-port", "S20.9")
