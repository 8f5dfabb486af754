"""What leads where, how sieges stand, what raids reach, and the points."""

import random

import pytest

from arpents.engine.errors import UnknownQuery
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, position


def test_reach_tells_which_cards_lead_to_a_place():
    state = position(hand={BRITISH: ["new-haven", "st-marys", "boston"]})
    told = state.query(BRITISH, "reach", {"place": "deerfield"})
    assert told["cards"] == [
        {
            "side": "british",
            "card": "new-haven",
            "transport": "bateau",
            "usable": {"allowed": True},
            "in_hand": True,
        }
    ]
    assert told["settlers"] and told["settle"] == {"allowed": True}
    assert told["besiege"] == {"allowed": False, "reason": "reason-not-enemy-held", "rule": "A12.1"}


def test_reach_tells_which_cards_cannot_be_used_and_why():
    state = position(places={"albany": "british village", "new-york": "neutral"})
    cards = state.query(BRITISH, "reach", {"place": "fort-stanwix"})["cards"]
    albany = next(entry for entry in cards if entry["card"] == "albany")
    assert albany["usable"] == {"allowed": False, "reason": "reason-not-joined", "rule": "A11.3"}
    assert not albany["in_hand"]
    watched = state.query(None, "reach", {"place": "fort-stanwix"})
    assert {entry["side"] for entry in watched["cards"]} == {BRITISH, FRENCH}
    assert all("in_hand" not in entry for entry in watched["cards"]) and "settle" not in watched


def test_siege_tells_the_balance_and_what_each_card_would_change():
    state = position(
        places={"halifax": "british village"},
        money={BRITISH: 2},
        sieges={BRITISH: {"place": "louisbourg", "marker": 1, BRITISH: ["militia"]}},
        hand={BRITISH: ["regular-infantry", "siege-artillery", "military-leader", "st-marys", "new-haven"]},
    )
    told = state.query(BRITISH, "siege", {"place": "louisbourg"})
    assert [told["marker"], told["attacker_lacks"], told["defender_lacks"]] == [1, 1, 2]
    assert {entry["card"]: entry["marker"] for entry in told["cards"]} == {
        "regular-infantry": 3,
        "siege-artillery": 4,
        "military-leader": 2,
        "new-haven": 2,
    }
    by_card = {entry["card"]: entry for entry in told["cards"]}
    assert by_card["siege-artillery"]["reason"] == "reason-artillery-unpaid"
    assert by_card["military-leader"]["free"]
    assert "cards" not in state.query(None, "siege", {"place": "louisbourg"})
    assert state.query(None, "siege", {"place": "quebec"}) == {"place": "quebec", "besieged": False, "defence": 3}


def test_raids_by_number_of_cards():
    places = {"kennebec": "french village", "fort-halifax": "british village", "deerfield": "british village"}
    state = position(places=places)
    assert state.query(None, "raids", {"cards": "1"})[FRENCH] == ["fort-halifax"]
    assert state.query(None, "raids", {"cards": "3"})[FRENCH] == [
        "boston",
        "new-haven",
        "pemaquid",
        "deerfield",
        "fort-halifax",
    ]


def test_lines_tell_what_is_cut_off_or_besieged():
    state = position(
        places={"fort-frontenac": "french village", "montreal": "neutral"},
        sieges={BRITISH: {"place": "louisbourg", "marker": 0}},
    )
    told = state.query(None, "lines", {})[FRENCH]
    assert told["fort-frontenac"]["reason"] == "reason-not-joined"
    assert told["louisbourg"]["reason"] == "reason-under-siege"
    assert told["gaspe"] == {"allowed": True}


def test_points_now_and_what_is_left():
    state = position(captured={BRITISH: {"towns": 2}})
    told = state.query(None, "points", {})
    assert told[BRITISH]["total"] == 17 + 8
    assert told[BRITISH]["places"]["boston"] == 4
    assert told[BRITISH]["captured_lacking"] == 4
    assert told[FRENCH]["towns_left"] == 6
    assert not told["siege_postpones_end"]


@pytest.mark.parametrize(
    ("query", "arguments"),
    [("reach", {}), ("reach", {"place": "atlantis"}), ("raids", {"cards": "0"}), ("raids", {"cards": "many"})],
)
def test_a_bad_argument_is_refused(query, arguments):
    with pytest.raises(UnknownQuery) as caught:
        GAME.start(seed=1).query(BRITISH, query, arguments)
    assert caught.value.reason == "bad-query-argument"


def test_answers_tell_nothing_hidden():
    state = GAME.start(seed=5)
    for seat in (BRITISH, FRENCH, None):
        for query, arguments in (
            ("reach", {"place": "albany"}),
            ("siege", {"place": "quebec"}),
            ("raids", {"cards": "2"}),
            ("lines", {}),
            ("points", {}),
        ):
            told = state.query(seat, query, arguments)
            for seed in range(5):
                twin = state.resample(seat or BRITISH, random.Random(seed))
                assert twin.query(seat, query, arguments) == told


def test_uses_tell_what_each_card_of_the_hand_can_do_now():
    state = position(hand={BRITISH: ["new-haven", "st-marys", "boston", "militia", "governor"]})
    cards = state.query(BRITISH, "uses", {})["cards"]
    assert cards["st-marys"] == [  # its bateau goes to Deerfield with settlers of Boston, its settlers to Halifax
        {"verb": "settle", "places": ["deerfield", "halifax"]},
        {"verb": "develop", "places": ["new-haven"]},
    ]
    assert cards["militia"] == [{"verb": "besiege", "places": ["port-royal"]}]
    assert {"verb": "collect", "places": []} in cards["boston"]
    assert cards["governor"] == [{"verb": "govern", "places": []}]
    assert state.query(FRENCH, "uses", {}) == state.query(None, "uses", {}) == {"cards": {}}
    state.play(BRITISH, "settle deerfield")
    assert state.query(BRITISH, "uses", {}) == {"cards": {}}  # which card, is asked now


def test_uses_name_every_card_that_an_action_asks_for_and_no_other():
    dice = random.Random(11)
    looked = 0
    for seed in range(6):
        state = GAME.start(seed=seed)
        for _ in range(150):
            [seat] = state.to_act
            legal = [state.words(action) for action in state.actions(seat)]
            told = state.query(seat, "uses", {})["cards"]
            for words in legal:
                verb, _, place = words.partition(" ")
                if told and verb in ("settle", "develop", "fortify", "besiege", "raid"):
                    tried = state.copy()
                    tried.play(seat, words)
                    asked = [tried.words(action) for action in tried.actions(seat)]
                    for card in {choice.split(" ")[1] for choice in asked if " " in choice}:
                        looked += 1
                        assert any(use["verb"] == verb and place in use["places"] for use in told[card]), words
            assert set(told) <= set(state.view(seat)["sides"][seat]["hand"])
            state.play(seat, dice.choice(legal))
            if state.outcome:
                break
    assert looked > 100
