"""Lessons over HTTP: a table in memory, with the states, choices and refusals of any other."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.games import ROOMS
from arpents.table.lessons import lessons_of
from tests.server.players import GAME, Match, Player, matches_of


def begin(table: TestClient, lesson: str = "board", step: int = 0) -> Player:
    answer = table.post("/api/matches/lesson", json={"game": GAME, "lesson": lesson, "step": step})
    assert answer.status_code == 201, answer.text
    table.cookies.clear()
    begun = answer.json()
    return Player(table, begun["match"], begun["seat"], begun["secret"])


def go(player: Player, step: int) -> dict[str, Any]:
    answer = player.post("lesson", revision=player.state()["revision"], step=step)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_every_game_tells_its_lessons_and_its_first_match(table: TestClient) -> None:
    for slug in ROOMS:
        told = table.get(f"/api/games/{slug}/lessons").json()
        assert [lesson["id"] for lesson in told["lessons"]] == list(lessons_of(slug))
        assert told["first_match"]["bot"] == "recruit"
        for lesson in told["lessons"]:
            assert lesson["title_fr"] and lesson["about_en"] and lesson["steps"] > 1
    assert table.get("/api/games/chess/lessons").status_code == 404


def test_a_first_match_begins_with_something_to_decide(table: TestClient) -> None:
    """What everybody knows to be the only answer is given before anybody is asked."""
    for slug in ROOMS:
        first = table.get(f"/api/games/{slug}/lessons").json()["first_match"]
        match = Match(table, game=slug, scenario=first["scenario"], options=first["options"])
        asked = [state for player in match.players.values() if (state := player.state())["asked"]]
        assert asked and all(len(state["actions"]) > 1 for state in asked), slug


def test_a_lesson_is_taken_step_by_step(table: TestClient) -> None:
    player = begin(table)
    state = player.state()
    lesson = state["lesson"]
    assert (lesson["lesson"], lesson["step"], lesson["steps"], lesson["asks"]) == ("board", 0, 7, False)
    assert lesson["told"]["highlight"] == ["zone-abraham"] and lesson["told"]["rules"] == ["5.1", "1.1"]
    assert "Abraham" in lesson["told"]["text_fr"] and lesson["show"] is None and lesson["next"] == "turn"
    for step in range(1, 5):
        lesson = go(player, step)["lesson"]
        assert lesson["step"] == step
    assert player.state()["undo"]["id"] == "undo-nothing"
    assert lesson["asks"] and lesson["show"]["words"] == "from ile-d-orleans"
    state = player.play("from ile-d-orleans")
    assert state["lesson"]["step"] == 5 and state["played"] == ["from ile-d-orleans"]
    player.play("to levis")
    ended = player.play("count 4")["lesson"]
    assert ended["finished"] and ended["told"] is None and ended["well"]["text_en"].endswith("writing.")


def test_a_wrong_try_is_refused_by_its_rule_and_changes_nothing(table: TestClient) -> None:
    player = begin(table, step=5)
    before = player.state()
    other = player.post("action", revision=before["revision"], words="to beauport")
    assert (other.status_code, other.json()["reason"]) == (422, "lesson-board-to-wrong")
    assert other.json()["rule"] == "7.2" and other.json()["text_fr"].startswith("On peut y débarquer")
    illegal = player.post("action", revision=before["revision"], words="to abraham")
    assert (illegal.status_code, illegal.json()["rule"]) == (422, "6.1")
    assert player.state() == before


def test_the_script_answers_and_undo_back_and_past_work(table: TestClient) -> None:
    player = begin(table, "turn")
    state = player.play("ready")
    assert state["lesson"]["step"] == 1 and state["played"] == ["ready"]
    assert any(event["kind"] == "event-line-revealed" for event in state["events"])
    picked = player.play("pick br-28th")
    assert picked["lesson"]["step"] == 1 and picked["undo"]["possible"]
    undone = player.post("undo", revision=picked["revision"]).json()
    assert undone["lesson"]["step"] == 1 and len(undone["actions"]) == 8
    back = go(player, 0)
    assert back["lesson"]["step"] == 0 and back["events_from"] == 2
    assert not any(event["kind"] == "event-line-revealed" for event in player.state()["events"])
    past = go(player, 3)
    assert past["lesson"]["told"]["id"] == "lesson-turn-militia"
    looked = table.get(f"{player.path}/at/0", headers=player.headers).json()
    assert looked["type"] == "moment" and looked["view"] != past["view"]


def test_what_is_wrong_is_said(table: TestClient) -> None:
    wanted = {"game": GAME, "lesson": "sailing"}
    refused = table.post("/api/matches/lesson", json=wanted)
    assert (refused.status_code, refused.json()["reason"]) == (404, "unknown-lesson")
    player = begin(table)
    far = player.post("lesson", revision=player.state()["revision"], step=50)
    assert (far.status_code, far.json()["reason"]) == (422, "learn-no-step")
    assert player.post("lesson", revision=99, step=1).status_code == 409
    assert table.post(f"{player.path}/lesson", json={"revision": 0, "step": 1}).status_code == 401
    match = Match(table)
    french = match.players["french"]
    assert french.post("lesson", revision=french.state()["revision"], step=1).status_code == 404
    assert french.state()["lesson"] is None


def test_nothing_of_a_lesson_is_written_and_what_left_memory_is_gone(table: TestClient) -> None:
    player = begin(table, "winning")
    matches = matches_of(table)
    id = player.path.split("/")[3]
    for step in range(1, 6):
        state = go(player, step)
    assert state["lesson"]["waits"] is False and state["lesson"]["step"] == 5
    assert matches.storage.find(id) is None and matches.storage.decisions(id) == []
    assert table.get(f"/api/matches/{id}/record").status_code == 403
    assert (
        table.get(f"{player.path}/hint", headers=player.headers, params={"revision": 5}).json()["reason"] == "hints-off"
    )
    matches.forget(matches.by_id[id])
    assert table.get(f"{player.path}/state", headers=player.headers).status_code == 404


def test_a_lesson_that_ends_the_match_goes_on_to_its_exercise(table: TestClient) -> None:
    player = begin(table, "winning", 4)
    won = player.play("fire br-28th")
    assert won["outcome"]["winner"] == "british" and won["lesson"]["waits"]
    assert won["lesson"]["well"]["id"] == "lesson-winning-fire-well"
    on = go(player, 5)
    assert on["outcome"] is None and on["asked"] and on["lesson"]["told"]["exercise"]["text_en"]
    assert player.play("ready")["lesson"]["finished"]
