"""A whole house as processes: two servers, two workers and PostgreSQL, each killed in turn while matches go on."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from arpents.table import database as opening
from arpents.table import storage as storing
from arpents.table.checkup import try_to_write
from arpents.table.storage import Storage
from tests.server.players import GAME
from tests.server.real_postgres import RealPostgres
from tests.server.test_storage import decision, row

SERVER = """
import sys
if __name__ == "__main__":
    from arpents.server.run import serve, work
    from arpents.server.settings import Settings
    worker = sys.argv[1] == "-"
    drain = float(sys.argv[3])
    settings = Settings(
        database=sys.argv[2], rate=0, thinkers=1, heartbeat_seconds=0.5, does_jobs=worker, drain_seconds=drain
    )
    if sys.argv[1] == "-":
        work(settings, lambda: print("ready", flush=True))
    else:
        serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""


class Process:
    """A server with a port, or a worker without."""

    def __init__(self, folder: Path, database: str, port: int = 0, drain: float = 0.0) -> None:
        script = folder / "house.py"
        script.write_text(SERVER)
        self.port = port
        self.command = [sys.executable, str(script), str(port) if port else "-", database, str(drain)]
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=30)

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, start_new_session=True, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(b"Arpents:" if self.port else b"ready"), line

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        assert self.process is not None
        self.process.send_signal(sign)
        self.process.wait(60)
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.http.close()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Guest:
    """Plays against the computer at whichever server answers, and remembers what was acknowledged."""

    def __init__(self, servers: list[Process], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        seats = {"british": {"kind": "bot", "bot": "random"}}
        begun = self.ask("POST", "/matches", json={"game": GAME, "seats": seats})
        self.id = begun["match"]
        self.path = f"/matches/{self.id}/seats/french"
        self.headers = {"Authorization": f"Bearer {begun['seats']['french']['secret']}"}
        self.state: dict[str, Any] = {}
        self.faults: list[str] = []

    def look(self, server: Process) -> dict[str, Any]:
        return self.ask("GET", f"{self.path}/state", [server], headers=self.headers)

    def ask(self, method: str, path: str, servers: list[Process] | None = None, **given: Any) -> dict[str, Any]:
        """As a proxy would: at another server, when one does not answer or its database is out."""
        for _ in range(600):
            server = self.rng.choice(servers or self.servers)
            try:
                answer = server.http.request(method, path, **given)
            except httpx2.TransportError:
                time.sleep(0.02)
                continue
            if answer.status_code == 503:
                time.sleep(0.05)
                continue
            return {"status": answer.status_code, **answer.json()}
        raise AssertionError("no server answers")

    def run(self, stop: threading.Event) -> None:
        try:
            self.state = self.ask("GET", f"{self.path}/state", headers=self.headers)
            while not stop.is_set() and not self.state["outcome"]:
                self.step()
        except Exception as fault:
            self.faults.append(repr(fault))
            raise

    def step(self) -> None:
        if not self.state["asked"]:
            params = {"since": self.state["revision"], "wait": 0.5}
            self.state = self.ask("GET", f"{self.path}/state", headers=self.headers, params=params)
            return
        body = {"revision": self.state["revision"], "words": self.rng.choice(self.state["actions"])["words"]}
        answer = self.ask("POST", f"{self.path}/action", headers=self.headers, json=body)
        if answer["status"] == 200:
            self.acknowledged += answer["played"][:1]
            self.state = answer
        else:  # made before the server died that was to tell of it
            assert answer["status"] == 409, answer
            self.state = self.ask("GET", f"{self.path}/state", headers=self.headers)


@pytest.fixture
def database() -> Iterator[RealPostgres]:
    real = RealPostgres()
    try:
        real.start()
        yield real
    finally:
        real.close()


def test_a_database_that_was_away_is_found_again(database: RealPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whoever wrote before, on either of his connections, and by whoever only reads."""
    for module in (opening, storing):
        monkeypatch.setattr(module, "RESTED", 0.2)
    storage = Storage(database.url)
    try:
        storage.submit(try_to_write).result()
        match = row("one")
        storage.insert(match).result()
        for number in (1, 2):  # with the day it was played, then without
            storage.append(match, [decision(number)], False, False).result()
        assert set(storage.held) == {False, True}
        database.kill()
        database.start()
        time.sleep(0.3)
        storage.append(match, [decision(3)], False, False).result()
        storage.submit(try_to_write).result()
        assert storage.decisions("one") == [decision(number) for number in (1, 2, 3)]
    finally:
        storage.close()


def is_within(told: list[str], rows: list[str]) -> bool:
    """Whether what was told comes in the rows, in this order."""
    left = iter(rows)
    return all(words in left for words in told)


def test_servers_workers_and_the_database_are_killed_in_turn_and_nothing_is_lost(
    database: RealPostgres, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [Process(tmp_path, database.url, free_port()) for _ in range(2)]
        workers = [Process(tmp_path, database.url) for _ in range(2)]
        for process in [*servers, *workers]:
            stack.callback(process.close)
            process.start()
        guests = [Guest(servers, seed) for seed in range(3)]
        stop = threading.Event()
        threads = [threading.Thread(target=guest.run, args=(stop,)) for guest in guests]
        for thread in threads:
            thread.start()
        stack.callback(stop.set)

        def all_go_on() -> None:
            """The computer has answered every guest some more times."""
            before = [len(guest.acknowledged) for guest in guests]
            for _ in range(2400):
                moved = [len(guest.acknowledged) >= count + 4 for guest, count in zip(guests, before)]
                over = [bool(guest.state.get("outcome")) for guest in guests]
                if all(one or other for one, other in zip(moved, over)):
                    return
                assert not any(guest.faults for guest in guests)
                time.sleep(0.05)
            raise AssertionError("a match stands still")

        all_go_on()
        for killed in (servers[0], workers[0], servers[1], workers[1]):
            killed.kill()
            all_go_on()
            killed.start()
        database.kill()
        database.start()
        all_go_on()
        stop.set()
        for thread in threads:
            thread.join()
        storage = Storage(database.url)
        stack.callback(storage.close)
        for guest in guests:
            rows = storage.decisions(guest.id)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            assert is_within(guest.acknowledged, [row.words for row in rows if row.seat == "french"])
            one, other = (guest.look(server) for server in servers)
            assert one["view"] == other["view"]
        assert sum(len(guest.acknowledged) for guest in guests) > 40
