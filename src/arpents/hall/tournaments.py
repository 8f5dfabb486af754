"""Tournaments: made, entered, begun, called off. Each step is one transaction, and done once however many servers try
it: the row of the tournament is locked meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, new_id, now
from arpents.hall.clock_storage import Work
from arpents.hall.contest_storage import ENTRANTS
from arpents.hall.errors import Conflict, HallError, NotAllowed, NotFound, TooMany
from arpents.hall.lobby import blocked
from arpents.hall.pairing import Pair
from arpents.hall.person import Person
from arpents.hall.ratings import strengths
from arpents.hall.results import tournament_job
from arpents.hall.tournament import (
    IN,
    INVITED,
    LONGEST_ROUND,
    OFF,
    ONLY_BOTS,
    ONLY_PEOPLE,
    OPEN,
    RUNNING,
    WITHDRAWN,
    Entrant,
    Plan,
    Tournament,
    checked_plan,
)
from arpents.hall.tournament_rounds import Task, begin_round, end_round_at
from arpents.hall.tournament_storage import (
    HOUR,
    Listed,
    change,
    change_entrant,
    found,
    insert_tournament,
    select_listed,
)
from arpents.table.jobs import write_jobs


class Tournaments:
    """What people do with tournaments; the matches are begun by whoever calls.

    `on_invite` give more to be written with an invitation; `on_change` hear whose invitations are others.
    """

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.on_invite: list[Callable[[Tournament, Person], list[Work]]] = []
        self.on_change: list[Callable[[str], None]] = []

    async def make(self, person: Person, plan: Plan) -> str:
        plan = checked_plan(plan)
        id = new_id()
        await self.archive.write(lambda connection: insert_tournament(connection, id, person, plan))
        return id

    async def find(self, id: str) -> Tournament:
        return await self.archive.read(lambda connection: found(connection, id))

    async def listed(self, state: str, person: str, after: int) -> list[Listed]:
        return await self.archive.read(lambda connection: select_listed(connection, state, person, after))

    async def enter(self, person: Person, id: str) -> None:
        await self.archive.write(lambda connection: enter(connection, id, person))
        self.changed(person.id)

    async def withdraw(self, person: Person, id: str) -> None:
        await self.archive.write(lambda connection: leave(connection, id, person.id))
        self.changed(person.id)

    async def invite(self, person: Person, id: str, invited: Person) -> None:
        def inviting(connection: Connection) -> None:
            tournament = invite(connection, id, person, invited)
            for work in [work for more in self.on_invite for work in more(tournament, invited)]:
                work(connection)

        await self.archive.write(inviting)
        self.changed(invited.id)

    async def remove(self, person: Person, id: str, number: int) -> None:
        removed = await self.archive.write(lambda connection: remove(connection, id, person, number))
        if removed.person is not None:
            self.changed(removed.person.id)

    def changed(self, invited: str) -> None:
        for hear in self.on_change:
            hear(invited)

    async def start(self, person: Person, id: str) -> None:
        await self.archive.write(lambda connection: start(connection, id, person))

    async def call_off(self, person: Person, id: str) -> None:
        await self.archive.write(lambda connection: call_off(connection, id, person))

    async def pair(self, person: Person, id: str, pairs: list[Pair]) -> None:
        await self.archive.write(lambda connection: pair(connection, id, person, pairs))

    async def give_time(self, person: Person, id: str, hours: int) -> None:
        await self.archive.write(lambda connection: give_time(connection, id, person, hours))


# -- entering


def check_open(tournament: Tournament) -> None:
    if tournament.state != OPEN:
        raise Conflict("tournament-begun")


def check_organiser(tournament: Tournament, person: Person) -> None:
    if tournament.organiser is None or tournament.organiser.id != person.id:
        raise NotAllowed("not-organiser")


def enter(connection: Connection, id: str, person: Person) -> None:
    """Whoever enters plays whoever else has entered."""
    tournament = found(connection, id, True)
    check_open(tournament)
    own = tournament.entrant_of(person.id)
    if own is not None and own.state == IN:
        return
    entry = tournament.plan.entry
    organises = tournament.organiser is not None and tournament.organiser.id == person.id
    if own is None and entry == INVITED and not organises:
        raise NotAllowed("tournament-invited")
    if person.is_bot if entry == ONLY_PEOPLE else entry == ONLY_BOTS and not person.is_bot:
        raise NotAllowed("tournament-of-people" if person.is_bot else "tournament-of-bots")
    if len(tournament.entered) >= tournament.plan.most:
        raise Conflict("tournament-full", most=tournament.plan.most)
    if own is not None:
        change_entrant(connection, id, own.number, state=IN, entered=now())
    else:
        insert_entrant(connection, tournament, person, IN)


def insert_entrant(connection: Connection, tournament: Tournament, person: Person, state: str) -> None:
    number = max((one.number for one in tournament.entrants), default=0) + 1
    connection.execute(
        ENTRANTS.insert().values(
            tournament=tournament.id, number=number, person=person.id, state=state, seed=0, entered=now()
        )
    )


def invite(connection: Connection, id: str, organiser: Person, invited: Person) -> Tournament:
    tournament = found(connection, id, True)
    check_organiser(tournament, organiser)
    check_open(tournament)
    if tournament.entrant_of(invited.id) is not None:
        raise Conflict("invited-already", text=invited.name)
    if blocked(connection, organiser.id, invited.id):
        raise NotAllowed("person-blocked")
    if len(tournament.entrants) >= 2 * tournament.plan.most:
        raise TooMany("tournament-invitations", most=2 * tournament.plan.most)
    insert_entrant(connection, tournament, invited, INVITED)
    return tournament


def leave(connection: Connection, id: str, person: str) -> None:
    """Before it begins one is out; afterwards one's matches that are not over are lost, and no others come."""
    tournament = found(connection, id, True)
    own = tournament.entrant_of(person)
    if own is None:
        raise NotFound("not-entered")
    put_out(connection, tournament, own)


def remove(connection: Connection, id: str, organiser: Person, number: int) -> Entrant:
    tournament = found(connection, id, True)
    check_organiser(tournament, organiser)
    if number not in tournament.by_number:
        raise NotFound("no-such-entrant")
    removed = tournament.by_number[number]
    put_out(connection, tournament, removed)
    return removed


def put_out(connection: Connection, tournament: Tournament, entrant: Entrant) -> None:
    if tournament.state not in (OPEN, RUNNING):
        raise Conflict("tournament-over")
    which = sa.and_(ENTRANTS.c.tournament == tournament.id, ENTRANTS.c.number == entrant.number)
    if tournament.state == OPEN:
        connection.execute(ENTRANTS.delete().where(which))
        return
    change_entrant(connection, tournament.id, entrant.number, state=WITHDRAWN)
    write_jobs(connection, [tournament_job(tournament.id, f"without {entrant.number}")])


# -- the organiser's


def start(connection: Connection, id: str, person: Person) -> None:
    """Seeds are given by strength, then by who entered first."""
    tournament = found(connection, id, True)
    check_organiser(tournament, person)
    check_open(tournament)
    entered = [one for one in tournament.entered if one.person is not None]
    if len(entered) < 2:
        raise Conflict("tournament-empty")
    known = strengths(connection, tournament.plan.wish.game, [one.person.id for one in entered if one.person])

    def strength(one: Entrant) -> tuple[float, int]:
        assert one.person is not None
        return -known.get(one.person.id, 1500.0), one.number

    for seed, one in enumerate(sorted(entered, key=strength), 1):
        change_entrant(connection, id, one.number, seed=seed)
    waiting = sa.and_(ENTRANTS.c.tournament == id, ENTRANTS.c.state == INVITED)
    connection.execute(ENTRANTS.delete().where(waiting))
    change(connection, id, state=RUNNING)
    write_jobs(connection, [tournament_job(id, "start")])


def call_off(connection: Connection, id: str, person: Person) -> None:
    """Matches that are being played go on as others do."""
    tournament = found(connection, id, True)
    check_organiser(tournament, person)
    if tournament.state not in (OPEN, RUNNING):
        raise Conflict("tournament-over")
    change(connection, id, state=OFF, ended=now())


def pair(connection: Connection, id: str, person: Person, pairs: list[Pair]) -> None:
    tournament = found(connection, id, True)
    check_organiser(tournament, person)
    if not tournament.awaits_pairs:
        raise Conflict("round-not-due")
    begin_round(connection, tournament, tournament.checked_pairs(pairs), now())
    write_jobs(connection, [tournament_job(id, f"paired {tournament.round + 1}")])


def give_time(connection: Connection, id: str, person: Person, hours: int) -> None:
    """More time for the round, from now on."""
    tournament = found(connection, id, True)
    check_organiser(tournament, person)
    if tournament.state != RUNNING or not tournament.round_ends:
        raise Conflict("round-without-end")
    if not 1 <= hours <= LONGEST_ROUND:
        raise HallError("tournament-hours", most=LONGEST_ROUND // 24)
    end_round_at(connection, tournament, tournament.round, now() + hours * HOUR)


def rule(connection: Connection, id: str, person: Person, wanted: tuple[int, int], result: str) -> Task:
    """The organiser decides a match that is overdue; which one, and how."""
    tournament = found(connection, id, True)
    check_organiser(tournament, person)
    if tournament.state != RUNNING:
        raise Conflict("tournament-over")
    legs = [one for one in tournament.of_round(wanted[0]) if one.board == wanted[1]]
    if not legs or wanted[0] != tournament.round:
        raise NotFound("no-such-pairing")
    if not legs[-1].is_open:
        raise Conflict("pairing-decided")
    if not tournament.is_overdue(now()):
        raise Conflict("round-not-over")
    return Task(legs[-1], result)
