"""Time over HTTP: what becomes of a seat that is out of it, and what the table may pass."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from arpents.bots import BOTS, UnknownBot
from arpents.engine.agreement import forfeit, resign
from arpents.hall.agreements import check_running
from arpents.hall.clock_storage import ClockRow, keep_habit
from arpents.hall.errors import Conflict
from arpents.hall.stand_in import check_stood_in, is_deserted, late_seat, seat_computer, seat_holder
from arpents.server.live_match import LiveMatch
from arpents.server.live_matches import LiveMatches
from arpents.server.match_models import StateOut
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, claim_of, matches_of
from arpents.server.models import Refused
from arpents.server.reading_anew import MatchRoute
from arpents.server.recognition import recognize
from arpents.server.refusals import Refusal
from arpents.server.states import json_answer
from arpents.server.time_models import AutoPass, TimeChoice
from arpents.table.tables import MATCHES

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api/matches",
    tags=["time"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)


@router.post("/{match}/seats/{seat}/auto-pass", response_model=StateOut, dependencies=SECRET)
async def auto_pass(request: Request, match: MatchId, seat: SeatId, wanted: AutoPass) -> Response:
    """Let the table pass, always after the same delay, where this seat can do nothing else. Nobody else is told."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        if not live.match.kept:
            raise Refusal(409, "time-of-lesson")
        live.match.habits = {**live.match.habits, seat: wanted.on}
        await matches.change(live, [keep_habit(match, seat, wanted.on)], {seat})
        return json_answer(live.state_for(seat, live.audience(seat).revision))


@router.post("/{match}/seats/{seat}/time", response_model=StateOut, dependencies=SECRET)
async def out_of_time(request: Request, match: MatchId, seat: SeatId, wanted: TimeChoice) -> Response:
    """The other has no time left: wait for him, have the computer play on for him, or take the win. For somebody who
    has left the house nobody need wait."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        check_running(live.match)
        if live.match.over:
            raise Conflict("agreement-too-late")
        keeper = matches.timekeeper
        clock = None if live.clock is None else live.clock.clock
        late = late_seat(live.match, clock, seat, keeper.now(), keeper.holes)
        if wanted.choice == "stand-in":
            await stand_in(matches, live, late, wanted.level)
        elif wanted.choice == "win":
            ending = resign(late) if is_deserted(live.match, late) else forfeit(late)
            await matches.agree(live, lambda: ending, seat)
        elif live.clock is None:
            raise Conflict("time-unkept")
        else:
            live.clock = ClockRow(replace(live.clock.clock, waits_for=late), live.clock.number)
            await matches.change(live, [keeper.keeping(live)])
        return json_answer(live.state_for(seat, live.audience(seat).revision))


@router.post("/{match}/seats/{seat}/take-back", response_model=StateOut, dependencies=SECRET)
async def take_back(request: Request, match: MatchId, seat: SeatId) -> Response:
    """The computer plays on for this seat: whose it is sits down again, with the time of one turn."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        request.state.game = live.match.row.game
        live.match.game.seat_number(seat)
        row = live.match.row
        if not claim_of(request, match, seat).holds(row.seats[seat]):
            raise Refusal(403, "seat-of-computer" if row.seats[seat].kind == "bot" else "seat-of-another")
        check_stood_in(live.match, seat)
        if live.clock is not None:
            live.clock = ClockRow(live.clock.clock.coming_back(seat), live.clock.number)
        row.seats[seat].kind, row.seats[seat].bot = "person", None
        row.computer_due = live.match.computer_due
        due = MATCHES.update().where(MATCHES.c.id == row.id).values(computer_due=row.computer_due)
        await matches.change(
            live,
            [
                lambda connection: seat_holder(connection, row.id, seat),
                lambda connection: connection.execute(due),
                *matches.timekeeper.works(live, ()),
            ],
        )
        return json_answer(live.state_for(seat, live.audience(seat).revision))


async def stand_in(matches: LiveMatches, live: LiveMatch, late: str, level: str | None) -> None:
    if level not in BOTS:
        raise UnknownBot("unknown-bot", bot=str(level), known=list(BOTS))
    row = live.match.row
    if live.clock is not None:
        live.clock = ClockRow(live.clock.clock.without(late), live.clock.number)
    row.seats[late].kind, row.seats[late].bot = "bot", level
    row.computer_due = live.match.computer_due
    due = MATCHES.update().where(MATCHES.c.id == row.id).values(computer_due=row.computer_due)
    await matches.change(
        live,
        [
            lambda connection: seat_computer(connection, row.id, late, level),
            lambda connection: connection.execute(due),
            *matches.timekeeper.works(live, ()),
        ],
    )
