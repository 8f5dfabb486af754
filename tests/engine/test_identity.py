"""The identity of rules changes with every rule, fact or line of the engine, and with nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import arpents
from arpents.engine.identity import KNOWN, rule_files, rules_identity


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "a_room_for_this_test"
    (folder / "data").mkdir(parents=True)
    (folder / "text").mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "chapter.py").write_text("LIMIT = 3\n")
    (folder / "evaluate.py").write_text("WEIGHT = 5\n")
    (folder / "foresee.py").write_text("CHANCE = 6\n")
    (folder / "data" / "map.json").write_text("[1]")
    (folder / "text" / "play.en.ftl").write_text("a = b\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    return folder


def identity() -> str:
    KNOWN.pop("a_room_for_this_test", None)
    return rules_identity("a_room_for_this_test")


@pytest.mark.parametrize("name", ["chapter.py", "data/map.json"])
def test_rules_and_facts_count(room: Path, name: str) -> None:
    before = identity()
    (room / name).write_text("LIMIT = 4\n")
    assert identity() != before


def test_a_new_chapter_counts(room: Path) -> None:
    before = identity()
    (room / "raids.py").write_text("")
    assert identity() != before


@pytest.mark.parametrize("name", ["evaluate.py", "foresee.py", "text/play.en.ftl"])
def test_advice_and_texts_do_not(room: Path, name: str) -> None:
    before = identity()
    (room / name).write_text("other = 1\n")
    assert identity() == before


def test_a_game_outside_a_package_is_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a_game_for_this_test.py"
    file.write_text("LIMIT = 3\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = set()
    for text in ("LIMIT = 3\n", "LIMIT = 4\n", "LIMIT = 3\r\n"):
        file.write_bytes(text.encode())
        KNOWN.pop(file.stem, None)
        found.add(rules_identity(file.stem))
    sys.modules.pop(file.stem)
    assert len(found) == 2


def test_ends_of_lines_do_not(room: Path) -> None:
    before = identity()
    (room / "chapter.py").write_bytes(b"LIMIT = 3\r\n")
    assert identity() == before


def test_every_game_has_its_own() -> None:
    found = {arpents.game(slug).rules for slug in arpents.games()}
    assert len(found) == len(arpents.games())
    assert all(len(one) == 24 for one in found)


def test_chapters_in_folders_are_found(room: Path) -> None:
    (room / "fighting").mkdir()
    (room / "fighting" / "battle.py").write_text("")
    assert "/fighting/battle.py" in [name for name, _ in rule_files(room, "")]
