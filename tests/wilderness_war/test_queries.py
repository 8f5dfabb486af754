"""Reach, supply and odds, asked without playing."""

import itertools

import pytest

from arpents.engine.errors import UnknownQuery
from arpents.games.wilderness_war.queries import (
    battle_odds,
    out_of_reach,
    raid_odds,
    reach,
    siege_odds,
    stack,
    supply_of,
)
from tests.rules import rule
from tests.wilderness_war.table import choices, play, told, war


@rule("6.2", "6.3")
def test_reach_agrees_with_the_choices_of_a_move() -> None:
    pieces = {"montcalm": "montreal", "bearn": "montreal", "44th": "crown-point"}
    state = war(pieces, french=["campaign-1"])
    on_foot = reach(state, ["montcalm", "bearn"], by_boat=False)
    assert on_foot["winooski"] == 2 and "crown-point" not in on_foot  # 6.2 they stop after Île-aux-Noix
    by_boat = reach(state, ["montcalm", "bearn"], by_boat=True)
    assert by_boat["crown-point"] == 4 and "ticonderoga" not in by_boat
    play(state, "french card campaign-1", "french command montcalm", "french take-all", "french by-land")
    first = {words.removeprefix("move ") for words in choices(state, "french") if words.startswith("move ")}
    assert first == {space for space, spent in on_foot.items() if spent == 1}


@rule("6.2", "6.52", "6.53")
def test_out_of_reach_says_why() -> None:
    state = war({"bearn": "montreal", "levis": "montreal", "langlade": "winooski"}, {"crown-point": "british fort"})
    assert out_of_reach(state, ["bearn"], by_boat=False)["crown-point"] == ("reason-must-stop", "6.2")
    assert out_of_reach(state, ["bearn"], by_boat=False)["boston"] == ("reason-too-far", "6.2")
    assert out_of_reach(state, ["langlade"], by_boat=True)["crown-point"] == ("reason-drilled-must-lead", "6.52")
    assert out_of_reach(state, ["levis"], by_boat=True)["crown-point"] == ("reason-leaders-keep-away", "6.53")
    assert out_of_reach(state, ["bearn"], by_boat=True)["memphremagog"] == ("reason-no-portage", "6.3")


@rule("17.2")
def test_a_supply_line_is_told_from_the_supplied_space() -> None:
    state = war({"bearn": "ticonderoga"})
    line = supply_of(state, 1, "ticonderoga")
    assert line[0] == "ticonderoga" and line[-1] == "montreal" and line[1] == "crown-point"
    assert supply_of(war({"44th": "onondaga"}), 0, "onondaga") == []


@rule("7.5", "7.8", "7.81")
def test_battle_odds_are_what_every_throw_of_the_dice_gives() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean", "murray": "st-jean", "virginia-1": "st-jean"}
    odds = battle_odds(war(pieces), stack(war(pieces), 1, "sorel")[::-1], stack(war(pieces), 0, "st-jean"), "st-jean")
    wins = 0
    for first, second in itertools.product(range(1, 7), repeat=2):
        state = war(pieces, french=["campaign-1"], dice=[first, second, 5, 5, 5, 5])
        play(state, "french card campaign-1", "french command levis", "french take-all", "french by-land")
        play(state, "french move st-jean", "british pass")
        while not told(state, "battle-won"):
            seat = state.to_act[0]
            play(state, f"{seat} {choices(state, seat)[0]}")
        wins += told(state, "battle-won")[0]["side"] == "seat-french"
    assert odds.attacker_wins == wins and sum(odds.outcomes.values()) == 36
    assert odds.attacker_points == wins and odds.defender_points == 36 - wins
    assert odds.dump()["of"] == 36


@rule("8.231")
def test_siege_odds() -> None:
    state = war(
        {"wolfe": "crown-point", "44th": "crown-point"}, {"crown-point": "french fort"}, sieges={"crown-point": 0}
    )
    assert siege_odds(state, "wolfe", "crown-point") == {1: 3, 2: 3}


@rule("10.3")
def test_raid_odds() -> None:
    state = war({"langlade": "wills-creek"}, {"winchester": "british stockade"})
    assert raid_odds(state, ["langlade"], "winchester") == {"success": 2, "lose-0": 2, "lose-1": 3, "lose-2": 1}
    assert raid_odds(state, ["langlade"], "augusta") == {"success": 2, "lose-0": 4, "lose-1": 2, "lose-2": 0}


@rule("6.2", "6.3")
def test_a_client_asks_for_reach_in_words() -> None:
    state = war({"montcalm": "montreal", "bearn": "montreal", "44th": "crown-point"})
    answer = state.query("french", "reach", {"pieces": "montcalm,bearn"})
    assert answer["from"] == "montreal" and answer["by"] == "land"
    spaces = answer["spaces"]
    assert isinstance(spaces, dict)
    assert spaces["winooski"] == {"spaces": 2}
    assert spaces["crown-point"] == {"reason": "reason-must-stop", "rule": "6.2"}
    by_boat = state.query("french", "reach", {"pieces": "montcalm,bearn", "by": "boat"})["spaces"]
    assert isinstance(by_boat, dict) and by_boat["crown-point"] == {"spaces": 4}
    for words in ({"pieces": "nobody"}, {"pieces": "bearn,44th"}, {"pieces": "bearn", "by": "wings"}, {}):
        with pytest.raises(UnknownQuery):
            state.query("french", "reach", words)


@rule("17.2")
def test_a_client_asks_for_supply_in_words() -> None:
    state = war({"bearn": "ticonderoga", "44th": "onondaga"})
    assert state.query("french", "supply", {"space": "ticonderoga"})["supplied"] is True
    assert state.query("french", "supply", {"space": "onondaga", "seat": "british"})["supplied"] is False
    with pytest.raises(UnknownQuery):
        state.query("french", "supply", {"space": "paris"})


@rule("7.5", "8.231", "10.3")
def test_a_client_asks_for_odds_in_words() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean"}
    state = war(pieces, french=["campaign-1"])
    odds = battle_odds(state, ["levis", "bearn"], ["44th"], "st-jean")
    asked = state.query("british", "battle", {"space": "st-jean", "pieces": "bearn,levis"})
    assert asked["wins"] == odds.attacker_wins / 36 and asked["attacker"] == "french"
    play(state, "french card campaign-1", "french command levis", "french take-all", "french by-land")
    assert state.query("french", "battle", {"space": "st-jean"}) == asked  # those who act now
    with pytest.raises(UnknownQuery):
        state.query("french", "battle", {"space": "quebec"})  # nobody to fight
    state = war(
        {"levis": "albany", "bearn": "albany", "44th": "albany"}, {"albany": "british fortress"}, sieges={"albany": 0}
    )
    levels = state.query("french", "siege", {"space": "albany"})["levels"]
    assert isinstance(levels, dict) and sum(levels.values()) == pytest.approx(1)
    state = war({"langlade": "schoharie"})
    raid = state.query("french", "raid", {"space": "schoharie", "pieces": "langlade"})
    assert raid["success"] == raid_odds(state, ["langlade"], "schoharie")["success"] / 6
