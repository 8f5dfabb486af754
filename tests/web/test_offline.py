"""Without a connection: the page opens, says so, and has the rules and the records one has seen, of nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.mailbox import Mailbox
from tests.web.conftest import Table
from tests.web.test_access import serious
from tests.web.test_lobby import NARROW, sign_up
from tests.web.test_people import Device

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open("arpents-page");
  return Boolean(await cache.match("/")) && Boolean(navigator.serviceWorker.controller);
}"""
SEEN = """async () => (await (await caches.open("arpents-records")).keys()).length"""
PRIVATE = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found.filter((path) => /^\\/api\\/(matches|me|hall|lobby|notices)/.test(path));
}"""


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with Mailbox() as box:
        table = Table(tmp_path_factory.mktemp("offline"), box.url)
        table.open()
        yield table
        table.kill()


def ended_match(page: Page) -> str:
    """One's own, given up at once."""
    return str(
        page.evaluate(
            """async () => {
      const ask = async (path, body) => (await fetch(`/api${path}`, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json();
      const { match } = await ask("/matches", {game: "quebec-1759"});
      await ask(`/matches/${match}/seats/french/resign`, {});
      return match;
    }"""
        )
    )


def test_the_page_is_installed_and_read_without_a_connection(browser: Browser, house: Table) -> None:
    desk = Device(browser, f"http://localhost:{house.port}", "fr", 1280)
    page = desk.page
    desk.player.forgiving = True  # the console tells of the connection too
    sign_up(desk, "Marie-Anne")
    page.wait_for_function(KEPT)
    errors = desk.line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in errors if one["errorId"] != "in-incognito"] == []
    match = ended_match(page)
    desk.go(f"replay/{match}")
    page.locator("main.replay").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"async () => (await ({SEEN})()) > 1")
    assert page.evaluate(PRIVATE) == []
    with page.expect_event("requestfinished", lambda asked: asked.url.endswith("/ready")):  # and its line is free again
        page.reload()

    desk.context.set_offline(True)
    house.kill()
    page.goto(f"http://localhost:{house.port}/")
    page.reload()
    banner = page.locator(".offline")
    expect(banner).to_contain_text("Pas de connexion.")
    page.locator(".new-match").wait_for()
    assert serious(desk.player) == []
    page.click(".languages button[lang=en]")
    expect(banner).to_contain_text("No connection.")
    for slug in ("quebec-1759", "wilderness-war"):  # one was played, one was never looked at
        desk.go(f"rules/{slug}")
        page.locator("main.rules-page [data-entry], main.rules-page article, main.rules-page h3").first.wait_for()
    desk.go(f"replay/{match}")
    page.locator("main.replay").wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    desk.go("")
    assert page.evaluate(NARROW)
    desk.go(f"play/{match}")
    expect(page.locator("main")).to_contain_text("The line to the table is broken")

    desk.context.set_offline(False)
    house.open()
    page.reload()
    expect(banner).to_have_count(0)
    expect(page.locator(".whoami").first).to_have_attribute("aria-label", "Your account, Marie-Anne")
    desk.go("me")
    page.click("[data-sign-out]")
    page.locator(".new-match").wait_for()
    page.wait_for_function("async () => !(await caches.has('arpents-records'))")
    expect(page.locator(".recent")).to_have_count(0)
    desk.context.set_offline(True)
    house.kill()
    desk.go(f"replay/{match}")
    page.reload()
    expect(page.locator(".trouble")).to_be_visible()
    expect(banner).to_contain_text("No connection.")
    desk.context.close()
