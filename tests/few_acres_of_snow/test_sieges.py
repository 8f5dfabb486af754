"""A12 to A14, A29: sieges opened, reinforced, won and left."""

from tests.few_acres_of_snow.table import (
    BRITISH,
    FRENCH,
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
from tests.table import acting, asked, offered, offers, play, refused, told

HALIFAX = {"halifax": "british village"}


def louisbourg(lead, british=(), french=(), **spec):
    """A British siege of Louisbourg."""
    siege = {"place": "louisbourg", "marker": lead, BRITISH: list(british), FRENCH: list(french)}
    return {"places": HALIFAX, "sieges": {BRITISH: siege}, **spec}


@rule("A12.1")
def test_a12_1_location_transport_and_strength():
    spec = {"places": HALIFAX}
    state = position(hand={BRITISH: ["halifax", "militia"]}, **spec)
    assert refused(state, "besiege louisbourg") == ("no-transport", "A8.3")
    state = position(hand={BRITISH: ["halifax", "ships"]}, **spec)
    assert refused(state, "besiege louisbourg") == ("no-strength", "A12.1")
    state = position(hand={BRITISH: ["ships", "militia"]}, **spec)
    assert refused(state, "besiege louisbourg") == ("no-card-lists", "A8.2")
    state = position(hand={BRITISH: ["halifax", "ships", "militia"]}, **spec)
    assert refused(state, "besiege canso") == ("not-enemy-held", "A12.1")
    play(state, "besiege louisbourg", "from halifax")
    assert offered(state) == ["by ships"]
    play(state, "by ships")
    assert offered(state) == ["send militia"]


@rule("A12.5", "A14.1")
def test_a14_1_what_reinforces_a_siege_is_told_with_its_card():
    state = position(hand={BRITISH: ["halifax", "ships", "militia"]}, places=HALIFAX)
    play(state, "besiege louisbourg", "from halifax", "by ships", "send militia")
    (reinforced,) = told(state, "siege-reinforced")
    assert reinforced["card"] == "card-militia"


@rule("A12.1")
def test_a12_1_each_card_serves_once():
    """Boston carries or fights, not both; either card may carry while the other fights."""
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "boston"]})
    assert refused(state, "besiege louisbourg") == ("no-strength", "A12.1")
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "boston", "new-haven"]})
    play(state, "besiege louisbourg", "from halifax")
    assert offered(state) == ["by boston", "by new-haven"]
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "boston", "siege-artillery"]}, money={BRITISH: 2})
    assert refused(state, "besiege louisbourg") == ("no-strength", "A12.1")


@rule("A12.1", "A14.7")
def test_a12_1_a_military_leader_may_open_a_siege():
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "ships", "military-leader"]})
    play(state, "besiege louisbourg", "from halifax", "by ships", "send military-leader")
    assert marker(state, BRITISH) == -1


@rule("A12.2")
def test_a12_2_two_cards_to_the_discard_pile_the_third_to_the_siege_area():
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "ships", "militia"]})
    play(state, "besiege louisbourg", "from halifax", "by ships", "send militia")
    assert discard(state, BRITISH)[-2:] == ["halifax", "ships"]
    assert siege_cards(state, BRITISH, BRITISH) == ["militia"]
    assert siege_cards(state, BRITISH, FRENCH) == []


@rule("A12.3")
def test_a12_3_the_siege_marker_lies_beside_the_place():
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "ships", "militia"]})
    play(state, "besiege louisbourg", "from halifax", "by ships", "send militia")
    assert state.view(None)["places"]["louisbourg"]["besieged"]
    assert state.view(None)["sieges"][BRITISH]["place"] == "louisbourg"
    assert state.view(None)["sieges"][FRENCH] is None


@rule("A12.4", "A12.5")
def test_a12_4_intrinsic_force_walls_and_modifier_against_the_third_card():
    for walls, start in (("", -3), (" fortified", -5)):
        state = position(
            places={"tadoussac": "british village", "quebec": "french town" + walls},
            hand={BRITISH: ["tadoussac", "bateaux", "regular-infantry"]},
        )
        play(state, "besiege quebec", "from tadoussac", "by bateaux", "send regular-infantry")
        assert told(state, "siege-opened", None)[0]["defence"] == -start
        assert marker(state, BRITISH) == start + 2


@rule("A12.6")
def test_a12_6_a_siege_may_last_for_ever():
    state = opening(**louisbourg(1, ["militia"], ["militia"]))
    for _ in range(6):
        play(state, "pass", "pass", "end")
        assert marker(state, BRITISH) == 1
    assert state.view(None)["sieges"][BRITISH]["place"] == "louisbourg"


@rule("A12.6")
def test_a12_6_a_siege_goes_on_without_its_base():
    state = position(
        sieges={BRITISH: {"place": "louisbourg", "marker": 0, BRITISH: ["militia"]}},
        hand={BRITISH: ["militia"]},
    )
    assert place(state, "halifax") == "neutral"
    play(state, "reinforce louisbourg", "send militia")  # Boston itself is joined by sea
    assert marker(state, BRITISH) == 1


@rule("A12.7")
def test_a12_7_one_attack_at_a_time_though_one_may_defend_in_another():
    spec = louisbourg(0, hand={BRITISH: ["boston", "new-haven", "regular-infantry"]})
    spec["sieges"] |= {FRENCH: {"place": "pemaquid", "marker": 0}}
    state = position(**spec)
    assert refused(state, "besiege port-royal") == ("already-attacking", "A12.7")
    del spec["sieges"][BRITISH]
    state = position(**spec)
    play(state, "besiege port-royal", "from boston", "by new-haven", "send regular-infantry")
    assert marker(state, BRITISH) == 1 and marker(state, FRENCH) == 0


@rule("A12.8", "A14.6")
def test_a12_8_military_or_ship_not_both():
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "boston", "new-york"]})
    play(state, "besiege louisbourg", "from halifax", "by boston", "send new-york")
    assert marker(state, BRITISH) == -2 + 1
    assert siege_cards(state, BRITISH, BRITISH) == ["new-york"]


@rule("A12.9")
def test_a12_9_example_louisbourg():
    state = position(
        places=HALIFAX,
        money={BRITISH: 3},
        hand={
            BRITISH: ["halifax", "boston", "siege-artillery", "regular-infantry", "military-leader"],
            FRENCH: ["louisbourg", "initial-infantry", "port-royal"],
        },
        deck={BRITISH: []},
        discard={BRITISH: [], FRENCH: []},
    )
    play(state, "besiege louisbourg", "from halifax", "by boston")
    play(state, "send siege-artillery")
    assert told(state, "siege-opened", None)[0]["defence"] == 2
    assert money(state, BRITISH) == 0
    assert marker(state, BRITISH) == 1
    play(state, "reinforce louisbourg", "send regular-infantry", "lead louisbourg")
    assert marker(state, BRITISH) == 4
    assert siege_cards(state, BRITISH, BRITISH) == ["siege-artillery", "regular-infantry", "military-leader"]
    play(state, "end")
    assert acting(state) == FRENCH
    play(state, "reinforce louisbourg")
    assert refused(state, "send louisbourg") == ("under-siege", "A11.1")
    play(state, "send initial-infantry", "reinforce louisbourg", "send port-royal")
    assert marker(state, BRITISH) == 1
    assert siege_cards(state, BRITISH, FRENCH) == ["initial-infantry", "port-royal"]
    play(state, "end")
    assert acting(state) == BRITISH
    assert place(state, "louisbourg") == "french village"  # 1 ahead is not enough
    assert offers(state, "pass")


@rule("A13.1")
def test_a13_1_both_tracks_are_checked_before_any_action():
    spec = louisbourg(3, ["militia"], hand={BRITISH: ["new-york", "pemaquid"]})
    spec["sieges"] |= {FRENCH: {"place": "philadelphia", "marker": -1, FRENCH: ["militia"]}}
    state = opening(**spec)
    assert asked(state) == "resolve"
    assert offered(state) == ["resolve philadelphia", "resolve louisbourg"]
    assert refused(state, "resolve gaspe") == ("not-won", "A13.1")
    play(state, "resolve louisbourg")
    assert offered(state) == ["with new-york", "leave"]
    play(state, "leave")
    assert state.view(None)["sieges"] == {BRITISH: None, FRENCH: None}  # the other one followed by itself
    assert offers(state, "pass")


@rule("A13.1", "A13.4")
def test_a13_1_the_order_of_two_victories_can_matter():
    """Philadelphia, freed first, brings the settlers for Louisbourg."""
    spec = louisbourg(3, ["militia"], hand={BRITISH: ["philadelphia"]})
    spec["sieges"] |= {FRENCH: {"place": "philadelphia", "marker": -1, FRENCH: ["militia"]}}
    state = opening(**spec)
    play(state, "resolve philadelphia")
    assert offered(state) == ["with philadelphia", "leave"]
    state = opening(**spec)
    play(state, "resolve louisbourg")
    assert offered(state) == ["leave"]
    assert refused(state, "with philadelphia") == ("under-siege", "A11.1")


@rule("A13.1")
def test_a13_1_the_enemys_turn_decides_nothing_for_me():
    state = opening(mover=FRENCH, **louisbourg(5, ["militia"]))
    assert acting(state) == FRENCH and offers(state, "pass")
    assert place(state, "louisbourg") == "french village"


@rule("A13.2")
def test_a13_2_two_ahead_wins_one_does_not():
    state = opening(**louisbourg(2, hand={BRITISH: ["militia"]}))
    assert told(state, "siege-won", None) == [{"seat": "seat-british", "place": "place-louisbourg"}]
    for lead in (1, 0):
        state = opening(**louisbourg(lead))
        assert told(state, "siege-won", None) == []
        assert marker(state, BRITISH) == lead


@rule("A13.3")
def test_a13_3_the_piece_is_kept_and_the_walls_return_to_stock():
    spec = louisbourg(2, ["militia"], hand={BRITISH: ["militia"]})
    spec["places"] = {"louisbourg": "french town fortified"}
    state = opening(**spec)
    play(state, "leave")
    assert side(state, BRITISH)["captured"] == {"villages": 0, "towns": 1}
    assert state.view(None)["fortifications_left"] == 12
    assert side(state, BRITISH)["points"] == 17 + 4
    assert place(state, "louisbourg") == "neutral"


@rule("A13.4")
def test_a13_4_occupation_with_settlers_where_they_are_asked():
    state = opening(**louisbourg(2, hand={BRITISH: ["philadelphia", "militia", "norfolk"]}))
    assert refused(state, "occupy") == ("asks-for-settlers", "A13.4")
    assert refused(state, "with militia") == ("not-settlers", "A5.5")
    play(state, "with philadelphia")
    assert place(state, "louisbourg") == "british village"
    assert discard(state, BRITISH)[-2:] == ["philadelphia", "louisbourg"]
    assert side(state, BRITISH)["villages_left"] == 11


@rule("A13.4")
def test_a13_4_occupation_is_free_elsewhere_and_a_town_becomes_a_village():
    state = opening(
        places={"oswego": "french town", "fort-stanwix": "british village", "albany": "british village"},
        sieges={BRITISH: {"place": "oswego", "marker": 2}},
        hand={BRITISH: ["settlers"]},
    )
    assert offered(state) == ["occupy", "leave"]
    assert refused(state, "with settlers") == ("asks-no-settlers", "A13.4")
    play(state, "occupy")
    assert place(state, "oswego") == "british village"
    assert side(state, BRITISH)["captured"] == {"villages": 0, "towns": 1}
    assert discard(state, BRITISH)[-1] == "oswego"


@rule("A13.4")
def test_a13_4_settlers_must_be_in_hand_now():
    state = opening(money={BRITISH: 9}, **louisbourg(2, hand={BRITISH: ["militia"]}, reserve={BRITISH: ["settlers"]}))
    assert offered(state) == ["leave"]


@rule("A13.4")
def test_a13_4_with_an_empty_hand_nothing_is_asked():
    state = opening(**louisbourg(2))
    assert place(state, "louisbourg") == "neutral"
    assert offers(state, "pass")


@rule("A13.4")
def test_a13_4_without_a_cube_the_place_turns_neutral():
    state = opening(captured={FRENCH: {"villages": 12}}, **louisbourg(2, hand={BRITISH: ["settlers"]}))
    assert place(state, "louisbourg") == "neutral"
    assert side(state, BRITISH)["captured"]["villages"] == 1
    assert hand(state, BRITISH) == ["settlers"]


@rule("A13.5")
def test_a13_5_resolving_is_not_an_action():
    state = opening(**louisbourg(2, hand={BRITISH: ["militia"]}))
    play(state, "leave", "pass", "pass")
    assert offered(state)[-1] == "end"


@rule("A13.6")
def test_a13_6_the_loser_keeps_a_useless_card():
    state = opening(**louisbourg(2, hand={BRITISH: ["militia"], FRENCH: ["louisbourg", "ships", "trader"]}))
    play(state, "leave")
    assert place(state, "louisbourg") == "neutral"
    play(state, "pass", "pass", "end")
    assert "louisbourg" in hand(state, FRENCH)
    assert refused(state, "piracy") == ("not-controlled", "A11.2")


@rule("A13.7")
def test_a13_7_the_defender_wins_with_one_ahead():
    state = opening(mover=FRENCH, **louisbourg(-1, ["militia"], ["port-royal"]))
    assert told(state, "siege-held", None) == [{"seat": "seat-british", "place": "place-louisbourg"}]
    assert place(state, "louisbourg") == "french village"
    state = opening(mover=FRENCH, **louisbourg(0, ["militia"]))
    assert marker(state, BRITISH) == 0


@rule("A13.7", "A12.4")
def test_a13_7_a_siege_opened_and_left_alone_is_lost():
    """Québec at -3 with infantry: -1, and the French win as their turn starts."""
    state = position(
        places={"tadoussac": "british village"},
        hand={BRITISH: ["tadoussac", "bateaux", "regular-infantry"]},
    )
    play(state, "besiege quebec", "from tadoussac", "by bateaux", "send regular-infantry", "draft militia", "end")
    assert acting(state) == FRENCH
    assert marker(state, BRITISH) is None
    assert side(state, BRITISH)["available_empire"]["regular-infantry"] == 6


@rule("A13.8")
def test_a13_8_the_winner_discards_his_cards():
    state = opening(**louisbourg(2, ["militia", "boston"], ["port-royal"], hand={BRITISH: ["rangers"]}))
    play(state, "leave")
    assert discard(state, BRITISH)[-2:] == ["militia", "boston"]
    assert discard(state, FRENCH)[-1] == "port-royal"


@rule("A13.9")
def test_a13_9_the_loser_chooses_one_empire_card_to_send_back():
    state = opening(
        **louisbourg(2, ["militia"], ["militia", "neutral-fortification", "port-royal"], hand={BRITISH: ["rangers"]})
    )
    play(state, "leave")
    assert acting(state) == FRENCH  # at once, though it is the winner's turn
    assert offered(state) == ["lose militia", "lose neutral-fortification"]
    play(state, "lose neutral-fortification")
    assert state.view(None)["neutral"]["neutral-fortification"] == 2
    assert discard(state, FRENCH)[-2:] == ["militia", "port-royal"]
    assert acting(state) == BRITISH


@rule("A13.9")
def test_a13_9_one_card_only_even_of_two_alike():
    fallen = louisbourg(2, ["militia"], ["native-americans", "native-americans"], hand={BRITISH: ["rangers"]})
    state = play(opening(**fallen), "leave")
    assert len(told(state, "card-sent-back", None)) == 1
    assert discard(state, FRENCH)[-1:] == ["native-americans"]


@rule("A13.10")
def test_a13_10_never_a_location_card_and_nothing_if_there_is_none():
    state = opening(**louisbourg(2, ["militia"], ["port-royal", "quebec"], hand={BRITISH: ["rangers"]}))
    play(state, "leave")
    assert told(state, "card-sent-back", None) == []
    assert discard(state, FRENCH)[-2:] == ["port-royal", "quebec"]
    both = ["initial-infantry", "regular-infantry", "quebec"]
    state = opening(**louisbourg(2, ["militia"], both, hand={BRITISH: ["rangers"]}))
    play(state, "leave")
    assert refused(state, "lose quebec") == ("never-a-location", "A13.10")
    assert refused(state, "lose ships") == ("not-in-that-siege", "A13.9")
    play(state, "lose initial-infantry")
    assert side(state, FRENCH)["available_empire"]["initial-infantry"] == 1


@rule("A13.11")
def test_a13_11_the_attacker_takes_his_marker_back_and_may_besiege_again():
    state = opening(
        **louisbourg(2, hand={BRITISH: ["halifax", "boston", "militia"], FRENCH: ["quebec"]}),
    )
    play(state, "leave")
    assert state.view(None)["sieges"][BRITISH] is None
    assert offers(state, "besiege port-royal")


@rule("A13.12")
def test_a13_12_example_louisbourg_falls():
    attack = ["siege-artillery", "regular-infantry", "military-leader", "regular-infantry"]
    state = opening(
        **louisbourg(3, attack, ["initial-infantry", "port-royal"], hand={BRITISH: ["new-york"], FRENCH: []})
    )
    play(state, "with new-york")
    assert place(state, "louisbourg") == "british village"
    assert side(state, BRITISH)["captured"] == {"villages": 1, "towns": 0}
    assert discard(state, BRITISH)[-6:] == ["new-york", "louisbourg", *attack]
    # the only empire card of the French there goes back; Port Royal is discarded
    assert side(state, FRENCH)["available_empire"]["initial-infantry"] == 1
    assert discard(state, FRENCH)[-1] == "port-royal"
    assert "louisbourg" in side(state, FRENCH)["deck"]  # and stays there, useless


@rule("A14.1")
def test_a14_1_one_card_either_side():
    state = position(**louisbourg(0, hand={BRITISH: ["regular-infantry", "philadelphia"]}))
    play(state, "reinforce louisbourg")
    assert refused(state, "send philadelphia") == ("without-strength", "A14.1")
    play(state, "send regular-infantry")
    assert marker(state, BRITISH) == 2
    state = position(mover=FRENCH, **louisbourg(0, hand={FRENCH: ["regular-infantry"]}))
    play(state, "reinforce louisbourg", "send regular-infantry")
    assert marker(state, BRITISH) == -2
    assert refused(position(hand={BRITISH: ["militia"]}), "reinforce gaspe") == ("no-siege-there", "A14.1")


@rule("A14.1")
def test_a14_1_the_marker_is_never_stopped_by_the_end_of_its_track():
    state = position(
        mover=FRENCH,
        money={FRENCH: 3},
        **louisbourg(0, hand={FRENCH: ["siege-artillery", "regular-infantry", "military-leader"]}),
    )
    play(state, "reinforce louisbourg", "send siege-artillery", "reinforce louisbourg", "send regular-infantry")
    play(state, "lead louisbourg")
    assert marker(state, BRITISH) == -6


@rule("A14.2")
def test_a14_2_with_two_sieges_the_player_says_which():
    spec = louisbourg(0, hand={BRITISH: ["militia"]})
    spec["sieges"] |= {FRENCH: {"place": "pemaquid", "marker": 0}}
    state = position(**spec)
    assert [words for words in offered(state) if words.startswith("reinforce")] == [
        "reinforce pemaquid",
        "reinforce louisbourg",
    ]
    play(state, "reinforce pemaquid", "send militia")
    assert [marker(state, BRITISH), marker(state, FRENCH)] == [0, -1]


@rule("A14.3")
def test_a14_3_the_card_stays_even_if_its_place_is_lost():
    state = position(**louisbourg(0, hand={BRITISH: ["boston"]}))
    play(state, "reinforce louisbourg", "send boston")
    assert siege_cards(state, BRITISH, BRITISH) == ["boston"]
    spec = louisbourg(1, ["norfolk"])
    spec["places"] = {"norfolk": "neutral"}
    state = position(**spec)
    assert marker(state, BRITISH) == 1 and siege_cards(state, BRITISH, BRITISH) == ["norfolk"]


@rule("A14.4")
def test_a14_4_only_along_a_line_home():
    cut_off = {
        "mover": FRENCH,
        "places": {"oswego": "french village", "fort-stanwix": "british village", "albany": "british village"},
        "sieges": {BRITISH: {"place": "oswego", "marker": 0}},
    }
    state = position(hand={FRENCH: ["regular-infantry", "military-leader"]}, **cut_off)
    assert refused(state, "reinforce oswego") == ("no-line-to-siege", "A14.4")
    assert refused(state, "lead oswego") == ("no-line-to-siege", "A14.4")
    cut_off["mover"] = BRITISH
    state = position(hand={BRITISH: ["regular-infantry"]}, **cut_off)
    assert offers(state, "reinforce oswego")  # New York, Albany, Fort Stanwix
    cut_off["places"]["albany"] = "neutral"
    state = position(hand={BRITISH: ["regular-infantry"]}, **cut_off)
    assert refused(state, "reinforce oswego") == ("no-line-to-siege", "A14.4")


@rule("A14.4")
def test_a14_4_home_is_joined_to_itself():
    names = ("gaspe", "louisbourg", "montreal", "port-royal", "tadoussac", "trois-rivieres")
    state = position(
        mover=FRENCH,
        places=dict.fromkeys(names, "neutral"),
        sieges={BRITISH: {"place": "quebec", "marker": 0}},
        hand={FRENCH: ["regular-infantry", "quebec"]},
    )
    play(state, "reinforce quebec")
    assert offered(state) == ["send regular-infantry"]


@rule("A14.5")
def test_a14_5_a_fortification_card_is_for_the_defender_only():
    state = position(**louisbourg(0, hand={BRITISH: ["fortification", "militia"]}))
    play(state, "reinforce louisbourg")
    assert refused(state, "send fortification") == ("defenders-only", "A14.5")
    state = position(mover=FRENCH, money={FRENCH: 0}, **louisbourg(0, hand={FRENCH: ["fortification", "louisbourg"]}))
    assert refused(state, "fortify louisbourg") == ("under-siege", "A11.1")
    play(state, "reinforce louisbourg", "send fortification")
    assert marker(state, BRITISH) == -1
    assert place(state, "louisbourg") == "french village"
    assert money(state, FRENCH) == 0


@rule("A14.5")
def test_a14_5_nor_does_it_open_a_siege():
    state = position(places=HALIFAX, hand={BRITISH: ["halifax", "ships", "fortification"]})
    assert refused(state, "besiege louisbourg") == ("no-strength", "A12.1")


@rule("A14.6")
def test_a14_6_no_ship_against_montreal():
    spec = {
        "places": {"fort-st-john": "british village", "ticonderoga": "british village", "albany": "british village"}
        | {"fort-william-henry": "british village", "fort-frontenac": "british village", "oswego": "british village"}
        | {"fort-stanwix": "british village"},
    }
    state = position(hand={BRITISH: ["fort-frontenac", "bateaux", "ships"]}, **spec)
    assert refused(state, "besiege montreal") == ("no-strength", "A12.1")


@rule("A14.7")
def test_a14_7_the_military_leader_is_free_and_worth_one():
    state = position(**louisbourg(0, hand={BRITISH: ["military-leader", "militia"]}))
    play(state, "reinforce louisbourg")
    assert refused(state, "send military-leader") == ("leader-is-free", "A14.7")
    play(state, "send militia", "pass", "lead louisbourg")
    assert marker(state, BRITISH) == 2
    assert offers(state, "end")
    assert refused(position(hand={BRITISH: ["military-leader"]}), "lead gaspe") == ("no-siege-there", "A14.1")
    assert refused(position(**louisbourg(0)), "lead louisbourg") == ("no-leader", "A14.7")


@rule("A14.8")
def test_a14_8_artillery_costs_three_each_time():
    spec = louisbourg(0, hand={BRITISH: ["siege-artillery", "militia"]})
    state = position(money={BRITISH: 2}, **spec)
    play(state, "reinforce louisbourg")
    assert refused(state, "send siege-artillery") == ("artillery-unpaid", "A14.8")
    state = position(money={BRITISH: 3}, **spec)
    play(state, "reinforce louisbourg", "send siege-artillery")
    assert money(state, BRITISH) == 0
    state = position(money={BRITISH: 2}, **louisbourg(0, hand={BRITISH: ["siege-artillery"]}))
    assert refused(state, "reinforce louisbourg") == ("no-strength", "A12.1")


@rule("A29.1", "A29.2")
def test_a29_1_the_attacker_withdraws_as_a_loser():
    state = position(**louisbourg(3, ["regular-infantry", "boston"], ["militia"]))
    play(state, "withdraw louisbourg")
    assert state.view(None)["sieges"][BRITISH] is None
    assert side(state, BRITISH)["available_empire"]["regular-infantry"] == 6
    assert discard(state, BRITISH)[-1] == "boston"
    assert discard(state, FRENCH)[-1] == "militia"
    assert place(state, "louisbourg") == "french village"
    assert offers(state, "pass") and state.view(None)["actions_left"] == 2


@rule("A29.1")
def test_a29_1_and_may_besiege_elsewhere_in_the_same_turn():
    state = position(**louisbourg(0, ["militia"], hand={BRITISH: ["boston", "ships", "regular-infantry"]}))
    assert not offers(state, "besiege port-royal")
    play(state, "withdraw louisbourg", "besiege port-royal", "from boston", "by ships", "send regular-infantry")
    assert marker(state, BRITISH) == 1


@rule("A29.1")
def test_a29_1_a_defender_surrenders_the_place():
    state = position(
        mover=FRENCH,
        places={"halifax": "french village"},
        sieges={BRITISH: {"place": "halifax", "marker": 0, BRITISH: ["militia"], FRENCH: ["militia", "quebec"]}},
        hand={BRITISH: ["new-york"]},
    )
    play(state, "withdraw halifax")
    assert acting(state) == BRITISH
    assert offered(state) == ["with new-york", "leave"]
    play(state, "with new-york")
    assert place(state, "halifax") == "british village"
    assert side(state, BRITISH)["captured"]["villages"] == 1
    assert side(state, FRENCH)["available_empire"]["militia"] == 3
    assert hand(state, BRITISH) == []  # no refill out of turn
    assert acting(state) == FRENCH and state.view(None)["actions_left"] == 2


@rule("A29.1")
def test_a29_1_surrender_can_be_ruled_out_and_a_prize_surrendered_loses():
    spec = {"mover": FRENCH, "sieges": {BRITISH: {"place": "quebec", "marker": 0}}}
    state = position(options={"surrender": "off"}, **spec)
    assert refused(state, "withdraw quebec") == ("no-surrender", "A29.1")
    state = position(**spec)
    play(state, "withdraw quebec")
    assert state.outcome.winner == BRITISH and state.outcome.reason == "ending-quebec-taken"
    assert refused(position(), "withdraw gaspe") == ("no-siege-there", "A14.1")


@rule("A29.2")
def test_a29_2_one_may_leave_both_sieges():
    spec = louisbourg(0, ["militia"], hand={FRENCH: ["trader"]})
    spec["sieges"] |= {FRENCH: {"place": "pemaquid", "marker": 0, FRENCH: ["militia"], BRITISH: ["rangers"]}}
    state = position(**spec)
    play(state, "withdraw louisbourg", "withdraw pemaquid")
    assert acting(state) == FRENCH  # shall he occupy Pemaquid?
    play(state, "leave")
    assert place(state, "pemaquid") == "neutral"
    assert state.view(None)["sieges"] == {BRITISH: None, FRENCH: None}
    assert discard(state, FRENCH)[-1] == "militia"
    assert side(state, BRITISH)["available_empire"]["rangers"] == 1
