"""Arrows point down only: what docs/architecture.md draws is how the parts of the house import each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"
HOUSE = SOURCES / "arpents"
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
UPSTAIRS = {("research/table.py", "cli")}  # asked to show a board in characters, it asks the terminal, and no sooner

Graph = dict[str, set[str]]


def imports(body: list[ast.stmt], for_types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """What a module imports, at once or when a function is called; what only types need as wanted."""
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from imports(node.body if for_types else node.orelse, for_types)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        else:
            for part in ("body", "orelse", "handlers", "finalbody", "cases"):
                yield from imports(getattr(node, part, []), for_types)


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(file): file for file in sorted(HOUSE.rglob("*.py"))}


def imported(module: str, for_types: bool = False) -> set[str]:
    """The modules of the house that a module imports."""
    found: set[str] = set()
    for node in imports(ast.parse(MODULES[module].read_text(encoding="utf-8")).body, for_types):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        else:
            assert node.level == 0, f"{module} imports by dots"
            below = {f"{node.module}.{name.name}" for name in node.names}
            found |= below & MODULES.keys() or {node.module or ""}
    return found & MODULES.keys()


def circles(graph: Graph) -> list[list[str]]:
    """Those that lead back to themselves, each circle once."""
    reached: Graph = {}
    for start in graph:
        waiting, found = [start], set[str]()
        while waiting:
            for other in graph.get(waiting.pop(), set()) - found:
                found.add(other)
                waiting.append(other)
        reached[start] = found
    rings = {tuple(sorted(other for other in reached[one] if one in reached[other])) for one in graph}
    return [list(ring) for ring in sorted(rings) if ring]


def test_no_part_imports_one_above_it() -> None:
    up: list[str] = []
    for module, file in MODULES.items():
        if module == "arpents":
            continue
        part = module.split(".")[1]
        for name in sorted(imported(module)):
            other = name.split(".")[1] if name != "arpents" else part
            if other != part and STOREY[other] >= STOREY[part]:
                where = file.relative_to(HOUSE).as_posix()
                if (where, other) not in UPSTAIRS:
                    up.append(f"{where} imports {name}")
    assert len(MODULES) > 500 and not up, "; ".join(up)


def test_rooms_do_not_look_into_each_other() -> None:
    rooms = [module for module in MODULES if module.count(".") == 2 and module.startswith("arpents.games.")]
    strangers = [
        f"{module} imports {name}"
        for room in rooms
        for module in MODULES
        if module.startswith(f"{room}.")
        for name in sorted(imported(module, for_types=True))
        if name.startswith("arpents.games.") and name != room and not name.startswith(f"{room}.")
    ]
    assert len(rooms) >= 5 and not strangers


def test_no_modules_need_each_other_in_a_circle() -> None:
    found = circles({module: imported(module) for module in MODULES})
    assert not found, "; ".join(" and ".join(ring) for ring in found)


def test_no_chapters_of_a_room_import_each_other_in_a_circle() -> None:
    """The packages of a room, and the modules that stand beside them; here even what only types need counts."""
    graph: Graph = {}
    for module in MODULES:
        if module.startswith("arpents.games.") and module.count(".") > 2:
            chapter = ".".join(module.split(".")[:4])
            names = imported(module, for_types=True) - {"arpents.games." + module.split(".")[2]}
            chapters = {".".join(name.split(".")[:4]) for name in names if name.startswith("arpents.games.")}
            graph.setdefault(chapter, set()).update(chapters - {chapter})
    found = circles(graph)
    assert not found, "; ".join(" and ".join(ring) for ring in found)


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == [["a", "b", "c"]]


def test_a_module_fits_in_a_head() -> None:
    """Longer than 500 lines, there is a noun missing."""
    long = {module: file.read_text(encoding="utf-8").count("\n") for module, file in MODULES.items()}
    assert not {module: lines for module, lines in long.items() if lines > 500}
