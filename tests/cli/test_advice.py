"""Hints in the terminal, in both languages."""

import re

import pytest

from tests.cli.conftest import Run

GAME = "few-acres-of-snow"
ASKED = {"en": ("hint", "to win", "What", "estimate"), "fr": ("conseil", "chances de gagner", "Ce", "estimation")}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser of few simulations."""
    monkeypatch.setattr("arpents.cli.advice.ADVISER", "recruit")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_tells_plans_chances_and_why(run: Run, few: None, lang: str) -> None:
    command, chance, why, estimate = ASKED[lang]
    arguments = ("play", GAME, "--terminal", "--seed", "4", "--seat", "british", "--bot", "random", "--lang", lang)
    ran = run(*arguments, typed=f"{command}\n{command}\nquit\n\n")
    assert ran.code == 0 and ran.err == "" and "‹" not in ran.out
    plans = re.findall(r"^Plan \d.*\d\s?%.*$", ran.out, re.M)
    assert len(plans) >= 2 and all(chance in plan for plan in plans)
    assert plans[: len(plans) // 2] == plans[len(plans) // 2 :]
    assert why in ran.out and estimate in ran.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hints_can_be_switched_off(run: Run, lang: str) -> None:
    command = ASKED[lang][0]
    ran = run("play", GAME, "--terminal", "--seed", "4", "--no-hints", "--lang", lang, typed=f"\n{command}\nquit\n\n")
    assert ran.code == 0
    told = {"en": "hints are switched off in this match", "fr": "les conseils sont désactivés dans cette partie"}[lang]
    assert told in ran.out.lower() and "Plan 1" not in ran.out


def test_two_people_are_told_that_hints_are_on(run: Run) -> None:
    ran = run("play", GAME, "--terminal", "--seed", "4", typed="\nquit\n\n")
    assert "Either side may ask the computer for a hint." in ran.out
