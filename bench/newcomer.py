"""How long somebody waits who has never been here: from the command to the first decision.

    python bench/newcomer.py

Runs `arpents play` on a fresh database, as `make play` does once everything is set up, opens the system's Chromium with
an empty cache, chooses a game as the form offers it, begins, opens the card of the game, closes it, and makes the first
decision. What is told is what the machine takes, by the wall clock, up to each of these; what a person reads comes on
top. `--set-up` runs the whole of `make play` instead, which installs what is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.player import MOVED

HOUSE = Path(__file__).resolve().parent.parent
MOST = 120  # seconds until it is given up


class Clock:
    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.seconds: dict[str, Any] = {}

    def note(self, what: str) -> None:
        self.seconds[what] = round(time.perf_counter() - self.began, 1)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def await_answer(url: str, process: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + MOST
    while time.monotonic() < ends:
        try:
            with urllib.request.urlopen(f"{url}/api/health", timeout=2):
                return
        except OSError:
            if process.poll() is not None:
                raise SystemExit("The table did not open.") from None
            time.sleep(0.05)
    raise SystemExit("The table does not answer.")


def decide(url: str, slug: str, clock: Clock) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-CA")
        page.set_default_timeout(MOST * 1000)
        page.goto(url)
        page.locator(".new-match").wait_for()
        clock.note("first_page")
        page.click(f".game[data-game={slug}]")
        page.locator(f".game.is-chosen[data-game={slug}]").wait_for()
        page.click("button.big")
        page.locator("main.table .board").wait_for()
        clock.note("board")
        page.keyboard.press("c")
        page.locator("dialog.card-sheet").wait_for()
        clock.note("card")
        page.keyboard.press("Escape")
        choice = page.locator(".choices .choice").first
        choice.wait_for()
        main = page.locator("main.table")
        before = {"revision": main.get_attribute("data-revision"), "seat": main.get_attribute("data-seat")}
        choice.click()
        page.wait_for_function(MOVED, arg=before)
        clock.note("decided")
        browser.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="quebec-1759")
    parser.add_argument("--set-up", action="store_true", help="run `make play`, not only `arpents play`")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if CHROMIUM is None:
        print("There is no Chromium on this machine (Debian: apt install chromium).", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        options = ["--no-browser", "--port", str(port), "--database", str(Path(folder) / "table.sqlite")]
        command = [sys.executable, "-m", "arpents", "play", *options]
        if arguments.set_up:
            command = ["make", "play", f"PLAY_ARGS={' '.join(options)}"]
        clock = Clock()
        process = subprocess.Popen(command, cwd=HOUSE, stdout=subprocess.DEVNULL, start_new_session=True)
        try:
            await_answer(f"http://127.0.0.1:{port}", process)
            clock.note("served")
            decide(f"http://127.0.0.1:{port}", arguments.game, clock)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
    clock.seconds["load"] = round(os.getloadavg()[0], 1)
    print(json.dumps(clock.seconds) if arguments.json else "  ".join(f"{n} {v}" for n, v in clock.seconds.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
