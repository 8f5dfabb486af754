"""Talk at a match: players among themselves, spectators apart, notes that nobody else reads; and who is not heard.

Texts are plain: whatever they say is shown as it stands, and nothing in them is ever carried out.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, new_id, now
from arpents.hall.errors import Conflict, HallError, NotFound, TooMany
from arpents.hall.lobby_storage import MESSAGES, NOTES, REPORTS, SHUNNED
from arpents.hall.people_storage import PEOPLE
from arpents.hall.person import Person
from arpents.table.match_row import Sitter
from arpents.table.news import TALK, News, tell

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
LONGEST_MESSAGE: Final = 1000  # characters
LONGEST_NOTE: Final = 4000
LONGEST_REPORT: Final = 2000
MOST_MESSAGES: Final = 5000  # of one match
MOST_IN_A_MINUTE: Final = 15  # of one author at one match
MOST_NOTES: Final = 200  # of one seat
MOST_REPORTS: Final = 20  # of one person in a day
MOST_SHUNNED: Final = 500
TRIES: Final = 5  # to get a number when several servers write at once


@dataclass(frozen=True)
class Message:
    number: int
    room: str
    seat: str
    person: Sitter | None
    text: str
    made: int
    hidden: bool = False  # by the host: its text is not told


@dataclass(frozen=True)
class Note:
    number: int
    revision: int
    text: str
    made: int


def checked_text(text: str, longest: int) -> str:
    """Lines of plain text: no control characters, nothing that turns the line around."""
    lines = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    kept = ["".join(one for one in line if one == "\t" or is_shown(one)).rstrip() for line in lines]
    plain = "\n".join(kept).strip()
    if not plain:
        raise HallError("text-empty")
    if len(plain) > longest:
        raise HallError("text-too-long", most=longest)
    return plain


def is_shown(character: str) -> bool:
    """Joiners are part of words and pictures; other format characters and all control characters are not."""
    return character in "\u200c\u200d" or unicodedata.category(character) not in (
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
        "Zl",
        "Zp",
    )


class Talk:
    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    # -- messages

    async def say(self, match: str, room: str, seat: str, person: Sitter | None, text: str) -> Message:
        plain = checked_text(text, LONGEST_MESSAGE)
        for left in range(TRIES, 0, -1):
            try:
                return await self.archive.write(
                    lambda connection: insert_message(connection, match, room, seat, person, plain)
                )
            except sa.exc.IntegrityError:  # another server has given the number away
                if left == 1:
                    raise
        raise AssertionError

    async def messages(self, match: str, room: str, reader: str | None, after: int = 0) -> list[Message]:
        """What the reader hears: nothing of people whom he has muted or blocked."""
        shown = sa.and_(MESSAGES.c.match == match, MESSAGES.c.room == room, MESSAGES.c.number > after)
        if reader is not None:
            shunned = sa.select(SHUNNED.c.other).where(SHUNNED.c.person == reader)
            shown = sa.and_(shown, sa.or_(MESSAGES.c.person.is_(None), MESSAGES.c.person.not_in(shunned)))
        joined = MESSAGES.outerjoin(PEOPLE, PEOPLE.c.id == MESSAGES.c.person)
        wanted = sa.select(MESSAGES, PEOPLE.c.name, PEOPLE.c.is_bot).select_from(joined).where(shown)
        wanted = wanted.order_by(MESSAGES.c.number)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).mappings().all())
        return [message_of(row) for row in rows]

    # -- notes

    async def notes(self, match: str, seat: str) -> list[Note]:
        wanted = sa.select(NOTES).where(NOTES.c.match == match, NOTES.c.seat == seat).order_by(NOTES.c.number)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).all())
        return [Note(row.number, row.revision, row.text, row.made) for row in rows]

    async def note(self, match: str, seat: str, person: str | None, revision: int, text: str) -> Note:
        plain = checked_text(text, LONGEST_NOTE)

        def work(connection: Connection) -> Note:
            own = sa.and_(NOTES.c.match == match, NOTES.c.seat == seat)
            counted = sa.select(sa.func.count(), sa.func.max(NOTES.c.number)).select_from(NOTES).where(own)
            count, last = connection.execute(counted).one()
            if count >= MOST_NOTES:
                raise TooMany("too-many-notes", most=MOST_NOTES)
            made = Note((last or 0) + 1, revision, plain, now())
            values = {"match": match, "seat": seat, "person": person}
            connection.execute(NOTES.insert().values(**values, **vars(made)))
            return made

        return await self.archive.write(work)

    async def change_note(self, match: str, seat: str, number: int, text: str) -> None:
        """Say it otherwise; without words it is thrown away."""
        which = sa.and_(NOTES.c.match == match, NOTES.c.seat == seat, NOTES.c.number == number)
        if text.strip():
            changing: Any = NOTES.update().where(which).values(text=checked_text(text, LONGEST_NOTE))
        else:
            changing = NOTES.delete().where(which)
        if await self.archive.write(lambda connection: connection.execute(changing).rowcount) != 1:
            raise NotFound("no-such-note")

    # -- who is not heard

    async def shunned(self, person: Person) -> list[tuple[Sitter, str]]:
        joined = SHUNNED.join(PEOPLE, PEOPLE.c.id == SHUNNED.c.other)
        wanted = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.is_bot, SHUNNED.c.kind).select_from(joined)
        wanted = wanted.where(SHUNNED.c.person == person.id).order_by(PEOPLE.c.name_key)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).all())
        return [(Sitter(row.id, row.name, bool(row.is_bot)), row.kind) for row in rows]

    async def shun(self, person: Person, other: Person, kind: str) -> None:
        """Mute or block somebody, or (an empty kind) neither any more."""
        if person.id == other.id:
            raise HallError("shun-oneself")

        def work(connection: Connection) -> None:
            own = SHUNNED.c.person == person.id
            connection.execute(SHUNNED.delete().where(own, SHUNNED.c.other == other.id))
            if not kind:
                return
            count = connection.execute(sa.select(sa.func.count()).select_from(SHUNNED).where(own)).scalar() or 0
            if count >= MOST_SHUNNED:
                raise TooMany("too-many-shunned", most=MOST_SHUNNED)
            connection.execute(SHUNNED.insert().values(person=person.id, other=other.id, kind=kind, made=now()))

        await self.archive.write(work)

    # -- the host

    async def report(self, person: Person, match: str, room: str, number: int, text: str) -> str:
        """Tell the host of a message; it is kept as it was."""
        why = checked_text(text, LONGEST_REPORT)
        found = next((one for one in await self.messages(match, room, None) if one.number == number), None)
        if found is None or found.hidden:
            raise NotFound("no-such-message")
        about = None if found.person is None else found.person.id
        if about == person.id:
            raise Conflict("report-oneself")
        id = new_id()

        def work(connection: Connection) -> None:
            today = sa.and_(REPORTS.c.reporter == person.id, REPORTS.c.made > now() - 24 * 3600)
            count = connection.execute(sa.select(sa.func.count()).select_from(REPORTS).where(today)).scalar() or 0
            if count >= MOST_REPORTS:
                raise TooMany("too-many-reports")
            row = {"id": id, "reporter": person.id, "person": about, "match": match, "number": number}
            connection.execute(REPORTS.insert().values(**row, message=found.text, text=why, made=now()))

        await self.archive.write(work)
        return id


# -- rows


def message_of(row: sa.RowMapping) -> Message:
    person = None if row["person"] is None else Sitter(row["person"], row["name"], bool(row["is_bot"]))
    hidden = row["hidden"] is not None
    return Message(row["number"], row["room"], row["seat"], person, "" if hidden else row["text"], row["made"], hidden)


def insert_message(
    connection: Connection, match: str, room: str, seat: str, person: Sitter | None, text: str
) -> Message:
    counted = sa.select(sa.func.count(), sa.func.max(MESSAGES.c.number)).select_from(MESSAGES)
    count, last = connection.execute(counted.where(MESSAGES.c.match == match)).one()
    if count >= MOST_MESSAGES:
        raise TooMany("talk-full")
    author = MESSAGES.c.seat == seat if person is None else MESSAGES.c.person == person.id
    recent = sa.and_(MESSAGES.c.match == match, author, MESSAGES.c.made > now() - 60)
    spoken = connection.execute(sa.select(sa.func.count()).select_from(MESSAGES).where(recent)).scalar() or 0
    if spoken >= MOST_IN_A_MINUTE:
        raise TooMany("talk-too-fast")
    said = Message((last or 0) + 1, room, seat, person, text, now())
    connection.execute(
        MESSAGES.insert().values(
            match=match,
            number=said.number,
            room=room,
            seat=seat,
            person=None if person is None else person.id,
            text=text,
            made=said.made,
        )
    )
    tell(connection, [News(TALK, match, said.number)])
    return said
