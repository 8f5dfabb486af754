"""What a text would do, tried in a match its seat could be in: neither an answer nor a refusal tells a secret.

A chain of words is tried up to the first barrier. What comes after it depends on dice, on hidden things or on another
seat; there the true match decides, when the words are said again.
"""

from __future__ import annotations

import random
from typing import Final

from arpents.engine.errors import IllegalAction
from arpents.engine.prompt import Explanation
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Verb, Vocabulary

LONGEST_CHAIN: Final = 64  # words of a rulebook's notation that are played at once


def known_to(state: MatchState, seat: str) -> MatchState:
    """A match this seat could be in."""
    return state.resample(seat, random.Random(0))


def meant(state: MatchState, seat: str, text: str) -> list[str]:
    """The chain of words that a text stands for; what is not ASCII is no notation of any rulebook."""
    if not text.isascii():
        return [text]
    several = said_together(state.game.vocabulary, text.lower())
    if several:
        return several
    number = state.game.seat_number(seat)
    return state.game.expand(known_to(state, seat), number, text)


def said_together(vocabulary: Vocabulary, text: str) -> list[str]:
    """Several decisions in one line, `take a, take b`, `take a, b` or `take a b`; empty for anything else."""
    found: list[str] = []
    verb: Verb | None = None
    for part in text.replace(";", ",").split(","):
        tokens = part.split()
        if not tokens:
            return []
        if tokens[0] in vocabulary.by_word:
            verb = vocabulary.by_word[tokens.pop(0)]
        if verb is None:
            return []
        wanted = len(verb.nouns)
        if not wanted and not tokens:
            found.append(verb.word)
        elif (
            not wanted
            or not tokens
            or len(tokens) % wanted
            or (
                len(tokens) > wanted
                and any(verb.nouns[at % wanted][1].number(token) < 0 for at, token in enumerate(tokens))
            )
        ):
            return []
        else:
            found += [" ".join([verb.word, *tokens[at : at + wanted]]) for at in range(0, len(tokens), wanted)]
    return found if len(found) > 1 else []


def allowed(state: MatchState, seat: str, words: str) -> int:
    """The action, one of those on offer; or what forbids it is raised."""
    action = state.action(words, seat)
    state.refuse(state.game.seat_number(seat), action)
    if action not in state.actions(seat):
        raise IllegalAction("not-on-offer", words=state.words(action))
    return action


def rehearse(state: MatchState, seat: str, chain: list[str]) -> int:
    """How many words of the chain can be played in one go; if one of them is refused, so is the whole chain."""
    trial = known_to(state, seat)
    mark = trial.barriers
    count = 0
    while count < min(len(chain), LONGEST_CHAIN) and trial.barriers == mark:
        trial.apply(seat, allowed(trial, seat, chain[count]))
        count += 1
    return count


def explain(state: MatchState, seat: str, text: str) -> Explanation:
    """Why the first of the words that a text stands for is forbidden; or what all of them would do."""
    try:
        chain = meant(state, seat, text)
    except IllegalAction as refusal:  # a notation of the rulebook that is forbidden as it is written
        return Explanation(False, refusal.reason, refusal.rule, refusal.arguments, [], False)
    return explain_chain(state, seat, chain)


def explain_chain(state: MatchState, seat: str, chain: list[str]) -> Explanation:
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
