"""A match at a table: the record is always the match."""

import pytest

import arpents
from arpents.engine.chance import commitment
from arpents.engine.errors import ArpentsError, NothingToUndo
from arpents.engine.record import parse
from arpents.table.session import Session

GAME = arpents.game("quebec-1759")


def planning(seed: int | None = 1) -> Session:
    session = Session.start(GAME, seed=seed)
    session.play("french", "preset levis")
    session.play("french", "ready")
    return session


def test_an_order_in_the_rulebooks_notation_is_a_chain_of_decisions() -> None:
    session = planning()
    assert session.play("french", "3 LE-ET") == (["from levis", "to etchemin", "count 3"], [])
    assert session.record.moves[-1] == ("french", "count 3")


@pytest.mark.parametrize("text", ["fly abraham", "count 3", "put levis", "", "3 LE-XX"])
def test_a_refusal_changes_nothing(text: str) -> None:
    session = planning()
    key, moves = session.state.key(), list(session.record.moves)
    with pytest.raises(ArpentsError):
        session.play("french", text)
    assert (session.state.key(), session.record.moves) == (key, moves)


def test_a_chain_is_done_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning()
    key = session.state.key()
    monkeypatch.setattr(session, "game", Twice())
    with pytest.raises(ArpentsError):
        session.play("french", "whatever")
    assert session.state.key() == key
    assert len(session.record.moves) == 2


class Twice:
    """A game whose notation stands for a chain of which the last word is refused."""

    def expand(self, *_: object) -> list[str]:
        return ["from levis", "to etchemin", "count 99"]

    def seat_number(self, seat: str) -> int:
        return 0


def test_undo_takes_the_seats_last_line_out_of_the_record() -> None:
    session = planning()
    session.play("french", "from levis")
    session.play("british", "ships-up 1")
    assert session.undo("french") == "from levis"
    assert session.record.moves[-1] == ("british", "ships-up 1")
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
    assert session.commitment == commitment(session.secret)
    assert session.secret not in session.text()
    with pytest.raises(ArpentsError):
        Session.read(session.text())
    assert Session.read(session.text(revealed=True)).state.key() == session.state.key()
    assert session.secret not in session.text()
    while not session.over:
        seat = session.state.to_act[0]
        session.decide(seat, session.state.actions(seat)[0])
    assert f"secret {session.secret}" in session.text()
    assert Session.read(session.text()).over


def test_two_tables_have_different_dice() -> None:
    assert Session.start(GAME).commitment != Session.start(GAME).commitment
