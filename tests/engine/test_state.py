"""A match: words, refusals, copies, snapshots, undo and its barriers, seats."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import arpents
from arpents.engine.errors import (
    DumpFault,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    PositionFault,
    UnknownAction,
    UnknownGame,
    UnknownOption,
    UnknownScenario,
    UnknownSeat,
)
from arpents.engine.state import MatchState

GAME = arpents.game("quebec-1759")


def planning(**more: Any) -> MatchState:
    """Both sides are writing their first order."""
    return GAME.position({"preset": "even", "seed": 5, **more})


def random_match(seed: int, decisions: int) -> MatchState:
    state = GAME.start(seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.actions(seat)))
    return state


# -- starting


def test_games_are_listed_and_found_by_name() -> None:
    assert "quebec-1759" in arpents.games()
    assert GAME.seats == ("french", "british")


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: arpents.game("chess"), UnknownGame),
        (lambda: GAME.start("winter"), UnknownScenario),
        (lambda: GAME.start(options={"fog": "on"}), UnknownOption),
        (lambda: GAME.start(options={"tides": "maybe"}), UnknownOption),
        (lambda: GAME.start().actions("spanish"), UnknownSeat),
        (lambda: GAME.start().view("spanish"), UnknownSeat),
        (lambda: GAME.seat(GAME.start(), "spanish"), UnknownSeat),
    ],
)
def test_unknown_names_are_told_with_the_known_ones(call: Any, error: type[arpents.ArpentsError]) -> None:
    with pytest.raises(error) as refusal:
        call()
    assert refusal.value.arguments["known"]


def test_the_same_seed_and_words_give_the_same_key() -> None:
    assert random_match(3, 200).key() == random_match(3, 200).key()
    assert random_match(3, 200).key() != random_match(4, 200).key()


# -- playing


def test_a_refusal_names_reason_and_rule_and_changes_nothing() -> None:
    state = planning()
    before = state.key()
    with pytest.raises(IllegalAction) as refusal:
        state.play("british", "from abraham")
    assert (refusal.value.reason, refusal.value.rule) == ("reason-nothing-there", "9.1")
    assert refusal.value.arguments["zone"] == "zone-abraham"
    assert state.key() == before


def test_unknown_words_change_nothing() -> None:
    state = planning()
    before = state.key()
    with pytest.raises(UnknownAction):
        state.play("british", "sail home")
    assert state.key() == before


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = GAME.start()
    assert state.to_act == ("french",)
    assert state.actions("british") == []
    assert state.prompt("british").id == "prompt-waiting"
    with pytest.raises(NotYourTurn):
        state.play("british", "ready")


def test_a_finished_match_takes_no_more_words() -> None:
    state = random_match(1, 100_000)
    assert state.to_act == ()
    assert state.outcome is not None
    assert state.prompt("french").id == "prompt-over"
    with pytest.raises(MatchOver):
        state.play("french", "ready")


def test_explain_tells_why_not_and_what_it_would_do() -> None:
    state = planning()
    before = state.key()
    why_not = state.explain("british", "from abraham")
    assert (why_not.allowed, why_not.reason, why_not.rule) == (False, "reason-nothing-there", "9.1")
    state.play("british", "from ile-d-orleans")
    state.play("british", "to levis")
    after = state.key()
    would = state.explain("british", "count 3")
    assert would.allowed
    assert [event["kind"] for event in would.events] == ["event-line-written"]
    assert state.key() == after != before


def test_explain_neither_rolls_the_real_dice_nor_tells_what_they_would_show() -> None:
    state = GAME.position(
        {
            "phase": "battles",
            "preset": "even",
            "blocks": {"br-28th": "levis", "br-35th": "levis"},
            "moved": ["br-28th", "br-35th"],
            "origin": {"british": "ile-d-orleans"},
            "seed": 3,
        }
    )
    while state.prompt(state.to_act[0]).id != "prompt-fire":
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0])
    seat = state.to_act[0]
    before = state.key()
    fire = next(words for words in map(state.words, state.actions(seat)) if words.startswith("fire "))
    told = state.explain(seat, fire)
    assert (told.allowed, told.uncertain, told.events) == (True, True, [])
    assert state.key() == before


def test_explain_does_not_tell_that_the_other_side_is_ready() -> None:
    state = planning()
    waiting = state.explain("french", "ready").dump()
    state.play("british", "ready")
    assert state.explain("french", "ready").dump() == waiting


# -- copies and snapshots


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = random_match(7, 120)
    twin = state.copy()
    assert twin.key() == state.key()
    before = state.key()
    events = len(state.events)
    seat = twin.to_act[0]
    twin.apply(seat, twin.actions(seat)[0])
    assert (state.key(), len(state.events)) == (before, events)
    assert twin.key() != before


def test_a_copy_does_not_see_what_its_original_does_later() -> None:
    state = random_match(7, 120)
    twin = state.copy()
    told = len(twin.events)
    while len(state.events) == told:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0])
    assert len(twin.events) == told


@pytest.mark.parametrize("decisions", [0, 30, 150, 260])
def test_snapshots_are_exact(decisions: int) -> None:
    state = random_match(11, decisions)
    text = json.dumps(state.dump())
    again = GAME.load(json.loads(text))
    assert again.key() == state.key()
    assert json.dumps(again.dump()) == text
    assert again.events == state.events
    assert [again.can_undo(seat) for seat in GAME.seats] == [state.can_undo(seat) for seat in GAME.seats]
    assert type(state).load(json.loads(text)).key() == state.key()


def test_a_match_can_be_pickled() -> None:
    state = random_match(13, 90)
    assert pickle.loads(pickle.dumps(state)).key() == state.key()


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "chess"},
        {"rules": "other"},
        {"stack": [["Nonsense", [1]]]},
        {"state": {"move": 1}},
        {"match": [1]},
        {"chance": {"kind": "loaded"}},
        {"log": "none"},
    ],
)
def test_damaged_snapshots_are_refused(damage: dict[str, object]) -> None:
    data = random_match(2, 40).dump()
    data.update(damage)
    with pytest.raises(DumpFault):
        GAME.load(data)


# -- going back


def test_undo_takes_back_one_decision_and_its_event() -> None:
    state = planning()
    before = state.key()
    events = state.events
    for words in ("from levis", "to etchemin", "count 2"):
        state.play("french", words)
    assert len(state.events) == len(events) + 1
    for _ in range(3):
        assert state.can_undo("french")
        state.undo("french")
    assert state.key() == before
    assert state.events == events
    assert not state.can_undo("french")
    with pytest.raises(NothingToUndo):
        state.undo("french")


def test_one_seat_goes_back_while_what_the_other_wrote_stands() -> None:
    state = planning()
    state.play("french", "from levis")
    state.play("british", "from ile-d-orleans")
    state.play("french", "to etchemin")
    state.play("british", "to levis")
    state.undo("french")
    assert state.prompt("french").id == "prompt-target"
    assert state.prompt("british").id == "prompt-count"
    state.undo("british")
    assert state.prompt("french").id == "prompt-target"
    assert state.prompt("british").id == "prompt-target"


def test_ready_can_be_taken_back_until_both_are() -> None:
    state = planning()
    state.play("british", "ready")
    assert state.to_act == ("french",)
    assert state.can_undo("british")
    state.undo("british")
    assert state.to_act == ("french", "british")
    state.play("british", "ready")
    state.play("french", "ready")
    assert not state.can_undo("british")
    assert not state.can_undo("french")


def test_dice_are_a_barrier() -> None:
    state = planning(options={"tides": "on"})
    state.play("french", "from levis")
    state.play("french", "to etchemin")
    assert state.can_undo("french")
    state.undo("french")
    state.undo("french")
    state.play("french", "ready")
    state.play("british", "ready")  # reveal, and the tide of the next Move
    assert not state.can_undo("british")


@pytest.mark.parametrize("slug", arpents.games())
def test_a_barrier_is_counted_exactly_where_nothing_can_be_taken_back(slug: str) -> None:
    state = arpents.game(slug).start(seed=3)
    rng = random.Random(3)
    fallen = 0
    for _ in range(150):
        if not state.to_act:
            break
        mark = state.barriers
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.actions(seat)))
        assert state.barriers - mark in (0, 1)
        assert (state.barriers == mark) == state.can_undo(seat)
        assert state.copy().barriers == state.barriers
        fallen += state.barriers - mark
        if state.can_undo(seat):
            state.undo(seat)
            assert state.barriers == mark
            state.apply(seat, rng.choice(state.actions(seat)))
            fallen += state.barriers - mark
    assert fallen and state.barriers == fallen


def test_the_last_decision_of_a_match_is_a_barrier() -> None:
    state = planning(move=16)
    state.play("french", "ready")
    mark = state.barriers
    state.play("british", "ready")
    assert state.outcome is not None and state.barriers == mark + 1


def test_undo_survives_a_snapshot() -> None:
    state = planning()
    before = state.key()
    state.play("french", "from levis")
    again = GAME.load(json.loads(json.dumps(state.dump())))
    again.undo("french")
    assert again.key() == before


# -- seats and positions


def test_a_seat_gives_its_holder_everything_to_play() -> None:
    state = planning()
    seat = GAME.seat(state, "french")
    assert seat.asked
    assert seat.view() == state.view("french")
    assert seat.actions() == state.actions("french")
    assert seat.words(seat.actions()[0]) == "ready"
    assert seat.action("ready") == seat.actions()[0]
    assert seat.prompt().id == "prompt-plan"
    assert seat.explain("from abraham").allowed is False
    assert seat.outcome is None


def test_a_resampled_match_holds_nothing_of_the_real_one() -> None:
    state = planning()
    state.play("british", "from ile-d-orleans")
    state.play("british", "to levis")
    state.play("british", "count 2")
    other = GAME.seat(state, "french").resample(random.Random(1))
    assert other.checkpoint is None
    assert other.history == []
    assert all(event["kind"] != "event-line-written" for event in other.events)
    assert other.view("british")["orders"]["british"] == []  # type: ignore[index]
    assert other.chance.dump() != state.chance.dump()


def test_every_fault_of_a_position_is_told_at_once() -> None:
    with pytest.raises(PositionFault) as refusal:
        GAME.position(
            {
                "weather": "snow",
                "scenario": "winter",
                "options": {"fog": "on"},
                "dice": [7],
                "move": 17,
                "blocks": {"fr-nobody": "levis", "fr-bearn": "boston", "fr-guyenne": {"zone": "levis", "cv": 4}},
            }
        )
    where = [fault.where for fault in refusal.value.faults]
    assert where == [
        "weather", "scenario", "options", "dice", "blocks.fr-nobody", "blocks.fr-bearn", "blocks.fr-guyenne", "move",
    ]  # fmt: skip


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(PositionFault):
        GAME.position([])


def test_states_procedures_and_prompts_can_be_read_by_a_person() -> None:
    state = arpents.game("quebec-1759").start(seed=3)
    assert repr(state) == "<quebec-1759 campaign: french in Setup(seat=0, step=0, in_hand=63, changes=0, preset=0)>"
    assert repr(state.prompt("french")) == "Prompt(prompt-setup [3.4], count=25)"


def test_a_match_that_is_over_is_worth_the_same_in_every_room() -> None:
    state = arpents.game("quebec-1759").start(seed=3)
    state.ending, state.winner = 1, 1
    assert [state.verdict(0), state.verdict(1)] == [-1_000_000, 1_000_000]
    assert repr(state) == "<quebec-1759 campaign: over, ending-abraham-held>"
    state.winner = -1
    assert [state.verdict(0), state.verdict(1)] == [0, 0]
