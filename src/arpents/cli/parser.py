"""argparse, speaking French and English: what it would say in English only is checked and said here."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from arpents.cli.words import Refusal, Words
from arpents.engine.game import Game
from arpents.games import ROOMS, find

AN_ID: Final = re.compile(r"-[A-Za-z0-9_-]{15}")  # of a match, a report or a person, where it begins with a dash


class Parser(argparse.ArgumentParser):
    """The options of one command. Its own texts are `help-<command>` and `usage-<command>`."""

    def __init__(self, words: Words, command: str) -> None:
        super().__init__(
            prog=f"arpents {command}".strip(),
            usage=words.text(f"usage-{command or 'arpents'}"),
            description=words.text(f"help-{command or 'arpents'}"),
            formatter_class=lambda prog: Formatter(prog, words.text("usage-prefix")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.last_word = ""
        self.takes_ids = False  # whether the last word may be an id, which may begin as an option does
        self.listed_options = self.add_argument_group(words.text("heading-options"))
        self.flag("--help", "-h")
        self.value("--lang", "language")

    def word(self, name: str) -> None:
        """A word that stands without an option; whether it may be missing is `wanted`'s business."""
        self.add_argument(name, nargs="?", help=argparse.SUPPRESS)
        self.last_word = name

    def value(self, option: str, value: str, many: bool = False, short: str = "") -> None:
        """An option with a value, which the help calls by the text `value-<value>`; `short` is another name for it."""
        metavar = self.words.text(f"value-{value}")
        help = self.words.text(f"option{option.replace('--', '-')}")
        if many:
            self.listed_options.add_argument(option, metavar=metavar, action="append", default=[], help=help)
        else:
            names = [short, option] if short else [option]
            self.listed_options.add_argument(*names, metavar=metavar, help=help)

    def flag(self, *options: str) -> None:
        help = self.words.text(f"option{options[0].replace('--', '-')}")
        self.listed_options.add_argument(*options, action="store_true", help=help)

    def read(self, arguments: list[str]) -> argparse.Namespace:
        try:
            found, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as fault:
            name = (fault.argument_name or "").split("/")[-1]
            takes_value = next((a.nargs != 0 for a in self._actions if name in a.option_strings), True)
            raise Refusal("option-needs-value" if takes_value else "option-takes-no-value", option=name) from None
        if found.help:
            return found
        if self.takes_ids and getattr(found, self.last_word) is None:
            ids = [argument for argument in unknown if AN_ID.fullmatch(argument)]
            if ids:
                setattr(found, self.last_word, ids[0])
                unknown.remove(ids[0])
        for argument in unknown:
            raise Refusal("unknown-cli-option" if argument.startswith("-") else "one-word-too-many", word=argument)
        return found

    def error(self, message: str) -> NoReturn:
        raise Refusal("bad-command-line")


class Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, prefix: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.prefix = prefix

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.prefix)


# -- what options mean


def wanted_game(slug: str | None, words: Words) -> Game[Any]:
    if slug is None:
        raise Refusal("game-missing")
    if slug in ROOMS:
        words.about(slug)  # also what is wrong with its facts is said in its words
    return find(slug)


def whole(option: str, text: str | None, usual: int, least: int | None = None) -> int:
    if text is None:
        return usual
    try:
        number = int(text)
    except ValueError:
        raise Refusal("option-not-whole", option=option, value=text) from None
    if least is not None and number < least:
        raise Refusal("option-too-small", option=option, value=text, least=least)
    return number


def options_in(game: Game[Any], given: list[str]) -> dict[str, str]:
    """`--option tides=on`, several times."""
    found: dict[str, str] = {}
    for text in given:
        id, equals, value = text.partition("=")
        if not equals or not id or not value:
            raise Refusal("option-not-a-pair", text=text)
        if id in found:
            raise Refusal("option-given-twice", option=id)
        found[id] = value
    game.option_values(found)
    return found


def scenario_in(game: Game[Any], scenario: str | None) -> str:
    return game.scenarios[game.scenario_number(scenario)]
