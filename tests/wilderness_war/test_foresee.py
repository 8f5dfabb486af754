"""What a choice would bring, in described positions: cards, reach, supply, odds with columns and modifiers."""

import pytest

from arpents.games.wilderness_war.state import State
from tests.rules import rule
from tests.table import offered
from tests.wilderness_war.table import play, war


def chances(found: dict[str, object]) -> dict[str, float]:
    odds = found["odds"]
    assert isinstance(odds, dict)
    return {one["id"] + "".join(map(str, one["arguments"].values())): one["chance"] for one in odds["results"]}


def modifiers(found: dict[str, object]) -> list[tuple[str, str, int, str]]:
    odds = found["odds"]
    assert isinstance(odds, dict)
    return [
        (one["side"].removeprefix("seat-"), one["id"].removeprefix("foresee-"), one["by"], one["rule"])
        for one in odds.get("modifiers", [])
    ]


def places(found: dict[str, object]) -> dict[str, tuple[int, list[str]]]:
    reach = found["reach"]
    assert isinstance(reach, dict)
    return {one["place"].removeprefix("space-"): (one["cost"], one["ways"]) for one in reach["places"]}


def marching(**more: object) -> State:
    pieces = {"montcalm": "montreal", "bearn": "montreal", "44th": "crown-point", **more}
    return war(pieces, french=["campaign-1"])


def test_a_card_foresees_what_it_does() -> None:
    found = marching().foresee("french", "card campaign-1")
    texts = [{"id": "card-campaign-1.text", "rule": "", "arguments": {}}]
    assert found == {"card": {"card": "card-campaign-1", "texts": texts}}


@rule("5.34", "6.2", "6.3")
def test_a_commander_reaches_as_far_as_those_who_may_join_him() -> None:
    state = play(marching(), "french card campaign-1")
    within = places(state.foresee("french", "command montcalm"))
    assert within["winooski"] == (2, ["way-land", "way-boat"])
    assert within["crown-point"] == (4, ["way-boat"])
    alone = places(state.foresee("french", "activate montcalm"))
    assert "crown-point" not in alone  # 6.53 leaders keep away from enemies


@rule("5.34")
def test_a_commander_with_more_units_than_he_can_lead_still_reaches() -> None:
    """Dumas leads two of the three."""
    units = {"bearn": "montreal", "guyenne": "montreal", "la-sarre": "montreal"}
    state = play(war({"dumas": "montreal", **units}, french=["campaign-1"]), "french card campaign-1")
    assert "winooski" in places(state.foresee("french", "command dumas"))


@rule("7.51", "7.52", "7.54", "17.2")
def test_a_step_foresees_its_battle_or_its_supply() -> None:
    pieces = {"montcalm": "winooski", "bearn": "winooski", "langlade": "winooski", "44th": "crown-point"}
    state = war(pieces, {"crown-point": "british stockade"}, french=["campaign-1"])
    play(state, "french card campaign-1", "french command montcalm", "french take-all?", "french by-boat")
    found = state.foresee("french", "move crown-point")
    assert chances(found)["foresee-winsseat-french"] + chances(found)["foresee-winsseat-british"] == pytest.approx(1)
    odds = found["odds"]
    assert isinstance(odds, dict)
    columns = [(one["side"], one["arguments"]["strength"], one["arguments"]["column"]) for one in odds["columns"]]
    assert columns == [("seat-french", 4, "4–5"), ("seat-british", 3, "3")]
    assert modifiers(found) == [
        ("french", "tactics", 2, "7.51"),
        ("french", "stockade", -1, "7.54"),
        ("british", "scouts", -1, "7.52"),
    ]
    asked = state.query("french", "battle", {"attackers": "montcalm,bearn,langlade", "space": "crown-point"})
    assert chances(found)["foresee-winsseat-french"] == pytest.approx(asked["attacker_wins"] / asked["of"])
    back = state.foresee("french", "move ile-aux-noix")
    assert back["supply"]["supplied"]  # type: ignore[index]
    assert back["path"][0] == "space-ile-aux-noix"  # type: ignore[index]


@rule("8.231", "9.1")
def test_a_siege_foresees_its_levels_and_an_assault_its_end() -> None:
    pieces = {"montcalm": "oswego", "bearn": "oswego", "guyenne": "oswego", "44th": "oswego"}
    state = war(pieces, {"oswego": "british fort"}, french=["campaign-1"], sieges={"oswego": 1})
    play(state, "french card campaign-1", "french command montcalm", "french take-all?")
    found = state.foresee("french", "besiege")
    assert chances(found) == {"foresee-level2": 1.0}
    assert modifiers(found) == [("", "tactics", 2, "8.231")]
    storm = state.foresee("french", "assault")
    assert sum(chances(storm).values()) == pytest.approx(1)
    asked = state.query("french", "assault", {"space": "oswego"})
    assert chances(storm)["foresee-captured"] == pytest.approx(asked["captures"] / asked["of"])  # type: ignore[operator]


@rule("14.1")
def test_interception_succeeds_on_four_or_more_with_tactics() -> None:
    pieces = {"montcalm": "ile-aux-noix", "bearn": "ile-aux-noix", "wolfe": "crown-point", "44th": "crown-point"}
    state = war(pieces, french=["campaign-1"])
    play(state, "french card campaign-1", "french command montcalm", "french take-all?", "french by-boat")
    play(state, "french move winooski")
    assert "intercept 44th" in offered(state, "british")
    assert chances(state.foresee("british", "intercept 44th"))["foresee-succeeds"] == pytest.approx(1 / 2)
    led = state.foresee("british", "intercept-with wolfe")
    assert chances(led)["foresee-succeeds"] == pytest.approx(5 / 6)
    assert modifiers(led) == [("", "tactics", 2, "14.1")]


def test_what_the_enemy_is_asked_foresees_nothing() -> None:
    assert marching().foresee("british", "card campaign-1") == {}


@rule("3.12")
def test_the_view_tells_the_strength_that_counts() -> None:
    """By the option, reduced militia has none; no client need know that."""
    for value, strength in (("one", 1), ("zero", 0)):
        box = {"colonial-militia-1": "northern-colonial-militias reduced"}
        view = war(box, options={"reduced-militia": value}).view("british")
        militia = view["militia"]
        assert isinstance(militia, dict)
        seen = {"piece": "colonial-militia-1", "strength": strength, "reduced": True}
        assert militia["northern-colonial-militias"] == [seen]
