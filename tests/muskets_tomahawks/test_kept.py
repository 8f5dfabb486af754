"""What a match keeps from decision to decision is what it would find if it looked again."""

from __future__ import annotations

import pytest

import arpents
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.state import ON_TABLE, State


def begun(scenario: str) -> State:
    game = arpents.game("muskets-tomahawks")
    state = game.start(scenario, options=game.bot_options(), seed=7, events=False)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("scenario", arpents.game("muskets-tomahawks").scenarios)
def test_kept_facts_hold_through_random_play(scenario: str) -> None:
    state = begun(scenario)
    players = seeded(3)
    for _ in range(60):
        if playout(state, players, 3) < 3:
            break
        state.view("attacker")
        assert state.game.kept_wrongly(state) == []
        twin = state.copy()
        playout(twin, players, 5)
        assert twin.game.kept_wrongly(twin) == []
        assert state.game.kept_wrongly(state) == []


def about_to_act() -> tuple[State, int]:
    """A unit of several figures on the table that has just been asked which formations it may take."""
    state = begun("raid")
    players = seeded(5)
    while playout(state, players, 1):
        top = state.stack[-1]
        if isinstance(top, Act) and state.status[top.unit] == ON_TABLE and state.strength[top.unit] > 3:
            state.legal(top.seat)
            box = state.boxes[top.unit]
            if box is not None and box.forming is not None and box.forming.known:
                return state, top.unit
    raise AssertionError("nobody forms up")


def test_kept_facts_gone_wrong_are_found() -> None:
    state, unit = about_to_act()
    assert state.game.kept_wrongly(state) == []
    figure = state.figures(unit)[0]
    state.fx[figure] += 8  # not by `put`
    assert state.game.kept_wrongly(state) == [f"where the figures of unit {unit} are"]
    state.fx[figure] -= 8
    state.alive[figure] = 0  # not by `lose`
    assert f"the living figures of unit {unit}" in state.game.kept_wrongly(state)
    state.alive[figure] = 1
    box = state.boxes[unit]
    assert box is not None and box.forming is not None
    box.forming.possible ^= box.forming.known
    assert f"the formations of unit {unit}" in state.game.kept_wrongly(state)
    box.forming.possible ^= box.forming.known
    box.forming.near ^= box.forming.measured
    assert f"how near unit {unit} is to its slots" in state.game.kept_wrongly(state)
