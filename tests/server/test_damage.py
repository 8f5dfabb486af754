"""Rows that cannot be what was written: whatever can be done without is, and the rest is named."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.cli.main import main
from arpents.server.app import create_app
from arpents.server.run import NewerDatabase, try_database
from arpents.server.settings import Settings
from arpents.table.decisions import PLAY, UNDO, Decision, Move, effective
from tests.server.players import Match, Player

EVERY = 4


@pytest.fixture
def often(settings: Settings) -> Settings:
    return Settings(database=settings.database, rate=0, thinkers=1, snapshot_every=EVERY, web=settings.web)


class Kept:
    """A match of a few decisions, with a snapshot, in a table that is closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.file = Path(settings.database.removeprefix("sqlite:///"))
        with TestClient(create_app(settings), base_url="http://localhost") as table:
            match = Match(table)
            match.to_planning()
            match.british.play("3 OR-LE")
            self.states = {seat: player.state() for seat, player in match.players.items()}
            self.match = match

    def change(self, words: str, *values: object) -> None:
        with sqlite3.connect(self.file) as connection:
            assert connection.execute(words, values).rowcount > 0
        connection.close()

    def look(self) -> Iterator[Any]:
        with TestClient(create_app(self.settings), base_url="http://localhost") as table:
            for seat, player in self.match.players.items():
                again = Player(table, self.match.id, seat, player.secret)
                yield table.get(f"{again.path}/state", headers=again.headers)
            yield table.get(f"{self.match.path}/state")

    def refusals(self) -> list[tuple[int, dict[str, Any]]]:
        return [(answer.status_code, answer.json()) for answer in self.look()]


@pytest.fixture
def kept(often: Settings) -> Kept:
    return Kept(often)


# -- snapshots


@pytest.mark.parametrize("dump", ["", "{", "[]", "7", '"x"', "{}", '{"game": "quebec-1759"}', "\x00"])
def test_a_damaged_snapshot_is_done_without(kept: Kept, dump: str) -> None:
    kept.change("UPDATE snapshots SET dump = ?", dump)
    french, british, _ = kept.look()
    assert (french.json(), british.json()) == (kept.states["french"], kept.states["british"])


@pytest.mark.parametrize("field", ["stack", "state", "log", "match", "chance", "history"])
def test_a_snapshot_with_a_damaged_part_is_done_without(kept: Kept, field: str) -> None:
    with sqlite3.connect(kept.file) as connection:
        dump = json.loads(connection.execute("SELECT dump FROM snapshots").fetchone()[0])
    connection.close()
    dump[field] = [[1, 2, 3]]
    kept.change("UPDATE snapshots SET dump = ?", json.dumps(dump))
    french, british, _ = kept.look()
    assert (french.json(), british.json()) == (kept.states["french"], kept.states["british"])


def test_a_snapshot_of_decisions_that_are_not_there_is_done_without(kept: Kept) -> None:
    kept.change("UPDATE snapshots SET number = 999")
    french, _, _ = kept.look()
    assert french.json() == kept.states["french"]


# -- decisions


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("words", "fly away"),
        ("words", "retreat abraham"),
        ("words", ""),
        ("seat", "dutch"),
        ("seat", "british"),
        ("kind", "what"),
        ("kind", "undo"),
        ("seen", "{"),
        ("seen", "[]"),
        ("seen", '{"dutch": [1, 2, 3]}'),
        ("seen", '{"french": [1]}'),
    ],
)
def test_a_damaged_decision_is_named(kept: Kept, column: str, value: str) -> None:
    kept.change("DELETE FROM snapshots")
    number = 1 if value == "undo" else 2
    kept.change(f"UPDATE decisions SET {column} = ? WHERE number = ?", value, number)
    for status, told in kept.refusals():
        assert (status, told["reason"], told["arguments"]) == (409, "match-damaged", {"number": number})
        assert str(number) in told["text_fr"]
        assert told["text_fr"] != told["text_en"]


def test_a_decision_that_is_gone_is_named(kept: Kept) -> None:
    kept.change("DELETE FROM decisions WHERE number = 2")
    assert {told["arguments"]["number"] for _, told in kept.refusals()} == {2}


@pytest.mark.parametrize(
    ("column", "value"), [("options", "{"), ("options", "[1]"), ("seen", "x"), ("seen", "{}"), ("scenario", "none")]
)
def test_a_match_that_is_damaged_from_the_start_is_told(kept: Kept, column: str, value: str) -> None:
    kept.change(f"UPDATE matches SET {column} = ?", value)
    assert {(status, told["reason"]) for status, told in kept.refusals()} == {(409, "match-row-damaged")}


def test_a_damaged_match_closes_its_live_connection_for_good(kept: Kept) -> None:
    kept.change("UPDATE decisions SET seen = 'x' WHERE number = 1")
    with (
        TestClient(create_app(kept.settings), base_url="http://localhost") as table,
        table.websocket_connect(f"ws://localhost{kept.match.path}/live") as socket,
    ):
        assert socket.receive_json()["reason"] == "match-damaged"
        assert socket.receive()["code"] == 4400


# -- migrations


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    kept.change("UPDATE alembic_version SET version_num = 'from_the_future'")
    with pytest.raises(NewerDatabase):
        try_database(kept.settings.database)
    for language, wanted in (("en", "newer version"), ("fr", "plus récente")):
        options = ["--no-browser", "--port", "17593", "--database", kept.settings.database, "--lang", language]
        assert main(["play", *options]) != 0
        said = "".join(capsys.readouterr())
        assert wanted in said
        assert "Traceback" not in said
        assert "revision" not in said


# -- what counts in the end


def one_by_one(decisions: list[Decision]) -> list[Move]:
    """The same, as slowly as it is said."""
    moves: list[Move] = []
    for decision in decisions:
        if decision.kind == PLAY:
            moves.append((decision.seat, decision.words))
        else:
            del moves[max(number for number, move in enumerate(moves) if move[0] == decision.seat)]
    return moves


def random_decisions(count: int, seed: int) -> list[Decision]:
    rng = random.Random(seed)
    standing = {"french": 0, "british": 0}
    decisions = []
    for number in range(1, count + 1):
        seat = rng.choice(["french", "british"])
        undo = standing[seat] > 0 and rng.random() < 0.45
        standing[seat] += -1 if undo else 1
        decisions.append(Decision(number, UNDO if undo else PLAY, seat, f"move {number}"))
    return decisions


def test_undos_take_away_the_last_move_of_their_seat() -> None:
    for seed in range(20):
        decisions = random_decisions(60, seed)
        assert effective(decisions) == one_by_one(decisions)


def test_many_thousand_undos_are_reckoned_in_one_go() -> None:
    plays = [Decision(number, PLAY, "french", f"move {number}") for number in range(100_000)]
    undos = [Decision(number, UNDO, "french", "") for number in range(99_999)]
    assert effective(plays + undos) == [("french", "move 0")]
