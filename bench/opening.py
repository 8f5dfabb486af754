"""How soon the page of each game is ready, and how long it lets nobody act: while it opens, is played, and looks back.

    python bench/opening.py
    python bench/opening.py --web src/arpents/web --web ../before/src/arpents/web    # two pages, by turns
    python bench/opening.py --start                                                  # `arpents play`, until it answers

Starts a table of its own on a fresh database and the system's Chromium before it. `first` is a browser that has never
been here, `again` one that has: from the address until the board and the choices are painted. A task is what the
browser does without looking up. `longest_ms` is the longest by the clock (`PerformanceObserver`, `longtask`: those over
50 ms), `task_cpu_ms` the longest in processor time and `cpu_ms` all that the page takes of a core (Chromium's trace of
the thread that runs it): on a machine with other work only these can be compared. Medians of several openings.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.player import NOWHERE, SHORTEST, Player

HOUSE = Path(__file__).resolve().parent.parent
SERVER = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from arpents.server.run import serve
    from arpents.server.settings import Settings
    settings = Settings(database=f"sqlite:///{sys.argv[2]}", web=Path(sys.argv[3]), rate=0, bytes_rate=0, thinkers=1)
    serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: "longtask", buffered: true });
window.whenReady = new Promise((told) => {
  const ready = () => {
    const main = document.querySelector("main.table");
    const asked = main?.dataset.asked === "true";
    return main?.querySelector(".board:not([aria-busy]) .pieces") && (!asked || main.querySelector(".choices button"));
  };
  const look = () => {
    if (!ready()) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => told(performance.now());
      port2.postMessage(0);
    });
  };
  requestAnimationFrame(look);
});
"""
LOOK_BACK = """async (revision) => {
  const began = performance.now();
  location.hash = `${location.hash.split("/at/")[0]}/at/${revision}`;
  while (!document.querySelector("main.in-the-past")) await new Promise(requestAnimationFrame);
  await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
  return performance.now() - began;
}"""
BACK_TO_NOW = """async () => {
  const began = performance.now();
  location.hash = location.hash.split("/at/")[0];
  while (document.querySelector("main.in-the-past")) await new Promise(requestAnimationFrame);
  await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
  return performance.now() - began;
}"""
QUIET = 1200  # milliseconds after which nothing of an opening is left to do


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Served:
    """A process that serves one folder of pages."""

    def __init__(self, command: list[str], port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, cwd=HOUSE, stdout=subprocess.DEVNULL, start_new_session=True)

    def await_answer(self, path: str = "/") -> float:
        while time.perf_counter() - self.began < 120:
            try:
                with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
                    answer.read()
                    return time.perf_counter() - self.began
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("The table did not open.") from None
                time.sleep(0.01)
        raise SystemExit("The table does not answer.")

    def close(self) -> float:
        """The processor seconds it took in all."""
        os.killpg(self.process.pid, signal.SIGKILL)
        _, self.process.returncode, used = os.wait4(self.process.pid, 0)
        return used.ru_utime + used.ru_stime


def begin(context: BrowserContext, url: str, slug: str, alone: bool = False) -> Any:
    """A match against the random player, or one whose seats all belong to this browser."""
    scenario, side = SHORTEST[slug]
    seats = [seat["id"] for seat in context.request.get(f"{url}/api/games/{slug}").json()["seats"]]
    other = {"kind": "person"} if alone else {"kind": "bot", "bot": "random"}
    body = {
        "game": slug,
        "scenario": scenario,
        "seats": {seat: {"kind": "person"} if seat == side else other for seat in seats},
    }
    answer = context.request.post(f"{url}/api/matches", data=body)
    assert answer.ok, answer.text()
    return answer.json()


class Trace:
    """The tasks of the thread that runs the page, in milliseconds of a core, as Chromium traces them."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line
        self.events: list[dict[str, Any]] = []
        self.over = False
        line.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        line.on("Tracing.tracingComplete", lambda told: setattr(self, "over", True))

    def begin(self) -> None:
        self.events, self.over = [], False
        config = {
            "includedCategories": ["toplevel", "disabled-by-default-devtools.timeline"],
            "excludedCategories": ["*"],
        }
        self.line.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def end(self, page: Page) -> list[float]:
        self.line.send("Tracing.end")
        while not self.over:
            page.wait_for_timeout(20)
        threads = {
            (one["pid"], one["tid"]) for one in self.events if one.get("args", {}).get("name") == "CrRendererMain"
        }
        return outermost([one for one in self.events if is_task(one) and (one["pid"], one["tid"]) in threads])


def is_task(event: dict[str, Any]) -> bool:
    return str(event["name"]).endswith("RunTask")


def outermost(tasks: list[dict[str, Any]]) -> list[float]:
    """A task may be traced twice, within itself."""
    found: list[float] = []
    ends: dict[tuple[int, int], float] = {}
    for task in sorted(tasks, key=lambda one: (one["ts"], -one.get("dur", 0))):
        thread, end = (task["pid"], task["tid"]), task["ts"] + task.get("dur", 0)
        if task["ts"] >= ends.get(thread, 0):
            ends[thread] = end
            found.append(task.get("tdur", 0) / 1000)
    return found


def open_page(page: Page, address: str, trace: Trace) -> dict[str, float]:
    page.goto("about:blank")
    trace.begin()
    page.goto(address)
    ready = page.evaluate("window.whenReady")
    page.wait_for_timeout(QUIET)
    tasks = page.evaluate("window.tasks")
    taken = trace.end(page)
    return {
        "ready_ms": ready,
        "longest_ms": max(tasks, default=0),
        "task_cpu_ms": max(taken),
        "cpu_ms": sum(taken),
    }


def middle(figures: list[dict[str, float]], prefix: str) -> dict[str, float]:
    return {f"{prefix}_{name}": round(statistics.median(one[name] for one in figures)) for name in figures[0]}


class Visitor:
    """A browser before one of the pages, at one game."""

    def __init__(self, browser: Browser, url: str, slug: str, slow: float) -> None:
        self.context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-CA")
        self.context.set_default_timeout(60_000)
        self.slug, self.url = slug, url
        self.player = Player(self.context, url, "en")
        self.page = self.player.page
        self.page.add_init_script(WATCH)
        self.line = self.context.new_cdp_session(self.page)
        self.trace = Trace(self.line)
        if slow > 1:
            self.line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        self.address = f"{url}/#/play/{begin(self.context, url, slug)['match']}"
        self.first: list[dict[str, float]] = []
        self.again: list[dict[str, float]] = []
        self.played: list[float] | None = None
        self.taken: list[float] = []

    def open(self) -> None:
        self.line.send("Network.clearBrowserCache")
        self.page.goto(f"{self.url}/icon.svg")
        self.page.evaluate("localStorage.clear()")
        self.first.append(open_page(self.page, self.address, self.trace))
        self.again.append(open_page(self.page, self.address, self.trace))

    def play(self, clicks: int) -> None:
        self.page.goto(self.address)
        self.player.await_turn()
        self.page.evaluate("window.tasks = []")
        self.trace.begin()
        dice, before = random.Random(1), NOWHERE
        for _ in range(clicks):
            decided = self.player.step(dice, before)
            if decided is None:
                break
            before = decided
        self.page.wait_for_timeout(300)
        self.played = self.page.evaluate("window.tasks")
        self.taken = self.trace.end(self.page)

    def figures(self) -> dict[str, float]:
        found = middle(self.first, "first") | middle(self.again, "again")
        if self.played is not None:
            found["play_longest_ms"] = round(max(self.played, default=0))
            found["play_task_cpu_ms"] = round(max(self.taken, default=0))
            found["play_over_100"] = sum(task > 100 for task in self.taken)
        return found


def grown(visitor: Visitor, decisions: int) -> str:
    """The address of a match of so many decisions, both seats played at random over HTTP."""
    begun = begin(visitor.context, visitor.url, visitor.slug, alone=True)
    line = HTTPConnection(visitor.url.removeprefix("http://"))
    dice = random.Random(3)
    states: dict[str, Any] = {}

    def ask(seat: str, what: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {begun['seats'][seat]['secret']}", "Content-Type": "application/json"}
        path = f"/api/matches/{begun['match']}/seats/{seat}/{what}"
        line.request("POST" if body else "GET", path, json.dumps(body) if body else None, headers)
        return json.loads(line.getresponse().read())

    def asked() -> str | None:
        return next((seat for seat, state in states.items() if state["asked"]), None)

    for _ in range(decisions):
        seat = asked()
        if seat is None:
            for other in begun["seats"]:
                states[other] = ask(other, f"state?since={states[other]['revision']}" if other in states else "state")
            seat = asked()
        if seat is None:
            break
        state = states[seat]
        words = dice.choice(state["actions"])["words"]
        states[seat] = ask(seat, "action", {"revision": state["revision"], "words": words})
    return f"{visitor.url}/#/watch/{begun['match']}"


def grow(visitor: Visitor, lengths: list[int]) -> dict[str, float]:
    """Joining a match, and looking back in it, by its length."""
    found: dict[str, float] = {}
    for length in lengths:
        address = grown(visitor, length)
        opened = [open_page(visitor.page, address, visitor.trace) for _ in range(3)]
        found[f"join_{length}_ms"] = round(statistics.median(one["ready_ms"] for one in opened))
        found[f"join_{length}_cpu_ms"] = round(statistics.median(one["cpu_ms"] for one in opened))
        found[f"join_{length}_task_cpu_ms"] = round(statistics.median(one["task_cpu_ms"] for one in opened))
        last = int(visitor.page.get_attribute("main.table", "data-revision") or 0)
        times, tasks, whole = [], [], []
        for share in (0.5, 0.95, 0.97, 0.99):
            visitor.trace.begin()
            times.append(visitor.page.evaluate(LOOK_BACK, min(round(last * share), last - 1)))
            visitor.page.evaluate(BACK_TO_NOW)
            visitor.page.wait_for_timeout(200)
            taken = visitor.trace.end(visitor.page)
            tasks.append(max(taken))
            whole.append(sum(taken))
        found[f"look_back_{length}_ms"] = round(statistics.median(times))
        found[f"look_back_{length}_cpu_ms"] = round(statistics.median(whole))
        found[f"look_back_{length}_task_cpu_ms"] = round(statistics.median(tasks))
    return found


def show(name: str, figures: dict[str, float]) -> None:
    print(f"{name:40}", *(f"{what} {value}" for what, value in figures.items()), flush=True)


def measure_pages(arguments: argparse.Namespace) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    served: list[tuple[str, Served]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            for number, web in enumerate(arguments.web):
                port = free_port()
                options = [str(port), str(Path(folder) / f"{number}.sqlite"), str(Path(web).resolve())]
                served.append((web, Served([sys.executable, "-c", SERVER, *options], port)))
            for _, one in served:
                one.await_answer()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for slug in arguments.game or SHORTEST:
                visitors = [(web, Visitor(browser, one.url, slug, arguments.slow)) for web, one in served]
                for _ in range(arguments.times):
                    for _, visitor in visitors:
                        visitor.open()
                for web, visitor in visitors:
                    if arguments.clicks:
                        visitor.play(arguments.clicks)
                    found = visitor.figures()
                    if arguments.grow:
                        found |= grow(visitor, arguments.grow)
                    name = slug if len(visitors) == 1 else f"{slug} {web}"
                    figures[name] = found
                    if not arguments.json:
                        show(name, found)
                    visitor.context.close()
            browser.close()
        finally:
            for _, one in served:
                one.close()
    return figures


def measure_start(times: int) -> dict[str, Any]:
    """`arpents play` until it answers with the first page: on a new database, and on one that is there."""
    new: list[float] = []
    known: list[float] = []
    cpu: list[float] = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            for took in (new, known):
                port = free_port()
                options = ["--no-browser", "--port", str(port), "--database", str(Path(folder) / "table.sqlite")]
                one = Served([sys.executable, "-m", "arpents", "play", *options], port)
                took.append(one.await_answer())
                cpu.append(one.close())
    return {
        "new_s": round(statistics.median(new), 2),
        "known_s": round(statistics.median(known), 2),
        "least_s": round(min(known), 2),
        "cpu_s": round(statistics.median(cpu), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="each page is opened; the median counts")
    parser.add_argument("--clicks", type=int, default=40, help="decisions that are played afterwards")
    parser.add_argument("--grow", type=int, nargs="*", default=[], metavar="DECISIONS", help="lengths of matches")
    parser.add_argument("--game", action="append", choices=list(SHORTEST), help="only this one; may be repeated")
    parser.add_argument("--web", action="append", help="a folder of pages; may be repeated, to measure by turns")
    parser.add_argument("--slow", type=float, default=1, help="how many times slower the browser is made to be")
    parser.add_argument("--start", action="store_true", help="measure the start of the table instead")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if CHROMIUM is None and not arguments.start:
        print("There is no Chromium on this machine (Debian: apt install chromium).", file=sys.stderr)
        return 2
    arguments.web = arguments.web or [str(HOUSE / "src" / "arpents" / "web")]
    figures = {"start": measure_start(arguments.times)} if arguments.start else measure_pages(arguments)
    if arguments.start and not arguments.json:
        show("arpents play", figures["start"])
    figures["load"] = os.getloadavg()[0]
    print(json.dumps(figures) if arguments.json else f"load of the machine    {figures['load']:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
