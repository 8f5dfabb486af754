"""A18 to A28: money, empire cards, discarding, the reserve, Governor, Intendant and Home Support."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, discard, hand, money, place, position, side
from tests.rules import rule
from tests.table import acting, offered, offers, play, refused, told


@rule("A18.1")
def test_a18_1_one_coin_card():
    state = position(money={BRITISH: 0}, hand={BRITISH: ["new-york", "st-marys", "militia"]})
    assert refused(state, "collect st-marys") == ("no-coin", "A18.1")
    play(state, "collect new-york")
    assert money(state, BRITISH) == 3
    assert discard(state, BRITISH)[-1] == "new-york"


@rule("A19.1")
def test_a19_1_a_ship_and_any_number_of_coins():
    """Boston as ship, its own coin not counted."""
    spec = {
        "money": {BRITISH: 0},
        "places": {"deerfield": "british village"},
        "hand": {BRITISH: ["boston", "new-york", "norfolk", "deerfield", "st-marys"]},
    }
    state = position(**spec)
    assert refused(state, "merchant st-marys") == ("not-a-ship", "A5.3")
    play(state, "merchant boston")
    assert refused(state, "done") == ("nothing-to-sell", "A19.1")
    assert refused(state, "sell st-marys") == ("no-coin", "A18.1")
    play(state, "sell new-york", "sell norfolk", "sell deerfield", "done")
    assert money(state, BRITISH) == 7
    state = position(scenario="second-edition", **spec)
    play(state, "merchant boston", "sell new-york", "sell norfolk")
    assert money(state, BRITISH) == 5  # two at most
    assert offers(state, "pass")


@rule("A19.1")
def test_a19_1_at_least_one_coin_besides_the_ship():
    state = position(hand={BRITISH: ["boston", "militia"]})
    assert refused(state, "merchant boston") == ("nothing-to-sell", "A19.1")
    state = position(hand={BRITISH: ["ships", "norfolk"]}, money={BRITISH: 0})
    play(state, "merchant ships", "sell norfolk")
    assert money(state, BRITISH) == 2  # the hand is empty: nothing more is asked


@rule("A20.1")
def test_a20_1_the_trader_and_at_least_one_usable_fur():
    spec = {"mover": FRENCH, "money": {FRENCH: 0}}
    state = position(hand={FRENCH: ["trader", "quebec"]}, **spec)
    assert refused(state, "trade") == ("no-fur", "A20.1")
    state = position(places={"gaspe": "neutral"}, hand={FRENCH: ["trader", "gaspe", "montreal", "quebec"]}, **spec)
    play(state, "trade")
    assert refused(state, "sell gaspe") == ("not-controlled", "A11.2")
    assert refused(state, "sell quebec") == ("no-fur", "A20.1")
    assert refused(state, "done") == ("no-fur", "A20.1")
    play(state, "sell montreal", "done")
    assert money(state, FRENCH) == 2


@rule("A21.1")
def test_a21_1_louisbourg_and_another_ship():
    state = position(hand={BRITISH: ["boston", "ships"]}, places={"louisbourg": "british village"})
    assert refused(state, "piracy") == ("french-only", "A21.1")
    state = position(mover=FRENCH, hand={FRENCH: ["louisbourg", "montreal"]})
    assert refused(state, "piracy") == ("not-a-ship", "A5.3")
    state = position(mover=FRENCH, hand={FRENCH: ["port-royal", "ships"]})
    assert refused(state, "piracy") == ("no-louisbourg", "A21.1")
    state = position(mover=FRENCH, hand={FRENCH: ["louisbourg", "port-royal", "ships", "montreal"]})
    play(state, "piracy")
    assert offered(state) == ["by port-royal", "by ships"]
    play(state, "by ships")
    assert discard(state, FRENCH)[-2:] == ["louisbourg", "ships"]


@rule("A21.2")
def test_a21_2_two_money_and_the_bank_pays_what_is_missing():
    for purse, left in ((12, 10), (1, 0), (0, 0)):
        state = position(mover=FRENCH, money={BRITISH: purse, FRENCH: 0}, hand={FRENCH: ["louisbourg", "port-royal"]})
        play(state, "piracy", "by port-royal")
        assert [money(state, BRITISH), money(state, FRENCH)] == [left, 2]
        assert told(state, "piracy-done", None) == [{"stolen": purse - left, "bank": 2 - purse + left}]


@rule("A22.1")
def test_a22_1_one_card_onto_the_discard_pile():
    state = position(money={BRITISH: 9})
    play(state, "draft regular-infantry")
    assert discard(state, BRITISH) [-1] == "regular-infantry"  # fmt: skip
    assert money(state, BRITISH) == 2
    assert side(state, BRITISH)["available_empire"]["regular-infantry"] == 5


@rule("A22.1")
def test_a22_1_stocks_are_finite():
    state = position(money={BRITISH: 20}, discard={BRITISH: ["settlers"], FRENCH: ["neutral-settlers"] * 2})
    assert refused(state, "draft settlers") == ("no-copy-left", "A22.1")
    assert refused(state, "draft neutral-settlers") == ("no-copy-left", "A22.1")


@rule("A22.2")
def test_a22_2_the_printed_cost():
    state = position(money={BRITISH: 6})
    assert refused(state, "draft neutral-settlers") == ("draft-unpaid", "A22.2")
    state = position(money={BRITISH: 7})
    play(state, "draft neutral-settlers")
    assert money(state, BRITISH) == 0
    state = position(money={BRITISH: 3})
    play(state, "draft neutral-fortification")
    assert money(state, BRITISH) == 0
    assert offers(state, "draft fortification")  # one's own costs nothing


@rule("A22.3")
def test_a22_3_never_a_location_card():
    state = position(money={BRITISH: 20})
    assert refused(state, "draft albany") == ("not-for-sale", "A22.3")


@rule("A23.1")
def test_a23_1_the_first_for_nothing_each_further_for_one():
    four = ["boston", "norfolk", "st-marys", "pemaquid"]
    state = position(money={BRITISH: 2}, hand={BRITISH: four})
    play(state, "discard boston", "discard norfolk", "discard st-marys")
    assert money(state, BRITISH) == 0
    assert hand(state, BRITISH) == ["pemaquid"]  # the fourth cannot be paid
    assert discard(state, BRITISH)[-3:] == ["boston", "norfolk", "st-marys"]
    state = position(money={BRITISH: 2}, hand={BRITISH: four})
    play(state, "discard boston", "done")
    assert money(state, BRITISH) == 2
    assert offers(state, "pass")


@rule("A24.1")
def test_a24_1_one_card_goes_to_the_reserve():
    state = position(hand={BRITISH: ["boston", "militia"]})
    play(state, "reserve boston")
    assert side(state, BRITISH)["reserve"] == ["boston"]
    assert hand(state, BRITISH) == ["militia"]
    assert refused(state, "reserve boston") == ("not-in-hand", "A6.6")
    state = position(scenario="second-edition", hand={BRITISH: ["boston", "militia"]})
    assert refused(state, "reserve boston") == ("reserve-no-location", "A24.1")


@rule("A24.2")
def test_a24_2_no_limit_and_open_to_all():
    six = ["militia", "militia", "militia", "regular-infantry", "regular-infantry", "settlers"]
    state = position(hand={BRITISH: ["ships"]}, reserve={BRITISH: six})
    play(state, "reserve ships")
    for seat in (FRENCH, None):
        assert state.view(seat)["sides"][BRITISH]["reserve"] == [*six, "ships"]
    state = position(scenario="second-edition", hand={BRITISH: ["ships"]}, reserve={BRITISH: six[:5]})
    assert refused(state, "reserve ships") == ("reserve-full", "A24.2")
    state = position(scenario="second-edition", hand={BRITISH: ["ships"]}, reserve={BRITISH: six[:4]})
    assert offers(state, "reserve ships")


@rule("A25.1")
def test_a25_1_all_of_the_reserve_for_one_each():
    state = position(money={BRITISH: 5}, hand={BRITISH: ["boston"]}, reserve={BRITISH: ["ships", "militia", "norfolk"]})
    play(state, "retrieve")
    assert hand(state, BRITISH) == ["boston", "norfolk", "militia", "ships"]
    assert side(state, BRITISH)["reserve"] == []
    assert money(state, BRITISH) == 2
    assert state.view(None)["actions_left"] == 2
    assert refused(state, "retrieve") == ("reserve-empty", "A25.1")


@rule("A25.2")
def test_a25_2_all_or_nothing():
    state = position(money={BRITISH: 2}, reserve={BRITISH: ["ships", "militia", "norfolk"]})
    assert refused(state, "retrieve") == ("reserve-unpaid", "A25.2")


@rule("A25.3")
def test_a25_3_the_hand_may_exceed_five():
    five = ["boston", "new-haven", "new-york", "norfolk", "pemaquid"]
    state = position(money={BRITISH: 2}, hand={BRITISH: five}, reserve={BRITISH: ["ships", "militia"]})
    play(state, "pass", "pass", "retrieve", "end")
    assert len(hand(state, BRITISH)) == 7  # and no refill


@rule("A26.1")
def test_a26_1_one_or_two_cards_go_back():
    cards = ["governor", "norfolk", "militia", "boston"]
    state = position(hand={BRITISH: cards})
    play(state, "govern")
    assert refused(state, "done") == ("nothing-to-return", "A26.1")
    play(state, "return norfolk", "return militia")
    assert "norfolk" in side(state, BRITISH)["available_locations"]
    assert side(state, BRITISH)["available_empire"]["militia"] == 3
    assert place(state, "norfolk") == "british village"  # control does not change
    assert discard(state, BRITISH)[-1] == "governor"
    assert hand(state, BRITISH) == ["boston"]
    state = position(hand={BRITISH: cards})
    play(state, "govern", "return boston", "done")
    assert hand(state, BRITISH) == ["norfolk", "militia"]


@rule("A26.1")
def test_a26_1_the_governor_does_not_send_himself_away():
    state = position(hand={BRITISH: ["governor"]})
    assert refused(state, "govern") == ("nothing-to-return", "A26.1")
    assert refused(position(hand={BRITISH: ["boston"]}), "govern") == ("no-governor", "A26.1")


@rule("A26.2")
def test_a26_2_neutral_cards_return_to_their_stack():
    state = position(hand={BRITISH: ["governor", "neutral-settlers", "settlers"]})
    assert state.view(None)["neutral"]["neutral-settlers"] == 1
    play(state, "govern", "return neutral-settlers", "done")
    assert state.view(None)["neutral"]["neutral-settlers"] == 2


@rule("A26.3")
def test_a26_3_they_can_be_had_again_a_location_only_by_settling_anew():
    state = position(
        places={"albany": "british village"},
        money={BRITISH: 2},
        hand={BRITISH: ["governor", "albany", "militia", "new-york", "bateaux", "settlers"]},
        actions=2,
    )
    cubes = side(state, BRITISH)["villages_left"]
    play(state, "govern", "return albany", "return militia")
    assert offers(state, "draft militia")
    assert refused(state, "draft albany") == ("not-for-sale", "A22.3")
    play(state, "settle albany", "from new-york", "by bateaux", "with settlers")
    assert discard(state, BRITISH)[-1] == "albany"
    assert side(state, BRITISH)["villages_left"] == cubes


@rule("A27.1")
def test_a27_1_any_card_of_the_discard_pile_for_two():
    spec = {"mover": FRENCH, "hand": {FRENCH: ["intendant"]}, "discard": {FRENCH: ["quebec", "militia", "militia"]}}
    state = position(money={FRENCH: 1}, **spec)
    assert refused(state, "intendant") == ("intendant-unpaid", "A27.1")
    state = position(money={FRENCH: 2}, **spec)
    play(state, "intendant")
    assert offered(state) == ["take quebec", "take militia"]
    assert refused(state, "take intendant") == ("not-in-discards", "A27.1")
    assert refused(state, "take gaspe") == ("not-in-discards", "A27.1")
    play(state, "take militia")
    assert hand(state, FRENCH) == ["militia"]
    assert discard(state, FRENCH) == ["quebec", "militia", "intendant"]
    assert money(state, FRENCH) == 0
    assert state.view(BRITISH)["sides"][FRENCH]["known"] == ["militia"]  # it was seen on its pile
    state = position(mover=FRENCH, money={FRENCH: 2}, hand={FRENCH: ["intendant"]}, discard={FRENCH: []})
    assert refused(state, "intendant") == ("discards-empty", "A27.1")
    state = position(mover=FRENCH, money={FRENCH: 2}, hand={FRENCH: []})
    assert refused(state, "intendant") == ("no-intendant", "A27.1")


@rule("A28.1")
def test_a28_1_three_cards_with_a_shuffle_if_needed():
    spec = {
        "hand": {BRITISH: ["home-support"]},
        "deck": {BRITISH: ["boston"]},
        "discard": {BRITISH: ["norfolk", "new-york", "st-marys"]},
    }
    state = position(draws=[0, 0, 0], **spec)
    play(state, "support")
    assert hand(state, BRITISH) == ["boston", "new-york", "norfolk"]
    assert state.view(None)["actions_left"] == 2
    state = position(scenario="second-edition", draws=[0], **spec)
    play(state, "support")
    assert hand(state, BRITISH) == ["boston"]  # the second edition draws what is in the deck, no more
    assert discard(state, BRITISH) == ["norfolk", "new-york", "st-marys", "home-support"]


@rule("A28.1")
def test_a28_1_fewer_than_three_and_none():
    state = position(hand={BRITISH: ["home-support"]}, deck={BRITISH: []}, discard={BRITISH: ["boston"]}, draws=[0])
    play(state, "support")
    assert hand(state, BRITISH) == ["boston"]
    state = position(hand={BRITISH: ["home-support"]}, deck={BRITISH: []}, discard={BRITISH: []})
    assert refused(state, "support") == ("nothing-to-draw", "A28.1")
    state = position(
        scenario="second-edition", hand={BRITISH: ["home-support"]}, deck={BRITISH: []}, discard={BRITISH: ["boston"]}
    )
    assert refused(state, "support") == ("nothing-to-draw", "A28.1")
    assert refused(position(), "support") == ("no-home-support", "A28.1")


@rule("A28.2")
def test_a28_2_the_card_itself_is_not_shuffled_in():
    for seed in range(20):
        state = position(
            hand={BRITISH: ["home-support"]}, deck={BRITISH: []}, discard={BRITISH: ["boston", "norfolk"]}, seed=seed
        )
        play(state, "support")
        assert hand(state, BRITISH) == ["boston", "norfolk"]
        assert discard(state, BRITISH) == ["home-support"]


@rule("A28.3")
def test_a28_3_example_support_intendant_support():
    state = position(
        mover=FRENCH,
        money={FRENCH: 2},
        hand={FRENCH: ["home-support", "intendant"]},
        deck={FRENCH: ["gaspe", "louisbourg", "montreal", "quebec", "tadoussac", "trader"]},
        discard={FRENCH: []},
        draws=[0] * 6,
    )
    play(state, "support", "intendant", "take home-support", "support")
    assert side(state, FRENCH)["hand_size"] == 6
    assert state.view(None)["actions_left"] == 1
    assert acting(state) == FRENCH
