"""1, 3.1, 7.1, 24. The map, and the rulebook as data."""

import json
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, table
from tests.rules import rule
from tests.table import offered, offers, play

ROOM = files("arpents.games.quebec_1759")
BASON_ZONES = {"ile-d-orleans", "levis", "st-charles", "beauport", "montmorency"}
ST_LAURENT_ZONES = {"cap-rouge", "sillery", "abraham", "etchemin"}
ROADS = {
    frozenset(road.split())
    for road in (
        "levis etchemin",
        "montmorency beauport",
        "beauport st-charles",
        "st-charles abraham",
        "abraham ste-foy",
        "ste-foy cap-rouge",
        "cap-rouge sillery",
        "sillery abraham",
    )
}


def rules() -> list[dict[str, Any]]:
    return list(tomllib.loads(ROOM.joinpath("rules.toml").read_text(encoding="utf-8"))["rule"])


def french_road_targets(zone: str) -> set[str]:
    """Where the French may go from a zone when all ships lie upstream and they have no boat."""
    state = table({zone: "la-sarre guyenne"}, ships_upstream=4)
    play(state, FRENCH, f"from {zone}")
    return {words.removeprefix("to ") for words in offered(state, FRENCH)}


@rule("1.1")
def test_1_1_ten_land_zones() -> None:
    assert set(table().view(None)["zones"]) == BASON_ZONES | ST_LAURENT_ZONES | {"ste-foy"}


@rule("1.1", "6.1")
@pytest.mark.parametrize("zone", sorted(BASON_ZONES - {"ile-d-orleans"} | ST_LAURENT_ZONES | {"ste-foy"}))
def test_1_1_roads_join_these_zones_and_no_others(zone: str) -> None:
    linked = {next(iter(road - {zone})) for road in ROADS if zone in road}
    assert french_road_targets(zone) == linked


@rule("1.2")
def test_1_2_the_river_has_two_regions() -> None:
    assert set(table().view(None)["ships"]) == {"bason", "st-laurent"}


@rule("7.1", "7.2")
def test_7_1_boats_join_the_five_zones_of_the_bason() -> None:
    for zone in BASON_ZONES - {"st-charles"}:
        state = table(british={zone: "28th 35th"})
        play(state, BRITISH, f"from {zone}")
        reached = {words.split()[1] for words in offered(state, BRITISH)}
        assert BASON_ZONES - {zone} <= reached


@rule("7.1", "7.2")
def test_7_1_boats_join_the_four_zones_of_the_st_laurent() -> None:
    for zone in ST_LAURENT_ZONES:
        state = table(british={zone: "28th 35th"}, ships_upstream=2)
        play(state, BRITISH, f"from {zone}")
        reached = {words.split()[1] for words in offered(state, BRITISH)}
        roads = {next(iter(road - {zone})) for road in ROADS if zone in road}
        assert reached == ST_LAURENT_ZONES - {zone} | roads


@rule("7.1")
def test_7_1_ste_foy_lies_inland() -> None:
    assert french_road_targets("ste-foy") == {"abraham", "cap-rouge"}
    state = table(british={"etchemin": "28th 35th"}, ships_upstream=4)
    play(state, BRITISH, "from etchemin")
    assert not offers(state, BRITISH, "to ste-foy")


@rule("6.1")
def test_6_1_sillery_has_a_road_to_abraham() -> None:
    """Ruling Q-26."""
    assert french_road_targets("sillery") == {"cap-rouge", "abraham"}
    road = next(
        road
        for road in json.loads(ROOM.joinpath("data/roads.json").read_text(encoding="utf-8"))["roads"]
        if {road["a"], road["b"]} == {"sillery", "abraham"}
    )
    assert road["reconstructed"]


@rule("3.1")
def test_3_1_the_french_look_south_and_the_british_north() -> None:
    """Only a text: the rule decides nothing, but everything it needs is there."""
    entry = next(entry for entry in rules() if entry["number"] == "3.1")
    assert entry["text"] is True
    zones = {
        zone["id"]: zone["lat"] for zone in json.loads(ROOM.joinpath("data/zones.json").read_text("utf-8"))["zones"]
    }
    assert zones["levis"] < zones["beauport"] < zones["montmorency"]


@rule("24.0")
def test_24_0_advice_is_no_rule_but_the_presets_follow_it() -> None:
    """The cautious setup holds the four shores the British can land on."""
    entry = next(entry for entry in rules() if entry["number"] == "24.0")
    assert entry["text"] is True
    presets = json.loads(ROOM.joinpath("data/presets.json").read_text(encoding="utf-8"))["presets"]
    even = next(preset for preset in presets if preset["id"] == "even")
    assert set(even["zones"]) == {"levis", "montmorency", "beauport", "st-charles"}


def test_every_rule_and_every_ruling_is_summed_up_in_both_languages() -> None:
    rulings = tomllib.loads(ROOM.joinpath("rulings.toml").read_text(encoding="utf-8"))["ruling"]
    numbers = [entry["number"] for entry in rules()]
    assert len(numbers) == len(set(numbers))
    assert [ruling["id"] for ruling in rulings] == [f"Q-{n}" for n in range(1, 39)]
    for entry in [*rules(), *rulings]:
        assert entry["fr"] and entry["en"]
    for ruling in rulings:
        assert ruling["rule"] in numbers


def test_every_option_belongs_to_a_ruling() -> None:
    rulings = tomllib.loads(ROOM.joinpath("rulings.toml").read_text(encoding="utf-8"))["ruling"]
    state = table()
    assert {ruling["option"] for ruling in rulings if "option" in ruling} == {
        option.id for option in state.game.options
    }
