"""Reading texts and sources as data: what there is to say, and what is said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import arpents
from tests.speech.slips import slips

HOUSE = Path(next(iter(arpents.__path__)))
ERRORS = re.compile(r"\w*(Error|Fault|Over|Turn|Undo|RunsOut|Text)|Unknown\w+|Illegal\w+")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def argument(variable: str) -> str:
    """The argument a variable is made of: `zone` for `zone_de`."""
    return variable.partition("_")[0]


def arguments(node: BaseNode) -> set[str]:
    return {argument(variable) for variable in variables(node)}


def messages(directory: Path, lang: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file in sorted(directory.glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                found[entry.id.name] = entry
    return found


def forms(message: Message) -> set[str]:
    attributes: list[Attribute] = message.attributes
    return {attribute.id.name for attribute in attributes}


def calls(*paths: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call by a plain name in these files and directories of the package."""
    for path in paths:
        for file in [HOUSE / path] if path.endswith(".py") else sorted((HOUSE / path).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    yield node.func.id, node


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def errors_in(*paths: str) -> list[tuple[str, set[str]]]:
    """Each error that is raised, with the names of its arguments."""
    found = []
    for name, call in calls(*paths):
        if ERRORS.fullmatch(name) and name != "Fault" and call.args and (reason := text_of(call.args[0])):
            if name in ("ValueError", "TypeError", "KeyError", "NotImplementedError"):
                continue
            found.append((reason, {keyword.arg for keyword in call.keywords if keyword.arg}))
    return found


def faults_in(*paths: str) -> list[tuple[str, set[str] | None]]:
    """Each fault of a position, with the names of its arguments; None where they come from elsewhere."""
    found: list[tuple[str, set[str] | None]] = []
    for name, call in calls(*paths):
        if name != "Fault" or len(call.args) < 2 or not (reason := text_of(call.args[1])):
            continue
        named: set[str] | None = set()
        if len(call.args) > 3:
            node = call.args[3]
            if isinstance(node, ast.Dict):
                named = {text for key in node.keys if key is not None and (text := text_of(key))}
            elif isinstance(node, ast.Call):
                named = {keyword.arg for keyword in node.keywords if keyword.arg}
            else:
                named = None
        found.append((reason, named))
    return found


# -- French as it should be set

UNSPACED = re.compile(r"(?<![\u00a0\u202f])[;?!»]|(?<![\u00a0\u202f\d]):|«(?![\u00a0\u202f])")
ENGLISH = re.compile(
    r"\b(the|and|of|to|is|are|with|from|by|not|your|you|block|blocks|ship|ships|British|French|Indians|militia"
    r"|road|boat|battle|retreat|order|fires?|hits?|decoys?|ready|done)\b"
)


def misset(text: str) -> str:
    """What breaks French typography in a text; empty when nothing does."""
    if "'" in text:
        return "'"
    found = UNSPACED.search(text)
    return found.group() if found else ""


def sound(text: str, lang: str) -> None:
    """A sentence with nothing missing, as it is set in its language."""
    assert "‹" not in text and "{" not in text and "$" not in text and "  " not in text, text
    assert text[0] == text[0].upper(), text
    if lang == "fr":
        assert not misset(text), text
    found = list(slips(text, lang))
    assert not found, found
