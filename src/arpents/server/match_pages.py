"""A match over HTTP: begin, join, look, decide."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Security
from fastapi.security import HTTPBearer
from starlette.responses import Response

from arpents.engine.errors import UnknownQuery
from arpents.games import find
from arpents.server.guard import address_of, charge
from arpents.server.hall import Hall, Place
from arpents.server.keys import Claim, give_key, give_seat, key_in, new_key
from arpents.server.models import (
    Action,
    ExplanationTold,
    Joined,
    Joining,
    MatchBegun,
    MatchTold,
    MatchWanted,
    Played,
    QueryTold,
    Question,
    Refused,
    StateTold,
    Undo,
)
from arpents.server.playing import Playing
from arpents.server.refusals import Refusal, status_of
from arpents.server.states import header_of, json_answer, moment_of, state_of, text_answer
from arpents.server.thinking import answer_wanted
from arpents.server.wording import Plain, wording
from arpents.server.workers import TookTooLong

LONGEST_WAIT = 25.0
MOST_QUESTIONS = 16  # that take long, of one address, waiting for an answer

pages = APIRouter(
    prefix="/api/matches",
    tags=["matches"],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
bearer = HTTPBearer(auto_error=False, description="The secret of the seat; a browser sends it in a cookie instead.")

MatchId = Annotated[str, Path(max_length=32, description="the id of a match")]
SeatId = Annotated[str, Path(max_length=64, description="the name of a seat")]
SECRET = [Security(bearer)]  # read by `Claim`; here for the document
Since = Annotated[int | None, Query(ge=0, le=2**31, description="the position of the last state drawn")]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to hold the answer while nothing is new")]
QueryName = Annotated[str, Path(max_length=64, description="one of the `queries` of the game")]
Position = Annotated[int, Path(ge=0, le=2**31)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def claim_of(request: Request, match: str, seat: str) -> Claim:
    return Claim(request, hall_of(request).settings, match, seat)


def join_link(match: str, seat: str, secret: str) -> str:
    return f"/#/join/{match}/{seat}/{secret}"


# -- deciding: first, because addresses are tried in this order


def check(request: Request, playing: Playing, seat: str) -> None:
    """Only the holder of the seat; from then on the computer players of the match think for him."""
    request.state.game = playing.match.row.game
    hall_of(request).check_holder(playing.match, seat, claim_of(request, playing.match.row.id, seat))
    playing.patron = address_of(request.scope)


@pages.post("/{match}/seats/{seat}/action", response_model=Played, dependencies=SECRET)
async def act(request: Request, match: MatchId, seat: SeatId, action: Action) -> Response:
    """Decide; answered when the decision is on disk."""
    hall = hall_of(request)
    async with hall.hold(match) as playing:
        check(request, playing, seat)
        rows, left = await hall.play(playing, seat, action.position, action.words)
        state = state_of(playing.match, playing.audience(seat), action.position)
    return json_answer({**state, "played": [row.words for row in rows], "left": left})


@pages.post("/{match}/seats/{seat}/undo", response_model=StateTold, dependencies=SECRET)
async def undo(request: Request, match: MatchId, seat: SeatId, undoing: Undo) -> Response:
    """Take the seat's last decision back."""
    hall = hall_of(request)
    async with hall.hold(match) as playing:
        check(request, playing, seat)
        await hall.undo(playing, seat, undoing.position)
        return json_answer(state_of(playing.match, playing.audience(seat), undoing.position))


@pages.post("/{match}/seats/{seat}/explain", response_model=ExplanationTold, dependencies=SECRET)
async def explain(request: Request, match: MatchId, seat: SeatId, question: Question) -> Response:
    """Why not, or what it would do; nothing is drawn and nothing is shown."""
    async with hall_of(request).hold(match) as playing:
        check(request, playing, seat)
        explanation = playing.match.explain(seat, question.words)
    words = wording(playing.match.row.game)
    told = explanation.dump()
    return json_answer(
        {
            **told,
            "events": [words.told(event) for event in explanation.events],
            **words.text(explanation.reason, explanation.arguments),
        }
    )


# -- looking


@pages.get("/{match}/seats/{seat}/state", response_model=StateTold, dependencies=SECRET)
async def seen(request: Request, match: MatchId, seat: SeatId, since: Since = None, wait: Wait = 0.0) -> Response:
    """What the seat sees, is asked, and may choose."""
    hall = hall_of(request)
    async with hall.hold(match) as playing:
        check(request, playing, seat)
    return await look(request, match, seat, since, wait)


@pages.get("/{match}/state", response_model=StateTold)
async def watched(request: Request, match: MatchId, since: Since = None, wait: Wait = 0.0) -> Response:
    """What a spectator sees."""
    return await look(request, match, None, since, wait)


async def look(request: Request, id: str, seat: str | None, since: int | None, wait: float) -> Response:
    hall = hall_of(request)
    until = asyncio.get_running_loop().time() + wait
    while True:
        async with hall.hold(id) as playing:
            audience = playing.audience(seat)
            left = until - asyncio.get_running_loop().time()
            if since != audience.position or left <= 0 or playing.match.over or hall.closing:
                return text_answer(playing.frame(seat, since).text)
            news = playing.news[audience.name]
        try:
            await asyncio.wait_for(news.wait(), left)
        except TimeoutError:
            continue


@pages.get("/{match}/at/{position}", response_model=StateTold)
async def watched_at(request: Request, match: MatchId, position: Position) -> Response:
    """What a spectator saw at that position."""
    async with hall_of(request).hold(match) as playing:
        return await moment(playing, None, position)


@pages.get("/{match}/seats/{seat}/at/{position}", response_model=StateTold, dependencies=SECRET)
async def seen_at(request: Request, match: MatchId, seat: SeatId, position: Position) -> Response:
    """What the seat saw at that position."""
    async with hall_of(request).hold(match) as playing:
        check(request, playing, seat)
        return await moment(playing, seat, position)


async def moment(playing: Playing, seat: str | None, position: int) -> Response:
    audience = playing.audience(seat)
    if position > audience.position:
        raise Refusal(404, "no-such-position", position=position)
    return json_answer(await asyncio.to_thread(moment_of, playing.match, audience, position))


@pages.get(
    "/{match}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(request: Request, match: MatchId) -> Response:
    """The whole match as a file, after its end."""
    async with hall_of(request).hold(match) as playing:
        text = playing.match.record().text()
    headers = {"Content-Disposition": f'attachment; filename="{match}.arp"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


@pages.get("/{match}/seats/{seat}/query/{name}", response_model=QueryTold, dependencies=SECRET)
async def query(request: Request, match: MatchId, seat: SeatId, name: QueryName) -> Response:
    """Help that the game offers besides: its arguments are query parameters, its answer is the game's own."""
    return await answered(request, match, seat, name)


@pages.get("/{match}/query/{name}", response_model=QueryTold)
async def watched_query(request: Request, match: MatchId, name: QueryName) -> Response:
    """The same for a spectator."""
    return await answered(request, match, None, name)


async def answered(request: Request, match: str, seat: str | None, name: str) -> Response:
    """Who prefers it (`Prefer: handling=lenient`, RFC 7240) gets null instead of a refusal of an argument."""
    arguments = dict(request.query_params)
    try:
        async with hall_of(request).hold(match) as playing:
            if seat is not None:
                check(request, playing, seat)
            request.state.game = playing.match.row.game
            state = playing.match.state
            work = state.game.query_work(name, arguments)
            if work > 1:
                charge(request, work)
                wanted = answer_wanted(state, seat, name, arguments)
            else:
                return json_answer({"name": name, "answer": state.query(seat, name, arguments)})
        return json_answer({"name": name, "answer": await reckoned(request, match, wanted)})
    except UnknownQuery as refused:
        if status_of(refused) == 404 or request.headers.get("prefer") != "handling=lenient":
            raise
        return json_answer({"name": name, "answer": None})


async def reckoned(request: Request, match: str, wanted: Plain) -> object:
    """An answer that takes long is worked out aside, in turn with those for other addresses."""
    helpers = hall_of(request).helpers
    address = address_of(request.scope)
    if helpers.waiting(address) >= MOST_QUESTIONS:
        raise Refusal(429, "too-many-requests", {"Retry-After": "5"}, seconds=5)
    try:
        told = await helpers.do(wanted, address, match)
    except TookTooLong as fault:
        raise Refusal(503, "question-too-long") from fault
    if "refused" in told:
        reason, rule, arguments = told["refused"]
        raise UnknownQuery(reason, rule, **arguments)
    return told["answer"]


# -- beginning


@pages.post("", status_code=201, response_model=MatchBegun)
async def begin(request: Request, wanted: MatchWanted) -> Response:
    """Begin a match; the answer holds the secret links of its seats."""
    hall = hall_of(request)
    game = find(wanted.game)
    request.state.game = game.slug
    places = {seat: Place(place.kind, place.bot) for seat, place in wanted.seats.items()}
    for seat in places:
        if seat not in game.seats:
            raise Refusal(422, "unknown-seat", seat=seat, known=list(game.seats))
    key = key_in(request, hall.settings) or new_key()
    match, given = await hall.begin(game, wanted.scenario, wanted.options, places, key, address_of(request.scope))
    id = match.row.id
    seats: Plain = {}
    for seat, row in match.row.seats.items():
        seats[seat] = {"kind": row.kind, "bot": row.bot}
        if seat in given:
            seats[seat].update(secret=given[seat], link=join_link(id, seat, given[seat]))
    answer = json_answer({"match": id, "watch": f"/#/watch/{id}", "seats": seats}, 201)
    if any(row.kind == "person" for row in match.row.seats.values()):
        give_key(answer, hall.settings, key)
    return answer


@pages.get("/{match}", response_model=MatchTold, dependencies=SECRET, openapi_extra={"security": [{}]})
async def summary(request: Request, match: MatchId) -> Response:
    """What match it is, and which of its seats the request holds."""
    hall = hall_of(request)
    async with hall.hold(match) as playing:
        found = playing.match
        rows = found.row.seats
        held = [seat for seat in found.game.seats if claim_of(request, match, seat).holds(rows[seat].secret)]
        begun = found.row.begun.isoformat()
        return json_answer({**header_of(found), "held": held, "begun": begun, "over": found.over})


@pages.post("/{match}/seats/{seat}/join", response_model=Joined)
async def join(request: Request, match: MatchId, seat: SeatId, joining: Joining) -> Response:
    """Take a seat by its link: the secret becomes a cookie, an invitation becomes a secret."""
    hall = hall_of(request)
    key = key_in(request, hall.settings)
    secret, made_from = await hall.join(match, seat, joining.secret, key, joining.token)
    answer = json_answer({"seat": seat, "secret": secret, "link": join_link(match, seat, secret)})
    if made_from is not None and key in (None, made_from):
        give_key(answer, hall.settings, made_from)
    else:
        give_seat(answer, hall.settings, match, seat, secret)
    return answer
