"""What a table on a bare address withstands: half requests, floods, slowness, nonsense. All from 127.0.0.1."""

from __future__ import annotations

import dataclasses
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arpents.server.log import FEW, LOG, Seldom
from arpents.server.run import TableServer
from arpents.server.settings import Settings
from tests.server.players import GAME

ASK = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def plain(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1, web=tmp_path / "web")


class Served:
    def __init__(self, table: TableServer, port: int) -> None:
        self.table = table
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def socket(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def say(self, *pieces: bytes) -> bytes:
        """Everything that comes back until the other end closes."""
        with self.socket() as raw:
            try:
                for piece in pieces:
                    raw.sendall(piece)
            except OSError:  # it does not listen any more
                pass
            return everything(raw)


def everything(raw: socket.socket) -> bytes:
    found = b""
    try:
        while piece := raw.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def told(answer: bytes) -> tuple[int, str]:
    """Status and reason of a refusal, which is worded in both languages."""
    head, _, body = answer.partition(b"\r\n\r\n")
    refusal = json.loads(body)
    assert refusal["text_fr"]
    assert refusal["text_fr"] != refusal["text_en"]
    assert b"content-security-policy" in head.lower()
    return int(head.split()[1]), refusal["reason"]


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    table = TableServer(settings, "127.0.0.1", port)
    thread = threading.Thread(target=table.run, daemon=True)
    thread.start()
    while not table.started:
        time.sleep(0.02)
    try:
        yield Served(table, port)
    finally:
        table.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


# -- connections


def test_half_requests_are_counted_and_ended(plain: Settings) -> None:
    with served(dataclasses.replace(plain, sockets=10, head_seconds=1.0)) as table:
        halves = [table.socket() for _ in range(10)]
        for half in halves:
            half.sendall(ASK)
        assert told(table.say(ASK + b"\r\n")) == (429, "too-many-connections")
        assert {told(everything(half)) for half in halves} == {(408, "too-slow")}
        for half in halves:
            half.close()
        assert httpx2.get(f"{table.url}/api/games").status_code == 200


def test_who_has_asked_nothing_gives_way(plain: Settings) -> None:
    """The table is full of connections that ask nothing: somebody who asks still gets in."""
    with served(dataclasses.replace(plain, most_sockets=5)) as table:
        kept = httpx2.Client(base_url=table.url)
        assert kept.get("/api/games").status_code == 200
        idle = [table.socket() for _ in range(12)]
        assert httpx2.get(f"{table.url}/api/games").status_code == 200
        for one in idle:
            one.close()
        assert kept.get("/api/games").status_code == 200  # it may have to come in anew
        kept.close()


def test_a_table_full_of_those_who_wait_says_so(plain: Settings) -> None:
    with served(dataclasses.replace(plain, most_sockets=2)) as table:
        begun = httpx2.post(f"{table.url}/api/matches", json={"game": GAME}).json()
        path = f"/api/matches/{begun['match']}/state?since=0&wait=20"
        waiting = [table.socket() for _ in range(2)]
        for one in waiting:
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        time.sleep(0.3)
        assert told(table.say(ASK + b"\r\n")) == (503, "table-full")
        for one in waiting:
            one.close()


def test_a_slow_body_is_ended(plain: Settings) -> None:
    with served(dataclasses.replace(plain, body_seconds=0.5)) as table:
        head = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        assert told(table.say(head + b"Content-Length: 100\r\n\r\n{")) == (408, "too-slow")


def test_who_asks_whether_to_go_on_is_told_at_once(plain: Settings) -> None:
    """`Expect: 100-continue`: the body comes only after the table has said that it may."""
    body = json.dumps({"game": GAME}).encode()
    head = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    with served(plain) as table, table.socket() as raw:
        raw.sendall(head + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(body))
        assert raw.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        raw.sendall(body)
        assert everything(raw).startswith(b"HTTP/1.1 201 ")


def test_who_asks_nothing_is_let_go(plain: Settings) -> None:
    with served(dataclasses.replace(plain, head_seconds=0.3)) as table:
        assert table.say() == b""


# -- sizes


def test_a_head_is_not_larger_than_allowed(plain: Settings) -> None:
    with served(plain) as table:
        endless = [ASK, *[b"X-Filling: " + b"x" * 1000 + b"\r\n"] * 60]
        assert told(table.say(*endless)) == (431, "head-too-large")
        assert told(table.say(b"".join(endless) + b"\r\n")) == (431, "head-too-large")
        assert told(table.say(b"GET /" + b"x" * 60_000)) == (431, "head-too-large")
        large = {"X-Filling": "x" * 20_000}
        assert httpx2.get(f"{table.url}/api/games", headers=large).status_code == 200


def test_what_one_address_sends_is_counted(plain: Settings) -> None:
    with served(dataclasses.replace(plain, bytes_rate=1000.0, bytes_burst=100_000.0)) as table:
        body = json.dumps({"record": "x" * 60_000})
        head = {"Content-Type": "application/json"}
        assert httpx2.post(f"{table.url}/api/replays", content=body, headers=head).status_code == 422
        ask = ASK.replace(b"GET /api/games", b"POST /api/replays") + f"Content-Length: {len(body)}\r\n\r\n".encode()
        assert told(table.say(ask + body.encode())) == (429, "too-many-requests")


def test_pieces_without_end_are_ended(plain: Settings) -> None:
    small = dataclasses.replace(plain, record_limit=10_000)
    with served(small) as table:
        head = ASK.replace(b"GET /api/games", b"POST /api/matches") + b"Transfer-Encoding: chunked\r\n\r\n"
        answer = table.say(head, *[b"1;" + b"x" * 8000 + b"\r\n \r\n"] * 200)
        assert answer.count(b"HTTP/1.1") <= 1
        assert httpx2.get(f"{table.url}/api/games").status_code == 200


# -- nonsense


def test_what_is_no_http_is_refused_in_words(plain: Settings) -> None:
    with served(plain) as table:
        assert told(table.say(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")) == (400, "bad-http")


@pytest.mark.parametrize("host", ["[", "[::1", "]", "a]b", "[x]:1", "", "evil.example:99999999"])
def test_a_host_that_is_none_is_refused(plain: Settings, host: str) -> None:
    with served(plain) as table:
        ask = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert told(table.say(ask.encode())) == (421, "other-host")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "]", "http://a]b"])
def test_an_origin_that_is_none_is_refused(plain: Settings, origin: str) -> None:
    with served(plain) as table:
        answer = httpx2.post(f"{table.url}/api/matches", json={"game": GAME}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "other-origin")


def test_refusals_count_too(plain: Settings) -> None:
    with served(dataclasses.replace(plain, rate=0.1, burst=5)) as table:
        statuses = [httpx2.get(f"{table.url}/api/games", headers={"Host": "["}).status_code for _ in range(8)]
        assert statuses == [421] * 5 + [429] * 3


# -- who it is


def forged(table: Served) -> list[int]:
    return [
        httpx2.get(f"{table.url}/api/games", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
        for number in range(8)
    ]


def test_nobody_is_believed_who_says_he_is_another(plain: Settings) -> None:
    with served(dataclasses.replace(plain, rate=0.1, burst=5)) as table:
        assert forged(table) == [200] * 5 + [429] * 3


def test_a_proxy_that_the_host_has_named_is_believed(plain: Settings) -> None:
    few = dataclasses.replace(plain, rate=0.1, burst=5, sockets=2, proxies=("127.0.0.0/8",))
    with served(few) as table:
        assert forged(table) == [200] * 8
        open_at_once = [table.socket() for _ in range(5)]  # a proxy counts its clients itself
        assert httpx2.get(f"{table.url}/api/games", headers={"X-Forwarded-For": "10.0.1.1"}).status_code == 200
        for one in open_at_once:
            one.close()


def test_proxies_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert Settings().proxies == ()
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3, 192.168.0.0/16, *, ,house")
    assert Settings().proxies == ("10.1.2.3", "192.168.0.0/16")


# -- WebSockets


def spectator(table: Served) -> Any:
    begun = httpx2.post(f"{table.url}/api/matches", json={"game": GAME}).json()
    return connect(f"ws://127.0.0.1:{table.port}/api/matches/{begun['match']}/live", ping_interval=None)


def test_pings_of_the_protocol_are_counted(plain: Settings) -> None:
    with served(plain) as table, spectator(table) as live:
        assert json.loads(live.recv())["type"] == "state"
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(200):
                live.ping()
            while True:
                said = json.loads(live.recv(timeout=20))
                assert said["reason"] == "too-many-requests"
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_pieces_of_a_frame_are_counted(plain: Settings) -> None:
    with served(plain) as table, spectator(table) as live:
        live.recv()
        with pytest.raises(ConnectionClosed) as closed:
            live.send("" for _ in range(400))
            while True:
                live.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_a_websocket_that_may_not_come_in_is_told_why(plain: Settings) -> None:
    upgrade = (
        "GET /api/matches/x/live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with served(plain) as table:
        answer = table.say(upgrade.encode())
        assert answer.startswith(b"HTTP/1.1 403")
        assert b"other-origin" in answer


def test_websockets_count_among_the_connections(plain: Settings) -> None:
    with served(dataclasses.replace(plain, sockets=2)) as table:
        with spectator(table) as one, spectator(table) as two:
            one.recv(), two.recv()
            assert told(table.say(ASK + b"\r\n")) == (429, "too-many-connections")
        for _ in range(100):
            try:
                if httpx2.get(f"{table.url}/api/games").status_code == 200:
                    break
            except httpx2.TransportError:
                pass
            time.sleep(0.05)
        assert httpx2.get(f"{table.url}/api/games").status_code == 200


# -- closing


def test_who_waits_for_news_is_answered_when_the_table_closes(plain: Settings) -> None:
    answers: list[httpx2.Response] = []
    with served(plain) as table:
        begun = httpx2.post(f"{table.url}/api/matches", json={"game": GAME}).json()
        url = f"{table.url}/api/matches/{begun['match']}/state?since=0&wait=20"
        waiting = threading.Thread(target=lambda: answers.append(httpx2.get(url, timeout=30)))
        waiting.start()
        time.sleep(0.3)
    waiting.join(20)
    assert [(answer.status_code, answer.json()["revision"]) for answer in answers] == [(200, 0)]


# -- the log


def test_the_log_does_not_tell_the_same_without_end() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def passes(message: str) -> logging.LogRecord | None:
        record = logging.LogRecord("x", logging.ERROR, "", 0, message, (), None)
        return record if seldom.filter(record) else None

    assert sum(passes("fault at %s") is not None for _ in range(1000)) == FEW
    assert passes("another fault") is not None
    now = 61.0
    again = passes("fault at %s")
    assert again is not None
    assert f"{1000 - FEW} more" in again.getMessage()
    assert any(isinstance(filter, Seldom) for filter in LOG.filters)
