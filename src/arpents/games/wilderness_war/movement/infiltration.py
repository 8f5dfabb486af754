"""13 Infiltration: whether a lone Auxiliary that slips among enemies can get out again."""

from __future__ import annotations

from arpents.games.wilderness_war.facts.board import EXITS, MOUNTAIN, TERRAIN, by_water
from arpents.games.wilderness_war.forces.marching import BOAT, LAND, PORTAGED, can_portage, stops_after
from arpents.games.wilderness_war.state import State


def way_out(state: State, side: int, mode: int, space: int, crossed: int, left: int, portaged: int) -> bool:
    """13.1 From an infiltrated space a normally enterable one can be reached, every stop rule counted."""
    if left <= 0:
        return False
    if mode == LAND:
        if TERRAIN[space] == MOUNTAIN and not state.has_work(side, space):
            return False
        if crossed >= 0 and stops_after(state, side, crossed, 0, 1):
            return False
    for other in EXITS[space]:
        carried = portaged
        if mode == BOAT and not by_water(space, other):
            if portaged or not can_portage(state, side, space, other):
                continue
            carried = PORTAGED
        if not (state.has_fort(1 - side, other) and state.occupied(1 - side, other)):  # WW-18
            return True
        if way_out(state, side, mode, other, space, left - 1, carried):
            return True
    return False
