"""What a match keeps from decision to decision is what it would find if it looked again."""

from __future__ import annotations

import pytest

import arpents
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.small_wars_mohicans.facts.board import FIRST_OF
from arpents.games.small_wars_mohicans.movement.stack import March
from arpents.games.small_wars_mohicans.state import MOVED, NOT_LOOKED, State


def begun(seed: int) -> State:
    state = arpents.game("small-wars-mohicans").start(seed=seed, events=False)
    assert isinstance(state, State)
    return state


def marching(state: State) -> State:
    """On to a question of a march that has taken its first stack."""
    players = seeded(3)
    while not (state.ready != NOT_LOOKED and isinstance(state.stack[-1], March)):
        assert playout(state, players, 1) == 1
        state.legal(0 if state.acting() == 1 else 1)
    return state


@pytest.mark.parametrize("seed", range(3))
def test_kept_facts_hold_through_random_play(seed: int) -> None:
    state = begun(seed)
    players = seeded(seed)
    kept = 0
    while playout(state, players, 5) == 5:
        assert state.game.kept_wrongly(state) == []
        kept += state.ready != NOT_LOOKED
        twin = state.copy()
        playout(twin, players, 5)
        assert twin.game.kept_wrongly(twin) == []
        assert state.game.kept_wrongly(state) == []
    assert kept > 20


def test_a_kept_fact_gone_wrong_is_found() -> None:
    state = marching(begun(7))
    assert state.game.kept_wrongly(state) == []
    side = state.stack[-1].seat
    unit = next(unit for unit in range(len(state.flags)) if state.still_ready(side) >> unit & 1)
    state.flags[FIRST_OF[side] + unit] |= MOVED  # not by a stack
    assert state.game.kept_wrongly(state) == ["who may still be taken along"]


def test_what_is_kept_of_a_march_is_forgotten_with_it() -> None:
    state = marching(begun(7))
    while any(isinstance(procedure, March) for procedure in state.stack):
        side = state.stack[-1].seat
        state.act(side, state.legal(side)[-1])
    assert state.ready == NOT_LOOKED


def test_a_list_that_nobody_asked_for_does_not_outlive_its_question() -> None:
    state = begun(5)
    players = seeded(5)
    offered = 0
    for _ in range(1_500):
        asked = state.acting()
        if not asked:
            break
        offered += len(state.offered) > 0
        assert state.game.kept_wrongly(state) == []
        seat = 0 if asked & 1 else 1
        choices = state.copy().legal(seat)  # the match itself is asked nothing
        state.act(seat, choices[players.below(len(choices))])
    assert offered > 50
