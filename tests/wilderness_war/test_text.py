"""Every word of Wilderness War: nothing unsaid, both languages alike, whole matches told without a gap."""

import random
import re
from collections.abc import Iterator

import pytest

from arpents.engine.actions import ALLOWED, NOUN
from arpents.engine.errors import ArpentsError, PositionFault
from arpents.engine.events import EVERYONE, Event
from arpents.engine.vocabulary import Nouns, Numbers
from arpents.games.wilderness_war.board import PLACE_NAMES, SIDES
from arpents.games.wilderness_war.deck import CARD_NAMES, EVENT_NAMES
from arpents.games.wilderness_war.kinds import (
    DEPARTMENT_NOUN,
    LEVEL_NOUN,
    RAID_NOUN,
    SEASON_NOUN,
    TELLINGS,
    USE_NOUN,
    VOCABULARY,
    WORK_NOUN,
    Signed,
    Years,
)
from arpents.games.wilderness_war.pieces import PIECE_NAMES
from arpents.games.wilderness_war.reasons import REASONS
from arpents.games.wilderness_war.room import ENDINGS, GAME
from arpents.games.wilderness_war.state import State
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import ENGLISH, HOUSE, argument, arguments, faults_in, messages, misset, variables

ROOM = HOUSE / "games" / "wilderness_war"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}


def ids() -> Iterator[str]:
    """Everything the game can ask to be said."""
    yield "game-title"
    for scenario in GAME.scenarios:
        yield f"scenario-{scenario}"
    for option in GAME.options:
        yield f"option-{option.id}"
        for value in option.values:
            yield f"option-{option.id}-{value}"
    for prefix, names in (("seat", SIDES), ("piece", PIECE_NAMES), ("space", PLACE_NAMES), ("card", CARD_NAMES)):
        for name in names:
            yield f"{prefix}-{name}"
    for name in EVENT_NAMES:
        yield f"title-{name}"
    for nouns in (DEPARTMENT_NOUN, LEVEL_NOUN, RAID_NOUN, SEASON_NOUN, USE_NOUN, WORK_NOUN):
        for name in nouns.names:
            if name:
                yield f"{nouns.prefix}-{name}"
    for verb in VOCABULARY.verbs:
        yield f"action-{verb.word}"
    for telling in TELLINGS:
        yield telling.id
    for reason, _ in REASONS.values():
        yield reason
    for ending, _ in ENDINGS.values():
        yield ending
    yield from prompts()


def prompts() -> list[str]:
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(ROOM.glob("*.py")))
    return sorted(set(re.findall(r'"(prompt-[a-z-]+)"', source)))


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(FR) == list(EN)


def test_both_languages_use_the_same_arguments() -> None:
    for id in EN:
        assert arguments(FR[id]) == arguments(EN[id]), id


def test_everything_has_a_text() -> None:
    assert [id for id in ids() if id not in FR or id not in EN] == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    faults = {reason for reason, _ in faults_in("games/wilderness_war")}
    assert set(EN) - {*ids(), *faults} == set()


def test_every_fault_of_a_position_has_a_text() -> None:
    for reason, named in faults_in("games/wilderness_war"):
        assert all(speech.has(reason) for speech in SPEECHES.values()), reason
        if reason in EN:
            assert named is not None and arguments(EN[reason]) <= named, reason


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


# -- every sentence with every thing it can be about


def samples(nouns: Nouns) -> list[int]:
    if isinstance(nouns, Numbers):
        return [n for n in (0, 1, 2, 5, 25) if n <= nouns.highest]
    if isinstance(nouns, Years):
        return [1755, 1762]
    if isinstance(nouns, Signed):
        return [-2, 0, 1, 3]
    return [number for number in range(len(nouns.names)) if nouns.names[number]]


def sound(text: str, lang: str) -> None:
    assert "‹" not in text and "{" not in text and "$" not in text and "  " not in text, text
    assert text[0] == text[0].upper(), text
    if lang == "fr":
        assert not misset(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.id)
def test_every_event_can_be_told_of_everything(lang: str, telling) -> None:  # type: ignore[no-untyped-def]
    names = [name for name, _ in telling.arguments]
    texts = FR if lang == "fr" else EN
    assert {argument(v) for v in variables(texts[telling.id])} <= set(names)
    for place, (_, nouns) in enumerate(telling.arguments):
        for number in samples(nouns):
            numbers = [samples(of)[0] for _, of in telling.arguments] + [0] * 5
            numbers[place] = number
            text = SPEECHES[lang].event(GAME.told(Event(telling.kind, "2.0", EVERYONE, *numbers[:5])))
            assert text.endswith("[2.0]")
            sound(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_own_label(lang: str) -> None:
    labels: dict[str, str] = {}
    for verb in VOCABULARY.verbs:
        nouns = [0]
        if len(verb.nouns) == 1:
            nouns = samples(verb.nouns[0][1])
        elif verb.nouns:
            nouns = [first << 8 | 40 for first in samples(verb.nouns[0][1])]
        for noun in nouns:
            text = SPEECHES[lang].label(GAME, verb.kind | noun)
            sound(text, lang)
            if verb.word not in ("card", "play", "give-up", "take-card"):
                assert text not in labels, (text, labels.get(text), verb.word)
            labels[text] = verb.word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_is_summarised(lang: str) -> None:
    cited = {rule for _, rule in REASONS.values()} | {rule for _, rule in ENDINGS.values()}
    cited |= {option.rule for option in GAME.options}
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(ROOM.glob("*.py")))
    cited |= set(re.findall(r'"(\d+\.\d+[ab]?)"', source))
    for number in sorted(cited):
        sound(SPEECHES[lang].rule(number), lang)


# -- whole matches


def other_actions(rng: random.Random) -> list[int]:
    found = []
    for _ in range(4):
        verb = rng.choice(VOCABULARY.verbs)
        noun = rng.choice(samples(verb.nouns[0][1])) if verb.nouns else 0
        if len(verb.nouns) == 2:
            noun = noun << 8 | rng.choice(samples(verb.nouns[1][1]))
        found.append(verb.kind | noun & NOUN)
    return found


def telling_match(seed: int) -> State:
    """A random match in which prompts, choices and refusals are put into words."""
    rng = random.Random(seed)
    options = {option.id: rng.choice(option.values) for option in GAME.options}
    state = GAME.start(rng.choice(GAME.scenarios), options, seed)
    while state.to_act:
        seat = rng.choice(state.to_act)
        actions = state.actions(seat)
        if rng.random() < 0.2:
            tried = other_actions(rng)
            for lang, speech in SPEECHES.items():
                sound(speech.prompt(state.prompt(seat)), lang)
                for action in actions:
                    sound(speech.label(GAME, action), lang)
                for action in tried:
                    refused(state, seat, action, speech)
        state.apply(seat, rng.choice(actions))
    return state


def refused(state: State, seat: str, action: int, speech: Speech) -> None:
    if state.stack[-1].forbids(state, GAME.seat_number(seat), action) == ALLOWED:
        return
    with pytest.raises(ArpentsError) as caught:
        state.play(seat, state.words(action))
    text = speech.error(caught.value)
    sound(text, speech.lang)
    assert text.endswith(f" [{caught.value.rule}]")


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_told(seed: int) -> None:
    state = telling_match(seed)
    assert state.outcome is not None
    for lang, speech in SPEECHES.items():
        for event in state.events:
            text = speech.event(event)
            sound(text, lang)
            assert re.search(r" \[\d+\.\d+[ab]?\]$", text), text
        sound(speech.outcome(state.outcome), lang)


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
    ],
)
def test_every_fault_of_a_position_is_told(lang: str, spec: dict[str, object]) -> None:
    with pytest.raises(PositionFault) as caught:
        GAME.position(spec)
    assert caught.value.faults
    for line in SPEECHES[lang].error(caught.value).splitlines():
        assert "‹" not in line and "{" not in line, line
