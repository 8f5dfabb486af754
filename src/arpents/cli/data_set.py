"""`--parquet FILE|FOLDER --rows decision|match`: what was played, as a data set with its card."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from arpents.cli.files import named, why
from arpents.cli.parser import Parser
from arpents.cli.words import Refusal, Words
from arpents.engine.game import Game
from arpents.research.data_set import ROWS, DataSet, MatchRow, kept_row
from arpents.research.environments import environment_id
from arpents.version import VERSION

OTHERS: Final = (
    ".arrow",
    ".csv",
    ".feather",
    ".h5",
    ".json",
    ".jsonl",
    ".npz",
    ".pickle",
    ".pkl",
    ".pq",
    ".tsv",
    ".txt",
)
SEEDS: Final = range(-(1 << 63), 1 << 63)  # that a column of whole numbers holds
ENDED: Final = 143  # what a shell sees of a process that was told to end


def data_options(parser: Parser) -> None:
    parser.value("--parquet", "data")
    parser.value("--rows", "rows")


def wants_decisions(arguments: argparse.Namespace) -> bool:
    """Check what was asked for, before the long work."""
    if arguments.rows is not None and arguments.rows not in ROWS:
        raise Refusal("rows-unknown", value=arguments.rows, known=ROWS)
    if arguments.rows is not None and arguments.parquet is None:
        raise Refusal("rows-without-parquet")
    return arguments.parquet is not None and arguments.rows == "decision"


def command_line() -> str:
    """What was typed, to be typed again."""
    return shlex.join(["arpents", *sys.argv[1:]])


class Told:
    """What the card says of how the data set was made."""

    def __init__(self, command: str, options: Mapping[str, str], seed: int, games: int, bots: str) -> None:
        self.command = command
        self.options = options
        self.seed = seed
        self.games = games
        self.bots = bots


class Rows:
    """The rows of a command; without `--parquet` they go nowhere."""

    def __init__(self, data: DataSet | None, file: str, options: Mapping[str, str]) -> None:
        self.data = data
        self.file = file
        self.options = options
        self.base = 0  # the number of the first match of the work under way

    def add(self, number: int, row: MatchRow) -> None:
        if self.data is None:
            return
        try:
            self.data.add(self.base + number, row)
        except OSError as fault:  # told here: other files are written meanwhile
            raise Refusal("file-unwritable", file=self.file, why=why(fault)) from None

    def add_kept(self, played: Mapping[str, Any]) -> None:
        if self.data is not None:
            data = self.data
            self.add(int(played["number"]), kept_row(data.game.slug, data.scenario, self.options, played))


@contextlib.contextmanager
def data_set(arguments: argparse.Namespace, game: Game[Any], scenario: str, told: Told, words: Words) -> Iterator[Rows]:
    if arguments.parquet is None:
        yield Rows(None, "", told.options)
        return
    file = Path(arguments.parquet)
    if file.suffix.lower() in OTHERS:
        raise Refusal("data-is-parquet", file=str(file), better=str(file.with_suffix(".parquet")))
    if told.seed not in SEEDS or told.seed + told.games - 1 not in SEEDS:
        raise Refusal("data-seeds-too-large", least=SEEDS[0], most=SEEDS[-1])
    data = DataSet(game.slug, scenario, arguments.rows or ROWS[0], named(arguments.parquet))
    at_work = False  # whoever is given the rows: what goes wrong there is no fault of this file
    try:
        with ended_in_order(), data.open(lambda whole: card_of(whole, told, words)):
            at_work = True
            yield Rows(data, arguments.parquet, told.options)
            at_work = False
        if not arguments.json:
            print(words.text("data-written", {"file": str(data.target), "card": str(data.card)}))
    except OSError as fault:
        if at_work:
            raise
        raise Refusal("file-unwritable", file=arguments.parquet, why=why(fault)) from None


@contextlib.contextmanager
def ended_in_order() -> Iterator[None]:
    """Whoever tells the process to end, as the scheduler of a cluster does, leaves nothing half written."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def card_of(data: DataSet, told: Told, words: Words) -> str:
    """The data set card, in the reader's language."""
    speech = words.speech
    game = data.game
    options = ", ".join(f"{id}={value}" for id, value in told.options.items()) or "–"
    facts = {
        "game": f"{speech.text('game-title')} (`{game.slug}`)",
        "scenario": f"{speech.text(f'scenario-{data.scenario}')} (`{data.scenario}`)",
        "options": options,
        "environment": f"`{environment_id(game.slug)}`",
        "version": VERSION,
        "rules": f"`{game.rules}`",
        "seats": ", ".join(f"`{seat}`" for seat in game.seats),
        "bots": told.bots,
        "seeds": words.text("data-card-seeds-of", {"seed": str(told.seed), "games": str(told.games)}),
        "matches": str(data.matches),
        "rows": words.text(f"data-card-rows-{data.rows}", {"count": str(data.count)}),
        "made": f"`{told.command}`",
    }
    lines = [f"# {words.text('data-card-title', {'game': speech.text('game-title')})}", "", "| | |", "| --- | --- |"]
    lines += [f"| {words.text(f'data-card-{name}')} | {value} |" for name, value in facts.items()]
    lines += ["", f"## {words.text('data-card-columns')}", "", "| | | |", "| --- | --- | --- |"]
    for field in data.schema:
        lines.append(f"| `{field.name}` | `{type_of(field)}` | {words.text(f'data-column-{field.name}')} |")
    if data.rows == "decision":
        lines += ["", f"## {words.text('data-card-observation')}", "", words.text("data-card-observation-layout"), ""]
        lines += ["| | | |", "| --- | --- | --- |"]
        for layer in game.observation.all:
            kind = "int8" if layer.signed else "uint8"
            shape = f"{len(layer.rows)} × {len(layer.columns)} {kind}"
            lines.append(f"| `{layer.name}` | {layer.first} | {shape} |")
    return "\n".join(lines) + "\n"


def type_of(field: Any) -> str:
    return "string" if "dictionary" in str(field.type) else str(field.type)
