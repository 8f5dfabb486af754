"""The table of people whom the host keeps out. Moments are seconds since 1970."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from arpents.table.tables import METADATA

SUSPENSIONS: Final = sa.Table(
    "suspensions",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),  # as the host has put it; the person is told
)
