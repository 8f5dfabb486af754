"""The tables of time: clocks, what a seat lets the table do, when servers were up. Moments are milliseconds."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.clock import Clock
from arpents.hall.pace import Span, merged
from arpents.table.storage import replace
from arpents.table.tables import METADATA

CLOCKS: Final = sa.Table(
    "clocks",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("pace", sa.Text, nullable=False),  # JSON
    sa.Column("state", sa.Text, nullable=False),  # JSON: see Clock.dump
    sa.Column("number", sa.Integer, nullable=False),  # of the last decision it knows of
    sa.Column("alarm", sa.BigInteger, nullable=True, index=True),  # when somebody has to be told something
)
SEAT_HABITS: Final = sa.Table(
    "seat_habits",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("auto_pass", sa.Boolean, nullable=False),
)
BEATS: Final = sa.Table(
    "beats",
    METADATA,
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
OUTAGES: Final = sa.Table(  # when no server was up
    "outages",
    METADATA,
    sa.Column("began", sa.BigInteger, primary_key=True),
    sa.Column("ended", sa.BigInteger, nullable=False),
)

BEAT_EVERY: Final = 5_000
SHORTEST_OUTAGE: Final = 2 * BEAT_EVERY  # a beat may be late
OUTAGE_LOCK: Final = 1760

Work = Callable[[Connection], Any]


@dataclass
class ClockRow:
    """The clock of a match, and the last decision that it knows of."""

    clock: Clock
    number: int


def keep_clock(match: str, kept: ClockRow, alarm: int | None) -> Work:
    clock = kept.clock
    row: dict[str, object] = {
        "pace": json.dumps(clock.pace.dump()),
        "state": json.dumps(clock.dump()),
        "number": kept.number,
        "alarm": alarm,
    }
    return lambda connection: replace(connection, CLOCKS, {"match": match}, row)


def read_clock(connection: Connection, match: str) -> ClockRow | None:
    row = connection.execute(sa.select(CLOCKS).where(CLOCKS.c.match == match)).first()
    if row is None:
        return None
    return ClockRow(Clock.load(json.loads(row.pace), json.loads(row.state)), row.number)


def read_habits(connection: Connection, match: str) -> dict[str, bool]:
    """The seats that have said whether the table passes for them."""
    wanted = sa.select(SEAT_HABITS.c.seat, SEAT_HABITS.c.auto_pass).where(SEAT_HABITS.c.match == match)
    return {row.seat: row.auto_pass for row in connection.execute(wanted)}


def keep_habit(match: str, seat: str, auto_pass: bool) -> Work:
    row: dict[str, object] = {"auto_pass": auto_pass}
    return lambda connection: replace(connection, SEAT_HABITS, {"match": match, "seat": seat}, row)


# -- when servers were up


def come_up(connection: Connection, server: str, now: int) -> list[Span]:
    """A server starts. If none was up before it, nobody could decide meanwhile; all such times are given back."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": OUTAGE_LOCK})
    last = connection.execute(sa.select(sa.func.max(BEATS.c.seen))).scalar()
    if last is not None and now - last > SHORTEST_OUTAGE:
        replace(connection, OUTAGES, {"began": last}, {"ended": now})
        connection.execute(BEATS.delete().where(BEATS.c.seen <= last))
    beat(connection, server, now)
    return read_outages(connection)


def beat(connection: Connection, server: str, now: int) -> None:
    replace(connection, BEATS, {"server": server}, {"seen": now})


def read_outages(connection: Connection) -> list[Span]:
    rows = connection.execute(sa.select(OUTAGES.c.began, OUTAGES.c.ended))
    return merged([(row.began, row.ended) for row in rows])


def clocks_due(connection: Connection, now: int) -> list[str]:
    wanted = sa.select(CLOCKS.c.match).where(CLOCKS.c.alarm <= now).order_by(CLOCKS.c.alarm).limit(200)
    return list(connection.execute(wanted).scalars())
