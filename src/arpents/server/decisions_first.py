"""A decision goes straight to its match: what every click asks for does not pass all addresses there are.

Whatever is not plainly a decision (of another shape or type, cut off, too large) goes the way of every request, and is
refused there: what can be asked and what is answered is the same on both ways.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import sqlalchemy as sa
from pydantic import ValidationError
from starlette.requests import Request
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.engine.errors import ArpentsError
from arpents.server.match_models import Action
from arpents.server.match_routes import act, router
from arpents.server.reading_anew import answered_in_the_end
from arpents.server.recognition import recognize
from arpents.server.refusals import answer_error, answer_outage

PATH: Final = re.compile(r"/api/matches/([^/]{1,32})/seats/([^/]{1,64})/action")
JSON: Final = (b"content-type", b"application/json")


class DecisionsFirst:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.route: BaseRoute = next(route for route in router.routes if getattr(route, "endpoint", None) is act)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or JSON not in scope["headers"]:
            await self.app(scope, receive, send)
            return
        message = await receive()
        try:
            whole = message["type"] == "http.request" and not message.get("more_body", False)
            action = Action.model_validate_json(message["body"]) if whole else None
        except ValidationError:
            action = None
        if action is None:
            await self.app(scope, again(message, receive), send)
            return
        scope["route"] = self.route  # by which it is counted
        request = Request(scope, receive)
        try:
            await recognize(request)
            answer = await answered_in_the_end(partial(act, request, found[1], found[2], action))
        except ArpentsError as error:
            answer = await answer_error(request, error)
        except sa.exc.SQLAlchemyError as error:
            answer = await answer_outage(request, error)
        await answer(scope, receive, send)


def again(message: Message, receive: Receive) -> Receive:
    """What was received already comes first."""
    waiting = [message]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()

    return receiving
