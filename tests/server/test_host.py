"""What a host is told: whether a server may be sent players, its numbers, its log; and how it ends."""

from __future__ import annotations

import io
import json
import logging
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arpents.hall.notices import Notices
from arpents.server import host_routes
from arpents.server.app import create_app
from arpents.server.log_output import log_as
from arpents.server.settings import Settings
from tests.server.players import GAME, Match, matches_of
from tests.server.test_house import Process, free_port


@pytest.fixture
def host(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(host_routes, "FRESH", 0.0)
    with TestClient(create_app(settings), base_url="http://localhost", client=("127.0.0.1", 5000)) as table:
        yield table


def test_readiness_follows_the_database_and_the_end(host: TestClient) -> None:
    assert host.get("/ready").json() == host.get("/api/ready").json() == {"status": "ready"}
    engine = matches_of(host).storage.engine
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = 'of_old'"))
    answer = host.get("/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "storage-of-other-version")
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE alembic_version"))
        connection.execute(sa.text("CREATE VIEW alembic_version AS SELECT * FROM no_such_table"))
    answer = host.get("/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "storage-down")
    matches_of(host).leaving = True
    answer = host.get("/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "table-closing")
    assert answer.json()["text_fr"] != answer.json()["text_en"]
    assert host.get("/api/games").status_code == 200, "it still serves"


def numbers(host: TestClient) -> dict[str, float]:
    answer = host.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {
        f"{sample.name} {' '.join(sample.labels[name] for name in sorted(sample.labels))}".strip(): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_the_numbers_tell_what_has_happened_and_name_nobody(host: TestClient) -> None:
    match = Match(host)
    match.to_planning()
    host.get(f"{match.path}/seats/french/state")
    told = numbers(host)
    assert told["arpents_matches_in_memory"] == 1
    assert told[f"arpents_decisions_total {GAME}"] >= 2
    route = "/api/matches/{match}/seats/{seat}/action"
    assert told[f"arpents_answers_total POST {route} 200"] == 2
    assert told[f"arpents_answer_seconds_count POST {route}"] == 2
    assert told[f"arpents_answer_seconds_bucket +Inf POST {route}"] == 2
    assert told["arpents_answers_total GET /api/matches/{match}/seats/{seat}/state 401"] == 1
    assert told["arpents_thoughts_waiting"] == 0 and told["arpents_ready"] == 1
    text = host.get("/metrics").text
    assert match.id not in text and match.french.secret not in text


def test_the_numbers_are_for_whom_the_host_allows(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app, base_url="http://localhost", client=("192.0.2.1", 5000)) as stranger:
        assert stranger.get("/metrics").json()["reason"] == "metrics-not-for-you"
    with TestClient(app, base_url="http://localhost", client=("127.0.0.1", 5000)) as near:
        assert near.get("/metrics").status_code == 200
        assert near.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403
    with TestClient(app, base_url="http://localhost", client=("::ffff:127.0.0.1", 5000)) as near:
        assert near.get("/metrics").status_code == 200


def test_a_log_of_json_is_one_object_a_line_without_secrets() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        log_as("json", stream)
        logger = logging.getLogger("arpents.test")
        logger.warning("join at %s with Bearer abc123", "https://x.org/#/join/m/french/hush")
        logger.warning("come in at %s, read %s", "https://x.org/#/sign-in/hush.1.2", "/api/notices/feed/hush")
        logger.error("postgresql://arpents:hush@db/arpents does not answer, token=hush")
        try:
            raise ValueError("bad row\nDETAIL: key (secret)=(hush)")
        except ValueError:
            logger.exception("fault")
    finally:
        root.handlers[:], root.level = handlers, level
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["warning", "warning", "error", "error"]
    assert lines[3]["fault"] == "ValueError: bad row" and "test_host.py" in lines[3]["where"][0]
    assert all(line["time"].endswith("+00:00") and line["logger"] == "arpents.test" for line in lines)
    assert "hush" not in stream.getvalue() and "abc123" not in stream.getvalue()


@pytest.mark.parametrize("fault", [RuntimeError("no"), sa.exc.OperationalError("hush", {}, Exception("away"))])
def test_a_secret_address_stays_out_of_the_log(
    settings: Settings, fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The address of a feed is as good as a key: whatever fails behind it, its route is logged and not the address."""

    async def fail(notices: Notices, secret: str) -> str:
        raise fault

    monkeypatch.setattr(Notices, "reader_of_feed", fail)
    app = create_app(replace(settings, hall=True))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        assert client.get("/api/notices/feed/hush").status_code in (500, 503)
    assert "/api/notices/feed/{secret}" in caplog.text and "hush" not in caplog.text


def test_a_server_that_is_told_to_end_says_so_cuts_nothing_off_and_sends_its_players_elsewhere(tmp_path: Path) -> None:
    """Not ready first, and still serving; then sockets are closed with 1012, and every decision is answered."""
    server = Process(tmp_path, f"sqlite:///{tmp_path / 'table.sqlite'}", free_port(), drain=2)
    server.start()
    http = server.http
    begun = http.post("/matches", json={"game": GAME}).json()
    path, secret = f"/matches/{begun['match']}/seats/french", begun["seats"]["french"]["secret"]
    headers = {"Authorization": f"Bearer {secret}"}
    state = http.get(f"{path}/state", headers=headers).json()
    acknowledged = state["revision"]
    url = f"ws://127.0.0.1:{server.port}/api{path}/live"
    with connect(url, additional_headers=headers) as socket:
        socket.recv()
        ending = threading.Thread(target=server.kill, args=(signal.SIGTERM,))
        ending.start()
        while http.get("/ready").status_code == 200:
            pass
        try:
            while True:  # until nobody listens any more
                body = {"revision": acknowledged, "words": state["actions"][0]["words"]}
                answer = http.post(f"{path}/action", headers=headers, json=body)
                assert answer.status_code == 200, answer.text
                acknowledged = answer.json()["revision"]
                body = {"revision": acknowledged}
                answer = http.post(f"{path}/undo", headers=headers, json=body)
                assert answer.status_code == 200, answer.text
                acknowledged = answer.json()["revision"]
        except httpx2.ConnectError:
            pass
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        ending.join()
    assert acknowledged > state["revision"]
    server.start()
    assert server.http.get(f"{path}/state", headers=headers).json()["revision"] == acknowledged
    server.close()
