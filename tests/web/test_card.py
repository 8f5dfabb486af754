"""The card of a game on the page: on the form and at the table, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import arpents
from arpents.speech import Speech
from arpents.table.cards import cards_of
from tests.web.player import Player
from tests.web.test_access import serious

Sit = Callable[..., Player]
IN_TURN = [(slug, ("fr", "en")[at % 2]) for at, slug in enumerate(arpents.games())]
HEADS = {"fr": "Fiche du jeu", "en": "Game card"}


def said(slug: str, language: str, ids: list[str]) -> list[str]:
    speech = Speech(slug, language, strict=True)
    return [speech.text(id) for id in ids]


@pytest.mark.parametrize(("slug", "language"), IN_TURN)
def test_the_form_tells_what_one_plays_for_and_the_table_too(sit: Sit, slug: str, language: str) -> None:
    player = sit(language)
    page = player.page
    page.goto(f"{player.url}/#/new/{slug}")
    short = page.locator(".new-match .card-short")
    for scenario in arpents.game(slug).scenarios:
        if page.locator("select[name=scenario]").count():
            page.select_option("select[name=scenario]", scenario)
        for side in cards_of(slug)[scenario].sides:
            page.check(f"input[name=seat][value={side.seat}]")
            for part in ("win", "lose"):
                lines = short.locator(f"[data-part={part}] li")
                wanted = said(slug, language, [line.id for line in getattr(side, part)])
                expect(lines).to_have_count(len(wanted))
                for at, text in enumerate(wanted):
                    expect(lines.nth(at)).to_contain_text(text)
    assert serious(player) == []
    last = arpents.game(slug).seats[-1]
    player.begin(slug, seat=last)
    page.locator(".bar [data-card]").wait_for()
    page.keyboard.press("c")
    sheet = page.locator("dialog.card-sheet")
    expect(sheet.locator("h2")).to_contain_text(HEADS[language])
    own, other = sheet.locator(".card-side").nth(0), sheet.locator(".card-side").nth(1)
    expect(own).to_have_attribute("data-seat", last)
    for side in (own, other):
        expect(side.locator("[data-part=first] li")).to_have_count(3)
    expect(own.locator("[data-part=lose] li").first).to_be_visible()
    expect(other.locator("[data-part=lose]")).to_have_count(0)
    assert serious(player) == []


def test_a_rule_of_the_card_opens_over_it_and_escape_leaves_one_after_the_other(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("quebec-1759", seat="british")
    page.locator(".bar [data-card]").click()
    sheet, rules = page.locator("dialog.card-sheet"), page.locator("dialog.rules")
    sheet.locator(".card-side").first.locator("[data-part=win] button.rule").first.focus()
    page.keyboard.press("Enter")
    expect(rules.locator(".is-sought dt")).to_have_text("5.1")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_whole_card_opens_from_the_form_by_keyboard(sit: Sit) -> None:
    player = sit("en", phone=True)
    page = player.page
    page.goto(f"{player.url}/#/new/wilderness-war")
    page.select_option("select[name=scenario]", "late-war")
    page.locator(".card-short [data-card]").focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog.card-sheet")
    expect(sheet.locator("h2")).to_contain_text("Late War")
    for part in ("turn", "end"):
        expect(sheet.locator(f"[data-part={part}] li").first).to_be_visible()
    width = sheet.locator(".sheet-body").evaluate("body => body.scrollWidth - body.clientWidth")
    assert width == 0
    assert serious(player) == []


def test_a_scenario_drawn_by_lot_has_the_card_of_what_was_drawn(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    player.begin("muskets-tomahawks", seat="attacker", scenario="drawn")
    page.locator(".bar [data-card]").click()
    drawn = player.state()["view"]["scenario"]
    title = Speech("muskets-tomahawks", "en", strict=True).text(f"scenario-{drawn}")
    expect(page.locator("dialog.card-sheet h2")).to_contain_text(title)


@pytest.mark.parametrize("slug", ["wilderness-war", "small-wars-mohicans"])
def test_the_title_of_a_card_keeps_off_its_button_on_a_phone(sit: Sit, slug: str) -> None:
    player = sit("en", phone=True)
    page = player.page
    page.goto(f"{player.url}/#/new/{slug}")
    page.locator(".new-match [data-card]").click()
    page.locator("dialog.card-sheet").wait_for()
    room = page.evaluate("""() => {
      const title = document.createRange();
      title.selectNodeContents(document.querySelector(".card-sheet h2"));
      const close = document.querySelector(".card-sheet .close").getBoundingClientRect();
      return close.left - Math.max(...[...title.getClientRects()].map((line) => line.right));
    }""")
    assert room >= 4
