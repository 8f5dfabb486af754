"""Hints on the page: asked by a button or a key, drawn on the map, and told to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import MOVED, Player

Sit = Callable[..., Player]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_hint_tells_plans_and_draws_the_best_on_the_map(sit: Sit, language: str) -> None:
    player = sit(language)
    player.begin("few-acres-of-snow")
    assert player.await_turn()
    page = player.page
    expect(page.locator(".hints-on")).to_be_visible()
    offered = player.choices()
    if language == "fr":
        page.locator("[data-hint]").click()
    else:
        page.keyboard.press("h")
    plans = page.locator(".plan")
    plans.first.wait_for(timeout=60_000)
    first = plans.first
    assert first.locator(".plan-steps li").first.get_attribute("data-words") in offered
    expect(first.locator(".plan-title")).to_contain_text("%")
    expect(first.locator(".plan-why")).to_contain_text("Ce" if language == "fr" else "t")
    expect(page.locator(".estimate")).to_contain_text("estimation" if language == "fr" else "estimate")
    drawn = 0
    for number in range(plans.count()):
        title = plans.nth(number).locator(".plan-title")
        if title.get_attribute("aria-pressed") == "false":
            title.click()
        expect(title).to_have_attribute("aria-pressed", "true")
        drawn += page.locator(".plan-drawn .plan-ring").count()
    assert drawn > 0
    before = player.where()
    words = [step.get_attribute("data-words") for step in first.locator(".plan-steps li[data-words]").all()]
    first.locator("[data-play-plan]").click()
    expect(first.locator(".plan-play")).to_contain_text("Jouer" if language == "fr" else "Play")
    assert player.where() == before  # asked once more
    first.locator("[data-play-yes]").click()
    page.wait_for_function(MOVED, arg=before)
    expect(plans).to_have_count(0)
    played = [step["words"] for step in player.state()["undo"]["steps"]]
    assert played == words[: len(played)]  # as far as chance and the other side let it
    if played:
        page.locator("[data-undo]").click()
        expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")


def test_a_match_without_hints_offers_none(sit: Sit) -> None:
    player = sit("en")
    player.page.goto(f"{player.url}/#/new/few-acres-of-snow")
    player.page.locator("input[name=hints]").uncheck()
    player.page.click("form.new-match button[type=submit]")
    player.page.locator("main.table[data-revision]").wait_for()
    expect(player.page.locator(".hints-on")).to_have_count(0)
    expect(player.page.locator("[data-hint]")).to_have_count(0)


def test_whoever_is_awaited_is_not_surprised_by_hints(sit: Sit) -> None:
    player = sit("en")
    player.page.goto(f"{player.url}/#/new/few-acres-of-snow")
    hints = player.page.locator("input[name=hints]")
    player.page.locator("input[name=opponent][value=bot]").check()
    expect(hints).to_be_checked()
    player.page.locator("input[name=opponent][value=person]").check()
    expect(hints).not_to_be_checked()
    hints.check()
    player.page.click("form.new-match button[type=submit]")
    player.page.locator("main.table[data-revision]").wait_for()
    expect(player.page.locator(".hints-on")).to_be_visible()


def test_a_hint_is_in_sight_on_a_phone_and_can_be_put_away(sit: Sit) -> None:
    player = sit("en", phone=True)
    player.begin("few-acres-of-snow", seat="british")
    assert player.await_turn()
    player.choices()
    expect(player.page.locator("[data-hint]")).to_be_in_viewport()
    player.page.keyboard.press("h")
    player.page.locator(".plan").first.wait_for(timeout=60_000)
    expect(player.page.locator(".plan-title").first).to_be_in_viewport()
    player.page.click(".advice .close")
    expect(player.page.locator(".plan")).to_have_count(0)
