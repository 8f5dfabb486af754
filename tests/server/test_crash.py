"""A real server, killed at any moment: whatever was acknowledged is there."""

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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.players import GAME

SERVER = """
import sys
if __name__ == "__main__":
    from arpents.server.run import serve
    from arpents.server.settings import Settings
    settings = Settings(database=sys.argv[2], rate=0, thinkers=1)
    serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""


class RealServer:
    def __init__(self, folder: Path, database: str) -> None:
        self.script = folder / "table.py"
        self.script.write_text(SERVER)
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}/api", timeout=60)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(self.script), str(self.port), self.database], start_new_session=True
        )
        for _ in range(300):
            try:
                if self.http.get("/health").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """At once, without a word of warning; its thinking processes must notice by themselves."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for _ in range(400):
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                break
            time.sleep(0.05)
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise RuntimeError("thinking processes outlive the server")
        self.process = None


@contextmanager
def kept(real: RealServer) -> Iterator[RealServer]:
    yield real
    if real.process is not None:
        real.kill()
    real.http.close()


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[RealServer]:
    with kept(RealServer(tmp_path, database)) as real:
        yield real


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[RealServer]:
    with kept(RealServer(tmp_path, f"sqlite:///{tmp_path / 'table.sqlite'}")) as real:
        yield real


class Diary:
    """Plays one seat, and remembers what was acknowledged."""

    def __init__(self, server: RealServer, seed: int, opponent: dict[str, Any]) -> None:
        self.http = server.http
        self.rng = random.Random(seed)
        begun = self.http.post("/matches", json={"game": GAME, "seats": {"british": opponent}}).json()
        self.path = f"/matches/{begun['match']}/seats/french"
        self.headers = {"Authorization": f"Bearer {begun['seats']['french']['secret']}"}
        self.last: dict[str, Any] = self.state()
        self.asking = False

    def state(self, **params: Any) -> dict[str, Any]:
        answer = self.http.get(f"{self.path}/state", headers=self.headers, params=params)
        answer.raise_for_status()
        return dict(answer.json())

    def play_until(self, stop: threading.Event) -> None:
        while not stop.is_set() and not self.last["outcome"]:
            if not self.last["asked"]:
                self.last = self.state(since=self.last["revision"], wait=5)
                continue
            words = self.rng.choice(self.last["actions"])["words"]
            body = {"revision": self.last["revision"], "words": words}
            self.last = self.http.post(f"{self.path}/action", headers=self.headers, json=body).json()

    def run(self, stop: threading.Event) -> None:
        with suppress(httpx2.TransportError):  # the server is gone
            self.play_until(stop)


def test_nothing_acknowledged_is_lost_by_kill_9(server: RealServer) -> None:
    server.start()
    diaries = [Diary(server, seed, {"kind": "bot", "bot": "random"}) for seed in range(4)]
    for _ in range(2):
        stop = threading.Event()
        threads = [threading.Thread(target=diary.run, args=(stop,)) for diary in diaries]
        for thread in threads:
            thread.start()
        time.sleep(1.5)
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        server.start()
        for diary in diaries:
            known = diary.last
            now = diary.state()
            assert now["revision"] >= known["revision"]
            moment = server.http.get(f"{diary.path}/at/{known['revision']}", headers=diary.headers).json()
            assert moment["view"] == known["view"]
            assert moment["prompt"] == known["prompt"]
            diary.last = now
    assert all(diary.last["revision"] > 10 for diary in diaries)


def test_the_computers_turn_is_resumed(sqlite_server: RealServer) -> None:
    server = sqlite_server
    server.start()
    diary = Diary(server, 1, {"kind": "bot", "bot": "greedy"})
    headers, path = diary.headers, diary.path

    def play(words: str) -> dict[str, Any]:
        body = {"revision": diary.state()["revision"], "words": words}
        answer = server.http.post(f"{path}/action", headers=headers, json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    play(next(action["words"] for action in diary.last["actions"] if action["verb"] == "preset"))
    play("ready")
    state = play("ready")  # the computer, which has hardly begun to think, must write its order too
    server.kill()
    assert not state["asked"]
    server.start()
    again = state
    for _ in range(8):  # on a busy machine it thinks for long
        again = diary.state(since=state["revision"], wait=25)
        if again["revision"] > state["revision"]:
            break
    assert again["revision"] > state["revision"]
