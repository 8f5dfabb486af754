"""Which rules a match is played by: a digest of the engine, and of the chapters and facts of a room."""

from __future__ import annotations

import hashlib
import importlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

ENGINE: Final = "arpents.engine"
RULES: Final = (".py", ".json")  # code and facts; texts, summaries and rulings change no match
# what is thought of a match, told of its things and shown to learners is no rule of it
ADVICE: Final = (
    "evaluate.py", "advice", "foresee.py", "journeys.py", "sheets.py", "charts.py", "observation.py", "picture.py",
)  # fmt: skip
NAMING: Final = ("naming", "names.json")  # and neither is what its things are called
KNOWN: Final[dict[str, str]] = {}  # by package


def rules_identity(package: str) -> str:
    """24 hexadecimal digits that change whenever a rule, a fact or the engine does; plain and compiled code agree.

    A game outside a package is its one module.
    """
    if package not in KNOWN:
        digest = hashlib.blake2b(digest_size=12)
        for part in (ENGINE, package):
            for name, content in files_of(part):
                digest.update(f"{name} {len(content)}\n".encode())
                digest.update(content)
        KNOWN[package] = digest.hexdigest()
    return KNOWN[package]


def files_of(part: str) -> list[tuple[str, bytes]]:
    module = importlib.import_module(part)
    if hasattr(module, "__path__"):
        return rule_files(files(part), "")
    file = getattr(module, "__file__", None)  # nothing for what was typed at a prompt
    return [(part, Path(file).read_bytes().replace(b"\r\n", b"\n"))] if isinstance(file, str) else []


def rule_files(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    """The files that make the rules, by their path from the package, in order; ends of lines are all alike."""
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=name_of):
        if entry.name in ADVICE or entry.name in NAMING:
            continue
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found.extend(rule_files(entry, name))
        elif entry.name.endswith(RULES):
            found.append((name, entry.read_bytes().replace(b"\r\n", b"\n")))
    return found


def name_of(entry: Traversable) -> str:
    return entry.name
