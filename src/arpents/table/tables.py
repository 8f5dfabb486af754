"""The tables in which everything is kept; `migrations` makes them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("engine", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(128), nullable=False),  # of the committed dice
    sa.Column("begun", sa.Date, nullable=False),
    sa.Column("seen", sa.Text, nullable=False),  # JSON: what each audience saw at the start
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("computer_due", sa.Boolean, nullable=False, index=True),  # a computer player is asked
    sa.Column("rules", sa.String(32), nullable=False),  # the identity of the rules it is played by
    sa.Column("proof", sa.Text, nullable=False),  # JSON, once it is over: see Proof
    sa.Column("hints", sa.Boolean, nullable=False),  # whether its seats may ask the computer for advice
    sa.Column("pace", sa.String(16), nullable=False, server_default=""),  # live, correspondence, or none
    sa.Column("terms", sa.Text, nullable=False, server_default=""),  # JSON: of the pace
    sa.Column("asked", sa.String(200), nullable=False, server_default=""),  # the seats, as far as everybody may know
    sa.Column("asked_since", sa.BigInteger, nullable=False, server_default="0"),  # seconds since 1970
    sa.Column("proposals", sa.Text, nullable=False, server_default=""),  # JSON: see Proposal
    sa.Column("origin", sa.Text, nullable=False, server_default=""),  # JSON, of a fork: see Origin
    sa.Column("sight", sa.Text, nullable=False, server_default=""),  # JSON, of the start: see Sight
    sa.Column("upgrade", sa.String(16), nullable=False, server_default=""),  # see MatchRow.upgrade
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),  # when it was last played, to the day
)
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("bot", sa.String(64), nullable=True),
    sa.Column("secret", sa.String(64), nullable=True),  # only hashes: a stolen database gives no seat away
    sa.Column("invitation", sa.String(64), nullable=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),  # who has an account
    sa.Column("left", sa.Boolean, nullable=False),  # that person has deleted the account
    sa.Column("watching", sa.String(16), nullable=False, server_default=""),  # what it allows spectators
)
DECISIONS: Final = sa.Table(
    "decisions",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # an undo is a row too: nothing is ever taken out
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("seen", sa.Text, nullable=False),  # JSON: see Decision.seen
    sa.Column("line", sa.Integer, nullable=False),  # see Decision.line
    sa.Column("sight", sa.Text, nullable=False, server_default=""),  # JSON: see Sight
)
CUTS: Final = sa.Table(
    "cuts",  # what was decided by old rules and taken back for new ones
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the last decision that stayed
    sa.Column("rules", sa.String(32), primary_key=True),  # the old ones
    sa.Column("engine", sa.String(32), nullable=False),
    sa.Column("made", sa.BigInteger, primary_key=True),  # seconds since 1970
    sa.Column("decisions", sa.Text, nullable=False),  # JSON: the rows as they were
)
SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the last decision in it
    sa.Column("rules", sa.String(32), nullable=False),  # a snapshot of other rules is of no use
    sa.Column("dump", sa.Text, nullable=False),
)
ANALYSES: Final = sa.Table(
    "analyses",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("version", sa.String(64), nullable=False),  # of the record, the rules and the way it was analysed
    sa.Column("told", sa.Text, nullable=False),  # JSON
)
JOBS: Final = sa.Table(
    "jobs",  # of SQLite; on PostgreSQL they are Procrastinate's
    METADATA,
    sa.Column("id", sa.String(128), primary_key=True),  # see Job.key
    sa.Column("kind", sa.String(64), nullable=False),
    sa.Column("arguments", sa.Text, nullable=False),  # JSON
    sa.Column("lock", sa.String(64), nullable=False),
    sa.Column("priority", sa.Integer, nullable=False),
    sa.Column("due", sa.Integer, nullable=False),
)
REPLAYS: Final = sa.Table(
    "replays",  # that were looked at last, where there are many servers
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("match", sa.String(32), nullable=True),  # of this house, whose record it is
    sa.Column("asked", sa.Integer, nullable=False, index=True),  # the second since 1970 at which it was asked for last
    sa.Column("version", sa.String(64), nullable=False),  # of the analysis
    sa.Column("status", sa.String(16), nullable=False),  # of the analysis; empty where nobody wants one
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("told", sa.Text, nullable=False),  # JSON, once it is done
)
LIBRARIES: Final = sa.Table(
    "libraries",  # whose own tables are here
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("version", sa.String(128), nullable=False),
)
