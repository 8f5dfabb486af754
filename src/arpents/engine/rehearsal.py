"""What a choice would bring: tried in a match the seat could be in, so that nothing is told that it may not know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from arpents.engine.errors import IllegalAction
from arpents.engine.prompt import Explanation

if TYPE_CHECKING:
    from arpents.engine.state import MatchState


def explained(state: MatchState, seat: str, words: str) -> Explanation:
    """Why a choice is not allowed, or what it would do; a reason too may tell nothing but what the seat may know."""
    number = state.game.seat_number(seat)
    action = state.action(words, seat)
    named = state.arguments(action)
    trial = state.resample(seat, random.Random(0))
    try:
        trial.refuse(number, action)
    except IllegalAction as refusal:
        return Explanation(False, refusal.reason, refusal.rule, refusal.arguments, [], False)
    rule = state.prompt(seat).rule
    trial.recording = True
    trial.log = []
    trial.log_length = 0
    mark = trial.barriers
    trial.act(number, action)
    uncertain = trial.barriers != mark
    events = [] if uncertain else trial.events_for(seat)
    return Explanation(True, "allowed", rule, named, events, uncertain)


def foreseen(state: MatchState, seat: str, words: str) -> dict[str, object]:
    """What the last choice of a chain would bring, if all of them are on offer and no barrier falls before."""
    number = state.game.seat_number(seat)
    chain = words.split(",")
    trial = state.resample(seat, random.Random(0))
    for part in chain[:-1]:
        step = trial.action(part, seat)
        if not trial.allows(number, step):
            return {}
        trial.act(number, step)
        if trial.barriers:
            return {}
    action = trial.action(chain[-1], seat)
    return state.game.foresee(trial, number, action) if trial.allows(number, action) else {}


def journeys_of(state: MatchState, seat: str) -> list[dict[str, object]]:
    """What the seat might decide in one go."""
    number = state.game.seat_number(seat)
    if state.acting() >> number & 1 == 0 or not state.game.goes_far(state):
        return []
    trial = state.resample(seat, random.Random(0))
    return [journey.dump(state.game.vocabulary) for journey in state.game.journeys(trial, number)]


def is_foregone(state: MatchState, seat: str) -> bool:
    """Whether everybody knows the seat's only answer, and nothing it could take back would be lost by it."""
    number = state.game.seat_number(seat)
    if state.acting() >> number & 1 == 0 or not state.game.foregone(state, number):
        return False
    actions = state.legal(number)
    if len(actions) != 1:
        return False
    if state.taken_back(number) == 0:
        return True
    twin = state.copy()
    twin.act(number, actions[0])
    return twin.barriers == state.barriers
