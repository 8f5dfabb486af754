"""The dice of a whole tournament: every finished match is played again from its record, and its promise compared."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from arpents.engine.chance import commitment
from arpents.engine.errors import ArpentsError
from arpents.hall.agreements import last_shown
from arpents.hall.standings import DRAW, FIRST, SECOND, Pairing
from arpents.hall.tournament import Tournament
from arpents.server.live_match import LiveMatch
from arpents.server.live_matches import LiveMatches
from arpents.server.refusals import Refusal
from arpents.server.wording import Plain, wording
from arpents.table.record_check import BROKEN, check_record

UNPLAYED, UNDER_WAY = "unplayed", "under-way"
MOST_KEPT: Final = 2000


class TournamentCheck:
    """What was found of matches that are over does not change, and is found once."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.known: OrderedDict[tuple[str, str], Plain] = OrderedDict()
        self.turn = asyncio.Lock()

    async def check(self, tournament: Tournament) -> list[Plain]:
        async with self.turn:  # one at a time: it takes long
            return [await self.checked(tournament, one) for one in tournament.pairings]

    async def checked(self, tournament: Tournament, one: Pairing) -> Plain:
        place: Plain = {"round": one.round, "board": one.board, "leg": one.leg, "match": one.match}
        told = {**place, "decisions": 0, "commitment": "", "secret": None, "result": one.result}
        told |= {"fault_fr": "", "fault_en": ""}
        if one.match is None:
            return {**told, "verdict": UNPLAYED}
        key = (one.match, one.result)
        if key not in self.known:
            async with self.matches.hold(one.match) as live:
                row = live.match.row
                if not live.match.over:
                    return {**told, "verdict": UNDER_WAY, "commitment": live.match.commitment}
                found = await asyncio.to_thread(verdict_of, live, one)
            told |= {"commitment": commitment(row.secret), "secret": row.secret}
            self.known[key] = {**told, **found}
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
        return {**self.known[key], **place}


def verdict_of(live: LiveMatch, one: Pairing) -> Plain:
    match = live.match
    winner = {FIRST: match.game.seats[0], SECOND: match.game.seats[1], DRAW: ""}.get(one.result)
    try:
        record = match.record()
        found = check_record(record, match.commitment, winner)
        verdict, fault = found.verdict, found.fault
        decisions = len(record.moves)
    except ArpentsError as refused:
        verdict, fault, decisions = BROKEN, refused, 0
    faults = {} if fault is None else wording(match.row.game).error(fault)
    return {
        "verdict": verdict,
        "decisions": decisions,
        "fault_fr": faults.get("text_fr", ""),
        "fault_en": faults.get("text_en", ""),
    }


async def record_of(matches: LiveMatches, one: Pairing) -> tuple[str, str | None]:
    """The promise of the dice, and the record as far as its players let everybody see it."""
    assert one.match is not None
    async with matches.hold(one.match) as live:
        match = live.match
        if not match.over or last_shown(match) is None:
            return match.commitment, None
        try:
            return match.commitment, match.record().text()
        except ArpentsError as fault:
            raise Refusal(409, fault.reason, None, **fault.arguments) from fault


def counts_of(found: list[Plain]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for one in found:
        counts[one["verdict"]] = counts.get(one["verdict"], 0) + 1
    return counts


def is_sound(found: list[Plain]) -> bool:
    return all(one["verdict"] != BROKEN for one in found)
