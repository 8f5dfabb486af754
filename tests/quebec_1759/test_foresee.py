"""What a choice would bring: reach with its ways, and the odds of a fire by its true number of dice."""

from __future__ import annotations

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, deploy, fight, table
from tests.rules import rule
from tests.table import play


@rule("6.1", "7.4")
def test_an_origin_foresees_its_zones_with_their_ways_and_its_boats() -> None:
    state = table(french={"st-charles": "guyenne bearn"}, ships_upstream=1)
    play(state, BRITISH, "ready")
    found = state.foresee(FRENCH, "from st-charles")
    ways = {one["place"]: one.get("ways") for one in found["reach"]["places"]}
    assert ways["zone-beauport"] == ["way-road"]
    assert ways["zone-abraham"] == ["way-crossing"]
    assert "zone-levis" not in ways and "zone-st-charles" not in ways
    assert found["reach"]["title"]["rule"] == "6.1"
    assert found["notes"] == [
        {"id": "foresee-boats", "rule": "7.4", "arguments": {"count": 0, "zone": "zone-st-charles"}}
    ]


def firing(boat: bool) -> tuple[object, list[float], str]:
    state = fight("beauport", "guyenne:2 bearn languedoc", "15th 28th 35th", boat=boat, origin="ile-d-orleans")
    deploy(state, FRENCH, "guyenne", "bearn", "languedoc")
    deploy(state, BRITISH, "15th", "28th", "35th")
    odds = state.foresee(FRENCH, "fire fr-guyenne")["odds"]
    return odds["title"]["arguments"]["dice"], [one["chance"] for one in odds["results"]], odds["columns"][0]["rule"]


@rule("14.2")
def test_two_dice_of_single_fire() -> None:
    dice, chances, cited = firing(boat=False)
    assert (dice, cited) == (2, "14.2")
    assert chances == pytest.approx([25 / 36, 10 / 36, 1 / 36])


@rule("17.1")
def test_the_defender_of_a_landing_fires_double() -> None:
    dice, chances, cited = firing(boat=True)
    assert (dice, cited) == (2, "17.1")
    assert chances == pytest.approx([4 / 9, 4 / 9, 1 / 9])


def test_a_choice_that_is_not_on_offer_foresees_nothing() -> None:
    state = table(french={"st-charles": "guyenne bearn"})
    assert state.foresee(FRENCH, "fire fr-guyenne") == {}
