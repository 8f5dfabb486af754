"""Reach, boats and the odds of fire."""

from __future__ import annotations

import pytest

import arpents
from arpents.engine.errors import UnknownQuery
from tests.rules import rule

GAME = arpents.game("quebec-1759")
STATE = GAME.position({"preset": "even", "ships_upstream": 1})


@rule("6.1")
@rule("7.4")
def test_reach_tells_ways_and_why_not() -> None:
    zones = STATE.query("british", "reach", {"zone": "st-charles"})["zones"]
    assert zones["beauport"] == {"ways": ["road", "boat"]}
    assert zones["abraham"] == {"ways": ["crossing"]}
    assert zones["levis"] == {"ways": ["boat"]}
    assert zones["ste-foy"] == {"ways": [], "reason": "reason-no-link", "rule": "6.1"}
    french = STATE.query("french", "reach", {"zone": "st-charles"})["zones"]
    assert french["levis"] == {"ways": [], "reason": "reason-no-french-boats-in-bason", "rule": "7.4"}


@rule("7.4")
def test_one_ship_upstream_leaves_three_boats_to_each_side() -> None:
    assert STATE.query(None, "boats", {}) == {
        "bason": {"french": 0, "british": 3},
        "st-laurent": {"french": 3, "british": 1},
    }


@rule("14.2")
def test_odds_of_two_dice() -> None:
    told = STATE.query("french", "fire", {"dice": "2"})
    assert told["hits"] == pytest.approx([25 / 36, 10 / 36, 1 / 36])
    assert STATE.query("french", "fire", {"dice": "1", "double": "yes"})["hits"] == pytest.approx([2 / 3, 1 / 3])


@pytest.mark.parametrize(
    ("query", "arguments"),
    [
        ("weather", {}),
        ("reach", {}),
        ("reach", {"zone": "boston"}),
        ("reach", {"town": "levis"}),
        ("fire", {"dice": "many"}),
        ("fire", {"dice": "0"}),
        ("fire", {"dice": "9" * 5000}),
    ],
)
def test_bad_questions_are_refused(query: str, arguments: dict[str, str]) -> None:
    with pytest.raises(UnknownQuery):
        STATE.query("french", query, arguments)
