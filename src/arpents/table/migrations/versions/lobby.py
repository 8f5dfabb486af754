"""The lobby and talk; a match knows who is asked and since when, its pace, what is proposed, and whose fork it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "lobby"
down_revision = "people"


def text(name: str, length: int | None = None) -> sa.Column[str]:
    kind = sa.Text() if length is None else sa.String(length)
    return sa.Column(name, kind, nullable=False, server_default="")


def person(name: str, going: str = "CASCADE", optional: bool = False, key: bool = False) -> sa.Column[str]:
    people = sa.ForeignKey("people.id", ondelete=going)
    return sa.Column(name, sa.String(32), people, nullable=optional, primary_key=key)


def match(optional: bool = False, key: bool = False) -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=optional, primary_key=key)


def upgrade() -> None:
    for column in (text("pace", 16), text("terms"), text("asked", 200), text("proposals"), text("origin")):
        op.add_column("matches", column)
    op.add_column("matches", sa.Column("asked_since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", text("watching", 16))
    op.create_table(
        "offers",
        sa.Column("id", sa.String(32), primary_key=True),
        person("person"),
        person("invited", optional=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.String(16), nullable=False),
        match(optional=True),
    )
    op.create_index("ix_offers_open", "offers", ["answer", "invited", "made"])
    op.create_index("ix_offers_person", "offers", ["person"])
    op.create_index("ix_offers_invited", "offers", ["invited"])
    op.create_table(
        "shunned",
        person("person", key=True),
        person("other", key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_shunned_other", "shunned", ["other"])
    op.create_table(
        "messages",
        match(key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        person("person", "SET NULL", True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "notes",
        match(key=True),
        sa.Column("seat", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        person("person", optional=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_notes_person", "notes", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        person("reporter", "SET NULL", True),
        person("person", "SET NULL", True),
        match(optional=True),
        sa.Column("number", sa.Integer, nullable=True),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "made"])
