"""What a host does about people: keeps somebody out, lets him in again, hides a message, closes a report.

Whoever is suspended loses his sessions and open offers, and his tokens and bots are refused until he is readmitted.
His seats stay his, and whoever plays with him may wait, take a stand-in or ask the host to end the match.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import now
from arpents.hall.errors import NotAllowed
from arpents.hall.lobby_storage import MESSAGES, OFFERS, REPORTS
from arpents.hall.moderation_storage import SUSPENSIONS
from arpents.hall.people_storage import PEOPLE, SESSIONS, TOKENS
from arpents.table.news import TALK, News, tell

ENDED = "ended"  # as `people` tells it


def check_admitted(connection: Connection, person: str, keeper: str | None = None) -> None:
    """A bot goes the way of whoever answers for it."""
    which = SUSPENSIONS.c.person.in_([person, keeper] if keeper else [person])
    found = connection.execute(sa.select(SUSPENSIONS.c.reason).where(which)).first()
    if found is not None and found.reason:
        raise NotAllowed("account-suspended-why", text=found.reason)
    if found is not None:
        raise NotAllowed("account-suspended")


def is_kept_out(person: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """In a question: whoever is suspended."""
    return sa.exists().where(SUSPENSIONS.c.person == person)


def is_suspended(connection: Connection, person: str) -> bool:
    return connection.execute(sa.select(SUSPENSIONS).where(SUSPENSIONS.c.person == person)).first() is not None


def suspend(connection: Connection, person: str, reason: str = "") -> bool:
    """Tells whether the person was admitted until now."""
    if is_suspended(connection, person):
        return False
    connection.execute(SUSPENSIONS.insert().values(person=person, made=now(), reason=reason))
    own = [person, *connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.keeper == person)).scalars()]
    sessions = list(connection.execute(sa.select(SESSIONS.c.id).where(SESSIONS.c.person.in_(own))).scalars())
    tokens = list(connection.execute(sa.select(TOKENS.c.id).where(TOKENS.c.person.in_(own))).scalars())
    connection.execute(SESSIONS.delete().where(SESSIONS.c.id.in_(sessions)))
    standing = sa.and_(OFFERS.c.person.in_(own), OFFERS.c.answer == "")
    connection.execute(OFFERS.update().where(standing).values(answer="withdrawn"))
    tell(connection, [News(ENDED, id) for id in sessions + tokens])
    return True


def readmit(connection: Connection, person: str) -> bool:
    return connection.execute(SUSPENSIONS.delete().where(SUSPENSIONS.c.person == person)).rowcount == 1


def hide(connection: Connection, match: str, number: int) -> bool:
    """The message stays with the match, and nobody reads it."""
    which = sa.and_(MESSAGES.c.match == match, MESSAGES.c.number == number, MESSAGES.c.hidden.is_(None))
    hidden = connection.execute(MESSAGES.update().where(which).values(hidden=now())).rowcount == 1
    if hidden:
        tell(connection, [News(TALK, match, number)])
    return hidden


def close_report(connection: Connection, report: str) -> bool:
    which = sa.and_(REPORTS.c.id == report, REPORTS.c.closed.is_(None))
    return connection.execute(REPORTS.update().where(which).values(closed=now())).rowcount == 1


def reports(connection: Connection, closed: bool = False) -> list[dict[str, Any]]:
    """Those that stand, the oldest first; on wish those that are closed too."""
    writer, reporter = PEOPLE.alias("writer"), PEOPLE.alias("reporter_person")
    joined = REPORTS.outerjoin(writer, writer.c.id == REPORTS.c.person)
    joined = joined.outerjoin(reporter, reporter.c.id == REPORTS.c.reporter)
    joined = joined.outerjoin(
        MESSAGES, sa.and_(MESSAGES.c.match == REPORTS.c.match, MESSAGES.c.number == REPORTS.c.number)
    )
    wanted = sa.select(
        REPORTS,
        writer.c.name.label("writer_name"),
        reporter.c.name.label("reporter_name"),
        MESSAGES.c.hidden.label("hidden"),
    ).select_from(joined)
    if not closed:
        wanted = wanted.where(REPORTS.c.closed.is_(None))
    return [dict(row) for row in connection.execute(wanted.order_by(REPORTS.c.made, REPORTS.c.id)).mappings()]
