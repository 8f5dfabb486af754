"""Matches played to their end through real clicks by random legal choices, in both languages."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arpents
from arpents.engine import state as engine
from tests.web.drawn import TIGHT, board_agrees, wilderness
from tests.web.player import NOWHERE, SHORTEST, Player

# Two runs of the tests, on plain Python and compiled, play every game to its end in French and in English; one run by
# itself plays the other language for a while only, unless ARPENTS_WHOLE is set.
COMPILED = not engine.__file__.endswith(".py")
WHOLE = ("fr", "en") if os.environ.get("ARPENTS_WHOLE") else ("en",) if COMPILED else ("fr",)
BEGUN = 40  # decisions in the other language
SOON = 8  # decisions after each of which everything is compared
OFTEN = 25  # decisions, later on
LONGEST = 6000  # decisions of one side: no match comes near it

Sit = Callable[..., Player]


def test_every_game_is_played() -> None:
    assert set(SHORTEST) == set(arpents.games())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", list(SHORTEST))
def test_a_match_is_played_by_clicks_to_its_end(sit: Sit, slug: str, language: str, tmp_path: Path) -> None:
    scenario, side = SHORTEST[slug]
    player = sit(language)
    player.begin(slug, side, scenario=scenario)
    dice = random.Random(f"{slug} {language}")
    before = NOWHERE
    for number in range(LONGEST if language in WHOLE else BEGUN):
        if number < SOON or number % OFTEN == 0:
            if not player.await_turn(before):
                break
            board_agrees(player, slug)
        if number < SOON:
            player.choices()
            player.agrees()
        if number % 200 == SOON and player.await_turn(before):
            switch_there_and_back(player)
        decided = player.step(dice, before)
        if decided is None:
            break
        before = decided
    assert "‹" not in player.page.inner_text("body"), "a text is missing"
    if language not in WHOLE:
        return
    assert player.over
    board_agrees(player, slug)
    state = player.agrees(whole=True)
    assert state["outcome"][f"text_{language}"] in player.page.inner_text(".ending")
    if slug == "quebec-1759" and language == "fr":
        can_be_replayed_and_checked(player, tmp_path)


def switch_there_and_back(player: Player) -> None:
    """The other language without reload, everything compared in it, and back."""
    first = player.language
    for language in ("en" if first == "fr" else "fr", first):
        player.language = language
        player.page.click(f"button[lang={language}]")
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        player.choices()
        player.agrees()


def can_be_replayed_and_checked(player: Player, folder: Path) -> None:
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
    record = folder / "match.arp"
    download.value.save_as(record)
    player.page.goto(f"{player.url}/#/")
    player.page.set_input_files("input[type=file]", record)
    player.page.locator("main.replay[data-shown='0']").wait_for()


def test_a_crowded_place_shows_all_its_pieces_when_it_is_clicked(sit: Sit) -> None:
    """What a tight pile covers is fanned out in the menu of its place."""
    player = sit("en")
    player.begin("wilderness-war", "british", scenario="annus-mirabilis")
    player.await_turn()
    piles = wilderness(player.state()["view"]).piles
    place, crowd = max(piles.items(), key=lambda entry: sum(map(len, entry[1].values())))
    assert sum(map(len, crowd.values())) > TIGHT
    player.page.locator(f".spot[data-noun={place}] .hit").click(force=True)
    shown = player.page.locator(".menu .fan li")
    expect(shown).to_have_count(sum(map(len, crowd.values())))
