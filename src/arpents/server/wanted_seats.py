"""The seats of a new match as somebody wants them, and as they are: a computer's, a person's, or open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arpents.bots import BOTS, UnknownBot
from arpents.engine.game import Game
from arpents.server.seat_secrets import hashed, new_secret, seat_secret
from arpents.table.match_row import SeatRow, Sitter


@dataclass
class WantedSeat:
    """A seat as somebody wants it who begins a match."""

    kind: str
    bot: str | None = None


def seats_for(
    game: Game[Any], wanted: Mapping[str, WantedSeat], key: str, id: str, person: Sitter | None
) -> tuple[dict[str, SeatRow], dict[str, str]]:
    """The seats of the match with this id, and the secrets of those that are neither the computer's nor an account's.

    One's own secrets follow from the key; a seat that nobody speaks of is one's own.
    """
    given: dict[str, str] = {}
    seats: dict[str, SeatRow] = {}
    for seat in wanted:
        game.seat_number(seat)
    for seat in game.seats:
        chosen = wanted.get(seat, WantedSeat("person"))
        if chosen.kind == "bot":
            if chosen.bot not in BOTS:
                raise UnknownBot("unknown-bot", bot=str(chosen.bot), known=list(BOTS))
            seats[seat] = SeatRow("bot", chosen.bot)
        elif chosen.kind == "open":
            given[seat] = new_secret()
            seats[seat] = SeatRow("open", None, None, hashed(given[seat]))
        elif person is not None:
            seats[seat] = SeatRow("person", person=person)
        else:
            given[seat] = seat_secret(key, id, seat)
            seats[seat] = SeatRow("person", None, hashed(given[seat]))
    return seats, given
