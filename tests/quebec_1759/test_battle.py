"""11, 12, 13. Battles: their order, deployment, and the sequence of a battle turn."""

from typing import Any

import pytest

from arpents import NotYourTurn
from tests.quebec_1759.table import (
    BRITISH,
    FRENCH,
    counts,
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
from tests.table import asked, happened, offered, play, refused, told


def three_on_three(dice: list[int], **more: Any) -> Any:
    """La Sarre, Guyenne and Béarn against the 28th, 35th and 43rd, a block in each column."""
    state = fight("beauport", "la-sarre guyenne bearn", "28th 35th 43rd", dice=dice, **more)
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    return state


def two_battles(**more: Any) -> Any:
    """The British have entered Beauport and St. Charles by boat; the French wait in both."""
    return table(
        french={"beauport": "la-sarre", "st-charles": "guyenne"},
        british={"beauport": "28th", "st-charles": "35th"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th"],
        **more,
    )


def count_of(side: dict[str, Any]) -> list[int]:
    return [side[column]["count"] for column in ("left", "centre", "right", "reserve")]


# -- 11. battles


@rule("11.2")
def test_11_2_the_french_choose_the_order_of_the_battles() -> None:
    state = two_battles()
    assert state.to_act == (FRENCH,)
    assert offered(state, FRENCH) == ["fight-at beauport", "fight-at st-charles"]
    assert refused(state, FRENCH, "fight-at levis") == ("no-battle-there", "11.2")
    play(state, FRENCH, "fight-at st-charles")
    assert told(state, "skirmish-begins")[0]["zone"] == "zone-st-charles"


@rule("11.2")
def test_11_2_each_battle_ends_before_another_begins() -> None:
    """Ruling Q-21: the next one is named only then."""
    state = two_battles(dice=[5, 6, 6, 5, 1, 1])
    play(state, FRENCH, "fight-at st-charles", "fire fr-guyenne")
    play(state, BRITISH, "stand")
    assert len(told(state, "skirmish-begins")) == 1
    play(state, BRITISH, "fire br-35th")
    assert len(told(state, "battle-ends")) == 0


@rule("11.2")
def test_11_2_the_battles_are_listed_again_after_each_one() -> None:
    """Ruling Q-21."""
    state = table(
        french={"beauport": "la-sarre", "st-charles": "guyenne", "montmorency": "bearn"},
        british={"beauport": "28th:1", "st-charles": "35th", "montmorency": "43rd"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th", "br-43rd"],
        dice=[6, 1, 1],
    )
    play(state, FRENCH, "fight-at beauport", "fire fr-la-sarre")
    assert offered(state, FRENCH) == ["fight-at montmorency", "fight-at st-charles"]


@rule("11.3")
def test_11_3_only_those_in_the_zone_take_part() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn", "28th 35th 43rd", elsewhere={FRENCH: {"st-charles": "languedoc"}}
    )
    assert refused(state, FRENCH, "left fr-languedoc") == ("not-in-battle", "11.3")


@rule("11.3")
def test_11_3_no_reinforcements_between_battles() -> None:
    """While battles are fought nobody is asked for anything but battles."""
    state = two_battles()
    for words in ("from beauport", "ready", "give fr-la-sarre"):
        assert refused(state, FRENCH, words) == ("not-asked", "4.1")


# -- 12. deployment


@rule("12.1", "12.2", "12.3")
def test_12_2_the_figure_of_the_rulebook() -> None:
    """In St. Charles eight French blocks without reserve face five British with one in reserve."""
    state = fight(
        "st-charles",
        "la-sarre royal-roussillon languedoc guyenne bearn la-marine milice-quebec-1 milice-montreal-1",
        "28th 35th 43rd 47th rangers",
        origin="ile-d-orleans",
        boat=True,
    )
    deploy(
        state,
        FRENCH,
        "la-sarre royal-roussillon languedoc",
        "guyenne bearn",
        "la-marine milice-quebec-1 milice-montreal-1",
    )
    deploy(state, BRITISH, "28th", "35th 43rd", "47th")
    assert told(state, "deployed") == [
        {"seat": "seat-french", "left": 3, "centre": 2, "right": 3, "reserve": 0, "rule": "12.1"},
        {"seat": "seat-british", "left": 1, "centre": 2, "right": 1, "reserve": 1, "rule": "12.2"},
    ]
    assert len(seen_at(state, BRITISH, "st-charles", FRENCH)) == 8
    assert seen_at(state, FRENCH, "st-charles", BRITISH) == ["br-28th", "br-35th", "br-43rd", "br-47th"]
    assert asked(state, FRENCH) == "fire"


@rule("12.1")
def test_12_1_the_defender_deploys_first() -> None:
    british = fight("beauport", "la-sarre guyenne bearn", "28th 35th 43rd")
    assert british.to_act == (FRENCH,)
    french = fight("levis", "la-sarre guyenne bearn", "28th 35th 43rd", attacker=FRENCH, origin="etchemin")
    assert french.to_act == (BRITISH,)


@rule("12.1")
def test_12_1_at_least_one_block_in_every_column() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd")
    assert refused(state, FRENCH, "done") == ("columns-must-fill", "12.1")
    play(state, FRENCH, "left fr-la-sarre", "left fr-guyenne")
    assert refused(state, FRENCH, "left fr-bearn") == ("columns-must-fill", "12.1")
    play(state, FRENCH, "centre fr-bearn")
    assert offered(state, FRENCH) == ["right fr-languedoc"]
    play(state, FRENCH, "right fr-languedoc", "done")


@rule("12.1")
def test_12_1_any_number_may_stand_in_reserve() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc la-marine", "28th 35th 43rd")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    assert told(state, "deployed")[0]["reserve"] == 2


@rule("12.1")
def test_12_1_nobody_stands_in_two_columns() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd")
    play(state, FRENCH, "left fr-la-sarre")
    assert refused(state, FRENCH, "right fr-la-sarre") == ("already-deployed", "12.4")


@rule("12.1", "12.2")
def test_12_2_the_attacker_sees_how_many_stand_where_and_no_faces() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc la-marine", "28th 35th 43rd")
    play(state, FRENCH, "left fr-la-sarre", "left fr-guyenne", "centre fr-bearn", "right fr-languedoc")
    assert count_of(state.view(BRITISH)["battle"]["sides"][FRENCH]) == [0, 0, 0, 0]
    play(state, FRENCH, "done")
    seen = state.view(BRITISH)["battle"]["sides"][FRENCH]
    assert count_of(seen) == [2, 1, 1, 1]
    assert all(column["blocks"] == [] for column in seen.values())
    assert asked(state, BRITISH).rule == "12.2"


@rule("12.2")
def test_12_2_the_defender_cannot_change_once_the_attacker_begins() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    assert not state.can_undo(FRENCH)
    play(state, BRITISH, "left br-28th")
    with pytest.raises(NotYourTurn):
        play(state, FRENCH, "left fr-languedoc")
    assert state.can_undo(BRITISH) and not state.can_undo(FRENCH)


@rule("12.3")
def test_12_3_columns_are_revealed_and_reserves_are_not() -> None:
    state = fight("beauport", "la-sarre guyenne:2 bearn languedoc", "28th 35th 43rd rangers")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    assert told(state, "block-revealed") == []
    deploy(state, BRITISH, "28th", "35th", "43rd")
    revealed = told(state, "block-revealed")
    assert revealed[1] == {"block": "block-fr-guyenne", "cv": 2, "column": "column-centre", "rule": "12.3"}
    assert [event["block"].removeprefix("block-") for event in revealed] == [
        "fr-la-sarre",
        "fr-guyenne",
        "fr-bearn",
        "br-28th",
        "br-35th",
        "br-43rd",
    ]
    for seat, side in ((BRITISH, FRENCH), (FRENCH, BRITISH), (None, FRENCH)):
        assert state.view(seat)["battle"]["sides"][side]["reserve"] == {"count": 1, "blocks": []}


@rule("12.4", "13.1b")
def test_12_4_one_reserve_block_a_turn_and_nobody_changes_column() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc la-marine", "28th 35th 43rd", dice=[1] * 6)
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    assert refused(state, FRENCH, "left fr-guyenne") == ("not-in-reserve", "12.4")
    play(state, FRENCH, "left fr-languedoc")
    assert refused(state, FRENCH, "left fr-la-marine") == ("reserve-spent", "12.4")
    assert refused(state, FRENCH, "right fr-guyenne") == ("not-in-reserve", "12.4")
    assert told(state, "reserve-committed") == [
        {"block": "block-fr-languedoc", "cv": 3, "column": "column-left", "rule": "13.1b"}
    ]
    assert "fr-languedoc" in seen_at(state, BRITISH, "beauport", FRENCH)
    volley(state, FRENCH, "la-sarre languedoc")


@rule("12.4", "13.1b")
def test_12_4_a_reserve_that_was_held_back_waits_for_the_next_turn() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold")
    assert refused(state, FRENCH, "left fr-languedoc") == ("reserve-spent", "12.4")


@rule("18.0")
def test_18_0_a_skirmish_has_no_reserve_to_bring_up() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th 35th 43rd")
    assert refused(state, FRENCH, "left fr-guyenne") == ("no-columns-here", "18.0")


@rule("18.0", "12.1")
def test_12_1_three_units_on_both_sides_make_a_battle() -> None:
    assert "battle-begins" in happened(fight("beauport", "la-sarre guyenne bearn", "28th 35th 43rd"))
    assert "skirmish-begins" in happened(fight("beauport", "la-sarre guyenne", "28th 35th 43rd"))


# -- 13. the battle turn


@rule("13.1", "13.1d")
def test_13_1_the_defenders_half_comes_first() -> None:
    state = three_on_three([1] * 21)
    assert told(state, "turn-begins") == [{"turn": 1, "rule": "13.1"}]
    assert state.to_act == (FRENCH,)
    volley(state, FRENCH, "la-sarre guyenne bearn")
    assert state.to_act == (BRITISH,)
    play(state, BRITISH, "stand")
    volley(state, BRITISH, "28th 35th 43rd")
    assert told(state, "turn-begins")[-1]["turn"] == 2
    assert state.to_act == (FRENCH,)


@rule("13.1a", "13.1b", "13.1c", "13.1d")
def test_13_1_retreat_then_reserve_then_fire() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd rangers", dice=[1] * 24)
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    seen = []
    for seat, answer in ((FRENCH, "hold"), (FRENCH, "cease"), (BRITISH, "stand"), (BRITISH, "hold")):
        seen.append((seat, asked(state, seat), asked(state, seat).rule))
        play(state, seat, answer)
    volley(state, BRITISH, "28th 35th 43rd")
    for answer in ("stand", "hold", "cease"):
        seen.append((FRENCH, asked(state, FRENCH), asked(state, FRENCH).rule))
        play(state, FRENCH, answer)
    assert seen == [
        (FRENCH, "commit", "13.1b"),
        (FRENCH, "fire", "13.1c"),
        (BRITISH, "retreat", "13.1a"),
        (BRITISH, "commit", "13.1b"),
        (FRENCH, "retreat", "13.1a"),
        (FRENCH, "commit", "13.1b"),
        (FRENCH, "fire", "13.1c"),
    ]


@rule("13.1c")
def test_13_1c_one_block_and_one_column_at_a_time() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd", dice=[1] * 9)
    deploy(state, FRENCH, "la-sarre guyenne", "bearn", "languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "fire fr-bearn")
    assert refused(state, FRENCH, "fire fr-bearn") == ("has-fired", "13.1c")
    play(state, FRENCH, "fire fr-la-sarre", "fire fr-languedoc")
    assert asked(state, FRENCH) != "fire"  # leaving the left column gave up Guyenne's fire


@rule("13.1c")
def test_13_1c_a_column_that_was_left_does_not_fire_again() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd", dice=[1] * 6)
    deploy(state, FRENCH, "la-sarre guyenne", "bearn", "languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "fire fr-la-sarre", "fire fr-bearn")
    assert refused(state, FRENCH, "fire fr-guyenne") == ("column-closed", "13.1c")


@rule("13.1c")
def test_13_1c_nobody_has_to_fire() -> None:
    state = three_on_three([1] * 3)
    play(state, FRENCH, "fire fr-la-sarre", "cease")
    assert state.to_act == (BRITISH,)


@rule("13.1", "13.2")
def test_13_2_after_a_turn_without_a_shot_everybody_must_fire() -> None:
    """Ruling Q-27."""
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd", dice=[1] * 9)
    deploy(state, FRENCH, "la-sarre guyenne", "bearn", "languedoc")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "cease")
    play(state, BRITISH, "stand", "cease")
    assert told(state, "must-fire") == [{"rule": "13.1c"}]
    play(state, FRENCH, "stand")
    assert refused(state, FRENCH, "cease") == ("must-fire-now", "13.1c")
    play(state, FRENCH, "fire fr-la-sarre")
    assert refused(state, FRENCH, "fire fr-bearn") == ("column-not-done", "13.1c")
    play(state, FRENCH, "fire fr-guyenne", "fire fr-bearn")


@rule("13.1", "13.2")
def test_13_2_a_committed_reserve_is_enough_to_keep_the_choice() -> None:
    """Ruling Q-27: a turn in which nobody fired and nobody committed a reserve."""
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd")
    deploy(state, FRENCH, "la-sarre", "bearn", "guyenne")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "left fr-languedoc", "cease")
    play(state, BRITISH, "stand", "cease")
    assert told(state, "must-fire") == []


@rule("13.2", "18.0")
def test_13_2_after_a_thousand_turns_the_attacker_goes_home() -> None:
    """Ruling Q-27: by road and without pursuit, for he retreats and is not routed."""
    state = fight("beauport", "la-sarre:1", "28th:1", dice=[1] * 2000)
    for turn in range(1000):
        if turn:
            play(state, FRENCH, "stand")
        play(state, FRENCH, "fire fr-la-sarre")
        play(state, BRITISH, "stand", "fire br-28th")
    assert told(state, "turn-begins")[-1]["turn"] == 1000
    assert zone_of(state, "br-28th") == "montmorency"
    assert told(state, "pursuit-shot") == told(state, "routed") == []


@rule("13.2")
def test_13_2_survivors_stand_up_again_with_their_values() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th", dice=[6, 1, 1])
    volley(state, FRENCH, "la-sarre")
    play(state, FRENCH, "cease")
    play(state, BRITISH, "retreat montmorency")
    assert told(state, "battle-ends") == [{"zone": "zone-beauport", "rule": "13.2"}]
    for seat in (FRENCH, None):
        assert seen_at(state, seat, "montmorency", BRITISH) == []
    assert seen_at(state, BRITISH, "beauport", FRENCH) == []
    assert state.view(BRITISH)["zones"]["montmorency"][BRITISH]["blocks"][0]["cv"] == 3
    assert state.view(None)["battle"] is None


@rule("13.2", "11.1")
def test_13_2_a_battle_won_leaves_the_zone_to_the_victor() -> None:
    state = table({"levis": "la-sarre:1"}, dice=[1, 6, 1, 1, 1])
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert counts(state, "levis") == (0, 1)
    assert told(state, "zone-occupied") == [{"zone": "zone-levis", "rule": "20.0"}]
