"""Notices: one a turn, by the way and at the hour one wants, none lost, none that tells a secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import http_ece  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from starlette.testclient import TestClient

import arpents
from arpents.hall.channels import Message, Undelivered, outside, webhook
from arpents.hall.channels.push import decoded, encoded
from arpents.hall.errors import HallError
from arpents.hall.moderation import readmit, suspend
from arpents.hall.notice_storage import NOTICES, OUTBOX
from arpents.hall.notices import GAP, GRACE, LEASE, MOST_TRIES, claim
from arpents.hall.pace import DAY, HOUR, MINUTE, SECOND
from arpents.server.run import TableServer
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.mailbox import Mailbox
from tests.server.notice_house import House, opened
from tests.server.players import matches_of
from tests.server.receiver import Receiver

DAYS = {"kind": "correspondence", "days": 3, "bank": 1}


@pytest.fixture
def house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: Mailbox) -> Iterator[House]:
    with opened(database, tmp_path, monkeypatch, box) as house:
        yield house


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert body["text_fr"] and body["text_en"] and body["text_fr"] != body["text_en"]
    return answer.status_code, body["reason"]


# -- one a turn


def test_one_notice_a_turn_in_the_list_the_count_and_the_feed(house: House) -> None:
    match = house.match(DAYS)
    assert [one["kind"] for one in house.montcalm.get("/api/notices").json()["notices"]] == ["turn"]
    house.set_up(match)
    listed = house.wolfe.get("/api/notices").json()
    assert (listed["unseen"], len(listed["notices"])) == (1, 1)
    notice = listed["notices"][0]
    english, french = notice["text_en"], notice["text_fr"]
    assert english == "Québec 1759: it is your turn against Montcalm, until 12:00 on Friday, November 20."
    assert french.startswith("Québec 1759\u00a0: c’est à vous de jouer contre Montcalm,")
    assert french.endswith(" avant le vendredi 20 novembre à 12\u00a0h\u00a000.")
    assert house.montcalm.get("/api/notices/count").json() == {"unseen": 0}  # who has decided need not be told
    house.play(match, house.wolfe, "british")
    assert house.wolfe.get("/api/notices/count").json() == {"unseen": 0}  # answered
    address = house.wolfe.post("/api/notices/feed").json()["address"].partition("http://localhost")[2]
    answer = house.client.get(address)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(answer.content)
    titles = [one.text for one in root.iter("{http://www.w3.org/2005/Atom}title")]
    assert titles == ["Arpents", notice["text_en"]]
    house.wolfe.post("/api/notices/feed")
    assert refused(house.client.get(address)) == (404, "no-such-feed")
    assert refused(house.client.get("/api/notices")) == (401, "not-signed-in")


def test_whoever_is_suspended_is_not_called(house: House) -> None:
    """Until he is readmitted: he could neither answer nor say that he wants no more."""
    house.wants(house.montcalm)
    house.hook(house.montcalm)
    address = house.montcalm.post("/api/notices/feed").json()["address"].partition("http://localhost")[2]
    house.match()
    with matches_of(house.client).storage.engine.begin() as connection:
        suspend(connection, house.montcalm.person.id)
    assert house.send() == 0 and house.outside.requests == []
    assert refused(house.client.get(address)) == (404, "no-such-feed")
    with matches_of(house.client).storage.engine.begin() as connection:
        readmit(connection, house.montcalm.person.id)
    assert house.client.get(address).status_code == 200


def test_whoever_goes_on_with_his_turn_asks_little_of_the_database(house: House) -> None:
    """Where one server writes alone it knows what it has told whom: decisions within a turn ask for nothing."""
    match = house.match()
    matches = matches_of(house.client)
    house.play(match, house.montcalm, "french", "preset")
    assert house.montcalm.get("/api/notices/count").json() == {"unseen": 0}
    asked: list[str] = []
    sa.event.listen(
        matches.storage.engine, "before_cursor_execute", lambda conn, cursor, statement, *rest: asked.append(statement)
    )
    path = f"/api/matches/{match}/seats/french"
    for _ in range(2):  # a block is taken up, and put down
        offered = house.montcalm.get(f"{path}/state").json()["actions"]
        house.play(match, house.montcalm, "french", next(one["words"] for one in offered if one["words"] != "ready"))
    assert len([one for one in asked if "notices" in one]) <= (4 if matches.storage.shared else 0)
    asked.clear()
    house.play(match, house.montcalm, "french")
    assert [one for one in asked if "INSERT INTO notices" in one]  # the other is asked now
    assert len([one for one in asked if "notice" in one or "channels" in one]) <= (4 if matches.storage.shared else 2)
    assert house.wolfe.get("/api/notices/count").json() == {"unseen": 1}
    house.play(match, house.wolfe, "british")
    assert house.wolfe.get("/api/notices/count").json() == {"unseen": 0}


def test_a_burst_of_turns_is_no_flood(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    match = house.match()
    house.set_up(match)
    assert house.send() == 1
    for _ in range(4):  # turn after turn within a few minutes
        for guest, seat in ((house.montcalm, "french"), (house.wolfe, "british")):
            path = f"/api/matches/{match}/seats/{seat}"
            for _ in range(60):
                state = guest.get(f"{path}/state").json()
                if not state["asked"]:
                    break
                words = next((one["words"] for one in state["actions"] if one["words"] == "ready"), None)
                guest.post(f"{path}/action", revision=state["revision"], words=words or state["actions"][0]["words"])
        house.watch.on(10 * SECOND)
        assert house.send() == 0
    told = house.rows(NOTICES.c.id, NOTICES.c.person, NOTICES.c.kind, NOTICES.c.number)
    assert len({tuple(row)[1:] for row in told}) == len(told)
    house.watch.on(GAP)
    assert house.send() <= 1
    assert len(house.outside.requests) <= 2


def test_two_matches_that_look_the_same_bring_the_same_notice(house: House) -> None:
    """Whether and what the other has ordered in secret is in no notice, in no number and at no moment."""
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    pair = [house.match(DAYS) for _ in range(2)]
    for match in pair:
        house.set_up(match)
    house.play(pair[0], house.montcalm, "french")  # in one of them the French are done
    for span in (0, 2 * DAY, DAY, 22 * HOUR, 3 * HOUR):
        house.watch.on(span)
        house.call(house.notifier.keeper.ring)
        kept = house.rows(
            NOTICES.c.id, NOTICES.c.match, NOTICES.c.person, NOTICES.c.kind, NOTICES.c.number, NOTICES.c.told
        )
        wolfes = [
            [tuple(row)[3:] for row in kept if row.match == match and row.person == house.wolfe.person.id]
            for match in pair
        ]
        assert wolfes[0] == wolfes[1] and wolfes[0]
    assert [kind for kind, *_ in wolfes[0]] == ["turn", "reminder-24", "reminder-2"]
    for _, _, told in wolfes[0]:
        assert set(json.loads(told)) <= {"game", "opponent", "deadline"}


# -- when


def test_a_digest_is_one_message_at_its_hour(house: House) -> None:
    house.wants(house.wolfe, "digest", digest_at=18 * 60)
    house.hook(house.wolfe)
    for _ in range(3):
        house.set_up(house.match())
    assert house.send() == 0
    house.watch.on(6 * HOUR - SECOND)
    assert house.send() == 0
    house.watch.on(SECOND)
    assert house.send() == 1
    told = json.loads(house.outside.requests[0][2])
    assert told["title"] == "3 things await you" and len(told["notices"]) == 3
    assert house.send() == 0


def test_nobody_is_called_at_night_nor_while_he_is_there_nor_after_he_has_answered(house: House) -> None:
    house.wants(house.wolfe, quiet={"begin": 11 * 60, "end": 14 * 60})
    house.hook(house.wolfe)
    house.set_up(house.match())
    assert house.send() == 0
    house.watch.on(2 * HOUR)
    assert house.send() == 1
    house.wants(house.wolfe, "away")
    match = house.match()
    house.set_up(match)
    assert house.wolfe.get("/api/notices/count").status_code == 200  # his page is open
    house.watch.on(GRACE)
    assert house.send() == 0
    house.watch.on(2 * GRACE)
    assert house.send() == 1
    match = house.match()
    house.set_up(match)
    house.play(match, house.wolfe, "british")
    house.watch.on(HOUR)
    assert house.send() == 0
    mode = house.wolfe.post(f"/api/notices/matches/{match}", mode="never").json()["mode"]
    assert mode == "never"
    assert refused(house.wolfe.post("/api/notices/matches/unknown", mode="never")) == (404, "no-such-match")
    stranger = Guest(house.client, "Vergor")
    assert refused(stranger.post(f"/api/notices/matches/{match}", mode="never")) == (403, "seat-of-another")
    assert refused(house.wants(house.wolfe, quiet={"begin": 0, "end": 13 * 60})) == (422, "quiet-too-long")


def test_reminders_come_before_time_runs_out_and_then_the_other_is_told(house: House) -> None:
    match = house.match(DAYS)
    house.set_up(match)
    house.play(match, house.montcalm, "french")
    kinds: list[str] = []
    for span in (2 * DAY, DAY, 22 * HOUR, 2 * HOUR, DAY):
        house.watch.on(span)
        for _ in range(2):
            house.call(house.notifier.keeper.ring)
        kinds.append(",".join(f"{row.kind}" for row in house.rows(NOTICES.c.id, NOTICES.c.kind)[2:]))
    assert kinds == ["", "reminder-24", "reminder-24,reminder-2"] + ["reminder-24,reminder-2,late"] * 2
    newest = house.montcalm.get("/api/notices").json()["notices"][0]
    assert newest["text_en"].startswith("Québec 1759: Wolfe has run out of time")


# -- how


def test_a_letter_comes_in_the_readers_language(house: House) -> None:
    house.wants(house.montcalm)
    channel = house.montcalm.post("/api/notices/channels", kind="mail")
    assert channel.status_code == 201 and channel.json()["host"] == "Montcalm@example.org"
    house.match()
    assert house.send() == 1
    (to, letter) = house.box.letters[0]
    assert to == ["Montcalm@example.org"]
    assert letter["Subject"] == "Québec 1759\u00a0: c’est à vous de jouer contre Wolfe."
    assert "/#/play/" in house.box.text() and house.box.text().rstrip().endswith("/#/notices")
    batch = house.rows(OUTBOX.c.id, OUTBOX.c.batch)[0].batch
    assert letter["Message-ID"] == f"<{batch}@example.org>"


@pytest.mark.parametrize("kind", ["json", "discord", "slack"])
def test_a_webhook_is_signed_and_in_its_form(house: House, kind: str) -> None:
    house.wants(house.wolfe)
    secret = house.hook(house.wolfe, kind)["secret"]
    house.set_up(house.match())
    assert house.send() == 1
    path, headers, body = house.outside.requests[0]
    assert path == "/hook?key=1759"
    signed = hmac.new(secret.encode(), f"{headers['x-arpents-timestamp']}.".encode() + body, hashlib.sha256)
    assert headers["x-arpents-signature"] == f"sha256={signed.hexdigest()}"
    told = json.loads(body)
    text = told["content" if kind == "discord" else "text"]
    assert "it is your turn against Montcalm" in text
    if kind == "discord":
        assert told["allowed_mentions"] == {"parse": []}
    shown = house.wolfe.get("/api/notices/channels").json()["channels"][0]
    assert (shown["host"], shown["secret"]) == ("127.0.0.1", None)
    assert refused(house.montcalm.ask("DELETE", f"/api/notices/channels/{shown['id']}")) == (404, "no-such-channel")
    assert house.wolfe.ask("DELETE", f"/api/notices/channels/{shown['id']}").status_code == 200


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_house(house: House) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PublicFormat.UncompressedPoint
    point = browser.public_key().public_bytes(serialization.Encoding.X962, form)
    auth = b"sixteen bytes!!!"
    keys = {"p256dh": encoded(point), "auth": encoded(auth)}
    subscription = {"kind": "push", "endpoint": house.outside.url, "keys": keys}
    house.wants(house.wolfe)
    assert house.wolfe.post("/api/notices/channels", **subscription).status_code == 201
    bad = {**subscription, "keys": {"p256dh": encoded(b"\x04" + b"1" * 64), "auth": encoded(auth)}}
    assert refused(house.wolfe.post("/api/notices/channels", **bad)) == (422, "push-keys")
    house.set_up(house.match())
    assert house.send() == 1
    _, headers, body = house.outside.requests[0]
    told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm"))
    assert told["title"] == "Québec 1759: it is your turn against Montcalm."
    public = house.wolfe.get("/api/notices/settings").json()["push_key"]
    assert f"k={public}" in headers["authorization"]
    assert Vapid02.verify(headers["authorization"])
    again = house.wolfe.get("/api/notices/settings").json()["push_key"]
    house.notifier.private = ""
    assert public == again == house.wolfe.get("/api/notices/settings").json()["push_key"]  # kept
    house.outside.status = 410  # the browser wants nothing any more
    house.watch.on(GAP)
    house.set_up(house.match())
    assert house.send() == 0
    assert house.wolfe.get("/api/notices/channels").json()["channels"][0]["broken"] is True
    assert len(decoded(public)) == 65


def test_addresses_inside_are_refused_however_they_are_written(house: House) -> None:
    for address in (
        "http://127.0.0.1:1/",
        "http://localhost/x",
        "https://10.1.2.3/hook",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fd00::1]/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://0.0.0.0/",
        "http://[::7f00:1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[fec0::1]/",
        "http://192.0.0.8/",
    ):
        answer = house.wolfe.post("/api/notices/channels", kind="json", address=address)
        assert refused(answer) == (422, "hook-inside"), address
        with pytest.raises(Undelivered):
            asyncio.run(outside.post(address, b"", {}))
    for address in ("ftp://example.org/", "http://", "http://user:word@example.org/", "no address", "http://a b/"):
        answer = house.wolfe.post("/api/notices/channels", kind="json", address=address)
        assert refused(answer) == (422, "hook-shape"), address
    for given in ("8.8.8.8", "2606:4700::1111"):
        assert outside.is_outside(ipaddress.ip_address(given))


def test_a_name_is_asked_for_once_and_a_redirect_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside when it is looked at, and inside a moment later, does not lead inside."""
    with Receiver() as first, Receiver() as second:
        asked: list[str] = []

        def changing(host: str, port: int, **more: Any) -> list[Any]:
            asked.append(host)
            found = ["8.8.8.8", "127.0.0.1"] if host == "both.example" else ["127.0.0.1"]
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

        monkeypatch.setattr(outside.socket, "getaddrinfo", changing)
        with pytest.raises(HallError, match="hook-inside"):  # one of its addresses is enough
            outside.resolved(outside.parsed("http://both.example/"))
        monkeypatch.undo()
        pinned = outside.PinnedConnection(
            outside.parsed(f"http://elsewhere.example:{first.server.server_port}/"), "127.0.0.1"
        )
        pinned.request("POST", "/", b"x")
        assert pinned.getresponse().status == 200
        pinned.close()
        assert asked == ["both.example"]
        assert first.requests[0][1]["host"].startswith("elsewhere.example")
        first.status, first.location = 307, second.url
        message = Message("id", "title", "text", "link")
        with pytest.raises(Undelivered):
            asyncio.run(webhook.send("json", first.url, "secret", message, 0, (first.host, second.host)))
        assert second.requests == []


def test_links_lead_to_where_the_table_listens(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1, web=tmp_path, hall=True)
    for public, site in (("", "http://localhost:1831"), ("https://club.example/", "https://club.example")):
        with TestClient(TableServer(replace(settings, public_url=public), "127.0.0.1", 1831).app) as table:
            assert table.app.state.notifier.site == site  # type: ignore[attr-defined]


class Tarpit:
    """Takes every call, and answers a letter at a time, or not at all."""

    def __init__(self, letters: int = 0) -> None:
        self.letters = letters
        self.called = 0
        self.left = threading.Event()  # one who called has hung up
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self.drip, args=self.listening.accept(), daemon=True).start()

    def drip(self, caller: socket.socket, _: Any) -> None:
        with caller, suppress(OSError):
            self.called += 1
            caller.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
            for _ in range(self.letters):
                caller.sendall(b"x")
                if self.left.wait(0.02):
                    break
            if self.letters:
                caller.sendall(b"\r\nContent-Length: 0\r\n\r\n")
            while caller.recv(1000):
                pass
        self.left.set()


def test_whoever_answers_a_letter_at_a_time_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.3)
    pit = Tarpit(letters=100)
    with pytest.raises(Undelivered), pit.listening:
        asyncio.run(outside.post(f"http://{pit.host}/", b"x", {}, (pit.host,)))
    assert pit.left.wait(20)


def test_nobody_waits_for_those_who_do_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading from the database goes on, however many are called in vain."""
    pit = Tarpit()

    async def call_many() -> None:
        calls = [asyncio.create_task(outside.post(f"http://{pit.host}/", b"x", {}, (pit.host,))) for _ in range(40)]
        while not pit.called:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(lambda: None)
        assert not any(call.done() for call in calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    with pit.listening:
        asyncio.run(call_many())


# -- none lost, none twice


def test_what_a_dead_server_had_claimed_is_sent_by_another_under_the_same_name(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    house.set_up(house.match())
    with matches_of(house.client).storage.engine.begin() as connection:  # claimed, and never heard of again
        (lost,) = claim(connection, house.watch.moment)
    assert house.send() == 0
    house.watch.on(LEASE - SECOND)
    assert house.send() == 0
    house.watch.on(SECOND)
    assert house.send() == 1
    assert house.outside.requests[0][1]["idempotency-key"] == lost.batch
    house.watch.on(LEASE + DAY)
    assert house.send() == 0
    assert len(house.outside.requests) == 1


SENDER = """
import asyncio, sys, time
from arpents.hall.channels import webhook
from arpents.hall.notices import claim
from arpents.server.notice_words import message_of
from arpents.table.database import open_engine

database, moment, host, delivers = sys.argv[1:]
with open_engine(database).begin() as connection:
    (sending,) = claim(connection, int(moment))
if delivers == "yes":
    way, message = sending.channel, message_of(sending, "http://localhost")
    asyncio.run(webhook.send(way.kind, way.address, way.secret, message, 0, (host,)))
print("there", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("delivers", ["no", "yes"])
def test_a_server_killed_on_its_way(house: House, database: str, delivers: str) -> None:
    """Before the message was taken it is sent once; after that, but before it was noted, once more as the same."""
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    house.set_up(house.match())
    given = [database, str(house.watch.moment), house.outside.host, delivers]
    source = str(Path(next(iter(arpents.__path__))).resolve().parent)
    sender = subprocess.Popen(
        [sys.executable, "-c", SENDER, *given],
        env={**os.environ, "PYTHONPATH": source},
        stdout=subprocess.PIPE,
    )
    assert sender.stdout is not None and sender.stdout.readline() == b"there\n"
    sender.kill()
    sender.wait()
    sender.stdout.close()
    assert house.send() == 0
    house.watch.on(LEASE)
    assert house.send() == 1
    house.watch.on(LEASE + DAY)
    assert house.send() == 0
    keys = [headers["idempotency-key"] for _, headers, _ in house.outside.requests]
    assert len(keys) == (2 if delivers == "yes" else 1) and len(set(keys)) == 1


def test_what_is_not_taken_is_tried_again_later_and_given_up_at_last(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    house.set_up(house.match())
    house.outside.status = 500
    for _ in range(MOST_TRIES + 2):
        assert house.send() == 0
        house.watch.on(6 * HOUR)
    assert len(house.outside.requests) == MOST_TRIES
    assert len({headers["idempotency-key"] for _, headers, _ in house.outside.requests}) == 1
    assert [row.state for row in house.rows(OUTBOX.c.id, OUTBOX.c.state)] == ["failed"]


def test_servers_side_by_side_send_each_notice_once(house: House) -> None:
    house.wants(house.wolfe)
    house.hook(house.wolfe)
    for _ in range(6):
        house.set_up(house.match())
    engine = matches_of(house.client).storage.engine
    found: list[int] = []
    together = threading.Barrier(4)

    def claiming() -> None:
        together.wait()
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":  # where one thread alone writes
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            for sending in claim(connection, house.watch.moment):
                found.extend(sending.ids)

    threads = [threading.Thread(target=claiming) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [row.id for row in house.rows(OUTBOX.c.id)]
    assert MINUTE < LEASE


def test_whoever_waits_for_a_notice_is_answered_when_the_table_closes(house: House) -> None:
    answers: list[Any] = []
    waiting = threading.Thread(
        target=lambda: answers.append(
            house.client.get("/api/notices/count?known=0&wait=25", headers=house.wolfe.cookie)
        )
    )
    waiting.start()
    while house.wolfe.person.id not in house.notifier.news:
        pass
    house.call(house.notifier.answer_waiting)
    waiting.join()
    assert answers[0].json() == {"unseen": 0} and not house.notifier.news
