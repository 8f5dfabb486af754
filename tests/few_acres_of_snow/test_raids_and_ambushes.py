"""A15 to A17: raids, ambushes, priests and the Indian Leader."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, discard, hand, money, place, position, side
from tests.rules import rule
from tests.table import acting, asked, offered, offers, play, refused, told

KENNEBEC = {"kennebec": "french village", "fort-halifax": "british village", "deerfield": "british village"}
TWO = ["coureurs-de-bois", "native-americans"]


def raiders(cards, victims=(), **spec):
    """The French about to raid from Kennebec; Québec is no nearer to anything British."""
    spec.setdefault("places", KENNEBEC)
    return position(mover=FRENCH, hand={FRENCH: list(cards), BRITISH: list(victims)}, **spec)


def raids(state):
    return {words.removeprefix("raid ") for words in offered(state) if words.startswith("raid ")}


@rule("A15.1")
def test_a15_1_as_many_links_as_cards():
    assert raids(raiders(["coureurs-de-bois"])) == {"fort-halifax"}
    assert raids(raiders(TWO)) == {"fort-halifax", "deerfield", "pemaquid"}
    assert "boston" in raids(raiders([*TWO, "neutral-native-americans"]))
    assert refused(raiders(["coureurs-de-bois"]), "raid deerfield") == ("out-of-range", "A15.1")


@rule("A15.1")
def test_a15_1_no_more_cards_than_the_distance():
    state = raiders(TWO)
    play(state, "raid fort-halifax", "send coureurs-de-bois")
    assert place(state, "fort-halifax") == "neutral"  # one card was enough, the other stays
    assert hand(state, FRENCH) == ["native-americans"]


@rule("A15.1")
def test_a15_1_the_distance_counts_from_any_place_of_ones_own():
    """Ruling FA-15: Fort Halifax is one link from Kennebec and two from Québec."""
    state = raiders(TWO, ["militia"])
    assert {"raid fort-halifax", "raid-with 2 fort-halifax"} <= set(offered(state))
    play(state, "raid-with 2 fort-halifax")
    assert asked(state, FRENCH).arguments["count"] == 2
    play(state, "send coureurs-de-bois", "send native-americans", "allow")
    assert place(state, "fort-halifax") == "neutral"
    assert hand(state, FRENCH) == []


@rule("A15.1")
def test_a15_1_more_cards_only_where_a_way_has_so_many_links():
    """Ruling FA-15."""
    three = [*TWO, "neutral-native-americans"]
    state = raiders(three)
    assert refused(state, "raid-with 1 fort-halifax") == ("smallest-party", "A15.1")
    assert offers(state, "raid-with 3 fort-halifax")  # Trois-Rivières, Québec, Kennebec
    assert refused(state, "raid-with 4 fort-halifax") == ("too-few-raiders", "A15.1")
    alone = raiders(three, places=KENNEBEC | {"quebec": "neutral", "trois-rivieres": "neutral", "montreal": "neutral"})
    assert refused(alone, "raid-with 2 fort-halifax") == ("no-such-party", "A15.1")
    assert refused(alone, "raid-with 2 gaspe") == ("not-enemy-held", "A15.8")
    assert refused(raiders([]), "raid-with 2 fort-halifax") == ("no-raider", "A15.2")


@rule("A15.1")
def test_a15_1_another_way_from_the_same_place_may_be_longer():
    """Ruling FA-15: Lake Ontario joins three places, so Oswego is one link or two from Fort Frontenac, never three."""
    held = dict.fromkeys(("quebec", "trois-rivieres", "montreal", "port-royal", "gaspe", "tadoussac"), "neutral")
    held |= {"fort-frontenac": "french village", "oswego": "british village"}
    state = raiders([*TWO, "neutral-native-americans"], places=held)
    assert [words for words in offered(state) if words.startswith("raid")] == ["raid oswego", "raid-with 2 oswego"]
    walls = raiders(TWO, places=held | {"fort-niagara": "british village fortified"})
    assert refused(walls, "raid-with 2 oswego") == ("no-such-party", "A15.1")


@rule("A15.1")
def test_a15_1_second_edition_two_cards_from_a_place_further_away():
    """The raid of a human game: one card would have done from the nearest place."""
    state = raiders(TWO, scenario="second-edition")
    play(state, "raid-with 2 deerfield", "send coureurs-de-bois", "send native-americans")
    assert place(state, "deerfield") == "neutral"
    next_door = raiders(TWO, scenario="second-edition", places=KENNEBEC)
    assert offers(next_door, "raid-with 2 fort-halifax")  # two links from Québec, the first card covering one


@rule("A15.1", "A15.3")
def test_a15_3_every_card_of_a_larger_party_is_paid():
    natives = ["native-americans", "neutral-native-americans"]
    assert offers(raiders(natives, money={FRENCH: 2}), "raid-with 2 fort-halifax")
    assert refused(raiders(natives, money={FRENCH: 1}), "raid-with 2 fort-halifax") == ("too-few-raiders", "A15.1")
    state = raiders([*natives, "coureurs-de-bois"], money={FRENCH: 1})
    play(state, "raid-with 2 fort-halifax", "send native-americans")
    assert refused(state, "send neutral-native-americans") == ("raid-unpaid", "A15.3")


@rule("A15.1")
def test_a15_1_in_the_second_edition_ones_own_siege_bars_passage():
    """Ruling FA-16: Kennebec lies between Québec and Fort Halifax."""
    spec = {"sieges": {BRITISH: {"place": "kennebec", "marker": 0}}}
    assert offers(raiders(TWO, **spec), "raid-with 2 fort-halifax")
    for rules in ({"scenario": "second-edition"}, {"options": {"raid-from-besieged": "off"}}):
        state = raiders(TWO, **rules, **spec)
        assert raids(state) == set()
        assert refused(state, "raid fort-halifax") == ("out-of-range", "A15.1")  # the long way round, by Deerfield
    walls = KENNEBEC | {"deerfield": "british village fortified"}
    state = raiders(TWO, scenario="second-edition", places=walls, **spec)
    assert refused(state, "raid fort-halifax") == ("siege-bars", "A15.1")


@rule("A15.1")
def test_a15_1_second_edition_the_first_card_covers_two_links():
    state = raiders(["coureurs-de-bois"], scenario="second-edition")
    assert raids(state) == {"fort-halifax", "deerfield", "pemaquid"}
    play(state, "raid deerfield", "send coureurs-de-bois")
    assert place(state, "deerfield") == "neutral"
    state = raiders(TWO, scenario="second-edition")
    play(state, "raid boston", "send coureurs-de-bois", "send native-americans")
    assert place(state, "boston") == "british village"


@rule("A15.1")
def test_a15_1_an_isolated_or_besieged_village_may_be_the_base():
    spec = {
        "places": KENNEBEC | {"kennebec": "french village", "quebec": "neutral"},
        "sieges": {BRITISH: {"place": "kennebec", "marker": 0}},
    }
    assert raids(raiders(["coureurs-de-bois"], **spec)) == {"fort-halifax"}
    assert raids(raiders(["coureurs-de-bois"], options={"raid-from-besieged": "off"}, **spec)) == set()
    assert raids(raiders(["coureurs-de-bois"], scenario="second-edition", **spec)) == set()


@rule("A15.2")
def test_a15_2_a_priest_adds_a_link_but_never_raids_alone():
    state = raiders(["priest", "coureurs-de-bois"])
    assert raids(state) == {"fort-halifax", "deerfield", "pemaquid"}
    play(state, "raid fort-halifax")
    assert refused(state, "send priest") == ("raider-still-wanted", "A15.2")
    state = raiders(["priest", "priest"])
    assert refused(state, "raid fort-halifax") == ("no-raider", "A15.2")
    state = raiders(["priest", "priest", "coureurs-de-bois"])
    play(state, "raid deerfield", "send priest")
    assert refused(state, "send priest") == ("raider-still-wanted", "A15.2")
    play(state, "send coureurs-de-bois")
    assert place(state, "deerfield") == "neutral"


@rule("A15.3")
def test_a15_3_each_native_americans_card_costs_one():
    natives = ["native-americans", "neutral-native-americans", "coureurs-de-bois"]
    state = raiders(natives, money={FRENCH: 5})
    play(state, "raid deerfield", "send native-americans", "send coureurs-de-bois")
    assert money(state, FRENCH) == 4
    state = raiders(natives, money={FRENCH: 5})
    play(state, "raid deerfield", "send native-americans", "send neutral-native-americans")
    assert money(state, FRENCH) == 3
    state = raiders(["native-americans"], money={FRENCH: 0})
    assert refused(state, "raid fort-halifax") == ("raid-unpaid", "A15.3")
    state = raiders(natives, money={FRENCH: 1})
    play(state, "raid deerfield", "send native-americans")
    assert refused(state, "send neutral-native-americans") == ("raid-unpaid", "A15.3")
    assert offered(state) == ["send coureurs-de-bois"]


@rule("A15.1")
def test_a15_1_even_a_long_raid_next_door_takes_a_card():
    state = raiders(["coureurs-de-bois"], options={"long-raids": "on"})
    play(state, "raid fort-halifax")
    assert acting(state) == FRENCH and offered(state) == ["send coureurs-de-bois"]


@rule("A15.1", "A15.3")
def test_a15_3_one_coin_sends_one_native_americans_card():
    natives = ["native-americans", "neutral-native-americans"]
    assert offers(raiders(natives, money={FRENCH: 2}), "raid deerfield")
    assert refused(raiders(natives, money={FRENCH: 1}), "raid deerfield") == ("out-of-range", "A15.1")


@rule("A15.1", "A15.3")
def test_a15_3_no_card_is_offered_that_would_strand_the_raid():
    state = raiders(["native-americans", "priest", "militia"], money={FRENCH: 1})
    play(state, "raid deerfield")
    assert offered(state) == ["send native-americans", "send priest"]
    assert refused(state, "send militia") == ("not-a-raider", "A15.1")


@rule("A15.4")
def test_a15_4_rivers_lakes_roads_and_trails_but_no_sea():
    many = [*TWO, "neutral-native-americans", "neutral-native-americans"]
    state = position(
        mover=FRENCH,
        places={"halifax": "british village", "kennebec": "neutral"},
        hand={FRENCH: many},
        money={FRENCH: 9},
    )
    play(state, "raid halifax")  # Port Royal, Fort Beauséjour, Halifax: two trails
    assert asked(state, FRENCH).arguments["count"] == 2
    assert "boston" not in raids(
        position(mover=FRENCH, hand={FRENCH: TWO}, money={FRENCH: 9}, places={"fort-halifax": "neutral"})
    )
    lake = position(
        mover=FRENCH,
        places={"fort-frontenac": "french village", "fort-niagara": "british village"},
        hand={FRENCH: ["coureurs-de-bois"]},
    )
    assert raids(lake) == {"fort-niagara"}


@rule("A15.4")
def test_a15_4_the_river_to_tadoussac_follows_the_edition():
    spec = {"places": {"tadoussac": "british village"}, "hand": {BRITISH: ["rangers"]}}
    assert raids(position(**spec)) == {"quebec"}
    assert raids(position(options={"raid-quebec-tadoussac": "off"}, **spec)) == set()
    assert raids(position(scenario="second-edition", **spec)) == set()
    assert "quebec" in raids(position(scenario="second-edition", options={"raid-quebec-tadoussac": "on"}, **spec))


@rule("A15.5")
def test_a15_5_past_unfortified_enemies_never_past_walls():
    three = [*TWO, "neutral-native-americans"]
    assert "deerfield" in raids(raiders(TWO))  # past British Fort Halifax
    state = raiders(three, places=KENNEBEC | {"fort-halifax": "british village fortified"})
    assert raids(state) == set()
    assert refused(state, "raid fort-halifax") == ("target-fortified", "A15.5")
    assert refused(state, "raid deerfield") == ("out-of-range", "A15.1")  # the long way round, by Ticonderoga
    assert refused(state, "raid gaspe") == ("not-enemy-held", "A15.8")


@rule("A15.4")
def test_a15_4_a_place_that_only_the_sea_joins_is_out_of_every_raids_way():
    state = raiders(TWO, places=KENNEBEC | {"gaspe": "british village", "louisbourg": "british town"})
    assert refused(state, "raid gaspe") == ("only-by-sea", "A15.4")
    assert refused(state, "raid louisbourg") == ("only-by-sea", "A15.4")
    walls = raiders(TWO, places=KENNEBEC | {"gaspe": "british village", "fort-halifax": "british village fortified"})
    assert refused(walls, "raid gaspe") == ("only-by-sea", "A15.4")


@rule("A15.5")
def test_a15_5_a_besieged_place_by_edition():
    """Ruling FA-18: the first edition's text does not forbid it."""
    spec = {"sieges": {FRENCH: {"place": "fort-halifax", "marker": 0}}}
    assert offers(raiders(TWO, **spec), "raid fort-halifax")
    for rules in ({"scenario": "second-edition"}, {"options": {"raid-on-besieged": "off"}}):
        assert refused(raiders(TWO, **rules, **spec), "raid fort-halifax") == ("target-besieged", "A15.5")
    assert offers(
        raiders(TWO, scenario="second-edition", options={"raid-on-besieged": "on"}, **spec), "raid fort-halifax"
    )


@rule("A15.8", "A12.6")
def test_a15_8_a_siege_without_a_piece_to_besiege_is_over():
    """Ruling FA-18: nobody has lost it, and both take their cards back."""
    siege = {"place": "fort-halifax", "marker": 1, FRENCH: ["initial-infantry"], BRITISH: ["militia"]}
    state = raiders(["coureurs-de-bois", "native-americans"], ["fort-halifax", "rangers"], sieges={FRENCH: siege})
    play(state, "raid fort-halifax", "send coureurs-de-bois")
    assert refused(state, "block fort-halifax") == ("under-siege", "A11.1")
    play(state, "allow")
    assert place(state, "fort-halifax") == "neutral"
    assert state.view(None)["sieges"][FRENCH] is None
    assert discard(state, FRENCH)[-1] == "initial-infantry" and discard(state, BRITISH)[-1] == "militia"
    assert told(state, "siege-lifted", None) == [{"place": "place-fort-halifax"}]
    assert side(state, FRENCH)["captured"] == {"villages": 1, "towns": 0}


@rule("A15.8", "A12.6")
def test_a15_8_a_besieged_town_that_is_raided_stays_besieged():
    siege = {"place": "pemaquid", "marker": 1, FRENCH: ["initial-infantry"]}
    state = raiders(TWO, places={"fort-halifax": "french village", "pemaquid": "british town"}, sieges={FRENCH: siege})
    play(state, "raid pemaquid", "send coureurs-de-bois")
    assert place(state, "pemaquid") == "british village"
    assert state.view(None)["sieges"][FRENCH]["place"] == "pemaquid"


@rule("A15.6")
def test_a15_6_the_victim_may_block_from_his_hand():
    state = raiders(
        ["coureurs-de-bois"], ["fort-halifax", "fortification", "neutral-native-americans", "rangers", "militia"]
    )
    play(state, "raid fort-halifax", "send coureurs-de-bois")
    assert acting(state) == BRITISH and asked(state) == "block-raid"
    assert offered(state) == [
        "allow",
        "block fort-halifax",
        "block fortification",
        "block rangers",
        "block neutral-native-americans",
    ]
    assert refused(state, "block militia") == ("cannot-block", "A15.6")
    play(state, "block fort-halifax")
    assert place(state, "fort-halifax") == "british village"
    assert discard(state, BRITISH)[-1] == "fort-halifax"
    assert discard(state, FRENCH)[-1] == "coureurs-de-bois"
    assert state.view(None)["actions_left"] == 1


@rule("A15.6")
def test_a15_6_the_french_militia_blocks_and_the_priest_does_not():
    state = position(
        places={"fort-halifax": "british village", "kennebec": "french village"},
        hand={BRITISH: ["rangers"], FRENCH: ["militia", "priest", "kennebec", "gaspe"]},
    )
    play(state, "raid kennebec", "send rangers")
    assert offered(state) == ["allow", "block kennebec", "block militia"]
    assert refused(state, "block priest") == ("cannot-block", "A15.6")
    assert refused(state, "block gaspe") == ("cannot-block", "A15.6")


@rule("A15.6", "A11.1")
def test_a15_6_the_card_of_the_place_must_be_usable_and_the_reserve_never_blocks():
    state = raiders(
        ["coureurs-de-bois"],
        ["fort-halifax"],
        places=KENNEBEC | {"pemaquid": "neutral"},
        reserve={BRITISH: ["rangers"]},
    )
    play(state, "raid fort-halifax", "send coureurs-de-bois")
    assert refused(state, "block fort-halifax") == ("not-joined", "A11.3")
    assert refused(state, "block rangers") == ("not-in-hand", "A6.6")
    assert offered(state) == ["allow"]  # asked all the same


@rule("A15.6")
def test_a15_6_nobody_is_asked_about_an_empty_hand():
    state = raiders(["coureurs-de-bois"], [])
    play(state, "raid fort-halifax", "send coureurs-de-bois")
    assert acting(state) == FRENCH
    assert place(state, "fort-halifax") == "neutral"


@rule("A15.7")
def test_a15_7_one_card_stops_the_whole_raid_for_no_money():
    three = [*TWO, "neutral-native-americans"]
    state = raiders(three, ["neutral-native-americans"], money={BRITISH: 0, FRENCH: 5})
    play(state, "raid boston", *[f"send {card}" for card in three], "block neutral-native-americans")
    assert place(state, "boston") == "british town"
    assert [money(state, BRITISH), money(state, FRENCH)] == [0, 3]
    assert discard(state, BRITISH)[-1] == "neutral-native-americans"
    assert discard(state, FRENCH)[-3:] == three
    assert hand(state, FRENCH) == []


@rule("A15.8")
def test_a15_8_a_cube_is_captured_a_disc_leaves_a_cube():
    state = raiders(["coureurs-de-bois", "native-americans"], ["militia"])
    play(state, "raid fort-halifax", "send coureurs-de-bois", "allow")
    assert place(state, "fort-halifax") == "neutral"
    assert side(state, FRENCH)["captured"] == {"villages": 1, "towns": 0}
    state = raiders(
        ["coureurs-de-bois", "native-americans"],
        places=KENNEBEC | {"pemaquid": "british town", "fort-halifax": "neutral"} | {"deerfield": "neutral"},
    )
    cubes = side(state, BRITISH)["villages_left"]
    play(state, "raid pemaquid", "send coureurs-de-bois", "send native-americans")
    assert place(state, "pemaquid") == "british village"
    assert side(state, FRENCH)["captured"] == {"villages": 0, "towns": 1}
    assert side(state, BRITISH)["villages_left"] == cubes - 1


@rule("A15.8")
def test_a15_8_two_raids_take_a_town_away():
    state = raiders(["coureurs-de-bois", "native-americans"], places={"kennebec": "french village"}
                    | {"fort-halifax": "french village", "pemaquid": "british town"})  # fmt: skip
    play(state, "raid pemaquid", "send coureurs-de-bois", "raid pemaquid", "send native-americans")
    assert place(state, "pemaquid") == "neutral"
    assert side(state, FRENCH)["captured"] == {"villages": 1, "towns": 1}


@rule("A15.8")
def test_a15_8_without_a_cube_the_raided_town_turns_neutral():
    state = raiders(
        ["coureurs-de-bois"],
        places={"fort-halifax": "french village", "pemaquid": "british town"},
        captured={FRENCH: {"villages": 14}},
    )
    assert side(state, BRITISH)["villages_left"] == 0
    play(state, "raid pemaquid", "send coureurs-de-bois")
    assert place(state, "pemaquid") == "neutral"


@rule("A15.9")
def test_a15_9_a_place_lost_to_a_raid_can_be_settled_again():
    state = raiders(["coureurs-de-bois"], ["pemaquid", "st-marys"])
    play(state, "raid fort-halifax", "send coureurs-de-bois", "allow", "pass", "end")
    play(state, "settle fort-halifax", "from pemaquid", "by st-marys")
    assert place(state, "fort-halifax") == "british village"


@rule("A15.10")
def test_a15_10_example_raids_from_kennebec():
    three = [*TWO, "neutral-native-americans"]
    held = KENNEBEC | {"quebec": "french town"}
    state = raiders(three, places=held)
    expected = {"fort-halifax": 1, "deerfield": 2, "pemaquid": 2, "boston": 3}
    for target, cards in expected.items():
        twin = raiders(three, places=held)
        play(twin, f"raid {target}")
        assert asked(twin, FRENCH).arguments["count"] == cards
    assert raids(state) >= set(expected)
    walls = raiders(three, places=held | {"deerfield": "british village fortified"})
    assert raids(walls) == {"fort-halifax", "pemaquid"}
    assert refused(walls, "raid boston") == ("passage-barred", "A15.5")  # by Pemaquid there is only the sea


@rule("A16.1")
def test_a16_1_one_card_able_to_ambush():
    state = position(
        hand={BRITISH: ["rangers", "neutral-native-americans", "militia"], FRENCH: ["quebec"]}, money={BRITISH: 1}
    )
    assert offers(state, "ambush rangers")
    assert refused(state, "ambush militia") == ("no-ambusher", "A16.1")
    play(state, "ambush neutral-native-americans")
    assert money(state, BRITISH) == 0
    assert discard(state, BRITISH)[-1] == "neutral-native-americans"
    state = position(hand={BRITISH: ["neutral-native-americans"]}, money={BRITISH: 0})
    assert refused(state, "ambush neutral-native-americans") == ("ambush-unpaid", "A15.3")


@rule("A16.2")
def test_a16_2_blocked_from_the_hand_for_nothing():
    state = position(
        money={FRENCH: 0},
        hand={BRITISH: ["rangers"], FRENCH: ["militia", "native-americans", "fortification", "regular-infantry"]},
        reserve={FRENCH: ["coureurs-de-bois"]},
    )
    play(state, "ambush rangers")
    assert offered(state) == ["allow", "block militia", "block native-americans"]
    assert refused(state, "block fortification") == ("cannot-block", "A16.2")
    assert refused(state, "block coureurs-de-bois") == ("not-in-hand", "A6.6")
    play(state, "block native-americans")
    assert discard(state, FRENCH)[-1] == "native-americans"
    assert "regular-infantry" in hand(state, FRENCH)
    assert acting(state) == BRITISH


@rule("A16.2")
def test_a16_2_the_british_militia_does_not_block():
    state = position(mover=FRENCH, hand={FRENCH: ["coureurs-de-bois"], BRITISH: ["militia"]})
    play(state, "ambush coureurs-de-bois")
    assert offered(state) == ["allow"]


@rule("A16.3")
def test_a16_3_a_marked_card_from_hand_or_reserve_goes_back():
    state = position(
        hand={BRITISH: ["rangers"], FRENCH: ["native-americans", "initial-infantry", "quebec"]},
        reserve={FRENCH: ["siege-artillery", "militia"]},
    )
    play(state, "ambush rangers", "allow")
    assert offered(state) == ["lose initial-infantry", "lose-reserve siege-artillery"]
    assert refused(state, "lose quebec") == ("not-marked", "A16.3")
    assert refused(state, "lose-reserve militia") == ("not-marked", "A16.3")
    assert refused(state, "lose-reserve regular-infantry") == ("not-in-reserve", "A24.1")
    assert refused(state, "show") == ("must-lose", "A16.4")
    play(state, "lose-reserve siege-artillery")
    assert side(state, FRENCH)["reserve"] == ["militia"]
    assert side(state, FRENCH)["available_empire"]["siege-artillery"] == 1


@rule("A16.3")
def test_a16_3_the_initial_infantry_can_be_had_again_for_nothing():
    state = position(hand={BRITISH: ["rangers"], FRENCH: ["initial-infantry"]}, money={FRENCH: 0})
    play(state, "ambush rangers", "allow", "lose initial-infantry", "pass", "end")
    assert offers(state, "draft initial-infantry")
    assert not offers(state, "draft regular-infantry")


@rule("A16.3")
def test_a16_3_an_empty_hand_leaves_the_reserve_to_be_hit():
    state = position(hand={BRITISH: ["rangers"]}, reserve={FRENCH: ["regular-infantry"]})
    play(state, "ambush rangers")
    assert acting(state) == BRITISH
    assert side(state, FRENCH)["reserve"] == []
    state = position(hand={BRITISH: ["rangers"]}, reserve={FRENCH: ["regular-infantry", "siege-artillery"]})
    play(state, "ambush rangers")
    assert offered(state) == ["lose-reserve regular-infantry", "lose-reserve siege-artillery"]


@rule("A16.3")
def test_a16_3_cards_in_a_siege_are_safe():
    state = position(
        hand={BRITISH: ["rangers"], FRENCH: ["quebec"]},
        sieges={BRITISH: {"place": "gaspe", "marker": 0, FRENCH: ["initial-infantry"]}},
    )
    play(state, "ambush rangers", "allow")
    assert offered(state) == ["show"]


@rule("A16.4")
def test_a16_4_who_has_none_shows_his_hand():
    state = position(hand={BRITISH: ["rangers"], FRENCH: ["military-leader", "quebec", "gaspe"]})
    play(state, "ambush rangers", "allow", "show")
    assert told(state, "hand-shown", None) == [{"seat": "seat-french", "count": 3}]
    shown = [event["card"] for event in told(state, "card-shown", None)]
    assert shown == ["card-gaspe", "card-quebec", "card-military-leader"]
    assert hand(state, FRENCH) == ["gaspe", "quebec", "military-leader"]
    assert state.view(BRITISH)["sides"][FRENCH]["known"] == ["gaspe", "quebec", "military-leader"]


@rule("A16.4")
def test_a16_4_who_blocks_shows_nothing():
    state = position(hand={BRITISH: ["rangers"], FRENCH: ["militia", "military-leader"]})
    play(state, "ambush rangers", "block militia")
    assert told(state, "hand-shown", None) == []


@rule("A17.1")
def test_a17_1_neutral_native_americans_are_handed_over():
    state = position(
        mover=FRENCH,
        money={FRENCH: 0},
        hand={FRENCH: ["priest"], BRITISH: ["neutral-native-americans", "boston"]},
        reserve={BRITISH: ["neutral-native-americans"]},
    )
    play(state, "parley priest")
    assert offered(state) == ["give neutral-native-americans", "give-reserve neutral-native-americans"]
    assert refused(state, "show") == ("must-give", "A17.2")
    assert refused(state, "give boston") == ("not-natives", "A17.1")
    play(state, "give-reserve neutral-native-americans")
    assert discard(state, FRENCH)[-2:] == ["priest", "neutral-native-americans"]
    assert side(state, BRITISH)["reserve"] == []
    assert hand(state, BRITISH) == ["boston", "neutral-native-americans"]
    assert refused(position(hand={BRITISH: ["boston"]}), "parley boston") == ("no-priest", "A17.1")


@rule("A17.1")
def test_a17_1_given_from_the_hand_it_goes_onto_the_askers_pile():
    natives = "neutral-native-americans"
    state = position(mover=FRENCH, hand={FRENCH: ["priest"], BRITISH: [natives, "boston"]}, discard={BRITISH: []})
    play(state, "parley priest", f"give {natives}")
    assert discard(state, FRENCH)[-2:] == ["priest", natives]
    assert hand(state, BRITISH) == ["boston"] and discard(state, BRITISH) == []


@rule("A17.1")
def test_a17_1_from_the_reserve_of_an_empty_hand_and_the_card_stays_neutral():
    state = position(
        mover=FRENCH, hand={FRENCH: ["priest"]}, reserve={BRITISH: ["neutral-native-americans"]},
    )  # fmt: skip
    play(state, "parley priest")
    assert acting(state) == FRENCH
    assert discard(state, FRENCH)[-1] == "neutral-native-americans"
    state = position(
        mover=FRENCH, hand={FRENCH: ["governor", "neutral-native-americans"]},
    )  # fmt: skip
    play(state, "govern", "return neutral-native-americans")
    assert state.view(None)["neutral"]["neutral-native-americans"] == 5


@rule("A17.2")
def test_a17_2_the_french_card_is_immune_and_the_hand_is_shown():
    state = position(hand={BRITISH: ["indian-leader"], FRENCH: ["native-americans", "quebec"]})
    play(state, "parley indian-leader")
    assert offered(state) == ["show"]
    assert refused(state, "give native-americans") == ("not-natives", "A17.1")
    play(state, "show")
    assert [event["card"] for event in told(state, "card-shown", None)] == ["card-quebec", "card-native-americans"]
    assert hand(state, FRENCH) == ["quebec", "native-americans"]
    state = position(hand={BRITISH: ["indian-leader"]})
    play(state, "parley indian-leader")
    assert told(state, "hand-shown", None) == [{"seat": "seat-french", "count": 0}]


@rule("A31.4", "A15.8")
def test_the_last_cube_given_for_a_raided_town_ends_the_game_at_the_owners_next_turn():
    state = raiders(
        ["coureurs-de-bois"],
        places={"fort-halifax": "french village", "pemaquid": "british town"},
        captured={FRENCH: {"villages": 13}},
        actions=1,
    )
    assert side(state, BRITISH)["villages_left"] == 1
    play(state, "raid pemaquid", "send coureurs-de-bois", "end")
    assert state.outcome.reason == "ending-pieces-placed"
