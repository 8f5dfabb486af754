"""Lessons on the page: tried wrong and right, left and taken up, by mouse and by keyboard; then the first match."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import arpents
from arpents.speech import Speech
from arpents.table.lessons import lessons_of
from tests.web.player import Player
from tests.web.test_access import serious

Sit = Callable[..., Player]
GAME = "quebec-1759"
IN_TURN = [(slug, ("en", "fr")[at % 2]) for at, slug in enumerate(arpents.games())]
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"  # from then on keys are heard


def test_a_lesson_is_tried_left_taken_up_and_finished(sit: Sit) -> None:
    player = sit("fr")
    page, speech = player.page, Speech(GAME, "fr", strict=True)
    page.goto(f"{player.url}/#/new/{GAME}")
    page.locator(f".game.is-chosen[data-game={GAME}]").wait_for(timeout=60_000)  # a table that has just opened
    page.locator(".new-match [data-learn]").click()
    lines = page.locator(".learn-line")
    expect(lines).to_have_count(len(lessons_of(GAME)) + 1)
    assert serious(player) == []
    lines.nth(0).locator("a").click()
    panel = page.locator(".lesson")
    expect(panel.locator(".lesson-told")).to_contain_text(speech.text("lesson-board-goal"))
    expect(page.locator(".plan-ring.is-taught")).to_have_count(1)
    expect(page.locator(".choices")).to_have_count(0)
    expect(panel.locator("[data-continue]")).to_be_in_viewport(ratio=1)  # and not below the edge of its panel
    assert serious(player) == []
    for step in range(1, 5):
        page.keyboard.press("n")
        expect(panel).to_have_attribute("data-step", str(step))
    player.forgiving = True  # the browser complains of every refusal
    page.locator('.choices .choice[data-words="ships-up 2"]').click()
    expect(panel.locator(".refusal")).to_contain_text(speech.text("lesson-board-from-wrong")[1:])
    expect(panel.locator(".refusal button.rule")).to_have_text("[6.1]")
    player.click("from ile-d-orleans")
    expect(panel).to_have_attribute("data-step", "5")
    panel.locator(".lesson-leave").click()
    expect(lines.nth(0).locator(".learn-standing")).to_have_text(speech.text("learn-step", {"step": 6, "steps": 7}))
    page.reload()
    lines.nth(0).locator("a").click()
    expect(panel).to_have_attribute("data-step", "5")
    page.evaluate(DRAWN)
    page.keyboard.press("h")
    expect(panel.locator(".lesson-shown")).to_be_visible()
    expect(page.locator(".plan-number")).to_have_count(1)
    panel.locator("[data-do]").click()
    expect(panel).to_have_attribute("data-step", "6")
    panel.locator("[data-back]").click()
    expect(panel).to_have_attribute("data-step", "5")
    player.click("to levis")
    player.click("count 4")
    expect(panel.locator(".lesson-well")).to_contain_text(speech.text("lesson-board-count-well"))
    assert serious(player) == []
    panel.locator("[data-next]").click()
    expect(panel.locator("h2")).to_have_text(speech.text("lesson-turn-title"))
    page.goto(f"{player.url}/#/learn")
    expect(page.locator("[data-lesson=board]").first).to_have_class("learn-line is-done")
    page.goto(f"{player.url}/#/")
    expect(page.locator(".recent")).to_have_count(0)


@pytest.mark.parametrize(("slug", "language"), IN_TURN)
def test_the_first_lesson_of_every_game_is_taken_to_its_end_by_keyboard(sit: Sit, slug: str, language: str) -> None:
    player = sit(language)
    page, speech = player.page, Speech(slug, language, strict=True)
    lesson = next(iter(lessons_of(slug).values()))
    page.goto(f"{player.url}/#/learn/{slug}/{lesson.id}")
    panel = page.locator(".lesson")
    for number, step in enumerate(lesson.steps):
        expect(panel).to_have_attribute("data-step", str(number))
        expect(panel.locator(".lesson-told")).to_contain_text(speech.text(step.text))
        page.evaluate(DRAWN)
        if not step.accept:
            page.keyboard.press("n")
            continue
        for _ in step.show:
            page.keyboard.press("h")
            panel.locator("[data-do]").press("Enter")
            page.evaluate(DRAWN)
            if panel.get_attribute("data-step") != str(number):
                break
    expect(panel.locator(".lesson-done")).to_be_visible()
    expect(panel.locator("[data-next]")).to_have_attribute("href", re.compile(rf"#/learn/{slug}/"))


def test_units_and_ground_that_a_lesson_speaks_of_are_ringed_where_a_table_has_no_places(sit: Sit) -> None:
    player = sit("en")
    page = player.page
    page.goto(f"{player.url}/#/learn/muskets-tomahawks/board")
    rings = page.locator(".plan-ring.is-taught")
    for step, count in enumerate((0, 1, 2, 2, 2)):
        expect(page.locator(".lesson")).to_have_attribute("data-step", str(step))
        expect(rings).to_have_count(count)
        page.locator("[data-continue]").click()
    ring = page.locator(".plan-ring")  # of nothing: the card is marked in the tray
    expect(ring).to_have_count(0)
    expect(page.locator(".tray [data-taught]")).to_have_attribute("data-noun", "card-attacker-irregulars")


def test_a_table_that_was_forgotten_is_laid_again_at_the_same_step(sit: Sit) -> None:
    player = sit("en", phone=True)
    page = player.page
    page.goto(f"{player.url}/#/learn/{GAME}/turn")
    panel = page.locator(".lesson")
    player.click("ready")
    expect(panel).to_have_attribute("data-step", "1")
    match = player.match
    player.forgiving = True
    page.evaluate(
        """match => {
            const known = JSON.parse(localStorage.getItem("arpents.lesson-table"));
            localStorage.setItem("arpents.lesson-table", JSON.stringify({ ...known, match: "gone" }));
            location.hash = "#/play/gone";
        }""",
        match,
    )
    expect(panel).to_have_attribute("data-step", "1")
    assert player.match not in (match, "gone")
    assert serious(player) == []


def test_the_first_match_explains_every_question_until_told_not_to(sit: Sit) -> None:
    player = sit("en")
    page, speech = player.page, Speech(GAME, "en", strict=True)
    page.goto(f"{player.url}/#/learn/{GAME}/first-match")
    guide = page.locator(".guide")
    guide.wait_for()  # until the computer has placed its blocks
    expect(guide).to_contain_text(speech.text("guide-plan"))
    expect(page.locator("[data-hint]")).to_be_visible()
    player.click("from ile-d-orleans")
    expect(guide).to_contain_text(speech.text("guide-target"))
    assert serious(player) == []
    guide.locator("[data-no-guide]").click()
    expect(guide).to_have_count(0)
