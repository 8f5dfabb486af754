"""A table of its own and the system's Chromium before it: what the benches of the page have in common."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, Table
from tests.web.player import SHORTEST

Measure = Callable[[Browser, str, str, int], dict[str, Any]]  # browser, address, game, how often


def main(description: str | None, measure: Measure, often: str, times: int, of: str, games: Sequence[str] = ()) -> int:
    """Measure each game: `often` is the option that says how often, `times` its usual value, `of` its help."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(often, type=int, default=times, dest="times", help=of)
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
            for slug in arguments.game or games or SHORTEST:
                figures[slug] = measure(browser, table.url, slug, arguments.times)
                if not arguments.json:
                    print(f"{slug:22}", *(f"{name} {value}" for name, value in figures[slug].items()), flush=True)
            browser.close()
        finally:
            table.kill()
    figures["load"] = os.getloadavg()[0]
    print(json.dumps(figures) if arguments.json else f"load of the machine    {figures['load']:.1f}")
    return 0
