"""What happened while one waited: the other side's turn on the board, the mark, the summary, fights as tables."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import DRAWN, Player

Sit = Callable[..., Player]

RECORD = Path(__file__).parents[1] / "playthroughs" / "wilderness-war.annus-mirabilis.arp"


class Elsewhere:
    """Somebody at another computer, who takes the open seat and plays over the wire."""

    def __init__(self, url: str, match: str, seat: str, invitation: str) -> None:
        self.path = f"{url}/api/matches/{match}/seats/{seat}"
        self.secret = self.post("join", {"secret": invitation})["secret"]

    def post(self, what: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {getattr(self, 'secret', '')}"}
        request = urllib.request.Request(f"{self.path}/{what}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def state(self) -> dict[str, Any]:
        request = urllib.request.Request(f"{self.path}/state", headers={"Authorization": f"Bearer {self.secret}"})
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def play(self, *chain: str) -> None:
        for words in chain:
            self.post("action", {"revision": self.state()["revision"], "words": words})


ORDER = ("from st-charles", "to abraham", "count 1")


def seated(player: Player, order: tuple[str, ...] = ORDER) -> Elsewhere:
    """The British sit before the browser, the French elsewhere; both are about to end their first order."""
    wanted = {"game": "quebec-1759", "seats": {"british": {"kind": "person"}, "french": {"kind": "open"}}}
    begun = player.page.request.post(f"{player.url}/api/matches", data=wanted).json()
    french = Elsewhere(player.url, begun["match"], "french", begun["seats"]["french"]["secret"])
    french.play("preset even", "ready", *order)
    player.page.goto(f"{player.url}/#/play/{begun['match']}")
    player.await_turn()
    return french


def test_the_other_side_s_turn_is_shown_marked_and_summed_up(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    french = seated(player)
    page.click("[data-looks]")
    page.select_option("[data-pace]", "slow")
    page.click("[data-looks]")
    expect(page.locator(".since-mark")).to_contain_text("Since the beginning")
    player.click("ready")
    expect(page.locator(".since-mark")).to_have_count(0)
    french.play("ready")
    shown = page.locator(".reenacting")
    expect(shown).to_contain_text("1 block from St. Charles to Abraham")
    expect(shown).to_have_count(0)  # it ends by itself
    revision = player.where()["revision"]

    picked = french.state()["actions"][0]
    french.play(picked["words"])
    french.play("ready")
    expect(shown).to_be_visible()
    expect(page.locator(".news-drawn")).to_have_attribute("data-ways", "1")
    board = page.locator(".board").bounding_box()
    assert board
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    expect(shown).to_have_count(0)  # a click leaves it, and decides nothing
    assert player.where()["revision"] != revision
    expect(page.locator(".menu")).to_have_count(0)
    mark = page.locator(".since-mark")
    expect(mark).to_contain_text("Since your last decision")
    expect(mark.locator(".summary")).to_contain_text("The French moved one block, to Abraham.")
    new = page.locator(".log li.is-new").all_inner_texts()
    assert any("1 French block goes from St. Charles to Abraham" in line for line in new)
    name = picked["label_en"].split(maxsplit=1)[-1]
    assert picked["verb"] == "pick" and not any(name in line for line in new)  # that is not for the British
    expect(page.locator(".log li.is-turn").last).to_contain_text("Score: French")
    expect(page.locator(".news-drawn")).to_have_attribute("data-ways", "1")
    player.agrees()
    page.locator(".languages button[lang=fr]").click()
    expect(mark.locator(".summary")).to_contain_text("Les Français ont déplacé un bloc vers Abraham.")
    player.click("ready")
    expect(mark).to_have_count(0)  # read, and decided


HIDDEN = """() => {
  const caption = document.querySelector(".reenacting").getBoundingClientRect();
  return [...document.querySelectorAll(".news-drawn > *")].filter((drawn) => {
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    return left < caption.right && right > caption.left && top < caption.bottom && bottom > caption.top;
  }).length;
}"""


def test_words_that_tell_a_turn_hide_nothing_of_it(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    page.set_viewport_size({"width": 900, "height": 520})
    page.emulate_media(reduced_motion="no-preference")
    french = seated(player, ("from beauport", "to montmorency", "count 1"))
    page.click("[data-looks]")
    page.select_option("[data-pace]", "slow")
    page.click("[data-looks]")
    player.click("ready")
    french.play("ready")
    expect(page.locator(".reenacting")).to_have_count(0)
    french.play(french.state()["actions"][0]["words"], "ready")
    page.locator(".reenacting p").first.wait_for()
    page.locator(".news-way").wait_for(state="attached")
    page.evaluate(DRAWN)
    assert page.evaluate(HIDDEN) == 0
    expect(page.locator(".reenacting")).to_have_attribute("data-below", "")


TOLD_IN_SIGHT = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const head = document.querySelector(".news-head")?.getBoundingClientRect();
  return Boolean(head && head.left > board.left && head.right < board.right
    && head.top > board.top && head.bottom < board.bottom);
}"""


def test_a_small_board_follows_what_is_told_and_lies_again_where_it_lay(sit: Sit) -> None:
    player = sit("en", phone=True)
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    french = seated(player, ("from beauport", "to montmorency", "count 1"))
    page.click("[data-looks]")
    page.select_option("[data-pace]", "slow")
    page.click("[data-looks]")
    player.click("ready")
    french.play("ready")
    expect(page.locator(".reenacting")).to_have_count(0)
    for _ in range(8):
        page.locator(".board").press("ArrowDown")  # far from there
    lay = page.locator(".paper").evaluate("paper => paper.style.transform")
    french.play(french.state()["actions"][0]["words"], "ready")
    page.wait_for_function(TOLD_IN_SIGHT)
    expect(page.locator(".reenacting")).to_have_count(0)
    assert page.locator(".paper").evaluate("paper => paper.style.transform") == lay


def test_nothing_is_shown_again_to_whoever_wants_no_motion_or_plays_at_once(sit: Sit) -> None:
    player = sit("en")
    french = seated(player)
    player.click("ready")
    french.play("ready")
    expect(player.page.locator(".since-mark")).to_be_visible()
    assert player.page.locator(".reenacting").count() == 0
    assert not [frame for frame in player.frames if "steps" in frame]


def test_nobody_waits_for_boards_that_do_not_come(sit: Sit) -> None:
    """However much happens meanwhile, they are asked for once; deciding, Escape and patience bring back what is."""
    player = sit("en")
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    french = seated(player)
    shown = page.locator(".reenacting")
    asked: list[str] = []
    page.route("**/steps?*", lambda route: asked.append(route.request.url))  # and no answer
    player.click("ready")
    french.play("ready")
    expect(shown).to_be_visible()
    picked = french.state()["actions"][0]["words"]
    french.play(picked, "ready")
    player.await_turn()
    assert len(asked) == 1
    expect(shown).to_be_visible()
    player.click("ready")  # by its button, which is there
    expect(shown).to_have_count(0)

    french.play("ready")
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    player.await_turn()
    player.click("ready")
    french.play("ready")
    expect(shown).to_be_visible()
    expect(shown).to_have_count(0)  # the table is too late
    assert len(asked) == 3
    page.unroute_all(behavior="ignoreErrors")


def test_fights_are_tables_and_an_ending_says_by_how_much(sit: Sit) -> None:
    player = sit("fr", phone=True)
    page = player.page
    page.goto(player.url)
    page.set_input_files("input[type=file]", RECORD)
    page.locator("main.replay[data-shown]").wait_for()
    page.get_by_label("Dernier").or_(page.locator(".step-buttons button").last).first.click()
    ending = page.locator(".ending")
    expect(ending.locator("figure.course svg")).to_be_visible()
    caption, lines = ending.locator("figcaption"), ending.locator(".course-line")
    expect(caption).to_have_text(re.compile(r"^Score\s: (Français|Britanniques) \d+$"))  # one track for both
    expect(lines).to_have_count(1)
    assert int(ending.locator("figure.course").get_attribute("data-points") or 0) > 3
    fight = page.locator(".log li.is-fight:has(.modifier)").last
    fight.locator("summary").click()
    expect(fight.locator("th")).to_contain_text(["Qui", "Force", "Colonne", "Modificateurs", "Dés", "Résultat"])
    expect(fight.locator(".modifier button.rule").first).to_be_visible()
    expect(fight.locator(".die").first).to_be_visible()
    march = page.locator(".log li.is-march").last
    expect(march.locator(".line")).to_contain_text("→")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("phone", [False, True])
def test_every_column_of_a_fight_can_be_read_without_scrolling_sideways(sit: Sit, phone: bool) -> None:
    player = sit("fr", phone=phone)
    page = player.page
    page.goto(player.url)
    page.set_input_files("input[type=file]", RECORD.with_name("muskets-tomahawks.captives.arp"))
    page.locator("main.replay[data-shown]").wait_for()
    page.get_by_label("Dernier").or_(page.locator(".step-buttons button").last).first.click()
    page.locator(".ending").wait_for()
    fights = page.locator(".log li.is-fight:has(.modifier):has(.die)")
    for number in range(fights.count()):
        fights.nth(number).locator("summary").dispatch_event("click")
    drawn = page.evaluate("""() => [...document.querySelectorAll("details[open] .fight-table")].map((one) => ({
      over: one.scrollWidth - one.clientWidth, right: one.getBoundingClientRect().right,
      results: [...one.querySelectorAll(".cell-result")].map((cell) => cell.getBoundingClientRect().right),
    }))""")
    assert len(drawn) == fights.count() > 5
    assert [one for one in drawn if one["over"] > 0 or max(one["results"]) > one["right"]] == []
