"""People: who has an account, in which sessions, with which tokens; and how somebody leaves."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, hashed, new_id, now
from arpents.hall.errors import Conflict, NotFound, TooMany
from arpents.hall.moderation import check_admitted
from arpents.hall.people_storage import PEOPLE, SESSIONS, TOKENS
from arpents.hall.person import (
    Person,
    Visitor,
    checked_label,
    checked_language,
    checked_name,
    checked_scopes,
    checked_zone,
    mail_key,
    name_key,
)
from arpents.table.news import News, tell
from arpents.table.storage import Storage
from arpents.table.tables import SEATS

SESSION_AGE: Final = 180 * 24 * 3600  # seconds after which a session that nobody used is over
SEEN_EVERY: Final = 300  # seconds between two notes of when something was used last
FRESH: Final = 5.0  # seconds for which somebody who was recognised is recognised without looking again
MOST_KNOWN: Final = 10_000
MOST_SESSIONS: Final = 50  # of one person; the one that was used longest ago makes room
MOST_TOKENS: Final = 20
MOST_BOTS: Final = 10
TOKEN_MARK: Final = "arp_"  # what every token begins with
CHANGED: Final = "people"  # what other servers hear of: a person is called otherwise, or gone
ENDED: Final = "ended"  # a session or token is


@dataclass(frozen=True)
class SessionShown:
    id: str
    agent: str
    created: int
    seen: int


@dataclass(frozen=True)
class TokenShown:
    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    seen: int | None


class People:
    def __init__(self, storage: Storage) -> None:
        self.archive = Archive(storage)
        self.known: OrderedDict[str, tuple[float, Visitor]] = OrderedDict()  # by hash: until when, and who
        self.on_change: list[Callable[[str, Person | None], None]] = []  # told of whoever changes, or leaves (None)
        self.on_ending: list[Callable[[str], None]] = []  # told the ids of sessions and tokens that end

    # -- accounts

    async def create(
        self,
        name: str,
        language: str,
        time_zone: str,
        mail: str | None = None,
        keeper: str | None = None,
    ) -> Person:
        """A new person; with a keeper, a bot."""
        person = Person(
            new_id(),
            checked_name(name),
            checked_language(language),
            checked_zone(time_zone),
            keeper is not None,
            now(),
            mail,
            keeper,
        )
        await self.write_person(lambda connection: insert_person(connection, person), person)
        return person

    async def write_person(self, work: Callable[[Connection], None], person: Person) -> None:
        try:
            await self.archive.write(work)
        except sa.exc.IntegrityError:  # another server was faster
            raise Conflict("name-taken", text=person.name) from None

    async def find(self, id: str) -> Person | None:
        return await self.archive.read(lambda connection: select_person(connection, PEOPLE.c.id == id))

    async def named(self, name: str) -> Person | None:
        """Whoever goes by that name, however it is capitalised."""
        key = name_key(" ".join(name.split()))
        return await self.archive.read(lambda connection: select_person(connection, PEOPLE.c.name_key == key))

    async def bots_of(self, keeper: str) -> list[Person]:
        wanted = sa.select(PEOPLE).where(PEOPLE.c.keeper == keeper).order_by(PEOPLE.c.name_key)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).mappings().all())
        return [person_of(row) for row in rows]

    async def change(self, person: Person, name: str, language: str, time_zone: str) -> Person:
        """A name that was taken under earlier rules may stay."""
        changed = replace(
            person,
            name=name if name == person.name else checked_name(name),
            language=checked_language(language),
            time_zone=checked_zone(time_zone),
        )
        await self.write_person(lambda connection: update_person(connection, changed), changed)
        self.changed(person.id, changed)
        return changed

    async def leave(self, person: Person) -> None:
        """Name, mail, passkeys, sessions, tokens and bots are deleted; matches stay, with a seat nobody has."""
        gone, ended = await self.archive.write(lambda connection: delete_person(connection, person.id))
        self.ended(ended)
        for id in gone:
            self.changed(id, None)

    async def look_again(self, id: str) -> None:
        """Another server has changed a person."""
        self.changed(id, await self.find(id))

    def changed(self, id: str, person: Person | None) -> None:
        self.known.clear()
        for hear in self.on_change:
            hear(id, person)

    # -- sessions

    async def begin_session(self, person: Person, agent: str) -> str:
        """Its secret, which only the browser keeps."""
        secret = secrets.token_urlsafe(32)
        row = {
            "id": new_id(),
            "person": person.id,
            "secret": hashed(secret),
            "agent": agent[:200],
            "created": now(),
            "seen": now(),
        }
        await self.archive.write(lambda connection: insert_session(connection, row))
        return secret

    async def sessions(self, person: Person) -> list[SessionShown]:
        wanted = sa.select(SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen)
        wanted = wanted.where(SESSIONS.c.person == person.id, SESSIONS.c.seen > now() - SESSION_AGE)
        wanted = wanted.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).all())
        return [SessionShown(*row) for row in rows]

    async def end_session(self, person: Person, id: str) -> None:
        mine = sa.and_(SESSIONS.c.person == person.id, SESSIONS.c.id == id)
        ended = await self.archive.write(lambda connection: delete_some(connection, SESSIONS, mine))
        if not ended:
            raise NotFound("no-such-session")
        self.ended(ended)

    async def end_sessions(self, person: Person, but: str | None = None, only: str | None = None) -> None:
        """All of them, all but one, or only one, if it is there."""
        mine = sa.and_(SESSIONS.c.person == person.id, SESSIONS.c.id != (but or ""))
        if only is not None:
            mine = sa.and_(mine, SESSIONS.c.id == only)
        self.ended(await self.archive.write(lambda connection: delete_some(connection, SESSIONS, mine)))

    def ended(self, ids: list[str]) -> None:
        self.known.clear()
        for id in ids:
            for hear in self.on_ending:
                hear(id)

    # -- tokens

    async def make_token(self, person: Person, name: str, scopes: list[str]) -> tuple[TokenShown, str]:
        """The token is shown once."""
        secret = TOKEN_MARK + secrets.token_urlsafe(32)
        shown = TokenShown(new_id(), checked_label(name), tuple(sorted(checked_scopes(scopes))), now(), None)
        row = {
            "id": shown.id,
            "person": person.id,
            "secret": hashed(secret),
            "name": shown.name,
            "scopes": " ".join(shown.scopes),
            "created": shown.created,
        }
        await self.archive.write(lambda connection: insert_token(connection, row))
        return shown, secret

    async def tokens(self, person: Person) -> list[TokenShown]:
        wanted = sa.select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.created, TOKENS.c.id)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).all())
        return [TokenShown(row.id, row.name, tuple(row.scopes.split()), row.created, row.seen) for row in rows]

    async def end_token(self, owners: list[Person], id: str) -> None:
        """Of a person, or of a bot of theirs."""
        mine = sa.and_(TOKENS.c.person.in_([owner.id for owner in owners]), TOKENS.c.id == id)
        ended = await self.archive.write(lambda connection: delete_some(connection, TOKENS, mine))
        if not ended:
            raise NotFound("no-such-token")
        self.ended(ended)

    # -- who is it?

    async def recognize(self, secret: str) -> Visitor | None:
        """Whose session or token it is. What ends is unknown at once; where no news come, within `FRESH` seconds."""
        kept = hashed(secret)
        until, visitor = self.known.get(kept, (0.0, None))
        if visitor is None or time.monotonic() > until:
            visitor = await self.archive.read(lambda connection: select_visitor(connection, secret, kept))
            if visitor is None:
                self.known.pop(kept, None)
                return None
            self.known[kept] = (time.monotonic() + FRESH, visitor)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
            self.note_use(visitor)
        return visitor

    def note_use(self, visitor: Visitor) -> None:
        if visitor.seen is not None and visitor.seen > now() - SEEN_EVERY:
            return
        table, id = (SESSIONS, visitor.session) if visitor.session is not None else (TOKENS, visitor.token)
        noting = table.update().where(table.c.id == id).values(seen=now())
        self.archive.write_later(lambda connection: connection.execute(noting))


# -- rows


def person_of(row: sa.RowMapping | Mapping[str, Any]) -> Person:
    return Person(
        row["id"],
        row["name"],
        row["language"],
        row["time_zone"],
        bool(row["is_bot"]),
        row["created"],
        row["mail"],
        row["keeper"],
    )


def select_person(connection: Connection, which: sa.ColumnElement[bool]) -> Person | None:
    row = connection.execute(sa.select(PEOPLE).where(which)).mappings().first()
    return None if row is None else person_of(row)


def lock_person(connection: Connection, id: str) -> None:
    """Of two who change somebody's ways in at once, on two servers, one waits for the other."""
    connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == id).with_for_update())


def check_free(connection: Connection, person: Person) -> None:
    """Names and addresses are each somebody's; the tables see to it too, when two come at once."""
    other = PEOPLE.c.id != person.id
    if select_person(connection, sa.and_(other, PEOPLE.c.name_key == name_key(person.name))) is not None:
        raise Conflict("name-taken", text=person.name)
    if person.mail is not None:
        same = sa.and_(other, PEOPLE.c.mail_key == mail_key(person.mail))
        if select_person(connection, same) is not None:
            raise Conflict("mail-taken")


def columns_of(person: Person) -> dict[str, Any]:
    return {
        "name": person.name,
        "name_key": name_key(person.name),
        "language": person.language,
        "time_zone": person.time_zone,
        "mail": person.mail,
        "mail_key": None if person.mail is None else mail_key(person.mail),
    }


def insert_person(connection: Connection, person: Person) -> None:
    check_free(connection, person)
    if person.keeper is not None:
        kept = sa.select(sa.func.count()).where(PEOPLE.c.keeper == person.keeper)
        if (connection.execute(kept).scalar() or 0) >= MOST_BOTS:
            raise TooMany("too-many-bots", most=MOST_BOTS)
    values = columns_of(person) | {
        "id": person.id,
        "is_bot": person.is_bot,
        "keeper": person.keeper,
        "created": person.created,
    }
    connection.execute(PEOPLE.insert().values(values))


def update_person(connection: Connection, person: Person) -> None:
    check_free(connection, person)
    connection.execute(PEOPLE.update().where(PEOPLE.c.id == person.id).values(columns_of(person)))
    tell(connection, [News(CHANGED, person.id)])


def delete_person(connection: Connection, id: str) -> tuple[list[str], list[str]]:
    """The people who are gone (bots go with their keeper), and the sessions and tokens that ended."""
    own = sa.or_(PEOPLE.c.id == id, PEOPLE.c.keeper == id)
    gone = list(connection.execute(sa.select(PEOPLE.c.id).where(own)).scalars())
    ended: list[str] = []
    for table in (SESSIONS, TOKENS):
        ended += delete_some(connection, table, table.c.person.in_(gone))
    connection.execute(SEATS.update().where(SEATS.c.person.in_(gone)).values(person=None, left=True))
    connection.execute(PEOPLE.delete().where(PEOPLE.c.id.in_([one for one in gone if one != id])))
    connection.execute(PEOPLE.delete().where(PEOPLE.c.id == id))
    tell(connection, [News(CHANGED, one) for one in gone])
    return gone, ended


def delete_some(connection: Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> list[str]:
    ids = list(connection.execute(sa.select(table.c.id).where(which)).scalars())
    connection.execute(table.delete().where(table.c.id.in_(ids)))
    tell(connection, [News(ENDED, id) for id in ids])
    return ids


def insert_session(connection: Connection, row: dict[str, Any]) -> None:
    check_admitted(connection, row["person"])
    connection.execute(SESSIONS.delete().where(SESSIONS.c.seen < now() - SESSION_AGE))
    newest = sa.select(SESSIONS.c.id).where(SESSIONS.c.person == row["person"])
    newest = newest.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc(), SESSIONS.c.id)
    surplus = list(connection.execute(newest).scalars())[MOST_SESSIONS - 1 :]
    connection.execute(SESSIONS.delete().where(SESSIONS.c.id.in_(surplus)))
    connection.execute(SESSIONS.insert().values(row))


def insert_token(connection: Connection, row: dict[str, Any]) -> None:
    kept = sa.select(sa.func.count()).where(TOKENS.c.person == row["person"])
    if (connection.execute(kept).scalar() or 0) >= MOST_TOKENS:
        raise TooMany("too-many-tokens", most=MOST_TOKENS)
    connection.execute(TOKENS.insert().values(row))


def select_visitor(connection: Connection, secret: str, kept: str) -> Visitor | None:
    table = TOKENS if secret.startswith(TOKEN_MARK) else SESSIONS
    wanted = sa.select(table, PEOPLE).join(PEOPLE, PEOPLE.c.id == table.c.person).where(table.c.secret == kept)
    if table is SESSIONS:
        wanted = wanted.where(SESSIONS.c.seen > now() - SESSION_AGE)
    row = connection.execute(wanted.set_label_style(sa.LABEL_STYLE_TABLENAME_PLUS_COL)).first()
    if row is None:
        return None
    found = row._mapping
    person = person_of({column.name: found[column] for column in PEOPLE.c})
    if table is SESSIONS:
        return Visitor(person, found[SESSIONS.c.id], seen=found[SESSIONS.c.seen])
    check_admitted(connection, person.id, person.keeper)
    scopes = frozenset(found[TOKENS.c.scopes].split())
    return Visitor(person, None, found[TOKENS.c.id], scopes, found[TOKENS.c.seen])
