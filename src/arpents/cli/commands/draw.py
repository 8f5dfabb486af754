"""`arpents draw`: the board of a recorded match at one moment, as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import arpents
from arpents.cli.files import write_text
from arpents.cli.parser import Parser
from arpents.cli.record_file import RecordFile
from arpents.cli.words import Refusal, Words

PAINTED: Final = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf")


def options(parser: Parser) -> None:
    parser.word("file")
    parser.value("--at", "number")
    parser.value("--seat", "seat")
    parser.value("--out", "picture", short="-o")


def run(arguments: argparse.Namespace, words: Words) -> int:
    out: str | None = arguments.out
    if out is not None and Path(out).suffix.lower() in PAINTED:
        raise Refusal("picture-is-svg", file=out, better=str(Path(out).with_suffix(".svg")))
    file = RecordFile(arguments.file, arguments.seat, words)
    state, _ = file.moment(arguments.at)
    drawn = arpents.draw(state, file.seat, words.lang)
    if out is None:
        sys.stdout.write(drawn)
    else:
        write_text(out, drawn)
    return 0
