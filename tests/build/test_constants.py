"""tools/constants.py: numbers that a module works out as it is loaded are constants for mypyc, and nothing else is."""

from pathlib import Path

import pytest

import constants

ENGINE = """\
from typing import Final

class Verbs:
    def __init__(self) -> None:
        self.all: list[str] = []

    def add(self, word: str) -> int:
        self.all.append(word)
        return len(self.all)
"""
ROOM = """\
from typing import Final

from arpents.engine.verbs import Verbs

VERBS: Final = Verbs()
WEIGHTS: Final = {"point": 3}
GO: Final = VERBS.add("go")  # 4.1 the first
STAY: Final[int] = VERBS.add(
    "é"
)  # and the second
NOWHERE: Final = -1
BOTH: Final = GO + STAY
NAMES: Final = list(VERBS.all)
SURE: Final = BOTH == 3
POINT: Final = WEIGHTS.get("point", 0)
later: int = len(NAMES)
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    engine, small = tmp_path / "src" / "arpents" / "engine", tmp_path / "src" / "arpents" / "small"
    for package in (engine.parent, engine, small):
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    (engine / "verbs.py").write_text(ENGINE, encoding="utf-8")
    (small / "kinds.py").write_text(ROOM, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.mypy]\n")
    return tmp_path


def read_by_mypyc(root: Path) -> list[str]:
    constants.copy_with_constants(root, ["src/arpents/small/kinds.py"], root / "copy")
    return (root / "copy" / "src" / "arpents" / "small" / "kinds.py").read_text(encoding="utf-8").splitlines()


def test_numbers_that_are_worked_out_are_written_out_on_their_own_lines(root: Path) -> None:
    before, after = ROOM.splitlines(), read_by_mypyc(root)
    assert len(after) == len(before)
    assert after[6] == 'assert (VERBS.add("go")) == 1; GO: Final = 1  # 4.1 the first'
    assert after[7:10] == ["assert (VERBS.add(", '    "é"', ")) == 2; STAY: Final = 2  # and the second"]
    assert after[11] == "assert (GO + STAY) == 3; BOTH: Final = 3"
    same = [*range(6), 10, 12, 13, 14, 15]  # no numbers, or written out already, or weights, or not final
    assert [after[line] for line in same] == [before[line] for line in same]


def test_a_module_that_goes_is_gone_from_the_copy_and_what_did_not_change_is_not_written_again(root: Path) -> None:
    read_by_mypyc(root)
    copied = root / "copy" / "src" / "arpents"
    written = (copied / "small" / "kinds.py").stat().st_mtime_ns
    old = root / "src" / "arpents" / "small" / "old.py"
    old.write_text("LEFT = 1\n")
    read_by_mypyc(root)
    assert (copied / "small" / "old.py").exists()
    old.unlink()
    read_by_mypyc(root)
    assert not (copied / "small" / "old.py").exists()
    assert (copied / "small" / "kinds.py").stat().st_mtime_ns == written


def test_a_module_that_cannot_be_loaded_is_left_to_mypy(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = ROOM + "WRONG: Final = 1 // 0\n"
    (root / "src" / "arpents" / "small" / "kinds.py").write_text(broken, encoding="utf-8")
    assert read_by_mypyc(root) == broken.splitlines()
    assert "ZeroDivisionError" in capsys.readouterr().err
