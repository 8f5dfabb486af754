"""How the hall reads and writes: on the storage of the matches, without holding up whoever waits."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.engine import Connection

from arpents.table.storage import Storage, on_disk

Found = TypeVar("Found")


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """Tells nothing about whom or what it names."""
    return secrets.token_urlsafe(12)


def now() -> int:
    return int(time.time())


class Archive:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Done when it is on disk. The work may be done twice, if something else in its batch fails; not half."""
        done: Found = await on_disk(self.storage.submit(work))
        return done

    def write_later(self, work: Callable[[Connection], Any]) -> None:
        """For what nobody waits for, and nobody misses much."""
        self.storage.submit(work)

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        def reading() -> Found:
            with self.storage.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)
