"""A whole tournament checked from its records: dice, decisions, results and standings."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import arpents
from arpents.engine.agreement import resign
from arpents.hall.standings import BYE, FIRST, SECOND, SWISS, Pairing, standings
from arpents.table.match import Match
from tests.cli.conftest import Run

NAMES = {1: "Montcalm", 2: "Wolfe", 3: "Lévis"}


def played(loser: str) -> Match:
    match = Match.start(arpents.game("quebec-1759"))
    rng = random.Random(3)
    for _ in range(12):
        seat = match.state.to_act[0]
        match.decide(seat, rng.choice(match.state.actions(seat)))
    match.agree(resign(loser))
    return match


@pytest.fixture
def told() -> dict[str, Any]:
    matches = {"a": played("french"), "b": played("british")}
    pairings = [
        Pairing(1, 1, 1, 2, 1, "a", SECOND),
        Pairing(1, 2, 3, 0, 1, None, BYE),
        Pairing(2, 1, 2, 3, 1, "b", FIRST),
        Pairing(2, 2, 1, 0, 1, None, BYE),
    ]
    table = standings(SWISS, {1: 1, 2: 2, 3: 3}, pairings)
    return {
        "tournament": "x",
        "name": "Coupe de Québec",
        "game": "quebec-1759",
        "form": SWISS,
        "seats": ["french", "british"],
        "entrants": [
            {"number": number, "person": {"name": name}, "state": "in", "seed": number}
            for number, name in NAMES.items()
        ],
        "standings": [{"entrant": one.entrant, "place": one.place, "points": one.points} for one in table],
        "matches": [
            {
                **vars(one),
                "commitment": matches[one.match].commitment if one.match else "",
                "record": matches[one.match].text() if one.match else None,
            }
            for one in pairings
        ],
    }


@pytest.mark.parametrize(("lang", "words"), [("en", "all 2 matches"), ("fr", "les 2 parties vérifiables")])
def test_a_true_tournament(run: Run, told: dict[str, Any], tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "cup.json"
    file.write_text(json.dumps(told))
    ran = run("tournament", str(file), "--promised", str(file), "--lang", lang)
    assert ran.code == 0 and words in ran.out and "Montcalm – Wolfe" in ran.out and "‹" not in ran.out
    answer = json.loads(run("tournament", str(file), "--json").out)
    assert answer["sound"] and [one["verdict"] for one in answer["matches"]] == ["sound", "unplayed"] * 2


def test_whatever_was_changed_is_found(run: Run, told: dict[str, Any], tmp_path: Path) -> None:
    def verdict(changed: dict[str, Any], *more: str) -> str:
        file = tmp_path / "cup.json"
        file.write_text(json.dumps(changed))
        ran = run("tournament", str(file), *more)
        assert ran.code == 1 and "NOT verified" in ran.out
        return ran.out

    def but(number: int, **changes: Any) -> dict[str, Any]:
        matches = [{**one, **changes} if place == number else one for place, one in enumerate(told["matches"])]
        return {**told, "matches": matches}

    turned = but(0, result=FIRST)
    assert "won by somebody else" in verdict(turned) and "do NOT follow" in verdict(turned)
    other = told["matches"][2]
    assert "not the one that was promised" in verdict(but(0, commitment=other["commitment"]))
    lines = told["matches"][0]["record"].splitlines()
    shorter = "\n".join([*lines[:-3], *lines[-2:]])
    assert "WRONG" in verdict(but(0, record=shorter))
    earlier = tmp_path / "earlier.json"
    earlier.write_text(json.dumps(but(0, commitment="0" * 64, record=None, result="")))
    assert "promised earlier were others" in verdict(told, "--promised", str(earlier))
    assert "do NOT follow" in verdict({**told, "standings": told["standings"][::-1]})


def test_what_is_no_tournament_is_refused(run: Run, told: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    for content in ("", "[]", "{}", json.dumps({**told, "matches": [{}]}), json.dumps({**told, "entrants": [1]})):
        file.write_text(content)
        ran = run("tournament", str(file), "--lang", "fr")
        assert ran.code == 2 and "parties enregistrées d’un tournoi" in ran.err, content
    assert run("tournament").code == 2
