"""A person at the page: real clicks and keys, and an ear for complaints of the browser."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, expect

HAND = (Path(__file__).parent / "hand.js").read_text(encoding="utf-8")
MOVED = """before => {
  const main = document.querySelector("main.table");
  return main && (main.dataset.revision !== before.revision || main.dataset.seat !== before.seat);
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"  # all that was begun
NOWHERE: dict[str, Any] = {"revision": "", "seat": ""}
ANSWERED_WITH_STATE = re.compile(r"/api/matches/.+/(action|undo)$")
OFTEN_ON_BOARD = 0.3  # of the decisions are clicks on the board, if something shines there

# The shortest scenario of each game, and the side that decides least; the computer plays the other one.
SHORTEST = {
    "quebec-1759": ("campaign", "british"),
    "wilderness-war": ("annus-mirabilis", "british"),
    "few-acres-of-snow": ("second-edition", "french"),
    "small-wars-mohicans": ("campaign", "french"),
    "muskets-tomahawks": ("meeting", "attacker"),
}


def choose_random(page: Page) -> None:
    """Play against `random`, which thinks of nothing: the form does not offer it where there are levels."""
    page.evaluate("""() => {
        const bots = document.querySelector("select[name=bot]");
        if (![...bots.options].some((option) => option.value === "random")) bots.add(new Option("random", "random"));
    }""")
    page.select_option("select[name=bot]", "random")


NO_WORKER = "Service Worker registration blocked by Playwright"


class Player:
    def __init__(self, context: BrowserContext, url: str, language: str) -> None:
        self.url = url
        self.language = language
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any] | Response] = []
        self.forgiving = False  # while the table is away, the browser says so
        self.page: Page = context.new_page()
        self.page.add_init_script(HAND)
        self.page.on("console", lambda message: self.hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.hear("error", str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))
        self.page.on("requestfinished", self.note)

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.forgiving and text != NO_WORKER:
            self.complaints.append(text)

    def receive(self, payload: str | bytes) -> None:
        self.heard.append(json.loads(payload))

    def note(self, request: Request) -> None:
        answer = request.existing_response
        if answer is not None and answer.ok and ANSWERED_WITH_STATE.search(request.url):
            self.heard.append(answer)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """All that came over the line about the match, on the connection and as answers to decisions."""
        frames: list[dict[str, Any]] = [one if isinstance(one, dict) else one.json() for one in self.heard]
        self.heard = [*frames]
        return frames

    def frames_of(self, seat: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame.get("seat") == seat]

    # -- sitting down

    def begin(self, game: str, seat: str | None = None, opponent: str = "bot", scenario: str | None = None) -> None:
        self.page.goto(f"{self.url}/#/new/{game}")
        self.page.locator(f".game.is-chosen[data-game={game}]").wait_for()
        if scenario and self.page.locator("select[name=scenario]").count():
            self.page.select_option("select[name=scenario]", scenario)
        if seat:
            self.page.check(f"input[name=seat][value={seat}]")
        self.page.check(f"input[name=opponent][value={opponent}]")
        if opponent == "bot":
            choose_random(self.page)
        self.page.click("button.big")
        self.page.locator("main.table").wait_for()

    @property
    def main(self) -> Locator:
        return self.page.locator("main.table")

    @property
    def match(self) -> str:
        return self.page.url.split("/")[5]

    @property
    def seat(self) -> str:
        return self.main.get_attribute("data-seat") or ""

    @property
    def over(self) -> bool:
        return self.main.get_attribute("data-ended") == "true"

    # -- deciding

    def await_turn(self, before: dict[str, Any] = NOWHERE) -> bool:
        """Whether there is something to decide, other than `before`; False when the match is over."""
        self.page.evaluate("before => hand.until(before)", before)
        curtain = self.page.locator("[data-curtain]")
        if curtain.count():
            curtain.click()
            self.page.evaluate("before => hand.until(before)", NOWHERE)
        return not self.over

    def where(self) -> dict[str, str | None]:
        return {"revision": self.main.get_attribute("data-revision"), "seat": self.main.get_attribute("data-seat")}

    def choices(self) -> list[str]:
        """Their words, after opening every group."""
        for unopened in (".choice-group button[aria-expanded=false]", "[data-more]"):
            left = self.page.locator(unopened)
            for _ in range(left.count()):  # each that is clicked is one no more
                left.first.click()
        found: list[str] = self.page.eval_on_selector_all(
            ".choices .choice", "all => all.map(one => one.dataset.words)"
        )
        return found

    def click(self, words: str) -> None:
        before = self.where()
        self.choices()
        self.page.locator(f'.choices .choice[data-words="{words}"]').click()
        self.page.wait_for_function(MOVED, arg=before)

    def press(self, key: str) -> None:
        before = self.where()
        self.page.keyboard.press(key)
        self.page.wait_for_function(MOVED, arg=before)

    def decide(self, dice: random.Random) -> None:
        """Choose anything that may be chosen, and wait until the page shows what came of it."""
        before = self.where()
        assert self.step(dice, NOWHERE)
        self.page.wait_for_function(MOVED, arg=before)

    def step(self, dice: random.Random, before: dict[str, Any]) -> dict[str, Any] | None:
        """One random decision by clicks, as soon as something other than `before` is asked. None at the end."""
        board = dice.random() < OFTEN_ON_BOARD
        while True:
            found = self.page.evaluate("([b, c, d]) => hand.next(b, c, d)", [before, dice.random(), board])
            if found["kind"] == "end":
                return None
            assert found["kind"] != "nothing", found
            board = False
            if not self.point_and_click(found):
                continue
            if found["kind"] == "choice" or (found["kind"] == "board" and self.board_answers(found)):
                return dict(found)
            before = NOWHERE

    def point_and_click(self, found: dict[str, Any]) -> bool:
        """Unless it has moved away meanwhile."""
        self.page.mouse.move(found["x"], found["y"])
        if self.page.evaluate("hand.nameAt", {"x": found["x"], "y": found["y"]}) != found["name"]:
            return False
        self.page.mouse.down()
        self.page.mouse.up()
        return found["kind"] == "board" or self.page.evaluate("hand.struck()") == found["name"]

    def board_answers(self, found: dict[str, Any]) -> bool:
        """Whether a click on the board was a decision; else it opened a menu, or told why not."""
        answer = self.page.evaluate("before => hand.answered(before)", found)
        if answer == "reason":
            self.page.keyboard.press("Escape")
        return bool(answer == "played")

    # -- what the server says

    def state(self) -> dict[str, Any]:
        answer = self.page.request.get(f"{self.url}/api/matches/{self.match}/seats/{self.seat}/state")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def reads(self, line: dict[str, Any], events: list[dict[str, Any]]) -> str:
        """What a line of the log says."""
        return " ".join(text[f"text_{self.language}"] for text in line.get("texts", [events[line["first"]]]))

    def agrees(self, whole: bool = False) -> dict[str, Any]:
        """The page shows what the server says: revision, choices, question, and the log, or the whole of it."""
        while whole and self.page.locator(".log > button.quiet").count():
            self.page.click(".log > button.quiet")
        state = self.state()
        expect(self.main).to_have_attribute("data-revision", str(state["revision"]))
        if state["asked"]:
            self.choices()
            shown = self.page.eval_on_selector_all(
                ".choices .choice", "all => all.map(one => [one.dataset.words, one.querySelector('span').textContent])"
            )
            offered = [[action["words"], action[f"label_{self.language}"]] for action in state["actions"]]
            assert sorted(shown) == sorted(offered)
            assert state["prompt"][f"text_{self.language}"] in self.page.locator("#prompt").inner_text()
        lines = self.page.evaluate("() => hand.log()")
        told = [[line["first"], self.reads(line, state["events"])] for line in state["lines"]]
        assert lines == (told if whole else told[-len(lines) :]) if lines else not told
        return state
