"""A tournament among three, from the first idea to the checked dice; ratings and statistics of what was played."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.mailbox import Mailbox
from tests.web.test_access import put_on, serious
from tests.web.test_lobby import NARROW, sign_up
from tests.web.test_people import Device, hall

__all__ = ["hall"]


def shoot(device: Device, name: str) -> None:
    look = os.environ.get("ARPENTS_SHOTS")
    if look:
        device.page.screenshot(path=str(Path(look) / f"{name}.png"), full_page=True)


def give_up(device: Device, match: str) -> None:
    """By the API, as the table's own button does, on whichever side this browser sits."""
    done = device.page.evaluate(
        """async (match) => {
          for (const seat of ["french", "british"]) {
            const body = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
            if ((await fetch(`/api/matches/${match}/seats/${seat}/resign`, body)).ok) return true;
          }
          return false;
        }""",
        match,
    )
    assert done


def sound(device: Device, name: str) -> None:
    assert serious(device.player) == [], name
    assert device.page.evaluate(NARROW), name
    shoot(device, f"{name}-{device.player.language}-{device.page.viewport_size['width']}")  # type: ignore[index]


def test_a_tournament_among_three(browser: Browser, hall: tuple[str, Mailbox]) -> None:
    url, _ = hall
    desk, phone, tablet = (
        Device(browser, url, language, width) for language, width in (("fr", 1440), ("en", 390), ("fr", 1024))
    )
    for device in (desk, phone, tablet):
        device.player.forgiving = True  # refusals are told to the console too
    phone.go("tournaments")
    phone.page.locator("main.contests a[href='#/sign-in']").wait_for()
    phone.go("ratings")
    phone.page.locator("main.contests section a[href='#/sign-in']").wait_for()
    for device, name in ((desk, "Marie-Anne"), (phone, "Robert"), (tablet, "Louis")):
        sign_up(device, name)

    # one makes it, one enters, one is invited
    desk.go("lobby")
    desk.page.click("nav a[href='#/tournaments']")
    expect(desk.page.locator("[data-section=open]")).to_contain_text("Aucun tournoi")
    sound(desk, "tournaments")
    desk.page.fill("[data-new-tournament] input[name=name]", "Coupe de Québec")
    desk.page.select_option("[data-new-tournament] select[name=game]", "quebec-1759")
    desk.page.click("[data-new-tournament] button.primary")
    desk.page.locator("[data-facts]").wait_for()
    assert desk.page.title() == "Coupe de Québec · Arpents"
    desk.page.click("[data-enter]")
    expect(desk.page.locator("[data-facts] .lobby-news")).to_contain_text("notée")
    desk.page.fill("[data-invite] input", "Nobody")
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator("[data-organiser] [role=alert]")).to_contain_text("Personne")
    desk.page.fill("[data-invite] input", "louis")
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator("[data-entrants] li")).to_have_count(2)
    sound(desk, "tournament-open")
    phone.go("tournaments")
    phone.page.click("[data-section=open] [data-tournament] a")
    phone.page.click("[data-enter]")
    expect(phone.page.locator("[data-entrants] li")).to_have_count(3)
    sound(phone, "tournament-open")
    tablet.go("tournaments")
    tablet.page.click("[data-section=invited] [data-tournament] a")
    tablet.page.click("[data-enter]")
    expect(tablet.page.locator("[data-withdraw]")).to_be_visible()

    # it begins: one has a bye, two play; whoever loses gives up
    desk.page.reload()
    desk.page.click("[data-start]")
    expect(desk.page.locator("[data-round='1'] li")).to_have_count(2)
    expect(desk.page.locator("[data-round='1']")).to_contain_text("exemption")
    sound(desk, "tournament-round")
    tournament = desk.page.url.rsplit("/", 1)[1]
    for round in (1, 2):
        desk.page.reload()
        links = desk.page.locator(f"[data-round='{round}'] a.button").first
        match = re.search(r"#/(?:play|watch)/(.+)", links.get_attribute("href") or "")
        assert match is not None
        for device in (tablet, phone, desk):
            device.go(f"tournament/{tournament}")
            row = device.page.locator(f"[data-round='{round}'] li.is-own a[href='#/play/{match[1]}']")
            device.page.locator(f"[data-round='{round}']").wait_for()
            if row.count():
                give_up(device, match[1])
                break
        wanted = "told.round === 2" if round == 1 else "told.state === 'over'"
        asked = f"id => fetch(`/api/tournaments/${{id}}`).then((answer) => answer.json()).then((told) => {wanted})"
        desk.page.wait_for_function(asked, arg=tournament)
    for device, word in ((desk, "Terminé"), (phone, "Over")):
        device.go(f"tournament/{tournament}")
        device.page.reload()
        expect(device.page.locator(".contests-state")).to_contain_text(word)
        expect(device.page.locator("[data-standings] tbody tr")).to_have_count(3)
        sound(device, "tournament-over")

    # its dice, and where everybody stands by them
    for device in (desk, phone):
        device.go(f"tournament/{tournament}/check")
        expect(device.page.locator("[data-verdict=sound][role=status]")).to_be_visible()
        expect(device.page.locator("tr[data-verdict=sound]")).to_have_count(2)
        sound(device, "check")
        device.go("ratings/quebec-1759")
        expect(device.page.locator("[data-side] tbody tr").first).to_contain_text("±")
        sound(device, "ratings")
        device.page.locator("[data-side] tbody a").first.click()
        expect(device.page.locator("[data-steps] tbody tr").first).to_contain_text("→")
        sound(device, "person")
        device.go("statistics/quebec-1759")
        expect(device.page.locator("[data-sides] tbody tr")).to_have_count(2)
        sound(device, "statistics")
    for page in (f"tournament/{tournament}", "ratings/quebec-1759", "tournaments"):
        desk.go(page)
        desk.page.locator("main.contests section").first.wait_for()
        put_on(desk.player, "dark")
        assert serious(desk.player) == []
    desk.go("tournament/none")
    expect(desk.page.locator("[role=alert]")).to_contain_text("Ce tournoi n’existe pas.")
    for device in (desk, phone, tablet):
        device.context.close()
