"""What every audience saw of each decision, how matches stand to changed rules, and what was taken back for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "upgrades"
down_revision = "hosting"


def upgrade() -> None:
    op.add_column("decisions", sa.Column("sight", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("sight", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("upgrade", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "cuts",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.String(32), primary_key=True),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, primary_key=True),
        sa.Column("decisions", sa.Text, nullable=False),
    )
