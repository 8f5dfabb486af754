"""A match from its rows, as far as they are whole: a damaged snapshot is done without, a damaged row is named."""

from __future__ import annotations

import json
import logging

import sqlalchemy as sa

from arpents.engine.errors import ArpentsError
from arpents.engine.positions import texts
from arpents.games import find
from arpents.table.decisions import PLAY, UNDO, Decision
from arpents.table.match_row import MatchRow, Snapshot
from arpents.table.storage import Storage
from arpents.table.stored_match import Frozen, StoredMatch
from arpents.table.tables import DECISIONS

LOG = logging.getLogger("arpents.table")


class Damaged(ArpentsError):
    """A match whose rows cannot be what was written."""


def read_match(storage: Storage, id: str) -> StoredMatch | None:
    """The match, or None when there is none; a fault of the database itself is its own."""
    row = read_row(storage, id)
    if row is None:
        return None
    decisions = read_decisions(storage, id)
    snapshot = read_snapshot(storage, id, len(decisions))
    if snapshot is not None:
        try:
            return StoredMatch.restore(row, decisions, snapshot)
        except Exception as fault:
            LOG.warning("the snapshot of match %s is of no use: %s", id, type(fault).__name__)
    try:
        return StoredMatch.restore(row, decisions, None)
    except Frozen:
        raise
    except Exception as fault:
        raise damaged_at(first_damage(row, decisions)) from fault


def damaged_at(number: int) -> Damaged:
    return Damaged("match-damaged", number=number) if number else Damaged("match-row-damaged")


def read_row(storage: Storage, id: str) -> MatchRow | None:
    try:
        row = storage.find(id)
        if row is not None:
            check_row(row)
    except (ArpentsError, ValueError, TypeError, KeyError) as fault:
        raise damaged_at(0) from fault
    return row


def check_row(row: MatchRow) -> None:
    """Whether such a match could begin."""
    game = find(row.game)
    game.scenario_number(row.scenario)
    game.option_values(texts(row.options))
    seen = [row.seen[name] for name in (*game.seats, "")]
    if any(len(numbers) != 3 for numbers in seen) or set(row.seats) != set(game.seats):
        raise ValueError(row.id)


def read_decisions(storage: Storage, id: str) -> list[Decision]:
    try:
        decisions = storage.decisions(id)
    except (ValueError, TypeError) as fault:
        raise damaged_at(unreadable(storage, id)) from fault
    for number, decision in enumerate(decisions, 1):
        if decision.number != number or decision.kind not in (PLAY, UNDO):
            raise damaged_at(number)
    return decisions


def unreadable(storage: Storage, id: str) -> int:
    """The number of the first decision that is not JSON."""
    wanted = sa.select(DECISIONS.c.number, DECISIONS.c.seen).where(DECISIONS.c.match == id)
    with storage.engine.connect() as connection:
        for number, seen in connection.execute(wanted.order_by(DECISIONS.c.number)):
            try:
                json.loads(seen)
            except (ValueError, TypeError):
                return int(number)
    return 0


def read_snapshot(storage: Storage, id: str, decisions: int) -> Snapshot | None:
    try:
        snapshot = storage.snapshot(id)
    except (ValueError, TypeError):
        LOG.warning("the snapshot of match %s is damaged", id)
        return None
    return None if snapshot is None or snapshot.number > decisions else snapshot


def first_damage(row: MatchRow, decisions: list[Decision]) -> int:
    """The number of the first decision that could not have been made, or 0 for the match itself."""
    try:
        match = StoredMatch.restore(row, [], None)
    except Exception:
        return 0
    for decision in decisions:
        try:
            match.resume([decision])
        except Exception:
            return decision.number
    return len(decisions)
