"""14, 17.1. Fire: dice, hits, losses, and double fire against an attack by boat."""

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, cv_of, deploy, fight, orders, pick, table, volley
from tests.rules import rule
from tests.table import dice_left, offered, play, refused, told


@rule("14.1")
def test_14_1_fire_hits_the_facing_column_only() -> None:
    state = fight("beauport", "la-sarre guyenne bearn", "28th 35th 43rd 47th", dice=[6, 1, 1])
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th 47th", "35th", "43rd")
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["lose br-28th", "lose br-47th"]
    assert refused(state, BRITISH, "lose br-35th") == ("not-under-fire", "14.2")


@rule("14.1")
def test_14_1_reserves_neither_fire_nor_take_hits() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd 47th", dice=[6, 6, 1])
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "hold")
    assert refused(state, FRENCH, "fire fr-languedoc") == ("not-in-column", "14.1")
    volley(state, FRENCH, "la-sarre")
    assert cv_of(state, "br-28th") == 2
    assert cv_of(state, "br-47th") == 4


@rule("14.2")
@pytest.mark.parametrize("victims", [("la-sarre", "la-sarre"), ("la-sarre", "guyenne")])
def test_14_2_four_dice_two_sixes(victims: tuple[str, str]) -> None:
    """The example of the rulebook: one block loses 2, or two blocks lose 1 each."""
    state = fight("levis", "la-sarre guyenne", "28th", attacker=FRENCH, origin="etchemin", dice=[6, 2, 6, 3])
    play(state, BRITISH, "fire br-28th")
    assert told(state, "shot") == [{"block": "block-br-28th", "dice": [6, 2, 6, 3], "hits": 2, "rule": "14.2"}]
    play(state, FRENCH, *[f"lose fr-{victim}" for victim in victims])
    assert [cv_of(state, "fr-la-sarre"), cv_of(state, "fr-guyenne")] == [
        3 - victims.count("la-sarre"),
        3 - victims.count("guyenne"),
    ]


@rule("14.2")
def test_14_2_only_sixes_hit() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[5, 5, 5])
    volley(state, FRENCH, "la-sarre")
    assert told(state, "shot")[0]["hits"] == 0
    assert state.to_act == (BRITISH,)


@rule("14.2")
def test_14_2_the_player_under_fire_chooses_who_loses() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th 35th", dice=[6, 1, 1])
    volley(state, FRENCH, "la-sarre")
    assert state.to_act == (BRITISH,)
    assert state.prompt(BRITISH).dump() == {"id": "prompt-lose", "rule": "14.2", "arguments": {"count": 1}}
    play(state, BRITISH, "lose br-35th")
    assert (cv_of(state, "br-28th"), cv_of(state, "br-35th")) == (4, 3)


@rule("14.2")
def test_14_2_losses_count_at_once() -> None:
    """A block reduced before it fires has fewer dice."""
    state = fight("beauport", "la-sarre", "28th", dice=[6, 6, 1, 1, 1])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert told(state, "shot")[1]["dice"] == [1, 1]
    assert dice_left(state) == 0


@rule("14.2", "16.1")
def test_14_2_more_hits_than_steps_are_lost() -> None:
    state = fight("beauport", "la-sarre", "28th:1 35th", dice=[6, 6, 6])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "lose br-28th")
    assert cv_of(state, "br-35th") == 2
    alone = fight("beauport", "la-sarre", "28th:1", dice=[6, 6, 6])
    volley(alone, FRENCH, "la-sarre")
    assert "br-28th" in alone.view(None)["eliminated"]


# -- 17.1 against an attack by boat


@rule("17.1")
def test_17_1_defenders_fire_double_in_their_first_turn_only() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn", "28th 35th 43rd", origin="ile-d-orleans", boat=True,
        dice=[5, 6, 1] + [1] * 6 + [1] * 12 + [5, 5, 5],
    )  # fmt: skip
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    volley(state, FRENCH, "la-sarre guyenne bearn")
    assert told(state, "double-shot")[0] == {
        "block": "block-fr-la-sarre",
        "dice": [5, 6, 1],
        "hits": 2,
        "rule": "17.1",
    }
    play(state, BRITISH, "stand")
    volley(state, BRITISH, "28th 35th 43rd")
    play(state, FRENCH, "stand", "fire fr-guyenne")
    assert len(told(state, "double-shot")) == 3
    assert told(state, "shot")[-1] == {"block": "block-fr-guyenne", "dice": [1, 1, 5], "hits": 0, "rule": "14.2"}


@rule("17.1")
def test_17_1_attackers_never_fire_double() -> None:
    state = fight("beauport", "la-sarre", "28th", origin="ile-d-orleans", boat=True, dice=[1, 1, 1, 5, 5, 5, 5])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert told(state, "shot")[0]["hits"] == 0


@rule("17.1", "13.1b")
def test_17_1_a_reserve_committed_in_the_first_turn_fires_double_too() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn languedoc", "28th 35th 43rd", origin="ile-d-orleans", boat=True,
        dice=[5, 1, 1],
    )  # fmt: skip
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "left fr-languedoc", "fire fr-languedoc")
    assert told(state, "double-shot")[0]["hits"] == 1


@rule("17.1")
def test_17_1_a_defender_who_came_by_boat_himself_fires_single() -> None:
    state = fight(
        "sillery", "la-sarre guyenne", "28th", origin="etchemin",
        moved=["fr-guyenne", "br-28th"], by_boat=["fr-guyenne", "br-28th"], dice=[5, 1, 1, 5, 1, 1],
    )  # fmt: skip
    volley(state, FRENCH, "la-sarre guyenne")
    assert [event["block"] for event in told(state, "double-shot")] == ["block-fr-la-sarre"]
    assert [event["block"] for event in told(state, "shot")] == ["block-fr-guyenne"]


@rule("17.1", "18.0")
def test_17_1_double_fire_in_a_skirmish() -> None:
    state = fight("levis", "la-sarre", "28th", origin="ile-d-orleans", boat=True, dice=[5, 5, 5])
    volley(state, FRENCH, "la-sarre")
    assert told(state, "double-shot")[0]["hits"] == 3


@rule("17.1", "7.5")
def test_17_1_one_block_by_boat_makes_the_whole_attack_amphibious() -> None:
    """Ruling Q-28."""
    state = table({"beauport": "la-sarre"}, {"montmorency": "28th 35th"}, occupied=["montmorency"], dice=[5, 1, 1])
    orders(state, british="1 MO-BE, 1 MO-BE/A")
    pick(state, BRITISH, "28th 35th")
    volley(state, FRENCH, "la-sarre")
    assert told(state, "double-shot")[0]["hits"] == 1


@rule("17.1")
def test_17_1_no_double_fire_against_the_road() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[5, 5, 5])
    volley(state, FRENCH, "la-sarre")
    assert told(state, "double-shot") == []


@rule("17.1", "19.0")
@pytest.mark.parametrize(
    ("zone", "origin", "attacker"), [("abraham", "st-charles", BRITISH), ("st-charles", "abraham", FRENCH)]
)
def test_19_0_an_attack_over_the_st_charles_meets_double_fire(zone: str, origin: str, attacker: str) -> None:
    """Either way."""
    french, british = (zone, origin) if attacker == BRITISH else (origin, zone)
    state = table({french: "la-sarre"}, {british: "28th"}, occupied=[british], dice=[5, 1, 1, 1])
    order = "1 SC-AB" if attacker == BRITISH else "1 AB-SC"
    orders(state, **{attacker: order})
    defender = FRENCH if attacker == BRITISH else BRITISH
    volley(state, defender, "la-sarre" if defender == FRENCH else "28th")
    assert told(state, "double-shot")[0]["hits"] == 1
    assert told(state, "blocks-moved")[0]["rule"] == "19.0"


@rule("19.0")
def test_19_0_any_number_may_cross() -> None:
    militia = " ".join(f"milice-quebec-{n}" for n in range(1, 7))
    state = table({"st-charles": f"la-sarre guyenne {militia}"}, ships_upstream=4)
    orders(state, "8 SC-AB")
    assert state.view(None)["zones"]["abraham"][FRENCH]["count"] == 8


@rule("19.0", "17.1")
def test_19_0_a_defender_who_crossed_in_this_move_fires_single() -> None:
    """The French join Abraham over the river, the British come by boat."""
    state = table(
        {"abraham": "la-sarre", "st-charles": "guyenne"}, {"etchemin": "28th"}, ships_upstream=1, occupied=["etchemin"],
        dice=[5, 1, 1, 5, 1, 1],
    )  # fmt: skip
    orders(state, "1 SC-AB", "1 ET-AB")
    volley(state, FRENCH, "la-sarre guyenne")
    assert [event["block"] for event in told(state, "double-shot")] == ["block-fr-la-sarre"]
    assert [event["block"] for event in told(state, "shot")] == ["block-fr-guyenne"]
