"""Rows are there once they were promised, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import date

import pytest
import sqlalchemy as sa

from arpents.table.database import migrate
from arpents.table.decisions import PLAY, UNDO, Decision
from arpents.table.match_row import MatchRow, SeatRow, Snapshot
from arpents.table.storage import Storage, on_disk
from arpents.table.tables import METADATA


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage(database)
    yield opened
    opened.close()


def row(id: str) -> MatchRow:
    seats = {"french": SeatRow("person", None, "f" * 64), "british": SeatRow("open", None, None, "b" * 64)}
    return MatchRow(
        id, "quebec-1759", "campaign", {"tides": "on"}, "0.1.0", "secret", date(1759, 9, 13), {"": [0, 1, 0]}, seats
    )


def decision(number: int, kind: str = PLAY) -> Decision:
    return Decision(number, kind, "french", f"put zone-{number}", {"french": [number, number, number - 1]})


def test_a_match_comes_back_as_it_was_begun(storage: Storage) -> None:
    storage.insert(row("one")).result()
    assert storage.find("one") == row("one")
    assert storage.find("two") is None


def test_decisions_come_back_in_order(storage: Storage) -> None:
    storage.insert(row("one")).result()
    storage.insert(row("two")).result()
    storage.append(row("one"), [decision(1), decision(2)], False, True).result()
    storage.append(row("two"), [decision(1)], False, False).result()
    storage.append(row("one"), [decision(3, UNDO)], False, False).result()
    assert storage.decisions("one") == [decision(1), decision(2), decision(3, UNDO)]
    assert storage.decisions("two") == [decision(1)]


def test_a_number_is_given_once(storage: Storage) -> None:
    storage.insert(row("one")).result()
    storage.append(row("one"), [decision(1)], False, False).result()
    with pytest.raises(sa.exc.IntegrityError):
        storage.append(row("one"), [decision(1)], True, False).result()
    assert storage.decisions("one") == [decision(1)]
    found = storage.find("one")
    assert found is not None
    assert not found.over


def test_one_bad_write_does_not_harm_those_committed_with_it(storage: Storage) -> None:
    for id in ("one", "two"):
        storage.insert(row(id)).result()
    writes = [
        storage.append(row(id), [decision(number)], False, False)
        for number in range(1, 20)
        for id in ("one", "one", "two")  # every number of the first match comes twice
    ]
    failed = [write for write in writes if write.exception() is not None]
    assert len(failed) == 19
    assert len(storage.decisions("one")) == len(storage.decisions("two")) == 19


def test_what_is_handed_in_is_written_whoever_stops_waiting(storage: Storage) -> None:
    async def wait() -> None:
        await on_disk(storage.insert(row("one")))
        with pytest.raises(sa.exc.IntegrityError):
            await on_disk(storage.insert(row("one")))
        task = asyncio.ensure_future(on_disk(storage.append(row("one"), [decision(1)], False, False)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(wait())
    last = storage.append(row("one"), [decision(2)], False, False)  # done when nobody's loop runs any more
    last.result()
    assert storage.decisions("one") == [decision(1), decision(2)]


def test_an_invitation_is_good_once(storage: Storage) -> None:
    storage.insert(row("one")).result()
    assert storage.take_seat("one", "british", "x" * 64, "s" * 64).result() is False
    assert storage.take_seat("one", "british", "b" * 64, "s" * 64).result() is True
    assert storage.take_seat("one", "british", "b" * 64, "t" * 64).result() is False
    found = storage.find("one")
    assert found is not None
    assert found.seats["british"].secret == "s" * 64


def test_only_the_last_snapshot_is_kept(storage: Storage) -> None:
    storage.insert(row("one")).result()
    assert storage.snapshot("one") is None
    for number in (1, 2):
        storage.keep_snapshot("one", Snapshot(number, "0.1.0", {"number": number})).result()
    assert storage.snapshot("one") == Snapshot(2, "0.1.0", {"number": 2})


def test_matches_that_wait_for_the_computer_are_found(storage: Storage) -> None:
    for id in ("one", "two", "three"):
        storage.insert(row(id)).result()
    storage.append(row("one"), [decision(1)], False, True).result()
    two = row("two")
    storage.append(two, [decision(1)], False, True).result()
    storage.append(two, [decision(2)], True, False).result()
    assert storage.computers_due() == ["one"]


def test_everything_is_there_after_closing(database: str) -> None:
    storage = Storage(database)
    storage.insert(row("one"))
    for number in range(1, 200):
        storage.append(row("one"), [decision(number)], False, False)
    storage.close()
    again = Storage(database)
    assert len(again.decisions("one")) == 199
    again.close()


def test_the_migrations_make_the_tables_that_the_code_expects(storage: Storage) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def is_ours(name: str | None, kind: str, parents: object) -> bool:
        return kind != "table" or not str(name).startswith("procrastinate_")

    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_name": is_ours})
        assert compare_metadata(context, METADATA) == []
    migrate(storage.engine)  # a second time there is nothing to do


def test_sqlite_writes_ahead_and_through(tmp_path: object) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/some/folder/table.sqlite")
    with storage.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # full
    storage.close()
