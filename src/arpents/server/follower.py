"""Matches in memory beside other servers: what those have written is taken over, row by row, and announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from arpents.server.listener import Listener
from arpents.server.log import LOG, in_short
from arpents.table import news
from arpents.table.decisions import Decision, put_away
from arpents.table.news import News

if TYPE_CHECKING:
    from arpents.server.live_match import LiveMatch
    from arpents.server.live_matches import LiveMatches

AT_ONCE: Final = 500  # matches that one question to the database is about


class Outrun(Exception):
    """Another server has written a decision of this number."""


class Follower:
    """Who watches hears at once; a match that nobody watches here is caught up when somebody asks for it."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.storage = matches.storage
        self.listener = Listener(matches.settings.database, self.hear, self.come_back)
        self.behind: set[str] = set()  # watched matches of which there is news
        self.called = asyncio.Event()
        self.wanted: dict[str, int] = {}  # matches to be read next, and the last decision that is known of each
        self.coming: asyncio.Task[dict[str, list[Decision]]] | None = None  # what will be read of them
        self.asking = asyncio.Lock()
        self.heard: dict[str, list[Callable[[News], None]]] = {}  # by topic: who else wants to know

    def open(self) -> None:
        if self.storage.shared:
            self.matches.run_in_background(self.listener.run())
            self.matches.run_in_background(self.go_on())

    def on(self, topic: str, hear: Callable[[News], None]) -> None:
        """Have somebody told of another topic; he may miss what is told while the connection is down."""
        self.heard.setdefault(topic, []).append(hear)

    # -- hearing

    def hear(self, told: list[News]) -> None:
        for one in told:
            live = self.matches.by_id.get(one.subject)
            if live is not None:
                if one.topic == news.DECISIONS:
                    live.newest = max(live.newest, one.number)
                elif one.topic == news.SEATS:
                    live.seats_told = True
                elif one.topic == news.CHANGES and one.number != self.matches.timekeeper.number:
                    self.matches.forget(live)
                self.call(live)
            for hear in self.heard.get(one.topic, []):
                hear(one)

    def call(self, live: LiveMatch) -> None:
        if live.behind and live.watched:
            self.behind.add(live.match.row.id)
            self.called.set()

    async def come_back(self) -> None:
        """Nobody knows what was told meanwhile: ask for everything that is held."""
        held = list(self.matches.by_id.values())
        for first in range(0, len(held), AT_ONCE):
            await self.catch_up_all(held[first : first + AT_ONCE], True)

    async def go_on(self) -> None:
        """While one question is under way the next news gather: many matches, one question."""
        while True:
            await self.called.wait()
            self.called.clear()
            ids, self.behind = self.behind, set()
            held = [self.matches.by_id[id] for id in ids if id in self.matches.by_id]
            try:
                await self.catch_up_all(held)
            except Exception as fault:
                LOG.error("what other servers have written cannot be read: %s", in_short(fault))
                await asyncio.sleep(1.0)
                for live in held:
                    self.call(live)

    async def catch_up_all(self, held: list[LiveMatch], with_seats: bool = False) -> None:
        kept = [live for live in held if live.match.kept and not live.gone]
        known = {live.match.row.id: live.match.rows_known for live in kept}
        rows = await asyncio.to_thread(self.storage.decisions_after, known)
        for live in kept:
            live.seats_told |= with_seats
        late = [live for live in kept if rows[live.match.row.id] or live.behind]
        await asyncio.gather(*(self.catch_up_one(live, rows[live.match.row.id]) for live in late))

    async def catch_up_one(self, live: LiveMatch, rows: list[Decision]) -> None:
        async with live.lock:
            await self.catch_up(live, rows)

    # -- catching up; the lock is held

    async def make_current(self, live: LiveMatch) -> None:
        """Before somebody looks or decides. When the database is out memory is as good as anything."""
        if not self.storage.shared or not live.match.kept or live.gone:
            return
        if live.behind or not self.listener.listening:
            live.seats_told |= not self.listener.listening
            try:
                await self.catch_up(live)
            except sa.exc.SQLAlchemyError as fault:
                LOG.error("match %s cannot be caught up: %s", live.match.row.id, in_short(fault))

    async def catch_up(self, live: LiveMatch, rows: list[Decision] | None = None) -> bool:
        """Take over what was written elsewhere; tells whether there was anything."""
        match = live.match
        if live.gone:
            return False
        known = match.rows_known
        rows = [row for row in rows or [] if row.number > known]
        if not rows or rows[0].number > known + 1:
            rows = await self.rows_after(match.row.id, known)
        names: set[str] = set()
        if rows and match.frozen is not None:
            self.matches.forget(live)
            return True
        if rows:
            try:
                names = await self.matches.carry_out(live, match.follow, rows)
                put_away(rows)
                self.matches.metrics.followed += len(rows)
            except Exception as fault:  # of other rules, or damaged: whoever reads it anew will tell
                LOG.warning("match %s is read anew: %s", match.row.id, in_short(fault))
                self.matches.forget(live)
                return True
        heard = self.listener.listening and not live.seats_told
        if live.seats_told:
            names |= await self.look_at_seats(live)
        live.newest = match.rows_known
        if rows or names:
            await self.matches.timekeeper.catch_up(live, heard)
        live.announce(names)
        if rows:
            self.matches.wake(live)
        return bool(rows)

    async def rows_after(self, id: str, known: int) -> list[Decision]:
        """While one question is under way the next gather, as in `go_on`."""
        self.wanted[id] = known
        if self.coming is None:
            self.coming = asyncio.get_running_loop().create_task(self.ask())
        return (await asyncio.shield(self.coming))[id]

    async def ask(self) -> dict[str, list[Decision]]:
        async with self.asking:
            wanted, self.wanted, self.coming = self.wanted, {}, None
            return await asyncio.to_thread(self.storage.decisions_after, wanted)

    async def look_at_seats(self, live: LiveMatch) -> set[str]:
        """Whether a seat was taken elsewhere, or somebody there has proposed something: then everybody sees it."""
        row = live.match.row
        found = await asyncio.to_thread(self.storage.find, row.id)
        live.seats_told = False
        if found is not None and (found.rules, found.upgrade) != (row.rules, row.upgrade):
            self.matches.forget(live)  # its people have chosen by which rules it goes on
            return set()
        if found is None or (found.seats, found.proposals) == (row.seats, row.proposals):
            return set()
        if any(known.secret is not None and found.seats[seat].secret is None for seat, known in row.seats.items()):
            self.matches.forget(live)  # a person has it: whoever is connected by its secret is not any more
            return set()
        row.seats.update(found.seats)
        row.proposals = found.proposals
        return live.everybody
