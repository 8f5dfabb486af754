"""What is usually decided in one go: a whole force, a march to a far space, everybody who may join a fight."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, kind_of, noun_of
from arpents.engine.journey import NOT_YET, UNKNOWN, Journey, Walk, count_at_once
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.responses import Response
from arpents.games.wilderness_war.facts.pieces import COMMAND, IS_DRILLED, IS_LEADER, STRENGTH
from arpents.games.wilderness_war.fighting.joining import BesiegedJoin, MilitiaJoins
from arpents.games.wilderness_war.fighting.retreat import Retreat
from arpents.games.wilderness_war.forces.construction import Demolition
from arpents.games.wilderness_war.forces.force import Muster
from arpents.games.wilderness_war.forces.marching import PORTAGED
from arpents.games.wilderness_war.movement.interception import Interception
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.activation import Operations
from arpents.games.wilderness_war.sequence.operation import Operation
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds

MODES: Final = (kinds.BY_LAND, kinds.BY_BOAT, kinds.BY_SEA)
LARGEST_FORCE: Final = 60  # choices of a muster


def goes_far(state: State) -> bool:
    return isinstance(state.stack[-1], (ActionPhase, Muster, MilitiaJoins, BesiegedJoin, Operation, Movement))


def journeys(state: State, seat: int) -> list[Journey]:
    top = state.top()
    if isinstance(top, ActionPhase):
        return forces(state, seat)
    if isinstance(top, Muster):
        return whole_muster(state, seat)
    if isinstance(top, (MilitiaJoins, BesiegedJoin)):
        return all_join(state, seat, "7.3" if isinstance(top, MilitiaJoins) else "8.251")
    if isinstance(top, (Operation, Movement)):
        return marches(state, seat, top.space)
    return []


def foregone(state: State, seat: int) -> bool:
    """Pieces lie open; only what a hand may hold is hidden. 5.56 A force that has entered a space plays no card."""
    top = state.stack[-1]
    if isinstance(top, Movement):
        return top.spent > 0
    return isinstance(top, (Demolition, Muster, Operations, Retreat))


# -- 5.34 forces


def forces(state: State, seat: int) -> list[Journey]:
    """Every leader whom the card allows to command, with as many as he can take."""
    found: list[Journey] = []
    for action in state.legal(seat):
        if kind_of(action) != kinds.COMMAND_FORCE:
            continue
        twin = state.copy()
        twin.act(seat, action)
        taken = fill(twin, seat)
        if not taken:
            continue
        leader = noun_of(action)
        before = len(state.pieces_at(seat, state.where[leader]))
        count = everybody_taken(state, twin, seat, leader)
        if count == 0 or before < 2:
            continue
        named: dict[str, object] = {"piece": kinds.PIECE_NOUN.text_id(leader), "count": count}
        journey = Journey(Prompt("journey-force", "5.34", named), [action, *taken])
        journey.target = kinds.PIECE_NOUN.text_id(leader)
        journey.at_once = count_at_once(state, seat, journey.chain)
        journey.cost = 0
        found.append(journey)
    found.sort(key=size_of)
    return found


def size_of(journey: Journey) -> int:
    """The largest force first."""
    count = journey.text.arguments["count"]
    assert isinstance(count, int)
    return -count


def everybody_taken(before: State, after: State, seat: int, leader: int) -> int:
    """How many go with him."""
    space = before.where[leader]
    return len(
        [
            piece
            for piece in before.pieces_at(seat, space)
            if piece != leader and after.role[piece] != before.role[piece] and after.role[piece]
        ]
    )


def whole_muster(state: State, seat: int) -> list[Journey]:
    """As many as there is room for, where not all can come."""
    if state.allows(seat, kinds.TAKE_ALL):
        return []
    twin = state.copy()
    taken = fill(twin, seat)
    if len(taken) < 2:
        return []
    count = len([action for action in taken if kind_of(action) == kinds.TAKE])
    journey = Journey(Prompt("journey-fill", "5.34", {"count": count}), taken)
    journey.at_once = count_at_once(state, seat, taken)
    return [journey]


def fill(state: State, seat: int) -> list[int]:
    """Muster to the limit, in place: leaders first, then the strongest units."""
    chain: list[int] = []
    while len(chain) < LARGEST_FORCE and state.acting() == 1 << seat and isinstance(state.top(), Muster):
        action = next_taken(state, state.legal(seat))
        state.act(seat, action)
        chain.append(action)
        if action == kinds.DONE or action == kinds.TAKE_ALL:
            break
    return chain


def next_taken(state: State, actions: list[int]) -> int:
    if kinds.TAKE_ALL in actions:
        return kinds.TAKE_ALL
    best = kinds.DONE
    worth = -1
    for action in actions:
        if kind_of(action) == kinds.TAKE:
            piece = noun_of(action)
            value = 1000 + COMMAND[piece] if IS_LEADER[piece] else strength_of(state, piece)
            if value > worth:
                best, worth = action, value
    return best


def strength_of(state: State, piece: int) -> int:
    return 2 * STRENGTH[3 * piece + state.steps[piece]] + (1 if IS_DRILLED[piece] else 0)


# -- 7.3, 8.251 joining a fight


def all_join(state: State, seat: int, rule: str) -> list[Journey]:
    twin = state.copy()
    depth = len(twin.stack)
    chain: list[int] = []
    while len(twin.stack) == depth and twin.acting() == 1 << seat and len(chain) < LARGEST_FORCE:
        joining = [action for action in twin.legal(seat) if kind_of(action) == kinds.JOIN]
        if not joining:
            break
        chain.append(joining[0])
        twin.act(seat, joining[0])
    if len(chain) < 2:
        return []
    journey = Journey(Prompt("journey-all-join", rule, {"count": len(chain)}), chain)
    journey.at_once = count_at_once(state, seat, chain)
    return [journey]


# -- 6 marches


class March(Walk[State]):
    """6.1 By land, boat or sea, space by space; enemies who could intercept or play a card let it pass."""

    def onward(self, state: State) -> list[int]:
        top = state.stack[-1]
        if isinstance(top, Operation):
            return [mode for mode in MODES if top.forbids(state, self.seat, mode) == ALLOWED]
        if isinstance(top, Movement):
            return [action for action in top.actions(state, self.seat) if kind_of(action) in (kinds.MOVE, kinds.SAIL)]
        return []

    def place(self, state: State, action: int) -> int:
        return NOT_YET if action in MODES else noun_of(action)

    def answer(self, state: State, seat: int) -> int:
        if isinstance(state.stack[-1], (Response, Interception)) and state.allows(seat, kinds.PASS):
            return kinds.PASS
        return UNKNOWN

    def likeness(self, state: State) -> int:
        top = state.stack[-1]
        return top.going & PORTAGED if isinstance(top, Movement) else 0


def marches(state: State, seat: int, start: int) -> list[Journey]:
    found: list[Journey] = []
    known: set[tuple[int, int]] = set()
    for stage in March(seat).explore(state):
        target = stage.places[-1]
        if target == start or len(stage.chain) < 2 or (stage.way, target) in known:
            continue
        known.add((stage.way, target))
        way = way_of(state, stage.way)
        named: dict[str, object] = {"space": kinds.PLACE_NOUN.text_id(target), "way": way, "cost": len(stage.places)}
        rule = "6.4" if way == "way-sea" else "6.3" if way == "way-boat" else "6.2"
        journey = Journey(Prompt("journey-march", rule, named), stage.chain)
        journey.target = kinds.PLACE_NOUN.text_id(target)
        journey.path = [kinds.PLACE_NOUN.text_id(space) for space in [start, *stage.places]]
        journey.cost = len(stage.places)
        journey.way = way
        if stage.at_once != NOT_YET:
            journey.at_once = stage.at_once
        found.append(journey)
    return found


def way_of(state: State, mode: int) -> str:
    top = state.stack[-1]
    if isinstance(top, Movement):
        return ("way-land", "way-boat", "way-sea")[top.mode]
    return "way-land" if mode == kinds.BY_LAND else "way-boat" if mode == kinds.BY_BOAT else "way-sea"
