"""The log as it reads, over the wire: it follows the events of each seat, and tells no more than they do."""

from __future__ import annotations

import random
from typing import Any

from starlette.testclient import TestClient

from arpents.table.chronicle import Chronicle
from arpents.table.folding import folding_of
from tests.server.players import GAME, Match, Player

PLAIN = ("first", "last", "sort", "seat", "places", "path", "pieces", "score", "turn")


class Reader:
    """A client that keeps what it was told and asks only for news."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.read()

    def read(self) -> dict[str, Any]:
        since = {"since": self.state["revision"]} if self.state else {}
        self.state = self.player.state(**since)
        self.events = self.events[: self.state["events_from"]] + self.state["events"]
        self.lines = self.lines[: self.state["lines_from"]] + self.state["lines"]
        return self.state

    def folded(self) -> list[dict[str, Any]]:
        chronicle = Chronicle(folding_of(GAME))
        chronicle.follow(self.events)
        return [line.dump() for line in chronicle.lines]


def secrets_of(event: dict[str, Any]) -> bool:
    return event["seats"] is not None


def ids_of(lines: list[dict[str, Any]]) -> set[str]:
    return {text["id"] for line in lines for text in line.get("texts", [])}


def test_the_log_follows_the_events_of_each_seat_and_marks_what_is_new(table: TestClient) -> None:
    match = Match(table)
    readers = {seat: Reader(player) for seat, player in match.players.items()}
    rng = random.Random(7)
    marked = 0
    for number in range(140):
        seat = rng.choice([seat for seat, reader in readers.items() if reader.read()["asked"]])
        own, other = readers[seat], readers["british" if seat == "french" else "french"]
        before = other.read()
        if number % 9 == 0 and own.state["undo"]["possible"]:
            assert own.player.post("undo", revision=own.state["revision"]).status_code == 200
        else:
            own.player.play(rng.choice(own.state["actions"])["words"])
        assert own.read()["since"] is None  # whoever has just decided has seen it all
        after = other.read()
        if after["revision"] == before["revision"]:  # a secret: nothing of what is read has changed either
            assert [after[part] for part in ("since", "score", "lines")][:2] == [before["since"], before["score"]]
        for reader in readers.values():
            assert [{name: line[name] for name in PLAIN if name in line} for line in reader.lines] == [
                {name: line[name] for name in PLAIN if name in line} for line in reader.folded()
            ]
            since = reader.state["since"]
            if since:
                marked += 1
                new = reader.lines[since["line"]]
                assert reader.events[new["last"]]["revision"] > since["revision"]
                assert all(
                    reader.events[line["last"]]["revision"] <= since["revision"]
                    for line in reader.lines[: since["line"]]
                )
                assert len(since["summary"]) <= 3 and all(text["text_fr"] for text in since["summary"])
    assert marked
    whispered = [event for reader in readers.values() for event in reader.events if secrets_of(event)]
    assert {tuple(event["seats"]) for event in whispered} == {("french",), ("british",)}
    watched = table.get(f"{match.path}/state").json()
    assert watched["since"] is None and not any(secrets_of(event) for event in watched["events"])
    assert len(watched["lines"]) < min(len(reader.lines) for reader in readers.values())
    assert not ids_of(watched["lines"]) & {"log-blocks-moved", "log-blocks-placed"}  # who is where is the owner's
    assert "log-blocks-placed" in ids_of(readers["french"].lines) - ids_of(readers["british"].lines)


def test_the_boards_of_a_turn_are_those_that_the_seat_saw(table: TestClient) -> None:
    match = Match(table)
    rng = random.Random(3)
    french = match.players["french"]
    french.play("preset even")
    french.play("ready")
    for _ in range(40):
        for player in match.players.values():
            state = player.state()
            if state["asked"]:
                player.play(rng.choice(state["actions"])["words"])
    state = french.state()
    answer = table.get(f"{french.path}/steps", headers=french.headers, params={"since": 0})
    steps = answer.json()["steps"]
    assert answer.status_code == 200 and 1 < len(steps) <= 30
    assert [step["revision"] for step in steps] == sorted({step["revision"] for step in steps})
    for step in (steps[0], steps[-1]):
        moment = table.get(f"{french.path}/at/{step['revision']}", headers=french.headers).json()
        assert step["view"] == moment["view"]
        assert moment["lines"] == state["lines"][: len(moment["lines"])][:-1] + moment["lines"][-1:]
    assert table.get(f"{french.path}/steps", params={"since": 0}).status_code == 401
    assert table.get(f"{french.path}/steps", headers=french.headers, params={"since": 9999}).status_code == 404
    seen = table.get(f"{match.path}/steps", params={"since": 0}).json()["steps"]
    watched = table.get(f"{match.path}/at/{seen[-1]['revision']}").json()
    assert seen[-1]["view"] == watched["view"]
    assert (
        table.get(f"{french.path}/steps", headers=french.headers, params={"since": state["revision"]}).json()["steps"]
        == []
    )
