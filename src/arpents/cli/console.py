"""Where the table is seen and heard: lines out, lines in, and a way to clear the screen."""

from __future__ import annotations

import contextlib
import importlib
import re
import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from arpents.cli.terminal import Paint, has_colours, width_of

CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what could be scrolled back to
APART = 40  # empty lines where nothing can be cleared
RULE_AT_END: Final = re.compile(r" (?=\[[^][]+\]$)")  # the space before `[A7.6]`
GLUE: Final = "\x00"


class Typed:
    """The lines each person has typed, for the arrow keys: nobody finds another's among them."""

    def __init__(self, readline: ModuleType) -> None:
        self.readline = readline
        self.lines: dict[str, list[str]] = {}  # by who typed them
        self.person = ""
        readline.set_auto_history(False)

    def remember(self, line: str) -> None:
        if line and self.person:
            self.lines[self.person].append(line)
            self.readline.add_history(line)

    def change_to(self, person: str) -> None:
        if person == self.person:
            return
        self.person = person
        self.readline.clear_history()
        for line in self.lines.setdefault(person, []):
            self.readline.add_history(line)
        for key in ("\\C-y", "\\e\\C-y", "\\ey"):  # what was cut out of a line may be another's
            self.readline.parse_and_bind(f'"{key}": ""')


class Console:
    def __init__(self) -> None:
        self.paint = Paint(has_colours())
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.typed: Typed | None = None
        if self.live:
            with contextlib.suppress(ImportError):
                self.typed = Typed(importlib.import_module("readline"))  # also arrows in input()

    @property
    def width(self) -> int:
        return width_of()

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """Prose, wrapped to the width; line ends in it stay."""
        for line in text.splitlines() or [""]:
            for part in folded(line, self.width, indent):
                print(self.paint(style, part) if style else part)

    def show(self, lines: list[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            print(line)

    def seat(self, person: str) -> None:
        """Who types from now on; nobody, where the name is empty."""
        if self.typed is not None:
            self.typed.change_to(person)

    def ask(self, mark: str) -> str | None:
        """One line without its end; None when there is nothing more to read."""
        sys.stdout.flush()
        try:
            line = input(mark)
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return ""
        if not self.live:
            print()  # what was typed is not seen, so neither is its line end
        if self.typed is not None:
            self.typed.remember(line.strip())
        return line.strip()

    def clear(self) -> None:
        if self.live:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            print("\n" * APART)

    @contextlib.contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        """Say that something takes a moment, and wipe it out afterwards."""
        if self.live:
            sys.stdout.write(self.paint("faint", text))
            sys.stdout.flush()
        try:
            yield
        finally:
            if self.live:
                sys.stdout.write("\r\033[K")


def folded(line: str, width: int, indent: str) -> list[str]:
    """The lines of a sentence; the number of its rule never stands alone on the last one."""
    glued = RULE_AT_END.sub(GLUE, line)
    hanging = " " * (len(indent) or 2)
    wrapped = textwrap.wrap(glued, width, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False)
    return [part.replace(GLUE, " ") for part in wrapped] or [""]
