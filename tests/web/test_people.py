"""People at the page: passkeys by the browser's own authenticator, letters, and a seat that goes along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, expect

from tests.server.mailbox import Mailbox
from tests.web.conftest import PATIENCE, Table
from tests.web.player import Player
from tests.web.test_access import put_on, serious

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser of its own with an authenticator in it."""

    def __init__(self, browser: Browser, url: str, language: str, width: int) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": 844}, locale=f"{language}-CA", reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.player = Player(self.context, url, language)
        self.page = self.player.page
        self.line: CDPSession = self.context.new_cdp_session(self.page)
        self.line.send("WebAuthn.enable")
        added = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator: str = added["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])

    def bring(self, key: dict[str, Any]) -> None:
        """As a password manager carries a passkey to another device."""
        given = {"authenticatorId": self.authenticator, "credential": key}
        self.line.send("WebAuthn.addCredential", given)

    def go(self, page: str) -> None:
        self.page.goto(f"{self.player.url}/#/{page}")


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Mailbox]]:
    with Mailbox() as box:
        table = Table(tmp_path_factory.mktemp("hall"), box.url)
        table.open()
        yield f"http://localhost:{table.port}", box  # a passkey wants a name
        table.kill()


def test_two_people_with_accounts(browser: Browser, hall: tuple[str, Mailbox]) -> None:
    url, box = hall
    desk, phone, other = (
        Device(browser, url, language, width) for language, width in (("fr", 1280), ("fr", 390), ("en", 390))
    )

    # somebody begins a match without an account, and takes the seat into one
    desk.player.begin("quebec-1759", seat="french", opponent="person")
    match = desk.player.match
    invitation = desk.page.locator("[data-invite=british]").get_attribute("data-link")
    desk.page.click(".whoami")
    desk.page.fill("[data-sign-up] input", "Madeleine")
    desk.page.keyboard.press("Enter")
    desk.page.locator("main.table").wait_for()  # back where one was
    expect(desk.page.locator(".whoami")).to_have_text("Madeleine")
    assert len(desk.keys()) == 1
    desk.page.click("[data-claim]")
    expect(desk.page.locator("[data-own]")).to_contain_text("votre compte")

    # on another device the same passkey opens the same seat
    phone.bring(desk.keys()[0])
    phone.go("sign-in")
    phone.page.click("[data-passkey]")
    expect(phone.page.locator("main.hall h1")).to_have_text("Madeleine")
    assert serious(phone.player) == []
    phone.go(f"play/{match}")
    phone.player.await_turn()
    phone.go("me")  # this browser holds nothing by a link
    expect(phone.page.locator("[data-programs], main.hall section").first).to_be_visible()
    expect(phone.page.locator("[data-own-seats]")).to_have_count(0)
    phone.go(f"play/{match}")
    phone.player.await_turn()

    # what this browser still holds by its secrets comes along in one go
    desk.page.click(".home")
    signed_in = desk.context.cookies()
    desk.context.clear_cookies(name="arpents-session")
    desk.player.begin("quebec-1759", opponent="hot-seat")
    desk.context.add_cookies([one for one in signed_in if one["name"] == "arpents-session"])
    desk.go("me")
    desk.page.click("[data-own-seats] button")
    expect(desk.page.locator("[data-own-seats] .hall-news").first).to_have_text("2 sièges sont à votre compte.")

    # the account: another name, one more passkey, and not the last one away
    desk.page.fill("[data-profile] input[name=name]", "Madeleine de Verchères")
    desk.page.select_option("[data-profile] select[name=time_zone]", "America/Toronto")
    desk.page.click("[data-profile] button.primary")
    expect(desk.page.locator(".whoami")).to_have_text("Madeleine de Verchères")
    desk.player.forgiving = True  # refusals are told to the console too
    desk.page.click("[data-add-passkey] button")
    expect(desk.page.get_by_role("alert")).to_contain_text("déjà")  # this device has one
    desk.line.send("WebAuthn.clearCredentials", {"authenticatorId": desk.authenticator})
    desk.page.fill("[data-add-passkey] input", "Clé de secours")
    desk.page.click("[data-add-passkey] button")
    expect(desk.page.locator("[data-passkeys] li")).to_have_count(2)
    desk.page.locator("[data-passkeys] li button").first.click()
    expect(desk.page.locator("[data-passkeys] li")).to_have_count(1)
    desk.page.locator("[data-passkeys] li button").first.click()
    expect(desk.page.get_by_role("alert")).to_contain_text("seule façon d’entrer")
    for theme in ("light", "dark"):
        put_on(desk.player, theme)
        assert serious(desk.player) == []

    # a session that is ended is out at once, wherever it is
    expect(desk.page.locator("[data-sessions] li")).to_have_count(2)
    phone.player.forgiving = True
    desk.page.click("[data-end-others]")
    expect(desk.page.locator("[data-sessions] li")).to_have_count(1)
    expect(phone.page.get_by_role("alert")).to_contain_text("session")
    phone.go("sign-in")
    phone.page.reload()
    phone.page.click("[data-passkey]")  # the passkey that was removed
    expect(phone.page.get_by_role("alert")).to_contain_text("n’est pas connue")

    # somebody comes by mail, on a phone, in English, and takes the other seat
    other.go("sign-in")
    assert serious(other.player) == []
    other.page.fill("[data-mail] input", "cadotte@example.org")
    other.page.click("[data-mail] button")
    expect(other.page.locator(".hall-news", has_text="on its way")).to_be_visible()
    other.player.forgiving = True
    other.go(f"sign-in/{box.link()}")
    other.page.click("[data-open-link]")
    other.page.fill("[data-sign-up] input", "Athanasie")
    other.page.click("[data-sign-up] button")
    expect(other.page.locator("main.lobby h1")).to_have_text("The lobby")  # whoever is new looks for somebody
    other.go("me")
    expect(other.page.locator("main.hall h1")).to_have_text("Athanasie")
    put_on(other.player, "dark")
    assert serious(other.player) == []
    assert other.page.evaluate("document.documentElement.scrollWidth") <= 390
    other.page.goto(f"{url}{invitation}")
    expect(other.page.locator("[data-own]")).to_have_count(1)
    assert other.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(other.page.locator("[data-sitter=french]")).to_contain_text("Madeleine de Verchères")

    # who leaves is somebody who left
    desk.page.click(".hall-leave summary")
    desk.page.fill("[data-leave] input", "Madeleine de Verchères")
    desk.page.click("[data-leave] button")
    expect(desk.page.locator(".whoami")).to_have_text("S’identifier")
    expect(other.page.locator("[data-sitter=french]")).to_contain_text("someone who left")
    assert [device.player.complaints for device in (desk, phone, other)] == [[], [], []]
    for device in (desk, phone, other):
        device.context.close()


def test_without_a_hall_the_page_shows_nothing_of_it(browser: Browser, table: Table) -> None:
    asked: list[str] = []
    visitor = Device(browser, table.url, "en", 1280)
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("me")
    visitor.page.locator(".start-title").wait_for()
    assert visitor.page.locator(".whoami").count() == 0
    assert not [address for address in asked if "hall" in address]
    visitor.context.close()
