"""Matches that were played, one JSON object a line: long work goes on from them."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.engine.identity import ADVICE
from arpents.games import find, room_of

BEGINNING: Final = b'{"work": '  # how every line begins


class NotAStore(ArpentsError):
    """A file that holds something else: nothing is added to it."""


class Store:
    """A file of finished work; without a file nothing is remembered."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.known: dict[tuple[str, int], dict[str, Any]] = {}
        self.cut = -1  # where a line begins that an interruption has cut off: it is written over
        if file is not None and file.is_file():
            self.read(file, file.read_bytes())

    def read(self, file: Path, content: bytes) -> None:
        whole = content.rfind(b"\n") + 1
        if not BEGINNING.startswith(content[whole:][: len(BEGINNING)]):
            raise NotAStore("store-not-matches", file=str(file))
        self.cut = whole if whole < len(content) else -1
        for line in content[:whole].splitlines():
            try:
                entry = json.loads(line)
                self.known[str(entry["work"]), int(entry["number"])] = entry
            except (ValueError, TypeError, KeyError):
                raise NotAStore("store-not-matches", file=str(file)) from None

    def get(self, work: str, number: int) -> dict[str, Any] | None:
        return self.known.get((work, number))

    def add(self, entry: dict[str, Any]) -> None:
        self.known[str(entry["work"]), int(entry["number"])] = entry
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as out:
            if self.cut >= 0:
                out.truncate(self.cut)
                self.cut = -1
            out.write(json.dumps(entry).encode() + b"\n")


@cache
def players_identity(slug: str) -> str:
    """A digest of how computer players think of this game: what was played by others is played again."""
    digest = hashlib.blake2b(find(slug).rules.encode(), digest_size=8)
    bots = resources.files("arpents.bots")
    room = room_of(slug)
    for folder, names in ((bots, None), (room, ADVICE)):
        for name, content in thoughts_in(folder, names):
            digest.update(f"{name} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


@cache
def code_identity() -> str:
    """A digest of everything that decides what comes of a match: whoever shares work must have the same."""
    digest = hashlib.blake2b(digest_size=12)
    for part in ("engine", "games", "bots", "research"):
        for name, content in thoughts_in(resources.files("arpents") / part, None):
            digest.update(f"{part} {name} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def thoughts_in(folder: Traversable, names: tuple[str, ...] | None) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if names is not None and entry.name not in names:
            continue
        if entry.is_dir():
            found.extend(thoughts_in(entry, None))
        elif entry.name.endswith((".py", ".json")):
            found.append((entry.name, entry.read_bytes().replace(b"\r\n", b"\n")))
    return found
