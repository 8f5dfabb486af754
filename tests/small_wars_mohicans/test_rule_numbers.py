"""Which rule is told: by events, by prompts and by refusals."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rules import rule
from tests.small_wars_mohicans.table import GAME, battle, here, march, position
from tests.table import asked, play, refused, told

RULES = Path(__file__).resolve().parents[2] / "src/arpents/games/small_wars_mohicans/rules.toml"
CARGOES = {"f-squadron": "S7.2", "f-troopship": "S7.1", "b-squadron-1": "S7.2", "b-troopship": "S7.1"}


def rules_told(state: Any, kind: str) -> list[str]:
    return [event["rule"] for event in told(state, kind)]


def rule_asked(state: Any) -> str:
    return asked(state).rule


@rule("S27.3", "S27.4")
def test_s27_4_walls_soak_by_their_own_rule():
    attackers = here("foot-1", "foot-15", **{"from": "ft-necessity", "by": "land"})
    walls = battle(
        "ft-duquesne", "british", attackers | here("berry-1", "berry-2"), [4, 3, 1, 1], forts=["ft-duquesne"]
    )
    play(walls, "fight-on")
    assert rules_told(walls, "marker-soaks") == ["S27.4"]
    assault = battle("ft-duquesne", "british", attackers | here("berry-1"), [4, 3, 1], forts=["ft-duquesne"])
    play(assault, "enter berry-1", "assault")
    assert rules_told(assault, "marker-soaks") == ["S27.4"]
    woods = battle("ft-venango", "british", attackers | here("berry-1"), [4, 4, 1])
    assert rules_told(woods, "marker-soaks") == ["S27.3"]


@rule("S22.8", "S22.9")
@pytest.mark.parametrize(("way", "told"), [("river", "S22.9"), ("sea", "S22.8")])
def test_s22_9_a_landing_at_new_york_by_river(way: str, told: str):
    units = here("berry-1", "berry-2", **{"from": "albany", "by": way}) | here("foot-1")
    state = battle("new-york", "french", units, [1] * 12)
    while not rules_told(state, "landing"):
        play(state, "fight-on")
    assert rules_told(state, "landing") == [told]


@rule("S22.8")
def test_s22_8_a_landing_from_the_lake():
    units = here("foot-1", **{"from": "ft-oswego", "by": "lake"}) | here("berry-1")
    assert rules_told(battle("ft-toronto", "british", units, [1] * 12), "landing") == ["S22.8"]


@rule("S7.1", "S7.2")
@pytest.mark.parametrize("ship", CARGOES)
def test_s7_2_squadron_and_convoy_ask_by_their_own_rule(ship: str):
    state = position("cargoes", turn=3, through=[ship], units={"montreal-militia": "montreal"}, dice=[1] * 9)
    if ship.startswith("f-"):
        assert asked(state) == "convoy-port" and rule_asked(state) == "S6.7"
        assert refused(state, "to boston").rule == "S6.7"
        play(state, "to louisbourg")
    assert asked(state) == "convoy-units" and rule_asked(state) == CARGOES[ship]
    assert refused(state, "pick boston-militia").rule == CARGOES[ship]


@rule("S7.3", "S7.4")
def test_s7_3_the_supply_convoy_asks_for_militia_then_for_colonials():
    state = position("cargoes", turn=3, through=["b-supplies"], units={"montreal-militia": "montreal"}, dice=[1] * 9)
    assert asked(state) == "convoy-units" and rule_asked(state) == "S7.3"
    assert refused(state, "pick montreal-militia").rule == "S7.3"
    play(state, "done")
    assert asked(state) == "convoy-units" and rule_asked(state) == "S7.4"
    assert refused(state, "pick boston-militia").rule == "S7.4"


@rule("S7.1", "S7.2")
@pytest.mark.parametrize("ship", ["f-squadron", "f-troopship"])
def test_s7_2_a_ship_without_a_port_tells_its_own_rule(ship: str):
    ports = dict.fromkeys(
        ["bangor", "ft-beausejour", "isle-st-jean", "louisbourg", "quebec", "st-jean", "tadoussac"], "british"
    )
    state = position("cargoes", turn=3, through=[ship], owners=ports, units={}, dice=[1] * 9)
    assert rules_told(state, "nothing-comes") == [CARGOES[ship]]


@rule("S6.5", "S6.6")
@pytest.mark.parametrize(("faces", "told"), [([3, 3], ["S6.6", "S6.6"]), ([4, 3], ["S6.5"])])
def test_s6_6_equal_ships_pass_by_the_rule_of_ties(faces: list[int], told: list[str]):
    ships = ["f-corsair", "f-squadron", "f-troopship", "f-gifts"]
    state = position("naval", turn=3, anchorages=ships, units={}, dice=[*faces, *[1] * 9])
    play(state, "match b-squadron-1 louisbourg")
    assert rules_told(state, "ship-passes") == told


@rule("S35.6", "S31.7")
def test_s35_6_a_tribe_goes_home_from_a_raid_by_the_rule_of_raids():
    french = here("berry-1", "huron-tribe", **{"from": "wilkesbarre"}) | {"easton-militia": "boston"}
    state = battle(
        "easton", "french", french | here("foot-1", damaged=True), [4, 4, 1], owners={"wilkesbarre": "french"}
    )
    assert rules_told(state, "tribe-goes-home") == ["S31.7"]
    state = battle("easton", "french", french | here("foot-1"), [1] * 3, owners={"wilkesbarre": "french"})
    play(state, "fight-on", "withdraw", "raid easton")
    assert rules_told(state, "tribe-goes-home") == ["S35.6"]


@rule("S41.1", "S41.2", "S41.3")
@pytest.mark.parametrize(
    ("phase", "turn", "owners", "told"),
    [
        ("turn", 3, {"albany": "french", "boston": "french"}, "S41.1"),
        ("turn", 3, {"quebec": "british", "louisbourg": "british", "ft-frontenac": "british"}, "S41.3"),
        ("turn-ends", 12, {}, "S41.2"),
        ("turn-ends", 12, {"albany": "french", "boston": "french"}, "S41.1"),
    ],
)
def test_s41_the_end_is_told_by_the_rule_that_brought_it(phase: str, turn: int, owners: dict[str, str], told: str):
    state = position(phase, turn=turn, owners=owners, units={}, dice=[])
    assert rules_told(state, "match-ends") == [told] and state.outcome is not None


TWO_COUREURS = {"langlade": "montreal", "marin": "montreal"}
TWO_BATTALIONS = {"berry-1": "montreal", "berry-2": "montreal"}
ONE_FOOT = {"foot-1": "ft-duquesne"}
OURS = {"ft-duquesne": "british"}


@rule("S13.1", "S13.5", "S17.2", "S18.2", "S19.1", "S35.4")
@pytest.mark.parametrize(
    ("side", "spec", "moves", "words", "cited"),
    [
        ("french", {"units": TWO_COUREURS}, ["road chambly", "road montreal"] * 3, "road chambly", "S13.1"),
        ("french", {"units": TWO_BATTALIONS}, ["road chambly", "road montreal"] * 2, "road chambly", "S13.5"),
        ("british", {"supply": 0, "units": ONE_FOOT, "owners": OURS}, [], "road ft-necessity", "S13.5"),
        ("british", {"supply": 0, "units": ONE_FOOT, "owners": OURS}, [], "burn", "S19.1"),
        ("british", {"supply": 0, "units": {"foot-1": "portland", "colonial-50": "portland"}}, [], "build", "S18.1"),
        ("french", {"supply": 1, "units": {"berry-1": "quebec"}}, [], "cross", "S21.1"),
    ],
)
def test_a_stack_is_refused_by_the_rule_of_what_it_would_do(
    side: str, spec: dict[str, Any], moves: list[str], words: str, cited: str
):
    state = march(side, **spec)
    play(state, *[f"take {unit}" for unit in spec["units"]], *moves)
    assert refused(state, words).rule == cited


@rule("S4.12", "S49.1")
def test_a_port_is_refused_by_the_rule_that_asks_for_one():
    state = GAME.position({"phase": "setup", "options": {"reinforcements": "historical"}, "seed": 1})
    play(state, "to montreal", "to huron", "to shawnee", "to abenaki", "pick foot-40", "pick foot-45")
    assert asked(state) == "first-port" and refused(state, "to louisbourg").rule == "S4.12"
    listed = {"phase": "french-spring", "turn": 2, "options": {"reinforcements": "historical"}, "dice": [1] * 9}
    state = GAME.position(listed)
    assert asked(state) == "historical" and refused(state, "to boston").rule == "S49.1"


@rule("S35.3")
def test_a_raid_where_the_enemy_stands_is_refused_by_the_rule_of_raids():
    units = {"langlade": "carlisle", "foot-1": "carlisle"}
    state = march("french", units=units)
    play(state, "take langlade")
    assert refused(state, "raid carlisle").rule == "S35.3"


@rule("S47.5", "S32.6")
@pytest.mark.parametrize(
    ("number", "lang", "wanted", "unwanted"),
    [
        ("S47.5", "fr", "efficacité", "un de plus ensuite"),
        ("S47.5", "en", "efficiency", "has one more"),
        ("S32.6", "fr", "réserve", "quittent le jeu"),
        ("S32.6", "en", "reserve", "leave play"),
    ],
)
def test_what_the_rules_say_is_what_is_done(number: str, lang: str, wanted: str, unwanted: str):
    rules = tomllib.loads(RULES.read_text(encoding="utf-8"))["rule"]
    said = next(entry[lang] for entry in rules if entry["number"] == number)
    assert wanted in said and unwanted not in said
