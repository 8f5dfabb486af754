"""`arpents games`: what can be played, with scenarios, seats and options; of one game, its card too."""

from __future__ import annotations

import argparse
import json
from typing import Any

import arpents
from arpents.cli.card import show_card
from arpents.cli.console import Console
from arpents.cli.parser import Parser, scenario_in, wanted_game
from arpents.cli.words import Refusal, Words
from arpents.engine.game import Game
from arpents.speech import Speech, speech_for
from arpents.table.cards import CardLine, GameCard, cards_of


def options(parser: Parser) -> None:
    parser.word("game")
    parser.value("--scenario", "scenario")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.game is not None:
        return tell_one(arguments, words)
    if arguments.scenario is not None:
        raise Refusal("game-missing")
    found = [described(arpents.game(slug), speech_for(slug, words.lang)) for slug in arpents.games()]
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    for game in found:
        print_game(game, words)
    return 0


def tell_one(arguments: argparse.Namespace, words: Words) -> int:
    """One game with the card of a scenario: the one that is asked for, or the usual one."""
    game = wanted_game(arguments.game, words)
    scenario = scenario_in(game, arguments.scenario)
    found = described(game, words.speech)
    cards = cards_of(game.slug)
    if arguments.json:
        wanted = [scenario] if arguments.scenario is not None else list(cards)
        found["cards"] = [card_data(cards[id], words.speech) for id in wanted if id in cards]
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    print_game(found, words)
    if scenario in cards:
        print()
        show_card(cards[scenario], words.speech, Console())
    return 0


def card_data(card: GameCard, speech: Speech) -> dict[str, Any]:
    def told(lines: list[CardLine]) -> list[dict[str, Any]]:
        return [{"text": speech.text(line.id), "rules": line.rules} for line in lines]

    return {
        "scenario": card.scenario,
        "difficulty": card.difficulty,
        "seconds": card.seconds,
        "minutes": card.minutes,
        "turn": told(card.turn),
        "end": told(card.end),
        "seats": {
            side.seat: {
                "who": told(side.who),
                "win": told(side.win),
                "lose": told(side.lose),
                "first": told(side.first),
                "decisions": side.decisions,
                "minutes": side.minutes,
            }
            for side in card.sides
        },
    }


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
