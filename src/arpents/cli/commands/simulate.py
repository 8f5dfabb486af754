"""`arpents simulate`: matches between computer players."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import IO

from arpents.cli.data_set import Told, command_line, data_options, data_set, wants_decisions
from arpents.cli.files import writing
from arpents.cli.parser import Parser, options_in, scenario_in, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.cli.workplace import work_options, workplace_in
from arpents.research.data_set import MatchRow
from arpents.research.guests import check_player
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
    work_options(parser)
    data_options(parser)
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    games = whole("--games", arguments.games, USUAL_GAMES, 1)
    seed = whole("--seed", arguments.seed, 1)
    bots = bots_in(arguments.bots, game.seats)
    decisions = wants_decisions(arguments)  # which have an index only where matches are played as learners play them
    setting = Setting(
        game.slug,
        scenario_in(game, arguments.scenario),
        {**(game.bot_options() if decisions else {}), **options_in(game, arguments.option)},
        bots,
        arguments.out is not None,
        decisions,
    )
    sitting = dict(zip(game.seats, bots, strict=True))
    players = ", ".join(f"{seat}: {bot}" for seat, bot in sitting.items())
    told = Told(command_line(), setting.options, seed, games, players)
    with contextlib.ExitStack() as stack:
        rows = stack.enter_context(data_set(arguments, game, setting.scenario, told, words))
        out: IO[str] | None = stack.enter_context(writing(arguments.out)) if arguments.out is not None else None
        workplace = stack.enter_context(workplace_in(arguments))
        progress = stack.enter_context(Progress(words, "progress-matches", games, workplace))

        def each(played: Played) -> None:
            progress.step()
            if out is not None:
                out.write(played.line() + "\n")
            row = MatchRow(played.seed, sitting, played.outcome, played.decisions)
            row.seen = played.seen
            rows.add(played.seed - seed, row)

        summary = simulate(setting, games, seed, workplace, each)
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
        check_player(name)
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
