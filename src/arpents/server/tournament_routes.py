"""Tournaments over HTTP: anybody may look; people with accounts make them and enter."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from arpents.games import find
from arpents.hall.archive import now
from arpents.hall.errors import NotFound
from arpents.hall.lobby import Wish
from arpents.hall.person import Person, Visitor
from arpents.hall.standings import TIE_BREAKS, Standing
from arpents.hall.tournament import BY_ORGANISER, RUNNING, Plan, Tournament
from arpents.hall.tournament_storage import MOST_SHOWN, Listed
from arpents.hall.tournaments import Tournaments, rule
from arpents.server.contest_keeper import carry_out, go_on
from arpents.server.contest_models import (
    CheckOut,
    EntrantIn,
    HoursIn,
    NameIn,
    PairsIn,
    ProposalOut,
    RecordsOut,
    RulingIn,
    TournamentIn,
    TournamentOut,
    TournamentsOut,
)
from arpents.server.limits import charge
from arpents.server.live_matches import LiveMatches
from arpents.server.lobby_routes import titles
from arpents.server.models import Refused
from arpents.server.rating_routes import seats_shown
from arpents.server.recognition import CurrentPerson, check_hall, people_of, recognize
from arpents.server.states import json_answer, person_shown
from arpents.server.tournament_check import TournamentCheck, counts_of, is_sound, record_of
from arpents.server.wording import Plain

CHECK_WORK = 20.0  # requests that a check counts for

router = APIRouter(
    prefix="/api/tournaments",
    tags=["contests"],
    dependencies=[Depends(check_hall)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
Id = Annotated[str, Path(max_length=32, description="the id of a tournament")]
State = Annotated[Literal["", "open", "running", "over", "off"], Query(description="left out: all")]
After = Annotated[int, Query(ge=0, le=2**31, description="how many to pass over")]


def tournaments_of(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


def matches_of(request: Request) -> LiveMatches:
    matches: LiveMatches = request.app.state.matches
    return matches


async def visitor_in(request: Request) -> str:
    """The id of whoever asks, or nothing."""
    visitor: Visitor | None = await recognize(request)
    return "" if visitor is None else visitor.person.id


Visiting = Annotated[str, Depends(visitor_in)]


# -- shown


def listed_shown(one: Listed, person: str) -> Plain:
    tournament, plan = one.tournament, one.tournament.plan
    return {
        "id": tournament.id,
        "name": plan.name,
        "game": plan.wish.game,
        **titles(plan.wish.game, plan.wish.scenario),
        "form": plan.form,
        "entry": plan.entry,
        "pace": plan.wish.pace,
        "terms": plan.wish.terms or {},
        "state": tournament.state,
        "round": tournament.round,
        "entrants": one.count,
        "most": plan.most,
        "organiser": person_shown(tournament.organiser),
        "made": tournament.made,
        "own": tournament.organiser is not None and tournament.organiser.id == person,
        "entered": one.state,
    }


def standing_shown(one: Standing) -> Plain:
    return {
        "entrant": one.entrant,
        "place": one.place,
        "points": one.points,
        "won": one.won,
        "drawn": one.drawn,
        "lost": one.lost,
        "byes": one.byes,
        "buchholz": one.buchholz,
        "sonneborn": one.sonneborn,
        "reached": one.reached,
        "firsts": one.sides.count(1),
        "seconds": one.sides.count(-1),
    }


def entrants_shown(tournament: Tournament) -> list[Plain]:
    return [
        {"number": one.number, "person": person_shown(one.person), "state": one.state, "seed": one.seed}
        for one in tournament.entrants
    ]


def tournament_shown(tournament: Tournament, person: str) -> Plain:
    plan, moment = tournament.plan, now()
    own = tournament.organiser is not None and tournament.organiser.id == person
    entrant = tournament.entrant_of(person) if person else None
    open_now = [one for one in tournament.of_round(tournament.round) if one.is_open]
    late = tournament.state == RUNNING and tournament.is_overdue(moment) and bool(open_now)
    return {
        "id": tournament.id,
        "name": plan.name,
        "about": plan.about,
        "game": plan.wish.game,
        **titles(plan.wish.game, plan.wish.scenario),
        "options": plan.wish.options,
        "pace": plan.wish.pace,
        "terms": plan.wish.terms or {},
        "form": plan.form,
        "entry": plan.entry,
        "pairing": plan.pairing,
        "overdue": plan.overdue,
        "watching": plan.watching,
        "round_hours": plan.round_hours,
        "most": plan.most,
        "state": tournament.state,
        "round": tournament.round,
        "rounds": tournament.rounds,
        "round_ends": tournament.round_ends,
        "made": tournament.made,
        "ended": tournament.ended,
        "now": moment,
        "organiser": person_shown(tournament.organiser),
        "own": own,
        "entered": 0 if entrant is None else entrant.number,
        "entered_as": "" if entrant is None else entrant.state,
        "awaits_pairs": tournament.awaits_pairs,
        "awaits_rulings": late and plan.overdue == BY_ORGANISER,
        "seats": seats_shown(plan.wish.game),
        "entrants": entrants_shown(tournament),
        "tie_breaks": list(TIE_BREAKS[plan.form]),
        "standings": [standing_shown(one) for one in tournament.standings()],
        "pairings": [vars(one) for one in tournament.pairings],
    }


async def answered(request: Request, id: str, person: str, status: int = 200) -> Response:
    return json_answer(tournament_shown(await tournaments_of(request).find(id), person), status)


# -- looking


@router.get("", response_model=TournamentsOut)
async def look(request: Request, visiting: Visiting, state: State = "", after: After = 0) -> Response:
    """All tournaments, the newest first."""
    found = await tournaments_of(request).listed(state, visiting, after)
    shown = [listed_shown(one, visiting) for one in found]
    return json_answer({"tournaments": shown, "more": len(found) == MOST_SHOWN})


@router.post("", status_code=201, response_model=TournamentOut)
async def make(request: Request, person: CurrentPerson, wanted: TournamentIn) -> Response:
    """A tournament of one's own, open for whoever may enter."""
    request.state.game = find(wanted.game).slug
    wish = Wish(wanted.game, wanted.scenario or "", wanted.options, "", wanted.pace, dict(wanted.terms), False)
    plan = Plan(
        wanted.name,
        wanted.about,
        wish,
        wanted.form,
        wanted.rounds,
        wanted.entry,
        wanted.pairing,
        wanted.overdue,
        wanted.watching,
        wanted.round_hours,
        wanted.most,
    )
    id = await tournaments_of(request).make(person, plan)
    return await answered(request, id, person.id, 201)


@router.get("/{tournament}", response_model=TournamentOut)
async def one(request: Request, visiting: Visiting, tournament: Id) -> Response:
    """What was wanted, who has entered, who stands where, who plays whom."""
    return await answered(request, tournament, visiting)


# -- entering


@router.post("/{tournament}/enter", response_model=TournamentOut)
async def enter(request: Request, person: CurrentPerson, tournament: Id) -> Response:
    """Play in it; also for who was invited."""
    await tournaments_of(request).enter(person, tournament)
    return await answered(request, tournament, person.id)


@router.post("/{tournament}/withdraw", response_model=TournamentOut)
async def withdraw(request: Request, person: CurrentPerson, tournament: Id) -> Response:
    """Out of it, or no to an invitation; once it has begun, a match that is not over is lost by it."""
    await tournaments_of(request).withdraw(person, tournament)
    return await gone_on(request, person, tournament)


# -- the organiser's


@router.post("/{tournament}/invite", response_model=TournamentOut)
async def invite(request: Request, person: CurrentPerson, tournament: Id, wanted: NameIn) -> Response:
    """By name; the invited still have to enter."""
    invited = await people_of(request).named(wanted.name)
    if invited is None:
        raise NotFound("no-such-person")
    await tournaments_of(request).invite(person, tournament, invited)
    return await answered(request, tournament, person.id)


@router.post("/{tournament}/remove", response_model=TournamentOut)
async def remove(request: Request, person: CurrentPerson, tournament: Id, wanted: EntrantIn) -> Response:
    """Somebody who is not to play, or not to play on."""
    await tournaments_of(request).remove(person, tournament, wanted.entrant)
    return await gone_on(request, person, tournament)


@router.post("/{tournament}/start", response_model=TournamentOut)
async def start(request: Request, person: CurrentPerson, tournament: Id) -> Response:
    """Nobody enters any more; the first round begins, unless the organiser pairs it."""
    await tournaments_of(request).start(person, tournament)
    return await gone_on(request, person, tournament)


@router.post("/{tournament}/call-off", response_model=TournamentOut)
async def call_off(request: Request, person: CurrentPerson, tournament: Id) -> Response:
    """It ends here; matches that are being played go on."""
    await tournaments_of(request).call_off(person, tournament)
    return await answered(request, tournament, person.id)


@router.get("/{tournament}/proposal", response_model=ProposalOut)
async def proposal(request: Request, person: CurrentPerson, tournament: Id) -> Response:
    """The next round as the table would pair it."""
    found = await tournaments_of(request).find(tournament)
    pairs = found.proposal() if found.awaits_pairs else []
    shown = [{"first": first, "second": second} for first, second in pairs]
    return json_answer({"round": found.round + 1, "pairs": shown})


@router.post("/{tournament}/rounds", response_model=TournamentOut)
async def pair(request: Request, person: CurrentPerson, tournament: Id, wanted: PairsIn) -> Response:
    """Pair the next round: everybody who plays on once, `first` at the first seat; `second` 0 is a bye."""
    pairs = [(one.first, one.second) for one in wanted.pairs]
    await tournaments_of(request).pair(person, tournament, pairs)
    return await gone_on(request, person, tournament)


@router.post("/{tournament}/rulings", response_model=TournamentOut)
async def ruling(request: Request, person: CurrentPerson, tournament: Id, wanted: RulingIn) -> Response:
    """Decide a match whose round is over: won by one, half a point each, or nothing for either."""
    archive = tournaments_of(request).archive
    which = (wanted.round, wanted.board)
    task = await archive.write(lambda connection: rule(connection, tournament, person, which, wanted.result))
    found = await tournaments_of(request).find(tournament)
    await carry_out(matches_of(request), found, task, BY_ORGANISER)
    return await gone_on(request, person, tournament)


@router.post("/{tournament}/deadline", response_model=TournamentOut)
async def give_time(request: Request, person: CurrentPerson, tournament: Id, wanted: HoursIn) -> Response:
    """So many hours more for the round, from now on."""
    await tournaments_of(request).give_time(person, tournament, wanted.hours)
    return await answered(request, tournament, person.id)


async def gone_on(request: Request, person: Person, id: str) -> Response:
    """What follows is done at once; a job has it done, should this server not come to it."""
    await go_on(matches_of(request), id)
    return await answered(request, id, person.id)


# -- checking


@router.get("/{tournament}/check", response_model=CheckOut)
async def check(request: Request, tournament: Id) -> Response:
    """Play every finished match again, with the dice that were promised before it began."""
    charge(request, CHECK_WORK)
    checker: TournamentCheck = request.app.state.tournament_check
    found = await checker.check(await tournaments_of(request).find(tournament))
    return json_answer(
        {"tournament": tournament, "sound": is_sound(found), "counts": counts_of(found), "matches": found}
    )


@router.get("/{tournament}/records", response_model=RecordsOut)
async def records(request: Request, tournament: Id) -> Response:
    """Everything it takes to check the tournament elsewhere: `arpents tournament FILE`."""
    charge(request, CHECK_WORK)
    found = await tournaments_of(request).find(tournament)
    matches = []
    for one in found.pairings:
        promised, text = ("", None) if one.match is None else await record_of(matches_of(request), one)
        matches.append({**vars(one), "commitment": promised, "record": text})
    answer = json_answer(
        {
            "tournament": found.id,
            "name": found.plan.name,
            "game": found.plan.wish.game,
            "form": found.plan.form,
            "seats": list(find(found.plan.wish.game).seats),
            "entrants": entrants_shown(found),
            "standings": [standing_shown(one) for one in found.standings()],
            "matches": matches,
        }
    )
    answer.headers["Content-Disposition"] = f'attachment; filename="{found.id}.json"'
    return answer
