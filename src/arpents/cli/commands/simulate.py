"""`arpents simulate`: matches between computer players."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import IO

from arpents.bots import check_bot
from arpents.cli.files import writing
from arpents.cli.parser import Parser, options_in, scenario_in, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.research.simulation import Played, Setting, Summary, simulate

USUAL_GAMES = 100


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--games", "number")
    parser.value("--seed", "number")
    parser.value("--bots", "bots")
    parser.value("--scenario", "scenario")
    parser.value("--option", "pair", many=True)
    parser.value("--out", "lines")
    parser.value("--workers", "number")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    games = whole("--games", arguments.games, USUAL_GAMES, 1)
    seed = whole("--seed", arguments.seed, 1)
    workers = whole("--workers", arguments.workers, 1, 1)
    bots = bots_in(arguments.bots, game.seats)
    setting = Setting(
        game.slug,
        scenario_in(game, arguments.scenario),
        options_in(game, arguments.option),
        bots,
        arguments.out is not None,
    )
    with contextlib.ExitStack() as stack:
        out: IO[str] | None = stack.enter_context(writing(arguments.out)) if arguments.out is not None else None
        progress = stack.enter_context(Progress(words, "progress-matches", games))

        def each(played: Played) -> None:
            progress.step()
            if out is not None:
                out.write(played.line() + "\n")

        summary = simulate(setting, games, seed, workers, each)
    if arguments.json:
        print(json.dumps(summary.dump(), ensure_ascii=False))
    else:
        print_summary(summary, words)
    return 0


def bots_in(text: str | None, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Names of bots in seat order; one name stands for all seats."""
    names = (text or "random").split(",")
    if len(names) == 1:
        names *= len(seats)
    for name in names:
        check_bot(name)
    if len(names) != len(seats):
        raise Refusal("wrong-number-of-bots", count=len(names), seats=seats, wanted=len(seats))
    return tuple(names)


def print_summary(summary: Summary, words: Words) -> None:
    told = summary.dump()
    print(words.text("simulated", {"games": summary.games, "finished": summary.finished, "game": summary.setting.slug}))
    for seat, bot in zip(summary.wins, summary.setting.bots, strict=True):
        print("  " + words.text("simulated-wins", {"seat": words.seat(seat), "bot": bot, "wins": summary.wins[seat]}))
    if summary.draws:
        print("  " + words.text("simulated-draws", {"draws": summary.draws}))
    print("  " + words.text("simulated-speed", {
        "decisions": summary.decisions,
        "each": told["decisions_per_game"],
        "seconds": told["seconds"],
        "speed": told["decisions_per_second"],
    }))  # fmt: skip
