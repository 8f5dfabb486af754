"""Many modules of the page in one file, so that a browser asks once.

Every module becomes a function that is called once, in the order in which imports would have called it, and gives what
the module exports: `const $core_ui = (() => { … return { html, … }; })();`. A module that comes later takes what it
imports from there, so both have the same signals. Names hang on the path alone: a page that was opened before the files
changed finds them in its own bundle.

The modules are our own and a few vendored ones: what is read of the language is what they use. Whatever else they
begin to use is refused here, at once and for all.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Mapping
from typing import Final

# The word comes first and what may stand before it after it: so each is sought as a word.
IMPORT: Final = re.compile(
    r"""import(?<![^;}\n]import)\s*(?P<default>\w+)?\s*,?\s*(?:\{(?P<names>[^}]*)\})?\s*from\s*["'](?P<path>[^"']+)["'];?"""
)
AGAIN: Final = re.compile(r"""export(?<![^;}\n]export)\s*\{(?P<names>[^}]*)\}\s*from\s*["'](?P<path>[^"']+)["'];?""")
NAMED: Final = re.compile(r"export(?<![^;}\n]export)\s*\{(?P<names>[^}]*)\};?")
DECLARED: Final = re.compile(r"export(?<![^;}\n]export) (?P<sort>async function|function|class|const) (?P<name>[\w$]+)")
DEFAULT: Final = re.compile(r"export(?<![^;}\n]export) default function\(")
LATER: Final = re.compile(r"""import\((?<!\wimport\()\s*["'](?P<path>\.[^"']+)["']\s*\)""")
HERE: Final = "import.meta.url"
LEFT: Final = re.compile(r"(?:^|(?<=[;}\n]))(?:import|export)\b(?!\()[^\n]{0,60}")
ADDRESS: Final = re.compile(r"""url\(\s*["']?(?!data:|/|#|https?:)([^"')]+)["']?\s*\)""")


class Unbundled(ValueError):
    """A module is written in a way that is not read here."""


def bundle(first: str, modules: Mapping[str, str]) -> str:
    """The modules that the first one needs at once, in one file that lies where the first one did."""
    needed = order(first, modules)
    given = [wrapped(path, modules[path], posixpath.dirname(first)) for path in needed]
    names = [variable(path) for path in needed]
    if len(set(names)) < len(names):
        raise Unbundled(f"two modules would have one name: {sorted(names)}")
    return "\n".join([*given, f"export {{ {', '.join(names)} }};\n"])


def order(first: str, modules: Mapping[str, str]) -> list[str]:
    """As the language runs them: what is imported before whoever imports it, in the order of the lines."""
    done: list[str] = []
    under: list[str] = []

    def visit(path: str) -> None:
        if path in done:
            return
        if path in under:
            raise Unbundled(f"modules import each other: {' > '.join([*under[under.index(path) :], path])}")
        if path not in modules:
            raise Unbundled(f"{under[-1]} imports {path}, which is not there")
        under.append(path)
        for named in sorted([*IMPORT.finditer(modules[path]), *AGAIN.finditer(modules[path])], key=re.Match.start):
            visit(there(path, named["path"]))
        done.append(under.pop())

    visit(first)
    return done


def wrapped(path: str, source: str, folder: str) -> str:
    """One module as a function that gives what it exports."""
    exported: list[str] = []

    def taken(found: re.Match[str]) -> str:
        return lines(found[0]) + pattern(found, variable(there(path, found["path"])))

    def again(found: re.Match[str]) -> str:
        module = variable(there(path, found["path"]))
        exported.extend(f"{new}: {module}.{old}" for old, new in pairs(found["names"]))
        return lines(found[0])

    def named(found: re.Match[str]) -> str:
        exported.extend(f"{new}: {old}" for old, new in pairs(found["names"]))
        return lines(found[0])

    def declared(found: re.Match[str]) -> str:
        exported.append(found["name"])
        return f"{found['sort']} {found['name']}"

    def default(_: re.Match[str]) -> str:
        exported.append("default: $default")
        return "const $default=function("

    text = DEFAULT.sub(default, DECLARED.sub(declared, NAMED.sub(named, AGAIN.sub(again, IMPORT.sub(taken, source)))))
    refuse_the_rest(path, text)
    text = LATER.sub(lambda found: f'import("{relative(there(path, found["path"]), folder)}")', text)
    text = text.replace(HERE, f'new URL("{relative(path, folder)}", {HERE}).href')
    return f"const {variable(path)} = (() => {{\n{text.strip()}\nreturn {{ {', '.join(exported)} }};\n}})();"


def joined(path: str, source: str, first: str, within: set[str]) -> str:
    """A module that comes later: what the bundle holds it takes from there."""
    known: list[str] = []

    def taken(found: re.Match[str]) -> str:
        module = there(path, found["path"])
        if module not in within:
            return found[0]
        name = variable(module)
        asked = "" if name in known else f'import {{ {name} }} from "{relative(first, posixpath.dirname(path))}"; '
        known.append(name)
        return asked + pattern(found, name) + lines(found[0])

    if any(there(path, found["path"]) in within for found in AGAIN.finditer(source)):
        raise Unbundled(f"{path} passes on what the bundle holds")
    for found in LEFT.finditer(source):
        if found[0].startswith("import") and not IMPORT.match(source, found.start()):
            raise Unbundled(f"{path}: {found[0]}")
    return IMPORT.sub(taken, source)


def refuse_the_rest(path: str, text: str) -> None:
    left = LEFT.search(text)
    if left is not None:
        raise Unbundled(f"{path}: {left[0]}")


def stylesheet(sheets: Mapping[str, str], folder: str) -> str:
    """Style sheets one after another, as if they lay in the folder."""

    def moved(path: str) -> str:
        return ADDRESS.sub(lambda found: f'url("{relative(there(path, found[1]), folder)}")', sheets[path])

    return "\n".join(moved(path) for path in sheets)


def pattern(found: re.Match[str], module: str) -> str:
    """`const { a, b: c } = $module;` for what an import names."""
    names = pairs(found["names"] or "")
    if found["default"]:
        names.append(("default", found["default"]))
    return f"const {{ {', '.join(old if old == new else f'{old}: {new}' for old, new in names)} }} = {module};"


def pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c`: what it is called there and here."""
    listed = [name.split(" as ") for name in re.sub(r"\s+", " ", names).split(",") if name.strip()]
    return [(name[0].strip(), name[-1].strip()) for name in listed]


def variable(path: str) -> str:
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


def there(path: str, name: str) -> str:
    """What a module at a path means by a name."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def relative(path: str, folder: str) -> str:
    found = os.path.relpath(path, folder or ".").replace(os.sep, "/")
    return found if found.startswith(".") else f"./{found}"


def lines(text: str) -> str:
    """Lines keep their numbers."""
    return "\n" * text.count("\n")
