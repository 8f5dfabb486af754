"""The rules as a book, and what things on the board are: read, searched, followed, and never played by looking."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_access import serious

Sit = Callable[..., Player]


def test_the_book_is_read_searched_followed_and_printed(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    page.goto(f"{player.url}/#/rules/wilderness-war")
    book = page.locator("main.rules-page .book")
    book.wait_for()
    expect(book.locator(".chapter")).to_have_count(18)
    expect(page.locator(".book-contents button").nth(6)).to_have_text("7. La bataille")
    page.locator(".book-contents button[data-goes=charts]").click()
    expect(book.locator("[data-entry=chart-combat] tbody tr")).to_have_count(8)
    page.locator("input[type=search]").fill("embuscade")
    expect(page.locator(".book-search [role=status]")).to_contain_text(re.compile(r"\d+ passages trouvés"))
    expect(book.locator("[data-entry='7.56']")).to_be_visible()
    expect(book.locator("[data-entry='7.62']")).to_have_count(0)
    book.locator("[data-entry='7.56'] button.thing").first.click()  # a word, a card or a rule leads to its passage
    expect(page.locator("input[type=search]")).to_have_value("")
    expect(book.locator(".is-sought")).to_be_in_viewport()
    page.goto(f"{player.url}/#/rules/wilderness-war/space-albany")
    albany = book.locator("[data-entry=space-albany].is-sought")
    expect(albany).to_contain_text("Département du Nord")
    albany.locator("button.thing[data-thing=space-hoosic]").click()
    expect(book.locator("[data-entry=space-hoosic].is-sought")).to_be_in_viewport()
    assert page.url.endswith("#/rules/wilderness-war/space-hoosic")
    page.locator(".languages button[lang=en]").click()
    expect(book.locator("[data-entry='chapter-7'] h3")).to_have_text("7. Battle")
    page.emulate_media(media="print")
    expect(page.locator(".book-search")).to_be_hidden()
    expect(book.locator("[data-entry='7.62']")).to_be_visible()


def test_looking_at_things_tells_what_they_are_and_never_plays(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    assert player.await_turn()
    player.click("preset even")
    page, before = player.page, player.where()
    card = page.locator(".inspect")
    page.locator(".spot[data-noun=zone-abraham] .hit").hover()
    expect(card).to_have_attribute("data-thing", "zone-abraham")  # in passing
    expect(card).to_contain_text("By boat to")
    page.keyboard.press("i")  # it stays, and can be walked through by keys
    expect(page.locator(".inspect.is-pinned")).to_be_focused()
    page.locator(".inspect button.thing[data-thing=zone-sillery]").first.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-thing", "zone-sillery")
    page.locator(".inspect [data-back]").click()
    expect(card).to_have_attribute("data-thing", "zone-abraham")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".on-map[data-noun^=block-fr-]").last.click(button="right")
    expect(page.locator(".inspect.is-pinned")).to_contain_text("Side")
    page.locator(".inspect button.rule").first.click()
    expect(page.locator("dialog.rules .is-sought")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".choices .choice[data-words='take fr-la-sarre']").focus()
    page.keyboard.press("i")
    expect(card).to_have_attribute("data-thing", "block-fr-la-sarre")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.locator("dialog.read button.thing[data-thing=zone-levis]").click()
    expect(page.locator("dialog.read .read-looked")).to_contain_text("Etchemin")
    page.keyboard.press("Escape")
    assert player.where() == before


def test_a_pile_is_fanned_out_and_looked_at_piece_by_piece(sit: Sit) -> None:
    player = sit("en")
    player.begin("wilderness-war", seat="british", scenario="annus-mirabilis")
    assert player.await_turn()
    page, before = player.page, player.where()
    page.locator(".piles[data-noun=space-new-york] .on-map").last.click(force=True)
    fan = page.locator(".menu .fan-piece")
    expect(fan).not_to_have_count(0)
    loudoun = page.locator(".menu .fan-piece[data-noun=piece-loudoun]")
    loudoun.click()
    expect(loudoun).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".menu .menu-sheet")).to_contain_text("Initiative")
    fan.first.click()
    expect(page.locator(".menu .menu-sheet")).to_contain_text("Strength")
    page.keyboard.press("Escape")
    page.locator(".mark[data-noun=token-allied]").first.click(button="right", force=True)
    card = page.locator(".inspect.is-pinned")  # a marker is a thing too
    expect(card).to_contain_text("The village is allied as long as one of its units is on the map")
    expect(card.locator("button.rule").first).to_have_text("[5.532]")
    page.keyboard.press("Escape")
    page.locator(".spot[data-noun=space-boston] .hit").click(button="right", force=True)
    card.locator("button.thing[data-thing=token-fortress]").click()
    expect(card).to_contain_text("Any number of units fits inside")
    assert player.where() == before


LOOKED_AT = [  # a thing of each sort, and what its sheet tells of it
    ("few-acres-of-snow", "fr", "british", "place-boston", ["Symbole colon", "Défense au début d’un siège", "Par mer"]),
    ("few-acres-of-snow", "en", "british", "card-", ["Used by", "Shows, British"]),
    ("small-wars-mohicans", "fr", "french", "place-montreal", ["Tenu par", "L’hiver", "Routes vers"]),
    ("small-wars-mohicans", "en", "british", "unit-", ["Strength", "Movement", "Where"]),
    (
        "muskets-tomahawks",
        "fr",
        "attacker",
        "u",
        ["Discipline", "Ralliement", "Tir", "Agressivité", "Mouvement", "Arme"],
    ),
    ("muskets-tomahawks", "en", "defender", "b1", ["Cover", "Openings", "Figures inside"]),
]


@pytest.mark.parametrize(("slug", "language", "seat", "noun", "facts"), LOOKED_AT)
def test_things_of_every_sort_have_their_sheet(
    sit: Sit, slug: str, language: str, seat: str, noun: str, facts: list[str]
) -> None:
    player = sit(language)
    player.begin(slug, seat=seat)
    assert player.await_turn()
    page, before = player.page, player.where()
    named = f"[data-noun='{noun}']" if noun.startswith("place") else f"[data-noun^='{noun}']"
    page.locator(f".spot{named} .hit" if noun.startswith("place") else f"main.table {named}").first.click(
        button="right", force=True
    )
    card = page.locator(".inspect.is-pinned")
    for fact in facts:
        expect(card).to_contain_text(fact)
    expect(card.locator("button.rule").first).to_have_text(re.compile(r"\[[AS]?\d"))
    assert not re.search(r"[‹›{}]|\b(?:place|unit|card|token|inspect)-", card.inner_text())
    assert serious(player) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert player.where() == before
