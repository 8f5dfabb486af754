"""What is done aside: once, in its turn, and by somebody else when whoever did it is gone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.clock_storage import BEATS, OUTAGES
from arpents.server.app import create_app
from arpents.server.jobs import KINDS, job
from arpents.server.listener import conninfo
from arpents.server.live_matches import LiveMatches
from arpents.server.run import opened_for_jobs
from arpents.server.settings import Settings
from arpents.table.jobs import Job, in_seconds, jobs_waiting
from arpents.table.storage import Storage
from tests.server.players import Match, matches_of
from tests.server.test_analyses import opened, record_of


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure is tried again at once."""
    monkeypatch.setattr("arpents.server.jobs.pause_after", lambda tries: 0)
    monkeypatch.setattr("arpents.server.postgres_jobs.pause_after", lambda tries: 0)


@pytest.fixture
def done() -> Iterator[list[str]]:
    """What the jobs `note` and `stumble` have done."""
    notes: list[str] = []

    @job("note")
    async def note(matches: LiveMatches, text: str) -> None:
        notes.append(text)

    @job("stumble")
    async def stumble(matches: LiveMatches, text: str) -> None:
        notes.append(text)
        if notes.count(text) < 3:
            raise ValueError(text)

    yield notes
    del KINDS["note"], KINDS["stumble"]


def house(database: str, tmp_path: Path, **more: Any) -> TestClient:
    settings = Settings(
        database=database, rate=0, thinkers=1, web=tmp_path / "web", judge="recruit", judge_simulations=1, **more
    )
    return TestClient(create_app(settings), base_url="http://localhost")


def until(found: Callable[[], object]) -> None:
    for _ in range(1200):
        if found():
            return
        time.sleep(0.05)
    raise AssertionError("it does not happen")


def waiting(table: TestClient) -> dict[str, int]:
    with matches_of(table).storage.engine.connect() as connection:
        return jobs_waiting(connection)


def test_a_job_is_done_once_and_a_failure_is_tried_again(database: str, tmp_path: Path, done: list[str]) -> None:
    with house(database, tmp_path) as table:
        storage = matches_of(table).storage
        storage.want(Job("note", "note 1", {"text": "one"}), Job("note", "note 2", {"text": "two"})).result()
        storage.want(Job("stumble", "stumble", {"text": "three"}, lock="x")).result()
        until(lambda: len(done) == 5 and not waiting(table))
    assert sorted(done) == ["one", "three", "three", "three", "two"]


def test_jobs_outlive_the_server_and_wait_for_their_time(database: str, tmp_path: Path, done: list[str]) -> None:
    storage = Storage(database)
    later = Job("note", "later", {"text": "later"}, due=in_seconds(3600))
    storage.want(Job("note", "soon", {"text": "soon"}), later, Job("note", "soon", {"text": "not again"})).result()
    storage.close()
    with house(database, tmp_path) as table:
        until(lambda: done and waiting(table) == {"note": 1})
    assert done == ["soon"]


def test_a_write_that_fails_wants_nothing(database: str, tmp_path: Path, done: list[str]) -> None:
    storage = Storage(database)

    def fail(connection: sa.Connection) -> None:
        from arpents.table.jobs import write_jobs

        write_jobs(connection, [Job("note", "note", {"text": "never"})])
        raise OSError("full")

    assert isinstance(storage.submit(fail).exception(), OSError)
    with storage.engine.connect() as connection:
        assert jobs_waiting(connection) == {}
    storage.close()


# -- PostgreSQL

LEAST = 5  # a setup and `ready` twice of the French; a setup and an order of the British, which may be empty


def test_nobody_thinks_twice_and_no_job_holds_a_secret(postgres_database: str, tmp_path: Path) -> None:
    """Two servers leave the thinking to others; one job waits for each turn, with an id and a number in it."""
    with house(postgres_database, tmp_path, does_jobs=False) as one, house(postgres_database, tmp_path):
        match = Match(one, seats={"british": {"kind": "bot", "bot": "random"}})
        french = match.french
        french.play(next(a["words"] for a in french.state()["actions"] if a["verb"] == "preset"))
        ear = psycopg.connect(conninfo(postgres_database), autocommit=True)
        kept = "CREATE TABLE kept AS SELECT * FROM procrastinate_jobs WITH NO DATA"
        ear.execute(kept)  # type: ignore[call-overload]
        ear.execute(
            "CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN INSERT INTO kept VALUES (NEW.*); RETURN NEW; END; $$"
        )
        ear.execute("CREATE TRIGGER keep AFTER INSERT ON procrastinate_jobs FOR EACH ROW EXECUTE FUNCTION keep()")
        french.play("ready")
        french.play("ready")
        until(lambda: french.state()["asked"] and len(matches_of(one).by_id[match.id].match.decisions) >= LEAST)
        jobs = ear.execute("SELECT task_name, args, queueing_lock, lock FROM kept").fetchall()
        ear.close()
        rows = matches_of(one).storage.decisions(match.id)
    assert jobs and len({key for _, _, key, _ in jobs}) == len(jobs), "one job for each match and number"
    for name, arguments, key, lock in jobs:
        assert name == "think" and lock == match.id
        assert arguments.keys() == {"match", "number"} and key == f"think {match.id} {arguments['number']}"
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))


def test_computers_among_themselves_play_for_who_watches_on_any_server(postgres_database: str, tmp_path: Path) -> None:
    with house(postgres_database, tmp_path, does_jobs=False) as one, house(postgres_database, tmp_path) as two:
        seats = {seat: {"kind": "bot", "bot": "random"} for seat in ("french", "british")}
        match = Match(one, seats=seats)
        with one.websocket_connect(f"ws://localhost{match.path}/live") as socket:
            first = socket.receive_json()["revision"]
            for _ in range(5):
                last = socket.receive_json()["revision"]
            assert last > first
        until(lambda: not waiting(one))
        held = matches_of(two).by_id[match.id].match
        number = len(held.decisions)
        assert number == len(matches_of(one).storage.decisions(match.id)), "nobody watches, so nobody plays"


def test_a_worker_makes_notices_and_knows_outages_and_is_no_server_that_is_up(postgres_database: str) -> None:
    """Its computer players decide as a server would write it; that it is there makes nobody's time run."""
    storage = Storage(postgres_database)
    with storage.engine.begin() as connection:
        connection.execute(OUTAGES.insert().values(began=1000, ended=2000))

    async def work() -> tuple[int, list[tuple[int, int]]]:
        matches = await opened_for_jobs(Settings(database=postgres_database, thinkers=1))
        found = len(matches.timekeeper.on_turns), matches.timekeeper.holes
        await matches.close()
        return found

    assert asyncio.run(work()) == (2, [(1000, 2000)])  # notices and results
    with storage.engine.connect() as connection:
        assert connection.execute(sa.select(BEATS)).all() == []
    storage.close()


def test_an_analysis_is_begun_on_one_server_made_by_a_worker_and_read_on_another(
    postgres_database: str, tmp_path: Path
) -> None:
    with house(postgres_database, tmp_path, does_jobs=False) as one, house(postgres_database, tmp_path) as two:
        path = opened(one, record=record_of(None))
        assert two.get(path).json()["status"] == "none"
        assert one.post(path, json={}).json()["status"] == "running"
        until(lambda: two.get(path).json()["status"] == "done")
        told = two.get(path).json()
        assert told["done"] == told["total"] and told == one.get(path).json()
        assert one.post(path, json={}).json() == told
        assert two.get(path.replace("analysis", "3")).json()["revision"] == 3
        assert two.get("/api/replays/0000/analysis").status_code == 404
    assert json.dumps(told["analysis"])
