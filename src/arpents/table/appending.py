"""Decisions on their way to the database: of many matches at once, by as few words as there can be.

This is what is written at every decision, so the statements are handed to the driver as they are.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy.engine import Connection

from arpents.table import news
from arpents.table.decisions import Decision
from arpents.table.jobs import Job, write_jobs
from arpents.table.news import CHANNEL, News, payloads
from arpents.table.sight import Sight
from arpents.table.tables import MATCHES

ASKED: Final = {"asked", "asked_since"}  # changes with every turn


@dataclass
class Append:
    """Decisions to be written, and what changes in the row of the match with them."""

    match: str
    decisions: list[Decision]
    changes: dict[str, object]
    jobs: Sequence[Job] = ()
    also: Sequence[Callable[[Connection], Any]] = ()  # written with them, or not at all

    @property
    def is_bare(self) -> bool:
        """Whether there is nothing but decisions, and who is asked after them."""
        return not self.jobs and not self.also and self.changes.keys() <= ASKED

    def rows(self) -> list[tuple[object, ...]]:
        return [
            (
                self.match,
                decision.number,
                decision.kind,
                decision.seat,
                decision.words,
                orjson.dumps(decision.seen).decode(),
                decision.line,
                sight_text(decision.sight),
            )
            for decision in self.decisions
        ]

    @property
    def asked(self) -> tuple[object, ...] | None:
        """Who is asked, and since when, where that has changed."""
        return (self.changes["asked"], self.changes["asked_since"], self.match) if "asked" in self.changes else None


def sight_text(sight: Sight | None) -> str:
    return "" if sight is None else sight.text()


COLUMNS: Final = "match, number, kind, seat, words, seen, line, sight"
INSERTING: Final = f"INSERT INTO decisions ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ASKING: Final = "UPDATE matches SET asked = ?, asked_since = ? WHERE id = ?"
ALL_AT_ONCE: Final = (  # of PostgreSQL: decisions, who is asked, and that the other servers hear of it
    f"WITH written AS (INSERT INTO decisions ({COLUMNS}) SELECT * FROM unnest("
    "CAST(%s AS text[]), CAST(%s AS integer[]), CAST(%s AS text[]), CAST(%s AS text[]), "
    "CAST(%s AS text[]), CAST(%s AS text[]), CAST(%s AS integer[]), CAST(%s AS text[]))), "
    "noted AS (UPDATE matches SET asked = now.asked, asked_since = now.since FROM unnest("
    "CAST(%s AS text[]), CAST(%s AS bigint[]), CAST(%s AS text[])) AS now (asked, since, id) "
    "WHERE matches.id = now.id) "
    "SELECT pg_notify(%s, payload) FROM unnest(CAST(%s AS text[])) AS payload"
)


def what_is_new(appends: list[Append]) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """The rows of decisions, and who is asked after them."""
    return (
        [row for append in appends for row in append.rows()],
        [append.asked for append in appends if append.asked is not None],
    )


def write_to_file(driver: sqlite3.Connection, appends: list[Append]) -> None:
    """Nothing but decisions, into a file of SQLite, in one transaction."""
    rows, asked = what_is_new(appends)
    try:
        driver.executemany(INSERTING, rows)
        if asked:
            driver.executemany(ASKING, asked)
        driver.commit()
    except sqlite3.Error:
        driver.rollback()
        raise


def insert_decisions(connection: Connection, appends: list[Append]) -> None:
    """The decisions of many matches; in one order, so that servers do not wait for each other."""
    appends = sorted(appends, key=lambda append: append.match)
    rows, asked = what_is_new(appends)
    if rows and connection.dialect.name == "postgresql":
        told = payloads([News(news.DECISIONS, append.match, append.decisions[-1].number).line for append in appends])
        changed = zip(*asked) if asked else ((), (), ())
        columns = tuple(list(column) for column in (*zip(*rows), *changed))
        connection.exec_driver_sql(ALL_AT_ONCE, (*columns, CHANNEL, told))
    elif rows:
        connection.exec_driver_sql(INSERTING, rows)
        if asked:
            connection.exec_driver_sql(ASKING, asked)
    for append in appends:
        rest = {name: value for name, value in append.changes.items() if name not in ASKED}
        if rest:
            connection.execute(MATCHES.update().where(MATCHES.c.id == append.match).values(rest))
        for work in append.also:
            work(connection)
    write_jobs(connection, [job for append in appends for job in append.jobs])
