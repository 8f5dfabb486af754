"""Work to be done aside; records that any server can show again, and how far their analysis is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "jobs"
down_revision = "lobby"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(128), primary_key=True),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("arguments", sa.Text, nullable=False),
        sa.Column("lock", sa.String(64), nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("match", sa.String(32), nullable=True),
        sa.Column("asked", sa.Integer, nullable=False, index=True),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "libraries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("version", sa.String(128), nullable=False),
    )
