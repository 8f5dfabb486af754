"""Ways in: links by mail from a real SMTP server, sessions as cookies, and an account from beginning to end.

Passkeys want a browser: tests/web/test_people.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall import archive, mail_links
from arpents.hall.agents import short_agent
from arpents.hall.people_storage import MAIL_LINKS, SESSIONS
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.mailbox import Mailbox
from tests.server.players import GAME, matches_of

PROFILE = {"name": "Élisabeth Bégon", "language": "fr", "time_zone": "America/Montreal"}
DISGUISED = "=?utf-8?q?victim=40example.org=3e=20?=@attacker.example"  # as a header would read it
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def posted(settings: Settings, box: Mailbox) -> Iterator[TestClient]:
    open_hall = replace(settings, hall=True, smtp=box.url, mail_from="Arpents <table@arpents.example.org>")
    with TestClient(create_app(open_hall), base_url="http://localhost") as client:
        yield client


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert body["text_fr"] and body["text_en"] and body["text_fr"] != body["text_en"]
    return answer.status_code, body["reason"]


def come_in(hall: TestClient, box: Mailbox, mail: str, **profile: str) -> Any:
    asked = hall.post("/api/hall/mail", json={"mail": mail})
    assert (asked.status_code, asked.json()) == (202, {"sent": True, "minutes": 10})
    return hall.post("/api/hall/mail/open", json={"link": box.link(), "profile": PROFILE | profile})


def test_a_link_by_mail_lets_in_once_for_ten_minutes(
    posted: TestClient, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = posted
    asked = hall.post("/api/hall/mail", json={"mail": "begon@example.org", "language": "fr"})
    to, letter = box.letters[-1]
    assert (to, letter["From"], letter["Subject"]) == (
        ["begon@example.org"],
        "Arpents <table@arpents.example.org>",
        "Pour entrer à Arpents",
    )
    assert "10 minutes" in box.text()
    link = box.link()
    secret, until, signature = link.split(".")
    with matches_of(hall).storage.engine.connect() as connection:
        kept = connection.execute(sa.select(MAIL_LINKS)).mappings().one()
    assert secret not in str(dict(kept))

    opening = {"link": link}
    assert refused(hall.post("/api/hall/mail/open", json=opening)) == (409, "name-wanted")  # and it stays good
    for forged in (
        f"{secret}.{until}.{'0' * 64}",
        f"{secret}.{int(until) + 600}.{signature}",
        f"{'x' * 32}.{until}.{signature}",
        "",
        "..",
        "é.é.é",
    ):
        assert refused(hall.post("/api/hall/mail/open", json={"link": forged})) == (403, "link-forged")
    bad = {"link": link, "profile": PROFILE | {"name": "<script>"}}
    assert refused(hall.post("/api/hall/mail/open", json=bad)) == (422, "name-letters")
    opened = hall.post("/api/hall/mail/open", json={"link": link, "profile": PROFILE}, headers={"User-Agent": FIREFOX})
    cookie = opened.headers["set-cookie"]
    assert all(part in cookie for part in ("arpents-session=", "HttpOnly", "SameSite=lax", "Path=/"))
    assert (opened.json()["new"], opened.json()["me"]["name"]) == (True, "Élisabeth Bégon")
    assert refused(hall.post("/api/hall/mail/open", json={"link": link})) == (410, "link-used")
    account = hall.get("/api/hall/me/account").json()
    assert (account["mail"], [one["agent"] for one in account["sessions"]]) == ("begon@example.org", ["Firefox, Linux"])

    hall.cookies.clear()
    again = hall.post("/api/hall/mail", json={"mail": "BEGON@example.org", "language": "en"})
    unknown = hall.post("/api/hall/mail", json={"mail": "who@example.org", "language": "en"})
    assert asked.json() == again.json() == unknown.json()  # nobody learns who is known
    links = [re.search(r"#/sign-in/(\S+)", str(one.get_content())) for _, one in box.letters[-2:]]
    assert links[0] is not None
    assert box.letters[-1][1]["Subject"] == "Your way into Arpents"
    later = archive.now() + 601
    with monkeypatch.context() as clock:
        clock.setattr(mail_links, "now", lambda: later)
        assert refused(hall.post("/api/hall/mail/open", json={"link": links[0][1]})) == (410, "link-late")
    back = hall.post("/api/hall/mail/open", json={"link": links[0][1]}).json()
    assert (back["new"], back["me"]) == (False, account["me"])


def test_letters_that_cannot_be_sent_and_those_that_are_too_many(posted: TestClient, box: Mailbox) -> None:
    hall = posted
    crooked = ("nowhere", "a@b@c", "a b@example.org", "a@example.org\r\nBcc: all@example.org", "@", "a@.org", DISGUISED)
    for mail in crooked:
        assert refused(hall.post("/api/hall/mail", json={"mail": mail})) == (422, "mail-shape")
    assert refused(hall.post("/api/hall/mail", json={"mail": "nobody@example.org"})) == (422, "mail-refused")
    assert not box.letters
    statuses = [hall.post("/api/hall/mail", json={"mail": "Flood@example.org"}).status_code for _ in range(5)]
    assert statuses == [202, 202, 202, 429, 429]
    poisoned = hall.post("/api/hall/mail", json={"mail": "a@example.org"}, headers={"Host": "203.0.113.7"})
    assert refused(poisoned) == (404, "mail-closed")  # a link points only where the host says
    other_site = hall.post(
        "/api/hall/mail", json={"mail": "a@example.org"}, headers={"Origin": "https://elsewhere.example"}
    )
    assert refused(other_site) == (403, "other-origin")
    assert len(box.letters) == 3


def test_an_address_that_looks_like_another_is_another(posted: TestClient, box: Mailbox) -> None:
    """Whoever has strasse.example's twin with ß gets letters of its own, and does not come in as somebody else."""
    first = come_in(posted, box, "begon@strasse.example").json()["me"]
    for number, twin in enumerate(("begon@straße.example", "ｂegon@strasse.example", "begon@ſtrasse.example")):
        posted.cookies.clear()
        second = come_in(posted, box, twin, name=f"Twin {number}").json()
        assert second["new"] and second["me"]["id"] != first["id"]
        assert box.letters[-1][0] == [twin]
    posted.cookies.clear()
    assert come_in(posted, box, "Begon@Strasse.EXAMPLE").json()["me"] == first


def test_limits_of_one_address_and_of_one_account(settings: Settings, box: Mailbox) -> None:
    limited = replace(settings, hall=True, rate=1000.0, smtp=box.url, mail_from="table@example.org")
    with TestClient(create_app(limited), base_url="http://localhost") as hall:
        asked = [hall.post("/api/hall/mail", json={"mail": f"p{number}@example.org"}) for number in range(21)]
        assert [answer.status_code for answer in asked] == [202] * 20 + [429]
        assert int(asked[-1].headers["Retry-After"]) > 30
        guest = Guest(hall, "Gaspard")
        made = [guest.post("/api/hall/me/tokens", name="t", scopes=["read"]).status_code for _ in range(11)]
        assert made == [201] * 10 + [429]
        inside = {"kind": "json", "address": "http://127.0.0.1/"}
        tried = [guest.post("/api/notices/channels", **inside).status_code for _ in range(11)]
        assert tried == [422] * 10 + [429]
        opened = {"link": "a.1.b", "profile": PROFILE}
        assert [hall.post("/api/hall/mail/open", json=opened).status_code for _ in range(21)] == [403] * 20 + [429]


def test_a_post_that_is_closed_or_away(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, hall=True)), base_url="http://localhost") as hall:
        assert hall.get("/api/hall").json() == {"passkeys": True, "mail": False, "me": None}
        assert hall.get("/api/hall", headers={"Host": "192.0.2.1"}).json()["passkeys"] is False
        assert refused(hall.post("/api/hall/mail", json={"mail": "a@example.org"})) == (404, "mail-closed")
    away = replace(settings, hall=True, smtp="smtp://127.0.0.1:1", mail_from="a@example.org")
    with TestClient(create_app(away), base_url="http://localhost") as hall:
        assert refused(hall.post("/api/hall/mail", json={"mail": "a@example.org"})) == (503, "mail-down")


def test_without_a_hall_there_is_nothing_of_it(table: TestClient) -> None:
    paths = [path for path in table.get("/api/openapi.json").json()["paths"] if path.startswith("/api/hall")]
    assert len(paths) > 10
    for path, methods in table.get("/api/openapi.json").json()["paths"].items():
        for method in methods if path in paths else ():
            answer = table.request(method, path.replace("{id}", "x").replace("{name}", "x"), json={})
            assert refused(answer) == (404, "hall-closed"), path


def test_an_account_from_beginning_to_end(posted: TestClient, box: Mailbox) -> None:
    hall = posted
    assert refused(hall.get("/api/hall/me")) == (401, "not-signed-in")
    assert come_in(hall, box, "begon@example.org").json()["new"]
    assert hall.get("/api/hall").json()["me"]["name"] == "Élisabeth Bégon"

    Guest(hall, "Vaudreuil")
    change = {"name": "vaudreuil", "language": "en", "time_zone": "Europe/Paris"}
    assert refused(hall.put("/api/hall/me", json=change)) == (409, "name-taken")
    match = hall.post("/api/matches", json={"game": GAME}).json()["match"]
    assert hall.put("/api/hall/me", json=change | {"name": "Mme Bégon"}).json()["me"]["time_zone"] == "Europe/Paris"
    assert hall.get(f"/api/matches/{match}/state").json()["seats"]["french"]["person"]["name"] == "Mme Bégon"
    assert hall.get("/api/hall/people/MME BÉGON").json()["name"] == "Mme Bégon"
    assert refused(hall.get("/api/hall/people/Bigot")) == (404, "no-such-person")
    assert refused(hall.delete("/api/hall/me/mail")) == (409, "last-way-in")

    bot = hall.post("/api/hall/me/bots", json={"name": "Vaucanson"}).json()
    assert bot["is_bot"]
    token = hall.post("/api/hall/me/tokens", json={"name": "désk", "scopes": ["play"], "bot": bot["id"]}).json()
    own = hall.post("/api/hall/me/tokens", json={"name": "script", "scopes": ["read"]}).json()
    account = hall.get("/api/hall/me/account").json()
    assert token["token"] not in json.dumps(account)
    assert [(one["name"], one["bot"]) for one in account["tokens"]] == [("script", None), ("désk", bot["id"])]
    bearers = [{"Authorization": f"Bearer {one['token']}"} for one in (token, own)]
    mine = dict(hall.cookies)
    hall.cookies.clear()
    assert hall.get("/api/hall/me", headers=bearers[0]).json()["me"]["name"] == "Vaucanson"
    for method, path, body in (
        ("GET", "me/account", None),
        ("PUT", "me", change),
        ("POST", "me/tokens", {"name": "more", "scopes": ["play"]}),
        ("POST", "me/leave", {"name": "Mme Bégon"}),
    ):
        for bearer in bearers:  # no token is good for the account itself
            answer = hall.request(method, f"/api/hall/{path}", headers=bearer, json=body)
            assert refused(answer) == (403, "session-wanted")
    begun = hall.post("/api/matches", json={"game": GAME}, headers=bearers[0]).json()
    assert refused(hall.post("/api/matches", json={"game": GAME}, headers=bearers[1])) == (403, "token-scope")
    thief = Guest(hall, "Bigot")
    session = next(one["id"] for one in account["sessions"] if one["current"])
    for path in (f"tokens/{token['id']}", f"bots/{bot['id']}", f"sessions/{session}", "passkeys/x"):
        assert thief.ask("DELETE", f"/api/hall/me/{path}").status_code == 404
    hall.cookies.update(mine)
    assert hall.delete(f"/api/hall/me/tokens/{token['id']}").status_code == 200
    assert refused(hall.get("/api/hall/me", headers=bearers[0])) == (401, "unknown-token")

    assert hall.post("/api/hall/me/mail", json={"mail": "new@example.org"}).status_code == 202
    assert "Mme Bégon" in box.text()
    link = {"link": box.link()}
    assert refused(thief.post("/api/hall/mail/open", **link)) == (403, "link-of-another")
    hall.cookies.update(mine)
    assert hall.post("/api/hall/mail/open", json=link).json()["confirmed"]
    assert hall.get("/api/hall/me/account").json()["mail"] == "new@example.org"

    seat = f"ws://localhost/api/matches/{match}/seats/french/live"
    with hall.websocket_connect(seat, headers={"Cookie": f"arpents-session={mine['arpents-session']}"}) as socket:
        assert socket.receive_json()["seat"] == "french"
        out = hall.post("/api/hall/sign-out", json={})
        assert socket.receive_json()["reason"] == "session-ended"  # what ends is cut off, not only not let in again
    assert 'arpents-session=""' in out.headers["set-cookie"]
    assert "Max-Age=0" in out.headers["set-cookie"]
    hall.cookies.clear()
    assert not come_in(hall, box, "new@example.org").json()["new"]
    assert refused(hall.post("/api/hall/me/leave", json={"name": "Bigot"})) == (422, "leave-name")
    assert hall.post("/api/hall/me/leave", json={"name": "mme bégon"}).json() == {"done": True}
    assert refused(hall.get("/api/hall/me", headers=bearers[1])) == (401, "unknown-token")
    for id in (match, begun["match"]):  # the bot has gone too
        assert hall.get(f"/api/matches/{id}").json()["seats"]["french"]["left"] is True
    with matches_of(hall).storage.engine.connect() as connection:
        assert not set(connection.execute(sa.select(SESSIONS.c.agent)).scalars()) - {"a browser"}


@pytest.mark.parametrize(
    ("told", "short"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0", "Edge, Windows"),
        ("curl/8.5.0 with more", "curl/8.5.0"),
        ("", ""),
        ("\u202e", ""),
    ],
)
def test_devices_are_told_apart_in_two_words(told: str, short: str) -> None:
    assert short_agent(told) == short
