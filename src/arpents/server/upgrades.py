"""Matches in play whose rules have changed: those that these repeat go on, the people of the others are asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from arpents.engine.errors import ArpentsError
from arpents.hall.archive import now
from arpents.server.follower import Outrun
from arpents.server.log import LOG, in_short
from arpents.server.reading_anew import Forgotten
from arpents.server.refusals import Refusal
from arpents.table.appending import Append
from arpents.table.match_row import CHOICES, DIFFERS, OLD_RULES, Proposal
from arpents.table.storage import check_proposals
from arpents.table.upgrades import carry_over, cut_back, hold, keep_choices, keep_old, undecided

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

REST: Final = 1.0  # how long it rests after a match, in times that it took: players come first
NEW, OLD = CHOICES


class Upgrades:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.storage = matches.storage

    # -- when a version starts

    async def look_through(self) -> None:
        """Every unfinished match of other rules, in an order of its own on each server, so that many share the work."""
        try:
            ids = await asyncio.to_thread(self.find_undecided)
        except sa.exc.SQLAlchemyError as fault:
            LOG.error("the matches of other rules cannot be read: %s", in_short(fault))
            return
        random.shuffle(ids)
        for id in ids:
            began = time.monotonic()
            try:
                async with self.matches.hold(id) as live:
                    if not live.watched and not live.thinking:
                        self.matches.forget(live)
            except (ArpentsError, sa.exc.SQLAlchemyError) as fault:
                LOG.warning("match %s stays of other rules: %s", id, in_short(fault))
            await asyncio.sleep(REST * (time.monotonic() - began))

    def find_undecided(self) -> list[str]:
        with self.storage.engine.connect() as connection:
            return list(connection.execute(undecided()).scalars())

    async def keep(self, live: LiveMatch) -> None:
        """A match that has just been read: keep what became of it, and stop its clocks while it is in question."""
        match, row = live.match, live.match.row
        if match.carried and not row.over:
            await self.matches.written(live, self.storage.submit(partial(carry_over, row=row, old=match.carried)))
        elif match.in_question and not row.upgrade:
            row.upgrade, row.computer_due = DIFFERS, False
            row.ask(match.asked)
            live.asked = ()
            works = self.matches.timekeeper.works(live, ())
            await self.matches.change(live, [partial(hold, row=row), *works])

    # -- choosing

    async def choose(self, live: LiveMatch, seats: list[str], choice: str) -> None:
        """What whoever holds these seats wants, or empty; done as soon as all who sit there want the same."""
        row = live.match.row
        others = [one for one in row.proposals if one.kind in CHOICES and one.seat not in seats]
        people = [name for name, seat in row.seats.items() if seat.is_somebody and name not in seats]
        if choice and {one.seat for one in others if one.kind == choice} >= set(people):
            await (self.go_on(live) if choice == NEW else self.stay(live))
            return
        rest = [one for one in row.proposals if one.kind not in CHOICES]
        own = [Proposal(choice, seat, now()) for seat in seats] if choice else []
        known, row.proposals = row.proposals, [*rest, *others, *own]
        row.ask(live.match.asked)
        works = self.matches.timekeeper.works(live, ())
        keeping = [partial(check_proposals, match=row.id, known=known), partial(keep_choices, row=row)]
        try:
            await self.matches.change(live, [*keeping, *works])
        except Outrun as fault:  # somebody has chosen by way of another server
            self.matches.forget(live)
            raise Forgotten from fault

    async def go_on(self, live: LiveMatch) -> None:
        """By the present rules, from the last decision that is the same."""
        match, row = live.match, live.match.row
        old, engine = row.rules, row.engine
        decision = await self.matches.carry_out(live, match.go_on_by_new_rules)
        LOG.info("match %s goes on by the rules %s after decision %d", row.id, row.rules, decision.number - 1)
        row.ask(match.asked)
        row.over, row.computer_due = match.over, match.computer_due
        changes: dict[str, object] = {
            "rules": row.rules,
            "engine": row.engine,
            "upgrade": "",
            "proposals": "",
            "seen": json.dumps(row.seen),
            "sight": "" if row.sight is None else row.sight.text(),
            "over": row.over,
            "computer_due": row.computer_due,
            "asked": row.asked,
            "asked_since": row.asked_since,
        }
        works = self.matches.timekeeper.works(live, [decision])
        server = self.matches.timekeeper.number
        append = Append(row.id, [decision], changes, self.matches.bots.jobs_of(live), works)
        writing = partial(cut_back, row=row, old=old, engine=engine, append=append, server=server)
        try:
            await self.matches.written(live, self.storage.submit(writing))
        except Outrun as fault:
            self.matches.forget(live)
            raise Refusal(503, "storage-fault") from fault
        self.matches.timekeeper.written(live)
        live.changes += 1
        live.announce(live.everybody)
        self.matches.wake(live)

    async def stay(self, live: LiveMatch) -> None:
        """It is kept for the version that it was played with."""
        match, row = live.match, live.match.row
        row.upgrade, row.asked, row.proposals = OLD_RULES, "", []
        match.frozen = match.why_frozen(len(match.decisions) + 1)
        LOG.info("match %s is kept for version %s and the rules %s", row.id, row.engine, row.rules)
        works = self.matches.timekeeper.works(live, ())
        await self.matches.change(live, [partial(keep_old, row=row), *works])
