"""Invitations among the notices: each is told as long as it can be answered."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from arpents.hall.archive import now
from arpents.hall.contest_storage import ENTRANTS, TOURNAMENTS
from arpents.hall.lobby import OFFER_AGE
from arpents.hall.lobby_storage import OFFERS, SHUNNED
from arpents.hall.notice_storage import NOTICES
from arpents.hall.tournament import INVITED, OPEN


def is_answerable() -> sa.ColumnElement[bool]:
    """Of a notice: about a match, or an invitation that stands, of somebody with whom its reader has to do."""
    offered = sa.exists().where(
        OFFERS.c.id == NOTICES.c.offer,
        OFFERS.c.answer == "",
        OFFERS.c.made >= now() - OFFER_AGE,
        ~is_shunned(OFFERS.c.person),
    )
    invited = sa.exists().where(
        ENTRANTS.c.tournament == NOTICES.c.tournament,
        ENTRANTS.c.person == NOTICES.c.person,
        ENTRANTS.c.state == INVITED,
        TOURNAMENTS.c.id == NOTICES.c.tournament,
        TOURNAMENTS.c.state == OPEN,
        ~is_shunned(TOURNAMENTS.c.organiser),
    )
    return sa.or_(NOTICES.c.match.is_not(None), offered, invited)


def is_shunned(other: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """Whether the reader of a notice and the other have nothing to do with each other."""
    pair = sa.or_(
        sa.and_(SHUNNED.c.person == NOTICES.c.person, SHUNNED.c.other == other),
        sa.and_(SHUNNED.c.person == other, SHUNNED.c.other == NOTICES.c.person),
    )
    return sa.exists().where(pair, SHUNNED.c.kind == "block")
