"""Advice over HTTP: to whoever holds the seat, where the match allows it, from what the seat may know."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from arpents.server.worker_tasks import advise, hint_wanted
from tests.server.players import Match, Player, matches_of

FEW_ACRES = "few-acres-of-snow"


def ask(table: TestClient, player: Player, revision: int) -> Any:
    return table.get(f"{player.path}/hint", headers=player.headers, params={"revision": revision})


def test_plans_come_with_words_chances_and_reasons(table: TestClient) -> None:
    match = Match(table, game=FEW_ACRES)
    state = match.players["british"].state()
    answer = ask(table, match.players["british"], state["revision"])
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["revision"] == state["revision"] and told["estimate_fr"] and told["estimate_en"]
    offered = {action["words"] for action in state["actions"]}
    assert 1 <= len(told["plans"]) <= 3
    for plan in told["plans"]:
        assert plan["steps"][0]["words"] in offered and plan["steps"][0]["label_fr"]
        assert 0 <= plan["chance"] <= 1
        assert plan["text_fr"].endswith(".") and plan["text_en"].endswith(".") and "‹" not in plan["text_fr"]
    again = ask(table, match.players["british"], state["revision"])
    assert again.json() == told
    assert match.players["british"].state() == state


def test_only_the_holder_asks_from_the_position_he_sees_when_he_is_asked(table: TestClient) -> None:
    match = Match(table)
    french = match.players["french"]
    revision = french.state()["revision"]
    assert table.get(f"{french.path}/hint", params={"revision": revision}).status_code == 401
    stale = ask(table, french, revision + 1)
    assert stale.status_code == 409 and stale.json()["revision"] == revision
    waiting = match.players["british"]
    refused = ask(table, waiting, waiting.state()["revision"])
    assert (refused.status_code, refused.json()["reason"]) == (422, "hint-not-asked")
    assert table.get(f"{french.path}/hint", headers=french.headers).status_code == 422


def test_hints_can_be_switched_off_and_everybody_sees_it(table: TestClient) -> None:
    match = Match(table, hints=False)
    french = match.players["french"]
    refused = ask(table, french, french.state()["revision"])
    assert (refused.status_code, refused.json()["reason"]) == (403, "hints-off")
    assert french.state()["hints"] is False and table.get(f"{match.path}/state").json()["hints"] is False


def test_hints_are_on_unless_a_stranger_is_awaited(table: TestClient) -> None:
    assert Match(table).players["french"].state()["hints"] is True
    awaited = Match(table, seats={"british": {"kind": "open"}})
    assert awaited.players["french"].state()["hints"] is False
    agreed = Match(table, seats={"british": {"kind": "open"}}, hints=True)
    assert table.get(agreed.path).json()["hints"] is True


def test_a_match_remembers_whether_hints_are_on(table: TestClient) -> None:
    found = [Match(table, hints=wanted) for wanted in (True, False)]
    for match in found:
        matches_of(table).by_id.pop(match.id)
    assert [match.players["french"].state()["hints"] for match in found] == [True, False]


def test_what_is_handed_to_the_adviser_holds_no_secret(table: TestClient) -> None:
    match = Match(table, game=FEW_ACRES)
    state = matches_of(table).by_id[match.id].match.state
    wanted = hint_wanted(state, "british", "seed")
    hidden = state.copy()
    hidden.game.redeal(hidden, hidden.game.seat_number("british"), hidden.chance)
    assert hidden.view("british") == state.view("british")
    assert hint_wanted(hidden, "british", "seed") == wanted
    assert wanted["world"]["chance"]["kind"] == "seeded"
    wanted["level"] = "recruit"
    assert advise(wanted) == advise(wanted)
