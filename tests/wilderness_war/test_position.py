"""Positions that break a rule are refused, with every fault."""

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.wilderness_war.room import GAME
from tests.rules import rule

GARRISON = ["bearn", "guyenne", "la-reine", "languedoc", "artois"]
BESIEGED_FORT: dict[str, object] = {
    "rest": "unused",
    "works": {"crown-point": {"work": "fort", "side": "french"}},
    "sieges": {"crown-point": 0},
}


def faults_of(spec: dict[str, object]) -> set[tuple[str, str, str]]:
    with pytest.raises(PositionFault) as caught:
        GAME.position({"scenario": "full-campaign", **spec})
    return {(fault.where, fault.reason, fault.rule) for fault in caught.value.faults}


@rule("8.11", "3.2", "5.2")
def test_five_units_in_a_fort_a_leader_without_side_and_a_card_in_two_hands_are_all_told() -> None:
    spec = {
        **BESIEGED_FORT,
        "pieces": {
            **dict.fromkeys(GARRISON, "crown-point"),
            "44th": "crown-point",
            "montcalm": {"space": "quebec", "side": None},
        },
        "hands": {"british": ["campaign-1"], "french": ["campaign-1"]},
    }
    assert faults_of(spec) == {
        ("sieges.crown-point", "fort-too-full", "8.11"),
        ("pieces.montcalm", "unknown-side", "1.0"),
        ("hands.french", "card-in-two-places", "5.2"),
    }


@rule("8.11")
def test_8_11_five_units_in_a_besieged_fort() -> None:
    spec = {**BESIEGED_FORT, "pieces": {**dict.fromkeys(GARRISON, "crown-point"), "44th": "crown-point"}}
    assert faults_of(spec) == {("sieges.crown-point", "fort-too-full", "8.11")}
    four = {**BESIEGED_FORT, "pieces": {**dict.fromkeys(GARRISON[:4], "crown-point"), "44th": "crown-point"}}
    assert GAME.position({"scenario": "full-campaign", **four})


@rule("3.2", "5.55")
@pytest.mark.parametrize(
    ("pieces", "fault"),
    [
        ({"montcalm": {"space": "quebec", "side": "spanish"}}, ("pieces.montcalm", "unknown-side", "1.0")),
        ({"montcalm": {"space": "quebec", "side": "british"}}, ("pieces.montcalm", "piece-of-the-other-side", "3.1")),
        ({"montcalm": "unused"}, ("pieces.montcalm", "leader-astray", "3.2")),
        ({"levis": "leader-pool"}, ("pieces.levis", "leader-astray", "3.2")),
        ({"wolfe": "northern-colonial-militias"}, ("pieces.wolfe", "leader-astray", "3.2")),
        ({"wolfe": "niagara"}, ("pieces.niagara", "leaders-among-enemies", "6.53")),
        (
            {"braddock": "albany", "loudoun": "albany", "amherst": "albany"},
            ("pieces.loudoun", "three-commanders-in-chief", "5.55"),
        ),
    ],
)
def test_3_2_a_leader_has_a_side_and_a_place(pieces: dict[str, object], fault: tuple[str, str, str]) -> None:
    assert fault in faults_of({"pieces": pieces})


@rule("5.2")
@pytest.mark.parametrize(
    "spec",
    [
        {"hands": {"british": ["campaign-1"], "french": ["campaign-1"]}},
        {"hands": {"british": ["campaign-1", "campaign-1"], "french": []}},
        {"hands": {"british": ["campaign-1"], "french": []}, "discarded": ["campaign-1"]},
        {"hands": {"british": ["campaign-1"], "french": []}, "deck": ["campaign-1"]},
    ],
)
def test_5_2_a_card_is_in_one_place(spec: dict[str, object]) -> None:
    assert {(reason, rule) for _, reason, rule in faults_of(spec)} == {("card-in-two-places", "5.2")}


@rule("5.41", "5.43", "6.431", "8.24")
@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ({"markers": {"albany": {"amphib": True}}}, ("markers.albany", "amphib-off-its-shores", "6.431")),
        (
            {"works": {"pays-d-en-haut": {"work": "stockade", "side": "french"}}},
            ("works.pays-d-en-haut", "nothing-is-built-there", "5.41"),
        ),
        (
            {"works": {"montreal": {"work": "fortress", "side": "british"}}, "rest": "unused"},
            ("works.montreal", "captured-fortress-left", "8.24"),
        ),
    ],
)
def test_what_lies_where_it_cannot(spec: dict[str, object], fault: tuple[str, str, str]) -> None:
    assert fault in faults_of(spec)


@rule("5.43")
def test_5_43_a_fort_is_not_begun_in_a_fort() -> None:
    state = GAME.start("full-campaign", {}, 1)
    space = next(number for number, work in enumerate(state.work) if work >> 1 == 2)
    state.set_digging(space, state.owner(space))
    assert [(fault.reason, fault.rule) for fault in GAME.faults(state)] == [("fort-begun-in-a-fort", "5.43")]


@rule("5.51", "4.1a")
def test_5_51_lasting_events_of_a_position_have_done_their_work() -> None:
    state = GAME.position({"scenario": "full-campaign", "lasting": ["william-pitt", "diplomatic-revolution"]})
    assert state.view("british")["hand_sizes"] == {"british": 9, "french": 9}
    assert {"amherst", "forbes", "wolfe"} <= set(state.view("british")["leader_pool"])  # type: ignore[call-overload]
    state = GAME.position({"scenario": "annus-mirabilis", "lasting": ["william-pitt", "quiberon-bay"]})
    assert state.view("british")["hand_sizes"] == {"british": 9, "french": 7}
    assert state.first_side == 0
    state = GAME.position({"scenario": "full-campaign"})
    assert state.view("british")["hand_sizes"] == {"british": 8, "french": 8}


@rule("5.43")
def test_5_43_a_fort_may_be_begun_beside_a_stockade() -> None:
    spec = {
        "works": {"st-jean": {"work": "stockade", "side": "french"}},
        "markers": {"st-jean": {"fort_begun": "french"}},
    }
    seen = GAME.position({"scenario": "full-campaign", **spec}).view("french")["spaces"]
    assert (
        isinstance(seen, dict) and seen["st-jean"]["work"] == "stockade" and seen["st-jean"]["fort_begun"] == "french"
    )
