"""How many matches somebody may begin and have: counted by account, and by address without keeping any on disk."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from starlette.requests import HTTPConnection, Request

from arpents.hall.archive import Archive
from arpents.hall.person import Visitor
from arpents.host.house_rules import Quotas
from arpents.server.limits import MOST_ADDRESSES, address_of
from arpents.server.refusals import Refusal
from arpents.table.storage import Storage
from arpents.table.tables import MATCHES, SEATS

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LOOK_AGAIN: Final = 3600  # seconds after which it may be worth while to try, when no moment is known


class MatchQuotas:
    """What was begun within a day is in memory: each server counts for itself, and anew when it starts."""

    def __init__(self, quotas: Quotas | None, storage: Storage) -> None:
        self.quotas = quotas
        self.archive = Archive(storage)
        self.begun: OrderedDict[str, deque[tuple[float, str]]] = OrderedDict()  # by whom: when, and which match

    async def check(self, address: str, person: str | None) -> None:
        """Whether another match may be begun by this person, and from there."""
        if self.quotas is None:
            return
        for whose in self.keys(address, person):
            self.check_spans(whose)
        if person is not None and self.quotas.unfinished:
            count = await self.archive.read(lambda connection: unfinished_of(connection, person))
            if count >= self.quotas.unfinished:
                raise too_many_matches("too-many-unfinished", self.quotas.unfinished)
        most = self.quotas.unfinished_address
        ids = [id for _, id in self.begun.get(f"address {address}", ())]
        if most and len(ids) >= most:
            count = await self.archive.read(lambda connection: unfinished_among(connection, ids))
            if count >= most:
                raise too_many_matches("too-many-unfinished", most)

    def check_spans(self, whose: str) -> None:
        assert self.quotas is not None
        now = time.monotonic()
        moments = self.begun.get(whose, deque())
        for name, span, most in (("hour", HOUR, self.quotas.begun_hour), ("day", DAY, self.quotas.begun_day)):
            within = [moment for moment, _ in moments if moment > now - span]
            if most and len(within) >= most:
                seconds = int(within[-most] + span - now) + 1
                raise Refusal(
                    429,
                    "too-many-begun",
                    {"Retry-After": str(seconds)},
                    most=most,
                    span=name,
                    minutes=-(-seconds // 60),
                )

    def note(self, address: str, person: str | None, match: str) -> None:
        if self.quotas is None:
            return
        now = time.monotonic()
        for whose in self.keys(address, person):
            moments = self.begun.pop(whose, deque())
            moments.append((now, match))
            while len(moments) > max(1, self.quotas.unfinished_address, self.quotas.begun_day, self.quotas.begun_hour):
                moments.popleft()
            self.begun[whose] = moments
        while len(self.begun) > MOST_ADDRESSES:
            self.begun.popitem(last=False)

    def keys(self, address: str, person: str | None) -> list[str]:
        return [f"address {address}"] if person is None else [f"person {person}", f"address {address}"]

    async def check_trial(self, match: str) -> None:
        if self.quotas is None or not self.quotas.trials:
            return
        if await self.archive.read(lambda connection: trials_of(connection, match)) >= self.quotas.trials:
            raise too_many_matches("too-many-trials", self.quotas.trials)


def too_many_matches(reason: str, most: int) -> Refusal:
    return Refusal(429, reason, {"Retry-After": str(LOOK_AGAIN)}, most=most)


def quotas_of(connection: HTTPConnection) -> MatchQuotas:
    quotas: MatchQuotas = connection.app.state.quotas
    return quotas


def person_in(request: Request) -> str | None:
    """Whose account a match is counted for: a bot's for whoever answers for it."""
    visitor: Visitor | None = getattr(request.state, "visitor", None)
    return None if visitor is None else visitor.person.keeper or visitor.person.id


async def check_beginning(request: Request) -> None:
    await quotas_of(request).check(address_of(request.scope), person_in(request))


def note_beginning(request: Request, match: str) -> None:
    quotas_of(request).note(address_of(request.scope), person_in(request), match)


# -- counting


def unfinished_of(connection: Connection, person: str) -> int:
    own = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    wanted = sa.select(sa.func.count()).select_from(MATCHES)
    wanted = wanted.where(MATCHES.c.id.in_(own), ~MATCHES.c.over, MATCHES.c.origin == "")
    return int(connection.execute(wanted).scalar() or 0)


def unfinished_among(connection: Connection, ids: list[str]) -> int:
    wanted = sa.select(sa.func.count()).select_from(MATCHES).where(MATCHES.c.id.in_(ids), ~MATCHES.c.over)
    return int(connection.execute(wanted).scalar() or 0)


def trials_of(connection: Connection, match: str) -> int:
    """An origin begins with the match it is of."""
    start = '{"match": "' + match.replace("\\", "\\\\").replace("_", "\\_").replace("%", "\\%") + '"%'
    wanted = sa.select(sa.func.count()).select_from(MATCHES)
    wanted = wanted.where(MATCHES.c.origin.like(start, escape="\\"), ~MATCHES.c.over)
    return int(connection.execute(wanted).scalar() or 0)
