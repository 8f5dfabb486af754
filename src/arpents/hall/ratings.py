"""Ratings of people, for each game and side. A side is rated against the other side's rating of whoever plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.contest_storage import RATING_STEPS, RATINGS, RESULTS
from arpents.hall.glicko import DRAWN, LOST, WON, Rating, Score, after
from arpents.hall.people_storage import PEOPLE
from arpents.hall.results import DONE, DUE, NONE
from arpents.table.match_row import Sitter
from arpents.table.storage import replace
from arpents.table.tables import SEATS

RATING_LOCK: Final = 1761
DAY: Final = 24 * 3600
MOST_LISTED: Final = 100
MOST_STEPS: Final = 30


@dataclass(frozen=True)
class Rated:
    """Somebody's rating at one side of a game."""

    person: Sitter
    game: str
    seat: str
    rating: Rating
    won: int
    drawn: int
    lost: int
    played: int


@dataclass(frozen=True)
class Step:
    """What a match has made of a rating."""

    match: str
    game: str
    scenario: str
    seat: str
    before: float
    after: float
    deviation: float
    winner: str
    made: int
    against: Sitter | None


def rate_match(connection: Connection, match: str) -> bool:
    """Rate a finished match, once; tells whether it was to be."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING_LOCK})
    wanted = sa.select(RESULTS).where(RESULTS.c.match == match, RESULTS.c.rating == DUE)
    result = connection.execute(wanted).mappings().first()
    if result is None:
        return False
    seats = connection.execute(sa.select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.match == match)).all()
    people = {seat: person for seat, person in seats if person is not None}
    closing = RESULTS.update().where(RESULTS.c.match == match)
    if len(people) != 2 or is_own_bot(connection, *people.values()):  # or one of them has left meanwhile
        connection.execute(closing.values(rating=NONE))
        return False
    before = {seat: read_rating(connection, person, result["game"], seat) for seat, person in people.items()}
    for seat, person in people.items():
        (other,) = (before[one] for one in people if one != seat)
        keep_rating(connection, person, seat, result, before[seat], other.rating)
    connection.execute(closing.values(rating=DONE))
    return True


def is_own_bot(connection: Connection, one: str, other: str) -> bool:
    """Whether one of them answers for the other, who would lose as often as he likes."""
    pair = sa.or_(
        sa.and_(PEOPLE.c.id == one, PEOPLE.c.keeper == other), sa.and_(PEOPLE.c.id == other, PEOPLE.c.keeper == one)
    )
    return connection.execute(sa.select(PEOPLE.c.id).where(pair)).first() is not None


@dataclass(frozen=True)
class Kept:
    rating: Rating
    won: int = 0
    drawn: int = 0
    lost: int = 0
    played: int = 0


def read_rating(connection: Connection, person: str, game: str, seat: str) -> Kept:
    which = (RATINGS.c.person == person, RATINGS.c.game == game, RATINGS.c.seat == seat)
    row = connection.execute(sa.select(RATINGS).where(*which)).first()
    if row is None:
        return Kept(Rating())
    return Kept(Rating(row.rating, row.deviation, row.volatility), row.won, row.drawn, row.lost, row.played)


def keep_rating(
    connection: Connection, person: str, seat: str, result: sa.RowMapping, before: Kept, against: Rating
) -> None:
    winner, ended = result["winner"], result["ended"]
    points = DRAWN if not winner else WON if winner == seat else LOST
    days = max(0, ended - before.played) / DAY if before.played else 0.0
    found = after(before.rating, [Score(against, points)], days)
    key: dict[str, object] = {"person": person, "game": result["game"], "seat": seat}
    row: dict[str, object] = {
        "rating": found.rating,
        "deviation": found.deviation,
        "volatility": found.volatility,
        "won": before.won + (points == WON),
        "drawn": before.drawn + (points == DRAWN),
        "lost": before.lost + (points == LOST),
        "played": max(ended, before.played),
    }
    replace(connection, RATINGS, key, row)
    step: dict[str, object] = {
        "person": person,
        "before": before.rating.rating,
        "after": found.rating,
        "deviation": found.deviation,
        "made": ended,
    }
    replace(connection, RATING_STEPS, {"match": result["match"], "seat": seat}, step)


# -- looking


def rated_of(row: sa.RowMapping, now: int) -> Rated:
    """As of today: what was known long ago is less certain."""
    kept = Rating(row["rating"], row["deviation"], row["volatility"])
    return Rated(
        Sitter(row["person"], row["name"], bool(row["is_bot"])),
        row["game"],
        row["seat"],
        after(kept, [], max(0, now - row["played"]) / DAY),
        row["won"],
        row["drawn"],
        row["lost"],
        row["played"],
    )


def rated_wanted() -> sa.Select[Any]:
    joined = RATINGS.join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
    return sa.select(RATINGS, PEOPLE.c.name, PEOPLE.c.is_bot).select_from(joined)


def ratings_of_game(connection: Connection, game: str, now: int) -> list[Rated]:
    """The surest first; of the many the best of each side."""
    found = [rated_of(row, now) for row in connection.execute(rated_wanted().where(RATINGS.c.game == game)).mappings()]
    found.sort(key=lambda one: (-one.rating.certain, one.person.name))
    shown: dict[str, int] = {}
    listed = []
    for one in found:
        shown[one.seat] = shown.get(one.seat, 0) + 1
        if shown[one.seat] <= MOST_LISTED:
            listed.append(one)
    return listed


def ratings_of_person(connection: Connection, person: str, now: int) -> list[Rated]:
    wanted = rated_wanted().where(RATINGS.c.person == person).order_by(RATINGS.c.game, RATINGS.c.seat)
    return [rated_of(row, now) for row in connection.execute(wanted).mappings()]


def steps_of_person(connection: Connection, person: str) -> list[Step]:
    """The last matches that were rated."""
    other = SEATS.alias("other")
    against = sa.and_(other.c.match == RATING_STEPS.c.match, other.c.seat != RATING_STEPS.c.seat)
    joined = RATING_STEPS.join(RESULTS, RESULTS.c.match == RATING_STEPS.c.match).join(other, against)
    joined = joined.outerjoin(PEOPLE, PEOPLE.c.id == other.c.person)
    columns = (RESULTS.c.game, RESULTS.c.scenario, RESULTS.c.winner)
    wanted = sa.select(RATING_STEPS, *columns, PEOPLE.c.id.label("other"), PEOPLE.c.name, PEOPLE.c.is_bot)
    wanted = wanted.select_from(joined).where(RATING_STEPS.c.person == person)
    wanted = wanted.order_by(RATING_STEPS.c.made.desc(), RATING_STEPS.c.match).limit(MOST_STEPS)
    return [
        Step(
            row["match"],
            row["game"],
            row["scenario"],
            row["seat"],
            row["before"],
            row["after"],
            row["deviation"],
            row["winner"],
            row["made"],
            None if row["other"] is None else Sitter(row["other"], row["name"], bool(row["is_bot"])),
        )
        for row in connection.execute(wanted).mappings()
    ]


def strengths(connection: Connection, game: str, people: list[str]) -> dict[str, float]:
    """What each is worth at a game on the mean of its sides, as far as anything is known: tournaments are seeded so."""
    wanted = sa.select(RATINGS.c.person, sa.func.avg(RATINGS.c.rating)).where(RATINGS.c.game == game)
    wanted = wanted.where(RATINGS.c.person.in_(people)).group_by(RATINGS.c.person)
    return {str(person): float(rating) for person, rating in connection.execute(wanted)}
