"""Notices: one a turn, written with the decision that brings it about, sent when its reader wants it.

A notice knows the game, the opponent, that it is one's turn and how long: all of it is on the seat's own table, so two
matches that look the same to a seat bring the same notice. Of an invitation it knows who invites, and to what.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.archive import Archive, hashed, new_id
from arpents.hall.errors import HallError, NotFound, TooMany
from arpents.hall.invitations import is_answerable
from arpents.hall.lobby import blocked
from arpents.hall.moderation import is_kept_out
from arpents.hall.notice_storage import (
    CHANNELS,
    FEEDS,
    MATCH_NOTICES,
    NOTICE_SETTINGS,
    NOTICES,
    OUTBOX,
    PRESENCES,
)
from arpents.hall.pace import HOUR, MINUTE, SECOND, Calendar, checked_calendar, moment_of
from arpents.hall.people_storage import PEOPLE
from arpents.hall.person import Person
from arpents.hall.turn_statements import (
    INSERTING,
    LAST_SENT,
    LAST_SENT_AT,
    SENDING,
    SETTINGS,
    SETTINGS_AT,
    WAY,
    WAYS,
    ZONE,
    seeing,
    silencing,
    waiting_of,
)
from arpents.table.storage import replace

TURN: Final = "turn"
RULES: Final = "rules"  # have changed, and the match waits for a choice
REMINDER: Final = "reminder"  # with the hours that are left behind it
LATE: Final = "late"
OVER: Final = "over"
BEGUN: Final = "begun"  # by somebody else, and one is not asked yet
INVITATION: Final = "invitation"
PROPOSALS: Final = ("draw", "rewind", "rematch")
SUPERSEDED: Final = silencing(TURN, BEGUN).where(OUTBOX.c.channel == WAY)
ANSWERED: Final = (silencing(TURN, RULES, REMINDER, BEGUN), seeing((TURN, RULES, BEGUN), (REMINDER,)))

MODES: Final = ("at-once", "away", "digest", "never")
LEAD: Final = (24, 2)  # hours before time runs out at which somebody is reminded
GAP: Final = 10 * MINUTE  # between two notices of one match, or two invitations, by one channel
PRESENT: Final = 90 * SECOND  # somebody whose page was open so lately is not away
GRACE: Final = 60 * SECOND  # until somebody who may be at the table is called away
LEASE: Final = 120 * SECOND  # for which whoever has claimed something may send it alone
MOST_TRIES: Final = 8
MOST_AT_ONCE: Final = 50
MOST_CHANNELS: Final = 10
MOST_LISTED: Final = 50


@dataclass(frozen=True)
class NoticeSettings:
    mode: str = "away"
    digest_at: int = 18 * 60  # minutes after midnight
    quiet: tuple[int, int] | None = None
    weekdays: tuple[int, ...] = ()
    dates: tuple[str, ...] = ()
    reminders: bool = True

    @classmethod
    def load(cls, text: str | None) -> NoticeSettings:
        if text is None:
            return cls()
        told = json.loads(text)
        quiet = told["quiet"]
        return cls(
            told["mode"],
            told["digest_at"],
            None if quiet is None else (quiet[0], quiet[1]),
            tuple(told["weekdays"]),
            tuple(told["dates"]),
            told["reminders"],
        )

    def calendar(self, zone: str, dates: Sequence[str] = ()) -> Calendar:
        return Calendar(zone, self.quiet, self.weekdays, tuple(sorted({*self.dates, *dates})))


def checked_settings(wanted: NoticeSettings, zone: str) -> NoticeSettings:
    if wanted.mode not in MODES or not 0 <= wanted.digest_at < 1440:
        raise HallError("unknown-notice-mode")
    calendar = checked_calendar(zone, wanted.quiet, list(wanted.weekdays), list(wanted.dates))
    return NoticeSettings(
        wanted.mode, wanted.digest_at, calendar.quiet, calendar.weekdays, calendar.dates, wanted.reminders
    )


@dataclass(frozen=True)
class Notice:
    """What is told to one person, of a match or of an invitation."""

    person: str
    match: str | None
    kind: str
    number: int
    seat: str
    told: dict[str, Any]
    made: int = 0
    id: int = 0
    seen: bool = False
    offer: str | None = None
    tournament: str | None = None


@dataclass(frozen=True)
class Channel:
    id: str
    person: str
    kind: str
    address: str
    secret: str
    created: int = 0
    broken: bool = False


@dataclass
class Sending:
    """Everything that goes to a channel at once; tried again, it has the same name."""

    batch: str
    channel: Channel
    reader: Person
    notices: list[Notice] = field(default_factory=list)
    ids: list[int] = field(default_factory=list)
    tries: int = 0


# -- written with a decision


def insert_once(connection: Connection, row: dict[str, Any]) -> int | None:
    """The id of a notice; none where there is one for this turn."""
    return connection.execute(INSERTING[connection.dialect.name], row).scalar()


def write_notice(connection: Connection, notice: Notice, now: int, by: str = "") -> bool:
    """Once for its turn, whoever writes it and however often; nothing by somebody whom its reader has blocked."""
    if by and blocked(connection, notice.person, by):
        return False
    row = {**asdict(notice), "told": json.dumps(notice.told), "made": now, "seen": False}
    del row["id"]
    known = connection.execute(ZONE, {"reader": notice.person}).first()
    written = None if known is None else insert_once(connection, row)
    if known is None or written is None:
        return False
    ways = connection.execute(WAYS, {"reader": notice.person}).scalars().all()
    if not ways:
        return True
    settings, mode, _ = read_settings(connection, notice.person, notice.match or "")
    if mode == "never" or (notice.kind.startswith(REMINDER) and not settings.reminders):
        return True
    for channel in ways:
        if notice.kind == TURN and notice.match is not None:
            supersede(connection, notice.person, notice.match, channel)
        due = due_at(settings, mode, known.time_zone, notice.kind, now)
        due = max(due, last_sent(connection, notice, channel) + GAP)
        sending = {
            "notice": written,
            "channel": channel,
            "away_only": mode == "away",
            "due": settings.calendar(known.time_zone).awake_from(due),
            "state": "waiting",
            "claimed_until": 0,
            "tries": 0,
        }
        connection.execute(SENDING, sending)
    return True


def due_at(settings: NoticeSettings, mode: str, zone: str, kind: str, now: int) -> int:
    """A reminder does not wait for a digest."""
    if mode == "digest" and not kind.startswith(REMINDER):
        return digest_after(settings, zone, now)
    return now + GRACE if mode == "away" else now


def digest_after(settings: NoticeSettings, zone: str, now: int) -> int:
    local = ZoneInfo(zone)
    day = datetime.fromtimestamp(now / 1000, local).date()
    today = moment_of(day, settings.digest_at, local)
    return today if today > now else moment_of(day + timedelta(days=1), settings.digest_at, local)


def supersede(connection: Connection, person: str, match: str, channel: str) -> None:
    """A newer turn says all that an older one would have said, and that the match has begun."""
    connection.execute(SUPERSEDED, {"reader": person, "at": match, "way": channel})


def last_sent(connection: Connection, notice: Notice, channel: str) -> int:
    if notice.match is None:
        found = connection.execute(LAST_SENT, {"way": channel}).scalar()
    else:
        found = connection.execute(LAST_SENT_AT, {"way": channel, "at": notice.match}).scalar()
    return found if found is not None else -GAP


def answered(connection: Connection, person: str, match: str) -> None:
    """It is not that person's turn any more: what was to be said of it need not be said."""
    for statement in ANSWERED:
        connection.execute(statement, {"reader": person, "at": match})


def withdrawn(connection: Connection, person: str, match: str, kinds: Sequence[str] = PROPOSALS) -> None:
    """A proposal stands no more. What went nowhere is taken back, so that it can be told if it is made again."""
    own = sa.and_(NOTICES.c.person == person, NOTICES.c.match == match, NOTICES.c.kind.in_(kinds))
    tried = sa.exists().where(OUTBOX.c.notice == NOTICES.c.id, OUTBOX.c.batch.is_not(None))
    connection.execute(NOTICES.delete().where(own, ~tried))
    connection.execute(OUTBOX.update().where(waiting_of(person, match, *kinds)).values(state="moot"))
    connection.execute(NOTICES.update().where(own).values(seen=True))


def read_settings(connection: Connection, person: str, match: str) -> tuple[NoticeSettings, str, list[str]]:
    """The person's own, the mode for this match, and the days off in it."""
    settings = NoticeSettings.load(connection.execute(SETTINGS, {"reader": person}).scalar())
    row = connection.execute(SETTINGS_AT, {"reader": person, "at": match}).first()
    if row is None:
        return settings, settings.mode, []
    return settings, row.mode or settings.mode, json.loads(row.dates)


# -- sending


def claim(connection: Connection, now: int) -> list[Sending]:
    """What is due and nobody else is sending; whoever claimed it and did not come back has lost it."""
    columns = (OUTBOX.c.id, OUTBOX.c.channel, OUTBOX.c.batch, OUTBOX.c.away_only, CHANNELS.c.person)
    wanted = (
        sa.select(*columns, sa.and_(is_answerable(), ~is_kept_out(CHANNELS.c.person)).label("answerable"))
        .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
        .join(NOTICES, NOTICES.c.id == OUTBOX.c.notice)
        .where(OUTBOX.c.state == "waiting", OUTBOX.c.due <= now, OUTBOX.c.claimed_until <= now, ~CHANNELS.c.broken)
        .order_by(OUTBOX.c.due, OUTBOX.c.id)
        .limit(MOST_AT_ONCE)
        .with_for_update(skip_locked=True, of=OUTBOX)
    )
    rows = connection.execute(wanted).all()
    people = {row.person for row in rows if row.away_only}
    there = sa.select(PRESENCES.c.person).where(PRESENCES.c.person.in_(people), PRESENCES.c.seen > now - PRESENT)
    present = set(connection.execute(there).scalars())
    batches: dict[str, str] = {}  # by channel: what is new in it goes together
    taken: list[int] = []
    for row in rows:
        which = OUTBOX.update().where(OUTBOX.c.id == row.id)
        if not row.answerable:
            connection.execute(which.values(state="moot"))
            continue
        if row.away_only and row.batch is None and row.person in present:
            connection.execute(which.values(due=now + GRACE))
            continue
        batch = row.batch or batches.setdefault(row.channel, new_id())
        connection.execute(which.values(batch=batch, claimed_until=now + LEASE, tries=OUTBOX.c.tries + 1))
        taken.append(row.id)
    return read_sendings(connection, taken)


def read_sendings(connection: Connection, ids: list[int]) -> list[Sending]:
    wanted = (
        sa.select(OUTBOX, CHANNELS, NOTICES, PEOPLE)
        .select_from(OUTBOX)
        .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
        .join(NOTICES, NOTICES.c.id == OUTBOX.c.notice)
        .join(PEOPLE, PEOPLE.c.id == CHANNELS.c.person)
        .where(OUTBOX.c.id.in_(ids))
        .order_by(OUTBOX.c.id)
        .set_label_style(sa.LABEL_STYLE_TABLENAME_PLUS_COL)
    )
    found: dict[str, Sending] = {}
    for row in connection.execute(wanted).mappings():
        batch = row["outbox_batch"]
        if batch not in found:
            reader = Person(
                row["people_id"],
                row["people_name"],
                row["people_language"],
                row["people_time_zone"],
                bool(row["people_is_bot"]),
                row["people_created"],
                row["people_mail"],
            )
            found[batch] = Sending(batch, channel_of(row, "channels_"), reader, tries=row["outbox_tries"])
        found[batch].notices.append(notice_of(row, "notices_"))
        found[batch].ids.append(row["outbox_id"])
    return list(found.values())


def channel_of(row: sa.RowMapping, prefix: str = "") -> Channel:
    id, person, kind, address, secret, created, broken = (row[prefix + column.name] for column in CHANNELS.c)
    return Channel(id, person, kind, address, secret, created, bool(broken))


def notice_of(row: sa.RowMapping, prefix: str = "") -> Notice:
    return Notice(
        row[prefix + "person"],
        row[prefix + "match"],
        row[prefix + "kind"],
        row[prefix + "number"],
        row[prefix + "seat"],
        json.loads(row[prefix + "told"]),
        row[prefix + "made"],
        row[prefix + "id"],
        bool(row[prefix + "seen"]),
        row[prefix + "offer"],
        row[prefix + "tournament"],
    )


def note_sent(connection: Connection, sending: Sending, now: int) -> None:
    own = OUTBOX.update().where(OUTBOX.c.id.in_(sending.ids), OUTBOX.c.batch == sending.batch)
    connection.execute(own.values(state="sent", sent=now))


def note_failure(connection: Connection, sending: Sending, now: int, for_good: bool) -> None:
    """Later again, longer each time; what nobody takes any more is given up, and its owner sees so."""
    own = OUTBOX.update().where(OUTBOX.c.id.in_(sending.ids), OUTBOX.c.state == "waiting")
    if for_good:
        connection.execute(CHANNELS.update().where(CHANNELS.c.id == sending.channel.id).values(broken=True))
    if for_good or sending.tries >= MOST_TRIES:
        connection.execute(own.values(state="failed"))
        return
    pause = min(6 * HOUR, 30 * SECOND * 4 ** (sending.tries - 1))
    connection.execute(own.values(due=now + pause, claimed_until=0))


# -- what one sees and sets


class Notices:
    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    async def listed(self, person: str, before: int | None = None) -> list[Notice]:
        wanted = sa.select(NOTICES).where(NOTICES.c.person == person, is_answerable())
        if before is not None:
            wanted = wanted.where(NOTICES.c.id < before)
        wanted = wanted.order_by(NOTICES.c.id.desc()).limit(MOST_LISTED)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).mappings().all())
        return [notice_of(row) for row in rows]

    async def count(self, person: str) -> int:
        new = sa.and_(NOTICES.c.person == person, ~NOTICES.c.seen, is_answerable())
        wanted = sa.select(sa.func.count()).select_from(NOTICES).where(new)
        return await self.archive.read(lambda connection: connection.execute(wanted).scalar() or 0)

    async def see(self, person: str, until: int) -> None:
        own = NOTICES.update().where(NOTICES.c.person == person, NOTICES.c.id <= until)
        await self.archive.write(lambda connection: connection.execute(own.values(seen=True)))

    async def settings(self, person: str) -> NoticeSettings:
        return (await self.archive.read(lambda connection: read_settings(connection, person, "")))[0]

    async def set(self, person: Person, wanted: NoticeSettings) -> NoticeSettings:
        settings = checked_settings(wanted, person.time_zone)
        row: dict[str, object] = {"settings": json.dumps(asdict(settings))}
        await self.archive.write(lambda connection: replace(connection, NOTICE_SETTINGS, {"person": person.id}, row))
        return settings

    async def of_match(self, person: str, match: str) -> tuple[str, list[str]]:
        here = sa.select(MATCH_NOTICES).where(MATCH_NOTICES.c.person == person, MATCH_NOTICES.c.match == match)
        row = await self.archive.read(lambda connection: connection.execute(here).first())
        return ("", []) if row is None else (row.mode, json.loads(row.dates))

    async def set_match(self, person: Person, match: str, mode: str, dates: list[str]) -> None:
        if mode and mode not in MODES:
            raise HallError("unknown-notice-mode")
        named = checked_calendar(person.time_zone, None, [], dates).dates
        row: dict[str, object] = {"mode": mode, "dates": json.dumps(list(named))}
        key: dict[str, object] = {"person": person.id, "match": match}
        await self.archive.write(lambda connection: replace(connection, MATCH_NOTICES, key, row))

    # -- channels

    async def channels(self, person: str) -> list[Channel]:
        wanted = sa.select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created, CHANNELS.c.id)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).mappings().all())
        return [channel_of(row) for row in rows]

    async def add(self, channel: Channel) -> Channel:
        """The same address again is the same channel, mended."""

        def adding(connection: Connection) -> Channel:
            own = CHANNELS.c.person == channel.person
            same = sa.and_(own, CHANNELS.c.kind == channel.kind, CHANNELS.c.address == channel.address)
            known = connection.execute(sa.select(CHANNELS.c.id).where(same)).scalar()
            if known is not None:
                row = {"secret": channel.secret, "broken": False}
                connection.execute(CHANNELS.update().where(CHANNELS.c.id == known).values(row))
                return Channel(**{**asdict(channel), "id": known})
            if (connection.execute(sa.select(sa.func.count()).where(own)).scalar() or 0) >= MOST_CHANNELS:
                raise TooMany("too-many-channels", most=MOST_CHANNELS)
            connection.execute(CHANNELS.insert().values(asdict(channel)))
            return channel

        return await self.archive.write(adding)

    async def drop(self, person: str, id: str) -> None:
        own = CHANNELS.delete().where(CHANNELS.c.person == person, CHANNELS.c.id == id)
        if not await self.archive.write(lambda connection: connection.execute(own).rowcount):
            raise NotFound("no-such-channel")

    async def channel(self, person: str, id: str) -> Channel:
        found = next((one for one in await self.channels(person) if one.id == id), None)
        if found is None:
            raise NotFound("no-such-channel")
        return found

    # -- the feed

    async def open_feed(self, person: str, secret: str) -> None:
        row: dict[str, object] = {"secret": hashed(secret)}
        await self.archive.write(lambda connection: replace(connection, FEEDS, {"person": person}, row))

    async def close_feed(self, person: str) -> None:
        closing = FEEDS.delete().where(FEEDS.c.person == person)
        await self.archive.write(lambda connection: connection.execute(closing))

    async def has_feed(self, person: str) -> bool:
        wanted = sa.select(FEEDS.c.person).where(FEEDS.c.person == person)
        return await self.archive.read(lambda connection: connection.execute(wanted).first()) is not None

    async def reader_of_feed(self, secret: str) -> str | None:
        wanted = sa.select(FEEDS.c.person).where(FEEDS.c.secret == hashed(secret), ~is_kept_out(FEEDS.c.person))
        return await self.archive.read(lambda connection: connection.execute(wanted).scalar())

    # -- being there

    def note_presence(self, person: str, now: int) -> None:
        row: dict[str, object] = {"seen": now}
        self.archive.write_later(lambda connection: replace(connection, PRESENCES, {"person": person}, row))
