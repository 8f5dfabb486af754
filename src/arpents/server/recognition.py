"""Who asks? A browser shows the cookie of a session, a program a token; most show neither, and play all the same."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from arpents.hall.errors import NotAllowed, NotFound, NotSignedIn
from arpents.hall.people import SESSION_AGE, TOKEN_MARK, People
from arpents.hall.person import Person, Visitor
from arpents.server.limits import Rates, too_many
from arpents.server.seat_secrets import bearer_in
from arpents.server.settings import Settings
from arpents.table.match_row import Sitter

LONGEST_SECRET: Final = 128
READING: Final = ("GET", "HEAD")


def people_of(connection: HTTPConnection) -> People:
    people: People = connection.app.state.people
    return people


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.matches.settings
    return settings


# -- the cookie


def session_name(settings: Settings) -> str:
    return "__Host-arpents-session" if settings.secure else "arpents-session"


def give_session(answer: Response, settings: Settings, secret: str) -> None:
    answer.set_cookie(
        session_name(settings),
        secret,
        max_age=SESSION_AGE,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def take_session(answer: Response, settings: Settings) -> None:
    answer.delete_cookie(session_name(settings), path="/", secure=settings.secure, httponly=True, samesite="lax")


# -- who it is


def token_in(connection: HTTPConnection) -> str | None:
    bearer = bearer_in(connection)
    return bearer if bearer is not None and bearer.startswith(TOKEN_MARK) else None


async def recognize(connection: HTTPConnection) -> Visitor | None:
    """Whoever it is, from then on in `connection.state.visitor`; a token goes before a cookie."""
    secret = token_in(connection) or connection.cookies.get(session_name(settings_of(connection)))
    visitor = None
    if secret and len(secret) <= LONGEST_SECRET:
        visitor = await people_of(connection).recognize(secret)
    connection.state.visitor = visitor
    if visitor is not None:
        count_request(connection, visitor)
    return visitor


def count_request(connection: HTTPConnection, visitor: Visitor) -> None:
    """An account asks no more than an address does, from however many it comes; a bot's is its keeper's."""
    rates: Rates = connection.app.state.account_rates
    wait = rates.take(visitor.person.keeper or visitor.person.id, 1.0)
    if wait:
        raise too_many(wait)


def check_scope(connection: HTTPConnection, visitor: Visitor) -> None:
    """Whoever may play may look."""
    if not visitor.may("play") and not (connection.scope.get("method") in READING and visitor.may("read")):
        raise NotAllowed("token-scope")


def sitter_in(request: Request) -> Sitter | None:
    """The person for whom a recognised request takes a seat; nobody if it shows no account."""
    visitor: Visitor | None = request.state.visitor
    if visitor is None:
        if token_in(request) is not None:
            raise NotSignedIn("unknown-token")
        return None
    check_scope(request, visitor)
    return visitor.person.sitter


def check_hall(request: Request) -> None:
    """Where the host has opened no hall there is nothing of it."""
    if not settings_of(request).hall:
        raise NotFound("hall-closed")


async def current_visitor(request: Request) -> Visitor:
    check_hall(request)
    visitor = await recognize(request)
    if visitor is None:
        raise NotSignedIn("unknown-token" if token_in(request) is not None else "not-signed-in")
    return visitor


async def current_person(request: Request) -> Person:
    """Whoever asks, by a session or by a token with the scope that is wanted: `read` to look, `play` for the rest."""
    visitor = await current_visitor(request)
    check_scope(request, visitor)
    return visitor.person


async def person_or_nobody(request: Request) -> Person | None:
    """Whoever asks, or nobody where no account is shown; a token that is shown has to be good."""
    check_hall(request)
    visitor = await recognize(request)
    if visitor is None:
        if token_in(request) is not None:
            raise NotSignedIn("unknown-token")
        return None
    check_scope(request, visitor)
    return visitor.person


async def signed_in(request: Request) -> Visitor:
    """Somebody at a browser: no token is good for what concerns the account itself."""
    visitor = await current_visitor(request)
    if visitor.session is None:
        raise NotAllowed("session-wanted")
    return visitor


CurrentPerson = Annotated[Person, Depends(current_person)]
PersonOrNobody = Annotated[Person | None, Depends(person_or_nobody)]
SignedIn = Annotated[Visitor, Depends(signed_in)]
