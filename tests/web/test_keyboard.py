"""Every game can be played by keyboard alone: numbers, Tab and Enter, the command box."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import arpents
from tests.web.drawn import board_agrees
from tests.web.player import NOWHERE, Player, choose_random

SOME = 20  # decisions
STOPS = "() => document.querySelectorAll('a, button, input, select, summary, [tabindex]').length"
WHERE = """() => {
  const focused = document.activeElement;
  if (!focused.closest(".choices")) return "";
  return focused.matches(".choice") ? "choice" : focused.getAttribute("aria-expanded") === "false" ? "closed" : "other";
}"""

Sit = Callable[..., Player]


def sit_down(player: Player, slug: str) -> None:
    """From the first page to the table without a mouse."""
    player.page.goto(f"{player.url}/#/new/{slug}")
    player.page.locator(f".game.is-chosen[data-game={slug}]").wait_for()
    choose_random(player.page)
    player.page.locator("button.big").focus()
    player.page.keyboard.press("Enter")
    player.page.locator("main.table").wait_for()


def decide(player: Player, dice: random.Random, by_number: float = 0.6) -> None:
    numbers = player.page.eval_on_selector_all(
        ".choices .choice[aria-keyshortcuts]", "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    if numbers and dice.random() < by_number:
        player.page.keyboard.press(dice.choice(numbers))
    elif dice.random() < 0.5:
        words = dice.choice([action["words"] for action in player.state()["actions"]])
        player.page.keyboard.press("/")
        player.page.keyboard.insert_text(words)
        player.page.keyboard.press("Enter")
        player.page.keyboard.press("Escape")
    else:
        tab_to_a_choice(player, dice.randint(0, 3))


def tab_to_a_choice(player: Player, passed: int) -> None:
    """Walk to the list, open the groups one comes to, pass some choices and take the next one, or else the last."""
    reached = False
    for _ in range(player.page.evaluate(STOPS) + 20):  # once round the page: a long log has many rule numbers
        player.page.keyboard.press("Tab")
        at = player.page.evaluate(WHERE)
        if at == "closed":
            player.page.keyboard.press("Enter")
        if at == "choice" and passed == 0:
            player.page.keyboard.press("Enter")
            return
        if reached and not at:
            player.page.keyboard.press("Shift+Tab")
            player.page.keyboard.press("Enter")
            return
        if at == "choice":
            reached = True
            passed -= 1
    raise AssertionError("no choice takes the focus")


@pytest.mark.parametrize("slug", list(arpents.games()))
def test_every_game_is_played_by_keyboard(sit: Sit, slug: str) -> None:
    player = sit("en")
    sit_down(player, slug)
    dice = random.Random(slug)
    for _ in range(SOME):
        if not player.await_turn():
            break
        before = player.where()
        decide(player, dice)
        player.page.evaluate("before => hand.until(before)", before)
    board_agrees(player, slug)


def test_a_match_is_played_to_its_end_by_keyboard(sit: Sit) -> None:
    """Québec 1759 by numbers and words, without a single click."""
    player = sit("fr")
    sit_down(player, "quebec-1759")
    dice = random.Random(1759)
    before: dict[str, str | None] = dict(NOWHERE)
    for _ in range(3000):
        now = player.page.evaluate("before => hand.until(before)", before)
        if now["ended"]:
            break
        before = now
        decide(player, dice, by_number=0.9)
    assert player.over
    board_agrees(player, "quebec-1759")
    player.agrees(whole=True)
