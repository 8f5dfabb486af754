"""2.3 What nobody may learn: secret orders, hidden blocks, and what being asked gives away."""

import json
import random
from typing import Any

import pytest

from arpents.engine.errors import NothingToUndo
from tests.quebec_1759.table import (
    BRITISH,
    FRENCH,
    GAME,
    asked,
    choices,
    counts,
    cv_of,
    deploy,
    fight,
    orders,
    pick,
    play,
    table,
    told,
    volley,
    write,
)
from tests.rules import rule

SEATS = (FRENCH, BRITISH)
ARMY = "la-sarre guyenne bearn languedoc"


def shown(state: Any, seat: str | None) -> str:
    """Everything a seat is given, as text."""
    if seat is None:
        return json.dumps([state.view(None), state.events_for(None)])
    at = GAME.seat(state, seat)
    return json.dumps(
        [at.view(), at.prompt().dump(), at.events, [at.words(action) for action in at.actions()], at.asked, at.can_undo]
    )


def planning() -> Any:
    return table({"levis": f"indiens {ARMY} la-marine:1 decoy-1"}, {"ile-d-orleans": "28th decoy-1 35th:2"})


# -- secret orders


@rule("4.1", "9.1")
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (FRENCH, ["from levis", "to etchemin", "count 3", "ready"]),
        (FRENCH, ["indians-from levis", "to ile-d-orleans", "ready"]),
        (FRENCH, ["freely", "from beauport", "to abraham", "count 20"]),
        (FRENCH, ["give fr-la-sarre", "receive fr-la-marine", "ready"]),
        (BRITISH, ["from ile-d-orleans", "to levis", "count 4", "ready"]),
        (BRITISH, ["ships-up 2", "ready"]),
        (BRITISH, ["give br-28th", "receive br-35th"]),
        (BRITISH, ["freely", "ready"]),
    ],
)
def test_4_1_nothing_is_shown_while_orders_are_written(seat: str, words: list[str]) -> None:
    """Case 129: after every word the other player and the spectators see what they saw before."""
    state = planning()
    other = BRITISH if seat == FRENCH else FRENCH
    before = (shown(state, other), shown(state, None))
    for word in words:
        play(state, seat, word)
        assert (shown(state, other), shown(state, None)) == before


@rule("4.1")
def test_4_1_undo_leaves_no_trace_either() -> None:
    """Case 129: a changed transfer or order before ready."""
    state = planning()
    before = (shown(state, BRITISH), shown(state, None))
    key = state.key()
    play(state, FRENCH, "give fr-la-sarre", "receive fr-la-marine", "from levis", "to etchemin", "count 2")
    while state.can_undo(FRENCH):
        state.undo(FRENCH)
    assert (shown(state, BRITISH), shown(state, None)) == before
    assert state.key() == key
    assert cv_of(state, "fr-la-marine") == 1
    with pytest.raises(NothingToUndo):
        state.undo(FRENCH)


@rule("4.1")
def test_4_1_readiness_can_be_taken_back_until_both_are_ready() -> None:
    state = planning()
    play(state, FRENCH, "from levis", "to etchemin", "count 2", "ready")
    assert state.to_act == (BRITISH,)
    state.undo(FRENCH)
    assert state.to_act == (FRENCH, BRITISH)
    assert asked(state, FRENCH) == "prompt-plan"
    assert len(state.view(FRENCH)["orders"][FRENCH]) == 1
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ready")
    assert not state.can_undo(FRENCH) and not state.can_undo(BRITISH)


@rule("4.1")
def test_4_1_one_side_goes_back_while_the_other_has_finished() -> None:
    state = planning()
    play(state, BRITISH, "ships-up 1")
    play(state, FRENCH, "from levis", "to etchemin", "count 2", "ready")
    finished = shown(state, FRENCH)
    play(state, BRITISH, "ships-up 1")
    state.undo(BRITISH)
    state.undo(BRITISH)
    assert shown(state, FRENCH) == finished
    assert state.to_act == (BRITISH,)
    assert state.view(BRITISH)["orders"][BRITISH] == []
    write(state, BRITISH, "2 NAVAL UP")
    play(state, BRITISH, "ready")
    assert [event["count"] for event in told(state, "ships-revealed")] == [2]
    assert [event["count"] for event in told(state, "line-revealed")] == [2]


@rule("4.1")
def test_4_1_the_finished_side_goes_back_while_the_other_writes() -> None:
    state = planning()
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ships-up 2")
    writing = shown(state, BRITISH)
    state.undo(FRENCH)
    assert shown(state, BRITISH) == writing
    assert state.to_act == (FRENCH, BRITISH)


@rule("9.2")
def test_9_2_picks_are_secret_and_then_only_counted() -> None:
    state = table({"levis": f"{ARMY} decoy-1"})
    orders(state, "2 LE-ET", "1 OR-BE")
    before = (shown(state, BRITISH), shown(state, None))
    play(state, FRENCH, "pick fr-bearn", "pick fr-guyenne", "ready")
    assert (shown(state, BRITISH), shown(state, None)) == before
    pick(state, BRITISH, "28th")
    assert [event["blocks"] for event in told(state, "who-moved", FRENCH)] == [["block-fr-guyenne", "block-fr-bearn"]]
    assert told(state, "who-moved", None) == []
    assert "fr-bearn" not in shown(state, BRITISH)
    assert state.view(BRITISH)["zones"]["etchemin"][FRENCH] == {"count": 2, "blocks": []}


@rule("9.2")
def test_9_2_a_pick_can_be_taken_back_while_the_other_side_picks() -> None:
    state = table({"levis": ARMY})
    orders(state, "2 LE-ET", "1 OR-BE")
    play(state, FRENCH, "pick fr-bearn", "pick fr-guyenne", "ready")
    state.undo(FRENCH)
    state.undo(FRENCH)
    play(state, FRENCH, "pick fr-la-sarre", "ready")
    pick(state, BRITISH, "28th")
    assert [block["block"] for block in state.view(FRENCH)["zones"]["etchemin"][FRENCH]["blocks"]] == [
        "fr-la-sarre",
        "fr-bearn",
    ]


# -- hidden blocks


@rule("2.3")
def test_2_3_a_view_names_no_hidden_enemy_block() -> None:
    """Ruling A-19: counts, and the log of what was shown."""
    state = GAME.start(seed=3)
    play(state, FRENCH, "preset levis", "ready")
    orders(state, british="4 OR-MO")
    pick(state, BRITISH, "28th 35th 43rd 47th")
    named = [f'"{block["block"]}"' for block in state.view(FRENCH)["zones"]["levis"][FRENCH]["blocks"]]
    assert all(name not in json.dumps(state.view(BRITISH)) for name in named)
    assert '"br-' not in json.dumps(state.view(FRENCH))


@rule("2.3")
def test_2_3_spectators_see_no_more_than_either_side() -> None:
    state = GAME.position({"preset": "even"})
    seen = json.dumps(state.view(None))
    assert '"fr-' not in seen and '"br-' not in seen
    assert state.view(None)["zones"]["levis"][FRENCH] == {"count": 7, "blocks": []}


@rule("2.3")
def test_2_3_totals_are_not_shown_while_the_match_runs() -> None:
    """Only their crossing of 20 and of 10 is."""
    state = planning()
    assert state.outcome is None
    assert not {"scores", "totals", "cv"} & set(state.view(BRITISH))


# -- what being asked gives away


@rule("2.3", "22.4")
def test_2_3_the_question_before_a_fight_is_put_wherever_the_indians_are() -> None:
    """Ruling A-32."""
    for french in ({"beauport": f"{ARMY} indiens"}, {"beauport": ARMY, "abraham": "indiens"}):
        state = table(french, {"beauport": "28th"}, phase="battles", moved=["br-28th"], origin={BRITISH: "montmorency"})
        assert asked(state, FRENCH) == "prompt-indians-leave"
        assert "remain" in choices(state, FRENCH)


@rule("2.3", "13.1b")
def test_2_3_a_reserve_of_indians_is_asked_like_any_other() -> None:
    """Ruling A-32."""
    for french in (f"{ARMY} indiens", f"{ARMY} la-marine"):
        state = fight("beauport", french, "28th 35th 43rd")
        if "indiens" in french:
            play(state, FRENCH, "remain")
        deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
        deploy(state, BRITISH, "28th", "35th", "43rd")
        assert asked(state, FRENCH) == "prompt-commit"


@rule("2.3", "22.2")
def test_2_3_raid_losses_are_asked_even_if_only_one_block_can_bear_them() -> None:
    """Ruling A-32: two blocks stand there, one is a decoy."""
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th decoy-1"}, occupied=["levis"], dice=[5, 1, 1, 1])
    orders(state, "IND ET-LE")
    play(state, FRENCH, "raid")
    assert choices(state, BRITISH) == ["lose br-28th"]


@rule("10.2")
def test_10_2_that_a_fight_has_no_decoys_cannot_be_learnt_and_taken_back() -> None:
    """The French answer for the Indians before they know whether the British brought decoys."""
    for british in ("28th 35th 43rd 47th", "28th 35th 43rd decoy-1"):
        state = fight("beauport", f"{ARMY} indiens", british)
        play(state, FRENCH, "remain")
        assert not state.can_undo(FRENCH)


@rule("2.3")
@pytest.mark.parametrize("seat", SEATS)
def test_2_3_a_shot_cannot_be_taken_back(seat: str) -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 7)
    volley(state, FRENCH, "la-sarre")
    assert not state.can_undo(seat)


# -- dealing again what a seat cannot know


def positions() -> list[Any]:
    """One state of every sort: planning, picking, the moment before a battle, deployment, a battle, a raid."""
    picking = planning()
    orders(picking, "3 LE-ET", "2 OR-BE")
    before = fight("beauport", f"{ARMY} indiens decoy-1", "28th 35th 43rd decoy-1")
    deploying = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(deploying, FRENCH, "remain", "left fr-la-sarre")
    deployed = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(deployed, FRENCH, "remain")
    deploy(deployed, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    fighting = deployed.copy()
    deploy(fighting, BRITISH, "28th", "35th", "43rd")
    raid = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th decoy-1 35th"}, occupied=["levis"], dice=[5, 1, 1, 1])
    orders(raid, "IND ET-LE")
    play(raid, FRENCH, "raid")
    return [GAME.start(), planning(), picking, before, deploying, deployed, fighting, raid]


@rule("2.3")
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("seat", SEATS)
def test_2_3_dealt_again_a_seat_sees_the_same(number: int, seat: str) -> None:
    state = positions()[number]
    before = state.key()
    for seed in range(25):
        other = state.resample(seat, random.Random(seed))
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        assert other.view(None) == state.view(None)
        assert other.prompt(seat).dump() == state.prompt(seat).dump()
        assert choices(other, seat) == choices(state, seat)
        assert GAME.faults(other) == []
    assert state.key() == before


@rule("2.3", "22.4")
def test_2_3_dealt_again_no_indians_stand_in_a_column() -> None:
    """All French are in this battle, so the Indians can only be the reserve."""
    state = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    for seed in range(50):
        other = state.resample(BRITISH, random.Random(seed))
        sides = other.view(FRENCH)["battle"]["sides"][FRENCH]
        assert [block["block"] for block in sides["reserve"]["blocks"]] == ["fr-indiens"]


@rule("2.3")
def test_2_3_dealt_again_the_same_blocks_are_in_play_with_the_same_total() -> None:
    state = planning()
    for seed in range(25):
        other = state.resample(BRITISH, random.Random(seed))
        assert other.view(None)["eliminated"] == state.view(None)["eliminated"]
        french = [block for zone in other.view(FRENCH)["zones"].values() for block in zone[FRENCH]["blocks"]]
        assert sum(block["cv"] for block in french) == 4 + 12 + 1
        assert all(1 <= block["cv"] <= block["full_cv"] for block in french if block["type"] != "decoy")
        assert cv_of(other, "br-35th") == 2


@rule("2.3", "4.1")
def test_2_3_dealt_again_the_enemys_secret_writing_is_gone_and_ones_own_stays() -> None:
    state = planning()
    write(state, FRENCH, "3 LE-ET")
    write(state, BRITISH, "2 NAVAL UP")
    other = state.resample(BRITISH, random.Random(1))
    assert other.view(FRENCH)["orders"][FRENCH] == []
    assert len(other.view(BRITISH)["orders"][BRITISH]) == 1
    assert told(other, "line-written") == []


@rule("14.2")
def test_14_2_the_dice_to_come_are_dealt_again_too() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[6, 6, 6])
    faces = set()
    for seed in range(30):
        other = state.resample(FRENCH, random.Random(seed))
        other.record_from_here()
        volley(other, FRENCH, "la-sarre")
        faces.add(str(told(other, "shot")[0]["dice"]))
    assert len(faces) > 5


@rule("10.1", "2.3")
def test_2_3_dealt_again_decoys_are_never_alone() -> None:
    state = GAME.position({"preset": "levis"})
    for seed in range(25):
        other = state.resample(BRITISH, random.Random(seed))
        for zone in other.view(FRENCH)["zones"].values():
            types = {block["type"] for block in zone[FRENCH]["blocks"]}
            assert types != {"decoy"}


# -- refusals


@rule("9.2")
@pytest.mark.parametrize("number", range(8))
def test_9_2_a_refusal_changes_nothing(number: int) -> None:
    """Every word of the game that is not on offer is refused with a reason, and leaves all as it was."""
    state = positions()[number]
    words = [
        "ready", "done", "pass", "stand", "hold", "cease", "remain", "freely", "preset even", "take fr-la-sarre",
        "put levis", "from levis", "to etchemin", "boat-to montmorency", "count 1", "ships-up 1", "ships-down 1",
        "indians-from levis", "give fr-la-sarre", "receive fr-la-sarre", "pick fr-la-sarre", "fight-at levis", "raid",
        "scout", "lose br-28th", "answer br-rangers", "withdraw levis", "left fr-bearn", "centre br-43rd",
        "right fr-la-sarre", "retreat st-charles", "retreat-by-boat levis", "fire fr-la-sarre", "embark br-28th",
        "remove fr-milice-quebec-1",
    ]  # fmt: skip
    before = state.key()
    for seat in SEATS:
        for word in words:
            if word not in choices(state, seat):
                explained = state.explain(seat, word)
                assert not explained.allowed and explained.reason
                assert state.key() == before


@rule("2.3")
def test_2_3_to_act_names_who_has_not_finished_and_nothing_else() -> None:
    """A seat learns whether it is asked itself, not whether the other still is."""
    state = planning()
    play(state, FRENCH, "ready")
    assert not hasattr(GAME.seat(state, BRITISH), "to_act")
    assert GAME.seat(state, BRITISH).asked and not GAME.seat(state, FRENCH).asked
    assert counts(state, "levis") == (7, 0)
