"""The tables of the lobby and of talk. Moments are seconds since 1970."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from arpents.table.tables import METADATA


def a_person(name: str, going: str = "CASCADE", optional: bool = False) -> sa.Column[str]:
    """Somebody; the row goes with the person, or stays without one (`SET NULL`)."""
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id", ondelete=going), nullable=optional)


def a_match(optional: bool = False) -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=optional)


OFFERS: Final = sa.Table(
    "offers",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    a_person("person"),
    a_person("invited", optional=True),  # an offer to one person alone
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("side", sa.String(64), nullable=False),  # the seat that whoever offers wants; empty: any
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("terms", sa.Text, nullable=False),  # JSON: of the pace
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("answer", sa.String(16), nullable=False),  # empty while it stands; taken, declined or withdrawn
    a_match(optional=True),  # that was begun by it
    sa.Index("ix_offers_open", "answer", "invited", "made"),
    sa.Index("ix_offers_person", "person"),
    sa.Index("ix_offers_invited", "invited"),
)
SHUNNED: Final = sa.Table(
    "shunned",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mute: not heard; block: nothing to do with each other
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_shunned_other", "other"),
)
MESSAGES: Final = sa.Table(
    "messages",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String(16), nullable=False),  # players or spectators
    sa.Column("seat", sa.String(64), nullable=False),  # of a player; empty for spectators
    a_person("person", "SET NULL", True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("hidden", sa.BigInteger, nullable=True),  # by the host, and since when
    sa.Index("ix_messages_person", "person"),
)
NOTES: Final = sa.Table(
    "notes",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    a_person("person", optional=True),  # who has an account; the note goes with it
    sa.Column("revision", sa.Integer, nullable=False),  # of the seat, when it was written
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_notes_person", "person"),
)
REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    a_person("reporter", "SET NULL", True),
    a_person("person", "SET NULL", True),  # whom it is about
    a_match(optional=True),
    sa.Column("number", sa.Integer, nullable=True),  # of the message
    sa.Column("message", sa.Text, nullable=False),  # as it was then
    sa.Column("text", sa.Text, nullable=False),  # why
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger, nullable=True),
    sa.Index("ix_reports_closed", "closed", "made"),
)
