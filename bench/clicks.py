"""From a click to the drawn board, and what the first page of each game weighs.

    python bench/clicks.py --clicks 150

Starts a table of its own on a fresh database and the system's Chromium before it. One side is played at random by real
clicks, the computer plays the other one at random. The time runs in the page from the release of the button until the
board of the next revision has been painted, for each click that leads to another revision.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, Table
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=150, help="of each game")
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
            for slug in arguments.game or SHORTEST:
                figures[slug] = measure(browser, table.url, slug, arguments.clicks)
                if not arguments.json:
                    print(f"{slug:22}", *(f"{name} {value}" for name, value in figures[slug].items()), flush=True)
            browser.close()
        finally:
            table.kill()
    figures["load"] = os.getloadavg()[0]
    print(json.dumps(figures) if arguments.json else f"load of the machine    {figures['load']:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
