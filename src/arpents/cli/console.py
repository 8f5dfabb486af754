"""Where the table is seen and heard: lines out, lines in, and a way to clear the screen."""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Iterator

from arpents.cli.terminal import Paint, has_colours, width_of

CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what could be scrolled back to
APART = 40  # empty lines where nothing can be cleared


class Console:
    def __init__(self) -> None:
        self.paint = Paint(has_colours())
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  arrows and history in input()

    @property
    def width(self) -> int:
        return width_of()

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """Prose, wrapped to the width; line ends in it stay."""
        for line in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                line, self.width, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False
            )
            for part in wrapped or [""]:
                print(self.paint(style, part) if style else part)

    def show(self, lines: list[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            print(line)

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
