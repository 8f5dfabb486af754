"""Whether a database can still be written and read."""

from __future__ import annotations

import secrets
import shutil
from datetime import date
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from arpents.table.database import open_engine
from arpents.table.forms import is_newest
from arpents.table.tables import METADATA

ENOUGH: Final = 16 * 1024 * 1024  # bytes that a disk should have left


def try_to_write(connection: Connection) -> None:
    """A row into every table, and out again: on the disk, and seen by nobody.

    Its texts are all the same, so that whatever points at a match or a person points at this one.
    """
    name = f"~{secrets.token_hex(8)}"  # no match is called so
    for table in METADATA.sorted_tables:
        connection.execute(table.insert().values({column.name: filling(column, name) for column in table.columns}))
    for table in reversed(METADATA.sorted_tables):
        row = [column == filling(column, name) for column in table.primary_key]
        removed = connection.execute(table.delete().where(*row)).rowcount
        if removed != 1:
            raise OSError(f"{removed} rows of {table.name}")


def filling(column: sa.Column[object], name: str) -> object:
    if isinstance(column.type, sa.Boolean):
        return False
    if isinstance(column.type, (sa.Integer, sa.Float)):
        return 0
    if isinstance(column.type, sa.Date):
        return date(1759, 9, 13)
    return name if column.type.length is None else name[: column.type.length]  # type: ignore[attr-defined]


def is_migrated(engine: Engine) -> bool:
    """Whether its tables are in the form that this version has; silent when it does not answer."""
    with engine.connect() as connection:
        return is_newest(connection)


def is_nearly_full(url: str) -> bool:
    return room_for(url) < ENOUGH


def room_for(url: str) -> int:
    """The bytes that are left where a SQLite file grows."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return ENOUGH
    return shutil.disk_usage(Path(parsed.database).parent).free


def whole(url: str) -> bool:
    """Whether every page of a SQLite file is sound; other databases see to it by themselves."""
    if sa.make_url(url).get_backend_name() != "sqlite":
        return True
    engine = open_engine(url)  # its own: an open connection remembers pages as they were
    try:
        with engine.connect() as connection:
            return connection.execute(sa.text("PRAGMA quick_check(1)")).scalar() == "ok"
    except sa.exc.DatabaseError:
        return False
    finally:
        engine.dispose()
