"""What a match keeps from decision to decision is what it would find if it looked again."""

from __future__ import annotations

import pytest

import arpents
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.wilderness_war.facts.board import BRITISH, FRENCH, HALIFAX
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


def test_a_work_and_a_card_that_nobody_noted_are_found() -> None:
    state = some_way_on("annus-mirabilis", 40)
    free = next(space for space, work in enumerate(state.work) if not work and not state.marks[space])
    assert free not in state.with_works()
    state.work[free] = 2  # not by `set_work`
    assert "where works and markers are" in state.game.kept_wrongly(state)
    state.work[free] = 0
    state.card_in[state.hand(FRENCH)[0]] = 0  # not by `put_card`
    assert "the cards in a hand" in state.game.kept_wrongly(state)


def test_a_hand_is_listed_as_cards_come_and_go() -> None:
    state = some_way_on("annus-mirabilis", 40)
    before = state.hand(FRENCH)
    twin = state.copy()
    card = before[0]
    twin.put_card(card, 4)
    assert twin.hand(FRENCH) == before[1:] and state.hand(FRENCH) == before
    twin.put_card(card, 2 + FRENCH)
    assert twin.hand(FRENCH) == before
