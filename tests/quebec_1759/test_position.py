"""What a position may say, and every way in which it can be wrong."""

import json
from typing import Any

import pytest

from arpents import PositionFault
from tests.quebec_1759.table import BRITISH, FRENCH, GAME, counts, cv_of, orders, ships, table, zone_of
from tests.rules import rule
from tests.table import asked


def faults(**spec: Any) -> list[tuple[str, str, str]]:
    """Where, why and by which rule a position is wrong."""
    with pytest.raises(PositionFault) as wrong:
        GAME.position(spec)
    return [(fault.where, fault.reason, fault.rule) for fault in wrong.value.faults]


def test_without_a_word_it_is_the_setup() -> None:
    state = GAME.position({})
    assert asked(state, FRENCH) == "setup"
    assert GAME.faults(state) == []


def test_a_preset_is_ready_for_the_first_move() -> None:
    state = GAME.position({"preset": "even", "move": 3})
    assert asked(state, FRENCH) == "plan"
    assert state.view(None)["move"] == 3


def test_blocks_override_the_preset() -> None:
    state = GAME.position(
        {"preset": "even", "blocks": {"fr-la-sarre": {"zone": "cap-rouge", "cv": 1}, "br-28th": "out"}}
    )
    assert (zone_of(state, "fr-la-sarre"), cv_of(state, "fr-la-sarre")) == ("cap-rouge", 1)
    assert zone_of(state, "br-28th") == "out"


def test_ships_and_options() -> None:
    state = GAME.position({"preset": "even", "ships_upstream": 3, "options": {"tides": True}, "dice": [4]})
    assert ships(state) == (1, 3)
    assert [event["kind"] for event in state.events] == ["event-move-begins", "event-tide-runs"]


@rule("2.1")
@pytest.mark.parametrize(
    ("blocks", "found"),
    [
        ({"fr-la-fayette": "levis"}, ("blocks.fr-la-fayette", "unknown-block", "2.1")),
        ({"fr-la-sarre": "quebec"}, ("blocks.fr-la-sarre", "unknown-zone", "1.1")),
        ({"fr-la-sarre": "bason"}, ("blocks.fr-la-sarre", "unknown-zone", "1.1")),
        ({"fr-la-sarre": {"cv": 2}}, ("blocks.fr-la-sarre", "unknown-zone", "1.1")),
        ({"fr-la-sarre": {"zone": "levis", "cv": 4}}, ("blocks.fr-la-sarre", "cv-out-of-range", "2.2")),
        ({"fr-la-sarre": {"zone": "levis", "cv": 0}}, ("blocks.fr-la-sarre", "cv-out-of-range", "2.2")),
        ({"fr-decoy-1": {"zone": "levis", "cv": 1}}, ("blocks.fr-decoy-1", "cv-out-of-range", "2.2")),
        ({"br-naval-1": "levis"}, ("blocks.br-naval-1", "ships-are-counted", "8.2")),
    ],
)
def test_a_block_that_cannot_be_so(blocks: dict[str, object], found: tuple[str, str, str]) -> None:
    assert found in faults(preset="even", blocks=blocks)


@pytest.mark.parametrize(
    ("spec", "found"),
    [
        ({"preset": "odd"}, ("preset", "unknown-preset", "3.4")),
        ({"phase": "supper"}, ("phase", "unknown-phase", "4.1")),
        ({"move": 17}, ("move", "number-out-of-range", "4.1")),
        ({"move": True}, ("move", "number-out-of-range", "4.1")),
        ({"ships_upstream": 5}, ("ships_upstream", "number-out-of-range", "2.1")),
        ({"occupied": ["quebec"]}, ("occupied", "unknown-zone", "1.1")),
        ({"occupied": "levis"}, ("occupied", "not-a-list", "")),
        ({"cap_rouge_held": 1}, ("cap_rouge_held", "not-true-or-false", "")),
        ({"rest": "home"}, ("rest", "unknown-rest", "")),
        ({"blocks": []}, ("blocks", "not-an-object", "")),
        ({"dice": [7]}, ("dice", "not-a-die-face", "")),
        ({"moved": ["fr-la-sarre"]}, ("moved", "only-after-moves", "4.1")),
        ({"weather": "rain"}, ("weather", "unknown-position-field", "")),
        ({"game": "chess"}, ("game", "position-of-another-game", "")),
        ({"options": {"snow": "on"}}, ("options", "unknown-option", "")),
        ({"phase": "battles", "origin": {"russian": "levis"}}, ("origin", "unknown-seat", "")),
        ({"phase": "battles", "origin": {"french": "paris"}}, ("origin", "unknown-zone", "1.1")),
        ({"phase": "battles", "by_boat": ["br-29th"]}, ("by_boat", "unknown-block", "2.1")),
    ],
)
def test_a_field_that_cannot_be_so(spec: dict[str, object], found: tuple[str, str, str]) -> None:
    assert found in faults(**{"preset": "even", **spec})


def test_all_faults_are_told_at_once() -> None:
    assert len(faults(preset="odd", move=0, ships_upstream=9, blocks={"fr-x": "levis"})) >= 4


@rule("3.2")
def test_3_2_no_block_is_left_in_the_box() -> None:
    assert ("blocks.fr-la-sarre", "block-not-placed", "3.2") in faults(phase="planning")


@rule("3.4")
def test_3_4_no_frenchman_starts_on_the_island() -> None:
    found = faults(phase="setup", blocks={"fr-la-sarre": "ile-d-orleans"})
    assert ("blocks.fr-la-sarre", "french-on-orleans", "3.4") in found


@rule("10.1")
def test_10_1_no_position_leaves_decoys_alone() -> None:
    assert faults(preset="even", blocks={"fr-decoy-1": "cap-rouge"}) == [("cap-rouge", "decoys-alone", "10.1")]


@rule("4.2")
def test_4_2_no_move_begins_with_a_battle_unfought() -> None:
    assert faults(preset="even", blocks={"br-28th": "levis"}) == [("levis", "battle-not-fought", "4.2")]


@rule("11.1")
def test_11_1_somebody_must_have_come() -> None:
    found = faults(preset="even", phase="battles", blocks={"br-28th": "levis"})
    assert ("levis", "nobody-attacks", "11.1") in found


@rule("5.2")
def test_5_2_no_position_begins_with_the_british_broken() -> None:
    blocks = {"fr-la-sarre": "levis", "br-28th": "ile-d-orleans"}
    assert ("british", "british-already-broken", "5.2") in faults(rest="out", blocks=blocks)


@rule("22.5")
def test_22_5_no_position_keeps_indians_who_should_be_gone() -> None:
    found = faults(preset="even", blocks={"fr-indiens": {"zone": "levis", "cv": 1}})
    assert ("blocks.fr-indiens", "indians-already-gone", "22.5") in found
    with pytest.raises(PositionFault) as wrong:
        table({"levis": "indiens la-sarre"})
    assert [fault.reason for fault in wrong.value.faults] == ["french-too-weak-for-indians"]


@rule("11.1a")
def test_11_1a_who_stayed_defends_in_a_position_of_battles() -> None:
    state = table(
        {"levis": "la-sarre"}, {"levis": "28th"}, phase="battles", moved=["fr-la-sarre"], origin={FRENCH: "etchemin"}
    )
    assert state.to_act == (BRITISH,)


def test_a_snapshot_is_the_match_itself() -> None:
    state = table({"levis": "la-sarre guyenne"}, dice=[1, 2, 3])
    orders(state, british="2 OR-LE")
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again.key() == state.key()
    assert again.events == state.events
    assert counts(again, "levis") == counts(state, "levis")
