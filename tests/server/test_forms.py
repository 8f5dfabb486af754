"""Which form the tables of a database have, told without the library that changes them."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from arpents.table.database import migrate, open_engine
from arpents.table.forms import MIGRATIONS, UnknownForm, is_newest, newest_forms


def test_the_newest_form_is_the_one_that_the_library_finds() -> None:
    assert newest_forms() == set(ScriptDirectory(str(MIGRATIONS)).get_heads())


def test_a_database_is_brought_to_the_newest_form_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with engine.connect() as connection:
        assert not is_newest(connection)
    migrate(engine)
    with engine.connect() as connection:
        assert is_newest(connection)
    changed: list[object] = []
    monkeypatch.setattr("arpents.table.database.upgrade", changed.append)
    migrate(engine)
    assert changed == []


def test_an_unknown_form_is_refused(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = 'from_the_future'"))
    with pytest.raises(UnknownForm):
        migrate(engine)
