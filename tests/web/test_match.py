"""Matches played through real clicks by random legal choices, in both languages."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arpents
from tests.web.player import Player

SOME = 12  # decisions of a match that is only begun

Sit = Callable[..., Player]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", list(arpents.games()))
def test_a_match_is_begun_by_clicks_and_page_and_server_agree(sit: Sit, slug: str, language: str) -> None:
    player = sit(language)
    player.begin(slug, side=arpents.game(slug).seats[0])
    dice = random.Random(1759)
    for _ in range(SOME):
        if not player.await_turn():
            break
        player.choices()
        player.agrees()
        player.decide(dice)
    assert "‹" not in player.page.inner_text("body"), "a text is missing"


@pytest.mark.parametrize("slug", [slug for slug in arpents.games() if slug != "quebec-1759"])
def test_a_match_goes_on_by_clicks_while_the_language_changes(sit: Sit, slug: str) -> None:
    """ARPENTS_WHOLE=1 plays on to the end of the match: some minutes for each game."""
    whole = bool(os.environ.get("ARPENTS_WHOLE"))
    player = sit("fr")
    player.begin(slug, side=arpents.game(slug).seats[0])
    dice = random.Random(1759)
    for number in range(4000 if whole else 16):
        if not player.await_turn():
            break
        if number % 10 == 4:
            player.language = "en" if player.language == "fr" else "fr"
            player.page.click(f"button[lang={player.language}]")
            expect(player.page.locator("html")).to_have_attribute("lang", player.language)
            player.choices()
            player.agrees()
        player.decide(dice)
    assert "‹" not in player.page.inner_text("body"), "a text is missing"
    if whole:
        assert player.over
        state = player.agrees()
        assert state["outcome"][f"text_{player.language}"] in player.page.inner_text(".ending")


def test_quebec_is_played_to_its_end_and_can_be_replayed_and_checked(sit: Sit, tmp_path: Path) -> None:
    player = sit("fr")
    player.begin("quebec-1759", side="french")
    dice = random.Random(7)
    player.await_turn()
    player.click("preset even")
    for number in range(2000):
        if not player.await_turn():
            break
        if number % 20 == 0:
            board_shows(player)
        # A random player hardly ever says Ready: three times out of four it is said for them.
        choices = player.choices()
        if "ready" in choices and dice.random() < 0.75:
            player.click("ready")
        else:
            player.decide(dice)
    assert player.over
    state = player.agrees()
    board_shows(player)
    assert state["outcome"]["text_fr"] in player.page.inner_text(".ending")

    player.page.click(".ending-links a[href*=replay]")
    player.page.locator("main.replay[data-shown='0']").wait_for()
    player.page.click("[data-step-on]")
    player.page.locator("main.replay[data-shown='1']").wait_for()
    player.page.select_option(".steps select", "british")
    player.page.wait_for_url("**/1/british")
    player.page.go_back()
    player.page.click(".ending-links a[href*=verify]")
    player.page.locator("[data-verdict=kept]").wait_for()

    player.page.go_back()
    with player.page.expect_download() as download:
        player.page.click(".ending-links a[download]")
    record = tmp_path / "match.arp"
    download.value.save_as(record)
    player.page.goto(f"{player.url}/#/")
    player.page.set_input_files("input[type=file]", record)
    player.page.locator("main.replay[data-shown='0']").wait_for()


def board_shows(player: Player) -> None:
    """Every block the server speaks of stands in its zone, and no other."""
    view = player.state()["view"]
    shown = player.page.eval_on_selector_all(
        ".board .stacks",
        "all => Object.fromEntries(all.map(one => [one.dataset.noun, one.querySelectorAll('.on-map').length]))",
    )
    for zone, facts in view["zones"].items():
        assert shown[f"zone-{zone}"] == facts["french"]["count"] + facts["british"]["count"], zone
    for region, ships in view["ships"].items():
        assert shown[f"zone-{region}"] == ships
