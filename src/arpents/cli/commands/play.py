"""`arpents play`: the table in the browser, or in the terminal; against the computer or between people."""

from __future__ import annotations

import argparse
import random
import secrets
from typing import Any

from arpents.bots import Bot, check_bot, make_bot, offered_bots
from arpents.cli import browser
from arpents.cli.files import named, read_record
from arpents.cli.parser import Parser, options_in, wanted_game, whole
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.table.match import Match


def options(parser: Parser) -> None:
    parser.word("game")
    parser.flag("--terminal")
    parser.value("--seat", "seat")
    parser.value("--bot", "bot")
    parser.value("--scenario", "scenario")
    parser.value("--option", "pair", many=True)
    parser.value("--seed", "number")
    parser.value("--load", "record")
    parser.flag("--no-hints")
    browser.options(parser)


def run(arguments: argparse.Namespace, words: Words) -> int:
    browser.check(arguments)
    if not arguments.terminal:
        return browser.open_table(arguments, words)

    from arpents.cli.console import Console  # the browser does without
    from arpents.cli.tabletop import Tabletop

    game = wanted_game(arguments.game, words)
    bots = opponents(game, arguments.seat, arguments.bot, arguments.seed)
    match = begun(game, arguments, words, bool(bots))
    table = Tabletop(match, bots, words, Console(), not arguments.no_hints)
    if arguments.load is not None:
        table.file.names.append(named(arguments.load))
    table.run()
    return 0


def opponents(
    game: Game[Any], seat: str | None, bot: str | None, seed: str | None = None
) -> dict[str, tuple[str, Bot]]:
    """Everybody but the person's own seat; nobody when two people share the screen. A seed fixes their dice too."""
    if seat is None:
        if bot is not None:
            raise Refusal("bot-without-seat")
        return {}
    game.seat_number(seat)
    name = bot if bot is not None else offered_bots(game)[1]
    check_bot(name)
    others = [other for other in game.seats if other != seat]
    return {
        other: (name, make_bot(name, random.Random(None if seed is None else f"{seed} {other}"))) for other in others
    }


def begun(game: Game[Any], arguments: argparse.Namespace, words: Words, against_bot: bool) -> Match:
    """A saved match, or a new one: dice between people are committed unless a seed is given."""
    if arguments.load is not None:
        for option in ("scenario", "option", "seed"):
            if getattr(arguments, option):
                raise Refusal("load-with-others", option=f"--{option}")
        return loaded(game, arguments.load, words)
    chosen = options_in(game, arguments.option)
    seed: int | None = None
    if arguments.seed is not None:
        seed = whole("--seed", arguments.seed, 0)
    elif against_bot:
        seed = secrets.randbits(32)
    return Match.start(game, arguments.scenario, chosen, seed)


def loaded(game: Game[Any], file: str, words: Words) -> Match:
    record = read_record(file, words)
    if record.game != game.slug:
        raise Refusal("load-of-another-game", file=file, found=record.game, game=game.slug)
    try:
        return Match.of_record(record)
    except ArpentsError as fault:
        raise Refusal("in-file", file=file, text=words.error(fault)) from None
