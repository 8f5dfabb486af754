"""Procrastinate's own tables, made and kept up as its versions want them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.table.tables import LIBRARIES

NAME = "procrastinate"


def prepare_jobs(connection: Connection) -> None:
    """On PostgreSQL only: its whole schema at first, and each of its migrations that has come since."""
    from procrastinate.schema import SchemaManager

    steps = sorted(path.name for path in Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    last = connection.execute(sa.select(LIBRARIES.c.version).where(LIBRARIES.c.id == NAME)).scalar()
    if last == steps[-1]:
        return
    if last is None:
        run(connection, SchemaManager.get_schema())
        connection.execute(LIBRARIES.insert().values(id=NAME, version=steps[-1]))
        return
    for step in steps:
        if step > last:
            run(connection, (Path(SchemaManager.get_migrations_path()) / step).read_text(encoding="utf-8"))
    newest = max(last, steps[-1])
    connection.execute(LIBRARIES.update().where(LIBRARIES.c.id == NAME).values(version=newest))


def run(connection: Connection, statements: str) -> None:
    """Several statements as they are; the library that we ask would take their per cent signs for arguments."""
    driver: Any = connection.connection.dbapi_connection
    driver.execute(statements)
