"""A1 to A6, A32: the box, the map, the cards and the setup."""

from arpents.games.few_acres_of_snow import board, cards
from tests.few_acres_of_snow.table import (
    BRITISH,
    FRENCH,
    GAME,
    discard,
    hand,
    marker,
    money,
    opening,
    place,
    position,
    side,
    siege_cards,
)
from tests.rules import rule
from tests.table import offered, offers, play, refused, told


def lists(side, card):
    """The places a location card lists, with their transport."""
    at = (0 if side == BRITISH else cards.CARDS) + board.PLACE_NUMBER[card]
    return {
        board.PLACE_NAMES[place]: transport
        for number, transport in enumerate(cards.TRANSPORTS)
        for place in range(board.PLACES)
        if cards.LISTS[number][at] >> place & 1
    }


@rule("A1.6")
def test_a1_6_a_key_place_or_a_limit_ends_the_game():
    taken = opening(mover=BRITISH, sieges={BRITISH: {"place": "quebec", "marker": 2}})
    assert taken.outcome.reason == "ending-quebec-taken"
    limit = opening(mover=BRITISH, captured={BRITISH: {"towns": 3}})
    assert limit.outcome.reason == "ending-pieces-captured"


@rule("A2.1")
def test_a2_1_pieces_in_the_box():
    state = GAME.start(seed=1)
    seen = state.view(None)
    on_map = {BRITISH: [0, 0], FRENCH: [0, 0]}
    for spot in seen["places"].values():
        if spot["owner"]:
            on_map[spot["owner"]][spot["piece"] == "town"] += 1
    assert [seen["sides"][BRITISH]["villages_left"] + on_map[BRITISH][0], on_map[FRENCH][0] + 12] == [18, 18]
    assert [seen["sides"][BRITISH]["towns_left"] + on_map[BRITISH][1], on_map[FRENCH][1] + 8] == [12, 9]
    assert seen["sides"][FRENCH]["villages_left"] == 12
    assert seen["sides"][FRENCH]["towns_left"] == 8
    assert seen["fortifications_left"] == 12


@rule("A3.1")
def test_a3_1_coloured_places_are_owned_at_the_start():
    state = GAME.start(seed=1)
    assert [place(state, name) for name in ("boston", "new-york", "quebec")] == [
        "british town",
        "british town",
        "french town",
    ]
    villages = [name for name, spot in state.view(None)["places"].items() if spot["piece"] == "village"]
    assert sorted(villages) == sorted(
        ["new-haven", "norfolk", "pemaquid", "philadelphia", "st-marys"]
        + ["gaspe", "louisbourg", "montreal", "port-royal", "tadoussac", "trois-rivieres"]
    )
    assert place(state, "albany") == "neutral"


@rule("A3.2", "A8.4")
def test_a3_2_a_marked_place_asks_for_settlers():
    state = position(hand={BRITISH: ["new-haven", "bateaux"]})
    assert refused(state, "settle deerfield") == ("no-settlers", "A8.4")
    state = position(hand={BRITISH: ["new-haven", "bateaux", "settlers"]})
    assert offers(state, "settle deerfield")


@rule("A3.3", "A31.6")
def test_a3_3_points_are_doubled_by_a_town():
    state = GAME.start(seed=1)
    assert GAME.scores(state) == {BRITISH: 17, FRENCH: 29}
    state = position(places={"albany": "british village"})
    assert side(state, BRITISH)["points"] == 21
    state = position(places={"albany": "british town"})
    assert side(state, BRITISH)["points"] == 25


@rule("A3.4")
def test_a3_4_ship_places_are_joined_and_ships_fight_there():
    state = position(places={"halifax": "british village"}, hand={BRITISH: ["halifax", "boston", "ships"]})
    assert offers(state, "merchant halifax")  # usable: joined to Boston by sea
    play(state, "besiege louisbourg", "from halifax", "by boston", "send ships")
    assert marker(state, BRITISH) == -1


@rule("A3.4")
def test_a3_4_two_places_are_reached_by_sea_but_ships_do_not_fight_there():
    spec = {
        "places": {"fort-beausejour": "french village"},
        "hand": {BRITISH: ["pemaquid", "new-haven", "norfolk"]},
    }
    assert refused(position(**spec), "besiege fort-beausejour") == ("no-strength", "A12.1")
    assert offers(position(options={"one-ship-symbol": "on"}, **spec), "besiege fort-beausejour")


@rule("A3.5")
def test_a3_5_the_modifier_shifts_the_start_of_a_siege():
    for target, base, start in (("louisbourg", "canso", -2), ("port-royal", "canso", -1)):
        state = position(places={"canso": "british village"}, hand={BRITISH: [base, "boston", "regular-infantry"]})
        play(state, f"besiege {target}", f"from {base}", "by boston", "send regular-infantry")
        assert marker(state, BRITISH) == start + 2


@rule("A3.6", "A5.1", "A5.2", "A5.3", "A8.3")
def test_a3_6_rivers_ask_for_bateaux_roads_for_wagons_the_sea_for_ships():
    place_held = {"cumberland": "british village"}
    river = position(hand={BRITISH: ["new-york", "philadelphia", "boston", "settlers"]})
    assert refused(river, "settle albany") == ("no-transport", "A8.3")
    road = position(places=place_held, hand={BRITISH: ["cumberland", "bateaux"]})
    assert refused(road, "settle fort-duquesne") == ("no-transport", "A8.3")
    road = position(places=place_held, hand={BRITISH: ["cumberland", "philadelphia"]})
    play(road, "settle fort-duquesne", "from cumberland", "by philadelphia")
    assert place(road, "fort-duquesne") == "british village"
    sea = position(hand={BRITISH: ["norfolk", "bateaux", "settlers"]})
    assert refused(sea, "settle baltimore") == ("no-transport", "A8.3")


@rule("A3.7")
def test_a3_7_trails_carry_raids_only():
    state = position(
        places={"deerfield": "british village"},
        hand={BRITISH: ["deerfield", "bateaux", "philadelphia", "ships", "settlers"]},
    )
    assert refused(state, "settle fort-william-henry") == ("no-card-lists", "A8.2")
    state = position(
        places={"deerfield": "british village", "fort-halifax": "french village"}, hand={BRITISH: ["rangers"]}
    )
    assert offers(state, "raid fort-halifax")


@rule("A3.8", "A6.2")
def test_a3_8_decks_are_hidden_and_available_piles_open():
    state = GAME.start(seed=3)
    mine = side(state, BRITISH)
    theirs = state.view(BRITISH)["sides"][FRENCH]
    assert "hand" not in theirs and "deck" not in theirs
    assert theirs["deck_size"] == 5 and len(theirs["hand_or_deck"]) == 10
    assert len(theirs["available_locations"]) == 19 and theirs["available_empire"]["regular-infantry"] == 3
    assert sorted(mine["hand"] + mine["deck"]) == sorted(
        ["boston", "new-haven", "new-york", "norfolk", "pemaquid", "philadelphia", "st-marys"]
    )


@rule("A3.8", "A6.2")
def test_a6_2_the_first_hand_is_any_five_of_the_deck():
    hands = {tuple(hand(GAME.start(seed=seed), BRITISH)) for seed in range(60)}
    assert len(hands) > 12  # of the 21 there are


@rule("A3.9", "A7.8")
def test_a3_9_played_cards_go_to_the_discard_pile_which_makes_the_next_deck():
    state = position(
        hand={BRITISH: ["boston", "norfolk", "new-york"]},
        deck={BRITISH: ["st-marys"]},
        discard={BRITISH: ["pemaquid", "philadelphia"]},
        draws=[0, 0, 0, 0],
    )
    play(state, "collect boston", "collect norfolk")
    assert discard(state, BRITISH) == ["pemaquid", "philadelphia", "boston", "norfolk"]
    play(state, "end")
    assert discard(state, BRITISH) == []
    assert told(state, "deck-shuffled", None) == [{"seat": "seat-british", "count": 4}]


@rule("A3.10")
def test_a3_10_each_side_has_an_area_for_each_siege():
    state = position(
        sieges={
            BRITISH: {"place": "louisbourg", "marker": 0, BRITISH: ["militia"], FRENCH: ["militia"]},
            FRENCH: {"place": "pemaquid", "marker": 0, FRENCH: ["regular-infantry"]},
        },
        hand={BRITISH: ["rangers"]},
    )
    play(state, "reinforce pemaquid", "send rangers")
    assert siege_cards(state, FRENCH, BRITISH) == ["rangers"]
    assert siege_cards(state, BRITISH, BRITISH) == ["militia"]
    assert siege_cards(state, BRITISH, FRENCH) == ["militia"]


@rule("A4.1")
def test_a4_1_cards_that_name_a_place_are_location_cards():
    assert {cards.CARD_NAMES[cards.card_of(entry)] for entry in cards.LOCATION_CARDS} == set(board.PLACE_NAMES)
    state = position(scenario="second-edition", hand={BRITISH: ["albany", "militia"]})
    assert not offers(state, "reserve albany")
    assert offers(state, "reserve militia")


@rule("A4.2", "A22.3")
def test_a4_2_red_for_the_british_blue_for_the_french_green_for_both():
    state = position(money={BRITISH: 20, FRENCH: 20}, hand={BRITISH: []})
    assert refused(state, "draft priest") == ("not-for-sale", "A22.3")
    assert offers(state, "draft indian-leader") and offers(state, "draft neutral-settlers")
    state = position(mover=FRENCH, money={BRITISH: 20, FRENCH: 20}, hand={FRENCH: []})
    assert refused(state, "draft rangers") == ("not-for-sale", "A22.3")
    assert offers(state, "draft priest") and offers(state, "draft neutral-settlers")


@rule("A4.3", "A6.1")
def test_a4_3_dark_borders_make_the_initial_decks():
    state = GAME.start(seed=1)
    french = side(state, FRENCH)
    assert sorted(french["hand"] + french["deck"]) == sorted(
        ["gaspe", "louisbourg", "montreal", "quebec", "port-royal", "tadoussac", "trois-rivieres"]
        + ["bateaux", "initial-infantry", "trader"]
    )
    second = side(GAME.start("second-edition", seed=1), FRENCH)
    assert len(second["hand"] + second["deck"]) == 9
    assert "bateaux" not in second["hand"] + second["deck"] + list(second["available_empire"])


@rule("A4.4")
def test_a4_4_only_the_parchment_counts():
    """Pemaquid lists ports under a ship, yet shows no ship itself."""
    state = position(hand={BRITISH: ["pemaquid", "boston", "settlers"]})
    assert not offers(state, "merchant pemaquid")
    play(state, "settle halifax")
    assert offered(state) == ["from pemaquid"]  # from Boston there would be no ship to go by


@rule("A5.3", "A14.6")
def test_a5_3_a_ship_is_worth_one_only_where_a_ship_is_shown():
    inland = position(
        sieges={BRITISH: {"place": "montreal", "marker": 0}},
        places={"fort-frontenac": "british village", "oswego": "british village"},
        hand={BRITISH: ["ships"]},
    )
    assert not offers(inland, "reinforce montreal")
    port = position(sieges={BRITISH: {"place": "gaspe", "marker": 0}}, hand={BRITISH: ["ships"]})
    play(port, "reinforce gaspe", "send ships")
    assert marker(port, BRITISH) == 1


@rule("A5.4", "A20.1")
def test_a5_4_furs_pay_two_each_with_a_trader():
    state = position(mover=FRENCH, money={FRENCH: 0}, hand={FRENCH: ["trader", "gaspe", "montreal", "quebec"]})
    play(state, "trade", "sell gaspe", "sell montreal", "done")
    assert money(state, FRENCH) == 4
    state = position(mover=FRENCH, hand={FRENCH: ["gaspe", "montreal"]})
    assert refused(state, "trade") == ("no-trader", "A20.1")


@rule("A5.5")
def test_a5_5_settler_cards_settle_and_develop():
    state = position(hand={BRITISH: ["norfolk", "st-marys", "philadelphia"]})
    play(state, "develop norfolk")
    assert offered(state) == ["with philadelphia", "with st-marys"]
    assert refused(state, "with norfolk") == ("not-in-hand", "A6.6")


@rule("A5.6")
def test_a5_6_which_cards_an_ambush_can_hit():
    marked = {
        (side, name)
        for side in range(2)
        for card, name in enumerate(cards.CARD_NAMES)
        if cards.SYMBOLS[side * cards.CARDS + card] & cards.MARKED
    }
    both = {(side, name) for side in range(2) for name in ("regular-infantry", "siege-artillery")}
    assert marked == both | {(0, "militia"), (1, "initial-infantry")}


@rule("A5.7")
def test_a5_7_a_coin_pays_its_value():
    for card, value in (("boston", 3), ("norfolk", 2)):
        state = position(money={BRITISH: 0}, hand={BRITISH: [card]})
        play(state, f"collect {card}")
        assert money(state, BRITISH) == value


@rule("A5.8")
def test_a5_8_each_military_symbol_is_one_strength():
    for card, force in (("militia", 1), ("regular-infantry", 2), ("siege-artillery", 3), ("boston", 1)):
        state = position(sieges={BRITISH: {"place": "gaspe", "marker": -2}}, hand={BRITISH: [card]})
        play(state, "reinforce gaspe", f"send {card}")
        assert marker(state, BRITISH) == -2 + force


@rule("A5.9")
def test_a5_9_the_two_sets_of_location_cards_differ():
    assert "deerfield" in lists(BRITISH, "new-haven")
    assert lists(FRENCH, "new-haven") == {}
    assert lists(BRITISH, "fort-duquesne") == {"fort-venango": "bateau", "cumberland": "wagon"}
    assert lists(FRENCH, "fort-duquesne") == {"fort-venango": "bateau"}
    assert lists(FRENCH, "quebec")["gaspe"] == "ship" and "quebec" not in lists(FRENCH, "gaspe")


@rule("A5.9")
def test_a5_9_the_rulebook_shows_the_quebec_card():
    assert lists(FRENCH, "quebec") == {
        "trois-rivieres": "bateau",
        "tadoussac": "bateau",
        "kennebec": "bateau",
        "gaspe": "ship",
        "louisbourg": "ship",
    }


@rule("A6.3")
def test_a6_3_neutral_cards_lie_open_for_both():
    state = GAME.start(seed=1)
    for seat in (BRITISH, FRENCH, None):
        assert state.view(seat)["neutral"] == {
            "neutral-fortification": 2,
            "neutral-native-americans": 5,
            "neutral-settlers": 2,
        }


@rule("A6.4")
def test_a6_4_twelve_money_for_the_british_five_for_the_french():
    state = GAME.start(seed=1)
    assert [money(state, BRITISH), money(state, FRENCH)] == [12, 5]


@rule("A6.5", "A11.2")
def test_a6_5_a_piece_means_control():
    state = position(places={"boston": "british village"}, hand={BRITISH: ["boston"]})
    assert offers(state, "collect boston")
    state = position(places={"norfolk": "neutral"}, hand={BRITISH: ["norfolk"]})
    assert refused(state, "collect norfolk") == ("not-controlled", "A11.2")


@rule("A6.6")
def test_a6_6_five_cards_seen_by_their_owner_only():
    state = GAME.start(seed=1)
    assert len(hand(state, BRITISH)) == len(hand(state, FRENCH)) == 5
    assert state.view(FRENCH)["sides"][BRITISH]["hand_size"] == 5
    assert "hand" not in state.view(FRENCH)["sides"][BRITISH]
    assert "hand" not in state.view(None)["sides"][BRITISH]
    assert len(told(state, "card-drawn", BRITISH)) == 5
    assert told(state, "card-drawn", None) == []


@rule("A32.1")
def test_a32_1_the_british_cards():
    mine = side(GAME.start(seed=1), BRITISH)
    assert len(mine["hand"] + mine["deck"]) == 7
    assert len(mine["available_locations"]) == 26
    assert mine["available_empire"] == {
        "bateaux": 1,
        "fortification": 1,
        "governor": 1,
        "home-support": 1,
        "indian-leader": 1,
        "military-leader": 1,
        "militia": 3,
        "rangers": 1,
        "regular-infantry": 6,
        "settlers": 1,
        "ships": 2,
        "siege-artillery": 1,
        "trader": 1,
    }


@rule("A32.2")
def test_a32_2_the_french_cards():
    mine = side(GAME.start(seed=1), FRENCH)
    assert len(mine["hand"] + mine["deck"]) == 10
    assert len(mine["available_locations"]) == 19
    assert {card: count for card, count in mine["available_empire"].items() if count} == {
        "coureurs-de-bois": 1,
        "fortification": 1,
        "governor": 1,
        "home-support": 1,
        "intendant": 1,
        "military-leader": 1,
        "militia": 3,
        "native-americans": 1,
        "priest": 2,
        "regular-infantry": 3,
        "ships": 1,
        "siege-artillery": 1,
        "trader": 1,
    }


@rule("A32.3")
def test_a32_3_nine_neutral_cards():
    assert sum(GAME.start(seed=1).view(None)["neutral"].values()) == 9
