"""Ratings and statistics over HTTP: of a game, of a person, of everything that was played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.games import find, slugs
from arpents.hall.archive import now
from arpents.hall.errors import NotFound
from arpents.hall.ratings import Rated, Step, ratings_of_game, ratings_of_person, steps_of_person
from arpents.hall.results import OPENING, Tally, count_of_person, count_openings, count_results
from arpents.server.contest_models import GameRatingsOut, PersonOut, StatisticsOut
from arpents.server.hall_site import hall_of
from arpents.server.lobby_routes import titles
from arpents.server.models import Refused
from arpents.server.recognition import CurrentPerson, check_hall
from arpents.server.states import json_answer, person_shown
from arpents.server.wording import Plain, wording

MOST_OPENINGS = 60

router = APIRouter(
    prefix="/api",
    tags=["contests"],
    dependencies=[Depends(check_hall)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
GameName = Annotated[str, Path(max_length=64, description="the slug of a game")]
PersonName = Annotated[str, Path(max_length=200, description="capitals or not")]
OneGame = Annotated[str, Query(max_length=64, description="the slug of a game; left out: all, without openings")]
Scenario = Annotated[str, Query(max_length=64, description="of the game; left out: all")]
Among = Annotated[Literal["", "people", "mixed", "computers"], Query(description="who played; left out: anybody")]
Depth = Annotated[int, Query(ge=1, le=OPENING, description="how many decisions of a side make an opening")]


def seat_titles(slug: str, seat: str) -> Plain:
    told = wording(slug).title(f"seat-{seat}", seat)
    return {"seat": seat, "seat_fr": told["title_fr"], "seat_en": told["title_en"]}


def seats_shown(slug: str) -> list[Plain]:
    return [{"id": seat, **wording(slug).title(f"seat-{seat}", seat)} for seat in find(slug).seats]


def rating_shown(one: Rated) -> Plain:
    return {
        "game": one.game,
        **wording(one.game).title("game-title", one.game),
        **seat_titles(one.game, one.seat),
        "person": person_shown(one.person),
        "rating": round(one.rating.rating),
        "uncertainty": round(one.rating.uncertainty),
        "deviation": round(one.rating.deviation, 2),
        "volatility": round(one.rating.volatility, 6),
        "won": one.won,
        "drawn": one.drawn,
        "lost": one.lost,
        "played": one.played,
    }


def step_shown(one: Step) -> Plain:
    return {
        "match": one.match,
        "game": one.game,
        **titles(one.game, one.scenario),
        **seat_titles(one.game, one.seat),
        "against": person_shown(one.against),
        "result": "drawn" if not one.winner else "won" if one.winner == one.seat else "lost",
        "before": round(one.before),
        "after": round(one.after),
        "uncertainty": round(2 * one.deviation),
        "made": one.made,
    }


def tally_shown(tally: Tally) -> Plain:
    return {"played": tally.played, "won": tally.won, "drawn": tally.drawn, "lost": tally.lost}


@router.get("/ratings/{game}", response_model=GameRatingsOut)
async def of_game(request: Request, person: CurrentPerson, game: GameName) -> Response:
    """Everybody who is rated at a game, for each side of it."""
    slug = find(game).slug
    rated = await hall_of(request).archive.read(lambda connection: ratings_of_game(connection, slug, now()))
    return json_answer(
        {
            "game": slug,
            **wording(slug).title("game-title", slug),
            "seats": seats_shown(slug),
            "ratings": [rating_shown(one) for one in rated],
        }
    )


@router.get("/hall/people/{name}/ratings", response_model=PersonOut)
async def of_person(request: Request, person: CurrentPerson, name: PersonName) -> Response:
    """Somebody's ratings, and what he has played."""
    hall = hall_of(request)
    known = await hall.people.named(name)
    if known is None:
        raise NotFound("no-such-person")
    rated = await hall.archive.read(lambda connection: ratings_of_person(connection, known.id, now()))
    steps = await hall.archive.read(lambda connection: steps_of_person(connection, known.id))
    played = await hall.archive.read(lambda connection: count_of_person(connection, known.id))
    return json_answer(
        {
            "person": person_shown(known.sitter),
            "ratings": [rating_shown(one) for one in rated],
            "steps": [step_shown(one) for one in steps],
            "played": [
                {"game": game, **titles(game, scenario), **seat_titles(game, seat), **tally_shown(tally)}
                for game, scenario, seat, tally in played
            ],
        }
    )


@router.get("/statistics", response_model=StatisticsOut)
async def statistics(
    request: Request, game: OneGame = "", scenario: Scenario = "", among: Among = "", depth: Depth = 1
) -> Response:
    """All finished matches, by game, scenario and side; of one game also by opening. Nobody is named."""
    archive = hall_of(request).archive
    if game:
        find(game).scenario_number(scenario or None)
    counted = await archive.read(lambda connection: count_results(connection, among))
    openings: list[Plain] = []
    if game:
        seats = tuple(find(game).seats)
        found = await archive.read(lambda connection: count_openings(connection, game, scenario, seats, depth, among))
        openings = [
            {**seat_titles(game, seat), **tally_shown(tally), "opening": [labelled(game, words) for words in opening]}
            for seat in seats
            for opening, tally in sorted(found[seat].items(), key=lambda one: (-one[1].played, one[0]))[:MOST_OPENINGS]
        ]
    known = [game] if game else slugs()
    wanted = [one for one in counted if one[0] in known and (not scenario or one[1] == scenario)]
    return json_answer({"among": among, "depth": depth, "scenarios": scenarios_shown(wanted), "openings": openings})


def scenarios_shown(counted: list[tuple[str, str, str, int, int]]) -> list[Plain]:
    found: dict[tuple[str, str], list[tuple[str, int, int]]] = {}
    for of_game, scenario, winner, count, decisions in counted:
        found.setdefault((of_game, scenario), []).append((winner, count, decisions))
    shown = []
    for (slug, scenario), rows in sorted(found.items()):
        game: Game[Any] = find(slug)
        tallies = {seat: Tally() for seat in game.seats}
        for seat, tally in tallies.items():
            for winner, count, _ in rows:
                tally.add(seat, winner, count)
        played = sum(count for _, count, _ in rows)
        shown.append(
            {
                "game": slug,
                **titles(slug, scenario),
                "played": played,
                "drawn": sum(count for winner, count, _ in rows if not winner),
                "decisions": round(sum(decisions for _, _, decisions in rows) / played),
                "seats": [{**seat_titles(slug, seat), **tally_shown(tally)} for seat, tally in tallies.items()],
            }
        )
    return shown


def labelled(slug: str, words: str) -> Plain:
    """A decision in both languages; words of other rules stand as they were written."""
    game: Game[Any] = find(slug)
    spoken = wording(slug)
    try:
        action = game.vocabulary.action(words)
        return {"words": words, **spoken.both("label", lambda speech: speech.label(game, action))}
    except (ArpentsError, KeyError, ValueError):
        return {"words": words, **spoken.both("label", lambda speech: words)}
