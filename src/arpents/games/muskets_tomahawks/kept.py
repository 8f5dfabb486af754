"""What a match keeps from decision to decision about where its units are, found anew: for the battery."""

from __future__ import annotations

from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.formations.formations import formation_slots
from arpents.games.muskets_tomahawks.moves.forming import Forming
from arpents.games.muskets_tomahawks.state import COLUMN, ON_TABLE, ONE_RANK, TWO_RANKS, State
from arpents.games.muskets_tomahawks.table.boxes import Box, box_around
from arpents.games.muskets_tomahawks.view import figures_seen


def kept_wrongly(state: State) -> list[str]:
    """The names of what is kept and is not so."""
    wrong: list[str] = []
    for unit in range(state.units()):
        first = state.first[unit]
        living = [figure for figure in range(first, first + state.start[unit]) if state.alive[figure]]
        if state.living[unit] is not None and state.living[unit] != living:
            wrong.append(f"the living figures of unit {unit}")
        box = state.boxes[unit]
        if box is None:
            continue
        anew = box_around(state.fx, state.fy, living, state.radius[unit])
        if differ(box, anew):
            wrong.append(f"where the figures of unit {unit} are")
        elif box.shown is not None:
            shown = figures_seen(state, unit)
            state.boxes[unit] = anew
            if shown != figures_seen(state, unit):
                wrong.append(f"what is shown of unit {unit}")
            state.boxes[unit] = box
    top = state.stack[-1] if state.stack else None
    if not wrong and isinstance(top, Act) and state.status[top.unit] == ON_TABLE and state.figures(top.unit):
        wrong += formed_wrongly(state, top.unit)
    return wrong


def differ(box: Box, other: Box) -> bool:
    if box.west != other.west or box.east != other.east or box.south != other.south or box.north != other.north:
        return True
    return box.points != other.points or box.bases != other.bases


def formed_wrongly(state: State, unit: int) -> list[str]:
    """2.5 The formations that a unit is said to be able to take, or not."""
    wrong: list[str] = []
    kept = Forming(state, unit)
    box = state.boxes[unit]
    state.boxes[unit] = None  # so that nothing is remembered
    anew = Forming(state, unit)
    for formation in (ONE_RANK, TWO_RANKS, COLUMN):
        for facing in range(8):
            bit = (formation - 1) * 8 + facing
            if kept.known.measured >> bit & 1:
                slots = formation_slots(formation, len(kept.areas), facing)
                if anew.all_near_enough(slots) != kept.is_near_enough(formation, facing):
                    wrong.append(f"how near unit {unit} is to its slots")
            if kept.known.known >> bit & 1 and anew.is_possible(formation, facing) != kept.is_possible(
                formation, facing
            ):
                wrong.append(f"the formations of unit {unit}")
    state.boxes[unit] = box
    return wrong
