"""5.52 Reinforcements and replacements: the verbs that events are made of - draw, place, restore, remove."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    DEPARTMENT,
    HALIFAX,
    LEADER_POOL,
    LOUISBOURG,
    NORTHERN,
    ORIGINAL,
    PLACES_ON_MAP,
    QUEBEC,
    SOUTHERN,
    UNUSED,
    WAITING,
)
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    FIRST,
    IS_LEADER,
    LAST,
    LEADERS,
    TYPE,
    UNITS,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import AMPHIB, CHOSEN, UNPLACED_LEADERS_LOST

# where arrivals may enter
AT_PORTS: Final = 0
AT_FORTRESSES: Final = 1
AT_COLONIAL_FORTRESSES: Final = 2
IN_THE_NORTH: Final = 3
IN_THE_SOUTH: Final = 4
AT_ANY_WORK: Final = 5
AT_FRENCH_PORTS: Final = 6
AT_HALIFAX: Final = 7


def is_open(state: State, side: int, space: int) -> bool:
    """5.522 No enemy unit or fortification there, and no siege."""
    return not state.siege[space] and not state.has_units(1 - side, space) and not state.has_work(1 - side, space)


def may_enter(state: State, side: int, sort: int, space: int) -> bool:
    return takes_in(state, side, sort, space) and is_open(state, side, space)


def takes_in(state: State, side: int, sort: int, space: int) -> bool:
    if sort == AT_PORTS:
        return state.controls_port(side, space) or state.marks[space] & AMPHIB != 0  # 6.432
    if sort == AT_FORTRESSES:
        return state.controls(side, space)
    if sort == AT_COLONIAL_FORTRESSES:
        return state.controls(side, space) and ORIGINAL[space] == BRITISH and DEPARTMENT[space] != 0
    if sort == IN_THE_NORTH:
        return state.safe_work(side, space) and DEPARTMENT[space] == NORTHERN
    if sort == IN_THE_SOUTH:
        return state.safe_work(side, space) and DEPARTMENT[space] == SOUTHERN
    if sort == AT_ANY_WORK:
        return state.safe_work(side, space)
    if sort == AT_FRENCH_PORTS:
        return space == QUEBEC or space == LOUISBOURG
    return space == HALIFAX


def unused_of(state: State, side: int, kind: int, count: int) -> list[int]:
    """Up to so many counters of that type that are not in play."""
    found: list[int] = []
    for unit in UNITS[side]:
        if TYPE[unit] == kind and state.where[unit] == UNUSED and len(found) < count:
            found.append(unit)
    return found


def call_up(state: State, units: list[int]) -> None:
    """Set counters apart to be placed."""
    for unit in units:
        state.add_role(unit, CHOSEN)


def enter(state: State, piece: int, space: int) -> None:
    """5.521 At full strength."""
    state.set_steps(piece, 1 if IS_LEADER[piece] else 2)
    state.role[piece] &= ~CHOSEN
    state.move(piece, space)
    state.tell(kinds.PLACED, "5.52", piece, space)


class Arrivals(Step):
    """5.522 The owner places, one by one or together, what an event brings."""

    def __init__(self, seat: int, sort: int, together: int, optional: int = 0, space: int = -1) -> None:
        super().__init__(seat)
        self.sort = sort
        self.together = together
        self.optional = optional  # he may leave some out
        self.space = space  # where the first of those who stay together went

    def copy(self) -> Arrivals:
        return Arrivals(self.seat, self.sort, self.together, self.optional, self.space)

    def waiting(self, state: State) -> list[int]:
        return [
            piece
            for piece in range(FIRST[self.seat], LAST[self.seat] + 1)
            if state.role[piece] & CHOSEN and state.where[piece] >= PLACES_ON_MAP
        ]

    def run(self, state: State) -> bool:
        waiting = self.waiting(state)
        while waiting:
            spaces = self.spaces(state)
            if not spaces:
                for piece in waiting:
                    self.lose(state, piece)
                break
            if len(spaces) > 1 or self.optional:
                return ASK
            for piece in waiting:
                enter(state, piece, spaces[0])
            waiting = self.waiting(state)
        if state.touched:
            return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def lose(self, state: State, piece: int) -> None:
        state.role[piece] &= ~CHOSEN
        state.tell(kinds.REINFORCEMENT_LOST, "5.522", piece)
        if state.where[piece] == LEADER_POOL and state.options[UNPLACED_LEADERS_LOST]:  # WW-43
            state.eliminate(piece, "5.522")

    def spaces(self, state: State) -> list[int]:
        if self.together and self.space >= 0:
            return [self.space]
        return [space for space in range(PLACES_ON_MAP) if may_enter(state, self.seat, self.sort, space)]

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        many = len(self.waiting(state)) > 1
        for space in self.spaces(state):
            found.append(kinds.PLACE | space)
            if many:
                found.append(kinds.PLACE_ALL | space)
        return found

    def actions(self, state: State, seat: int) -> list[int]:  # by hand: judging each choice costs 1.8 % of all time
        found = self.candidates(state, seat) if self.optional else self.candidates(state, seat)[1:]
        found.sort()
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == kinds.PLACE or kind == kinds.PLACE_ALL:
            if noun_of(action) >= PLACES_ON_MAP:
                return reasons.NOT_A_SPACE
            if kind == kinds.PLACE_ALL and len(self.waiting(state)) < 2:
                return NOT_ASKED
            return ALLOWED if noun_of(action) in self.spaces(state) else reasons.NO_ENTRY_HERE
        return ALLOWED if action == kinds.DONE and self.optional else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        waiting = self.waiting(state)
        if action == kinds.DONE:
            for piece in waiting:
                state.role[piece] &= ~CHOSEN
            return
        self.space = noun_of(action)
        for piece in waiting:
            enter(state, piece, self.space)
            if kind_of(action) == kinds.PLACE:
                break

    def prompt(self, state: State, seat: int) -> Prompt:
        waiting = self.waiting(state)
        return Prompt("prompt-place", "5.52", {"piece": kinds.PIECE_NOUN.text_id(waiting[0]), "count": len(waiting)})


# -- 5.55 British leaders


def pool(state: State) -> list[int]:
    return [
        leader for leader in LEADERS[BRITISH] if state.where[leader] == LEADER_POOL and not state.role[leader] & CHOSEN
    ]


def pitt_leaders_join(state: State) -> None:
    """Amherst, Forbes and Wolfe join the pool with Pitt, or in 1759 at the latest."""
    for leader in LEADERS[BRITISH]:
        if state.where[leader] == WAITING:
            state.move(leader, LEADER_POOL)


class LeaderDraw(Step):
    """5.55 Leaders come at random from the pool; a third of command 7 sends one of the two on the map away."""

    def __init__(self, seat: int, left: int, drawn: int = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.drawn = drawn  # the third of command 7, waiting for another to go

    def copy(self) -> LeaderDraw:
        return LeaderDraw(self.seat, self.left, self.drawn)

    def run(self, state: State) -> bool:
        while self.left:
            self.left -= 1
            candidates = pool(state)
            if not candidates:
                break
            leader = candidates[state.chance.below(len(candidates))]
            state.add_role(leader, CHOSEN)
            state.tell(kinds.LEADER_DRAWN, "5.55", leader)
            if COMMAND[leader] == 7 and self.chiefs(state) > 2:
                removable = self.removable(state)
                if not removable:
                    state.role[leader] &= ~CHOSEN
                    state.tell(kinds.LEADER_RETURNED, "5.55", leader)
                elif len(removable) == 1:
                    self.dismiss(state, removable[0])
                else:
                    self.drawn = leader
                    return ASK
        if self.drawn >= 0:
            return ASK
        return state.end()

    def chiefs(self, state: State) -> int:
        """Leaders of command 7 in play, those just drawn included."""
        count = 0
        for leader in LEADERS[BRITISH]:
            if COMMAND[leader] == 7 and (state.on_map(leader) or state.role[leader] & CHOSEN):
                count += 1
        return count

    def removable(self, state: State) -> list[int]:
        return [
            leader
            for leader in LEADERS[BRITISH]
            if COMMAND[leader] == 7 and state.on_map(leader) and not state.besieged(BRITISH, state.where[leader])
        ]

    def dismiss(self, state: State, leader: int) -> None:
        state.tell(kinds.LEADER_DISMISSED, "5.55", leader)
        state.eliminate(leader, "5.55")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.DISMISS | leader for leader in self.removable(state)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.DISMISS:
            return NOT_ASKED
        return ALLOWED if noun_of(action) in self.removable(state) else reasons.NOT_OF_THIS_EVENT

    def apply(self, state: State, seat: int, action: int) -> None:
        self.dismiss(state, noun_of(action))
        self.drawn = -1

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-dismiss", "5.55", {"piece": kinds.PIECE_NOUN.text_id(self.drawn)})
