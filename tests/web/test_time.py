"""Clocks at the table, and the page of notices: at a desk in French, on a phone in English."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.mailbox import Mailbox
from tests.web.conftest import Table
from tests.web.test_access import put_on, serious
from tests.web.test_people import Device

POST = """async ([path, body]) => {
  const answer = await fetch(`/api${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body)
  });
  return answer.json();
}"""
LIVE = {"kind": "live", "bank": 600, "increment": 10}


@pytest.fixture
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Mailbox() as box:
        table = Table(tmp_path_factory.mktemp("time"), box.url)
        table.open()
        yield f"http://localhost:{table.port}"
        table.kill()


def come_in(device: Device, name: str) -> None:
    device.go("sign-in")
    device.page.fill("[data-sign-up] input", name)
    device.page.keyboard.press("Enter")
    expect(device.page.locator(".whoami")).to_have_attribute("aria-label", device_label(device, name))


def device_label(device: Device, name: str) -> str:
    return f"Votre compte, {name}" if device.player.language == "fr" else f"Your account, {name}"


def test_clocks_and_notices(browser: Browser, url: str) -> None:
    desk, phone = Device(browser, url, "fr", 1280), Device(browser, url, "en", 390)
    come_in(desk, "Montcalm")
    come_in(phone, "Wolfe")

    def ask(device: Device, path: str, **body: Any) -> Any:
        return device.page.evaluate(POST, [path, body])

    begun = ask(desk, "/matches", game="quebec-1759", seats={"british": {"kind": "open"}}, pace=LIVE)
    match, invitation = begun["match"], begun["seats"]["british"]["secret"]
    ask(phone, f"/matches/{match}/seats/british/join", secret=invitation)

    # the clock of who is asked runs; it is looked at, and not read out
    desk.go(f"play/{match}")
    clock = desk.page.locator("[data-clock=french]")
    expect(clock).to_have_class("is-running")
    expect(clock.locator("[role=timer]")).to_have_attribute("aria-live", "off")
    expect(desk.page.locator("[data-clock=british] [role=timer]")).to_have_text("10:00")
    desk.page.click(".invitations summary")
    desk.page.check("[data-auto-pass]")
    expect(desk.page.locator("[data-auto-pass]")).to_be_checked()
    desk.page.reload()
    desk.page.click(".invitations summary")
    expect(desk.page.locator("[data-auto-pass]")).to_be_checked()
    for theme in ("light", "dark"):
        put_on(desk.player, theme)
        assert serious(desk.player) == []

    # whoever has nothing left leaves the other three choices, which the table checks
    phone.go(f"play/{match}")
    expect(phone.page.locator("[data-clock=french]")).to_have_class("is-running")
    assert phone.page.locator("[data-out-of-time]").count() == 0
    phone.page.clock.set_system_time(datetime.now() + timedelta(minutes=11))  # no timer is hurried
    expect(phone.page.locator("[data-clock=french] .is-out")).to_have_text("00:00")
    phone.page.locator("[data-out-of-time]").wait_for()
    assert serious(phone.player) == []
    phone.player.forgiving = True  # a refusal is told to the console too
    phone.page.click("[data-choice=win]")
    phone.page.keyboard.press("Enter")  # what is asked for again has the focus
    expect(phone.page.locator("[data-out-of-time] .refusal")).to_have_text("Nobody is out of time.")

    # a turn is told of as it comes
    phone.page.clock.set_system_time(datetime.now())
    phone.go("notices")
    expect(phone.page.locator("[data-notices]")).to_contain_text("Nothing yet")
    path = f"/matches/{match}/seats/french"
    state = desk.page.evaluate("async (path) => (await fetch(`/api${path}/state`)).json()", path)
    words = next(one["words"] for one in state["actions"] if one["words"].startswith("preset "))
    ask(desk, f"{path}/action", revision=state["revision"], words=words)
    state = desk.page.evaluate("async (path) => (await fetch(`/api${path}/state`)).json()", path)
    ask(desk, f"{path}/action", revision=state["revision"], words="ready")
    expect(phone.page.locator("[data-notices] li.is-new")).to_contain_text("it is your turn against Montcalm")
    expect(phone.page.locator(".notice-count")).to_have_attribute("aria-label", "Notices, 1 new")

    # how one wants to be told
    phone.page.select_option("[data-hours] select[name=mode]", "digest")
    phone.page.fill("[data-hours] input[name=begin]", "22:00")
    phone.page.fill("[data-hours] input[name=end]", "07:30")
    phone.page.check("[data-hours] input[name=weekday][value='6']")
    phone.page.click("[data-hours] button.primary")
    expect(phone.page.locator("section:has([data-hours]) .hall-news")).to_have_text("Saved.")
    phone.page.fill("[data-hook] input[name=address]", "http://169.254.169.254/latest")
    phone.page.press("[data-hook] input[name=address]", "Enter")
    expect(phone.page.locator("[data-ways] .trouble")).to_contain_text("inside the host’s own network")
    phone.page.click("[data-feed] button")
    expect(phone.page.locator("[data-feed] code")).to_contain_text("/api/notices/feed/")
    phone.page.click("[data-see]")
    expect(phone.page.locator(".notice-count")).to_have_attribute("aria-label", "Notices")
    phone.page.reload()
    expect(phone.page.locator("[data-hours] input[name=end]")).to_have_value("07:30")
    for theme in ("light", "dark"):
        put_on(phone.player, theme)
        assert serious(phone.player) == []
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    assert desk.player.complaints == []


def test_a_pace_by_link_notices_of_one_match_and_a_seat_taken_back(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Mailbox() as box:
        table = Table(tmp_path_factory.mktemp("pace"), box.url)
        table.open()
        desk = Device(browser, f"http://localhost:{table.port}", "en", 390)
        desk.player.forgiving = True  # while the table is away, the browser says so
        page = desk.page
        come_in(desk, "Montcalm")
        desk.go("new/quebec-1759")
        page.check("input[name=opponent][value=person]")
        page.select_option("[data-pace-fields] select[name=pace]", "correspondence")
        page.fill("[data-pace-fields] input[name=days]", "5")
        assert serious(desk.player) == []
        page.click(".new-match button[type=submit]")
        expect(page.locator("[data-clock=french]")).to_contain_text("15 d")
        page.locator(".tabs button").nth(1).click()
        page.click("details[data-beside] > summary")
        page.click("details[data-match-notices] > summary")
        page.select_option("[data-match-notices] select[name=mode]", "never")
        page.fill("[data-match-notices] input[name=dates]", "2027-12-25")
        assert serious(desk.player) == []
        page.click("[data-match-notices] button.primary")
        expect(page.locator("[data-match-notices]")).to_contain_text("Saved.")

        table.kill()  # as if the other had seated a computer
        with sqlite3.connect(table.database) as rows:
            rows.execute("UPDATE seats SET kind = 'bot', bot = 'random' WHERE seat = 'french'")
        table.open()
        page.reload()
        expect(page.locator(".take-back")).to_contain_text("the computer plays on for you")
        assert serious(desk.player) == []
        page.click("[data-take-back]")
        expect(page.locator("main.table[data-seat=french]")).to_have_count(1)
        desk.context.close()
        table.kill()
