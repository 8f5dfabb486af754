"""Health tells the truth: whether the table can write, read and think. And an outage is told as one."""

from __future__ import annotations

import os
import re
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.server import health_routes, workers
from arpents.server.app import create_app
from arpents.server.log import LOG, Seldom, in_short
from arpents.server.settings import Settings
from arpents.server.workers import Worker
from arpents.table import checkup
from arpents.table.checkup import try_to_write, whole
from arpents.table.database import migrate, open_engine
from arpents.table.storage import Storage
from arpents.table.tables import METADATA
from tests.server.players import Match, matches_of


@contextmanager
def opened(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), base_url="http://localhost", raise_server_exceptions=False) as table:
        yield table


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def trouble(table: TestClient) -> str:
    answer = table.get("/api/health")
    assert answer.status_code == 503, answer.text
    assert answer.json()["text_fr"] != answer.json()["text_en"]
    return str(answer.json()["reason"])


@pytest.fixture(autouse=True)
def always_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "FRESH", 0.0)
    monkeypatch.setattr(health_routes, "CHECK_EVERY", 0.0)
    for filter in LOG.filters:
        if isinstance(filter, Seldom):
            filter.counts.clear()


def test_health_tells_nothing_of_who_is_at_the_table(settings: Settings) -> None:
    with opened(settings) as table:
        told = table.get("/api/health").json()
        assert set(told) == {"status", "engine", "players"}
        match = Match(table)
        with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
            socket.receive_json()
            again = table.get("/api/health").json()
        assert {**told, "players": ""} == {**again, "players": ""}


def test_whether_it_can_be_written_is_tried_out(database: str) -> None:
    """On SQLite and on PostgreSQL a row goes in and out of every table, and nothing stays."""
    storage = Storage(database)

    def counts() -> dict[str, int]:
        with storage.engine.connect() as connection:
            return {
                table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                for table in METADATA.sorted_tables
            }

    before = counts()
    storage.submit(try_to_write).result()
    assert counts() == before
    storage.close()


@pytest.mark.parametrize("name", [table.name for table in METADATA.sorted_tables])
def test_a_lost_table_is_told(settings: Settings, name: str) -> None:
    with opened(settings) as table:
        assert table.get("/api/health").status_code == 200
        with sqlite3.connect(file_of(settings)) as other:
            other.execute(f"DROP TABLE {name}")
        assert trouble(table) == "storage-down"


def test_a_database_that_cannot_be_written_is_told(settings: Settings) -> None:
    """Read-only to SQLite, as a file is that somebody else owns."""
    with opened(settings) as table:
        engine = matches_of(table).storage.engine

        @sa.event.listens_for(engine, "begin")
        def read_only(connection: sa.Connection) -> None:
            connection.exec_driver_sql("PRAGMA query_only=ON")

        assert trouble(table) == "storage-down"
        sa.event.remove(engine, "begin", read_only)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """A file that may not grow is as good as a disk without room."""
    storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
    storage.submit(try_to_write).result()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        fault = storage.submit(try_to_write).exception()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert isinstance(fault, sa.exc.OperationalError)
    storage.submit(try_to_write).result()
    storage.close()


def test_a_disk_that_is_nearly_full_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(settings) as table:
        assert table.get("/api/health").status_code == 200
        monkeypatch.setattr(checkup, "room_for", lambda url: 1000)
        assert trouble(table) == "storage-full"


def test_a_damaged_page_is_told(settings: Settings) -> None:
    with opened(settings) as table:
        for _ in range(3):
            Match(table).to_planning()
        assert table.get("/api/health").status_code == 200
    assert whole(settings.database)
    file = file_of(settings)
    with sqlite3.connect(file) as other:
        page = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_matches_computer_due'").fetchone()[0]
        size = other.execute("PRAGMA page_size").fetchone()[0]
    other.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size + 8)
        raw.write(b"\xff" * (size - 8))
    assert not whole(settings.database)
    with opened(settings) as table:
        assert trouble(table).startswith("storage-")


def test_players_that_do_not_think_are_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "PATIENCE", 0.5)
    with opened(settings) as table:
        thinkers = matches_of(table).bots.thinkers
        assert table.get("/api/health").json()["players"] == "starting"
        for _ in range(400):
            if table.get("/api/health").json()["players"] == "ok":
                break
            time.sleep(0.05)
        process = thinkers.all[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        assert trouble(table) == "players-down"
        os.kill(process.pid, signal.SIGCONT)
        for _ in range(100):
            if table.get("/api/health").status_code == 200:
                break
        assert table.get("/api/health").json()["status"] == "ok"


def test_players_that_cannot_be_started_are_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(worker: Worker) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "start", fail)
    monkeypatch.setattr(workers, "START_SECONDS", 0.0)
    with opened(settings) as table:
        table.get("/api/health")
        assert trouble(table) == "players-down"


def test_many_who_ask_try_the_table_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def count(connection: object) -> None:
        tried.append(connection)

    monkeypatch.setattr(health_routes, "FRESH", 60.0)
    monkeypatch.setattr(health_routes, "try_to_write", count)
    with opened(settings) as table:
        assert [table.get("/api/health").status_code for _ in range(5)] == [200] * 5
    assert len(tried) == 1


# -- an outage


def test_an_outage_is_told_as_one_and_the_log_stays_short(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    with opened(settings) as table:
        match = Match(table)
        match.to_planning()
        for id in list(matches_of(table).by_id):
            matches_of(table).forget(matches_of(table).by_id[id])
        with sqlite3.connect(file_of(settings)) as other:
            for name in ("snapshots", "decisions", "seats", "matches"):
                other.execute(f"DROP TABLE {name}")
        caplog.clear()
        for _ in range(20):
            for answer in (
                table.get(f"{match.path}/state"),
                table.post("/api/matches", json={"game": "quebec-1759"}),
                match.french.post("action", revision=0, words="ready"),
            ):
                assert (answer.status_code, answer.json()["reason"]) == (503, "storage-down")
                assert answer.json()["text_fr"] != answer.json()["text_en"]
        with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
            assert socket.receive_json()["reason"] == "storage-down"
        said = caplog.text
    assert said
    assert len(said) < 10_000
    assert not re.search(r"[0-9a-f]{64}", said)  # no secret of dice, no hash of a seat
    assert "Traceback" not in said


def test_what_could_not_be_written_is_not_in_the_log(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arpents.table.match.secrets.token_hex", lambda count: "5ec2e7" * 10)
    with opened(settings) as table:
        with sqlite3.connect(file_of(settings)) as other:
            other.execute("DROP TABLE seats")
        assert table.post("/api/matches", json={"game": "quebec-1759"}).status_code == 503
    assert caplog.text
    assert "5ec2e7" not in caplog.text


def test_a_fault_of_the_database_hides_what_it_was_told(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    row = {column.name: None for column in METADATA.tables["matches"].columns} | {"id": "x", "secret": "5ec2e7"}
    with pytest.raises(sa.exc.IntegrityError) as fault, engine.begin() as connection:
        connection.execute(METADATA.tables["matches"].insert(), row)
    engine.dispose()
    assert "[SQL parameters hidden" in str(fault.value)
    assert "5ec2e7" not in in_short(fault.value)  # PostgreSQL tells the whole row on a line of its own
    assert in_short(fault.value)
