"""Ways in: a passkey, or a link by mail. No password anywhere."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from arpents.hall.agents import short_agent
from arpents.hall.archive import new_id, now
from arpents.hall.errors import Conflict, NotFound
from arpents.hall.mail_links import GOOD_SECONDS, Stranger
from arpents.hall.person import Person, Visitor, checked_language, checked_mail, checked_name, checked_zone
from arpents.server.hall_site import hall_of, has_mail, has_passkeys, limit, me_shown, public_base, site_of
from arpents.server.models import Refused
from arpents.server.people_models import (
    DoneOut,
    HallOut,
    LinkIn,
    MailIn,
    MeAnswer,
    OpenedOut,
    OptionsOut,
    ProfileIn,
    SentOut,
    SignInIn,
    SignUpIn,
)
from arpents.server.recognition import check_hall, give_session, recognize, settings_of, take_session
from arpents.server.states import json_answer
from arpents.server.wording import wording

router = APIRouter(
    prefix="/api/hall",
    tags=["hall"],
    dependencies=[Depends(check_hall)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 410, 413, 421, 422, 429, 503)},
)


@router.get("", response_model=HallOut)
async def hall(request: Request) -> Response:
    """Which ways in there are, and who asks."""
    visitor = await recognize(request)
    me = None if visitor is None else me_shown(visitor.person)
    return json_answer({"passkeys": has_passkeys(request), "mail": has_mail(request), "me": me})


async def come_in(request: Request, person: Person) -> Response:
    """A session for whoever has shown who he is; one that this browser had before ends."""
    people = hall_of(request).people
    before: Visitor | None = await recognize(request)
    secret = await people.begin_session(person, short_agent(request.headers.get("user-agent", "")))
    if before is not None and before.session is not None:
        await people.end_sessions(before.person, only=before.session)
    answer = json_answer({"me": me_shown(person)})
    give_session(answer, settings_of(request), secret)
    return answer


# -- passkeys


async def wanted_person(request: Request, profile: ProfileIn) -> Person:
    """As it would be; the name is looked up before anybody makes a key for it."""
    person = Person(
        new_id(),
        checked_name(profile.name),
        checked_language(profile.language),
        checked_zone(profile.time_zone),
        False,
        now(),
    )
    if await hall_of(request).people.named(person.name) is not None:
        raise Conflict("name-taken", text=person.name)
    return person


@router.post("/passkeys/sign-up/options", response_model=OptionsOut)
async def sign_up_options(request: Request, profile: ProfileIn) -> Response:
    """What to give `navigator.credentials.create`, for a new account."""
    site = site_of(request)
    limit(request, "sign-in")
    person = await wanted_person(request, profile)
    return json_answer({"options": await hall_of(request).passkeys.options_to_make(site, person)})


@router.post("/passkeys/sign-up", status_code=201, response_model=MeAnswer)
async def sign_up(request: Request, wanted: SignUpIn) -> Response:
    """A new account, known by the passkey that was made; and a session in it."""
    site = site_of(request)
    limit(request, "sign-up")
    person = await wanted_person(request, wanted)
    credential = wanted.credential.model_dump()
    person = await hall_of(request).passkeys.sign_up(site, person, credential, wanted.passkey)
    answer = await come_in(request, person)
    answer.status_code = 201
    return answer


@router.post("/passkeys/sign-in/options", response_model=OptionsOut)
async def sign_in_options(request: Request) -> Response:
    """What to give `navigator.credentials.get`: any passkey of this site will do."""
    site = site_of(request)
    limit(request, "sign-in")
    return json_answer({"options": await hall_of(request).passkeys.options_to_show(site)})


@router.post("/passkeys/sign-in", response_model=MeAnswer)
async def sign_in(request: Request, shown: SignInIn) -> Response:
    """A session for whoever shows a passkey of theirs."""
    site = site_of(request)
    limit(request, "sign-in")
    return await come_in(request, await hall_of(request).passkeys.sign_in(site, shown.credential.model_dump()))


# -- mail


async def send_link(request: Request, mail: str, language: str, person: Person | None) -> Response:
    """Done when the post has taken the letter; the answer is the same whoever has the address, or nobody."""
    base = public_base(request)
    if base is None or not has_mail(request):
        raise NotFound("mail-closed")
    limit(request, "mail")
    address = checked_mail(mail)
    found = hall_of(request)
    link = f"{base}/#/sign-in/{await found.mail_links.make(address, person)}"
    kind = "letter-sign-in" if person is None else "letter-address"
    arguments = {"text": "" if person is None else person.name, "link": link, "minutes": GOOD_SECONDS // 60}
    speech = wording(None).speeches[language]
    await found.post.send(address, speech.text(f"{kind}-subject"), speech.text(kind, arguments))
    return json_answer({"sent": True, "minutes": GOOD_SECONDS // 60}, 202)


@router.post("/mail", status_code=202, response_model=SentOut)
async def ask_for_link(request: Request, wanted: MailIn) -> Response:
    """A link to come in, by mail; nobody learns here whether the address is known."""
    return await send_link(request, wanted.mail, wanted.language, None)


@router.post("/mail/open", response_model=OpenedOut)
async def open_link(request: Request, opened: LinkIn) -> Response:
    """Come in by a link; 409 `name-wanted` asks whoever is new for a name, and the link stays good."""
    limit(request, "sign-in")
    visitor = await recognize(request)
    opener = visitor.person if visitor is not None and visitor.session is not None else None
    profile = opened.profile
    stranger = None if profile is None else Stranger(profile.name, profile.language, profile.time_zone)
    if stranger is not None:
        limit(request, "sign-up")
    found = await hall_of(request).mail_links.open(opened.link, opener, stranger)
    if found.is_address:
        hall_of(request).people.changed(found.person.id, found.person)
        return json_answer({"me": me_shown(found.person), "new": False, "confirmed": True})
    entered = await come_in(request, found.person)
    answer = json_answer({"me": me_shown(found.person), "new": found.is_new, "confirmed": False})
    answer.raw_headers += [(name, value) for name, value in entered.raw_headers if name == b"set-cookie"]
    return answer


# -- out


@router.post("/sign-out", response_model=DoneOut)
async def sign_out(request: Request) -> Response:
    """End the session that asks; who has none is out already."""
    visitor = await recognize(request)
    if visitor is not None and visitor.session is not None:
        await hall_of(request).people.end_sessions(visitor.person, only=visitor.session)
    answer = json_answer({"done": True})
    take_session(answer, settings_of(request))
    return answer
