"""Observations by name: the schema of every game, and what a seat sees at a moment of a recorded match."""

import json
import re
from pathlib import Path

import pytest

import arpents
from arpents.research.schema import Schema, names_of
from arpents.research.wording import bundle_of
from arpents.speech import LANGUAGES, speech_for
from tests.cli.conftest import Run

NUMBERED = re.compile(r"[bcmu]?\d+|\d+-\d+")  # squares, lines and what an army list numbers


@pytest.mark.parametrize("slug", arpents.games())
def test_every_entry_has_a_name_in_both_languages(slug: str) -> None:
    game = arpents.game(slug)
    schemas = [Schema(game, speech_for(slug, language)) for language in LANGUAGES]
    apart = 0
    for layer in game.observation.all:
        for name in (*layer.rows, *layer.columns):
            names = [schema.entry(layer, name) for schema in schemas]
            assert all(names) and not any("‹" in one for one in names)
            apart += names[0] != names[1]
            if not NUMBERED.fullmatch(name):
                known = schemas[0].said(f"entry-{name}") or schemas[0].said(f"question-{name}")
                assert known or name in schemas[0].things or " " in name, name
    assert apart > 20


def test_both_languages_name_the_same_things() -> None:
    for made in (names_of, bundle_of):
        french, english = (made(language)._messages for language in ("fr", "en"))
        assert set(french) == set(english)


@pytest.mark.parametrize("slug", arpents.games())
def test_a_schema_is_printed_for_people_and_programs(run: Run, slug: str) -> None:
    game = arpents.game(slug)
    schema = json.loads(run("observe", slug, "--schema", "--json").out)
    assert schema["size"] == game.observation.size and schema["actions"] == game.action_count
    last = schema["layers"][-1]
    assert last["first"] + len(last["rows"]) * len(last["columns"]) == schema["size"]
    told = run("observe", slug, "--lang", "fr")
    assert told.code == 0 and told.out.count("\n  colonnes") == len(schema["layers"]) and "‹" not in told.out


def test_a_moment_of_a_record_is_told_entry_by_entry(run: Run, record: Path) -> None:
    told = run("observe", str(record), "--at", "3", "--seat", "french", "--lang", "fr")
    assert told.code == 0 and told.out.startswith("Après 3 décisions — Français\u00a0: ")
    assert told.out.count("dernière décision") == 3 and "choix " in told.out
    other = run("observe", str(record), "--at", "1", "--seat", "british")
    assert "British, " not in other.out and "French, something hidden" in other.out
    data = json.loads(run("observe", str(record), "--at", "3", "--seat", "french", "--json").out)
    assert (
        data["seat"] == "french"
        and {"layer": "seat", "row": "own", "column": "french"}.items() <= dict(data["entries"][0]).items()
    )
    assert all(entry["value"] != 0 and len(entry["title"]) == 3 for entry in data["entries"])
    end = run("observe", str(record))
    assert end.code == 0 and "choice" not in end.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Observe what?"),
        (("chess", "--schema"), "There is no game “chess” on this table"),
        (("nowhere.arp",), "nowhere.arp"),
        (("quebec-1759", "--at", "3"), "--at goes with the file of a recorded match"),
        (("quebec-1759", "--seat", "french"), "--seat goes with the file of a recorded match"),
        (("RECORD", "--at", "100000"), "100000"),
        (("RECORD", "--at", "x"), "--at"),
        (("RECORD", "--seat", "dutch"), "Nobody sits as “dutch”"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(run: Run, record: Path, words: tuple[str, ...], sentence: str) -> None:
    ran = run("observe", *(str(record) if word == "RECORD" else word for word in words))
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1
    assert sentence in ran.err
