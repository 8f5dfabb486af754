"""What is sent without being asked for, and what never is."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.players import Match, Player, websockets_of


def live(player: Player, since: int | None = None) -> WebSocketTestSession:
    query = "" if since is None else f"?since={since}"
    return player.table.websocket_connect(f"ws://localhost{player.path}/live{query}", headers=player.headers)


def closing(table: TestClient, path: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, Any]]:
    """How a connection is refused: the code, and what was said before."""
    with table.websocket_connect(f"ws://localhost{path}", headers=headers or {}) as socket:
        said = socket.receive_json()
        assert said["type"] == "refused"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return closed.value.code, said


def test_a_state_comes_at_once_and_after_each_change(match: Match) -> None:
    with live(match.french) as socket:
        assert socket.receive_json() == match.french.state()
        words = match.french.state()["actions"][0]["words"]
        played = match.french.play(words)
        pushed = socket.receive_json()
        assert pushed == {name: value for name, value in played.items() if name not in ("played", "left")}
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}


def test_two_tabs_of_one_seat_stay_in_step(match: Match) -> None:
    with live(match.french) as one, live(match.french) as two:
        assert one.receive_json() == two.receive_json()
        for _ in range(3):
            match.french.play(match.french.state()["actions"][0]["words"])
            assert one.receive_json() == two.receive_json()


def test_what_is_answered_is_not_told_again(match: Match) -> None:
    """A client that names its connection has the new state in the answer alone; every other tab is told."""
    named = match.french.table.websocket_connect(
        f"ws://localhost{match.french.path}/live?client=desk", headers=match.french.headers
    )
    with named as desk, live(match.french) as phone:
        desk.receive_json(), phone.receive_json()
        for page, more in (("action", {"words": "preset even"}), ("undo", {})):
            revision = match.french.state()["revision"]
            answer = match.french.post(page, revision=revision, client="desk", **more).json()
            assert phone.receive_json()["revision"] == answer["revision"] > revision
            desk.send_json({"type": "ping"})
            assert desk.receive_json() == {"type": "pong"}  # nothing came before it
        known = match.french.state()
        match.french.post("action", revision=known["revision"], words="preset even", client="phone")
        told = desk.receive_json()
        assert told["revision"] == known["revision"] + 1
        assert told["events_from"] <= len(known["events"])
        assert told == phone.receive_json()
    match.french.post("undo", revision=told["revision"], client="desk")  # nobody is there any more


def test_a_name_is_good_for_ones_own_seat(match: Match) -> None:
    match.to_planning()
    match.french.play("ready")
    named = match.french.table.websocket_connect(
        f"ws://localhost{match.french.path}/live?client=desk", headers=match.french.headers
    )
    with named as desk:
        revision = desk.receive_json()["revision"]
        match.british.post("action", revision=match.british.state()["revision"], words="ready", client="desk")
        assert desk.receive_json()["revision"] == revision + 1


def test_whoever_comes_back_gets_what_he_missed(match: Match) -> None:
    with live(match.french) as socket:
        seen = socket.receive_json()
    match.to_planning()
    with live(match.french, since=seen["revision"]) as socket:
        state = socket.receive_json()
        assert state["events_from"] == len(seen["events"])
        assert seen["events"] + state["events"] == match.french.state()["events"]
    with live(match.french, since=10_000) as socket:
        assert socket.receive_json()["events_from"] == 0


def test_a_seat_that_is_taken_is_told(table: TestClient) -> None:
    match = Match(table, seats={"british": {"kind": "open"}})
    with live(match.french) as socket:
        before = socket.receive_json()
        told = match.begun["seats"]["british"]
        table.post(f"{match.path}/seats/british/join", json={"secret": told["secret"]})
        after = socket.receive_json()
        assert (before["seats"]["british"]["taken"], after["seats"]["british"]["taken"]) == (False, True)
        assert after["revision"] == before["revision"]
    table.cookies.clear()


def test_secret_orders_reach_nobody_else(table: TestClient, match: Match) -> None:
    """While the British write, the French and the spectators get no frame, and nothing they can ask for changes."""
    match.to_planning()
    with live(match.french) as french, table.websocket_connect(f"ws://localhost{match.path}/live") as spectator:
        known = french.receive_json(), spectator.receive_json()
        match.british.play("3 OR-LE")
        match.british.post("undo", revision=match.british.state()["revision"])
        match.british.play("count 3")
        match.british.play("ready")
        for socket in (french, spectator):
            socket.send_json({"type": "ping"})
            assert socket.receive_json() == {"type": "pong"}  # nothing came before it
        assert (match.french.state(), table.get(f"{match.path}/state").json()) == known
        summary = table.get(match.path).json()
        assert "levis" not in json.dumps(summary)
        assert "british" in match.french.state()["to_act"]

        match.french.play("ready")  # now all is revealed
        revealed = french.receive_json()
        assert revealed["view"]["orders"]["british"]
        assert spectator.receive_json()["revision"] > known[1]["revision"]


def test_no_number_counts_secret_orders(table: TestClient) -> None:
    """All that the French are told after a decision of their own is the same, whatever the British have written."""
    told: list[dict[str, Any]] = []
    for secret in ((), ("from ile-d-orleans",)):
        match = Match(table)
        match.to_planning()
        for words in secret:
            match.british.play(words)
        match.french.play("from levis")
        state = match.french.state()
        told.append({name: value for name, value in state.items() if name not in ("match", "dice")})
    assert told[0] == told[1] and told[0]["undo"]["steps"]


def test_frames_of_a_seat_hold_no_hidden_block_of_the_other(match: Match) -> None:
    match.to_planning()
    own = {
        block["block"] for zone in match.french.state()["view"]["zones"].values() for block in zone["french"]["blocks"]
    }
    assert len(own) > 10
    with live(match.british) as socket:
        frames = [socket.receive_text()]
        match.british.play("3 OR-LE")
        frames.append(socket.receive_text())
    for frame in frames:
        for name in ("view", "events", "prompt"):
            said = json.dumps(json.loads(frame)[name])
            assert not [block for block in own if f'"{block}"' in said or f"block-{block}" in said]


def test_computers_among_themselves_play_for_who_watches(table: TestClient) -> None:
    computer = {"kind": "bot", "bot": "random"}
    match = Match(table, seats={"french": computer, "british": computer})
    time.sleep(0.2)
    assert table.get(f"{match.path}/state").json()["revision"] == 0
    with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
        assert socket.receive_json()["revision"] == 0
        while not (state := socket.receive_json())["outcome"]:
            assert state["actions"] == []
    assert table.get(f"{match.path}/record").status_code == 200


def test_connections_that_are_refused(table: TestClient, match: Match) -> None:
    assert closing(table, f"{match.french.path}/live")[0] == 4401
    code, said = closing(table, f"{match.french.path}/live", match.british.headers)
    assert (code, said["reason"]) == (4401, "wrong-secret")
    assert closing(table, "/api/matches/nothing/live")[0] == 4404
    assert closing(table, f"{match.path}/seats/dutch/live")[0] == 4404
    with (
        pytest.raises(WebSocketDisconnect),
        table.websocket_connect(f"ws://localhost{match.path}/live", headers={"Origin": "http://evil.example"}),
    ):
        pass
    with (
        pytest.raises(WebSocketDisconnect),
        table.websocket_connect(f"ws://localhost{match.path}/live", headers={"Host": "evil.example"}),
    ):
        pass
    with table.websocket_connect(f"ws://localhost{match.path}/live", headers={"Origin": "http://localhost"}) as socket:
        assert socket.receive_json()["type"] == "state"


@pytest.mark.parametrize("frame", ["play", "{", '{"type": "action"}', "x" * 5000])
def test_only_pings_are_understood(table: TestClient, match: Match, frame: str) -> None:
    with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
        socket.receive_json()
        socket.send_text(frame)
        assert socket.receive_json()["reason"] == "bad-frame"


def test_pings_are_counted(table: TestClient, match: Match) -> None:
    with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
        socket.receive_json()
        for _ in range(61):
            socket.send_json({"type": "ping"})
        said = [socket.receive_json() for _ in range(61)]
        assert said[-1]["reason"] == "too-many-requests"


def test_connections_of_one_address_are_counted(settings: Settings) -> None:
    few = Settings(database=settings.database, rate=0, connections=2)
    with TestClient(create_app(few), base_url="http://localhost") as table:
        match = Match(table)
        limit = websockets_of(table)
        with live(match.french) as one, live(match.british) as two:
            one.receive_json(), two.receive_json()
            code, said = closing(table, f"{match.path}/live")
            assert (code, said["reason"]) == (4429, "too-many-connections")
        for _ in range(50):
            if not limit.open:
                break
            time.sleep(0.02)
        with live(match.french) as again:
            assert again.receive_json()["type"] == "state"
