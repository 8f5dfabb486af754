"""Muskets & Tomahawks before a browser: names everywhere, a unit moved in three clicks, and armies of one's own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

import arpents
from arpents.engine.record import Record
from tests.web.player import DRAWN, MOVED, Player

Sit = Callable[..., Player]

NUMBERED = re.compile(r"\b(unit|unité|building|bâtiment|boat|bateau) \d|‹|\{ ?\$")  # a thing without its name
STATE = """async () => {
  const seat = document.querySelector("main.table").dataset.seat;
  return (await fetch(`/api/matches/${location.hash.split("/")[2]}/seats/${seat}/state`)).json();
}"""
# Both seats decide whatever brings the match on, until one of them is asked which unit acts.
SET_UP = """async () => {
  const path = `/api/matches/${location.hash.split("/")[2]}/seats`;
  const meant = /^(act|play|deploy|put|knot|point|done|pledge|hold-back|pass)\\b(?!.*clock)/;
  for (let count = 0; count < 200; count += 1) {
    for (const seat of ["attacker", "defender"]) {
      const state = await (await fetch(`${path}/${seat}/state`)).json();
      if (!state.asked) continue;
      const words = state.actions.map((action) => action.words);
      if (state.prompt.id === "prompt-activate" && words.some((one) => one.startsWith("act u"))) return seat;
      const wanted = words.find((one) => meant.test(one)) ?? words[0];
      const body = JSON.stringify({ revision: state.revision, words: wanted });
      await fetch(`${path}/${seat}/action`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    }
  }
  return "";
}"""
FREE_DOT = """() => {
  const dots = document.querySelector("path.dots").getBoundingClientRect();
  for (let i = 1; i < 4000; i += 1) {
    const [x, y] = [dots.left + ((i * 37) % 101) / 101 * dots.width, dots.top + ((i * 61) % 103) / 103 * dots.height];
    if (document.elementFromPoint(x, y)?.matches(".dots")) return [x, y];
  }
  return null;
}"""
# A legal place over which a figure stands.
COVERED_DOT = """() => {
  const dots = document.querySelector("path.dots");
  const to = dots.getScreenCTM();
  for (const [, x, y] of dots.getAttribute("d").matchAll(/M([\\d.-]+) ([\\d.-]+)h0/g)) {
    const at = [to.a * x + to.e, to.d * y + to.f];
    if (document.elementFromPoint(...at)?.closest(".on-map:not(.glows)")) return at;
  }
  return null;
}"""
# The names of grounds and of units as they are drawn.
BOXES = """() => [...document.querySelectorAll(".unit-name rect, .ground-name")].map((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const text = thing.closest("g.unit-name")?.querySelector("text") ?? thing;
  const { a, b } = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  return { name: text.textContent, left, right, top, bottom, size };
})"""
FAR_AWAY = """() => {
  const box = document.querySelector(".ground-open").getBoundingClientRect();
  const dots = document.querySelector("path.dots").getBoundingClientRect();
  const x = box.left + box.width * (dots.left < box.left + box.width / 2 ? 0.85 : 0.15);
  for (let y = box.top + box.height * 0.9; y > box.top; y -= 7) {
    const found = document.elementFromPoint(x, y);
    if (found && found.closest(".board") && !found.closest("[data-noun], .board-tools")) return [x, y];
  }
  return null;
}"""


def test_a_unit_is_called_by_its_name_and_moved_in_three_clicks(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    page.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    player.begin("muskets-tomahawks", seat="attacker", opponent="hot-seat", scenario="meeting")
    assert page.evaluate(SET_UP)
    page.reload()  # whoever is asked now finds the curtain before the board
    page.locator("main.table").wait_for()
    player.await_turn()
    page.locator(".choices .choice[data-words^='act u']").first.wait_for()
    told = [page.locator("#prompt").inner_text(), *page.locator(".choices .choice span").all_inner_texts()]
    told += page.locator(".column li").all_inner_texts() + page.locator(".tray").all_inner_texts()
    assert len(told) > 20 and [text for text in told if NUMBERED.search(text)] == []

    page.locator(".choices .choice[data-words^='act u']").first.click()  # the first click
    page.locator("path.dots").wait_for(state="attached")
    page.mouse.click(*page.evaluate(FAR_AWAY))  # out of reach: nothing but an answer
    expect(page.locator(".closed .how-far").first).to_contain_text(re.compile(r"C’est à \d+(,\d)? po d"))
    expect(page.locator(".closed .reason").first).to_contain_text("hors de portée")

    x, y = page.evaluate(FREE_DOT)
    page.mouse.move(x, y)
    expect(page.locator(".ghost-figure").first).to_be_attached()
    expect(page.locator(".ruler")).to_be_attached()
    x, y = page.evaluate(COVERED_DOT)  # a figure is in the way of no place
    before = player.where()
    page.mouse.click(x, y)  # the second
    page.wait_for_function(MOVED, arg=before)
    page.locator(".choices .choice[data-words=keep]").wait_for()
    before = player.where()
    page.locator(".choices .choice[data-words=keep]").click()  # the third
    page.wait_for_function(MOVED, arg=before)
    player.await_turn()
    events = [event["text_fr"] for event in page.evaluate(STATE)["events"] if event["kind"] == "event-unit-moved"]
    assert events and re.search(r" va (près|dans|au milieu) d", events[-1])


def test_a_finger_shows_where_a_unit_would_go_before_it_goes_and_an_edge_leads_to_who_is_asked(sit: Sit) -> None:
    player = sit("en", phone=True)
    page = player.page
    page.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    player.begin("muskets-tomahawks", seat="attacker", opponent="hot-seat", scenario="meeting")
    assert page.evaluate(SET_UP)
    page.reload()
    page.locator("main.table").wait_for()
    player.await_turn()
    page.locator(".choices .choice[data-words^='act u']").first.tap()
    page.locator("path.dots").wait_for(state="attached")
    page.evaluate(DRAWN)
    edge = page.locator("button.beyond")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):  # whoever is asked is in sight: drawn aside
        for _ in range(16 if not edge.count() else 0):
            page.locator(".board").press(key)
        page.evaluate(DRAWN)
    expect(edge).to_be_visible()
    edge.tap()
    expect(edge).to_have_count(0)
    x, y = page.evaluate(FREE_DOT)
    before = player.where()
    page.touchscreen.tap(x, y)
    expect(page.locator(".ghost-figure").first).to_be_attached()
    expect(page.locator(".foresight [data-touched]")).to_have_text("Tap there again to play it.")
    assert player.where() == before
    page.touchscreen.tap(x + 5, y + 3)  # a finger is not that exact
    page.wait_for_function(MOVED, arg=before)


DEPLOYED = 60  # decisions


def deployed() -> str:
    """A record of a raid, far enough for units of both sides to stand on the table."""
    game, dice = arpents.game("muskets-tomahawks"), random.Random(3)
    record = Record(game.slug, "raid", {}, seed=3)
    state = game.start("raid", seed=3)
    for _ in range(DEPLOYED):
        seat = state.to_act[0]
        action = dice.choice(state.actions(seat))
        record.moves.append((seat, state.words(action)))
        state.apply(seat, action)
    record.key = state.key()
    return record.text()


def alight(route: Route) -> None:
    """The table says that the barn burns and the cabin has burnt down."""
    answer = route.fetch()
    said = answer.json()
    for state in [said, *said.get("states", [])]:
        if "fires" in state.get("view", {}):
            state["view"]["fires"] = [0, 2, 9, 0]
    route.fulfill(response=answer, json=said)


@pytest.mark.parametrize("phone", [False, True])
def test_grounds_and_units_bear_their_names_and_fires_are_drawn(sit: Sit, tmp_path: Path, phone: bool) -> None:
    record = tmp_path / "match.arp"
    record.write_text(deployed(), encoding="utf-8")
    player = sit("fr", phone=phone)
    page = player.page
    page.route("**/api/replays/**", alight)
    page.goto(player.url)
    page.set_input_files("input[type=file]", record)
    page.locator("main.replay[data-shown]").wait_for()
    replay = page.url.split("#/replay/")[1].split("/")[0]
    page.goto(f"{player.url}/#/replay/{replay}/{DEPLOYED}")
    page.locator(f"main.replay[data-shown='{DEPLOYED}']").wait_for()
    page.locator(".ground-name").first.wait_for()
    for house in ("b1", "b2"):
        expect(page.locator(f'.board .on-map[data-noun="{house}"]')).to_have_count(1)
    expect(page.locator(".ground.is-fallen")).to_have_count(1)
    expect(page.locator(".unit-name.seat-nobody text")).to_have_text(["2"])  # the level of the one that still burns
    names = page.locator(".board .ground-name").all_text_contents()
    assert len(names) > 8 and {"Bois du Hibou", "Moulin"} <= set(names), names
    drawn = page.evaluate(BOXES)
    assert len(drawn) > 12 and min(one["size"] for one in drawn) >= 10
    for index, one in enumerate(drawn):
        for other in drawn[index + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            assert across <= 1 or down <= 3, (one, other)


def test_armies_are_made_shared_as_texts_and_played(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    page.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)

    def list_of(seat: str) -> Locator:
        return page.locator(f"[data-list={seat}]")

    page.goto(f"{player.url}/#/new/muskets-tomahawks")
    page.click("[data-army]")
    list_of("defender").wait_for()
    page.select_option("select[name=size]", "200")
    page.select_option("select[name=ready-attacker]", "fr-200-marine")
    expect(list_of("attacker").locator(".army-total")).to_have_text("200 points of 200")
    expect(list_of("attacker")).to_contain_text("Repentigny free company")
    page.select_option("select[name=add-defender]", "ranger_officer")
    expect(list_of("defender").locator(".army-unit")).to_have_count(1)
    expect(list_of("defender").locator(".army-fault")).to_contain_text("no unit of his troop type")
    page.click("[data-play]", force=True)
    expect(page.locator("main.army")).to_be_attached()  # not as long as there are faults
    list_of("defender").locator("summary").click()
    page.fill("textarea[name=text-defender]", "british,dragoons,ranger-officer")
    list_of("defender").locator("[data-read]").click()
    expect(list_of("defender").locator(".army-faults")).to_contain_text("“dragoons” is neither a unit nor a boat")
    page.fill("textarea[name=text-defender]", "british\nranger-officer\nrangers-7\nwarriors-7")
    list_of("defender").locator("[data-read]").click()
    expect(list_of("defender").locator(".army-unit")).to_have_count(3)
    list_of("defender").get_by_role("button", name="One figure more: Hobbs").click()
    expect(page.locator("textarea[name=text-defender]")).to_have_value("british,ranger-officer,rangers-8,warriors-7")
    page.click("[data-play]")
    page.locator("form.new-match").wait_for()
    assert page.input_value("input[name=option-defender-army]") == "british,ranger-officer,rangers-8,warriors-7"
    page.check("input[name=opponent][value=hot-seat]")
    page.click("button.big")
    player.await_turn()
    units = page.evaluate(STATE)["view"]["units"]
    assert [unit["profile"] for unit in units][:6] == [
        "marine_officer", "compagnies_franches", "warriors", "ranger_officer", "rangers", "warriors",
    ]  # fmt: skip
