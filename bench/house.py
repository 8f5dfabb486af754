"""A whole house under load: several servers and a worker on one PostgreSQL, killed as often as wanted.

    python bench/house.py --matches 600 --seconds 120                  two servers, one worker
    python bench/house.py --matches 60 --seconds 120 --kills 50        a server is killed and started again, 50 times
    python bench/house.py --stored 10000                               how a server starts beside many matches

Starts a PostgreSQL of its own. The seats of a match are played at different servers, at random, once in `--pace`
seconds on average. In some matches each seat also has a WebSocket at its server, and it is measured how long a move
of the other seat takes from its sending until it is there. At the end every acknowledged decision must be in the
database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arpents.hall.people import People
from arpents.table.storage import Storage
from arpents.table.tables import SEATS
from bench.server_load import COOKIE, Line, megabytes, processor_seconds, quantile
from tests.server.real_postgres import RealPostgres

PROCESS = """
import sys
if __name__ == "__main__":
    from arpents.server.run import serve, work
    from arpents.server.settings import Settings
    worker = sys.argv[1] == "-"
    settings = Settings(
        database=sys.argv[2], rate=0, bytes_rate=0, sockets=4000, connections=4000, does_jobs=worker, hall=True
    )
    if worker:
        work(settings, lambda: print("ready", flush=True))
    else:
        serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""


class Process:
    """A server with a port, or a worker without."""

    def __init__(self, folder: Path, database: str, is_server: bool) -> None:
        script = folder / "house.py"
        script.write_text(PROCESS)
        self.port = free_port() if is_server else 0
        self.command = [sys.executable, str(script), str(self.port) if is_server else "-", database]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Seconds until it is ready."""
        began = time.perf_counter()
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, start_new_session=True)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        while self.port:
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=60).close()
                break
        return time.perf_counter() - began

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    @property
    def megabytes(self) -> float:
        assert self.process is not None
        return megabytes(self.process.pid)

    @property
    def seconds(self) -> float:
        """Of processor time that it has used."""
        assert self.process is not None
        return processor_seconds(self.process.pid)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Table:
    """One match: each seat at a server of its own, as long as that answers."""

    def __init__(self, ports: list[int], game: str, seed: int, watched: bool) -> None:
        self.rng = random.Random(seed)
        first = seed % len(ports)
        self.ports = ports[first:] + ports[:first]
        self.lines = [Line(port) for port in self.ports]
        self.game = game
        self.watched = watched
        self.times: list[float] = []
        self.drawn: list[float] = []
        self.statuses: dict[int, int] = {}
        self.cut_off = 0  # requests that a killed server did not answer
        self.id = ""
        self.seats: list[str] = []
        self.secrets: dict[str, str] = {}
        self.states: dict[str, Any] = {}
        self.acknowledged: dict[str, list[str]] = {}  # by seat
        self.finished: list[tuple[str, dict[str, list[str]]]] = []
        self.sent: tuple[str, float] = ("", 0.0)  # the last move: whose, and when

    async def ask(self, seat: int, method: str, path: str, secret: str = "", body: object = None) -> tuple[int, Any]:
        """At the seat's own server, and at the next one when it does not answer."""
        while True:
            line = self.lines[seat % len(self.lines)]
            try:
                status, answer = await line.ask(method, path, secret, body)
            except (OSError, EOFError):
                line.close()
                self.cut_off += 1
                seat += 1
                await asyncio.sleep(0.02)
                continue
            self.statuses[status] = self.statuses.get(status, 0) + 1
            if status != 503:
                return status, answer
            await asyncio.sleep(0.05)

    async def begin(self) -> None:
        status, begun = await self.ask(0, "POST", "/api/matches", body={"game": self.game})
        assert status == 201, begun
        self.id = begun["match"]
        self.seats = list(begun["seats"])
        self.secrets = {seat: told["secret"] for seat, told in begun["seats"].items()}
        self.acknowledged = {seat: [] for seat in self.seats}
        self.states = {}
        for seat in self.seats:
            await self.look(seat)

    def path(self, seat: str) -> str:
        return f"/api/matches/{self.id}/seats/{seat}"

    async def look(self, seat: str) -> None:
        since = f"?since={self.states[seat]['revision']}" if seat in self.states else ""
        path = f"{self.path(seat)}/state{since}"
        status, state = await self.ask(self.seats.index(seat), "GET", path, self.secrets[seat])
        assert status == 200, state
        self.states[seat] = state

    async def decide(self) -> None:
        asked = [seat for seat, state in self.states.items() if state["asked"]]
        if not asked:
            for seat in self.seats:
                await self.look(seat)
            if all(state["outcome"] for state in self.states.values()):
                self.finished.append((self.id, self.acknowledged))
                await self.begin()
            asked = [seat for seat, state in self.states.items() if state["asked"]]
            if not asked:
                return
        seat = self.rng.choice(asked)
        state = self.states[seat]
        words = [action["words"] for action in state["actions"]]
        presets = [one for one in words if one.startswith("preset ")]  # so that a match soon has something to see
        body = {"revision": state["revision"], "words": self.rng.choice(presets or words)}
        began = time.perf_counter()
        self.sent = (seat, began)
        path = f"{self.path(seat)}/action"
        status, answer = await self.ask(self.seats.index(seat), "POST", path, self.secrets[seat], body)
        if status == 200:
            self.times.append(time.perf_counter() - began)
            self.acknowledged[seat] += answer["played"][:1]
            self.states[seat] = answer
        else:  # the other seat was faster, or a killed server had written it
            assert status == 409, answer
            await self.look(seat)

    async def play(self, until: float, pace: float) -> None:
        watching = [asyncio.create_task(self.watch(number)) for number in range(2)] if self.watched else []
        await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.decide()
            rest = self.rng.uniform(0.5, 1.5) * pace - (time.perf_counter() - began)
            await asyncio.sleep(max(0.0, rest))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for line in self.lines:
            line.close()

    async def watch(self, number: int) -> None:
        """How old is the other seat's move when it comes?"""
        while True:
            seat, id = self.seats[number], self.id
            address = f"ws://127.0.0.1:{self.ports[number % len(self.ports)]}{self.path(seat)}/live"
            headers = {"Authorization": f"Bearer {self.secrets[seat]}"}
            with suppress(OSError, WebSocketException):
                async with connect(address, additional_headers=headers, max_size=1 << 24) as line:
                    await line.recv()
                    counted = self.sent
                    while id == self.id:
                        await line.recv()
                        came = time.perf_counter()
                        if self.sent != counted and self.sent[0] != seat:
                            counted = self.sent
                            self.drawn.append(came - counted[1])
            await asyncio.sleep(0.1)


async def kill_on(servers: list[Process], kills: int, until: float) -> int:
    """One server after the other, spread over the time there is."""
    done = 0
    pause = max(0.0, (until - time.perf_counter()) / max(1, kills))
    while done < kills and time.perf_counter() < until:
        began = time.perf_counter()
        server = servers[done % len(servers)]
        server.kill()
        await asyncio.to_thread(server.start)
        done += 1
        await asyncio.sleep(max(0.2, pause - (time.perf_counter() - began)))
    return done


async def play_all(tables: list[Table], servers: list[Process], seconds: float, pace: float, kills: int) -> int:
    for first in range(0, len(tables), 20):
        await asyncio.gather(*(table.begin() for table in tables[first : first + 20]))
    until = time.perf_counter() + seconds
    done, *_ = await asyncio.gather(kill_on(servers, kills, until), *(table.play(until, pace) for table in tables))
    return int(done)


def lost_of(engine: sa.Engine, tables: list[Table]) -> int:
    """How many acknowledged decisions are not in the database, in their order."""
    lost = 0
    wanted = sa.text("SELECT words FROM decisions WHERE match = :id AND seat = :seat ORDER BY number")
    with engine.connect() as connection:
        for table in tables:
            for id, acknowledged in [*table.finished, (table.id, table.acknowledged)]:
                for seat, told in acknowledged.items():
                    rows = iter(connection.execute(wanted, {"id": id, "seat": seat}).scalars().all())
                    lost += sum(words not in rows for words in told)
    return lost


def load(arguments: argparse.Namespace, database: RealPostgres, folder: Path) -> dict[str, Any]:
    with ExitStack() as stack:
        servers = [Process(folder, database.url, True) for _ in range(arguments.servers)]
        workers = [Process(folder, database.url, False) for _ in range(arguments.workers)]
        for process in [*servers, *workers]:
            stack.callback(process.close)
            process.start()
        ports = [server.port for server in servers]
        every = max(1, arguments.matches // max(1, arguments.watched))
        tables = [
            Table(ports, arguments.game, seed, seed % every == 0 and seed // every < arguments.watched)
            for seed in range(arguments.matches)
        ]
        before = sum(server.seconds for server in servers)
        kills = asyncio.run(play_all(tables, servers, arguments.seconds, arguments.pace, arguments.kills))
        used = sum(server.seconds for server in servers) - before
        engine = sa.create_engine(database.url)
        lost = lost_of(engine, tables)
        engine.dispose()
        most = max(server.megabytes for server in servers)
    times = sorted(time for table in tables for time in table.times)
    drawn = sorted(time for table in tables for time in table.drawn)
    statuses: dict[int, int] = {}
    for table in tables:
        for status, count in table.statuses.items():
            statuses[status] = statuses.get(status, 0) + count
    return {
        "servers": arguments.servers,
        "matches": arguments.matches,
        "seconds": arguments.seconds,
        "decisions": len(times),
        "per_second": round(len(times) / arguments.seconds, 1),
        "p50_ms": round(quantile(times, 0.5), 1),
        "p99_ms": round(quantile(times, 0.99), 1),
        "worst_ms": round(times[-1] * 1000, 1),
        "drawn": len(drawn),
        "drawn_p50_ms": round(statistics.median(drawn) * 1000, 1) if drawn else None,
        "drawn_p99_ms": round(quantile(drawn, 0.99), 1) if drawn else None,
        "statuses": {str(status): count for status, count in sorted(statuses.items())},
        "cut_off": sum(table.cut_off for table in tables),
        "kills": kills,
        "lost": lost,
        "server_seconds": round(used, 1) if not kills else None,
        "megabytes": round(most),
    }


# -- many stored matches


def multiply(engine: sa.Engine, id: str, count: int) -> list[str]:
    """Copies of a match, with all its rows."""
    with engine.begin() as connection:
        for table, key in (("matches", "id"), ("seats", "match"), ("decisions", "match")):
            columns = [column["name"] for column in sa.inspect(connection).get_columns(table)]
            named = ", ".join(f'"{column}"' for column in columns)
            chosen = ", ".join("'m' || n" if column == key else f't."{column}"' for column in columns)
            copying = f"INSERT INTO {table} ({named}) SELECT {chosen} FROM {table} t, generate_series(1, :count) n "
            connection.execute(sa.text(f"{copying} WHERE t.{key} = :id"), {"count": count, "id": id})
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text("ANALYZE"))
    return [f"m{number}" for number in range(1, count + 1)]


async def visit(table: Table, ids: list[str]) -> list[float]:
    """Somebody asks for each of them."""
    times: list[float] = []
    seat = table.seats[0]
    for id in ids:
        began = time.perf_counter()
        status, _ = await table.ask(0, "GET", f"/api/matches/{id}/seats/{seat}/state", table.secrets[seat])
        assert status == 200
        times.append(time.perf_counter() - began)
    return sorted(times)


async def somebody(database: str, ids: list[str], seat: str) -> str:
    """The cookie of a person who holds this seat in all of them."""
    storage = Storage(database)
    people = People(storage)
    person = await people.create("Montcalm", "fr", "America/Montreal")
    cookie = COOKIE + await people.begin_session(person, "bench")
    held = SEATS.update().where(SEATS.c.match.in_(ids), SEATS.c.seat == seat).values(person=person.id)
    with storage.engine.begin() as connection:
        connection.execute(held)
    storage.close()
    return cookie


def own_matches(port: int, cookie: str, times: int) -> list[float]:
    """Seconds that the list of one's own matches takes."""
    found = []
    for _ in range(times):
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/me/matches", headers={"Cookie": cookie})
        began = time.perf_counter()
        with urllib.request.urlopen(asked, timeout=60) as answer:
            assert json.loads(answer.read())["matches"]
        found.append(time.perf_counter() - began)
    return sorted(found)


async def play_one(table: Table, decisions: int) -> None:
    await table.begin()
    while sum(len(told) for told in table.acknowledged.values()) < decisions and not table.finished:
        await table.decide()
    for line in table.lines:
        line.close()


def stored(arguments: argparse.Namespace, database: RealPostgres, folder: Path) -> dict[str, Any]:
    server = Process(folder, database.url, True)
    try:
        server.start()
        table = Table([server.port], arguments.game, 1, False)
        asyncio.run(play_one(table, arguments.decisions))
        server.kill()
        engine = sa.create_engine(database.url)
        ids = multiply(engine, table.id, arguments.stored)
        engine.dispose()
        seconds = server.start()
        used, began = server.seconds, server.megabytes
        cookie = asyncio.run(somebody(database.url, ids[: arguments.own], table.seats[0]))
        own = own_matches(server.port, cookie, 50)
        times = asyncio.run(visit(table, ids[: arguments.visited]))
        return {
            "stored": arguments.stored,
            "decisions_each": arguments.decisions,
            "start_seconds": round(seconds, 2),
            "start_processor_seconds": round(used, 2),
            "megabytes_at_start": round(began),
            "visited": arguments.visited,
            "megabytes_after": round(server.megabytes),
            "first_look_p50_ms": round(quantile(times, 0.5), 1),
            "own_matches": arguments.own,
            "own_matches_p50_ms": round(quantile(own, 0.5), 1),
            "own_matches_p99_ms": round(quantile(own, 0.99), 1),
        }
    finally:
        server.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two decisions of a match, on average")
    parser.add_argument("--watched", type=int, default=20, help="matches whose seats have sockets")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--game", default="quebec-1759")
    parser.add_argument("--stored", type=int, default=0, help="measure a server beside so many matches instead")
    parser.add_argument("--decisions", type=int, default=60, help="of each stored match")
    parser.add_argument("--visited", type=int, default=2500, help="stored matches that are asked for")
    parser.add_argument("--own", type=int, default=1000, help="stored matches that one person plays in")
    arguments = parser.parse_args()
    database = RealPostgres()
    try:
        database.start()
        with tempfile.TemporaryDirectory() as folder:
            measure = stored if arguments.stored else load
            figures = measure(arguments, database, Path(folder))
    finally:
        database.close()
    for name, value in figures.items():
        print(f"{name:20} {value}")
    return 1 if figures.get("lost") else 0


if __name__ == "__main__":
    sys.exit(main())
