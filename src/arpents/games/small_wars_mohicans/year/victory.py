"""S41 Winning the game."""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import Endings
from arpents.games.small_wars_mohicans.facts.board import (
    ALBANY,
    BASE_OF,
    BRITISH,
    FIRST_PLACE,
    FRENCH,
    GOAL_OF,
    MONTREAL,
    PLACES,
    QUEBEC,
)
from arpents.games.small_wars_mohicans.state import State
from arpents.games.small_wars_mohicans.words import kinds

ENDINGS: Final = Endings()
ALBANY_AND_A_CITY: Final = ENDINGS.add("albany-and-a-city", "S41.1")
NEW_FRANCE_TAKEN: Final = ENDINGS.add("new-france-taken", "S41.3")
NEW_FRANCE_HELD: Final = ENDINGS.add("new-france-held", "S41.2")
GOALS: Final = 5  # Montréal, Québec, Louisbourg, Frontenac and Duquesne
WANTED: Final = 3  # S41.3 of them


def british_goals(state: State) -> int:
    """How many of Montréal, Québec, Louisbourg, Frontenac and Duquesne the British hold."""
    number = 0
    for place in range(FIRST_PLACE, PLACES):
        if GOAL_OF[place] == BRITISH and state.owner[place] == BRITISH:
            number += 1
    return number


def french_have_won(state: State) -> bool:
    """S41.1 Albany and one of New York, Boston, Philadelphia (SW-40)."""
    if state.owner[ALBANY] != FRENCH:
        return False
    for place in range(FIRST_PLACE, PLACES):
        if BASE_OF[place] == BRITISH and state.owner[place] == FRENCH:
            return True
    return False


def british_have_won(state: State) -> bool:
    """S41.3 Three of five, Québec or Montréal among them."""
    if state.owner[QUEBEC] != BRITISH and state.owner[MONTREAL] != BRITISH:
        return False
    return british_goals(state) >= WANTED


def judge(state: State, last: bool) -> bool:
    """S41.4 At the start of a turn and the end of the game; when both have won, the French, who act first (SW-39)."""
    if french_have_won(state):
        rule = "S41.1"
        state.finish(ALBANY_AND_A_CITY, FRENCH)
    elif british_have_won(state):
        rule = "S41.3"
        state.finish(NEW_FRANCE_TAKEN, BRITISH)
    elif last:
        rule = "S41.2"
        state.finish(NEW_FRANCE_HELD, FRENCH)
    else:
        return False
    state.tell(kinds.MATCH_ENDS, rule, state.winner)
    return True
