"""The words of Québec 1759 alone; what every game must say is in tests/speech/test_rooms.py."""

import re
import tomllib

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.quebec_1759.board import BLOCK_NAMES, PLACE_NAMES
from arpents.games.quebec_1759.reasons import REASONS
from arpents.games.quebec_1759.room import GAME
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import ENGLISH, HOUSE, arguments, faults_in, forms, messages, sound

ROOM = HOUSE / "games" / "quebec_1759"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
FORMS = {
    "fr": {
        "seat": {"le", "de", "a", "adj", "adjs", "accord"},
        "zone": {"le", "de", "a"},
        "column": {"le", "de", "a"},
        "block": {"short", "le", "de", "a", "accord"},
    },
    "en": {
        "seat": {"the", "adj", "number"},
        "zone": {"the", "at"},
        "column": {"the", "at"},
        "block": {"short", "the", "number"},
    },
}


@pytest.mark.parametrize(("lang", "texts"), [("fr", FR), ("en", EN)])
def test_every_name_has_the_forms_of_its_kind(lang: str, texts: dict) -> None:  # type: ignore[type-arg]
    faults = {reason for reason, _ in faults_in("games/quebec_1759")}
    for id, message in texts.items():
        if id not in faults:
            assert forms(message) == FORMS[lang].get(id.partition("-")[0], set()), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_fit_and_are_unique_on_each_side(lang: str) -> None:
    short = {block: SPEECHES[lang].text(f"block-{block}.short") for block in BLOCK_NAMES}
    assert all(0 < len(name) <= 12 for name in short.values())
    for side in ("fr-", "br-"):
        names = [name for block, name in short.items() if block.startswith(side)]
        assert len(set(names)) == len(names) == 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique(lang: str) -> None:
    for names in (BLOCK_NAMES, PLACE_NAMES):
        prefix = "block" if names is BLOCK_NAMES else "zone"
        assert len({SPEECHES[lang].text(f"{prefix}-{name}") for name in names}) == len(names)


@pytest.mark.parametrize("id", FR)
def test_french_holds_no_english(id: str) -> None:
    """What is quoted is a word of a position, the same in all languages."""
    patterns = [FR[id].value, *(a.value for a in FR[id].attributes if a.id.name != "accord")]
    for pattern in patterns:
        spoken = re.sub(r"«[^»]*»|\(true, false\)|\{[^{}]*->|\{[^{}]*\}|\[\w+\]", " ", serialized(pattern))
        assert not ENGLISH.search(spoken), spoken


def serialized(pattern: object) -> str:
    from fluent.syntax.serializer import serialize_pattern

    return str(serialize_pattern(pattern))


SLIPS = [
    r"\bcoups?\b(?! de feu)",  # a hit is a touche
    r"\bpas tant de\b",
    r"\bNi route ni rive\b",
    r"\bobéi",
    r"\bles mêmes trois\b",
    r"arrondie? au-dessus",
    r"\b(dans|bordent|:) (Bason|St-Laurent)\b",
    r"d’où l’on part",
    r"tenez-vous",
]


@pytest.mark.parametrize("slip", SLIPS)
def test_french_slips_are_nowhere(slip: str) -> None:
    told = [serialized(message.value) for message in FR.values()]
    for file in ("rules", "rulings"):
        entries = tomllib.loads((ROOM / f"{file}.toml").read_text(encoding="utf-8"))
        told += [entry["fr"] for entry in entries[file.removesuffix("s")]]
    assert len(told) > 300
    assert [text for text in told if re.search(slip, re.sub("[\u00a0\u202f]", " ", text), re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_told_of_everything(lang: str) -> None:
    blocks = [f"block-{name}" for name in BLOCK_NAMES]
    for reason, rule in REASONS.all.values():
        named = arguments(EN[reason]) if reason in EN else set()  # what every game says is in the common texts
        assert named <= {"block", "zone", "count"} and len(named) < 2, reason
        for block in blocks if "block" in named else blocks[:1]:
            sound(SPEECHES[lang].reason(reason, rule, {"block": block, "zone": "zone-levis", "count": 2}), lang)


# -- positions


WRONG: dict[str, object] = {
    "nonsense": 1,
    "game": "chess",
    "scenario": "winter",
    "options": {"tides": "sometimes"},
    "dice": [0],
    "preset": "nowhere",
    "blocks": {
        "fr-nobody": "levis",
        "fr-bearn": "paris",
        "fr-guyenne": {"zone": "levis", "cv": 9},
        "br-naval-1": "levis",
    },
    "rest": "in",
    "ships_upstream": 5,
    "occupied": "levis",
    "cap_rouge_held": 1,
    "phase": "later",
    "move": 17,
    "moved": [],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "spec",
    [
        WRONG,
        {
            "preset": "even",
            "phase": "battles",
            "moved": ["x"],
            "by_boat": 1,
            "origin": {"spanish": "levis", "french": "x"},
        },
        {"preset": "even", "phase": "battles", "origin": [], "blocks": {"br-15th": "levis"}},
        {"preset": "even", "blocks": {"br-15th": "levis"}},
        {"rest": "out", "blocks": {"fr-decoy-1": "levis", "br-15th": "ile-d-orleans", "fr-indiens": "levis"}},
        {"blocks": [], "options": []},
        {"phase": "planning"},
        {"blocks": {"fr-bearn": "ile-d-orleans"}},
    ],
)
def test_every_fault_of_a_position_is_told(lang: str, spec: dict[str, object]) -> None:
    with pytest.raises(PositionFault) as caught:
        GAME.position(spec)
    lines = SPEECHES[lang].error(caught.value).splitlines()
    assert len(lines) == len(caught.value.faults)
    for line, fault in zip(lines, caught.value.faults, strict=True):
        sound(line, lang)
        assert fault.where in line
        assert line.endswith(f"[{fault.rule}]" if fault.rule else ".")
