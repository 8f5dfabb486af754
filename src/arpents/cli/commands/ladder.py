"""`arpents ladder`: all levels of a game against each other, written to docs/ladder.md."""

from __future__ import annotations

import argparse
import json
from typing import Any

from arpents.bots import check_bot
from arpents.cli.data_set import Told, command_line, data_options, data_set, wants_decisions
from arpents.cli.files import named, read_text, storing, write_text
from arpents.cli.parser import Parser, scenario_in, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.cli.workplace import work_options, workplace_in
from arpents.engine.game import Game
from arpents.research.duel import Duel
from arpents.research.ladder import PLAYERS, Ladder, write_section

USUAL_GAMES = 200
PAGE = "docs/ladder.md"


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--games", "number")
    parser.value("--scenario", "scenario")
    parser.value("--seed", "number")
    parser.value("--players", "bots")
    parser.flag("--steps")
    parser.flag("--known")
    work_options(parser)
    data_options(parser)
    parser.value("--keep", "lines")
    parser.value("--page", "page")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    ladder = Ladder(
        game.slug,
        scenario_in(game, arguments.scenario),
        players_in(arguments.players),
        arguments.steps,
        whole("--games", arguments.games, USUAL_GAMES, 2),
        whole("--seed", arguments.seed, 1),
        wants_decisions(arguments),
    )
    told = Told(command_line(), game.bot_options(), ladder.seed, ladder.games, ", ".join(ladder.players))
    page = arguments.page or PAGE
    keep = arguments.keep or f"build/ladder/{game.slug}.jsonl"
    with (
        data_set(arguments, game, ladder.scenario, told, words) as rows,
        storing(keep) as store,
        workplace_in(arguments) as workplace,
        Progress(words, "progress-matches", ladder.matches, workplace) as progress,
    ):

        def each(duel: Duel, played: dict[str, Any]) -> None:
            rows.add_kept(played)
            progress.step()

        if arguments.known:
            for duel, played in ladder.recall(store):
                each(duel, played)
            if not any(tally.games for tally in ladder.tallies):
                raise Refusal("ladder-nothing-known", file=keep)
            write(page, ladder, game)
        else:
            for _ in ladder.play(workplace, store, each):
                write(page, ladder, game)  # pair after pair: what is known is told, whatever comes then
                rows.base += ladder.games
    if arguments.json:
        print(json.dumps(ladder.dump(), ensure_ascii=False))
    else:
        tell(ladder.dump(), page, words)
    return 0


def players_in(text: str | None) -> tuple[str, ...]:
    """`recruit,regular,veteran:2000,greedy`; each name once."""
    players = tuple(PLAYERS if text is None else text.split(","))
    for player in players:
        check_bot(player)
    levels = [player.partition(":")[0] for player in players]
    for level in levels:
        if levels.count(level) > 1:
            raise Refusal("ladder-player-twice", bot=level)
    if len(players) < 2:
        raise Refusal("ladder-wants-players", count=len(players))
    order = [*PLAYERS, "random"]
    return tuple(sorted(players, key=lambda player: order.index(player.partition(":")[0])))


def write(page: str, ladder: Ladder, game: Game[Any]) -> None:
    known = read_text(page) if named(page).exists() else ""
    title = Words("en", game.slug).speech.text("game-title")
    if len(game.scenarios) > 1:
        title += f", {Words('en', game.slug).speech.text(f'scenario-{ladder.scenario}')}"
    section = ladder.section(title)
    write_text(page, write_section(known, game.slug, ladder.scenario, section), overwrite=True)


def tell(told: dict[str, Any], page: str, words: Words) -> None:
    for pair in told["pairs"]:
        low, high = (round(100 * bound, 1) for bound in pair["interval"])
        one, other = pair["bots"]
        print(words.text("ladder-pair", {
            "one": one, "other": other, "games": pair["games"], "rate": round(100 * pair["rate"], 1),
            "low": low, "high": high,
        }))  # fmt: skip
    for bot, rating in told["ratings"].items():
        print("  " + words.text("ladder-rating", {"bot": bot, "elo": rating}))
    print(words.text("ladder-written", {"file": page}))
