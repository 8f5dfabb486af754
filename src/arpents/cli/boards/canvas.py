"""A sheet of characters to draw on."""

from __future__ import annotations

from arpents.cli.terminal import Paint


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, sign in enumerate(text):
            if 0 <= x + place < self.width and 0 <= y < self.height:
                self.signs[y][x + place] = sign
                self.styles[y][x + place] = style

    def box(self, x: int, y: int, width: int, title: str, style: str = "") -> None:
        """Three lines high, its title in the upper edge."""
        title = title[: width - 2]
        self.write(x, y, "┌" + title + "─" * (width - 2 - len(title)) + "┐", style)
        self.write(x, y + 1, "│" + " " * (width - 2) + "│", style)
        self.write(x, y + 2, "└" + "─" * (width - 2) + "┘", style)

    def lines(self, paint: Paint) -> list[str]:
        return [self.line(y, paint) for y in range(self.height)]

    def line(self, y: int, paint: Paint) -> str:
        """Signs of one style are painted together."""
        text = ""
        start = 0
        signs, styles = self.signs[y], self.styles[y]
        last = max((x + 1 for x in range(self.width) if signs[x] != " "), default=0)
        for x in range(1, last + 1):
            if x == last or styles[x] != styles[start]:
                run = "".join(signs[start:x])
                text += paint(styles[start], run) if styles[start] else run
                start = x
        return text
