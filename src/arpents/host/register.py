"""Who has an account here and what is being played, as the host may see it: no secret, no word of any talk."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.lobby_storage import REPORTS
from arpents.hall.moderation_storage import SUSPENSIONS
from arpents.hall.people_storage import PASSKEYS, PEOPLE, SESSIONS, TOKENS
from arpents.hall.person import name_key
from arpents.table.tables import DECISIONS, MATCHES, SEATS

MOST_LISTED: Final = 1000

Told = dict[str, Any]


def people(connection: Connection, find: str = "") -> list[Told]:
    """Everybody by name, or those whose name or mail address has these letters."""
    wanted = people_wanted().order_by(PEOPLE.c.name_key).limit(MOST_LISTED)
    if find:
        part = f"%{escaped(name_key(find))}%"
        wanted = wanted.where(
            sa.or_(PEOPLE.c.name_key.like(part, escape="\\"), PEOPLE.c.mail_key.like(part, escape="\\"))
        )
    return [person_told(row) for row in connection.execute(wanted).mappings()]


def person(connection: Connection, named: str) -> Told | None:
    """By name, however it is capitalised, or by id."""
    which = sa.or_(PEOPLE.c.name_key == name_key(" ".join(named.split())), PEOPLE.c.id == named)
    row = connection.execute(people_wanted().where(which)).mappings().first()
    if row is None:
        return None
    found = person_told(row)

    def count(table: sa.Table, *whose: sa.ColumnElement[bool]) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table).where(*whose)).scalar() or 0)

    id = row["id"]
    bots = sa.select(PEOPLE.c.name).where(PEOPLE.c.keeper == id).order_by(PEOPLE.c.name_key)
    keeper = sa.select(PEOPLE.c.name).where(PEOPLE.c.id == row["keeper"])
    return found | {
        "mail": row["mail"],
        "language": row["language"],
        "time_zone": row["time_zone"],
        "passkeys": count(PASSKEYS, PASSKEYS.c.person == id),
        "sessions": count(SESSIONS, SESSIONS.c.person == id),
        "tokens": count(TOKENS, TOKENS.c.person == id),
        "bots": list(connection.execute(bots).scalars()),
        "keeper": connection.execute(keeper).scalar(),
        "reports": count(REPORTS, REPORTS.c.person == id),
        "matches": [match_told(row) for row in connection.execute(of_person(id)).mappings()],
    }


def people_wanted() -> sa.Select[Any]:
    seen = sa.select(sa.func.max(SESSIONS.c.seen)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery()
    plays = (
        sa.select(sa.func.count(sa.distinct(SEATS.c.match)))
        .select_from(SEATS.join(MATCHES, MATCHES.c.id == SEATS.c.match))
        .where(SEATS.c.person == PEOPLE.c.id, ~MATCHES.c.over)
        .scalar_subquery()
    )
    joined = PEOPLE.outerjoin(SUSPENSIONS, SUSPENSIONS.c.person == PEOPLE.c.id)
    return sa.select(
        PEOPLE,
        seen.label("seen"),
        plays.label("plays"),
        SUSPENSIONS.c.made.label("suspended"),
        SUSPENSIONS.c.reason.label("reason"),
    ).select_from(joined)


def person_told(row: sa.RowMapping) -> Told:
    return {
        "id": row["id"],
        "name": row["name"],
        "is_bot": bool(row["is_bot"]),
        "created": row["created"],
        "seen": row["seen"],
        "unfinished": row["plays"],
        "suspended": row["suspended"],
        "reason": row["reason"] or "",
    }


# -- matches


def matches(connection: Connection, game: str = "", over: bool | None = None) -> list[Told]:
    """Those that go on first, and of them those longest left last."""
    wanted = matches_wanted()
    if game:
        wanted = wanted.where(MATCHES.c.game == game)
    if over is not None:
        wanted = wanted.where(MATCHES.c.over == over)
    return with_seats(connection, [match_told(row) for row in connection.execute(wanted).mappings()])


def match(connection: Connection, id: str) -> Told | None:
    row = connection.execute(matches_wanted().where(MATCHES.c.id == id)).mappings().first()
    return None if row is None else with_seats(connection, [match_told(row)])[0]


def last_played() -> sa.ColumnElement[int]:
    return sa.case((MATCHES.c.asked_since > MATCHES.c.touched, MATCHES.c.asked_since), else_=MATCHES.c.touched)


def matches_wanted() -> sa.Select[Any]:
    decisions = sa.select(sa.func.count()).where(DECISIONS.c.match == MATCHES.c.id).scalar_subquery()
    names = ("id", "game", "scenario", "begun", "over", "pace", "asked")
    columns = [MATCHES.c[name] for name in names]
    wanted = sa.select(
        *columns, (MATCHES.c.origin != "").label("trial"), last_played().label("played"), decisions.label("decisions")
    )
    return wanted.order_by(MATCHES.c.over, last_played().desc(), MATCHES.c.id).limit(MOST_LISTED)


def of_person(id: str) -> sa.Select[Any]:
    return matches_wanted().where(MATCHES.c.id.in_(sa.select(SEATS.c.match).where(SEATS.c.person == id)))


def match_told(row: sa.RowMapping) -> Told:
    return {
        "id": row["id"],
        "game": row["game"],
        "scenario": row["scenario"],
        "begun": row["begun"].isoformat(),
        "over": bool(row["over"]),
        "trial": bool(row["trial"]),
        "pace": row["pace"],
        "asked": row["asked"].split(),
        "played": row["played"],
        "decisions": row["decisions"],
    }


def with_seats(connection: Connection, found: list[Told]) -> list[Told]:
    """Who sits where, as everybody may know."""
    by_id: dict[str, Told] = {one["id"]: one | {"seats": {}} for one in found}
    joined = SEATS.outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    columns = (SEATS.c.match, SEATS.c.seat, SEATS.c.kind, SEATS.c.bot, SEATS.c.secret, SEATS.c.left, PEOPLE.c.name)
    wanted = sa.select(*columns).select_from(joined).where(SEATS.c.match.in_(list(by_id)))
    for row in connection.execute(wanted):
        kind = "left" if row.left else "computer" if row.kind == "bot" else "person" if row.name else ""
        by_id[row.match]["seats"][row.seat] = {
            "kind": kind or ("guest" if row.secret is not None else "open"),
            "name": row.name or row.bot or "",
        }
    return list(by_id.values())


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
