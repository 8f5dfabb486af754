"""What becomes of every unfinished match under the present rules, told beforehand: nothing is written or migrated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from arpents.engine.errors import ArpentsError
from arpents.games import find
from arpents.table.comparison import Difference
from arpents.table.decisions import Decision
from arpents.table.match_row import OLD_RULES, MatchRow, SeatRow
from arpents.table.reading import check_row, damaged_at
from arpents.table.sight import Sight
from arpents.table.storage import match_row
from arpents.table.stored_match import StoredMatch
from arpents.table.tables import DECISIONS, MATCHES, SEATS


@dataclass(frozen=True)
class Verdict:
    """One match of other rules: it goes on, or differs, or cannot be read."""

    match: str
    game: str
    engine: str
    rules: str
    decisions: int
    difference: Difference | None = None
    fault: ArpentsError | None = None

    @property
    def goes_on(self) -> bool:
        return self.difference is None and self.fault is None


class Survey:
    """Reads tables as an earlier version may have left them: columns that it did not have are done without."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        inspector = sa.inspect(engine)
        known = inspector.get_table_names()
        self.columns: dict[str, list[sa.Column[Any]]] = {}
        for table in (MATCHES, SEATS, DECISIONS):
            names = {column["name"] for column in inspector.get_columns(table.name)} if table.name in known else set()
            self.columns[table.name] = [column for column in table.columns if column.name in names]

    @property
    def is_empty(self) -> bool:
        return not self.columns[MATCHES.name]

    def rows(self, table: sa.Table, *where: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*self.columns[table.name]).where(*where)).mappings()
            return [dict(row) for row in found]

    def unfinished(self) -> list[tuple[str, str, str, str]]:
        """Id, game, version and rules of each."""
        if self.is_empty:
            return []
        found = self.rows(MATCHES, ~MATCHES.c.over)
        found.sort(key=lambda row: (row["begun"], row["id"]))
        kept = [row for row in found if row.get("upgrade") != OLD_RULES]
        return [(row["id"], row["game"], row["engine"], row.get("rules", "")) for row in kept]

    def verdicts(self) -> Iterator[Verdict]:
        """Of all that are not of the present rules."""
        for id, game, engine, rules in self.unfinished():
            try:
                if find(game).rules == rules:
                    continue
                yield self.judged(id, game, engine, rules)
            except ArpentsError as fault:
                yield Verdict(id, game, engine, rules, 0, None, fault)

    def judged(self, id: str, game: str, engine: str, rules: str) -> Verdict:
        try:
            row = self.read(id)
            check_row(row)
            decisions = self.decisions(id)
            difference = StoredMatch.compared(row, decisions)
        except ArpentsError:
            raise
        except Exception as fault:
            raise damaged_at(0) from fault
        return Verdict(id, game, engine, rules, len(decisions), difference)

    def read(self, id: str) -> MatchRow:
        (found,) = self.rows(MATCHES, MATCHES.c.id == id)
        seats = {row["seat"]: SeatRow(row["kind"], row["bot"]) for row in self.rows(SEATS, SEATS.c.match == id)}
        return match_row(found, seats)

    def decisions(self, id: str) -> list[Decision]:
        rows = sorted(self.rows(DECISIONS, DECISIONS.c.match == id), key=lambda row: int(row["number"]))
        return [
            Decision(
                row["number"],
                row["kind"],
                row["seat"],
                row["words"],
                json.loads(row["seen"]),
                row.get("line", 0),
                Sight.read(row.get("sight", "")),
            )
            for row in rows
        ]
