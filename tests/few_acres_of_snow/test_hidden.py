"""What each seat may know, and going back."""

import random

import pytest

from arpents.engine.errors import PositionFault
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, hand, position, side
from tests.table import offered, offers, play


def test_a_resampled_hand_keeps_what_was_seen_and_changes_the_rest():
    state = position(
        hand={BRITISH: ["rangers"], FRENCH: ["military-leader", "quebec", "gaspe"]},
        deck={FRENCH: ["louisbourg", "montreal", "tadoussac", "trader", "bateaux"]},
        money={BRITISH: 9},
    )
    hands = {tuple(hand(state.resample(BRITISH, random.Random(seed)), FRENCH)) for seed in range(40)}
    assert len(hands) > 10
    play(state, "ambush rangers", "allow", "show")
    for seed in range(10):
        assert hand(state.resample(BRITISH, random.Random(seed)), FRENCH) == hand(state, FRENCH)
    play(state, "pass", "end", "discard quebec", "done", "pass", "end")
    for seed in range(40):
        redealt = hand(state.resample(BRITISH, random.Random(seed)), FRENCH)
        assert "gaspe" in redealt and "military-leader" in redealt and len(redealt) == 5


def test_what_comes_back_from_the_reserve_is_known_to_be_in_hand():
    state = position(money={BRITISH: 5}, hand={BRITISH: ["boston"]}, reserve={BRITISH: ["ships"]})
    play(state, "retrieve")
    assert state.view(FRENCH)["sides"][BRITISH]["known"] == ["ships"]
    assert side(state, BRITISH)["seen_by_opponent"] == ["ships"]
    play(state, "discard ships", "done")
    assert state.view(FRENCH)["sides"][BRITISH]["known"] == []


def test_a_resampled_opponent_can_finish_what_he_began():
    state = position(
        hand={BRITISH: ["new-haven", "st-marys", "boston", "norfolk", "pemaquid"]},
        deck={BRITISH: ["new-york", "philadelphia", "militia", "trader", "governor"]},
    )
    play(state, "settle deerfield", "from new-haven")
    for seed in range(30):
        twin = state.resample(FRENCH, random.Random(seed))
        assert twin.actions(BRITISH)


def test_a_hand_that_hardly_ever_fits_is_imagined_without_looking_at_the_real_one():
    """Three raiders were announced, and of all that the French could hold these three are hard to come by."""
    raiders = ["coureurs-de-bois", "native-americans", "neutral-native-americans"]
    places = ["quebec", "montreal", "trois-rivieres", "tadoussac", "gaspe", "port-royal", "louisbourg", "kennebec"]
    cards = ["trader", "bateaux", "governor", "initial-infantry", "military-leader", "home-support", "intendant"]
    held = dict.fromkeys(places, "french village") | {"fort-halifax": "british village"}

    def announced(spare: int):
        rest = [*places, *cards]
        return play(
            position(
                mover=FRENCH,
                places=held,
                hand={BRITISH: [], FRENCH: [*raiders, rest[spare], rest[spare + 1]]},
                deck={FRENCH: rest[:spare] + rest[spare + 2 :]},
            ),
            "raid-with 3 fort-halifax",
        )

    one, other = announced(0), announced(6)
    assert one.view(BRITISH) == other.view(BRITISH)
    for seed in range(20):
        imagined = one.resample(BRITISH, random.Random(seed))
        assert set(raiders) <= set(hand(imagined, FRENCH))
        assert imagined.key() == other.resample(BRITISH, random.Random(seed)).key()


def test_a_chain_can_be_taken_back_to_its_beginning():
    state = position(hand={BRITISH: ["new-haven", "st-marys", "boston"], FRENCH: ["quebec"]})
    start = state.key()
    play(state, "settle deerfield", "from new-haven", "by st-marys", "with boston")
    for _ in range(4):
        assert state.can_undo(BRITISH)
        state.undo(BRITISH)
    assert state.key() == start
    assert not state.can_undo(BRITISH)


def test_nothing_is_taken_back_once_cards_are_drawn_or_the_opponent_was_asked():
    state = position(
        hand={BRITISH: ["home-support", "rangers"], FRENCH: ["quebec"]},
        deck={BRITISH: ["boston", "norfolk", "st-marys"]},
    )
    play(state, "support")
    assert not state.can_undo(BRITISH)
    play(state, "ambush rangers")
    assert not state.can_undo(BRITISH)
    play(state, "allow", "show")
    assert not state.can_undo(FRENCH) and not state.can_undo(BRITISH)


def test_choosing_an_action_shows_only_cards_that_complete_it():
    state = position(hand={BRITISH: ["st-marys", "norfolk", "boston", "new-york", "militia"]})
    play(state, "settle baltimore")
    assert offered(state) == ["from norfolk"]  # St. Mary's lists it too, but there is no other bateau
    play(state, "from norfolk")
    assert offered(state) == ["by boston", "by new-york"]


def test_a_position_reports_every_fault_at_once():
    with pytest.raises(PositionFault) as caught:
        GAME.position(
            {
                "places": {"atlantis": "neutral", "albany": "british castle"},
                "hand": {BRITISH: ["excalibur"]},
                "money": {"spanish": 3},
                "mover": "dutch",
            }
        )
    reasons = sorted(fault.reason for fault in caught.value.faults)
    assert reasons == [
        "fault-no-such-card",
        "fault-no-such-place",
        "fault-not-a-piece",
        "unknown-seat",
        "unknown-seat",
    ]


def test_a_position_counts_cards_and_pieces():
    with pytest.raises(PositionFault) as caught:
        position(hand={BRITISH: ["boston", "boston"]}, captured={FRENCH: {"towns": 30}})
    assert {fault.reason for fault in caught.value.faults} == {"fault-cards", "fault-towns"}


def test_positions_leave_the_rest_to_the_scenario():
    state = GAME.position({"turn": 3})
    assert len(hand(state, BRITISH)) == 5 and side(state, BRITISH)["money"] == 12
    assert offers(state, "pass")
