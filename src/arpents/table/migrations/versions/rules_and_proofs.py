"""Matches know the rules they are played by, and keep how they ended; snapshots are made anew by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "rules_and_proofs"
down_revision = "first_tables"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rules", sa.String(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("proof", sa.Text, nullable=False, server_default=""))
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("dump", sa.Text, nullable=False),
    )
