"""How a table is set up."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import arpents
from arpents.host.house_rules import Ages, Quotas


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
    """What the environment names: a password has no place on a command line that everybody can list."""
    named = os.environ.get("ARPENTS_DATABASE", "")
    return database_url(named) if named else f"sqlite:///{data_folder() / 'arpents.sqlite'}"


def database_url(text: str) -> str:
    """A plain path is a file of SQLite."""
    return text if re.match(r"[a-z][a-z0-9+]+:", text) else f"sqlite:///{Path(text).expanduser().resolve()}"


def usual_proxies() -> tuple[str, ...]:
    """What the environment names, as far as it is an address or a network."""
    named = [part.strip() for part in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")]
    return tuple(part for part in named if is_network(part))


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    # what the world calls this table, when it is behind a proxy: https://arpents.example.org
    public_url: str = field(default_factory=lambda: os.environ.get("ARPENTS_PUBLIC_URL", ""))
    port: int = 1759  # where it listens: links in notices lead there as long as it has no public name
    names: tuple[str, ...] = ()  # further names of this host
    web: Path = Path(arpents.__file__).parent / "web"
    body_limit: int = 64 * 1024
    record_limit: int = 2 * 1024 * 1024
    rate: float = 50.0  # requests per second and address; 0 for no limit
    burst: float = 300.0
    connections: int = 64  # WebSockets per address
    sockets: int = 256  # connections of any kind per address
    most_sockets: int = 4000  # connections in all
    head_limit: int = 32 * 1024  # bytes of a request before its body
    head_seconds: float = 10.0  # until the head of a request is whole
    body_seconds: float = 30.0  # until its body is
    stall_seconds: float = 30.0  # that somebody may take no byte of an answer
    bytes_rate: float = 1024.0 * 1024  # bytes per second and address; 0 for no limit
    bytes_burst: float = 16.0 * 1024 * 1024
    proxies: tuple[str, ...] = field(default_factory=usual_proxies)  # whose X-Forwarded-For is believed
    thinkers: int = max(2, os.cpu_count() or 2)  # processes in which computer players think
    think_seconds: float = 120.0  # until a computer player that has not decided is replaced
    answer_seconds: float = 20.0  # until a question that takes long is given up
    judge: str = "regular"  # the level that thinks at the swings of a match that is analysed
    judge_simulations: int = 64  # that judge each of its decisions
    snapshot_every: int = 100  # decisions
    most_in_memory: int = 3000  # matches
    does_jobs: bool = True  # on PostgreSQL: whether this process does what is wanted aside, or leaves it to workers
    heartbeat_seconds: float = 5.0  # between two signs of life of who does jobs; after four his are taken up again
    grace_seconds: float = 10.0  # that jobs and requests under way are given when the process is to end
    drain_seconds: float = 0.0  # for which the process still serves after it was told to end, and says it is not ready
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # networks that may read /metrics
    traces: str = field(default_factory=lambda: os.environ.get("ARPENTS_TRACES", ""))  # where they go: OTLP over HTTP
    log: str = ""  # text or json; else as Python does by itself
    idle_seconds: float = 600.0  # until a match that nobody looks at leaves memory
    hooks_inside: tuple[str, ...] = ()  # hosts inside, with their ports, that webhooks may go to all the same
    quotas: Quotas | None = None  # how many matches one may begin and have; None: as many as one likes
    ages: Ages | None = None  # after how long what nobody uses goes; None: never
    hosted_by: str = field(default_factory=lambda: os.environ.get("ARPENTS_HOSTED_BY", ""))  # who answers for it
    hall: bool = False  # whether people may have accounts here
    smtp: str = field(default_factory=lambda: os.environ.get("ARPENTS_SMTP", ""))  # smtp://name:password@host:587
    mail_from: str = field(default_factory=lambda: os.environ.get("ARPENTS_MAIL_FROM", ""))

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def known_names(self) -> tuple[str, ...]:
        public = urlsplit(self.public_url).hostname
        return ("localhost", *self.names, *((public,) if public else ()))
