"""The maps can be read: no name on another, letters of one size, piles near their places, nothing moves by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arpents
from tests.web.player import DRAWN, NOWHERE, Player

RECORDS = Path(__file__).parents[1] / "playthroughs"
SIZES = [(1440, 900), (1024, 768), (390, 844)]
MAPS = ["quebec-1759", "wilderness-war", "few-acres-of-snow", "small-wars-mohicans"]
LEAST = 10  # pixels of letters
# The names as they are drawn, line by line, from the top of a capital to the foot of a g.
MEASURED = """() => {
  const px = (text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  const seen = (text) => getComputedStyle(text).display !== "none";
  const names = [...document.querySelectorAll(".place-name")].map((text) => {
    const size = px(text);
    const to = text.getScreenCTM();
    const boxes = [...text.querySelectorAll("tspan")].map((line) => {
      const { left, right } = line.getBoundingClientRect();
      const foot = line.getStartPositionOfChar(0).y * to.d + to.f;
      return { left, right, top: foot - size * 0.7, bottom: foot + size * 0.2 };
    });
    return { name: text.textContent, size, boxes };
  });
  const over = [];
  for (const [index, one] of names.entries()) for (const other of names.slice(index + 1))
    for (const a of one.boxes) for (const b of other.boxes)
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        over.push(`${one.name} / ${other.name}`);
  const spots = [...document.querySelectorAll(".board .spot")].map((spot) => {
    const { left, top, width, height } = spot.querySelector(".hit").getBoundingClientRect();
    return { noun: spot.dataset.noun, x: left + width / 2, y: top + height / 2 };
  });
  const far = ({ x, y }, boxes) => Math.min(...boxes.map((box) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))));
  const astray = [...document.querySelectorAll(".place-name")].filter((text, number) => {
    const row = text.nextElementSibling?.matches(".facts") ? [text.nextElementSibling.getBoundingClientRect()] : [];
    const boxes = [...names[number].boxes, ...row];
    const own = far(spots.find((spot) => spot.noun === text.dataset.of), boxes);
    const joined = document.querySelector(`.name-leader[data-of="${text.dataset.of}"]`);
    return !joined && spots.some((spot) => far(spot, boxes) < own - 4);
  });
  const afloat = [...document.querySelectorAll(".board .badge rect")].filter(
    (one) => !one.closest(".piles")?.dataset.noun.startsWith("zone-"));  // armies ashore are of any size
  const hidden = afloat.map((one) => one.getBoundingClientRect()).filter(
    (badge) => names.some(({ boxes }) => boxes.some((box) =>
      Math.min(badge.right, box.right) - Math.max(badge.left, box.left) > 2
        && Math.min(badge.bottom, box.bottom) - Math.max(badge.top, box.top) > 2)));
  const loose = [...document.querySelectorAll(".board .piles:has(.pile)")].filter((piles) => {
    const place = document.querySelector(`.spot[data-noun="${piles.dataset.noun}"] .hit`).getBoundingClientRect();
    const x = place.left + place.width / 2, y = place.top + place.height / 2;
    return [...piles.querySelectorAll(".pile")].every((pile) => {
      const box = pile.getBoundingClientRect();
      return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) > 75;
    });
  });
  return {
    places: [...document.querySelectorAll(".board .spot")].length,
    names: names.map((one) => one.name),
    sizes: names.map((one) => one.size),
    over,
    astray: astray.map((text) => text.textContent),
    hidden: hidden.length,
    loose: loose.map((piles) => piles.dataset.noun),
    tied: document.querySelectorAll(".board .tether").length,
    small: [...document.querySelectorAll(".m-legend text, .piece .name")].filter(seen).map(px),
  };
}"""
# What must stay where it is, and how the paper lies.
STANDING = """() => Object.fromEntries([
  ...["[data-undo]", ".command", ".log", ".tray", ".board", ".bar"].map((what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [what, [x, y, width, height].map(Math.round).join(" ")];
  }),
  ["paper", document.querySelector(".paper").style.transform],
])"""

Sit = Callable[..., Player]


def measured(player: Player) -> dict[str, Any]:
    player.page.locator("main.table .place-name").first.wait_for()
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(DRAWN)
    found: dict[str, Any] = player.page.evaluate(MEASURED)
    return found


@pytest.mark.parametrize("slug", MAPS)
def test_names_and_legends_can_be_read_in_both_languages_and_three_sizes(sit: Sit, slug: str) -> None:
    player = sit("fr")
    player.begin(slug, seat="british", opponent="bot")
    player.await_turn()
    for language in ("fr", "en"):
        player.page.click(f".languages [lang={language}]")
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.reload()
            at = (language, width, measured(player))
            drawn = at[2]
            assert drawn["over"] == [], at
            assert len(drawn["names"]) == drawn["places"], at
            assert drawn["loose"] == [], at
            assert drawn["astray"] == [] or slug == "quebec-1759", at  # there it is printed, and has room
            assert drawn["hidden"] == 0 or slug != "quebec-1759", at
            assert drawn["tied"] > 5 or slug == "quebec-1759"
            assert min(drawn["sizes"]) > LEAST and max(drawn["sizes"]) < 1.1 * min(drawn["sizes"])
            assert drawn["small"] and min(drawn["small"]) >= LEAST, at
        near = drawn["sizes"][0]
        for _ in range(3):
            player.page.locator(".board-tools button").first.click()
        zoomed = measured(player)
        assert max(zoomed["sizes"]) < 1.1 * near and min(zoomed["small"]) >= LEAST


COVERED = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const works = [...document.querySelectorAll(".board .work")];
  const piles = [...document.querySelectorAll(".board .pile")].flatMap((pile) => [...pile.querySelectorAll(".on-map")]);
  return works.filter((work) => {
    const one = box(work);
    return piles.some((piece) => {
      const other = box(piece);
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 0 && down > 0 && across * down > 0.4 * one.width * one.height;
    });
  }).map((work) => work.closest(".piles").dataset.noun);
}"""


def test_no_fort_and_stack_hide_each_other_where_armies_crowd(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    page.goto(player.url)
    page.set_input_files("input[type=file]", RECORDS / "wilderness-war.annus-mirabilis.arp")
    page.locator("main.replay[data-shown]").wait_for()
    steps = page.locator("main.replay input[type=range]")
    last = int(steps.get_attribute("max") or 0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for step in range(0, last, last // 4):
            steps.fill(str(step))
            page.locator(f"main.replay[data-shown='{step}']").wait_for()
            page.evaluate(DRAWN)
            assert page.evaluate(COVERED) == [], (width, step)


@pytest.mark.parametrize(
    ("slug", "phone"), [("few-acres-of-snow", False), ("wilderness-war", False), ("quebec-1759", True)]
)
def test_nothing_moves_while_one_plays(sit: Sit, slug: str, phone: bool) -> None:
    player = sit("en", phone=phone)
    player.begin(slug, seat=arpents.game(slug).seats[0])
    player.await_turn()
    player.page.evaluate(DRAWN)
    first = player.page.evaluate(STANDING)
    dice, before = random.Random(3), NOWHERE
    for _ in range(15):
        decided = player.step(dice, before)
        assert decided
        before = decided
        assert player.await_turn(before)
        player.page.evaluate(DRAWN)
        assert player.page.evaluate(STANDING) == first
    player.page.locator(".choices .choice").last.hover()  # a place out of sight is told at the edge
    player.page.keyboard.press("h")
    player.page.locator(".plan").first.wait_for(timeout=60_000)
    assert player.page.evaluate(STANDING) == first


@pytest.mark.parametrize("slug", ["wilderness-war", "few-acres-of-snow"])
def test_nothing_moves_on_a_phone_when_its_tabs_are_turned(sit: Sit, slug: str) -> None:
    player = sit("fr", phone=True)
    player.begin(slug, seat="british", opponent="bot")
    player.await_turn()
    player.page.evaluate(DRAWN)
    standing = """() => [".board", ".tabs", ".paper"].map((what) => {
      const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    })"""
    first = player.page.evaluate(standing)
    tabs = player.page.locator(".tabs button")
    for number, shown in ((1, ".log"), (2, ".tray"), (0, ".question")):
        tabs.nth(number).click()
        player.page.evaluate(DRAWN)
        assert player.page.evaluate(standing) == first
        box = player.page.locator(shown).bounding_box()
        assert box and box["height"] > 100, shown
        thing = player.page.evaluate(
            "([x, y, what]) => Boolean(document.elementFromPoint(x, y)?.closest(what))",
            [box["x"] + 60, box["y"] + min(60, box["height"] / 2), shown],
        )
        assert thing, shown


# How far above and below the line the page's type draws something, in thousandths of its size.
DRAWN_AS = """async (style) => {
  await document.fonts.load(`${style} 100px "IM Fell English"`, "0123456789ox");
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style} 100px "IM Fell English"`;
  return Object.fromEntries([..."0123456789oIx"].map((sign) => {
    const drawn = pen.measureText(sign);
    return [sign, [drawn.actualBoundingBoxAscent, drawn.actualBoundingBoxDescent, drawn.width].map((of) => 10 * of)];
  }));
}"""


@pytest.mark.parametrize("style", ["normal", "italic"])
def test_a_0_is_no_o_and_a_1_no_capital_i(sit: Sit, style: str) -> None:
    """Figures stand on the line, all of one height, and as tall as capitals."""
    player = sit("fr")
    player.page.goto(f"{player.url}/#/")
    player.page.locator(".games").wait_for()
    drawn = player.page.evaluate(DRAWN_AS, style)
    figures = [drawn[sign] for sign in "0123456789"]
    assert max(above for above, _, _ in figures) - min(above for above, _, _ in figures) < 60, drawn
    assert max(below for _, below, _ in figures) < 60, drawn
    assert min(above for above, _, _ in figures) > 1.3 * drawn["o"][0]
    assert drawn["1"] != drawn["I"]
