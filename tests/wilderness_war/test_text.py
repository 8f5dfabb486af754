"""The words of Wilderness War alone; what every game must say is in tests/speech/test_rooms.py."""

import re

import pytest

from arpents.engine.errors import PositionFault
from arpents.games.wilderness_war.facts.board import PLACE_NAMES
from arpents.games.wilderness_war.facts.deck import CARD_NAMES
from arpents.games.wilderness_war.facts.pieces import PIECE_NAMES
from arpents.games.wilderness_war.room import ENDINGS, GAME
from arpents.games.wilderness_war.words.reasons import REASONS
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import ENGLISH, HOUSE, messages, misset, sound

ROOM = HOUSE / "games" / "wilderness_war"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique(lang: str) -> None:
    for prefix, names in (("piece", PIECE_NAMES), ("space", PLACE_NAMES)):
        assert len({SPEECHES[lang].text(f"{prefix}-{name}") for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_worded(lang: str) -> None:
    for name in CARD_NAMES:
        text = SPEECHES[lang].text(f"card-{name}.text")
        assert text.endswith(".")
        if lang == "fr":
            assert not misset(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_is_summarised(lang: str) -> None:
    cited = {rule for _, rule in REASONS.all.values()} | {rule for _, rule in ENDINGS.all.values()}
    cited |= {option.rule for option in GAME.options}
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(ROOM.glob("*.py")))
    cited |= set(re.findall(r'"(\d+\.\d+[ab]?)"', source))
    for number in sorted(cited):
        sound(SPEECHES[lang].rule(number), lang)


def test_french_reasons_prompts_and_endings_hold_no_english() -> None:
    from fluent.syntax.serializer import serialize_pattern

    names = r"Amphibious Landing|Highlanders|William Pitt|Ohio Forks|Oneida Carry"
    for id, message in FR.items():
        if id.startswith(("reason-", "prompt-", "ending-")):
            spoken = re.sub(r"\{[^{}]*->|\{[^{}]*\}|\[\w+\]|" + names, " ", str(serialize_pattern(message.value)))
            assert not ENGLISH.search(spoken), spoken


# -- positions

WRONG: dict[str, object] = {
    "year": 1700,
    "season": "summer",
    "pieces": {
        "nobody": "quebec",
        "bearn": "paris",
        "montcalm": {"space": "quebec", "reduced": True},
        "colonial-militia-1": "boston",
    },
    "works": {"paris": "fort", "quebec": "fort", "oswego": "castle", "niagara": {"work": "fort", "side": "spanish"}},
    "sieges": {"niagara": 4},
    "markers": {"oswego": {"flag": 1}, "boston": 3},
    "hands": {"british": ["joker", "campaign-1", "campaign-1"], "spanish": []},
    "lasting": ["peace"],
    "rest": "out",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "spec",
    [
        WRONG,
        {"sieges": {"oswego": 0}},
        {"sieges": {"niagara": 0}},
        {"pieces": {"44th": "niagara"}},
        {"pieces": {"44th": "northern-colonial-militias"}},
        {
            "pieces": {
                "colonial-militia-1": "boston",
                "oneida-british": "oneida-castle",
                "oneida-french": "oneida-castle",
            }
        },
        {"scenario": "annus-mirabilis", "hands": {"french": ["william-pitt"]}},
        {"pieces": [], "hands": {"french": 3}},
        {"pieces": {"montcalm": "unused", "bearn": "leader-pool"}},
        {"phase": "year-end", "season": "early", "hands": {"french": ["campaign-1", "campaign-2"]}},
        {"phase": "spring", "surrender_seen": "yes", "montcalm_came": 1, "regulars_played": ["spanish"]},
    ],
)
def test_every_fault_of_a_position_is_told(lang: str, spec: dict[str, object]) -> None:
    with pytest.raises(PositionFault) as caught:
        GAME.position(spec)
    assert caught.value.faults
    for line in SPEECHES[lang].error(caught.value).splitlines():
        assert "‹" not in line and "{" not in line, line
