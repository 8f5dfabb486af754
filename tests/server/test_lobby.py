"""The lobby: people who have never met find each other; everybody sees their own matches, and nobody else's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.lobby import MOST_MATCHES, MOST_OFFERS
from arpents.hall.lobby_storage import OFFERS, SHUNNED
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.storage import MATCHES, SEATS
from tests.server.guests import Guest
from tests.server.players import GAME, matches_of


@pytest.fixture
def hall(database: str, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def refused(answer: Any) -> tuple[int, str]:
    body = answer.json()
    assert body["text_fr"] and body["text_en"] and body["text_fr"] != body["text_en"]
    return answer.status_code, body["reason"]


def offered(guest: Guest, **wanted: Any) -> dict[str, Any]:
    answer = guest.post("/api/lobby/offers", **{"game": GAME} | wanted)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_somebody_offers_and_somebody_else_sits_down(hall: TestClient) -> None:
    wolfe, montcalm, late = (Guest(hall, name) for name in ("Wolfe", "Montcalm", "Bougainville"))
    offer = offered(wolfe, side="british", pace="correspondence", terms={"days": 3}, hints=True)
    assert (offer["by"]["name"], offer["side"], offer["terms"]) == ("Wolfe", "british", {"days": 3})
    for guest in (wolfe, montcalm):
        assert guest.get("/api/lobby").json()["offers"] == [offer | {"own": guest is wolfe}]
    path = f"/api/lobby/offers/{offer['id']}"
    assert refused(wolfe.post(f"{path}/take")) == (422, "offer-own")
    assert refused(montcalm.post(f"{path}/withdraw")) == (404, "no-such-offer")
    assert refused(montcalm.post(f"{path}/decline")) == (404, "no-such-offer")
    assert refused(hall.post(f"{path}/take")) == (401, "not-signed-in")
    assert refused(hall.post(f"{path}/take", headers=montcalm.token("read"))) == (403, "token-scope")

    taken = montcalm.post(f"{path}/take")
    assert taken.status_code == 201
    id, seat = taken.json()["match"], taken.json()["seat"]
    assert seat == "french"
    state = montcalm.get(f"/api/matches/{id}/seats/french/state").json()
    assert state["seats"]["british"]["person"]["name"] == "Wolfe"
    assert state["hints"] is True
    assert wolfe.get(f"/api/matches/{id}/seats/british/state").status_code == 200
    row = matches_of(hall).storage.find(id)
    assert row is not None and (row.pace, row.terms) == ("correspondence", {"days": 3})

    for again in (f"{path}/take",):
        assert refused(late.post(again)) == (409, "offer-gone")
    assert refused(wolfe.post(f"{path}/withdraw")) == (409, "offer-gone")
    assert late.get("/api/lobby").json() == {"known": True, "offers": [], "invitations": [], "sent": []}


def test_whoever_comes_by_sees_what_is_offered_and_not_by_whom(hall: TestClient) -> None:
    wolfe, montcalm = (Guest(hall, name) for name in ("Wolfe", "Montcalm"))
    assert hall.get("/api/lobby").json() == {"known": False, "offers": [], "invitations": [], "sent": []}
    offer = offered(wolfe, side="british")
    offered(wolfe, invited="Montcalm")
    stranger = hall.get("/api/lobby")
    assert stranger.json() == {
        "known": False,
        "offers": [offer | {"by": None, "own": False}],
        "invitations": [],
        "sent": [],
    }
    assert "Wolfe" not in stranger.text and wolfe.person.id not in stranger.text
    assert refused(hall.get("/api/lobby", headers={"Authorization": "Bearer arp_nobody"})) == (401, "unknown-token")
    assert hall.get("/api/lobby", headers=montcalm.token("read")).json()["known"] is True


def test_an_invitation_is_for_one_person_who_may_decline(hall: TestClient) -> None:
    host, guest, other = (Guest(hall, name) for name in ("Amherst", "Lévis", "Vaudreuil"))
    offer = offered(host, invited="  léVIS ")
    path = f"/api/lobby/offers/{offer['id']}"
    empty = {"known": True, "offers": [], "invitations": [], "sent": []}
    assert guest.get("/api/lobby").json() == empty | {"invitations": [offer | {"own": False}]}
    assert host.get("/api/lobby").json() == empty | {"sent": [offer]}
    assert other.get("/api/lobby").json() == empty
    assert refused(other.post(f"{path}/take")) == (404, "no-such-offer")
    assert refused(other.post(f"{path}/decline")) == (404, "no-such-offer")
    assert guest.post(f"{path}/decline").json()["invitations"] == []
    assert refused(guest.post(f"{path}/take")) == (409, "offer-gone")

    second = offered(host, invited="Lévis")
    assert host.post(f"/api/lobby/offers/{second['id']}/withdraw").json()["sent"] == []
    assert refused(guest.post(f"/api/lobby/offers/{second['id']}/take")) == (409, "offer-gone")
    third = offered(host, invited="Lévis")
    assert guest.post(f"/api/lobby/offers/{third['id']}/take").status_code == 201
    assert refused(host.post("/api/lobby/offers", game=GAME, invited="Nobody")) == (404, "no-such-person")
    assert refused(host.post("/api/lobby/offers", game=GAME, invited="Amherst")) == (422, "invite-oneself")


def test_what_cannot_be_offered_is_refused_in_a_sentence(hall: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, other = Guest(hall, "Murray"), Guest(hall, "Ramezay")

    def offer(**wanted: Any) -> tuple[int, str]:
        return refused(guest.post("/api/lobby/offers", **{"game": GAME} | wanted))

    assert offer(game="chess") == (404, "unknown-game")
    assert offer(scenario="no-such") == (422, "unknown-scenario")
    assert offer(side="spanish") == (422, "unknown-seat")
    assert offer(options={"no": "on"}) == (422, "unknown-option")
    assert offer(terms={"days": 3}) == (422, "bad-terms")
    assert offer(pace="blitz") == (422, "bad-request")
    blocking = SHUNNED.insert().values(person=other.person.id, other=guest.person.id, kind="block", made=0)
    with matches_of(hall).storage.engine.begin() as connection:
        connection.execute(blocking)
    assert offer(invited="Ramezay") == (403, "person-blocked")
    own = [offered(guest) for _ in range(MOST_OFFERS)]
    assert offer() == (429, "too-many-offers")
    assert other.get("/api/lobby").json()["offers"] == []
    assert refused(other.post(f"/api/lobby/offers/{own[0]['id']}/take")) == (403, "person-blocked")
    monkeypatch.setattr("arpents.hall.lobby.MOST_A_DAY", MOST_OFFERS)
    assert guest.post(f"/api/lobby/offers/{own[0]['id']}/withdraw").status_code == 200
    assert offer() == (429, "offers-of-a-day")
    with matches_of(hall).storage.engine.begin() as connection:
        connection.execute(OFFERS.update().values(made=0))
        connection.execute(SHUNNED.delete())
    assert guest.get("/api/lobby").json()["offers"] == []
    assert refused(other.post(f"/api/lobby/offers/{own[0]['id']}/take")) == (409, "offer-gone")
    closed = create_app(Settings(database="sqlite://", hall=False))
    with TestClient(closed, base_url="http://localhost") as table:
        assert refused(table.get("/api/lobby")) == (404, "hall-closed")


def test_my_matches_tell_whose_turn_it_is_and_never_who_has_decided_in_secret(hall: TestClient) -> None:
    french, british, stranger = (Guest(hall, name) for name in ("Montcalm", "Wolfe", "Vergor"))
    offer = offered(french, side="french")
    id = british.post(f"/api/lobby/offers/{offer['id']}/take").json()["match"]

    def mine(guest: Guest) -> dict[str, Any]:
        (match,) = guest.get("/api/me/matches").json()["matches"]
        return dict(match)

    def play(guest: Guest, seat: str, words: str) -> None:
        path = f"/api/matches/{id}/seats/{seat}"
        revision = guest.get(f"{path}/state").json()["revision"]
        assert guest.post(f"{path}/action", revision=revision, words=words).status_code == 200, words

    assert stranger.get("/api/me/matches").json()["matches"] == []
    found = mine(british)
    assert (found["match"], found["asked"], found["over"], found["fork"]) == (id, ["french"], False, False)
    assert found["asked_since"] > 0
    assert found["seats"]["french"]["person"]["name"] == "Montcalm" and not found["seats"]["french"]["own"]
    assert found["seats"]["british"]["own"]
    words = [one["words"] for one in french.get(f"/api/matches/{id}/seats/french/state").json()["actions"]]
    play(french, "french", next(word for word in words if word.startswith("preset ")))
    play(french, "french", "ready")
    assert mine(british)["asked"] == ["french", "british"] or mine(british)["asked"] == ["british", "french"]
    before = mine(british), mine(french)
    while True:  # the French write their secret orders to the end
        state = french.get(f"/api/matches/{id}/seats/french/state").json()
        if not state["asked"]:
            break
        done = next((one["words"] for one in state["actions"] if one["verb"] in ("ready", "done", "seal")), None)
        play(french, "french", done or state["actions"][0]["words"])
        assert (mine(british), mine(french)) == before
    with matches_of(hall).storage.engine.connect() as connection:
        assert connection.execute(sa.select(MATCHES.c.asked)).scalar() == " ".join(before[0]["asked"])


def test_ten_thousand_matches_are_one_question(hall: TestClient) -> None:
    guest = Guest(hall, "Rogers")
    with matches_of(hall).storage.engine.begin() as connection:
        for block in range(3):
            ids = [f"m{block}-{number}" for number in range(100)]
            row = {
                "game": GAME,
                "scenario": "campaign",
                "options": "{}",
                "engine": "",
                "secret": "",
                "begun": date(2026, 1, 1),
                "seen": json.dumps({}),
                "computer_due": False,
                "rules": "",
                "proof": "",
                "hints": False,
            }
            connection.execute(
                MATCHES.insert(), [{**row, "id": id, "over": block == 0, "asked_since": block} for id in ids]
            )
            seats = [
                {"match": id, "seat": seat, "kind": "person", "left": False, "person": person}
                for id in ids
                for seat, person in (("french", guest.person.id), ("british", None))
            ]
            connection.execute(SEATS.insert(), seats)
    asked: list[str] = []
    sa.event.listen(
        matches_of(hall).storage.engine,
        "before_cursor_execute",
        lambda conn, cursor, statement, *rest: asked.append(statement),
    )
    page = guest.get("/api/me/matches").json()
    questions = [statement for statement in asked if "matches" in statement]
    assert len(questions) == 1
    assert len(page["matches"]) == MOST_MATCHES and page["more"]
    assert {match["match"][:2] for match in page["matches"]} == {"m2"}  # asked last, and going on
    assert not guest.get("/api/me/matches", params={"after": 300}).json()["matches"]
    assert {one["match"][:2] for one in guest.get("/api/me/matches", params={"over": True}).json()["matches"]} == {"m0"}
    with matches_of(hall).storage.engine.connect() as connection:
        plan = "EXPLAIN " if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN "
        wanted = sa.select(SEATS.c.match).where(SEATS.c.person == "x")
        text = str(wanted.compile(connection, compile_kwargs={"literal_binds": True}))
        told = " ".join(str(row) for row in connection.execute(sa.text(plan + text)))
        assert "ix_seats_person" in told or connection.dialect.name == "postgresql"
