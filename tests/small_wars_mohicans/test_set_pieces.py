"""Set pieces: every position is a real one, its right decision is allowed, and somebody has to find it."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from arpents.bots import make_bot
from arpents.speech import LANGUAGES, Speech
from tests.small_wars_mohicans.table import GAME
from tests.table import offered

ROOM = files("arpents.games.small_wars_mohicans")
PIECES: list[dict[str, Any]] = tomllib.loads((ROOM / "set_pieces.toml").read_text(encoding="utf-8"))["piece"]
RULES = {rule["number"] for rule in tomllib.loads((ROOM / "rules.toml").read_text(encoding="utf-8"))["rule"]}
AT_ONCE = {"storm-with-the-odds", "a-roof-for-winter", "open-ground", "who-falls"}


def test_there_are_enough_and_no_two_have_one_name() -> None:
    assert len(PIECES) >= 10 and len({piece["id"] for piece in PIECES}) == len(PIECES)
    assert {piece["seat"] for piece in PIECES} == set(GAME.seats)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece["id"]))
def test_the_position_loads_and_the_right_decision_is_one_of_several(piece: dict[str, Any]) -> None:
    state = GAME.position(piece["position"])
    choices = offered(state, piece["seat"])
    assert piece["right"] and set(piece["right"]) < set(choices)
    assert piece["rule"] in RULES and piece["level"] in ("regular", "veteran")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_its_title_and_its_reason(lang: str) -> None:
    speech = Speech(GAME.slug, lang, strict=True)
    for piece in PIECES:
        assert speech.text(f"piece-{piece['id']}-title") != speech.text(f"piece-{piece['id']}-why")


@pytest.mark.parametrize("piece", [one for one in PIECES if one["id"] in AT_ONCE], ids=lambda piece: str(piece["id"]))
def test_the_plainest_are_found_in_a_moment(piece: dict[str, Any]) -> None:
    state = GAME.position(piece["position"])
    action = make_bot("regular:100", random.Random(4)).choose(GAME.seat(state, piece["seat"]))
    assert state.words(action) in piece["right"]
