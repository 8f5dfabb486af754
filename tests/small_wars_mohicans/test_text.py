"""Every word of Small Wars: Mohicans: nothing unsaid, both languages alike, whole matches told without a gap."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from arpents.engine.actions import ALLOWED, NOUN
from arpents.engine.errors import ArpentsError, PositionFault
from arpents.engine.events import EVERYONE, Event
from arpents.engine.vocabulary import Dice, Nouns, Numbers
from arpents.games.small_wars_mohicans.board import PLACE_NAMES, SHIP_NAMES, UNIT_NAMES
from arpents.games.small_wars_mohicans.reasons import REASONS
from arpents.games.small_wars_mohicans.room import ENDINGS, GAME
from arpents.games.small_wars_mohicans.vocabulary import BOX, LINE, PHASE, SEASON, SEATS, TELLINGS, TERRAIN, VOCABULARY
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import HOUSE, argument, arguments, forms, messages, misset, variables

ROOM = HOUSE / "games" / "small_wars_mohicans"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
FORMS = {
    "fr": {
        "seat": {"le", "de", "a", "adj"},
        "place": {"le", "de", "a"},
        "unit": {"short", "le", "de", "a", "accord"},
    },
    "en": {"seat": {"the", "adj"}, "place": {"the", "at"}, "unit": {"short", "the", "number"}},
}


def ids() -> Iterator[str]:
    """Everything the game can ask to be said."""
    yield "game-title"
    for scenario in GAME.scenarios:
        yield f"scenario-{scenario}"
    for option in GAME.options:
        yield f"option-{option.id}"
        for value in option.values:
            yield f"option-{option.id}-{value}"
    for prefix, names in (("seat", SEATS), ("unit", UNIT_NAMES), ("place", PLACE_NAMES), ("ship", SHIP_NAMES)):
        for name in names:
            yield f"{prefix}-{name}"
    for nouns in (BOX, SEASON, PHASE, TERRAIN, LINE):
        for name in nouns.names:
            yield f"{nouns.prefix}-{name}"
    for verb in VOCABULARY.verbs:
        yield f"action-{verb.word}"
    for telling in TELLINGS:
        yield telling.id
    for reason, _ in [*REASONS.values(), *ENDINGS.values()]:
        yield reason
    yield from prompts()


def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(ROOM.glob("*.py")))


def prompts() -> list[str]:
    return sorted(set(re.findall(r'"(prompt-[a-z-]+)"', source())))


def faults() -> set[str]:
    """The reasons of every fault a position can have."""
    return set(re.findall(r'(?:Fault|self\.fault)\(\s*f?[\w".{}]+,\s*"([a-z-]+)"', source()))


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(FR) == list(EN)


def test_both_languages_use_the_same_arguments() -> None:
    assert [id for id in EN if arguments(FR[id]) != arguments(EN[id])] == []


def test_everything_has_a_text() -> None:
    assert [id for id in ids() if id not in FR or id not in EN] == []
    assert len(prompts()) >= 40


def test_nothing_is_said_that_nobody_asks_for() -> None:
    assert set(EN) - {*ids(), *faults()} == set()


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


def samples(nouns: Nouns) -> list[int]:
    if isinstance(nouns, Numbers):
        return [n for n in (0, 1, 2, 5, 25) if n <= nouns.highest]
    if isinstance(nouns, Dice):
        return [1, 6 | 5 << 3, 6 | 5 << 3 | 1 << 6 | 2 << 9]
    return list(range(len(nouns.names)))


def sound(text: str, lang: str) -> None:
    assert "‹" not in text and "{" not in text and "$" not in text and "  " not in text, text
    assert text[0] == text[0].upper(), text
    if lang == "fr":
        assert not misset(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.id)
def test_every_event_can_be_told_of_everything(lang: str, telling: Any) -> None:
    names = [name for name, _ in telling.arguments]
    texts = FR if lang == "fr" else EN
    assert {argument(v) for v in variables(texts[telling.id])} <= set(names)
    for place, (_, nouns) in enumerate(telling.arguments or [("", Numbers(0))]):
        for number in samples(nouns):
            numbers = [samples(of)[0] for _, of in telling.arguments] + [0] * 5
            numbers[place] = number
            event = Event(telling.kind, "S1.1", EVERYONE, *numbers[:5])
            text = SPEECHES[lang].event(GAME.told(event))
            assert text.endswith("[S1.1]")
            sound(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_own_label(lang: str) -> None:
    labels: dict[str, str] = {}
    for verb in VOCABULARY.verbs:
        for noun in samples(verb.nouns[0][1]) if verb.nouns else [0]:
            action = verb.kind | (noun << 8 if len(verb.nouns) == 2 else noun)
            text = SPEECHES[lang].label(GAME, action)
            sound(text, lang)
            assert text not in labels, (text, labels.get(text), verb.word)
            labels[text] = verb.word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_every_rule_cited_can_be_told(lang: str) -> None:
    for reason, rule in REASONS.values():
        sound(SPEECHES[lang].reason(reason, rule, {}), lang)
    cited = {rule for _, rule in [*REASONS.values(), *ENDINGS.values()] if rule}
    for number in cited | {option.rule for option in GAME.options}:
        sound(SPEECHES[lang].rule(number), lang)


def telling_match(seed: int) -> Any:
    """A random match in which every prompt, choice and refusal is put into words."""
    rng = random.Random(seed)
    options = {option.id: rng.choice(option.values) for option in GAME.options}
    state = GAME.start(None, options, seed)
    while state.to_act:
        seat = state.to_act[0]
        actions = state.actions(seat)
        if rng.random() < 0.15:
            verb = rng.choice(VOCABULARY.verbs)
            other = verb.kind | (rng.choice(samples(verb.nouns[0][1])) if len(verb.nouns) == 1 else 0) & NOUN
            for lang, speech in SPEECHES.items():
                sound(speech.prompt(state.prompt(seat)), lang)
                labels = [speech.label(GAME, action) for action in actions]
                assert len(set(labels)) == len(labels)
                refused(state, seat, other, speech)
        state.apply(seat, rng.choice(actions))
    return state


def refused(state: Any, seat: str, action: int, speech: Speech) -> None:
    if state.stack[-1].forbids(state, GAME.seat_number(seat), action) == ALLOWED:
        return
    with pytest.raises(ArpentsError) as caught:
        state.play(seat, state.words(action))
    sound(speech.error(caught.value), speech.lang)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_told(seed: int) -> None:
    state = telling_match(seed)
    for lang, speech in SPEECHES.items():
        for event in state.events:
            text = speech.event(event)
            sound(text, lang)
            assert re.search(r" \[S\d+\.\d+\]$", text), text
        sound(speech.outcome(state.outcome), lang)


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
