"""Arrows point down only: what docs/architecture.md draws is how the parts of the house import each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2] / "src" / "arpents"
STOREYS = (  # from the ground up; parts of one storey do not look at each other
    {"version"},
    {"engine"},
    {"games", "bots"},
    {"speech"},
    {"table", "drawing"},
    {"hall", "research", "proof"},
    {"host"},
    {"server"},
    {"cli"},
    {"__main__"},
)
STOREY = {part: number for number, storey in enumerate(STOREYS) for part in storey}


def imported(body: list[ast.stmt]) -> Iterator[str]:
    """What a module imports as soon as it is read; what only types need is not read."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.If):
            yield from imported(node.orelse if "TYPE_CHECKING" in ast.dump(node.test) else node.body)
        elif isinstance(node, ast.Try):
            yield from imported(node.body)


def part_of(file: Path) -> str:
    return file.relative_to(HOUSE).parts[0].removesuffix(".py")


def test_no_part_imports_one_above_it() -> None:
    up: list[str] = []
    files = [file for file in sorted(HOUSE.rglob("*.py")) if file != HOUSE / "__init__.py"]
    for file in files:
        part = part_of(file)
        for name in imported(ast.parse(file.read_text(encoding="utf-8")).body):
            other = name.split(".")[1] if name.startswith("arpents.") else part
            if other != part and STOREY[other] >= STOREY[part]:
                up.append(f"{file.relative_to(HOUSE)} imports {name}")
    assert len(files) > 500 and not up, "; ".join(up)


def test_rooms_do_not_look_into_each_other() -> None:
    inside = HOUSE / "games"
    strangers = [
        f"{file.relative_to(inside)} imports {name}"
        for room in sorted(path.parent for path in inside.glob("*/__init__.py"))
        for file in sorted(room.rglob("*.py"))
        for name in imported(ast.parse(file.read_text(encoding="utf-8")).body)
        if name.startswith("arpents.games.") and name.split(".")[2] != room.name
    ]
    assert not strangers
