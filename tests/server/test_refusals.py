"""Whatever is wrong with a request is told in both languages, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.server.wording import Wording, hall_text, server_text
from tests.server.players import GAME, Match


def refused(answer: Any, status: int, reason: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert body["reason"] == reason
    assert body["text_fr"] and body["text_en"]
    assert "‹" not in body["text_fr"] + body["text_en"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    return body


# -- who


def test_a_seat_wants_its_secret(table: TestClient, match: Match) -> None:
    refused(table.get(f"{match.french.path}/state"), 401, "no-secret")
    refused(table.post(f"{match.french.path}/action", json={"revision": 0, "words": "ready"}), 401, "no-secret")


def test_another_seats_secret_is_no_good(table: TestClient, match: Match) -> None:
    other = match.british.headers
    for method, page, body in [
        ("GET", "state", None),
        ("GET", "at/0", None),
        ("GET", "query/reach", None),
        ("POST", "action", {"revision": 0, "words": "ready"}),
        ("POST", "undo", {"revision": 0}),
        ("POST", "explain", {"words": "ready"}),
        ("POST", "foresee", {"words": "ready"}),
        ("GET", "inspect?thing=zone-abraham", None),
        ("GET", "charts", None),
    ]:
        answer = table.request(method, f"{match.french.path}/{page}", headers=other, json=body)
        refused(answer, 403, "wrong-secret")
    refused(table.post(f"{match.french.path}/join", json={"secret": match.british.secret}), 403, "wrong-secret")


def test_another_matchs_secret_is_no_good(table: TestClient, match: Match) -> None:
    other = Match(table)
    refused(table.get(f"{match.french.path}/state", headers=other.french.headers), 403, "wrong-secret")


def test_nobody_plays_for_the_computer(table: TestClient) -> None:
    match = Match(table, seats={"british": {"kind": "bot", "bot": "random"}})
    answer = table.get(f"{match.path}/seats/british/state", headers=match.french.headers)
    refused(answer, 403, "seat-of-computer")


# -- what


def test_forged_actions(match: Match) -> None:
    before = match.french.state()
    for words, status, reason in [
        ("fly away", 400, "unknown-verb"),
        ("put atlantis", 400, "unknown-noun"),
        ("ready now", 400, "wrong-number-of-words"),
        ("", 400, "no-words"),
        ("\u0000", 400, "unknown-verb"),
        ("² LE-ET", 400, "unknown-verb"),
    ]:
        refused(match.french.post("action", revision=0, words=words), status, reason)
    illegal = match.french.post("action", revision=0, words="ready")
    assert illegal.status_code == 422
    assert illegal.json()["rule"]
    assert f"[{illegal.json()['rule']}]" not in illegal.json()["text_en"]
    refused(match.british.post("action", revision=0, words="ready"), 422, "not-your-turn")
    refused(match.french.post("undo", revision=0), 422, "nothing-to-undo")
    assert match.french.state() == before


def test_a_stale_position_is_answered_with_the_new_one(match: Match) -> None:
    words = match.french.state()["actions"][0]["words"]
    match.french.play(words)
    for what, body in (("action", {"words": words}), ("undo", {})):
        for revision in (0, 7):
            answer = match.french.post(what, revision=revision, **body)
            assert refused(answer, 409, "stale-revision")["revision"] == 1
    assert match.french.state()["revision"] == 1


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": GAME, "scenario": "no"}, 422, "unknown-scenario"),
        ({"game": GAME, "options": {"no": "on"}}, 422, "unknown-option"),
        ({"game": GAME, "options": {"tides": "high"}}, 422, "unknown-option-value"),
        ({"game": GAME, "seats": {"dutch": {"kind": "person"}}}, 422, "unknown-seat"),
        ({"game": GAME, "seats": {"french": {"kind": "bot", "bot": "no"}}}, 422, "unknown-bot"),
        ({"game": GAME, "seats": {"french": {"kind": "bot"}}}, 422, "unknown-bot"),
        ({"game": GAME, "seats": {"french": {"kind": "ghost"}}}, 422, "bad-request"),
        ({"game": 7}, 422, "bad-request"),
        ({"game": GAME, "more": 1}, 422, "bad-request"),
        ({}, 422, "bad-request"),
        ([], 422, "bad-request"),
    ],
)
def test_matches_that_cannot_begin(table: TestClient, body: Any, status: int, reason: str) -> None:
    refused(table.post("/api/matches", json=body), status, reason)


def test_bad_bodies(table: TestClient, match: Match) -> None:
    headers = {**match.french.headers, "Content-Type": "application/json"}
    path = f"{match.french.path}/action"
    refused(table.post(path, headers=headers, content=b"{"), 400, "bad-json")
    refused(table.post(path, headers=headers, content=b"\xff\xfe"), 400, "bad-json")
    refused(table.post(path, headers=headers, content=b"[" * 10_000), 400, "bad-json")
    refused(table.post(path, headers=match.french.headers, content=b"revision=0"), 422, "bad-request")
    for body in ({"revision": "0", "words": "ready"}, {"revision": -1, "words": "x"}, {"revision": 0, "words": 3}):
        refused(table.post(path, headers=headers, json=body), 422, "bad-request")


def test_unknown_addresses(table: TestClient, match: Match) -> None:
    refused(table.get("/api/matches/nothing"), 404, "no-such-match")
    refused(table.get("/api/matches/nothing/state"), 404, "no-such-match")
    refused(table.get("/api/matches/%00"), 404, "no-such-match")
    refused(table.get("/api/matches/nothing/record"), 404, "no-such-match")
    refused(table.get(f"{match.path}/seats/dutch/state", headers=match.french.headers), 404, "unknown-seat")
    refused(table.post(f"{match.path}/seats/dutch/join", json={"secret": "x"}), 404, "unknown-seat")
    refused(table.get("/api/games/chess/rules"), 404, "unknown-game")
    refused(table.get(f"/api/games/{GAME}/data/room.py"), 404, "no-such-file")
    refused(table.get("/api/texts/en/chess.ftl"), 404, "unknown-game")
    refused(table.get("/api/texts/de/common.ftl"), 422, "bad-request")
    refused(table.get("/api/nothing"), 404, "no-such-file")
    refused(table.delete(match.path), 405, "method-not-allowed")
    refused(table.get(f"{match.french.path}/action"), 405, "method-not-allowed")


# -- how much, how often, from where


def test_a_body_is_not_larger_than_allowed(table: TestClient, match: Match) -> None:
    large = {"revision": 0, "words": "x" * 70_000}
    refused(match.french.post("action", **large), 413, "body-too-large")

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    headers = {**match.french.headers, "Content-Type": "application/json"}
    refused(table.post(f"{match.french.path}/action", headers=headers, content=pieces()), 413, "body-too-large")
    refused(table.post("/api/replays", json={"record": "x" * 100_000}), 422, "not-a-record")
    refused(table.post("/api/replays", json={"record": "x" * 2_100_000}), 413, "body-too-large")


def test_a_flood_is_held_back(settings: Settings) -> None:
    slow = Settings(database=settings.database, rate=1, burst=20)
    with TestClient(create_app(slow), base_url="http://localhost") as table:
        answers = [table.get("/api/games") for _ in range(30)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        body = refused(answers[-1], 429, "too-many-requests")
        assert int(answers[-1].headers["retry-after"]) == body["arguments"]["seconds"]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost:1", "https://localhost.evil.example"]
)
def test_another_sites_page_changes_nothing(table: TestClient, match: Match, origin: str) -> None:
    words = match.french.state()["actions"][0]["words"]
    headers = {**match.french.headers, "Origin": origin}
    answer = table.post(f"{match.french.path}/action", headers=headers, json={"revision": 0, "words": words})
    refused(answer, 403, "other-origin")
    refused(table.post("/api/matches", headers={"Origin": origin}, json={"game": GAME}), 403, "other-origin")
    assert match.french.state()["revision"] == 0


def test_our_own_page_may(table: TestClient, match: Match) -> None:
    words = match.french.state()["actions"][0]["words"]
    headers = {**match.french.headers, "Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}
    answer = table.post(f"{match.french.path}/action", headers=headers, json={"revision": 0, "words": words})
    assert answer.status_code == 200


def test_a_foreign_name_for_this_table_is_refused(table: TestClient) -> None:
    refused(table.get("/api/games", headers={"Host": "evil.example"}), 421, "other-host")
    for host in ("127.0.0.1:1759", "[::1]:1759", "192.168.1.7"):
        assert table.get("/api/health", headers={"Host": host}).status_code == 200


def test_every_answer_carries_the_policy(table: TestClient, match: Match) -> None:
    for path in ("/", "/api/games", "/nothing", f"{match.path}/state"):
        policy = table.get(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy


def test_a_decision_that_cannot_be_written_was_not_made(table: TestClient, match: Match, monkeypatch: Any) -> None:
    from arpents.table import storage

    def fail(*arguments: object) -> None:
        raise OSError("the disk is full")

    before = match.french.state()
    words = before["actions"][0]["words"]
    with monkeypatch.context() as patch:
        for way in ("write_to_file", "insert_decisions"):
            patch.setattr(storage, way, fail)
        refused(match.french.post("action", revision=0, words=words), 503, "storage-fault")
    assert match.french.state() == before
    assert match.french.play(words)["revision"] == 1


def test_the_tables_own_texts_are_the_same_in_both_languages() -> None:
    def ids(language: str) -> list[str]:
        texts = server_text(language) + hall_text(language)
        return [line.split(" ")[0] for line in texts.splitlines() if line[:1].isalpha()]

    assert ids("fr") == ids("en")
    words = Wording(None)
    for id in ids("en"):
        assert set(words.text(id)) == {"text_fr", "text_en"}


# -- what no text can hold


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/matches", '{"\\ud800": 1}'),
        ("/api/matches", '{"game": "\\ud800"}'),
        ("/api/matches", '{"game": "quebec-1759", "options": {"\\ud800": "on"}}'),
        ("/api/matches", '{"game": "quebec-1759", "options": {"tides": "\\ud800"}}'),
        ("/api/matches", '{"game": "quebec-1759", "scenario": "\\ud800"}'),
        ("/api/matches", '{"game": "quebec-1759", "seats": {"\\udfff": {"kind": "person"}}}'),
        ("/api/replays", '{"record": "\\ud800"}'),
        ("/api/replays", '{"record": "arpents record 1\\ngame \\ud800\\n\\n"}'),
        ("/api/replays", '{"match": "\\ud800"}'),
        ("{seat}/join", '{"secret": "\\ud800"}'),
        ("{seat}/action", '{"revision": 0, "words": "\\ud800"}'),
        ("{seat}/explain", '{"words": "ready \\udc00"}'),
    ],
)
def test_half_a_character_is_refused(table: TestClient, match: Match, path: str, body: str) -> None:
    headers = {**match.french.headers, "Content-Type": "application/json"}
    answer = table.post(path.format(seat=match.french.path), headers=headers, content=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text_fr"] != answer.json()["text_en"]


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/" + "x/" * 4000, "/core/" + "é" * 300, "/%ED%A0%80"])
def test_an_address_that_no_file_can_have(table: TestClient, path: str) -> None:
    refused(table.get(path), 404, "no-such-file")
    assert 400 <= table.get(f"/api{path}").status_code < 500


def test_what_is_wrong_is_said_in_our_own_words(table: TestClient, match: Match) -> None:
    long = refused(match.french.post("action", revision=0, words="x" * 5000), 422, "too-long")
    assert "trop long" in long["text_fr"]
    missing = refused(match.french.post("action", revision=0), 422, "bad-request")
    assert "manque" in missing["text_fr"]
    for body in (long, missing):
        assert not [word for word in ("String", "should", "Field") if word in str(body)]
