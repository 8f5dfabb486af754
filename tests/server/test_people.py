"""People and their seats: whoever has an account holds a seat from any device, and nobody else does."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.errors import Conflict, HallError, TooMany
from arpents.hall.passkeys import insert_passkey, remove_passkey
from arpents.hall.people import MOST_TOKENS, insert_person
from arpents.hall.people_storage import PEOPLE, SESSIONS, TOKENS
from arpents.hall.person import Person
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.database import migrate, open_engine
from tests.server.guests import Guest, people_of
from tests.server.players import GAME, Match, matches_of


@pytest.fixture
def hall(database: str, tmp_path: Path) -> Iterator[TestClient]:
    """A table with a hall, on both kinds of database."""
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert body["text_fr"] and body["text_en"] and body["text_fr"] != body["text_en"]
    return answer.status_code, body["reason"]


def test_a_seat_is_its_persons_and_nobody_elses(hall: TestClient) -> None:
    match = Match(hall, seats={"british": {"kind": "open"}})
    montcalm, wolfe, spy = (Guest(hall, name) for name in ("Montcalm", "Wolfe", "Vergor"))
    french, british = (f"{match.path}/seats/{seat}" for seat in ("french", "british"))

    assert refused(spy.post(f"{french}/claim")) == (401, "no-secret")
    proof = {**montcalm.cookie, "Authorization": f"Bearer {match.french.secret}"}
    assert hall.post(f"{french}/claim", headers=proof).json()["held"] == ["french"]
    assert montcalm.post(f"{french}/claim").status_code == 200  # again: nothing happens
    invitation = match.begun["seats"]["british"]["secret"]
    assert wolfe.post(f"{british}/join", secret=invitation).json() == {"seat": "british", "secret": None, "link": None}
    assert refused(spy.post(f"{british}/join", secret=invitation)) == (409, "seat-taken")
    assert refused(spy.post(f"{french}/claim")) == (403, "seat-of-another")

    other_device = hall.portal.call(people_of(hall).begin_session, montcalm.person, "a phone")  # type: ignore[union-attr]
    for cookie in (montcalm.cookie, {"Cookie": f"arpents-session={other_device}"}):
        state = hall.get(f"{french}/state", headers=cookie).json()
        assert state["seats"]["french"]["person"] == {"id": montcalm.person.id, "name": "Montcalm", "is_bot": False}
        with hall.websocket_connect(f"ws://localhost{french}/live", headers=cookie) as socket:
            assert socket.receive_json()["seat"] == "french"
    assert refused(hall.get(f"{french}/state", headers=match.french.headers)) == (403, "wrong-secret")
    assert refused(hall.get(f"{french}/state")) == (401, "sign-in-for-seat")
    for stranger in (wolfe, spy):
        assert refused(stranger.get(f"{french}/state")) == (403, "seat-of-another")
        assert refused(stranger.post(f"{french}/undo", revision=0)) == (403, "seat-of-another")
        token = stranger.token("play", "read")
        assert refused(hall.get(f"{french}/state", headers=token)) == (403, "seat-of-another")
        with hall.websocket_connect(f"ws://localhost{french}/live", headers=token) as socket:
            assert socket.receive_json()["reason"] == "seat-of-another"
    words = montcalm.get(f"{french}/state").json()["actions"][0]["words"]
    assert refused(
        hall.post(f"{french}/action", headers=montcalm.token("read"), json={"revision": 0, "words": words})
    ) == (
        403,
        "token-scope",
    )
    assert hall.get(f"{french}/state", headers=montcalm.token("read")).json()["seat"] == "french"
    played = hall.post(f"{french}/action", headers=montcalm.token("play"), json={"revision": 0, "words": words})
    assert played.json()["played"] == [words]
    assert refused(hall.get(f"{french}/state", headers={"Authorization": "Bearer arp_nobody"})) == (
        401,
        "unknown-token",
    )

    matches = matches_of(hall)
    matches.forget(matches.by_id[match.id])  # and as it is read from the database
    assert montcalm.get(f"{french}/state").json()["seats"]["british"]["person"]["name"] == "Wolfe"
    assert wolfe.get(match.path).json()["held"] == ["british"]


def test_a_match_that_somebody_begins_is_that_persons_and_a_bot_is_called_one(hall: TestClient) -> None:
    keeper = Guest(hall, "Bougainville")
    bot = Guest(hall, "Le Turc", keeper)
    begun = keeper.post("/api/matches", game=GAME, seats={"british": {"kind": "open"}}).json()
    assert begun["seats"]["french"] == {"kind": "person", "bot": None}
    seat = f"/api/matches/{begun['match']}/seats/british"
    joining = {"secret": begun["seats"]["british"]["secret"]}
    assert refused(hall.post(f"{seat}/join", headers=bot.token("read"), json=joining)) == (403, "token-scope")
    assert hall.post(f"{seat}/join", headers=bot.token("play"), json=joining).status_code == 200
    for path in (f"/api/matches/{begun['match']}", f"/api/matches/{begun['match']}/state"):
        seats = keeper.get(path).json()["seats"]
        assert seats["british"]["person"] == {"id": bot.person.id, "name": "Le Turc", "is_bot": True}
        assert seats["french"]["person"]["is_bot"] is False


def test_who_leaves_is_forgotten_and_the_match_is_kept(hall: TestClient) -> None:
    leaver, other = Guest(hall, "Lévis"), Guest(hall, "Murray")
    bot = Guest(hall, "Automate", leaver)
    begun = leaver.post("/api/matches", game=GAME, seats={"british": {"kind": "open"}}).json()
    path = f"/api/matches/{begun['match']}"
    other.post(f"{path}/seats/british/join", secret=begun["seats"]["british"]["secret"])
    token = leaver.token("read")
    leaver.post(f"{path}/seats/french/watching", allow="live")
    other.post(f"{path}/seats/british/watching", allow="live")
    with hall.websocket_connect(f"ws://localhost{path}/live") as socket:
        assert socket.receive_json()["seats"]["french"]["person"]["name"] == "Lévis"
        leaver.call(leaver.people.leave, leaver.person)
        seats = socket.receive_json()["seats"]
        assert (seats["french"]["person"], seats["french"]["left"], seats["french"]["taken"]) == (None, True, True)
    assert refused(leaver.get(f"{path}/seats/french/state")) == (403, "seat-left")
    assert refused(hall.get(f"{path}/seats/french/state", headers=token)) == (401, "unknown-token")
    assert refused(other.get(f"{path}/seats/french/state")) == (403, "seat-left")
    assert other.get(f"{path}/seats/british/state").json()["seat"] == "british"
    with matches_of(hall).storage.engine.connect() as connection:
        assert list(connection.execute(sa.select(PEOPLE.c.name)).scalars()) == ["Murray"]
        for table in (SESSIONS, TOKENS):
            kept = set(connection.execute(sa.select(table.c.person)).scalars())
            assert not kept & {leaver.person.id, bot.person.id}
    assert Guest(hall, "LÉVIS").person.id != leaver.person.id  # the name is free again


def test_names_are_somebodys_whatever_their_capitals(hall: TestClient) -> None:
    guest = Guest(hall, "  Pierre   d’Iberville ")
    assert guest.person.name == "Pierre d’Iberville"
    for taken in ("pierre d’iberville", "PIERRE D’IBERVILLE", "Ｐierre d’Iberville"):
        with pytest.raises(Conflict):
            Guest(hall, taken)
    for bad in ("x", "y" * 33, "a\u202eb", "<b>bold</b>", "tab\x00bed", "...", " "):
        with pytest.raises(HallError):
            Guest(hall, bad)
    for unseen in (
        "Pierre d’Iberville\ufe0f",
        "Pierre\u034f d’Iberville",
        "\u3164\u3164",
        "\u1160\uffa0",
        "Z" + "\u0335" * 9,
    ):
        with pytest.raises(HallError, match="name-unseen"):
            Guest(hall, unseen)
    for mixed in ("Рierre d’Iberville", "Pierrе d’Iberville", "Ρierre d’Iberville"):  # Р, е, Ρ
        with pytest.raises(HallError, match="name-alphabets"):
            Guest(hall, mixed)
    for ours in ("Arpents", "A.D.M.I.N.", "Hôte", "Vétéran", "ｍoderator", "Ordinateur 2"):
        with pytest.raises(HallError, match="name-ours"):
            Guest(hall, ours)
    for plain in ("Vétéran de Carillon", "Пётр", "Ὀδυσσεύς", "李白 Li", "क्षितिज", "Nguyễn Huệ", "José 3"):
        assert Guest(hall, plain).person.name == plain
    for language, zone in (("de", "Europe/Paris"), ("fr", "Mars/Olympus"), ("fr", "../../etc/passwd"), ("fr", "")):
        with pytest.raises(HallError):
            guest.call(guest.people.change, guest.person, "Pierre", language, zone)
    with pytest.raises(TooMany):
        for _ in range(MOST_TOKENS + 1):
            guest.token("read")


def test_sessions_are_listed_and_ended_one_by_one_or_all(hall: TestClient) -> None:
    guest = Guest(hall, "Ramezay")
    match = guest.post("/api/matches", game=GAME).json()["match"]
    seat = f"/api/matches/{match}/seats/french/state"
    secrets = [guest.call(guest.people.begin_session, guest.person, f"device {number}") for number in range(3)]
    cookies = [{"Cookie": f"arpents-session={secret}"} for secret in secrets]
    assert [hall.get(seat, headers=cookie).status_code for cookie in cookies] == [200] * 3
    listed = guest.call(guest.people.sessions, guest.person)
    assert {one.agent for one in listed} == {"a browser", "device 0", "device 1", "device 2"}
    first = next(one.id for one in listed if one.agent == "device 0")
    guest.call(guest.people.end_session, guest.person, first)
    assert [hall.get(seat, headers=cookie).status_code for cookie in cookies] == [401, 200, 200]
    own = next(one.id for one in listed if one.agent == "a browser")
    guest.call(guest.people.end_sessions, guest.person, own)
    assert [hall.get(seat, headers=cookie).status_code for cookie in cookies] == [401] * 3
    assert guest.get(seat).status_code == 200
    with matches_of(hall).storage.engine.connect() as connection:  # a stolen database opens nothing
        kept = set(connection.execute(sa.select(SESSIONS.c.secret)).scalars())
    assert guest.secret not in kept


def test_two_servers_do_not_take_the_last_two_ways_in_at_once(postgres_database: str) -> None:
    engine = open_engine(postgres_database)
    migrate(engine)
    person = Person("vaudreuil", "Vaudreuil", "fr", "UTC", False, 0)
    with engine.begin() as connection:
        insert_person(connection, person)
        for id in ("desk", "phone"):
            row = {"id": id, "person": person.id, "credential": id, "public_key": "", "sign_count": 0}
            insert_passkey(connection, row | {"name": id, "created": 0})

    def removing() -> None:
        with engine.begin() as other:
            remove_passkey(other, person.id, "phone")

    with ThreadPoolExecutor(1) as aside:
        with engine.begin() as connection:
            remove_passkey(connection, person.id, "desk")
            second = aside.submit(removing)
            wait([second], 0.5)
        with pytest.raises(Conflict, match="last-way-in"):
            second.result()
    engine.dispose()
