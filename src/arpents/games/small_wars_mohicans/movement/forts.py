"""S18, S19 Building and burning forts."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED
from arpents.games.small_wars_mohicans.facts.board import PERMANENT
from arpents.games.small_wars_mohicans.state import FORT, State
from arpents.games.small_wars_mohicans.words import reasons


def build_price(builders: int) -> int:
    """S18.1 Four supply points, less one for each regular unit that takes part (SW-82)."""
    return 4 - builders if builders < 4 else 0


def burn_price(units: int, free_of_supply: bool) -> int:
    """S19.1 Two supply points, less one for each unit; S19.3 none for French irregulars."""
    return 0 if free_of_supply or units >= 2 else 2 - units


def cannot_build_here(state: State, place: int, side: int) -> int:
    if PERMANENT[place]:
        return reasons.FORTIFIED_ALREADY  # S18.3 (SW-52)
    if state.marks[place] & FORT:
        return reasons.FORTIFIED_ALREADY
    return cannot_work_here(state, place, side)


def cannot_burn_here(state: State, place: int, side: int) -> int:
    if not state.marks[place] & FORT:
        return reasons.NO_FORT
    return cannot_work_here(state, place, side)


def cannot_work_here(state: State, place: int, side: int) -> int:
    """S19.4 Nobody builds or burns where he meets the enemy, nor where the place's militia would come out."""
    if state.contested(place, side):
        return reasons.ENEMY_HERE
    if state.owner[place] == 1 - side and state.militia_to_call(place) >= 0:
        return reasons.MILITIA_COMES_OUT  # S43.1
    return ALLOWED
