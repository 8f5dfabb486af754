"""Passkeys: made once, shown to sign in. The key itself never leaves its device; here is only what it is known by."""

from __future__ import annotations

import base64
import json
import secrets
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, hashed, new_id, now
from arpents.hall.errors import Conflict, HallError, NotAllowed, NotFound, TooMany
from arpents.hall.people import insert_person, lock_person, select_person
from arpents.hall.people_storage import CEREMONIES, PASSKEYS, PEOPLE
from arpents.hall.person import Person, checked_label

CEREMONY_SECONDS: Final = 300
MOST_PASSKEYS: Final = 20  # of one person
HOUSE_NAME: Final = "Arpents"


def passkeys_known() -> bool:
    """Whether the library is here."""
    return find_spec("webauthn") is not None


@dataclass(frozen=True)
class Site:
    """What a passkey belongs to: the name of the host, and the origin of the page that may ask for it."""

    name: str
    origin: str


@dataclass(frozen=True)
class PasskeyShown:
    id: str
    name: str
    created: int
    used: int | None


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkeys:
    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    # -- making one

    async def options_to_make(self, site: Site, person: Person) -> dict[str, Any]:
        """What the browser is asked for; the person need not be kept yet."""
        known = await self.archive.read(lambda connection: credentials_of(connection, person.id))
        challenge = await self.challenge(person.id)
        import webauthn  # when first wanted: it takes long to read
        from webauthn.helpers import structs

        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=HOUSE_NAME,
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=challenge,
            timeout=CEREMONY_SECONDS * 1000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(unpacked(one)) for one in known],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def sign_up(self, site: Site, person: Person, credential: dict[str, Any], name: str) -> Person:
        """A new person, known by a passkey: both are kept, or neither. It was begun for nobody yet."""
        id, row = await self.made(site, credential, name)
        new = Person(id, person.name, person.language, person.time_zone, False, now())

        def work(connection: Connection) -> None:
            if select_person(connection, PEOPLE.c.id == id) is not None:
                raise NotAllowed("passkey-unknown")
            insert_person(connection, new)
            insert_passkey(connection, row)

        await self.archive.write(work)
        return new

    async def add(self, site: Site, person: Person, credential: dict[str, Any], name: str) -> None:
        id, row = await self.made(site, credential, name)
        if id != person.id:
            raise NotAllowed("passkey-unknown")
        await self.archive.write(lambda connection: insert_passkey(connection, row))

    async def made(self, site: Site, credential: dict[str, Any], name: str) -> tuple[str, dict[str, Any]]:
        """For whom it was made, and its row."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        label = checked_label(name)
        challenge, person = await self.end(credential)
        if person is None:
            raise NotAllowed("passkey-unknown")
        try:
            verified = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
            raise NotAllowed("passkey-unknown") from None
        return person, {
            "id": new_id(),
            "person": person,
            "credential": packed(verified.credential_id),
            "public_key": packed(verified.credential_public_key),
            "sign_count": verified.sign_count,
            "name": label,
            "created": now(),
        }

    # -- signing in

    async def options_to_show(self, site: Site) -> dict[str, Any]:
        """Any passkey of this site: the device knows whose it has."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self.challenge(None),
            timeout=CEREMONY_SECONDS * 1000,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def sign_in(self, site: Site, credential: dict[str, Any]) -> Person:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge, begun_for = await self.end(credential)
        wanted = sa.select(PASSKEYS).where(PASSKEYS.c.credential == str(credential.get("id", ""))[:1400])
        key = await self.archive.read(lambda connection: connection.execute(wanted).mappings().first())
        if key is None or begun_for is not None:
            raise NotAllowed("passkey-unknown")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=unpacked(key["public_key"]),
                credential_current_sign_count=key["sign_count"],
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
            raise NotAllowed("passkey-unknown") from None

        def work(connection: Connection) -> Person | None:
            used = PASSKEYS.update().where(PASSKEYS.c.id == key["id"])
            connection.execute(used.values(sign_count=verified.new_sign_count, used=now()))
            return select_person(connection, PEOPLE.c.id == key["person"])

        person = await self.archive.write(work)
        if person is None:
            raise NotAllowed("passkey-unknown")
        return person

    # -- those that there are

    async def of(self, person: Person) -> list[PasskeyShown]:
        wanted = sa.select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.created, PASSKEYS.c.used)
        wanted = wanted.where(PASSKEYS.c.person == person.id).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).all())
        return [PasskeyShown(*row) for row in rows]

    async def remove(self, person: Person, id: str) -> None:
        """Not the last way in."""
        await self.archive.write(lambda connection: remove_passkey(connection, person.id, id))

    # -- challenges, each good once

    async def challenge(self, person: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        row = {"challenge": hashed(packed(challenge)), "person": person, "good_until": now() + CEREMONY_SECONDS}

        def work(connection: Connection) -> None:
            connection.execute(CEREMONIES.delete().where(CEREMONIES.c.good_until < now()))
            connection.execute(CEREMONIES.insert().values(row))

        await self.archive.write(work)
        return challenge

    async def end(self, credential: dict[str, Any]) -> tuple[bytes, str | None]:
        """The challenge that this answers, and for whom it was begun."""
        try:
            told = json.loads(unpacked(credential["response"]["clientDataJSON"]))
            challenge = str(told["challenge"])
            raw = unpacked(challenge)
        except (ValueError, TypeError, KeyError, RecursionError):
            raise HallError("passkey-shape") from None
        which = CEREMONIES.c.challenge == hashed(challenge)

        def work(connection: Connection) -> sa.RowMapping | None:
            row = connection.execute(sa.select(CEREMONIES).where(which)).mappings().first()
            ended = connection.execute(CEREMONIES.delete().where(which)).rowcount
            return row if ended == 1 else None

        row = await self.archive.write(work)
        if row is None or row["good_until"] < now():
            raise NotAllowed("passkey-late")
        return raw, row["person"]


def credentials_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(sa.select(PASSKEYS.c.credential).where(PASSKEYS.c.person == person)).scalars())


def remove_passkey(connection: Connection, person: str, id: str) -> None:
    lock_person(connection, person)
    count = len(credentials_of(connection, person))
    mine = sa.and_(PASSKEYS.c.person == person, PASSKEYS.c.id == id)
    if connection.execute(PASSKEYS.delete().where(mine)).rowcount == 0:
        raise NotFound("no-such-passkey")
    kept = select_person(connection, PEOPLE.c.id == person)
    if count == 1 and (kept is None or kept.mail is None):
        raise Conflict("last-way-in")


def insert_passkey(connection: Connection, row: dict[str, Any]) -> None:
    if len(credentials_of(connection, row["person"])) >= MOST_PASSKEYS:
        raise TooMany("too-many-passkeys", most=MOST_PASSKEYS)
    known = sa.select(PASSKEYS.c.id).where(PASSKEYS.c.credential == row["credential"])
    if connection.execute(known).first() is not None:
        raise Conflict("passkey-known")
    connection.execute(PASSKEYS.insert().values(row))
