"""An account over HTTP: what one is called, one's ways in, sessions, tokens and bots; and how to leave."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from arpents.hall.errors import HallError, NotFound
from arpents.hall.people import TokenShown
from arpents.hall.person import Person, name_key
from arpents.server.hall_site import hall_of, limit, me_shown, moment_shown, site_of
from arpents.server.match_models import MatchOut
from arpents.server.match_routes import SECRET, MatchId, SeatId, claim_of, matches_of, summary
from arpents.server.models import Refused
from arpents.server.people_models import (
    AccountOut,
    BotIn,
    DoneOut,
    LeaveIn,
    MailIn,
    MeAnswer,
    OptionsOut,
    PasskeyIn,
    ProfileIn,
    SentOut,
    TokenIn,
    TokenMade,
)
from arpents.server.recognition import CurrentPerson, SignedIn, check_hall, settings_of, take_session
from arpents.server.scene_models import SitterOut
from arpents.server.sign_in_routes import send_link
from arpents.server.states import json_answer, person_shown
from arpents.server.wording import Plain

router = APIRouter(
    prefix="/api",
    tags=["hall"],
    dependencies=[Depends(check_hall)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
Id = Annotated[str, Path(max_length=32)]
DONE = {"done": True}


# -- who one is


@router.get("/hall/me", response_model=MeAnswer, dependencies=SECRET)
async def me(person: CurrentPerson) -> Response:
    """Who asks: by a session, or by a token that may read."""
    return json_answer({"me": me_shown(person)})


@router.get("/hall/people/{name}", response_model=SitterOut, dependencies=SECRET)
async def named(
    request: Request, person: CurrentPerson, name: Annotated[str, Path(max_length=200, description="capitals or not")]
) -> Response:
    """Somebody by name, for those who are known themselves."""
    found = await hall_of(request).people.named(name)
    if found is None:
        raise NotFound("no-such-person")
    return json_answer(person_shown(found.sitter))


@router.get("/hall/me/account", response_model=AccountOut)
async def account(request: Request, visitor: SignedIn) -> Response:
    """Everything that is kept about oneself."""
    hall, person = hall_of(request), visitor.person
    bots = await hall.people.bots_of(person.id)
    tokens = [token_shown(token, None) for token in await hall.people.tokens(person)]
    for bot in bots:
        tokens += [token_shown(token, bot) for token in await hall.people.tokens(bot)]
    return json_answer(
        {
            "me": me_shown(person),
            "mail": person.mail,
            "created": moment_shown(person.created),
            "passkeys": [
                {
                    "id": key.id,
                    "name": key.name,
                    "created": moment_shown(key.created),
                    "used": None if key.used is None else moment_shown(key.used),
                }
                for key in await hall.passkeys.of(person)
            ],
            "sessions": [
                {
                    "id": session.id,
                    "agent": session.agent,
                    "created": moment_shown(session.created),
                    "seen": moment_shown(session.seen),
                    "current": session.id == visitor.session,
                }
                for session in await hall.people.sessions(person)
            ],
            "tokens": tokens,
            "bots": [person_shown(bot.sitter) for bot in bots],
        }
    )


def token_shown(token: TokenShown, bot: Person | None) -> Plain:
    return {
        "id": token.id,
        "name": token.name,
        "scopes": list(token.scopes),
        "bot": None if bot is None else bot.id,
        "created": moment_shown(token.created),
        "seen": None if token.seen is None else moment_shown(token.seen),
    }


@router.put("/hall/me", response_model=MeAnswer)
async def change(request: Request, visitor: SignedIn, profile: ProfileIn) -> Response:
    """Another name, language or time zone."""
    people = hall_of(request).people
    changed = await people.change(visitor.person, profile.name, profile.language, profile.time_zone)
    return json_answer({"me": me_shown(changed)})


@router.post("/hall/me/leave", response_model=DoneOut)
async def leave(request: Request, visitor: SignedIn, leaving: LeaveIn) -> Response:
    """Delete the account for good; matches stay, and one's seats say that somebody left."""
    if name_key(" ".join(leaving.name.split())) != name_key(visitor.person.name):
        raise HallError("leave-name")
    await hall_of(request).people.leave(visitor.person)
    answer = json_answer(DONE)
    take_session(answer, settings_of(request))
    return answer


# -- ways in


@router.post("/hall/me/passkeys/options", response_model=OptionsOut)
async def passkey_options(request: Request, visitor: SignedIn) -> Response:
    """What to give `navigator.credentials.create`, for one more passkey."""
    site = site_of(request)
    return json_answer({"options": await hall_of(request).passkeys.options_to_make(site, visitor.person)})


@router.post("/hall/me/passkeys", status_code=201, response_model=DoneOut)
async def add_passkey(request: Request, visitor: SignedIn, made: PasskeyIn) -> Response:
    """One more passkey, that was made."""
    await hall_of(request).passkeys.add(site_of(request), visitor.person, made.credential.model_dump(), made.name)
    return json_answer(DONE, 201)


@router.delete("/hall/me/passkeys/{id}", response_model=DoneOut)
async def remove_passkey(request: Request, visitor: SignedIn, id: Id) -> Response:
    """A passkey that is not the last way in."""
    await hall_of(request).passkeys.remove(visitor.person, id)
    return json_answer(DONE)


@router.post("/hall/me/mail", status_code=202, response_model=SentOut)
async def want_address(request: Request, visitor: SignedIn, wanted: MailIn) -> Response:
    """A mail address for the account: confirmed by the link that is sent there."""
    return await send_link(request, wanted.mail, wanted.language, visitor.person)


@router.delete("/hall/me/mail", response_model=DoneOut)
async def forget_address(request: Request, visitor: SignedIn) -> Response:
    """No mail address any more, where there is another way in."""
    hall = hall_of(request)
    bare = await hall.mail_links.forget_address(visitor.person)
    hall.people.changed(bare.id, bare)
    return json_answer(DONE)


# -- sessions


@router.delete("/hall/me/sessions/{id}", response_model=DoneOut)
async def end_session(request: Request, visitor: SignedIn, id: Id) -> Response:
    """One session, on whatever device."""
    await hall_of(request).people.end_session(visitor.person, id)
    return json_answer(DONE)


@router.delete("/hall/me/sessions", response_model=DoneOut)
async def end_other_sessions(request: Request, visitor: SignedIn) -> Response:
    """All sessions but the one that asks."""
    await hall_of(request).people.end_sessions(visitor.person, but=visitor.session)
    return json_answer(DONE)


# -- tokens and bots


@router.post("/hall/me/tokens", status_code=201, response_model=TokenMade)
async def make_token(request: Request, visitor: SignedIn, wanted: TokenIn) -> Response:
    """A token for a program: for oneself, or for a bot of one's own. It is shown this once."""
    limit(request, "token", visitor.person)
    bot = None if wanted.bot is None else await own_bot(request, visitor.person, wanted.bot)
    shown, secret = await hall_of(request).people.make_token(bot or visitor.person, wanted.name, list(wanted.scopes))
    return json_answer({**token_shown(shown, bot), "token": secret}, 201)


@router.delete("/hall/me/tokens/{id}", response_model=DoneOut)
async def end_token(request: Request, visitor: SignedIn, id: Id) -> Response:
    """A token of one's own, or of a bot of one's own."""
    people = hall_of(request).people
    await people.end_token([visitor.person, *await people.bots_of(visitor.person.id)], id)
    return json_answer(DONE)


@router.post("/hall/me/bots", status_code=201, response_model=SitterOut)
async def make_bot(request: Request, visitor: SignedIn, wanted: BotIn) -> Response:
    """An account for a program, marked as such to everybody; it acts by tokens alone."""
    person = visitor.person
    limit(request, "bot", person)
    people = hall_of(request).people
    bot = await people.create(wanted.name, person.language, person.time_zone, keeper=person.id)
    return json_answer(person_shown(bot.sitter), 201)


@router.delete("/hall/me/bots/{id}", response_model=DoneOut)
async def remove_bot(request: Request, visitor: SignedIn, id: Id) -> Response:
    """A bot leaves as a person does: its matches stay."""
    await hall_of(request).people.leave(await own_bot(request, visitor.person, id))
    return json_answer(DONE)


async def own_bot(request: Request, person: Person, id: str) -> Person:
    bot = await hall_of(request).people.find(id)
    if bot is None or bot.keeper != person.id:
        raise NotFound("no-such-bot")
    return bot


# -- seats


@router.post("/matches/{match}/seats/{seat}/claim", response_model=MatchOut, dependencies=SECRET)
async def claim(request: Request, match: MatchId, seat: SeatId, person: CurrentPerson) -> Response:
    """Take a seat that one holds by its secret over into one's account: any session of one's own holds it then."""
    await matches_of(request).seating.claim(match, seat, claim_of(request, match, seat), person.sitter)
    return await summary(request, match)
