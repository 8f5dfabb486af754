"""Work to be done aside, written down in the transaction that makes it necessary: both are on disk, or neither.

On PostgreSQL a job is a row of Procrastinate's, and any worker may take it. On SQLite it is a row of `jobs`, and the
one server does it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection

from arpents.table.tables import JOBS

WRITTEN: Final = "jobs written"  # under which a connection notes it
QUICK, MOVES, LONG = "quick", "moves", "long"  # what takes no time, what a player waits for, and what may wait
QUEUES: Final = (QUICK, MOVES, LONG)


@dataclass(frozen=True)
class Job:
    """`key` is the job's own: as long as one waits, another of the same key is not written.

    Of jobs with the same `lock` one is done after the other. Arguments are plain, and hold nothing that a seat may
    not know: an id and a number, by which whoever does the job reads what it needs.
    """

    kind: str
    key: str
    arguments: dict[str, Any] = field(default_factory=dict)
    queue: str = QUICK
    lock: str = ""
    priority: int = 0  # the highest first
    due: int = 0  # not before this second since 1970


def write_jobs(connection: Connection, jobs: Sequence[Job]) -> None:
    if not jobs:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(WAITING, [row_of(job) for job in sorted(jobs, key=lambda job: job.key)])
        return
    for job in jobs:
        row = {
            "id": job.key,
            "kind": job.kind,
            "arguments": json.dumps(job.arguments),
            "lock": job.lock,
            "priority": job.priority,
            "due": job.due,
        }
        connection.execute(sqlite.insert(JOBS).values(row).on_conflict_do_nothing())
    connection.info[WRITTEN] = True


WAITING: Final = sa.text(
    "INSERT INTO procrastinate_jobs (queue_name, task_name, priority, lock, queueing_lock, args, scheduled_at) "
    "VALUES (:queue, :kind, :priority, :lock, :key, CAST(:arguments AS jsonb), to_timestamp(:due)) "
    "ON CONFLICT DO NOTHING"
)


def row_of(job: Job) -> dict[str, object]:
    return {
        "queue": job.queue,
        "kind": job.kind,
        "priority": job.priority,
        "lock": job.lock or None,
        "key": job.key,
        "arguments": json.dumps(job.arguments),
        "due": job.due or None,
    }


def in_seconds(seconds: float) -> int:
    """When that will be, as a job's `due`."""
    return int(time.time() + seconds)


def jobs_waiting(connection: Connection) -> dict[str, int]:
    """How many wait or are being done, by kind."""
    if connection.dialect.name == "postgresql":
        counted = (
            "SELECT task_name AS kind, count(*) FROM procrastinate_jobs WHERE status IN ('todo', 'doing') GROUP BY 1"
        )
        return {str(row[0]): int(row[1]) for row in connection.execute(sa.text(counted))}
    counts = sa.select(JOBS.c.kind, sa.func.count()).group_by(JOBS.c.kind)
    return {str(row[0]): int(row[1]) for row in connection.execute(counts)}
