"""What is usually decided in one go: everybody of a place, and a march to a far place."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.journey import NOT_YET, Journey, Stage, Walk
from arpents.engine.prompt import Prompt
from arpents.games.small_wars_mohicans.movement.stack import March, Stack
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds, nouns

LINES: Final = (kinds.BY_ROAD, kinds.BY_TRAIL, kinds.BY_WATER)
LARGEST_STACK: Final = 40


def goes_far(state: State) -> bool:
    return isinstance(state.stack[-1], (March, Stack))


def journeys(state: State, seat: int) -> list[Journey]:
    top = state.stack[-1]
    if isinstance(top, March):
        return whole_places(state, seat)
    if isinstance(top, Stack):
        found = everybody_here(state, seat, top.place)
        return found + marches(state, seat, top)
    return []


def foregone(state: State, seat: int) -> bool:
    """S12.5 Units and lines lie open: who has only one thing left to say of a stack need not say it."""
    return isinstance(state.stack[-1], Stack)


# -- stacks


def whole_places(state: State, seat: int) -> list[Journey]:
    """S12.5 Every place with several units that may march: all of them as one stack, the largest first."""
    first: dict[int, int] = {}
    for action in state.legal(seat):
        if kind_of(action) == kinds.TAKE:
            place = state.location[noun_of(action)]
            first.setdefault(place, action)
    found: list[Journey] = []
    for place, action in first.items():
        chain = take_all(state, seat, [action])
        if len(chain) > 1:
            found.append(taking(chain, place))
    found.sort(key=size_of)
    return found


def size_of(journey: Journey) -> int:
    return -len(journey.chain)


def everybody_here(state: State, seat: int, place: int) -> list[Journey]:
    chain = take_all(state, seat, [])
    return [taking(chain, place)] if len(chain) > 1 else []


def taking(chain: list[int], place: int) -> Journey:
    named: dict[str, object] = {"place": nouns.PLACE.text_id(place), "count": len(chain)}
    journey = Journey(Prompt("journey-take-all", "S12.5", named), chain)
    journey.target = nouns.PLACE.text_id(place)
    return journey


def take_all(state: State, seat: int, chain: list[int]) -> list[int]:
    """The chain with everybody who may still join."""
    twin = state.copy()
    for action in chain:
        twin.act(seat, action)
    found = chain[:]
    mark = twin.barriers
    while isinstance(twin.stack[-1], Stack) and twin.barriers == mark and len(found) < LARGEST_STACK:
        joining = [action for action in twin.legal(seat) if kind_of(action) == kinds.TAKE]
        if not joining:
            break
        twin.act(seat, joining[0])
        found.append(joining[0])
    return found


# -- S13 marches


class StackWalk(Walk[State]):
    """S13 Line by line, as far as the capacity of the stack lasts."""

    def onward(self, state: State) -> list[int]:
        top = state.stack[-1]
        if not isinstance(top, Stack):
            return []
        return [action for action in top.actions(state, self.seat) if kind_of(action) in LINES]

    def place(self, state: State, action: int) -> int:
        return noun_of(action)

    def ends(self, state: State, stage: Stage[State]) -> bool:
        top = state.stack[-1]
        return not isinstance(top, Stack) or top.stopped != 0

    def likeness(self, state: State) -> int:
        top = state.stack[-1]
        return top.spent << 1 | top.trails if isinstance(top, Stack) else 0


def marches(state: State, seat: int, top: Stack) -> list[Journey]:
    """Places that take more than one step, each by the way that costs least."""
    best: dict[int, Stage[State]] = {}
    costs: dict[int, int] = {}
    near = {noun_of(action) for action in state.legal(seat) if kind_of(action) in LINES}
    for stage in StackWalk(seat).explore(state):
        target = stage.places[-1]
        cost = spent_in(stage.state, len(stage.places))
        if target == top.place or target in near or (target in best and costs[target] <= cost):
            continue
        best[target] = stage
        costs[target] = cost
    found: list[Journey] = []
    for target, stage in best.items():
        cost = costs[target] - top.spent
        named: dict[str, object] = {"place": nouns.PLACE.text_id(target), "cost": cost}
        journey = Journey(Prompt("journey-march", "S13.6", named), stage.chain)
        journey.target = nouns.PLACE.text_id(target)
        journey.path = [nouns.PLACE.text_id(place) for place in [top.place, *stage.places]]
        journey.cost = cost
        if stage.at_once != NOT_YET:
            journey.at_once = stage.at_once
        found.append(journey)
    return found


def spent_in(state: State, steps: int) -> int:
    top = state.stack[-1]
    return top.spent if isinstance(top, Stack) else steps
