"""What a person would decide in one go: a chain of choices, where it leads, by which places and at what cost."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from arpents.engine.masks import lowest
from arpents.engine.prompt import Prompt
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Vocabulary

S = TypeVar("S", bound=MatchState)

NOT_YET: Final = -1  # a choice that leads to no place: how to go, or nothing at all
UNKNOWN: Final = -1  # nobody can tell what the other seat would answer
MOST_PLACES: Final = 240  # that a walk comes to
LONGEST_WAY: Final = 12  # choices of a completion
MOST_WINDOWS: Final = 8  # questions to others that a walk passes at one place


class Journey:
    """A chain of choices with a text of its own. Played as one line, it stops where a barrier falls."""

    def __init__(self, text: Prompt, chain: list[int]) -> None:
        self.text = text
        self.chain = chain
        self.target = ""  # the text id of what is clicked for it; nothing for a line that has no place on the board
        self.path: list[str] = []  # the places it leads through, as text ids, the last one included
        self.cost = 0  # 0: none that anybody counts
        self.way = ""  # the text id of how it goes
        self.at_once = len(chain)  # how many of its choices come before anybody else is asked

    def dump(self, vocabulary: Vocabulary) -> dict[str, object]:
        found: dict[str, object] = {
            "text": self.text.dump(),
            "words": [vocabulary.words(action) for action in self.chain],
            "at_once": self.at_once,
        }
        if self.target:
            found["target"] = self.target
        if self.path:
            found["path"] = self.path
        if self.cost:
            found["cost"] = self.cost
        if self.way:
            found["way"] = self.way
        return found


class Stage(Generic[S]):
    """A walk as far as it has come: a match in which all of this was decided."""

    def __init__(self, state: S, chain: list[int], places: list[int], way: int, at_once: int) -> None:
        self.state = state
        self.chain = chain
        self.places = places
        self.way = way  # the last choice that led to no place: how to go
        self.at_once = at_once  # how many choices came before a barrier; -1 while none has fallen


class Walk(Generic[S]):
    """Every place that one seat can come to by its own choices, each by the fewest of them.

    It is walked in copies of a match the seat could be in, by the rules themselves. Other seats are taken to let it
    pass; dice end it.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # -- what each game says

    def onward(self, state: S) -> list[int]:
        """The choices that lead on from here."""
        raise NotImplementedError

    def place(self, state: S, action: int) -> int:
        """Where a choice leads, or NOT_YET."""
        raise NotImplementedError

    def answer(self, state: S, seat: int) -> int:
        """How another seat lets it pass, or UNKNOWN."""
        return UNKNOWN

    def ends(self, state: S, stage: Stage[S]) -> bool:
        """Whether the walk goes no farther than this stage, which is in `state`."""
        return False

    def likeness(self, state: S) -> int:
        """What makes a difference between two ways to the same place."""
        return 0

    # -- walking

    def explore(self, state: S) -> list[Stage[S]]:
        """The stages at which it comes to a place, nearest first."""
        found: list[Stage[S]] = []
        seen: set[tuple[int, int, int]] = set()
        edge: list[Stage[S]] = [Stage(state, [], [], NOT_YET, NOT_YET)]
        while edge and len(found) < MOST_PLACES:
            following: list[Stage[S]] = []
            for stage in edge:
                for action in self.onward(stage.state):
                    place = self.place(stage.state, action)
                    way = action if place == NOT_YET else stage.way
                    twin = stage.state.copy()
                    certain = self.decide(twin, action)
                    at_once = stage.at_once
                    if at_once == NOT_YET and twin.barriers != state.barriers:
                        at_once = len(stage.chain) + 1
                    places = stage.places if place == NOT_YET else [*stage.places, place]
                    step = Stage(twin, [*stage.chain, action], places, way, at_once)
                    if place != NOT_YET:
                        key = (way, place, self.likeness(twin) if twin.stack else 0)  # the match may be over
                        if key in seen:
                            continue
                        seen.add(key)
                        found.append(step)
                    if certain and not self.ends(twin, step):
                        following.append(step)
            edge = following
        return found

    def decide(self, state: S, action: int) -> bool:
        """Act, and let the others pass; whether the seat is then asked again and no die has fallen."""
        drawn = state.chance.drawn
        state.act(self.seat, action)
        for _ in range(MOST_WINDOWS):
            asked = state.acting()
            if asked >> self.seat & 1:
                return state.chance.drawn == drawn
            if asked == 0:
                return False
            other = lowest(asked)
            let_pass = self.answer(state, other)
            if let_pass == UNKNOWN:
                return False
            state.act(other, let_pass)
        return False


def count_at_once(state: MatchState, seat: int, chain: list[int]) -> int:
    """How many choices of a chain come before a barrier falls, in a copy."""
    twin = state.copy()
    mark = twin.barriers
    count = 0
    for action in chain:
        if twin.barriers != mark or not twin.allows(seat, action):
            break
        twin.act(seat, action)
        count += 1
    return count


def completions(state: MatchState, seat: int, first: int, most: int) -> list[list[int]]:
    """Every way to carry a choice through until the question of now comes again; none where there are more than `most`.

    A way ends where a barrier falls.
    """
    depth = len(state.stack)
    mark = state.barriers
    found: list[list[int]] = []
    begun = state.copy()
    begun.act(seat, first)
    open_ways: list[tuple[MatchState, list[int]]] = [(begun, [first])]
    while open_ways:
        twin, chain = open_ways.pop()
        done = len(twin.stack) <= depth or twin.barriers != mark or twin.acting() >> seat & 1 == 0
        if done or len(chain) >= LONGEST_WAY:
            found.append(chain)
            if len(found) > most:
                return []
            continue
        actions = twin.legal(seat)
        if len(found) + len(open_ways) + len(actions) > most:
            return []
        for action in reversed(actions):
            again = twin.copy()
            again.act(seat, action)
            open_ways.append((again, [*chain, action]))
    return found
