"""What a bot reads: points, strength on the map, fortresses and cards, from one seat."""

from __future__ import annotations

from arpents.engine.actions import NOBODY
from arpents.games.wilderness_war.facts.board import BRITISH, FORTRESSES, FRENCH, PLACES_ON_MAP
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECES, SIDE, STRENGTH, TACTICS
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import FORT


def evaluate(state: State, seat: int) -> int:
    if state.ending:
        if state.winner == NOBODY:
            return 0
        return state.verdict(seat)
    total = 120 * state.points  # seen by the French
    for space in FORTRESSES:
        if state.controls(FRENCH, space):
            total += 60
        if state.controls(BRITISH, space):
            total -= 60
    for space in range(PLACES_ON_MAP):
        work = state.work[space]
        if work:
            worth = 40 if work >> 1 == FORT else 12
            total += worth if work & 1 == FRENCH else -worth
            if state.siege[space]:
                pressed = 15 * state.siege[space]
                total += -pressed if work & 1 == FRENCH else pressed
        if state.marks[space]:
            total += 50 * (state.raided(FRENCH, space) - state.raided(BRITISH, space))
    for piece in range(PIECES):
        if state.where[piece] >= PLACES_ON_MAP:
            continue
        worth = 8 + 6 * TACTICS[piece] if IS_LEADER[piece] else 4 + 4 * STRENGTH[piece * 3 + state.steps[piece]]
        total += worth if SIDE[piece] == FRENCH else -worth
    total += 5 * (state.hands[FRENCH] - state.hands[BRITISH])
    return total if seat == FRENCH else -total


def settled(state: State) -> bool:
    """Between two Action Phases nothing is half done."""
    return not state.stack or isinstance(state.stack[-1], ActionPhase)
