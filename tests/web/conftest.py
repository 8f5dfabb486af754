"""A table in a process, and the system's Chromium before it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import arpents
from tests.web.player import Player

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000  # milliseconds until something that should come is missed: machines may be busy
expect.set_options(timeout=PATIENCE)


class Table:
    """`arpents` serving, which can be killed and opened again on the same port and database."""

    def __init__(self, folder: Path, *extra: str) -> None:
        """Extra words are for serve.py."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = folder / "table.sqlite"
        self.url = f"http://127.0.0.1:{self.port}"
        self.extra = extra
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        house = str(Path(next(iter(arpents.__path__))).resolve().parent)
        script = Path(__file__).parent / "serve.py"
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(self.port), str(self.database), *self.extra],
            env={**os.environ, "PYTHONPATH": house},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, "the table did not open"
                time.sleep(0.1)
        raise AssertionError("the table does not answer")

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    opened = Table(tmp_path_factory.mktemp("web"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def sit(browser: Browser, table: Table) -> Iterator[Callable[..., Player]]:
    """A person before a browser of their own: `sit("fr")`, `sit("en", phone=True)`."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def down(language: str = "fr", phone: bool = False) -> Player:
        context = browser.new_context(
            viewport={"width": 360, "height": 740} if phone else {"width": 1280, "height": 800},
            locale="fr-CA" if language == "fr" else "en-CA",
            reduced_motion="reduce",
            has_touch=phone,
            service_workers="block",  # what is kept for reading offline: see test_offline.py
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        players.append(Player(context, table.url, language))
        return players[-1]

    yield down
    complaints = [complaint for player in players for complaint in player.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
