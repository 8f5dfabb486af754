"""Every word of Québec 1759: nothing unsaid, both languages alike, whole matches told without a gap."""

import random
import re
from collections.abc import Iterator

import pytest

from arpents.engine.actions import ALLOWED, NOUN
from arpents.engine.errors import ArpentsError, PositionFault
from arpents.engine.events import EVERYONE, Event
from arpents.engine.vocabulary import Dice, Nouns, Numbers, Sets
from arpents.games.quebec_1759.board import BLOCK_NAMES, PLACE_NAMES, SEATS, TYPES
from arpents.games.quebec_1759.kinds import COLUMN, FAULT, PRESETS, TELLINGS, VOCABULARY, WAY
from arpents.games.quebec_1759.reasons import REASONS
from arpents.games.quebec_1759.room import ENDINGS, GAME
from arpents.games.quebec_1759.state import State
from arpents.speech import LANGUAGES, Speech
from tests.speech.ftl import ENGLISH, HOUSE, argument, arguments, faults_in, forms, messages, misset, variables

ROOM = HOUSE / "games" / "quebec_1759"
FR, EN = messages(ROOM / "text", "fr"), messages(ROOM / "text", "en")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
FORMS = {
    "fr": {
        "seat": {"le", "de", "a", "adj"},
        "zone": {"le", "de", "a"},
        "column": {"le", "de", "a"},
        "block": {"short", "le", "de", "a", "accord"},
    },
    "en": {
        "seat": {"the", "adj"},
        "zone": {"the", "at"},
        "column": {"the", "at"},
        "block": {"short", "the", "number"},
    },
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
    for seat in SEATS:
        yield f"seat-{seat}"
    for block in BLOCK_NAMES:
        yield f"block-{block}"
    for type in sorted(set(TYPES)):
        yield f"type-{type}"
    for place in PLACE_NAMES:
        yield f"zone-{place}"
    for preset in PRESETS:
        yield f"preset-{preset}"
    for nouns in (COLUMN, WAY, FAULT):
        for name in nouns.names:
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


# -- the texts


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(FR) == list(EN)


@pytest.mark.parametrize("id", EN)
def test_both_languages_use_the_same_arguments(id: str) -> None:
    assert arguments(FR[id]) == arguments(EN[id])


@pytest.mark.parametrize("id", list(ids()))
def test_everything_has_a_text(id: str) -> None:
    assert id in FR and id in EN


def test_prompts_are_found() -> None:
    assert len(prompts()) >= 20


def test_nothing_is_said_that_nobody_asks_for() -> None:
    faults = {reason for reason, _ in faults_in("games/quebec_1759")}
    assert set(EN) <= {*ids(), *faults}


@pytest.mark.parametrize(("reason", "named"), faults_in("games/quebec_1759"))
def test_every_fault_of_a_position_has_a_text(reason: str, named: set[str] | None) -> None:
    assert all(speech.has(reason) for speech in SPEECHES.values())
    if reason in EN:
        assert named is not None and arguments(EN[reason]) <= named


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


# -- every sentence with every thing it can be about


def samples(nouns: Nouns) -> list[int]:
    if isinstance(nouns, Numbers):
        return [n for n in (0, 1, 2, 5, 25) if n <= nouns.highest]
    if isinstance(nouns, Sets):
        return [1, 3, 1 << 49 | 1 << 20 | 1, (1 << 50) - 1]
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
def test_every_event_can_be_told_of_everything(lang: str, telling) -> None:  # type: ignore[no-untyped-def]
    names = [name for name, _ in telling.arguments]
    texts = FR if lang == "fr" else EN
    assert {argument(v) for v in variables(texts[telling.id])} <= set(names)
    for place, (_, nouns) in enumerate(telling.arguments or [("", Numbers(0))]):
        for number in samples(nouns):
            numbers = [samples(of)[0] for _, of in telling.arguments] + [0] * 5
            numbers[place] = number
            event = Event(telling.kind, "1.1", EVERYONE, *numbers[:5])
            text = SPEECHES[lang].event(GAME.told(event))
            assert text.endswith("[1.1]")
            sound(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_own_label(lang: str) -> None:
    labels: dict[str, str] = {}
    for verb in VOCABULARY.verbs:
        for noun in samples(verb.nouns[0][1]) if verb.nouns else [0]:
            text = SPEECHES[lang].label(GAME, verb.kind | noun)
            sound(text, lang)
            assert text not in labels, (text, labels.get(text), verb.word)
            labels[text] = verb.word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_told_of_everything(lang: str) -> None:
    blocks = [f"block-{name}" for name in BLOCK_NAMES]
    for reason, rule in REASONS.values():
        named = arguments(EN[reason])
        assert named <= {"block", "zone", "count"} and len(named) < 2, reason
        for block in blocks if "block" in named else blocks[:1]:
            sound(SPEECHES[lang].reason(reason, rule, {"block": block, "zone": "zone-levis", "count": 2}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_is_summarised(lang: str) -> None:
    cited = {rule for _, rule in REASONS.values()} | {rule for _, rule in ENDINGS.values()}
    cited |= {option.rule for option in GAME.options}
    for number in cited:
        sound(SPEECHES[lang].rule(number), lang)


# -- whole matches


def other_actions(rng: random.Random) -> list[int]:
    found = []
    for _ in range(12):
        verb = rng.choice(VOCABULARY.verbs)
        noun = rng.choice(samples(verb.nouns[0][1])) if verb.nouns else 0
        found.append(verb.kind | noun & NOUN)
    return found


def telling_match(seed: int) -> State:
    """A random match in which every prompt, choice, refusal and explanation is put into words."""
    rng = random.Random(seed)
    options = {option.id: rng.choice(option.values) for option in GAME.options}
    state = GAME.start(None, options, seed)
    while state.to_act:
        seat = rng.choice(state.to_act)
        actions = state.actions(seat)
        tried = other_actions(rng)
        for lang, speech in SPEECHES.items():
            sound(speech.prompt(state.prompt(seat)), lang)
            for other in SEATS:
                sound(speech.prompt(state.prompt(other)), lang)
            labels = [speech.label(GAME, action) for action in actions]
            assert len(set(labels)) == len(labels)
            for action in tried:
                refused(state, seat, action, speech)
        action = rng.choice(actions)
        if rng.random() < 0.1:
            for lang, speech in SPEECHES.items():
                for line in speech.explanation(state.explain(seat, state.words(action))).splitlines():
                    sound(line, lang)
        state.apply(seat, action)
    return state


def refused(state: State, seat: str, action: int, speech: Speech) -> None:
    number = GAME.seat_number(seat)
    if state.stack[-1].forbids(state, number, action) == ALLOWED:
        return
    with pytest.raises(ArpentsError) as caught:
        state.play(seat, state.words(action))
    text = speech.error(caught.value)
    sound(text, speech.lang)
    assert text.endswith(f" [{caught.value.rule}]")


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match_can_be_told(seed: int) -> None:
    state = telling_match(seed)
    assert state.outcome is not None
    for lang, speech in SPEECHES.items():
        for event in state.events:
            text = speech.event(event)
            sound(text, lang)
            assert re.search(r" \[\d+\.\d+[a-d]?\]$", text), text
            if lang == "fr":
                assert not ENGLISH.search(text), text
        sound(speech.outcome(state.outcome), lang)
        sound(speech.prompt(state.prompt("french")), lang)
        with pytest.raises(ArpentsError) as caught:
            state.play("french", "ready")
        sound(speech.error(caught.value), lang)


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
