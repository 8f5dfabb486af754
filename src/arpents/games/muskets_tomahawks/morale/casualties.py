"""10.6, 14.1.4, 14.1.5, 19.5 Figures removed, units destroyed, and who must test for it."""

from __future__ import annotations

from typing import Final

from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, OFFICER, WAGON
from arpents.games.muskets_tomahawks.formations.formations import close_up
from arpents.games.muskets_tomahawks.measuring.nearness import gap_between_units, unit_within
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ABOARD,
    DESTROYED,
    INDOORS,
    MANNED,
    ON_TABLE,
    State,
    with_entry,
)
from arpents.games.muskets_tomahawks.words import kinds

NEAR_OFFICER: Final = 96  # 14.1.4 six inches


def remove_figure(state: State, unit: int, figure: int, rule: str, killer: int = -1) -> None:
    """One figure is lost; `killer` is the side whose fire or hand-to-hand removed it."""
    state.lose(unit, figure)
    state.smoke[figure] = 0
    state.strength[unit] -= 1
    if killer >= 0 and state.is_a(unit, CIVILIAN) and not state.is_a(unit, CAPTIVE):
        state.spared = with_entry(state.spared, killer, 1)
    state.tell(kinds.FIGURE_LOST, rule, unit, state.strength[unit])
    if state.strength[unit] == 0:
        destroy(state, unit, figure, rule)


def destroy(state: State, unit: int, last: int, rule: str) -> None:
    """The last figure of a unit is gone."""
    if state.is_a(unit, OFFICER):
        owe_for_officer(state, unit, last)
    state.status[unit] = DESTROYED
    state.inside[unit] = -1
    state.marks[unit] = 0
    state.flags[unit] = 0
    if state.gun[unit] == MANNED:
        state.gun = with_entry(state.gun, unit, ABANDONED)  # 13.6
        state.tell(kinds.GUN_ABANDONED, "13.6", unit)
    state.tell(kinds.UNIT_DESTROYED, rule, unit)


def owe_for_officer(state: State, officer: int, figure: int) -> None:
    """14.1.4 Units of his type within 6 in of an Officer who is eliminated."""
    x = state.fx[figure]
    y = state.fy[figure]
    if state.status[officer] == ABOARD:
        x = state.boat_x[state.inside[officer]]
        y = state.boat_y[state.inside[officer]]
    for unit in range(state.units()):
        if (
            unit != officer
            and state.side[unit] == state.side[officer]
            and state.troop[unit] == state.troop[officer]
            and may_owe(state, unit)
            and (
                near_indoors(state, unit, officer)
                if state.status[officer] == INDOORS
                else unit_within(state, unit, x, y, state.radius[officer], NEAR_OFFICER)
            )
        ):
            state.owed |= 1 << unit


def near_indoors(state: State, unit: int, officer: int) -> bool:
    return gap_between_units(state, unit, officer, NEAR_OFFICER)


def owe_for_rout(state: State, routed: int, strength: int) -> None:
    """14.1.5 Friends within 6 in that are no stronger than the routed unit was."""
    for unit in range(state.units()):
        if (
            unit != routed
            and state.side[unit] == state.side[routed]
            and state.strength[unit] <= strength
            and may_owe(state, unit)
            and gap_between_units(state, unit, routed, NEAR_OFFICER)
        ):
            state.owed |= 1 << unit


def may_owe(state: State, unit: int) -> bool:
    """14.1.6 Not hidden units, wagons, captives and units in Flight."""
    return state.present(unit) and not state.is_a(unit, WAGON | CAPTIVE) and not state.fleeing(unit)


def rout(state: State, unit: int, rule: str) -> None:
    """14.5.1 The whole unit is removed."""
    strength = state.strength[unit]
    owe_for_rout(state, unit, strength)
    for figure in state.figures(unit):
        state.lose(unit, figure)
        last = figure
    state.strength[unit] = 0
    state.tell(kinds.UNIT_ROUTED, rule, unit)
    destroy(state, unit, last, rule)


def remove_last(state: State, unit: int, count: int, rule: str, killer: int = -1) -> None:
    """The figures with the highest numbers."""
    figures = state.figures(unit)
    for k in range(min(count, len(figures))):
        remove_figure(state, unit, figures[len(figures) - 1 - k], rule, killer)


def after_losses(state: State, unit: int) -> None:
    """2.13 Formations close up; half-way along a leg they do so at its end."""
    if state.strength[unit] and state.midway != unit and state.status[unit] == ON_TABLE:
        close_up(state, unit)


def figures_left(state: State, side: int, fleeing_too: bool) -> int:
    """5.9, 19.4 Figures of a side on the table, hidden, in reserve or off by the exit."""
    total = 0
    for unit in range(state.units()):
        own = state.side[unit] == side and state.counts(unit) and state.status[unit] != DESTROYED
        if own and (fleeing_too or not state.fleeing(unit)):
            total += state.strength[unit]
    return total
