"""The common texts: nothing unsaid, nothing said in one language only."""

import re
from pathlib import Path

import pytest

from arpents.speech import LANGUAGES, speech_for
from tests.speech.ftl import HOUSE, arguments, errors_in, faults_in, messages, misset, text_of

TEXTS = HOUSE / "speech" / "text"
FR, EN = messages(TEXTS, "fr"), messages(TEXTS, "en")
FILES = sorted([*TEXTS.glob("*.ftl"), *(HOUSE / "games").rglob("*.ftl")])
NAMED = ("cards", "set_pieces", "lessons", "lesson_match")
SOURCES = ("engine", "games/__init__.py", "bots", "speech", *(f"table/{name}.py" for name in NAMED))


def test_both_languages_have_the_same_texts() -> None:
    assert list(FR) == list(EN)


@pytest.mark.parametrize("id", EN)
def test_both_languages_use_the_same_arguments(id: str) -> None:
    assert arguments(FR[id]) == arguments(EN[id])


@pytest.mark.parametrize(("reason", "named"), errors_in(*SOURCES))
def test_every_error_has_a_text_that_uses_only_its_arguments(reason: str, named: set[str]) -> None:
    assert reason in EN
    assert arguments(EN[reason]) <= named


def test_errors_are_found() -> None:
    found = {reason for reason, _ in errors_in(*SOURCES)}
    for reason in ("unknown-game", "not-your-turn", "record-truncated", "snapshot-damaged", "unknown-language"):
        assert reason in found


@pytest.mark.parametrize(("reason", "named"), faults_in("engine"))
def test_every_fault_of_a_position_has_a_text(reason: str, named: set[str] | None) -> None:
    assert reason in EN
    assert named is None or arguments(EN[reason]) <= named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_that_it_waits_and_that_it_is_over(lang: str) -> None:
    speech = speech_for(None, lang)
    for id in ("prompt-waiting", "prompt-over", "allowed", "allowed-uncertain", "enumeration", "position-fault-at"):
        assert speech.has(id)


def said_in(file: Path) -> list[str]:
    """The lines of a file as a person reads them: no comments, no functions, no literal spaces."""
    lines = []
    for line in file.read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\{ *[A-Z]+\([^)]*\) *\}|\{\" *\"\}", "", line)
        lines.append("" if line.startswith("#") else words)
    return lines


@pytest.mark.parametrize("file", [file for file in FILES if file.name.endswith(".fr.ftl")], ids=lambda file: file.name)
def test_french_is_set_as_french(file) -> None:  # type: ignore[no-untyped-def]
    for number, line in enumerate(said_in(file), 1):
        assert not misset(line), f"{file.name}:{number}: {line}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_typewriter_quotes(file) -> None:  # type: ignore[no-untyped-def]
    for line in said_in(file):
        assert "'" not in line and '"' not in line, line


def test_text_of_reads_only_plain_strings() -> None:
    import ast

    assert text_of(ast.parse("'a'", mode="eval").body) == "a"
    assert text_of(ast.parse("f'{a}'", mode="eval").body) is None
