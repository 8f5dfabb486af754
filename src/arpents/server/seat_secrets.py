"""Whose seat is it? A seat is kept as the hash of its secret; a browser makes the secrets of its seats from one key.

The key of a browser is its one cookie. The secret of each seat it takes follows from the key, so that any number of
matches wants no further cookie, and the table need not know which seats are one browser's.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from arpents.hall.people import TOKEN_MARK
from arpents.hall.person import Visitor
from arpents.server.settings import Settings
from arpents.table.match_row import SeatRow

COOKIE_AGE: Final = 400 * 24 * 3600  # the longest browsers allow
KEYS: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same_secret(secret: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(secret), kept)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_key() -> str:
    return secrets.token_urlsafe(32)


def derived(key: str, *parts: str) -> str:
    """A secret that follows from the key, and from which the key does not follow."""
    digest = hmac.new(key.encode(), "/".join(parts).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def seat_secret(key: str, match: str, seat: str) -> str:
    return derived(key, match, seat)


def key_of_joining(token: str, invitation: str, match: str, seat: str) -> str:
    """The key of a browser that had none when it came with an invitation and a token of its own choice."""
    return derived(token, "join", match, seat, invitation)


# -- cookies


def key_name(settings: Settings) -> str:
    """Behind https nobody but this very host can set it."""
    return "__Host-arpents" if settings.secure else "arpents"


def seat_cookie(seat: str) -> str:
    return f"arpents-{seat}"


def key_in(connection: HTTPConnection, settings: Settings) -> str | None:
    key = connection.cookies.get(key_name(settings), "")
    return key if KEYS.fullmatch(key) else None


def bearer_in(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


class Claim:
    """What a request brings to show that it comes from the holder of a seat."""

    def __init__(self, connection: HTTPConnection, settings: Settings, match: str, seat: str) -> None:
        bearer = bearer_in(connection)
        named = bearer if bearer is not None else connection.cookies.get(seat_cookie(seat))
        self.named = named is not None  # whether it names a secret of this very seat, right or wrong
        self.secrets = [] if named is None else [named]
        key = key_in(connection, settings)
        if key is not None and bearer is None:
            self.secrets.append(seat_secret(key, match, seat))
        self.visitor: Visitor | None = getattr(connection.state, "visitor", None)
        self.by_token = bearer is not None and bearer.startswith(TOKEN_MARK)  # of somebody, known or not
        self.reading = connection.scope["type"] == "websocket" or connection.scope.get("method") in ("GET", "HEAD")

    def holds(self, row: SeatRow) -> bool:
        if row.person is not None:
            return self.is_of(row.person.id) and self.suffices
        return self.knows(row.secret)

    def knows(self, kept: str | None) -> bool:
        return any(same_secret(secret, kept) for secret in self.secrets)

    def is_of(self, person: str) -> bool:
        return self.visitor is not None and self.visitor.person.id == person

    @property
    def suffices(self) -> bool:
        """Whether a token is good for this: whoever may play may look."""
        visitor = self.visitor
        return visitor is not None and (visitor.may("play") or (self.reading and visitor.may("read")))


def give_key(answer: Response, settings: Settings, key: str) -> None:
    path = "/" if settings.secure else "/api/matches"  # the name demands it
    give(answer, settings, key_name(settings), key, path)


def give_seat(answer: Response, settings: Settings, match: str, seat: str, secret: str) -> None:
    """For a seat whose secret does not follow from this browser's key: it was taken on another device."""
    give(answer, settings, seat_cookie(seat), secret, f"/api/matches/{match}")


def give(answer: Response, settings: Settings, name: str, value: str, path: str) -> None:
    answer.set_cookie(
        name, value, max_age=COOKIE_AGE, path=path, secure=settings.secure, httponly=True, samesite="strict"
    )
