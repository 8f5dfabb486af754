"""Which tests prove which rule: the markers `@rule("7.62")` in the tests of a room."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arpents.cli.words import Refusal
from arpents.games import list_of, package_of


class Rule:
    """One numbered rule of a rulebook, and the tests that carry its number."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.number = str(entry["number"])
        self.summaries = {"fr": str(entry["fr"]), "en": str(entry["en"])}
        self.text = entry.get("text") is True  # it describes and decides nothing
        self.tests: list[str] = []

    @property
    def covered(self) -> bool:
        return self.text or bool(self.tests)


def rules_of(slug: str) -> dict[str, Rule]:
    return {rule.number: rule for rule in map(Rule, list_of(slug, "rules.toml").get("rule", []))}


def find_tests(slug: str, rules: dict[str, Rule], tests: str) -> list[str]:
    """Give each rule its tests; what is left are markers with a number that no rule has."""
    room = Path(tests) / package_of(slug)
    if not room.is_dir():
        raise Refusal("tests-missing", directory=str(room))
    strays: list[str] = []
    for file in sorted(room.rglob("test_*.py")):
        for number, test in marks_in(file):
            named = f"{file.relative_to(tests).as_posix()}::{test}"
            if number in rules:
                rules[number].tests.append(named)
            else:
                strays.append(f"{number} ({named})")
    return strays


def marks_in(file: Path) -> Iterator[tuple[str, str]]:
    """Rule numbers and the test that carries each; a mark on a class stands for its tests, one on a module for all."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    except (OSError, SyntaxError, ValueError):
        raise Refusal("tests-unreadable", file=str(file)) from None
    whole_module = [
        number
        for node in tree.body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for number in numbers_in(node.value)
    ]
    yield from marks_below(tree.body, whole_module, "")


def marks_below(body: list[ast.stmt], inherited: list[str], prefix: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        numbers = [*inherited, *(number for mark in node.decorator_list for number in numbers_in(mark))]
        if isinstance(node, ast.ClassDef):
            yield from marks_below(node.body, numbers, f"{prefix}{node.name}::")
        elif node.name.startswith("test"):
            for number in numbers:
                yield number, prefix + node.name


def numbers_in(node: ast.expr) -> list[str]:
    """The numbers of `rule("7.62")`, `pytest.mark.rule("7.62")`, or a list of such marks."""
    if isinstance(node, (ast.List, ast.Tuple)):
        return [number for element in node.elts for number in numbers_in(element)]
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name != "rule":
        return []
    return [str(a.value) for a in node.args if isinstance(a, ast.Constant)]
