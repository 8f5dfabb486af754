"""The curve under the replay of a finished match: made on request, with marks that lead to the swings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_access import played_out

Sit = Callable[..., Player]


def test_a_finished_match_is_analysed_and_its_swings_can_be_clicked(sit: Sit, tmp_path: Path) -> None:
    record = tmp_path / "match.arp"
    record.write_text(played_out("few-acres-of-snow"), encoding="utf-8")
    player = sit("fr")
    page = player.page
    page.goto(player.url)
    page.set_input_files("input[type=file]", record)
    page.locator("main.replay[data-shown='0']").wait_for()
    page.locator("[data-analyse]").click()
    page.locator(".analysis[data-status=done]").wait_for(timeout=120_000)
    expect(page.locator(".curve-title")).to_contain_text("%")
    marks = page.locator(".swing-mark")
    assert marks.count() > 0
    assert len((page.locator(".curve-line").get_attribute("points") or "").split()) > 50
    for number in (0, marks.count() - 1):
        last = marks.nth(number).get_attribute("data-swing")
        marks.nth(number).press("Enter")  # some lie one above the other
        page.locator(f"main.replay[data-shown='{last}']").wait_for()
        expect(page.locator(".swing")).to_contain_text("%")
        assert "‹" not in page.locator(".analysis").inner_text()
    page.locator("button[lang=en]").click()
    expect(page.locator(".curve-title")).to_contain_text("Chances of the British")
    page.locator(".curve svg").click(position={"x": 0, "y": 5})
    page.locator("main.replay[data-shown='0']").wait_for()
    page.reload()
    page.locator(".analysis[data-status=done]").wait_for()
