"""Out of time, or gone for good: the other waits, has the computer play on, or takes the win."""

from __future__ import annotations

from typing import Final

from sqlalchemy.engine import Connection

from arpents.hall.clock import Clock
from arpents.hall.errors import Conflict
from arpents.hall.pace import Span
from arpents.table.stored_match import StoredMatch
from arpents.table.tables import SEATS

CHOICES: Final = ("wait", "stand-in", "win")


def late_seat(match: StoredMatch, clock: Clock | None, seat: str, now: int, holes: list[Span]) -> str:
    """The seat that has no time left, or whose person has left the house, for another that is not asked itself.

    Whoever is still asked learns nothing: where both decide in secret, the other may have decided already.
    """
    if seat in match.state.to_act:
        raise Conflict("time-you-are-asked")
    for other in match.game.seats:
        if other == seat or other not in match.state.to_act:
            continue
        if is_deserted(match, other) or (clock is not None and clock.is_out(other, now, holes)):
            return other
    raise Conflict("time-unkept" if clock is None else "time-is-left")


def is_deserted(match: StoredMatch, seat: str) -> bool:
    """Whether it was somebody's who has left the house: nobody will ever decide there."""
    row = match.row.seats[seat]
    return row.left and row.kind != "bot"


def check_stood_in(match: StoredMatch, seat: str) -> None:
    """Whether the computer plays there for somebody."""
    row = match.row.seats[seat]
    if row.kind != "bot" or (row.person is None and row.secret is None):
        raise Conflict("seat-not-stood-in")
    match.refuse_frozen()
    if match.over:
        raise Conflict("agreement-too-late")


def seat_holder(connection: Connection, match: str, seat: str) -> None:
    """Whose it is plays it again."""
    taken = SEATS.update().where(SEATS.c.match == match, SEATS.c.seat == seat)
    connection.execute(taken.values(kind="person", bot=None))


def seat_computer(connection: Connection, match: str, seat: str, level: str) -> None:
    """The seat stays whose it was, but the computer plays it."""
    taken = SEATS.update().where(SEATS.c.match == match, SEATS.c.seat == seat)
    connection.execute(taken.values(kind="bot", bot=level))
