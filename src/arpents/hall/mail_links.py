"""Links by mail: signed, good once, for ten minutes. Whoever opens one has shown that the address is theirs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, hashed, new_id, now
from arpents.hall.errors import Conflict, Gone, NotAllowed, TooMany
from arpents.hall.people import insert_person, lock_person, select_person, update_person
from arpents.hall.people_storage import HALL_KEYS, MAIL_LINKS, PASSKEYS, PEOPLE
from arpents.hall.person import Person, checked_language, checked_mail, checked_name, checked_zone, mail_key

GOOD_SECONDS: Final = 600
KEPT_SECONDS: Final = 24 * 3600
MOST_SOON: Final = 3  # links to one address while the first of them is good
MOST_A_DAY: Final = 12
KEY_NAME: Final = "mail-links"


@dataclass(frozen=True)
class Stranger:
    """What somebody wants to be called who comes by mail for the first time."""

    name: str
    language: str
    time_zone: str


@dataclass(frozen=True)
class Opened:
    person: Person
    is_new: bool  # has an account only since this moment
    is_address: bool  # an address was confirmed; nobody came in


class MailLinks:
    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.key: bytes | None = None

    async def signing_key(self) -> bytes:
        """Made once, and the same for every server on this database."""
        if self.key is None:
            try:
                found = await self.archive.write(kept_key)
            except sa.exc.IntegrityError:  # another server was faster
                found = await self.archive.write(kept_key)
            self.key = found.encode()
        return self.key

    async def signature(self, secret: str, good_until: int) -> str:
        key = await self.signing_key()
        return hmac.new(key, f"{secret} {good_until}".encode(), hashlib.sha256).hexdigest()

    async def make(self, mail: str, person: Person | None = None) -> str:
        """What goes into a link to that address: to come in, or for somebody who is in, to have the address.

        Nothing here depends on whether the address is known.
        """
        address = checked_mail(mail)
        secret = secrets.token_urlsafe(24)
        good_until = now() + GOOD_SECONDS
        row = {
            "secret": hashed(secret),
            "person": None if person is None else person.id,
            "mail": address,
            "mail_key": mail_key(address),
            "made": now(),
            "good_until": good_until,
            "used": False,
        }
        await self.archive.write(lambda connection: insert_link(connection, row))
        return f"{secret}.{good_until}.{await self.signature(secret, good_until)}"

    async def open(self, link: str, opener: Person | None, stranger: Stranger | None) -> Opened:
        """Whoever comes in by the link. An unknown address wants a name first; until then the link stays good."""
        secret, _, rest = link.partition(".")
        until, _, signature = rest.partition(".")
        if not (until.isascii() and until.isdigit() and len(until) < 16):
            raise NotAllowed("link-forged")
        expected = await self.signature(secret, int(until))
        if not hmac.compare_digest(expected.encode(), signature.encode()):
            raise NotAllowed("link-forged")
        if int(until) < now():
            raise Gone("link-late")
        return await self.archive.write(lambda connection: use_link(connection, hashed(secret), opener, stranger))

    async def forget_address(self, person: Person) -> Person:
        """Not the last way in."""
        bare = replace(person, mail=None)

        def work(connection: Connection) -> None:
            lock_person(connection, person.id)
            if connection.execute(sa.select(PASSKEYS.c.id).where(PASSKEYS.c.person == person.id)).first() is None:
                raise Conflict("last-way-in")
            update_person(connection, bare)

        await self.archive.write(work)
        return bare


def kept_key(connection: Connection) -> str:
    wanted = sa.select(HALL_KEYS.c.value).where(HALL_KEYS.c.name == KEY_NAME)
    found: str | None = connection.execute(wanted).scalar()
    if found is None:
        found = secrets.token_urlsafe(32)
        connection.execute(HALL_KEYS.insert().values(name=KEY_NAME, value=found))
    return found


def insert_link(connection: Connection, row: Mapping[str, object]) -> None:
    moment = now()
    connection.execute(MAIL_LINKS.delete().where(MAIL_LINKS.c.made < moment - KEPT_SECONDS))
    same = MAIL_LINKS.c.mail_key == row["mail_key"]
    made = list(connection.execute(sa.select(MAIL_LINKS.c.made).where(same)).scalars())
    if len(made) >= MOST_A_DAY or sum(one > moment - GOOD_SECONDS for one in made) >= MOST_SOON:
        raise TooMany("too-many-links")
    connection.execute(MAIL_LINKS.insert().values(row))


def use_link(connection: Connection, secret: str, opener: Person | None, stranger: Stranger | None) -> Opened:
    same = MAIL_LINKS.c.secret == secret
    row = connection.execute(sa.select(MAIL_LINKS).where(same)).mappings().first()
    used = connection.execute(MAIL_LINKS.update().where(same, ~MAIL_LINKS.c.used).values(used=True)).rowcount
    if row is None or used != 1:
        raise Gone("link-used")
    if row["person"] is not None:
        if opener is None or opener.id != row["person"]:
            raise NotAllowed("link-of-another")
        confirmed = replace(opener, mail=row["mail"])
        update_person(connection, confirmed)
        return Opened(confirmed, False, True)
    known = select_person(connection, PEOPLE.c.mail_key == row["mail_key"])
    if known is not None:
        return Opened(known, False, False)
    if stranger is None:
        raise Conflict("name-wanted")
    person = Person(
        new_id(),
        checked_name(stranger.name),
        checked_language(stranger.language),
        checked_zone(stranger.time_zone),
        False,
        now(),
        row["mail"],
    )
    insert_person(connection, person)
    return Opened(person, True, False)
