"""Talk over HTTP: players, spectators, notes, and whom one does not want to hear."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from arpents.hall.errors import Conflict, NotAllowed, NotFound
from arpents.hall.person import Person, Visitor
from arpents.hall.talk import PLAYERS, SPECTATORS, Message, Note, Talk
from arpents.server.live_match import LiveMatch
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, matches_of, watched_until
from arpents.server.models import Refused
from arpents.server.recognition import CurrentPerson, people_of, recognize
from arpents.server.spectators import plays
from arpents.server.states import agreements_of, json_answer, person_shown
from arpents.server.talk_models import (
    MessageOut,
    NoteIn,
    NoteOut,
    NotesOut,
    ReportIn,
    ReportOut,
    SayIn,
    ShunIn,
    ShunnedOut,
    TalkOut,
)
from arpents.server.wording import Plain

router = APIRouter(
    tags=["talk"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
After = Annotated[int, Query(ge=0, le=2**31, description="the number of the last message heard")]
NoteNumber = Annotated[int, Path(ge=1, le=2**31)]


def talk_of(request: Request) -> Talk:
    talk: Talk = request.app.state.talk
    return talk


def message_shown(message: Message) -> Plain:
    return {
        "number": message.number,
        "seat": message.seat,
        "person": person_shown(message.person),
        "text": message.text,
        "made": message.made,
        "hidden": message.hidden,
    }


def reader_in(request: Request) -> str | None:
    visitor: Visitor | None = request.state.visitor
    return None if visitor is None else visitor.person.id


async def heard(request: Request, match: str, room: str, after: int) -> Response:
    messages = await talk_of(request).messages(match, room, reader_in(request), after)
    return json_answer({"room": room, "after": after, "messages": [message_shown(one) for one in messages]})


# -- players


async def check_chat(request: Request, live: LiveMatch, seat: str) -> None:
    await check(request, live, seat)
    agreements = agreements_of(live.match, live.audience(seat))
    if agreements is None or not agreements["chat"]:
        raise Conflict("talk-nobody")


@router.get("/api/matches/{match}/seats/{seat}/talk", response_model=TalkOut, dependencies=SECRET)
async def players_talk(request: Request, match: MatchId, seat: SeatId, after: After = 0) -> Response:
    """What the players have said to each other."""
    async with matches_of(request).hold(match) as live:
        await check_chat(request, live, seat)
    return await heard(request, match, PLAYERS, after)


@router.post("/api/matches/{match}/seats/{seat}/talk", status_code=201, response_model=MessageOut, dependencies=SECRET)
async def say(request: Request, match: MatchId, seat: SeatId, said: SayIn) -> Response:
    """Say something to the other side."""
    async with matches_of(request).hold(match) as live:
        await check_chat(request, live, seat)
        author = live.match.row.seats[seat].person
        message = await talk_of(request).say(match, PLAYERS, seat, author, said.text)
        live.call(set(live.match.game.seats))
    return json_answer(message_shown(message), 201)


# -- spectators


async def check_spectator(request: Request, live: LiveMatch, person: Person, writing: bool = False) -> None:
    """What spectators say is not for players before the end, nor do players speak among them."""
    watched_until(request, live)
    if not live.match.kept or live.match.row.origin is not None:
        raise Conflict("talk-nobody")
    if plays(request, matches_of(request).settings, live) and (writing or not live.match.over):
        raise NotAllowed("talk-of-spectators")


@router.get("/api/matches/{match}/talk", response_model=TalkOut)
async def spectators_talk(request: Request, match: MatchId, person: CurrentPerson, after: After = 0) -> Response:
    """What spectators have said to each other."""
    async with matches_of(request).hold(match) as live:
        await check_spectator(request, live, person)
    return await heard(request, match, SPECTATORS, after)


@router.post("/api/matches/{match}/talk", status_code=201, response_model=MessageOut)
async def say_watching(request: Request, match: MatchId, person: CurrentPerson, said: SayIn) -> Response:
    """Say something to the other spectators."""
    async with matches_of(request).hold(match) as live:
        await check_spectator(request, live, person, True)
        message = await talk_of(request).say(match, SPECTATORS, "", person.sitter, said.text)
        live.call({""})
    return json_answer(message_shown(message), 201)


# -- notes


def note_shown(note: Note) -> Plain:
    return {"number": note.number, "revision": note.revision, "text": note.text, "made": note.made}


async def check_notes(request: Request, match: str, seat: str) -> str | None:
    """Whose notes they are, if somebody's with an account."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        if not live.match.kept:
            raise Conflict("agreement-in-lesson")
        person = live.match.row.seats[seat].person
        return None if person is None else person.id


@router.get("/api/matches/{match}/seats/{seat}/notes", response_model=NotesOut, dependencies=SECRET)
async def notes(request: Request, match: MatchId, seat: SeatId) -> Response:
    """One's own notes; nobody else ever reads them."""
    await check_notes(request, match, seat)
    return json_answer({"notes": [note_shown(one) for one in await talk_of(request).notes(match, seat)]})


@router.post("/api/matches/{match}/seats/{seat}/notes", status_code=201, response_model=NoteOut, dependencies=SECRET)
async def note(request: Request, match: MatchId, seat: SeatId, wanted: NoteIn) -> Response:
    """Write something down."""
    person = await check_notes(request, match, seat)
    made = await talk_of(request).note(match, seat, person, wanted.revision, wanted.text)
    return json_answer(note_shown(made), 201)


@router.post("/api/matches/{match}/seats/{seat}/notes/{number}", response_model=NotesOut, dependencies=SECRET)
async def change_note(request: Request, match: MatchId, seat: SeatId, number: NoteNumber, wanted: NoteIn) -> Response:
    """Say a note otherwise; without words it is thrown away."""
    await check_notes(request, match, seat)
    await talk_of(request).change_note(match, seat, number, wanted.text)
    return await notes(request, match, seat)


@router.get(
    "/api/matches/{match}/seats/{seat}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    dependencies=SECRET,
)
async def own_record(request: Request, match: MatchId, seat: SeatId) -> Response:
    """The whole match as a file, after its end, with one's own notes in its header."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        record = live.match.record()
    for one in await talk_of(request).notes(match, seat):
        first, *rest = one.text.split("\n")
        record.notes += [f"note {one.number} [{one.revision}]: {first}", *(f"  {line}" for line in rest)]
    headers = {"Content-Disposition": f'attachment; filename="{match}.arp"', "Cache-Control": "no-store"}
    return Response(record.text(), 200, headers, "text/plain; charset=utf-8")


# -- whom one does not want to hear


@router.get("/api/me/shunned", response_model=ShunnedOut)
async def shunned(request: Request, person: CurrentPerson) -> Response:
    """Whom one has muted or blocked."""
    found = await talk_of(request).shunned(person)
    return json_answer({"shunned": [{"person": person_shown(one), "kind": kind} for one, kind in found]})


@router.post("/api/me/shunned", response_model=ShunnedOut)
async def shun(request: Request, person: CurrentPerson, wanted: ShunIn) -> Response:
    """Mute somebody (not heard), block (nor invited, nor played with), or neither any more; nobody is told."""
    other = await people_of(request).named(wanted.name)
    if other is None:
        raise NotFound("no-such-person")
    await talk_of(request).shun(person, other, wanted.kind)
    return await shunned(request, person)


@router.post("/api/reports", status_code=201, response_model=ReportOut)
async def report(request: Request, person: CurrentPerson, wanted: ReportIn) -> Response:
    """Tell the host of a message that one has heard."""
    async with matches_of(request).hold(wanted.match) as live:
        seats = live.match.row.seats.values()
        room = PLAYERS if any(row.person == person.sitter for row in seats) else SPECTATORS
        if room == SPECTATORS:
            watched_until(request, live)
    made = await talk_of(request).report(person, wanted.match, room, wanted.number, wanted.text)
    return json_answer({"report": made}, 201)
