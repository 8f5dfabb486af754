"""The lobby: matches that somebody offers to whoever comes, or to one person; and all matches of a person."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.engine.game import Game
from arpents.games import find
from arpents.hall.archive import Archive, new_id, now
from arpents.hall.clock_storage import Work
from arpents.hall.errors import Conflict, HallError, NotAllowed, NotFound, TooMany
from arpents.hall.lobby_storage import OFFERS, SHUNNED
from arpents.hall.pace import pace_of
from arpents.hall.people_storage import PEOPLE
from arpents.hall.person import Person
from arpents.table.match_row import SeatRow, Sitter
from arpents.table.tables import MATCHES, SEATS

PACES: Final = ("", "live", "correspondence")
DAY: Final = 24 * 3600
OFFER_AGE: Final = 14 * DAY  # seconds for which an offer stands
MOST_OFFERS: Final = 10  # of one person that stand at once
MOST_A_DAY: Final = 100  # of one person, with those that were taken back
MOST_INVITATIONS: Final = 20  # to one person that stand at once
MOST_SHOWN: Final = 200  # offers
MOST_MATCHES: Final = 100  # on one page of one's own
LONGEST_TERMS: Final = 1000  # characters of JSON


@dataclass(frozen=True)
class Wish:
    """A match as somebody would like it."""

    game: str
    scenario: str
    options: dict[str, str]
    side: str = ""  # the seat wanted; empty: any
    pace: str = ""
    terms: dict[str, Any] | None = None
    hints: bool = False


@dataclass(frozen=True)
class Offer:
    id: str
    wish: Wish
    by: Sitter
    invited: Sitter | None
    made: int
    answer: str
    match: str | None


@dataclass(frozen=True)
class OwnSeat:
    """A seat of a match, as the list of one's matches tells it."""

    seat: str
    kind: str
    bot: str | None
    person: Sitter | None
    left: bool
    own: bool


@dataclass(frozen=True)
class OwnMatch:
    match: str
    game: str
    scenario: str
    begun: str
    over: bool
    asked: tuple[str, ...]
    asked_since: int
    pace: str
    fork: bool
    seats: list[OwnSeat]


class Start(Protocol):
    """How a match is put on the table: with the offer by which it is begun, or not at all."""

    async def __call__(self, wish: Wish, seats: dict[str, SeatRow], taken: Callable[[Connection, str], None]) -> str:
        """The id of the match; `taken` is called with it in the transaction that writes the match, after it."""


class Lobby:
    """`on_offer` give more to be written with an offer to one person; `on_change` hear whose invitations are others."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.on_offer: list[Callable[[Offer], list[Work]]] = []
        self.on_change: list[Callable[[str], None]] = []

    # -- offering

    async def offer(self, person: Person, wish: Wish, invited: Person | None = None) -> Offer:
        """To whoever comes, or to one person."""
        wish = checked_wish(wish)
        if invited is not None and invited.id == person.id:
            raise HallError("invite-oneself")
        to = None if invited is None else invited.sitter
        made = Offer(new_id(), wish, person.sitter, to, now(), "", None)
        works = [work for more in self.on_offer for work in more(made)] if invited is not None else []

        def writing(connection: Connection) -> None:
            insert_offer(connection, made)
            for work in works:
                work(connection)

        await self.archive.write(writing)
        self.changed(to)
        return made

    def changed(self, invited: Sitter | None) -> None:
        if invited is None:
            return
        for hear in self.on_change:
            hear(invited.id)

    async def withdraw(self, person: Person, id: str) -> None:
        await self.answer(id, "withdrawn", OFFERS.c.person == person.id)

    async def decline(self, person: Person, id: str) -> None:
        await self.answer(id, "declined", OFFERS.c.invited == person.id)

    async def answer(self, id: str, answer: str, whose: sa.ColumnElement[bool]) -> None:
        def work(connection: Connection) -> Sitter | None:
            found = connection.execute(offers_wanted().where(OFFERS.c.id == id, whose)).mappings().first()
            if found is None:
                raise NotFound("no-such-offer")
            standing = sa.and_(OFFERS.c.id == id, OFFERS.c.answer == "")
            if connection.execute(OFFERS.update().where(standing).values(answer=answer)).rowcount != 1:
                raise Conflict("offer-gone")
            return offer_of(found).invited

        self.changed(await self.archive.write(work))

    async def take(self, person: Person, id: str, start: Start) -> str:
        """Sit down opposite whoever offers; of two who come at once one is too late."""
        offer = await self.archive.read(lambda connection: select_offer(connection, id, person.id))
        if offer is None:
            raise NotFound("no-such-offer")
        if offer.by.id == person.id:
            raise HallError("offer-own")
        if offer.answer or offer.made < now() - OFFER_AGE:
            raise Conflict("offer-gone")
        if await self.archive.read(lambda connection: blocked(connection, person.id, offer.by.id)):
            raise NotAllowed("person-blocked")
        game: Game[Any] = find(offer.wish.game)
        side = offer.wish.side or secrets.choice(game.seats)
        seats = {seat: SeatRow("person", person=offer.by if seat == side else person.sitter) for seat in game.seats}

        def taken(connection: Connection, match: str) -> None:
            standing = sa.and_(OFFERS.c.id == id, OFFERS.c.answer == "")
            if connection.execute(OFFERS.update().where(standing).values(answer="taken", match=match)).rowcount != 1:
                raise Conflict("offer-gone")

        match = await start(offer.wish, seats, taken)
        self.changed(offer.invited)
        return match

    # -- looking

    async def offers(self, person: Person | None) -> list[Offer]:
        """Those that stand for whoever comes; to somebody with an account none of who blocks, or is blocked."""
        if person is None:
            return await self.standing(OFFERS.c.invited.is_(None))
        shunned = sa.select(SHUNNED.c.other).where(SHUNNED.c.person == person.id, SHUNNED.c.kind == "block")
        shunning = sa.select(SHUNNED.c.person).where(SHUNNED.c.other == person.id, SHUNNED.c.kind == "block")
        which = sa.and_(
            OFFERS.c.invited.is_(None),
            OFFERS.c.person.not_in(shunned),
            OFFERS.c.person.not_in(shunning),
        )
        return await self.standing(which)

    async def invitations(self, person: Person) -> list[Offer]:
        """To this person alone."""
        return await self.standing(OFFERS.c.invited == person.id)

    async def own(self, person: Person) -> list[Offer]:
        return await self.standing(OFFERS.c.person == person.id)

    async def standing(self, which: sa.ColumnElement[bool]) -> list[Offer]:
        fresh = sa.and_(OFFERS.c.answer == "", OFFERS.c.made >= now() - OFFER_AGE, which)
        wanted = offers_wanted().where(fresh).order_by(OFFERS.c.made.desc(), OFFERS.c.id).limit(MOST_SHOWN)
        rows = await self.archive.read(lambda connection: connection.execute(wanted).mappings().all())
        return [offer_of(row) for row in rows]

    async def matches(self, person: Person, over: bool | None = None, after: int = 0) -> list[OwnMatch]:
        """All matches of a person, those that go on first, whoever waits longest first; one page of them."""
        return await self.archive.read(lambda connection: select_matches(connection, person.id, over, after))


# -- what may be wished for


def checked_wish(wish: Wish) -> Wish:
    """As it will be played: every option written out."""
    game: Game[Any] = find(wish.game)
    if wish.side and wish.side not in game.seats:
        raise HallError("unknown-seat", seat=wish.side, known=list(game.seats))
    if wish.pace not in PACES:
        raise HallError("unknown-pace", known=[pace for pace in PACES if pace])
    terms = wish.terms or {}
    if len(json.dumps(terms)) > LONGEST_TERMS or (terms and not wish.pace):
        raise HallError("bad-terms")
    pace_of(wish.pace, terms)
    scenario = game.scenarios[game.scenario_number(wish.scenario or None)]
    game.option_values(wish.options)
    return Wish(game.slug, scenario, dict(wish.options), wish.side, wish.pace, terms, wish.hints)


# -- rows


BY = PEOPLE.alias("by")
INVITED = PEOPLE.alias("invited_person")


def offers_wanted() -> sa.Select[Any]:
    joined = OFFERS.join(BY, BY.c.id == OFFERS.c.person).outerjoin(INVITED, INVITED.c.id == OFFERS.c.invited)
    return sa.select(
        OFFERS,
        BY.c.name.label("by_name"),
        BY.c.is_bot.label("by_bot"),
        INVITED.c.name.label("invited_name"),
        INVITED.c.is_bot.label("invited_bot"),
    ).select_from(joined)


def offer_of(row: sa.RowMapping) -> Offer:
    invited = None if row["invited"] is None else Sitter(row["invited"], row["invited_name"], bool(row["invited_bot"]))
    wish = Wish(
        row["game"],
        row["scenario"],
        json.loads(row["options"]),
        row["side"],
        row["pace"],
        json.loads(row["terms"]),
        bool(row["hints"]),
    )
    by = Sitter(row["person"], row["by_name"], bool(row["by_bot"]))
    return Offer(row["id"], wish, by, invited, row["made"], row["answer"], row["match"])


def select_offer(connection: Connection, id: str, person: str) -> Offer | None:
    """One that this person may know of."""
    open_to = sa.or_(OFFERS.c.invited.is_(None), OFFERS.c.invited == person, OFFERS.c.person == person)
    row = connection.execute(offers_wanted().where(OFFERS.c.id == id, open_to)).mappings().first()
    return None if row is None else offer_of(row)


def blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether one of them has blocked the other."""
    pair = sa.or_(
        sa.and_(SHUNNED.c.person == one, SHUNNED.c.other == other),
        sa.and_(SHUNNED.c.person == other, SHUNNED.c.other == one),
    )
    wanted = sa.select(sa.func.count()).select_from(SHUNNED).where(pair, SHUNNED.c.kind == "block")
    return bool(connection.execute(wanted).scalar())


def insert_offer(connection: Connection, offer: Offer) -> None:
    standing = sa.and_(OFFERS.c.answer == "", OFFERS.c.made >= now() - OFFER_AGE)
    own = OFFERS.c.person == offer.by.id

    def count(*which: sa.ColumnElement[bool]) -> int:
        return int(connection.execute(sa.select(sa.func.count()).select_from(OFFERS).where(*which)).scalar() or 0)

    if count(standing, own) >= MOST_OFFERS:
        raise TooMany("too-many-offers", most=MOST_OFFERS)
    if count(own, OFFERS.c.made > now() - DAY) >= MOST_A_DAY:
        raise TooMany("offers-of-a-day", most=MOST_A_DAY)
    if offer.invited is not None:
        if blocked(connection, offer.by.id, offer.invited.id):
            raise NotAllowed("person-blocked")
        if count(standing, OFFERS.c.invited == offer.invited.id) >= MOST_INVITATIONS:
            raise TooMany("too-many-invitations", text=offer.invited.name)
    wish = offer.wish
    connection.execute(
        OFFERS.insert().values(
            id=offer.id,
            person=offer.by.id,
            invited=None if offer.invited is None else offer.invited.id,
            game=wish.game,
            scenario=wish.scenario,
            options=json.dumps(wish.options),
            side=wish.side,
            pace=wish.pace,
            terms=json.dumps(wish.terms or {}),
            hints=wish.hints,
            made=offer.made,
            answer="",
            match=None,
        )
    )


def select_matches(connection: Connection, person: str, over: bool | None, after: int) -> list[OwnMatch]:
    """One question to the database: the matches of a page with all their seats."""
    own = sa.select(SEATS.c.match).where(SEATS.c.person == person)
    columns = [MATCHES.c[name] for name in ("id", "game", "scenario", "begun", "over", "asked", "asked_since", "pace")]
    page = sa.select(*columns, (MATCHES.c.origin != "").label("fork")).where(MATCHES.c.id.in_(own))
    if over is not None:
        page = page.where(MATCHES.c.over == over)
    order = (MATCHES.c.over, MATCHES.c.asked_since.desc(), MATCHES.c.id)
    shown = page.order_by(*order).limit(MOST_MATCHES).offset(after).subquery("shown")
    joined = shown.join(SEATS, SEATS.c.match == shown.c.id).outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    wanted = sa.select(
        shown,
        SEATS.c.seat,
        SEATS.c.kind,
        SEATS.c.bot,
        SEATS.c.person,
        SEATS.c.left,
        PEOPLE.c.name,
        PEOPLE.c.is_bot,
    ).select_from(joined)
    found: dict[str, OwnMatch] = {}
    rows = connection.execute(wanted.order_by(shown.c.over, shown.c.asked_since.desc(), shown.c.id)).mappings()
    for row in rows:
        match = found.get(row["id"])
        if match is None:
            match = found[row["id"]] = OwnMatch(
                row["id"],
                row["game"],
                row["scenario"],
                row["begun"].isoformat(),
                bool(row["over"]),
                tuple(row["asked"].split()),
                row["asked_since"],
                row["pace"],
                bool(row["fork"]),
                [],
            )
        sitter = None if row["person"] is None else Sitter(row["person"], row["name"], bool(row["is_bot"]))
        match.seats.append(
            OwnSeat(row["seat"], row["kind"], row["bot"], sitter, bool(row["left"]), row["person"] == person)
        )
    return list(found.values())
