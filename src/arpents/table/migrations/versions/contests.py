"""Contests: results, ratings, tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "contests"
down_revision = "notices"


def match(key: bool = True, going: str = "CASCADE") -> sa.Column[str]:
    matches = sa.ForeignKey("matches.id", ondelete=going)
    return sa.Column("match", sa.String(32), matches, nullable=not key, primary_key=key)


def person(name: str, going: str = "CASCADE", key: bool = False) -> sa.Column[str]:
    people = sa.ForeignKey("people.id", ondelete=going)
    return sa.Column(name, sa.String(32), people, nullable=going == "SET NULL", primary_key=key)


def tournament() -> sa.Column[str]:
    tournaments = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(32), tournaments, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "results",
        match(),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("winner", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("among", sa.String(16), nullable=False),
        sa.Column("openings", sa.Text, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.String(8), nullable=False),
    )
    op.create_index("ix_results_game", "results", ["game", "scenario"])
    op.create_table(
        "ratings",
        person("person", key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("seat", sa.String(64), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("played", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "seat"])
    op.create_table(
        "rating_steps",
        match(),
        sa.Column("seat", sa.String(64), primary_key=True),
        person("person"),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rating_steps_person", "rating_steps", ["person", "made"])
    create_tournaments()


def create_tournaments() -> None:
    texts = [("name", 80), ("game", 64), ("scenario", 64), ("pace", 16), ("form", 16), ("entry", 16), ("pairing", 16)]
    texts += [("overdue", 16), ("watching", 16), ("state", 16)]
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        person("organiser", "SET NULL"),
        *[sa.Column(name, sa.String(length), nullable=False) for name, length in texts],
        *[sa.Column(name, sa.Text, nullable=False) for name in ("about", "options", "terms")],
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("rounds", "most", "round")],
        *[sa.Column(name, sa.BigInteger, nullable=False) for name in ("round_seconds", "round_ends", "made", "ended")],
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state", "made"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "entrants",
        tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        person("person", "SET NULL"),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("tournament", "person", name="one_entry_a_person"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("leg", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        match(False, "SET NULL"),
        sa.Column("result", sa.String(16), nullable=False),
        sa.Column("ruled", sa.String(16), nullable=False),
        sa.UniqueConstraint("match"),
    )
