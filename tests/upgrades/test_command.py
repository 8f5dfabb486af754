"""`arpents upgrade`: a host is told beforehand, and the database stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from arpents.cli.main import main
from arpents.games import find
from arpents.table.database import open_engine
from arpents.table.tables import MATCHES
from tests.upgrades.other_rules import GAME, OtherVersion
from tests.upgrades.test_upgrades import PRESETS

EARLIER = "hosting"  # the migration before sights were kept


def make_older(database: str) -> None:
    """As an earlier version has left it."""
    engine = open_engine(database)
    with engine.begin() as connection:
        for words in (
            "ALTER TABLE decisions DROP COLUMN sight",
            "ALTER TABLE matches DROP COLUMN sight",
            "ALTER TABLE matches DROP COLUMN upgrade",
            "DROP TABLE cuts",
            f"UPDATE alembic_version SET version_num = '{EARLIER}'",
        ):
            connection.execute(sa.text(words))
        for column in (
            ("offer", "tournament") if engine.dialect.name == "postgresql" else ()
        ):  # SQLite copies what it knows
            connection.execute(sa.text(f"ALTER TABLE notices DROP COLUMN {column}"))
    engine.dispose()


def form_of(database: str) -> tuple[str, dict[str, str]]:
    engine = open_engine(database)
    with engine.connect() as connection:
        form = str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())
        rules = {row.id: row.rules for row in connection.execute(sa.select(MATCHES.c.id, MATCHES.c.rules))}
    engine.dispose()
    return form, rules


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["upgrade", *words])
    return code, capsys.readouterr().out


def test_a_host_is_told_beforehand(
    same: OtherVersion,
    easy_hits: OtherVersion,
    two_presets: OtherVersion,
    database: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    alike = same.play(database, words=PRESETS[:1] + PRESETS[2:])
    assert asked(capsys, "--dry-run", "--database", database)[0] == 0
    hits = easy_hits.play(database, words=[], until="event-double-shot")
    preset = two_presets.play(database, words=PRESETS)
    before = form_of(database)
    code, text = asked(capsys, "--dry-run", "--json", "--database", database)
    told: dict[str, Any] = json.loads(text)
    assert (code, told["unfinished"], told["go_on"]) == (1, 3, [alike["id"]])
    found = {one["match"]: one for one in told["differ"]}
    assert (found[hits["id"]]["what"], found[hits["id"]]["rule"]) == ("told", "17.1")
    assert found[hits["id"]]["stays"] == found[hits["id"]]["decision"] - 1 < hits["decisions"]
    assert (found[preset["id"]]["what"], found[preset["id"]]["rule"]) == ("asked", "3.4")
    assert (found[preset["id"]]["stays"], found[preset["id"]]["decisions"]) == (1, 3)
    for language, before_that, now in (("fr", "Avant", "Maintenant"), ("en", "Before", "Now")):
        code, text = asked(capsys, "--dry-run", "--lang", language, "--database", database)
        assert code == 1 and before_that in text and now in text and "[3.4]" in text
        assert all(match["id"] in text for match in (hits, preset)) and "‹" not in text
    assert form_of(database) == before  # it was only told
    code, text = asked(capsys, "--lang", "en", "--database", database)
    assert code == 1 and "carried over: 1" in text
    assert form_of(database)[1] == {**before[1], alike["id"]: find(GAME).rules}
    assert "already: 1" in asked(capsys, "--dry-run", "--lang", "en", "--database", database)[1]


def test_a_database_of_an_earlier_version_is_read_as_it_is(
    same: OtherVersion, two_presets: OtherVersion, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    alike = same.play(database, words=[], random=8)
    preset = two_presets.play(database, words=PRESETS)
    make_older(database)
    code, text = asked(capsys, "--dry-run", "--json", "--database", database)
    told = json.loads(text)
    assert (code, told["go_on"]) == (1, [alike["id"]])
    (other,) = told["differ"]
    assert (other["match"], other["what"], other["decision"], other["rule"]) == (preset["id"], "refused", 2, "3.4")
    assert form_of(database)[0] == EARLIER
    assert asked(capsys, "--database", database)[0] == 1
    form, rules = form_of(database)
    assert form != EARLIER and rules[alike["id"]] == find(GAME).rules and rules[preset["id"]] == preset["rules"]


def test_what_is_no_database_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nowhere.sqlite"
    assert main(["upgrade", "--dry-run", "--lang", "fr", "--database", str(missing)]) == 2
    assert "il n’y a pas de base" in capsys.readouterr().err and not missing.exists()
    letter = tmp_path / "letter.sqlite"
    letter.write_text("Dear sir, " * 100)
    assert main(["upgrade", "--dry-run", "--database", str(letter)]) == 2
    assert "Traceback" not in capsys.readouterr().err
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert main(["upgrade", "--dry-run", "--lang", "en", "--database", str(empty)]) == 0
    assert "no unfinished matches" in capsys.readouterr().out
