"""A tournament goes on: what is due is found in one transaction, with the row of the tournament locked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy.engine import Connection

from arpents.hall.contest_storage import PAIRINGS
from arpents.hall.errors import Conflict
from arpents.hall.pairing import Pair
from arpents.hall.results import tournament_job
from arpents.hall.standings import BRACKET, BYE, DRAW, FIRST, NEITHER, SECOND, Pairing, tie_winner
from arpents.hall.tournament import ASKED, BY_ORGANISER, HALVES, OVER, RUNNING, Tournament
from arpents.hall.tournament_storage import HOUR, change, found, key_of, pairing_row
from arpents.table.jobs import write_jobs

RULE: Final = "rule"


@dataclass(frozen=True)
class Task:
    """What a tournament wants done with a match: begun (no result), or ended by this result."""

    pairing: Pairing
    result: str = ""


def step(connection: Connection, id: str, moment: int) -> list[Task]:
    """Bring the tournament as far as it goes by itself; what is left are matches to begin or to end."""
    while True:
        tournament = found(connection, id, True)
        if tournament.state != RUNNING:
            return []
        tasks = tasks_of(tournament, moment)
        current = tournament.of_round(tournament.round)
        if tasks or any(one.is_open for one in current):
            return tasks
        if play_again(connection, tournament, current, moment):
            continue
        if tournament.round >= tournament.rounds or len(tournament.present) < 2:
            change(connection, id, state=OVER, ended=moment, round_ends=0)
            return []
        if tournament.is_paired_by_organiser:
            change(connection, id, round_ends=0)
            return []
        begin_round(connection, tournament, tournament.proposal(), moment)


def tasks_of(tournament: Tournament, moment: int) -> list[Task]:
    tasks: list[Task] = []
    gone, overdue = tournament.gone, tournament.plan.overdue
    for one in tournament.of_round(tournament.round):
        if not one.is_open:
            continue
        absent = walkover(one.first, one.second, gone)
        if absent:
            tasks.append(Task(one, absent))
        elif one.match is None:
            tasks.append(Task(one))
        elif tournament.is_overdue(moment) and (overdue != BY_ORGANISER or tournament.organiser is None):
            tasks.append(Task(one, DRAW if overdue == HALVES else ASKED))
    return tasks


def walkover(first: int, second: int, gone: set[int]) -> str:
    if not second:
        return BYE
    if first in gone:
        return NEITHER if second in gone else SECOND
    return FIRST if second in gone else ""


def begin_round(connection: Connection, tournament: Tournament, pairs: Sequence[Pair], moment: int) -> None:
    """The round is the next one for whoever comes later: it begins once."""
    round = tournament.round + 1
    change(connection, tournament.id, round=round)
    gone = tournament.gone
    rows = []
    for board, (first, second) in enumerate(pairs, 1):
        told = walkover(first, second, gone)
        ruled = RULE if told and told != BYE else ""
        rows.append(pairing_row(tournament.id, Pairing(round, board, first, second, 1, None, told, ruled)))
    connection.execute(PAIRINGS.insert(), rows)
    seconds = tournament.plan.round_hours * HOUR
    end_round_at(connection, tournament, round, moment + seconds if seconds else 0)


def end_round_at(connection: Connection, tournament: Tournament, round: int, moment: int) -> None:
    change(connection, tournament.id, round_ends=moment)
    if moment:
        write_jobs(connection, [tournament_job(tournament.id, f"end of {round} at {moment}", moment)])


def play_again(connection: Connection, tournament: Tournament, current: Sequence[Pairing], moment: int) -> bool:
    """Drawn boards of a bracket, with sides swapped; tells whether there were any."""
    if tournament.plan.form != BRACKET:
        return False
    boards: dict[int, list[Pairing]] = {}
    for one in current:
        boards.setdefault(one.board, []).append(one)
    rows = []
    for board, legs in boards.items():
        if tie_winner(legs, tournament.seeds) is None:
            last = legs[-1]
            rows.append(pairing_row(tournament.id, Pairing(last.round, board, last.second, last.first, last.leg + 1)))
    if not rows:
        return False
    connection.execute(PAIRINGS.insert(), rows)
    seconds = tournament.plan.round_hours * HOUR
    if seconds:
        end_round_at(connection, tournament, tournament.round, moment + seconds)
    return True


def claim(connection: Connection, tournament: str, one: Pairing, match: str) -> None:
    """With the match itself: of two servers that begin it one is too late, and its match is not written."""
    mine = PAIRINGS.update().where(key_of(tournament, one), PAIRINGS.c.match.is_(None)).values(match=match)
    if connection.execute(mine).rowcount != 1:
        raise Conflict("pairing-begun")


def decide(connection: Connection, tournament: str, one: Pairing, result: str, by: str) -> None:
    """What was not played to its end."""
    connection.execute(PAIRINGS.update().where(key_of(tournament, one)).values(result=result, ruled=by))
