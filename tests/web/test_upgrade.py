"""The rules have changed under a match: both are asked on the page, and both answers are carried out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.upgrades.other_rules import EASY_HITS, SECRETS, OtherVersion
from tests.web.conftest import PATIENCE, Table
from tests.web.test_access import AXE

Sits = Callable[..., Page]


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """A table whose matches were played by another rule."""
    table = Table(tmp_path)
    other = OtherVersion(tmp_path / "other", EASY_HITS)
    matches = [
        other.play(f"sqlite:///{table.database}", words=[], until="event-double-shot", random=5) for _ in range(2)
    ]
    table.open()
    yield table, matches
    table.kill()


@pytest.fixture
def sits(browser: Browser, upgraded: tuple[Table, list[dict[str, Any]]]) -> Iterator[Sits]:
    contexts: list[BrowserContext] = []

    def down(match: dict[str, Any], seat: str, language: str, width: int = 1280) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800},
            locale="fr-CA" if language == "fr" else "en-CA",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{upgraded[0].url}/#/join/{match['id']}/{seat}/{SECRETS[seat]}")
        page.locator("[data-upgrade=asked]").wait_for()
        return page

    yield down
    for context in contexts:
        context.close()


def choose_by_keys(page: Page, choice: str) -> None:
    page.locator(f"[data-choice={choice}]").focus()
    page.keyboard.press("Enter")


def serious(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]


def test_both_choose_on_the_page(upgraded: tuple[Table, list[dict[str, Any]]], sits: Sits) -> None:
    going, staying = upgraded[1]
    french, british = sits(going, "french", "fr"), sits(going, "british", "en", 390)
    expect(french.locator("[data-difference=told]")).to_contain_text("2 touches")
    expect(french.locator("[data-difference=told]")).to_contain_text("aucune touche")
    expect(british.locator("[data-difference=told]")).to_contain_text("no hit")
    assert french.locator(".choices .choice").count() == 0
    for page in (french, british):
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    choose_by_keys(french, "new")
    expect(french.locator("[data-said]")).to_contain_text("Vous voulez continuer")
    expect(british.locator("[data-said]")).to_contain_text("French: go on by the new rules.")
    choose_by_keys(british, "new")
    for page in (french, british):  # whoever waited sees it without a reload
        page.locator("[data-upgrade]").wait_for(state="detached")
        expect(page.locator("main.table")).to_have_attribute("data-ended", "false")
    french.locator(".choices .choice").first.click()
    expect(french.locator(".log")).to_contain_text("Les règles ont changé")

    french, british = sits(staying, "french", "fr"), sits(staying, "british", "en")
    choose_by_keys(british, "old")
    expect(french.locator("[data-said]")).to_contain_text("finir sur l’ancienne version")
    choose_by_keys(french, "old")
    for page in (french, british):
        page.locator("[data-upgrade=old]").wait_for()
        expect(page.locator("[data-upgrade]")).to_contain_text(staying["engine"])
        assert page.locator("[data-choice]").count() == 0
        assert serious(page) == []
    with british.expect_download() as downloading:
        british.click("[data-record]")
    record = Path(downloading.value.path()).read_text(encoding="utf-8")
    assert f"rules {staying['rules']}" in record
    opened = french.request.post(
        f"{upgraded[0].url}/api/replays",
        data=json.dumps({"record": record}),
        headers={"Content-Type": "application/json"},
    ).json()
    assert opened["replay"]
