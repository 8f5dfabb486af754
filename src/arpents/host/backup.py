"""A copy of the whole house in one file, and a house from such a copy.

The file is a database of Arpents in SQLite, whatever the house itself is kept in, so that any house can be made of it:
one on SQLite from one on PostgreSQL, and the other way round. It is read back before it gets its name, and a house is
made of it in one transaction.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from arpents.hall.clock_storage import BEATS, SHORTEST_OUTAGE
from arpents.table.database import migrate, open_engine
from arpents.table.forms import UnknownForm

AT_ONCE: Final = 500  # rows
NOT_COPIED: Final = ("alembic_version", "libraries")  # what a database knows of itself
HEADER: Final = b"SQLite format 3\x00"
NUMBERS: Final = 1 << 256
RESTORED: Final = "restored"  # the name of no server

Counts = dict[str, int]  # rows, by table
Sums = dict[str, tuple[int, int]]  # how many rows, and a sum that no change leaves as it was


class BackupFault(Exception):
    """Why there is no copy, or no house from it: one word of ours."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def back_up(source: Engine, file: Path) -> Counts:
    """The whole house at one moment; the file is there when it is whole, and was read back."""
    with draft_beside(file) as draft:
        engine = open_engine(f"sqlite:///{draft}")
        try:
            migrate(engine)
            with one_moment(source) as reading, engine.begin() as writing:
                writing.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
                found = copy_rows(reading, writing)
            with engine.connect() as reading:
                reading.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        finally:
            engine.dispose()
        read = checked_sums(draft)
        if {name: read[name] for name in found} != found:
            raise BackupFault("differs")
        try:
            os.link(draft, file)  # never over another file
        except FileExistsError:
            raise BackupFault("exists") from None
        return {name: count for name, (count, _) in found.items()}


def restore(file: Path, target: Engine, replace: bool = False) -> Counts:
    """Make the house of the copy: all of it, or nothing is changed."""
    with draft_beside(file, Path(tempfile.gettempdir())) as draft:
        copy_file(file, draft)
        checked_sums(draft)
        engine = open_engine(f"sqlite:///{draft}")
        try:
            try:
                migrate(engine)
            except UnknownForm:
                raise BackupFault("newer") from None
            with engine.connect() as reading, target.begin() as writing:
                reading.exec_driver_sql("BEGIN")
                make_room(writing, replace)
                found = copy_rows(reading, writing)
                if sums(writing, list(found)) != found:
                    raise BackupFault("differs")
                leave_last_beat(writing)
        finally:
            engine.dispose()
    return {name: count for name, (count, _) in found.items()}


# -- files


@contextmanager
def draft_beside(file: Path, folder: Path | None = None) -> Iterator[Path]:
    """A file that only its owner reads, and that is gone afterwards."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder or file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                os.unlink(name + ending)


def copy_file(file: Path, draft: Path) -> None:
    with open(file, "rb") as start:
        if start.read(len(HEADER)) != HEADER:
            raise BackupFault("not-a-backup")
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(draft)) as copy,
        ):
            source.backup(copy)
    except sqlite3.DatabaseError:
        raise BackupFault("damaged") from None


def checked_sums(draft: Path) -> Sums:
    """What is in the file, if it is whole."""
    engine = sa.create_engine(f"sqlite:///{draft}")
    try:
        with engine.connect() as reading:
            if reading.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
                raise BackupFault("damaged")
            if reading.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise BackupFault("damaged")
            names = sa.inspect(reading).get_table_names()
            if not {"alembic_version", "matches", "decisions"} <= set(names):
                raise BackupFault("not-a-backup")
            return sums(reading, [name for name in names if name not in NOT_COPIED])
    except sa.exc.DatabaseError:
        raise BackupFault("damaged") from None
    finally:
        engine.dispose()


# -- rows


@contextmanager
def one_moment(source: Engine) -> Iterator[Connection]:
    """A look at the database in which nothing changes, whoever writes meanwhile."""
    if source.dialect.name == "postgresql":
        with source.connect().execution_options(isolation_level="REPEATABLE READ") as reading:
            yield reading
        return
    with source.connect() as reading:
        reading.exec_driver_sql("BEGIN")
        yield reading


def tables_in(connection: Connection, names: list[str]) -> list[sa.Table]:
    """As they are there, each after those that it refers to."""
    found = sa.MetaData()
    found.reflect(connection, only=names)
    return list(found.sorted_tables)


def names_in_common(one: Connection, other: Connection) -> list[str]:
    """Jobs are a table of SQLite alone; what is left to do is found anew."""
    names = set(sa.inspect(one).get_table_names()) & set(sa.inspect(other).get_table_names())
    if {one.dialect.name, other.dialect.name} != {"sqlite"}:
        names.discard("jobs")
    return sorted(names - set(NOT_COPIED))


def rows_of(connection: Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    """Those that refer to no other of the same table first."""
    wanted = sa.select(table)
    for key in table.foreign_keys:
        if key.column.table is table:
            wanted = wanted.order_by(key.parent.is_not(None))
    for some in connection.execute(wanted.execution_options(yield_per=AT_ONCE)).mappings().partitions():
        yield [dict(row) for row in some]


def copy_rows(reading: Connection, writing: Connection) -> Sums:
    """Everything that both have a table for; what was read, table by table."""
    names = names_in_common(reading, writing)
    targets = {table.name: table for table in tables_in(writing, names)}
    found: Sums = {}
    for table in tables_in(reading, names):
        count, total = 0, 0
        for rows in rows_of(reading, table):
            writing.execute(targets[table.name].insert(), rows)
            count += len(rows)
            total += sum(number_of(row) for row in rows)
        found[table.name] = (count, total % NUMBERS)
        go_on_counting(writing, targets[table.name])
    return found


def sums(connection: Connection, names: list[str]) -> Sums:
    found: Sums = {}
    for table in tables_in(connection, names):
        count, total = 0, 0
        for rows in rows_of(connection, table):
            count += len(rows)
            total += sum(number_of(row) for row in rows)
        found[table.name] = (count, total % NUMBERS)
    return found


def number_of(row: dict[str, Any]) -> int:
    """Of what the row says; in whatever order a database gives its columns and rows, the sum is the same."""
    told = repr([(name, row[name]) for name in sorted(row)])
    return int.from_bytes(hashlib.sha256(told.encode("utf-8", "surrogatepass")).digest())


def go_on_counting(writing: Connection, table: sa.Table) -> None:
    """PostgreSQL gives numbers by itself, and has to know which are given."""
    if writing.dialect.name != "postgresql":
        return
    for column in table.primary_key.columns:
        if not isinstance(column.type, sa.Integer):
            continue
        named = {"table": table.name, "column": column.name}
        series = writing.execute(sa.text("SELECT pg_get_serial_sequence(:table, :column)"), named).scalar()
        if series is not None:
            last = writing.execute(sa.select(sa.func.max(column))).scalar()
            if last is not None:
                writing.execute(
                    sa.text("SELECT setval(CAST(:series AS regclass), :last)"), {"series": series, "last": last}
                )


def leave_last_beat(writing: Connection) -> None:
    """No server that was up then is up in this house; what came after its last sign of life counts for no clock."""
    last = writing.execute(sa.select(sa.func.max(BEATS.c.seen))).scalar()
    writing.execute(BEATS.delete())
    if last is not None:
        writing.execute(BEATS.insert().values(server=RESTORED, seen=last))


def make_room(writing: Connection, replace: bool) -> None:
    """Nobody serves this database, and it is empty or may be emptied."""
    names = [name for name in sa.inspect(writing).get_table_names() if not name.startswith("procrastinate_")]
    tables = {table.name: table for table in tables_in(writing, [name for name in names if name not in NOT_COPIED])}
    last = writing.execute(sa.select(sa.func.max(BEATS.c.seen)).where(BEATS.c.server != RESTORED)).scalar()
    if last is not None and time.time() * 1000 - last < SHORTEST_OUTAGE:
        raise BackupFault("served")
    for name in reversed(tables):
        kept = sa.select(sa.literal(1)).select_from(tables[name]).limit(1)
        if not replace and name not in ("beats", "outages") and writing.execute(kept).first() is not None:
            raise BackupFault("not-empty")
        writing.execute(tables[name].delete())
