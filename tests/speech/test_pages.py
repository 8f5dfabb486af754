"""What the server and the page say by themselves: the same in both languages, and nothing unsaid."""

import re
from pathlib import Path

import pytest

from tests.speech.ftl import HOUSE, arguments, calls, messages, misset, text_of
from tests.speech.test_common import said_in

SERVER, PAGE = HOUSE / "server" / "text", HOUSE / "web" / "text"
COMMON = HOUSE / "speech" / "text"
REFUSALS = ("HallError", "NotSignedIn", "NotAllowed", "NotFound", "Conflict", "Gone", "TooMany", "NotDelivered")
SOURCES = ["server", *(f"hall/{file.name}" for file in (HOUSE / "hall").glob("*.py"))]
SAID = re.compile(r"""\b(?:tell|say|sentence)\(\s*["']([a-z][\w-]*)["']""")


@pytest.mark.parametrize("directory", [SERVER, PAGE], ids=["server", "page"])
def test_both_languages_say_the_same(directory: Path) -> None:
    french, english = messages(directory, "fr"), messages(directory, "en")
    assert list(french) == list(english)
    for id, message in french.items():
        assert arguments(message) == arguments(english[id]), id


OWN = sorted(
    file
    for folder in (SERVER, PAGE)
    for name in ("hall", "lobby", "contests", "kept", "offline")
    for file in folder.glob(f"{name}.*")
)


@pytest.mark.parametrize("file", OWN, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_the_hall_is_set_as_its_language_is(file: Path) -> None:
    for line in said_in(file):
        assert "'" not in line and '"' not in line, line
        assert not file.name.endswith(".fr.ftl") or not misset(line.replace("{ $link }", "")), line


def test_every_refusal_of_the_hall_has_one_text_that_uses_only_its_arguments() -> None:
    known, common = messages(SERVER, "en"), messages(COMMON, "en")
    assert not known.keys() & common.keys()  # the first that is read would be said
    found = 0
    for name, call in calls(*SOURCES):
        if name in REFUSALS and call.args and (reason := text_of(call.args[0])):
            found += 1
            given = {keyword.arg for keyword in call.keywords if keyword.arg}
            assert arguments((known | common)[reason]) <= given, reason
    assert found > 40


def test_everything_that_the_hall_says_on_the_page_has_a_text() -> None:
    known = messages(PAGE, "en")
    web = HOUSE / "web"
    rooms = ("hall", "lobby", "contests")
    files = [
        *(file for room in rooms for file in (web / room).rglob("*.js")),
        web / "pages" / "lobby.js",
        web / "pages" / "kept.js",
    ]
    said = {id for file in files for id in SAID.findall(file.read_text("utf-8"))}
    assert len(said) > 100
    assert said <= known.keys()
