"""Clocks of matches, what a seat lets the table do, and when servers were up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "jobs"


def of_match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "clocks",
        of_match(),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("alarm", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_clocks_alarm", "clocks", ["alarm"])
    op.create_table(
        "seat_habits",
        of_match(),
        sa.Column("seat", sa.String(64), primary_key=True),
        sa.Column("auto_pass", sa.Boolean, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
