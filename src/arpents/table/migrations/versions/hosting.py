"""For hosts: people who are suspended, messages that are hidden, and the day on which a match was last played."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "hosting"
down_revision = "contests"


def upgrade() -> None:
    op.create_table(
        "suspensions",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.add_column("messages", sa.Column("hidden", sa.BigInteger, nullable=True))
    op.add_column("matches", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(f"UPDATE matches SET touched = {int(time.time())}")  # nobody knows when they were
