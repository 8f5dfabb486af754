"""Charts and tables of a game, made from the facts that its rules read: plain data for page, terminal and print."""

from __future__ import annotations

from typing import Final

from arpents.engine.prompt import Prompt
from arpents.engine.sheet import plain

NONE: Final = -1


class Chart:
    """A table with heads; its id is the text id of its title. Cells are values as on a sheet: see `Sheet`."""

    def __init__(self, id: str, rule: str, corner: str, columns: list[object]) -> None:
        self.id = id
        self.rule = rule
        self.corner = corner  # the text id of what the rows are
        self.columns = columns
        self.rows: list[tuple[object, list[object]]] = []
        self.notes: list[Prompt] = []

    def row(self, head: object, cells: list[object]) -> None:
        self.rows.append((head, cells))

    def note(self, id: str, rule: str = "", arguments: dict[str, object] | None = None) -> None:
        self.notes.append(Prompt(id, rule, arguments))

    def dump(self) -> dict[str, object]:
        return {
            "chart": self.id,
            "rule": self.rule,
            "corner": self.corner,
            "columns": [plain(column) for column in self.columns],
            "rows": [{"head": plain(head), "cells": [plain(cell) for cell in cells]} for head, cells in self.rows],
            "notes": [note.dump() for note in self.notes],
        }


class Mark:
    """The column or the row of a chart (NONE: no one in particular) that counts at this moment, and for whom."""

    def __init__(self, chart: str, row: int, column: int, text: Prompt) -> None:
        self.chart = chart
        self.row = row
        self.column = column
        self.text = text

    def dump(self) -> dict[str, object]:
        found: dict[str, object] = {"chart": self.chart, "text": self.text.dump()}
        if self.row != NONE:
            found["row"] = self.row
        if self.column != NONE:
            found["column"] = self.column
        return found
