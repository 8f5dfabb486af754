"""What a match keeps from decision to decision is what it would find if it looked again."""

from __future__ import annotations

import pytest

import arpents
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.wilderness_war.facts.board import BRITISH, HALIFAX
from arpents.games.wilderness_war.state import State


def some_way_on(scenario: str, decisions: int) -> State:
    state = arpents.game("wilderness-war").start(scenario, seed=7, events=False)
    playout(state, seeded(7), decisions)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("scenario", arpents.game("wilderness-war").scenarios)
def test_kept_facts_hold_through_random_play(scenario: str) -> None:
    state = some_way_on(scenario, 0)
    players = seeded(3)
    while playout(state, players, 5) == 5:
        assert state.game.kept_wrongly(state) == []
        twin = state.copy()
        playout(twin, players, 5)
        assert twin.game.kept_wrongly(twin) == []
        assert state.game.kept_wrongly(state) == []


def test_a_kept_fact_gone_wrong_is_found() -> None:
    state = some_way_on("annus-mirabilis", 40)
    state.all_standing(0)
    assert state.game.kept_wrongly(state) == []
    state.steps[state.pieces_at(BRITISH, HALIFAX)[0]] ^= 3  # not by `set_steps`
    assert state.game.kept_wrongly(state) != []
