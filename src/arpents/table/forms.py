"""The forms that the tables of a database have had, and which of them one has: told without reading Alembic."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NAMED: Final = re.compile(r"^(down_)?revision\b[^=\n]*=(.*)", re.MULTILINE)
WORD: Final = re.compile(r"[\"'](\w+)[\"']")
KNOWN_BY: Final = sa.table("alembic_version", sa.column("version_num"))


class UnknownForm(Exception):
    """Tables are in a form that no migration here knows."""


@functools.cache
def newest_forms() -> frozenset[str]:
    """Those that no migration leads away from."""
    made: set[str] = set()
    left: set[str] = set()
    for file in (MIGRATIONS / "versions").glob("*.py"):
        for before, names in NAMED.findall(file.read_text(encoding="utf-8")):
            (left if before else made).update(WORD.findall(names))
    return frozenset(made - left)


def is_newest(connection: Connection) -> bool:
    """Whether the tables are in the form that this version has."""
    if not sa.inspect(connection).has_table(KNOWN_BY.name):
        return False
    return set(connection.execute(sa.select(KNOWN_BY.c.version_num)).scalars()) == newest_forms()
