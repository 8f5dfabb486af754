"""What the server and the page say by themselves: the same in both languages, and nothing unsaid."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from arpents.speech import LANGUAGES, Speech
from tests.speech.casting import COUNTED, NUMBERS
from tests.speech.ftl import HOUSE, arguments, calls, messages, misset, text_of, variables
from tests.speech.slips import slips
from tests.speech.test_common import said_in

SERVER, PAGE = HOUSE / "server" / "text", HOUSE / "web" / "text"
COMMON, TERMINAL = HOUSE / "speech" / "text", HOUSE / "cli" / "text"
REFUSALS = ("HallError", "NotSignedIn", "NotAllowed", "NotFound", "Conflict", "Gone", "TooMany", "NotDelivered")
SOURCES = ["server", *(f"hall/{file.name}" for file in (HOUSE / "hall").glob("*.py"))]
SAID = re.compile(r"""\b(?:tell|say|sentence)\(\s*["']([a-z][\w-]*)["']""")


@pytest.mark.parametrize("directory", [SERVER, PAGE], ids=["server", "page"])
def test_both_languages_say_the_same(directory: Path) -> None:
    french, english = messages(directory, "fr"), messages(directory, "en")
    assert list(french) == list(english)
    for id, message in french.items():
        assert arguments(message) == arguments(english[id]), id


COUNTS = COUNTED | {
    *("done", "percent", "share", "step", "steps", "decisions"),
    *("seconds", "minutes", "hours", "days", "year"),
}

SIDES = frozenset(("seat", "winner"))
NEVER_ONE = {"army-profile"}  # what is bought whole costs many points


class Chosen(Visitor):
    """What a message is told by: the keys of each of its variables."""

    def __init__(self) -> None:
        self.by: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [str(getattr(variant.key, "name", "") or variant.key.value) for variant in node.variants]
            self.by[node.selector.id.name] = keys
        self.generic_visit(node)


def tellings(message: Message) -> Iterator[dict[str, object]]:
    """A message with none, one, two and more of what it counts, and with each word that it knows. What it does not
    choose by is always several."""
    chosen = Chosen()
    chosen.visit(message)
    options: dict[str, list[object]] = {}
    for name in sorted(arguments(message) if SIDES & arguments(message) else variables(message)):
        words = [key for key in chosen.by.get(name, []) if not key.isdigit() and key not in ("one", "other")]
        if words:
            options[name] = [*words]
        elif name in chosen.by and message.id.name not in NEVER_ONE:
            options[name] = [*NUMBERS]
        else:
            options[name] = [2, 21] if name in COUNTS else ["seat-british" if name in SIDES else "Québec"]
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("directory", [SERVER, PAGE, COMMON, TERMINAL], ids=["server", "page", "common", "terminal"])
def test_nothing_that_is_said_has_a_slip(directory: Path, lang: str) -> None:
    speech, found = Speech("quebec-1759", lang, strict=True), []
    for file in sorted(directory.glob(f"*.{lang}.ftl")):
        speech.bundle.add_text(file.read_text(encoding="utf-8"))
    for id, message in messages(directory, lang).items():
        if message.value:
            for named in tellings(message):
                found += [f"{id}: {fault}" for fault in slips(speech.text(id, named), lang)]
    assert found[:12] == []


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
