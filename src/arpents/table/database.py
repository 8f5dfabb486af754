"""The database, SQLite or PostgreSQL: opened, and its tables brought to the present form."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from arpents.table.forms import MIGRATIONS, UnknownForm, is_newest

RESTED: Final = 1.0  # seconds after which a connection may be dead
USED: Final = "used"  # under which a connection notes when that was


def open_engine(url: str) -> Engine:
    """SQLite writes through to the disk at every commit and lets readers read meanwhile."""
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return tried_out(sa.create_engine(parsed, pool_size=4, hide_parameters=True))
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed, connect_args={"timeout": 30}, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def tried_out(engine: Engine) -> Engine:
    """A connection that has rested is tried before it is used, in case the database was away; one in use is not."""

    @sa.event.listens_for(engine, "checkin")
    def note(connection: Any, entry: ConnectionPoolEntry) -> None:
        entry.info[USED] = time.monotonic()

    @sa.event.listens_for(engine, "checkout")
    def try_out(connection: Any, entry: ConnectionPoolEntry, proxy: PoolProxiedConnection) -> None:
        if time.monotonic() - entry.info.get(USED, time.monotonic()) < RESTED:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as fault:
            raise sa.exc.DisconnectionError from fault

    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables to the present form."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # two servers that start at once take turns
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(1759)"))
        if not is_newest(connection):
            upgrade(connection)
        if connection.dialect.name == "postgresql":
            from arpents.table.job_schema import prepare_jobs

            prepare_jobs(connection)


def upgrade(connection: Connection) -> None:
    from alembic import command  # here, because it takes a while to import
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:
        raise UnknownForm from unknown
