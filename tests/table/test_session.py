"""A match at a table: the record is always the match."""

from collections.abc import Callable

import pytest

import arpents
from arpents.engine.chance import commitment
from arpents.engine.errors import ArpentsError, IllegalAction, NothingToUndo, NotYourTurn
from arpents.engine.match import Match
from arpents.engine.record import parse
from arpents.table.audience import Asked
from arpents.table.decisions import Decision
from arpents.table.matches import TableMatch
from arpents.table.session import Session
from arpents.table.storage import SeatRow

GAME = arpents.game("quebec-1759")


def planning(seed: int | None = 1) -> Session:
    session = Session.start(GAME, seed=seed)
    session.play("french", "preset levis")
    session.play("french", "ready")
    return session


def test_an_order_in_the_rulebooks_notation_is_a_chain_of_decisions() -> None:
    session = planning()
    rows, left = session.play("french", "3 LE-ET")
    assert [row.words for row in rows] == ["from levis", "to etchemin", "count 3"] and left == []
    assert session.moves[-1] == ("french", "count 3")


@pytest.mark.parametrize("text", ["fly abraham", "count 3", "put levis", "", "3 LE-XX"])
def test_a_refusal_changes_nothing(text: str) -> None:
    session = planning()
    key, moves = session.state.key(), session.moves
    with pytest.raises(ArpentsError):
        session.play("french", text)
    assert (session.state.key(), session.moves) == (key, moves)


def test_a_chain_is_done_whole_or_not_at_all() -> None:
    session = planning()
    key = session.state.key()
    with pytest.raises(IllegalAction) as refusal:
        session.play("french", "1 LE-ET, 1 LE-AB, 1 LE-SC, 1 LE-BE, 1 LE-MO, 1 LE-SF, 1 LE-CR, 1 LE-SI, 1 LE-OR")
    assert refusal.value.rule
    assert session.state.key() == key
    assert len(session.moves) == len(session.decisions) == 2
    assert session.play("french", "1 LE-ET")[1] == []


def test_undo_takes_the_seats_last_line_out_of_the_record() -> None:
    session = planning()
    session.play("french", "from levis")
    session.play("british", "ships-up 1")
    assert session.last_words("french") == "from levis"
    session.undo("french")
    assert session.moves[-1] == ("british", "ships-up 1")
    assert Session.read(session.text()).state.key() == session.state.key()
    with pytest.raises(NothingToUndo):
        session.undo("french")


def test_a_match_is_taken_up_where_it_was_left() -> None:
    session = planning()
    session.play("french", "3 LE-ET")
    again = Session.read(session.text())
    assert again.state.key() == session.state.key()
    assert again.state.can_undo("french")
    again.undo("french")
    again.play("french", "count 2")
    assert parse(again.text()).replay(GAME).key() == again.state.key()


def test_dice_between_people_are_committed_and_revealed_at_the_end() -> None:
    session = planning(None)
    assert session.commitment == commitment(session.dice.secret)
    assert session.dice.secret not in session.text()
    with pytest.raises(ArpentsError):
        Session.read(session.text())
    assert Session.read(session.text(revealed=True)).state.key() == session.state.key()
    assert session.dice.secret not in session.text()
    while not session.over:
        seat = session.state.to_act[0]
        session.decide(seat, session.state.actions(seat)[0])
    assert f"secret {session.dice.secret}" in session.text()
    assert Session.read(session.text()).over


def test_two_tables_have_different_dice() -> None:
    assert Session.start(GAME).commitment != Session.start(GAME).commitment


def at_server() -> TableMatch:
    return TableMatch.begin("x", GAME, None, {}, {seat: SeatRow("person") for seat in GAME.seats})


@pytest.mark.parametrize("table", [lambda: Session.start(GAME, seed=1), at_server])
def test_a_chain_stops_where_another_seat_is_asked_in_the_terminal_as_on_the_server(
    table: Callable[[], Session],
) -> None:
    session = table()
    session.play("french", "preset levis")
    rows, left = session.play_chain("french", ["ready", "from levis", "fly away"])
    assert [row.words for row in rows] == ["ready"] and left == ["from levis", "fly away"]
    assert session.moves == [("french", "preset levis"), ("french", "ready")]


@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("table", [lambda: Session.start(GAME, seed=1), at_server])
def test_a_chain_that_is_refused_in_the_middle_does_not_tell_whether_the_other_is_ready(
    table: Callable[[], Session], ready: bool
) -> None:
    session = table()
    for words in ("preset levis", "ready"):
        session.play("french", words)
    if ready:
        session.play("british", "ready")
    moves = session.moves
    with pytest.raises(NotYourTurn):
        session.play_chain("french", ["ready", "from levis"])
    assert session.moves == moves


class Watcher:
    """Writes down what it is told of a match."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, str, int]] = []
        self.recalled: list[str] = []

    def look(self, state: Match, told: int, decision: Decision, asked: Asked) -> None:
        self.seen.append((decision.kind, decision.words, state.told - told))

    def recall(self, decision: Decision) -> None:
        self.recalled.append(decision.words)


def test_observers_see_every_row_in_the_order_it_is_made() -> None:
    session = planning()
    watcher = Watcher()
    session.observers.append(watcher)
    session.play("british", "2 OR-LE")
    session.undo("british")
    session.decide("british", session.state.action("count 1"))
    assert [(kind, words) for kind, words, _ in watcher.seen] == [
        ("play", "from ile-d-orleans"),
        ("play", "to levis"),
        ("play", "count 2"),
        ("undo", ""),
        ("play", "count 1"),
    ]
    assert [row.number for row in session.decisions] == list(range(1, 8))
    assert watcher.seen[2][2] == 1  # the event that tells the line
    again = Session(GAME, session.scenario, session.options, session.dice, GAME.start(seed=1))
    again.observers.append(watcher)
    again.resume(session.decisions)
    assert again.state.key() == session.state.key() and again.moves == session.moves
    assert watcher.recalled == [row.words for row in session.decisions]
