"""Lessons over HTTP: which there are, a table to take one at, and the way through its steps.

A lesson is taken at a table like any other, with the same states, actions and refusals; it lives in memory alone.
"""

from __future__ import annotations

import functools

from fastapi import APIRouter, Request
from starlette.responses import Response

from arpents.bots import offered_bots
from arpents.games import find
from arpents.server.game_routes import kept_json
from arpents.server.lesson_models import LessonBegun, LessonIn, LessonsOut, StepIn
from arpents.server.limits import address_of
from arpents.server.match_models import StateOut
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, matches_of
from arpents.server.models import Refused
from arpents.server.reading_anew import MatchRoute
from arpents.server.refusals import Refusal
from arpents.server.seat_secrets import give_key, key_in, new_key
from arpents.server.states import json_answer
from arpents.server.wording import Plain, wording
from arpents.table.lesson_table import LessonTable
from arpents.table.lessons import first_match_of, lesson_of, lessons_of

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api",
    tags=["lessons"],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)


@router.get("/games/{game}/lessons", response_model=LessonsOut, responses={304: {"description": "not changed"}})
def lessons(request: Request, game: str) -> Response:
    """The lessons of a game in their order, and the first match that follows them."""
    return kept_json(request, lessons_answer(find(game).slug))


@functools.cache
def lessons_answer(slug: str) -> Plain:
    words = wording(slug)
    first = first_match_of(slug)
    return {
        "lessons": [
            {
                "id": lesson.id,
                **words.title(lesson.title, lesson.id),
                **words.text(lesson.about, None, "about"),
                "seat": lesson.seat,
                "steps": len(lesson.steps),
            }
            for lesson in lessons_of(slug).values()
        ],
        "first_match": {
            "seat": first.seat,
            "scenario": first.scenario,
            "options": first.options,
            "bot": offered_bots(find(slug))[0],
        },
    }


@router.post("/matches/lesson", status_code=201, response_model=LessonBegun)
async def start(request: Request, wanted: LessonIn) -> Response:
    """A table at which the lesson is taken, from a step on."""
    request.state.game = find(wanted.game).slug
    lesson = lesson_of(wanted.game, wanted.lesson)
    matches = matches_of(request)
    key = key_in(request, matches.settings) or new_key()
    table, secret = matches.teach(lesson, wanted.step, key, address_of(request.scope))
    answer = json_answer({"match": table.row.id, "seat": lesson.seat, "secret": secret}, 201)
    give_key(answer, matches.settings, key)
    return answer


@router.post("/matches/{match}/seats/{seat}/lesson", response_model=StateOut, dependencies=SECRET)
async def go_to_step(request: Request, match: MatchId, seat: SeatId, wanted: StepIn) -> Response:
    """On from a look, back to a step, or past one: what it asks for is then played as the lesson shows it."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        table = live.match
        if not isinstance(table, LessonTable):
            raise Refusal(404, "no-such-match")
        await matches.check_revision(live, seat, wanted.revision)
        onward = wanted.step == table.step + 1 and not table.asked_now
        row = table.go_on() if onward else table.go_to(wanted.step)
        await matches.commit(live, [row])
        return json_answer(live.state_for(seat, wanted.revision))
