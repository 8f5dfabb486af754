"""The page around the table: keys, focus, addresses, and a server that does not answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import DRAWN, Player
from tests.web.test_access import played_out, put_on

# For what has the focus: its ring, and every colour that lies behind it.
RING = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const ringed = focused.closest(".file") ?? focused;
  const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const colours = (text) => (text.match(/rgba?\\([^)]*\\)/g) ?? []).filter((one) => !/, 0\\)$/.test(one));
  let behind = [];
  const inside = parseFloat(outlineOffset) < 0;
  for (let at = inside ? ringed : ringed.parentElement; at && !behind.length; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    behind = colours(`${backgroundImage} ${backgroundColor}`);
  }
  const name = `${ringed.tagName} ${ringed.className} ${ringed.textContent.slice(0, 30)}`;
  return {name, ring: outlineColor, style: outlineStyle, width: parseFloat(outlineWidth), behind};
}"""
# What is drawn in gold to be seen: a line, and what it is drawn on.
LINES = """() => {
  const paper = (name) => getComputedStyle(document.querySelector(".map")).getPropertyValue(name).trim();
  const box = document.createElement("i");
  document.body.append(box);
  const plain = (colour) => ((box.style.color = colour), getComputedStyle(box).color);
  const halo = getComputedStyle(document.querySelector(".spot.glows .halo")).stroke;
  const choice = getComputedStyle(document.querySelector(".choices .choice")).borderTopColor;
  const column = getComputedStyle(document.querySelector(".column")).backgroundColor;
  const found = [[halo, plain(paper("--paper"))], [halo, plain(paper("--land"))], [choice, column]];
  box.remove();
  return found;
}"""
STOPS = 60  # of the Tab key

Sit = Callable[..., Player]


def contrast(one: str, other: str) -> float:
    """As the guidelines for accessible content define it."""

    def light(colour: str) -> float:
        parts = [float(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def rings(page: Page) -> list[str]:
    """Walk through the page by Tab: whatever is passed has a ring that can be seen."""
    passed: list[str] = []
    page.keyboard.press("Shift")
    page.locator(".skip").focus()
    for _ in range(STOPS):
        found = page.evaluate(RING)
        if found is None:
            break
        page.keyboard.press("Tab")
        passed.append(found["name"])
        assert found["style"] == "solid" and found["width"] >= 2, found
        assert found["behind"] and all(contrast(found["ring"], colour) >= 3 for colour in found["behind"]), found
    return passed


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_whatever_has_the_focus_has_a_ring_that_can_be_seen(sit: Sit, theme: str) -> None:
    player = sit("en")
    player.page.goto(player.url)
    player.page.evaluate("theme => localStorage.setItem('arpents.theme', JSON.stringify(theme))", theme)
    player.page.reload()
    player.page.locator(".new-match").wait_for()
    passed = rings(player.page)
    assert sum("game" in name.split() for name in passed) == 5
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    player.page.locator("[data-curtain]").wait_for()
    assert len(rings(player.page)) > 3
    player.await_turn()
    player.click("take fr-la-sarre")
    for line, behind in player.page.evaluate(LINES):
        assert contrast(line, behind) >= 3, (line, behind)
    passed = rings(player.page)
    assert any("board" in name.split() for name in passed) and any("lying" in name.split() for name in passed)
    assert any("choice" in name.split() for name in passed)
    player.page.goto(f"{player.page.url}/at/0")
    player.page.locator(".past").wait_for()
    assert any("Back to now" in name for name in rings(player.page))


def test_a_link_leads_past_the_bar_and_the_board(sit: Sit) -> None:
    player = sit("fr")
    player.page.goto(player.url)
    player.page.locator(".new-match").wait_for()
    player.page.keyboard.press("Tab")
    expect(player.page.locator(".skip")).to_be_focused()
    expect(player.page.locator(".skip")).to_be_in_viewport()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("main")).to_be_focused()
    expect(player.page.locator(".skip")).not_to_be_in_viewport()
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("take fr-la-sarre")
    address = player.page.url
    player.page.locator(".skip").focus()
    player.page.keyboard.press("Enter")
    for _ in range(2):  # the rule of the question, the first choice
        player.page.keyboard.press("Tab")
    expect(player.page.locator(".choices .choice").first).to_be_focused()
    assert player.page.url == address


def test_escape_closes_the_looks_and_nothing_else(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("preset even")
    player.page.goto(f"{player.page.url}/at/0")
    player.page.locator(".past").wait_for()
    put_on(player, "dark")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".looks")).to_have_count(0)
    expect(player.page.locator("[data-looks]")).to_be_focused()
    expect(player.page.locator(".past")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".past")).to_have_count(0)


def test_arrow_keys_step_through_a_replay(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "match.arp"
    record.write_text(played_out("quebec-1759"), encoding="utf-8")
    player = sit("en")
    page = player.page
    page.goto(player.url)
    page.set_input_files("input[type=file]", record)

    def shown(step: int) -> None:
        page.locator(f"main.replay[data-shown='{step}']").wait_for()

    shown(0)
    page.keyboard.press("ArrowRight")  # nothing has the focus
    shown(1)
    page.locator(".board").click(position={"x": 300, "y": 300})
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    shown(2)
    page.locator(".log").focus()
    page.keyboard.press("ArrowLeft")
    shown(1)
    page.locator(".jump input").focus()  # the slider does so by itself
    page.keyboard.press("ArrowRight")
    shown(2)
    page.locator("[data-step-back]").focus()
    page.keyboard.press("ArrowLeft")
    shown(1)
    page.locator(".bar-tools button").first.click()
    page.locator("dialog.read").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    shown(1)
    page.keyboard.press("ArrowLeft")
    shown(0)
    paper = page.locator(".paper")
    page.locator(".board").focus()
    page.keyboard.press("+")
    lay = paper.get_attribute("style") or ""
    page.keyboard.press("Shift+ArrowLeft")
    expect(paper).not_to_have_attribute("style", lay)
    shown(0)


def test_pointing_while_the_server_is_away_breaks_nothing(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    errors: list[str] = []
    player.page.on("pageerror", lambda error: errors.append(str(error)))
    player.forgiving = True
    for fail in (lambda route: route.abort(), lambda route: route.fulfill(status=200, body='{"events": [')):
        player.page.route("**/api/**", fail)
        with player.page.expect_request("**/explain") as pointed:
            player.page.locator(".choices .choice").nth(1).hover()
        player.page.fill(".command input", "ready")
        with player.page.expect_request("**/words?v=*") as asked:
            player.page.locator(".command button[type=button]").click()
        for request in (pointed.value, asked.value):
            request.response()  # or that there is none
        player.page.locator(".spot[data-noun=zone-abraham] .hit").click(force=True)
        player.page.keyboard.press("Escape")
        player.page.evaluate(DRAWN)
        player.page.mouse.move(5, 5)
        player.page.unroute("**/api/**")
    assert errors == []


@pytest.mark.parametrize("address", ["%E0%A4%A", "new/%E0%A4%A", "nowhere/at/all"])
def test_an_address_that_means_nothing_leads_to_the_first_page(sit: Sit, address: str) -> None:
    player = sit("en")
    player.page.goto(f"{player.url}/#/{address}")
    player.page.locator(".new-match").wait_for()


@pytest.mark.parametrize("address", ["play/%E0%A4%A", "play/a%2Fb", "watch/%", "replay/%E0%A4%A/1", "verify/%25"])
def test_an_address_of_nothing_says_so(sit: Sit, address: str) -> None:
    player = sit("en")
    player.forgiving = True
    player.page.goto(f"{player.url}/#/{address}")
    expect(player.page.locator(".trouble")).to_contain_text("There is no")
