"""6.4 Movement by sea and British landings."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED
from arpents.games.wilderness_war.common.map_facts import HAS_AMPHIB, facts_of_map
from arpents.games.wilderness_war.facts.board import BRITISH, LANDINGS, LOUISBOURG, PLACES_ON_MAP, PORTS, QUEBEC
from arpents.games.wilderness_war.facts.deck import AMPHIBIOUS_LANDING
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import reasons
from arpents.games.wilderness_war.words.markers import (
    AMPHIB,
    NO_AMPHIB,
    NO_FRENCH_NAVAL,
    QUIBERON,
    QUIBERON_STOPS_NAVAL,
)

SEA: Final = 2


def is_harbour(state: State, side: int, space: int) -> bool:
    """6.4, 6.432 A controlled port, or for the British an Amphib space even under siege."""
    return state.controls_port(side, space) or (side == BRITISH and state.marks[space] & AMPHIB != 0)


def cannot_put_to_sea(state: State, side: int, commander: int, value: int, foul: int, space: int) -> int:
    reason = cannot_sail_from(state, side, 1 if commander >= 0 else 0, value, foul, space)
    if reason != ALLOWED:
        return reason
    for port in harbours(state, side):
        if cannot_sail(state, side, space, port, 1, 1) == ALLOWED:
            return ALLOWED
    for shore in LANDINGS[space]:
        if cannot_land(state, side, space, shore, 1, 1) == ALLOWED:
            return ALLOWED
    return reasons.NO_PORT_TO_REACH


def cannot_sail_from(state: State, side: int, force: int, value: int, foul: int, space: int) -> int:
    """6.4 What keeps them in port, wherever they would go."""
    if foul:
        return reasons.FOUL_WEATHER_AT_SEA
    if force and value < 3:  # 6.42 a single piece needs no 3
        return reasons.VALUE_THREE_FOR_FORCE  # 6.41
    if not is_harbour(state, side, space):
        return reasons.NOT_A_PORT
    if side != BRITISH:
        if space != QUEBEC and space != LOUISBOURG:
            return reasons.FRENCH_SAIL_ROUTE
        if state.flags & NO_FRENCH_NAVAL or (state.flags & QUIBERON and state.options[QUIBERON_STOPS_NAVAL]):
            return reasons.NO_FRENCH_FLEET  # WW-36
    return ALLOWED


def harbours(state: State, side: int) -> list[int]:
    if side != BRITISH or not facts_of_map(state) & HAS_AMPHIB:
        return PORTS
    found = PORTS[:]
    for space in state.with_works():
        if state.marks[space] & AMPHIB and space not in found:
            found.append(space)
    return found


def cannot_sail(state: State, side: int, start: int, port: int, units: int, drilled: int) -> int:
    """6.4 From port to port; 6.432 between an Amphib space and a controlled port."""
    if port >= PLACES_ON_MAP or port == start or not is_harbour(state, side, port):
        return reasons.NOT_A_PORT
    if not state.controls_port(side, start) and not state.controls_port(side, port):
        return reasons.NOT_A_PORT
    if side != BRITISH and port != QUEBEC and port != LOUISBOURG:
        return reasons.FRENCH_SAIL_ROUTE
    return cannot_disembark(state, side, port, units, drilled)


def cannot_disembark(state: State, side: int, space: int, units: int, drilled: int) -> int:
    if state.occupied(1 - side, space):
        if not units:
            return reasons.LEADERS_KEEP_AWAY  # 6.53
        if not drilled and state.has_fort(1 - side, space):
            return reasons.DRILLED_MUST_LEAD  # 6.52
    return ALLOWED


def cannot_land(state: State, side: int, start: int, shore: int, units: int, drilled: int) -> int:
    """6.431 Along an arrow, from a controlled port, with the card."""
    reason = cannot_land_there(state, side, start, shore, units, drilled)
    if reason == ALLOWED and not state.holds(side, AMPHIBIOUS_LANDING):
        return reasons.NO_LANDING_CARD
    return reason


def cannot_land_there(state: State, side: int, start: int, shore: int, units: int, drilled: int) -> int:
    """The same, for whoever has the card."""
    if side != BRITISH or shore not in LANDINGS[start]:
        return reasons.NO_LANDING_ROUTE
    if not state.controls_port(side, start):
        return reasons.NOT_A_PORT
    if state.flags & NO_AMPHIB:
        return reasons.NO_LANDING_THIS_YEAR
    return cannot_disembark(state, side, shore, units, drilled)
