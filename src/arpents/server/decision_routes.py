"""Deciding. A decision goes straight to its match: what every click asks for does not pass all addresses there are.

Whatever is not plainly a decision (of another shape or type, cut off, too large) goes the way of every request, and is
refused there: what can be asked and what is answered is the same on both ways.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Final

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request
from pydantic import ValidationError
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.engine.errors import ArpentsError
from arpents.server.live_match import LiveMatch
from arpents.server.live_matches import LiveMatches
from arpents.server.match_models import Action, Played, StateOut, Undo
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, matches_of
from arpents.server.models import Refused
from arpents.server.reading_anew import MatchRoute, answered_in_the_end
from arpents.server.recognition import recognize
from arpents.server.refusals import answer_error, answer_outage
from arpents.server.states import json_text, text_answer

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api/matches",
    tags=["matches"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
PATH: Final = re.compile(r"/api/matches/([^/]{1,32})/seats/([^/]{1,64})/action")
JSON: Final = (b"content-type", b"application/json")


@router.post("/{match}/seats/{seat}/action", response_model=Played, dependencies=SECRET)
async def act(request: Request, match: MatchId, seat: SeatId, action: Action) -> Response:
    """Decide; answered when the decision is on disk."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        pause = matches.timekeeper.held_back(live, seat, action.words)
        if not pause:
            return await decided(matches, live, seat, action)
    await asyncio.sleep(pause)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        return await decided(matches, live, seat, action)


async def decided(matches: LiveMatches, live: LiveMatch, seat: str, action: Action) -> Response:
    """The answer is the frame that the other sockets of the seat are sent, made once, and what was played."""
    rows, left = await matches.play(live, seat, action.revision, action.words)
    played = json_text({"played": [row.words for row in rows], "left": left})
    return text_answer(f"{live.answered(seat, action.revision, action.client)[:-1]},{played[1:]}")


@router.post("/{match}/seats/{seat}/undo", response_model=StateOut, dependencies=SECRET)
async def undo(request: Request, match: MatchId, seat: SeatId, undoing: Undo) -> Response:
    """Take the seat's last decision back, or its last line, or all it can; or one decision, and keep the others."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        await matches.undo(live, seat, undoing.revision, undoing.what, undoing.words)
        return text_answer(live.answered(seat, undoing.revision, undoing.client))


class DecisionsFirst:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.route: BaseRoute = next(route for route in router.routes if getattr(route, "endpoint", None) is act)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or JSON not in scope["headers"]:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            message = await receive()
            action = read(message)
            if action is None:
                await self.app(scope, again(message, receive), send)
                return
            scope["route"] = self.route  # by which it is counted
            await recognize(request)
            answer = await answered_in_the_end(partial(act, request, found[1], found[2], action))
        except ArpentsError as error:
            answer = await answer_error(request, error)
        except sa.exc.SQLAlchemyError as error:
            answer = await answer_outage(request, error)
        await answer(scope, receive, send)


def read(message: Message) -> Action | None:
    """The decision, where the whole of it has come and is plainly one."""
    if message["type"] != "http.request" or message.get("more_body", False):
        return None
    try:
        return Action.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def again(message: Message, receive: Receive) -> Receive:
    """What was received already comes first."""
    waiting = [message]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()

    return receiving
