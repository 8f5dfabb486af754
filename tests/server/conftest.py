"""A table to test, and a PostgreSQL of our own where its programs are installed."""

from __future__ import annotations

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
from tests.server.real_postgres import RealPostgres


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL started for this run."""
    running = RealPostgres()
    try:
        running.start()
        yield running.url
    finally:
        running.close()


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
