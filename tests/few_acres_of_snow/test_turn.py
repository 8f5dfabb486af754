"""A7, A30, A33: the course of a turn."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, discard, hand, money, opening, position, side
from tests.rules import rule
from tests.table import acting, offered, offers, play, refused, told


@rule("A7.1")
def test_a7_1_turns_alternate_and_the_british_begin():
    state = GAME.start(seed=1)
    assert acting(state) == BRITISH
    play(state, "pass", "end")
    assert acting(state) == FRENCH
    play(state, "pass", "end")
    assert acting(state) == BRITISH


@rule("A7.1")
def test_a7_1_the_turn_limit_ends_an_endless_match():
    state = GAME.start(options={"turn-limit": "20"}, seed=1)
    play(state, "pass", "end", "pass", "end")
    for _ in range(38):
        play(state, "pass", "pass", "end")
    assert state.outcome.reason == "ending-turns-over"
    assert state.outcome.winner == FRENCH
    assert state.outcome.scores == {BRITISH: 17, FRENCH: 29}


@rule("A7.2")
def test_a7_2_two_actions_after_the_check_for_won_sieges():
    state = opening(sieges={BRITISH: {"place": "gaspe", "marker": 2}}, hand={BRITISH: ["militia"]})
    assert offered(state) == ["leave"]  # before any action, the siege that is won
    play(state, "leave")
    assert refused(state, "end") == ("actions-left", "A7.2")
    play(state, "pass", "pass")
    assert refused(state, "pass") == ("no-action-left", "A7.2")
    assert refused(state, "draft trader") == ("no-action-left", "A7.2")
    assert offers(state, "end")


@rule("A7.3")
def test_a7_3_one_action_in_the_first_turn_of_each_player():
    state = GAME.start(seed=1)
    for _ in range(2):
        play(state, "pass")
        assert refused(state, "pass") == ("no-action-left", "A7.2")
        play(state, "end")
    play(state, "pass")
    assert offers(state, "pass")


@rule("A7.4")
def test_a7_4_the_hand_is_refilled_to_five_and_the_discard_pile_shuffled_when_needed():
    """Deck of one, six discards with those played this turn, two cards to draw."""
    state = position(
        hand={BRITISH: ["boston", "norfolk", "new-york", "militia", "militia"]},
        deck={BRITISH: ["st-marys"]},
        discard={BRITISH: ["pemaquid", "philadelphia", "new-haven", "militia"]},
        draws=[0, 5],
    )
    play(state, "collect boston", "collect norfolk", "end")
    # sorted: boston, new-haven, norfolk, pemaquid, philadelphia, militia
    assert hand(state, BRITISH) == ["new-york", "st-marys", "militia", "militia", "militia"]
    assert side(state, BRITISH)["deck_size"] == 5
    assert discard(state, BRITISH) == []


@rule("A7.4")
def test_a7_4_no_shuffle_when_the_deck_is_empty_but_nothing_is_to_be_drawn():
    state = position(
        actions=0,
        hand={BRITISH: ["boston", "norfolk", "new-york", "pemaquid"]},
        deck={BRITISH: ["st-marys"]},
        discard={BRITISH: ["philadelphia", "new-haven"]},
        draws=[0],
    )
    play(state, "end")
    assert len(hand(state, BRITISH)) == 5
    assert side(state, BRITISH)["deck_size"] == 0
    assert len(discard(state, BRITISH)) == 2


@rule("A7.4")
def test_a7_4_the_draw_stops_when_both_piles_are_empty():
    state = position(
        actions=0,
        hand={BRITISH: ["boston", "norfolk", "new-york"]},
        deck={BRITISH: []},
        discard={BRITISH: []},
    )
    play(state, "end")
    assert len(hand(state, BRITISH)) == 3


@rule("A7.4")
def test_a7_4_nobody_refills_out_of_turn():
    state = position(
        hand={BRITISH: ["rangers"], FRENCH: ["militia", "quebec"]},
        deck={FRENCH: ["gaspe", "louisbourg", "tadoussac"]},
        money={BRITISH: 5},
    )
    play(state, "ambush rangers", "block militia")
    assert hand(state, FRENCH) == ["quebec"]


@rule("A7.5")
def test_a7_5_more_than_five_cards_are_kept():
    seven = ["boston", "new-haven", "new-york", "norfolk", "pemaquid", "philadelphia", "st-marys"]
    state = position(actions=0, hand={BRITISH: seven})
    play(state, "end")
    assert len(hand(state, BRITISH)) == 7


@rule("A7.6")
def test_a7_6_free_actions_before_between_and_after():
    state = position(
        money={BRITISH: 9},
        hand={BRITISH: ["home-support", "boston"]},
        deck={BRITISH: ["norfolk", "new-york", "st-marys", "pemaquid"]},
        reserve={BRITISH: ["militia"]},
        draws=[0, 0, 0],
    )
    play(state, "retrieve", "pass", "support", "pass")
    assert offers(state, "end")
    assert money(state, BRITISH) == 8
    assert len(hand(state, BRITISH)) == 5


@rule("A7.6")
def test_a7_6_not_before_the_siege_check():
    state = opening(
        sieges={BRITISH: {"place": "gaspe", "marker": 1}},
        hand={BRITISH: ["military-leader", "philadelphia"]},
    )
    assert offers(state, "lead gaspe")  # one short: no victory now
    play(state, "lead gaspe")
    assert state.view(None)["sieges"][BRITISH]["marker"] == 2
    assert offers(state, "pass")  # it counts at the next check only


@rule("A7.7")
def test_a7_7_actions_are_finished_one_by_one_and_may_be_repeated():
    state = position(
        mover=FRENCH, money={FRENCH: 9}, hand={FRENCH: ["trader", "gaspe"]}, reserve={FRENCH: ["montreal"]}
    )
    play(state, "trade")
    assert refused(state, "retrieve") == ("not-asked", "A7.9")
    state = position(hand={BRITISH: ["boston", "norfolk"]}, money={BRITISH: 0})
    play(state, "collect boston", "collect norfolk")
    assert money(state, BRITISH) == 5


@rule("A7.8")
def test_a7_8_played_cards_to_the_discard_pile_siege_cards_to_their_siege():
    state = position(
        places={"halifax": "british village"},
        hand={BRITISH: ["halifax", "boston", "regular-infantry"]},
    )
    play(state, "besiege louisbourg", "from halifax", "by boston", "send regular-infantry")
    assert discard(state, BRITISH)[-2:] == ["halifax", "boston"]
    assert state.view(None)["sieges"][BRITISH]["cards"][BRITISH] == ["regular-infantry"]


@rule("A7.9")
def test_a7_9_every_action_of_the_menu_can_be_met():
    """One hand that has a use for nearly everything."""
    state = position(
        mover=FRENCH,
        places={"kennebec": "french village", "pemaquid": "british village", "fort-halifax": "british village"},
        money={FRENCH: 20},
        sieges={BRITISH: {"place": "gaspe", "marker": 0, BRITISH: ["militia"]}},
        reserve={FRENCH: ["militia"]},
        hand={
            FRENCH: ["port-royal", "louisbourg", "quebec", "montreal", "bateaux", "initial-infantry", "trader"]
            + ["coureurs-de-bois", "priest", "governor", "intendant", "home-support", "military-leader"]
            + ["fortification", "ships"]
        },
    )
    verbs = {words.split()[0] for words in offered(state)}
    assert verbs == {
        "settle",
        "develop",
        "fortify",
        "besiege",
        "reinforce",
        "raid",
        "raid-with",
        "ambush",
        "parley",
        "collect",
        "merchant",
        "trade",
        "piracy",
        "draft",
        "discard",
        "reserve",
        "govern",
        "intendant",
        "pass",
        "retrieve",
        "support",
        "lead",
        "withdraw",
    }


@rule("A30.1")
def test_a30_1_passing_does_nothing_for_one_action():
    state = position(hand={BRITISH: ["boston"]})
    before = state.view(BRITISH)["sides"]
    play(state, "pass")
    assert state.view(BRITISH)["sides"] == before
    assert offers(state, "pass")
    play(state, "pass", "end", "pass", "pass", "end")
    assert side(state, BRITISH)["hand_size"] == 5
    assert offers(state, "pass")


@rule("A30.1")
def test_a30_1_a_player_without_anything_still_passes_and_is_never_skipped():
    state = position(
        money={BRITISH: 0},
        places={"pemaquid": "neutral"},
        hand={BRITISH: []},
        deck={BRITISH: []},
        discard={BRITISH: []},
    )
    drafts = [words for words in offered(state) if words.startswith("draft")]
    assert [words for words in offered(state) if words not in drafts] == ["pass"]
    play(state, "pass", "pass", "end")
    assert acting(state) == FRENCH


@rule("A33.1")
def test_a33_1_the_aid_shuffles_as_soon_as_the_deck_is_empty():
    spec = {
        "actions": 0,
        "hand": {BRITISH: ["boston", "norfolk", "new-york", "pemaquid"]},
        "deck": {BRITISH: ["st-marys"]},
        "discard": {BRITISH: ["philadelphia", "new-haven"]},
        "draws": [0],
    }
    state = position(options={"shuffle-when-emptied": "on"}, **spec)
    play(state, "end")
    assert side(state, BRITISH)["deck_size"] == 2
    assert discard(state, BRITISH) == []
    assert len(told(state, "deck-shuffled", None)) == 1


@rule("A7.6")
def test_a_turn_cannot_go_on_for_ever():
    """Free actions use up a card, a reserve or a siege; Home Support cannot draw itself."""
    state = position(
        money={BRITISH: 3},
        hand={BRITISH: ["home-support"]},
        deck={BRITISH: ["boston"]},
        discard={BRITISH: ["norfolk"]},
        draws=[0, 0],
    )
    play(state, "support")
    assert hand(state, BRITISH) == ["boston", "norfolk"]
    assert discard(state, BRITISH) == ["home-support"]
    assert not offers(state, "support")
