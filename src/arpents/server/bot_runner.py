"""Computer players: woken when they are asked, they think aside, and what they decide is played at the table."""

from __future__ import annotations

import asyncio
import functools
import random
import time
from typing import TYPE_CHECKING, Any, Final

from arpents.bots import is_timed
from arpents.server.follower import Outrun
from arpents.server.jobs import job
from arpents.server.log import LOG, in_short
from arpents.server.refusals import Refusal
from arpents.server.settings import Settings
from arpents.server.worker_tasks import Wanted, search_wanted, thought_wanted
from arpents.server.workers import TookTooLong, Workers
from arpents.table.decisions import Decision
from arpents.table.jobs import MOVES, Job
from arpents.table.stored_match import StoredMatch

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

SEARCHING: Final = 4  # processes at most that search for one decision
FAILURES: Final = 3  # of a computer player, until another one takes over for the turn
REMEMBERED: Final = 600.0  # seconds for which a failure is told
FORGOTTEN: Final = 600.0  # seconds after which a player is wanted again for whom nobody thinks
MOST_FORGOTTEN: Final = 10_000  # that are remembered
RNG: Final = random.SystemRandom()
THINK: Final = "think"


@job(THINK)
async def think(matches: LiveMatches, match: str, number: int) -> None:
    """The computer players of a match decide; of the match only what each may know goes to where it thinks."""
    while True:
        async with matches.hold(match) as live:
            pass
        await matches.bots.play_out(live, number)
        if not live.gone:
            return


def thinking(match: str, number: int, priority: int = 0) -> Job:
    return Job(THINK, f"{THINK} {match} {number}", {"match": match, "number": number}, MOVES, match, priority)


async def pause(failures: int) -> None:
    """Longer after each failure, but none before another player takes over."""
    await asyncio.sleep(0.0 if failures == FAILURES else min(30.0, 0.2 * 2**failures))


class BotRunner:
    def __init__(self, matches: LiveMatches, settings: Settings) -> None:
        self.matches = matches
        self.thinkers = Workers(settings.thinkers, settings.think_seconds)
        self.failed: float | None = None  # when a player failed last
        self.wanted_again: dict[tuple[str, int], float] = {}  # by match and number: when

    @property
    def failing(self) -> bool:
        return self.failed is not None and time.monotonic() - self.failed < REMEMBERED

    def wake(self, live: LiveMatch) -> None:
        """Where there are workers, whoever wrote the decision has written the job with it; only computer players
        among themselves play for who watches here."""
        if live.match.frozen is not None or not live.wanted:
            return
        if self.matches.storage.shared and live.match.kept:
            wanted = self.jobs_of(live) if live.among_computers else []
            if wanted:
                self.matches.storage.want(*wanted)
            return
        for seat in live.match.computers_asked:
            if seat not in live.thinking:
                live.thinking.add(seat)
                self.matches.run_in_background(self.play(live, seat))

    def jobs_of(self, live: LiveMatch) -> list[Job]:
        """The thinking that the match wants after its last decision, once for all servers.

        Whoever has many matches waiting for computer players waits behind those who have few.
        """
        match = live.match
        if not self.matches.storage.shared or match.frozen is not None or not match.computer_due or not live.wanted:
            return []
        held = self.matches.by_id.values()
        others = sum(one.patron == live.patron and one.match.row.computer_due for one in held) if live.patron else 0
        return [thinking(match.row.id, len(match.decisions), -others)]

    async def play_out(self, live: LiveMatch, number: int) -> None:
        """Until no computer player is asked; computers among themselves decide once, and who watches wants more."""
        match = live.match
        live.patron = live.patron or match.row.id
        while True:
            async with live.lock:
                await self.matches.follower.make_current(live)
                once = live.among_computers
                seats = match.computers_asked
                if live.gone or match.frozen is not None or (once and len(match.decisions) != number):
                    return
            seats = [seat for seat in seats if seat not in live.thinking]
            live.thinking.update(seats)
            await asyncio.gather(*(self.play(live, seat, once) for seat in seats))
            if once or not seats:
                return

    def want_forgotten(self) -> None:
        """Have somebody think for the matches that wait and for which nobody does: now and then a job is lost."""
        now = time.monotonic()
        for id, number in self.matches.storage.computers_forgotten():
            if now - self.wanted_again.get((id, number), -FORGOTTEN) >= FORGOTTEN:
                self.wanted_again[id, number] = now
                self.matches.storage.want(thinking(id, number))
        if len(self.wanted_again) > MOST_FORGOTTEN:
            self.wanted_again.clear()

    async def play(self, live: LiveMatch, seat: str, once: bool = False) -> None:
        """Let the computer player of the seat decide until it is not asked any more."""
        match = live.match
        bot = match.row.seats[seat].bot or "random"
        number, planned = live.plans.pop(seat, (0, []))
        planned = planned if number == len(match.decisions) else []
        failures = 0
        try:
            while True:
                async with live.lock:
                    await self.matches.follower.make_current(live)
                    if live.gone or seat not in match.computers_asked or not (once or live.wanted):
                        return
                    name = bot if failures < FAILURES else "random"
                    wanted = thought_wanted(match.state, seat, name, planned, RNG)
                    together = is_timed(name) and len(match.state.actions(seat)) > 1
                try:
                    if together:
                        wanted["found"] = await self.searched(wanted, live.patron, match.row.id)
                    thought = await self.thinkers.do(wanted, live.patron, match.row.id)
                except Exception as fault:
                    failures = max(failures + 1, FAILURES if isinstance(fault, TookTooLong) else 0)
                    self.failed = time.monotonic()
                    self.matches.metrics.errors["player"] += 1
                    LOG.error("the player %s failed in match %s: %s", name, match.row.id, in_short(fault))
                    await pause(failures)
                    continue
                async with live.lock:
                    if live.gone:
                        return
                    chosen = thought["chosen"]
                    decide = functools.partial(self.decide, match, seat, chosen)
                    try:
                        rows = await self.matches.made(live, decide, False)
                    except Outrun:
                        planned = []
                        continue
                    planned = []
                    if rows:
                        played = [(row.seat, row.words) for row in rows[: len(chosen)]]
                        if played == [(seat, match.state.words(action)) for action in chosen]:
                            planned = thought["planned"]
                        failures = failures if failures >= FAILURES else 0
                    if rows and once:
                        live.plans[seat] = (len(match.decisions), planned)
                        return
                if not rows:  # the table has moved on, or the player wants what is not on offer
                    failures += 1
                    await pause(failures)
        except Refusal:
            if self.matches.storage.shared:  # the job is tried again
                raise
            self.matches.run_in_background(self.resume_later(match.row.id))
        finally:
            live.thinking.discard(seat)

    def decide(self, match: StoredMatch, seat: str, chosen: list[int]) -> list[Decision]:
        rows = match.play_actions(seat, chosen)
        if rows and seat not in match.state.to_act:
            rows += match.play_foregone()
        return rows

    async def searched(self, wanted: Wanted, address: str, id: str) -> list[list[Any]]:
        """What several processes find in the same time, where there are some that nobody else wants."""
        count = min(SEARCHING, self.thinkers.spare(address))
        if count < 2:
            return []
        asked = [self.thinkers.do(search_wanted(wanted, RNG), address, id) for _ in range(count)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [one["lines"] for one in found if not isinstance(one, BaseException)]

    async def resume(self) -> None:
        """Players that were thinking when the table went down think again; where there are workers, they see to it."""
        if self.matches.storage.shared:
            return
        try:
            due = await asyncio.to_thread(self.matches.storage.computers_due)
        except Exception as fault:
            LOG.error("the matches that wait for a computer player cannot be read: %s", in_short(fault))
            return
        for id in due:
            await self.take_up(id)

    async def resume_later(self, id: str) -> None:
        """The disk failed a player: read the match anew, which wakes the player again."""
        await asyncio.sleep(2.0)
        await self.take_up(id)

    async def take_up(self, id: str) -> None:
        try:
            async with self.matches.hold(id):
                pass
        except Exception as fault:
            LOG.error("match %s waits until it is asked for again: %s", id, in_short(fault))

    async def close(self) -> None:
        await self.thinkers.close()
