"""A31: the end of the game and the score."""

import pytest

from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, opening, place, position, side
from tests.rules import rule
from tests.table import acting, offers, play


@rule("A31.1", "A31.3")
def test_a31_1_quebec_taken_ends_it_without_a_cube():
    state = opening(sieges={BRITISH: {"place": "quebec", "marker": 2}}, hand={BRITISH: ["boston"]})
    assert state.to_act == ()
    outcome = state.outcome
    assert (outcome.winner, outcome.reason, outcome.rule) == (BRITISH, "ending-quebec-taken", "A31.1")
    assert place(state, "quebec") == "neutral"
    assert outcome.scores[FRENCH] < 29


@rule("A31.2")
@pytest.mark.parametrize("colony", ["boston", "new-york"])
def test_a31_2_boston_or_new_york_taken_ends_it(colony):
    state = opening(mover=FRENCH, sieges={FRENCH: {"place": colony, "marker": 2}}, captured={BRITISH: {"towns": 2}})
    outcome = state.outcome
    assert (outcome.winner, outcome.reason, outcome.rule) == (FRENCH, "ending-colony-taken", "A31.2")


@rule("A31.2")
def test_a31_2_another_town_does_not_end_it():
    state = opening(mover=FRENCH, sieges={FRENCH: {"place": "philadelphia", "marker": 2}})
    assert state.outcome is None


@rule("A31.3")
def test_a31_3_raiding_a_home_away_or_settling_it_is_no_win_in_the_first_edition():
    spec = {
        "mover": FRENCH,
        "places": {"boston": "neutral", "pemaquid": "french village"},
        "hand": {FRENCH: ["pemaquid", "ships", "quebec"]},
    }
    state = position(**spec)
    play(state, "settle boston", "from pemaquid", "by ships", "with quebec")
    assert state.outcome is None and place(state, "boston") == "french village"
    state = position(scenario="second-edition", **spec)
    play(state, "settle boston", "from pemaquid", "by ships", "with quebec")
    assert (state.outcome.winner, state.outcome.reason) == (FRENCH, "ending-home-settled")


@rule("A31.3")
def test_a31_3_one_settles_ones_own_home_without_winning():
    state = position(
        scenario="second-edition",
        places={"boston": "neutral"},
        hand={BRITISH: ["new-haven", "ships", "settlers"]},
    )
    play(state, "settle boston", "from new-haven", "by ships", "with settlers")
    assert state.outcome is None and place(state, "boston") == "british village"


def all_towns(count):
    """Towns on British places; with Boston and New York that makes twelve."""
    names = [
        "new-haven",
        "norfolk",
        "pemaquid",
        "philadelphia",
        "st-marys",
        "albany",
        "baltimore",
        "canso",
        "cumberland",
        "deerfield",
    ]
    return dict.fromkeys(names[:count], "british town")


@rule("A31.4")
def test_a31_4_all_discs_placed_ends_it_as_that_players_turn_starts():
    state = opening(places=all_towns(10))
    assert (state.outcome.winner, state.outcome.reason) == (BRITISH, "ending-pieces-placed")
    state = opening(places=all_towns(9))
    assert state.outcome is None
    state = opening(mover=FRENCH, places=all_towns(10))
    assert state.outcome is None  # only its owner's turn counts


@rule("A31.4")
def test_a31_4_a_siege_postpones_the_end_even_one_already_decided():
    state = opening(places=all_towns(10), sieges={FRENCH: {"place": "norfolk", "marker": -3, FRENCH: ["militia"]}})
    assert state.outcome is None and acting(state) == BRITISH
    assert state.view(None)["sieges"][FRENCH] is None  # the siege was resolved after the test
    play(state, "pass", "pass", "end", "pass", "pass", "end")
    assert state.outcome.reason == "ending-pieces-placed"


@rule("A31.4")
def test_a31_4_captured_pieces_count_as_gone():
    state = opening(captured={FRENCH: {"villages": 13}})
    assert side(state, BRITISH)["villages_left"] == 0
    assert state.outcome.reason == "ending-pieces-placed"


@rule("A31.4", "A7.1")
def test_a31_4_the_last_disc_leaves_the_opponent_a_whole_turn():
    state = position(places=all_towns(9), hand={BRITISH: ["deerfield", "settlers"]})
    state = position(
        places=all_towns(9) | {"deerfield": "british village"}, hand={BRITISH: ["deerfield", "settlers"]}, actions=1
    )
    play(state, "develop deerfield", "with settlers", "end")
    assert state.outcome is None and acting(state) == FRENCH
    play(state, "pass", "pass", "end")
    assert state.outcome.reason == "ending-pieces-placed"


@rule("A31.5")
def test_a31_5_twelve_captured_points_end_it_at_the_next_turn_of_the_captor():
    for captured, over in (({"towns": 3}, True), ({"villages": 6}, True), ({"villages": 5}, False)):
        state = opening(captured={BRITISH: captured})
        assert (state.outcome is not None) == over
    assert opening(mover=FRENCH, captured={BRITISH: {"towns": 3}}).outcome is None
    state = opening(captured={BRITISH: {"towns": 3}}, sieges={BRITISH: {"place": "gaspe", "marker": 0}})
    assert state.outcome is None


@rule("A31.5")
def test_a31_5_reaching_twelve_changes_nothing_in_the_turn_itself():
    state = position(
        captured={BRITISH: {"villages": 5}},
        places={"kennebec": "french village", "fort-halifax": "british village"},
        hand={BRITISH: ["rangers"]},
    )
    play(state, "raid kennebec", "send rangers")
    assert side(state, BRITISH)["captured"]["villages"] == 6
    assert offers(state, "pass")
    play(state, "pass", "end", "pass", "pass", "end")
    assert state.outcome.reason == "ending-pieces-captured"


@rule("A31.6")
def test_a31_6_points_of_places_doubled_for_towns():
    state = position(places={"louisbourg": "french town", "quebec": "french village"})
    assert side(state, FRENCH)["points"] == 29 + 4 - 6


@rule("A31.7")
def test_a31_7_two_for_a_cube_four_for_a_disc():
    state = position(captured={FRENCH: {"villages": 2, "towns": 1}})
    assert side(state, FRENCH)["points"] == 29 + 8
    assert side(state, BRITISH)["points"] == 17


@rule("A31.8")
def test_a31_8_most_points_win_and_a_tie_is_french():
    tie = {BRITISH: {"towns": 3}}
    state = opening(captured=tie, places={"albany": "british village"})
    assert state.outcome.scores == {BRITISH: 33, FRENCH: 29} and state.outcome.winner == BRITISH
    state = opening(captured=tie)
    assert state.outcome.scores == {BRITISH: 29, FRENCH: 29}
    assert state.outcome.winner == FRENCH


@rule("A31.8")
def test_a31_8_at_the_turn_limit_sieges_count_for_nothing():
    state = GAME.position(
        {
            "options": {"turn-limit": "20"},
            "turn": 20,
            "mover": FRENCH,
            "actions": 0,
            "hand": {BRITISH: [], FRENCH: []},
            "sieges": {BRITISH: {"place": "quebec", "marker": 5}},
        }
    )
    play(state, "end")
    assert (state.outcome.winner, state.outcome.reason) == (FRENCH, "ending-turns-over")
