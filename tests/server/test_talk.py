"""Talk: players and spectators apart, notes for oneself alone, and nobody hears whom he does not want to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.hall.errors import HallError
from arpents.hall.lobby_storage import MESSAGES, NOTES, REPORTS
from arpents.hall.talk import LONGEST_MESSAGE, MOST_IN_A_MINUTE, checked_text
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.guests import Guest
from tests.server.players import Match, matches_of
from tests.server.test_agreements import Pair
from tests.server.test_lobby import refused


@pytest.fixture(scope="module")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("talk")
    settings = Settings(
        database=f"sqlite:///{folder / 'table.sqlite'}", rate=0, thinkers=1, web=folder / "web", hall=True
    )
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def pair(open_hall: TestClient) -> Pair:
    return Pair(open_hall)


def texts(answer: Any) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [one["text"] for one in answer.json()["messages"]]


def until_talk(socket: Any) -> dict[str, Any]:
    while (frame := socket.receive_json())["type"] != "talk":
        pass
    return dict(frame)


def test_players_hear_each_other_at_once_and_all_of_it_when_they_come(pair: Pair) -> None:
    french, british = (f"{pair.path}/seats/{seat}/talk" for seat in ("french", "british"))
    with pair.hall.websocket_connect(
        f"ws://localhost{pair.path}/seats/british/live", headers=pair.british.cookie
    ) as socket:
        socket.receive_json()
        said = pair.french.post(french, text="  Bonjour, <b>général</b> !\r\n\u202eça va ?\x00 ")
        assert said.status_code == 201 and said.json()["text"] == "Bonjour, <b>général</b> !\nça va ?"
        frame = until_talk(socket)
        assert frame["messages"] == [said.json()] and frame["room"] == "players"
        assert frame["messages"][0]["person"]["name"] == pair.french.person.name
        pair.british.post(british, text="Very well")
        assert [one["text"] for one in until_talk(socket)["messages"]] == ["Very well"]
    with pair.hall.websocket_connect(
        f"ws://localhost{pair.path}/seats/french/live", headers=pair.french.cookie
    ) as socket:
        assert len(until_talk(socket)["messages"]) == 2
    assert texts(pair.french.get(french)) == texts(pair.british.get(british))
    assert texts(pair.french.get(french, params={"after": 1})) == ["Very well"]
    for stranger in (pair.stranger, pair.british):
        assert refused(stranger.get(french)) == (403, "seat-of-another")
        assert refused(stranger.post(french, text="x")) == (403, "seat-of-another")
    assert refused(pair.hall.get(french)) == (401, "sign-in-for-seat")
    assert refused(pair.french.post(french, text=" \n ")) == (422, "text-empty")
    assert refused(pair.french.post(french, text="é" * (LONGEST_MESSAGE + 1))) == (422, "text-too-long")
    for _ in range(MOST_IN_A_MINUTE - 1):
        assert pair.french.post(french, text="encore").status_code == 201
    assert refused(pair.french.post(french, text="encore")) == (429, "talk-too-fast")
    linked = Match(pair.hall)
    assert refused(linked.french.post("talk", text="x")) == (409, "talk-nobody")


def test_spectators_talk_apart_and_players_read_it_only_after_the_end(pair: Pair) -> None:
    room = f"{pair.path}/talk"
    first, second = Guest(pair.hall, f"Knox {pair.count}"), Guest(pair.hall, f"Kalm {pair.count}")
    assert refused(first.post(room, text="x")) == (403, "watching-not-allowed")
    for seat in ("french", "british"):
        pair.post(seat, "watching", allow="live")
    with (
        pair.hall.websocket_connect(f"ws://localhost{pair.path}/live", headers=second.cookie) as watching,
        pair.hall.websocket_connect(f"ws://localhost{pair.path}/live") as nobody,
        pair.hall.websocket_connect(f"ws://localhost{pair.path}/live", headers=pair.french.cookie) as player,
    ):
        for socket in (watching, nobody, player):
            assert socket.receive_json()["type"] == "state"
        pair.post("french", "talk", text="only between us")
        assert first.post(room, text="he will lose").status_code == 201
        assert [one["text"] for one in until_talk(watching)["messages"]] == ["he will lose"]
        pair.post("french", "resign")  # the next frame of the others is the end, and not what was said
        for socket in (nobody, player):
            assert socket.receive_json()["outcome"]
    assert texts(second.get(room)) == ["he will lose"]
    assert texts(pair.french.get(room)) == ["he will lose"]
    assert refused(pair.french.post(room, text="x")) == (403, "talk-of-spectators")
    running = Pair(pair.hall)
    for seat in ("french", "british"):
        running.post(seat, "watching", allow="live")
    for guest in (running.french, running.british):
        assert refused(guest.get(f"{running.path}/talk")) == (403, "talk-of-spectators")
        assert refused(guest.post(f"{running.path}/talk", text="x")) == (403, "talk-of-spectators")
    assert refused(pair.hall.get(f"{running.path}/talk")) == (401, "not-signed-in")
    state = pair.hall.get(f"{running.path}/state").text
    assert "only between us" not in state


def test_whoever_has_signed_out_hears_no_spectators_and_sees_nothing_that_only_a_player_may(pair: Pair) -> None:
    for guest in (Guest(pair.hall, f"Kalm II {pair.count}"), pair.french):
        for seat in ("french", "british"):
            pair.post(seat, "watching", allow="live")
        with pair.hall.websocket_connect(f"ws://localhost{pair.path}/live", headers=guest.cookie) as watching:
            assert watching.receive_json()["type"] == "state"
            guest.call(guest.people.end_sessions, guest.person)
            pair.post("british", "watching", allow="none")
            assert watching.receive_json().get("reason") == "session-ended"


def test_notes_are_ones_own_and_go_with_ones_own_record(pair: Pair) -> None:
    notes = f"{pair.path}/seats/french/notes"
    made = pair.french.post(notes, text="Hold the Anse\nau Foulon", revision=1).json()
    assert (made["number"], made["revision"]) == (1, 1)
    pair.french.post(notes, text="second")
    for stranger in (pair.british, pair.stranger):
        assert refused(stranger.get(notes)) == (403, "seat-of-another")
        assert refused(stranger.post(notes, text="x")) == (403, "seat-of-another")
        assert refused(stranger.post(f"{notes}/1", text="x")) == (403, "seat-of-another")
    assert pair.british.get(f"{pair.path}/seats/british/notes").json() == {"notes": []}
    assert pair.french.post(f"{notes}/2", text="").json()["notes"] == [made]
    assert refused(pair.french.post(f"{notes}/2", text="x")) == (404, "no-such-note")
    own = f"{pair.path}/seats/french/record"
    assert refused(pair.french.get(own)) == (403, "record-sealed")
    pair.post("british", "resign")
    record = pair.french.get(own).text
    assert "# note 1 [1]: Hold the Anse\n#   au Foulon\n" in record
    assert "Foulon" not in pair.french.get(f"{pair.path}/record").text
    assert "Foulon" not in pair.british.get(f"{pair.path}/seats/british/record").text
    assert pair.hall.post("/api/replays", json={"record": record}).json()["verified"] is True
    pair.french.call(pair.french.people.leave, pair.french.person)
    with matches_of(pair.hall).storage.engine.connect() as connection:
        left = connection.execute(sa.select(NOTES.c.text).where(NOTES.c.match == pair.id)).all()
    assert left == []


def test_who_is_muted_is_not_heard_who_is_blocked_does_not_come_back_and_the_host_is_told(pair: Pair) -> None:
    french, british = (f"{pair.path}/seats/{seat}/talk" for seat in ("french", "british"))
    said = pair.british.post(british, text="something rude").json()
    report = {"match": pair.id, "number": said["number"], "text": "Not nice."}
    assert refused(pair.stranger.post("/api/reports", **report)) == (403, "watching-not-allowed")
    assert refused(pair.british.post("/api/reports", **report)) == (409, "report-oneself")
    assert refused(pair.french.post("/api/reports", **report | {"number": 99})) == (404, "no-such-message")
    assert pair.french.post("/api/reports", **report).status_code == 201
    with matches_of(pair.hall).storage.engine.connect() as connection:
        row = connection.execute(sa.select(REPORTS).where(REPORTS.c.match == pair.id)).one()
    assert (row.person, row.message, row.closed) == (pair.british.person.id, "something rude", None)

    name = pair.british.person.name
    assert refused(pair.french.post("/api/me/shunned", name=pair.french.person.name, kind="mute")) == (
        422,
        "shun-oneself",
    )
    assert refused(pair.french.post("/api/me/shunned", name="Nobody at all", kind="mute")) == (404, "no-such-person")
    (muted,) = pair.french.post("/api/me/shunned", name=name, kind="mute").json()["shunned"]
    assert (muted["person"]["name"], muted["kind"]) == (name, "mute")
    assert texts(pair.french.get(french)) == [] and texts(pair.british.get(british)) == ["something rude"]
    assert pair.british.get("/api/me/shunned").json() == {"shunned": []}  # nobody is told
    pair.french.post("/api/me/shunned", name=name, kind="block")
    offer = {"game": "quebec-1759", "invited": pair.french.person.name}
    assert refused(pair.british.post("/api/lobby/offers", **offer)) == (403, "person-blocked")
    pair.french.post("/api/me/shunned", name=name, kind="")
    assert texts(pair.french.get(french)) == ["something rude"]
    pair.british.call(pair.british.people.leave, pair.british.person)
    assert pair.french.get(french).json()["messages"][0]["person"] is None
    with matches_of(pair.hall).storage.engine.connect() as connection:
        kept = connection.execute(sa.select(MESSAGES.c.person).where(MESSAGES.c.match == pair.id)).scalars().all()
    assert list(kept) == [None]


def test_texts_are_plain() -> None:
    assert checked_text("a\u0000b\u202ec\u200d\td", 10) == "abc\u200d\td"
    assert checked_text("\r\na\r\n\r\nb  \r", 10) == "a\n\nb"
    with pytest.raises(HallError):
        checked_text("\u202e", 10)
