"""The rows of tournaments, read and written in the transaction of whoever calls."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import now
from arpents.hall.contest_storage import ENTRANTS, PAIRINGS, TOURNAMENTS
from arpents.hall.errors import NotFound, TooMany
from arpents.hall.lobby import Wish
from arpents.hall.people_storage import PEOPLE
from arpents.hall.person import Person
from arpents.hall.results import tournament_job
from arpents.hall.standings import Pairing
from arpents.hall.tournament import INVITED, OPEN, RUNNING, Entrant, Plan, Tournament
from arpents.table.jobs import write_jobs
from arpents.table.match_row import Sitter

MOST_OWN: Final = 5  # that one person has open or running
MOST_A_DAY: Final = 20  # that one person makes; those that are called off stay in the list
DAY: Final = 24 * 3600
MOST_SHOWN: Final = 50  # on one page
HOUR: Final = 3600


@dataclass(frozen=True)
class Listed:
    """A tournament in a list."""

    tournament: Tournament
    count: int
    state: str  # of whoever looks: empty, invited, in or withdrawn


def wanted_tournaments() -> sa.Select[Any]:
    joined = TOURNAMENTS.outerjoin(PEOPLE, PEOPLE.c.id == TOURNAMENTS.c.organiser)
    return sa.select(TOURNAMENTS, PEOPLE.c.name.label("by_name"), PEOPLE.c.is_bot.label("by_bot")).select_from(joined)


def tournament_of(row: sa.RowMapping) -> Tournament:
    wish = Wish(
        row["game"], row["scenario"], json.loads(row["options"]), "", row["pace"], json.loads(row["terms"]), False
    )
    plan = Plan(
        row["name"],
        row["about"],
        wish,
        row["form"],
        row["rounds"],
        row["entry"],
        row["pairing"],
        row["overdue"],
        row["watching"],
        row["round_seconds"] // HOUR,
        row["most"],
    )
    by = None if row["organiser"] is None else Sitter(row["organiser"], row["by_name"], bool(row["by_bot"]))
    return Tournament(row["id"], plan, by, row["state"], row["round"], row["round_ends"], row["made"], row["ended"])


def found(connection: Connection, id: str, locked: bool = False) -> Tournament:
    if locked and connection.dialect.name == "postgresql":
        connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == id).with_for_update())
    row = connection.execute(wanted_tournaments().where(TOURNAMENTS.c.id == id)).mappings().first()
    if row is None:
        raise NotFound("no-such-tournament")
    tournament = tournament_of(row)
    joined = ENTRANTS.outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person)
    entrants = sa.select(ENTRANTS, PEOPLE.c.name, PEOPLE.c.is_bot).select_from(joined)
    for one in connection.execute(entrants.where(ENTRANTS.c.tournament == id).order_by(ENTRANTS.c.number)):
        person = None if one.person is None else Sitter(one.person, one.name, bool(one.is_bot))
        tournament.entrants.append(Entrant(one.number, person, one.state, one.seed))
    order = (PAIRINGS.c.round, PAIRINGS.c.board, PAIRINGS.c.leg)
    for one in connection.execute(sa.select(PAIRINGS).where(PAIRINGS.c.tournament == id).order_by(*order)):
        tournament.pairings.append(
            Pairing(one.round, one.board, one.first, one.second, one.leg, one.match, one.result, one.ruled)
        )
    return tournament


def select_listed(connection: Connection, state: str, person: str, after: int) -> list[Listed]:
    counting = sa.select(sa.func.count()).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.state != INVITED)
    own = sa.select(ENTRANTS.c.state).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.person == person)
    wanted = wanted_tournaments().add_columns(
        counting.scalar_subquery().label("count"), own.scalar_subquery().label("own")
    )
    if state:
        wanted = wanted.where(TOURNAMENTS.c.state == state)
    wanted = wanted.order_by(TOURNAMENTS.c.made.desc(), TOURNAMENTS.c.id).limit(MOST_SHOWN).offset(after)
    return [
        Listed(tournament_of(row), int(row["count"]), row["own"] or "") for row in connection.execute(wanted).mappings()
    ]


def insert_tournament(connection: Connection, id: str, person: Person, plan: Plan) -> None:
    own = sa.select(sa.func.count()).where(TOURNAMENTS.c.organiser == person.id)
    if (connection.execute(own.where(TOURNAMENTS.c.state.in_((OPEN, RUNNING)))).scalar() or 0) >= MOST_OWN:
        raise TooMany("too-many-tournaments", most=MOST_OWN)
    if (connection.execute(own.where(TOURNAMENTS.c.made > now() - DAY)).scalar() or 0) >= MOST_A_DAY:
        raise TooMany("tournaments-of-a-day", most=MOST_A_DAY)
    connection.execute(
        TOURNAMENTS.insert().values(
            id=id,
            organiser=person.id,
            name=plan.name,
            about=plan.about,
            game=plan.wish.game,
            scenario=plan.wish.scenario,
            options=json.dumps(plan.wish.options),
            pace=plan.wish.pace,
            terms=json.dumps(plan.wish.terms or {}),
            form=plan.form,
            rounds=plan.rounds,
            entry=plan.entry,
            pairing=plan.pairing,
            overdue=plan.overdue,
            watching=plan.watching,
            round_seconds=plan.round_hours * HOUR,
            most=plan.most,
            state=OPEN,
            round=0,
            round_ends=0,
            made=now(),
            ended=0,
        )
    )


def change(connection: Connection, id: str, **values: object) -> None:
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == id).values(values))


def change_entrant(connection: Connection, id: str, number: int, **values: object) -> None:
    which = sa.and_(ENTRANTS.c.tournament == id, ENTRANTS.c.number == number)
    connection.execute(ENTRANTS.update().where(which).values(values))


def pairing_row(tournament: str, one: Pairing) -> dict[str, object]:
    return {**vars(one), "tournament": tournament}


def key_of(tournament: str, one: Pairing) -> sa.ColumnElement[bool]:
    return sa.and_(
        PAIRINGS.c.tournament == tournament,
        PAIRINGS.c.round == one.round,
        PAIRINGS.c.board == one.board,
        PAIRINGS.c.leg == one.leg,
        PAIRINGS.c.result == "",
    )


def tournaments_of(connection: Connection, matches: list[str]) -> dict[str, tuple[str, str, int]]:
    """By match: the tournament that it belongs to, its name, and which round."""
    joined = PAIRINGS.join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
    columns = (PAIRINGS.c.match, TOURNAMENTS.c.id, TOURNAMENTS.c.name, PAIRINGS.c.round)
    wanted = sa.select(*columns).select_from(joined).where(PAIRINGS.c.match.in_(matches))
    return {match: (id, name, round) for match, id, name, round in connection.execute(wanted)}


def look_at_running(connection: Connection) -> None:
    """Have every tournament looked at that is being played: somebody has left, or a match was let go by the host."""
    running = connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == RUNNING)).scalars().all()
    write_jobs(connection, [tournament_job(id, "look") for id in running])
