"""Invitations are told: a notice belongs to a match, to an offer or to a tournament.

SQLite cannot change a column: notices are copied, and the outbox with them, as it would go with the notices it names.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "invitations"
down_revision = "upgrades"

NOTICE = ("id", "person", "match", "kind", "number", "seat", "made", "told", "seen")
SENDING = ("id", "notice", "channel", "away_only", "due", "state", "batch", "claimed_until", "tries", "sent")
ONE_OF_EACH = {"offer": "one_notice_an_offer", "tournament": "one_notice_a_tournament"}


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        copy_tables()
        return
    op.alter_column("notices", "match", existing_type=sa.String(32), nullable=True)
    for name, constraint in ONE_OF_EACH.items():
        op.add_column("notices", sa.Column(name, sa.String(32), nullable=True))
        op.create_foreign_key(None, "notices", f"{name}s", [name], ["id"], ondelete="CASCADE")
        op.create_unique_constraint(constraint, "notices", ["person", name])


def copy_tables() -> None:
    for name in ("outbox_copy", "notices_copy"):  # of a copy that was broken off
        op.execute(f"DROP TABLE IF EXISTS {name}")
    op.create_table(
        "notices_copy",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        of("person", "people", nullable=False),
        of("match", "matches"),
        of("offer", "offers"),
        of("tournament", "tournaments"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.UniqueConstraint("person", "match", "kind", "number", name="one_notice_a_turn"),
        *(sa.UniqueConstraint("person", name, name=constraint) for name, constraint in ONE_OF_EACH.items()),
    )
    op.create_table(
        "outbox_copy",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("notice", sa.Integer, sa.ForeignKey("notices_copy.id", ondelete="CASCADE"), nullable=False),
        of("channel", "channels", nullable=False),
        sa.Column("away_only", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("batch", sa.String(32), nullable=True),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=True),
        sa.UniqueConstraint("notice", "channel", name="one_sending_a_channel"),
    )
    for table, columns in (("notices", NOTICE), ("outbox", SENDING)):
        named = ", ".join(f'"{name}"' for name in columns)
        op.execute(f"INSERT INTO {table}_copy ({named}) SELECT {named} FROM {table}")
    for table in ("outbox", "notices"):  # the one that refers to the other goes first
        op.drop_table(table)
    for table in ("notices", "outbox"):
        op.rename_table(f"{table}_copy", table)
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
    op.create_index("ix_outbox_due", "outbox", ["state", "due"])


def of(name: str, table: str, nullable: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), nullable=nullable)
