"""Every word a person reads, in both languages."""

import random
import re
import tomllib
from importlib.resources import files

import pytest

from arpents.games.few_acres_of_snow.ending import ENDINGS
from arpents.games.few_acres_of_snow.reasons import REASONS
from arpents.speech import Speech
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME

ROOM = files("arpents.games.few_acres_of_snow")
LANGUAGES = ["fr", "en"]


def ids(lang):
    found = {}
    for name in ("names", "messages"):
        text = (ROOM / "text" / f"{name}.{lang}.ftl").read_text("utf-8")
        for block in re.split(r"\n(?=[a-z])", text):
            if match := re.match(r"([a-z0-9-]+) =", block):
                value = block.split("\n    .")[0]
                found[match[1]] = {variable.partition("_")[0] for variable in re.findall(r"\$([a-z_]+)", value)}
    return found


def test_both_languages_have_the_same_ids_with_the_same_arguments():
    french, english = ids("fr"), ids("en")
    assert set(french) == set(english)
    assert {id: found for id, found in french.items() if found != english[id]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_game_can_name_has_a_text(lang):
    speech = Speech(GAME.slug, lang, strict=True)
    wanted = ["game-title"]
    wanted += [f"scenario-{name}" for name in GAME.scenarios] + [f"seat-{name}" for name in GAME.seats]
    for option in GAME.options:
        wanted += [f"option-{option.id}"] + [f"option-{option.id}-{value}" for value in option.values]
    wanted += [slug for slug, _ in REASONS.values()] + [slug for slug, _ in ENDINGS.values()]
    wanted += [telling.id for telling in GAME.tellings.values()]
    for verb in GAME.vocabulary.verbs:
        wanted.append(f"action-{verb.word}")
        for _, nouns in verb.nouns:
            wanted += [nouns.argument(number) for number in range(len(nouns.names))]
    assert [id for id in wanted if not speech.has(id)] == []
    empire = [id.removeprefix("card-") for id in wanted if id.startswith("card-") and not speech.has(f"place-{id[5:]}")]
    assert [name for name in empire if not speech.has(f"wording-{name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_are_short(lang):
    speech = Speech(GAME.slug, lang, strict=True)
    for verb in GAME.vocabulary.verbs:
        for _, nouns in verb.nouns:
            for number in range(len(nouns.names)):
                assert len(speech.text(f"{nouns.argument(number)}.short")) <= 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_can_be_told(lang, seed):
    """Strict: a text that is missing, or wants an argument it is not given, is an error."""
    speech = Speech(GAME.slug, lang, strict=True)
    state = GAME.start(GAME.scenarios[seed % 2], {"turn-limit": "20"}, seed=seed)
    rng = random.Random(seed)
    met = set()
    while state.to_act:
        seat = state.to_act[0]
        assert speech.prompt(state.prompt(seat))
        actions = state.actions(seat)
        for action in actions:
            assert speech.label(GAME, action)
        met.update(actions)
        for action in rng.sample(sorted(met), min(5, len(met))):
            assert speech.explanation(state.explain(seat, state.words(action)))
        state.apply(seat, rng.choice(actions))
    for seat in (BRITISH, FRENCH, None):
        for event in state.events_for(seat):
            assert speech.event(event)
    assert speech.outcome(state.outcome)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_without_arguments(lang):
    """One reason serves places, cards and bare verbs alike."""
    speech = Speech(GAME.slug, lang, strict=True)
    for slug, rule in REASONS.values():
        assert speech.reason(slug, rule, {}).endswith(f"[{rule}]")


def test_french_typography():
    texts = [(ROOM / "text" / f"{name}.fr.ftl").read_text("utf-8") for name in ("names", "messages")]
    for name in ("rules", "rulings"):
        for entry in tomllib.loads((ROOM / f"{name}.toml").read_text("utf-8"))[name[:-1]]:
            texts.append(entry["fr"])
    for text in texts:
        values = re.sub(r"\{[^}]*->|\}", "", text)
        assert "'" not in values
        assert re.search(r"[^\s\u00a0\u202f][;?!»](?!\S)", values) is None, values[:80]
        assert re.search(r"(?<=\S) [;?!»]", values) is None


def test_rulings_say_why_in_both_languages_and_name_real_rules_and_options():
    rules = {entry["number"] for entry in tomllib.loads((ROOM / "rules.toml").read_text("utf-8"))["rule"]}
    options = {option.id for option in GAME.options}
    rulings = tomllib.loads((ROOM / "rulings.toml").read_text("utf-8"))["ruling"]
    assert len({ruling["id"] for ruling in rulings}) == len(rulings)
    for ruling in rulings:
        assert ruling["rule"] in rules and ruling["en"] and ruling["fr"]
        assert ruling.get("option") is None or ruling["option"] in options
    assert {ruling.get("option") for ruling in rulings} >= options
