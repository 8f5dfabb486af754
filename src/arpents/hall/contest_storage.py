"""The tables of contests: results, ratings, tournaments. Moments are seconds since 1970."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from arpents.hall.lobby_storage import a_person
from arpents.table.tables import METADATA

RESULTS: Final = sa.Table(  # of every match between two sides that is over; the secrets of a match are out by then
    "results",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("winner", sa.String(64), nullable=False),  # the seat; empty: drawn
    sa.Column("reason", sa.String(64), nullable=False),  # the text of the outcome
    sa.Column("among", sa.String(16), nullable=False),  # people, mixed, computers
    sa.Column("openings", sa.Text, nullable=False),  # JSON, by seat: its first decisions, in words
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("rating", sa.String(8), nullable=False),  # due, done, none
    sa.Index("ix_results_game", "game", "scenario"),
)
RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("drawn", sa.Integer, nullable=False),
    sa.Column("lost", sa.Integer, nullable=False),
    sa.Column("played", sa.BigInteger, nullable=False),  # when the last of them ended
    sa.Index("ix_ratings_game", "game", "seat"),
)
RATING_STEPS: Final = sa.Table(  # what each match has made of a rating
    "rating_steps",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    a_person("person"),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("after", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),  # afterwards
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_rating_steps_person", "person", "made"),
)
TOURNAMENTS: Final = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    a_person("organiser", "SET NULL", True),  # where he has left, the table goes on by itself
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("terms", sa.Text, nullable=False),  # JSON: of the pace
    sa.Column("form", sa.String(16), nullable=False),  # round-robin, swiss, bracket
    sa.Column("rounds", sa.Integer, nullable=False),  # wanted; 0: as many as the form has for so many
    sa.Column("entry", sa.String(16), nullable=False),  # anyone, people, bots, invited
    sa.Column("pairing", sa.String(16), nullable=False),  # table, organiser
    sa.Column("overdue", sa.String(16), nullable=False),  # asked, draw, organiser
    sa.Column("watching", sa.String(16), nullable=False),  # what its matches allow spectators
    sa.Column("round_seconds", sa.BigInteger, nullable=False),  # that a round lasts; 0: until all is played
    sa.Column("most", sa.Integer, nullable=False),  # who may enter
    sa.Column("state", sa.String(16), nullable=False),  # open, running, over, off
    sa.Column("round", sa.Integer, nullable=False),  # that is being played
    sa.Column("round_ends", sa.BigInteger, nullable=False),  # 0: when all is played
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("ix_tournaments_state", "state", "made"),
    sa.Index("ix_tournaments_organiser", "organiser"),
)
ENTRANTS: Final = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    a_person("person", "SET NULL", True),
    sa.Column("state", sa.String(16), nullable=False),  # invited, in, withdrawn
    sa.Column("seed", sa.Integer, nullable=False),  # 1 is the strongest; 0 before it begins
    sa.Column("entered", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("tournament", "person", name="one_entry_a_person"),
    sa.Index("ix_entrants_person", "person"),
)
PAIRINGS: Final = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("leg", sa.Integer, primary_key=True),  # a drawn match of a bracket is played again
    sa.Column("first", sa.Integer, nullable=False),  # the entrant at the first seat of the game
    sa.Column("second", sa.Integer, nullable=False),  # 0: nobody, a bye
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="SET NULL"), nullable=True, unique=True),
    sa.Column("result", sa.String(16), nullable=False),  # empty, first, second, draw, neither, bye
    sa.Column("ruled", sa.String(16), nullable=False),  # empty: played; or who has decided it: rule, organiser
)
