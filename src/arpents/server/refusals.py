"""Every way to say no: a status, and a reason in both languages."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from arpents.engine.errors import (
    ArpentsError,
    MatchOver,
    UnknownAction,
    UnknownGame,
    UnknownQuery,
    UnknownSeat,
)
from arpents.hall.errors import Conflict, Gone, NotAllowed, NotDelivered, NotFound, NotSignedIn, TooMany
from arpents.server.log import LOG, in_short, place_of
from arpents.server.wording import wording
from arpents.table.lessons import UnknownLesson
from arpents.table.reading import Damaged
from arpents.table.stored_match import Frozen, Sealed

HALL_STATUS: Final[dict[type[ArpentsError], int]] = {
    NotSignedIn: 401,
    NotAllowed: 403,
    NotFound: 404,
    Conflict: 409,
    Gone: 410,
    TooMany: 429,
    NotDelivered: 503,
}

TRY_AGAIN: Final = {  # seconds after which enough is no longer enough; what wants something ended first has no moment
    "talk-too-fast": 60,
    "too-many-links": 600,
    "too-many-reports": 24 * 3600,
}


class Refusal(ArpentsError):
    """Something the server refuses by itself."""

    def __init__(self, status: int, reason: str, headers: dict[str, str] | None = None, **arguments: object) -> None:
        super().__init__(reason, "", **arguments)
        self.status = status
        self.headers = headers or {}


class StaleRevision(Refusal):
    def __init__(self, revision: int) -> None:
        super().__init__(409, "stale-revision")
        self.revision = revision


def status_of(error: ArpentsError) -> int:
    if isinstance(error, Refusal):
        return error.status
    for kind, status in HALL_STATUS.items():
        if isinstance(error, kind):
            return status
    if isinstance(error, (UnknownGame, UnknownSeat, UnknownLesson)):
        return 404
    if isinstance(error, UnknownQuery):
        return 404 if error.reason == "unknown-query" else 422
    if isinstance(error, UnknownAction):
        return 400
    if isinstance(error, Sealed):
        return 403
    if isinstance(error, (MatchOver, Frozen, Damaged)):
        return 409
    return 422


def refusal_body(error: ArpentsError, slug: str | None = None) -> dict[str, Any]:
    body = wording(slug).error(error)
    body["arguments"] = {name: plain(value) for name, value in error.arguments.items()}
    if isinstance(error, StaleRevision):
        body["revision"] = error.revision
    return body


def plain(value: object) -> object:
    if isinstance(value, (str, int, float, bool)) or value is None:
        return value
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return str(value)


def headers_of(error: ArpentsError) -> dict[str, str]:
    if isinstance(error, Refusal):
        return error.headers
    return {"Retry-After": str(TRY_AGAIN[error.reason])} if error.reason in TRY_AGAIN else {}


def refuse(error: ArpentsError, slug: str | None = None) -> Response:
    headers = headers_of(error)
    content = json.dumps(refusal_body(error, slug), ensure_ascii=False).encode("utf-8", "replace")
    return Response(content, status_of(error), {"Cache-Control": "no-store", **headers}, "application/json")


async def answer_error(request: Request, error: Exception) -> Response:
    """Engine errors are worded with the words of the game they came from."""
    assert isinstance(error, ArpentsError)
    return refuse(error, getattr(request.state, "game", None))


async def answer_outage(request: Request, error: Exception) -> Response:
    """The database does not answer; whatever it was told stays out of the log."""
    LOG.error("the database does not answer at %s: %s", place_of(request), in_short(error))
    return refuse(Refusal(503, "storage-down", {"Retry-After": "5"}))


__all__ = ["Refusal", "StaleRevision", "answer_error", "answer_outage", "refusal_body", "refuse", "status_of"]
