"""A finished match judged in the background, with progress, once for all."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import arpents
from arpents.bots.analysis import Analyst
from arpents.engine.record import Record, parse
from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.players import Match, matches_of

GAME = "quebec-1759"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A table whose analyses take few simulations."""
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    return Settings(database=database, rate=0, thinkers=1, web=tmp_path / "web", judge="recruit", judge_simulations=1)


@pytest.fixture
def table(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        yield client


def record_of(decisions: int | None) -> str:
    """So many random decisions, or a whole match."""
    game = arpents.game(GAME)
    record = Record(GAME, game.scenarios[0], {}, 5, rules=game.rules)
    state = game.start(seed=5)
    rng = random.Random(5)
    while state.to_act and (decisions is None or len(record.moves) < decisions):
        seat = rng.choice(state.to_act)
        words = state.words(rng.choice(state.actions(seat)))
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    return record.text()


def opened(table: TestClient, **wanted: str) -> str:
    answer = table.post("/api/replays", json=wanted)
    assert answer.status_code == 200, answer.text
    return f"/api/replays/{answer.json()['replay']}/analysis"


def awaited(table: TestClient, path: str) -> dict[str, Any]:
    """The analysis when it is done; what is done never becomes less."""
    last = 0
    for _ in range(1200):
        told = table.get(path).json()
        assert told["status"] in ("running", "done") and last <= told["done"] <= told["total"]
        if told["status"] == "done":
            return dict(told)
        last = told["done"]
        time.sleep(0.1)
    raise AssertionError("the analysis does not end")


def test_an_analysis_is_made_on_request_and_is_the_same_as_in_one_go(table: TestClient) -> None:
    text = record_of(None)
    path = opened(table, record=text)
    assert table.get(path).json()["status"] == "none"
    begun = table.post(path, json={})
    assert begun.status_code == 202 and begun.json()["status"] in ("running", "done")
    told = awaited(table, path)["analysis"]
    analyst = Analyst(arpents.game(GAME), parse(text), None, "recruit", 1)
    points = []
    while (point := analyst.next_point()) is not None:
        points.append(point)
    assert told["points"] == [point.dump() for point in points]
    swings = analyst.swings(points)
    assert [swing["first"] for swing in told["swings"]] == [swing.first for swing in swings]
    for swing in told["swings"]:
        assert [step["words"] for step in swing["steps"]] == swing["words"] and swing["steps"][0]["label_fr"]
        if swing["better"]:
            assert swing["better"]["text_fr"].endswith(".") and swing["better"]["steps"]
    assert table.post(path, json={}).json() == table.get(path).json()


def test_an_analysis_of_a_match_of_this_table_is_kept(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        match = Match(table)
        rng = random.Random(3)
        live = matches_of(table).by_id[match.id]
        state = live.match.state
        while state.to_act:
            seat = state.to_act[0]
            words = state.words(rng.choice(state.actions(seat)))
            match.players[seat].post("action", revision=live.audience(seat).revision, words=words)
        path = opened(table, match=match.id)
        table.post(path, json={})
        told = awaited(table, path)
    with TestClient(create_app(settings), base_url="http://localhost") as table:
        assert table.get(path).status_code == 404
        assert opened(table, match=match.id) == path
        assert table.get(path).json() == told


def test_a_match_that_is_not_over_is_not_judged(table: TestClient) -> None:
    path = opened(table, record=record_of(30))
    refused = table.post(path, json={})
    assert (refused.status_code, refused.json()["reason"]) == (422, "analysis-unfinished")
    assert table.get("/api/replays/0000/analysis").status_code == 404
