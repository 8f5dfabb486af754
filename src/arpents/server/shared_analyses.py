"""Analyses where there are many servers: a worker makes them, and any server tells how far they are."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import TYPE_CHECKING, Any, Final

from arpents.bots.analysis import MOST_SWINGS
from arpents.engine.record import parse
from arpents.games import find
from arpents.server.analyses import MOST_AT_ONCE, PAUSE, Analyses, Analysis, check_replay
from arpents.server.jobs import job
from arpents.server.limits import too_many
from arpents.server.log import LOG, in_short
from arpents.server.wording import Plain
from arpents.table.jobs import LONG, Job
from arpents.table.replays import begin_analysis, find_replay, go_on_with_analysis, how_far, keep_replay
from arpents.table.storage import on_disk

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches
    from arpents.server.replay_routes import Replay

ANALYSE: Final = "analyse"


class SharedAnalyses(Analyses):
    def __init__(self, matches: LiveMatches) -> None:
        super().__init__(matches)
        self.begun: dict[str, tuple[str, str]] = {}  # by replay: for which address here, and the version

    def find(self, replay: Replay) -> Plain:
        total = len(replay.record.moves) + MOST_SWINGS
        status, done, told = how_far(self.matches.storage, replay.id, self.version_of(replay.id, replay.game))
        if status == "done":
            return {"status": status, "done": total, "total": total, "analysis": json.loads(told)}
        if status:
            return {"status": status, "done": min(done, total), "total": total, "analysis": None}
        return super().find(replay)

    def must_start(self, replay: Replay) -> bool:
        status, _, _ = how_far(self.matches.storage, replay.id, self.version_of(replay.id, replay.game))
        return status == "failed" or (not status and self.kept(replay) is None)

    async def start(self, replay: Replay, address: str) -> None:
        check_replay(replay)
        storage = self.matches.storage
        own = {id: version for id, (whose, version) in self.begun.items() if whose == address}
        for id, version in own.items():
            if (await asyncio.to_thread(how_far, storage, id, version))[0] != "running":
                self.begun.pop(id, None)
        if sum(whose == address for whose, _ in self.begun.values()) >= MOST_AT_ONCE:
            raise too_many(PAUSE)
        version = self.version_of(replay.id, replay.game)
        self.begun[replay.id] = (address, version)
        wanted = Job(ANALYSE, f"{ANALYSE} {replay.id}", {"replay": replay.id}, LONG, f"{ANALYSE} {replay.id}")
        text, match = replay.record.text(), replay.match
        storage.submit(functools.partial(keep_replay, id=replay.id, record=text, match=match))
        begun = storage.submit(functools.partial(begin_analysis, id=replay.id, version=version, job=wanted))
        await on_disk(begun)


def analyses_for(matches: LiveMatches) -> Analyses:
    return SharedAnalyses(matches) if matches.storage.shared else Analyses(matches)


@job(ANALYSE)
async def analyse(matches: LiveMatches, replay: str) -> None:
    """Judge the record, and let everybody know how far it is."""
    storage = matches.storage
    row = await asyncio.to_thread(find_replay, storage, replay)
    if row is None or row.status != "running":
        return
    record = parse(row.record)
    game: Any = find(record.game)
    analyses = Analyses(matches)
    go_on = functools.partial(go_on_with_analysis, id=replay, version=row.version)
    if analyses.version_of(replay, game) != row.version:  # a server of another version has asked
        await asyncio.wrap_future(storage.submit(functools.partial(go_on, status="failed")))
        return
    analysis = Analysis(game, row.record, len(record.moves), replay)
    analysis.went_on = lambda: storage.submit(functools.partial(go_on, done=analysis.done))
    try:
        told = json.dumps(await analyses.judge(analysis, replay))
    except Exception as fault:
        LOG.error("the analysis of replay %s failed: %s", replay, in_short(fault))
        await asyncio.wrap_future(storage.submit(functools.partial(go_on, status="failed")))
        return
    if row.match is not None:
        storage.keep_analysis(row.match, row.version, told)
    await asyncio.wrap_future(storage.submit(functools.partial(go_on, status="done", told=told)))
