"""What the servers of one database tell each other: that something was written, never what.

It is told in the transaction that writes it, so it is heard after that is on disk, or never. On SQLite there is one
server, which knows what it wrote.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

CHANNEL: Final = "arpents_news"
TELLING: Final = sa.text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
MOST_BYTES: Final = 7000  # of one notification; PostgreSQL takes less than 8000

DECISIONS: Final = "decisions"  # the number is that of the last one
SEATS: Final = "seats"
ANALYSES: Final = "analyses"
CHANGES: Final = "changes"  # besides decisions and seats; the number tells servers apart
TALK: Final = "talk"


@dataclass(frozen=True)
class News:
    """Something about a match or whatever else has an id; neither topic nor subject has a blank in it."""

    topic: str
    subject: str
    number: int = 0

    @property
    def line(self) -> str:
        return f"{self.topic} {self.subject} {self.number}"


def tell(connection: Connection, news: Iterable[News]) -> None:
    """Let all servers hear of it once the transaction is on disk."""
    lines = [one.line for one in news]
    if lines and connection.dialect.name == "postgresql":
        connection.execute(TELLING, {"channel": CHANNEL, "payloads": payloads(lines)})


def payloads(lines: list[str]) -> list[str]:
    """As few notifications as will hold them."""
    found: list[str] = []
    for line in lines:
        if found and len(found[-1]) + len(line) < MOST_BYTES:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def heard(payload: str) -> list[News]:
    """What is not news of this version is not heard."""
    found: list[News] = []
    for line in payload.split("\n"):
        parts = line.split(" ")
        if len(parts) == 3 and parts[2].isascii() and parts[2].isdigit():
            found.append(News(parts[0], parts[1], int(parts[2])))
    return found
