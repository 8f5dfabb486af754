"""OpenSpiel's own simulations and search on all games, and what a player may know of a resampled state."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import arpents
from arpents.engine.errors import ArpentsError
from arpents.research.openspiel import NAMES


def loaded(name: str, longest: int) -> Any:
    return pyspiel.load_game(name, {"seed": 5, "longest": longest})


def played(game: Any, decisions: int, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < decisions:
        state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(0)
    return state


def test_all_games_are_registered() -> None:
    assert len(NAMES) == len(arpents.games()) and set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_its_random_simulations_pass(name: str) -> None:
    game = loaded(name, 25)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    cut = played(game, 10**6, random.Random(1))
    assert cut.is_terminal() and cut.returns() == [0.0, 0.0]


def test_a_whole_match_has_a_winner() -> None:
    whole = played(loaded("arpents_quebec_1759", 50_000), 10**6, random.Random(1))
    assert whole.is_terminal() and sorted(whole.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize("name", NAMES)
def test_its_search_over_information_sets_runs(name: str) -> None:
    game = loaded(name, 40)
    dice = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 5, random_state=dice, allow_inconsistent_action_sets=True
    )
    state = played(game, 12, random.Random(3))
    for _ in range(3):
        choice = int(bot.step(state))
        assert choice in state.legal_actions()
        state.apply_action(choice)
        while state.is_chance_node():
            state.apply_action(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_a_loaded_one_to_all(name: str) -> None:
    game = loaded(name, 500)
    rng = random.Random(4)
    state = played(game, 40, rng)
    for player in (0, 1):
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        if state.current_player() == player:
            assert twin.legal_actions() == state.legal_actions()
    again = game.deserialize_state(state.serialize())
    for other in (again, state.clone()):
        assert str(other) == str(state)
        choices = random.Random(9)
        first = state.clone()
        for _ in range(10):
            if first.is_terminal() or first.is_chance_node():
                break
            choice = choices.choice(first.legal_actions())
            first.apply_action(choice)
            other.apply_action(choice)
            assert first.information_state_string(0) == other.information_state_string(0)
            assert str(first) == str(other)


def test_dice_fall_anew_in_every_clone() -> None:
    rng = random.Random(2)
    state = played(loaded("arpents_small_wars_mohicans", 5000), 60, rng)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    ends = set()
    for _ in range(20):
        clone = state.clone()
        clone.apply_action(0)
        ends.add(str(clone))
    assert len(ends) > 1


def test_nobody_knows_in_a_resampled_state_what_another_player_has_decided_before_chance() -> None:
    rng = random.Random(8)
    state = played(loaded("arpents_few_acres_of_snow", 5000), 100, rng)
    asked = 0
    while asked < 60 and not state.is_terminal():
        if state.is_chance_node():
            asked += 1
            decider = state.deal.deciding
            for player in (0, 1):
                twin = state.resample_from_infostate(player, rng.random)
                assert twin.is_chance_node()
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.deal.match.allows(decider, twin.deal.pending)
                if player == decider:
                    assert twin.deal.pending == state.deal.pending
                seed = rng.random()
                worlds = [one.resample_from_infostate(player, random.Random(seed).random) for one in (state, twin)]
                assert str(worlds[0]) == str(worlds[1])
                twin.apply_action(0)
                assert not twin.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert asked == 60


def test_what_one_player_decides_in_secret_changes_nothing_for_the_other() -> None:
    state = loaded("arpents_quebec_1759", 5000).new_initial_state()
    state.apply_action(0)
    choice = {state.action_to_string(0, number): number for number in range(739)}
    state.apply_action(choice["preset even"])
    state.apply_action(choice["ready"])
    known = state.information_state_string(1)
    rng = random.Random(1)
    while state.current_player() == 0:
        assert state.information_state_string(1) == known
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.current_player() == 1 and state.information_state_string(1) == known


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"scenario": "1812"}, "no scenario “1812”"),
        ({"options": "tides"}, "object of names and values"),
        ({"options": "tides:no"}, "cannot be “no”"),
        ({"longest": 0}, "number of cycles"),
    ],
)
def test_bad_parameters_are_refused_in_one_sentence(
    parameters: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(ArpentsError) as fault:
        pyspiel.load_game("arpents_quebec_1759", parameters)
    assert words in str(fault.value)


def test_options_that_learners_cannot_have_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(ArpentsError, match="“lattice” is “two-inch”, not “inch”"):
        pyspiel.load_game("arpents_muskets_tomahawks", {"options": "lattice:inch"})


def test_a_player_who_is_not_there_and_an_outcome_that_chance_has_not_are_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    state = loaded("arpents_quebec_1759", 5000).new_initial_state()
    with pytest.raises(ArpentsError, match=r"^Chance decides here, and has one outcome, number 0; there is no 4\.$"):
        state.apply_action(4)
    assert state.is_chance_node()
    state.apply_action(0)
    for player in (2, -1):
        with pytest.raises(ArpentsError, match=rf"^Nobody sits as “{player}”; the seats are: french and british\.$"):
            state.resample_from_infostate(player, random.random)


def test_a_choice_that_is_forbidden_is_refused_and_a_program_ends_in_peace() -> None:
    program = """if True:
        import pyspiel
        import arpents.research.openspiel
        state = pyspiel.load_game("arpents_quebec_1759").new_initial_state()
        state.apply_action(0)
        try:
            state.apply_action(2)
        except arpents.IllegalAction as fault:
            print(fault)
    """
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "That is not what is being asked now. [4.1]\n"
