"""Contests at a running table: results are kept with the decision that ends a match; ratings follow, and tournaments
go on, by jobs that any server or worker may do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.engine.agreement import RULE_DRAW, rule
from arpents.engine.game import Game
from arpents.games import find, slugs
from arpents.hall.archive import now
from arpents.hall.clock_storage import Work
from arpents.hall.errors import Conflict
from arpents.hall.person import Person
from arpents.hall.ratings import rate_match
from arpents.hall.results import (
    RATE,
    TOURNAMENT,
    keep_earlier,
    keep_result,
    matches_without,
    result_of,
    side_of,
)
from arpents.hall.standings import DRAW, FIRST, SECOND, Pairing
from arpents.hall.tournament import ASKED, Tournament
from arpents.hall.tournament_rounds import RULE, Task, claim, decide, step
from arpents.hall.tournament_storage import found, look_at_running
from arpents.server.jobs import job
from arpents.server.log import LOG, in_short
from arpents.table.decisions import Decision
from arpents.table.match_row import SeatRow
from arpents.table.storage import on_disk
from arpents.table.stored_match import Frozen, StoredMatch
from arpents.table.tables import MATCHES

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

Found = TypeVar("Found")
RULINGS: Final[dict[str, Work]] = {}  # by match: what is written with the decision that is about to end it
LOOK_EVERY: Final = 900.0  # seconds
MOST_STEPS: Final = 1000  # a tournament of people who have all withdrawn comes to its end in one go


class ContestKeeper:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        matches.timekeeper.on_turns.append(self.works)

    def open(self) -> None:
        self.matches.run_in_background(self.keep_earlier())
        self.matches.run_in_background(self.keep_looking())

    def works(self, live: LiveMatch, rows: Sequence[Decision]) -> list[Work]:
        """What is written with the decision that ends a match."""
        result = result_of(live.match)
        if result is None:
            return []
        ruling = RULINGS.get(result.match)
        return [*([] if ruling is None else [ruling]), partial(keep_result, result=result)]

    def show_person(self, id: str, person: Person | None) -> None:
        """Somebody has left: tournaments go on without him."""
        if person is None:
            self.matches.storage.submit(look_at_running)

    async def keep_looking(self) -> None:
        """Now and then, for whatever nobody has told of."""
        while True:
            try:
                await written(self.matches, look_at_running)
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("tournaments cannot be looked at: %s", in_short(fault))
            await asyncio.sleep(LOOK_EVERY)

    async def keep_earlier(self) -> None:
        """The results of matches that were over before anybody kept them."""
        try:
            while ids := await written(self.matches, self.keep_some):
                LOG.info("results of %d earlier matches are kept", ids)
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("results of earlier matches cannot be kept: %s", in_short(fault))

    def keep_some(self, connection: Connection) -> int:
        games = {slug: find(slug).seats for slug in slugs()}
        kept = 0
        for id in matches_without(connection):
            slug = connection.execute(sa.select(MATCHES.c.game).where(MATCHES.c.id == id)).scalar()
            if slug not in games or len(games[slug]) != 2:
                continue
            try:
                keep_earlier(connection, id, games[slug])
                kept += 1
            except (ValueError, KeyError, IndexError) as fault:
                LOG.warning("match %s has no result that can be read: %s", id, in_short(fault))
        return kept


async def written(matches: LiveMatches, work: Callable[[Connection], Found]) -> Found:
    done: Found = await on_disk(matches.storage.submit(work))
    return done


async def read(matches: LiveMatches, work: Callable[[Connection], Found]) -> Found:
    def reading() -> Found:
        with matches.storage.engine.connect() as connection:
            return work(connection)

    return await asyncio.to_thread(reading)


# -- jobs


@job(RATE)
async def rate(matches: LiveMatches, match: str) -> None:
    await written(matches, lambda connection: rate_match(connection, match))


@job(TOURNAMENT)
async def go_on(matches: LiveMatches, tournament: str) -> None:
    """Begin and end what is due, until everything waits for people; whoever does it beside us does no harm."""
    for _ in range(MOST_STEPS):
        tasks = await written(matches, lambda connection: step(connection, tournament, now()))
        if not tasks:
            return
        known = await read(matches, lambda connection: found(connection, tournament))
        for task in tasks:
            await carry_out(matches, known, task)
    raise RuntimeError(f"tournament {tournament} does not come to rest")


async def carry_out(matches: LiveMatches, tournament: Tournament, task: Task, by: str = RULE) -> None:
    one = task.pairing
    if task.result:
        await end(matches, tournament, one, task.result, by)
        return
    try:
        await start(matches, tournament, one)
    except Conflict:  # another server has
        return


async def start(matches: LiveMatches, tournament: Tournament, one: Pairing) -> None:
    wish = tournament.plan.wish
    game: Game[Any] = find(wish.game)
    sitting = [tournament.by_number[number].person for number in (one.first, one.second)]
    seats = {
        seat: SeatRow("person", person=person, watching=tournament.plan.watching)
        for seat, person in zip(game.seats, sitting)
    }
    id = secrets.token_urlsafe(12)
    match = await asyncio.to_thread(StoredMatch.create, id, game, wish.scenario, wish.options, seats, False)
    match.row.pace, match.row.terms = wish.pace, dict(wish.terms or {})
    people = {person.id for person in sitting if person is not None}
    await matches.start(match, "", lambda connection: claim(connection, tournament.id, one, id), people)


async def end(matches: LiveMatches, tournament: Tournament, one: Pairing, result: str, by: str) -> None:
    """A match that is not played to its end: it stays as it stands, and counts as was decided."""
    if one.match is None:
        await written(matches, lambda connection: decide(connection, tournament.id, one, result, by))
        return
    async with matches.hold(one.match) as live:
        kept = result_of(live.match)
        if kept is not None:  # somebody was faster, and it counts as it ended
            played = side_of(kept)
            await written(matches, lambda connection: decide(connection, tournament.id, one, played, ""))
            return
        told = lost_by_asked(live.match) if result == ASKED else result
        await end_match(matches, live, told, lambda connection: decide(connection, tournament.id, one, told, by))


def lost_by_asked(match: StoredMatch) -> str:
    """Whoever alone is to decide has lost; where both are, or nobody can, it is drawn."""
    asked = [seat for seat in match.game.seats if seat in match.state.to_act]
    if len(asked) != 1 or match.frozen is not None:
        return DRAW
    return SECOND if asked[0] == match.game.seats[0] else FIRST


async def end_match(matches: LiveMatches, live: LiveMatch, result: str, also: Work) -> None:
    """By a decision of the table, which its record tells; a match of other rules that takes none stays as it is."""
    match = live.match
    loser = {FIRST: match.game.seats[1], SECOND: match.game.seats[0]}.get(result)
    RULINGS[match.row.id] = also
    try:
        await matches.agree(live, lambda: RULE_DRAW if loser is None else rule(loser))
    except Frozen:
        await written(matches, also)
    finally:
        del RULINGS[match.row.id]
