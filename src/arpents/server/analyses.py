"""Finished matches judged in the background: slice by slice in the processes aside, and kept."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from arpents.bots.analysis import EXACT, MOST_SWINGS, AnalysisFault
from arpents.engine.game import Game
from arpents.engine.record import parse
from arpents.engine.state import MatchState
from arpents.server.limits import too_many
from arpents.server.log import LOG, in_short
from arpents.server.wording import Plain, wording
from arpents.server.worker_tasks import judge_wanted, review_wanted, swings_wanted
from arpents.version import VERSION

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches
    from arpents.server.replay_routes import Replay

MOST_KEPT: Final = 32  # in memory
MOST_AT_ONCE: Final = 2  # of one address
PAUSE: Final = 29.0  # seconds until it may ask for another


class Analysis:
    """What is known so far of one record."""

    def __init__(self, game: Game[Any], record: str, decisions: int, address: str) -> None:
        self.game = game
        self.record = record
        self.decisions = decisions
        self.address = address
        self.status = "running"
        self.points: list[Plain] = []
        self.reviewed = 0
        self.went_on: Callable[[], object] = lambda: None  # who wants to know how far it is
        self.judgement: Plain | None = None

    @property
    def first_state(self) -> MatchState:
        """How the match began: there things have the names they keep."""
        return parse(self.record).first_state(self.game)

    @property
    def done(self) -> int:
        return len(self.points) + self.reviewed

    def progress(self) -> Plain:
        total = self.decisions + MOST_SWINGS
        done = total if self.judgement is not None else self.done
        return {"status": self.status, "done": done, "total": total, "analysis": self.judgement}


def check_replay(replay: Replay) -> None:
    """Whether it can be judged at all."""
    if not replay.game.advised():
        raise AnalysisFault("analysis-unadvised")
    if replay.outcome is None:
        raise AnalysisFault("analysis-unfinished")


class Analyses:
    """Those of the one server, who knows how far each is."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.level = matches.settings.judge
        self.simulations = matches.settings.judge_simulations
        self.by_id: OrderedDict[str, Analysis] = OrderedDict()  # by replay

    def find(self, replay: Replay) -> Plain:
        """How far it is; a finished match of this table may have been judged before."""
        found = self.by_id.get(replay.id)
        if found is not None:
            return found.progress()
        kept = self.kept(replay)
        total = len(replay.record.moves) + MOST_SWINGS
        if kept is not None:
            return {"status": "done", "done": total, "total": total, "analysis": kept}
        return {"status": "none", "done": 0, "total": total, "analysis": None}

    def kept(self, replay: Replay) -> Plain | None:
        text = None
        if replay.match is not None:
            text = self.matches.storage.analysis(replay.match, self.version_of(replay.id, replay.game))
        return None if text is None else dict(json.loads(text))

    def must_start(self, replay: Replay) -> bool:
        """Whether nobody has begun it, or it has failed."""
        found = self.by_id.get(replay.id)
        return (found is None and self.kept(replay) is None) or (found is not None and found.status == "failed")

    async def start(self, replay: Replay, address: str) -> None:
        check_replay(replay)
        running = [one for one in self.by_id.values() if one.status == "running" and one.address == address]
        if len(running) >= MOST_AT_ONCE:
            raise too_many(PAUSE)
        analysis = Analysis(replay.game, replay.record.text(), len(replay.record.moves), address)
        self.by_id[replay.id] = analysis
        for id in [id for id, one in self.by_id.items() if one.status != "running"]:
            if len(self.by_id) > MOST_KEPT:
                del self.by_id[id]
        self.matches.run_in_background(self.carry_out(analysis, replay))

    async def carry_out(self, analysis: Analysis, replay: Replay) -> None:
        try:
            analysis.judgement = await self.judge(analysis, replay.id)
            analysis.status = "done"
        except Exception as fault:
            LOG.error("the analysis of replay %s failed: %s", replay.id, in_short(fault))
            analysis.status = "failed"
            return
        if replay.match is not None:
            version = self.version_of(replay.id, replay.game)
            self.matches.storage.keep_analysis(replay.match, version, json.dumps(analysis.judgement))

    async def judge(self, analysis: Analysis, id: str) -> Plain:
        thinkers = self.matches.bots.thinkers
        points = analysis.points
        while len(points) < analysis.decisions:
            value = points[-1]["after"] if points else -1.0
            wanted = judge_wanted(analysis.record, len(points), value, self.level, self.simulations)
            points += (await thinkers.do(wanted, analysis.address, id))["points"]
            analysis.went_on()
        wanted = swings_wanted(analysis.record, points, self.level, self.simulations)
        swings: list[Plain] = []
        first_state = analysis.first_state
        for numbers in (await thinkers.do(wanted, analysis.address, id))["swings"]:
            parts = [points[number - 1] for number in numbers]
            wanted = review_wanted(analysis.record, parts, self.level, self.simulations)
            swing = (await thinkers.do(wanted, analysis.address, id))["swing"]
            swings.append(swing_told(first_state, swing))
            analysis.reviewed += 1
            analysis.went_on()
        return {
            "seat": analysis.game.seats[0],
            "level": self.level,
            "simulations": self.simulations,
            "start": points[0]["before"] if points else 0.5,
            "luck": round(sum(point["after"] - point["expected"] for point in points), EXACT),
            "points": points,
            "swings": swings,
            **wording(analysis.game.slug).text("analysis-estimates", None, "estimate"),
        }

    def version_of(self, id: str, game: Game[Any]) -> str:
        """Changes with whatever could give another analysis of a match."""
        parts = f"{id} {game.rules} {VERSION} {self.level} {self.simulations}"
        return hashlib.sha256(parts.encode()).hexdigest()


def swing_told(state: MatchState, swing: Plain) -> Plain:
    words = wording(state.game.slug)
    better = swing["better"]
    told = {**swing, "steps": steps_told(state, swing["words"])}
    if better is not None:
        told["better"] = {
            **better,
            "steps": steps_told(state, better["words"]),
            **words.text(better["reason"], better["arguments"]),
        }
    return told


def steps_told(state: MatchState, chain: list[str]) -> list[Plain]:
    return [wording(state.game.slug).action(state, state.action(words)) for words in chain]
