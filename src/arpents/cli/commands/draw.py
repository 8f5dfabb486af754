"""`arpents draw`: the board of a recorded match at one moment, as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import arpents
from arpents.cli.commands.replay import find_game
from arpents.cli.files import read_record, write_text
from arpents.cli.parser import Parser, whole
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.engine.record import Record
from arpents.engine.state import MatchState

PAINTED: Final = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf")


def options(parser: Parser) -> None:
    parser.word("file")
    parser.value("--at", "number")
    parser.value("--seat", "seat")
    parser.value("--out", "picture", short="-o")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.file is None:
        raise Refusal("file-not-named")
    out: str | None = arguments.out
    if out is not None and Path(out).suffix.lower() in PAINTED:
        raise Refusal("picture-is-svg", file=out, better=str(Path(out).with_suffix(".svg")))
    record = read_record(arguments.file, words)
    game = find_game(record, arguments.file, words)
    seat: str | None = arguments.seat
    if seat is not None:
        game.seat_number(seat)
    wanted = None if arguments.at is None else whole("--at", arguments.at, 0, 0)
    try:
        state, counted = moment(game, record, seat, wanted)
    except ArpentsError as fault:
        raise Refusal("in-file", file=arguments.file, text=words.error(fault)) from None
    if wanted is not None and counted < wanted:
        raise Refusal("at-after-end", at=str(wanted), count=str(counted))
    drawn = arpents.draw(state, seat, words.lang)
    if out is None:
        sys.stdout.write(drawn)
    else:
        write_text(out, drawn)
    return 0


def moment(game: Game[Any], record: Record, seat: str | None, wanted: int | None) -> tuple[MatchState, int]:
    """The match after so many decisions, counted as `replay` counts them: a seat counts those it was told of."""
    state = record.first_state(game)
    counted = seen = 0
    for number in range(len(record.moves)):
        if counted == wanted:
            break
        record.replay_move(state, number)
        events = len(state.events_for(seat, seen))
        seen += events
        if events or seat in (None, record.moves[number][0]):
            counted += 1
    return state, counted
