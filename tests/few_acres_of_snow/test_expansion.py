"""A8 to A11: settling, developing, fortifying, and which location cards can be used."""

from tests.few_acres_of_snow.table import BRITISH, FRENCH, discard, hand, money, place, position, side
from tests.rules import rule
from tests.table import offered, offers, play, refused, told


@rule("A8.1")
def test_a8_1_a_cube_on_a_place_without_any_piece():
    state = position(hand={BRITISH: ["boston", "new-haven", "settlers"]})
    assert refused(state, "settle port-royal") == ("not-neutral", "A8.1")
    assert refused(state, "settle pemaquid") == ("not-neutral", "A8.1")
    play(state, "settle halifax", "from boston", "by new-haven", "with settlers")
    assert place(state, "halifax") == "british village"
    assert side(state, BRITISH)["villages_left"] == 12


@rule("A8.2")
def test_a8_2_only_a_card_that_lists_the_place():
    """Québec lists Gaspé, Gaspé does not list Québec."""
    state = position(
        mover=FRENCH, places={"quebec": "neutral"}, hand={FRENCH: ["gaspe", "port-royal", "ships", "trader"]}
    )
    assert refused(state, "settle quebec") == ("no-card-lists", "A8.2")
    state = position(hand={BRITISH: ["new-haven", "boston", "bateaux", "settlers"]})
    play(state, "settle deerfield")
    assert refused(state, "from boston") == ("card-does-not-list", "A8.2")
    assert offered(state) == ["from new-haven"]


@rule("A8.2")
def test_a8_2_fort_st_john_by_its_card_or_by_the_map():
    spec = {
        "mover": FRENCH,
        "places": {"fort-st-john": "french village", "montreal": "neutral"},
        "hand": {FRENCH: ["fort-st-john", "bateaux", "quebec"]},
    }
    assert refused(position(**spec), "settle montreal") == ("no-card-lists", "A8.2")
    state = position(options={"fort-st-john-by-map": "on"}, **spec)
    play(state, "settle montreal", "from fort-st-john", "by bateaux", "with quebec")
    assert place(state, "montreal") == "french village"


@rule("A8.3")
def test_a8_3_the_transport_the_card_shows():
    state = position(hand={BRITISH: ["norfolk", "st-marys", "boston", "philadelphia", "settlers"]})
    play(state, "settle baltimore", "from norfolk")  # under a ship
    assert offered(state) == ["by boston"]
    assert refused(state, "by st-marys") == ("not-that-transport", "A8.3")
    state = position(hand={BRITISH: ["norfolk", "st-marys", "bateaux", "philadelphia"]})
    play(state, "settle baltimore", "from st-marys")  # under a bateau
    assert offered(state) == ["by bateaux"]


@rule("A8.3", "A8.4")
def test_a8_4_one_card_never_serves_twice():
    """St. Mary's is both bateau and settler: not both at once."""
    state = position(hand={BRITISH: ["new-haven", "st-marys"]})
    assert refused(state, "settle deerfield") == ("no-settlers", "A8.4")
    state = position(hand={BRITISH: ["new-haven", "st-marys", "bateaux"]})
    play(state, "settle deerfield", "from new-haven")
    assert refused(state, "by st-marys") == ("needed-elsewhere", "A8.3")
    assert offered(state) == ["by bateaux"]
    play(state, "by bateaux")
    assert offered(state) == ["with st-marys"]
    assert refused(state, "with bateaux") == ("not-in-hand", "A6.6")


@rule("A8.5")
def test_a8_5_the_card_of_the_place_is_gained():
    state = position(hand={BRITISH: ["st-marys", "bateaux", "settlers"]})
    assert "richmond" in side(state, BRITISH)["available_locations"]
    play(state, "settle richmond", "from st-marys", "by bateaux", "with settlers")
    assert discard(state, BRITISH)[-1] == "richmond"
    assert "richmond" not in side(state, BRITISH)["available_locations"]


@rule("A8.5")
def test_a8_5_a_side_without_a_card_for_the_place_gains_none_and_cannot_develop_it():
    state = position(
        places={"detroit": "british village", "fort-presqu-isle": "british village", "fort-venango": "british village"}
        | {"fort-duquesne": "british village", "cumberland": "british village"},
        hand={BRITISH: ["detroit", "bateaux", "settlers"]},
    )
    play(state, "settle michillimackinac", "from detroit", "by bateaux")
    assert place(state, "michillimackinac") == "british village"
    assert told(state, "card-gained", None) == []
    assert refused(state, "develop michillimackinac") == ("no-place-card", "A9.1")


@rule("A8.5")
def test_a8_5_a_lost_place_settled_again_brings_no_second_card():
    state = position(places={"norfolk": "neutral"}, hand={BRITISH: ["st-marys", "norfolk", "ships", "settlers"]})
    assert refused(state, "collect norfolk") == ("not-controlled", "A11.2")
    play(state, "settle norfolk", "from st-marys", "by ships", "with settlers")
    assert told(state, "card-gained", None) == []
    assert offers(state, "collect norfolk")


@rule("A8.6")
def test_a8_6_without_a_cube_nothing_new_is_settled_but_a_card_is_regained():
    lost = {FRENCH: {"villages": 12}}
    spec = {
        "captured": lost,
        "places": {"albany": "british village"},
        "discard": {BRITISH: []},
        "hand": {BRITISH: ["new-york", "norfolk", "st-marys", "bateaux", "settlers"]},
    }
    state = position(**spec)
    assert side(state, BRITISH)["villages_left"] == 0
    assert refused(state, "settle richmond") == ("no-cube", "A8.6")
    play(state, "settle albany", "from new-york", "by bateaux", "with settlers")
    assert discard(state, BRITISH)[-1] == "albany"
    assert told(state, "regained", None) == [{"seat": "seat-british", "place": "place-albany"}]


@rule("A8.7")
def test_a8_7_example_deerfield():
    state = position(hand={BRITISH: ["new-haven", "st-marys", "boston"]})
    play(state, "settle deerfield", "from new-haven", "by st-marys", "with boston")
    assert place(state, "deerfield") == "british village"
    assert discard(state, BRITISH)[-4:] == ["new-haven", "st-marys", "boston", "deerfield"]


@rule("A8.8")
def test_a8_8_example_fort_niagara():
    state = position(
        mover=FRENCH,
        places={"fort-frontenac": "french village"},
        hand={FRENCH: ["fort-frontenac", "bateaux", "quebec"]},
    )
    play(state, "settle fort-niagara", "from fort-frontenac", "by bateaux")
    assert place(state, "fort-niagara") == "french village"
    assert discard(state, FRENCH)[-1] == "fort-niagara"
    assert hand(state, FRENCH) == ["quebec"]  # no settler was asked


@rule("A9.1")
def test_a9_1_a_disc_replaces_the_cube():
    state = position(hand={BRITISH: ["norfolk", "philadelphia"]})
    play(state, "develop norfolk", "with philadelphia")
    assert place(state, "norfolk") == "british town"
    assert side(state, BRITISH)["villages_left"] == 14
    assert side(state, BRITISH)["towns_left"] == 9
    assert money(state, BRITISH) == 12


@rule("A9.1")
def test_a9_1_not_a_town_nor_the_enemys_nor_without_its_card():
    state = position(hand={BRITISH: ["boston", "philadelphia", "settlers"]})
    assert refused(state, "develop boston") == ("not-a-village", "A9.1")
    assert refused(state, "develop gaspe") == ("not-a-village", "A9.1")
    assert refused(state, "develop norfolk") == ("no-place-card", "A9.1")
    play(state, "develop philadelphia")  # another card brings the settlers
    assert offered(state) == ["with boston", "with settlers"]


@rule("A9.1")
def test_a9_1_a_fortification_stays_under_the_town():
    state = position(places={"norfolk": "british village fortified"}, hand={BRITISH: ["norfolk", "philadelphia"]})
    play(state, "develop norfolk", "with philadelphia")
    assert place(state, "norfolk") == "british town fortified"


@rule("A9.2")
def test_a9_2_only_places_with_points():
    state = position(places={"kennebec": "french village"}, mover=FRENCH, hand={FRENCH: ["kennebec", "quebec"]})
    assert refused(state, "develop kennebec") == ("no-points-there", "A9.2")


@rule("A9.3")
def test_a9_3_discs_limit_developing():
    state = position(captured={BRITISH: {"towns": 8}}, mover=FRENCH, hand={FRENCH: ["gaspe", "quebec"]}, turn=6)
    assert side(state, FRENCH)["towns_left"] == 0
    assert refused(state, "develop gaspe") == ("no-disc", "A9.3")


@rule("A9.4")
def test_a9_4_example_albany_oswego_and_fort_stanwix():
    held = {"albany": "british village", "oswego": "british village", "fort-stanwix": "british village"}
    state = position(places=held, hand={BRITISH: ["albany", "oswego", "fort-stanwix", "st-marys"]})
    assert offers(state, "develop oswego")
    assert refused(state, "develop fort-stanwix") == ("no-points-there", "A9.2")
    play(state, "develop albany", "with st-marys")
    assert place(state, "albany") == "british town"


@rule("A10.1")
def test_a10_1_card_card_and_three_money():
    spec = {"hand": {BRITISH: ["norfolk", "militia", "fortification", "neutral-fortification"]}}
    assert refused(position(money={BRITISH: 2}, **spec), "fortify norfolk") == ("fortify-unpaid", "A10.1")
    state = position(money={BRITISH: 3}, **spec)
    play(state, "fortify norfolk")
    assert offered(state) == ["with fortification", "with neutral-fortification"]
    assert refused(state, "with militia") == ("not-a-fortification-card", "A10.1")
    play(state, "with neutral-fortification")
    assert place(state, "norfolk") == "british village fortified"
    assert money(state, BRITISH) == 0
    assert discard(state, BRITISH)[-2:] == ["norfolk", "neutral-fortification"]  # it can fortify again
    state = position(hand={BRITISH: ["norfolk"]})
    assert refused(state, "fortify norfolk") == ("no-fortification-card", "A10.1")


@rule("A10.2")
def test_a10_2_never_two_on_one_place_and_a_town_can_be_fortified():
    state = position(
        places={"norfolk": "british village fortified"},
        hand={BRITISH: ["norfolk", "boston", "fortification"]},
    )
    assert refused(state, "fortify norfolk") == ("already-fortified", "A10.2")
    play(state, "fortify boston", "with fortification")
    assert place(state, "boston") == "british town fortified"


@rule("A10.3")
def test_a10_3_two_more_in_defence_and_no_raids():
    state = position(
        mover=FRENCH,
        places={"pemaquid": "british village fortified", "fort-halifax": "french village"}
        | {"kennebec": "french village"},
        hand={FRENCH: ["port-royal", "quebec", "initial-infantry", "coureurs-de-bois"]},
    )
    assert refused(state, "raid pemaquid") == ("target-fortified", "A15.5")
    play(state, "besiege pemaquid", "from port-royal", "by quebec", "send initial-infantry")
    assert state.view(None)["sieges"][FRENCH]["marker"] == -1 - 2 + 2


@rule("A10.4")
def test_a10_4_twelve_fortifications_and_no_more():
    names = [
        "boston",
        "new-haven",
        "new-york",
        "norfolk",
        "pemaquid",
        "philadelphia",
        "quebec",
        "gaspe",
        "louisbourg",
        "port-royal",
        "montreal",
    ]
    towns = ("boston", "new-york", "quebec")
    walls = {
        name: ("british " if number < 6 else "french ") + ("town" if name in towns else "village") + " fortified"
        for number, name in enumerate(names)
    }
    walls["tadoussac"] = "french village fortified"
    state = position(places=walls, hand={BRITISH: ["st-marys", "fortification"]})
    assert state.view(None)["fortifications_left"] == 0
    assert refused(state, "fortify st-marys") == ("no-fortification-disc", "A10.4")
    walls["tadoussac"] = "french village"
    state = position(places=walls, hand={BRITISH: ["st-marys", "fortification"]})
    play(state, "fortify st-marys", "with fortification")
    assert state.view(None)["fortifications_left"] == 0


@rule("A11.1")
def test_a11_1_no_use_without_a_line_home():
    """Albany alone: New York is neutral, the forts are not British."""
    state = position(
        places={"albany": "british village", "new-york": "neutral"},
        hand={BRITISH: ["albany", "settlers", "fortification", "bateaux"]},
    )
    assert refused(state, "develop albany") == ("not-joined", "A11.3")
    assert refused(state, "fortify albany") == ("not-joined", "A11.3")
    assert refused(state, "settle fort-stanwix") == ("listing-card-unusable", "A11.1")


@rule("A11.1")
def test_a11_1_no_use_under_siege():
    state = position(
        mover=FRENCH,
        sieges={BRITISH: {"place": "louisbourg", "marker": 0, BRITISH: ["militia"]}},
        hand={FRENCH: ["louisbourg", "quebec", "port-royal", "fortification"]},
    )
    assert refused(state, "piracy") == ("under-siege", "A11.1")
    assert refused(state, "develop louisbourg") == ("under-siege", "A11.1")
    play(state, "reinforce louisbourg")
    assert refused(state, "send louisbourg") == ("under-siege", "A11.1")


@rule("A11.3")
def test_a11_3_the_lakes_join_forts_to_each_other_not_to_quebec():
    forts = dict.fromkeys(("fort-frontenac", "fort-niagara", "oswego"), "french village")
    spec = {"mover": FRENCH, "hand": {FRENCH: ["trader", "fort-frontenac", "fort-niagara", "oswego"]}}
    state = position(places=forts | {"montreal": "neutral"}, **spec)
    assert refused(state, "trade") == ("no-fur", "A20.1")
    state = position(places=forts, **spec)
    play(state, "trade")
    assert offered(state) == ["sell fort-frontenac", "sell fort-niagara", "sell oswego"]


@rule("A11.3")
def test_a11_3_trails_do_not_count_roads_do():
    spec = {"places": {"fort-halifax": "british village", "pemaquid": "neutral", "deerfield": "british village"}}
    state = position(hand={BRITISH: ["fort-halifax", "bateaux"]}, **spec)
    assert refused(state, "fortify fort-halifax") == ("no-fortification-card", "A10.1")
    state = position(hand={BRITISH: ["fort-halifax", "fortification"]}, **spec)
    assert refused(state, "fortify fort-halifax") == ("not-joined", "A11.3")
    road = {"fort-duquesne": "british village", "cumberland": "british village"}
    state = position(places=road, hand={BRITISH: ["fort-duquesne", "fortification"]})
    assert offers(state, "fortify fort-duquesne")


@rule("A11.3")
def test_a11_3_home_lost_still_anchors_the_line_but_its_card_is_dead():
    state = position(places={"boston": "neutral"}, hand={BRITISH: ["boston", "norfolk"]})
    assert offers(state, "collect norfolk")
    assert refused(state, "collect boston") == ("not-controlled", "A11.2")


@rule("A11.3")
def test_a11_3_a_besieged_place_still_carries_the_line():
    state = position(
        mover=FRENCH,
        places={"fort-frontenac": "french village"},
        sieges={BRITISH: {"place": "montreal", "marker": 0}},
        hand={FRENCH: ["fort-frontenac", "montreal", "trader"]},
    )
    play(state, "trade")
    assert offered(state) == ["sell fort-frontenac"]


@rule("A11.4")
def test_a11_4_ports_are_joined_to_each_other_and_lake_shores_too():
    state = position(
        places={"fort-beausejour": "british village"}, hand={BRITISH: ["fort-beausejour", "fortification"]}
    )
    assert offers(state, "fortify fort-beausejour")
    lakes = dict.fromkeys(("fort-frontenac", "fort-niagara", "detroit"), "french village")
    state = position(mover=FRENCH, places=lakes, hand={FRENCH: ["detroit", "trader"]})
    play(state, "trade")
    assert offered(state) == ["sell detroit"]


@rule("A11.5")
def test_a11_5_useless_cards_can_be_discarded_or_sent_away():
    spec = {"places": {"norfolk": "neutral"}, "hand": {BRITISH: ["norfolk", "governor"]}}
    assert offers(position(**spec), "discard norfolk")
    state = position(**spec)
    play(state, "govern", "return norfolk")
    assert "norfolk" in side(state, BRITISH)["available_locations"]
    assert offers(position(**spec), "reserve norfolk")
