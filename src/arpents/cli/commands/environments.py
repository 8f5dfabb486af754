"""`arpents environments`: the games as environments of learners, and their cards."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import arpents
from arpents.bots import check_bot
from arpents.cli.files import named, read_text, write_text
from arpents.cli.parser import Parser, wanted_game, whole
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.cli.workplace import work_options, workplace_in
from arpents.games import find
from arpents.research.cards import FIGURES, card
from arpents.research.environments import environment_id
from arpents.research.simulation import Setting, simulate

FOLDER = "docs/environments"
BENCH = "bench/figures.json"  # where speed was measured
USUAL_GAMES = 20


def options(parser: Parser) -> None:
    parser.word("game")
    parser.flag("--write")
    parser.flag("--check")
    parser.value("--measure", "bots")
    parser.value("--games", "number")
    parser.value("--seed", "number")
    work_options(parser)
    parser.value("--folder", "folder")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    slugs = arpents.games() if arguments.game is None else (wanted_game(arguments.game, words).slug,)
    folder = named(arguments.folder or FOLDER)
    if arguments.measure is not None:
        measure(slugs, arguments, folder, words)
    if arguments.check:
        return check(slugs, folder, words)
    if arguments.write or arguments.measure is not None:
        figures = figures_in(folder)
        folder.mkdir(parents=True, exist_ok=True)
        for slug in slugs:
            file = folder / f"{slug}.md"
            write_text(str(file), card(slug, figures), overwrite=True)
            print(words.text("environment-written", {"file": str(file)}))
    elif arguments.game is not None and not arguments.json:
        print(card(arguments.game, figures_in(folder)), end="")
    else:
        tell(slugs, words, arguments.json)
    return 0


def figures_in(folder: Path) -> dict[str, Any]:
    """What was measured: balance beside the cards, speed where `arpents bench` is kept."""
    found: dict[str, Any] = {}
    for file in (named(BENCH), folder / FIGURES):
        if file.is_file():
            try:
                found |= json.loads(read_text(str(file)))
            except (ValueError, TypeError):
                raise Refusal("figures-unreadable", file=str(file)) from None
    return found


def check(slugs: tuple[str, ...], folder: Path, words: Words) -> int:
    figures = figures_in(folder)
    stale = []
    for slug in slugs:
        file = folder / f"{slug}.md"
        if not file.is_file() or read_text(str(file)) != card(slug, figures):
            stale.append(slug)
            print(words.text("environment-stale", {"file": str(file), "game": slug}))
    if not stale:
        print(words.text("environment-fresh", {"count": len(slugs)}))
    return 1 if stale else 0


def measure(slugs: tuple[str, ...], arguments: argparse.Namespace, folder: Path, words: Words) -> None:
    """Play matches of each player with itself, and keep who won beside the cards."""
    players = arguments.measure.split(",")
    for player in players:
        check_bot(player)
    games = whole("--games", arguments.games, USUAL_GAMES, 1)
    seed = whole("--seed", arguments.seed, 1)
    file = folder / FIGURES
    kept = json.loads(read_text(str(file))) if file.is_file() else {"balance": []}
    work = [(slug, scenario, player) for slug in slugs for scenario in find(slug).scenarios for player in players]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        workplace_in(arguments) as workplace,
        Progress(words, "progress-matches", len(work) * games, workplace) as progress,
    ):
        for slug, scenario, player in work:
            game = find(slug)
            setting = Setting(slug, scenario, game.bot_options(), (player,) * len(game.seats), False)
            told = simulate(setting, games, seed, workplace, lambda _: progress.step())
            entry = {
                "game": slug,
                "scenario": scenario,
                "player": player,
                "environment": environment_id(slug),
                "seed": seed,
                "games": games,
                "wins": told.wins,
                "draws": told.draws + games - told.finished,
                "decisions": round(told.decisions / games, 1),
            }
            remember(kept["balance"], entry)
            write_text(str(file), written(kept), overwrite=True)


def remember(balance: list[dict[str, Any]], entry: dict[str, Any]) -> None:
    """In the place of what was measured of the same before; else at the end."""
    for place, one in enumerate(balance):
        if same(one, entry):
            balance[place] = entry
            return
    balance.append(entry)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[name] == other[name] for name in ("game", "scenario", "player"))


def written(kept: dict[str, Any]) -> str:
    """One line for each scenario and player, so that changes read well."""
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in kept["balance"])
    return f'{{\n "balance": [\n{lines}\n ]\n}}\n'


def tell(slugs: tuple[str, ...], words: Words, as_json: bool) -> None:
    told = []
    for slug in slugs:
        game = find(slug)
        told.append(
            {
                "game": slug,
                "environment": environment_id(slug),
                "seats": list(game.seats),
                "scenarios": list(game.scenarios),
                "actions": game.action_count,
                "observation": game.observation.size,
            }
        )
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    for facts in told:
        print(words.text("environment-told", facts))
