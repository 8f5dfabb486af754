"""French and English are equals: the same texts with the same variables, and none that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import arpents.cli

TEXT = Path(arpents.cli.__file__).parent / "text"
CODE = TEXT.parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def texts(lang: str) -> dict[str, set[str]]:
    whole = "\n".join(file.read_text(encoding="utf-8") for file in sorted(TEXT.glob(f"*.{lang}.ftl")))
    resource = FluentParser().parse(whole)
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_say_the_same_things_of_the_same_things() -> None:
    assert texts("fr") == texts("en")


def test_french_typography() -> None:
    lines = [line for file in TEXT.glob("*.fr.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        if line.startswith("#"):
            continue
        text = line.partition("=")[2] if re.match(r"[a-z0-9-]+ =", line) else line
        assert not re.search(r" [:;?!»](?=[\s\"]|$)|« ", text), line
        assert "'" not in text and "..." not in text, line


@pytest.mark.parametrize("id", sorted(texts("en")))
def test_every_text_is_said_somewhere(id: str) -> None:
    # named by what they are about
    families = r"(usage|help|option|value|mode|games|deed|quebec-letter|data-card|data-column|level)-"
    files = [*CODE.rglob("*.py"), *(CODE.parent / "research").rglob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    assert re.match(families, id) or f'"{id}"' in source or f"'{id}'" in source
