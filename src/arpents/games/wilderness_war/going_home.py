"""10.4 Going home: raiders after a raid, Indians and lone leaders before winter."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.board import PLACES, PLACES_ON_MAP, in_the_wilds
from arpents.games.wilderness_war.kinds import GO_HOME
from arpents.games.wilderness_war.markers import FOUGHT, HOMING, PREVIOUS_SHIFT, SPENT
from arpents.games.wilderness_war.pieces import (
    COUREUR,
    INDIAN_BITS,
    IS_INDIAN,
    IS_LEADER,
    NO_VILLAGE,
    PIECE_NAMES,
    PIECES,
    TYPE,
    VILLAGE,
)
from arpents.games.wilderness_war.reasons import NOT_ITS_HOME, NOT_THIS_PIECE
from arpents.games.wilderness_war.siege import nearest_works
from arpents.games.wilderness_war.state import State, space_name
from arpents.games.wilderness_war.step import Step
from arpents.games.wilderness_war.sweep import NOWHERE, Sweep

# in what order they decide: leaders, Indians, Coureurs, Rangers
UNDECIDED: Final = -1


def village_open(state: State, side: int, piece: int) -> bool:
    """10.411 It has a village on the map and the enemy does not hold it."""
    village = VILLAGE[piece]
    if village == NO_VILLAGE:
        return False
    return not state.has_units(1 - side, village) and not state.has_work(1 - side, village)


class GoingHome(Step):
    """Each piece on its way home from a space is given a place; when all have one, they go."""

    def __init__(self, seat: int, space: int, winter: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.space = space
        self.winter = winter

    def copy(self) -> GoingHome:
        return GoingHome(self.seat, self.space, self.winter, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            for piece in state.with_role(self.seat, self.space, HOMING):
                state.role[piece] &= (1 << PREVIOUS_SHIFT) - 1
            self.step = 1
        if self.step == 1:
            piece = self.next(state)
            while piece >= 0:
                homes = self.homes(state, piece)
                if len(homes) > 1:
                    return ASK
                if homes:
                    state.set_came_from(piece, homes[0])
                else:
                    state.eliminate(piece, self.why_lost(piece))
                piece = self.next(state)
            self.leave(state)
            self.step = 2
            if state.touched:
                return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        return state.end()

    def why_lost(self, piece: int) -> str:
        """10.411 A village in enemy hands, 10.412 no village at all, 10.42 no fortification."""
        if not IS_INDIAN[piece]:
            return "10.42"
        return "10.412" if VILLAGE[piece] == NO_VILLAGE else "10.411"

    def order(self, piece: int) -> int:
        if IS_LEADER[piece]:
            return 0
        return 1 if IS_INDIAN[piece] else 2

    def next(self, state: State) -> int:
        """The piece to decide about, or -1."""
        best = NOWHERE
        for piece in state.with_role(self.seat, self.space, HOMING):
            if state.came_from(piece) == UNDECIDED and (best < 0 or self.order(piece) < self.order(best)):
                best = piece
        return best

    def homes(self, state: State, piece: int) -> list[int]:
        """Where this piece may go, given what the others decided."""
        homing = state.with_role(self.seat, self.space, HOMING)
        works = nearest_works(state, self.seat, self.space, NOWHERE)
        if IS_LEADER[piece]:  # 10.42, 10.413
            found = works
            for other in homing:
                if IS_INDIAN[other] and village_open(state, self.seat, other) and VILLAGE[other] not in found:
                    found.append(VILLAGE[other])
            if self.winter and self.space not in found:
                found.append(self.space)
            return sorted(found)
        if IS_INDIAN[piece]:
            return self.homes_of_indian(state, piece, homing)
        if TYPE[piece] == COUREUR:  # 10.413
            for other in homing:
                home = state.came_from(other)
                if IS_INDIAN[other] and home == VILLAGE[other] and home not in works:
                    works.append(home)
        return sorted(works)

    def homes_of_indian(self, state: State, piece: int, homing: list[int]) -> list[int]:
        """10.41 Its village, or wherever a leader of the stack goes (10.422)."""
        village = VILLAGE[piece]
        found: list[int] = []
        if village_open(state, self.seat, piece):
            found.append(village)
        awaited = False
        kin = False
        for other in homing:
            home = state.came_from(other)
            if IS_LEADER[other] and home >= 0:
                if home == village and not state.has_work(self.seat, home):
                    awaited = True
                elif home not in found and state.has_work(self.seat, home) and home != self.space:
                    found.append(home)
            elif other != piece and IS_INDIAN[other] and VILLAGE[other] == village:
                kin = kin or home == UNDECIDED or home == village
        if awaited and not kin and village in found:
            return [village]  # a leader who goes to the village goes with somebody
        return sorted(found)

    def leave(self, state: State) -> None:
        for piece in state.with_role(self.seat, self.space, HOMING):
            home = state.came_from(piece)
            state.role[piece] = SPENT | state.role[piece] & FOUGHT
            if home != self.space:
                state.go(piece, home, "10.41" if IS_INDIAN[piece] else "10.42")

    def candidates(self, state: State) -> list[int]:
        piece = self.next(state)
        return [GO_HOME | piece << 8 | home for home in self.homes(state, piece)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != GO_HOME:
            return NOT_ASKED
        piece = self.next(state)
        if high_of(action) != piece:
            return NOT_THIS_PIECE
        return ALLOWED if low_of(action) in self.homes(state, piece) else NOT_ITS_HOME

    def apply(self, state: State, seat: int, action: int) -> None:
        state.set_came_from(high_of(action), low_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        piece = self.next(state)
        named: dict[str, object] = {"piece": f"piece-{PIECE_NAMES[piece]}", "space": f"space-{space_name(self.space)}"}
        return Prompt("prompt-go-home", "10.41" if IS_INDIAN[piece] else "10.42", named)


class HomeForWinter(Step):
    """4.0 B.3 Indians outside own fortifications go home, then leaders alone in the wilds go to the nearest one."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> HomeForWinter:
        return HomeForWinter(self.seat)

    def run(self, state: State) -> bool:
        others = (2 * self.seat + 1) * PLACES
        for space in range(PLACES_ON_MAP):
            if not state.here[others + space] & INDIAN_BITS[self.seat] or state.has_work(self.seat, space):
                continue
            homing = False
            for piece in state.pieces_at(self.seat, space):
                if IS_INDIAN[piece] and not state.role[piece] & SPENT:
                    homing = True
                    state.role[piece] = HOMING
            if homing:
                for leader in state.leaders_at(self.seat, space):
                    if not state.role[leader] & SPENT:
                        state.role[leader] = HOMING
                return state.begin(GoingHome(self.seat, space, 1))
        for space in range(PLACES_ON_MAP):
            if state.here[others + space] and self.leaders_alone(state, space):
                for leader in state.leaders_at(self.seat, space):
                    state.role[leader] = HOMING
                if nearest_works(state, self.seat, space, NOWHERE):
                    return state.begin(GoingHome(self.seat, space, 0))
        for piece in range(PIECES):
            state.role[piece] = 0
        return state.end()

    def leaders_alone(self, state: State, space: int) -> bool:
        return (
            in_the_wilds(space)
            and state.has_leaders(self.seat, space)
            and not state.has_units(self.seat, space)
            and not state.has_work(self.seat, space)
            and bool(nearest_works(state, self.seat, space, NOWHERE))
        )

    def candidates(self, state: State) -> list[int]:
        return []

    def forbids(self, state: State, seat: int, action: int) -> int:
        return NOT_ASKED
