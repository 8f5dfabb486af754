"""How long a table takes over a slow line: the first time, and when it is opened again.

    python bench/reload.py

Starts a table of its own on a fresh database and the system's Chromium before it. The browser slows its line down to
1.6 Mbit/s with 150 ms for each answer; the time runs from the address to the first drawn board. The first time and
"warm" are of a browser without a worker, "kept" of one whose worker has all that is read without a connection.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, CDPSession, Page

from bench.page import main
from tests.web.player import SHORTEST, Player
from tests.web.test_reload import ASKED

Worker = Literal["allow", "block"]
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}


def drawn(page: Page, opened: float) -> int:
    page.locator("main.table .board").wait_for()
    return round((time.perf_counter() - opened) * 1000)


def measure(browser: Browser, url: str, slug: str, times: int) -> dict[str, Any]:
    scenario, side = SHORTEST[slug]
    figures: dict[str, Any] = {}
    page, line = seated(browser, url, slug, scenario, side, "block")
    line.send("Network.clearBrowserCache")
    opened = time.perf_counter()
    page.reload()
    figures["first_ms"] = drawn(page, opened)
    page.wait_for_load_state("networkidle")
    figures["first_requests"] = len(page.evaluate(ASKED)) + 1
    figures |= again(page, times, "warm")
    page.context.close()
    page, _ = seated(browser, url, slug, scenario, side, "allow")
    figures |= again(page, times, "kept")
    page.context.close()
    return figures


def seated(browser: Browser, url: str, slug: str, scenario: str, side: str, worker: Worker) -> tuple[Page, CDPSession]:
    """A match that is asked for over a slow line from now on."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-CA", service_workers=worker)
    context.set_default_timeout(60_000)
    player = Player(context, url, "en")
    player.begin(slug, side, scenario=scenario)
    player.await_turn()
    if worker == "allow":
        player.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    line = context.new_cdp_session(player.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    return player.page, line


def again(page: Page, times: int, name: str) -> dict[str, Any]:
    """How long it takes, and how much is asked for, when it is opened once more."""
    taken = []
    for _ in range(times):
        opened = time.perf_counter()
        page.reload()
        taken.append(drawn(page, opened))
        page.wait_for_load_state("networkidle")
    return {f"{name}_ms": round(statistics.median(taken)), f"{name}_requests": len(page.evaluate(ASKED)) + 1}


if __name__ == "__main__":
    sys.exit(main(__doc__, measure, "--times", 5, "it is opened again; the median counts"))
