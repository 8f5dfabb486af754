"""Cut the C that mypyc writes into units that compile side by side, and again only when something in them changed.

mypyc gives a room one C file a module, and headers that declare the whole room: whatever changes anywhere changes all.
A unit is one module with no declaration but those it names; its literals and what it takes from other libraries are its
own variables, filled when the library is loaded, so that their places elsewhere do not matter.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from shortcuts import methods_of, shortened, small_functions, taken_in

FIRST = """#include "prelude.h"
#ifdef __GNUC__
#pragma GCC visibility push(hidden) /* what other units of the library hold is near: no table on the way */
#endif
"""

WORD = re.compile(r"[A-Za-z_]\w*")
INCLUDE = re.compile(r'#include ["<](.+)[">]\n')
OTHER = re.compile(r"#include <__native_(\w+)\.h>")
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
IMPORTED = re.compile(r"exports_(\w+)\.(\w+)")
PIECE = re.compile(
    r"#ifndef MYPYC_DECLARED_.*?^#endif\n|[^\n;]*\{\n.*?^\}[^\n]*\n|extern [^;{]*;\n|[^\n]*?;\n", re.M | re.S
)
TUPLE = re.compile(r"#ifndef MYPYC_DECLARED_(\w+)")
STRUCT = re.compile(r"\} ?(\w*);\n\Z")
EXTERN = re.compile(r"extern .*?(\w+)\s*[(\[;]", re.S)
EXPORTED = re.compile(r"\*(\w+)[)\[;]")


@dataclass
class Library:
    """The units it is linked of, and the names by which Python finds it: the same file under each of them."""

    units: list[str]
    names: list[str]
    level: str  # of optimisation


class NotUnderstood(Exception):
    """The C is not what the mypyc we know writes."""


def runtime_parts(folder: Path) -> list[str]:
    """The folders of mypyc's runtime that have headers of their own: what our code uses of librt."""
    return sorted({path.parent.name for path in folder.rglob("librt_*.c")})


def libraries(name: str, modules: Sequence[str], folder: Path, level: str, closed: bool = False) -> list[Library]:
    """The library that holds all code of a room, and the small ones that stand for its modules."""
    runtime = [path for path in sorted(folder.glob("*.c")) if not path.name.startswith("__native")]
    runtime += sorted(folder.rglob("librt_*.c"))
    shared = [path.read_text(encoding="utf-8") for path in runtime]
    return [Library(cut(name, modules, folder, closed) + shared, [f"{name}__mypyc"], level), *shims(modules, folder)]


def cut(library: str, modules: Sequence[str], folder: Path, closed: bool = False) -> list[str]:
    """One unit for each module, and the one that holds the tables of all.

    In a closed library no class has heirs elsewhere, so that what a call means can be told.
    """
    public, internal = (read(folder, f"__native_{prefix}{library}.h") for prefix in ("", "internal_"))
    foreign = {other: read(folder, f"__native_{other}.h") for other in OTHER.findall(internal)}
    tables = {other: exports(header, other) for other, header in foreign.items()}
    headers = [*foreign.values(), public, internal]
    declared = Declarations("".join(headers))
    found = []
    literals: dict[str, list[str]] = {}
    imported: dict[str, str] = {}  # "symbol = where" to the line that declares it
    names = [module.replace(".", "___") for module in modules]
    bodies = {name: without_includes(read(folder, f"__native_{name}.c")) for name in names}
    methods = methods_of(bodies.values()) if closed else {}
    bodies = {name: shortened(body, methods) for name, body in bodies.items()}
    small = {function: text for body in bodies.values() for function, text in small_functions(body).items()}
    for name, whole in bodies.items():
        body = taken_in(whole, small) + whole
        places: dict[str, int] = {}
        body = LITERAL.sub(lambda at, own=places, to=name: f"literals_{to}[{own.setdefault(at[1], len(own))}]", body)
        named = IMPORTED.findall(body)
        taken = {f"{symbol} = exports_{other}.{symbol}": tables[other][symbol] for other, symbol in named}
        body = IMPORTED.sub(r"imported_\2", body)
        own = f"PyObject *literals_{name}[{len(places) or 1}];\n"
        own += "".join(f"extern {line}\n" for _, line in sorted(taken.items()))
        found.append(FIRST + declared.needed(own + body) + own + body)
        literals[name] = list(places)
        imported.update(taken)
    text = without_includes("".join(headers)) + filling(literals, imported)
    text += without_includes(read(folder, f"__native_{library}.c"))
    text = once(text, "    is_initialized = 1;\n", "    fill_literals();\n    is_initialized = 1;\n")
    text = once(text, "    done = 1;\n", "    fill_imported();\n    done = 1;\n")
    return [*found, FIRST + text]


def shims(modules: Iterable[str], folder: Path) -> list[Library]:
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
        made.append(Library([text], list(names.values()), "0"))
    return made


def prelude(folder: Path) -> str:
    """What every unit includes first: Python, the library of mypyc, and what the headers ask of it besides."""
    found = dict.fromkeys(("Python.h", "CPy.h"))
    for header in sorted(folder.glob("__native*.h")):
        found.update(dict.fromkeys(INCLUDE.findall(header.read_text(encoding="utf-8"))))
    includes = "".join(f"#include <{name}>\n" for name in found if not name.startswith("__native"))
    own = (Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("bit_count.h", "inlined.h"))
    return includes + "".join(own)


class Declarations:
    """All that headers declare, in their order: types, variables and functions, without the tables of exports."""

    def __init__(self, text: str) -> None:
        self.pieces = [piece for piece in PIECE.findall(without_includes(text)) if "struct export_table_" not in piece]
        self.words = [set(WORD.findall(piece)) for piece in self.pieces]
        self.named: dict[str, list[int]] = {}
        for number, piece in enumerate(self.pieces):
            name = TUPLE.match(piece) or STRUCT.search(piece) or EXTERN.match(piece)
            self.named.setdefault(name[1] if name else "", []).append(number)

    def needed(self, text: str) -> str:
        """The declarations of the words in a text, and of what those declarations name."""
        wanted: set[int] = set()
        ahead = (set(WORD.findall(text)) | {""}) & self.named.keys()
        while ahead:
            numbers = {number for word in ahead for number in self.named[word]} - wanted
            wanted |= numbers
            ahead = {word for number in numbers for word in self.words[number] & self.named.keys()}
        return "".join(self.pieces[number] for number in sorted(wanted))


def exports(header: str, library: str) -> dict[str, str]:
    """What a library offers: the name, and the line that declares a pointer of our own to it."""
    table = re.search(rf"^struct export_table_{library} \{{\n(.*?)^\}};", header, re.M | re.S)
    if not table:
        raise NotUnderstood(f"{library} has no table of exports")
    found = {}
    for line in table[1].splitlines():
        named = EXPORTED.search(line)
        if not named:
            raise NotUnderstood(line)
        found[named[1]] = line.strip().replace(f"*{named[1]}", f"*imported_{named[1]}", 1)
    return found


def filling(literals: dict[str, list[str]], imported: dict[str, str]) -> str:
    """The functions that give every unit its literals and what it imports."""
    own, copies = [], []
    for name, places in literals.items():
        own.append(f"extern PyObject *literals_{name}[];")
        own.append(f"static const int places_{name}[] = {{{', '.join(places) or 0}}};")
        copies.append(f"for (i = 0; i < {len(places)}; i++) literals_{name}[i] = CPyStatics[places_{name}[i]];")
    own += sorted(imported.values())
    own += ["static void fill_literals(void) {", "int i;", *copies, "}"]
    own += ["static void fill_imported(void) {", *(f"imported_{where};" for where in sorted(imported)), "}\n"]
    return "\n".join(own)


def read(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


def without_includes(text: str) -> str:
    return INCLUDE.sub("", text)


def once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise NotUnderstood(old.strip())
    return text.replace(old, new)
