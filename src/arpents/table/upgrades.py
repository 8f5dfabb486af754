"""Matches whose rules have changed, on disk: carried over, held until their people choose, cut back, or kept."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.games import ROOMS, find
from arpents.table import news
from arpents.table.appending import Append, insert_decisions
from arpents.table.match_row import DIFFERS, OLD_RULES, MatchRow
from arpents.table.news import News, tell
from arpents.table.storage import proposals_text
from arpents.table.tables import CUTS, DECISIONS, MATCHES, SNAPSHOTS


class Forestalled(Exception):
    """Somebody else has already decided by which rules the match goes on."""


def of_other_rules() -> sa.Select[Any]:
    """The ids of unfinished matches that are not of the present rules."""
    present = sa.or_(*(sa.and_(MATCHES.c.game == slug, MATCHES.c.rules == find(slug).rules) for slug in ROOMS))
    return sa.select(MATCHES.c.id).where(~MATCHES.c.over, ~present)


def undecided() -> sa.Select[Any]:
    """Those of them that are not kept for an old version; whoever waits for a choice may be helped by a newer one."""
    return of_other_rules().where(MATCHES.c.upgrade != OLD_RULES)


def carry_over(connection: Connection, row: MatchRow, old: str) -> None:
    """The present rules repeat it to the end: it is a match of these rules."""
    own = sa.and_(MATCHES.c.id == row.id, MATCHES.c.rules == old)
    connection.execute(MATCHES.update().where(own).values(rules=row.rules, engine=row.engine, upgrade=""))


def hold(connection: Connection, row: MatchRow) -> None:
    """The present rules part from it: its people are asked."""
    values = {"upgrade": DIFFERS, "computer_due": False, "asked": row.asked, "asked_since": row.asked_since}
    own = sa.and_(MATCHES.c.id == row.id, MATCHES.c.rules == row.rules)
    connection.execute(MATCHES.update().where(own).values(values))


def keep_choices(connection: Connection, row: MatchRow) -> None:
    """What its people have said so far, and who is still asked."""
    values = {"proposals": proposals_text(row.proposals), "asked": row.asked, "asked_since": row.asked_since}
    connection.execute(MATCHES.update().where(MATCHES.c.id == row.id).values(values))


def keep_old(connection: Connection, row: MatchRow) -> None:
    """Its people finish it elsewhere, by the rules it was begun with."""
    held(connection, row.id, row.rules)
    values = {"upgrade": OLD_RULES, "asked": "", "proposals": ""}
    connection.execute(MATCHES.update().where(MATCHES.c.id == row.id).values(values))


def cut_back(connection: Connection, row: MatchRow, old: str, engine: str, append: Append, server: int) -> None:
    """It goes on by the present rules: what these do not repeat is put aside, and the first new decision takes its
    place. Other servers read it anew."""
    held(connection, row.id, old)
    number = append.decisions[0].number - 1
    own = sa.and_(DECISIONS.c.match == row.id, DECISIONS.c.number > number)
    lost = connection.execute(sa.select(DECISIONS).where(own).order_by(DECISIONS.c.number)).mappings()
    rows = json.dumps([{name: value for name, value in one.items() if name != "match"} for one in lost])
    values = {"match": row.id, "number": number, "rules": old, "engine": engine}
    connection.execute(CUTS.insert().values(**values, made=int(time.time()), decisions=rows))
    connection.execute(DECISIONS.delete().where(own))
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.match == row.id))
    insert_decisions(connection, [append])
    tell(connection, [News(news.CHANGES, row.id, server)])


def held(connection: Connection, match: str, rules: str) -> None:
    """The row, for as long as nobody else may change it; it must still be of these rules."""
    wanted = sa.select(MATCHES.c.rules).where(MATCHES.c.id == match).with_for_update()
    if connection.execute(wanted).scalar() != rules:
        raise Forestalled(match)
