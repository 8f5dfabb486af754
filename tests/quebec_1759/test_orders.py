"""6-9. Orders: roads, boats and ships, and what becomes of an order that cannot be carried out."""

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, GARRISON, counts, orders, pick, ships, table, write, zone_of
from tests.rules import rule
from tests.table import asked, happened, offered, play, refused, told

SIX = "la-sarre royal-roussillon languedoc guyenne bearn la-marine"


def impossible(state: object) -> list[tuple[str, str]]:
    """The fault and the rule of every line or order that cannot be carried out."""
    return [
        (event["fault"], event["rule"]) for event in told(state, "line-impossible") + told(state, "order-impossible")
    ]


# -- 6. land movement


@rule("6.1")
@pytest.mark.parametrize(
    ("order", "origin", "arrivals"),
    [
        ("2 LE-ET", "levis", {"etchemin": 2}),
        ("2 MO-BE", "montmorency", {"beauport": 2}),
        ("1 CR-SI, 1 CR-SF", "cap-rouge", {"sillery": 1, "ste-foy": 1}),
    ],
)
def test_6_1_the_examples_of_the_rulebook(order: str, origin: str, arrivals: dict[str, int]) -> None:
    """Lévis to Etchemin; Montmorency to Beauport; Cap Rouge to Sillery and Ste. Foy."""
    state = table({origin: "la-sarre guyenne"}, ships_upstream=4)
    orders(state, order)
    if asked(state, FRENCH) == "pick":
        pick(state, FRENCH, "la-sarre guyenne")
    assert {zone: counts(state, zone)[0] for zone in arrivals} == arrivals
    assert {event["way"] for event in told(state, "blocks-moved")} == {"way-road"}
    assert {event["rule"] for event in told(state, "blocks-moved")} == {"6.1"}


@rule("6.1")
@pytest.mark.parametrize(
    ("order", "origin"), [("2 SI-SF", "sillery"), ("2 SC-SF", "st-charles"), ("2 MO-SC", "montmorency")]
)
def test_6_1_no_direct_road_no_move(order: str, origin: str) -> None:
    """The counter-examples of the rulebook."""
    state = table({origin: "la-sarre guyenne"}, ships_upstream=4)
    orders(state, order)
    assert counts(state, origin) == (2, 0)
    if order == "2 MO-SC":
        assert impossible(state) == [("fault-no-french-boats", "7.4")]
    else:
        assert impossible(state) == [("fault-no-link", "6.1")]


@rule("6.1")
def test_6_1_the_table_offers_only_what_is_linked() -> None:
    state = table({"sillery": "la-sarre guyenne"}, ships_upstream=4)
    play(state, FRENCH, "from sillery")
    assert offered(state, FRENCH) == ["to abraham", "to cap-rouge"]
    assert refused(state, FRENCH, "to ste-foy") == ("no-link", "6.1")


@rule("6.1")
def test_6_1_all_moving_blocks_leave_one_zone() -> None:
    state = table({"levis": "la-sarre", "etchemin": "guyenne bearn"})
    play(state, FRENCH, "from levis", "to etchemin", "count 1")
    assert refused(state, FRENCH, "from etchemin") == ("one-origin", "6.1")


@rule("6.1", "9.2")
def test_6_1_two_origins_void_the_whole_order() -> None:
    """Ruling Q-4."""
    state = table({"levis": "la-sarre", "beauport": "guyenne bearn"})
    orders(state, "1 LE-ET, 1 BE-MO")
    assert impossible(state) == [("fault-two-origins", "6.1")]
    assert zone_of(state, "fr-la-sarre") == "levis"
    assert counts(state, "beauport") == (2, 0)


@rule("6.2")
def test_6_2_blocks_may_be_left_behind() -> None:
    state = table({"levis": "la-sarre guyenne bearn"})
    orders(state, "1 LE-ET")
    pick(state, FRENCH, "guyenne")
    assert counts(state, "levis") == (2, 0)
    assert zone_of(state, "fr-guyenne") == "etchemin"


# -- 7. amphibious movement


@rule("7.2")
def test_7_2_boats_go_to_one_zone_or_several_of_the_same_shore() -> None:
    state = table(british={"levis": "28th 35th 43rd 47th"})
    orders(state, british="1 LE-BE, 1 LE-MO, 1 LE-SC")
    pick(state, BRITISH, "28th 35th 43rd")
    assert [zone_of(state, block) for block in ("br-28th", "br-35th", "br-43rd", "br-47th")] == [
        "beauport",
        "montmorency",
        "st-charles",
        "levis",
    ]
    assert {(event["way"], event["rule"]) for event in told(state, "blocks-moved")} == {("way-boat", "7.2")}


@rule("7.3", "9.2")
def test_7_3_no_boat_from_levis_to_abraham() -> None:
    """The example of 7.3 and of 9.2: three units ordered from Lévis to Abraham stay."""
    state = table(british={"levis": "28th 35th 43rd"})
    orders(state, british="3 LE-AB")
    assert told(state, "line-impossible") == [
        {"seat": "seat-british", "number": 1, "fault": "fault-no-link", "rule": "6.1"}
    ]
    assert counts(state, "levis") == (0, 3)


@rule("7.3", "19.0")
def test_7_3_no_boat_from_st_charles_to_abraham() -> None:
    """Different regions; the road is the way."""
    state = table(british={"st-charles": "28th 35th"}, ships_upstream=2)
    play(state, BRITISH, "from st-charles")
    assert refused(state, BRITISH, "boat-to abraham") == ("no-link", "6.1")
    play(state, BRITISH, "to abraham", "count 2", "ready")
    play(state, FRENCH, "ready")
    assert told(state, "blocks-moved")[0]["way"] == "way-crossing"


@rule("7.3")
def test_7_3_boats_need_no_road() -> None:
    state = table({"cap-rouge": "la-sarre guyenne"})
    orders(state, "2 CR-ET")
    assert counts(state, "etchemin") == (2, 0)


@rule("7.4")
def test_7_4_the_french_never_take_boats_in_the_bason() -> None:
    """Whatever the ships do."""
    for upstream in range(5):
        state = table({"montmorency": "la-sarre guyenne"}, ships_upstream=upstream)
        play(state, FRENCH, "from montmorency")
        assert refused(state, FRENCH, "to levis") == ("no-french-boats-in-bason", "7.4")
    indians = table({"ile-d-orleans": "indiens", "levis": SIX}, {"beauport": GARRISON}, garrison=False)
    assert refused(indians, FRENCH, "from ile-d-orleans") == ("no-french-boats-in-bason", "7.4")


@rule("7.4")
def test_7_4_with_every_boat_used_the_boats_are_named() -> None:
    """Not that there is nowhere to go: 9.2 says nothing of the kind."""
    state = table({"levis": "la-sarre"})
    write(state, BRITISH, "4 OR-LE")
    assert refused(state, BRITISH, "from ile-d-orleans") == ("no-boats", "7.4")
    upstream = table({"levis": "la-sarre"}, ships_upstream=4)
    assert refused(upstream, BRITISH, "from ile-d-orleans") == ("no-boats", "7.4")
    tide = table({"levis": "la-sarre"}, options={"tides": "on"}, dice=[1])
    assert refused(tide, BRITISH, "from ile-d-orleans") == ("tide-stops-boats", "23.0")
    roads = table({"ste-foy": SIX})
    write(roads, FRENCH, "1 SF-AB, 1 SF-CR")
    assert refused(roads, FRENCH, "from ste-foy") == ("no-destination", "9.2")


@rule("7.4")
@pytest.mark.parametrize(("upstream", "boats"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_7_4_four_french_boats_upstream_less_one_for_each_ship(upstream: int, boats: int) -> None:
    state = table({"etchemin": SIX}, ships_upstream=upstream)
    play(state, FRENCH, "from etchemin", "to sillery")
    assert offered(state, FRENCH) == [f"count {n}" for n in range(1, boats + 1)]
    assert refused(state, FRENCH, f"count {boats + 1}") == ("no-boats", "7.4")


@rule("7.4")
def test_7_4_no_french_boat_when_all_ships_lie_upstream() -> None:
    state = table({"etchemin": "la-sarre guyenne"}, ships_upstream=4)
    play(state, FRENCH, "from etchemin")
    assert offered(state, FRENCH) == ["to levis"]


@rule("7.4")
def test_7_4_three_ships_in_the_bason_carry_three_units() -> None:
    """The example of the rulebook: one ship has gone upstream."""
    state = table({"etchemin": SIX}, {"levis": "28th 35th 43rd 47th 48th"}, ships_upstream=1)
    play(state, BRITISH, "from levis", "to beauport")
    assert offered(state, BRITISH) == ["count 1", "count 2", "count 3"]
    play(state, FRENCH, "from etchemin", "to sillery")
    assert offered(state, FRENCH) == ["count 1", "count 2", "count 3"]
    upstream = table(british={"cap-rouge": "28th 35th 43rd"}, ships_upstream=1)
    play(upstream, BRITISH, "from cap-rouge", "to etchemin")
    assert offered(upstream, BRITISH) == ["count 1"]


@rule("7.4")
def test_7_4_capacity_is_the_total_over_all_destinations() -> None:
    """Ruling Q-4: no boat line is carried out."""
    state = table(british={"levis": "28th 35th 43rd 47th 48th 58th"})
    orders(state, british="3 LE-BE, 2 LE-MO")
    assert impossible(state) == [("fault-too-many-boats", "7.4")] * 2
    assert counts(state, "levis") == (0, 6)


@rule("7.4", "9.2")
def test_7_4_a_boat_fault_leaves_the_road_line_alone() -> None:
    """Ruling Q-4: the units concerned stay."""
    state = table(british={"levis": "28th 35th 43rd 47th 48th 58th"})
    orders(state, british="5 LE-BE, 1 LE-ET")
    assert impossible(state) == [("fault-too-many-boats", "7.4")]
    pick(state, BRITISH, "28th")
    assert zone_of(state, "br-28th") == "etchemin"
    assert counts(state, "levis") == (0, 5)


@rule("7.4", "10.1")
def test_7_4_decoys_take_boats_like_any_block() -> None:
    """Ruling Q-1."""
    state = table(british={"levis": "28th decoy-1 decoy-2 decoy-3 decoy-4"})
    orders(state, british="5 LE-BE")
    assert impossible(state) == [("fault-too-many-boats", "7.4")]


@rule("7.4", "8.1")
def test_7_4_ships_that_sail_upstream_do_not_stop_french_boats_of_the_same_move() -> None:
    """Ruling Q-5, the usual reading: positions at the start of the Move count."""
    state = table({"etchemin": SIX}, ships_upstream=0)
    orders(state, "4 ET-SI", "2 NAVAL UP")
    pick(state, FRENCH, "la-sarre guyenne bearn languedoc")
    assert counts(state, "sillery") == (4, 0)
    assert ships(state) == (2, 2)


@rule("7.4", "8.1")
def test_7_4_under_the_option_ships_that_sail_stop_french_boats_at_once() -> None:
    """Ruling Q-5, the other reading."""
    state = table({"etchemin": SIX}, options={"naval-capacity-timing": "after"})
    orders(state, "4 ET-SI", "2 NAVAL UP")
    assert impossible(state) == [("fault-too-many-boats", "7.4")]
    assert counts(state, "etchemin") == (6, 0)


@rule("7.4", "8.1")
def test_7_4_under_the_option_ships_that_leave_free_french_boats_at_once() -> None:
    """Ruling Q-5, the other reading: such an order has to be written freely."""
    state = table({"etchemin": SIX}, ships_upstream=4, options={"naval-capacity-timing": "after"})
    orders(state, "4 ET-SI", "4 NAVAL DOWN")
    assert impossible(state) == []
    pick(state, FRENCH, "la-sarre guyenne bearn languedoc")
    assert counts(state, "sillery") == (4, 0)


@rule("7.4", "8.1")
def test_7_4_under_the_option_ships_that_cannot_sail_stop_nobody() -> None:
    """Ruling Q-5, the other reading: three ships may not go upstream, so none counts."""
    state = table({"etchemin": SIX}, options={"naval-capacity-timing": "after"})
    orders(state, "4 ET-SI", "3 NAVAL UP")
    assert impossible(state) == [("fault-too-many-upstream", "8.1")]
    pick(state, FRENCH, "la-sarre guyenne bearn languedoc")
    assert counts(state, "sillery") == (4, 0)


@rule("7.5")
def test_7_5_some_go_by_road_while_others_of_the_zone_go_by_boat() -> None:
    state = table(british={"levis": "28th 35th 43rd"})
    orders(state, british="1 LE-ET, 2 LE-BE")
    pick(state, BRITISH, "28th 35th 43rd")
    assert zone_of(state, "br-28th") == "etchemin"
    assert zone_of(state, "br-35th") == zone_of(state, "br-43rd") == "beauport"
    assert [event["way"] for event in told(state, "blocks-moved")] == ["way-road", "way-boat"]


@rule("7.5")
def test_7_5_two_lines_to_one_zone_only_by_two_ways() -> None:
    """Ruling Q-28."""
    state = table(british={"montmorency": "28th 35th 43rd"})
    write(state, BRITISH, "1 MO-BE, 1 MO-BE/A")
    play(state, BRITISH, "from montmorency")
    assert refused(state, BRITISH, "to beauport") == ("same-line", "7.5")
    assert refused(state, BRITISH, "boat-to beauport") == ("same-line", "7.5")


@rule("7.5", "9.2")
def test_7_5_a_line_written_twice_is_void_the_second_time() -> None:
    """Ruling Q-28."""
    state = table(british={"montmorency": "28th 35th 43rd"})
    orders(state, british="1 MO-BE, 1 MO-BE")
    assert told(state, "line-impossible") == [
        {"seat": "seat-british", "number": 2, "fault": "fault-same-line-twice", "rule": "7.5"}
    ]
    pick(state, BRITISH, "28th")
    assert counts(state, "beauport") == (0, 1)


@rule("9.1")
def test_9_1_the_road_is_taken_unless_the_boat_is_asked_for() -> None:
    """Ruling Q-3."""
    by_road = table(british={"beauport": "28th"})
    orders(by_road, british="1 BE-MO")
    assert told(by_road, "blocks-moved")[0]["way"] == "way-road"
    by_boat = table(british={"beauport": "28th"})
    orders(by_boat, british="1 BE-MO/A")
    assert told(by_boat, "blocks-moved")[0]["way"] == "way-boat"


@rule("9.1", "7.4")
def test_9_1_a_road_march_needs_no_boat() -> None:
    """Ruling Q-3."""
    state = table(british={"beauport": "28th 35th 43rd 47th 48th 58th"}, ships_upstream=4)
    orders(state, british="6 BE-MO")
    assert counts(state, "montmorency") == (0, 6)


# -- 8. naval movement


@rule("8.1")
def test_8_1_sailing_is_the_only_british_move() -> None:
    state = table(british={"levis": "28th 35th"})
    play(state, BRITISH, "ships-up 1")
    assert refused(state, BRITISH, "from levis") == ("ships-sail-alone", "8.1")
    other = table(british={"levis": "28th 35th"})
    write(other, BRITISH, "1 LE-ET")
    assert refused(other, BRITISH, "ships-up 1") == ("ships-sail-alone", "8.1")


@rule("8.1", "9.2")
def test_8_1_ships_and_blocks_in_one_order_both_stay() -> None:
    """Ruling Q-4: broken exclusivity voids the whole order."""
    state = table(british={"levis": "28th 35th"})
    orders(state, british="1 LE-ET, 1 NAVAL UP")
    assert impossible(state) == [("fault-ships-with-others", "8.1")]
    assert (ships(state), counts(state, "levis")) == ((4, 0), (0, 2))


@rule("8.1")
def test_8_1_at_most_two_ships_go_upstream() -> None:
    state = table()
    assert refused(state, BRITISH, "ships-up 3") == ("two-upstream", "8.1")
    orders(state, british="3 NAVAL UP")
    assert impossible(state) == [("fault-too-many-upstream", "8.1")]
    assert ships(state) == (4, 0)


@rule("8.1")
def test_8_1_two_lines_upstream_count_together() -> None:
    state = table()
    orders(state, british="2 NAVAL UP, 1 NAVAL UP")
    assert impossible(state) == [("fault-too-many-upstream", "8.1")] * 2
    assert ships(state) == (4, 0)


@rule("8.1")
def test_8_1_any_number_of_ships_goes_downstream() -> None:
    state = table(ships_upstream=4)
    orders(state, british="4 NAVAL DOWN")
    assert ships(state) == (4, 0)
    assert told(state, "ships-sailed") == [{"count": 4, "zone": "zone-bason", "rule": "8.1"}]


@rule("8.1")
def test_8_1_no_more_ships_than_the_region_holds() -> None:
    state = table(ships_upstream=3)
    assert refused(state, BRITISH, "ships-up 2") == ("no-ships-there", "8.1")
    orders(state, british="2 NAVAL UP")
    assert impossible(state) == [("fault-too-few-ships", "8.1")]
    assert ships(state) == (1, 3)


@rule("8.1")
def test_8_1_the_french_have_no_ships() -> None:
    assert refused(table(), FRENCH, "ships-up 1") == ("not-british", "8.1")


@rule("8.2")
def test_8_2_ships_carry_nobody_from_one_region_to_the_other() -> None:
    """With ships in both regions, Lévis is joined to Etchemin by its road alone."""
    state = table(british={"levis": "28th 35th"}, ships_upstream=2)
    play(state, BRITISH, "from levis")
    assert sorted(offered(state, BRITISH)) == sorted(
        ["to etchemin", "to beauport", "to montmorency", "to st-charles", "to ile-d-orleans"]
    )
    sailing = table(british={"levis": "28th 35th"})
    orders(sailing, british="2 NAVAL UP")
    assert counts(sailing, "levis") == (0, 2)


# -- 9. writing and revealing orders


@rule("9.1")
def test_9_1_four_units_from_the_island_to_beauport() -> None:
    """The first example of the rulebook."""
    state = table()
    orders(state, british="4 OR-BE")
    assert told(state, "line-revealed", FRENCH) == [
        {
            "seat": "seat-british",
            "count": 4,
            "from": "zone-ile-d-orleans",
            "zone": "zone-beauport",
            "way": "way-boat",
            "rule": "9.2",
        }
    ]
    pick(state, BRITISH, "28th 35th 43rd 47th")
    assert counts(state, "beauport") == (0, 4)


@rule("9.1")
def test_9_1_six_units_to_abraham_and_three_to_cap_rouge() -> None:
    """The second example of the rulebook."""
    militia = " ".join(f"milice-quebec-{n}" for n in range(1, 7))
    state = table({"ste-foy": f"{SIX} {militia}"})
    orders(state, "6 SF-AB, 3 SF-CR")
    pick(state, FRENCH, f"{SIX} milice-quebec-1 milice-quebec-2 milice-quebec-3")
    assert [counts(state, zone)[0] for zone in ("abraham", "cap-rouge", "ste-foy")] == [6, 3, 3]


@rule("9.1", "4.1")
def test_9_1_all_units_stay() -> None:
    """The third example of the rulebook."""
    state = table({"levis": "la-sarre"})
    orders(state)
    assert told(state, "stay-revealed") == [
        {"seat": "seat-french", "rule": "9.1"},
        {"seat": "seat-british", "rule": "9.1"},
    ]
    assert state.view(None)["move"] == 2


@rule("9.1")
def test_9_1_two_ships_upstream() -> None:
    """The fourth example of the rulebook."""
    state = table()
    orders(state, british="2 NAVAL UP")
    assert ships(state) == (2, 2)


@rule("9.1")
def test_9_1_an_empty_zone_sends_nobody() -> None:
    state = table({"levis": "la-sarre"})
    assert refused(state, FRENCH, "from beauport") == ("nothing-there", "9.1")
    play(state, FRENCH, "from levis")
    assert refused(state, FRENCH, "to levis") == ("same-zone", "9.1")
    play(state, FRENCH, "to etchemin")
    assert refused(state, FRENCH, "count 0") == ("not-a-count", "9.1")


@rule("9.2")
def test_9_2_more_blocks_than_the_zone_holds_all_stay() -> None:
    """Ruling Q-4: all lines together."""
    state = table({"levis": "la-sarre guyenne"})
    play(state, FRENCH, "from levis", "to etchemin")
    assert refused(state, FRENCH, "count 3") == ("too-many", "9.2")
    orders(table({"levis": "la-sarre guyenne"}), "3 LE-ET")
    state = table({"cap-rouge": "la-sarre guyenne"})
    orders(state, "2 CR-SI, 1 CR-SF")
    assert impossible(state) == [("fault-too-many-blocks", "9.2")]
    assert counts(state, "cap-rouge") == (2, 0)


@rule("9.2")
def test_9_2_a_fault_in_one_line_keeps_only_its_own_blocks() -> None:
    """Ruling Q-4."""
    state = table({"sillery": "la-sarre guyenne"}, ships_upstream=4)
    orders(state, "1 SI-SF, 1 SI-AB")
    assert [(event["number"], event["fault"]) for event in told(state, "line-impossible")] == [(1, "fault-no-link")]
    pick(state, FRENCH, "guyenne")
    assert zone_of(state, "fr-guyenne") == "abraham"
    assert zone_of(state, "fr-la-sarre") == "sillery"


@rule("9.2")
def test_9_2_after_the_reveal_nothing_is_amended() -> None:
    state = table({"levis": "la-sarre guyenne bearn"}, {"etchemin": "28th"})
    orders(state, "1 LE-ET", "1 ET-LE")
    for words in ("from levis", "freely", "count 2"):
        assert refused(state, FRENCH, words) == ("order-revealed", "9.2")
    assert asked(state, FRENCH) == "pick"
    assert not state.can_undo(FRENCH) and not state.can_undo(BRITISH)


@rule("9.2")
def test_9_2_the_owner_picks_the_blocks_once_he_knows_the_enemys_order() -> None:
    state = table({"levis": "la-sarre guyenne milice-quebec-1"}, {"ile-d-orleans": "28th 35th"})
    orders(state, "1 LE-ET", "2 OR-LE")
    assert state.view(FRENCH)["orders"][BRITISH][0]["to"] == "levis"
    assert offered(state, FRENCH) == ["pick fr-la-sarre", "pick fr-guyenne", "pick fr-milice-quebec-1"]
    play(state, FRENCH, "pick fr-guyenne")
    assert offered(state, FRENCH) == ["ready"]
    assert refused(state, FRENCH, "pick fr-la-sarre") == ("line-complete", "9.2")


@rule("9.2")
def test_9_2_picks_come_from_the_origin_and_once_each() -> None:
    state = table({"levis": "la-sarre guyenne bearn", "beauport": "languedoc"})
    orders(state, "2 LE-ET")
    play(state, FRENCH, "pick fr-guyenne")
    assert refused(state, FRENCH, "pick fr-guyenne") == ("already-picked", "9.2")
    assert refused(state, FRENCH, "pick fr-languedoc") == ("not-at-origin", "6.1")
    assert refused(state, FRENCH, "ready") == ("picks-missing", "9.2")


@rule("9.2")
def test_9_2_when_everybody_leaves_for_one_zone_nothing_is_asked() -> None:
    state = table({"levis": "la-sarre guyenne"})
    orders(state, "2 LE-ET")
    assert counts(state, "etchemin") == (2, 0)
    assert state.view(None)["move"] == 2


@rule("9.2")
def test_9_2_when_everybody_leaves_for_several_zones_the_owner_says_who_goes_where() -> None:
    state = table({"cap-rouge": "la-sarre guyenne"})
    orders(state, "1 CR-SI, 1 CR-SF")
    pick(state, FRENCH, "guyenne la-sarre")
    assert zone_of(state, "fr-guyenne") == "sillery"
    assert zone_of(state, "fr-la-sarre") == "ste-foy"


@rule("9.2")
def test_9_2_an_impossible_order_may_be_written_freely() -> None:
    state = table({"levis": "la-sarre guyenne"})
    play(state, FRENCH, "from levis")
    assert refused(state, FRENCH, "to abraham") == ("no-link", "6.1")
    free = table({"levis": "la-sarre guyenne"})
    play(free, FRENCH, "freely", "from levis", "to abraham", "count 3", "ready")
    play(free, BRITISH, "ready")
    assert impossible(free) == [("fault-too-many-blocks", "9.2")]
    assert refused(table({"levis": "la-sarre"}), FRENCH, "count 3") == ("not-asked", "4.1")


@rule("9.2")
def test_9_2_freely_is_said_once() -> None:
    state = table({"levis": "la-sarre guyenne"})
    play(state, FRENCH, "freely")
    assert refused(state, FRENCH, "freely") == ("already-free", "9.2")


@rule("9.2")
def test_9_2_the_orders_of_the_last_move_are_forgotten() -> None:
    state = table({"levis": "la-sarre guyenne"})
    orders(state, "2 LE-ET")
    assert state.view(FRENCH)["orders"] == {FRENCH: [], BRITISH: None}
    assert happened(state)[-1] == "move-begins"


@rule("9.1")
def test_9_1_an_order_has_an_end() -> None:
    """Eight lines are more than the map has use for."""
    state = table({"levis": "la-sarre"})
    play(state, FRENCH, "freely")
    for _ in range(8):
        play(state, FRENCH, "from levis", "to etchemin", "count 1")
    assert refused(state, FRENCH, "from levis") == ("order-full", "9.1")
    assert refused(state, FRENCH, "indians-from levis") == ("order-full", "9.1")
    play(state, FRENCH, "ready")
