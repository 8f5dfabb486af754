"""The set pieces: each position loads, its right decision is on offer, its rule exists and its texts are there."""

import tomllib
from typing import Any

import pytest

from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import HOUSE
from tests.table import offered, offers, play

FOLDER = HOUSE / "games" / "wilderness_war"
PIECES: list[dict[str, Any]] = tomllib.loads((FOLDER / "set_pieces.toml").read_text(encoding="utf-8"))["piece"]
RULES = {entry["number"] for entry in tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))["rule"]}


def at_the_question(piece: dict[str, Any]) -> State:
    state = GAME.position(piece["position"])
    for line in piece["played"]:
        assert offers(state, line), line
        play(state, line)
    return state


def test_there_are_enough_and_no_two_share_a_name() -> None:
    assert len(PIECES) >= 10
    assert len({piece["id"] for piece in PIECES}) == len(PIECES)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece["id"]))
def test_the_right_decision_is_one_of_several(piece: dict[str, Any]) -> None:
    state = at_the_question(piece)
    assert piece["rule"] in RULES and piece["level"] in ("regular", "veteran")
    choices = offered(state, piece["seat"])
    assert len(choices) > 1
    for chain in piece["right"]:
        assert chain.split(",")[0].strip() in choices
    for lang in LANGUAGES:
        speech = Speech(GAME.slug, lang, strict=True)
        assert speech.text(f"piece-{piece['id']}-title") and speech.text(f"piece-{piece['id']}-why")


def test_a_raid_gives_the_eleventh_point() -> None:
    """The reason that the piece gives is what the rules make of it."""
    piece = next(piece for piece in PIECES if piece["id"] == "raid-for-the-eleventh-point")
    state = GAME.position({**piece["position"], "dice": [6, 6]})
    for line in piece["played"]:
        play(state, line)
    for words in piece["right"][0].split(", "):
        play(state, "french", words)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0])
        if state.outcome is not None:
            break
    assert state.outcome is not None and state.outcome.winner == "french"
