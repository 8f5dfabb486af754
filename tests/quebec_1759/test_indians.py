"""22. The Indians."""

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
    seen_at,
    table,
    volley,
    zone_of,
)
from tests.rules import rule
from tests.table import asked, dice_left, happened, offered, offers, play, refused, told

ARMY = "la-sarre guyenne bearn languedoc"  # enough for the Indians to stay in the field


def raiders(british: str, dice: list[int], indians: str = "indiens", **more: Any) -> Any:
    """The Indians have gone from Etchemin to Lévis, where these British stand."""
    state = table({"etchemin": f"{indians} {ARMY}"}, {"levis": british}, occupied=["levis"], dice=dice, **more)
    orders(state, "IND ET-LE")
    return state


# -- 22.0, 22.1 moving


@rule("22.0")
def test_22_0_indians_move_like_any_block_in_an_ordinary_order() -> None:
    """With the usual roads and boats."""
    state = table({"etchemin": f"indiens {ARMY}"}, ships_upstream=4)
    play(state, FRENCH, "from etchemin")
    assert offered(state, FRENCH) == ["to levis"]
    play(state, FRENCH, "to levis", "count 2", "ready")
    play(state, BRITISH, "ready")
    pick(state, FRENCH, "indiens la-sarre")
    assert zone_of(state, "fr-indiens") == "levis"
    assert told(state, "blocks-moved")[0]["count"] == 2


@rule("22.1")
def test_22_1_from_cap_rouge_to_the_ile_d_orleans() -> None:
    """The example of the rulebook."""
    state = table({"cap-rouge": f"indiens {ARMY}"})
    play(state, FRENCH, "indians-from cap-rouge")
    assert len(offered(state, FRENCH)) == 9
    play(state, FRENCH, "to ile-d-orleans", "ready")
    play(state, BRITISH, "ready")
    assert zone_of(state, "fr-indiens") == "ile-d-orleans"
    assert told(state, "indians-moved") == [{"from": "zone-cap-rouge", "zone": "zone-ile-d-orleans", "rule": "22.1"}]


@rule("22.1")
def test_22_1_only_as_the_whole_french_order() -> None:
    state = table({"etchemin": f"indiens {ARMY}"})
    play(state, FRENCH, "from etchemin", "to levis", "count 1")
    assert refused(state, FRENCH, "indians-from etchemin") == ("indians-go-alone", "22.1")
    other = table({"etchemin": f"indiens {ARMY}"})
    play(other, FRENCH, "indians-from etchemin", "to abraham")
    assert refused(other, FRENCH, "from etchemin") == ("indians-go-alone", "22.1")


@rule("22.1", "9.2")
def test_22_1_joined_to_another_line_everything_stays() -> None:
    """Ruling Q-4."""
    state = table({"etchemin": f"indiens {ARMY}"})
    orders(state, "1 ET-LE, IND ET-AB")
    assert told(state, "order-impossible") == [
        {"seat": "seat-french", "fault": "fault-indians-with-others", "rule": "22.1"}
    ]
    assert counts(state, "etchemin") == (5, 0)


@rule("22.1")
def test_22_1_the_destination_is_written_and_another_zone() -> None:
    state = table({"etchemin": f"indiens {ARMY}"})
    play(state, FRENCH, "indians-from etchemin")
    assert asked(state, FRENCH).rule == "22.1"
    assert refused(state, FRENCH, "to etchemin") == ("same-zone", "9.1")


@rule("22.1", "9.2")
def test_22_1_indians_who_are_elsewhere_do_not_move() -> None:
    state = table({"etchemin": f"indiens {ARMY}"})
    assert refused(state, FRENCH, "indians-from levis") == ("indians-not-there", "22.1")
    orders(state, "IND LE-AB")
    assert told(state, "line-impossible")[0]["fault"] == "fault-indians-elsewhere"
    assert zone_of(state, "fr-indiens") == "etchemin"


@rule("22.1")
def test_22_1_the_british_have_no_such_move() -> None:
    assert refused(table(), BRITISH, "indians-from levis") == ("not-french", "22.1")


@rule("22.1", "23.0")
def test_22_1_neither_tide_nor_ships_stop_them() -> None:
    state = table({"cap-rouge": f"indiens {ARMY}"}, ships_upstream=4, options={"tides": "on"}, dice=[1, 2])
    orders(state, "IND CR-MO")
    assert zone_of(state, "fr-indiens") == "montmorency"


# -- 22.2 raids


@rule("22.2")
def test_22_2_a_raid_is_one_double_fire_without_deployment() -> None:
    state = raiders("28th 35th", [5, 6, 4, 1])
    assert asked(state, FRENCH) == "indians"
    play(state, FRENCH, "raid")
    assert told(state, "raid-fired") == [{"zone": "zone-levis", "dice": [5, 6, 4, 1], "hits": 2, "rule": "22.2"}]
    assert told(state, "deployed") == told(state, "battle-begins") == []
    play(state, BRITISH, "lose br-28th", "lose br-35th")
    assert (cv_of(state, "br-28th"), cv_of(state, "br-35th")) == (3, 3)


@rule("22.2", "2.3")
def test_22_2_the_british_choose_and_show_only_the_reduced_blocks() -> None:
    state = raiders("28th 35th decoy-1", [5, 1, 1, 1])
    play(state, FRENCH, "raid")
    assert offered(state, BRITISH) == ["lose br-28th", "lose br-35th"]
    play(state, BRITISH, "lose br-35th")
    assert told(state, "block-reduced", FRENCH) == [{"block": "block-br-35th", "cv": 3, "rule": "22.2"}]
    assert seen_at(state, FRENCH, "levis", BRITISH) == []
    assert counts(state, "levis") == (1, 3)


@rule("22.2")
def test_22_2_light_infantry_and_rangers_may_answer() -> None:
    """Ruling Q-14: single fire, after the losses, before the Indians leave."""
    state = raiders("28th light-infantry rangers", [5, 1, 1, 1] + [6, 5] + [5, 5, 5])
    play(state, FRENCH, "raid")
    play(state, BRITISH, "lose br-light-infantry")
    assert offered(state, BRITISH) == ["pass", "answer br-light-infantry", "answer br-rangers"]
    assert refused(state, BRITISH, "answer br-28th") == ("not-light-troops", "22.2")
    play(state, BRITISH, "answer br-light-infantry")
    assert refused(state, BRITISH, "answer br-light-infantry") == ("has-answered", "22.2")
    play(state, BRITISH, "answer br-rangers")
    assert told(state, "raid-answered") == [
        {"block": "block-br-light-infantry", "dice": [6, 5], "hits": 1, "rule": "22.2"},
        {"block": "block-br-rangers", "dice": [5, 5, 5], "hits": 0, "rule": "22.2"},
    ]
    assert cv_of(state, "fr-indiens") == 3
    assert asked(state, FRENCH) == "indians-leave"


@rule("22.2")
def test_22_2_nobody_has_to_answer() -> None:
    """Ruling Q-32: the British are asked even without light troops."""
    state = raiders("28th 35th", [1, 1, 1, 1])
    play(state, FRENCH, "raid")
    assert offered(state, BRITISH) == ["pass"]
    play(state, BRITISH, "pass")
    assert asked(state, FRENCH) == "indians-leave"


@rule("22.2")
def test_22_2_light_troops_elsewhere_do_not_answer() -> None:
    state = raiders("28th 35th", [1, 1, 1, 1])
    play(state, FRENCH, "raid")
    assert refused(state, BRITISH, "answer br-rangers") == ("not-light-troops", "22.2")


@rule("22.2")
def test_22_2_then_they_leave_for_any_zone_without_british_and_without_battle() -> None:
    state = raiders("28th 35th", [1, 1, 1, 1])
    play(state, FRENCH, "raid")
    play(state, BRITISH, "pass")
    assert refused(state, FRENCH, "remain") == ("indians-must-leave", "22.2")
    assert refused(state, FRENCH, "withdraw levis") == ("indians-are-there", "22.4")
    assert refused(state, FRENCH, "withdraw ile-d-orleans") == ("british-there", "22.2")
    play(state, FRENCH, "withdraw ste-foy")
    assert told(state, "indians-withdrew") == [{"from": "zone-levis", "zone": "zone-ste-foy", "rule": "22.2"}]
    assert told(state, "skirmish-begins") == []


@rule("22.2")
def test_22_2_not_to_a_zone_where_a_battle_is_due() -> None:
    state = table(
        {"etchemin": f"indiens {ARMY}", "beauport": "la-marine"}, {"levis": "28th"}, occupied=["levis"], dice=[1] * 4
    )
    orders(state, "IND ET-LE", "1 OR-BE")
    pick(state, BRITISH, "35th")
    play(state, FRENCH, "raid")
    play(state, BRITISH, "pass")
    assert refused(state, FRENCH, "withdraw beauport") == ("british-there", "22.2")


@rule("22.2")
def test_22_2_no_raid_on_british_who_have_just_left() -> None:
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th"}, occupied=["levis"])
    orders(state, "IND ET-LE", "1 LE-BE")
    assert told(state, "raid-fired") == []
    assert state.view(None)["move"] == 2


@rule("22.2")
def test_22_2_a_raid_on_british_who_have_just_come() -> None:
    """Both sides into one zone."""
    state = table({"etchemin": f"indiens {ARMY}"}, dice=[5, 1, 1, 1])
    orders(state, "IND ET-LE", "2 OR-LE")
    pick(state, BRITISH, "28th 35th")
    play(state, FRENCH, "raid")
    assert asked(state, BRITISH) == "lose"


@rule("22.2")
def test_22_2_a_raid_may_follow_an_ordinary_move() -> None:
    """Ruling Q-14: the Indians then miss the battle that follows."""
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th 35th 43rd"}, occupied=["levis"], dice=[5, 1, 1, 1])
    orders(state, "4 ET-LE")
    pick(state, FRENCH, "indiens la-sarre guyenne bearn")
    play(state, FRENCH, "raid")
    play(state, BRITISH, "lose br-28th", "pass")
    play(state, FRENCH, "withdraw abraham")
    assert told(state, "battle-begins") == []
    assert offered(state, FRENCH) == ["remain"]  # asked before every fight, wherever the Indians are
    play(state, FRENCH, "remain")
    assert told(state, "battle-begins") == [{"zone": "zone-levis", "seat": "seat-french", "rule": "11.1"}]
    assert counts(state, "levis") == (3, 3)


@rule("22.2", "22.3")
def test_22_2_indians_who_did_not_move_do_not_raid() -> None:
    """Ruling Q-32: the question is put all the same, as other French entered a British zone."""
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th"}, occupied=["levis"], dice=[1] * 4)
    orders(state, "1 ET-LE")
    pick(state, FRENCH, "la-sarre")
    assert asked(state, FRENCH) == "indians"
    assert offered(state, FRENCH) == ["pass"]
    for words in ("raid", "scout"):
        assert refused(state, FRENCH, words) == ("indians-did-not-enter", "22.2")


@rule("22.2")
def test_22_2_british_thrown_back_into_the_zone_may_be_raided() -> None:
    """An ordinary French order meets the British on the road, and goes on to Lévis."""
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th 35th"}, occupied=["levis"], dice=[1] * 4)
    orders(state, "3 ET-LE", "2 LE-ET")
    pick(state, FRENCH, "indiens la-sarre guyenne")
    assert told(state, "stepped-back")[0]["seat"] == "seat-british"
    assert offered(state, FRENCH) == ["pass", "raid", "scout"]


@rule("22.2")
def test_22_2_a_raid_that_kills_everybody_leaves_the_zone_empty() -> None:
    """Ruling Q-24."""
    state = raiders("28th:1 35th:1", [5, 6, 1, 1])
    play(state, FRENCH, "raid")
    assert told(state, "block-eliminated")[0]["rule"] == "22.2"
    assert not offers(state, FRENCH, "remain")
    play(state, FRENCH, "withdraw etchemin")
    assert counts(state, "levis") == (0, 0)


@rule("22.2", "22.5")
def test_22_2_raiders_without_refuge_are_removed() -> None:
    """Ruling Q-17: British stand in every other zone."""
    zones = ["montmorency", "beauport", "st-charles", "abraham", "ste-foy", "cap-rouge", "sillery"]
    regiments = ["35th", "43rd", "47th", "48th", "58th", "60th-2", "60th-3"]
    state = table(
        {"etchemin": f"indiens {ARMY}"},
        {"levis": "28th 78th 15th", **dict(zip(zones, regiments, strict=True))},
        occupied=[*zones, "levis"],
        dice=[1] * 4,
    )
    orders(state, "IND ET-LE", "1 LE-ET")
    pick(state, BRITISH, "78th")
    play(state, FRENCH, "raid")
    play(state, BRITISH, "pass")
    assert told(state, "indians-removed") == [{"rule": "22.2"}]


# -- 22.3 reconnaissance


@rule("22.3")
def test_22_3_four_british_blocks_are_shown_and_decoys_removed() -> None:
    state = raiders("28th 35th:2 43rd decoy-1 decoy-2", [], draws=[3, 0, 0, 1])
    play(state, FRENCH, "scout")
    assert [(event["block"], event["cv"]) for event in told(state, "scouted")] == [
        ("block-br-decoy-1", 0),
        ("block-br-28th", 4),
        ("block-br-35th", 2),
        ("block-br-decoy-2", 0),
    ]
    assert {event["rule"] for event in told(state, "scouted")} == {"22.3"}
    assert told(state, "decoys-removed") == [{"seat": "seat-british", "count": 2, "zone": "zone-levis", "rule": "22.3"}]
    assert asked(state, FRENCH) == "indians-leave"
    play(state, FRENCH, "withdraw abraham")
    assert counts(state, "levis") == (0, 3)


@rule("22.3")
def test_22_3_fewer_than_four_are_all_shown() -> None:
    state = raiders("28th decoy-1", [], draws=[0, 0])
    play(state, FRENCH, "scout")
    assert len(told(state, "scouted")) == 2


@rule("22.3")
def test_22_3_the_scouts_cannot_be_attacked() -> None:
    state = raiders("28th rangers", [], draws=[0, 0])
    play(state, FRENCH, "scout")
    assert state.to_act == (FRENCH,)
    assert not offers(state, FRENCH, "remain")


@rule("22.3")
def test_22_3_raid_or_reconnaissance_never_both() -> None:
    state = raiders("28th 35th", [], draws=[0, 0])
    play(state, FRENCH, "scout")
    assert refused(state, FRENCH, "raid") == ("not-asked", "4.1")


@rule("22.3", "10.1")
def test_22_3_decoys_do_not_outlive_a_reconnaissance_alone() -> None:
    """Reconnaissance leaves every real unit; the decoys that were not drawn stay."""
    state = raiders("28th decoy-1 decoy-2 decoy-3 decoy-4 decoy-5", [], draws=[1, 1, 1, 1])
    play(state, FRENCH, "scout")
    assert counts(state, "levis") == (1, 2)


@rule("22.3", "2.3")
def test_22_3_what_was_shown_is_hidden_again_afterwards() -> None:
    state = raiders("28th 35th", [], draws=[0, 0])
    play(state, FRENCH, "scout", "withdraw abraham")
    assert seen_at(state, FRENCH, "levis", BRITISH) == []
    assert len(told(state, "scouted", FRENCH)) == 2


# -- 22.4 fighting


@rule("22.4")
def test_22_4_indians_never_stand_in_a_column() -> None:
    state = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd")
    play(state, FRENCH, "remain")
    assert refused(state, FRENCH, "left fr-indiens") == ("indians-not-in-column", "22.4")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    assert told(state, "deployed")[0]["reserve"] == 1
    deploy(state, BRITISH, "28th", "35th", "43rd")
    assert asked(state, FRENCH) == "commit"
    assert offered(state, FRENCH) == ["hold"]
    assert refused(state, FRENCH, "left fr-indiens") == ("indians-not-in-column", "22.4")


@rule("22.4", "18.0")
def test_22_4_indians_do_not_count_toward_three_columns() -> None:
    """Two regulars and the Indians make a skirmish."""
    state = fight(
        "beauport", "la-sarre guyenne indiens", "28th 35th 43rd", elsewhere={FRENCH: {"abraham": "bearn languedoc"}}
    )
    play(state, FRENCH, "remain")
    assert "skirmish-begins" in happened(state)


@rule("22.4", "16.2")
def test_22_4_in_pursuit_they_fire_double_with_all_their_cv() -> None:
    state = fight("beauport", f"{ARMY} indiens", "28th:1 35th 43rd", dice=[6, 1, 1] + [1] * 12 + [5, 5, 1, 1])
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold", "fire fr-la-sarre")
    play(state, BRITISH, "retreat montmorency")
    assert told(state, "double-pursuit") == [
        {"block": "block-fr-indiens", "dice": [5, 5, 1, 1], "hits": 2, "rule": "22.4"}
    ]
    assert len(told(state, "pursuit-shot")) == 4


@rule("22.4", "17.2")
def test_22_4_two_reasons_to_fire_double_do_not_multiply() -> None:
    """Ruling Q-15: a rout by boat before the Indians."""
    state = fight(
        "beauport", f"{ARMY} indiens", "28th:1 35th 43rd", origin="ile-d-orleans", boat=True,
        dice=[6, 1, 1] + [1] * 12 + [4, 4, 5, 1],
    )  # fmt: skip
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold", "fire fr-la-sarre")
    assert told(state, "double-pursuit")[-1]["hits"] == 1


@rule("22.4", "16.2")
def test_22_4_no_pursuit_no_indian_fire() -> None:
    """The British retreat by road."""
    state = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd", dice=[1] * 3)
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold", "fire fr-la-sarre", "cease")
    play(state, BRITISH, "retreat montmorency")
    assert told(state, "double-pursuit") == []


@rule("22.4")
@pytest.mark.parametrize(("option", "dice"), [("one", [6]), ("full", [6, 1, 1, 1])])
def test_22_4_in_a_skirmish_they_fight_with_one_cv(option: str, dice: list[int]) -> None:
    """Ruling Q-16 and its other reading."""
    state = fight(
        "beauport", "la-sarre indiens", "28th", elsewhere={FRENCH: {"abraham": "guyenne bearn languedoc"}},
        options={"indian-skirmish-cv": option}, dice=dice,
    )  # fmt: skip
    play(state, FRENCH, "remain", "fire fr-indiens")
    assert told(state, "shot") == [{"block": "block-fr-indiens", "dice": dice, "hits": 1, "rule": "14.2"}]
    assert dice_left(state) == 0


@rule("22.4", "17.2")
def test_22_4_in_the_pursuit_of_a_skirmish_they_roll_all_their_cv() -> None:
    """Ruling Q-15: the one die is for the exchange only."""
    state = fight(
        "levis", "la-sarre indiens", "28th", origin="ile-d-orleans", boat=True,
        elsewhere={FRENCH: {"abraham": "guyenne bearn languedoc"}}, dice=[1] * 4 + [1] * 3 + [1] * 4,
    )  # fmt: skip
    play(state, FRENCH, "remain", "fire fr-la-sarre", "fire fr-indiens")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert told(state, "double-pursuit") == [
        {"block": "block-fr-indiens", "dice": [1, 1, 1, 1], "hits": 0, "rule": "22.4"}
    ]


@rule("22.4", "14.2")
def test_22_4_in_a_skirmish_they_can_be_hit() -> None:
    state = fight(
        "levis", "la-sarre indiens", "28th", attacker=FRENCH, origin="etchemin", occupied=["levis"],
        elsewhere={FRENCH: {"abraham": "guyenne bearn languedoc"}}, dice=[6, 1, 1, 1],
    )  # fmt: skip
    play(state, FRENCH, "pass", "remain")
    volley(state, BRITISH, "28th")
    assert offered(state, FRENCH) == ["lose fr-la-sarre", "lose fr-indiens"]
    play(state, FRENCH, "lose fr-indiens")
    assert cv_of(state, "fr-indiens") == 3


@rule("22.4")
def test_22_4_alone_among_british_they_must_leave_before_a_shot() -> None:
    """Ruling Q-17: no battle, and British decoys stay."""
    state = table({"levis": "indiens", "etchemin": ARMY}, {"ile-d-orleans": "28th decoy-1"})
    orders(state, british="2 OR-LE")
    pick(state, BRITISH, "28th decoy-1")
    assert refused(state, FRENCH, "remain") == ("indians-cannot-fight-alone", "22.4")
    play(state, FRENCH, "withdraw etchemin")
    assert told(state, "no-battle") == [{"zone": "zone-levis", "rule": "22.4"}]
    assert counts(state, "levis") == (0, 2)
    assert told(state, "zone-occupied")[0]["zone"] == "zone-levis"


@rule("22.4")
def test_22_4_alone_with_decoys_they_must_leave_too() -> None:
    state = table({"levis": "indiens decoy-1", "etchemin": ARMY})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert not offers(state, FRENCH, "remain")


@rule("22.4")
def test_22_4_when_their_last_companion_falls_they_leave() -> None:
    """Ruling Q-17."""
    state = fight(
        "levis", "la-sarre:1 indiens", "28th", attacker=FRENCH, origin="etchemin", occupied=["levis"],
        elsewhere={FRENCH: {"abraham": "guyenne bearn languedoc royal-roussillon"}}, dice=[6, 1, 1, 1],
    )  # fmt: skip
    play(state, FRENCH, "pass", "remain")
    volley(state, BRITISH, "28th")
    play(state, FRENCH, "lose fr-la-sarre")
    assert asked(state, FRENCH) == "indians-leave"
    assert refused(state, FRENCH, "remain") == ("indians-cannot-fight-alone", "22.4")
    play(state, FRENCH, "withdraw ste-foy")
    assert told(state, "battle-ends")[0]["zone"] == "zone-levis"
    assert counts(state, "levis") == (0, 1)


@rule("22.4")
def test_22_4_without_refuge_they_are_eliminated() -> None:
    """Ruling Q-17: alone in Lévis, with British in all other zones."""
    zones = ["montmorency", "beauport", "st-charles", "abraham", "ste-foy", "cap-rouge", "sillery"]
    regiments = ["35th", "43rd", "47th", "48th", "58th", "60th-2", "60th-3"]
    state = table(
        {"levis": "indiens", "etchemin": ARMY},
        {"levis": "28th", "etchemin": "78th", **dict(zip(zones, regiments, strict=True))},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        moved=["br-28th", "br-78th"],
        occupied=[*zones],
    )
    play(state, FRENCH, "fight-at levis")
    assert told(state, "indians-removed") == [{"rule": "22.4"}]


@rule("22.4")
def test_22_4_before_a_battle_they_may_go_anywhere() -> None:
    """Ruling Q-23: no boat, no road, but neither British nor an unfought battle."""
    state = table(
        french={"beauport": f"{ARMY} indiens", "st-charles": "la-marine"},
        british={"beauport": "28th 35th 43rd", "st-charles": "47th"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th", "br-43rd", "br-47th"],
    )
    play(state, FRENCH, "fight-at beauport")
    assert refused(state, FRENCH, "withdraw st-charles") == ("british-there", "22.2")
    assert refused(state, FRENCH, "withdraw ile-d-orleans") == ("british-there", "22.2")
    play(state, FRENCH, "withdraw cap-rouge")
    assert told(state, "indians-withdrew") == [{"from": "zone-beauport", "zone": "zone-cap-rouge", "rule": "22.4"}]
    assert counts(state, "beauport") == (4, 3)


@rule("22.4")
def test_22_4_after_a_battle_they_may_go_anywhere() -> None:
    state = fight("beauport", f"{ARMY} indiens", "28th:1 35th:1", dice=[6, 6, 1])
    play(state, FRENCH, "remain", "fire fr-la-sarre")
    assert asked(state, FRENCH) == "indians-leave"
    assert offers(state, FRENCH, "remain")
    play(state, FRENCH, "withdraw levis")
    assert zone_of(state, "fr-indiens") == "levis"


@rule("22.4", "15.2")
@pytest.mark.parametrize(("words", "zone"), [("remain", "st-charles"), ("withdraw levis", "levis")])
def test_22_4_when_the_army_retreats_they_follow_or_go_their_own_way(words: str, zone: str) -> None:
    state = fight("beauport", "la-sarre indiens", "28th", dice=[1] * 8,
                  elsewhere={FRENCH: {"abraham": "guyenne bearn languedoc"}})  # fmt: skip
    play(state, FRENCH, "remain", "fire fr-la-sarre", "fire fr-indiens")
    play(state, BRITISH, "stand", "fire br-28th")
    play(state, FRENCH, "retreat st-charles", words)
    assert zone_of(state, "fr-indiens") == zone
    assert zone_of(state, "fr-la-sarre") == "st-charles"
    assert state.view(None)["move"] == 2  # they are asked once


@rule("22.4", "17.2")
def test_22_4_they_use_no_boat_and_suffer_no_pursuit() -> None:
    """One French boat carries La Sarre, and the Indians come along."""
    state = fight(
        "sillery", "la-sarre indiens", "28th", origin="abraham", ships_upstream=3,
        elsewhere={FRENCH: {"ste-foy": "guyenne bearn languedoc"}}, dice=[1] * 8 + [6, 1, 1, 1],
    )  # fmt: skip
    play(state, FRENCH, "remain", "fire fr-la-sarre", "fire fr-indiens")
    play(state, BRITISH, "stand", "fire br-28th")
    play(state, FRENCH, "retreat-by-boat etchemin", "remain")
    assert (cv_of(state, "fr-la-sarre"), cv_of(state, "fr-indiens")) == (2, 4)
    assert counts(state, "etchemin") == (2, 0)


# -- 22.5 leaving the game


@rule("22.5")
def test_22_5_reduced_to_one_they_are_removed() -> None:
    """Two hits are borne, the third removes them."""
    state = raiders("28th rangers", [1] * 4 + [6, 6, 6])
    play(state, FRENCH, "raid")
    play(state, BRITISH, "answer br-rangers")
    assert [event["cv"] for event in told(state, "block-reduced")] == [3, 2, 1]
    assert told(state, "indians-removed") == [{"rule": "22.5"}]
    assert zone_of(state, "fr-indiens") == "out"


@rule("22.5")
def test_22_5_at_two_one_hit_removes_them_and_nothing_more_is_rolled() -> None:
    state = raiders("28th light-infantry rangers", [1, 1] + [6, 1, 1], "indiens:2")
    play(state, FRENCH, "raid")
    play(state, BRITISH, "answer br-light-infantry")
    assert zone_of(state, "fr-indiens") == "out"
    assert state.view(None)["move"] == 2
    assert dice_left(state) == 0


@rule("22.5")
def test_22_5_below_ten_french_cv_they_are_removed_in_mid_battle() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn milice-montreal-1:1 indiens", "28th 35th 43rd", dice=[6, 1, 1, 1]
    )  # fmt: skip
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre milice-montreal-1", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold", "cease")
    play(state, BRITISH, "stand", "fire br-28th")
    play(state, FRENCH, "lose fr-la-sarre")
    assert told(state, "indians-removed") == [{"rule": "22.5"}]
    assert state.to_act == (BRITISH,)


@rule("22.5")
def test_22_5_ten_french_cv_are_enough() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn milice-montreal-1:2 indiens", "28th 35th 43rd", dice=[6, 1, 1, 1]
    )  # fmt: skip
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre milice-montreal-1", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold", "cease")
    play(state, BRITISH, "stand", "fire br-28th")
    play(state, FRENCH, "lose fr-la-sarre")
    assert told(state, "indians-removed") == []


@rule("22.5", "22.1")
def test_22_5_once_gone_nothing_is_asked_about_them() -> None:
    state = fight("levis", "la-sarre guyenne", "28th", attacker=FRENCH, origin="etchemin", occupied=["levis"])
    assert asked(state, BRITISH) == "fire"
    planning = table({"levis": "la-sarre"})
    assert all("indians" not in words for words in offered(planning, FRENCH))
