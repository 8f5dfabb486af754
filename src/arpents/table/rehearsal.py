"""What a text would do, tried in a match its seat could be in: neither an answer nor a refusal tells a secret.

A chain of words is tried up to the first barrier. What comes after it depends on dice, on hidden things or on another
seat; there the true match decides, when the words are said again.
"""

from __future__ import annotations

import random
from typing import Final

from arpents.engine.errors import IllegalAction
from arpents.engine.match import Match
from arpents.engine.prompt import Explanation

LONGEST_CHAIN: Final = 64  # words of a rulebook's notation that are played at once


def known_to(state: Match, seat: str) -> Match:
    """A match this seat could be in."""
    return state.resample(seat, random.Random(0))


def meant(state: Match, seat: str, text: str) -> list[str]:
    """The chain of words that a text stands for; what is not ASCII is no notation of any rulebook."""
    if not text.isascii():
        return [text]
    number = state.game.seat_number(seat)
    return state.game.expand(known_to(state, seat), number, text)


def allowed(state: Match, seat: str, words: str) -> int:
    """The action, one of those on offer; or what forbids it is raised."""
    action = state.action(words)
    state.refuse(state.game.seat_number(seat), action)
    if action not in state.actions(seat):
        raise IllegalAction("not-on-offer", words=state.words(action))
    return action


def rehearse(state: Match, seat: str, chain: list[str]) -> int:
    """How many words of the chain can be played in one go; if one of them is refused, so is the whole chain."""
    trial = known_to(state, seat)
    mark = trial.barriers
    count = 0
    while count < min(len(chain), LONGEST_CHAIN) and trial.barriers == mark:
        trial.apply(seat, allowed(trial, seat, chain[count]))
        count += 1
    return count


def explain(state: Match, seat: str, text: str) -> Explanation:
    """Why the first of the words that a text stands for is forbidden; or what all of them would do."""
    try:
        chain = meant(state, seat, text)
    except IllegalAction as refusal:  # a notation of the rulebook that is forbidden as it is written
        return Explanation(False, refusal.reason, refusal.rule, refusal.arguments, [], False)
    return explain_chain(state, seat, chain)


def explain_chain(state: Match, seat: str, chain: list[str]) -> Explanation:
    """Why the first of these words that is forbidden is; or what all of them would do."""
    trial = known_to(state, seat)
    events: list[dict[str, object]] = []
    for words in chain[:-1]:
        explained = trial.explain(seat, words)
        events += explained.events
        if not explained.allowed:
            return explained
        if explained.uncertain:
            return Explanation(True, explained.reason, explained.rule, explained.arguments, events, True)
        trial.play(seat, words)
    last = trial.explain(seat, chain[-1])
    if not last.allowed:
        return last
    return Explanation(True, last.reason, last.rule, last.arguments, [*events, *last.events], last.uncertain)
