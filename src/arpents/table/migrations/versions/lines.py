"""Decisions know the line they were played in, so that one undo takes all of it back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "lines"
down_revision = "hints_and_analyses"


def upgrade() -> None:
    op.add_column("decisions", sa.Column("line", sa.Integer, nullable=False, server_default="0"))
