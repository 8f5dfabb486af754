"""A decision takes the straight way to its match, and whatever is not plainly one is answered as ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.server import decision_routes
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.players import GAME

OTHER_SHAPES = ("bad-json", "bad-request", "too-long", "body-too-large", "other-origin")


class Straight:
    """Counts the decisions that took the straight way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        again = decision_routes.again

        def counted(*given: Any) -> Any:
            self.count -= 1
            return again(*given)

        model = decision_routes.Action.model_validate_json

        def read(text: bytes) -> Any:
            self.count += 1
            return model(text)

        monkeypatch.setattr(decision_routes, "again", counted)
        monkeypatch.setattr(decision_routes.Action, "model_validate_json", read)


@pytest.fixture
def table(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(replace(settings, body_limit=2000)), base_url="http://localhost") as client:
        yield client


def begun(table: TestClient) -> tuple[str, dict[str, str]]:
    answer = table.post("/api/matches", json={"game": GAME}).json()
    table.cookies.clear()
    return answer["match"], {seat: f"Bearer {told['secret']}" for seat, told in answer["seats"].items()}


@pytest.mark.parametrize(
    ("seat", "body", "headers", "status", "reason"),
    [
        ("french", b'{"revision": 0, "words": "preset even"}', {}, 200, None),
        ("french", b'{"revision": 9, "words": "preset even"}', {}, 409, "stale-revision"),
        ("french", b'{"revision": 0, "words": "sing loudly"}', {}, 400, "unknown-verb"),
        ("french", b'{"revision": 0, "words": "ready"}', {"Authorization": "Bearer nobody"}, 403, "wrong-secret"),
        ("french", b'{"revision": 0, "words": "ready"}', {"Authorization": ""}, 401, "no-secret"),
        ("nobody", b'{"revision": 0, "words": "ready"}', {}, 404, "unknown-seat"),
        ("french", b'{"revision": 0, "words": "re', {}, 400, "bad-json"),
        ("french", b"", {}, 422, "bad-request"),
        ("french", b'{"revision": 0, "words": "ready", "more": 1}', {}, 422, "bad-request"),
        ("french", b'{"revision": "0", "words": "ready"}', {}, 422, "bad-request"),
        ("french", b'{"revision": 0, "words": "\\ud800"}', {}, 422, "bad-request"),
        ("french", b'{"revision": 0, "words": "%s"}' % (b"a" * 1001), {}, 422, "too-long"),
        ("french", b'{"revision": 0, "words": "%s"}' % (b"a" * 3000), {}, 413, "body-too-large"),
        ("french", b'{"revision": 0, "words": "ready"}', {"Content-Type": "text/plain"}, 422, "bad-request"),
        ("french", b'{"revision": 0, "words": "ready"}', {"Origin": "http://elsewhere.example"}, 403, "other-origin"),
    ],
)
def test_both_ways_answer_alike(
    table: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    seat: str,
    body: bytes,
    headers: dict[str, str],
    status: int,
    reason: str | None,
) -> None:
    answers: list[Any] = []
    for way in ("application/json", "application/json; charset=utf-8"):  # the second goes past all addresses
        straight = Straight(monkeypatch)
        match, secrets = begun(table)
        given = {"Authorization": secrets["french"], "Content-Type": way} | headers
        given = {name: value for name, value in given.items() if value}
        answer = table.post(f"/api/matches/{match}/seats/{seat}/action", content=body, headers=given)
        assert straight.count == (way == "application/json" and reason not in OTHER_SHAPES)
        answers.append(
            (answer.status_code, sorted(set(answer.headers) - {"content-length"}), told(answer.json(), match))
        )
        monkeypatch.undo()
    assert answers[0] == answers[1]
    assert answers[0][0] == status
    if reason is not None:
        assert answers[0][2]["reason"] == reason


def told(answer: dict[str, Any], match: str) -> dict[str, Any]:
    """Without what differs from match to match."""
    return {name: value for name, value in answer.items() if name not in ("match", "dice")}


def test_a_body_in_pieces_is_put_together(table: TestClient) -> None:
    match, secrets = begun(table)
    pieces = iter([b'{"revision": 0, ', b'"words": "preset even"}'])
    headers = {"Authorization": secrets["french"], "Content-Type": "application/json"}
    answer = table.post(f"/api/matches/{match}/seats/french/action", content=pieces, headers=headers)
    assert (answer.status_code, answer.json()["played"]) == (200, ["preset even"])


def test_a_decision_is_counted_by_its_route(table: TestClient) -> None:
    match, secrets = begun(table)
    body = {"revision": 0, "words": "preset even"}
    table.post(f"/api/matches/{match}/seats/french/action", json=body, headers={"Authorization": secrets["french"]})
    counted = table.app.state.metrics.answers  # type: ignore[attr-defined]
    assert counted["POST", "/api/matches/{match}/seats/{seat}/action", 200] == 1


def test_the_answer_is_what_a_socket_of_the_seat_is_sent(table: TestClient) -> None:
    match, secrets = begun(table)
    headers = {"Authorization": secrets["french"]}
    with table.websocket_connect(f"ws://localhost/api/matches/{match}/seats/french/live", headers=headers) as socket:
        before = socket.receive_json()
        body = {"revision": before["revision"], "words": "preset even"}
        answer = table.post(f"/api/matches/{match}/seats/french/action", json=body, headers=headers).json()
        played = {name: answer.pop(name) for name in ("played", "left")}
        assert played == {"played": ["preset even"], "left": []}
        assert socket.receive_json() == answer
