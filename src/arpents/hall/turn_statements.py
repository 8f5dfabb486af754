"""What is asked of the database whenever it is somebody else's turn, put into words once: to make these words costs
more than to answer them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from arpents.hall.notice_storage import CHANNELS, MATCH_NOTICES, NOTICE_SETTINGS, NOTICES, OUTBOX
from arpents.hall.people_storage import PEOPLE

READER: Final[sa.BindParameter[str]] = sa.bindparam("reader")
AT: Final[sa.BindParameter[str]] = sa.bindparam("at")  # a match
WAY: Final[sa.BindParameter[str]] = sa.bindparam("way")  # a channel

ZONE: Final = sa.select(PEOPLE.c.time_zone).where(PEOPLE.c.id == READER)
WAYS: Final = sa.select(CHANNELS.c.id).where(CHANNELS.c.person == READER, ~CHANNELS.c.broken)
SETTINGS: Final = sa.select(NOTICE_SETTINGS.c.settings).where(NOTICE_SETTINGS.c.person == READER)
SETTINGS_AT: Final = sa.select(MATCH_NOTICES.c.mode, MATCH_NOTICES.c.dates).where(
    MATCH_NOTICES.c.person == READER, MATCH_NOTICES.c.match == AT
)
SENT: Final = sa.select(sa.func.max(OUTBOX.c.sent)).join(NOTICES, NOTICES.c.id == OUTBOX.c.notice)
LAST_SENT: Final = SENT.where(NOTICES.c.match.is_(None), OUTBOX.c.channel == WAY)
LAST_SENT_AT: Final = SENT.where(NOTICES.c.match == AT, OUTBOX.c.channel == WAY)
SENDING: Final = OUTBOX.insert()


# One notice of a kind for each turn, whoever writes it.
INSERTING: Final = {
    "postgresql": postgresql.insert(NOTICES).on_conflict_do_nothing().returning(NOTICES.c.id),
    "sqlite": sqlite.insert(NOTICES).on_conflict_do_nothing().returning(NOTICES.c.id),
}


def waiting_of(person: Any, match: Any, *kinds: str) -> sa.ColumnElement[bool]:
    """What is still to be sent to somebody of a match, of these kinds or of all."""
    own = sa.select(NOTICES.c.id).where(NOTICES.c.person == person, NOTICES.c.match == match)
    if kinds:
        own = own.where(sa.or_(*(NOTICES.c.kind.like(f"{kind}%") for kind in kinds)))
    return sa.and_(OUTBOX.c.state == "waiting", OUTBOX.c.notice.in_(own))


def silencing(*kinds: str) -> sa.Update:
    """What was to be said need not be said any more."""
    return OUTBOX.update().where(waiting_of(READER, AT, *kinds)).values(state="moot")


def seeing(kinds: tuple[str, ...], beginnings: tuple[str, ...]) -> sa.Update:
    told = sa.or_(NOTICES.c.kind.in_(kinds), *(NOTICES.c.kind.like(f"{one}%") for one in beginnings))
    return (
        NOTICES.update()
        .where(NOTICES.c.person == READER, NOTICES.c.match == AT, ~NOTICES.c.seen, told)
        .values(seen=True)
    )
