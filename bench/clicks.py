"""From a click to the drawn board, and what the first page of each game weighs.

    python bench/clicks.py --clicks 150

Starts a table of its own on a fresh database and the system's Chromium before it. One side is played at random by real
clicks, the computer plays the other one at random. The time runs in the page from the release of the button until the
board of the next revision has been painted, for each click that leads to another revision.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from bench.page import main
from tests.web.player import NOWHERE, SHORTEST, Player

CLOCK = """
window.drawn = [];
let released = 0;
addEventListener("pointerup", (event) => (released = event.timeStamp), true);
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => {
    if (!released) return;
    const began = released;
    released = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.drawn.push(performance.now() - began);
      port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-revision"] }));
"""


def measure(browser: Browser, url: str, slug: str, clicks: int) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-CA")
    context.set_default_timeout(60_000)
    player = Player(context, url, "en")
    player.page.add_init_script(CLOCK)
    line = context.new_cdp_session(player.page)
    line.send("Network.enable")
    weights: list[float] = []
    line.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    scenario, side = SHORTEST[slug]
    player.begin(slug, side, scenario=scenario)
    player.await_turn()
    player.page.wait_for_load_state("networkidle")
    weight = sum(weights)
    dice = random.Random(1)
    before = NOWHERE
    for _ in range(clicks):
        decided = player.step(dice, before)
        if decided is None:
            break
        before = decided
    player.page.evaluate("before => hand.until(before)", before)
    times = sorted(player.page.evaluate("window.drawn"))
    assert not player.complaints, player.complaints
    context.close()
    return {
        "clicks": len(times),
        "median_ms": round(times[len(times) // 2], 1),
        "p90_ms": round(times[int(len(times) * 0.9)], 1),
        "first_page_kb": round(weight / 1000, 1),
    }


if __name__ == "__main__":
    sys.exit(main(__doc__, measure, "--clicks", 150, "of each game"))
