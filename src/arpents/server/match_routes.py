"""A match over HTTP: begin, join, look, decide."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Security
from fastapi.security import HTTPBearer
from starlette.responses import Response

from arpents.bots.hints import NoAdvice
from arpents.engine.errors import UnknownQuery, UnknownThing
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.server.game_models import SheetOut
from arpents.server.limits import address_of, charge
from arpents.server.live_match import LiveMatch
from arpents.server.live_matches import LiveMatches
from arpents.server.log_lines import steps_of
from arpents.server.match_models import (
    ExplanationOut,
    ForesightOut,
    HintOut,
    Joined,
    Joining,
    MarksOut,
    MatchBegun,
    MatchIn,
    MatchOut,
    QueryOut,
    Question,
    StateOut,
)
from arpents.server.models import Refused
from arpents.server.quotas import check_beginning, note_beginning
from arpents.server.reading_anew import MatchRoute
from arpents.server.recognition import recognize, sitter_in
from arpents.server.refusals import Refusal, status_of
from arpents.server.scene_models import StepsOut
from arpents.server.seat_secrets import Claim, give_key, give_seat, key_in, new_key
from arpents.server.spectators import check_fork, check_past, spectators_revision
from arpents.server.states import header_of, json_answer, moment_of, text_answer
from arpents.server.time_models import pace_asked
from arpents.server.wanted_seats import WantedSeat
from arpents.server.wording import Plain, wording
from arpents.server.worker_tasks import answer_wanted, foresight_wanted, hint_wanted
from arpents.server.workers import TookTooLong
from arpents.table.lesson_table import LessonTable

LONGEST_WAIT = 25.0
NEWEST = 2**31  # a revision that nobody has seen
HINT_WORK = 50.0  # requests that a hint counts for
STEPS_WORK = 5.0  # requests that all boards since a revision count for
MOST_QUESTIONS = 16  # that take long, of one address, waiting for an answer

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api/matches",
    tags=["matches"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
bearer = HTTPBearer(auto_error=False, description="The secret of the seat; a browser sends it in a cookie instead.")

MatchId = Annotated[str, Path(max_length=32, description="the id of a match")]
SeatId = Annotated[str, Path(max_length=64, description="the name of a seat")]
SECRET = [Security(bearer)]  # read by `Claim`; here for the document
Since = Annotated[int | None, Query(ge=0, le=2**31, description="the revision of the last state drawn")]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to hold the answer while nothing is new")]
SeenAt = Annotated[int, Query(ge=0, le=2**31, description="the revision that the question is about")]
QueryName = Annotated[str, Path(max_length=64, description="one of the `queries` of the game")]
Revision = Annotated[int, Path(ge=0, le=2**31)]
Shown = Annotated[int, Query(ge=0, le=2**31, description="the last revision that was drawn")]
Thing = Annotated[str, Query(max_length=80, description="the text id of a piece, place, card or marker")]
Then = Annotated[int | None, Query(ge=0, le=2**31, description="a revision of the past; none is now")]


def matches_of(request: Request) -> LiveMatches:
    matches: LiveMatches = request.app.state.matches
    return matches


def claim_of(request: Request, match: str, seat: str) -> Claim:
    return Claim(request, matches_of(request).settings, match, seat)


def join_link(match: str, seat: str, secret: str) -> str:
    return f"/#/join/{match}/{seat}/{secret}"


# -- what a choice would do: first, because addresses are tried in this order


async def check(request: Request, live: LiveMatch, seat: str) -> None:
    """Only the holder of the seat; from then on the computer players of the match think for him."""
    request.state.game = live.match.row.game
    await matches_of(request).seating.check_holder(live, seat, claim_of(request, live.match.row.id, seat))
    live.patron = address_of(request.scope)


@router.post("/{match}/seats/{seat}/explain", response_model=ExplanationOut, dependencies=SECRET)
async def explain(request: Request, match: MatchId, seat: SeatId, question: Question) -> Response:
    """Why not, or what it would do; nothing is drawn and nothing is shown."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        explanation = live.match.explain(seat, question.words)
    words = wording(live.match.row.game)
    answer = explanation.dump()
    return json_answer(
        {
            **answer,
            "events": [words.worded_event(event) for event in explanation.events],
            **words.text(explanation.reason, explanation.arguments),
        }
    )


@router.post("/{match}/seats/{seat}/foresee", response_model=ForesightOut, dependencies=SECRET)
async def foresee(request: Request, match: MatchId, seat: SeatId, question: Question) -> Response:
    """What a choice would bring: its card, reach, odds, supply. What is not on offer brings nothing."""
    words = question.words
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        request.state.game = game = live.match.row.game
        state = live.match.state
        work = state.game.foresee_work(state.action(words.rpartition(",")[2], seat))
        found: Any = state.foresee(seat, words) if work == 1 else None
        if work > 1:
            charge(request, work)
            wanted = foresight_wanted(state, seat, words)
    if work > 1:
        found = await reckoned(request, match, wanted)
    return json_answer({"words": words, "foresight": wording(game).worded(found)})


# -- looking


def watched_until(request: Request, live: LiveMatch) -> int:
    """The last revision that a spectator may see."""
    request.state.game = live.match.row.game
    return spectators_revision(request, matches_of(request).settings, live)


def check_not_late(request: Request, live: LiveMatch) -> None:
    """What is told of the match as it is now is not for spectators who see it later."""
    if watched_until(request, live) < live.audience(None).revision:
        raise Refusal(403, "watching-late")


@router.get("/{match}/seats/{seat}/state", response_model=StateOut, dependencies=SECRET)
async def seen(request: Request, match: MatchId, seat: SeatId, since: Since = None, wait: Wait = 0.0) -> Response:
    """What the seat sees, is asked, and may choose."""
    return await look(request, match, seat, since, wait)


@router.get("/{match}/state", response_model=StateOut)
async def watched(request: Request, match: MatchId, since: Since = None, wait: Wait = 0.0) -> Response:
    """What a spectator sees, as the players allow it."""
    return await look(request, match, None, since, wait)


async def look(request: Request, id: str, seat: str | None, since: int | None, wait: float) -> Response:
    matches = matches_of(request)
    until = asyncio.get_running_loop().time() + wait
    while True:
        async with matches.hold(id) as live:
            if seat is not None:
                await check(request, live, seat)
            audience = await matches.known_to(live, seat, NEWEST if since is None else since)
            newest = audience.revision if seat is not None else watched_until(request, live)
            left = until - asyncio.get_running_loop().time()
            if since != newest or left <= 0 or live.match.over or matches.closing:
                late = newest < audience.revision
                return text_answer(live.late_frame(newest).text if late else live.frame(seat, since).text)
            news = live.news_of(audience.name)
            live.waiting += 1
        try:
            await asyncio.wait_for(news.wait(), left)
        except TimeoutError:
            continue
        finally:
            live.waiting -= 1


@router.get("/{match}/at/{revision}", response_model=StateOut)
async def watched_at(request: Request, match: MatchId, revision: Revision) -> Response:
    """What a spectator saw at that revision."""
    async with matches_of(request).hold(match) as live:
        await matches_of(request).known_to(live, None, revision)
        return await moment(matches_of(request), live, None, revision, watched_until(request, live))


@router.get("/{match}/seats/{seat}/at/{revision}", response_model=StateOut, dependencies=SECRET)
async def seen_at(request: Request, match: MatchId, seat: SeatId, revision: Revision) -> Response:
    """What the seat saw at that revision."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        return await moment(matches_of(request), live, seat, revision)


@router.get("/{match}/steps", response_model=StepsOut)
async def watched_steps(request: Request, match: MatchId, since: Shown = 0) -> Response:
    """The boards that a spectator saw since that revision."""
    async with matches_of(request).hold(match) as live:
        check_not_late(request, live)
        charge(request, STEPS_WORK)
        return await steps(matches_of(request), live, None, since)


@router.get("/{match}/seats/{seat}/steps", response_model=StepsOut, dependencies=SECRET)
async def seen_steps(request: Request, match: MatchId, seat: SeatId, since: Shown = 0) -> Response:
    """The boards that the seat saw since that revision."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        charge(request, STEPS_WORK)
        return await steps(matches_of(request), live, seat, since)


async def steps(matches: LiveMatches, live: LiveMatch, seat: str | None, since: int) -> Response:
    audience = await matches.known_to(live, seat, since)
    if since > audience.revision:
        raise Refusal(404, "no-such-revision", revision=since)
    return json_answer(await asyncio.to_thread(steps_of, live.match, audience, since))


async def moment(
    matches: LiveMatches, live: LiveMatch, seat: str | None, revision: int, last: int | None = None
) -> Response:
    audience = await matches.known_to(live, seat, revision)
    if revision > (audience.revision if last is None else last):
        raise Refusal(404, "no-such-revision", revision=revision)
    return json_answer(await asyncio.to_thread(moment_of, live.match, audience, revision))


@router.get(
    "/{match}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(request: Request, match: MatchId) -> Response:
    """The whole match as a file, after its end; or for its people alone, when they finish it on an old version."""
    async with matches_of(request).hold(match) as live:
        request.state.game = live.match.row.game
        check_past(request, matches_of(request).settings, live)
        text = live.match.record().text()
    headers = {"Content-Disposition": f'attachment; filename="{match}.arp"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


@router.get("/{match}/seats/{seat}/hint", response_model=HintOut, dependencies=SECRET)
async def hint(request: Request, match: MatchId, seat: SeatId, revision: SeenAt) -> Response:
    """The best few plans of the seat, from what it may know: the same for whoever asks again from this revision."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        found = live.match
        if not found.row.hints:
            raise Refusal(403, "hints-off")
        await matches.check_revision(live, seat, revision)
        if found.frozen is not None or seat not in found.state.to_act:
            raise NoAdvice("hint-not-asked")
        if not found.game.advised():
            raise NoAdvice("hint-unadvised")
        kept = live.hints.get(seat)
        if kept is not None and kept["revision"] == revision:
            return json_answer(kept)
        charge(request, HINT_WORK)
        wanted = hint_wanted(found.state, seat, f"{match} {seat} {revision}")
    thinkers = matches.bots.thinkers
    address = address_of(request.scope)
    if thinkers.waiting(address) >= MOST_QUESTIONS:
        raise Refusal(429, "too-many-requests", {"Retry-After": "5"}, seconds=5)
    try:
        told = await thinkers.do(wanted, address, match)
    except TookTooLong as fault:
        raise Refusal(503, "question-too-long") from fault
    live.hints[seat] = {
        "revision": revision,
        "plans": [plan_answer(found.state, plan) for plan in told["plans"]],
        **wording(found.game.slug).text("chance-estimate", None, "estimate"),
    }
    return json_answer(live.hints[seat])


def plan_answer(state: MatchState, plan: Plain) -> Plain:
    words = wording(state.game.slug)
    reason, arguments = plan["why"]
    return {
        "steps": [words.action(state, action) for action in plan["chain"]],
        "chance": round(plan["chance"], 3),
        "reason": reason,
        "arguments": arguments,
        **words.text(reason, arguments),
    }


@router.get("/{match}/seats/{seat}/query/{name}", response_model=QueryOut, dependencies=SECRET)
async def query(request: Request, match: MatchId, seat: SeatId, name: QueryName) -> Response:
    """Help that the game offers besides: its arguments are query parameters, its answer is the game's own."""
    return await answered(request, match, seat, name)


@router.get("/{match}/query/{name}", response_model=QueryOut)
async def watched_query(request: Request, match: MatchId, name: QueryName) -> Response:
    """The same for a spectator."""
    return await answered(request, match, None, name)


async def answered(request: Request, match: str, seat: str | None, name: str) -> Response:
    """Who prefers it (`Prefer: handling=lenient`, RFC 7240) gets null instead of a refusal of an argument."""
    arguments = dict(request.query_params)
    try:
        async with matches_of(request).hold(match) as live:
            if seat is not None:
                await check(request, live, seat)
            else:
                check_not_late(request, live)
            request.state.game = live.match.row.game
            state = live.match.state
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
    query_workers = matches_of(request).query_workers
    address = address_of(request.scope)
    if query_workers.waiting(address) >= MOST_QUESTIONS:
        raise Refusal(429, "too-many-requests", {"Retry-After": "5"}, seconds=5)
    try:
        done = await query_workers.do(wanted, address, match)
    except TookTooLong as fault:
        raise Refusal(503, "question-too-long") from fault
    if "refused" in done:
        reason, rule, arguments = done["refused"]
        raise UnknownQuery(reason, rule, **arguments)
    return done["answer"]


@router.get("/{match}/seats/{seat}/inspect", response_model=SheetOut, dependencies=SECRET)
async def inspect(request: Request, match: MatchId, seat: SeatId, thing: Thing, revision: Then = None) -> Response:
    """What a piece, place, card or marker is and does, from what the seat may know; null for what is none."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        return await sheet_of(request, live, seat, thing, revision)


@router.get("/{match}/inspect", response_model=SheetOut)
async def watched_inspect(request: Request, match: MatchId, thing: Thing, revision: Then = None) -> Response:
    """The same for a spectator."""
    async with matches_of(request).hold(match) as live:
        await matches_of(request).known_to(live, None, revision)
        last = watched_until(request, live)
        if revision is not None and revision > last:
            raise Refusal(404, "no-such-revision", revision=revision)
        return await sheet_of(request, live, None, thing, last if revision is None else revision)


async def sheet_of(request: Request, live: LiveMatch, seat: str | None, thing: str, revision: int | None) -> Response:
    request.state.game = game = live.match.row.game
    audience = await matches_of(request).known_to(live, seat, revision)
    state = live.match.state
    if revision is not None and revision != audience.revision:
        if revision > audience.revision:
            raise Refusal(404, "no-such-revision", revision=revision)
        state = await asyncio.to_thread(live.match.at, audience, revision)
    try:
        return json_answer({"thing": thing, "sheet": wording(game).worded(state.inspect(seat, thing))})
    except UnknownThing:
        return json_answer({"thing": thing, "sheet": None})


@router.get("/{match}/seats/{seat}/charts", response_model=MarksOut, dependencies=SECRET)
async def charts(request: Request, match: MatchId, seat: SeatId) -> Response:
    """The columns and rows of charts that count at this moment, from what the seat may know."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        return marks_of(live, seat)


@router.get("/{match}/charts", response_model=MarksOut)
async def watched_charts(request: Request, match: MatchId) -> Response:
    """The same for a spectator."""
    async with matches_of(request).hold(match) as live:
        check_not_late(request, live)
        return marks_of(live, None)


def marks_of(live: LiveMatch, seat: str | None) -> Response:
    return json_answer({"marks": wording(live.match.row.game).worded(live.match.state.chart_marks(seat))})


# -- beginning


@router.post("", status_code=201, response_model=MatchBegun)
async def create(request: Request, wanted: MatchIn) -> Response:
    """Begin a match; the answer holds the secret links of its seats."""
    matches = matches_of(request)
    game = find(wanted.game)
    request.state.game = game.slug
    seats = {seat: WantedSeat(one.kind, one.bot) for seat, one in wanted.seats.items()}
    for seat in seats:
        if seat not in game.seats:
            raise Refusal(422, "unknown-seat", seat=seat, known=list(game.seats))
    key = key_in(request, matches.settings) or new_key()
    address = address_of(request.scope)
    person = sitter_in(request)
    await check_beginning(request)
    match, given = await matches.create(
        game, wanted.scenario, wanted.options, seats, key, address, wanted.hints, person, *pace_asked(wanted.pace)
    )
    id = match.row.id
    note_beginning(request, id)
    given_seats: Plain = {}
    for seat, row in match.row.seats.items():
        given_seats[seat] = {"kind": row.kind, "bot": row.bot}
        if seat in given:
            given_seats[seat].update(secret=given[seat], link=join_link(id, seat, given[seat]))
    answer = json_answer({"match": id, "watch": f"/#/watch/{id}", "seats": given_seats}, 201)
    if any(row.kind == "person" and row.secret is not None for row in match.row.seats.values()):
        give_key(answer, matches.settings, key)
    return answer


@router.get("/{match}", response_model=MatchOut, dependencies=SECRET, openapi_extra={"security": [{}]})
async def summary(request: Request, match: MatchId) -> Response:
    """What match it is, and which of its seats the request holds."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        check_fork(request, matches.settings, live)
        found = live.match
        rows = found.row.seats
        held = [seat for seat in found.game.seats if claim_of(request, match, seat).holds(rows[seat])]
        begun = found.row.begun.isoformat()
        lesson = found.lesson.id if isinstance(found, LessonTable) else None
        told = {"held": held, "begun": begun, "over": found.over, "lesson": lesson}
        return json_answer({**header_of(found), **told})


@router.post("/{match}/seats/{seat}/join", response_model=Joined)
async def join(request: Request, match: MatchId, seat: SeatId, joining: Joining) -> Response:
    """Take a seat by its link: the secret becomes a cookie, an invitation becomes a secret."""
    matches = matches_of(request)
    key = key_in(request, matches.settings)
    secret, made_from = await matches.seating.join(match, seat, joining.secret, key, joining.token, sitter_in(request))
    if secret is None:
        return json_answer({"seat": seat, "secret": None, "link": None})
    answer = json_answer({"seat": seat, "secret": secret, "link": join_link(match, seat, secret)})
    if made_from is not None and key in (None, made_from):
        give_key(answer, matches.settings, made_from)
    else:
        give_seat(answer, matches.settings, match, seat, secret)
    return answer
