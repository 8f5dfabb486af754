"""The terminal as it is: its width, and colours where they are wanted."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

WIDEST: Final = 110
NARROWEST: Final = 60

STYLES: Final = {
    "strong": "1",
    "faint": "2",
    "first": "34;1",  # the first seat: blue
    "second": "31;1",  # the second: red
    "water": "36",
    "news": "33",
    "wrong": "31",
}


def width_of() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns)) - 1


def has_colours() -> bool:
    """https://no-color.org: a NO_COLOR that is not empty asks for none."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Paint:
    """Colours on a terminal, plain text elsewhere."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def __call__(self, style: str, text: str) -> str:
        return f"\033[{STYLES[style]}m{text}\033[0m" if self.colours and text else text
