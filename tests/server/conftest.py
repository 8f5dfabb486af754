"""A table to test, and a PostgreSQL of our own where its programs are installed."""

from __future__ import annotations

import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from arpents.server.app import create_app
from arpents.server.settings import Settings
from tests.server.mailbox import Mailbox
from tests.server.players import Match


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1, web=tmp_path / "web")


@pytest.fixture(scope="module")
def open_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("table")
    shared = Settings(database=f"sqlite:///{folder / 'table.sqlite'}", rate=0, thinkers=1, web=folder / "web")
    with TestClient(create_app(shared), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def table(open_table: TestClient) -> TestClient:
    """One table for all tests of a module; matches do not touch each other."""
    open_table.cookies.clear()
    return open_table


@pytest.fixture
def match(table: TestClient) -> Match:
    return Match(table)


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


# -- PostgreSQL


def postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    places = [os.path.dirname(found)] if found else sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    return Path(places[-1]) if places and (Path(places[-1]) / "postgres").exists() else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL started for this run."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    root = os.geteuid() == 0
    if root and shutil.which("runuser") is None:
        pytest.skip("PostgreSQL refuses to run as root, and there is no runuser")
    command = ["runuser", "-u", "postgres", "--"] if root else []
    folder = Path(tempfile.mkdtemp(prefix="arpents-pg-"))
    if root:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    made = subprocess.run(
        [
            *command,
            str(programs / "initdb"),
            "-D",
            str(data),
            "-U",
            "arpents",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    if made.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"initdb failed: {made.stderr.strip()}")
    server = subprocess.Popen(
        [*command, str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-c", "listen_addresses="],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
    )
    url = f"postgresql+psycopg://arpents@/postgres?host={folder}"
    try:
        wait_for(url)
        yield url
    finally:
        pid = (
            int((data / "postmaster.pid").read_text().split()[0]) if (data / "postmaster.pid").exists() else server.pid
        )
        os.kill(pid, signal.SIGINT)
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(url: str) -> None:
    engine = sa.create_engine(url)
    for _ in range(100):
        try:
            with engine.connect():
                engine.dispose()
                return
        except sa.exc.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not start")


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """A fresh database in it."""
    name = f"table_{time.monotonic_ns()}"
    engine = sa.create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both kinds of database, one after the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.sqlite'}"
    return str(request.getfixturevalue("postgres_database"))
