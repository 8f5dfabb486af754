"""12 Victory."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY
from arpents.engine.declarations import Endings
from arpents.games.wilderness_war.common.sweep import sole_occupant
from arpents.games.wilderness_war.facts.board import (
    BRITISH,
    FORTRESSES,
    FRENCH,
    MONTREAL,
    NIAGARA,
    OHIO_FORKS,
    ORIGINAL,
    QUEBEC,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import TOURNAMENT

ENDINGS: Final = Endings()
ALL_OF_CANADA: Final = ENDINGS.add("all-of-canada", "12.11")
SUDDEN_DEATH: Final = ENDINGS.add("sudden-death", "12.11")
FRENCH_HOLD_OUT: Final = ENDINGS.add("french-hold-out", "12.11")
END_OF_1759: Final = ENDINGS.add("end-of-1759", "12.12")
END_OF_1762: Final = ENDINGS.add("end-of-1762", "12.13")
DRAWN: Final = ENDINGS.add("drawn", "12.14")
TERRITORY_OF_1759: Final = ENDINGS.add("territory-of-1759", "12.12")

FRENCH_NEEDED: Final[dict[int, int]] = {1760: 8, 1761: 5}


def holds_everything(state: State) -> bool:
    """12.11 Every fortress controlled, and alone in Niagara and Ohio Forks."""
    for space in FORTRESSES:
        if not state.controls(BRITISH, space):
            return False
    return sole_occupant(state, BRITISH, NIAGARA) and sole_occupant(state, BRITISH, OHIO_FORKS)


def holds_1759_territory(state: State) -> bool:
    """12.12 All original British fortresses, and two of four places."""
    for space in FORTRESSES:
        if ORIGINAL[space] == BRITISH and not state.controls(BRITISH, space):
            return False
    held = 0
    for space in (QUEBEC, MONTREAL):
        held += 1 if state.controls(BRITISH, space) else 0
    for space in (NIAGARA, OHIO_FORKS):
        held += 1 if sole_occupant(state, BRITISH, space) else 0
    return held >= 2


def check_victory(state: State) -> bool:
    """4.0 B.6 Sudden death first, in the order printed; then the last year (WW-26)."""
    if holds_everything(state):
        state.finish(ALL_OF_CANADA, BRITISH)
    elif state.points >= 11:
        state.finish(SUDDEN_DEATH, FRENCH)
    elif state.points <= -11:
        state.finish(SUDDEN_DEATH, BRITISH)
    elif state.year in FRENCH_NEEDED and state.points >= FRENCH_NEEDED[state.year]:
        state.finish(FRENCH_HOLD_OUT, FRENCH)
    elif state.year >= state.last_year:
        last_check(state)
    return state.ending != 0


def last_check(state: State) -> None:
    if state.last_year == 1759:
        if holds_1759_territory(state):
            state.finish(TERRITORY_OF_1759, BRITISH)
        elif state.points != 0:
            state.finish(END_OF_1759, FRENCH if state.points > 0 else BRITISH)
    elif state.points >= 1:
        state.finish(END_OF_1762, FRENCH)
    elif state.points <= -5:
        state.finish(END_OF_1762, BRITISH)
    if state.ending == 0:  # 12.14
        state.finish(DRAWN, FRENCH if state.options[TOURNAMENT] else NOBODY)
