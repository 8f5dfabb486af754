"""Changed rules over HTTP: the people of a match choose how it goes on."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from arpents.hall.errors import Conflict
from arpents.server.agreement_routes import others_of, told
from arpents.server.match_models import StateOut
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, matches_of
from arpents.server.models import Refused
from arpents.server.reading_anew import MatchRoute
from arpents.server.recognition import recognize
from arpents.server.upgrade_models import ChoiceIn
from arpents.table.match_row import CHOICES, OLD_RULES

NEW, OLD = CHOICES
KINDS = {"new": NEW, "old": OLD, "none": ""}

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api/matches",
    tags=["upgrades"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)


@router.post("/{match}/seats/{seat}/upgrade", response_model=StateOut, dependencies=SECRET)
async def choose(request: Request, match: MatchId, seat: SeatId, wanted: ChoiceIn) -> Response:
    """The rules have changed under the match: say how it goes on. It is done once everybody who sits there has said
    the same; the computer goes along."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        if not live.match.in_question or live.match.difference is None:
            raise Conflict("rules-not-in-question")
        if live.match.row.upgrade == OLD_RULES:  # its record is out, and with it every die to come
            assert live.match.frozen is not None
            raise live.match.frozen
        others = others_of(request, live.match, seat)
        own = [name for name, row in live.match.row.seats.items() if name not in others and row.is_somebody]
        await matches.upgrades.choose(live, own, KINDS[wanted.choice])
        return told(live, seat)
