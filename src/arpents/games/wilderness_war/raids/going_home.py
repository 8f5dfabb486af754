"""10.4 Going home: raiders after a raid, Indians and lone leaders before winter."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, high_of, kind_of, low_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.facts.board import PLACES_ON_MAP, in_the_wilds
from arpents.games.wilderness_war.facts.pieces import (
    COUREUR,
    INDIANS,
    IS_INDIAN,
    IS_LEADER,
    LEADERS,
    LIKENESS,
    NO_VILLAGE,
    PIECES,
    TYPE,
    VILLAGE,
)
from arpents.games.wilderness_war.fighting.siege import nearest_works
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import FOUGHT, HOMING, PREVIOUS_SHIFT, SPENT

UNDECIDED: Final = -1
EVERY_SPACE: Final = 0xFF

# why they go
RAIDED: Final = 0  # 10.4
WINTER: Final = 1  # 4.0 B.3 Indians must, those with them may
LEFT_ALONE: Final = 2  # 4.0 B.3 leaders in the wilds


def village_open(state: State, side: int, piece: int) -> bool:
    """10.411 It has a village on the map and the enemy does not hold it."""
    village = VILLAGE[piece]
    if village == NO_VILLAGE:
        return False
    return not state.has_units(1 - side, village) and not state.has_work(1 - side, village)


class GoingHome(Step):
    """Each piece on its way home from a space is given a place; when all have one, they go."""

    def __init__(self, seat: int, space: int, occasion: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.space = space
        self.occasion = occasion

    def copy(self) -> GoingHome:
        return GoingHome(self.seat, self.space, self.occasion, self.step)

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
                    state.eliminate(piece, self.why_lost(piece))  # WW-24
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
        """Leaders decide first, then Indians, then those who may go along."""
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
        if IS_LEADER[piece]:
            return self.homes_of_leader(state, homing, works)
        if IS_INDIAN[piece]:
            return self.homes_of_indian(state, piece, homing, works)
        found = [self.space] if self.occasion == WINTER else works
        if TYPE[piece] == COUREUR:  # 10.413
            for other in homing:
                home = state.came_from(other)
                if IS_INDIAN[other] and home == VILLAGE[other] and home not in found:
                    found.append(home)
        return sorted(found)

    def homes_of_leader(self, state: State, homing: list[int], works: list[int]) -> list[int]:
        """10.42, 10.413 The nearest fortification, or a village with its Indian; in winter he may stay (WW-53)."""
        wanted = self.wanted(state, homing, works)
        indians = [other for other in homing if IS_INDIAN[other]]
        found: list[int] = []
        for home in works:
            if self.occasion != WINTER or self.can_be_met(state, wanted, home, indians, works):
                found.append(home)  # 10.422 in winter an Indian follows him
        for other in indians:
            home = VILLAGE[other]
            if not village_open(state, self.seat, other) or home in found:
                continue
            if home == self.space or self.can_be_met(state, wanted, home, indians, works):
                found.append(home)
        if self.occasion == WINTER and self.space not in found:
            found.append(self.space)
        return sorted(found)

    def homes_of_indian(self, state: State, piece: int, homing: list[int], works: list[int]) -> list[int]:
        """10.41 Its village, or the fortification to which a leader of the stack goes (10.422)."""
        wanted = self.wanted(state, homing, works)
        rest = [other for other in homing if IS_INDIAN[other] and other != piece and not self.decided(state, other)]
        choices: list[int] = []
        if village_open(state, self.seat, piece):
            choices.append(VILLAGE[piece])
        for other in homing:
            home = state.came_from(other)
            if IS_LEADER[other] and home in works and home != self.space and home not in choices:
                choices.append(home)
        found: list[int] = []
        for home in choices:
            if self.can_be_met(state, [other for other in wanted if other != home], NOWHERE, rest, works):
                found.append(home)
        return sorted(found)

    def decided(self, state: State, piece: int) -> bool:
        return state.came_from(piece) != UNDECIDED

    def wanted(self, state: State, homing: list[int], works: list[int]) -> list[int]:
        """Where leaders go who may only go with an Indian, and no Indian goes as yet."""
        found: list[int] = []
        for leader in homing:
            home = state.came_from(leader)
            alone = home in works and self.occasion != WINTER  # 10.42
            if IS_LEADER[leader] and home >= 0 and home != self.space and not alone and home not in found:
                found.append(home)
        for other in homing:
            if IS_INDIAN[other] and state.came_from(other) in found:
                found.remove(state.came_from(other))
        return found

    def can_be_met(self, state: State, wanted: list[int], more: int, indians: list[int], works: list[int]) -> bool:
        """Whether these Indians can be shared out so that one goes wherever one is wanted, and to `more` as well."""
        places = wanted if more < 0 or more in wanted else [*wanted, more]
        if len(places) > len(indians):
            return False
        for place in places:
            if place in works:  # any of them may follow
                continue
            own = [other for other in indians if VILLAGE[other] == place and village_open(state, self.seat, other)]
            if not own:
                return False
        return True

    def leave(self, state: State) -> None:
        works = nearest_works(state, self.seat, self.space, NOWHERE)
        for piece in state.with_role(self.seat, self.space, HOMING):
            home = state.came_from(piece)
            state.set_role(piece, SPENT | state.role[piece] & FOUGHT)
            if home != self.space:
                state.go(piece, home, self.why_there(piece, home, works))

    def why_there(self, piece: int, home: int, works: list[int]) -> str:
        """By its village, with a leader, by the nearest fortification, or with an Indian."""
        if IS_INDIAN[piece]:
            return "10.41" if home == VILLAGE[piece] else "10.422"
        if self.occasion == LEFT_ALONE:
            return "4.3b"
        if home not in works:
            return "10.413"
        return "10.422" if self.occasion == WINTER else "10.42"

    def candidates(self, state: State, seat: int) -> list[int]:
        piece = self.next(state)
        return [kinds.GO_HOME | piece << 8 | home for home in self.homes(state, piece)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) != kinds.GO_HOME:
            return NOT_ASKED
        piece = self.next(state)
        named = high_of(action)
        if named != piece and not self.are_equal(state, named, piece):
            return reasons.NOT_THIS_PIECE
        if low_of(action) not in self.homes(state, piece):
            return reasons.NOT_ITS_HOME
        return ALLOWED if named == piece else reasons.EQUAL_UNIT_FIRST

    def told_apart(self) -> int:
        return HOMING | EVERY_SPACE << PREVIOUS_SHIFT

    def are_equal(self, state: State, one: int, other: int) -> bool:
        """Nobody tells them apart, nor what was decided about them."""
        if one >= PIECES or LIKENESS[one] != LIKENESS[other] or state.where[one] != state.where[other]:
            return False
        return state.steps[one] == state.steps[other] and not (state.role[one] ^ state.role[other]) & self.told_apart()

    def apply(self, state: State, seat: int, action: int) -> None:
        state.set_came_from(high_of(action), low_of(action))

    def prompt(self, state: State, seat: int) -> Prompt:
        piece = self.next(state)
        space = kinds.PLACE_NOUN.text_id(self.space)
        named: dict[str, object] = {"piece": kinds.PIECE_NOUN.text_id(piece), "space": space}
        rule = "10.41" if IS_INDIAN[piece] else ("10.42", "10.413", "4.3b")[self.occasion]
        may_stay = self.occasion == WINTER and not IS_INDIAN[piece]
        return Prompt("prompt-winter-home" if may_stay else "prompt-go-home", rule, named)


class HomeForWinter(Step):
    """4.0 B.3 Indians outside own fortifications go home with whom they take along; then leaders alone in the wilds."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def copy(self) -> HomeForWinter:
        return HomeForWinter(self.seat)

    def run(self, state: State) -> bool:
        space = self.first_to_leave(state)
        if space < PLACES_ON_MAP:
            for piece in state.pieces_at(self.seat, space):  # 10.413
                along = IS_INDIAN[piece] or IS_LEADER[piece] or TYPE[piece] == COUREUR
                if along and not state.role[piece] & SPENT:
                    state.set_role(piece, HOMING)
            return state.begin(GoingHome(self.seat, space, WINTER))
        space = self.first_left_alone(state)
        if space < PLACES_ON_MAP:
            for leader in state.leaders_at(self.seat, space):
                state.set_role(leader, HOMING)
            return state.begin(GoingHome(self.seat, space, LEFT_ALONE))
        state.forget_roles()
        return state.end()

    def first_to_leave(self, state: State) -> int:
        """The first space outside own fortifications with Indians who have not gone home yet."""
        first = PLACES_ON_MAP
        for piece in INDIANS[self.seat]:
            space = state.where[piece]
            if space < first and not state.has_work(self.seat, space) and not state.role[piece] & SPENT:
                first = space
        return first

    def first_left_alone(self, state: State) -> int:
        first = PLACES_ON_MAP
        for leader in LEADERS[self.seat]:
            space = state.where[leader]
            if space < first and self.leaders_alone(state, space):
                first = space
        return first

    def leaders_alone(self, state: State, space: int) -> bool:
        return (
            in_the_wilds(space)
            and state.has_leaders(self.seat, space)
            and not state.has_units(self.seat, space)
            and not state.has_work(self.seat, space)
            and bool(nearest_works(state, self.seat, space, NOWHERE))
        )
