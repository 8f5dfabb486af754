"""Every word of every game: nothing unsaid, both languages alike, whole matches told without a gap."""

import functools
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import arpents
from arpents.engine.actions import ALLOWED, NOUN
from arpents.engine.errors import ArpentsError
from arpents.engine.events import EVERYONE, Event
from arpents.engine.game import Game
from arpents.engine.prompt import Outcome
from arpents.engine.vocabulary import Nouns, Numbers, Sets, Telling
from arpents.games import ROOMS
from arpents.proof.lessons import wanted_texts
from arpents.speech import LANGUAGES, Speech
from arpents.speech.speech import typeset
from arpents.table.book import book_of
from arpents.table.cards import cards_of
from arpents.table.folding import folding_of
from arpents.table.lessons import lessons_of
from arpents.table.set_pieces import pieces_of
from tests.speech.casting import begun, samples
from tests.speech.ftl import HOUSE, argument, arguments, faults_in, messages, misset, sound, variables
from tests.speech.slips import slips

FAMILIES = {  # names of things that no action and no event is about
    "quebec-1759": ("type",),
    "few-acres-of-snow": ("transport", "use", "wording"),
    "small-wars-mohicans": ("phase",),
    "muskets-tomahawks": (
        "card",
        "edge",
        "intrigue",
        "profile",
        "unit",
        "boat",
        "ground",
        "goal",
        "sector",
        "place",
        "way",
        "tally",
        "nation",
        "upgrade",
        "vessel",
        "ready",
    ),
}
ADVICE = ("term", "piece")  # what computer players weigh, and set pieces
LEARNING = ("lesson", "guide")  # tests/tables/test_lessons.py knows who says them
SAME_LABEL = {"wilderness-war": {"card", "play", "give-up", "take-card"}}  # several cards have one title
MATCHES = {
    "quebec-1759": 4,
    "wilderness-war": 3,
    "few-acres-of-snow": 4,
    "small-wars-mohicans": 3,
    "muskets-tomahawks": 2,
}
LONGEST = {"muskets-tomahawks": 250}  # decisions of a match that are told

every_game = pytest.mark.parametrize("slug", ROOMS)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def room(slug: str) -> Path:
    return HOUSE / "games" / slug.replace("-", "_")


@functools.cache
def source(slug: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(room(slug).rglob("*.py")))


@functools.cache
def texts(slug: str, lang: str) -> dict[str, Any]:
    return dict(messages(room(slug) / "text", lang))


@functools.cache
def speech(slug: str, lang: str) -> Speech:
    return Speech(slug, lang, strict=True)


def prompts(slug: str) -> set[str]:
    return set(re.findall(r'"(prompt-[a-z-]+)"', source(slug)))


def journeys(slug: str) -> set[str]:
    """What may be done in one go is told by texts of its own, or by those of a verb."""
    said = set(re.findall(r'"(journey-[a-z-]+)"', source(slug)))
    return said | {f"journey-{verb.word}" for verb in arpents.game(slug).vocabulary.verbs}


def things(game: Game[Any]) -> Iterator[Nouns]:
    """Whatever actions and events are about."""
    for verb in game.vocabulary.verbs:
        yield from (nouns for _, nouns in verb.nouns)
    for telling in game.tellings.values():
        for _, nouns in telling.arguments:
            yield nouns.of if isinstance(nouns, Sets) else nouns


def spoken_ids(told: Any) -> Iterator[str]:
    """The text ids of sheets and charts."""
    if isinstance(told, list):
        for one in told:
            yield from spoken_ids(one)
    elif isinstance(told, dict):
        yield from (told[name] for name in ("chart", "corner", "label", "id") if told.get(name))
        for name, one in told.items():
            if name in ("arguments", "rule"):
                continue
            yield from spoken_ids(one)
    elif isinstance(told, str) and re.match(r"(chart|inspect)-", told):
        yield told


@functools.cache
def ids(slug: str) -> set[str]:
    """Everything a game can ask to be said."""
    game = arpents.game(slug)
    found = (
        {"game-title", "game-about"} | {f"scenario-{id}" for id in game.scenarios} | {f"seat-{id}" for id in game.seats}
    )
    for option in game.options:
        found |= {f"option-{option.id}"} | {f"option-{option.id}-{value}" for value in option.values}
    found |= {f"{form}-{verb.word}" for form in ("action", "verb") for verb in game.vocabulary.verbs}
    found |= {telling.id for telling in game.tellings.values()}
    found |= {id for id, _ in [*game.reasons.values(), *game.endings.values()]}
    found |= {f"{nouns.prefix}-{name}" for nouns in things(game) for name in nouns.names if name}
    found |= {f"term-{name}" for name in game.terms(game.start(), 0)}
    found |= {text for piece in pieces_of(slug) for text in (piece.title, piece.why)}
    found |= {line.id for card in cards_of(slug).values() for line in card.lines()}
    found |= {text for lesson in lessons_of(slug).values() for text in wanted_texts(lesson)}
    found |= set(spoken_ids([chart.dump() for chart in game.charts()]))
    found |= {id for sheets in book_of(slug).entries.values() for sheet in sheets for id in spoken_ids(sheet.dump())}
    found |= set(folding_of(slug).texts())
    found |= {id for id in texts(slug, "en") if id.startswith("journey-")} & journeys(slug)
    return found | prompts(slug)


# -- the texts


@every_game
def test_both_languages_have_the_same_texts_in_the_same_order(slug: str) -> None:
    assert list(texts(slug, "fr")) == list(texts(slug, "en"))


@every_game
def test_both_languages_use_the_same_arguments(slug: str) -> None:
    french, english = texts(slug, "fr"), texts(slug, "en")
    assert [id for id in english if arguments(french[id]) != arguments(english[id])] == []


@every_game
@in_both
def test_everything_has_a_text(slug: str, lang: str) -> None:
    assert [id for id in sorted(ids(slug)) if not speech(slug, lang).has(id)] == []
    assert len(prompts(slug)) >= 20


@every_game
@in_both
def test_no_text_has_a_known_slip(slug: str, lang: str) -> None:
    """Texts that name nothing, as they stand; the others are looked at wherever they are told of something."""
    found = [id for id, node in texts(slug, lang).items() if not arguments(node)]
    assert len(found) > 100
    told = speech(slug, lang)
    assert [fault for id in found if told.has(id) for fault in slips(told.text(id), lang)] == []


NAMES = ("block", "card", "leader", "map", "name", "nation", "piece", "place", "ship", "space", "unit", "zone")


def sentences(slug: str, lang: str) -> dict[str, str]:
    """Everything that is said without naming anything, rules and rulings too."""
    told = speech(slug, lang)
    found = {id: told.text(id) for id, node in texts(slug, lang).items() if not arguments(node) and told.has(id)}
    for file in ("rule", "ruling"):
        entries = tomllib.loads((room(slug) / f"{file}s.toml").read_text(encoding="utf-8"))[file]
        found |= {f"{file} {entry.get('id') or entry['number']}": typeset(entry[lang]) for entry in entries}
    return found


def foreign_names(slug: str, lang: str) -> Iterator[str]:
    """Names that only the other language has, where this one speaks of the thing."""
    own, other = sentences(slug, lang), sentences(slug, "en" if lang == "fr" else "fr")
    named = [id for id in own if id.partition("-")[0] in NAMES and not id.endswith("-why") and id in other]
    for id in named:
        name = other[id].rstrip(" !.\u202f")
        if len(name) > 4 and name[0].isupper() and name.lower() not in own[id].lower():
            spelt = re.compile(rf"(?<![\w’-]){re.escape(name)}(?![\w’-])")
            said = ((place, text) for place, text in own.items() if place not in named)
            yield from (f"{name} in {place}: {text}" for place, text in said if spelt.search(text))


@every_game
@in_both
def test_things_have_the_names_of_the_language_in_every_sentence(slug: str, lang: str) -> None:
    assert list(foreign_names(slug, lang)) == []


TAUGHT = ("lesson", "guide", "brief", "piece")


def named_otherwise(slug: str, lang: str) -> Iterator[str]:
    """Where a lesson names a thing in the other language, and nothing of that name in this one."""
    own, other = sentences(slug, lang), sentences(slug, "en" if lang == "fr" else "fr")
    names: dict[str, set[str]] = {}
    for id in own:
        if id.partition("-")[0] in NAMES and not id.endswith(("-why", "-title")) and id in other:
            names.setdefault(other[id].rstrip(" !.\u202f"), set()).add(own[id].rstrip(" !.\u202f").lower())
    taught = [id for id in own if id.partition("-")[0] in TAUGHT and id in other]
    taught = [id for id in taught if not id.startswith("piece-") or id.endswith(("-why", "-title"))]
    for name, called in names.items():
        if len(name) > 4 and name[0].isupper():
            spelt = re.compile(rf"(?<![\w’-]){re.escape(name)}(?![\w’-])")
            said = (id for id in taught if spelt.search(other[id]))
            yield from (
                f"{name} in {id}: {own[id]}" for id in said if not any(one in own[id].lower() for one in called)
            )


@every_game
@in_both
def test_lessons_call_cards_and_pieces_as_the_table_does(slug: str, lang: str) -> None:
    assert list(named_otherwise(slug, lang)) == []


LEFT_FOR = {  # what was said beside the word of the game, and that word
    ("quebec-1759", "fr"): {"double feu": "tir double", "disposition toute faite": "placement tout prêt"},
    ("quebec-1759", "en"): {"ready-made layout": "ready-made setup"},
    ("wilderness-war", "fr"): {
        "Amphib": "tête de pont",
        "Raided": "marqueur de raid",
        "casemate": "blockhaus",
        "Révolution diplomatique": "Renversement des alliances",
        "terrain cultivé": "terre cultivée",
    },
    ("small-wars-mohicans", "fr"): {
        "dommage": "dégât",
        "destructions": "éliminations",
        "terrain ouvert": "terrain clair",
        "réveille": "éveille",
    },
    ("small-wars-mohicans", "en"): {"damages": "damage"},
}


@pytest.mark.parametrize(("slug", "lang"), LEFT_FOR)
def test_one_thing_has_one_word_in_lessons_card_log_book_and_rules(slug: str, lang: str) -> None:
    of_texts = re.compile(r"(?:[\w-]+ = *)?(.*)")
    of_books = re.compile(rf"{lang}(?:_text)? = (.*)")
    said = [
        found[1].lower()
        for files, spoken in ((f"text/*.{lang}.ftl", of_texts), ("*.toml", of_books))
        for file in room(slug).glob(files)
        for line in file.read_text(encoding="utf-8").splitlines()
        if (found := spoken.match(line))
    ]
    for other, word in LEFT_FOR[slug, lang].items():
        assert [line for line in said if re.search(rf"\b{other.lower()}", line)] == []
        assert any(word.lower() in line for line in said), word


@every_game
def test_nothing_is_said_that_nobody_asks_for(slug: str) -> None:
    families = (*FAMILIES.get(slug, ()), *ADVICE, *LEARNING)
    unasked = set(texts(slug, "en")) - ids(slug)
    assert [
        id
        for id in sorted(unasked)
        if id.partition("-")[0] not in (*families, "page") and f'"{id}"' not in source(slug)
    ] == []


@every_game
def test_every_fault_of_a_position_has_a_text(slug: str) -> None:
    for reason, named in faults_in(f"games/{room(slug).name}"):
        assert all(speech(slug, lang).has(reason) for lang in LANGUAGES), reason
        if named is not None and reason in texts(slug, "en"):
            assert arguments(texts(slug, "en")[reason]) <= named, reason


@every_game
def test_rules_and_rulings_are_told_in_both_languages_and_name_each_other(slug: str) -> None:
    rules = tomllib.loads((room(slug) / "rules.toml").read_text(encoding="utf-8"))["rule"]
    numbers = {entry["number"] for entry in rules}
    assert len(numbers) == len(rules)
    rulings = tomllib.loads((room(slug) / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    assert len({entry["id"] for entry in rulings}) == len(rulings)
    options = {option.id for option in arpents.game(slug).options}
    for entry in rulings:
        assert entry["rule"] in numbers, entry["id"]
        assert entry.get("option") is None or entry["option"] in options, entry["id"]
    for entry in [*rules, *rulings]:
        assert entry["en"].strip() and entry["fr"].strip(), entry
        assert not misset(typeset(entry["fr"])), entry["fr"]
        assert [fault for lang in LANGUAGES for fault in slips(entry[lang], lang)] == []


# -- every sentence with every thing it can be about


def tellings() -> list[Any]:
    return [
        pytest.param(slug, telling, id=f"{slug}-{telling.id}")
        for slug in ROOMS
        for telling in arpents.game(slug).tellings.values()
    ]


@in_both
@pytest.mark.parametrize(("slug", "telling"), tellings())
def test_every_event_can_be_told_of_everything(lang: str, slug: str, telling: Telling) -> None:
    assert {argument(v) for v in variables(texts(slug, lang)[telling.id])} <= {name for name, _ in telling.arguments}
    for place, (_, nouns) in enumerate(telling.arguments or [("", Numbers(0))]):
        for number in samples(nouns):
            numbers = [samples(of)[0] for _, of in telling.arguments] + [0] * 7
            numbers[place] = number
            event = begun(slug).told(Event(telling.kind, "1.1", EVERYONE, *numbers[:7]))
            text = speech(slug, lang).event(event)
            assert text.endswith("[1.1]")
            sound(text, lang)


@every_game
@in_both
def test_every_choice_has_its_own_label(slug: str, lang: str) -> None:
    game = arpents.game(slug)
    labels: dict[str, str] = {}
    for verb in game.vocabulary.verbs:
        firsts = samples(verb.nouns[0][1]) if verb.nouns else [0]
        second = samples(verb.nouns[1][1])[0] if len(verb.nouns) == 2 else 0
        for first in firsts:
            action = verb.kind | (first << 8 | second if len(verb.nouns) == 2 else first)
            text = speech(slug, lang).label(game, action, begun(slug))
            sound(text, lang)
            if verb.word not in SAME_LABEL.get(slug, set()):
                assert text not in labels, (text, labels.get(text), verb.word)
            labels[text] = verb.word


@every_game
@in_both
def test_every_reason_that_names_nothing_can_be_told(slug: str, lang: str) -> None:
    for reason, rule in arpents.game(slug).reasons.values():
        if reason in texts(slug, lang) and not arguments(texts(slug, lang)[reason]):
            sound(speech(slug, lang).reason(reason, rule, {}), lang)


@every_game
@in_both
def test_every_rule_that_is_cited_is_summarised(slug: str, lang: str) -> None:
    game = arpents.game(slug)
    cited = {rule for _, rule in [*game.reasons.values(), *game.endings.values()]}  # not one of them without a rule
    for number in sorted(cited | {option.rule for option in game.options}):
        sound(speech(slug, lang).rule(number), lang)


@every_game
@in_both
def test_every_ending_can_be_told(slug: str, lang: str) -> None:
    game = arpents.game(slug)
    for reason, rule in game.endings.values():
        for winner in game.seats:
            outcome = Outcome(winner, reason, rule, dict.fromkeys(game.seats, 3))
            sound(speech(slug, lang).outcome(outcome), lang)


# -- whole matches


def other_action(game: Game[Any], rng: random.Random) -> int:
    verb = rng.choice(game.vocabulary.verbs)
    parts = [rng.choice(samples(nouns)) for _, nouns in verb.nouns]
    return verb.kind | (parts[0] << 8 | parts[1] if len(parts) == 2 else sum(parts)) & NOUN


def refused(state: Any, seat: str, action: int, told: Speech) -> None:
    if state.stack[-1].forbids(state, state.game.seat_number(seat), action) == ALLOWED:
        return
    with pytest.raises(ArpentsError) as caught:
        state.play(seat, state.words(action))
    text = told.error(caught.value)
    sound(text, told.lang)
    assert not caught.value.rule or text.endswith(f" [{caught.value.rule}]")


def tell_the_question(state: Any, seat: str, others: list[int], told: Speech) -> None:
    """What is asked, what can be chosen and what it does, and why other things cannot be."""
    game, actions = state.game, state.actions(seat)
    for someone in game.seats:
        sound(told.prompt(state.prompt(someone)), told.lang)
    labels = [told.label(game, action, state) for action in actions]
    assert game.slug in SAME_LABEL or len(set(labels)) == len(labels)
    for label in labels:
        sound(label, told.lang)
    for line in told.explanation(state.explain(seat, state.words(actions[-1]))).splitlines():
        sound(line, told.lang)
    for action in (actions[0], actions[len(actions) // 2], actions[-1]):
        for line in told.foresight(state.foresee(seat, state.words(action))):
            sound(line, told.lang)
    for action in others:
        refused(state, seat, action, told)


@pytest.mark.parametrize(("slug", "seed"), [(slug, seed) for slug, count in MATCHES.items() for seed in range(count)])
def test_a_whole_match_can_be_told(slug: str, seed: int) -> None:
    game, rng = arpents.game(slug), random.Random(seed)
    options = {option.id: rng.choice(option.values) for option in game.options}
    state = game.start(game.scenarios[seed % len(game.scenarios)], options, seed)
    made = 0
    while state.to_act and made < LONGEST.get(slug, 2_000):
        seat = rng.choice(state.to_act)
        if rng.random() < 0.1:
            others = [other_action(game, rng) for _ in range(4)]
            for lang in LANGUAGES:
                tell_the_question(state, seat, others, speech(slug, lang))
        state.apply(seat, rng.choice(state.actions(seat)))
        made += 1
    for lang in LANGUAGES:
        for event in state.events:
            text = speech(slug, lang).event(event)
            sound(text, lang)
            assert text.endswith(f" [{event['rule']}]")
            assert speech(slug, lang).rule(str(event["rule"]))
        if state.outcome is not None:
            sound(speech(slug, lang).outcome(state.outcome), lang)
            with pytest.raises(ArpentsError) as caught:
                state.play(game.seats[0], state.words(game.vocabulary.verbs[0].kind))
            sound(speech(slug, lang).error(caught.value), lang)
        for seat in game.seats:
            sound(speech(slug, lang).prompt(state.prompt(seat)), lang)


@every_game
def test_events_about_a_seat_call_it_seat(slug: str) -> None:
    """By that name the log knows whose line it is, and gives it the colour of the seat."""
    about = {
        telling.id: [name for name, nouns in telling.arguments if getattr(nouns, "prefix", "") == "seat"]
        for telling in arpents.game(slug).tellings.values()
    }
    assert any(about.values())
    assert [id for id, names in about.items() if names and "seat" not in names] == []
