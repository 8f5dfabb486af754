"""The lists of rules and rulings, and the texts."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path

from tests.muskets_tomahawks.table import GAME

ROOM = files("arpents.games.muskets_tomahawks")


def listed(name: str, key: str) -> list[dict[str, str]]:
    found = tomllib.loads(ROOM.joinpath(name).read_text(encoding="utf-8"))[key]
    assert isinstance(found, list)
    return found


def ids(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in ("names", "play"):
        source = ROOM.joinpath("text").joinpath(f"{name}.{language}.ftl").read_text(encoding="utf-8")
        for entry in re.split(r"\n(?=[a-z])", source):
            if match := re.match(r"([a-z][\w-]*) = (.*)", entry, re.DOTALL):
                assert match[1] not in found
                found[match[1]] = match[2]
    return found


def test_every_rule_is_listed_once() -> None:
    rules = listed("rules.toml", "rule")
    assert len(rules) == 399 and len({one["number"] for one in rules}) == 399
    for one in rules:
        assert one["en"].strip() and one["fr"].strip() and one["en"] != one["fr"]


def test_rulings_name_rules_and_options() -> None:
    numbers = {one["number"] for one in listed("rules.toml", "rule")}
    for one in listed("rulings.toml", "ruling"):
        assert one["rule"] in numbers
        assert one.get("option", "size") in {option.id for option in GAME.options}


def test_both_languages_say_the_same_things() -> None:
    english, french = ids("en"), ids("fr")
    assert set(english) == set(french)
    for id, text in english.items():
        assert set(re.findall(r"\$[a-z0-9]+", text)) == set(re.findall(r"\$[a-z0-9]+", french[id])), id


def nouns_of(word: str) -> list[str]:
    """What a verb may be said of."""
    return list(GAME.vocabulary.by_word[word].nouns[0][1].names)


def test_everything_has_a_text() -> None:
    facts = json.loads(ROOM.joinpath("data").joinpath("profiles.json").read_text(encoding="utf-8"))
    profiles = [*[one["id"] for one in facts["profiles"]], "wagon"]
    assert len(profiles) > 20
    wanted = {"action-" + verb.word for verb in GAME.vocabulary.verbs} | {
        telling.id for telling in GAME.tellings.values()
    }
    wanted |= (
        {reason for reason, _ in list(GAME.reasons.values())[1:]}  # the first is said by all games
        | {"card-" + id for id in nouns_of("play")}
        | {"stance-" + id for id in nouns_of("form-as")}
    )
    wanted |= {"scenario-" + id for id in GAME.scenarios} | {"profile-" + id.replace("_", "-") for id in profiles}
    for option in GAME.options:
        wanted |= {"option-" + option.id} | {f"option-{option.id}-{value}" for value in option.values}
    assert wanted <= set(ids("en")), sorted(wanted - set(ids("en")))


def test_reasons_cite_listed_rules() -> None:
    numbers = {one["number"] for one in listed("rules.toml", "rule")}
    assert {rule for _, rule in GAME.reasons.values()} <= numbers


def test_the_glossary_has_every_word_of_the_game() -> None:
    page = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    section = page.split("## Muskets & Tomahawks")[1].split("\n## ")[0]
    said = {words.split()[0] for words in re.findall(r"`([^`]+)`", section)}
    assert {verb.word for verb in GAME.vocabulary.verbs} <= said


def test_stances_and_directions_join_in_french() -> None:
    french = ids("fr")
    for id, text in french.items():
        if id.startswith("stance-"):
            assert re.search(r", face (à l’|au )(est|ouest|nord|sud)", text), id
        if id.startswith("direction-"):
            assert re.match(r"vers l(’|e )", text), id
    assert "{ $direction }" in french["action-face"] and "face" not in french["action-face"]
