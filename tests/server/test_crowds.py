"""Questions that take long, and many who watch: nobody else waits for them."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

import arpents
from arpents.server import live_match
from arpents.server.app import create_app
from arpents.server.live_match import SpectatorQueue
from arpents.server.replay_routes import ReplayCache
from arpents.server.settings import Settings
from arpents.server.states import state_of
from arpents.server.worker_tasks import answer, answer_wanted, foresee, foresight_wanted
from arpents.server.workers import Worker, Workers
from arpents.table import storage
from tests.server.players import Match, matches_of

MOHICANS = "small-wars-mohicans"
MUSKETS = "muskets-tomahawks"


# -- questions


def test_the_work_of_an_answer_is_known_beforehand() -> None:
    game = arpents.game(MOHICANS)
    assert game.query_work("odds", {"place": "albany", "games": "2000"}) > game.query_work("odds", {}) > 1
    assert game.query_work("supply", {"place": "albany"}) == 1
    assert arpents.game(MUSKETS).query_work("reach", {"unit": "u1"}) > 1


def test_what_takes_long_to_foresee_is_reckoned_aside(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Battles are fought in another process, and the answer is the one the match itself would give."""
    asked: list[bytes] = []
    ask = Worker.ask

    def listen(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        asked.append(wanted)
        return ask(worker, wanted, seconds)

    monkeypatch.setattr(Worker, "ask", listen)
    match = Match(table, game=MOHICANS)
    seat = match.players["french"]
    quick = seat.post("foresee", words="done")
    assert quick.status_code == 200 and not asked
    assert seat.post("foresee", words="fight albany").json()["foresight"] == {}
    assert [json.loads(wanted)["task"] for wanted in asked] == ["foresee"]


def test_what_takes_long_is_foreseen_as_the_match_itself_does() -> None:
    came = {"place": "hartford", "from": "boston"}
    others = {"bourgogne-2": {"place": "easton", "from": "trenton"}, "foot-15": "easton"}
    units = {"berry-1": came, "berry-2": came, "foot-1": "hartford", **others}
    attacks = {"hartford": "french", "easton": "french"}
    spec = {"phase": "combat", "rest": "away", "turn": 2, "attacks": attacks, "units": units, "seed": 3}
    state = arpents.game(MOHICANS).position(spec)
    wanted = json.loads(json.dumps(foresight_wanted(state, "french", "fight hartford")))
    assert foresee(wanted) == {"answer": state.foresee("french", "fight hartford")}


def test_what_takes_long_is_answered_aside(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    ask = Worker.ask

    def listen(worker: Worker, wanted: bytes, seconds: float) -> bytes:
        asked.append(wanted)
        return ask(worker, wanted, seconds)

    monkeypatch.setattr(Worker, "ask", listen)
    match = Match(table, game=MOHICANS)
    seat = match.players["french"]
    quick = table.get(f"{seat.path}/query/prices", headers=seat.headers)
    assert quick.status_code == 200
    assert not asked
    for path, headers in ((seat.path, seat.headers), (match.path, {})):
        long = table.get(f"{path}/query/odds?place=albany&games=2000", headers=headers)
        assert (long.status_code, long.json()["reason"]) == (422, "bad-query-argument")  # nobody fights there
        lenient = table.get(f"{path}/query/odds?place=albany", headers={**headers, "Prefer": "handling=lenient"})
        assert lenient.json() == {"name": "odds", "answer": None}
    assert len(asked) == 4
    assert table.get(f"{match.path}/query/odds?place=albany&games=many").status_code == 422
    assert table.get(f"{seat.path}/query/odds?place=albany").status_code == 401


def test_an_answer_from_aside_is_the_same() -> None:
    game = arpents.game(MUSKETS)
    state = game.start(seed=3)
    compared = 0
    for _ in range(60):
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[-1])
        for unit in range(0, 20, 6):
            for viewer in (seat, None):
                told = answer(answer_wanted(state, viewer, "reaction", {"unit": f"u{unit}"}))
                if "answer" in told:
                    assert told["answer"] == state.query(viewer, "reaction", {"unit": f"u{unit}"})
                    compared += 1
    assert compared


def test_what_takes_long_counts_for_more(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "ask", lambda worker, wanted, seconds: b'{"answer": {}}')
    slow = dataclasses.replace(settings, rate=0.01, burst=130)
    with TestClient(create_app(slow), base_url="http://localhost") as table:
        match = Match(table, game=MOHICANS)
        assert table.get(f"{match.path}/query/odds?place=albany&games=2000").status_code == 200
        answer = table.get(f"{match.path}/query/odds?place=albany&games=2000")
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")
        assert int(answer.headers["retry-after"]) > 0
        assert table.get(f"{match.path}/query/prices?seat=french").status_code == 200


def test_an_answer_that_takes_too_long_is_given_up(settings: Settings) -> None:
    hasty = dataclasses.replace(settings, answer_seconds=0.0)
    with TestClient(create_app(hasty), base_url="http://localhost") as table:
        match = Match(table, game=MOHICANS)
        answer = table.get(f"{match.path}/query/odds?place=albany&games=2000")
        assert (answer.status_code, answer.json()["reason"]) == (503, "question-too-long")


def test_one_address_does_not_pile_up_questions(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "waiting", lambda workers, address: 1000)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        match = Match(table, game=MOHICANS)
        answer = table.get(f"{match.path}/query/odds?place=albany")
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")


def test_a_large_record_counts_for_more(settings: Settings) -> None:
    slow = dataclasses.replace(settings, rate=0.01, burst=300)
    with TestClient(create_app(slow), base_url="http://localhost") as table:
        statuses = [table.post("/api/replays", json={"record": "x" * 1_000_000}).status_code for _ in range(3)]
        assert statuses == [422, 422, 429]


def test_addresses_take_turns_with_their_records() -> None:
    proved: list[str] = []

    async def prove(replays: ReplayCache, address: str) -> None:
        async with replays.turn(address):
            proved.append(address)
            await asyncio.sleep(0.01)

    async def evening() -> None:
        replays = ReplayCache()
        many = [asyncio.create_task(prove(replays, "busy")) for _ in range(10)]
        gone = asyncio.create_task(prove(replays, "busy"))
        await asyncio.sleep(0)
        gone.cancel()
        await prove(replays, "other")
        assert proved.count("busy") <= 2
        await asyncio.gather(*many)
        assert (replays.busy, replays.queue.under_way) == (0, {})

    asyncio.run(evening())
    assert len(proved) == 11


# -- spectators


def test_a_state_is_worded_once_for_all_who_watch(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    worded: list[str | None] = []

    def count(match: Any, audience: Any, since: int | None) -> Any:
        worded.append(audience.seat)
        return state_of(match, audience, since)

    match = Match(table)
    preset = next(action["words"] for action in match.french.state()["actions"] if action["verb"] == "preset")
    match.french.play(preset)
    monkeypatch.setattr(live_match, "state_of", count)
    sockets = [table.websocket_connect(f"ws://localhost{match.path}/live") for _ in range(12)]
    opened = [socket.__enter__() for socket in sockets]
    try:
        first = [socket.receive_text() for socket in opened]
        assert worded == [None]
        worded.clear()
        match.french.play("ready")
        pushed = [socket.receive_text() for socket in opened]
        assert worded.count(None) == 1
        assert len(set(first)) == len(set(pushed)) == 1
        assert json.loads(pushed[0])["revision"] == table.get(f"{match.path}/state").json()["revision"]
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)


def test_what_is_not_on_disk_is_sent_to_nobody(
    table: TestClient, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fail(*arguments: object) -> None:
        raise OSError("the disk is full")

    with table.websocket_connect(f"ws://localhost{match.path}/live") as socket:
        before = socket.receive_json()
        words = match.french.state()["actions"][0]["words"]
        with monkeypatch.context() as patch:
            for way in ("write_to_file", "insert_decisions"):
                patch.setattr(storage, way, fail)
            assert match.french.post("action", revision=0, words=words).status_code == 503
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        assert table.get(f"{match.path}/state").json() == before
        match.french.play(words)


def test_others_are_served_while_a_crowd_is_told() -> None:
    async def evening() -> list[str]:
        order: list[str] = []
        spectator_queue = SpectatorQueue()

        async def watch(number: int) -> None:
            await spectator_queue.wait_turn()
            order.append("spectator")

        async def play() -> None:
            for _ in range(3):
                await asyncio.sleep(0)
            order.append("player")

        crowd = [asyncio.create_task(watch(number)) for number in range(2000)]
        await asyncio.create_task(play())
        await asyncio.gather(*crowd)
        return order

    order = asyncio.run(evening())
    assert len(order) == 2001
    assert order.index("player") < 20


def test_a_patron_is_who_plays_or_comes_to_watch_computers(table: TestClient) -> None:
    computer = {"kind": "bot", "bot": "random"}
    shown = Match(table, seats={"french": computer, "british": computer})
    matches_of(table).by_id[shown.id].patron = ""
    with table.websocket_connect(f"ws://localhost{shown.path}/live") as socket:
        socket.receive_json()
        assert matches_of(table).by_id[shown.id].patron == "testclient"
    played = Match(table)
    matches_of(table).by_id[played.id].patron = "somebody"
    with table.websocket_connect(f"ws://localhost{played.path}/live") as socket:
        socket.receive_json()
        assert matches_of(table).by_id[played.id].patron == "somebody"
    played.french.state()
    assert matches_of(table).by_id[played.id].patron == "testclient"
