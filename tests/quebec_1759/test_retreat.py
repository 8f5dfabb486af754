"""15, 17.2, 19. Retreats by road, by boat and over the St. Charles."""

from typing import Any

import pytest

from tests.quebec_1759.table import (
    BRITISH,
    FRENCH,
    counts,
    cv_of,
    deploy,
    fight,
    orders,
    pick,
    ships,
    table,
    volley,
    zone_of,
)
from tests.rules import rule
from tests.table import asked, dice_left, happened, offered, offers, play, refused, told


def six_by_boat(dice: list[int], left: str = "28th 47th", right: str = "43rd 58th", **more: Any) -> Any:
    """Six British have come to Beauport by boat and stand after the first French volley, which missed."""
    state = fight(
        "beauport",
        "la-sarre guyenne bearn",
        "28th 35th 43rd 47th 48th 58th",
        origin="ile-d-orleans",
        boat=True,
        dice=[1] * 9 + dice,
        **more,
    )
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, left, "35th 48th", right)
    volley(state, FRENCH, "la-sarre guyenne bearn")
    return state


# -- 15.1 when


@rule("15.1")
def test_15_1_the_defender_cannot_retreat_in_his_first_turn() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 7)
    assert asked(state, FRENCH) == "fire"
    assert refused(state, FRENCH, "retreat st-charles") == ("retreat-too-early", "15.1")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert offers(state, FRENCH, "retreat st-charles")


@rule("15.1")
def test_15_1_the_attacker_may_retreat_in_his_first_turn() -> None:
    """After the first volley of the enemy."""
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 3)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat montmorency")
    assert zone_of(state, "br-28th") == "montmorency"
    assert told(state, "retreated") == [
        {
            "seat": "seat-british",
            "count": 1,
            "from": "zone-beauport",
            "zone": "zone-montmorency",
            "way": "way-road",
            "rule": "15.2",
        }
    ]


@rule("15.1")
def test_15_1_after_the_first_shot_it_is_too_late() -> None:
    state = fight("beauport", "la-sarre", "28th 35th", dice=[1] * 7)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand")
    assert refused(state, BRITISH, "retreat montmorency") == ("retreat-too-late", "15.1")
    play(state, BRITISH, "fire br-28th")
    assert refused(state, BRITISH, "retreat montmorency") == ("retreat-too-late", "15.1")


# -- 15.2 where to


@rule("15.2")
def test_15_2_all_units_retreat_together_to_one_zone() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th 35th", dice=[1] * 6)
    volley(state, FRENCH, "la-sarre guyenne")
    play(state, BRITISH, "retreat montmorency")
    assert counts(state, "montmorency") == (0, 2)


@rule("15.2")
def test_15_2_the_attacker_goes_back_where_he_came_from() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 3)
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["stand", "retreat montmorency", "retreat-by-boat montmorency"]
    assert refused(state, BRITISH, "retreat st-charles") == ("only-to-origin", "15.2")


@rule("15.2")
def test_15_2_an_origin_the_enemy_has_entered_is_closed() -> None:
    """He fights on."""
    state = fight(
        "levis", "la-sarre", "28th", origin="etchemin", elsewhere={FRENCH: {"etchemin": "guyenne"}}, dice=[1] * 3
    )
    volley(state, FRENCH, "la-sarre")
    assert asked(state, BRITISH) == "fire"
    assert refused(state, BRITISH, "retreat etchemin") == ("enemy-there", "15.2")


@rule("15.2")
def test_15_2_the_defender_goes_anywhere_but_to_the_attackers_origin() -> None:
    """Even though that zone is empty."""
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 7)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert offered(state, FRENCH) == ["stand", "retreat st-charles"]
    assert refused(state, FRENCH, "retreat montmorency") == ("not-to-attackers-origin", "15.2")
    assert refused(state, FRENCH, "retreat abraham") == ("no-retreat-link", "15.2")


@rule("15.2")
def test_15_2_not_to_a_zone_of_the_enemy() -> None:
    state = fight(
        "beauport", "la-sarre", "28th", origin="ile-d-orleans", boat=True,
        elsewhere={BRITISH: {"st-charles": "43rd"}}, occupied=["st-charles"], dice=[1] * 7,
    )  # fmt: skip
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert offered(state, FRENCH) == ["stand", "retreat montmorency"]
    assert refused(state, FRENCH, "retreat st-charles") == ("enemy-there", "15.2")


@rule("15.2")
def test_15_2_not_to_a_zone_with_a_battle_still_to_be_fought() -> None:
    state = table(
        french={"beauport": "la-sarre", "st-charles": "guyenne"},
        british={"beauport": "28th", "st-charles": "35th"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th"],
        dice=[1] * 7,
    )
    play(state, FRENCH, "fight-at beauport", "fire fr-la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert refused(state, FRENCH, "retreat st-charles") == ("battle-there", "15.2")


@rule("15.2")
def test_15_2_a_battle_at_the_origin_keeps_the_attacker_in_his_own() -> None:
    """The French, who order the battles, may use this."""
    spec: dict[str, Any] = {
        "french": {"levis": "la-sarre", "beauport": "guyenne"},
        "british": {"levis": "28th", "beauport": "35th"},
        "phase": "battles",
        "origin": {BRITISH: "levis", FRENCH: "etchemin"},
        "moved": ["fr-la-sarre"],
        "by_boat": ["br-35th"],
        "occupied": ["levis"],
    }
    first = table(**spec, dice=[1] * 3)
    play(first, FRENCH, "fight-at beauport", "fire fr-guyenne")
    assert asked(first, BRITISH) == "fire"
    assert told(first, "skirmish-begins") == [{"zone": "zone-beauport", "seat": "seat-british", "rule": "18.0"}]
    won = table(**spec, dice=[6, 6, 6, 1] + [1] * 3)
    play(won, FRENCH, "fight-at levis")
    play(won, BRITISH, "fire br-28th")
    play(won, FRENCH, "fire fr-guyenne")
    assert offered(won, BRITISH) == ["stand", "retreat-by-boat levis"]


@rule("15.2")
def test_15_2_into_a_zone_whose_battle_is_over() -> None:
    """Who joins there fights no more in this Move."""
    state = table(
        french={"beauport": "la-sarre", "st-charles": "guyenne"},
        british={"beauport": "28th:1", "st-charles": "35th"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th"],
        dice=[6, 1, 1] + [1] * 7,
    )
    play(state, FRENCH, "fight-at beauport", "fire fr-la-sarre", "fire fr-guyenne")
    play(state, BRITISH, "stand", "fire br-35th")
    play(state, FRENCH, "retreat beauport")
    assert counts(state, "beauport") == (2, 0)
    assert happened(state)[-1] == "move-begins"


@rule("15.2", "17.2")
def test_15_2_two_defenders_may_retreat_into_one_zone() -> None:
    """Boats are counted per battle."""
    state = table(
        french={"sillery": "la-sarre", "etchemin": "guyenne"},
        british={"sillery": "28th", "etchemin": "35th"},
        phase="battles",
        origin={BRITISH: "abraham"},
        by_boat=["br-28th", "br-35th"],
        ships_upstream=3,
        dice=[1] * 7 + [1] * 4 + [1] * 7 + [1] * 4,
    )
    play(state, FRENCH, "fight-at sillery", "fire fr-la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    play(state, FRENCH, "retreat-by-boat cap-rouge", "fire fr-guyenne")
    play(state, BRITISH, "stand", "fire br-35th")
    play(state, FRENCH, "retreat-by-boat cap-rouge")
    assert counts(state, "cap-rouge") == (2, 0)


@rule("15.2")
def test_15_2_levis_has_one_way_out() -> None:
    """Attacked from the river, by road to Etchemin; attacked from Etchemin, nowhere."""
    river = fight("levis", "la-sarre", "28th", origin="ile-d-orleans", boat=True, dice=[1] * 7)
    volley(river, FRENCH, "la-sarre")
    play(river, BRITISH, "stand", "fire br-28th")
    assert offered(river, FRENCH) == ["stand", "retreat etchemin"]
    road = fight("levis", "la-sarre", "28th", origin="etchemin", dice=[1] * 7)
    volley(road, FRENCH, "la-sarre")
    play(road, BRITISH, "stand", "fire br-28th")
    assert asked(road, FRENCH) == "fire"  # the battle goes on


@rule("15.2", "16.2")
def test_15_2_a_retreat_by_road_draws_no_pursuit() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th", dice=[1] * 6)
    volley(state, FRENCH, "la-sarre guyenne")
    play(state, BRITISH, "retreat montmorency")
    assert told(state, "pursuit-shot") == []
    assert dice_left(state) == 0


@rule("15.2", "20.0")
def test_15_2_british_who_retreat_to_a_new_zone_occupy_it() -> None:
    """Ruling Q-12."""
    state = fight(
        "levis", "la-sarre milice-quebec-1 milice-quebec-2", "28th", attacker=FRENCH, origin="etchemin",
        occupied=["levis"], elsewhere={FRENCH: {}}, ships_upstream=0, dice=[1] * 4 + [1] * 7 + [1] * 7,
    )  # fmt: skip
    volley(state, BRITISH, "28th")
    play(state, FRENCH, "stand")
    volley(state, FRENCH, "la-sarre milice-quebec-1 milice-quebec-2")
    play(state, BRITISH, "retreat-by-boat beauport")
    assert told(state, "zone-occupied") == [{"zone": "zone-beauport", "rule": "20.0"}]
    assert offered(state, FRENCH) == ["remove fr-milice-quebec-1", "remove fr-milice-quebec-2"]


# -- 17.2 by boat


@rule("17.2")
def test_17_2_a_retreat_by_boat_draws_one_single_pursuit() -> None:
    state = fight("beauport", "la-sarre", "28th 35th", origin="ile-d-orleans", boat=True, dice=[1] * 3 + [6, 5, 5])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert told(state, "pursuit-shot") == [{"block": "block-fr-la-sarre", "dice": [6, 5, 5], "hits": 1, "rule": "17.2"}]
    assert told(state, "double-pursuit") == []
    assert asked(state, BRITISH).rule == "17.2"
    play(state, BRITISH, "lose br-35th")
    assert cv_of(state, "br-35th") == 3
    assert told(state, "block-reduced")[-1]["rule"] == "17.2"
    assert told(state, "retreated")[0]["rule"] == "17.2"


@rule("17.2", "19.0")
def test_19_0_a_retreat_over_the_crossing_draws_pursuit_and_needs_no_boat() -> None:
    state = fight(
        "abraham", "la-sarre", "28th 35th 43rd 47th 48th", origin="st-charles", boat=True, ships_upstream=4,
        dice=[1] * 3 + [6, 1, 1],
    )  # fmt: skip
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["stand", "retreat st-charles"]
    play(state, BRITISH, "retreat st-charles")
    assert (told(state, "pursuit-shot")[0]["hits"], told(state, "pursuit-shot")[0]["rule"]) == (1, "19.0")
    play(state, BRITISH, "lose br-28th")
    assert told(state, "block-reduced")[-1]["rule"] == "19.0"
    assert counts(state, "st-charles") == (0, 5)
    assert told(state, "retreated")[0]["rule"] == "19.0"


@rule("17.2", "7.4")
def test_17_2_at_most_as_many_as_there_are_boats_may_leave() -> None:
    """Ruling Q-10: he picks who goes, the others fight on."""
    state = six_by_boat([6] + [1] * 8)
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert state.prompt(BRITISH).dump() == {
        "id": "prompt-embark",
        "rule": "17.2",
        "arguments": {"count": 4, "zone": "zone-ile-d-orleans"},
    }
    assert refused(state, BRITISH, "done") == ("nobody-embarked", "17.2")
    play(state, BRITISH, "embark br-28th", "embark br-35th", "embark br-43rd")
    assert refused(state, BRITISH, "embark br-28th") == ("already-embarked", "17.2")
    assert refused(state, BRITISH, "embark br-rangers") == ("not-in-battle", "11.3")
    play(state, BRITISH, "done")
    assert told(state, "pursuit-shot")[0]["hits"] == 1
    assert offered(state, BRITISH) == ["lose br-28th", "lose br-35th", "lose br-43rd"]
    play(state, BRITISH, "lose br-35th")
    assert counts(state, "beauport") == (3, 3)
    assert told(state, "retreated")[0]["count"] == 3
    assert asked(state, BRITISH) == "fire"
    assert told(state, "routed") == []


@rule("17.2")
def test_17_2_no_more_embark_than_there_are_boats() -> None:
    state = six_by_boat([], ships_upstream=2)
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th", "embark br-35th")
    assert refused(state, BRITISH, "embark br-43rd") == ("boats-full", "17.2")


@rule("17.2", "16.1")
def test_17_2_a_column_emptied_by_the_retreat_is_a_rout() -> None:
    """Ruling Q-10: with its own pursuit, double as it goes by boat."""
    state = six_by_boat([1] * 9 + [1] * 9)
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th", "embark br-47th", "done")
    assert told(state, "routed") == [{"seat": "seat-british", "zone": "zone-beauport", "rule": "16.1"}]
    assert asked(state, BRITISH) == "embark"


@rule("17.2")
def test_17_2_boats_are_counted_over_the_whole_battle() -> None:
    """Ruling Q-10, the usual reading: two boats of four are left for the rout, and two blocks stay behind."""
    state = six_by_boat([1] * 9 + [1] * 9)
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th", "embark br-47th", "done")
    play(state, BRITISH, "embark br-35th", "embark br-43rd")
    assert refused(state, BRITISH, "embark br-48th") == ("boats-full", "17.2")
    play(state, BRITISH, "done")
    assert [event["block"] for event in told(state, "surplus-lost")] == ["block-br-48th", "block-br-58th"]
    assert zone_of(state, "br-35th") == zone_of(state, "br-28th") == "ile-d-orleans"


@rule("17.2")
def test_17_2_once_all_boats_are_used_nobody_else_leaves_by_boat() -> None:
    """Ruling Q-10: no second retreat by boat from the same battle."""
    state = six_by_boat([1] * 9 + [1] * 4 * 3 + [1] * 9, ships_upstream=1)
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th", "embark br-35th", "embark br-43rd", "done")
    volley(state, BRITISH, "47th 48th 58th")
    play(state, FRENCH, "stand")
    volley(state, FRENCH, "la-sarre guyenne bearn")
    assert asked(state, BRITISH) == "fire"


@rule("17.2")
def test_17_2_each_battle_has_its_own_boats() -> None:
    """Ruling Q-10, the usual reading: the outward move takes nothing from the retreat."""
    state = table({"levis": "la-sarre"}, {"ile-d-orleans": "28th 35th 43rd 47th"}, dice=[1] * 3 + [1] * 3)
    orders(state, british="4 OR-LE")
    pick(state, BRITISH, "28th 35th 43rd 47th")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert counts(state, "levis") == (1, 0)


@rule("17.2")
def test_17_2_under_the_option_boats_are_counted_over_the_move() -> None:
    """Ruling Q-10, the other reading: three of four boats carried the attack, one is left."""
    state = table({"levis": "la-sarre"}, options={"retreat-capacity": "move"}, dice=[1] * 3 + [1] * 3)
    orders(state, british="3 OR-LE")
    pick(state, BRITISH, "28th 35th 43rd")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th")
    assert refused(state, BRITISH, "embark br-35th") == ("boats-full", "17.2")
    full = table({"levis": "la-sarre"}, options={"retreat-capacity": "move"}, dice=[1] * 3)
    orders(full, british="4 OR-LE")
    pick(full, BRITISH, "28th 35th 43rd 47th")
    volley(full, FRENCH, "la-sarre")
    assert asked(full, BRITISH) == "fire"


@rule("17.2", "7.4")
def test_17_2_without_boats_no_retreat_by_boat() -> None:
    state = fight(
        "beauport", "la-sarre", "28th", origin="ile-d-orleans", boat=True, ships_upstream=4, dice=[1] * 3
    )  # fmt: skip
    volley(state, FRENCH, "la-sarre")
    assert asked(state, BRITISH) == "fire"
    road = fight("beauport", "la-sarre", "28th", ships_upstream=4, dice=[1] * 3)
    volley(road, FRENCH, "la-sarre")
    assert refused(road, BRITISH, "retreat-by-boat montmorency") == ("no-retreat-boats", "17.2")


@rule("7.4", "17.2")
def test_7_4_the_french_never_retreat_by_boat_in_the_bason() -> None:
    state = fight("beauport", "la-sarre", "28th", attacker=FRENCH, ships_upstream=4, dice=[1] * 4)
    volley(state, BRITISH, "28th")
    assert refused(state, FRENCH, "retreat-by-boat montmorency") == ("no-french-boats-in-bason", "7.4")


@rule("17.2", "8.1")
def test_17_2_ships_that_sailed_in_this_move_count_where_they_are_now() -> None:
    """Ruling Q-5: the French lose two boats for their retreat."""
    state = table({"etchemin": "la-sarre guyenne bearn"}, {"cap-rouge": "28th"}, occupied=["cap-rouge"], dice=[1] * 4)
    orders(state, "3 ET-CR", "2 NAVAL UP")
    assert ships(state) == (2, 2)
    volley(state, BRITISH, "28th")
    play(state, FRENCH, "retreat-by-boat etchemin")
    assert asked(state, FRENCH).arguments["count"] == 2


@rule("15.2", "17.2")
@pytest.mark.parametrize(("words", "pursued"), [("retreat montmorency", False), ("retreat-by-boat montmorency", True)])
def test_17_2_where_both_ways_exist_the_owner_chooses(words: str, pursued: bool) -> None:
    """Ruling Q-28: he came by boat, and may go by road without capacity or pursuit."""
    state = fight("beauport", "la-sarre", "28th", boat=True, dice=[1] * 6)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, words)
    assert bool(told(state, "pursuit-shot")) is pursued
    assert zone_of(state, "br-28th") == "montmorency"


@rule("17.2", "16.3")
def test_17_2_a_reserve_absorbs_the_pursuit_of_a_retreat_by_boat() -> None:
    """Ruling Q-20, the usual reading: four CV in reserve take two hits."""
    for value, lost in (("on", 1), ("off", 3)):
        state = fight(
            "beauport", "la-sarre guyenne bearn", "28th 35th 43rd 47th", origin="ile-d-orleans", boat=True,
            dice=[1] * 9 + [6, 6, 6] + [1] * 6, options={"reserve-absorbs-any-pursuit": value},
        )  # fmt: skip
        deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
        deploy(state, BRITISH, "28th", "35th", "43rd")
        volley(state, FRENCH, "la-sarre guyenne bearn")
        play(state, BRITISH, "retreat-by-boat ile-d-orleans")
        assert asked(state, BRITISH).arguments == {"count": lost}
        absorbed = [{"seat": "seat-british", "count": 2, "rule": "16.3"}] if value == "on" else []
        assert told(state, "reserve-absorbs") == absorbed


@rule("17.2", "22.4")
def test_17_2_indians_of_the_victor_fire_double_in_that_pursuit() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn languedoc indiens", "28th 35th 43rd", origin="ile-d-orleans", boat=True,
        dice=[1] * 12 + [5] * 16,
    )  # fmt: skip
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold")
    volley(state, FRENCH, "la-sarre guyenne bearn languedoc")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert told(state, "double-pursuit") == [
        {"block": "block-fr-indiens", "dice": [5, 5, 5, 5], "hits": 4, "rule": "22.4"}
    ]
