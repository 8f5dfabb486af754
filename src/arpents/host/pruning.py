"""What is old enough to go: links, sessions, offers, notices, and matches that nobody plays.

A match that is over stays, with its record. Moments are seconds since 1970; of notices, milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import now
from arpents.hall.contest_storage import PAIRINGS
from arpents.hall.lobby import OFFER_AGE
from arpents.hall.lobby_storage import OFFERS, REPORTS
from arpents.hall.mail_links import KEPT_SECONDS
from arpents.hall.notice_storage import NOTICES, PRESENCES
from arpents.hall.people import SESSION_AGE
from arpents.hall.people_storage import CEREMONIES, MAIL_LINKS, SESSIONS
from arpents.host.house_rules import Ages
from arpents.table.news import News, tell
from arpents.table.tables import DECISIONS, MATCHES, METADATA, REPLAYS

DAY: Final = 24 * 3600
GONE: Final = "gone"  # what servers hear of: a match is no more
KINDS: Final = ("links", "ceremonies", "sessions", "presences", "offers", "notices", "reports", "replays", "matches")
MOST_MATCHES: Final = 500  # that go at once


def prune(connection: Connection, ages: Ages, dry: bool = False) -> dict[str, int]:
    """How many went, by kind; or would go."""
    moment = now()
    old = {
        "links": (MAIL_LINKS, MAIL_LINKS.c.made < moment - KEPT_SECONDS),
        "ceremonies": (CEREMONIES, CEREMONIES.c.good_until < moment),
        "sessions": (SESSIONS, SESSIONS.c.seen < moment - SESSION_AGE),
        "presences": (PRESENCES, PRESENCES.c.seen / 1000 < moment - SESSION_AGE),
        "offers": (
            OFFERS,
            after(
                ages.offer_days,
                sa.or_(OFFERS.c.answer != "", OFFERS.c.made < moment - OFFER_AGE),
                OFFERS.c.made,
                OFFER_AGE,
            ),
        ),
        "notices": (NOTICES, after(ages.notice_days, sa.true(), NOTICES.c.made / 1000)),
        "reports": (REPORTS, after(ages.report_days, REPORTS.c.closed.is_not(None), REPORTS.c.closed)),
        "replays": (REPLAYS, after(ages.replay_days, sa.true(), REPLAYS.c.asked)),
    }
    found: dict[str, int] = {}
    for kind, (table, which) in old.items():
        if dry:
            counted = sa.select(sa.func.count()).select_from(table).where(which)
            found[kind] = int(connection.execute(counted).scalar() or 0)
        else:
            found[kind] = connection.execute(table.delete().where(which)).rowcount
    gone = idle_matches(connection, ages)
    found["matches"] = len(gone)
    if not dry:
        remove_matches(connection, gone)
    return found


def after(
    days: int, which: sa.ColumnElement[bool], since: sa.ColumnElement[Any], more: int = 0
) -> sa.ColumnElement[bool]:
    return sa.false() if days <= 0 else sa.and_(which, since < now() - days * DAY - more)


def idle_matches(connection: Connection, ages: Ages) -> list[str]:
    """Those that go on and that nobody plays, those longest left first; none of a tournament."""
    last = sa.case((MATCHES.c.asked_since > MATCHES.c.touched, MATCHES.c.asked_since), else_=MATCHES.c.touched)
    fork = MATCHES.c.origin != ""
    played = sa.exists().where(DECISIONS.c.match == MATCHES.c.id)
    old = sa.or_(
        after(ages.idle_days, ~fork, last),
        after(ages.trial_days, fork, last),
        after(ages.unplayed_days, ~played, last),
    )
    paired = sa.exists().where(PAIRINGS.c.match == MATCHES.c.id)  # the tournament decides of those
    wanted = sa.select(MATCHES.c.id).where(~MATCHES.c.over, old, ~paired).order_by(last).limit(MOST_MATCHES)
    return list(connection.execute(wanted).scalars())


def remove_matches(connection: Connection, ids: Iterable[str]) -> None:
    """With everything that is of them alone; what only refers to them stays without them."""
    gone = list(ids)
    if not gone:
        return
    for table in reversed(METADATA.sorted_tables):
        for key in table.foreign_keys:
            if key.column is not MATCHES.c.id:
                continue
            own = key.parent.in_(gone)
            if key.parent.nullable and key.ondelete != "CASCADE":
                connection.execute(table.update().where(own).values({key.parent.name: None}))
            else:
                connection.execute(table.delete().where(own))
    connection.execute(REPLAYS.delete().where(REPLAYS.c.match.in_(gone)))
    connection.execute(MATCHES.delete().where(MATCHES.c.id.in_(gone)))
    tell(connection, [News(GONE, id) for id in gone])
