"""A match at a table: the record is always the match."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import arpents
from arpents.engine.chance import commitment
from arpents.engine.errors import ArpentsError, IllegalAction, NothingToUndo, NotYourTurn
from arpents.engine.events import Event
from arpents.engine.record import parse
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.server import log_lines
from arpents.server.wording import wording
from arpents.table.audience import Asked, Audience
from arpents.table.chronicle import Chronicle
from arpents.table.decisions import Decision
from arpents.table.match import Match
from arpents.table.match_row import SeatRow
from arpents.table.rehearsal import said_together
from arpents.table.stored_match import StoredMatch

GAME = arpents.game("quebec-1759")


def planning(seed: int | None = 1) -> Match:
    match = Match.start(GAME, seed=seed)
    match.play("french", "preset levis")
    match.play("french", "ready")
    return match


def test_an_order_in_the_rulebooks_notation_is_a_chain_of_decisions() -> None:
    match = planning()
    rows, left = match.play("french", "3 LE-ET")
    assert [row.words for row in rows] == ["from levis", "to etchemin", "count 3"] and left == []
    assert match.moves[-1] == ("french", "count 3")


@pytest.mark.parametrize("text", ["fly abraham", "count 3", "put levis", "", "3 LE-XX"])
def test_a_refusal_changes_nothing(text: str) -> None:
    match = planning()
    key, moves = match.state.key(), match.moves
    with pytest.raises(ArpentsError):
        match.play("french", text)
    assert (match.state.key(), match.moves) == (key, moves)


def test_a_chain_is_done_whole_or_not_at_all() -> None:
    match = planning()
    key = match.state.key()
    with pytest.raises(IllegalAction) as refusal:
        match.play("french", "1 LE-ET, 1 LE-AB, 1 LE-SC, 1 LE-BE, 1 LE-MO, 1 LE-SF, 1 LE-CR, 1 LE-SI, 1 LE-OR")
    assert refusal.value.rule
    assert match.state.key() == key
    assert len(match.moves) == len(match.decisions) == 2
    assert match.play("french", "1 LE-ET")[1] == []


def test_undo_takes_the_seats_last_line_out_of_the_record() -> None:
    match = planning()
    match.play("french", "from etchemin")
    match.play("british", "ships-up 1")
    match.undo("french")
    assert match.moves[-1] == ("british", "ships-up 1")
    assert Match.read(match.text()).state.key() == match.state.key()
    with pytest.raises(NothingToUndo):
        match.undo("french")


def test_a_match_is_taken_up_where_it_was_left() -> None:
    match = planning()
    match.play("french", "3 LE-ET")
    again = Match.read(match.text())
    assert again.state.key() == match.state.key()
    assert again.state.can_undo("french")
    again.undo("french")
    again.play("french", "count 2")
    assert parse(again.text()).replay(GAME).key() == again.state.key()


def test_dice_between_people_are_committed_and_revealed_at_the_end() -> None:
    match = planning(None)
    assert match.commitment == commitment(match.dice.secret)
    assert match.dice.secret not in match.text()
    with pytest.raises(ArpentsError):
        Match.read(match.text())
    assert Match.read(match.text(revealed=True)).state.key() == match.state.key()
    assert match.dice.secret not in match.text()
    while not match.over:
        seat = match.state.to_act[0]
        match.decide(seat, match.state.actions(seat)[0])
    assert f"secret {match.dice.secret}" in match.text()
    assert Match.read(match.text()).over


def test_two_tables_have_different_dice() -> None:
    assert Match.start(GAME).commitment != Match.start(GAME).commitment


def at_server() -> StoredMatch:
    return StoredMatch.create("x", GAME, None, {}, {seat: SeatRow("person") for seat in GAME.seats})


@pytest.mark.parametrize("table", [lambda: Match.start(GAME, seed=1), at_server])
def test_a_chain_stops_where_another_seat_is_asked_in_the_terminal_as_on_the_server(
    table: Callable[[], Match],
) -> None:
    match = table()
    match.play("french", "preset levis")
    rows, left = match.play_chain("french", ["ready", "from levis", "fly away"])
    assert [row.words for row in rows] == ["ready"] and left == ["from levis", "fly away"]
    assert match.moves == [("french", "preset levis"), ("french", "ready")]


@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("table", [lambda: Match.start(GAME, seed=1), at_server])
def test_a_chain_that_is_refused_in_the_middle_does_not_tell_whether_the_other_is_ready(
    table: Callable[[], Match], ready: bool
) -> None:
    match = table()
    for words in ("preset levis", "ready"):
        match.play("french", words)
    if ready:
        match.play("british", "ready")
    moves = match.moves
    with pytest.raises(NotYourTurn):
        match.play_chain("french", ["ready", "from levis"])
    assert match.moves == moves


class Watcher:
    """Writes down what it is told of a match."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, str, int]] = []
        self.recalled: list[str] = []

    def look(self, state: MatchState, logged: int, decision: Decision, asked: Asked) -> None:
        self.seen.append((decision.kind, decision.words, state.log_length - logged))

    def recall(self, decision: Decision) -> None:
        self.recalled.append(decision.words)


def test_observers_see_every_row_in_the_order_it_is_made() -> None:
    match = planning()
    watcher = Watcher()
    match.observers.append(watcher)
    match.play("british", "2 OR-LE")
    match.undo("british")
    match.decide("british", match.state.action("count 1"))
    assert [(kind, words) for kind, words, _ in watcher.seen] == [
        ("play", "from ile-d-orleans"),
        ("play", "to levis"),
        ("play", "count 2"),
        ("undo", ""),
        ("play", "count 1"),
    ]
    assert [row.number for row in match.decisions] == list(range(1, 8))
    assert watcher.seen[2][2] == 1  # the event that tells the line
    again = Match(GAME, match.scenario, match.options, match.dice, GAME.start(seed=1))
    again.observers.append(watcher)
    again.resume(match.decisions)
    assert again.state.key() == match.state.key() and again.moves == match.moves
    assert watcher.recalled == [row.words for row in match.decisions]


# -- lines of several decisions


def test_several_decisions_are_said_in_one_line_and_one_undo_takes_them_back() -> None:
    match = planning()
    said = ["from ile-d-orleans", "to levis", "count 2"]
    rows, left = match.play("british", ", ".join(said))
    assert [row.words for row in rows] == said and left == []
    assert {row.line for row in rows} == {rows[0].number}
    match.play("french", "3 LE-ET")
    match.play("british", "from ile-d-orleans")
    assert [row.words for row in match.undoable("british")] == [*said, "from ile-d-orleans"]
    assert len(match.undo_line("british")) == 1
    assert len(match.undo_line("british")) == 3
    assert match.undoable("british") == [] and len(match.undoable("french")) == 3
    with pytest.raises(NothingToUndo):
        match.undo_line("british")


def test_everything_that_may_be_taken_back_is_taken_back_at_once() -> None:
    match = planning()
    before = match.state.key()
    match.play("french", "3 LE-ET")
    match.play("british", "ships-up 1")
    match.play("british", "freely")
    match.undo_all("british")
    match.undo_all("french")
    assert match.state.key() == before


def test_a_choice_in_the_middle_is_put_back_and_the_others_stay() -> None:
    match = Match.start(GAME, seed=1)
    for words in ("take fr-bearn", "put montmorency", "take fr-guyenne", "put montmorency"):
        match.play("french", words)
    before = match.moves
    with pytest.raises(IllegalAction) as refusal:
        match.put_back("french", "take fr-bearn")
    assert refusal.value.reason == "others-depend-on-it" and match.moves == before
    with pytest.raises(NothingToUndo):
        match.put_back("french", "take fr-la-sarre")


def test_the_same_verb_is_said_once_for_several_things() -> None:
    words = arpents.game("wilderness-war").vocabulary
    assert said_together(words, "take 22nd 27th, 35th; move albany") == [
        "take 22nd",
        "take 27th",
        "take 35th",
        "move albany",
    ]
    for text in ("take 22nd", "take", "3 or-le, 2 or-be", "take 22nd,, 27th", "take-all 22nd, done"):
        assert said_together(words, text) == []


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize("slug", ["quebec-1759", "wilderness-war"])
def test_an_undo_costs_as_little_late_in_a_match_as_early(
    slug: str, watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told before the barrier is neither compared nor folded again; and the log is what it would be anew."""
    rng = random.Random(1759)
    game = find(slug)
    seats = {seat: SeatRow("person", None, "x") for seat in game.seats}
    match = StoredMatch.create("long", game, None, {}, seats)
    followed: list[int] = []
    seen: list[int] = []
    follow, sees = Chronicle.follow, Audience.sees

    def counted(chronicle: Chronicle, events: Iterable[Any]) -> None:
        new = list(events)
        followed.append(len(new))
        follow(chronicle, new)

    def looked(audience: Audience, event: Event) -> bool:
        seen.append(1)
        return sees(audience, event)

    monkeypatch.setattr(Chronicle, "follow", counted)
    monkeypatch.setattr(Audience, "sees", looked)
    late = put_away = 0
    while len(match.decisions) < 900 and not match.over:
        seat = rng.choice([one for one in game.seats if match.on_offer(one)])
        before = match.state.log_length
        match.play(seat, match.state.words(rng.choice(match.on_offer(seat))))
        fresh = match.state.log_length - before
        for audience in match.audiences.values():
            log_lines.followed(match, audience, max(0, len(audience.events) - 1))
        if not watched:
            match.rest()
        if rng.random() < 0.5 and match.state.can_undo(seat):
            barrier = match.state.checkpoint
            assert barrier is not None
            open_still = match.state.log_length - barrier.log_length
            seen.clear()
            match.undo(seat)
            assert len(seen) <= len(match.audiences) * (2 * open_still + fresh + 20)
            followed.clear()
            for audience in match.audiences.values():
                shown = [event for event in match.state.log[: match.state.log_length] if sees(audience, event)]
                assert audience.events == shown
                chronicle = log_lines.followed(match, audience, max(0, len(shown) - 1))
                lines = [line.dump() for line in chronicle.lines]
                late += len(shown) > 100
                assert followed.pop() <= open_still + 40 or len(shown) < 60
                anew = Chronicle(audience.chronicle.folding)
                follow(anew, [wording(slug).event(match.state, event) for event in shown])
                assert lines == [line.dump() for line in anew.lines[chronicle.before.lines :]]
                assert chronicle.length == len(anew.lines) and chronicle.score == anew.score
                put_away += chronicle.before.lines > 10
    assert late > 5 and (put_away > 5) != watched
