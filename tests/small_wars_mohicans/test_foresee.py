"""What a choice would bring: reach and price of a stack, supply of a place, the odds of a battle."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.small_wars_mohicans.table import battle, here, march, position
from tests.table import offered, offers, play


def costs(found: dict) -> dict[str, int]:  # type: ignore[type-arg]
    return {one["place"].removeprefix("place-"): one["cost"] for one in found["reach"]["places"]}


@rule("S13.5", "S13.7")
def test_a_unit_foresees_its_reach_and_its_price() -> None:
    state = march("british", supply=3, units={"foot-1": "albany", "foot-15": "albany"})
    found = state.foresee("british", "take foot-1")
    within = costs(found)
    assert within["ft-george"] == 2 and within["ft-frontenac"] == 4
    assert "william-henry" not in within and "mohawk" not in within
    assert found["reach"]["title"]["rule"] == "S13.5"
    assert found["notes"] == [{"id": "foresee-price", "rule": "S13.5", "arguments": {"price": 1, "supply": 3}}]


@rule("S13.1", "S13.5")
def test_a_unit_that_joins_foresees_the_reach_of_the_whole_stack() -> None:
    """A coureur alone goes six lines; with a regular, four movement."""
    units = {"berry-1": "montreal", "langlade": "montreal"}
    alone = costs(march("french", supply=3, units=units).foresee("french", "take langlade"))
    state = play(march("french", supply=3, units=units), "take berry-1")
    assert offers(state, "take langlade")
    together = costs(state.foresee("french", "take langlade"))
    assert max(alone.values()) == 6
    assert max(together.values()) == 4


@rule("S38.1", "S38.3")
def test_a_step_foresees_whether_regulars_would_be_fed_there() -> None:
    state = play(march("french", units={"berry-1": "montreal"}), "take berry-1")
    words = next(words for words in offered(state) if words.startswith(("road ", "water ")))
    found = state.foresee("french", words)
    asked = state.query("french", "supply", {"place": words.split()[1]})
    assert found["supply"]["supplied"] == asked["survives"]
    assert found["supply"]["rule"] == asked["rule"]
    assert found.get("path", []) == [f"place-{place}" for place in asked["line"]]


@rule("S25.2")
def test_a_battle_foresees_its_odds() -> None:
    came = {"place": "hartford", "from": "boston"}
    units = {"berry-1": came, "berry-2": came, "foix": came, "artois-2": came, "foot-1": "hartford"}
    others = {"bourgogne-2": {"place": "easton", "from": "trenton"}, "foot-15": "easton"}
    attacks = {"hartford": "french", "easton": "french"}
    state = position("combat", turn=2, attacks=attacks, units=units | others, dice=[1] * 40)
    odds = state.foresee("french", "fight hartford")["odds"]
    won, lost = (one["chance"] for one in odds["results"])
    asked = state.query("french", "odds", {"place": "hartford"})
    assert won == pytest.approx(asked["wins"]) and won > 0.5 and won + lost == pytest.approx(1)
    assert state.game.foresee_work(state.action("fight hartford")) > 1


@rule("S25.2")
def test_a_battle_under_way_foresees_how_it_would_end() -> None:
    """Four regulars against one: whoever is asked to fight on is told so, and nothing is rolled by asking."""
    many = here("foot-1", "foot-15", "foot-17", "foot-22", **{"from": "philadelphia"}) | here("chambly-militia")
    state = battle("easton", "british", many, [1] * 12, owners={"easton": "french"})
    assert offers(state, "fight-on")
    key = state.key()
    odds = state.foresee(state.to_act[0], "fight-on")["odds"]
    chances = {one["arguments"]["seat"]: one["chance"] for one in odds["results"]}
    assert chances["seat-british"] > 0.8 and sum(chances.values()) == pytest.approx(1)
    assert state.key() == key
    assert state.game.foresee_work(state.action("fight-on")) > 1
