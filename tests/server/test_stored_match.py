"""A match at the table: revisions, chains, coming back, and nothing that tells secrets."""

from __future__ import annotations

import copy
import random

import pytest

import arpents
from arpents.engine.errors import IllegalAction, MatchOver, UnknownAction
from arpents.engine.record import parse
from arpents.table.audience import Asked, Audience
from arpents.table.decisions import PLAY, Decision, effective
from arpents.table.match_row import Proof, SeatRow
from arpents.table.rehearsal import rehearse
from arpents.table.stored_match import Frozen, Sealed, StoredMatch, first_state


def begin(slug: str = "quebec-1759") -> StoredMatch:
    game = arpents.game(slug)
    return StoredMatch.create("x", game, None, {}, {seat: SeatRow("person") for seat in game.seats})


def to_planning(match: StoredMatch) -> None:
    match.play("french", "preset " + preset(match))
    match.play("french", "ready")
    assert match.state.to_act == ("french", "british")


def preset(match: StoredMatch) -> str:
    words = [match.state.words(action) for action in match.state.actions("french")]
    return next(word for word in words if word.startswith("preset ")).split()[1]


def wander(match: StoredMatch, seed: int, decisions: int = 10_000) -> None:
    """Random decisions, one in eight of them taken back."""
    rng = random.Random(seed)
    while not match.over and decisions:
        decisions -= 1
        seat = rng.choice(match.state.to_act)
        if rng.random() < 0.125 and match.state.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, match.state.words(rng.choice(match.state.actions(seat))))


def seen(audience: Audience) -> object:
    return (
        audience.revision,
        audience.decisions,
        audience.counts,
        audience.cuts,
        audience.born,
        vars(audience.glimpse),
        audience.to_act,
    )


@pytest.mark.parametrize("game", arpents.games())
def test_a_match_comes_back_from_its_rows_with_or_without_a_snapshot(game: str) -> None:
    match = begin(game)
    wander(match, 1, 60)
    snapshot = match.snapshot()
    wander(match, 2, 60)
    for taken in (None, snapshot):
        again = StoredMatch.restore(match.row, match.decisions, taken)
        assert again.state.key() == match.state.key()
        for name, audience in match.audiences.items():
            assert seen(again.audiences[name]) == seen(audience)
            assert [event.dump() for event in again.audiences[name].events] == [
                event.dump() for event in audience.events
            ]


@pytest.mark.parametrize("game", arpents.games())
def test_everybody_sees_at_once_whose_turn_it_is(game: str) -> None:
    match = begin(game)
    for step in range(120):
        wander(match, step, 1)
        if Asked(match.state).open:
            assert {audience.to_act for audience in match.audiences.values()} == {match.state.to_act}


def test_the_record_of_a_match_with_undos_replays_to_the_same_key() -> None:
    match = begin()
    wander(match, 7)
    text = match.record().text()
    assert parse(text).replay(match.game).key() == match.state.key()


def test_the_record_is_sealed_until_the_end() -> None:
    with pytest.raises(Sealed):
        begin().record()


def test_secret_decisions_move_no_other_revision() -> None:
    match = begin()
    to_planning(match)
    before = {name: copy.deepcopy((seen(audience), len(audience.events))) for name, audience in match.audiences.items()}
    match.play("british", "3 OR-LE")
    match.undo("british")
    match.play("british", "count 3")
    match.play("british", "ready")
    for name in ("french", ""):
        audience = match.audiences[name]
        assert (seen(audience), len(audience.events)) == before[name]
    assert match.audiences["british"].revision == before["british"][0][0] + 6  # type: ignore[index]
    assert "british" in match.audiences["french"].to_act
    assert "british" in match.audiences[""].to_act
    match.play("french", "ready")
    assert match.audiences["french"].revision > before["french"][0][0]  # type: ignore[index]


def test_undo_tells_which_events_are_taken_back() -> None:
    match = begin()
    french = match.audiences["french"]
    match.play("french", "preset " + preset(match))
    drawn, told = french.revision, len(french.events)
    assert french.first_news(drawn) == told
    match.undo("french")
    assert french.revision == drawn + 1
    assert len(french.events) < told
    assert french.first_news(drawn) == len(french.events)
    match.play("french", "preset " + preset(match))
    assert french.first_news(drawn) < told
    assert french.first_news(drawn + 2) == told
    assert french.first_news(None) == french.first_news(10_000) == 0


def test_a_chain_is_played_wholly_or_refused_wholly() -> None:
    match = begin()
    to_planning(match)
    key = match.state.key()
    rows, left = match.play("british", "3 OR-LE")
    assert [row.words for row in rows] == ["from ile-d-orleans", "to levis", "count 3"]
    assert left == []
    for _ in rows:
        match.undo("british")
    assert match.state.key() == key
    with pytest.raises(UnknownAction):
        match.play("british", "3 OR-XX")
    with pytest.raises(IllegalAction):
        rehearse(match.state, "british", ["from ile-d-orleans", "to levis", "to levis"])
    assert match.state.key() == key


def test_a_chain_stops_where_something_cannot_be_taken_back() -> None:
    match = begin()
    match.play("french", "preset " + preset(match))
    assert rehearse(match.state, "french", ["ready", "no such words", "ready"]) == 1


def test_any_moment_can_be_seen_again() -> None:
    match = begin()
    wander(match, 3, 120)
    for audience in match.audiences.values():
        for revision in range(0, audience.revision + 1, 7):
            state = match.at(audience, revision)
            fresh = first_state(match.row)
            for seat, words in effective(match.decisions[: audience.decisions[revision]]):
                fresh.play(seat, words)
            assert state.key() == fresh.key()
            assert state.view(audience.seat) == fresh.view(audience.seat)


def test_a_match_of_other_rules_that_these_repeat_goes_on() -> None:
    match = begin()
    wander(match, 4, 60)
    rows = list(match.decisions)
    match.row.rules = "0" * 24
    again = StoredMatch.restore(match.row, rows, match.snapshot())
    assert again.frozen is None
    assert again.row.rules == again.game.rules
    for name, audience in match.audiences.items():
        assert seen(again.audiences[name]) == seen(audience)


def test_a_match_of_other_rules_is_shown_as_far_as_these_follow() -> None:
    match = begin()
    to_planning(match)
    match.row.rules = "0" * 24
    rows = [*match.decisions, Decision(3, PLAY, "british", "a verb of other times")]
    old = StoredMatch.restore(match.row, rows, match.snapshot())
    assert len(old.decisions) == 2
    assert vars(old.audiences["french"].glimpse) == vars(match.audiences["french"].glimpse)
    assert old.frozen is not None
    assert old.frozen.reason == "match-rules-changed" and old.asked == ()
    difference = old.difference
    assert difference is not None and difference.refusal is not None
    assert (difference.number, difference.what, difference.refusal.reason) == (2, "refused", "unknown-verb")
    with pytest.raises(Frozen):
        old.play("british", "ready")
    with pytest.raises(Frozen):
        old.undo("british")
    with pytest.raises(Sealed):
        old.record()


def test_rules_that_show_something_else_are_other_rules() -> None:
    match = begin()
    to_planning(match)
    wander(match, 4, 60)
    match.row.rules = "0" * 24
    rows = copy.deepcopy(match.decisions)
    told = next(row for row in rows[5:] if "british" in row.seen)
    told.seen["british"][1] += 1
    old = StoredMatch.restore(match.row, rows, None)
    assert old.frozen is not None
    assert old.difference is not None and (old.difference.number, old.difference.what) == (told.number - 1, "told")
    assert len(old.decisions) == told.number - 1


def test_a_finished_match_of_other_rules_keeps_its_end_its_record_and_its_dice() -> None:
    match = begin()
    wander(match, 4)
    assert match.row.proof is not None
    match.row.over = True
    record = match.record().text()
    match.row.rules = "0" * 24
    rows = copy.deepcopy(match.decisions)
    first = next(row for row in rows[20:] if row.kind == PLAY)
    first.words = "retreat nowhere-of-other-times"
    old = StoredMatch.restore(match.row, rows, None)
    assert old.frozen is not None and old.over
    assert old.outcome == match.outcome
    kept = parse(old.record().text())
    assert len(kept.moves) == len(parse(record).moves)
    assert (kept.key, kept.secret) == (match.state.key(), match.row.secret)


def test_a_win_on_time_that_is_no_row_of_its_match_stays_won() -> None:
    match = begin()
    to_planning(match)
    match.row.over = True
    match.row.proof = Proof(match.state.key(), {"winner": "french", "reason": "ending-out-of-time", "rule": ""})
    old = StoredMatch.restore(match.row, match.decisions, None)
    assert old.over and old.frozen is None and old.asked == ()
    assert old.outcome is not None and old.outcome["winner"] == "french"
    with pytest.raises(MatchOver):
        old.play("british", "ready")
    assert len(parse(old.record().text()).moves) == 2
