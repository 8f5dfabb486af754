"""The words of Small Wars: Mohicans alone; what every game must say is in tests/speech/test_rooms.py."""

import re
from typing import Any

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.small_wars_mohicans.facts.board import PLACE_NAMES, UNIT_NAMES
from arpents.games.small_wars_mohicans.room import GAME
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import HOUSE, forms, messages, sound

ROOM = HOUSE / "games" / "small_wars_mohicans"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
FORMS = {
    "fr": {
        "seat": {"le", "de", "a", "adj", "accord"},
        "place": {"le", "de", "a"},
        "unit": {"short", "le", "de", "a", "accord"},
    },
    "en": {"seat": {"the", "adj", "number"}, "place": {"the", "at"}, "unit": {"short", "the", "number"}},
}


def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(ROOM.glob("*.py")))


def faults() -> set[str]:
    """The reasons of every fault a position can have."""
    return set(re.findall(r'(?:Fault|self\.fault)\(\s*f?[\w".{}]+,\s*"([a-z-]+)"', source()))


def test_every_fault_has_a_text() -> None:
    assert len(faults()) >= 20
    assert [fault for fault in faults() if not all(speech.has(fault) for speech in SPEECHES.values())] == []


@pytest.mark.parametrize(("lang", "texts"), [("fr", FR), ("en", EN)])
def test_every_name_has_the_forms_of_its_kind(lang: str, texts: dict[str, Any]) -> None:
    wrong = faults()
    for id, message in texts.items():
        if id not in wrong:
            assert forms(message) == FORMS[lang].get(id.partition("-")[0], set()), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique_and_short_ones_fit(lang: str) -> None:
    for prefix, names in (("unit", UNIT_NAMES), ("place", PLACE_NAMES)):
        assert len({SPEECHES[lang].text(f"{prefix}-{name}") for name in names}) == len(names)
    short = [SPEECHES[lang].text(f"unit-{name}.short") for name in UNIT_NAMES]
    assert all(0 < len(name) <= 12 for name in short)
    assert len(set(short)) == len(short), sorted(name for name in short if short.count(name) > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_position_is_told(lang: str) -> None:
    spec = {
        "phase": "tea",
        "turn": 40,
        "units": {
            "nobody": "boston",
            "foot-1": "paris",
            "foot-15": {"place": "boston", "by": "air", "damaged": 1, "x": 1},
        },
        "rest": "here",
        "owners": {"boston": "spain", "paris": "french"},
        "awake": ["foot-1"],
        "sea_lift": "paris",
        "anchorages": ["f-corsair"],
        "through": ["boat"],
        "nations": "spain",
        "blue": ["spanish"],
        "victories": {"french": -1},
        "sieges": 3,
        "forts": 3,
    }
    with pytest.raises(PositionFault) as caught:
        GAME.position(spec)
    assert len(caught.value.faults) >= 15
    lines = SPEECHES[lang].error(caught.value).splitlines()
    assert len(lines) == len(caught.value.faults)
    for line in lines:
        sound(line, lang)
