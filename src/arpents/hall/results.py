"""What a finished match leaves behind: who won, how, and how it was opened. Written with its last decision."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from arpents.engine.beside import ENDINGS_BESIDE, RULED, RULED_DRAW
from arpents.hall.archive import now
from arpents.hall.contest_storage import PAIRINGS, RESULTS
from arpents.hall.standings import DRAW, FIRST, SECOND
from arpents.table.decisions import Move, effective
from arpents.table.jobs import Job, write_jobs
from arpents.table.match_row import SeatRow
from arpents.table.storage import decision_of
from arpents.table.stored_match import StoredMatch
from arpents.table.tables import DECISIONS, MATCHES, SEATS

OPENING: Final = 3  # decisions of each side that are kept
RULINGS: Final = tuple(ENDINGS_BESIDE[ending] for ending in (RULED, RULED_DRAW))  # nobody has lost at the table
RATE: Final = "rate"  # the job
TOURNAMENT: Final = "tournament"  # the job
DUE, DONE, NONE = "due", "done", "none"
PEOPLE, MIXED, COMPUTERS = "people", "mixed", "computers"
AT_ONCE: Final = 100


@dataclass(frozen=True)
class Result:
    match: str
    game: str
    scenario: str
    seats: tuple[str, ...]
    winner: str  # the seat; empty: drawn
    reason: str
    among: str
    openings: dict[str, list[str]]
    decisions: int
    is_rated: bool


def openings(seats: Iterable[str], moves: Sequence[Move]) -> dict[str, list[str]]:
    return {seat: [words for who, words in moves if who == seat][:OPENING] for seat in seats}


def among(seats: Iterable[SeatRow]) -> str:
    computers = [seat.kind == "bot" for seat in seats]
    return COMPUTERS if all(computers) else MIXED if any(computers) else PEOPLE


def is_rated(seats: Iterable[SeatRow], hints: bool, reason: str) -> bool:
    """Two people who have accounts, each alone; and it was decided at the table."""
    people = [seat.person.id if seat.person is not None and seat.kind != "bot" else "" for seat in seats]
    return all(people) and len(set(people)) == 2 and not hints and reason not in RULINGS


def result_of(match: StoredMatch) -> Result | None:
    """None where there is nothing to count: it goes on, is a lesson or a fork, or has other than two sides."""
    outcome = match.outcome if match.over else None
    row = match.row
    if outcome is None or not match.kept or row.origin is not None or len(row.seats) != 2:
        return None
    return Result(
        row.id,
        row.game,
        row.scenario,
        tuple(match.game.seats),
        outcome["winner"] or "",
        outcome["reason"],
        among(row.seats.values()),
        openings(row.seats, match.moves),
        len(match.moves),
        is_rated(row.seats.values(), row.hints, outcome["reason"]),
    )


def side_of(result: Result) -> str:
    """Who has won, as pairings tell it."""
    return DRAW if not result.winner else FIRST if result.winner == result.seats[0] else SECOND


def keep_result(connection: Connection, result: Result, ended: int = 0) -> None:
    """Once for a match, however often it is told; whoever waits for it is called."""
    row = {
        "match": result.match,
        "game": result.game,
        "scenario": result.scenario,
        "winner": result.winner,
        "reason": result.reason,
        "among": result.among,
        "openings": json.dumps(result.openings),
        "decisions": result.decisions,
        "ended": ended or now(),
        "rating": DUE if result.is_rated else NONE,
    }
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    writing = insert(RESULTS).values(row).on_conflict_do_nothing().returning(RESULTS.c.match)
    if connection.execute(writing).scalar() is None:
        return
    jobs = []
    if result.is_rated:
        jobs.append(Job(RATE, f"{RATE} {result.match}", {"match": result.match}, lock="ratings"))
    pairing = PAIRINGS.c.match == result.match
    tournament = connection.execute(sa.select(PAIRINGS.c.tournament).where(pairing)).scalar()
    if tournament is not None:
        played = PAIRINGS.update().where(pairing, PAIRINGS.c.result == "")
        connection.execute(played.values(result=side_of(result)))
        jobs.append(tournament_job(str(tournament), result.match))
    write_jobs(connection, jobs)


def tournament_job(tournament: str, why: str, due: int = 0) -> Job:
    """Have somebody look whether the tournament goes on."""
    key = f"{TOURNAMENT} {tournament} {why}"
    return Job(TOURNAMENT, key, {"tournament": tournament}, lock=f"{TOURNAMENT} {tournament}", due=due)


# -- matches that were over before anybody kept results


def matches_without(connection: Connection) -> list[str]:
    """Some of those that are over and have no result, the first that ended first."""
    known = sa.select(RESULTS.c.match).where(RESULTS.c.match == MATCHES.c.id).exists()
    wanted = sa.select(MATCHES.c.id).where(MATCHES.c.over, MATCHES.c.origin == "", MATCHES.c.proof != "", ~known)
    return list(connection.execute(wanted.order_by(MATCHES.c.asked_since, MATCHES.c.id).limit(AT_ONCE)).scalars())


def keep_earlier(connection: Connection, id: str, seats: tuple[str, ...]) -> None:
    """The result of one of them, from its rows."""
    row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == id)).mappings().one()
    outcome = json.loads(row["proof"])["outcome"]
    sitting = connection.execute(sa.select(SEATS).where(SEATS.c.match == id)).all()
    computers = [seat.kind == "bot" for seat in sitting]
    people = [seat.person or "" for seat in sitting]
    moves = first_moves(connection, id)
    count = sa.select(sa.func.count()).select_from(DECISIONS).where(DECISIONS.c.match == id)
    alone = not any(computers) and all(people) and len(set(people)) == 2
    rated = alone and not row["hints"] and outcome["reason"] not in RULINGS
    result = Result(
        id,
        row["game"],
        row["scenario"],
        seats,
        outcome["winner"] or "",
        outcome["reason"],
        COMPUTERS if all(computers) else MIXED if any(computers) else PEOPLE,
        openings(seats, moves),
        int(connection.execute(count).scalar() or 0),
        rated,
    )
    keep_result(connection, result, int(row["asked_since"]))


def first_moves(connection: Connection, id: str) -> list[Move]:
    wanted = sa.select(DECISIONS).where(DECISIONS.c.match == id).order_by(DECISIONS.c.number).limit(AT_ONCE)
    return effective([decision_of(row) for row in connection.execute(wanted)])


# -- statistics


@dataclass
class Tally:
    """How one side has done."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    def add(self, seat: str, winner: str, count: int = 1) -> None:
        if not winner:
            self.drawn += count
        elif winner == seat:
            self.won += count
        else:
            self.lost += count


Opening = tuple[str, ...]


def count_results(connection: Connection, among: str = "") -> list[tuple[str, str, str, int, int]]:
    """By game, scenario and winner: how many, and how many decisions they took."""
    columns = (RESULTS.c.game, RESULTS.c.scenario, RESULTS.c.winner)
    wanted = sa.select(*columns, sa.func.count(), sa.func.sum(RESULTS.c.decisions)).group_by(*columns)
    if among:
        wanted = wanted.where(RESULTS.c.among == among)
    return [(row[0], row[1], row[2], int(row[3]), int(row[4])) for row in connection.execute(wanted)]


def count_openings(
    connection: Connection, game: str, scenario: str, seats: tuple[str, ...], depth: int, among: str = ""
) -> dict[str, dict[Opening, Tally]]:
    """By seat and its first decisions."""
    wanted = sa.select(RESULTS.c.openings, RESULTS.c.winner, sa.func.count())
    wanted = wanted.where(RESULTS.c.game == game).group_by(RESULTS.c.openings, RESULTS.c.winner)
    if scenario:
        wanted = wanted.where(RESULTS.c.scenario == scenario)
    if among:
        wanted = wanted.where(RESULTS.c.among == among)
    found: dict[str, dict[Opening, Tally]] = {seat: {} for seat in seats}
    for told, winner, count in connection.execute(wanted):
        known: dict[str, list[str]] = json.loads(told)
        for seat in seats:
            opening = tuple(known.get(seat, [])[:depth])
            if opening:
                found[seat].setdefault(opening, Tally()).add(seat, winner, int(count))
    return found


def count_of_person(connection: Connection, person: str) -> list[tuple[str, str, str, Tally]]:
    """By game, scenario and side: how somebody has done."""
    joined = RESULTS.join(SEATS, SEATS.c.match == RESULTS.c.match)
    columns = (RESULTS.c.game, RESULTS.c.scenario, SEATS.c.seat, RESULTS.c.winner)
    both = sa.select(SEATS.c.match).where(SEATS.c.person == person).group_by(SEATS.c.match)
    alone = both.having(sa.func.count() > 1)  # whoever has both sides plays nobody
    wanted = sa.select(*columns, sa.func.count()).select_from(joined).where(SEATS.c.person == person)
    wanted = wanted.where(SEATS.c.kind != "bot", RESULTS.c.match.not_in(alone)).group_by(*columns)
    found: dict[tuple[str, str, str], Tally] = {}
    for game, scenario, seat, winner, count in connection.execute(wanted):
        found.setdefault((game, scenario, seat), Tally()).add(seat, winner, int(count))
    return [(*key, tally) for key, tally in sorted(found.items())]
