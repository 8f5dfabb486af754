"""The tables of people. Secrets are kept as hashes alone; moments are seconds since 1970."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from arpents.table.tables import METADATA


def of_person() -> sa.Column[str]:
    """Whose it is; it goes with the person."""
    return sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    )


PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("name_key", sa.String(192), nullable=False, unique=True),  # the name whatever its capitals
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("is_bot", sa.Boolean, nullable=False),
    sa.Column(  # of a bot: who answers for it
        "keeper", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True, index=True
    ),
    sa.Column("mail", sa.String(254), nullable=True),
    sa.Column("mail_key", sa.String(254), nullable=True, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    of_person(),
    sa.Column("credential", sa.String(1400), nullable=False, unique=True),  # base64url, as is the public key
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),
)
SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    of_person(),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("agent", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
TOKENS: Final = sa.Table(
    "tokens",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    of_person(),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(200), nullable=False),  # with spaces between
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=True),
)
MAIL_LINKS: Final = sa.Table(
    "mail_links",
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),
    sa.Column(  # of somebody who is signed in and wants this address; nobody's is a way in
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True, index=True
    ),
    sa.Column("mail", sa.String(254), nullable=False),
    sa.Column("mail_key", sa.String(254), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("good_until", sa.BigInteger, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
    sa.Index("ix_mail_links_mail_key", "mail_key", "made"),
)
CEREMONIES: Final = sa.Table(  # passkeys that are being made or shown: any server may be asked for the second half
    "ceremonies",
    METADATA,
    sa.Column("challenge", sa.String(64), primary_key=True),  # its hash
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("good_until", sa.BigInteger, nullable=False),
)
HALL_KEYS: Final = sa.Table(  # by which the hall knows what it has signed itself
    "hall_keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
