"""The hall as a request finds it: its parts, what the site is called, and how much one may ask of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from arpents.hall.errors import NotFound
from arpents.hall.hall import Hall
from arpents.hall.passkeys import Site, passkeys_known
from arpents.hall.person import Person
from arpents.server.limits import Rates, address_of, too_many
from arpents.server.recognition import settings_of
from arpents.server.settings import Settings
from arpents.server.wording import Plain

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
LIMITS: Final = {  # how many at once, and seconds until there is one more
    "sign-up": (20, 300.0),  # of one address: a club may share it
    "mail": (20, 60.0),
    "sign-in": (60, 5.0),
    "token": (10, 360.0),  # of one person
    "bot": (5, 3600.0),
    "call": (10, 30.0),  # somebody outside, to try it out
}


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


class HallLimits:
    """By address or by person; none at a table without limits."""

    def __init__(self, settings: Settings) -> None:
        on = 1.0 if settings.rate > 0 else 0.0
        self.rates = {what: Rates(on / seconds, burst) for what, (burst, seconds) in LIMITS.items()}

    def take(self, what: str, whose: str) -> None:
        wait = self.rates[what].take(whose, 1.0)
        if wait:
            raise too_many(wait)


def limit(request: Request, what: str, person: Person | None = None) -> None:
    limits: HallLimits = request.app.state.hall_limits
    limits.take(what, address_of(request.scope) if person is None else person.id)


# -- what the site is called


def public_base(connection: HTTPConnection) -> str | None:
    """Where letters and passkeys may point: the public name, or this very machine. Never what a request makes up."""
    settings = settings_of(connection)
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = connection.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    return f"http://{host}" if name in LOOPBACK else None


def site_of(connection: HTTPConnection) -> Site:
    """Browsers keep passkeys for names, and only where nobody can listen: over https, or on this machine."""
    base = public_base(connection)
    name = urlsplit(base).hostname if base else None
    if base is None or name is None or not passkeys_known():
        raise NotFound("passkeys-closed")
    parts = urlsplit(base)
    if (parts.scheme != "https" and name != "localhost") or name in LOOPBACK[1:]:
        raise NotFound("passkeys-closed")
    return Site(name, f"{parts.scheme}://{parts.netloc}")


def has_passkeys(connection: HTTPConnection) -> bool:
    try:
        site_of(connection)
    except NotFound:
        return False
    return True


def has_mail(connection: HTTPConnection) -> bool:
    return hall_of(connection).post.is_open and public_base(connection) is not None


# -- what is told


def moment_shown(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def me_shown(person: Person) -> Plain:
    return {
        "id": person.id,
        "name": person.name,
        "is_bot": person.is_bot,
        "language": person.language,
        "time_zone": person.time_zone,
    }
