"""`arpents analyse`: how the chances of a recorded match went, where they swung, and what would have been better."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import Any

from arpents.bots.analysis import SIMULATIONS, Analyst, Point, Swing, check_record, luck_of
from arpents.cli.advice import percent, plan_words
from arpents.cli.files import writing
from arpents.cli.parser import Parser, whole
from arpents.cli.progress import Progress
from arpents.cli.record_file import RecordFile
from arpents.cli.report import page_of, swing_title
from arpents.cli.words import Words
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.engine.record import Record
from arpents.engine.state import MatchState

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72  # columns of the curve
RECORD_FAULTS = "record-"


def options(parser: Parser) -> None:
    parser.word("file")
    parser.value("--seat", "seat")
    parser.value("--level", "bot")
    parser.value("--simulations", "number")
    parser.value("--html", "html")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    file = RecordFile(arguments.file, arguments.seat, words)
    record, game = file.record, file.game
    level = arguments.level or "regular"
    simulations = whole("--simulations", arguments.simulations, SIMULATIONS, 1)
    try:
        analyst = Analyst(game, record, arguments.seat, level, simulations)
        end = check_record(game, record, arguments.seat)
    except ArpentsError as fault:
        if fault.reason.startswith(RECORD_FAULTS):
            raise file.refusal(fault) from None
        raise
    page = contextlib.nullcontext() if arguments.html is None else writing(arguments.html)
    with page as out:  # refused before the long work, not after it
        points, swings = judged(analyst, words)
        told = Told(game, record, analyst, points, swings, end, words)
        if out is not None:
            out.write(page_of(told.dump(), words))
    if arguments.json:
        print(json.dumps(told.dump(), ensure_ascii=False, indent=1))
    else:
        told.tell()
        if arguments.html is not None:
            print(words.text("saved", {"file": arguments.html}))
    return 0


def judged(analyst: Analyst, words: Words) -> tuple[list[Point], list[Swing]]:
    points: list[Point] = []
    with Progress(words, "progress-decisions", max(1, analyst.count())) as progress:
        while (point := analyst.next_point()) is not None:
            points.append(point)
            progress.step()
    swings = analyst.swings(points)
    with Progress(words, "progress-swings", max(1, len(swings))) as progress:
        for swing in swings:
            analyst.review(swing)
            progress.step()
    return points, swings


class Told:
    """The analysis in the words of whoever reads it."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        analyst: Analyst,
        points: list[Point],
        swings: list[Swing],
        end: MatchState,
        words: Words,
    ) -> None:
        self.game = game
        self.record = record
        self.analyst = analyst
        self.points = points
        self.swings = swings
        self.end = end
        self.words = words

    @property
    def seat(self) -> str:
        return self.game.seats[self.analyst.judging]

    def labels(self, words: list[str]) -> str:
        return plan_words(self.end, [self.end.action(one) for one in words], self.words)

    def dump(self) -> dict[str, Any]:
        record, speech = self.record, self.words.speech
        outcome = self.end.outcome
        return {
            "game": record.game,
            "title": speech.text("game-title"),
            "scenario": record.scenario,
            "scenario_title": speech.text(f"scenario-{record.scenario}"),
            "options": record.options,
            "engine": record.engine,
            "from": self.analyst.eyes,
            "seat": self.seat,
            "simulations": self.analyst.simulations,
            "thought": self.analyst.budget.simulations,
            "decisions": len(self.points),
            "start": self.points[0].before if self.points else None,
            "luck": luck_of(self.points),
            "points": [{**point.dump(), "label": self.labels([point.words])} for point in self.points],
            "swings": [self.told_swing(swing) for swing in self.swings],
            "outcome": None if outcome is None else {**outcome.dump(), "text": speech.outcome(outcome)},
        }

    def told_swing(self, swing: Swing) -> dict[str, Any]:
        told = swing.dump()
        told["label"] = self.labels(swing.words)
        told["text"] = self.changed(swing)
        if swing.better:
            told["better"] = {
                **swing.dump()["better"],  # type: ignore[dict-item]
                "label": self.labels(swing.better),
                "text": self.better(swing),
                "why": self.words.speech.text(swing.reason, swing.arguments),
            }
        return told

    def changed(self, swing: Swing) -> str:
        """How the chances of whoever judged went, and what of it was decided and what was luck, for who decided."""
        named = {
            "seat": self.words.seat(self.seat),
            "before": percent(swing.before),
            "after": percent(swing.after),
            "decided": signed(swing.decided),
            "luck": signed(swing.luck),
            "mover": self.words.seat(swing.seat),
        }
        return self.words.text("swing-changed", named)

    def better(self, swing: Swing) -> str:
        named = {"plan": self.labels(swing.better), "chance": percent(swing.chance), "played": percent(swing.played)}
        return self.words.text("swing-better", named)

    def tell(self) -> None:
        words, speech = self.words, self.words.speech
        print(f"{speech.text('game-title')} — {speech.text(f'scenario-{self.record.scenario}')}")
        print()
        if not self.points:
            print(words.text("analysis-empty"))
            return
        print(words.text("analysis-curve", {"seat": words.seat(self.seat)}))
        print(f"  {curve([self.points[0].before, *(point.after for point in self.points)])}")
        print()
        if not self.swings:
            print(words.text("analysis-calm"))
        for swing in self.swings:
            print(f"{swing_title(swing.dump(), words)} — {self.labels(swing.words)}")
            print(f"    {self.changed(swing)}")
            if swing.better:
                print(f"    {self.better(swing)}")
                print(f"    {speech.text(swing.reason, swing.arguments)}")
        print()
        print(words.text("analysis-luck", {"seat": words.seat(self.seat), "luck": signed(luck_of(self.points))}))
        outcome = self.end.outcome
        if outcome is not None:
            print("\n".join(words.outcome(outcome)))
        print(words.text("analysis-estimate"))


def signed(chance: float) -> str:
    """Points of a hundred, with their sign."""
    points = round(100 * chance)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def curve(chances: list[float]) -> str:
    """The chances in one line of blocks."""
    width = min(WIDEST, len(chances))
    shown = [chances[place * (len(chances) - 1) // max(1, width - 1)] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)
