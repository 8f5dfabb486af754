"""Reach, supply, prices and odds; and the check of a replaced map."""

from __future__ import annotations

import pytest

from arpents.engine.errors import UnknownQuery
from tests.rules import rule
from tests.small_wars_mohicans.table import battle, here, march
from tests.table import play


@rule("S13.5", "S13.7")
def test_reach_of_four_regulars_in_albany() -> None:
    state = march("british", supply=1, units={"foot-1": "albany", "foot-15": "albany"})
    told = state.query("british", "reach", {"units": "foot-1,foot-15"})
    assert told["price"] == 1 and told["capacity"] == 4
    assert told["places"]["ft-george"] == {"movement": 2, "stops": False}
    assert told["places"]["william-henry"] == {"reason": "reason-one-trail", "rule": "S13.7"}
    assert told["places"]["ft-carillon"] == {"reason": "reason-too-far", "rule": "S13.5"}
    assert told["places"]["mohawk"]["reason"] == "reason-village-closed"
    assert told["places"]["ft-frontenac"] == {"movement": 4, "stops": True}


@rule("S13.5")
def test_reach_without_supply_says_why() -> None:
    state = march("british", supply=0, units={"foot-1": "albany"})
    told = state.query("british", "reach", {"units": "foot-1"})
    assert {place["reason"] for place in told["places"].values()} == {"reason-no-supply"}
    with pytest.raises(UnknownQuery):
        state.query("british", "reach", {"units": "foot-99"})


@rule("S13.11")
def test_reach_says_when_an_enemy_stands_in_the_way() -> None:
    units = {"foot-1": "albany", "berry-1": "johnson-hall"}
    state = march("british", supply=1, units=units)
    told = state.query("british", "reach", {"units": "foot-1"})["places"]
    assert told["johnson-hall"]["stops"] is True
    assert told["ft-stanwix"] == {"reason": "reason-enemy-on-the-way", "rule": "S13.11"}


@rule("S13.5")
def test_reach_of_the_side_that_is_still_to_roll() -> None:
    state = march("french", supply=0, units={"foot-1": "albany", "berry-1": "montreal"})
    assert "movement" in state.query("british", "reach", {"units": "foot-1"})["places"]["new-york"]
    assert state.query("french", "reach", {"units": "berry-1"})["places"]["chambly"]["reason"] == "reason-no-supply"


@rule("S13.1", "S13.5")
def test_reach_and_play_agree() -> None:
    units = {"berry-1": "montreal", "langlade": "montreal", "foot-1": "ft-oswego"}
    for unit in ("berry-1", "langlade"):
        state = march("french", supply=3, units=units)
        told = state.query("french", "reach", {"units": unit})["places"]
        reached = walk(state, unit)
        assert {name for name, seen in told.items() if "movement" in seen} == reached


def walk(state, unit: str) -> set[str]:
    """Every place the rules of play let this unit come to."""
    state = state.copy()
    play(state, "french", f"take {unit}")
    found: set[str] = set()
    seen: set[tuple[str, int, int]] = set()
    edge = [state]
    while edge:
        now = edge.pop()
        top = now.stack[-1]
        if top.name() != "Stack":
            continue
        for action in now.actions("french"):
            words = now.words(action)
            if words.split()[0] not in ("road", "trail", "water"):
                continue
            then = now.copy()
            then.apply("french", action)
            name = words.split()[1]
            if name != "montreal":
                found.add(name)
            left = then.stack[-1]
            key = (name, getattr(left, "spent", -1), getattr(left, "trails", 0))
            if key not in seen:
                seen.add(key)
                edge.append(then)
    return found


@rule("S38.1", "S38.3")
def test_supply_line_to_duquesne() -> None:
    state = march("french", units={"berry-1": "ft-duquesne"})
    told = state.query("french", "supply", {"place": "ft-duquesne"})
    assert told["survives"] and told["line"][0] == "ft-duquesne" and told["line"][-1] in ("montreal", "quebec")
    told = state.query("british", "supply", {"place": "ft-george"})
    assert not told["survives"] and told["rule"] == "S38.1"


@rule("S13.5", "S13.1")
def test_prices_of_a_turn() -> None:
    state = march("french", supply=7, units={"berry-1": "montreal", "langlade": "quebec", "foix": "chambly"})
    assert state.query("french", "prices", {}) == {
        "supply": 7,
        "total": 2,
        "stacks": {"chambly": 1, "montreal": 1, "quebec": 0},
    }


@rule("S25.2")
def test_odds_of_a_battle() -> None:
    many = here("foot-1", "foot-15", "foot-17", "foot-22", **{"from": "philadelphia"}) | here("chambly-militia")
    state = battle("easton", "british", many, [1] * 12, owners={"easton": "french"}, attacks={"easton": "british"})
    fresh = march(
        "british", units=dict.fromkeys(many, "easton"), owners={"easton": "french"}, attacks={"easton": "british"}
    )
    told = fresh.query("british", "odds", {"place": "easton", "games": "200"})
    assert told["attacker"] == "british" and told["wins"] > 0.8 and told["low"] < told["wins"] <= told["high"]
    key = fresh.key()
    fresh.query("british", "odds", {"place": "easton", "games": "20"})
    assert fresh.key() == key and state.to_act
    with pytest.raises(UnknownQuery):
        fresh.query("british", "odds", {"place": "boston"})
    with pytest.raises(UnknownQuery):
        fresh.query("british", "odds", {"place": "easton", "games": "9" * 5000})
