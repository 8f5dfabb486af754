"""The ear of a server: a connection to PostgreSQL of its own, on which it hears what others have written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from arpents.server.log import LOG, in_short
from arpents.table.news import CHANNEL, News, heard

if TYPE_CHECKING:
    from psycopg import AsyncConnection

FIRST_PAUSE: Final = 0.1  # seconds until a lost connection is made again; then twice as long each time
LONGEST_PAUSE: Final = 5.0
SILENCE: Final = 10.0  # seconds after which it is tried whether the connection still stands
PATIENCE: Final = 5.0  # seconds for an answer to that


def conninfo(url: str) -> str:
    """The address as libpq reads it."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Listener:
    """Whatever was told while nobody listened is asked for when the connection stands again."""

    def __init__(self, url: str, hear: Callable[[list[News]], None], come_back: Callable[[], Awaitable[None]]) -> None:
        self.url = url
        self.hear = hear
        self.come_back = come_back
        self.listening = False

    async def run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await self.connect()
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.come_back()
                    self.listening = True
                    pause = FIRST_PAUSE
                    await self.listen(connection)
            except Exception as fault:
                LOG.warning("the news of other servers are not heard: %s", in_short(fault))
            finally:
                self.listening = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def connect(self) -> AsyncConnection[tuple[object, ...]]:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(
            conninfo(self.url), autocommit=True, connect_timeout=5, application_name="arpents news"
        )

    async def listen(self, connection: AsyncConnection[tuple[object, ...]]) -> None:
        while True:
            async for notification in connection.notifies(timeout=SILENCE):
                self.hear(heard(notification.payload))
            await asyncio.wait_for(connection.execute("SELECT 1"), PATIENCE)
