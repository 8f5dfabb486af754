"""What people agree on in a match over HTTP: resigning, draws, going back, rematches, spectators, forks."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from arpents.engine.agreement import DRAW, resign, rewind
from arpents.hall.agreements import (
    LONGEST_DELAY,
    check_agreed,
    check_proposal,
    check_running,
    checked_watching,
    find_proposal,
    number_of,
    proposed,
    rewind_count,
    without,
)
from arpents.hall.errors import Conflict, NotFound
from arpents.server.limits import address_of, charge
from arpents.server.live_match import LiveMatch
from arpents.server.live_matches import LiveMatches
from arpents.server.match_models import StateOut
from arpents.server.match_routes import SECRET, MatchId, SeatId, check, claim_of, matches_of
from arpents.server.models import Refused, Strict
from arpents.server.quotas import check_beginning, note_beginning, quotas_of
from arpents.server.reading_anew import MatchRoute
from arpents.server.recognition import recognize, sitter_in
from arpents.server.seat_secrets import give_key, hashed, key_in, new_key, seat_secret
from arpents.server.states import json_answer
from arpents.server.wanted_seats import WantedSeat
from arpents.table.match_row import Proposal, SeatRow
from arpents.table.stored_match import StoredMatch

FORK_WORK = 20.0  # requests that a fork counts for

router = APIRouter(
    route_class=MatchRoute,
    prefix="/api/matches/{match}/seats/{seat}",
    tags=["agreements"],
    dependencies=[Depends(recognize)],
    responses={status: {"model": Refused} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)},
)

Kind = Annotated[Literal["draw", "rewind", "rematch"], Path(description="of the proposal")]


class ProposalIn(Strict):
    kind: Literal["draw", "rewind", "rematch"]
    revision: int | None = Field(None, ge=0, le=2**31, description="of a rewind: the revision to go back to")


class AgreedIn(Strict):
    revision: int | None = Field(None, ge=0, le=2**31, description="of a rewind: the one that the proposal named")


class WatchingIn(Strict):
    allow: Literal["none", "live", "turn", "delay"] = Field(description="`turn`: nothing of the turn being played")
    decisions: int = Field(0, ge=0, le=LONGEST_DELAY, description="of a delay")


class ForkOut(BaseModel):
    match: str
    seats: list[str]


def told(live: LiveMatch, seat: str, status: int = 200) -> Response:
    return json_answer(live.state_for(seat, None), status)


def others_of(request: Request, match: StoredMatch, seat: str) -> dict[str, SeatRow]:
    """The seats that somebody else holds than whoever asks."""
    rows = match.row.seats
    return {
        name: row
        for name, row in rows.items()
        if name != seat and (row.kind == "bot" or not claim_of(request, match.row.id, name).holds(row))
    }


@router.post("/resign", response_model=StateOut, dependencies=SECRET)
async def give_up(request: Request, match: MatchId, seat: SeatId) -> Response:
    """Give the match up: the other side has won."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        check_running(live.match)
        if live.match.over:
            raise Conflict("agreement-too-late")
        await matches.agree(live, lambda: resign(seat), seat)
        return told(live, seat)


@router.post("/proposals", response_model=StateOut, dependencies=SECRET)
async def propose(request: Request, match: MatchId, seat: SeatId, wanted: ProposalIn) -> Response:
    """Propose a draw, going back, or another match. Where nobody else has to agree, or has proposed the same, it is
    done at once."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        found = live.match
        others = others_of(request, found, seat)
        check_proposal(found, wanted.kind, others.values())
        number = 0
        if wanted.kind == "rewind":
            number = number_of(found, seat, 2**31 if wanted.revision is None else wanted.revision)
        people = [row for row in others.values() if row.kind != "bot"]
        if wanted.kind == "rematch" and people:
            check_accounts(found)
        made = Proposal(wanted.kind, seat, 0, number)
        same = find_proposal(found.row, wanted.kind)
        if not people:
            return await carry_out(request, live, made, seat)
        if same is not None and same.seat in others and wanted.kind != "rewind":
            return await carry_out(request, live, same, seat)
        await matches.propose(live, proposed(found.row, wanted.kind, seat, number))
        return told(live, seat)


@router.post("/proposals/{kind}/accept", response_model=StateOut, dependencies=SECRET)
async def accept(
    request: Request, match: MatchId, seat: SeatId, kind: Kind, agreed: AgreedIn | None = None
) -> Response:
    """Agree to what the other side has proposed: of going back, as far back as one was asked when one said so."""
    async with matches_of(request).hold(match) as live:
        await check(request, live, seat)
        proposal = await standing(request, live, seat, kind, own=False)
        check_proposal(live.match, kind, others_of(request, live.match, seat).values())
        if agreed is not None:
            check_agreed(live.match, seat, proposal, agreed.revision)
        return await carry_out(request, live, proposal, seat)


@router.post("/proposals/{kind}/decline", response_model=StateOut, dependencies=SECRET)
async def decline(request: Request, match: MatchId, seat: SeatId, kind: Kind) -> Response:
    """Say no to it."""
    return await drop(request, match, seat, kind, own=False)


@router.post("/proposals/{kind}/withdraw", response_model=StateOut, dependencies=SECRET)
async def withdraw(request: Request, match: MatchId, seat: SeatId, kind: Kind) -> Response:
    """Take back what one has proposed oneself."""
    return await drop(request, match, seat, kind, own=True)


async def drop(request: Request, match: str, seat: str, kind: str, own: bool) -> Response:
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        proposal = await standing(request, live, seat, kind, own)
        await matches.propose(live, without(live.match.row, proposal))
        return told(live, seat)


async def standing(request: Request, live: LiveMatch, seat: str, kind: str, own: bool) -> Proposal:
    found = find_proposal(live.match.row, kind)
    if found is None or (found.seat == seat) != own:
        raise NotFound("no-such-proposal")
    return found


async def carry_out(request: Request, live: LiveMatch, proposal: Proposal, seat: str) -> Response:
    """Everybody who has to has agreed."""
    matches = matches_of(request)
    match = live.match
    if proposal.kind == "rematch":
        return await start_rematch(request, live, seat)
    draws = proposal.kind == "draw"
    if match.row.proposals:
        await matches.propose(live, [one for one in match.row.proposals if one.kind == "rematch"])
    await matches.agree(live, lambda: DRAW if draws else rewind(rewind_count(match, proposal.number)), seat)
    return told(live, seat)


# -- another match


def check_accounts(match: StoredMatch) -> None:
    """Whoever holds a seat by a link could not be found again."""
    if any(row.kind != "bot" and row.person is None for row in match.row.seats.values()):
        raise Conflict("rematch-without-account")


async def start_rematch(request: Request, live: LiveMatch, seat: str) -> Response:
    """The same match with sides swapped, at the same pace. Of two servers that are told so the first one begins it: the
    other finds no proposal any more."""
    await check_beginning(request)
    matches = matches_of(request)
    row = live.match.row
    others = [one for one in row.proposals if one.kind != "rematch"]
    if others != row.proposals:
        await matches.propose(live, others)
    names = list(live.match.game.seats)
    swapped = {name: row.seats[names[(place + 1) % len(names)]] for place, name in enumerate(names)}
    key = key_in(request, matches.settings) or new_key()
    alone = any(one.kind == "bot" or one.person is None for one in row.seats.values())
    if alone:
        wanted = {name: WantedSeat("bot" if one.kind == "bot" else "person", one.bot) for name, one in swapped.items()}
        begun, _ = await matches.create(
            live.match.game,
            row.scenario,
            row.options,
            wanted,
            key,
            address_of(request.scope),
            row.hints,
            sitter_in(request),
            row.pace,
            row.terms,
        )
    else:
        seats = {name: SeatRow("person", person=one.person) for name, one in swapped.items()}
        begun = StoredMatch.create(
            secrets.token_urlsafe(12), live.match.game, row.scenario, row.options, seats, row.hints
        )
        begun.row.pace, begun.row.terms = row.pace, row.terms
        partners = {one.person.id for name, one in row.seats.items() if name != seat and one.person is not None}
        await matches.start(begun, address_of(request.scope), unaware=partners)
    note_beginning(request, begun.row.id)
    await matches.propose(live, [*others, Proposal("rematch", seat, 0, 0, begun.row.id)])
    answer = told(live, seat)
    if any(one.secret is not None for one in begun.row.seats.values()):
        give_key(answer, matches.settings, key)
    return answer


# -- spectators


@router.post("/watching", response_model=StateOut, dependencies=SECRET)
async def let_watch(request: Request, match: MatchId, seat: SeatId, wanted: WatchingIn) -> Response:
    """What one allows spectators; they see what the most careful of the seats allows."""
    matches = matches_of(request)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        if not live.match.kept:
            raise Conflict("agreement-in-lesson")
        allowed = checked_watching(wanted.allow, wanted.decisions)
        await matches.written(live, matches.storage.keep_watching(match, seat, allowed))
        live.match.row.seats[seat].watching = allowed
        live.announce(live.everybody)
        return told(live, seat)


# -- trying out


@router.post("/fork", status_code=201, response_model=ForkOut, dependencies=SECRET)
async def fork(request: Request, match: MatchId, seat: SeatId) -> Response:
    """A match of one's own from what the seat knows, both sides of it: what it cannot know is dealt again."""
    matches: LiveMatches = matches_of(request)
    charge(request, FORK_WORK)
    async with matches.hold(match) as live:
        await check(request, live, seat)
        check_running(live.match)
        if live.match.over:
            raise Conflict("agreement-too-late")
        await quotas_of(request).check_trial(match)
        id = secrets.token_urlsafe(12)
        key = key_in(request, matches.settings) or new_key()
        person = live.match.row.seats[seat].person
        seats = {
            name: SeatRow("person", person=person)
            if person is not None
            else SeatRow("person", None, hashed(seat_secret(key, id, name)))
            for name in live.match.game.seats
        }
        made: Any = await matches.carry_out(live, StoredMatch.fork, id, live.match, seat, seats)
    await matches.start(made, address_of(request.scope))
    answer = json_answer({"match": id, "seats": list(seats)}, 201)
    if person is None:
        give_key(answer, matches.settings, key)
    return answer
