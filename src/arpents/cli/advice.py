"""What the computer would do, in words: a plan, the chance of winning with it, and why."""

from __future__ import annotations

import random
from typing import Final

from arpents.bots.hints import Hint, hints_for
from arpents.bots.levels import LEVELS, budget_of
from arpents.cli.console import Console
from arpents.cli.notation import Notation
from arpents.cli.words import Words
from arpents.engine.state import MatchState

ADVISER: Final = "regular"
MOST_STEPS: Final = 8  # decisions of a plan that are told


def advised(state: MatchState, seat: str, seed: str) -> list[Hint]:
    """The same for whoever asks again from here."""
    level = LEVELS[ADVISER]
    return hints_for(state.game.seat(state, seat), level, budget_of(level, ""), random.Random(seed))


def show_hints(hints: list[Hint], state: MatchState, notation: Notation, words: Words, console: Console) -> None:
    for number, hint in enumerate(hints, 1):
        told = {"number": number, "percent": percent(hint.chance)}
        console.say(words.text("hint-plan", told), "strong")
        for step in hint.chain[:MOST_STEPS]:
            label = words.speech.label(notation.game, step, state)
            console.say(f"{label} · {notation.typed(notation.game.vocabulary.words(step))}", indent="    ")
        if len(hint.chain) > MOST_STEPS:
            console.say(words.text("hint-more", {"count": len(hint.chain) - MOST_STEPS}), "faint", "    ")
        console.say(words.speech.text(*hint.why()), indent="    ")
    console.say(words.speech.text("chance-estimate"), "faint")


def percent(chance: float) -> int:
    return round(100 * chance)


def plan_words(state: MatchState, chain: list[int], words: Words) -> str:
    """A plan in one line."""
    labels = [words.speech.label(state.game, action, state) for action in chain[:MOST_STEPS]]
    if len(chain) > MOST_STEPS:
        labels.append(words.text("hint-more", {"count": len(chain) - MOST_STEPS}))
    return " · ".join(labels)
