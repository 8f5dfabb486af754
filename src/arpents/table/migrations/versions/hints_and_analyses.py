"""Matches know whether hints may be asked for; what was found of a finished one is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "hints_and_analyses"
down_revision = "rules_and_proofs"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
