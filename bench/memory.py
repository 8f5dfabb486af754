"""What the page keeps in memory while one plays, and after one has left the table.

    python bench/memory.py --decisions 400

Starts a table of its own on a fresh database and the system's Chromium before it. One side is played at random by real
clicks, the computer plays the other one at random. The JavaScript heap is read by the browser's own count after it has
thrown away what nobody needs: on the first page, at the table, after the decisions, and on the first page again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, Table
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=400, help="of each game")
    parser.add_argument("--game", action="append", choices=list(SHORTEST), help="only this one; may be repeated")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if CHROMIUM is None:
        print("There is no Chromium on this machine (Debian: apt install chromium).", file=sys.stderr)
        return 2
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        table = Table(Path(folder))
        table.open()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for slug in arguments.game or ["small-wars-mohicans"]:
                figures[slug] = measure(browser, table.url, slug, arguments.decisions)
                if not arguments.json:
                    print(f"{slug:22}", *(f"{name} {value}" for name, value in figures[slug].items()), flush=True)
            browser.close()
        finally:
            table.kill()
    if arguments.json:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
