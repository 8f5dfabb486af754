"""Notices that wait stay, with all that is to be sent, when invitations come to be told."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from arpents.hall.notice_storage import NOTICES, OUTBOX
from arpents.table.database import migrate, open_engine
from arpents.table.forms import MIGRATIONS

PERSON = {"name_key": "wolfe", "language": "en", "time_zone": "UTC", "is_bot": False, "created": 1}
NOTICE = {"kind": "turn", "seat": "british", "made": 1, "told": '{"game": "quebec-1759"}', "seen": False}
SENDING = {"away_only": True, "due": 5, "state": "waiting", "batch": "b", "claimed_until": 0, "tries": 1, "sent": None}


def fill(connection: sa.Connection, name: str, /, **values: Any) -> None:
    """A row of a table as it is in the database; whatever has to be there and is not given is empty."""
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    for column in table.c:
        given = column.name in values or column.nullable or column.primary_key or column.server_default is not None
        if not given:
            values[column.name] = column.type.python_type()
    connection.execute(table.insert().values(values))


def test_waiting_notices_outlive_the_change_of_their_table(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "upgrades")
    with engine.begin() as connection:
        fill(connection, "people", id="wolfe", name="Wolfe", **PERSON)
        fill(connection, "matches", id="match", begun=date(1759, 9, 13))
        fill(connection, "channels", id="way", person="wolfe", kind="json", address="https://example.org", created=1)
        for number in range(1, 4):
            fill(connection, "notices", id=number, person="wolfe", match="match", number=number, **NOTICE)
            fill(connection, "outbox", id=number, notice=number, channel="way", **SENDING)
    migrate(engine)
    with engine.begin() as connection:
        kept = connection.execute(sa.select(NOTICES).order_by(NOTICES.c.id)).mappings().all()
        assert [(row["number"], row["match"], row["offer"], row["tournament"]) for row in kept] == [
            (number, "match", None, None) for number in range(1, 4)
        ]
        assert all(row[name] == value for row in kept for name, value in NOTICE.items())
        waiting = connection.execute(sa.select(OUTBOX).order_by(OUTBOX.c.id)).mappings().all()
        assert [row["notice"] for row in waiting] == [1, 2, 3]
        assert all(row[name] == value for row in waiting for name, value in SENDING.items())
        with pytest.raises(sa.exc.IntegrityError), connection.begin_nested():
            fill(connection, "outbox", id=9, notice=99, channel="way", **SENDING)  # still refers to a notice
        connection.execute(NOTICES.delete().where(NOTICES.c.id == 1))
        assert connection.execute(sa.select(sa.func.count()).select_from(OUTBOX)).scalar() == 2
        connection.execute(sa.text("DELETE FROM matches"))
        for table in (NOTICES, OUTBOX):
            assert connection.execute(sa.select(sa.func.count()).select_from(table)).scalar() == 0
    engine.dispose()
