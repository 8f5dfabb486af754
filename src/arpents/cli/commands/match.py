"""`arpents match`: two computer players against each other, as often as it takes to know who is stronger."""

from __future__ import annotations

import argparse
import json
from typing import Any

from arpents.cli.data_set import Told, command_line, data_options, data_set, wants_decisions
from arpents.cli.files import storing
from arpents.cli.parser import Parser, options_in, scenario_in, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.cli.workplace import work_options, workplace_in
from arpents.research.duel import Duel, Tally, matches_of
from arpents.research.guests import check_player

USUAL_GAMES = 100


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--bots", "bots")
    parser.value("--games", "number")
    parser.flag("--swap")
    parser.value("--scenario", "scenario")
    parser.value("--option", "pair", many=True)
    parser.value("--seed", "number")
    work_options(parser)
    data_options(parser)
    parser.value("--keep", "lines")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    games = whole("--games", arguments.games, USUAL_GAMES, 1)
    duel = Duel(
        game.slug,
        scenario_in(game, arguments.scenario),
        options_in(game, arguments.option),
        pair(arguments.bots),
        arguments.swap,
        whole("--seed", arguments.seed, 1),
        traced=wants_decisions(arguments),
    )
    tally = Tally(duel)
    told = Told(command_line(), {**game.bot_options(), **duel.options}, duel.seed, games, ", ".join(duel.bots))
    with (
        data_set(arguments, game, duel.scenario, told, words) as rows,
        storing(arguments.keep) as store,
        workplace_in(arguments) as workplace,
        Progress(words, "progress-matches", games, workplace) as progress,
    ):
        for played in matches_of(duel, games, workplace, store):
            tally.add(played)
            rows.add_kept(played)
            progress.step()
    if arguments.json:
        print(json.dumps(tally.dump(), ensure_ascii=False))
    else:
        tell(tally.dump(), words)
    return 0


def pair(text: str | None) -> tuple[str, str]:
    names = (text or "regular,greedy").split(",")
    for name in names:
        check_player(name)
    if len(names) != 2:
        raise Refusal("match-wants-two-bots", count=len(names))
    return names[0], names[1]


def tell(told: dict[str, Any], words: Words) -> None:
    print(words.text("matched", {"game": told["game"], "games": told["games"], "scenario": told["scenario"]}))
    for place, bot in enumerate(told["bots"]):
        print("  " + words.text("matched-wins", {"bot": bot, "wins": told["wins"][place]}))
    if told["draws"]:
        print("  " + words.text("simulated-draws", {"draws": told["draws"]}))
    low, high = told["interval"]
    rates = {"rate": round(100 * told["rate"], 1), "low": round(100 * low, 1), "high": round(100 * high, 1)}
    print("  " + words.text("matched-rate", {"bot": told["bots"][0], **rates}))
    if told["elo"] is not None:
        print("  " + words.text("matched-elo", {"elo": told["elo"]}))
    for bot, seconds in zip(told["bots"], told["seconds_per_decision"], strict=True):
        print("  " + words.text("matched-time", {"bot": bot, **seconds}))
    for seat, wins in told["wins_by_seat"].items():
        print("  " + words.text("matched-seat", {"seat": words.seat(seat), "wins": wins}))
    for deed, each in told["deeds_per_match"].items():
        print("  " + words.text(f"deed-{deed}", {"each": each}))
