"""The host ends a match beside its rules: drawn, or won by one side. Clocks stop and people are told as always."""

from __future__ import annotations

from arpents.engine.agreement import RULE_DRAW, rule
from arpents.hall.agreements import check_running
from arpents.hall.errors import Conflict
from arpents.hall.hall import Hall
from arpents.hall.letters import Post
from arpents.server.live_matches import LiveMatches
from arpents.server.notifier import Notifier
from arpents.server.settings import Settings
from arpents.table.storage import Storage


async def end_match(settings: Settings, id: str, winner: str | None = None) -> None:
    matches = LiveMatches(Storage(settings.database), settings)
    try:
        Notifier(matches, Hall(matches.storage, Post("", "")))
        await matches.timekeeper.attend()
        async with matches.hold(id) as live:
            match = live.match
            if match.over:
                raise Conflict("agreement-too-late")
            check_running(match)
            words = RULE_DRAW
            if winner is not None:
                match.game.seat_number(winner)
                words = rule(next(seat for seat in match.game.seats if seat != winner))
            await matches.agree(live, lambda: words)
    finally:
        await matches.close()
