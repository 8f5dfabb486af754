"""`arpents bench`: how fast each game runs here, against earlier figures, and where the time goes."""

from __future__ import annotations

import argparse
import json
from typing import Any

import arpents
from arpents.cli.files import read_text
from arpents.cli.parser import Parser, wanted_game
from arpents.cli.progress import Progress
from arpents.cli.words import Refusal, Words
from arpents.research.bench import chess_play, compiled, measure, mode
from arpents.research.profile import profile
from arpents.version import VERSION

MEASURES = ("decisions_per_second", "copy_us", "view_us")
SHOWN = 12  # procedures of a profile
UNHURRIED = 1.0  # seconds of each round
QUICK = 0.05


def options(parser: Parser) -> None:
    parser.value("--game", "game")
    parser.value("--compare", "figures")
    parser.value("--profile", "game")
    parser.flag("--quick")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.profile is not None:
        if arguments.game is not None or arguments.compare is not None:
            raise Refusal("options-exclude", one="--profile", other="--game" if arguments.game else "--compare")
        return tell_profile(profile(wanted_game(arguments.profile, words)), words, arguments.json)
    slugs = arpents.games() if arguments.game is None else (wanted_game(arguments.game, words).slug,)
    earlier = {} if arguments.compare is None else earlier_figures(arguments.compare)
    found: list[dict[str, Any]] = []
    with Progress(words, "progress-games", len(slugs)) as progress:
        for slug in slugs:
            figures: dict[str, Any] = measure(arpents.game(slug), QUICK if arguments.quick else UNHURRIED)
            chess = chess_play(QUICK if arguments.quick else UNHURRIED)
            figures["times_chess"] = None if chess is None else round(figures["decisions_per_second"] / chess, 2)
            found.append(figures)
            progress.step()
    for game in found:
        if game["game"] in earlier:
            game["ratio"] = ratios(game, earlier[game["game"]])
    if arguments.json:
        by_slug = {game["game"]: game for game in found}
        print(json.dumps({"version": VERSION, "compiled": compiled(), "games": by_slug}))
        return 0
    print(words.text("version", {"version": VERSION, "mode": words.text(f"mode-{mode()}")}))
    for game in found:
        chosen = ", ".join(f"{option} {value}" for option, value in game.pop("options").items())
        ratio = game.pop("ratio", None)
        chess = game.pop("times_chess")
        game["game"] += f" ({chosen})" if chosen else ""
        print(words.text("benched", game))
        if chess is not None:
            print(words.text("benched-chess", {"times": chess}))
        if ratio is not None:
            print(words.text("bench-ratio", ratio))
    return 0


def earlier_figures(file: str) -> dict[str, dict[str, float]]:
    """What `arpents bench --json` wrote or bench/figures.json has, by game: compiled figures against compiled ones."""
    try:
        told = json.loads(read_text(file))
        if "speed" in told:
            same, games = True, {slug: figures[mode()] for slug, figures in told["speed"].items()}
        else:
            same, games = told["compiled"] is compiled(), told["games"]
        found = {slug: {name: float(game[name]) for name in MEASURES} for slug, game in games.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refusal("bench-not-figures", file=file) from None
    if any(value <= 0.0 for game in found.values() for value in game.values()):
        raise Refusal("bench-not-figures", file=file)
    if not same:
        raise Refusal("bench-other-mode", file=file)
    return found


def ratios(game: dict[str, Any], earlier: dict[str, float]) -> dict[str, float]:
    """How many times as fast as earlier: more is better for every measure."""
    speed, *times = MEASURES
    return {
        speed: round(game[speed] / earlier[speed], 3),
        **{name: round(earlier[name] / game[name], 3) for name in times},
    }


def tell_profile(found: dict[str, Any], words: Words, as_json: bool) -> int:
    if as_json:
        print(json.dumps(found))
        return 0
    print(words.text("version", {"version": VERSION, "mode": words.text(f"mode-{mode()}")}))
    print(words.text("profiled", found))
    for procedure in found["procedures"][:SHOWN]:
        print(words.text("profiled-procedure", {**procedure, "share": round(100 * procedure["share"], 1)}))
    return 0
