"""What a choice would bring: cards that lead to a place, what is on a card, how a siege would stand."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, position
from tests.rules import rule
from tests.table import play


@rule("A8.2")
def test_a_place_to_settle_foresees_the_cards_that_lead_there():
    state = position(hand={BRITISH: ["new-haven", "bateaux", "st-marys", "boston"]})
    found = state.foresee(BRITISH, "settle deerfield")
    assert found["reach"]["places"] == [{"place": "place-new-haven", "ways": ["transport-bateau"]}]


@rule("A12.4")
def test_a_siege_to_be_opened_foresees_the_defence_and_then_the_balance():
    hand = {BRITISH: ["tadoussac", "bateaux", "regular-infantry"]}
    state = position(places={"tadoussac": "british village", "quebec": "french town fortified"}, hand=hand)
    found = state.foresee(BRITISH, "besiege quebec")
    assert found["notes"] == [{"id": "foresee-defence", "rule": "A12.4", "arguments": {"count": 5}}]
    play(state, "besiege quebec", "from tadoussac", "by bateaux")
    sent = state.foresee(BRITISH, "send regular-infantry")
    assert sent["card"]["card"] == "card-regular-infantry"
    assert sent["notes"] == [{"id": "foresee-lacks", "rule": "A13.7", "arguments": {"attacker": 5, "defender": 0}}]


@rule("A14.1", "A14.7", "A14.8")
def test_a_siege_foresees_what_each_card_would_make_of_it():
    """Artillery that cannot be paid is not told, and the Military Leader goes by an action of his own."""
    state = position(
        places={"halifax": "british village"},
        money={BRITISH: 2},
        sieges={BRITISH: {"place": "louisbourg", "marker": 1, BRITISH: ["militia"]}},
        hand={BRITISH: ["regular-infantry", "siege-artillery", "military-leader", "st-marys"]},
    )
    lacks, *would = state.foresee(BRITISH, "reinforce louisbourg")["notes"]
    assert lacks["arguments"] == {"attacker": 1, "defender": 2}
    assert [one["arguments"] for one in would] == [{"card": "card-regular-infantry", "marker": 3}]
    _, leads = state.foresee(BRITISH, "lead louisbourg")["notes"]
    assert leads["arguments"] == {"card": "card-military-leader", "marker": 2}


@rule("A4.4")
def test_a_location_card_foresees_what_is_printed_on_it():
    state = position(hand={BRITISH: ["new-haven"]})
    texts = state.foresee(BRITISH, "discard new-haven")["card"]["texts"]
    assert [text["id"] for text in texts] == ["foresee-shows", "foresee-coin", "foresee-leads"]
    assert texts[0]["arguments"] == {"symbols": ["transport-ship"]}
    assert "place-deerfield" in texts[2]["arguments"]["places"]
    assert state.foresee(FRENCH, "discard new-haven") == {}


@rule("A15.1")
def test_a_raid_foresees_how_many_cards_it_takes():
    hand = {FRENCH: ["coureurs-de-bois", "native-americans"]}
    places = {"kennebec": "french village", "fort-halifax": "british village", "deerfield": "british village"}
    state = position(mover=FRENCH, places=places, money={FRENCH: 5}, hand=hand)
    (near,) = state.foresee(FRENCH, "raid fort-halifax")["notes"]
    (far,) = state.foresee(FRENCH, "raid deerfield")["notes"]
    assert near["arguments"] == {"count": 1, "links": 1}
    assert far["arguments"] == {"count": 2, "links": 2}
