"""The tables of notices. A notice is there once for a turn or an invitation; the outbox has it once for each way it is
sent.

Moments are milliseconds.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from arpents.hall.contest_storage import TOURNAMENTS
from arpents.hall.lobby_storage import OFFERS
from arpents.hall.people_storage import of_person
from arpents.table.tables import MATCHES, METADATA


def about(name: str, table: sa.Table) -> sa.Column[str]:
    """What a notice is about; it goes with that."""
    return sa.Column(name, sa.String(32), sa.ForeignKey(table.c.id, ondelete="CASCADE"), nullable=True)


def person_key() -> sa.Column[str]:
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


NOTICES: Final = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    of_person(),
    about("match", MATCHES),  # or one of the two others
    about("offer", OFFERS),
    about("tournament", TOURNAMENTS),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of the turn: one notice of a kind for each
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("told", sa.Text, nullable=False),  # JSON: game, opponent, deadline, name of a tournament
    sa.Column("seen", sa.Boolean, nullable=False),
    sa.UniqueConstraint("person", "match", "kind", "number", name="one_notice_a_turn"),
    sa.UniqueConstraint("person", "offer", name="one_notice_an_offer"),
    sa.UniqueConstraint("person", "tournament", name="one_notice_a_tournament"),
)
CHANNELS: Final = sa.Table(
    "channels",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    of_person(),
    sa.Column("kind", sa.String(16), nullable=False),  # mail, push, discord, slack, json
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),  # of a webhook: signs; of a browser: its keys, as JSON
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("broken", sa.Boolean, nullable=False),
)
OUTBOX: Final = sa.Table(
    "outbox",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("notice", sa.Integer, sa.ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
    sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("away_only", sa.Boolean, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),  # waiting, sent, moot, failed
    sa.Column("batch", sa.String(32), nullable=True),  # what is sent together, under one name however often it is tried
    sa.Column("claimed_until", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("sent", sa.BigInteger, nullable=True),
    sa.UniqueConstraint("notice", "channel", name="one_sending_a_channel"),
    sa.Index("ix_outbox_due", "state", "due"),
)
NOTICE_SETTINGS: Final = sa.Table(
    "notice_settings",
    METADATA,
    person_key(),
    sa.Column("settings", sa.Text, nullable=False),  # JSON: see NoticeSettings
)
MATCH_NOTICES: Final = sa.Table(
    "match_notices",
    METADATA,
    person_key(),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("mode", sa.String(16), nullable=False),
    sa.Column("dates", sa.Text, nullable=False),  # JSON: further days off in this match
)
FEEDS: Final = sa.Table(
    "feeds",
    METADATA,
    person_key(),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # its hash
)
PRESENCES: Final = sa.Table(
    "presences",
    METADATA,
    person_key(),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
