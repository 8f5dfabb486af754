"""Notices: what people are told, how, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "clocks"


def person(key: bool = False) -> sa.Column[str]:
    people = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), people, nullable=False, primary_key=key)


def match(key: bool = False) -> sa.Column[str]:
    matches = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(32), matches, nullable=False, primary_key=key)


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        person(),
        match(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.UniqueConstraint("person", "match", "kind", "number", name="one_notice_a_turn"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("broken", sa.Boolean, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("notice", sa.Integer, sa.ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("away_only", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("batch", sa.String(32), nullable=True),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=True),
        sa.UniqueConstraint("notice", "channel", name="one_sending_a_channel"),
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
    op.create_index("ix_outbox_due", "outbox", ["state", "due"])
    op.create_table("notice_settings", person(key=True), sa.Column("settings", sa.Text, nullable=False))
    op.create_table(
        "match_notices",
        person(key=True),
        match(key=True),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("dates", sa.Text, nullable=False),
    )
    op.create_table("feeds", person(key=True), sa.Column("secret", sa.String(64), nullable=False, unique=True))
    op.create_table("presences", person(key=True), sa.Column("seen", sa.BigInteger, nullable=False))
