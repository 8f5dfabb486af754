"""Many matches at once, played by programs over HTTP: how long does a decision take, and is any lost?

    python bench/server_load.py --matches 300 --seconds 120
    python bench/server_load.py --matches 60 --seconds 30 --accounts

Starts a server of its own on a fresh database. Each match is played by one program that holds both seats and decides
at random every `--pace` seconds on average (people take longer). With `--accounts` each match is one of two people who
have accounts, and are told of their turns. At the end the server is killed without warning and
started again, and every decision it had acknowledged must be there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from arpents.games import find
from arpents.hall.people import People
from arpents.table.storage import Storage

SERVER = """
import sys
if __name__ == "__main__":
    from arpents.server.run import serve
    from arpents.server.settings import Settings
    settings = Settings(database=sys.argv[2], rate=0, bytes_rate=0, sockets=4000, hall=True)
    serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""

COOKIE = "arpents-session="


class Line:
    """One kept-alive HTTP connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, Any]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        if token.startswith(COOKIE):
            head += f"Cookie: {token}\r\n"
        elif token:
            head += f"Authorization: Bearer {token}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        self.writer.write(head.encode() + b"\r\n" + content)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:"))
        answer = await self.reader.readexactly(length)
        return int(lines[0].split()[1]), json.loads(answer)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Table:
    """One match and the program that plays it."""

    def __init__(self, port: int, game: str, seed: int, people: tuple[str, ...] = ()) -> None:
        self.line = Line(port)
        self.people = people  # the cookies of two who have accounts
        self.game = game
        self.rng = random.Random(seed)
        self.times: list[float] = []
        self.refused = 0
        self.finished: list[tuple[str, dict[str, str], dict[str, int]]] = []  # id, secrets, acknowledged revisions
        self.id = ""
        self.secrets: dict[str, str] = {}
        self.revisions: dict[str, int] = {}
        self.states: dict[str, Any] = {}

    async def begin(self) -> None:
        if self.people:
            await self.meet()
            return
        status, begun = await self.line.ask("POST", "/api/matches", body={"game": self.game})
        assert status == 201, begun
        await self.sit(begun["match"], {seat: told["secret"] for seat, told in begun["seats"].items()})

    async def meet(self) -> None:
        """One offers a match, and the other sits down."""
        seats = find(self.game).seats
        wanted = {"game": self.game, "side": seats[0]}
        status, offer = await self.line.ask("POST", "/api/lobby/offers", self.people[0], wanted)
        assert status == 201, offer
        status, begun = await self.line.ask("POST", f"/api/lobby/offers/{offer['id']}/take", self.people[1], {})
        assert status == 201, begun
        await self.sit(begun["match"], dict(zip(seats, self.people)))

    async def sit(self, id: str, secrets: dict[str, str]) -> None:
        self.id = id
        self.secrets = secrets
        self.revisions = {}
        self.states = {}
        for seat in self.secrets:
            await self.look(seat)

    async def look(self, seat: str) -> None:
        since = f"?since={self.revisions[seat]}" if seat in self.revisions else ""
        status, state = await self.line.ask("GET", f"{self.path(seat)}/state{since}", self.secrets[seat])
        assert status == 200, state
        self.take(seat, state)

    def path(self, seat: str) -> str:
        return f"/api/matches/{self.id}/seats/{seat}"

    def take(self, seat: str, state: Any) -> None:
        self.states[seat] = state
        self.revisions[seat] = state["revision"]

    async def decide(self) -> None:
        asked = [seat for seat, state in self.states.items() if state["asked"]]
        if not asked:
            for seat in self.secrets:
                await self.look(seat)
            asked = [seat for seat, state in self.states.items() if state["asked"]]
            if not asked:
                self.finished.append((self.id, self.secrets, self.revisions))
                await self.begin()
                return
        seat = self.rng.choice(asked)
        state = self.states[seat]
        body = {"revision": state["revision"], "words": self.rng.choice(state["actions"])["words"]}
        began = time.perf_counter()
        status, answer = await self.line.ask("POST", f"{self.path(seat)}/action", self.secrets[seat], body)
        if status == 200:
            self.times.append(time.perf_counter() - began)
            self.take(seat, answer)
        elif status == 409:
            self.refused += 1
            await self.look(seat)
        else:
            raise RuntimeError(f"{status} {answer}")

    async def play(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.decide()
            rest = self.rng.uniform(0.5, 1.5) * pace - (time.perf_counter() - began)
            await asyncio.sleep(max(0.0, rest))
        self.line.close()

    async def lost(self) -> int:
        """How many of the revisions that were acknowledged are not there."""
        count = 0
        for id, secrets, revisions in [*self.finished, (self.id, self.secrets, self.revisions)]:
            for seat, secret in secrets.items():
                status, state = await self.line.ask("GET", f"/api/matches/{id}/seats/{seat}/state", secret)
                assert status == 200, state
                count += max(0, revisions[seat] - state["revision"])
        self.line.close()
        return count


async def invited(database: str, matches: int) -> list[tuple[str, ...]]:
    """Two people for each match, with the cookies of their sessions."""
    storage = Storage(database)
    people = People(storage)
    found = []
    for number in range(matches):
        pair = [await people.create(f"{name} {number}", "fr", "America/Montreal") for name in ("Montcalm", "Wolfe")]
        found.append(tuple([COOKIE + await people.begin_session(one, "bench") for one in pair]))
    storage.close()
    return found


def processor_seconds(process: int) -> float:
    """What it has used so far, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """Of memory that it has."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


class Server:
    def __init__(self, database: str, folder: Path) -> None:
        self.script = folder / "table.py"
        self.script.write_text(SERVER)
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, str(self.script), str(self.port), self.database])
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


async def play_all(tables: list[Table], process: int, seconds: float, pace: float) -> dict[str, float]:
    """What it has cost the server."""
    empty = megabytes(process)
    for table in tables:
        await table.begin()
    began, used = megabytes(process), processor_seconds(process)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, pace) for table in tables))
    decisions = sum(len(table.times) for table in tables)
    return {
        "processor_ms": round((processor_seconds(process) - used) * 1000 / decisions, 2),
        "match_kb": round((began - empty) * 1024 / len(tables), 1),
        "match_kb_played": round((megabytes(process) - empty) * 1024 / len(tables), 1),
    }


async def lost_by_all(tables: list[Table]) -> int:
    return sum([await table.lost() for table in tables])


def quantile(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] * 1000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two decisions of a match, on average")
    parser.add_argument("--game", default="quebec-1759")
    parser.add_argument("--accounts", action="store_true", help="matches of people who have accounts")
    parser.add_argument("--database", help="URL of an empty database; SQLite in a fresh folder when left out")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/table.sqlite"
        pairs = asyncio.run(invited(database, arguments.matches)) if arguments.accounts else []
        server = Server(database, Path(folder))
        server.start()
        tables = [
            Table(server.port, arguments.game, seed, pairs[seed] if pairs else ()) for seed in range(arguments.matches)
        ]
        try:
            assert server.process is not None
            cost = asyncio.run(play_all(tables, server.process.pid, arguments.seconds, arguments.pace))
            server.kill()
            server.start()
            lost = asyncio.run(lost_by_all(tables))
        finally:
            server.kill()
    times = sorted(time for table in tables for time in table.times)
    figures = {
        "matches": arguments.matches,
        "seconds": arguments.seconds,
        "decisions": len(times),
        "per_second": round(len(times) / arguments.seconds, 1),
        "p50_ms": round(quantile(times, 0.5), 1),
        "p99_ms": round(quantile(times, 0.99), 1),
        "worst_ms": round(times[-1] * 1000, 1),
        **cost,
        "refused": sum(table.refused for table in tables),
        "lost": lost,
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
