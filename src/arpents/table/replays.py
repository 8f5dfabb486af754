"""Records that were looked at last, for any of many servers to show, and what is known of their analysis."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Connection

from arpents.table.jobs import Job, write_jobs
from arpents.table.storage import Storage
from arpents.table.tables import REPLAYS

KEPT: Final = 7 * 24 * 3600  # seconds after which a record that nobody asked for is let go


@dataclass(frozen=True)
class ReplayRow:
    id: str
    record: str
    match: str | None
    asked: int
    version: str = ""
    status: str = ""
    done: int = 0
    told: str = ""


def keep_replay(connection: Connection, id: str, record: str, match: str | None) -> None:
    now = int(time.time())
    row = {"id": id, "record": record, "match": match, "asked": now, "version": "", "status": "", "done": 0, "told": ""}
    again = {"asked": now, "match": match} if match is not None else {"asked": now}
    kept = postgresql.insert(REPLAYS).values(row)
    connection.execute(kept.on_conflict_do_update(index_elements=["id"], set_=again))
    connection.execute(REPLAYS.delete().where(REPLAYS.c.asked < now - KEPT))


def find_replay(storage: Storage, id: str) -> ReplayRow | None:
    with storage.engine.connect() as connection:
        row = connection.execute(sa.select(REPLAYS).where(REPLAYS.c.id == id)).first()
        return None if row is None else ReplayRow(*row)


def how_far(storage: Storage, id: str, version: str) -> tuple[str, int, str]:
    """The status of its analysis, as far as it is of this version; how much is done of it, and the whole."""
    wanted = sa.select(REPLAYS.c.status, REPLAYS.c.done, REPLAYS.c.told)
    with storage.engine.connect() as connection:
        row = connection.execute(wanted.where(REPLAYS.c.id == id, REPLAYS.c.version == version)).first()
        return ("", 0, "") if row is None else (row.status, row.done, row.told)


def begin_analysis(connection: Connection, id: str, version: str, job: Job) -> None:
    values = {"version": version, "status": "running", "done": 0, "told": ""}
    changed = (
        REPLAYS.update()
        .where(REPLAYS.c.id == id)
        .where(sa.or_(REPLAYS.c.version != version, REPLAYS.c.status != "running"))
    )
    if connection.execute(changed.values(values)).rowcount:
        write_jobs(connection, [job])


def go_on_with_analysis(connection: Connection, id: str, version: str, **values: object) -> None:
    own = sa.and_(REPLAYS.c.id == id, REPLAYS.c.version == version)
    connection.execute(REPLAYS.update().where(own).values(**values))
