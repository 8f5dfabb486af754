"""Positions that break a rule are refused, with every fault."""

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.wilderness_war.facts.deck import CARD_NAMES
from arpents.games.wilderness_war.facts.pieces import LEADERS, PIECE_NAMES
from arpents.games.wilderness_war.room import GAME
from tests.rules import rule
from tests.table import told
from tests.wilderness_war.table import at, here, play, points, refused, steps, war, when

LEADER_NAMES = {PIECE_NAMES[leader] for side in LEADERS for leader in side}
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


@rule("5.55")
def test_5_55_from_1759_on_pitts_leaders_lie_in_the_pool_of_a_position() -> None:
    for year, come in ((1758, False), (1759, True), (1761, True)):
        pool = set(GAME.position({"scenario": "full-campaign", "year": year}).view(None)["leader_pool"])  # type: ignore[call-overload]
        assert ({"amherst", "forbes", "wolfe"} <= pool) == come
    named = {"year": 1760, "pieces": {"wolfe": "waiting", "amherst": "albany"}}
    pool = set(GAME.position({"scenario": "full-campaign", **named}).view(None)["leader_pool"])  # type: ignore[call-overload]
    assert pool & {"amherst", "forbes", "wolfe"} == {"forbes"}


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


@rule("5.52", "5.55")
def test_5_52_leaders_a_position_clears_away_wait_for_nobody() -> None:
    state = war(french=["french-regulars-1"])
    assert [at(state, leader) for leader in ("dumas", "drucour", "braddock")] == ["gone"] * 3
    play(state, "french card french-regulars-1", "french event", "french place-all quebec")
    assert {piece for piece in here(state, "quebec") if piece in LEADER_NAMES} == {"montcalm", "levis", "bougainville"}


@rule("5.51", "5.55")
def test_5_51_pitt_brings_three_leaders_to_the_pool_of_a_cleared_map() -> None:
    state = war(british=["william-pitt"], to_play="british")
    before = set(state.view(None)["leader_pool"])  # type: ignore[call-overload]
    play(state, "british card william-pitt", "british event")
    assert set(state.view(None)["leader_pool"]) - before == {"amherst", "forbes", "wolfe"}  # type: ignore[call-overload]


@rule("5.51")
def test_5_51_a_position_says_who_has_played_regulars_this_season() -> None:
    cards: dict[str, object] = {"french": ["french-regulars-1"], "british": ["british-regulars-1"]}
    for side, card in (("french", "french-regulars-1"), ("british", "british-regulars-1")):
        state = war(to_play=side, regulars_played=[side], **cards)  # type: ignore[arg-type]
        assert state.view(None)["regulars_played"] == [side]
        play(state, f"{side} card {card}")
        assert refused(state, side, "event") == ("already-regulars", "5.52")


@rule("5.52")
def test_5_52_once_montcalm_has_come_regulars_bring_no_leader() -> None:
    state = war(french=["french-regulars-1"], montcalm_came=True)
    assert state.view(None)["montcalm_came"] is True
    play(state, "french card french-regulars-1", "french event", "french place-all quebec")
    assert not here(state, "quebec") & LEADER_NAMES
    state = war({"dumas": "quebec"}, french=["french-regulars-1"], scenario="annus-mirabilis", montcalm_came=False)
    assert state.view(None)["montcalm_came"] is False


@rule("5.25")
def test_5_25_a_position_says_that_surrender_was_seen_this_season() -> None:
    for seen in (True, False):
        spec = {"scenario": "full-campaign", "surrender_seen": seen, "phase": "year-end", "discarded": ["surrender"]}
        state = GAME.position({**spec, "seed": 1})
        assert bool(told(state, "reshuffled")) == seen
        assert ("surrender" in state.view(None)["discarded"]) == (not seen)  # type: ignore[operator]


@rule("4.3b", "4.4b", "4.5b", "4.6b")
def test_4_0_a_position_may_begin_at_the_end_of_the_year() -> None:
    state = war(
        {"ottawa": "crown-point", "44th": "ticonderoga"},
        markers={"carlisle": {"raided_by_french": 3}},
        phase="year-end",
        year=1757,
    )
    kinds = [event["kind"] for event in state.events]
    assert when(state) == (1758, "early") and kinds[0] == "event-moved"
    assert at(state, "ottawa") == "pays-d-en-haut" and steps(state, "44th") == 1 and points(state) == 2
    assert state.view(None)["must_play_all"] == ["british", "french"]  # the card each had left was held


@rule("4.0")
@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ({"phase": "spring"}, ("phase", "unknown-value", "")),
        ({"phase": "year-end", "season": "early"}, ("season", "year-ends-late", "4.0")),
        (
            {"phase": "year-end", "hands": {"french": ["campaign-1", "campaign-2"]}},
            ("hands.french", "cards-left-at-year-end", "4.2a"),
        ),
        ({"surrender_seen": "yes"}, ("surrender_seen", "not-true-or-false", "")),
        ({"montcalm_came": 1}, ("montcalm_came", "not-true-or-false", "")),
        ({"regulars_played": ["spanish"]}, ("regulars_played", "unknown-side", "1.0")),
    ],
)
def test_4_0_what_a_position_cannot_say_of_its_season(spec: dict[str, object], fault: tuple[str, str, str]) -> None:
    assert fault in faults_of(spec)


@rule("5.25", "5.21")
def test_5_25_scripted_draws_shuffle_the_deck_from_its_top_down() -> None:
    count = len(CARD_NAMES) - 1
    spec = {"scenario": "full-campaign", "phase": "year-end", "surrender_seen": True}
    as_it_lies = list(range(count - 1, 0, -1))
    state = GAME.position({**spec, "draws": as_it_lies})
    assert [state.view(seat)["hand"][-1] for seat in ("french", "british")] == CARD_NAMES[:-3:-1]  # type: ignore[index]
    state = GAME.position({**spec, "draws": [0, *as_it_lies[1:]]})
    assert state.view("french")["hand"][0] == CARD_NAMES[1]  # type: ignore[index]
    assert state.chance.left() == 0  # type: ignore[attr-defined]


@rule("5.55")
def test_5_55_scripted_draws_count_the_pool_in_the_order_of_its_leaders() -> None:
    pool = list(war().view(None)["leader_pool"])  # type: ignore[call-overload]
    for draw, leader in enumerate(pool):
        state = war(british=["light-infantry"], to_play="british", draws=[draw])
        play(state, "british card light-infantry", "british event")
        assert told(state, "leader-drawn") == [{"piece": f"piece-{leader}"}]
