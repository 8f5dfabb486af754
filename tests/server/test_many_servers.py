"""Two servers on one PostgreSQL: whoever is served by either sees one table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.server.app import create_app
from arpents.server.listener import conninfo
from arpents.server.settings import Settings
from arpents.table.news import CHANNEL
from arpents.table.storage import Storage
from tests.server.guests import Guest
from tests.server.players import Match, Player, matches_of
from tests.server.test_live import live


@pytest.fixture(scope="module")
def house(postgres: str) -> Iterator[str]:
    """One database for all tests of the module; matches do not touch each other."""
    engine = sa.create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text("CREATE DATABASE house"))
    yield postgres.replace("/postgres?", "/house?")
    with engine.connect() as connection:
        connection.execute(sa.text("DROP DATABASE house WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(scope="module")
def servers(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, TestClient]]:
    folder = tmp_path_factory.mktemp("web")
    settings = Settings(database=house, rate=0, thinkers=1, web=folder, hall=True)
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(TestClient(create_app(settings), base_url="http://localhost")) for _ in range(2)
        )
        yield one, two


@pytest.fixture
def one(servers: tuple[TestClient, TestClient]) -> TestClient:
    return servers[0]


@pytest.fixture
def two(servers: tuple[TestClient, TestClient]) -> TestClient:
    return servers[1]


def at(table: TestClient, player: Player) -> Player:
    """The same player, served by another server."""
    _, _, _, match, _, seat = player.path.split("/")
    return Player(table, match, seat, player.secret)


def first_choice(state: dict[str, Any]) -> str:
    return str(state["actions"][0]["words"])


def test_players_on_two_servers_hear_each_other(one: TestClient, two: TestClient) -> None:
    match = Match(one)
    french, british = match.french, at(two, match.british)
    with live(british) as socket, live(french) as other:
        assert not socket.receive_json()["asked"]
        match.to_planning()
        while not (told := socket.receive_json())["asked"]:
            pass
        now = british.state()
        assert (told["revision"], told["view"]) == (now["revision"], now["view"]) and now == match.british.state()
        while not (told := other.receive_json())["asked"] or told["prompt"] != french.state()["prompt"]:
            pass
        played = british.play("ready")
        french.play("ready")
        while (told := socket.receive_json())["revision"] <= played["revision"]:
            pass
        assert told["view"] == match.british.state()["view"] != played["view"]


def test_a_player_may_be_served_by_either_at_any_moment(one: TestClient, two: TestClient) -> None:
    """The state that comes back with a decision is good for the next one, wherever that is sent."""
    match = Match(one)
    match.to_planning()
    players = [match.british, at(two, match.british)]
    last = players[1].state()
    for number in range(12):
        body = {"revision": last["revision"], "words": first_choice(last)}
        answer = players[number % 2].post("action", **body)
        assert answer.status_code == 200, answer.text
        seen = players[(number + 1) % 2].state(since=answer.json()["revision"])
        assert (seen["revision"], seen["view"]) == (answer.json()["revision"], answer.json()["view"])
        last = seen
        if not last["asked"]:
            break
    moment = players[0].table.get(f"{players[0].path}/at/{last['revision']}", headers=players[0].headers)
    assert moment.json()["view"] == last["view"]


def deafened(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its news come too late."""
    monkeypatch.setattr(matches_of(table).follower.listener, "hear", lambda news: None)


def test_secret_orders_on_two_servers_do_not_disturb_each_other(
    one: TestClient, two: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither is stale by the other's, neither is told of it, though the second one's number was given away."""
    match = Match(one)
    match.to_planning()
    french, british = match.french, at(two, match.british)
    before = british.state()
    deafened(two, monkeypatch)
    french.play(first_choice(french.state()))
    held = matches_of(two).by_id[match.id]
    number = len(held.match.decisions)
    answer = british.post("action", revision=before["revision"], words=first_choice(before))
    assert answer.status_code == 200, answer.text
    assert answer.json()["revision"] == before["revision"] + 1
    assert len(held.match.decisions) >= number + 2
    assert not held.gone, "caught up, not read anew"


def test_a_decision_that_comes_second_is_stale_and_not_an_outage(
    one: TestClient, two: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(one)
    state = match.french.state()
    again = at(two, match.french)
    assert again.state() == state
    deafened(two, monkeypatch)
    match.french.play(first_choice(state))
    answer = again.post("action", revision=state["revision"], words=first_choice(state))
    assert answer.status_code == 409, answer.text
    assert answer.json()["reason"] == "stale-revision"
    assert answer.json()["revision"] == match.french.state()["revision"]
    assert again.state() == match.french.state()
    undone = again.post("undo", revision=again.state()["revision"])
    assert undone.status_code == 200, undone.text
    assert match.french.state()["actions"] == state["actions"]


def test_many_at_once_lose_nothing_and_no_answer_is_an_outage(one: TestClient, two: TestClient) -> None:
    """Two seats write their secret orders on two servers, with everything they take back."""
    match = Match(one)
    match.to_planning()
    statuses: list[int | str] = []
    made = {"french": 0, "british": 0}

    def play(player: Player, seat: str) -> None:
        state = player.state()
        for step in range(30):
            if not state["asked"]:
                break
            undo = step % 3 == 2 and state["undo"]["possible"]
            words = next((one["words"] for one in state["actions"] if one["words"] != "ready"), "ready")
            if undo or words == "ready":
                answer = player.post("undo", revision=state["revision"])
            else:
                answer = player.post("action", revision=state["revision"], words=words)
            statuses.append(answer.status_code if answer.status_code == 200 else answer.text)
            made[seat] += answer.status_code == 200
            state = answer.json() if answer.status_code == 200 else player.state()

    players = {"french": match.french, "british": at(two, match.british)}
    threads = [threading.Thread(target=play, args=(player, seat)) for seat, player in players.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200} and len(statuses) == 60
    rows = matches_of(one).storage.decisions(match.id)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert {seat: sum(row.seat == seat for row in rows[2:]) for seat in made} == made
    for seat, player in players.items():
        elsewhere = at(two if player.table is one else one, player)
        assert elsewhere.state() == player.state(), seat


def test_a_seat_taken_on_one_server_is_taken_on_the_other(one: TestClient, two: TestClient) -> None:
    match = Match(one, seats={"british": {"kind": "open"}})
    invitation = match.begun["seats"]["british"]["secret"]
    path = f"{match.path}/seats/british/join"
    watching = at(two, match.french)
    with live(watching) as socket:
        assert not socket.receive_json()["seats"]["british"]["taken"]
        joined = one.post(path, json={"secret": invitation, "token": "t" * 32})
        assert joined.status_code == 200, joined.text
        assert socket.receive_json()["seats"]["british"]["taken"]
    one.cookies.clear()
    assert Player(two, match.id, "british", joined.json()["secret"]).state()["seat"] == "british"
    again = two.post(path, json={"secret": invitation, "token": "t" * 32})
    assert again.json()["secret"] == joined.json()["secret"], "the same browser, served by another server"
    two.cookies.clear()
    other = two.post(path, json={"secret": invitation, "token": "u" * 32})
    assert (other.status_code, other.json()["reason"]) == (409, "seat-taken")
    two.cookies.clear()


def test_a_seat_taken_a_moment_ago_is_known_before_anybody_tells(
    one: TestClient, two: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(one, seats={"british": {"kind": "open"}})
    invitation = match.begun["seats"]["british"]["secret"]
    assert not at(two, match.french).state()["seats"]["british"]["taken"]
    deafened(two, monkeypatch)
    path = f"{match.path}/seats/british/join"
    secret = one.post(path, json={"secret": invitation, "token": "t" * 32}).json()["secret"]
    one.cookies.clear()
    assert Player(two, match.id, "british", secret).state()["seats"]["british"]["taken"]
    refused = two.post(path, json={"secret": invitation, "token": "u" * 32})
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat-taken")
    two.cookies.clear()


def test_what_is_told_between_servers_tells_no_secret(house: str, one: TestClient, two: TestClient) -> None:
    """Which match, and the number of its last row: no words, no seat, no secret."""
    with psycopg.connect(conninfo(house), autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}")
        match = Match(one, seats={"british": {"kind": "open"}})
        invitation = match.begun["seats"]["british"]["secret"]
        joined = two.post(f"{match.path}/seats/british/join", json={"secret": invitation, "token": "t" * 32})
        two.cookies.clear()
        match.players["british"] = Player(two, match.id, "british", joined.json()["secret"])
        match.to_planning()
        match.british.play(first_choice(match.british.state()))
        told = [one.payload for one in ear.notifies(timeout=2)]
    lines = [line for payload in told for line in payload.split("\n") if match.id in line]
    assert len(matches_of(one).storage.decisions(match.id)) >= 3
    assert {line.split(" ")[0] for line in lines} == {"decisions", "seats"}
    assert all(line.split(" ")[1] == match.id and line.split(" ")[2].isdigit() for line in lines)


def test_a_lost_ear_is_found_again_and_nothing_is_missed(house: str, one: TestClient, two: TestClient) -> None:
    match = Match(one)
    watching = at(two, match.french)
    storage = Storage(house)
    with live(watching) as socket:
        seen = socket.receive_json()
        ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arpents news'"
        with storage.engine.begin() as connection:
            assert len(connection.execute(sa.text(ears)).all()) == 2
        played = match.french.play(first_choice(seen))
        assert socket.receive_json()["view"] == played["view"]
    storage.close()


def test_a_match_that_nobody_watches_here_is_caught_up_when_it_is_asked_for(one: TestClient, two: TestClient) -> None:
    match = Match(one)
    elsewhere = at(two, match.french)
    elsewhere.state()
    held = matches_of(two).by_id[match.id]
    match.to_planning()
    assert not held.match.decisions
    assert elsewhere.state() == match.french.state()
    assert matches_of(two).by_id[match.id] is held and len(held.match.decisions) >= 2


def test_people_are_the_same_on_both(one: TestClient, two: TestClient) -> None:
    """A seat taken into an account on one server, a session ended there, a person who leaves: the other hears of it."""
    match = Match(one)
    guest = Guest(one, "La Galissonière")
    away = at(two, match.french)
    seat = match.french.path
    with live(away) as by_secret, two.websocket_connect(f"ws://localhost{match.path}/live") as watching:
        assert by_secret.receive_json()["seat"] == "french"
        assert watching.receive_json()["seats"]["french"]["person"] is None
        proof = {**guest.cookie, **match.french.headers}
        assert one.post(f"{seat}/claim", headers=proof, json={}).status_code == 200
        while (told := by_secret.receive_json())["type"] != "refused":
            pass
        assert told["reason"] == "wrong-secret"
        while watching.receive_json()["seats"]["french"]["person"] is None:
            pass
        with two.websocket_connect(f"ws://localhost{seat}/live", headers=guest.cookie) as by_session:
            assert by_session.receive_json()["seat"] == "french"
            guest.call(guest.people.end_sessions, guest.person)
            while (told := by_session.receive_json())["type"] != "refused":
                pass
            assert told["reason"] == "session-ended"
        assert two.get(f"{seat}/state", headers=guest.cookie).status_code == 401
        guest.call(guest.people.leave, guest.person)
        while not watching.receive_json()["seats"]["french"]["left"]:
            pass


def test_talk_and_proposals_reach_the_other_server(one: TestClient, two: TestClient) -> None:
    """What is said, proposed and agreed on by way of one server is seen by whoever is served by the other."""
    french, british = Guest(one, "Montreuil"), Guest(one, "Monckton")
    offer = french.post("/api/lobby/offers", game="quebec-1759", side="french").json()["id"]
    id = british.post(f"/api/lobby/offers/{offer}/take").json()["match"]
    path = f"/api/matches/{id}/seats"
    with two.websocket_connect(f"ws://localhost{path}/british/live", headers=british.cookie) as socket:
        assert socket.receive_json()["agreements"]["proposals"] == []
        assert french.post(f"{path}/french/talk", text="Bonsoir").status_code == 201
        while (told := socket.receive_json())["type"] != "talk":
            pass
        assert [message["text"] for message in told["messages"]] == ["Bonsoir"]
        french.post(f"{path}/french/proposals", kind="draw")
        while not (told := socket.receive_json()).get("agreements", {}).get("proposals"):
            pass
        agreed = two.post(f"{path}/british/proposals/draw/accept", headers=british.cookie)
        assert agreed.json()["outcome"]["reason"] == "outcome-agreed"
        two.cookies.clear()
    assert french.get(f"{path}/french/state").json()["outcome"]["reason"] == "outcome-agreed"


class Opposed:
    """Two people with accounts, each served by either server."""

    def __init__(self, one: TestClient, names: tuple[str, str]) -> None:
        self.french, self.british = Guest(one, names[0]), Guest(one, names[1])
        offer = self.french.post("/api/lobby/offers", game="quebec-1759", side="french").json()["id"]
        id = self.british.post(f"/api/lobby/offers/{offer}/take").json()["match"]
        self.path = f"/api/matches/{id}/seats"

    def at(self, table: TestClient, seat: str, page: str, **body: Any) -> Any:
        guest = self.french if seat == "french" else self.british
        table.cookies.clear()
        answer = table.post(f"{self.path}/{seat}/{page}", headers=guest.cookie, json=body)
        table.cookies.clear()
        return answer


def test_what_was_taken_back_elsewhere_is_not_agreed_on(
    one: TestClient, two: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nobody has told this server yet that it was."""
    pair = Opposed(one, ("Ramezay", "Saunders"))
    pair.at(one, "french", "proposals", kind="draw")
    assert pair.at(two, "british", "talk", text="?").status_code == 201  # it holds the match as it stands
    deafened(two, monkeypatch)
    assert pair.at(one, "french", "proposals/draw/withdraw").status_code == 200
    answer = pair.at(two, "british", "proposals/draw/accept")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-proposal")
    assert pair.french.get(f"{pair.path}/french/state").json()["outcome"] is None


def test_a_rematch_that_is_agreed_on_twice_is_one(
    one: TestClient, two: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = Opposed(one, ("Cadet", "Holmes"))
    pair.at(one, "french", "resign")
    pair.at(one, "french", "proposals", kind="rematch")
    assert pair.at(two, "british", "talk", text="?").status_code == 201
    deafened(two, monkeypatch)
    begun = pair.at(one, "british", "proposals/rematch/accept").json()["agreements"]["rematch"]
    answer = pair.at(two, "british", "proposals/rematch/accept")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-proposal")
    matches = pair.french.get("/api/me/matches").json()["matches"]
    assert [match["match"] for match in matches if not match["over"]] == [begun]
