"""People: accounts, the ways to sign in, sessions, tokens; a seat may belong to one of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "lines"


def of_person() -> sa.Column[str]:
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(192), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("keeper", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("mail_key", sa.String(254), nullable=True, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_people_keeper", "people", ["keeper"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        of_person(),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        of_person(),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        of_person(),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "mail_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mail_key", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("good_until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_mail_links_mail_key", "mail_links", ["mail_key", "made"])
    op.create_index("ix_mail_links_person", "mail_links", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("good_until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hall_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    person = sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True)
    op.add_column("seats", person, inline_references=True)
    op.add_column("seats", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_seats_person", "seats", ["person"])
