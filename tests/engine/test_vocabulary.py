"""Integers inside, words outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arpents.engine.errors import UnknownAction
from arpents.engine.vocabulary import Dice, Nouns, Numbers, Sets, Verb, Vocabulary, faces_of, pack_face

ZONES = Nouns("zone", ["levis", "beauport"])
VOCABULARY = Vocabulary(
    [
        Verb(1 << 16, "done", []),
        Verb(2 << 16, "move", [("zone", ZONES)]),
        Verb(3 << 16, "count", [("count", Numbers(40))]),
        Verb(4 << 16, "carry", [("from", ZONES), ("zone", ZONES)]),
    ]
)


@pytest.mark.parametrize("words", ["done", "move beauport", "count 40", "count 0", "carry beauport levis"])
def test_words_and_back(words: str) -> None:
    assert VOCABULARY.words(VOCABULARY.action(words)) == words


def test_two_nouns_share_sixteen_bits() -> None:
    assert VOCABULARY.action("carry beauport levis") == 4 << 16 | 1 << 8 | 0


def test_spaces_do_not_matter() -> None:
    assert VOCABULARY.action("  move   levis ") == 2 << 16


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "no-words"),
        ("   ", "no-words"),
        ("fly levis", "unknown-verb"),
        ("move", "wrong-number-of-words"),
        ("move levis beauport", "wrong-number-of-words"),
        ("done now", "wrong-number-of-words"),
        ("move boston", "unknown-noun"),
        ("count 41", "unknown-noun"),
        ("count 01", "unknown-noun"),
        ("count -1", "unknown-noun"),
        ("count ²", "unknown-noun"),
        ("count 999999999999", "unknown-noun"),
    ],
)
def test_words_that_mean_nothing_are_refused_with_a_reason(words: str, reason: str) -> None:
    with pytest.raises(UnknownAction) as refusal:
        VOCABULARY.action(words)
    assert refusal.value.reason == reason


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_typed_refusal(text: str) -> None:
    try:
        action = VOCABULARY.action(text)
    except UnknownAction:
        return
    assert VOCABULARY.words(action).split() == text.split()


@pytest.mark.parametrize("action", [9 << 16, 2 << 16 | 7, 4 << 16 | 5 << 8])
def test_numbers_that_mean_nothing_have_no_words(action: int) -> None:
    with pytest.raises(UnknownAction):
        VOCABULARY.words(action)


def test_arguments_are_text_ids_and_numbers() -> None:
    assert VOCABULARY.arguments(VOCABULARY.action("carry levis beauport")) == {
        "from": "zone-levis",
        "zone": "zone-beauport",
    }
    assert VOCABULARY.arguments(VOCABULARY.action("count 3")) == {"count": 3}


def test_sets_and_dice_are_told_as_lists() -> None:
    assert Sets(ZONES).argument(0b11) == ["zone-levis", "zone-beauport"]
    packed = 0
    for number, face in enumerate([6, 1, 3]):
        packed = pack_face(packed, number, face)
    assert faces_of(packed) == [6, 1, 3]
    assert Dice().argument(packed) == [6, 1, 3]
