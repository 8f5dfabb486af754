"""`arpents bench`: how fast each game runs here."""

from __future__ import annotations

import argparse
import json
from typing import Any

import arpents
from arpents.cli.parser import Parser, wanted_game
from arpents.cli.progress import Progress
from arpents.cli.words import Words
from arpents.research.bench import compiled, measure, mode
from arpents.version import VERSION


def options(parser: Parser) -> None:
    parser.value("--game", "game")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    slugs = arpents.games() if arguments.game is None else (wanted_game(arguments.game, words).slug,)
    found: list[dict[str, Any]] = []
    with Progress(words, "progress-games", len(slugs)) as progress:
        for slug in slugs:
            found.append(measure(arpents.game(slug)))
            progress.step()
    if arguments.json:
        by_slug = {game["game"]: game for game in found}
        print(json.dumps({"version": VERSION, "compiled": compiled(), "games": by_slug}))
        return 0
    print(words.text("version", {"version": VERSION, "mode": words.text(f"mode-{mode()}")}))
    for game in found:
        chosen = ", ".join(f"{option} {value}" for option, value in game.pop("options").items())
        game["game"] += f" ({chosen})" if chosen else ""
        print(words.text("benched", game))
    return 0
