"""What a bot reads: how good a state is for a seat."""

from __future__ import annotations

from typing import Final

from arpents.engine.masks import members
from arpents.games.quebec_1759.board import ABRAHAM, BRITISH, FRENCH, LEAST_BRITISH, REAL, SHORE, ST_LAURENT, ZONES
from arpents.games.quebec_1759.planning import Planning
from arpents.games.quebec_1759.state import State

STEP: Final = 100  # one CV
LANDING: Final = 14  # each CV that could land at Abraham in one Move
CV_PER_SHIP: Final = 4
WORTH: Final = [2, 6, 16, 60, 30, 22, 26, 18, 10, 0]  # how near to victory each zone brings the British, per CV there


def evaluate(state: State, seat: int) -> int:
    """CV in hand, the margin above twenty, and how near the British have come to Abraham, by land or with boats."""
    if state.ending:
        return state.verdict(seat)
    british = state.on_map(BRITISH) & REAL
    french = state.on_map(FRENCH) & REAL
    score = STEP * (state.total(british) - state.total(french))
    margin = state.total(british) - LEAST_BRITISH
    if margin < 12:
        score -= (12 - margin) * 2 * STEP
    for zone in range(ZONES):
        score += WORTH[zone] * zone_strength(state, zone, BRITISH) * (4 + state.move) // 8
        score += WORTH[zone] * zone_strength(state, zone, FRENCH) * (4 + state.move) // -16
    score += LANDING * min(boat_strength(state), CV_PER_SHIP * state.ships(ST_LAURENT))
    if state.british_occupy(ABRAHAM):
        score += STEP * (2 + state.move)
    return score if seat == BRITISH else -score


def boat_strength(state: State) -> int:
    """What could cross the St. Laurent to Abraham in one Move, ships permitting (7.4)."""
    total = 0
    for zone in range(ZONES):
        if SHORE[zone] == ST_LAURENT and zone != ABRAHAM:
            total += zone_strength(state, zone, BRITISH)
    return total


def zone_strength(state: State, zone: int, seat: int) -> int:
    total = 0
    for block in members(state.at(zone, seat)):
        total += state.cv[block]
    return total


def settled(state: State) -> bool:
    """Between two Moves, before anything is written."""
    if not state.stack:
        return True
    top = state.stack[-1]
    if not isinstance(top, Planning) or len(state.stack) != 2 or state.french_order or state.british_order:
        return False
    return top.ready | top.free | top.french_draft | top.british_draft | top.given == 0
