"""Open the table on this machine."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from arpents.hall.hall import Hall
from arpents.hall.letters import Post
from arpents.server.app import create_app
from arpents.server.contest_keeper import ContestKeeper
from arpents.server.live_matches import LiveMatches
from arpents.server.log import Seldom
from arpents.server.log_output import log_as
from arpents.server.notifier import Notifier
from arpents.server.protocols import protocols
from arpents.server.settings import Settings
from arpents.server.tracing import send_traces_to
from arpents.table.database import migrate, open_engine
from arpents.table.forms import UnknownForm
from arpents.table.storage import Storage

SWITCH = 0.001  # seconds until the thread that writes gets its turn
WHOLE = 2  # the generation of a collection that looks at everything
LOOK_AT_ALL = 3600.0  # seconds between two that really do
LOOPBACK = "127.0.0.1"
LARGEST_FRAME = 64 * 1024  # that a client may send


class DatabaseFault(Exception):
    """The database cannot be opened. `why` is one word of ours; what the library says is the cause."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NewerDatabase(DatabaseFault):
    """A newer version has changed its tables."""


class TableServer(uvicorn.Server):
    """A server that is told to end says so while it still serves; then whoever waits for news is answered, what is
    under way is done, and sockets are told to come back (1012)."""

    def __init__(self, settings: Settings, host: str, port: int) -> None:
        settings = replace(settings, port=port)
        self.app = create_app(settings)
        self.drain_seconds = settings.drain_seconds
        super().__init__(server_config(self.app, settings, host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        matches: LiveMatches = self.app.state.matches
        matches.leaving = True
        until = time.monotonic() + self.drain_seconds
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(0.1)
        matches.answer_waiting()
        notifier: Notifier = self.app.state.notifier
        notifier.answer_waiting()
        await super().shutdown(sockets)


def server_config(app: FastAPI, settings: Settings, host: str, port: int) -> uvicorn.Config:
    http, websocket = protocols(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        log_config=None if settings.log else LOGGING_CONFIG,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=http,
        ws=websocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=math.ceil(settings.grace_seconds),
        backlog=2048,
    )
    logging.getLogger("uvicorn.error").addFilter(Seldom())
    return config


def address(host: str, port: int) -> str:
    name = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def print_address(url: str) -> None:
    print(f"Arpents: {url}", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 1759,
    database: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    page: str = "",
    say: Callable[[str], None] = print_address,
) -> None:
    """Serve until somebody stops it; `page` is where the browser is sent."""
    if settings is None:
        settings = Settings(database=database) if database else Settings()
    try_database(settings.database)
    be_responsive()
    if settings.log:
        log_as(settings.log)
    server = TableServer(settings, host, port)
    tracing = send_traces_to(settings.traces) if settings.traces else None
    name = "localhost" if settings.hall and host == LOOPBACK else host  # passkeys belong to names
    url = settings.public_url or address(name, port)
    threading.Thread(target=announce, args=(server, url, page, open_browser, say), daemon=True).start()
    try:
        with suppress(KeyboardInterrupt):
            server.run()
    finally:
        if tracing is not None:
            tracing.end()


def work(settings: Settings, say: Callable[[], None] = lambda: None) -> None:
    """Do jobs until somebody stops it: SIGTERM or Ctrl-C, once the jobs under way have had a moment to end."""
    try_database(settings.database)
    if settings.log:
        log_as(settings.log)
    tracing = send_traces_to(settings.traces) if settings.traces else None
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(do_jobs(settings, say))
    finally:
        if tracing is not None:
            tracing.end()


async def opened_for_jobs(settings: Settings) -> LiveMatches:
    """Matches as a worker has them: its decisions bring about notices and move clocks as a server's do."""
    matches = LiveMatches(Storage(settings.database), settings)
    notifier = Notifier(matches, Hall(matches.storage, Post(settings.smtp, settings.mail_from)))
    await matches.timekeeper.attend()
    ContestKeeper(matches)
    matches.open()
    notifier.open()
    return matches


async def do_jobs(settings: Settings, say: Callable[[], None]) -> None:
    matches = await opened_for_jobs(settings)
    ending = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # of Windows
            asyncio.get_running_loop().add_signal_handler(sign, ending.set)
    say()
    try:
        await ending.wait()
    finally:
        await matches.close()


def be_responsive() -> None:
    """No long pause: let the writing thread have its turn soon, and leave what lives long out of most collections."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)
    gc.callbacks.append(LeavingOld())


class LeavingOld:
    """What a whole collection has found alive the next ones pass over, but once an hour.

    Else each takes longer than the last, while nobody is answered.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.looked = clock()  # at everything

    def __call__(self, phase: str, told: Mapping[str, int]) -> None:
        if told["generation"] < WHOLE:
            return
        if phase == "stop":
            gc.freeze()
        elif self.clock() - self.looked > LOOK_AT_ALL:
            self.looked = self.clock()
            gc.unfreeze()


def try_database(url: str) -> None:
    """Whatever is wrong with it is told before the server starts."""
    with reading_faults():
        engine = open_engine(url)
        migrate(engine)
        engine.dispose()


@contextmanager
def reading_faults() -> Iterator[None]:
    """What a library says of a database, in our own word."""
    try:
        yield
    except UnknownForm as unknown:
        raise NewerDatabase("newer") from unknown
    except ImportError as fault:
        raise DatabaseFault("no-driver") from fault
    except (sa.exc.ArgumentError, ValueError) as fault:
        raise DatabaseFault("no-address") from fault
    except (sa.exc.OperationalError, OSError) as fault:
        raise DatabaseFault("closed") from fault
    except sa.exc.SQLAlchemyError as fault:
        raise DatabaseFault("foreign") from fault


def announce(server: uvicorn.Server, url: str, page: str, open_browser: bool, say: Callable[[str], None]) -> None:
    """Say where the table is once it answers."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    say(url)
    if open_browser:
        webbrowser.open(f"{url}{page}")
