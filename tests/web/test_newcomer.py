"""What somebody does who sees the page for the first time, often on a phone: what answers is in sight and in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arpents
from tests.web.player import DRAWN, MOVED, Player
from tests.web.test_muskets import SET_UP

Sit = Callable[..., Player]

RECORDS = Path(__file__).parents[1] / "playthroughs"
WHERE_IN_BOARD = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(".plan-ring")].map((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  });
}"""


def phone(player: Player) -> None:
    player.page.set_viewport_size({"width": 390, "height": 844})


def test_a_game_that_is_tapped_on_a_phone_shows_its_form(sit: Sit) -> None:
    player = sit("fr", phone=True)
    page = player.page
    page.goto(f"{player.url}/#/")
    page.locator(".new-match").wait_for()
    assert page.evaluate("scrollY") == 0  # the first page begins at its beginning
    page.locator(".game[data-game=wilderness-war]").tap()
    expect(page.locator("#new-title")).to_contain_text("Wilderness War")
    expect(page.locator("#new-title")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_bar_of_a_table_takes_two_lines_of_a_phone_and_the_command_box_says_what_it_is_for(
    sit: Sit, language: str
) -> None:
    player = sit(language, phone=True)
    page = player.page
    phone(player)
    player.begin("wilderness-war", "british", scenario="annus-mirabilis")
    player.await_turn()
    bar = page.locator(".bar").bounding_box()
    assert bar and bar["height"] < 75
    for width in (390, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        box = page.locator(".command input")
        wide = box.evaluate(
            """(box) => {
              const pen = document.createElement("canvas").getContext("2d");
              const style = getComputedStyle(box);
              pen.font = style.font;
              return [pen.measureText(box.placeholder).width, box.clientWidth - 2 * parseFloat(style.paddingLeft)];
            }"""
        )
        assert wide[0] <= wide[1], (width, wide)


def test_a_rule_that_is_opened_leaves_the_heading_of_the_book_where_it_is(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("wilderness-war", "british", scenario="annus-mirabilis")
    player.await_turn()
    page.locator("#prompt button.rule").click()
    page.locator(".is-sought").wait_for()
    expect(page.locator("dialog.rules header h2")).to_be_in_viewport(ratio=1)
    assert page.locator("dialog.rules").evaluate("dialog => dialog.scrollTop") == 0


def test_escape_puts_a_hint_away(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    player.begin("quebec-1759", "french")
    player.await_turn()
    page.keyboard.press("h")
    page.locator(".advice .plan").first.wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)


LESSONS = [("small-wars-mohicans", "battle"), ("quebec-1759", "board"), ("few-acres-of-snow", "siege")]


@pytest.mark.parametrize(("slug", "lesson"), LESSONS)
def test_what_a_lesson_speaks_of_is_in_sight_on_a_phone(sit: Sit, slug: str, lesson: str) -> None:
    player = sit("fr", phone=True)
    page = player.page
    phone(player)
    page.goto(f"{player.url}/#/learn/{slug}/{lesson}")
    page.locator(".lesson").wait_for()
    page.locator(".plan-ring").first.wait_for(state="attached")
    page.evaluate(DRAWN)
    assert page.evaluate(WHERE_IN_BOARD)[0]


@pytest.mark.parametrize("slug", arpents.games())
def test_how_a_match_was_won_and_by_how_much_is_in_sight_at_the_end_of_its_replay(sit: Sit, slug: str) -> None:
    player = sit("fr", phone=True)
    page = player.page
    phone(player)
    page.goto(player.url)
    page.set_input_files("input[type=file]", next(iter(sorted(RECORDS.glob(f"{slug}.*.arp")))))
    page.locator("main.replay[data-shown]").wait_for()
    page.locator(".step-buttons button").last.click()
    ending = page.locator(".ending")
    expect(ending.locator("p").first).to_be_in_viewport(ratio=1)
    expect(ending.locator("figcaption")).to_be_in_viewport(ratio=1)
    expect(ending.locator(".course svg")).to_be_in_viewport(ratio=1)
    expect(page.locator("main.replay code")).to_have_count(0)  # what was decided is told in words


def test_whoever_clicks_an_army_first_is_told_what_is_asked(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("wilderness-war", "british", "hot-seat", "annus-mirabilis")
    while player.await_turn() and not page.locator(".choices .choice[data-words^='card ']").count():
        page.locator(".choices .choice").first.click()
        page.wait_for_timeout(300)
    first = page.locator(".choices .choice[data-words^='card ']").first
    expect(first.locator("small")).to_have_text(re.compile(r"valeur\s[1-3]"))  # its key is a figure too
    pile = page.locator(".board .piles .pile").first.bounding_box()
    assert pile
    page.mouse.click(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2)
    expect(page.locator(".menu .closed")).to_contain_text("Choisissez une carte")


def test_a_line_that_was_interrupted_goes_on_in_words(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    player.begin("quebec-1759", "french")
    player.await_turn()
    page.fill(".command input", "preset even, ready, from st-charles, to abraham, count 1")
    page.keyboard.press("Enter")
    on = page.locator("[data-go-on]")
    expect(on).to_have_text("Go on: From St. Charles…")
    before = player.where()
    on.click()
    page.wait_for_function(MOVED, arg=before)
    expect(on).to_have_count(0)


def test_a_group_of_places_has_a_whole_title(sit: Sit) -> None:
    """A place of a battlefield is no text that brings forms of its own: none is left as it stands in the file."""
    player = sit("en")
    page = player.page
    player.begin("muskets-tomahawks", seat="attacker", opponent="hot-seat", scenario="meeting")
    assert page.evaluate(SET_UP)
    page.reload()
    page.locator("main.table").wait_for()
    player.await_turn()
    for verb in ("act", "move", "go"):
        choice = page.locator(f".choices .choice[data-words^='{verb}']").first
        choice.wait_for()
        if verb != "go":
            before = player.where()
            choice.click()
            page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".choice-group h2", has_text="Go …")).to_have_count(1)


TITLED = [
    ("few-acres-of-snow", "british", False, "fr", {"Choisir …", "Coloniser …", "Marchand, avec … comme navire"}),
    ("few-acres-of-snow", "british", False, "en", {"Choose …", "Settle …", "Merchant, with … as ship"}),
    ("small-wars-mohicans", "french", True, "fr", {"Au village des …"}),
    ("small-wars-mohicans", "french", True, "en", {"Choices"}),
]


@pytest.mark.parametrize(("slug", "seat", "first", "language", "titles"), TITLED)
def test_a_group_of_choices_is_called_by_what_they_have_in_common(
    sit: Sit, slug: str, seat: str, first: bool, language: str, titles: set[str]
) -> None:
    player = sit(language)
    page = player.page
    player.begin(slug, seat, "hot-seat")
    player.await_turn()
    if first:
        before = player.where()
        page.locator(".choices .choice").last.click()
        page.wait_for_function(MOVED, arg=before)
    heads = page.locator(".choice-group h2 button")
    heads.first.wait_for()
    found = {" ".join(title.split()[1:-1]) for title in heads.all_inner_texts()}
    assert titles <= found and not any("…," in title for title in found), found


def test_whoever_waits_for_somebody_on_a_phone_finds_the_link_to_send(sit: Sit) -> None:
    player = sit("fr", phone=True)
    page = player.page
    phone(player)
    player.begin("quebec-1759", "french", "person")
    player.await_turn()
    page.locator("[data-to-links=british]").click()
    expect(page.locator("[data-invite=british]")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("slug", "language"), [("muskets-tomahawks", "fr"), ("wilderness-war", "fr"), ("quebec-1759", "en")]
)
def test_in_a_short_window_a_guided_match_leaves_room_for_choices_and_log(sit: Sit, slug: str, language: str) -> None:
    player = sit(language)
    page = player.page
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(f"{player.url}/#/learn/{slug}/first-match")
    page.locator(".guide").wait_for(timeout=60_000)
    tall = page.evaluate(
        "() => ['.choices', '.log'].map((what) => document.querySelector(what).getBoundingClientRect().height)"
    )
    assert min(tall) > 100, tall
    match, links = page.locator("[data-beside] summary"), page.locator(".invitations summary")
    one, other = match.bounding_box(), links.bounding_box()
    assert one and other
    assert abs(one["y"] - other["y"]) < 8 and one["x"] + one["width"] > 0
    links.click()
    expect(page.locator("[data-own-link], .invitations button").first).to_be_visible()


SIZES = [(1440, 900), (1024, 768), (390, 844)]


def test_steps_that_can_be_taken_back_are_read_whole(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("quebec-1759", "french")
    player.await_turn()
    player.click("preset even")
    player.click("take fr-bearn")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.click("[data-undo-more]")
        steps = page.locator(".undo-steps")
        expect(steps).to_be_visible()
        column, box = page.locator(".column").bounding_box(), steps.bounding_box()
        assert column and box
        assert column["x"] <= box["x"] and box["x"] + box["width"] <= column["x"] + column["width"], (width, box)
        page.keyboard.press("Escape")


SCORED = [("few-acres-of-snow", "french", 2), ("muskets-tomahawks", "attacker", 2), ("wilderness-war", "british", 1)]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("slug", "seat", "count"), SCORED)
def test_the_score_is_in_sight_without_scrolling(sit: Sit, slug: str, seat: str, count: int, language: str) -> None:
    player = sit(language)
    page = player.page
    player.begin(slug, seat)
    player.await_turn()
    for width, height in [*SIZES, (1280, 800), (900, 700)]:
        page.set_viewport_size({"width": width, "height": height})
        drawn = page.evaluate("""() => {
          const line = document.querySelector(".bar .tracks").getBoundingClientRect();
          return [...document.querySelectorAll(".bar .track[data-score]")].map((score) => {
            const box = score.getBoundingClientRect();
            return box.left >= line.left && box.right <= line.right + 1;
          });
        }""")
        assert drawn == [True] * count, (width, drawn)


def test_what_a_sheet_tells_stands_beside_its_words(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("wilderness-war", "british", "hot-seat", "annus-mirabilis")
    player.await_turn()
    page.locator('.board .on-map[data-noun="piece-webb"]').first.click(button="right", force=True)
    page.locator(".inspect.is-pinned dd").first.wait_for()
    over = page.evaluate("""() => [...document.querySelectorAll(".inspect dl > div")].filter((line) => {
      const reach = document.createRange();
      reach.selectNodeContents(line.querySelector("dt"));
      return reach.getBoundingClientRect().right > line.querySelector("dd").getBoundingClientRect().left;
    }).map((line) => line.textContent)""")
    assert over == []


IN_SIGHT = """(seat) => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return [...document.querySelectorAll(`.board .pile .piece.seat-${seat}`)].filter((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  }).length;
}"""


@pytest.mark.parametrize("seat", ["french", "british"])
def test_a_phone_shows_ones_own_army_first(sit: Sit, seat: str) -> None:
    player = sit("en", phone=True)
    page = player.page
    phone(player)
    player.begin("wilderness-war", seat, scenario="annus-mirabilis")
    player.await_turn()
    page.evaluate(DRAWN)
    assert page.evaluate(IN_SIGHT, seat) >= 6
