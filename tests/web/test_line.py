"""Two browsers, one match; a line that breaks; a table that is killed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import arpents
from tests.web.conftest import Table
from tests.web.player import Player

Sit = Callable[..., Player]

FACTS = Path(next(iter(arpents.__path__))) / "games" / "quebec_1759" / "data" / "blocks.json"
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
        for frame in states:
            assert frame["seat"] == player.seat
            hides(frame, enemy)


def hides(frame: dict[str, Any], enemy: str) -> None:
    """2.3 Standing enemy blocks are only counted; orders are secret while they are written."""
    view = frame["view"]
    if frame["prompt"]["id"] == "prompt-plan":
        assert view["orders"][enemy] is None
    shown = {block for block in BLOCKS[enemy] if block in text_of(frame["events"])} | set(view["eliminated"])
    for zone in view["zones"].values():
        for block in zone[enemy]["blocks"]:
            assert view["battle"] is not None or block["block"] in shown
    if view["battle"] is None and not shown:
        told = text_of([view, frame["prompt"], frame["actions"], frame["undo"]])
        assert not [block for block in BLOCKS[enemy] if block in told]


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
