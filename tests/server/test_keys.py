"""Whose seat it is: one cookie for a browser, and a link that may be opened again when the answer was lost."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.server.app import create_app
from arpents.server.keys import key_of_joining, seat_secret
from arpents.server.settings import Settings
from tests.server.players import GAME, Match

TOKEN = "Zm9yIHRoZSBzZWF0IGFsb25l"


def open_seat(table: TestClient) -> tuple[Match, str, str]:
    match = Match(table, seats={"british": {"kind": "open"}})
    return match, f"{match.path}/seats/british", match.begun["seats"]["british"]["secret"]


def held(table: TestClient, match: str) -> list[str]:
    return list(table.get(f"/api/matches/{match}").json()["held"])


# -- one cookie


def test_a_hundred_and_fifty_matches_want_one_cookie(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        matches = [table.post("/api/matches", json={"game": GAME}).json()["match"] for _ in range(150)]
        assert len(list(table.cookies.jar)) == 1
        for match in (matches[0], matches[75], matches[-1]):
            assert held(table, match) == ["french", "british"]
            for seat in ("french", "british"):
                assert table.get(f"/api/matches/{match}/seats/{seat}/state").json()["seat"] == seat


def test_seats_that_are_joined_want_no_further_cookie(table: TestClient) -> None:
    joined = []
    table.post("/api/matches", json={"game": GAME})
    mine = dict(table.cookies)
    for _ in range(3):
        table.cookies.clear()
        match, seat, invitation = open_seat(table)  # somebody else's
        table.cookies.update(mine)
        assert table.post(f"{seat}/join", json={"secret": invitation, "token": TOKEN}).status_code == 200
        joined.append(match.id)
    assert {(cookie.name, cookie.value) for cookie in table.cookies.jar} == set(mine.items())
    assert [held(table, match) for match in joined] == [["british"]] * 3


def test_the_key_of_a_browser_opens_nobody_elses_seat(table: TestClient, match: Match) -> None:
    table.post("/api/matches", json={"game": GAME})
    assert table.cookies
    answer = table.get(f"{match.french.path}/state")
    assert (answer.status_code, answer.json()["reason"]) == (401, "no-secret")
    answer = table.post(f"{match.french.path}/join", json={"secret": "x" * 32})
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-secret")


def test_a_key_that_cannot_be_ours_is_not_taken(table: TestClient) -> None:
    table.cookies.set("arpents", "guessable", domain="localhost.local", path="/api/matches")
    begun = table.post("/api/matches", json={"game": GAME})
    assert "arpents=guessable" not in begun.headers["set-cookie"]
    secret = seat_secret("guessable", begun.json()["match"], "french")
    assert begun.json()["seats"]["french"]["secret"] != secret


def test_cookies_of_single_seats_are_still_read(table: TestClient, match: Match) -> None:
    cookies = {"arpents-french": match.french.secret}
    header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    assert table.get(f"{match.french.path}/state", headers=header).json()["seat"] == "french"
    assert table.get(match.path, headers=header).json()["held"] == ["french"]
    with table.websocket_connect(f"ws://localhost{match.french.path}/live", headers=header) as socket:
        assert socket.receive_json()["seat"] == "french"
    both = {"Cookie": header["Cookie"] + "; arpents=" + "k" * 43}
    assert table.get(f"{match.french.path}/state", headers=both).status_code == 200
    wrong = table.get(f"{match.french.path}/state", headers={"Cookie": "arpents-french=no"})
    assert (wrong.status_code, wrong.json()["reason"]) == (403, "wrong-secret")


def test_a_seat_goes_along_to_another_device(table: TestClient, match: Match) -> None:
    """Its secret does not follow from the other browser's key, so it brings a cookie of its own."""
    table.post("/api/matches", json={"game": GAME})
    answer = table.post(f"{match.french.path}/join", json={"secret": match.french.secret})
    assert f"arpents-french={match.french.secret}" in answer.headers["set-cookie"]
    assert f"Path={match.path};" in answer.headers["set-cookie"]
    assert held(table, match.id) == ["french"]


def test_behind_https_only_this_host_can_set_the_cookie(settings: Settings) -> None:
    public = Settings(database=settings.database, rate=0, public_url="https://arpents.example.org")
    with TestClient(create_app(public), base_url="https://arpents.example.org") as table:
        begun = table.post("/api/matches", json={"game": GAME})
        cookie = begun.headers["set-cookie"]
        assert cookie.startswith("__Host-arpents=")
        assert "Secure" in cookie
        assert "Path=/;" in cookie
        assert "Domain" not in cookie
        assert held(table, begun.json()["match"]) == ["french", "british"]


def test_the_live_connection_knows_the_browser(table: TestClient) -> None:
    begun = table.post("/api/matches", json={"game": GAME}).json()
    key = next(iter(table.cookies.values()))
    path = f"ws://localhost/api/matches/{begun['match']}/seats/british/live"
    with table.websocket_connect(path, headers={"Cookie": f"arpents={key}"}) as socket:
        assert socket.receive_json()["seat"] == "british"


# -- joining again


def join(table: TestClient, seat: str, **body: Any) -> Any:
    answer = table.post(f"{seat}/join", json=body)
    table.cookies.clear()  # the answer is lost
    return answer


def test_a_lost_answer_loses_no_seat(table: TestClient) -> None:
    match, seat, invitation = open_seat(table)
    first = join(table, seat, secret=invitation, token=TOKEN)
    again = join(table, seat, secret=invitation, token=TOKEN)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    assert first.headers["set-cookie"] == again.headers["set-cookie"]
    mine = {"Authorization": f"Bearer {again.json()['secret']}"}
    assert table.get(f"{seat}/state", headers=mine).json()["seat"] == "british"
    assert match.french.state()["seats"]["british"]["taken"]


def test_a_lost_answer_loses_no_seat_over_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        _, seat, invitation = open_seat(table)
        first = join(table, seat, secret=invitation, token=TOKEN).json()
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        assert join(table, seat, secret=invitation, token=TOKEN).json() == first


def test_the_invitation_alone_gives_the_seat_once(table: TestClient) -> None:
    _, seat, invitation = open_seat(table)
    join(table, seat, secret=invitation, token=TOKEN)
    for body in ({}, {"token": TOKEN[::-1]}, {"token": None}):
        answer = join(table, seat, secret=invitation, **body)
        assert (answer.status_code, answer.json()["reason"]) == (409, "seat-taken")
    answer = join(table, seat, secret="x" * 32, token=TOKEN)
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-secret")


def test_the_same_token_is_good_for_other_seats_too(table: TestClient) -> None:
    given = set()
    for _ in range(2):
        _, seat, invitation = open_seat(table)
        given.add(join(table, seat, secret=invitation, token=TOKEN).json()["secret"])
    assert len(given) == 2
    assert key_of_joining(TOKEN, "one", "m", "s") != key_of_joining(TOKEN, "two", "m", "s")


def test_a_browser_that_got_a_key_meanwhile_keeps_the_seat_and_the_key(table: TestClient) -> None:
    match, seat, invitation = open_seat(table)
    first = join(table, seat, secret=invitation, token=TOKEN).json()
    own = table.post("/api/matches", json={"game": GAME}).json()["match"]
    again = table.post(f"{seat}/join", json={"secret": invitation, "token": TOKEN})
    assert again.json() == first
    assert held(table, match.id) == ["british"]
    assert held(table, own) == ["french", "british"]


def test_a_browser_joins_again_without_a_token(table: TestClient) -> None:
    """Its key is as good as a token."""
    table.post("/api/matches", json={"game": GAME})
    mine = dict(table.cookies)
    _, seat, invitation = open_seat(table)
    table.cookies.update(mine)
    first = table.post(f"{seat}/join", json={"secret": invitation})
    assert table.post(f"{seat}/join", json={"secret": invitation}).json() == first.json()


def test_a_token_that_could_be_guessed_is_refused(table: TestClient) -> None:
    _, seat, invitation = open_seat(table)
    for token in ("short", "x" * 200, "é" * 30, " " * 30):
        answer = join(table, seat, secret=invitation, token=token)
        assert (answer.status_code, answer.json()["reason"]) == (422, "too-long" if len(token) > 128 else "bad-request")
