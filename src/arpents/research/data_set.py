"""Matches as a data set in Parquet: one row a match or one row a decision, written whole or not at all.

Rows stand in the order of the matches, whoever played them and in whatever order they came.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.games import find
from arpents.research.decisions import Decisions, decisions_of
from arpents.research.environments import environment_id
from arpents.version import VERSION

ROWS: Final = ("match", "decision")
GROUP: Final = {"match": 50_000, "decision": 5_000}  # rows that are written at a time
PART: Final = {"match": 2_000_000, "decision": 200_000}  # rows of one file of a folder
COLUMNS: Final = {
    "match": ("match", "seed", "bots", "winner", "reason", "rule", "decisions", "scores"),
    "decision": (
        "match", "seed", "decision", "seat", "bot", "action", "words", "choices", "observation", "result",
    ),
}  # fmt: skip


class ParquetMissing(ArpentsError):
    pass


class TargetTaken(ArpentsError):
    """A name under which something is already."""


def load_pyarrow() -> tuple[Any, Any]:
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise ParquetMissing("parquet-missing") from None


class MatchRow:
    """One match, and its decisions where they are wanted."""

    def __init__(
        self, seed: int, bots: Mapping[str, str], outcome: Mapping[str, Any] | None, decisions: int | None
    ) -> None:
        self.seed = seed
        self.bots = bots  # by seat
        self.outcome = outcome  # None: given up
        self.decisions = decisions
        self.seen: Decisions | None = None

    def result(self, seat: str) -> float | None:
        """What the seat got in the end: 1 for a win, 0.5 for a draw, 0."""
        if self.outcome is None:
            return None
        winner = self.outcome["winner"]
        return 0.5 if winner is None else float(winner == seat)


def kept_row(slug: str, scenario: str, options: Mapping[str, str], played: Mapping[str, Any]) -> MatchRow:
    """The row of a match of a duel or of self-play, as those are kept."""
    row = MatchRow(played.get("seed", 0), played.get("seats", {}), played.get("outcome"), played.get("decisions"))
    if "trace" in played:
        row.seen = decisions_of(slug, scenario, options, played["seed"], played["trace"])
    return row


class DataSet:
    """Rows as they come, put in order and written to one file, or to files of a folder."""

    def __init__(self, slug: str, scenario: str, rows: str, target: Path) -> None:
        self.arrow, self.parquet = load_pyarrow()
        self.game = find(slug)
        self.scenario = scenario
        self.rows = rows
        self.target = target
        self.folder = target.suffix != ".parquet"  # a name without the ending is a folder of files
        self.schema = self.columns()
        self.count = 0  # of rows
        self.matches = 0
        self.early: dict[int, MatchRow] = {}  # matches that came before their turn
        self.columns_now: dict[str, list[Any]] = {name: [] for name in self.schema.names}
        self.draft = Path()
        self.writer: Any = None
        self.in_part = 0  # rows of the file that is being written
        self.parts = 0

    @property
    def card(self) -> Path:
        """Where the card of the data set lies: beside it, since whoever reads a folder reads all that is in it."""
        return self.target.with_name(f"{self.target.name.removesuffix('.parquet')}.md")

    def columns(self) -> Any:
        arrow = self.arrow
        seats = self.game.seats
        named = arrow.dictionary(arrow.int16(), arrow.string())
        by_seat = {
            "bots": arrow.struct([(seat, arrow.string()) for seat in seats]),
            "scores": arrow.struct([(seat, arrow.int64()) for seat in seats]),
        }
        types = {
            "match": arrow.int64(), "seed": arrow.int64(), "winner": named, "reason": named, "rule": named,
            "decisions": arrow.int32(), "decision": arrow.int32(), "seat": named, "bot": named,
            "action": arrow.int32(), "words": arrow.string(), "choices": arrow.list_(arrow.int32()),
            "observation": arrow.binary(self.game.observation.size), "result": arrow.float32(), **by_seat,
        }  # fmt: skip
        told = {
            "arpents": VERSION,
            "game": self.game.slug,
            "scenario": self.scenario,
            "environment": environment_id(self.game.slug),
            "rules": self.game.rules,
            "rows": self.rows,
        }
        return arrow.schema([(name, types[name]) for name in COLUMNS[self.rows]], metadata=told)

    # -- rows

    def add(self, number: int, row: MatchRow) -> None:
        """The match with this number, from 0 on; numbers may come in any order."""
        self.early[number] = row
        while self.matches in self.early:
            ready = self.early.pop(self.matches)
            if self.rows == "match":
                self.add_match(ready)
            else:
                self.add_decisions(ready)
            self.matches += 1
            if len(self.columns_now["match"]) >= GROUP[self.rows]:
                self.flush()

    def add_match(self, row: MatchRow) -> None:
        outcome = row.outcome or {}
        values = {
            "match": self.matches,
            "seed": row.seed,
            "bots": dict(row.bots),
            "winner": outcome.get("winner"),
            "reason": outcome.get("reason"),
            "rule": outcome.get("rule"),
            "decisions": row.decisions,
            "scores": outcome.get("scores"),
        }
        for name, value in values.items():
            self.columns_now[name].append(value)

    def add_decisions(self, row: MatchRow) -> None:
        seen = row.seen
        assert seen is not None
        now = self.columns_now
        now["match"] += [self.matches] * len(seen)
        now["seed"] += [row.seed] * len(seen)
        now["decision"] += range(len(seen))
        now["seat"] += seen.seats
        now["bot"] += [row.bots[seat] for seat in seen.seats]
        now["action"] += seen.actions
        now["words"] += seen.words
        now["choices"] += seen.choices
        now["observation"] += seen.observations
        now["result"] += [row.result(seat) for seat in seen.seats]

    # -- files

    def flush(self) -> None:
        size = len(self.columns_now["match"])
        if size == 0 and self.parts:
            return
        if self.writer is None:
            file = self.written / f"part-{self.parts:05}.parquet" if self.folder else self.written
            self.writer = self.parquet.ParquetWriter(file, self.schema, compression="zstd")
            self.parts += 1
        self.writer.write_table(self.arrow.table(self.columns_now, schema=self.schema))
        self.columns_now = {name: [] for name in self.schema.names}
        self.count += size
        self.in_part += size
        if self.folder and self.in_part >= PART[self.rows]:
            self.end_part()

    def end_part(self) -> None:
        if self.writer is not None:
            writer, self.writer = self.writer, None
            writer.close()
        self.in_part = 0

    @contextlib.contextmanager
    def open(self, card: Callable[[DataSet], str]) -> Iterator[DataSet]:
        """Rows go to a draft beside the target; data and card appear under their names when all of it is written."""
        for taken in (self.target, self.card):
            if taken.exists() or taken.is_symlink():
                raise TargetTaken("file-exists", file=str(taken))
        self.draft = Path(tempfile.mkdtemp(prefix=f".{self.target.name}.", dir=self.target.parent))
        try:
            if self.folder:
                self.written.mkdir()
            yield self
            assert not self.early, "matches are missing"
            self.flush()
            self.end_part()
            self.draft.joinpath("card").write_text(card(self), encoding="utf-8")
            self.publish()
        finally:
            with contextlib.suppress(Exception):
                self.end_part()
            shutil.rmtree(self.draft, ignore_errors=True)

    @property
    def written(self) -> Path:
        """The data as far as they are written."""
        return self.draft / "data"

    def publish(self) -> None:
        """Only names change here: what is moved is on the disk already. Nothing is overwritten."""
        if self.card.exists():
            raise TargetTaken("file-exists", file=str(self.card))
        os.rename(self.draft / "card", self.card)
        try:
            if self.target.exists():
                raise TargetTaken("file-exists", file=str(self.target))
            os.rename(self.written, self.target)
        except BaseException:
            self.card.unlink()
            raise
