"""`arpents games`: what can be played, with scenarios, seats and options."""

from __future__ import annotations

import argparse
import json
from typing import Any

import arpents
from arpents.cli.parser import Parser
from arpents.cli.words import Words
from arpents.engine.game import Game
from arpents.speech import Speech, speech_for


def options(parser: Parser) -> None:
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    found = [described(arpents.game(slug), speech_for(slug, words.lang)) for slug in arpents.games()]
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    for game in found:
        print_game(game, words)
    return 0


def described(game: Game[Any], speech: Speech) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": speech.text("game-title"),
        "seats": [{"id": seat, "title": speech.text(f"seat-{seat}")} for seat in game.seats],
        "scenarios": [{"id": id, "title": speech.text(f"scenario-{id}")} for id in game.scenarios],
        "options": [
            {
                "id": option.id,
                "title": speech.text(f"option-{option.id}"),
                "rule": option.rule,
                "values": [
                    {"id": value, "title": speech.text(f"option-{option.id}-{value}")} for value in option.values
                ],
            }
            for option in game.options
        ],
    }


def print_game(game: dict[str, Any], words: Words) -> None:
    print(f"{game['game']}  {game['title']}")
    for heading in ("seats", "scenarios"):
        listed = ", ".join(f"{entry['id']} ({entry['title']})" for entry in game[heading])
        print(f"  {words.text(f'games-{heading}', {'list': listed})}")
    if game["options"]:
        print(f"  {words.text('games-options')}")
    for option in game["options"]:
        values = " | ".join(f"{value['id']} ({value['title']})" for value in option["values"])
        print(f"    {option['id']} — {option['title']} [{option['rule']}]")
        print(f"      {values}")
