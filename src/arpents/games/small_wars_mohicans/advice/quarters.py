"""S38 Winter quarters: who would starve, and where he goes instead."""

from __future__ import annotations

from arpents.games.small_wars_mohicans.advice.data import LINE
from arpents.games.small_wars_mohicans.advice.marches import Orders, all_light, best_first, starting_places
from arpents.games.small_wars_mohicans.advice.ways import NO_WAY, ways_from
from arpents.games.small_wars_mohicans.facts.board import GARRISON, KIND, MILITIA, STACKING
from arpents.games.small_wars_mohicans.facts.calendar import LENGTH
from arpents.games.small_wars_mohicans.state import AUTUMN, CALENDAR, State
from arpents.games.small_wars_mohicans.year.supply import is_supply_port, sheltered, supplied


def winter_comes(state: State) -> bool:
    return state.season() == AUTUMN and state.turn + 1 < LENGTH[state.options[CALENDAR]]


def houses(state: State, seat: int, reached: list[int], place: int) -> bool:
    """Whether regulars survive there as things stand."""
    if reached[place] == 0 and not is_supply_port(state, seat, place):
        return False
    return state.friendly(place, seat) and not state.contested(place, seat) and sheltered(state, seat, place)


def go_into_quarters(orders: Orders) -> None:
    """Every stack of regulars that would starve goes to the nearest place where it would not."""
    state = orders.twin
    seat = orders.seat
    reached = supplied(state, seat)
    for origin in starting_places(state, seat):
        if not orders.free():
            return
        if houses(state, seat, reached, origin):
            continue
        units = [
            unit
            for unit in state.units(origin, seat)
            if LINE[unit] and KIND[unit] != MILITIA and KIND[unit] != GARRISON and orders.startable(unit)
        ]
        if not units or (state.land == 0 and not all_light(units)):
            continue
        ways = ways_from(state, seat, origin, all_light(units))
        best = 0
        least = NO_WAY
        for place in ways.found:
            if ways.cost[place] >= least or state.count(place, seat) + len(units) > STACKING[place]:
                continue
            if houses(state, seat, reached, place):
                least = ways.cost[place]
                best = place
        if best:
            orders.send(best_first(units), ways, best)
