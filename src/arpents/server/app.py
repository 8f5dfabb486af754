"""The application: `create_app(settings)`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import sqlalchemy as sa
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from arpents.engine.errors import ArpentsError
from arpents.hall.hall import Hall
from arpents.hall.letters import Post
from arpents.hall.lobby import Lobby
from arpents.hall.people import CHANGED, ENDED
from arpents.hall.talk import Talk
from arpents.hall.tournaments import Tournaments
from arpents.server import (
    agreement_routes,
    decision_routes,
    game_routes,
    health_routes,
    host_routes,
    kept_routes,
    lesson_routes,
    live_routes,
    lobby_routes,
    match_routes,
    notice_routes,
    offline_routes,
    people_routes,
    rating_routes,
    replay_routes,
    sign_in_routes,
    talk_routes,
    time_routes,
    tournament_routes,
    upgrade_routes,
)
from arpents.server.contest_keeper import ContestKeeper
from arpents.server.decision_routes import DecisionsFirst
from arpents.server.hall_site import HallLimits
from arpents.server.health_routes import Checkup
from arpents.server.host_routes import Readiness
from arpents.server.housekeeping import Housekeeping
from arpents.server.limits import Rates
from arpents.server.live_matches import LiveMatches
from arpents.server.live_routes import AccountSockets, WebSocketLimit
from arpents.server.log import LOG, place_of
from arpents.server.metrics import MeasuringMiddleware, Metrics
from arpents.server.middleware import SecurityMiddleware
from arpents.server.notifier import Notifier
from arpents.server.quotas import MatchQuotas
from arpents.server.refusals import Refusal, answer_error, answer_outage, refuse
from arpents.server.replay_routes import ReplayCache
from arpents.server.settings import Settings
from arpents.server.shared_analyses import analyses_for
from arpents.server.static import WebFiles
from arpents.server.tournament_check import TournamentCheck
from arpents.server.tracing import TracingMiddleware
from arpents.table import news
from arpents.table.storage import Storage
from arpents.version import VERSION

SILENT: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
API = "/api/"
READING = ("GET", "HEAD")
DESCRIPTION = """\
One table for five games. Begin a match, join a seat, read its state, and play one of its actions.
A seat belongs to whoever holds its secret: send it as `Authorization: Bearer …`. Changes are told on a WebSocket at
`…/live`, or by `?wait=` on a state. Everything is explained in `docs/api.md`.
"""


ROUTES = (  # addresses are tried in this order
    lesson_routes,
    lobby_routes,
    time_routes,
    agreement_routes,
    upgrade_routes,
    talk_routes,
    decision_routes,
    match_routes,
    live_routes,
    replay_routes,
    game_routes,
    health_routes,
    host_routes,
    kept_routes,
    offline_routes,
    sign_in_routes,
    people_routes,
    notice_routes,
    rating_routes,
    tournament_routes,
)
FAULTS = {  # what pydantic calls what the texts tell apart
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "short",
    "half_character": "half",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        matches = LiveMatches(Storage(settings.database), settings)
        app.state.matches = matches
        hall = app.state.hall = Hall(matches.storage, Post(settings.smtp, settings.mail_from))
        app.state.people = hall.people
        hall.people.on_change.append(matches.seating.show_person)
        hall.people.on_ending.append(app.state.account_sockets.end)
        matches.follower.on(ENDED, lambda one: hall.people.ended([one.subject]))
        matches.follower.on(CHANGED, lambda one: matches.run_in_background(hall.people.look_again(one.subject)))
        app.state.lobby = Lobby(hall.people.archive)
        app.state.talk = Talk(hall.people.archive)
        app.state.tournaments = Tournaments(hall.people.archive)
        matches.follower.on(news.TALK, matches.hear_talk)
        app.state.analyses = analyses_for(matches)
        app.state.checkup = Checkup(matches)
        app.state.readiness = Readiness(matches)
        matches.metrics = app.state.metrics
        notifier = app.state.notifier = Notifier(matches, hall)
        app.state.lobby.on_offer.append(notifier.invited)
        app.state.tournaments.on_invite.append(notifier.invited_to_tournament)
        for inviting in (app.state.lobby, app.state.tournaments):
            inviting.on_change.append(notifier.invitations_changed)
        contests = ContestKeeper(matches)
        hall.people.on_change.append(contests.show_person)
        app.state.tournament_check = TournamentCheck(matches)
        app.state.quotas = MatchQuotas(settings.quotas, matches.storage)
        housekeeping = Housekeeping(matches)
        await matches.timekeeper.open()
        matches.open()
        housekeeping.open()
        notifier.open()
        contests.open()
        try:
            yield
        finally:
            await matches.close()

    app = FastAPI(
        title="Arpents",
        version=VERSION,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry=SILENT,
    )
    app.state.replays = ReplayCache()
    app.state.metrics = Metrics()
    app.state.websockets = WebSocketLimit(settings.connections)
    app.state.account_sockets = AccountSockets()
    app.state.rates = Rates(settings.rate, settings.burst)
    app.state.account_rates = Rates(settings.rate, settings.burst)
    app.state.hall_limits = HallLimits(settings)
    for routes in ROUTES:
        app.router.routes.extend(routes.router.routes)  # as they are: including a router makes each of them anew
    app.state.files = WebFiles(settings.web, settings.hall)
    app.add_exception_handler(ArpentsError, answer_error)
    app.add_exception_handler(RequestValidationError, answer_shape)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(sa.exc.SQLAlchemyError, answer_outage)
    app.add_exception_handler(Exception, answer_fault)
    app.add_middleware(DecisionsFirst)
    app.add_middleware(PageFirst, answer=page, others={route.path for route in app.routes if isinstance(route, Route)})
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(SecurityMiddleware, settings=settings, rates=app.state.rates)
    app.add_middleware(MeasuringMiddleware, metrics=app.state.metrics)
    app.add_middleware(TracingMiddleware)
    return app


async def answer_shape(request: Request, error: Exception) -> Response:
    """The first thing that has another shape than the document says; what the library says of it is for programs."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return refuse(Refusal(400, "bad-json"))
    where = ".".join(str(part) for part in first["loc"])
    if first["type"] == "string_too_long":
        return refuse(Refusal(422, "too-long", where=where[:200], most=first["ctx"]["max_length"]))
    return refuse(Refusal(422, "bad-request", where=where[:200], fault=FAULTS.get(first["type"], "other")))


async def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    cause = error.__cause__
    if isinstance(cause, ArpentsError):  # a body that was cut off while it was read
        return refuse(cause)
    if error.status_code == 400:
        return refuse(Refusal(400, "bad-json", headers))
    if error.status_code == 404:
        return refuse(Refusal(404, "no-such-file", headers))
    if error.status_code == 405:
        return refuse(Refusal(405, "method-not-allowed", headers, text=request.method))
    return refuse(Refusal(error.status_code, "bad-request", headers, where="http", fault="other"))


class PageFirst:
    """Files of the page do not wait for the routes of the API."""

    def __init__(self, app: ASGIApp, answer: Callable[[Request], Response], others: set[str]) -> None:
        self.app = app
        self.answer = answer
        self.others = {path for path in others if not path.startswith(API)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in READING and self.is_file(scope["path"]):
            await self.answer(Request(scope))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def is_file(self, path: str) -> bool:
        return not path.startswith(API) and path.rstrip("/") not in self.others


def page(request: Request) -> Response:
    """Whatever is no part of the API is a file of the page."""
    files: WebFiles = request.app.state.files
    try:
        return files.answer(request)
    except Refusal as refusal:
        return refuse(refusal)


async def answer_fault(request: Request, error: Exception) -> Response:
    LOG.error("fault at %s %s", request.method, place_of(request), exc_info=error)
    return refuse(Refusal(500, "server-fault"))
