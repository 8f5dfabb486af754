"""What the page keeps in memory while one plays, and after one has left the table.

    python bench/memory.py --decisions 400

Starts a table of its own on a fresh database and the system's Chromium before it. One side is played at random by real
clicks, the computer plays the other one at random. The JavaScript heap is read by the browser's own count after it has
thrown away what nobody needs: on the first page, at the table, after the decisions, and on the first page again.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from bench.page import main
from tests.web.memory import Heap
from tests.web.player import NOWHERE, SHORTEST, Player


def measure(browser: Browser, url: str, slug: str, decisions: int) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-CA", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    player = Player(context, url, "en")
    player.page.goto(f"{url}/#/new/{slug}")
    player.page.locator(".new-match").wait_for()
    heap = Heap(player.page)
    figures: dict[str, Any] = {"first_page_mb": heap.megabytes()}
    scenario, side = SHORTEST[slug]
    player.begin(slug, side, scenario=scenario)
    player.await_turn()
    figures["table_mb"] = heap.megabytes()
    dice = random.Random(1)
    before = NOWHERE
    made = 0
    while made < decisions and (decided := player.step(dice, before)):
        before = decided
        made += 1
    player.page.evaluate("before => hand.until(before)", before)
    figures["decisions"] = made
    figures["after_mb"] = heap.megabytes()
    player.page.goto(f"{url}/#/new/{slug}")
    player.page.locator(".new-match").wait_for()
    figures["left_mb"] = heap.megabytes()
    assert not player.complaints, player.complaints
    context.close()
    return figures


if __name__ == "__main__":
    sys.exit(main(__doc__, measure, "--decisions", 400, "of each game", ["small-wars-mohicans"]))
