"""Cut the C that mypyc writes into units that compile side by side, and again only when something in them changed.

mypyc gives a room one C file a module, and headers that declare the whole room: whatever changes anywhere changes all.
A unit is one module with no declaration but those it names; its literals and what it takes from other libraries are its
own variables, filled when the library is loaded, so that their places elsewhere do not matter.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

INCLUDE_PRELUDE = """#include "prelude.h"
#ifdef __GNUC__
#pragma GCC visibility push(hidden) /* what other units of the library hold is near: no table on the way */
#endif
"""

WORD = re.compile(r"[A-Za-z_]\w*")
INCLUDE = re.compile(r'#include ["<](.+)[">]\n')
OTHER = re.compile(r"#include <__native_(\w+)\.h>")
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
IMPORTED = re.compile(r"exports_(\w+)\.(\w+)")
TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.M)
DECLARED = re.compile(r"(\w+)\s*[(\[;]")
EXPORTED = re.compile(r"\*(\w+)[)\[;]")


@dataclass
class Library:
    """The units it is linked of, and the names by which Python finds it: the same file under each of them."""

    units: list[str]
    names: list[str]


class NotUnderstood(Exception):
    """The C is not what the mypyc we know writes."""


def libraries(name: str, modules: Sequence[str], folder: Path, runtime: Sequence[Path]) -> list[Library]:
    """The library that holds all code of a room, and the small ones that stand for its modules."""
    shared = [path.read_text(encoding="utf-8") for path in runtime]
    return [Library(cut(name, modules, folder) + shared, [f"{name}__mypyc"]), *bundles(modules, folder)]


def cut(library: str, modules: Sequence[str], folder: Path) -> list[str]:
    """One unit for each module, and the one that holds the tables of all."""
    public, internal = (read(folder, f"__native_{prefix}{library}.h") for prefix in ("", "internal_"))
    foreign = {other: read(folder, f"__native_{other}.h") for other in OTHER.findall(internal)}
    tables = {other: exports(header, other) for other, header in foreign.items()}
    headers = [*foreign.values(), public, internal]
    declared = Declarations([each for header in headers for each in declarations(header)])
    found = []
    literals: dict[str, list[str]] = {}
    imported: dict[str, tuple[str, str]] = {}
    for module in modules:
        name = module.replace(".", "___")
        body = without_includes(read(folder, f"__native_{name}.c"))
        body, literals[name] = with_own_literals(body, name)
        taken = {symbol: (tables[other][symbol], other) for other, symbol in IMPORTED.findall(body)}
        body = IMPORTED.sub(r"imported_\2", body)
        body = TOP_LEVEL.sub("RUNS_ONCE ", body)
        own = f"PyObject *literals_{name}[{len(literals[name]) or 1}];\n"
        own += "".join(f"extern {line}\n" for _, (line, _) in sorted(taken.items()))
        head = declared.needed(set(WORD.findall(own + body)))
        found.append(INCLUDE_PRELUDE + head + own + body)
        imported.update(taken)
    text = without_includes("".join(headers)) + filling(literals, imported)
    text += without_includes(read(folder, f"__native_{library}.c"))
    text = once(text, "    is_initialized = 1;\n", "    fill_literals();\n    is_initialized = 1;\n")
    text = once(text, "    done = 1;\n", "    fill_imported();\n    done = 1;\n")
    return [*found, INCLUDE_PRELUDE + text]


def bundles(modules: Iterable[str], folder: Path) -> list[Library]:
    """Python looks for a library of each module's own; this one finds the code in the big one. One serves all names."""
    found: list[dict[str, str]] = []  # last name to whole name: last names may be equal, so there may be several
    for module in modules:
        name = module.rpartition(".")[2]
        for names in found:
            if name not in names:
                names[name] = module
                break
        else:
            found.append({name: module})
    made = []
    for names in found:
        text = ""
        for name, module in names.items():
            shim = read(folder, f"{module.replace('.', '/')}.c")
            text += f"#define PyInit___init__ unused_{name}\n{shim}\n#undef PyInit___init__\n"
        made.append(Library([text], list(names.values())))
    return made


def prelude(folder: Path) -> str:
    """What every unit includes first: Python, the library of mypyc, and what the headers ask of it besides."""
    found = dict.fromkeys(("Python.h", "CPy.h"))
    for header in sorted(folder.glob("__native*.h")):
        found.update(dict.fromkeys(INCLUDE.findall(header.read_text(encoding="utf-8"))))
    includes = "".join(f"#include <{name}>\n" for name in found if not name.startswith("__native"))
    return includes + Path(__file__).with_name("inlined.h").read_text(encoding="utf-8")


class Declaration:
    def __init__(self, name: str, text: str) -> None:
        self.name = name  # empty: every unit has it
        self.text = text
        self.words = set(WORD.findall(text))


class Declarations:
    """All that a library declares, in its order, found by name."""

    def __init__(self, found: list[Declaration]) -> None:
        self.found = found
        self.always = {number for number, each in enumerate(found) if not each.name}
        self.by_name: dict[str, list[int]] = {}
        for number, each in enumerate(found):
            if each.name:
                self.by_name.setdefault(each.name, []).append(number)

    def needed(self, words: set[str]) -> str:
        """The declarations of these words, and of what those declarations name."""
        wanted = set(self.always)
        ahead = words & self.by_name.keys()
        while ahead:
            numbers = {number for word in ahead for number in self.by_name[word]} - wanted
            wanted |= numbers
            ahead = {word for number in numbers for word in self.found[number].words & self.by_name.keys()}
        return "".join(self.found[number].text for number in sorted(wanted))


def declarations(header: str) -> list[Declaration]:
    """A header, piece by piece; without its includes, its guard and the table of what the library exports."""
    found: list[Declaration] = []
    lines = iter(without_includes(header).splitlines(keepends=True)[2:])
    for line in lines:
        if line.isspace() or line.startswith("#endif"):
            continue
        text = line
        if line.startswith("#ifndef MYPYC_DECLARED_"):
            while not text.endswith("#endif\n"):
                text += next(lines)
            found.append(Declaration(line.split("MYPYC_DECLARED_")[1].strip(), text))
        elif line.endswith("{\n"):
            while not line.startswith("}"):
                line = next(lines)
                text += line
            if name := line.strip("};\n "):
                found.append(Declaration(name, text))
        elif line.startswith("extern "):
            while not text.endswith(";\n"):
                text += next(lines)
            named = DECLARED.search(text)
            found.append(Declaration(named[1] if named else "", text))
        elif not line.startswith("struct export_table_"):
            found.append(Declaration("", text))
    return found


def exports(header: str, library: str) -> dict[str, str]:
    """What a library offers: the name, and the line that declares a pointer of our own to it."""
    start = header.find(f"struct export_table_{library} {{\n")
    if start < 0:
        raise NotUnderstood(f"{library} has no table of exports")
    found = {}
    for line in header[header.index("\n", start) + 1 : header.index("\n};", start) + 1].splitlines():
        named = EXPORTED.search(line)
        if not named:
            raise NotUnderstood(line)
        found[named[1]] = line.strip().replace(f"*{named[1]}", f"*imported_{named[1]}", 1)
    return found


def with_own_literals(body: str, name: str) -> tuple[str, list[str]]:
    """The body with an array of its own, and the places in the library's array that it is filled from."""
    places: dict[str, int] = {}
    body = LITERAL.sub(lambda found: f"literals_{name}[{places.setdefault(found[1], len(places))}]", body)
    return body, list(places)


def filling(literals: dict[str, list[str]], imported: dict[str, tuple[str, str]]) -> str:
    """The functions that give every unit its literals and what it imports."""
    lines = []
    for name, places in literals.items():
        lines.append(f"extern PyObject *literals_{name}[];")
        lines.append(f"static const int places_{name}[] = {{{', '.join(places) or 0}}};")
    lines.append("static void fill_literals(void) {\nint i;")
    for name, places in literals.items():
        lines.append(f"for (i = 0; i < {len(places)}; i++) literals_{name}[i] = CPyStatics[places_{name}[i]];")
    lines.append("}")
    lines += [line for _, (line, _) in sorted(imported.items())]
    lines.append("static void fill_imported(void) {")
    lines += [f"imported_{symbol} = exports_{other}.{symbol};" for symbol, (_, other) in sorted(imported.items())]
    lines.append("}\n")
    return "\n".join(lines)


def read(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


def without_includes(text: str) -> str:
    return INCLUDE.sub("", text)


def once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise NotUnderstood(old.strip())
    return text.replace(old, new)
