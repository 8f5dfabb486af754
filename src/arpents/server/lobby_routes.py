"""The lobby over HTTP: offers, invitations, one's own matches."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy.engine import Connection
from starlette.responses import Response

from arpents.engine.game import Game
from arpents.games import find
from arpents.hall.archive import now
from arpents.hall.errors import NotFound
from arpents.hall.lobby import MOST_MATCHES, Lobby, Offer, OwnMatch, Wish
from arpents.hall.person import Person
from arpents.hall.tournament_storage import tournaments_of
from arpents.server.limits import address_of
from arpents.server.live_matches import LiveMatches
from arpents.server.lobby_models import LobbyOut, OfferIn, OfferOut, OwnMatchesOut, TakenOut
from arpents.server.models import Refused
from arpents.server.quotas import check_beginning, note_beginning
from arpents.server.recognition import CurrentPerson, PersonOrNobody, people_of
from arpents.server.states import json_answer, person_shown
from arpents.server.wording import Plain, wording
from arpents.table.match_row import SeatRow
from arpents.table.stored_match import StoredMatch

router = APIRouter(
    tags=["lobby"],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)
OfferId = Annotated[str, Path(max_length=32, description="the id of an offer")]
Over = Annotated[bool | None, Query(description="only those that are over, or only those that go on")]
After = Annotated[int, Query(ge=0, le=2**31, description="how many to pass over")]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def titles(slug: str, scenario: str) -> Plain:
    words = wording(slug)
    told = words.title(f"scenario-{scenario}", scenario)
    return {
        **words.title("game-title", slug),
        "scenario": scenario,
        "scenario_fr": told["title_fr"],
        "scenario_en": told["title_en"],
    }


def offer_shown(offer: Offer, person: Person | None) -> Plain:
    wish = offer.wish
    return {
        "id": offer.id,
        "game": wish.game,
        **titles(wish.game, wish.scenario),
        "options": wish.options,
        "side": wish.side,
        "pace": wish.pace,
        "terms": wish.terms or {},
        "hints": wish.hints,
        "by": None if person is None else person_shown(offer.by),
        "own": person is not None and offer.by.id == person.id,
        "invited": person_shown(offer.invited),
        "made": offer.made,
    }


def own_match_shown(match: OwnMatch, tournament: tuple[str, str, int] | None) -> Plain:
    words = wording(match.game)
    game: Game[Any] = find(match.game)
    seats = {one.seat: one for one in match.seats}
    return {
        "match": match.match,
        "game": match.game,
        **titles(match.game, match.scenario),
        "begun": match.begun,
        "over": match.over,
        "asked": match.asked,
        "asked_since": match.asked_since,
        "pace": match.pace,
        "fork": match.fork,
        "tournament": None if tournament is None else dict(zip(("id", "name", "round"), tournament)),
        "seats": {
            seat: {
                **words.title(f"seat-{seat}", seat),
                "kind": seats[seat].kind,
                "bot": seats[seat].bot,
                "person": person_shown(seats[seat].person),
                "left": seats[seat].left,
                "own": seats[seat].own,
            }
            for seat in game.seats
            if seat in seats
        },
    }


@router.get("/api/lobby", response_model=LobbyOut)
async def look(request: Request, person: PersonOrNobody) -> Response:
    """Everything that stands: for whoever comes, to oneself, and from oneself to somebody."""
    lobby = lobby_of(request)
    if person is None:
        offers = [offer_shown(offer, None) for offer in await lobby.offers(None)]
        return json_answer({"known": False, "offers": offers, "invitations": [], "sent": []})
    own = [offer for offer in await lobby.own(person) if offer.invited is not None]
    return json_answer(
        {
            "known": True,
            "offers": [offer_shown(offer, person) for offer in await lobby.offers(person)],
            "invitations": [offer_shown(offer, person) for offer in await lobby.invitations(person)],
            "sent": [offer_shown(offer, person) for offer in own],
        }
    )


@router.post("/api/lobby/offers", status_code=201, response_model=OfferOut)
async def offer(request: Request, person: CurrentPerson, wanted: OfferIn) -> Response:
    """Offer a match to whoever comes, or by name to one person."""
    invited = None
    if wanted.invited is not None:
        invited = await people_of(request).named(wanted.invited)
        if invited is None:
            raise NotFound("no-such-person")
    request.state.game = find(wanted.game).slug
    wish = Wish(
        wanted.game,
        wanted.scenario or "",
        wanted.options,
        wanted.side,
        wanted.pace,
        dict(wanted.terms),
        wanted.hints,
    )
    return json_answer(offer_shown(await lobby_of(request).offer(person, wish, invited), person), 201)


@router.post("/api/lobby/offers/{offer}/withdraw", response_model=LobbyOut)
async def withdraw(request: Request, person: CurrentPerson, offer: OfferId) -> Response:
    """Take back what one has offered."""
    await lobby_of(request).withdraw(person, offer)
    return await look(request, person)


@router.post("/api/lobby/offers/{offer}/decline", response_model=LobbyOut)
async def decline(request: Request, person: CurrentPerson, offer: OfferId) -> Response:
    """Say no to an invitation."""
    await lobby_of(request).decline(person, offer)
    return await look(request, person)


@router.post("/api/lobby/offers/{offer}/take", status_code=201, response_model=TakenOut)
async def take(request: Request, person: CurrentPerson, offer: OfferId) -> Response:
    """Sit down opposite whoever offers: the match begins."""
    own: list[str] = []
    await check_beginning(request)

    async def start(wish: Wish, seats: dict[str, SeatRow], taken: Callable[[Connection, str], None]) -> str:
        own.extend(seat for seat, row in seats.items() if row.person == person.sitter)
        return await start_wished(request, wish, seats, taken, person)

    match = await lobby_of(request).take(person, offer, start)
    note_beginning(request, match)
    return json_answer({"match": match, "seat": own[0]}, 201)


async def start_wished(
    request: Request, wish: Wish, seats: dict[str, SeatRow], taken: Callable[[Connection, str], object], by: Person
) -> str:
    matches: LiveMatches = request.app.state.matches
    id = secrets.token_urlsafe(12)
    match = StoredMatch.create(id, find(wish.game), wish.scenario, wish.options, seats, wish.hints)
    match.row.pace, match.row.terms = wish.pace, dict(wish.terms or {})
    others = {row.person.id for row in seats.values() if row.person is not None} - {by.id}
    await matches.start(match, address_of(request.scope), lambda connection: taken(connection, id), others)
    return id


@router.get("/api/me/matches", response_model=OwnMatchesOut)
async def own_matches(request: Request, person: CurrentPerson, over: Over = None, after: After = 0) -> Response:
    """One's own matches, those that go on first."""
    lobby = lobby_of(request)
    found = await lobby.matches(person, over, after)
    ids = [match.match for match in found]
    known = await lobby.archive.read(lambda connection: tournaments_of(connection, ids))
    shown = [own_match_shown(match, known.get(match.match)) for match in found]
    return json_answer({"now": now(), "matches": shown, "more": len(found) == MOST_MATCHES})
