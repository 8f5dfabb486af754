"""The lines of a log in words: sentences, and the table of a fight as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arpents.speech.speech import Speech, capital, cite

CELLS: Final = ("who", "with", "against", "strength", "column", "modifiers", "modifier", "needs", "dice", "result")
COLUMN_OF: Final = {"modifier": "modifiers"}  # a modifier that is told only as a whole stands with the others


def line_text(speech: Speech, told: Sequence[Mapping[str, Any]]) -> str:
    """All sentences of a line."""
    return " ".join(speech.told(text) for text in told)


def cells_of(speech: Speech, row: Mapping[str, Any]) -> dict[str, str]:
    """A row of the table, by column."""
    cells: dict[str, str] = {}
    for name in CELLS:
        if name in row:
            cells[COLUMN_OF.get(name, name)] = cell(speech, name, row[name])
    return cells


def cell(speech: Speech, name: str, value: Any) -> str:
    if name == "modifiers":
        return ", ".join(modifier(speech, one) for one in value)
    if name == "modifier":
        return signed(value)
    if name == "dice":
        return " ".join(str(face) for face in value)
    if name == "needs":
        return speech.text("log-needed", {"count": value})
    if isinstance(value, Mapping):
        text = speech.text(value["id"], value["arguments"])
        return capital(text) if name == "who" else text
    return str(value)


def modifier(speech: Speech, one: Mapping[str, Any]) -> str:
    text = speech.text(one["id"])
    return cite(f"{signed(one['by'])} {text}" if "by" in one else text, one["rule"])


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def table_lines(speech: Speech, rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """A table of text: a head, then a line for each row."""
    told = [cells_of(speech, row) for row in rows]
    columns = [name for name in CELLS if any(name in cells for cells in told)]
    table = [[speech.text(f"log-{name}") for name in columns]]
    table += [[cells.get(name, "") for name in columns] for cells in told]
    widths = [max(len(row[place]) for row in table) for place in range(len(columns))]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip() for row in table]


def score_text(speech: Speech, score: Mapping[str, int]) -> str:
    """What each has; on one track for both, only whoever is ahead."""
    shared = min(score.values(), default=0) < 0 and sum(score.values()) == 0
    told = {seat: of for seat, of in score.items() if of > 0 or not shared}
    sides = [speech.text("log-score-of", {"seat": f"seat-{seat}", "score": of}) for seat, of in told.items()]
    return speech.text("log-score", {"text": ", ".join(sides)})
