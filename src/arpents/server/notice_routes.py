"""Notices over HTTP: the list and its count, how one wants to be told, and the feed."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import urlsplit
from xml.sax.saxutils import escape, quoteattr

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from arpents.hall.archive import new_id
from arpents.hall.channels import Message, Undelivered, outside, push
from arpents.hall.errors import HallError, NotDelivered, NotFound
from arpents.hall.notices import Channel, Notice, NoticeSettings
from arpents.hall.person import Person
from arpents.server.hall_site import limit, public_base
from arpents.server.limits import charge
from arpents.server.match_routes import MatchId, matches_of
from arpents.server.models import Refused
from arpents.server.notice_models import (
    ChannelIn,
    ChannelOut,
    ChannelsOut,
    CountOut,
    DoneOut,
    FeedOut,
    HookChannel,
    MailChannel,
    MatchNoticesIn,
    MatchNoticesOut,
    NoticeSettingsIn,
    NoticeSettingsOut,
    NoticesOut,
    PushChannel,
    SeenIn,
)
from arpents.server.notice_words import line_of, place_of, words_of
from arpents.server.notifier import Notifier
from arpents.server.recognition import SignedIn, check_hall, people_of
from arpents.server.refusals import Refusal
from arpents.server.states import json_answer
from arpents.server.wording import Plain, wording

LONGEST_WAIT = 25.0
TRY_WORK = 25.0  # requests that a test message counts for

router = APIRouter(
    prefix="/api/notices",
    tags=["notices"],
    dependencies=[Depends(check_hall)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
ChannelId = Annotated[str, Path(max_length=32)]
Before = Annotated[int | None, Query(ge=1, le=2**31 - 1, description="only those that came before this one")]
Known = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="the count that is known already")]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to hold the answer while nothing is new")]
Secret = Annotated[str, Path(max_length=64)]


def notifier_of(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


def base_of(request: Request) -> str:
    return public_base(request) or notifier_of(request).site


# -- the list


def notice_shown(notice: Notice, reader: Person) -> Plain:
    return {
        "id": notice.id,
        "match": notice.match,
        "offer": notice.offer,
        "tournament": notice.tournament,
        "seat": notice.seat,
        "kind": notice.kind,
        "game": notice.told["game"],
        "link": place_of(notice),
        "made": notice.made,
        "seen": notice.seen,
        **words_of(notice, reader.time_zone),
    }


@router.get("", response_model=NoticesOut)
async def listed(request: Request, visitor: SignedIn, before: Before = None) -> Response:
    """What one was told, the newest first."""
    person, notices = visitor.person, notifier_of(request).notices
    found = await notices.listed(person.id, before)
    unseen = await notices.count(person.id)
    return json_answer({"unseen": unseen, "notices": [notice_shown(one, person) for one in found]})


@router.get("/count", response_model=CountOut)
async def count(request: Request, visitor: SignedIn, known: Known = None, wait: Wait = 0.0) -> Response:
    """How many are unseen; with `wait`, as soon as that changes. Whoever asks is there, and not away."""
    person, notifier = visitor.person.id, notifier_of(request)
    notifier.notices.note_presence(person, notifier.keeper.now())
    news = notifier.news.setdefault(person, asyncio.Event())
    unseen = await notifier.notices.count(person)
    if unseen == known and wait and not matches_of(request).closing:
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), wait)
        unseen = await notifier.notices.count(person)
    return json_answer({"unseen": unseen})


@router.post("/seen", response_model=CountOut)
async def seen(request: Request, visitor: SignedIn, wanted: SeenIn) -> Response:
    notifier = notifier_of(request)
    await notifier.notices.see(visitor.person.id, wanted.until)
    notifier.wake(visitor.person.id)
    return json_answer({"unseen": await notifier.notices.count(visitor.person.id)})


# -- how one wants to be told


async def settings_shown(request: Request, person: Person) -> Plain:
    notifier = notifier_of(request)
    settings = await notifier.notices.settings(person.id)
    quiet = settings.quiet
    post_open = notifier.hall.post.is_open
    return {
        "mode": settings.mode,
        "digest_at": settings.digest_at,
        "quiet": None if quiet is None else {"begin": quiet[0], "end": quiet[1]},
        "weekdays": settings.weekdays,
        "dates": settings.dates,
        "reminders": settings.reminders,
        "time_zone": person.time_zone,
        "feed": await notifier.notices.has_feed(person.id),
        "push_key": push.public_key(await notifier.house_key()) if push.push_known() else None,
        "mail": person.mail if post_open else None,
        "post": post_open,
    }


@router.get("/settings", response_model=NoticeSettingsOut)
async def settings(request: Request, visitor: SignedIn) -> Response:
    return json_answer(await settings_shown(request, visitor.person))


@router.post("/settings", response_model=NoticeSettingsOut)
async def set_settings(request: Request, visitor: SignedIn, wanted: NoticeSettingsIn) -> Response:
    """Clocks heed quiet hours and days off from the next turn on: nobody stops a turn that runs."""
    quiet = None if wanted.quiet is None else (wanted.quiet.begin, wanted.quiet.end)
    chosen = NoticeSettings(
        wanted.mode, wanted.digest_at, quiet, tuple(wanted.weekdays), tuple(wanted.dates), wanted.reminders
    )
    await notifier_of(request).notices.set(visitor.person, chosen)
    return json_answer(await settings_shown(request, visitor.person))


async def check_seated(request: Request, person: Person, match: str) -> None:
    async with matches_of(request).hold(match) as live:
        rows = live.match.row.seats.values()
        if not any(row.person is not None and row.person.id == person.id for row in rows):
            raise Refusal(403, "seat-of-another")


@router.get("/matches/{match}", response_model=MatchNoticesOut)
async def of_match(request: Request, visitor: SignedIn, match: MatchId) -> Response:
    await check_seated(request, visitor.person, match)
    mode, dates = await notifier_of(request).notices.of_match(visitor.person.id, match)
    return json_answer({"mode": mode or None, "dates": dates})


@router.post("/matches/{match}", response_model=MatchNoticesOut)
async def set_match(request: Request, visitor: SignedIn, match: MatchId, wanted: MatchNoticesIn) -> Response:
    """How one wants to be told of this match, and on which further days its clock rests."""
    await check_seated(request, visitor.person, match)
    await notifier_of(request).notices.set_match(visitor.person, match, wanted.mode or "", wanted.dates)
    return await of_match(request, visitor, match)


# -- channels


def channel_shown(channel: Channel, person: Person, secret: str | None = None) -> Plain:
    """An address may be as good as a key: only its host is shown."""
    host = (person.mail or "") if channel.kind == "mail" else (urlsplit(channel.address).hostname or "")
    told = {"id": channel.id, "kind": channel.kind, "host": host, "created": channel.created}
    return {**told, "broken": channel.broken, "secret": secret}


@router.get("/channels", response_model=ChannelsOut)
async def channels(request: Request, visitor: SignedIn) -> Response:
    found = await notifier_of(request).notices.channels(visitor.person.id)
    return json_answer({"channels": [channel_shown(one, visitor.person) for one in found]})


@router.post("/channels", status_code=201, response_model=ChannelOut)
async def add_channel(request: Request, visitor: SignedIn, wanted: ChannelIn) -> Response:
    """A way to be told: the account's mail, a browser, or a webhook."""
    person, notifier = visitor.person, notifier_of(request)
    signing: str | None = None
    if isinstance(wanted, MailChannel):
        if not notifier.hall.post.is_open:
            raise NotDelivered("mail-closed")
        if not person.mail:
            raise HallError("mail-wanted")
        address, secret = "", ""
    elif isinstance(wanted, PushChannel):
        if not push.push_known():
            raise NotDelivered("push-closed")
        address, secret = wanted.endpoint, push.checked_keys(wanted.keys.p256dh, wanted.keys.auth)
    else:
        assert isinstance(wanted, HookChannel)
        address, secret = wanted.address, secrets.token_urlsafe(32)
        signing = secret
    if address:
        limit(request, "call", person)
        charge(request, TRY_WORK)
        await outside.check(address, matches_of(request).settings.hooks_inside)
    made = Channel(new_id(), person.id, wanted.kind, address, secret, notifier.keeper.now())
    kept = await notifier.notices.add(made)
    return json_answer(channel_shown(kept, person, signing), 201)


@router.delete("/channels/{id}", response_model=DoneOut)
async def drop_channel(request: Request, visitor: SignedIn, id: ChannelId) -> Response:
    await notifier_of(request).notices.drop(visitor.person.id, id)
    return json_answer({"done": True})


@router.post("/channels/{id}/try", response_model=DoneOut)
async def try_channel(request: Request, visitor: SignedIn, id: ChannelId) -> Response:
    """Send one message there now."""
    person, notifier = visitor.person, notifier_of(request)
    limit(request, "call", person)
    charge(request, TRY_WORK)
    channel = await notifier.notices.channel(person.id, id)
    text = str(wording(None).text("notice-try")[f"text_{person.language}"])
    message = Message(new_id(), "Arpents", text, f"{base_of(request)}/#/notices")
    try:
        await notifier.deliver(channel, person.mail, message)
    except Undelivered:
        raise NotDelivered("channel-silent") from None
    return json_answer({"done": True})


# -- the feed


@router.post("/feed", status_code=201, response_model=FeedOut)
async def open_feed(request: Request, visitor: SignedIn) -> Response:
    """A new address of one's feed; the one before is none any more."""
    secret = secrets.token_urlsafe(24)
    await notifier_of(request).notices.open_feed(visitor.person.id, secret)
    return json_answer({"address": f"{base_of(request)}/api/notices/feed/{secret}"}, 201)


@router.delete("/feed", response_model=DoneOut)
async def close_feed(request: Request, visitor: SignedIn) -> Response:
    await notifier_of(request).notices.close_feed(visitor.person.id)
    return json_answer({"done": True})


@router.get(
    "/feed/{secret}",
    response_class=Response,
    responses={200: {"content": {"application/atom+xml": {"schema": {"type": "string"}}}}},
)
async def feed(request: Request, secret: Secret) -> Response:
    """The notices as Atom, for whoever has the address."""
    notices = notifier_of(request).notices
    id = await notices.reader_of_feed(secret)
    reader = None if id is None else await people_of(request).find(id)
    if reader is None:
        raise NotFound("no-such-feed")
    found = await notices.listed(reader.id)
    text = atom(base_of(request), reader, found)
    return Response(text, 200, {"Cache-Control": "no-store"}, "application/atom+xml; charset=utf-8")


def moment(made: int) -> str:
    return datetime.fromtimestamp(made / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def atom(site: str, reader: Person, notices: list[Notice]) -> str:
    updated = moment(notices[0].made if notices else reader.created * 1000)
    entries = "".join(
        f"<entry><id>tag:arpents,2026:notice/{one.id}</id><title>{escape(line_of(one, reader))}</title>"
        f"<updated>{moment(one.made)}</updated><link href={quoteattr(f'{site}/{place_of(one)}')}/>"
        f"<author><name>Arpents</name></author></entry>"
        for one in notices
    )
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" '
        f"xml:lang={quoteattr(reader.language)}><id>tag:arpents,2026:person/{reader.id}</id><title>Arpents</title>"
        f"<updated>{updated}</updated><link href={quoteattr(f'{site}/#/notices')}/>{entries}</feed>\n"
    )
