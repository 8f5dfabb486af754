"""What rules often ask of the whole map, found out once and kept until a work, a siege or a marker changes."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.state import UNKNOWN, State
from arpents.games.wilderness_war.words.markers import AMPHIB, DIGGING, FIELDWORKS_SHIFT, FORTRESS

HAS_A_WORK_TO_RAZE: Final = 1  # << side
HAS_AMPHIB: Final = 4


def facts_of_map(state: State) -> int:
    """5.46 Sides with a stockade, an unbesieged fort, a fort begun or Fieldworks; 6.431 any Amphib marker."""
    if state.map_facts == UNKNOWN:
        state.map_facts = look_at_map(state)
    return state.map_facts


def look_at_map(state: State) -> int:
    facts = 0
    for space in state.with_works():
        work = state.work[space]
        if work and work < 2 * FORTRESS and not state.siege[space]:  # stockades are never besieged
            facts |= HAS_A_WORK_TO_RAZE << (work & 1)
        mark = state.marks[space]
        if mark:
            facts |= mark & DIGGING | mark >> FIELDWORKS_SHIFT & 3  # each 1 + side
            if mark & AMPHIB:
                facts |= HAS_AMPHIB
    return facts
