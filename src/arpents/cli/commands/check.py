"""`arpents check`: random matches under the whole battery."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from arpents.cli.files import write_text
from arpents.cli.parser import Parser, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.engine.record import Record
from arpents.games import find
from arpents.proof.battery import Failure, examine
from arpents.proof.hidden import Lineup, telling_orders
from arpents.research.workplace import processes

USUAL_GAMES = 100


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--games", "number")
    parser.value("--seed", "number")
    parser.value("--workers", "number")
    parser.value("--record", "record")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    games = whole("--games", arguments.games, USUAL_GAMES, 1)
    seed = whole("--seed", arguments.seed, 1)
    workplace = processes(whole("--workers", arguments.workers, 1, 1))
    if arguments.record is not None and Path(arguments.record).exists():
        raise Refusal("file-exists", file=arguments.record)  # before the long work, not after it
    report: dict[str, Any] = {"game": game.slug, "seed": seed, "games": 0, "decisions": 0, "wins": {}, "failure": None}
    lineups: list[Lineup] = []
    started = time.perf_counter()
    with workplace, Progress(words, "progress-checks", games) as progress:
        for found in workplace.in_order(one, [(game.slug, number) for number in range(seed, seed + games)]):
            progress.step()
            if "what" in found:
                report["failure"] = found
                break
            report["games"] += 1
            report["decisions"] += found["decisions"]
            lineups += found["lineups"]
            winner = found["winner"] or "draw"
            report["wins"][winner] = report["wins"].get(winner, 0) + 1
    if report["failure"] is None:
        for what in telling_orders(lineups):
            first = Record(game.slug, game.scenarios[0], {}, seed)
            report["failure"] = Failure(what, seed, first).dump()
    report["seconds"] = round(time.perf_counter() - started, 3)
    failure = report["failure"]
    if failure is not None and arguments.record is not None:
        try:
            write_text(arguments.record, failure["record"])
        except Refusal:
            print(failure["record"])  # it must not be lost
            raise
    if arguments.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        tell(report, arguments.record, words)
    return 0 if failure is None else 1


def one(job: tuple[str, int]) -> dict[str, Any]:
    slug, seed = job
    try:
        examined = examine(find(slug), seed)
    except Failure as failure:
        return failure.dump()
    return {"decisions": examined.decisions, "winner": examined.winner, "lineups": examined.lineups}


def tell(report: dict[str, Any], file: str | None, words: Words) -> None:
    failure = report["failure"]
    if failure is None:
        print(words.text("checked", {key: report[key] for key in ("game", "games", "decisions", "seconds")}))
        return
    print(words.text("check-failed", {"game": report["game"], "seed": failure["seed"], "what": failure["what"]}))
    if file is not None:
        print(words.text("check-record-written", {"file": file}))
    else:
        print(words.text("check-record"))
        print()
        print(failure["record"], end="")
