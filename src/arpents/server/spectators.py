"""Who may watch a match, and how late: its people say so, each for themselves."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from arpents.hall.agreements import last_shown
from arpents.server.live_match import LiveMatch
from arpents.server.refusals import Refusal
from arpents.server.seat_secrets import Claim
from arpents.server.settings import Settings
from arpents.table.stored_match import Sealed


def plays(connection: HTTPConnection, settings: Settings, live: LiveMatch) -> bool:
    """Whether it comes from somebody who holds a seat."""
    row = live.match.row
    return any(Claim(connection, settings, row.id, seat).holds(one) for seat, one in row.seats.items())


def check_fork(connection: HTTPConnection, settings: Settings, live: LiveMatch) -> None:
    """A fork is its maker's alone: to others there is no such match."""
    if live.match.row.origin is not None and not plays(connection, settings, live):
        raise Refusal(404, "no-such-match")


def spectators_revision(connection: HTTPConnection, settings: Settings, live: LiveMatch) -> int:
    """The last revision that whoever asks may see as a spectator; the players have to agree that he sees any."""
    check_fork(connection, settings, live)
    if not live.match.kept or plays(connection, settings, live):
        return live.audience(None).revision
    last = last_shown(live.match)
    if last is None:
        raise Refusal(403, "watching-not-allowed")
    return last


def check_past(connection: HTTPConnection, settings: Settings, live: LiveMatch) -> None:
    """Whether the record may be seen: when the match is over, and for its people where it is finished elsewhere."""
    spectators_revision(connection, settings, live)
    if not live.match.over and not plays(connection, settings, live):
        raise Sealed("record-sealed")
