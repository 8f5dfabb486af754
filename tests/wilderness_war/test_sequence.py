"""4 The sequence of play and 5.1-5.2 the deck."""

import pytest

from arpents.games.wilderness_war.facts.deck import CARDS, COLOUR, EITHER, RESPONSE, VALUE
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.words.markers import DECK
from tests.rules import rule
from tests.table import offered, told
from tests.wilderness_war.table import SPARE, at, card, hands, play, points, refused, season_over, war, when


@rule("4.0", "4.1a", "5.21")
def test_4_1a_both_hands_are_dealt_to_the_scenario_size() -> None:
    for scenario, size, deck in (("full-campaign", 8, 70), ("annus-mirabilis", 9, 62)):
        state = GAME.start(scenario, seed=1)
        assert hands(state) == [size, size] and len(state.deck) == deck - 2 * size
        assert told(state, "season-begun") == [{"season": "season-early", "year": str(when(state)[0])}]


@rule("4.1a", "4.1b")
def test_4_1a_a_held_card_counts_in_the_next_deal() -> None:
    state = war(french=[], british=[], deck=["campaign-1"])
    play(state, "french hold", "british hold")
    assert when(state)[1] == "late" and hands(state) == [8, 8]
    assert card(state, SPARE["french"]) == "french"


@rule("4.2a", "4.2b")
def test_4_2a_french_begin_and_sides_alternate() -> None:
    state = GAME.start("full-campaign", seed=4)
    assert state.to_act == ("french",)
    assert "hold" not in offered(state, "french")
    assert refused(state, "french", "hold") == ("not-the-last-card", "4.2a")


@rule("4.2a")
def test_4_2a_a_card_cannot_be_held_twice_running() -> None:
    state = war(french=[], must_play_all=["french"])
    assert refused(state, "french", "hold") == ("already-held-one", "4.2a")


@rule("4.2a")
def test_4_2a_who_still_has_cards_plays_on_alone() -> None:
    state = war({"langlade": "montreal", "44th": "albany"}, french=["campaign-1", "campaign-2"])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french stay", "british hold")
    assert state.to_act == ("french",)
    play(state, "french card campaign-2", "french activate langlade", "french done?", "french stay")
    assert state.to_act == ("french",) and "hold" in offered(state, "french")


@rule("4.2a", "5.56")
def test_4_2a_a_held_response_may_still_be_played_and_then_nothing_is_carried() -> None:
    state = war(
        {"langlade": "montreal"},
        french=["campaign-1"],
        hands={"french": ["campaign-1", SPARE["french"]], "british": ["foul-weather"]},
        held=["british"],
    )
    play(state, "french card campaign-1", "french activate langlade", "french done?", "british play foul-weather")
    assert hands(state)[0] == 0


@rule("4.3b", "10.41")
def test_4_3b_indians_outside_fortifications_go_home() -> None:
    state = war(
        {"huron": "toronto", "abenaki-1": "crown-point", "montcalm": "ohio-forks"},
        {"crown-point": "french fort"},
        season="late",
    )
    season_over(state)
    assert at(state, "huron") == "pays-d-en-haut"
    assert at(state, "abenaki-1") == "crown-point"
    assert at(state, "montcalm") != "ohio-forks"


@rule("4.3b")
def test_4_3b_a_leader_with_troops_or_in_cultivated_land_stays() -> None:
    state = war({"montcalm": "ohio-forks", "langlade": "ohio-forks", "levis": "sorel"}, season="late")
    season_over(state)
    assert at(state, "montcalm") == "ohio-forks" and at(state, "levis") == "sorel"


@rule("4.4b", "12.22")
def test_4_4b_raided_markers_score_half_rounded_up_and_go() -> None:
    state = war(season="late", markers={"carlisle": {"raided_by_french": 3}, "sorel": {"raided_by_british": 2}})
    season_over(state)
    assert points(state) == 2 - 1
    assert all(state.raided(side, space) == 0 for side in (0, 1) for space in range(len(state.work)))


@rule("4.6b")
def test_4_6b_a_new_year_begins_when_nobody_has_won() -> None:
    state = season_over(war(season="late"))
    assert when(state) == (1756, "early") and state.outcome is None


@rule("5.11", "5.26")
def test_5_11_any_card_activates_or_builds_whatever_its_colour() -> None:
    state = war({"bearn": "montreal"}, french=["british-regulars-1", "mohawks"])
    play(state, "french card british-regulars-1")
    assert {"activate bearn", "build-stockades"} <= set(offered(state, "french"))
    assert "event" not in offered(state, "french")


@rule("5.12")
def test_5_12_colours_say_whose_event_it_is() -> None:
    state = war(french=["british-regulars-1"])
    play(state, "french card british-regulars-1")
    assert refused(state, "french", "event") == ("other-colour", "5.12")
    assert [COLOUR[n] for n in (16, 21, 1)] == [0, 1, EITHER]


@rule("5.13", "5.56")
def test_5_13_responses_are_not_played_as_the_card_of_a_phase() -> None:
    assert [n for n in range(1, CARDS) if RESPONSE[n]] == list(range(6, 21))
    state = war(french=["foul-weather"])
    play(state, "french card foul-weather")
    assert refused(state, "french", "event") == ("played-as-response", "5.56")


@rule("5.22", "5.23")
def test_5_23_a_remove_card_leaves_the_game_only_as_an_event() -> None:
    state = war({"bearn": "montreal"}, french=["french-regulars-1", "french-regulars-2"])
    play(state, "french card french-regulars-1", "french activate bearn", "french stay")
    assert card(state, "french-regulars-1") == "discarded"
    play(state, "british card call-out-militias-2", "british event", "british raise northern")
    play(state, "french card french-regulars-2", "french event", "french place-all quebec")
    assert card(state, "french-regulars-2") == "removed"


@rule("5.24")
def test_5_24_counts_and_open_piles_are_public_hands_are_not() -> None:
    state = war(french=["campaign-1"], british=["ambush-1"], discarded=["small-pox"], removed=["william-pitt"])
    view = state.view("british")
    assert view["hands"] == {"british": 2, "french": 2} and view["deck"] == len(state.deck)
    assert view["discarded"] == ["small-pox"] and view["removed"] == ["william-pitt"]
    assert "campaign-1" not in str(view) and "ambush-1" in str(view)
    assert state.view(None)["hand"] == []


@rule("5.25")
def test_5_25_surrender_in_any_use_brings_the_discards_back() -> None:
    state = war(
        {"langlade": "montreal"},
        hands={"french": ["surrender"], "british": []},
        discarded=["small-pox"],
        draws=[0] * 200,
    )
    play(state, "french card surrender", "french activate langlade", "french done?", "french stay")
    assert told(state, "reshuffled") and when(state)[1] == "late"
    assert card(state, "small-pox") in ("deck", "french", "british")


@rule("5.25")
def test_5_25_an_empty_deck_is_filled_from_the_discards_in_mid_deal() -> None:
    state = war(hands={"french": [], "british": [SPARE["british"]]}, draws=[0] * 200)
    state.deck.clear()
    for number in range(1, CARDS):
        if state.card_in[number] == DECK:
            state.card_in[number] = 4
    state.stack[-1].seat = 0
    play(state, "british hold")
    assert hands(state) == [8, 8] and len(told(state, "reshuffled")) == 1


@rule("5.26")
def test_5_26_a_useful_card_is_not_thrown_away() -> None:
    state = war({"bearn": "montreal"}, french=["campaign-1"])
    play(state, "french card campaign-1")
    assert refused(state, "french", "discard") == ("card-has-a-use", "5.26")


@rule("5.2", "5.1", "5.0")
def test_deck_census() -> None:
    values = [VALUE[number] for number in range(1, CARDS)]
    assert [values.count(value) for value in (1, 2, 3)] == [23, 19, 28]


@pytest.mark.parametrize("scenario", GAME.scenarios)
@rule("1.0", "3.0")
def test_every_scenario_begins_in_order(scenario: str) -> None:
    state = GAME.start(scenario, seed=3)
    assert GAME.faults(state) == []
