"""Two tabs of one seat; a line that breaks; a table that is killed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Table
from tests.web.player import Player

Sit = Callable[..., Player]


def test_two_tabs_of_one_seat_stay_in_step(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator(".choices .choice").first.wait_for()
    player.click("preset even")
    expect(other.locator("main.table")).to_have_attribute("data-revision", player.where()["revision"] or "")
    other.close()


def test_reload_reconnect_and_a_killed_table(sit: Sit, table: Table) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    player.await_turn()
    player.click("preset even")
    player.page.reload()
    player.await_turn()
    player.choices()
    player.agrees()
    player.click("take fr-la-sarre")
    player.forgiving = True
    table.kill()
    expect(player.page.locator(".lost")).to_be_visible()
    table.open()
    expect(player.page.locator(".lost")).to_have_count(0)
    player.forgiving = False
    player.agrees()
    player.click("put abraham")
    player.choices()
    player.agrees()
