"""Two browsers, one match; a line that breaks; a table that is killed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import arpents
from tests.web.conftest import Table
from tests.web.player import Player

Sit = Callable[..., Player]

FACTS = Path(next(iter(arpents.__path__))) / "games" / "quebec_1759" / "data" / "blocks.json"
FRENCH_ONLY = ("event-preset-chosen", "event-block-placed", "event-indians-written")
WHISPERED = (*FRENCH_ONLY, "event-line-written", "event-ships-written", "event-cv-transferred", "event-who-moved")
BLOCKS: dict[str, list[str]] = {"french": [], "british": []}
for entry in json.loads(FACTS.read_text(encoding="utf-8"))["blocks"]:
    if entry["type"] != "naval":
        BLOCKS[entry["side"]].append(entry["id"])


def test_two_browsers_play_and_nothing_hidden_crosses_the_line(sit: Sit) -> None:
    french, british = sit("fr"), sit("en")
    french.begin("quebec-1759", side="french", opponent="person")
    link = french.page.get_attribute("[data-invite=british]", "data-link")
    assert link
    british.page.goto(british.url + link)
    british.page.locator("main.table").wait_for()
    assert british.seat == "british" and link.rsplit("/")[-1] not in british.page.url
    french.await_turn()
    french.click("preset beauport")
    french.click("ready")
    dice = random.Random(8)
    for _ in range(8):
        for player in (french, british):
            if player.main.get_attribute("data-asked") == "true":
                player.choices()
                player.agrees()
                player.decide(dice)
    for player, enemy in ((french, "british"), (british, "french")):
        states = [frame for frame in player.frames if frame["type"] == "state"]
        assert states
        shown: set[str] = set()  # enemy blocks that everybody has been told of
        for frame in states:
            assert frame["seat"] == player.seat
            hides(frame, enemy, shown)
        for leak in leaks(states[-1], enemy):
            with pytest.raises(AssertionError):
                hides(leak, enemy, set())


def hides(frame: dict[str, Any], enemy: str, shown: set[str]) -> None:
    """2.3 Standing enemy blocks are only counted; orders are secret while they are written."""
    view = frame["view"]
    for event in frame["events"]:
        named = blocks_in(event["arguments"], enemy)
        if event["kind"] in WHISPERED:
            assert not named and event["arguments"].get("seat") != f"seat-{enemy}", event
            assert event["kind"] not in FRENCH_ONLY or enemy == "british", event
        shown |= named
    shown |= set(view["eliminated"])
    if frame["prompt"]["id"] == "prompt-plan":
        assert view["orders"][enemy] is None
    if view["battle"] is None:
        assert blocks_in([view, frame["prompt"], frame["actions"], frame["undo"]], enemy) <= shown


def leaks(frame: dict[str, Any], enemy: str) -> list[dict[str, Any]]:
    """The same frame as a careless table might send it."""
    block = BLOCKS[enemy][0]
    calm = {**frame, "events": [], "view": {**frame["view"], "battle": None, "eliminated": []}}
    seen = {**calm, "view": {**calm["view"], "pool": [{"block": block}]}}
    asked = {**calm, "prompt": {"id": "prompt-put", "arguments": {"block": f"block-{block}"}}}
    orders = {**calm["view"]["orders"], enemy: []}
    read = {**calm, "prompt": {"id": "prompt-plan"}, "view": {**calm["view"], "orders": orders}}
    told = [
        {"kind": "event-who-moved", "arguments": {"blocks": [f"block-{block}"]}},
        {"kind": "event-line-written", "arguments": {"seat": f"seat-{enemy}"}},
    ]
    return [seen, asked, read, *({**calm, "events": [event]} for event in told)]


def blocks_in(part: object, side: str) -> set[str]:
    text = text_of(part)
    return {block for block in BLOCKS[side] if re.search(rf"{block}(?![\w-])", text)}


def text_of(part: object) -> str:
    return json.dumps(part, ensure_ascii=False)


def test_two_tabs_of_one_seat_stay_in_step(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", side="french")
    player.await_turn()
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator(".choices .choice").first.wait_for()
    player.click("preset even")
    expect(other.locator("main.table")).to_have_attribute("data-position", player.where()["position"] or "")
    other.close()


def test_reload_reconnect_and_a_killed_table(sit: Sit, table: Table) -> None:
    player = sit("en")
    player.begin("quebec-1759", side="french", opponent="hot-seat")
    player.await_turn()
    player.click("preset even")
    player.page.reload()
    player.await_turn()
    player.choices()
    player.agrees()
    player.click("take fr-la-sarre")
    player.forgiving = True
    table.kill()
    expect(player.page.locator(".lost")).to_be_visible()
    table.open()
    expect(player.page.locator(".lost")).to_have_count(0)
    player.forgiving = False
    player.agrees()
    player.click("put abraham")
    player.choices()
    player.agrees()
