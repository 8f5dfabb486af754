"""A refusal is a sentence of ours in the language of the page: no id, no sentence of a library."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from arpents.speech import Speech
from tests.web.player import Player
from tests.web.test_access import played_out

Sit = Callable[..., Player]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_record_that_breaks_a_rule_is_refused_in_the_words_of_its_game(
    sit: Sit, tmp_path: Path, language: str
) -> None:
    whole = played_out("quebec-1759")
    header, _, moves = whole.partition("\n\n")
    broken = tmp_path / "broken.arp"
    count = len(moves.splitlines())
    moves = re.sub(r"end \d+", f"end {count}", moves)
    broken.write_text(f"{header}\n\nfrench ready\n{moves}", encoding="utf-8")
    player = sit(language)
    player.page.goto(player.url)
    player.forgiving = True
    player.page.set_input_files("input[type=file]", broken)
    trouble = player.page.locator(".from-disk .trouble")
    expect(trouble).to_contain_text("french ready")
    answer = player.page.request.post(f"{player.url}/api/replays", data={"record": broken.read_text(encoding="utf-8")})
    reason = Speech("quebec-1759", language).text(answer.json()["arguments"]["because"])
    assert "‹" not in reason
    expect(trouble).to_contain_text(reason)
    expect(trouble).not_to_contain_text("‹")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_command_that_is_too_long(sit: Sit, language: str) -> None:
    player = sit(language)
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.forgiving = True
    player.page.fill(".command input", "ready " * 500)
    player.page.keyboard.press("Enter")
    said = {"fr": "C’est trop long", "en": "That is too long"}[language]
    expect(player.page.locator(".refusal")).to_contain_text(said)
    expect(player.page.locator(".refusal")).not_to_contain_text("String should")
    player.page.locator(".command button[type=button]").click()
    expect(player.page.locator(".closed .reason")).to_contain_text(said)
