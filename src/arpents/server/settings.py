"""How a table is set up."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import arpents


def data_folder() -> Path:
    """Where a program keeps what belongs to the person who runs it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "arpents"


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'arpents.sqlite'}"


def database_url(text: str) -> str:
    """A plain path is a file of SQLite."""
    return text if re.match(r"[a-z][a-z0-9+]+:", text) else f"sqlite:///{Path(text).expanduser().resolve()}"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    public_url: str = ""  # what the world calls this table, when it is behind a proxy: https://arpents.example.org
    names: tuple[str, ...] = ()  # further names of this host
    web: Path = Path(arpents.__file__).parent / "web"
    body_limit: int = 64 * 1024
    record_limit: int = 2 * 1024 * 1024
    rate: float = 50.0  # requests per second and address; 0 for no limit
    burst: float = 300.0
    connections: int = 64  # WebSockets per address
    thinkers: int = max(2, os.cpu_count() or 2)  # processes in which computer players think
    snapshot_every: int = 100  # decisions
    most_in_memory: int = 2000  # matches
    idle_seconds: float = 600.0  # until a match that nobody looks at leaves memory

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def known_names(self) -> tuple[str, ...]:
        public = urlsplit(self.public_url).hostname
        return ("localhost", *self.names, *((public,) if public else ()))
