"""Notices at a running table: made with the decisions that bring them about, and sent by whichever server is free."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.channels import Message, Undelivered, mail, push, webhook
from arpents.hall.clock import Clock
from arpents.hall.clock_storage import Work
from arpents.hall.hall import Hall
from arpents.hall.lobby import Offer
from arpents.hall.notices import (
    BEGUN,
    INVITATION,
    LATE,
    LEAD,
    OVER,
    REMINDER,
    RULES,
    TURN,
    Channel,
    Notice,
    Notices,
    Sending,
    answered,
    claim,
    note_failure,
    note_sent,
    read_settings,
    withdrawn,
    write_notice,
)
from arpents.hall.pace import HOUR, Calendar, Span, moment_after
from arpents.hall.people_storage import PEOPLE
from arpents.hall.person import Person
from arpents.hall.tournament import Tournament
from arpents.server.log import LOG, in_short
from arpents.server.notice_words import message_of
from arpents.server.timekeeping import asked_now
from arpents.table.decisions import Decision
from arpents.table.match_row import Proposal, Sitter
from arpents.table.news import News, tell
from arpents.table.stored_match import StoredMatch

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

TOPIC: Final = "notices"
LOOK_EVERY: Final = 5.0  # seconds between two looks into the outbox


def thresholds(clock: Clock, seat: str, holes: list[Span]) -> list[tuple[int, str]]:
    """Moments at which something is to be told of a seat's clock, and what."""
    deadline = clock.deadline(seat, holes)
    if deadline is None:
        return []
    found = [(deadline, LATE)]
    one = clock.seats[seat]
    if not clock.pace.is_live and one.since is not None:
        for hours in LEAD:
            lead = clock.allowance(one) - hours * HOUR
            if lead > 0:
                found.append((moment_after(one.calendar, one.since, lead, holes), f"{REMINDER}-{hours}"))
    return found


def alarm_of(clock: Clock, now: int, holes: list[Span]) -> int | None:
    moments = [moment for seat in clock.seats for moment, _ in thresholds(clock, seat, holes) if moment > now]
    return min(moments, default=None)


class Notifier:
    def __init__(self, matches: LiveMatches, hall: Hall) -> None:
        self.matches = matches
        self.storage = matches.storage
        self.hall = hall
        self.notices = Notices(hall.archive)
        self.keeper = matches.timekeeper
        self.site = matches.settings.public_url.rstrip("/") or f"http://localhost:{matches.settings.port}"
        self.news: dict[str, asyncio.Event] = {}  # by person: whoever waits for a notice
        self.called = asyncio.Event()
        self.private = ""  # key of the house, once it is wanted
        self.keeper.alarm_of = alarm_of
        self.keeper.calendar_of = self.calendar_of
        self.keeper.on_turns.append(self.works)
        self.keeper.on_written.append(self.written)
        self.keeper.on_alarm.append(self.ring)
        matches.on_proposals.append(self.proposed)
        matches.follower.on(TOPIC, lambda news: self.wake(news.subject))

    def open(self) -> None:
        self.matches.run_in_background(self.keep_sending())

    # -- made with decisions

    def person_at(self, match: StoredMatch, seat: str) -> Sitter | None:
        row = match.row.seats[seat]
        return row.person if row.kind != "bot" else None

    def calendar_of(self, match: StoredMatch, seat: str) -> Calendar:
        person = self.person_at(match, seat)
        if person is None:
            return Calendar()
        with self.storage.engine.connect() as connection:
            settings, _, dates = read_settings(connection, person.id, match.row.id)
            zone = str(connection.execute(zone_of(person.id)).scalar() or "UTC")
        return settings.calendar(zone, dates)

    def works(self, live: LiveMatch, rows: Sequence[Decision]) -> list[Work]:
        """Whoever is asked and was not is told, unless it was he who decided; who was asked and is not need not be."""
        match = live.match
        before, live.asked = live.asked, asked_now(match)
        decided = {live.agreeing, *(row.seat for row in rows)}
        found: list[Work] = []
        now = self.keeper.now()
        for seat in match.game.seats:
            person = self.person_at(match, seat)
            if person is None:
                continue
            own: list[Work] = []
            if seat in before and (seat not in live.asked or seat in decided) and person.id not in live.quiet:
                own.append(partial(answered, person=person.id, match=match.row.id))
                if not self.storage.shared:  # nobody else writes any
                    live.quiet.add(person.id)
            if seat in live.asked and seat not in before and seat not in decided:
                kind = RULES if match.in_question else TURN
                notice = self.notice(live, seat, kind, match.audiences[seat].revision)
                own.append(partial(write_notice, notice=notice, now=now))
            elif person.id in live.unaware and seat not in live.asked:
                notice = self.notice(live, seat, BEGUN, 0)
                own.append(partial(write_notice, notice=notice, now=now))
            if match.over and before:
                own.append(partial(withdrawn, person=person.id, match=match.row.id, kinds=("draw", "rewind")))
            if match.over and before and seat not in decided:
                notice = self.notice(live, seat, OVER, 0)
                own.append(partial(write_notice, notice=notice, now=now))
            found += self.telling(live, person, own)
        live.unaware = frozenset()
        return found

    def proposed(self, live: LiveMatch, proposals: list[Proposal]) -> list[Work]:
        """Whoever has to answer is told, once for all that stands at one of his revisions."""
        match, now = live.match, self.keeper.now()
        before = {(one.kind, one.seat) for one in match.row.proposals if not one.match}
        standing = {(one.kind, one.seat) for one in proposals if not one.match}
        found: list[Work] = []
        for seat in match.game.seats:
            person = self.person_at(match, seat)
            if person is None:
                continue
            own: list[Work] = []
            if gone := [kind for kind, by in sorted(before - standing) if by != seat]:
                own.append(partial(withdrawn, person=person.id, match=match.row.id, kinds=gone))
            for kind, by in sorted(standing - before):
                other = match.row.seats[by].person
                if by != seat and (other is None or other.id != person.id):
                    notice = self.notice(live, seat, kind, match.audiences[seat].revision)
                    own.append(partial(write_notice, notice=notice, now=now, by="" if other is None else other.id))
            found += self.telling(live, person, own)
        return found

    def telling(self, live: LiveMatch, person: Sitter, works: list[Work]) -> list[Work]:
        """What is written for a person, and that every server hears of it."""
        if not works:
            return []
        live.notified.add(person.id)
        return [*works, partial(tell, news=[News(TOPIC, person.id)])]

    def notice(self, live: LiveMatch, seat: str, kind: str, number: int) -> Notice:
        match = live.match
        person = self.person_at(match, seat)
        assert person is not None
        live.quiet.discard(person.id)
        told: dict[str, object] = {"game": match.row.game, "opponent": self.opponent(match, seat)}
        if live.clock is not None and (kind == TURN or kind.startswith(REMINDER)):
            told["deadline"] = live.clock.clock.deadline(seat, self.keeper.holes)
        return Notice(person.id, match.row.id, kind, number, seat, told)

    def opponent(self, match: StoredMatch, seat: str) -> str:
        others = [match.row.seats[one].person for one in match.game.seats if one != seat]
        return ", ".join(one.name for one in others if one is not None)

    def written(self, live: LiveMatch) -> None:
        people, live.notified = live.notified, set()
        for person in people:
            self.wake(person)
        if people:
            self.called.set()

    def wake(self, person: str) -> None:
        waiting = self.news.pop(person, None)
        if waiting is not None:
            waiting.set()

    def answer_waiting(self) -> None:
        """The table is about to close: whoever waits for a notice is answered now."""
        for person in list(self.news):
            self.wake(person)

    async def ring(self, live: LiveMatch) -> None:
        """A clock is near its end, or there: whoever should know is told, once."""
        if live.clock is None:
            return
        clock, now, holes = live.clock.clock, self.keeper.now(), self.keeper.holes
        works: list[Work] = []
        for seat, one in clock.seats.items():
            due = [kind for moment, kind in thresholds(clock, seat, holes) if moment <= now]
            told = [seat] if LATE not in due else match_seats(live, but=seat)
            kinds = [LATE] if LATE in due else sorted(due)[:1]  # the nearest reminder alone
            for kind in kinds:
                for reader in told:
                    asked_too = kind == LATE and reader in live.match.state.to_act
                    if self.person_at(live.match, reader) is not None and not asked_too:
                        notice = self.notice(live, reader, kind, one.turns)
                        works.append(partial(write_notice, notice=notice, now=now))
                        works.append(partial(tell, news=[News(TOPIC, notice.person)]))
                        live.notified.add(notice.person)
        works.append(self.keeper.keeping(live))
        await self.matches.written(live, self.storage.submit(partial(do_all, works=works)))
        self.written(live)

    # -- made with invitations

    def invited(self, offer: Offer) -> list[Work]:
        assert offer.invited is not None
        told = {"game": offer.wish.game, "opponent": offer.by.name}
        return self.inviting(Notice(offer.invited.id, None, INVITATION, 0, "", told, offer=offer.id), offer.by)

    def invited_to_tournament(self, tournament: Tournament, invited: Person) -> list[Work]:
        plan, by = tournament.plan, tournament.organiser
        assert by is not None
        told = {"game": plan.wish.game, "opponent": by.name, "name": plan.name}
        return self.inviting(Notice(invited.id, None, INVITATION, 0, "", told, tournament=tournament.id), by)

    def inviting(self, notice: Notice, by: Sitter) -> list[Work]:
        writing = partial(write_notice, notice=notice, now=self.keeper.now(), by=by.id)
        return [writing, partial(tell, news=[News(TOPIC, notice.person)])]

    def invitations_changed(self, person: str) -> None:
        self.wake(person)
        self.called.set()

    # -- sent

    async def keep_sending(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.called.wait(), LOOK_EVERY)
            self.called.clear()
            try:
                await self.send_due()
            except Exception as fault:
                LOG.error("notices cannot be sent: %s", in_short(fault))
                await asyncio.sleep(LOOK_EVERY)

    async def send_due(self) -> int:
        """Send what is due; how many messages went out."""
        now = self.keeper.now()
        sendings = await self.hall.archive.write(lambda connection: claim(connection, now))
        done = await asyncio.gather(*(self.send(sending) for sending in sendings))
        return sum(done)

    async def send(self, sending: Sending) -> bool:
        """Noted as sent once it was taken: whoever dies between leaves it to be sent again, under the same id."""
        try:
            await self.deliver(sending.channel, sending.reader.mail, message_of(sending, self.site))
        except Undelivered as fault:
            LOG.warning("a notice by %s is not delivered: %s", sending.channel.kind, fault)
            good = fault.for_good
            now = self.keeper.now()
            await self.hall.archive.write(lambda connection: note_failure(connection, sending, now, good))
            return False
        except Exception as fault:  # one message that cannot be made must not hold up the others
            LOG.error("a notice by %s cannot be sent: %s", sending.channel.kind, in_short(fault))
            now = self.keeper.now()
            await self.hall.archive.write(lambda connection: note_failure(connection, sending, now, False))
            return False
        now = self.keeper.now()
        await self.hall.archive.write(lambda connection: note_sent(connection, sending, now))
        return True

    async def deliver(self, channel: Channel, address: str | None, message: Message) -> None:
        allowed = self.matches.settings.hooks_inside
        if channel.kind == "mail":
            await mail.send(self.hall.post, address, message)
        elif channel.kind == "push":
            private = await self.house_key()
            await push.send(channel.address, channel.secret, message, private, self.contact, allowed)
        else:
            moment = self.keeper.now() // 1000
            await webhook.send(channel.kind, channel.address, channel.secret, message, moment, allowed)

    async def house_key(self) -> str:
        if not self.private:
            self.private = await self.hall.archive.write(push.private_key)
        return self.private

    @property
    def contact(self) -> str:
        """Whom a push service may write to."""
        sender = self.hall.post.sender.rpartition("<")[2].rstrip(">")
        return f"mailto:{sender}" if sender else self.site


def match_seats(live: LiveMatch, but: str) -> list[str]:
    return [seat for seat in live.match.game.seats if seat != but]


def do_all(connection: Connection, works: Sequence[Work]) -> None:
    for work in works:
        work(connection)


def zone_of(person: str) -> sa.Select[Any]:
    return sa.select(PEOPLE.c.time_zone).where(PEOPLE.c.id == person)
