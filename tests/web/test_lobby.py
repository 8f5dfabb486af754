"""Two people who have never met find each other, play, talk, agree on a draw and play again."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.mailbox import Mailbox
from tests.web.test_access import put_on, serious
from tests.web.test_people import Device, hall

__all__ = ["hall"]

NARROW = "document.documentElement.scrollWidth <= window.innerWidth"


def sign_up(device: Device, name: str) -> None:
    device.go("sign-in")
    device.page.fill("[data-sign-up] input", name)
    device.page.keyboard.press("Enter")
    expect(device.page.locator(".whoami").first).to_have_attribute(
        "aria-label", f"{'Votre compte' if device.player.language == 'fr' else 'Your account'}, {name}"
    )


def opened(page: Page, part: str) -> None:
    page.locator(f"details[data-{part}] > summary").click()


def show_log(device: Device) -> None:
    """On a phone what stands beside the question is behind a tab."""
    tab = device.page.locator(".tabs button").nth(1)
    if tab.is_visible():
        tab.click()


def test_two_people_meet_in_the_lobby(browser: Browser, hall: tuple[str, Mailbox]) -> None:
    url, _ = hall
    desk, phone = (Device(browser, url, language, width) for language, width in (("fr", 1280), ("en", 390)))
    desk.player.forgiving = phone.player.forgiving = True  # refusals are told to the console too
    desk.go("lobby")
    desk.page.locator("main.lobby a[href='#/sign-in']").wait_for()  # says what to do next
    expect(desk.page.locator("[data-section=offers]")).to_contain_text("Personne ne propose")
    assert serious(desk.player) == []
    sign_up(desk, "Marie-Anne")

    # one offers, the other takes
    desk.go("lobby")
    expect(desk.page.locator("[data-section=own]")).to_contain_text("pas encore de partie")
    desk.page.select_option("[data-new-offer] select[name=game]", "quebec-1759")
    desk.page.select_option("[data-new-offer] select[name=side]", "french")
    desk.page.select_option("[data-new-offer] select[name=pace]", "correspondence")
    desk.page.click("[data-new-offer] button.primary")
    expect(desk.page.locator("[data-section=offers] li")).to_have_count(1)
    assert serious(desk.player) == []
    phone.go("lobby")
    offer = phone.page.locator("[data-section=offers] li")
    expect(offer).to_contain_text("wants")  # before one has an account: what, and not by whom
    assert "Marie-Anne" not in offer.inner_text() and offer.locator("button").count() == 0
    assert serious(phone.player) == [] and phone.page.evaluate(NARROW)
    sign_up(phone, "Robert")
    phone.go("lobby")
    offer = phone.page.locator("[data-section=offers] li")
    expect(offer).to_contain_text("by Marie-Anne · wants")
    assert serious(phone.player) == [] and phone.page.evaluate(NARROW)
    offer.locator("[data-take]").click()
    phone.page.locator("main.table").wait_for()
    match = phone.page.url.rsplit("/", 1)[1]
    desk.page.reload()
    row = desk.page.locator(f'[data-own-match="{match}"]')
    expect(row).to_contain_text("contre Robert")
    expect(row).to_contain_text("À vous")
    row.locator("a").click()
    desk.player.await_turn()

    # a decision, a word, a note
    desk.player.click("preset even")
    opened(desk.page, "talk")
    desk.page.fill("[data-talk] input[name=talk]", "Bonjour <i>Robert</i>")
    desk.page.keyboard.press("Enter")
    show_log(phone)
    expect(phone.page.locator("[data-talk] .count")).to_have_text("1 new")
    opened(phone.page, "talk")
    expect(phone.page.locator(".said-text")).to_have_text("Bonjour <i>Robert</i>")
    phone.page.fill("[data-talk] input[name=talk]", "Hello")
    phone.page.click("[data-talk] .talk-form button")
    expect(desk.page.locator(".said-text").last).to_have_text("Hello")
    opened(desk.page, "notes")
    desk.page.fill("[data-notes] textarea", "Tenir Beauport")
    desk.page.click("[data-notes] form button")
    expect(desk.page.locator("[data-note] .said-text")).to_have_text("Tenir Beauport")
    opened(phone.page, "notes")
    phone.page.locator("[data-notes] textarea").wait_for()
    assert phone.page.locator("[data-note]").count() == 0
    for device in (desk, phone):
        assert serious(device.player) == []
    assert phone.page.evaluate(NARROW)
    look = os.environ.get("ARPENTS_SHOTS")
    if look:
        desk.page.screenshot(path=str(Path(look) / "table-desk.png"))
        phone.page.screenshot(path=str(Path(look) / "table-phone.png"))

    # going back wants both; a trial is one's own
    opened(desk.page, "beside")
    before = desk.player.main.get_attribute("data-revision")
    desk.page.click("[data-ask=back]")
    expect(desk.page.locator("[data-proposal=rewind]")).to_be_visible()
    expect(phone.page.locator("[data-proposal=rewind]")).to_contain_text("go back")
    phone.page.click("[data-proposal=rewind] [data-answer=accept]")
    expect(desk.page.locator("[data-proposal=rewind]")).to_have_count(0)
    assert desk.player.main.get_attribute("data-revision") != before
    expect(desk.page.locator(".log")).to_contain_text("revenir en arrière")
    opened(desk.page, "beside")
    desk.page.click("[data-ask=fork]")
    desk.page.wait_for_function("match => !location.hash.includes(match)", arg=match)
    desk.page.click("[data-curtain]")  # both sides are one's own
    expect(desk.page.locator("[data-fork]")).to_contain_text("un essai à vous")
    desk.go(f"play/{match}")
    desk.player.await_turn()

    # a draw, and another match with sides swapped
    opened(desk.page, "beside")
    desk.page.click("[data-ask=draw]")
    phone.page.click("[data-proposal=draw] [data-answer=accept]")
    for device, words in ((desk, "commun accord"), (phone, "draw by agreement")):
        expect(device.page.locator(".ending")).to_contain_text(words)
    show_log(phone)
    opened(phone.page, "beside")
    phone.page.click("[data-ask=rematch]")
    desk.page.click("[data-proposal=rematch] [data-answer=accept]")
    desk.page.click("[data-rematch]")
    desk.page.wait_for_function("match => !location.hash.includes(match)", arg=match)
    expect(desk.page.locator("main.table[data-seat=british]")).to_have_count(1)
    phone.page.click("[data-rematch]")
    expect(phone.page.locator("main.table[data-seat=french]")).to_have_count(1)

    # both find both matches again, and whoever is muted is not heard
    phone.go("lobby")
    expect(phone.page.locator("[data-section=own] li")).to_have_count(1)
    phone.page.click("[data-over]")
    expect(phone.page.locator(f'[data-own-match="{match}"]')).to_contain_text("over")
    for theme in ("light", "dark"):
        put_on(desk.player, theme)
        assert serious(desk.player) == []
    if look:
        phone.page.screenshot(path=str(Path(look) / "lobby-phone.png"), full_page=True)
    phone.go(f"play/{match}")
    phone.page.locator("main.table").wait_for()
    show_log(phone)
    opened(phone.page, "talk")
    phone.page.locator(".said-more summary").click()
    phone.page.get_by_label("Mute Marie-Anne").click()
    expect(phone.page.locator(".said-text")).to_have_count(1)
    phone.go("lobby")
    phone.page.locator("[data-section=shunned] button").click()
    expect(phone.page.locator("[data-section=shunned]")).to_have_count(0)
    # for whoever leaves for good nobody waits, though there is no clock
    left = "fetch('/api/hall/me/leave', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: LEAVING})"
    phone.page.evaluate(left.replace("LEAVING", """'{"name": "Robert"}'"""))
    expect(desk.page.locator("[data-out-of-time]")).to_contain_text("partie pour de bon")
    assert serious(desk.player) == []
    desk.page.click("[data-choice=stand-in]")
    expect(desk.page.locator("[data-out-of-time]")).to_have_count(0)
    if look:
        desk.go("lobby")
        desk.page.locator("[data-section=own] li").first.wait_for()
        desk.page.screenshot(path=str(Path(look) / "lobby-desk.png"), full_page=True)
    for device in (desk, phone):
        device.context.close()
